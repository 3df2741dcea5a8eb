import json, sys
from animalfolk.sim.arena import *
from animalfolk.sim.arena import _new
for l in open(sys.argv[1]):
    b,p=json.loads(l)
    if p[2]:
        bout=Bout(*b); print(bout,p)
        for lu in bout.line_ups():
            g=_new(bout,p[0]); bots=[make_bot(k,f"{bout.seed}/{p[0]}/{s}") for s,k in enumerate(lu)]
            for c in range(600):
                if g.is_over: break
                g.answer(ask(bots[g.decision.seat],g,g.decision.seat))
            if not g.is_over:
                print(lu,g.turn); print(*[ (a.turn,a.seat,a.text) for a in g.answers[-60:]]); st=g.peek(); print(st.stacks); print(g.position())
