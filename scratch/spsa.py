import sys, json, random, time, os
from fastarena import game
from animalfolk.bots.quick import Quick
from animalfolk.bots.weights import Weights
from animalfolk.engine.faces import NUMBER, NAME
from animalfolk.engine.seats import winners
def pack(w):
    d = {f"p{i}": x for i, x in enumerate(w.plain)}
    for f in range(1, 73):
        d[f"f:{NAME[f]}"] = w.fancy[f]; d[f"h:{NAME[f]}"] = w.hold[f]
    for n in ("prepaid_good","special_offer","treasure_hunter","shopping_journey"): d[f"t:{n}"] = w.points[NUMBER[n]]
    return d
def unpack(d, w=None):
    w = w or Weights()
    for k, x in d.items():
        if k[0] == 'p': w.plain[int(k[1:])] = x
        else:
            n = NUMBER[k[2:]]
            {'f': w.fancy, 'h': w.hold, 't': w.points}[k[0]][n] = x
    return w
def step(k, x):
    if k[0] == 'p': return max(0.1*abs(x), 0.04 if k in ('p1','p3','p4','p7') else 0.15) if k not in ('p1','p4','p7') else 0.03
    return {'f': 0.4, 'h': 0.3, 't': 0.5}[k[0]]
def score(a, b, base, n, seed):
    s = 0
    for i in range(n):
        for sw in (0, 1):
            g, c = game([a, b] if not sw else [b, a], base+i, seed, cap=1200)
            s += 0.5 if g.winner < 0 else float((g.winner == 0) != bool(sw))
    return s/(2*n)
if __name__ == "__main__":
    out, seed, secs = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    theta = json.load(open(sys.argv[4])) if len(sys.argv) > 4 else pack(Weights())
    c = {k: step(k, x) for k, x in theta.items()}
    rnd = random.Random(seed); t0 = time.time(); it = 0; N = 8
    lr0 = 0.35
    avg = dict(theta); 
    while time.time()-t0 < secs:
        frac = (time.time()-t0)/secs
        lr = lr0*(1-0.8*frac)
        d = {k: rnd.choice((-1, 1)) for k in theta}
        A = Quick(unpack({k: theta[k]+c[k]*d[k] for k in theta})); B = Quick(unpack({k: theta[k]-c[k]*d[k] for k in theta}))
        s = score(A, B, it*N, N, seed+100)
        for k in theta: theta[k] += lr*(s-0.5)*c[k]*d[k]
        it += 1
        if it % 40 == 0:
            json.dump(theta, open(out, 'w'))
            print(it, round(time.time()-t0), {k: round(theta[k],2) for k in list(theta)[:17]}, flush=True)
    json.dump(theta, open(out, 'w'))
