"""What an integer of the engine stands for.

In an effect the alias of a parameter, or of a variable that lives across a wait, also says how a position writes it and
which values fit (frame_text.py, moment.py); a plain int is a count.
"""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = int  # a card as it lies in a zone: a face, and the bits above it that say what is particular there
Face: TypeAlias = int  # what is printed on a card
Seat: TypeAlias = int  # a player, the Company, or whoever watches
Slot: TypeAlias = int  # of the market, by its added cost; or the bin
Mask: TypeAlias = int  # seats, one bit each
Option: TypeAlias = int  # of a decision, as its prompt shapes it

Prompt: TypeAlias = int  # what is asked
Discarded: TypeAlias = int  # a card of a discard pile: a face, and how deep it lies
Stage: TypeAlias = int  # where a turn or an action is taken up: START, ACTION, CLEAN_UP, REFUSED
Flag: TypeAlias = int  # 0 or 1
Limit: TypeAlias = int  # a count, or UNLIMITED
