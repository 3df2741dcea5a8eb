from fastarena import *
from animalfolk.bots.quick import quick
from animalfolk.engine.options import option_text
from animalfolk.engine import prompts
from animalfolk.engine.faces import NAME
q=quick()
for i in (1635,2937):
    g=new(i,12345,players=4,mode=1,decks=4); turn=Turn(g); c=0; log=[]
    while c<2500 and g.winner<0:
        o=q.choose(g); log.append((g.turn,g.who,prompts.KEYS[g.prompt],option_text(g,o))); go_on(turn,o); c+=1
    print(i,g.turn,g.stacks,[[NAME[x&127] for x in h] for h in g.hands],[NAME[x] if x>=0 else '-' for x in g.market],len(g.market_deck)); print(log[-16:])
