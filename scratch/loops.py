from fastarena import *
from animalfolk.bots.quick import quick
from animalfolk.engine.options import option_text
from animalfolk.engine import prompts
import sys
q=quick(); bad=0
for i in range(int(sys.argv[1])):
    g,c=game([q,q],i,5)
    if g.winner<0:
        bad+=1
        g=new(i,5); turn=Turn(g); c=0; log=[]
        while c<3000:
            o=q.choose(g); log.append((g.turn,g.who,prompts.KEYS[g.prompt],option_text(g,o))); go_on(turn,o); c+=1
        print(i,g.turn,g.stacks,[len(h)+len(d)+len(x) for h,d,x in zip(g.hands,g.decks,g.discards)], len(g.market_deck), g.market); print(log[-14:])
print(bad)
