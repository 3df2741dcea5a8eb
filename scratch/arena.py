import sys,time,random
from animalfolk import Game
from animalfolk.cards import DECKS
from animalfolk.bots import SimpleBot, RandomBot
from animalfolk.engine.run import go_on, answer
from animalfolk.engine.turn import Turn
from animalfolk.bots.quick import quick as Quick
from animalfolk.engine.options import parse_option
names=[d.name for d in DECKS]
class S:
    def __init__(s,kind): s.b=(SimpleBot if kind=='simple' else RandomBot)('x')
    def pick(s,game):
        return s.b.choose(game.view(game._state.who))
class Q:
    def __init__(s): s.q=Quick()
    def pick(s,game):
        from animalfolk.engine.options import option_text
        return option_text(game._state, s.q.choose(game._state))
def match(a,b,n,seed=0):
    w=0;t=0;turns=0;d=0;capped=0
    for i in range(n):
        rnd=random.Random(seed*1000+i//2); decks=rnd.sample(names,3)
        g=Game.new(decks,seed=f"{seed*1000+i//2:032x}",first=0)
        bots=[a,b] if i%2==0 else [b,a]
        c=0
        while not g.is_over and c<3000:
            seat=g._state.who; g.answer(bots[seat].pick(g)); c+=1
        d+=c
        if not g.is_over: capped+=1; w+=.5; continue
        w+= bots[g.winners[0]] is a; turns+=g.turn
    return w/n, turns/n, d/n, capped
if __name__=="__main__":
    t=time.time(); print('quick vs simple',match(Q(),S('simple'),100), time.time()-t)
    t=time.time(); print('quick vs random',match(Q(),S('random'),20,1), time.time()-t)
    t=time.time(); print('simple vs random',match(S('simple'),S('random'),20,1), time.time()-t)
