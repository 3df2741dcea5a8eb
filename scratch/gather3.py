import sys, random, time
import numpy as np
from fastarena import *
from animalfolk.bots.quick import quick
from animalfolk.bots.outlook import Outlook, PLAIN
from animalfolk.bots.learned import outlook
from animalfolk.bots.search import Search
from animalfolk.engine.redeal import redeal
from animalfolk.engine import prompts
from gather2 import rows_of
start, secs, out, th, dp = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
S = Search(quick(), outlook(), th, dp); q = S.quick; o = Outlook([0.0]*PLAIN, [0.0]*128)
X = []; Y = []; G = []; rnd = random.Random(start); t0 = time.time(); i = start
while time.time()-t0 < secs:
    g = new(i, 33); turn = Turn(g); c = 0; pos = []; last = -1; eps = rnd.choice((0, 0.03))
    while g.winner < 0 and c < 1000:
        if g.turn != last:
            last = g.turn; a, b = rows_of(g, o); pos.append(np.array([x-y for x, y in zip(a, b)], dtype=np.float32))
        if rnd.random() < eps: opt = rnd.choice(g.options)
        elif g.prompt in (prompts.ORDER, prompts.PAY): opt = q.choose(g)
        else:
            me = g.who; k0 = rnd.getrandbits(60)
            opt = g.options[S.compare(g, lambda k: redeal(g, me, f"{k0+k:032x}"))[0]]
        go_on(turn, opt); c += 1
    if g.winner >= 0: X += pos; Y += [int(g.winner == 0)]*len(pos); G += [i]*len(pos)
    i += 1
    if i % 50 == 0: np.savez_compressed(out, X=np.array(X), Y=np.array(Y), G=np.array(G)); print(i-start, len(X), flush=True)
np.savez_compressed(out, X=np.array(X), Y=np.array(Y), G=np.array(G)); print(len(X))
