import sys,time,random,math
sys.path.insert(0,'/tmp')
from animalfolk import Game
from animalfolk.engine.run import go_on
from animalfolk.engine.turn import Turn
from animalfolk.engine.redeal import redeal
from animalfolk.bots.quick import quick as Quick
from animalfolk.bots.outlook import features
W=[0.11, 1.49, 0.44, -0.407, 0.638, -0.526, -0.17, 1.319, -0.001, 0.585, -0.111, 0.525, 0.161, 0.149, 0.061, 0.346]; B=0.266
def V(g,seat):
    if g.winner>=0: return 1.0 if g.winner==seat else 0.0
    s=1-seat
    x=sum(w*(a-b) for w,a,b in zip(W,features(g,seat),features(g,s)))
    x+= B if g.seat==seat else -B
    return 1/(1+math.exp(-x))
class F:
    def __init__(s,budget=64,depth=2,stat=None): s.budget=budget; s.depth=depth; s.q=Quick(); s.n=0; s.sims=0; s.t=0
    def pick(s,game):
        from animalfolk.engine.options import option_text
        g=game._state; t=time.perf_counter()
        o=s.choose(g,g.who,lambda seed: redeal(g,g.who,seed))
        s.t+=time.perf_counter()-t; s.n+=1
        return option_text(g,o)
    def choose(s,g,seat,deal):
        opts=list(range(len(g.options)))
        if len(opts)==1: return g.options[0]
        tot=[0.0]*len(opts); cnt=[0]*len(opts); k=0
        rounds=max(1,math.ceil(math.log2(len(opts))))
        alive=opts[:]
        deals=[]
        prior=g.options.index(s.q.choose(g))
        tot[prior]+=0.001
        while True:
            per=max(1,s.budget//(rounds*len(alive)))
            for _ in range(per):
                if k>=len(deals): deals.append(deal(f"{k:032x}"))
                base=deals[k]; k+=1
                for o in alive:
                    st=base.clone(); tot[o]+=s.roll(st,seat,st.options[o]); cnt[o]+=1
            alive.sort(key=lambda o:-tot[o]/cnt[o])
            if len(alive)<=2: break
            alive=alive[:(len(alive)+1)//2]
        return g.options[alive[0]]
    def roll(s,st,seat,opt):
        s.sims+=1
        turn=Turn(st); go_on(turn,opt); end=st.turn+s.depth; c=0
        q=s.q
        while st.winner<0 and st.turn<end and c<120:
            go_on(turn,q.choose(st)); c+=1
        return V(st,seat)
if __name__=="__main__":
    from arena import match,S,Q
    for budget,depth,n in ((48,1,40),(48,2,40),(48,3,40)):
        f=F(budget,depth); t=time.time(); r=match(f,S('simple'),n,3)
        print('F',budget,depth,'vs simple',r,'ms/dec',round(f.t/f.n*1000,1),'sims/dec',f.sims/f.n, round(time.time()-t), flush=True)
