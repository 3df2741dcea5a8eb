from fastarena import *
from animalfolk.bots.quick import quick
q=quick(); rnd=random.Random(1)
for i in (1635,2937,3507,4593,4839):
    g=new(i,12345,players=4,mode=1,decks=4); turn=Turn(g); c=0; n=[0]*4
    while c<8000 and g.winner<0:
        n[g.who]+=1
        go_on(turn, rnd.choice(g.options) if n[g.who]>400 and rnd.random()<.2 else q.choose(g)); c+=1
    print(i,c,g.turn,g.winner,g.stacks)
