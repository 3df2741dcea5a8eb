import sys
from fastarena import *
from animalfolk.bots.quick import quick
q=quick(); bad={}; n={}
kinds=[(2,{}),(3,{}),(4,{}),(4,dict(mode=1,decks=4)),(1,dict(mode=2,decks=3)),(2,dict(mode=3,decks=4))]
for i in range(int(sys.argv[1])):
    k=i%6; p,opt=kinds[k]
    g=new(i,12345,players=p,**opt); turn=Turn(g); c=0
    while g.winner<0 and c<4000: go_on(turn,q.choose(g)); c+=1
    n[k]=n.get(k,0)+1
    if g.winner<0: bad.setdefault(k,[]).append(i)
    if i%2000==1999: print(n,bad,flush=True)
print(n,bad)
