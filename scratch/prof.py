import cProfile, pstats
from animalfolk.bots.levels import LevelBot, LEVELS
from animalfolk.bots.base import ask
from animalfolk.sim.arena import Bout, _new
lv=LEVELS['master']._replace(thoughts=100,depth=2)
g=_new(Bout('a','b',9,2),0); bots=[LevelBot(lv,'x'),LevelBot('trader','y')]
p=cProfile.Profile(); p.enable(); c=0
while not g.is_over and c<60:
    s=g.decision.seat; g.answer(ask(bots[s],g,s)); c+=1
p.disable(); pstats.Stats(p).sort_stats('tottime').print_stats(32)
