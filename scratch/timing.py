import time, sys
from animalfolk.bots.levels import LevelBot, LEVELS
from animalfolk.bots.base import ask
from animalfolk.sim.arena import Bout, _new
lv=LEVELS['master']._replace(thoughts=int(sys.argv[1]),depth=int(sys.argv[2]))
ts=[]
for n in range(int(sys.argv[3])):
    g=_new(Bout('a','b',9,int(sys.argv[4])),n); bots=[LevelBot(lv,'x')]+[LevelBot('trader','y')]*(int(sys.argv[4])-1)
    while not g.is_over:
        s=g.decision.seat; t=time.process_time(); a=ask(bots[s],g,s); t=time.process_time()-t
        if s==0: ts.append(t)
        g.answer(a)
ts.sort(); print(sys.argv,len(ts),'mean',sum(ts)/len(ts),'p50',ts[len(ts)//2],'p95',ts[int(len(ts)*.95)],'max',ts[-1])
