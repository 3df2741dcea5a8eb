import sys, json, numpy as np
PLAIN=26
o=json.load(open('/tmp/o2.json')); w0=np.array(o['plain']+o['early'][:73])
def load(f):
    d=np.load(f); X=d['X']; return np.concatenate([X[:,:PLAIN],X[:,PLAIN:PLAIN+73]+X[:,PLAIN+73:]],1).astype(np.float64), d['Y'].astype(float), d['G']
E=[load(f'/tmp/e{k}.npz') for k in (1,2)]; Gs=[load(f) for f in sys.argv[2:]]
XE=np.concatenate([e[0] for e in E]); YE=np.concatenate([e[1] for e in E])
XG=np.concatenate([e[0] for e in Gs]); YG=np.concatenate([e[1] for e in Gs]); GG=np.concatenate([e[2] for e in Gs])
def ll(w,X,Y,s=1): p=1/(1+np.exp(-s*X@w)); return round(float(-np.mean(Y*np.log(p)+(1-Y)*np.log(1-p))),4)
def fit(parts,lam=1500.):
    X=np.concatenate([p[0] for p in parts]); Y=np.concatenate([p[1] for p in parts]); W=np.concatenate([np.full(len(p[1]),p[2]) for p in parts])
    sc=X.std(0)+1e-3; A=X/sc; w=np.zeros(A.shape[1]); L=np.concatenate([np.full(PLAIN,20.),np.full(73,lam)])
    for _ in range(7):
        p=1/(1+np.exp(-A@w)); g=A.T@(W*(p-Y))+L*w; H=(A*(W*p*(1-p))[:,None]).T@A+np.diag(L); w-=np.linalg.solve(H,g)
    return w/sc
print('games',len(set(GG)),'o2 on G',ll(w0,XG,YG),'scaled',[ll(w0,XG,YG,s) for s in (.8,1.2,1.5)])
for wt in (0,1,3,10):
    s=0
    for k in range(4):
        te=GG%4==k; w=fit([(XE,YE,1.0),(XG[~te],YG[~te],float(wt))]); s+=ll(w,XG[te],YG[te])
    print(wt,s/4,flush=True)
w=fit([(XE,YE,1.0),(XG,YG,3.0)])
json.dump({'plain':list(w[:PLAIN]),'early':list(w[PLAIN:])+[0.0]*55},open(sys.argv[1],'w')); print(w[:PLAIN].round(2))
