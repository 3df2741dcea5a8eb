import sys, json, time
from fastarena import *
from animalfolk.bots.quick import Quick, quick
from spsa import unpack
def load(f): return Quick(unpack(json.load(open(f)))) if f != '-' else quick()
a = load(sys.argv[1]); n = int(sys.argv[3])
b = Simple() if sys.argv[2] == 'simple' else load(sys.argv[2])
t = time.process_time(); show(f"{sys.argv[1]} v {sys.argv[2]}", *pairs(a, b, n, 77), t)
