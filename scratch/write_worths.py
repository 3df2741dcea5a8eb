import json, sys
sys.path.insert(0, '/tmp/wt/bots/src')
import animalfolk.cards
from animalfolk.engine.faces import NAME, SETS, faces_of
t = json.load(open(sys.argv[1])); o = json.load(open(sys.argv[2]))
out = ['"""What each card is worth to the bots: numbers found by play, see docs/bots.md.', '', 'For each card: how much more it is wished for than its value tells, how much more it is missed in hand, and what it adds', 'to the outlook of whoever owns it.', '"""', '', 'from __future__ import annotations', '', 'from typing import Final', '', 'WORTHS: Final[dict[str, tuple[float, float, float]]] = {']
for folk in range(12):
    for f in faces_of(folk):
        n = NAME[f]; out.append(f'    "{n}": ({t["f:"+n]:.2f}, {t["h:"+n]:.2f}, {o["early"][f]:.3f}),')
out += ['}', f'JUNK_WORTH: Final = {o["early"][0]:.3f}  # what a card of junk adds to the outlook', '', '# The outlook beside the cards: see the features of outlook.py for what each is.', 'OUTLOOK: Final[list[float]] = [']
for i in range(0, len(o['plain']), 8): out.append('    ' + ', '.join(f'{x:.3f}' for x in o['plain'][i:i+8]) + ',')
out += [']', '']
open('/tmp/wt/bots/src/animalfolk/bots/worths.py', 'w').write('\n'.join(out))
print('FIRST', [round(t[f'p{i}'], 3) for i in range(17)], {k: round(v, 2) for k, v in t.items() if k[0] == 't'})
