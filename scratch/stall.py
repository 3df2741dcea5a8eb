import sys
from ftest import *
from animalfolk.engine.options import option_text
from animalfolk.engine import prompts
from animalfolk.engine.faces import NAME, own_face
f=F('/tmp/th_b.json',sys.argv[1],int(sys.argv[2]),int(sys.argv[3])); q=f.s.quick
for i in range(int(sys.argv[4])):
    g=new(i,55); turn=Turn(g); c=0; log=[]
    while g.winner<0 and c<700:
        o=(f if g.who==0 else q).choose(g); log.append((g.turn,g.who,prompts.KEYS[g.prompt],option_text(g,o))); go_on(turn,o); c+=1
    print(i,g.winner,g.turn,g.stacks,flush=True)
    if c>=700:
        print([[NAME[x&127] for x in z] for z in (g.hands[0],g.decks[0],g.discards[0],g.stalls[0],g.market)], f.s.chance(g,0)); print(*log[-40:],sep='\n'); break
