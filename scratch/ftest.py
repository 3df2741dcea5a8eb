import sys, json, time
from fastarena import *
from animalfolk.bots.quick import Quick, quick
from animalfolk.bots.outlook import Outlook
from animalfolk.bots.search import Search
from animalfolk.engine.redeal import redeal
from spsa import unpack
class F:
    def __init__(s, th, ol, thoughts, depth):
        d = json.load(open(ol))
        s.s = Search(Quick(unpack(json.load(open(th)))), Outlook(d['plain'], d['early']), thoughts, depth); s.t = 0; s.n = 0
    def choose(s, g):
        if len(g.options) == 1: return g.options[0]
        t = time.process_time(); me = g.who
        r = s.s.compare(g, lambda k: redeal(g, me, f"{k:032x}"))[0]
        s.t += time.process_time()-t; s.n += 1
        return g.options[r]
if __name__ == "__main__":
    th, ol, n, th2 = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
    for spec in sys.argv[5:]:
        a, b = spec.split(',')[:2]
        f = F(th, ol, int(a), int(b)); t = time.process_time()
        opp = Simple() if th2 == 'simple' else Quick(unpack(json.load(open(th2))))
        r = pairs(f, opp, n, 55)
        show(f"F {spec} {ol} v {th2}: {1000*f.t/f.n:.1f} ms", *r, t)
