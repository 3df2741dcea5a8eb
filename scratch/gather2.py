import sys, random, json
import numpy as np
from fastarena import *
from animalfolk.bots.quick import Quick
from animalfolk.bots.outlook import Outlook, face_counts, PLAIN
from spsa import unpack
from animalfolk.bots.weights import Weights
zero = [0.0]*128
def rows_of(g, o):
    out = []
    n = g.rules.seats
    for s in range(n):
        wait = (s - g.seat) % n
        f = o.features(g, s, wait); c = face_counts(g, s)[:73]
        ph = f[0]
        out.append(f + [x*(1-ph) for x in c] + [x*ph for x in c])
    return out
if __name__ == "__main__":
    start, n, out = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    w = unpack(json.load(open(sys.argv[4]))) if len(sys.argv) > 4 else Weights()
    q = Quick(w); o = Outlook([0.0]*PLAIN, zero)
    X = []; Y = []; G = []
    rnd = random.Random(start)
    for i in range(start, start+n):
        g = new(i, 31); turn = Turn(g); c = 0; pos = []; last = -1
        eps = rnd.choice((0, 0.03, 0.1))
        while g.winner < 0 and c < 1500:
            if g.turn != last:
                last = g.turn
                a, b = rows_of(g, o)
                pos.append(np.array([x-y for x, y in zip(a, b)], dtype=np.float32))
            opt = rnd.choice(g.options) if rnd.random() < eps else q.choose(g)
            go_on(turn, opt); c += 1
        if g.winner >= 0:
            X += pos; Y += [int(g.winner == 0)]*len(pos); G += [i]*len(pos)
    np.savez_compressed(out, X=np.array(X), Y=np.array(Y), G=np.array(G)); print(len(X))
