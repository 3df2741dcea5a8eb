import json
from animalfolk.sim.arena import *
from animalfolk.sim.arena import _new
for l in open('/tmp/res/low.jsonl'):
    b,p=json.loads(l)
    if p[2]:
        bout=Bout(*b)
        for lu in bout.line_ups():
            g=_new(bout,p[0]); bots=[make_bot(k,f"{bout.seed}/{p[0]}/{s}") for s,k in enumerate(lu)]
            for c in range(1500):
                if g.is_over: break
                g.answer(ask(bots[g.decision.seat],g,g.decision.seat))
            if not g.is_over: print(bout,p[0],lu,g.turn,[ (a.seat,a.text) for a in g.answers[-12:]], g.peek().stacks)
