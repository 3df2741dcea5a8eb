from animalfolk.engine.faces import own_face as of, FACE
own_face=lambda x: x&FACE
import numpy as np, random
from fastarena import *
from animalfolk.bots.quick import quick
from animalfolk.bots.learned import outlook
q=quick(); o=outlook(); R=[]; rnd=random.Random(3)
for mode,players,decks in ((2,1,3),(3,2,4)):
  for diff in (0,1,2):
    w=0;N=120
    for i in range(N):
        g=new(i,91,players=players,mode=mode,decks=decks,difficulty=diff); turn=Turn(g); c=0; last=-1; pos=[]
        eps=rnd.choice((0,.05))
        while g.winner<0 and c<2000:
            if g.turn!=last:
                last=g.turn
                st=np.mean([o.strength(g,s,(s-g.seat)%g.rules.seats) for s in range(players)])
                rest=len(g.market_deck)+len(g.bin)+sum(x>=0 for x in g.market)
                rest+=sum(1 for s in range(players) for z in (g.hands[s],g.decks[s],g.discards[s],g.schedules[s]) for x in z if own_face(x)!=0)
                left=g.rules.stacks-g.stacks[0]
                pos.append([st,rest/10,rest/10/g.power,rest/(left+1)/10,g.power-1,1,left])
            go_on(turn, rnd.choice(g.options) if rnd.random()<eps else q.choose(g)); c+=1
        y=float(g.winner>=0 and g.winner!=g.rules.company); w+=y
        R+=[p+[y,i] for p in pos]
    print(mode,diff,w/N,c,g.turn,flush=True)
R=np.array(R); X=R[:,:7]; Y=R[:,7]; te=R[:,8]%5==0
for cols in ([0,5],[0,1,5],[0,1,2,3,4,5],[1,2,3,4,5,6],[0,2,3,5],[0,3,4,5],[0,1,2,3,4,5,6]):
    A=X[~te][:,cols]; w=np.zeros(len(cols))
    for _ in range(15):
        p=1/(1+np.exp(-A@w)); H=(A*(p*(1-p))[:,None]).T@A+np.eye(len(cols)); w-=np.linalg.solve(H,A.T@(p-Y[~te])+w)
    p=1/(1+np.exp(-X[te][:,cols]@w)); r=np.argsort(np.argsort(p)); n1=Y[te].sum(); n0=te.sum()-n1
    print(cols,w.round(3),'auc',round((r[Y[te]==1].sum()-n1*(n1-1)/2)/(n1*n0),4),'ll',round(float(-np.mean(Y[te]*np.log(p+1e-9)+(1-Y[te])*np.log(1-p+1e-9))),4))
print(X[:,0].mean(),X[:,0].std())
