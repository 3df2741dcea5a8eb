"""A small figure for each deck, drawn by us in letters that every terminal has."""

from __future__ import annotations

_DRAWN = r"""
macaws
   .--.
  / o  \_
  |    \_>
  \   (
   `-.\\

pandas
(\)___(/)
 / @ @ \
|   v   |
 \ '-' /
  `---'

raccoons
 /\___/\
/##   ##\
|#o# #o#|
 \  Y  /
  `-.-'

squirrels
 /\  .--.
( o\/   \\
 \  \ )) |
 ( | |_/ /
  `-'`--'

ocelots
 /\_._/\
(: o o :)
( = Y = )
 \ ~^~ /
  `---'

chameleons
   .---._
  / (o)  \_
 |    ____>
 |/|  |
  @   "

platypuses
  .---.
 / o o \
(  ___  )
 \/   \/
  `==='

sloths
==========
  |.--.|
 / -  - \
(  (__)  )
 `-.__.-'

crocodiles
    _o_o__
 __/      \
<_vvvvvvv  |
<_^^^^^^^  |
          /

foxes
|\     /|
| \___/ |
 \ o o /
  \ v /
   `-'

polecats
 (\___/)
 / o o \
|##(_)##|
 \ '-' /
  `---'

owls
 /\___/\
((O) (O))
(   V   )
 \ ::: /
  "' '"

junk
   .-.
 __|_|__
 \# % &/
  \@ #/
   `-'
"""


def _read(drawn: str) -> dict[str, list[str]]:
    blocks = [block.splitlines() for block in drawn.strip("\n").split("\n\n")]
    return {name: lines for name, *lines in blocks}


FIGURES = _read(_DRAWN)
