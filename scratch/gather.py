import sys,random,json
from animalfolk import Game
from animalfolk.engine.run import go_on
from animalfolk.engine.turn import Turn
from animalfolk.bots.quick import quick as Quick
from animalfolk.bots.outlook import features
from animalfolk.cards import DECKS
names=[d.name for d in DECKS]
q=Quick(); rows=[]
start,n=int(sys.argv[1]),int(sys.argv[2])
for i in range(start,start+n):
    rnd=random.Random(i); g=Game.new(rnd.sample(names,3),seed=f"{i:032x}",first=i%2).peek()
    turn=Turn(g); c=0; pos=[]; last=-1
    while g.winner<0 and c<1500:
        if g.turn!=last:
            last=g.turn
            s=g.seat
            pos.append((s,[a-b for a,b in zip(features(g,s),features(g,1-s))]))
        if rnd.random()<0.05: o=rnd.choice(g.options)
        else: o=q.choose(g)
        go_on(turn,o); c+=1
    if g.winner>=0:
        for s,f in pos: rows.append([1 if g.winner==s else 0]+f)
json.dump(rows,open(sys.argv[3],'w'))
print(len(rows))
