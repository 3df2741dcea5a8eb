import sys, json, numpy as np
PLAIN=26
fs=sys.argv[2:]
D=[np.load(f) for f in fs]
X=np.concatenate([d['X'] for d in D]); Y=np.concatenate([d['Y'] for d in D]).astype(np.float64); G=np.concatenate([d['G']+i*10**7 for i,d in enumerate(D)])
te=(G%5==0)
def auc(y,p):
    r=np.argsort(np.argsort(p)); n1=y.sum(); n0=len(y)-n1
    return (r[y==1].sum()-n1*(n1-1)/2)/(n1*n0)
def fit(X,lam):
    """newton ridge logistic; lam per column on standardised scale"""
    sc=X[~te].std(0)+1e-3; A=(X[~te]/sc).astype(np.float64); y=Y[~te]; w=np.zeros(A.shape[1])
    for _ in range(8):
        p=1/(1+np.exp(-A@w)); g=A.T@(p-y)+lam*w; S=p*(1-p); H=(A*S[:,None]).T@A+np.diag(lam); w-=np.linalg.solve(H,g)
    p=1/(1+np.exp(-(X[te]/sc)@w)); print(X.shape[1],'auc',round(auc(Y[te],p),4),'ll',round(float(-np.mean(Y[te]*np.log(p)+(1-Y[te])*np.log(1-p))),4),flush=True)
    return w/sc
P=X[:,:PLAIN]; E=X[:,PLAIN:PLAIN+73]; L=X[:,PLAIN+73:PLAIN+146]
fit(P[:,[0,1,25]],np.ones(3)); wp=fit(P,np.full(PLAIN,20.))
best=None
for lf in (300,1500,5000):
    w=fit(np.concatenate([P,E+L],1),np.concatenate([np.full(PLAIN,20.),np.full(73,float(lf))]))
    if lf==1500: keep=w
w=fit(np.concatenate([P,E,L],1),np.concatenate([np.full(PLAIN,20.),np.full(146,3000.)]))
json.dump({'plain':list(map(float,keep[:PLAIN])),'early':list(map(float,keep[PLAIN:]))+[0.0]*55,'late':list(map(float,keep[PLAIN:]))+[0.0]*55},open(sys.argv[1],'w'))
json.dump({'plain':list(map(float,wp)),'early':[0.0]*128,'late':[0.0]*128},open(sys.argv[1]+'p','w'))
print('n',len(Y)); print([round(float(x),2) for x in wp]); print([round(float(x),2) for x in keep[:PLAIN]])
