"""paired games on states. bot: object with pick(g)->option"""
import sys, time, random, math
from animalfolk.cards import DECKS
from animalfolk.engine.rules import Rules
from animalfolk.engine.run import begin, go_on
from animalfolk.engine.turn import Turn
from animalfolk.engine.view import view
from animalfolk.engine.options import parse_option
from animalfolk.engine.seats import winners
from animalfolk.modes import set_up
from animalfolk.bots import SimpleBot, RandomBot
names = [d.name for d in DECKS]
class Simple:
    def __init__(s): s.b = SimpleBot('x')
    def choose(s, g): return parse_option(g, s.b.choose(view(g, g.who)))
class Rand:
    def __init__(s): s.r = random.Random(1)
    def choose(s, g): return s.r.choice(g.options)
def new(n, seed, players=2, **opt):
    rnd = random.Random(n + 7919*seed)
    k = opt.get('decks', players + 1)
    opt = {x: y for x, y in opt.items() if x != 'decks'}
    g = set_up(rnd.sample(names, k), Rules(players=players, **opt), f"{rnd.getrandbits(128):032x}", n % players)
    begin(g)
    return g
def game(bots, n, seed, cap=3000, **opt):
    g = new(n, seed, players=len(bots), **opt)
    turn = Turn(g); c = 0
    while g.winner < 0 and c < cap:
        go_on(turn, bots[g.who].choose(g)); c += 1
    return g, c
def pairs(a, b, n, seed=0, players=2, **opt):
    """a in one seat, b in the others; every seat in turn; returns list of mean score of a per deal"""
    out = []; capped = 0; turns = 0
    for i in range(n):
        s = 0
        for seat in range(players):
            bots = [b]*players; bots[seat] = a
            if opt.get('mode') == 1: bots = [a, b, a, b] if seat % 2 == 0 else [b, a, b, a]
            g, c = game(bots, i, seed, **opt)
            turns += g.turn
            if g.winner < 0: capped += 1; s += 1/players
            else: s += seat in winners(g) if opt.get('mode') != 1 else (bots[g.winner] is a)
        out.append(s/players)
    return out, capped, turns/n/players
def show(name, out, capped, turns, t=0):
    m = sum(out)/len(out); sd = math.sqrt(sum((x-m)**2 for x in out)/max(1,len(out)-1)/len(out))
    print(f"{name}: {m*100:.1f} +-{196*sd:.1f} pairs {len(out)} capped {capped} turns {turns:.1f} cpu {time.process_time()-t:.0f}s", flush=True)
if __name__ == "__main__":
    from animalfolk.bots.quick import quick
    n = int(sys.argv[1])
    t = time.process_time(); show('quick v simple', *pairs(quick(), Simple(), n), t)
    t = time.process_time(); show('quick v random', *pairs(quick(), Rand(), max(n//4, 10)), t)
