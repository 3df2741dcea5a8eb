import time,random
from animalfolk import Game
from animalfolk.engine.run import go_on
from animalfolk.engine.turn import Turn
from animalfolk.bots.quick import quick as Quick
from animalfolk.cards import DECKS
names=[d.name for d in DECKS]
q=Quick(); n=0; t=time.perf_counter(); done=0
for i in range(60):
    rnd=random.Random(i); g=Game.new(rnd.sample(names,3),seed=f"{i:032x}").peek()
    turn=Turn(g); c=0
    while g.winner<0 and c<2000:
        go_on(turn,q.choose(g)); c+=1
    n+=c; done+=g.winner>=0
dt=time.perf_counter()-t
print(n/dt,'dec/s',n/60,'dec/game',done)
