// Made by Web/player/build.mjs: don't edit.
// swift-format-ignore-file

/// The page that only plays: its markup, style and script, and their checksums as a policy names them.
enum PlayerAssets {
static let styleChecksum = "sha256-qiT+QNR4Okrsh1ddAwY30lsgkcBFpycWi3ISm6zfJvQ="
static let scriptChecksum = "sha256-aKbc/ZK4OsnWHDxufyn8lXiQvXP5hBbKDGm3eearWRw="

static let body = #"""
<header><h1></h1><div id="variants" role="group" aria-label="Variants"></div><div id="events" role="group" aria-label="Events"></div><div id="states" role="group" aria-label="States"></div>
<div id="more"><label><input type="checkbox" id="slow"> slow</label> <label><input type="checkbox" id="reduced"> reduced motion</label></div></header>
<div id="both"><main id="stage"></main><details id="diagram" hidden><summary>States</summary></details></div>
<p id="news" role="status"></p>
"""#

static let style = #"""
:root{color-scheme:light dark;font:15px/1.4 system-ui,sans-serif}body{margin:0;display:flex;flex-direction:column;height:100vh;background:Canvas;color:CanvasText}header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px 16px;border-bottom:1px solid #8884}h1{font-size:16px;margin:0}button{font:inherit;padding:4px 12px;border-radius:8px;border:1px solid #8888;background:#8882;color:inherit;margin:2px}button[aria-pressed=true]{outline:2px solid Highlight}button:disabled{opacity:.4}#events:before{content:"Events";margin-right:4px;font-size:13px;opacity:.8}#states:before{content:"States";margin-right:4px;font-size:13px;opacity:.8}#both{flex:1;display:flex;min-height:0}main{flex:1;position:relative;overflow:hidden}#diagram{padding:8px 12px;border-left:1px solid #8884;overflow:auto}#diagram summary{font-size:13px;cursor:pointer}#diagram svg{position:static;display:block;width:300px;font-size:12px}#diagram text{text-anchor:middle;fill:CanvasText}#diagram rect{fill:Canvas}#diagram .state rect{stroke:#8888}#diagram .state,#diagram .open[role]{cursor:pointer}#diagram [aria-current=true] rect{fill:Highlight}#diagram [aria-current=true] text{fill:HighlightText}#diagram .cause{font-size:11px}#diagram .cause:not(.open) text{opacity:.65}#diagram .open{font-weight:600}#diagram .line{fill:none;stroke:#888}#diagram .head{fill:#888}@media (max-width: 700px){#both{flex-direction:column}#diagram{border:0;max-height:40vh}}#layer{position:absolute;left:0;top:0;transform-origin:0 0}.thing{position:absolute;left:0;top:0;width:96px;height:64px;box-sizing:border-box;border:0 solid #0008;background:var(--own)}.thing.drawn{background:none;width:0;height:0}.thing.drawn path{fill:var(--own);stroke:var(--own);stroke-width:6;stroke-linecap:round}.thing.stroked path{fill:none}svg{overflow:visible;position:absolute}.screen{border-radius:34px;overflow:clip;box-shadow:0 0 0 6px #222;background:#fff}.part{position:absolute;box-sizing:border-box}.part.drawn{background-clip:text;-webkit-background-clip:text;border:0!important}.part>svg,.part>img,.scrolled{position:absolute;inset:0;width:100%;height:100%;border-radius:inherit}.part path{stroke-linecap:round;stroke-linejoin:round}.words{position:absolute;inset:0;display:grid;align-content:center;justify-items:center;text-align:center;line-height:1.3;color:#1c1c1e;white-space:pre-line}.at-left{justify-items:start;text-align:left}.at-right{justify-items:end;text-align:right}.taps{cursor:pointer}.name{position:absolute;font-size:11px;opacity:.6;pointer-events:none}#news{margin:0;padding:8px 16px;min-height:1.4em;font-size:13px;opacity:.8}
"""#

static let script = #"""
var MotionSpec=(()=>{var t=Object.defineProperty,e=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,i=Object.prototype.hasOwnProperty,r={};((e,s)=>{for(var i in s)t(e,i,{get:s[i],enumerable:!0})})(r,{CompositorPlayer:()=>Os,Drag:()=>Ye,ElementPlayer:()=>_e,MotionError:()=>n,Player:()=>$s,decay:()=>De,grab:()=>Ve,mount:()=>As,mountOnCompositor:()=>Ss,parts:()=>ws,rubberBand:()=>We,spring:()=>Be,velocity:()=>Re});var n=class extends Error{constructor(t,e){super(t?`${t}: ${e}`:e),this.name="MotionError",this.path=t}},a=(t,e)=>{throw new n(t,e)},h=new Float64Array(64),l=t=>h.slice(0,t),o=4,u=5,f=new Float64Array(4),c=1e150,m=(t=-c,e=c)=>(s,i)=>{let r="infinite"===s?1/0:"-infinite"===s?-1/0:s;return"number"==typeof r&&r>=t&&r<=e?r:a(i,"isn't such a number")},p=m(),d=[p],g=t=>(e,s)=>Number.isInteger(e)&&e>=0&&e<t.length?e:a(s,"isn't there"),M=t=>t,y=t=>(e,s)=>typeof e===t?e:a(s,`isn't a ${t}`),v=y("string"),b=y("boolean");function w(t,e,s,i={}){if("function"==typeof t)return t(e,s);if(Array.isArray(t)){let[i,r=0,n=1e6]=t;return(!Array.isArray(e)||e.length<r||e.length>n)&&a(s,"isn't such a list"),Array.from(e,((t,e)=>w(i,t,`${s}[${e}]`)))}("object"!=typeof e||!e||Array.isArray(e))&&a(s,"isn't an object");let r=t=>s?`${s}.${t}`:t,n=new Set(Object.keys(e));for(let s in t){let h=s.replace("?","");n.delete(h)?i[h]=w(t[s],e[h],r(h)):h===s&&a(r(h),"is missing")}for(let t of n)a(r(t),"isn't known");return i}var $=t=>(e,s)=>{let i=w(t,e,s),r=new Map(i.map((t=>[t.name,t])));return r.size===i.length?r:a(s,"has a name twice")};function A(t,e){let s=t[o];if(s===t[2]&&e===t[1])return;t[1]=e,t[2]=s;let i=t[e+5],r=t[e+6],n=1+3*(i-r),a=0,h=-s,l=3*i,u=3*(r-2*i);if(s>.75)a=1,h=1-s,l=3*(1-r),u=3*(1-r-(r-i));else if(s>=.25){let t=(r-(1-i))/2;a=.5,h=.75*t-(s-.5),l=.75*(r+(1-i)),u=-3*t}let f=-a,c=1-a,m=s-a;for(let t=1,e=0;e<64&&Math.abs(t)>1e-12*Math.abs(m)+1e-17;e++){let e=h+m*(l+m*(u+m*n));if(0===e)break;e<0?f=m:c=m;let s=e/(l+m*(2*u+3*m*n)),i=m-s;i>f&&i<c&&Math.abs(s)<=.5*Math.abs(t)?(t=s,m=i):(t=(c-f)/2,m=f+t)}t[3]=a+m}var x=(t,e)=>t>=0&&e<=1&&(e>=t||(e-t)*(e-t)<=t*(1-e)*(1+1e-12)),k=new Float64Array(5);function O(t,e,s){k[2]=t,k[3]=e,k[4]=s,S()}function S(){let t=k[2],e=k[3],s=Math.max(k[4],0),i=t*t-e;if(i<0){let e=Math.sqrt(-i),r=Math.exp(-t*s),n=e*s,a=r*Math.cos(n),h=r*(n?Math.sin(n)/e:s);return k[0]=a+t*h,void(k[1]=h)}let r=Math.sqrt(i),n=e/-(t+r),a=Math.exp(n*s),h=2*r*s,l=a*(h?-Math.expm1(-h)/(2*r):s);k[0]=a-n*l,k[1]=l}var _=(t,e,s,i)=>i*(k[0]-2*t*k[1])-s*e*k[1],N=6,P=11,j=0,E=1,I=2,q=3,F=4,T=(...t)=>[...t,0,0,0,0,0,0].slice(0,P),B=(t,...e)=>Float64Array.of(t,-1,0,0,0,0,...e.flat()),R=(t,e)=>B(0,T(0,1,q,0,1,t,e?-Math.expm1(-t):1,e?1:0));function V(t,e){let s=t[o],i=0;for(let r=(t.length-N)/P-1;i<r;){let n=i+r>>1,a=t[N+n*P+1];(e?a<s:a<=s)?i=n+1:r=n}return N+i*P}function C(t,e){let s=t[o],i=t[e+2],r=t[e+5];if(i===E){A(t,e);let s=t[3],i=1-s;t[u]=i*i*(i*t[e+3]+3*s*t[e+7])+s*s*(3*i*t[e+8]+s*t[e+4])}else i===j?t[u]=s:i===q?t[u]=r<2**-53?s:Math.min(-Math.expm1(-r*s)/t[e+6],1):(k[2]=r,k[3]=t[e+6],k[4]=s*t[e+7],S(),t[u]=i===F?k[0]:Math.min(Math.max(1+t[e+8]*k[1]-k[0],t[e+9]),t[e+10]))}function z(t,e,s){let i=e.gt;t[o]=i;let r=V(t,s),n=t[r],a=t[r+1];e.ds=t,e.Rs=r,t[u]=i<a?t[r+3]:t[r+4],t[o]=(i-n)/(a-n),i>n&&i<a&&C(t,r),e.At=t[u]}function U(t,e){let[s,i,...r]=w([p,4,8],t,e),[n,h]=r.slice(-2),l=n-s,o=t=>l?(t-s)/l:0,[u,f,c,m]=6===r.length?[o(r[0]),r[1],o(r[2]),r[3]]:[1/3,i+(h-i)/3,2/3,i+2*(h-i)/3];return l>=0&&x(u,c)?T(s,n,E,i,h,u,c,f,m):a(e,"goes back")}function D(t,e){let[s,...i]=w([M,1],t,e);if("pieces"===s){let t=w([U,1],i.slice(1),e);return t.some(((e,s)=>s&&e[0]<t[s-1][1]))&&a(e,"goes back"),B(p(i[0],e),...t)}let[r=0,n,h=0,l,o=-1/0,u=1/0]=w([m(-1/0,1/0),0,6],i,e),f=(t,e,n=e)=>s===t&&i.length>=e&&i.length<=n&&r>=0&&r+Math.abs(h)<1/0;if(f("linear",0))return B(0,T(0,1,j,0,1));if(f("spring",4,6)&&n>0&&l>=0&&l+n<1/0&&o<=0&&u>=1)return B(0,T(0,1,I,0,1,r,n,l,h,o,u));let c=f("arriving",1);return c||f("settling",1)?R(r,c):a(e,"isn't a curve")}var W=class{constructor(t){Object.assign(this,t);let{p:e,et:s,K:i}=this;this.X=e.length-7;let r=s?Math.min(e[0],s[0]):e[0],n=s?s[0]+s[1]*s[2]:e[this.X+1];[this.G,this.i]=void 0===i?[r,n]:[i-n,i-r]}Cn(){let t=this.v.length-1,e=this.p.slice();for(let s=2;s<e.length;s+=7)e[s]===e[s+1]&&this.v[e[s]].Et||(e[s]=t-e[s],e[s+1]=t-e[s+1]);return new W({...this,p:e})}gs(t){t.d=void 0===this.K?t.S:this.K-t.S,this.et?this.Fn.gs(this,t):this.Ms(0,t)}Ms(t,e){let s=this.p,i=e.d,r=this.$t(e);if(r<0)return this.it(0,!1,t,e);let n=s[r],a=s[r+1];if(i>=a)return this.it(r,!0,t,e);let h=s[r+5],l=s[r+6],o=i<=n?0:(i-n)/(a-n);e.R=r,e.Ut=t,e.gt=h+(l-h)*o,z(this.Yt[s[r+4]],e,!1)}it(t,e,s,i){let r=this.p;i.R=t,i.Ut=s,i.gt=r[t+(e?6:5)],z(this.Yt[r[t+4]],i,r[t+5]<=r[t+6]!==e),i.gt=NaN}$t({d:t}){let e=0;for(let s=this.p.length/7;e<s;){let i=e+s>>1;this.p[7*i]<=t?e=i+1:s=i}return 7*(e-1)}},Y=(t,e,s)=>({ot:t,l:e,t:e,Ot:!0,...s}),X={__proto__:null,number:1,integer:1,angle:1,bool:1,point:2,size:2,rect:4,insets:4,color:4},J=t=>Math.sign(t)*Math.round(Math.abs(t));function L(){let t=f[0],e=f[1],s=f[2],i=e-t;f[3]=1===s?e:Math.abs(i)<1/0?t+i*s:t*(1-s)+e*s}function G(t,e,s){return f[0]=t,f[1]=e,f[2]=s,L(),f[3]}var H=class{constructor(t,e,s,i){this.A=t,this.s=e,this.v=s,this.t=e.t,this.Mt=this.R=this.Ut=0,this.At=this.gt=this.S=this.d=.5,this.ds=t.Yt[0],this.Rs=0,this.pn=null,s.every(Z)||a(i,"isn't usable"),e.dn?.(this),this.gn=[];let r=t.p;for(let t=0;t<r.length;t+=7){let[s,i]=[this.v[r[t+2]],this.v[r[t+3]]];this.gn.push(e.vt?e.vt(s,i):[s,i])}}H(){this.A.gs(this);let t=this.At,e=this.qs(),s=e[0],i=e[1],r=this.s;if(r.Ot)if(r.q)h[0]=(t<.5?s:i)[0];else{f[2]=t;for(let t=0;t<this.t;t++)f[0]=s[t],f[1]=i[t],L(),h[t]=f[3]}else r.g(s,i,t,h)}zt({F:t,J:e,duration:s},i){let r=i?t>0||this.A.G<0:e<s;return this.E(r?i?t:e:i?-1/0:1/0)}Mn(t){return[-1/0,1/0].every((t=>Z(this.E(t))))?this:a(t,"isn't usable")}E(t){return this.S=t,this.H(),l(this.t)}qs(){let t=this.pn,e=this.R;return null!==t&&t.R===e&&t.Ut===this.Ut?t.Bn:this.gn[e/7]}},K=t=>Math.abs(t)<=c,Z=t=>t.every(K);function Q(t,e,s){let{s:i,v:r}=t;return new H(t,i,r.map((t=>tt(t,i,e,s))),s)}var tt=({k:t},e,s,i)=>t??(e.w?e.w(s):s)??a(i,"isn't usable"),et=1,st=2,it=t=>t?t-Math.abs(t)*2**-52:-Number.MIN_VALUE,rt=class{constructor(t){let e=0;this.B=t.map((({length:t})=>{return(s=t)>h.length&&(h=new Float64Array(s)),e+=t,{n:e-t,t,u:[],V:!1,js:!1};var s})),this.e=Float64Array.from(t.flat()),this.j=this.e.slice(),this.Ht=[],this.rs=[],this.bt=[],this.As=[],this.lt=[],this.xn=this.o=this.Zn=this.Vs=0,this.Ds=this.Us=!1,this.ut=new Map}Es(t,e,s){this._();let i=new class{constructor(t,e,{pausesOnCompletion:s=!1}){this.f=t,Object.assign(this,{pausesOnCompletion:s,F:0,J:e.duration,G:0,xs:[],Kt:null},e),this.yn=!t.timeScale||this.F===this.J,this.Xn=this.yn?1:t.timeScale,this.number=t.Zn++,this.Is=1,this.ft=this.Xt=this.Cs=this.ts=!1,this.Fs=!0,this.bs=t.o,this.Zt=this.d=this.S=this.F,this.h=null,this.Gt=[],this.ct=0,this.ss()}get state(){return this.h??(this.Xt?"paused":this.ts?"playing":"waiting")}get time(){return this.wt(this),this.S}wt(t){let e=this.Zt+(this.f.o-this.bs)*this.yt;t.S=this.h?this.d:Math.max(this.F,Math.min(e,this.J))}get direction(){return this.ft?"backward":"forward"}get speed(){return this.Is}set speed(t){m(1e-6,1e6)(t,"speed"),!this.h&&(this.ns(),this.Is=t,this.ss(),this.es())}get finished(){return this.qe??=this.h?Promise.resolve(this.h):new Promise((t=>this.Gn=t))}pause(){this.h||this.Xt||(this.ns(),this.it(!0),this.es("paused"))}resume(){!this.h&&this.Xt&&this.xt()}seek(t){p(t,"seek"),!this.h&&(this.ns(),this.Zt=t,this.Zt=this.time,this.ss(),this.f._(),this.f.It(this,!1,!1,!0),this.es(),this.f.i())}scrub(t){p(t,"scrub");let{duration:e,Kt:s}=this;this.seek(Math.max(0,Math.min(t,1))*(e<1/0?e:s?s.begin+s.period*Math.min(1,s.count):0))}reverse(){this.h||(this.ns(),this.ft=!this.ft,this.ss(),this.f.Lt(this),this.f._(),this.es("reversed"),this.Cs&&this.xt(),this.f.i())}stop(){this.h||this.f.Bs(this)}cancel(){this.h||this.f.is(this,"cancelled")}finish(){this.h||this.f.is(this)}ss(){this.f.Vs=0,this.yt=this.Xt?0:(this.ft?-this.Is:this.Is)/this.Xn}Ss(t){return 0===this.yt?this.f.o:this.bs+(t-this.Zt)/this.yt}get Pt(){return this.ft?this.F:this.J}ns(){this.Zt=this.time,this.bs=this.f.o}it(t){this.Xt=t,this.ss()}xt(){this.ns(),this.Cs=!1,this.it(!1),this.es("resumed")}es(t){let e=this.f;e._();for(let{r:t}of this.Gt)e.os(t.m);t&&e.ht(this,t),e.i()}}(this,t,e),{yn:r,J:n,G:a,xs:h}=i,l=r&&!(i.pausesOnCompletion&&n<1/0);for(let t of s)this.Hn(t,i,l);return l?(i.S=n<1/0?n:Math.max(a,h.at(-1)?.time??0),this.It(i,!0,!0,!0)):(this.bt.push(i),this.It(i,!1,!1,!0),i.S=i.Pt,r&&this.It(i,!0,!1,!0)),this.Tt(),this.i(),i}Hn(t,e,s){let{r:i,In:r}=t,{n,s:{I:a}}=i,l=this.B[i.m],o=t.rt&&(!a||a.Qn(this,t,e)),u=new class{constructor(t,{T:e,r:s,ys:i},r){this.a=t,this.T=e,this.r=s,this.n=s.n,this.t=e.t,this.ys=i,this.I=s.s.I,this.$=r&&e.A?.kt?e.A.$:1,this.O=e.zt(t,!1),this.ct=this.I?1:this.t,this.c=new Uint8Array(this.t).fill(r?et:et|st),this.Nt=0}H(){this.a.wt(this.T),this.T.H()}wn(t,e,s){let i=t[e],r=this.c[s]&st?h[s]:i+this.$*(h[s]-this.O[s]);r-r==0&&(t[e]=r)}tt(t){this.H();for(let e=0;e<this.t;e++)this.c[e]&&this.wn(t,this.n+e,e)}}(e,t,o);t.Jn&&(this._t(i,e,(t=>t.ys)),this.Tt()),o?l.u.length&&at(l.u,i,((t,e,s)=>{t.c[e]&st&&(t.O[e]=this.e[s],t.c[e]=et)})):this._t(i,e);for(let t=0;t<u.t;t++)this.e[n+t]=r?this.e[n+t]+u.$*(u.O[t]-r[t]):u.O[t];if(s)return this.$s(i);l.u.push(u),l.js||this.Ht.push(l),l.js=!0,e.Gt.push(u),e.ct+=1,this.os(i.m)}_t(t,e,s=(()=>!0)){let i=this.B[t.m].u;i.length&&at(i.slice(),t,((r,n)=>{let a=r.a;a.h||!r.c[n]||!s(r)||(r.c[n]=0,this.os(t.m),!(r.I?n:--r.ct)&&(r.ct=0,i.splice(i.indexOf(r),1),0==--a.ct&&a!==e&&this.Qt(a,"replaced")))}))}Qt(t,e,s=this.o){"finished"===e?this.St?.zn(t,s):t.d=t.time,t.h=e,this.As.push(t),this.ht(t,"completed",s,{reason:e})}Tt(){if(!this.As.length)return;let t=new Set;for(let{Gt:e}of this.As)for(let s of e)s.ct&&t.add(s.r.m);for(let e of t){let t=this.B[e];t.u=t.u.filter((t=>!t.a.h)),this.os(e)}this.As.length=0,this.Us=!0}Bs(t){this._();for(let e of t.Gt)e.ct&&(e.I?e.I.Bs(this,e):e.tt(this.e));this.ht(t,"stopped"),this.is(t,"stopped"),this.i()}is(t,e){if(this._(),e)this.Qt(t,e);else{let e=t.Pt;t.S=Math.abs(e)<1/0?e:t.d,this.It(t,!0,!0,!0)}this.Tt(),this.i()}stopAll(){this._();let t=this.bt.filter((t=>!t.h)),e=t.flatMap((t=>t.Gt.filter((t=>t.ct))));for(let t of e)this.cs(t.r.m);for(let{n:t,t:s}of e)this.e.set(this.j.subarray(t,t+s),t);for(let e of t)this.ht(e,"stopped"),this.Qt(e,"stopped");this.Tt(),this.i()}cancelAll(){this._();for(let t of this.bt.slice())t.cancel();this.i()}Lt(t){for(let e of t.Gt){if(!e.ct)continue;let s=e.T.zt(t,t.ft);if(e.I)e.I.Lt(this,e,s);else{for(let t=0;t<e.t;t++){let[i,r,n]=[e.n+t,e.c[t],e.O[t]];r&&(this.e[i]===n&&(1===e.$||r&st)?this.e[i]=s[t]:r&st||(this.e[i]+=e.$*(s[t]-n)))}e.O=s}}}It(t,e,s,i){let r=t.S,n=t.Fs;n&&(t.d=it(t.F));let a=t.d,h=r!==a,l=!t.ts&&a<t.G&&t.G<=r,o=t.Kt||t.xs.length;if(this.Ys&&(l||o)){let e=l?[[t.G,"started"]]:[];o&&this.Rt("loops").kn(t,a,r,e);for(let[s,r,n]of e)this.ht(t,r,i?void 0:t.Ss(s),n)}t.ts||=l,t.d=r,t.Fs=!1;let u=i||!e?void 0:t.Ss(r);if(t.ts&&(e||h&&!n)&&this.ht(t,"updated",u),e){if(!t.pausesOnCompletion||s)return this.Qt(t,"finished",u);t.Zt=r,t.bs=this.o,t.Cs=!0,t.it(!0),this.ht(t,"paused",u)}}te(t){this._();let e=this.lt.length;this.St?.xt(t),this.o=t,this.bn(),this.lt.length>e+1&&this.lt.push(...this.lt.splice(e).sort(((t,e)=>t.time-e.time))),this.Tt(),this.Us&&(this.bt=this.bt.filter((t=>!t.h))),this.Us=!1,this.fs(),this.i()}bn(){let t=this.Ys;if(this.o<this.Vs&&!t)return;let e=t?0:1/0;for(let s of this.bt){if(!nt(s)||(s.wt(s),this.It(s,s.S===(s.ft?s.F:s.J),!1,!1),t))continue;let i=s.Ss(s.ts||s.ft?s.Pt:s.G);e=Math.min(e,i*(1-1e-9)-1e-9)}this.Vs=e}fs(){let t=this.rs;if(t.length&&(this.Ht=this.Ht.filter((t=>t.js=t.u.length>0))),this.Sn)this.Sn.fs();else for(let t of this.Ht)this.Os(t);for(let e of t)e.V&&this.Os(e);t.length=0}Os(t){let{n:e,t:s,u:i}=t,r=this.e,n=this.j;t.V=!1;for(let t=e;t<e+s;t++)n[t]=r[t];for(let t of i){if(t.I)return t.I.fs(this,i,e);t.tt(n)}}os(t){let e=this.B[t];e.V||this.rs.push(e),e.V=!0}cs(t){this.B[t].V&&this.Os(this.B[t])}$s({m:t}){this.os(t),this.qt()}_(){this.xn++}i(){if(!--this.xn&&!this.Ds){this.Ds=!0;try{for(let t=0;t<this.lt.length;t++){let e=this.lt[t];for(let t of[e.type,"*"])for(let s of this.ut.get(t)??[])s(e);"completed"===e.type&&e.playback.Gn?.(e.reason)}}finally{this.lt.length=0,this.Ds=!1}this.qt()}}ht(t,e,s,i){("completed"===e||this.ut.has(e)||this.ut.has("*"))&&this.lt.push({type:e,playback:t,time:s??this.o,...i})}get Ys(){return this.ut.size>(this.ut.has("completed")?1:0)}get Et(){return this.bt.some(nt)}qt(){}},nt=t=>!t.Xt&&!t.h;function at(t,{n:e,s:{t:s}},i){for(let r of t)for(let t=Math.max(e,r.n);t<Math.min(e+s,r.n+r.t);t++)i(r,t-r.n,t)}function ht(t,e,s){if(t.ws){let i=t.ws.indexOf(e);return i<0?a(s,`no text '${String(e)}'`):[i]}let i="bool"===t.ot?[!0===e?1:!1===e?0:NaN]:Array.isArray(e)?e:[e];return w([p,t.t,t.t],i,s)}function lt(t,e,s){let i=e[s];return t.ws?t.ws[i]:t.An?t.An(e,s):"bool"===t.ot?i>=.5:"integer"===t.ot?J(i):1===t.t?i:[...e.subarray(s,s+t.t)]}var ot={additive:!0,beginsFromCurrentState:!0,reversesValues:!1,reducedMotion:!1,timeScale:1},ut=class extends rt{constructor(t,e={}){let s=new Map((e.use??[]).map((t=>[t.name,t]))),i=function(t,e){let s=t;if("string"==typeof t)try{s=JSON.parse(t)}catch{a("","isn't JSON")}2!==s?.player&&a("player","isn't version 2");let i={},r=[],{Wt:n}=e.get("late")??{},h=e.get("loops")??{},l=Object.assign(Object.create(null),...[...e.values()].map((t=>t.types))),o={s:t=>"string"==typeof t?l[t]:void 0,Vn:i},u=(t,e)=>function(t,e,s){let[i,...r]=Array.isArray(t)?t:[t];return"string"==typeof t&&X[t]?Y(t,X[t],{q:"bool"===t}):"vector"===i&&r[0]>1&&r[0]<65&&Number.isInteger(r[0])?Y(i,r[0]):"string"===i&&r.every((t=>"string"==typeof t))?Y(i,1,{q:!0,ws:r}):(s.s(i)??a(e,"isn't a known type"))(r,e,s)}(t,e,o),f=(t,e)=>e??((e,s)=>a(s,`needs '${t}', as in { use: [${t}] }`)),c=t=>f(t,e.get(t)&&M),y=(t,e,s)=>w([p,t.l,t.l],e,s),A=t=>(e,s)=>i[t][g(i[t])(e,s)],x=t=>(e,s)=>i[t].has(e)?e:a(s,"isn't there"),k=(t,e)=>(s,r)=>"current"===s?{}:Array.isArray(s)?{k:y(t,s,r)}:f("late",n)(s,r,t,e,i.parameters.flatMap((({k:t})=>t)).length);w({player:M,generator:M,spec:v,tolerance:m(0),imports:[(t,s)=>e.has(t)||f(t)(t,s)],routes:[f("paths",e.get("paths")?.Kn)],parameters:[f("late",n&&function(t,e){let[s,i,r]=w([M,3,3],t,e),n=u(i,e);return{name:v(s,e),s:n,k:y(n,r,e)}})],families:[function(t,e){let s=w([p,1],t,e),i=r.at(-1)+1||0;for(let t of s)r.push(i);return s}],properties:[function(t,e){let[s,i,n,h,l]=w([M,5,5],t,e),o=u(i,e),f=r[g(r)(n,e)];return r[n+o.t-1]!==f&&a(e,"isn't within a family"),{name:v(s,e),s:o,n,m:f,rt:b(h,e)&&!o.q,jn:m(0)(l,e)}}],states:$([function(t,e){let{name:s,values:r}=w({name:v,values:[M]},t,e);return r.length!==i.properties.length&&a(e,"has other properties"),{name:s,Dn:r.map(((t,s)=>t&&k(i.properties[s].s,0)(t,e)))}},1]),curves:[D],tracks:[function(t,e){let{property:s,type:r=s.s,additive:l,layer:o,synchronized:c,written:y,weight:v,loop:$,mirror:x,keys:O,segments:S}=w({property:A("properties"),"type?":u,"additive?":b,"layer?":b,"synchronized?":f("loops",h.et&&b),"written?":b,"weight?":f("late",n&&m(0,1)),"loop?":f("loops",h.et),"mirror?":p,keys:[M,1],segments:[d,1]},t,e);(r.t!==s.s.t||r.ot!==s.s.ot)&&a(`${e}.type`,"isn't the property's"),$&&h.Un($,x,`${e}.loop`);let _=-1/0,N=g(O),P=S.flatMap(((t,s)=>{let r=`${e}.segments[${s}]`,[n,h,l,o,u,f=0,c=1]=t;return(!(n>=_&&h>=n)||t.length>7)&&a(r,"overlaps"),_=h,[n,h,N(l,r),N(o,r),g(i.curves)(u,r),f,c]}));return new W({r:s,s:r,rt:l??s.rt,kt:o,Yn:c,P:y,$:v??1,et:$,Fn:h,K:x,p:Float64Array.from(P),Yt:i.curves,v:O.map(((t,s)=>k(r,s)(t,`${e}.keys[${s}]`)))})}],timelines:[function(t,e){let s=w({duration:m(0,1/0),start:m(0),tracks:[A("tracks")],"markers?":f("loops",h.Wn),"rhythm?":f("loops",h.Kt)},t,e),i=s.tracks.filter((t=>!t.kt)).map((t=>t.r));return s.tracks.every((t=>t.i<=s.duration))&&new Set(i).size===i.length?{markers:[],...s}:a(e,"isn't a timeline")}],variants:$([{name:v,from:x("states"),to:x("states"),timeline:A("timelines"),"reversed?":A("timelines"),"reduced?":v}]),"transitions?":c("states"),"targets?":c("targets")},s,"",i);for(let t of i.variants.values())void 0!==t.reduced&&x("variants")(t.reduced,`variants.${t.name}`),t.reversed??={...t.timeline,tracks:t.timeline.tracks.map((t=>t.Cn()))};return i}(t,s);super(i.families),this.b=i,this.mt=s,this.En=new Map(i.properties.map((t=>[t.name,t]))),this.Ws={};for(let t in ot)this[t]=e[t]??ot[t];this.setParameters(e.parameters??{}),this.tt(e.state??this.states[0]);for(let t of s.values())t.Ks?.(this)}get name(){return this.b.spec}get states(){return[...this.b.states.keys()]}get variants(){return[...this.b.variants.keys()]}get properties(){return[...this.En.keys()]}get state(){return this.D}get time(){return this.o}get isMoving(){return this.Et||this.St?.as<1/0}play(t,e={}){let s=this.b.variants.get(t)??a(t,"no such variant"),i=this.reducedMotion&&this.b.variants.get(s.reduced)||s,r=(e.reversed??!1)!==this.reversesValues,{tracks:n,duration:h,start:l,markers:o,rhythm:u}=r?i.reversed:i.timeline,[f,c]=e.range??[0,h];f>=0&&f<=c&&c<=h&&f<1/0||a("range","isn't within a variant");let m=this.vs(e.parameters),p=n.map((t=>this.se(t,m)));return this.beginsFromCurrentState&&this.Rt("current")._(this,p,f,m),this.b.transitions||(this.D=r?i.from:i.to),this.Es({name:t,duration:h,F:f,J:c,G:Math.max(f,l),xs:o,Kt:u},e,p)}go(t){return this.Rt("states").Xs(this,t)}send(t){return this.Rt("states").Zs(this,t)}get candidates(){return this.Rt("states").ne(this)}isPresent(t){return this.Rt("targets").U(this,t)}advance(t){p(t,"advance"),t<this.o&&a("advance","goes back"),this.te(t)}get(t){return this.st(t,!1)}model(t){return this.st(t,!0)}set(t,e){let s=this.$t(t),i=ht(s.s,e,t);this.e.set(i,s.n),this.$s(s)}setParameters(t){this.vs(t),this.Ws={...this.Ws,...t}}on(t,e){if("function"!=typeof e&&a(t,"isn't a function"),!this.Ys)for(let t of this.bt)[t.d,t.Fs]=[t.time,!1];let s=this.ut.get(t)??new Set;return this.ut.set(t,s.add(e)),()=>{s.delete(e),!s.size&&this.ut.get(t)===s&&this.ut.delete(t)}}Rt(t){return this.mt.get(t)??a(t,"isn't used")}se(t,e){let{r:s,kt:i}=t,r=i||this.additive&&t.rt&&!t.s.q,n=this.Ns(t,this.Gs(s,r),r,e);return{r:s,T:n,rt:r,In:i&&n.E(void 0===t.K?-1/0:1/0)}}Gs({m:t,n:e,s},i){return i||this.cs(t),(i?this.e:this.j).slice(e,e+s.t)}Ns(t,e,s,i){let r=this.mt.get("late"),n=t.r.name,a=r?r.ee(t,e,s,i,n):Q(t,e,n);return t.Yn&&(a.Mt=this.Rt("loops").Mt(t.et,this.o)),a.Mn(n)}vs(t){for(let e in t)this.b.parameters.some((t=>t.name===e))||a(e,"no such parameter");return this.mt.get("late")?.hs(this.b.parameters,{...this.Ws,...t})}tt(t){let e=this.b.states.get(t)??a(t,"no such state"),s=this.vs();e.Dn.forEach(((t,e)=>{if(!t)return;let i=this.b.properties[e],r=t.k??t.st?.([],s,i.s)??[NaN];Z(r)||a(i.name,"isn't usable"),this.e.set(r,i.n),this.$s(i)})),this.D=t}st(t,e){let s=this.$t(t);return lt(s.s,this.Gs(s,e),0)}$t(t){return this.En.get(t)??a(String(t),"no such property")}},ft=(t,[e,s,i])=>[t[0]*e+t[1]*s+t[2]*i,t[3]*e+t[4]*s+t[5]*i,t[6]*e+t[7]*s+t[8]*i],ct=(t,e)=>t.map(e),mt=(t,e)=>[0,3,6].flatMap((s=>[0,1,2].map((i=>t[s]*e[i]+t[s+1]*e[i+3]+t[s+2]*e[i+6])))),pt=[.819022437996703,.3619062600528904,-.1288737815209879,.0329836539323885,.9292868615863434,.0361446663506424,.0481771893596242,.2642395317527308,.6335478284694309],dt=[1.2268798758459243,-.5578149944602171,.2813910456659647,-.0405757452148008,1.112286803280317,-.0717110580655164,-.0763729366746601,-.4214933324022432,1.5869240198367816],gt=[mt(pt,[506752/1228815,87881/245763,12673/70218,87098/409605,175762/245763,12673/175545,7918/409605,87881/737289,1001167/1053270]),mt([12831/3959,-329/214,-1974/3959,-851781/878810,1648619/878810,36519/878810,705/12673,-2585/12673,705/667],dt)],Mt=[mt(pt,[608311/1250200,189793/714400,198249/1000160,35783/156275,247089/357200,198249/2500400,0,32229/714400,5220557/5000800]),mt([446124/178915,-333277/357830,-72051/178915,-14852/17905,63121/35810,423/17905,11844/330415,-50337/660830,316169/330415],dt)],yt=[.210454268309314,.7936177747023054,-.0040720430116193,1.9779985324311684,-2.42859224204858,.450593709617411,.0259040424655478,.7827717124575296,-.8086757549230774],vt=[1,.3963377773761749,.2158037573099136,1,-.1055613458156586,-.0638541728258133,1,-.0894841775298119,-1.2914855480194092],bt=t=>Math.abs(t)<=.04045?t/12.92:Math.sign(t)*((Math.abs(t)+.055)/1.055)**2.4,wt=t=>Math.abs(t)<=.0031308?12.92*t:Math.sign(t)*(1.055*Math.abs(t)**(1/2.4)-.055),$t=(t,[e]=gt)=>ft(yt,ct(ft(e,t),Math.cbrt)),At=(t,[,e]=gt)=>ft(e,ct(ft(vt,t),(t=>t*t*t))),xt=t=>(t%360+360)%360,kt=new Map([["srgb",[t=>ct(At(t),wt),t=>$t(ct(t,bt)),-1,0]],["linear-srgb",[t=>At(t),t=>$t(t),-1,0]],["display-p3",[t=>ct(At(t,Mt),wt),t=>$t(ct(t,bt),Mt),-1,0]],["oklab",[t=>t,t=>t,-1,0]],["oklch",[([t,e,s])=>[t,Math.hypot(e,s),xt(180*Math.atan2(s,e)/Math.PI)],([t,e,s])=>[t,e*Math.cos(s*Math.PI/180),e*Math.sin(s*Math.PI/180)],2,4e-6]],["hsl",[function(t){let[e,s,i]=ct(At(t),wt),[r,n]=[Math.max(e,s,i),Math.min(e,s,i)],[a,h]=[(n+r)/2,r-n];if(h<=1e-6||0===a||1===a)return[0,0,a];let l=(r-a)/Math.min(a,1-a);return[xt(60*(r===e?(s-i)/h:r===s?(i-e)/h+2:(e-s)/h+4)+(l<0?180:0)),Math.abs(l),a]},function([t,e,s]){let i=xt(t)/30,r=e*Math.min(s,1-s),n=t=>{let e=(i+t)%12;return s-r*Math.max(-1,Math.min(e-3,9-e,1))};return $t(ct([n(0),n(8),n(4)],bt))},0,1e-5]]]),Ot={name:"colors",types:{color:function([t],e){let[s,i,r,n]=kt.get(t)||a(e,"no such space"),h=t=>n>0&&Math.abs(t[1])<=n,l=t=>h(t)?1<<r:0,o=(t,e)=>{let s=t[4]&~e[4],n=t.map(((t,i)=>i<4&&s>>i&1?e[i]:t));return s&&!(s===1<<r&&h(t))&&n.splice(5,4,...((t,e)=>[...i(t).map((t=>t*e)),e])(n.slice(0,3),n[3])),n},u={ot:"color",l:9,t:4,q:!1,Ot:!1,vt(t,e){let[s,i]=[o(t,e),o(e,t)];i[r]-s[r]>180?s[r]+=360:i[r]-s[r]<-180&&(i[r]+=360);for(let t of[s,i])for(let e=0;e<3;e++)e!==r&&(t[e]*=t[3]);return[s,i]},g(t,e,s,r){if(0===s||1===s||t.every(((t,s)=>t===e[s]))){let i=1===s?e:t;for(let t=0;t<4;t++)r[t]=i[5+t];return}let n=G(t[3],e[3],s),a=n?i(u.Ct(t,e,s,n)):[0,0,0];for(let t=0;t<3;t++)r[t]=a[t]*n;r[3]=n},Ct:(t,e,s,i)=>[0,1,2].map((n=>n===r?G(t[n],e[n],s):i&&G(t[n],e[n],s)/i)),w(t){let e=t[3],i=s([0,1,2].map((s=>e?t[s]/e:0)));return[...i,e,l(i),...t]},$n(t,e,s){let i=u.vt(t,e),r=[0,0,0,0];u.g(...i,s,r);let n=G(i[0][3],i[1][3],s),a=u.Ct(...i,s,n);return[...a,n,l(a),...r]}};return u}}};function St(t,e,s){return t.gt=s,z(e,t,!1),t.At}function _t(t,e,s){let{s:i,A:{p:r,Yt:n,K:a}}=t,h=i.w?i.w(e):e;if(!h)return i.On(t,e,s,_t);if(t.E(-1/0),t.Ls?.())return t;let{R:l,Ut:o,At:u}=t,f=void 0!==a,[c,m]=f?[r[l+6],r[l+5]]:[r[l+5],r[l+6]],p=c===m?c<.5:c<m,d=e=>t.v[r[l+(e===p?2:3)]],[g,M]=[d(!0),d(!1)],y=i.Hs?.(h,M)??h,v=M,b=t=>p?t:1-t,w=n[r[l+4]],$=f||b(u)!==b(St(t,w,p?0:1))?b(u):0,A=b(St(t,w,m));if(i.Ot&&!i.q&&(0!==$||1!==A)&&Math.abs(A-$)>=.0625){let t=y.map(((t,e)=>1===A?M[e]:G(g[e],M[e],A))),e=y.map(((e,s)=>(t[s]-e)/(A-$)));v=t.map(((t,s)=>1===A?t:y[s]+e[s]*(1-$))),y=y.map(((t,s)=>t-e[s]*$))}let x=p?[y,v]:[v,y];return t.pn={R:l,Ut:o,Bn:i.vt?.(...x)??x},t}var Nt={name:"current",_:function(t,e,s,i){e.forEach(((r,n)=>{let{r:h,rt:l,T:o}=r,{kt:u,P:f,et:c}=o.A;if(u||(f||c)&&!((t,{m:e,n:s,s:{t:i}})=>t.B[e].u.some((t=>t.c.some(((e,r)=>e&&t.n+r>=s&&t.n+r<s+i)))))(t,h))return;let m=h.name,p=t.Gs(h,l);for(let r=n+1;e[r]?.In&&e[r].r===h&&!h.s.I;r++){let{A:n}=e[r].T,a=t.Ns(n,p,!0,i),h=a.E(void 0===n.K?-1/0:1/0);a.E(s).forEach(((t,e)=>p[e]-=n.$*(t-h[e])))}Z(p)||a(m,"isn't usable"),r.T=_t(o,p,m).Mn(m)}))}},Pt=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],jt=(t,e)=>Array.from({length:16},((s,i)=>{let[r,n]=[3&i,12&i];return t[r]*e[n]+t[r+4]*e[n+1]+t[r+8]*e[n+2]+t[r+12]*e[n+3]}));function Et(t){let e=(e,s,i,r)=>t[e]*t[r]-t[s]*t[i],s=[e(0,1,4,5),e(0,2,4,6),e(0,3,4,7),e(1,2,5,6),e(1,3,5,7),e(2,3,6,7)],i=[e(8,9,12,13),e(8,10,12,14),e(8,11,12,15),e(9,10,13,14),e(9,11,13,15),e(10,11,14,15)],r=1/(s[0]*i[5]-s[1]*i[4]+s[2]*i[3]+s[3]*i[2]-s[4]*i[1]+s[5]*i[0]);if(!(r&&Math.abs(r)<1/0))return null;let n=[[5,6,7,5,4,3],[4,6,7,5,2,1],[4,5,7,4,2,0],[4,5,6,3,1,0]].flatMap((([e,n,a,h,l,o],u)=>[[0,i],[-4,i],[8,s],[4,s]].map((([s,i],f)=>{let c=t[e+s]*i[h]-t[n+s]*i[l]+t[a+s]*i[o];return((u+f)%2?-c:c)*r}))));return n.every((t=>Math.abs(t)<1/0))?Bt(t)?qt(...[0,1,4,5,12,13].map((t=>n[t]))):n:null}var It=(t,e)=>t.every(((t,s)=>t===e[s])),qt=(t,e,s,i,r,n)=>[t,e,0,0,s,i,0,0,0,0,1,0,r,n,0,1];function Ft(...t){let e=Pt.slice();for(let[s,i]of t)e[s]=i;return e}function Tt(t){let e=Math.round(t/90),s=(t-90*e)*Math.PI/180,[i,r]=[Math.sin(s),Math.cos(s)];return[[i,r],[r,0-i],[0-i,-r],[-r,i]][(e%4+4)%4]}var Bt=t=>[2,3,6,7,8,9,11,14].every((e=>0===t[e]))&&1===t[10]&&1===t[15],Rt=([t,e,s,i])=>[1-2*(e*e+s*s),2*(t*e+s*i),2*(t*s-e*i),0,2*(t*e-s*i),1-2*(t*t+s*s),2*(e*s+t*i),0,2*(t*s+e*i),2*(e*s-t*i),1-2*(t*t+e*e),0,0,0,0,1];function Vt(t,e,s){if(0===s||It(t,e))return t;if(1===s)return e;let i=Ct(e,[-t[0],-t[1],-t[2],t[3]]),r=i[3]<0?i.map((t=>-t)):i,n=Math.hypot(r[0],r[1],r[2]);if(!(n>0))return t;let a=Math.atan2(n,r[3])*s,h=Math.sin(a)/n;return Ct([r[0]*h,r[1]*h,r[2]*h,Math.cos(a)],t)}function Ct([t,e,s,i],[r,n,a,h]){return[i*r+t*h+e*a-s*n,i*n-t*a+e*h+s*r,i*a+t*n-e*r+s*h,i*h-t*r-e*n-s*a]}function zt(t){let[e,s]=Tt(t);return qt(s,e,-e,s,0,0)}var Ut=t=>{let[e,s]=Tt(t);return e/s},Dt={translate:[2,([t,e])=>Ft([12,t],[13,e])],translate3d:[3,([t,e,s])=>Ft([12,t],[13,e],[14,s])],scale:[2,([t,e])=>Ft([0,t],[5,e])],scale3d:[3,([t,e,s])=>Ft([0,t],[5,e],[10,s])],rotate:[1,([t])=>zt(t)],rotateX:[1,([t])=>{let[e,s]=Tt(t);return Ft([5,s],[6,e],[9,-e],[10,s])}],rotateY:[1,([t])=>{let[e,s]=Tt(t);return Ft([0,s],[2,-e],[8,e],[10,s])}],rotate3d:[4,function([t,e,s,i]){let[r,n]=Tt(i),a=1-n;return[1-(e*e+s*s)*a,t*e*a+s*r,t*s*a-e*r,0,t*e*a-s*r,1-(t*t+s*s)*a,e*s*a+t*r,0,t*s*a+e*r,e*s*a-t*r,1-(t*t+e*e)*a,0,0,0,0,1]}],skew:[2,([t,e])=>qt(1,Ut(e),Ut(t),1,0,0)],skewX:[1,([t])=>qt(1,0,Ut(t),1,0,0)],skewY:[1,([t])=>qt(1,Ut(t),0,1,0,0)],perspective:[1,([t])=>Ft([11,-t])]},Wt=(t,e,s)=>t.map(((t,i)=>G(t,e[i],s))),Yt=new Map([...Object.entries(Dt).map((([t,[e,s]])=>[t,{l:e,Ct:(t,e,i)=>s(Wt(t,e,i))}])),["rotation",{l:4,Ct:(t,e,s)=>Rt(Vt(t,e,s))}]]);function Xt(t,e,s,i){let[r,n]=[0,null];for(let a of t){let t=r+a.l,h=a.Ct(e.slice(r,t),s.slice(r,t),i);n=n?jt(n,h):h,r=t}return n??Pt}Yt.get("rotate3d").ie=!0,Yt.get("rotate3d").Qs=(t,e)=>0===t[3]?[[...e.slice(0,3),0],e]:0===e[3]?[t,[...t.slice(0,3),0]]:[t,e];var Jt=(t,e)=>Array.from(t.subarray(e,e+16));function Lt(t){let e=l(16);if(t.c[0]&st||It(e,t.O))return Pt;let s=Et(t.O);return s?jt(e,s):Pt}function Gt(t,e){t.H();let s=l(16);return t.c[0]&st||It(e,t.O)?s:It(s,t.O)?e:jt(Lt(t),e)}function Ht(t,e){let s=t.B[e.r.m].u,i=Pt;for(let t of s.slice(s.indexOf(e)+1))!(t.c[0]&et)||t.a===e.a||(t.H(),i=jt(i,Lt(t)));return i}function Kt(t,e,s,i){let r=It(e,Pt)?null:Et(e);t.e.set(r?jt(r,s):s,i)}var Zt={Qn:(t,{r:e,T:s},i)=>!(!Et(s.zt(i,!1))||!Et(s.zt(i,!0))||!Et(Jt(t.e,e.n))&&t.B[e.m].u.some((t=>t.c[0]&st))),fs(t,e,s){for(let i=e.length-1;i>=0;i--){if(!(e[i].c[0]&et))continue;let r=Gt(e[i],Jt(t.j,s));for(let e=0;e<16;e++)t.j[s+e]=Math.abs(r[e])<1/0?r[e]:t.e[s+e]}},Bs(t,e){let s=Ht(t,e);Kt(t,s,Gt(e,jt(s,Jt(t.e,e.n))),e.n)},Lt(t,e,s){let i=e.O;e.O=s;let r=Jt(t.e,e.n),n=Ht(t,e),a=Et(i);It(r,i)&&It(n,Pt)?t.e.set(s,e.n):!(e.c[0]&st)&&a&&Kt(t,n,jt(jt(s,a),jt(n,r)),e.n)}};function Qt(t,e,s){if(!t.length)return Y("transform",16,{I:Zt});let i=t.map((t=>Yt.get(t)??(/^matrix(3d)?$/.test(t)&&s.s(t)?.()||a(e,`needs '${String(t)}'`))));return{ot:"transform",t:16,I:Zt,l:i.reduce(((t,e)=>t+e.l),0),vt(t,e){let s=[[],[]],r=0;for(let{l:n,Qs:a}of i){let i=[t.slice(r,r+n),e.slice(r,r+n)];(a?a(...i):i).forEach(((t,e)=>s[e].push(...t))),r+=n}return s},g(t,e,s,r){r.set(Xt(i,t,e,s))},Js:t=>Xt(i,t,t,0),oe:i.reduce((([t,e],s)=>[s.ie?[...t,e]:t,e+s.l]),[[],0])[0],w:t=>1===i.length&&i[0].w?.(t)||null,On(t,e,i,r){let n=t.v.map((e=>t.s.Js(e))),a=Qt([[...n,e].every(Bt)?"matrix":"matrix3d"],i,s),h=new H(t.A,a,n.map((t=>a.w(t))),i);return h.Mt=t.Mt,r(h,e,i)}}}var te={name:"matrices",types:{transform:Qt}};function ee(t){let[e,s,i,r]=[t[0],t[1],t[4],t[5]],[n,a]=[Math.hypot(e,s),Math.hypot(i,r)],h=e*r-s*i;if(!(h&&n+a<1/0))return[t[12],t[13],n,a,0,0,0,0,0];h<0&&(e<r?n=-n:a=-a),[e,s,i,r]=[e/n,s/n,i/a,r/a];let l=Math.atan2(s,e)*(180/Math.PI);return[t[12],t[13],n,a,l,e*e-s*i,e*s-s*r,s*e+e*i,s*s+e*r]}function se(t,e){if(!t.slice(5).some(Boolean)||!e.slice(5).some(Boolean))return t.map((()=>0));let s=t.slice();(s[2]<0&&e[3]<0||s[3]<0&&e[2]<0)&&([s[2],s[3]]=[-s[2],-s[3]],s[4]+=s[4]<0?180:-180);let[i,r]=[s[4]||360,e[4]||360];return s[4]=i+(Math.abs(i-r)<=180?0:i>r?-360:360)-(r-e[4]),s}var ie=(t,e)=>t.reduce(((t,s,i)=>t+s*e[i]),0),re=(t,e,s)=>t.map(((t,i)=>t-e[i]*s)),ne=new Array(18).fill(0);function ae(t){let e=t[15];if(!e||!t.every((t=>Math.abs(t)<1/0)))return ne;let s=t.map((t=>t*(1/e))),i=s.slice();[i[3],i[7],i[11],i[15]]=[0,0,0,1];let r=Et(i);if(!r)return ne;let n=[s[3],s[7],s[11],1],a=It(n,[0,0,0,1])?n:[0,4,8,12].map((t=>ie(n,r.slice(t,t+4)))),[h,l,o]=[s.slice(0,3),s.slice(4,7),s.slice(8,11)],u=t=>Math.sqrt(ie(t,t)),f=(t,e)=>t.map((t=>t/e)),c=[u(h),0,0],m=[0,0,0];h=f(h,c[0]),m[0]=ie(h,l),l=re(l,h,m[0]),c[1]=u(l),l=f(l,c[1]),m[0]/=c[1],m[1]=ie(h,o),o=re(o,h,m[1]),m[2]=ie(l,o),o=re(o,l,m[2]),c[2]=u(o),o=f(o,c[2]),m[1]/=c[2],m[2]/=c[2];let p=[l[1]*o[2]-l[2]*o[1],l[2]*o[0]-l[0]*o[2],l[0]*o[1]-l[1]*o[0]];ie(h,p)<0&&([c,h,l,o]=[c,h,l,o].map((t=>t.map((t=>-t)))));let d=[s[12],s[13],s[14],...c,...m,...a,e,...he(h,l,o)];return d.every((t=>Math.abs(t)<1/0))?d:ne}function he(t,e,s){let i=t[0]+e[1]+s[2],r=[t[0],e[1],s[2]],n=[e[2]-s[1],s[0]-t[2],t[1]-e[0]];if(i>=r[0]&&i>=r[1]&&i>=r[2]){let t=Math.sqrt(1+i);return[...n.map((e=>.5*e/t)),t/2]}let[a,h]=r[0]>=r[1]&&r[0]>=r[2]?[0,Math.sqrt(1+t[0]-e[1]-s[2])]:r[1]>=r[2]?[1,Math.sqrt(1+e[1]-t[0]-s[2])]:[2,Math.sqrt(1+s[2]-t[0]-e[1])],l=[[0,e[0]+t[1],s[0]+t[2]],[e[0]+t[1],0,s[1]+e[2]],[s[0]+t[2],s[1]+e[2],0]][a].map((t=>.5*t/h));return l[a]=h/2,[...l,.5*n[a]/h]}function le(t,e){if(!t.slice(14).some(Boolean)||!e.slice(14).some(Boolean))return ne;let s=t.slice();return s[13]<0!=e[13]<0&&(s[13]=e[13]),s}var oe=(t,e,s)=>(i,r,n)=>{let[a,h]=[i.slice(0,t),r.slice(0,t)];return(0===n||1===n||It(a,h)||!i.slice(t).some(Boolean)?null:s(i.slice(t),r.slice(t),n))??e(Wt(a,h,n))},ue={l:15,Ct:oe(6,(t=>qt(...t)),((t,e,s)=>function(t){return jt(jt(qt(t[5],t[6],t[7],t[8],t[0],t[1]),zt(t[4])),Ft([0,t[2]],[5,t[3]]))}(Wt(t,e,s)))),Qs:(t,e)=>[[...t.slice(0,6),...se(t.slice(6),e.slice(6))],e],w:t=>Bt(t)&&[t[0],t[1],t[4],t[5],t[12],t[13],...ee(t)]},fe={l:34,Ct:oe(16,(t=>t),(function(t,e,s){let i=t.slice(0,14).map(((t,i)=>G(t,e[i],s))),r=Rt(Vt(t.slice(14),e.slice(14),s));return[Ft([3,i[9]],[7,i[10]],[11,i[11]],[15,i[12]]),Ft([12,i[0]],[13,i[1]],[14,i[2]]),r,Ft([4,i[6]],[8,i[7]],[9,i[8]]),Ft([0,i[3]],[5,i[4]],[10,i[5]])].reduce(jt).map((t=>t*i[13]))})),Qs:(t,e)=>[[...t.slice(0,16),...le(t.slice(16),e.slice(16))],e],w:t=>[...t,...ae(t)]},ce={name:"decomposed",types:{matrix:()=>ue,matrix3d:()=>fe,pairs:function(t,e,s){let i=t.map((t=>Qt(w([v,1],t,e),e,s))),r=t=>i.map(((e,s)=>t(e,n[s]))).find(Boolean),n=i.map(((t,e)=>i.slice(0,e).reduce(((t,e)=>t+e.l+1),0))),h=i.length-1,l=(t,e,s)=>t.slice(s+1,s+1+e.l);return{...i[h],l:n[h]+1+i[h].l,vt:(t,s)=>r(((e,i)=>{let[r,n]=[l(t,e,i),l(s,e,i)];return 1===t[i]&&1===s[i]&&((t,e,s)=>t.oe.every((t=>!e[t+3]||!s[t+3]||[0,1,2].every((i=>e[t+i]===s[t+i])))))(e,r,n)&&e.vt(r,n).map((t=>({Ft:e,Wt:t})))}))??a(e,"has two values without a list in common"),g:(t,e,s,i)=>t.Ft.g(t.Wt,e.Wt,s,i),Js:t=>r(((e,s)=>1===t[s]&&e.Js(l(t,e,s)))),w(t){let e=i[h].w(t);return e&&[...new Array(n[h]).fill(0),1,...e]}}}}},me=t=>String(Math.round(1e6*t)/1e6),pe=t=>`${me(t)}px`,de=([t,e,s,i])=>{let r=i>0?1/i:0;return`oklab(${t*r} ${e*r} ${s*r} / ${i})`};function ge([t,e,s,i]){let r=i>0?1/i:0,n=(i,n)=>((t+i*e+n*s)*r)**3,[a,h,l]=[n(.39634,.2158),n(-.10556,-.06385),n(-.08948,-1.29149)],o=(t,e,s)=>{let i=t*a+e*h+s*l;return 255*(i<=.0031308?12.92*i:1.055*i**(1/2.4)-.055)};return`rgba(${o(4.07674,-3.30771,.23097)}, ${o(-1.26844,2.60976,-.34132)}, ${o(-.0042,-.70342,1.70761)}, ${i})`}var Me=t=>(globalThis.CSS?.supports?.("color","oklab(0 0 0)")??1?de:ge)(t),ye={x:0,y:1,z:2,width:0,height:1},ve=([t=0,e=0,s=0])=>`translate(${pe(t)}, ${pe(e)})${s?` translateZ(${pe(s)})`:""}`,be=(t,e)=>e&&`${t}(${me(e)}deg)`,we=new Set(["position","center","frame.origin","transform.translation","transform.scale","transform.rotation","transform.rotation.z","transform","anchorPoint"]),$e=t=>pe(Math.max(0,t)),Ae=t=>e=>$e(e[t]),xe={__proto__:null,opacity:{opacity:String},alpha:{opacity:String},backgroundColor:{"background-color":Me},borderColor:{"border-color":Me},borderWidth:{"border-width":$e},cornerRadius:{"border-radius":$e}};for(let t of["bounds","frame"]){let e=`${t}.size`;xe[`${e}.width`]={width:$e},xe[`${e}.height`]={height:$e},xe[e]={width:Ae(0),height:Ae(1)},xe[t]={width:Ae(2),height:Ae(3)}}var ke=t=>t.replace(/[A-Z]/g,(t=>`-${t.toLowerCase()}`)).replace(/\./g,"-"),Oe=class{ls=[];mt={};P={};re(t,e,s){let[i,r]=function(t){let e=t.lastIndexOf("."),s=ye[t.slice(e+1)];return void 0===s||"transform.rotation.z"===t?[t,-1]:[t.slice(0,e),s]}(t),n="frame"===t,a=we.has(i)||n;this.Et||=a,n&&(this.mt["frame.origin"]=e),(a||/^(stroke|shadow)/.test(t))&&(this.V=!0,!Array.isArray(e)&&(r>=0||/(scale|rotation)$/.test(i))?(this.mt[i]??=[])[r]=e:this.mt[i]=e);let h=xe[t];if(h)for(let t in h)this.g(t,h[t](e));else"path"===t?this.vn("d",e):"string"==typeof e?this.vn(`data-${ke(t)}`,e):we.has(i)||this.g(`--${ke(t)}`,s?Me(e):String(e))}ce(){if(!this.V)return;this.V=!1;let t=this.mt;this.Et&&this.g("transform",function(t){let[e,s,i]=["translation","scale","rotation"].map((e=>t[`transform.${e}`]??[])),r=t.position??t.center,[n,a]=t.anchorPoint??[.5,.5],[h,l=1,o=1,u=1]=[s[-1]??1,...s];return[r&&`${ve(r)} translate(${me(100*-n)}%, ${me(100*-a)}%)`,t["frame.origin"]&&ve(t["frame.origin"].slice(0,2)),e.length&&ve(e),be("rotate",(t["transform.rotation.z"]??0)+(i[-1]??0)),Object.keys(s).length&&`scale3d(${me(h*l)}, ${me(h*o)}, ${me(u)})`,be("rotateX",i[0]),be("rotateY",i[1]),t.transform&&`matrix3d(${t.transform.map(me)})`].filter(Boolean).join(" ")||"none"}(t)),t.anchorPoint&&this.g("transform-origin",t.anchorPoint.map((t=>100*t+"%")).join(" "));let{strokeStart:e=0,strokeEnd:s=1,shadowColor:i,shadowOffset:[r=0,n=0]=[],shadowRadius:a=0,shadowOpacity:h=1}=t;("strokeStart"in t||"strokeEnd"in t)&&(this.g("stroke-dasharray",`${Math.max(0,s-e)} 1`),this.g("stroke-dashoffset",String(-e))),i&&this.g("box-shadow",`${pe(r)} ${pe(n)} ${pe(2*a)} ${Me(i.map((t=>t*h)))}`)}g(t,e){if(this.P[t]!==e){this.P[t]=e;for(let s of this.ls)s.style.setProperty(t,e)}}vn(t,e){for(let s of this.ls)s.setAttribute(t,e)}fe(){for(let t in this.P)for(let e of this.ls)e.style.removeProperty(t)}},Se=/^(?:([^.]+(?:\.\d+(?=\.))*)\.)?(.*)$/,_e=class extends ut{constructor(t,e,s={}){super(e,s),this.root=t,this.Jt=this.X=0,this.zs=()=>this.reducedMotion=this.ks.matches;let i={__proto__:null};for(let e of t.querySelectorAll("[data-motion]"))(i[e.dataset.motion]??=new Oe).ls.push(e);this.P=this.b.properties.map((t=>{let[,e,s]=Se.exec(t.name);return{r:t,nt:i[e]??=new Oe,tn:s,k:new Float64Array(t.s.t).fill(NaN)}})),this.sn=Object.values(i),void 0===s.reducedMotion&&globalThis.matchMedia&&(this.ks=matchMedia("(prefers-reduced-motion: reduce)"),this.ks.addEventListener("change",this.zs),this.zs()),this.Ps=s.clock??!0,this.draw()}advance(t){super.advance(t),this.draw()}draw(){for(let t of this.P){let{r:{m:e,s,n:i},k:r}=t,n=t.e?this.e:this.j;this.cs(e);let a=!1;for(let t=0;t<r.length;t++)r[t]!==(r[t]=n[i+t])&&(a=!0);a&&t.nt.re(t.tn,lt(s,n,i),"color"===s.ot)}for(let t of this.sn)t.ce()}redraw(){for(let t of this.P)t.k.fill(NaN);for(let t of this.sn)t.P={};this.draw()}unmount(){this.cancelAll(),this.Ps=!1,cancelAnimationFrame(this.Jt),this.ks?.removeEventListener("change",this.zs);for(let t of this.sn)t.fe()}qt(){if(!this.Ps||this.Jt)return;let t=performance.now();this.St?.ae(t-this.X),this.X=t,this.Jt=requestAnimationFrame(this.xt)}xt=t=>{this.Jt=-1;let e=this.X;this.X=Math.max(t,e);try{this.advance(this.time+(this.X-e)/1e3)}finally{this.Jt=0}this.Ps&&(this.Et?this.Jt=requestAnimationFrame(this.xt):this.St?.he(this.xt))}};function Ne(t,e){let{T:s,a:{yt:i}}=t;if(!i)return 0;if(s.Nn)return s.Nn(e)*i;let{A:r,gt:n}=s;if(s.s.q||n!=n)return 0;let[a,h,,,l,u,f]=r.p.subarray(s.R),c=(f-u)/(h-a),m=c&&function(t,e){t[o]=e;let s=V(t,e>=1),[i,r,n,a,h,l,u,f,c,m,p]=t.subarray(s),d=r-i;if(!(d>0)||e<i||e>r)return 0;if(!n)return 1;if(n===E)return t[o]=(e-i)/d,A(t,s),function(t,e,s,i,r,n,a){let h=1-a,l=t*h*h+2*e*a*h+s*a*a,o=i*h*h+2*r*a*h+n*a*a;if(l>0)return o/l;if(o)return o*(1/0);let u=a<.5,f=u?e-t:e-s,c=u?r-i:r-n;if(f)return c/f;if(c)return u===c>0?1/0:-1/0;let m=t-2*e+s;return m?(i-2*r+n)/m:0}(l*d,(u-l)*d,(1-u)*d,f-a,c-f,h-c,e===i?0:e===r?1:t[3]);if(n===q)return 1!==e||f?l<2**-53?1:l/u*Math.exp(-l*e):0;if(1===e)return 0;O(l,u,e*f);let g=1+c*k[1]-k[0];return g<m||g>p?0:_(l,u,-1,c)*f}(r.Yt[l],n),p=(m==m?m:0)*c*(void 0===r.K?1:-1);return p&&function(t,e){let s=t.Ls?.(),i=t.At;if(s)return i>=0&&i<=1?s.le(e,i):0;let[r,n]=t.qs();if(t.s.Ot)return n[e]-r[e];let a=2**-11,h=s=>{let h=new Float64Array(t.t);return t.s.g(r,n,i+s*a,h),h[e]};return(8*(h(1)-h(-1))-(h(2)-h(-2)))/(12*a)}(s,e)*p*i||0}var Pe=class{constructor(t,e,s,i){this.Bt=t,this.nt=e,this.Vt=s,this.Y=i,this.t=e.length,this.S=.5,this.ds=B(0,T(0,1/0,F,0,0,t.us,t.ms,1)),this.Rs=V(this.ds)}H(){k[2]=this.Bt.us,k[3]=this.Bt.ms,k[4]=this.S,S();for(let t=0;t<this.t;t++)h[t]=this.nt[t]+(this.Vt[t]*k[0]+this.Y[t]*k[1])}Nn(t){return O(this.Bt.us,this.Bt.ms,this.S),_(this.Bt.us,this.Bt.ms,this.Vt[t],this.Y[t])}zt(t,e){return e?this.nt.map(((t,e)=>t+this.Vt[e])):this.nt}get ue(){let{us:t,ms:e}=this.Bt,s=this.nt.map(((t,s)=>Math.abs(this.Vt[s])+Math.abs(this.Y[s])/Math.sqrt(e))),i=.001*Math.max(...s);return Math.max(0,...s.map(((s,r)=>{if(!(s>i))return 0;let n=1e-9*s,a=Math.abs(this.Vt[r])>=n?-this.Vt[r]:n;return function(t,e,s,i){let r=i=>function(t,e,s,i){return O(t,e,i),s*k[1]-k[0]}(t,e,s,i),n=(t,e)=>{let s=r(t);if(!(Math.abs(s)>i))return t;let n=t=>s<0?r(t)<-i:r(t)>i,a=t,h=e;if(!e){let e=Math.max(t,.0009765625);for(h=t+e;n(h)&&h<1/0;h+=e)a=h,e*=2}for(;;){let t=a+(h-a)/2;if(!(t>a&&t<h))return h;n(t)?a=t:h=t}},a=function(t,e,s){if(!s)return 0;let i=t*t-e;if(i<0){let r=Math.sqrt(-i),n=Math.atan2(-s*r,e-t*s);return(n<0?n+Math.PI:n)/r}let r=2*Math.sqrt(i),n=-(t+r/2),a=-s/(e/n*(s+n));return a>0&&a<1/0?r*a?Math.log1p(r*a)/r:a:NaN}(t,e,s);if(!(a<1/0))return n(0);let h=Math.abs(r(a)),l=t*t-e;if(l>=0)return h>i?n(a):n(0,a);if(!t)return h>i?1/0:0;if(!(h>i))return n(0,a);let o=Math.PI/Math.sqrt(-l),u=Math.floor(Math.log(h/i)/(t*o));return Math.abs(r(a+(u+1)*o))>i?u++:u>0&&Math.abs(r(a+u*o))<=i&&u--,n(a+u*o,a+(u+1)*o)}(t,e,this.Y[r]/a,i/Math.abs(a))})))}};function je(t,e){let s=t.$t(e),{q:i,I:r}=s.s;return i||r?a(e,"can't be let go of"):s}function Ee(t,e,s,i){let{n:r,s:{t:n},m:a}=e;for(let e of t.B[a].u)if(s(e)){e.H();for(let t=0;t<e.t;t++){let s=e.n+t-r;e.c[t]&et&&s>=0&&s<n&&i(e,t,s,Ne(e,t))}}}function Ie(t,e){let s=new Array(e.s.t).fill(0);return Ee(t,e,(()=>!0),((t,e,i,r)=>{t.c[e]&st?s[i]=r:t.$&&(s[i]=s[i]+t.$*r||0)})),s}var qe=t=>K(t)?t:0;function Fe(t,e,s,i){let{n:r,s:{t:n},m:a}=e;if(!s)return t.cs(a),{Ts:t.j.slice(r,r+n),Y:Ie(t,e).map(qe)};let h={Ts:t.e.slice(r,r+n),Y:new Array(n).fill(0)};return Ee(t,e,(t=>!i&&t.ys),((t,e,s,i)=>{h.Y[s]=qe(i)+(t.c[e]&st?0:h.Y[s]),t.wn(h.Ts,s,e)})),h}function Te(t,e,s,i,r,n){let a={r:e,T:s,rt:r,ys:!0,Jn:r&&!n.adding};return t.Es({name:e.name,duration:i},n,[a])}function Be(t,e,s,i,r={}){let n=je(t,e),h=ht(n.s,s,e),l=void 0===r.velocity?[]:ht(n.s,r.velocity,"velocity"),o=t.additive&&n.rt,u=Fe(t,n,o,r.adding),f=new Pe(function(t){let e=m(0),{mass:s=1,stiffness:i,damping:r,response:n,dampingRatio:h,duration:l,bounce:o}=w({"mass?":e,"stiffness?":e,"damping?":e,"response?":e,"dampingRatio?":e,"duration?":e,"bounce?":m(-1,1)},t,"spring"),u=n??l,f=void 0===u?Math.sqrt(i/s):2*Math.PI/u,c=void 0===o?h??(void 0===u?void 0:1):o>=0?1-o:1/(1+o),p=void 0===c?r/(2*s):c*f,d=void 0===u?i/s:f*f;return d>1e-300&&d<1/0&&p*p<1/0?{us:p,ms:d}:a("spring","isn't a spring")}(i),h,h.map(((t,e)=>u.Ts[e]-t)),h.map(((e,s)=>(u.Y[s]+(l[s]??0))*t.timeScale)));return Te(t,n,f,f.ue,o,r)}var Re=(t,e)=>(t=>1===t.length?t[0]:t)(Ie(t,je(t,e)));function Ve(t,e){let s=t.$t(e),{n:i,s:{t:r}}=s;t.cs(s.m),t._(),t._t(s,null),t.e.set(t.j.subarray(i,i+r),i),t.$s(s),t.Tt(),t.i()}var Ce=-1e3*Math.log(.998),ze=m(Number.MIN_VALUE),Ue=({friction:t,rate:e})=>void 0!==t?ze(t,"friction"):void 0!==e?-1e3*Math.log(m(Number.MIN_VALUE,1-2**-53)(e,"rate")):Ce;function De(t,e,s){let i=je(t,e),{s:r}=i,n=Ue(s),a=ze(s.stopVelocity??i.jn,"stopVelocity"),h=t.additive&&i.rt,l=Fe(t,i,h,s.adding),o=Array.from(l.Ts),[u,f]=[null,null];void 0===s.to?(u=ht(r,s.velocity,"velocity").map(((e,s)=>(e+l.Y[s])*t.timeScale)),f=o.map(((t,e)=>t+u[e]/n))):(f=ht(r,s.to,e),u=f.map(((t,e)=>(t-o[e])*n)));let c=Math.max(...u.map(Math.abs)),m=c>a?(Math.log(c)-Math.log(a))/n:0;p(m,"velocity");let d=new W({v:[{},{}],Yt:[R(n*m,!1)],p:Float64Array.of(0,m,0,1,0,m?0:1,1)});return Te(t,i,new H(d,r,[o,f],e),m,h,s)}function We(t,e,s=.55){if(!(e>0&&s>0))return 0;let i=s*Math.abs(t),r=e===1/0?i:i&&e/(1+e/i);return t<0?-r:r}var Ye=class{#t;#e;#s;#i;#r=[];constructor(t,e,s,i,r=[]){this.#t=t,this.#e=e,this.#s=r;let n=je(t,e);Ve(t,e);let a=[t.get(e)].flat(),h=ht(n.s,s,e);this.#i=a.map(((t,e)=>this.#n(e,t)-h[e])),this.#r.push([p(i,"time"),a])}move(t,e){let s=ht(je(this.#t,this.#e).s,t,this.#e).map(((t,e)=>this.#a(e,t+this.#i[e])));this.#t.set(this.#e,1===s.length?s[0]:s);let i=this.#r.filter((([t])=>t>p(e,"time")-.1005&&t<e-5e-4));this.#r=[...i,[e,s]]}velocity(t){let e=this.#r[this.#r.length-1],s=this.#r.length-1;for(;s>0&&this.#r[s][0]-this.#r[s-1][0]<=.04;)s-=1;let i=this.#r.slice(s);if(t-e[0]>.08||i.length<2)return e[1].map((()=>0));let r=function(t){let e=t.reduce(((t,e)=>t+e),0)/t.length,s=t.map((t=>t-e)),i=t=>s.reduce(((e,s)=>e+s**t),0),r=i(2);if(t.length<3)return s.map((t=>t/r));let[n,a]=[i(3)/r,r/t.length],h=s.map((t=>t*t-n*t-a)),l=h.reduce(((t,e)=>t+e*e),0);return s.map(((t,s)=>t/r+(-2*e-n)*h[s]/l))}(i.map((([t])=>(t-e[0])/.1)));return e[1].map(((t,e)=>i.reduce(((s,[,i],n)=>s+r[n]*(i[e]-t)),0)/.1))}restingPlace(t,{friction:e=Ce}={}){let s=this.velocity(t),i=[this.#t.get(this.#e)].flat().map(((t,i)=>{let{low:r=-1/0,high:n=1/0}=this.#s[i]??{};return Math.min(Math.max(t+s[i]/e,r),n)}));return 1===i.length?i[0]:i}release(t,e,s,i={}){return Be(this.#t,this.#e,e,s,{...i,velocity:this.velocity(t)})}#a(t,e){let{low:s=-1/0,high:i=1/0,limit:r,coefficient:n}=this.#s[t]??{},a=e>i?i:e<s?s:e;return a===e?e:a+We(e-a,r,n)}#n(t,e){let{low:s=-1/0,high:i=1/0,limit:r,coefficient:n=.55}=this.#s[t]??{},a=e>i?i:e<s?s:e,h=Math.abs(e-a);if(!h)return e;let l=r===1/0?h/n:h/n/(1-Math.min(h/r,.999999));return a+Math.sign(e-a)*l}},Xe=t=>t?1:0,Je=(t,e)=>0===t?0:t*e,Le={__proto__:null,"+":[(t,e)=>t+e,(t,e,s,i)=>s+i],"-":[(t,e)=>t-e,(t,e,s,i)=>s-i],"*":[(t,e)=>t*e,(t,e,s,i)=>Je(s,e)+Je(i,t)],"/":[(t,e)=>t/e,(t,e,s,i)=>Je(s,1/e)-Je(i,t/e/e)],"%":[(t,e)=>t%e,(t,e,s,i)=>s-Je(i,Math.round((t-t%e)/e))],"^":[(t,e)=>t**e,Ge],pow:[(t,e)=>t**e,Ge],"<":[(t,e)=>Xe(t<e),()=>0],"<=":[(t,e)=>Xe(t<=e),()=>0],">":[(t,e)=>Xe(t>e),()=>0],">=":[(t,e)=>Xe(t>=e),()=>0],"==":[(t,e)=>Xe(t===e),()=>0],"!=":[(t,e)=>Xe(t!==e),()=>0],atan2:[Math.atan2,(t,e,s,i)=>Je(s,e/(t*t+e*e))-Je(i,t/(t*t+e*e))]};function Ge(t,e,s,i){let r=t**e;return Je(s,0===e?0:e*t**(e-1))+Je(i,0===r?0:r*Math.log(t))}var He={__proto__:null,neg:[t=>-t,(t,e)=>-e],abs:[Math.abs,(t,e)=>t<0?-e:e],sign:[Math.sign,()=>0],floor:[Math.floor,()=>0],ceil:[Math.ceil,()=>0],round:[J,()=>0],sqrt:[Math.sqrt,(t,e)=>Je(e,.5/Math.sqrt(t))],exp:[Math.exp,(t,e)=>Je(e,Math.exp(t))],log:[Math.log,(t,e)=>Je(e,1/t)],sin:[Math.sin,(t,e)=>Je(e,Math.cos(t))],cos:[Math.cos,(t,e)=>Je(e,-Math.sin(t))],tan:[Math.tan,(t,e)=>Je(e,1+Math.tan(t)**2)]},Ke=(t,e)=>t<e||t!=t?t:e,Ze=(t,e)=>t>e||t!=t?t:e,Qe=(t,e)=>(s,i)=>{let r=0,n=w([(s,i)=>{let n=function(t,e){if("number"==typeof t||"infinite"===t||"-infinite"===t||"t"===t||/^[pf]\d+$/.test(t))return 0;if("string"!=typeof t)return a(e,"isn't a step");if(He[t])return 1;if(Le[t])return 2;if("?"===t||"clamp"===t||"lerp"===t)return 3;let s=/^(min|max)([1-9]\d{0,3})$/.exec(t);return s?Number(s[2]):a(e,`no step is called '${t}'`)}(s,i);n>r&&a(i,"takes more than there is"),r+=1-n;let h=/^[pf]\d/.test(s)&&Number(s.slice(1));return!1!==h&&!(h<("p"===s[0]?t:e))&&a(i,"no such number"),!1===h&&"t"!==s&&0===n?m(-1/0,1/0)(s,i):s},1],s,i);return 1===r?n:a(i,"leaves more than a number")},ts=[],es=[];function ss(t,e,s,i){let r=0;for(let n of t){let t="number"==typeof n?n:"t"===n?i:void 0;if(void 0!==t){ts[r]=t,es[r++]="t"===n?1:0;continue}let a=He[n],h=Le[n];if(a){let[t,e]=[ts[r-1],es[r-1]];ts[r-1]=a[0](t),es[r-1]=a[1](t,e)}else if(h){r-=1;let[t,e,s,i]=[ts[r-1],ts[r],es[r-1],es[r]];ts[r-1]=h[0](t,e),es[r-1]=h[1](t,e,s,i)}else"p"===n[0]||"f"===n[0]&&"floor"!==n?(ts[r]=("p"===n[0]?e:s)[Number(n.slice(1))],es[r++]=0):r=is(n,r)}}function is(t,e){let s=e-("m"===t[0]?Number(t.slice(3)):3),[i,r,n,a,h,l]=[ts[s],ts[s+1],ts[s+2],es[s],es[s+1],es[s+2]];if("?"===t)ts[s]=0!==i?r:n,es[s]=0!==i?h:l;else if("lerp"===t)ts[s]=G(i,r,n),es[s]=a+Je(h-a,n)+Je(l,r-i);else if("clamp"===t){let[t,e]=i<n?[i,a]:[n,l];ts[s]=Ze(r,Ke(i,n)),es[s]=t>r?e:h}else{let i=t.startsWith("min");for(let t=s+1;t<e;t++)(i?ts[t]<ts[s]:ts[t]>ts[s])&&(es[s]=es[t]),ts[s]=(i?Ke:Ze)(ts[s],ts[t])}return s+1}var rs=class{constructor(t,e,s,i=1,r=null){Object.assign(this,{nn:t,hs:e,w:s,$:i,Ln:r})}st(t,e){return ss(this.nn[t],this.hs,this.w,e),this.Ln?this.Ln[t]+this.$*ts[0]:ts[0]}le(t,e){return ss(this.nn[t],this.hs,this.w,e),this.$*es[0]}me(t,e){return new rs(this.nn,this.hs,this.w,t,e)}};function ns(t,e,s){let i=s-e-360*Math.floor((s-e)/360);return t?0===i?360:i>=180?i:i-360:i<=180?i:i-360}var as=(t,e)=>t+360*J((e-t)/360),hs=class extends H{constructor(t,e,s,i,r){super(t,e,s,i),this.pe=r}Ls(){let t=this.A.p[this.R+2];return t===this.A.p[this.R+3]?this.pe[t]:null}H(){super.H();let t=this.Ls();for(let e=0;t&&e<this.t;e++)h[e]=t.st(e,Math.min(Math.max(this.At,0),1))}},ls={name:"late",types:{turning:function([t],e){let s="longest"===t||"shortest"!==t&&a(e,"is no way to turn"),i=([t],[e])=>[as(t,e-ns(s,t,e))];return Y("angle",1,{Hs:i,dn(t){t.S=1/0,t.A.gs(t);let e=t.A.p[t.R+(t.At<.5?2:3)],r=t.v.slice();for(let t=e-1;t>=0;t--)r[t]=i(r[t],r[t+1]);for(let t=e+1;t<r.length;t++)r[t]=[as(r[t][0],r[t-1][0]+ns(s,r[t-1][0],r[t][0]))];t.v=r}})}},Wt:function(t,e,s,i,r){let n=g({length:i}),h=w({"formula?":t=>t,"of?":n,"mix?":[p,3,3]},t,e);if(h.mix){let[t,s,i]=h.mix;return n(t,e),n(s,e),{st:(e,r,n)=>function(t,e,s,i){return t.q?i<.5?e:s:0===i||1===i?i?s:e:t.$n?t.$n(e,s,i):(t.Hs?.(e,s)??e).map(((t,e)=>G(t,s[e],i)))}(n,e[t],e[s],i)}}s.Ot||a(e,"can't be a formula");let l=s.l,o=w([Qe(r,void 0===h.of?0:l),l,l],h.formula,`${e}.formula`),u=t=>void 0===h.of?[]:t[h.of];return{Et:o.some((t=>t.includes("t"))),st:(t,e)=>o.map((s=>(ss(s,e,u(t),1),ts[0]))),Ns:(t,e)=>new rs(o,e,u(t))}},ee:function(t,e,s,i,r){let{s:n,v:a,$:h}=t,l=1===h||!s||t.kt;if(l&&!a.some((t=>t.st)))return Q(t,e,r);let o=[];for(let t of a)o.push(t.st?t.st(o,i,n):tt(t,n,e,r));let u=a.map((t=>t.Et?t.Ns(o,i):null)),f=new hs(t,n,o,r,u);if(l)return f;let c=f.E(-1/0),m=(t,s)=>e[s]+h*(t-c[s]),p=u.map((t=>t&&t.me(h,c.map(((t,s)=>e[s]-h*t)))));return new hs(t,{...n,dn:void 0,Hs:void 0},f.v.map((t=>t.map(m))),r,p)},hs:(t,e)=>t.flatMap((({name:t,s,k:i})=>Object.hasOwn(e,t)?ht(s,e[t],t):i)),de:function(t,e,s){let i=Qe(s,0)(t,e);return i.includes("t")&&a(e,"has no progress"),t=>(ss(i,t,[],0),0!==ts[0])}},os=1e3;function us(t,e,s){let i=-1/0;if(e<1/0)for(let r=t;r<=e&&r>i;r++)s(i=r)}var fs={name:"loops",et:[m(void 0,1/0),3,3],Kt:{start:p,period:m(1e-9),count:m(0,1/0),begin:m(-1/0),turns:d,between:b,"mirror?":p},Un:function([t,e,s],i,r){return t+e<1/0&&e>0&&s>0&&(void 0===i||s<1/0)||a(r,"isn't a loop")},Mt:([,t,e]=[],s)=>e===1/0?(s%t+t)%t:0,Wn:function(t,e){let s=w([{time:p,name:v,"payload?":M,"period?":m(1e-9)}],t,e);return s.every(((t,e)=>!e||s[e-1].time<=t.time))?s:a(e,"aren't in order")},gs:function(t,e){let[s,i,r]=t.et,{Mt:n,d:a}=e;if(a<=s)return a===s&&(e.d+=n),t.Ms(0,e);if(a<s+i*r){let r=a+n-s,h=Math.floor(r/i);return r-h*i<0?h-=1:r-h*i>=i&&(h+=1),e.d=s+Math.max(0,Math.min(r-h*i,i)),t.Ms(h,e)}if(r===1/0)return t.it(t.X,!0,0,e);let h=Math.floor(r),l=r-h,[o,u]=[s+(l||1)*i,l?h:h-1],f=1e-9*i;e.d=o-f;let c=l?Math.max(0,t.$t(e)):t.X,m=t.p;l&&u>0&&(m[c]<s||o-f<s)?t.it(t.X,!0,u-1,e):o>=m[c+1]-f?t.it(c,!0,u,e):(e.d=o,t.Ms(u,e),e.gt=NaN)},kn:function(t,e,s,i){let{Kt:r,xs:n,duration:a}=t,h=e<s,l=i.map((t=>[...t,void 0,0,0]));r&&function({start:t,period:e,count:s,turns:i,between:r,mirror:n},a,h,l,o){let u=t=>void 0===n?t:n-t,f=(t,e)=>{let s=u(t);(a<h?s>a&&s<=h:s<a&&s>=h)&&s>0&&s<l&&o(s,e)},[c,m]=[u(a),u(h)].sort(((t,e)=>t-e)),p=Math.max(0,Math.floor((c-t)/e)-1),d=Math.min(Math.floor((m-t)/e)+1,Math.ceil(s)-1);d-p>os&&(u(h)>u(a)?p=d-os:d=p+os),us(p,d,(n=>{n>0&&r&&f(t+n*e,1),n>0&&f(t+n*e,2);for(let r of i)r+n*e<t+e*s&&f(r+n*e,1)}))}(r,e,s,a,((t,e)=>l.push([t,e>1?"repeated":"reversed",void 0,e,0])));let[o,u]=h?[e,s]:[it(s),it(e)];n.forEach((({time:t,name:e,payload:s,period:i},r)=>{let n=t=>l.push([t,"marker",{name:e,payload:s},3,r]);i?function(t,e,s,i,r){let n,a=Math.floor((i-t)/e);t+a*e>i&&(a-=1),us(Math.max(0,a-os,Math.floor((s-t)/e)-1),a,(a=>{let h=t+a*e;h>s&&h<=i&&h!==n&&r(n=h)}))}(t,i,o,u,n):t>o&&t<=u&&n(t)}));let f=h?1:-1;l.sort(((t,e)=>f*(t[0]-e[0])||t[3]-e[3]||f*(t[4]-e[4]))),i.splice(0,1/0,...l)}},cs=16,ms={name:"many",Ks:t=>t.Sn=new class{constructor(t){this.f=t,this.N=new Float64Array(N),this.i=N,this.Pn=[]}fs(){let{f:t}=this;t.rs.length&&this.ge(),t.j.set(t.e),this.tt()}ge(){let{f:t,N:e}=this;for(let e of t.rs){e.V=!1;for(let t of e.u)t.Nt=0}let s=t.Ht.flatMap((t=>t.u[0].I?t:t.u)),i=new Float64Array(s.reduce(((t,e)=>t+cs+3*e.t),N)),r=N;for(let t of s){let s=r+cs+3*t.t;t.Nt&&!t.u?i.set(e.subarray(t.Nt,t.Nt+s-r),r):i.set([t.n,t.t],r+14),t.Nt=r,r=s}this.Pn=s,this.N=i,this.i=r}tt(){let t=this.N,e=this.i,s=this.f.j,i=this.f.o;for(let r=N,n=0;r<e;n++){let e=0|t[r+15];if(i<t[r+1]){t[o]=t[r+11]+(i-t[r])*t[r+12],C(t,r);let n=t[u],a=k[1],h=t[r+13],l=r+cs;r=l+3*e;for(let e=0|t[l-cs+14];l<r;e++,l+=3){let i=h*s[e]+t[l]+t[l+1]*n+t[l+2]*a;i-i==0&&(s[e]=i)}}else this.Me(this.Pn[n],r),r+=cs+3*e}}Me(t,e){let{f:s,N:i}=this;if(t.u)return s.Os(t);t.tt(s.j);let{a:r,T:n,c:a,t:l}=t;for(let t=1;t<l;t++)if(a[t]!==a[0])return;let{A:o,s:u,ds:f,Rs:c,gt:m,R:p}=n,d=void 0!==o?.K,g=d?o.K-r.time:r.time,M=d?-r.yt:r.yt,y=d?o.K-r.Pt:r.Pt,v=!M||m!=m,b=g,w=M,$=y;if(M&&o){if(o.et||!u.Ot||u.q||n.Ls?.())return;let t=o.p,e=t[p],s=t[p+1],[i,r]=[e,s];if(v){let n=g<e;i=n?-1/0:s,r=n?e:t[p+7]??1/0}else{let i=t[p+5],r=(t[p+6]-i)/(s-e),n=f[c+1]-f[c];b=(m-f[c])/n,w=r/n*M,$=e+(f[w>0?c+1:c]-i)/r}$=M<0?Math.max(i,$,y):Math.min(r,$,y)}let A=v||!o?null:n.qs(),x=s.o,k=a[0]===et;i[e]=x,i[e+1]=M?x+($-g)/M*(1-1e-9)-2**-50*(x+Math.abs(g/M)):1/0;for(let t=2;t<11;t++)i[e+t]=v?j:f[c+t];i[e+11]=v?0:b,i[e+12]=v?0:w,i[e+13]=k?1:0;let O=k?t.$:1;for(let s=0,r=e+cs;s<l;s++,r+=3){let e=A?A[0][s]:v?h[s]:n.nt[s];i[r]=O*(k?e-t.O[s]:e),i[r+1]=v?0:O*(A?A[1][s]-e:n.Vt[s]),i[r+2]=A||v?0:O*n.Y[s]}}}(t)},ps={__proto__:null,M:1,L:1,Q:2,C:3,Z:0},ds=(t,e,s)=>([i],r,{Vn:n})=>{let a=n.routes[g(n.routes)(i,r)];return function(t,e,s,i){let r=new Float64Array(e),n={ot:i,l:1,t:e,q:!1,Ot:!1,Ce:!0,Fe:t.reduce(((s,i,r)=>r%(1+2*e)||!r?s:s+Math.hypot(t[r+1]-t[r-2*e],e>1?t[r+2]-t[r+1-2*e]:0)),0),g(i,r,n,a){let[h,l]=function(t,e){if(e>=0&&e<=1)return[e,0,!1];if(!(t.we&&Math.abs(e)<1/0))return[e>1?1:0,0,!0];let s=Math.floor(e);return e===s&&e>0?[1,s-1,!1]:[e-s,s,!1]}(s,G(i[0],r[0],n));(function(t,e,s,i){let r=1+2*e,n=0,a=t.length/r-2;for(;n<a;){let e=n+a+1>>1;t[e*r]<=s?n=e:a=e-1}let[h,l]=[n*r,(n+1)*r],o=t[l]-t[h],u=o>0?(s-t[h])/o:1,f=1-u;for(let s=0;s<e;s++){let[r,n]=[t[h+1+s],t[l+1+s]],[a,c]=[t[h+1+e+s]*o,t[l+1+e+s]*o];i[s]=f*f*((1+2*u)*r+u*a)+u*u*((1+2*f)*n-f*c)}})(t,e,h,a),l&&1===e&&(a[0]+=l*s.ye)},w:()=>null,On(t,s,a,h){let l=t.v.map((t=>(n.g(t,t,0,r),Array.from(r)))),o=new H(t.A,Y(i,e),l,a);return o.Mt=t.Mt,h(o,s,a)}};return n}(s(a),t,a,e)},gs={path:function([t],e){("string"!=typeof t||!/^(M[MLQCZ]*)?$/.test(t))&&a(e,"isn't a path");let s=[...t].reduce(((t,e)=>t+2*ps[e]),0);return Y("path",s,{An:(e,s)=>{let i=s;return[...t].map((t=>t+Array.from({length:2*ps[t]},(()=>e[i++])).join(" "))).join("")}})},route:ds(2,"point",(({xe:t})=>t)),direction:ds(1,"angle",(({Ie:t})=>t))},Ms={name:"paths",types:gs,Kn:function(t,e){let{wraps:s,turning:i,places:r,angles:n}=w({wraps:b,turning:p,places:[p,10],angles:[p,6]},t,e);for(let[t,s]of[[r,5],[n,3]]){t.length%s&&a(e,"has half a knot");for(let i=s;i<t.length;i+=s)t[i]<t[i-s]&&a(e,"goes back")}return{we:s,ye:i,xe:r,Ie:n}}},ys=({states:t,variants:e,parameters:s},i)=>{let[r,n]=[[...t.keys()],[...e.keys()]],h=s.flatMap((({k:t})=>t)).length;return(t,e)=>{let[s,l,o,u,f,c]=w([M,5,6],t,e),[p,d,y]=[g(r),g(n),g([0,1])],{de:b}=i??{};return Object.freeze({from:r[p(s,e)],to:r[p(l,e)],variant:n[d(o,e)],reversed:y(u,e)>0,...Array.isArray(f)?{on:Object.freeze(w([v,1],f,e))}:{after:m(0)(f,e)},en:void 0===c?()=>!0:(b??a(e,"needs 'late', as in { use: [late] }"))(c,e,h)})}},vs={name:"states",Ks:t=>t.St=new class{constructor(t){let{b:e,mt:s}=t;this.pt=t;let i=w([ys(e,s.get("late"))],e.transitions??[],"transitions");this.jt=new class{constructor(t,e){this.E=t,this.en=e,this.N=this.rn=[]}be(t){this.N=this.E.filter((({from:e})=>e===t)),this.rn=[...new Set(this.N.flatMap((({after:t=[]})=>t)))].sort(((t,e)=>t-e))}get _s(){return this.N.filter(this.en)}Se(t){return this._s.find((({on:e})=>e?.includes(t)))}Ae(t){return this._s.find((({to:e})=>e===t))}Ee(t){return this._s.find((({after:e})=>e===t))}}(i,(e=>e.en(t.vs()))),this.dt=this.W=!0,this.cn=this.ps=0,this.a=null,this.fn={i:"",W:!1},this.an(),t.Lt=e=>{Object.getPrototypeOf(t).Lt.call(t,e),this.Lt(e)},this.as<1/0&&queueMicrotask((()=>t.qt()))}Zs(t){return this._t(this.jt.Se(t))}Xs(t){let{D:e,b:{states:s}}=this.pt;return s.has(t)||a(t,"no such state"),t===e?null:this._t(this.jt.Ae(t)??this.$e(e,t)??a(t,`not one way leads there from '${e}'`))}$e(t,e){let s=[...this.pt.b.variants.values()];for(let i of[!1,!0]){let[r,n]=i?[e,t]:[t,e],a=s.filter((({name:t,from:e,to:i})=>e===r&&i===n&&!s.some((({reduced:e})=>e===t))));if(a.length)return a.length>1?void 0:{to:e,variant:a[0].name,reversed:i}}}get as(){let{pt:t,a:e,jt:{rn:s}}=this;if(!(this.hn<s.length))return 1/0;if(this.dt)return this.cn+s[this.hn]*t.timeScale;if(!e||e.h||!this.W||!e.yt||!(e.Pt<1/0))return 1/0;let i=e.Ss(e.Pt);return i+1e-15*Math.abs(i)}xt(t){let e=this.pt;for(let s=1e3;s>0&&this.as<=t;){let{as:t,dt:i}=this;if(t>e.o){e.o=t;for(let t of e.Ht)t.V||e.rs.push(t),t.V=!0;e.bn(),e.Tt()}if(!this.dt)return;if(!i)continue;s-=1;let r=this.jt.rn[this.hn++],n=this.jt.Ee(r);try{this._t(n)}catch(t){this.wt("refused",e.o,n.to,{error:t})}}}he(t){let e=1e3*(this.as-this.pt.o);e<1/0&&(this.ps=setTimeout((()=>{this.ps=0,t(performance.now())}),Math.min(e,2e9)))}ae(t){this.ps&&(this.cn-=t/1e3),clearTimeout(this.ps),this.ps=0}_t(t){if(!t)return null;let{pt:e,a:s,dt:i,W:r}=this,{D:n,lt:a}=e,h=a.length;e._();try{return this.wt("left",e.o,n),this.a=null,this.dt=!1,this.W=!0,e.D=this.i=t.to,this.a=e.play(t.variant,{reversed:t.reversed!==e.reversesValues,Tn:[n,t.to]}),this.fn={i:n,W:i},this.an(),this.a}catch(t){throw this.a=s,this.dt=i,this.W=r,e.D=this.i=n,a.length=h,t}finally{e.i()}}Lt(t){if(this.dt||this.a!==t)return;let{pt:e,W:s,fn:{i,W:r}}=this;this.wt("left",e.o,e.D),this.fn={i:e.D,W:s},e.D=this.i=i,this.W=r,this.an()}zn(t,e){this.dt||!this.W||(this.a??t)!==t||(this.dt=!0,this.cn=e,this.wt("entered",e,this.i))}wt(t,e,s,i){this.pt.ht(void 0,t,e,{state:s,...i})}an(){this.jt.be(this.pt.D),this.hn=0}}(t),Xs:({St:t},e)=>t.Xs(e),Zs:({St:t},e)=>t.Zs(e),ne:({St:t})=>t.jt._s},bs={name:"targets",Ks:function(t){let e=new class{constructor(t,e){this.N=t,this.Nt(e)}Nt(t){this.E=new Map([...this.N].map((([e,s])=>[e,{U:s.has(t),ln:null}])))}U(t){return this.E.get(t)?.U??!0}G(t,e){let s=[];for(let[i,r]of this.E)r.ln=t,!r.U&&e(this.N.get(i))&&(r.U=!0,s.push(i));return s}is(t,e){let s=[];for(let[i,r]of this.E)!r.U||r.ln!==t||e(this.N.get(i))||(r.U=!1,s.push(i));return s}Be(t,e){for(let s of e.map((t=>this.E.get(t))))s.ln===t&&(s.U=!0)}}(function({targets:t,states:e}){let s=[...e.keys()],i=w([[M,2,2]],t??[],"targets").map((([t,e],i)=>[v(t,`targets[${i}]`),new Set(w([g(s)],e,`targets[${i}]`).map((t=>s[t])))])),r=new Map(i);return r.size===i.length?r:a("targets","has a name twice")}(t.b),t.D),s=Object.getPrototypeOf(t);if(t.ve=e,!e.N.size)return;let i=(e,s,i,r)=>{for(let n of r)t.ht(s.Ne?s:void 0,e,i,{target:n});r.length&&t.qt()};t.Es=(e,i,r)=>{let n=function({name:t,duration:e,J:s},{reversed:i=!1,Tn:r},n){let{b:{variants:a},reducedMotion:h,reversesValues:l}=n,o=a.get(t);if(!o)return null;let{from:u,to:f}=h&&a.get(o.reduced)||o,[c,m]=r??(i!==l?[f,u]:[u,f]);return(t,i)=>t.has(i?c:m)||!i&&s<e&&t.has(c)}(e,i,t),a=n&&{_n:n,Ne:!i.Tn,Rn:!0};return s.Es.call(t,{...e,...a},i,r)},t.It=(r,n,a,h)=>{r.Rn&&(s=>{s.Rn=!1,i("appeared",s,t.o,e.G(s,(t=>s._n(t,!1))))})(r),s.It.call(t,r,n,a,h)},t.Qt=(r,n,a)=>{"finished"===n&&((t,s)=>{let{_n:r,ft:n}=t;i("disappeared",t,s,e.is(t,(t=>r(t,n))))})(r,a),s.Qt.call(t,r,n,a)},s.draw&&function(t,e,{draw:s,redraw:i,unmount:r}){let n=new class{Ft=new WeakMap;tt(t,e){let{style:s}=t;this.Ft.has(t)===e&&(e?(s.display=this.Ft.get(t),this.Ft.delete(t)):(this.Ft.set(t,s.display),s.display="none"))}Oe(t){this.Ft.has(t)&&(t.style.display="none")}},a=new Map,h=e=>[...t.root.querySelectorAll("[data-motion]")].filter((({dataset:{motion:t}})=>t===e)),l=t=>{for(let[e,s]of a)for(let i of s)t(i,e)};t.draw=()=>{for(let t of e.N.keys())a.has(t)||a.set(t,h(t));l(((t,s)=>n.tt(t,e.U(s)))),s.call(t)},t.redraw=()=>{l((t=>n.Oe(t))),i.call(t)},t.unmount=()=>{r.call(t),l((t=>n.tt(t,!0)))}}(t,e,s)},U:({ve:t},e)=>t.U(e)},ws=[Ot,Nt,ce,ls,fs,ms,te,Ms,vs,bs],$s=class extends ut{constructor(t,e={}){super(t,{...e,use:[...ws,...e.use??[]]})}spring(t,e,s,i){return Be(this,t,e,s,i)}decay(t,e){return De(this,t,e)}grab(t){Ve(this,t)}velocity(t){return Re(this,t)}},As=(t,e,s={})=>((t,e,s)=>new _e(t,e,s))(t,e,{...s,use:[...ws,...s.use??[]]}),xs={__proto__:null,opacity:["opacity",String],alpha:["opacity",String],"transform.rotation":["transform",t=>`rotate(${t}deg)`],"transform.rotation.z":["transform",t=>`rotate(${t}deg)`]};for(let t of["position","center","transform.translation"])xs[`${t}.x`]=["translate",t=>`${t}px 0px`],xs[`${t}.y`]=["translate",t=>`0px ${t}px`],xs[t]=["translate",(t,e)=>`${t}px ${e}px`];var ks,Os=class extends _e{constructor(t,e,s={}){super(t,e,s),this.Dt=new Map;let i=t=>this.P.some((e=>e.nt===t&&/^transform(\.scale\.|\.rotation\.[xy]|$)/.test(e.tn)));for(let t of this.P){let e=xs[t.tn];t.un="transform"===e?.[0]&&i(t.nt)?void 0:e}this.Le=new Map(this.P.filter((t=>t.un)).map((t=>[t.r,t]))),this.mn(),this.redraw()}get mainThread(){return this.P.filter((t=>!t.un)).map((t=>t.r.name))}draw(){this.mn(),super.draw()}unmount(){super.unmount();for(let t of this.Dt?.values()??[])for(let e of t)e.cancel();this.Dt?.clear()}qt(){this.mn(),super.qt()}mn(){if(!this.Dt||this.qn)return;this.qn=!0;let t=new Set;for(let[e,s]of this.Le){let i=this.B[e.m].u.filter((t=>t.r===e)),r=i.length>0&&i.every((t=>this.Pe(t)));for(let e of r?i:[])t.add(e),this.Te(e,s);s._e!==r&&s.k.fill(NaN),s._e=r,s.e=r}for(let[e,s]of this.Dt)if(!t.has(e)){for(let t of s)t.cancel();this.Dt.delete(e)}this.qn=!1}Pe(t){let{F:e,J:s}=t.a;return!t.I&&s-e<=20&&s>e&&t.c.every(Boolean)}Te(t,e){let s=(t.c[0]&st)>0,i=`${s} ${t.O}`,r=this.Dt.get(t);if(r?.Wt!==i){for(let t of r??[])t.cancel();r=e.nt.ls.map((i=>i.animate(...this.Re(t,e,s)))),r.Wt=i,this.Dt.set(t,r)}let{a:n}=t;for(let t of r){let e=this.Ps?n.yt:0;0===e?t.pause():"running"!==t.playState&&t.play(),0!==e&&t.playbackRate!==e&&(t.playbackRate=e);let s=1e3*(n.time-n.F);(0===e||Math.abs((t.currentTime??0)-s)>20)&&(t.currentTime=s)}}Re(t,e,s){let{T:i,a:{F:r,J:n},O:a,$:h}=t,[l,o]=e.un,u="opacity"===l&&s,f=Array.from(this.e.subarray(t.n,t.n+t.t)),c=Math.max(1,Math.ceil(240*(n-r)));return[Array.from({length:c+1},((t,e)=>{let m=i.E(r+(n-r)*e/c),p=a.map(((t,e)=>{let i=m[e];return u?i:s?i-f[e]:h*(i-t)}));return{[l]:o(...p)}})),{duration:1e3*(n-r),fill:"both",composite:u?"replace":"add",easing:"linear"}]}},Ss=(t,e,s)=>new Os(t,e,s);return ks=r,((r,n,a,h)=>{if(n&&"object"==typeof n||"function"==typeof n)for(let a of s(n))!i.call(r,a)&&void 0!==a&&t(r,a,{get:()=>n[a],enumerable:!(h=e(n,a))||h.enumerable});return r})(t({},"__esModule",{value:!0}),ks)})();
(() => {
"use strict";
// The scene of a spec's preview: an element for each layer, in that of its parent. `data-motion` says what moves, or comes and
// goes, and the player writes its styles there; what a style of that element doesn't show is copied from it.

const SVG = "http://www.w3.org/2000/svg";
const listed = (value, ...names) => (value === undefined || Array.isArray(value) ? value : names.map((name) => value[name]));
const make = (name, className) => Object.assign(document.createElement(name), { className });
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\./g, "-");

/** The shape of a layer that a box can't have: a path, an icon, or the stroke of a circle. */
function pictureOf(layer, keys, [, , width, height]) {
  const isStroked = keys.some((key) => key.startsWith("stroke"));
  const r = width / 2 - (layer.lineWidth ?? 1) / 2;
  const ring = `M${width / 2} ${height / 2 - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}`;
  const d = layer.path ?? layer.icon ?? (isStroked ? ring : keys.includes("path") ? "" : null);
  if (d === null) return null;
  const [svg, path] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "path")];
  svg.setAttribute("viewBox", layer.icon ? "0 0 24 24" : `0 0 ${width} ${height}`);
  path.setAttribute("d", d);
  if (isStroked) path.setAttribute("pathLength", "1");
  Object.assign(path.style, { fill: layer.fill ?? "none", stroke: layer.stroke ?? "none", strokeWidth: layer.lineWidth ?? 1 });
  svg.append(path);
  return svg;
}

/** Where an element stands, so that what the player writes moves it from there: sizes change around the anchor. */
function put(style, layer, keys, [x, y, width, height]) {
  const [ax, ay] = listed(layer.anchor, "x", "y") ?? [0.5, 0.5];
  const has = (names, axis) => keys.some((key) => names.some((name) => key === name || key === `${name}.${axis}`));
  const isFramed = ["x", "y"].some((axis) => has(["frame", "frame.origin"], axis));
  const isPlaced = ["x", "y"].some((axis) => has(["position", "center"], axis));
  const at = (axis, start, middle) => {
    if (has(["frame", "frame.origin", "position", "center"], axis)) return "0";
    return `${isFramed ? start : middle}px`;
  };
  style.left = at("x", x, x + width * ax);
  style.top = at("y", y, y + height * ay);
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.transformOrigin = `${ax * 100}% ${ay * 100}%`;
  // The player puts the middle of what has a position there.
  const by = (share) => `${((isPlaced ? 0.5 : 0) - share) * 100}%`;
  if (!isFramed) style.translate = `${by(ax)} ${by(ay)}`;
}

/** Copies what the player wrote to a layer's element to what shows it. */
function copier(element, layer, keys, picture, words) {
  const shape = picture?.firstChild;
  const texts = keys.map((key) => `data-${kebab(key)}`);
  return () => {
    const { style } = element;
    if (shape && element.hasAttribute("d")) shape.setAttribute("d", element.getAttribute("d"));
    if (shape && style.backgroundColor) shape.style.fill = style.backgroundColor;
    if (shape && style.borderColor) shape.style.stroke = style.borderColor;
    if (shape && style.borderWidth) shape.style.strokeWidth = style.borderWidth;
    // A stroke of no length would still have its round caps.
    if (shape) shape.style.strokeLinecap = parseFloat(style.strokeDasharray) === 0 ? "butt" : "";
    const text = words && texts.find((name) => element.hasAttribute(name));
    if (text) words.textContent = element.getAttribute(text);
    if (!words || !keys.includes("transform")) return;
    // What stands on a back is written for who looks at the back.
    const { m11, m22 } = new DOMMatrix(style.transform);
    words.style.scale = m11 < 0 && m22 > 0 ? "-1 1" : "";
  };
}

function elementOf(name, layer, keys, frame, isTarget) {
  const element = make("div", "part");
  const { style } = element;
  if (isTarget) element.dataset.motion = name;
  put(style, layer, keys, frame);
  const picture = pictureOf(layer, keys, frame);
  if (picture) {
    element.classList.add("drawn");
    element.append(picture);
  } else {
    style.backgroundColor = layer.fill ?? "";
    const hasBorder = keys.includes("borderWidth") || keys.includes("borderColor");
    if (hasBorder) style.border = `${layer.lineWidth ?? 1}px solid ${layer.stroke ?? "transparent"}`;
    const [reach, line] = [layer.shadow ?? 0, layer.lineWidth ?? 1];
    style.boxShadow = [
      layer.stroke && !hasBorder && `inset 0 0 0 ${line}px ${layer.stroke}`, reach > 0 && `0 ${reach * 0.3}px ${reach}px rgb(0 0 0 / 0.18)`,
    ].filter(Boolean).join(", ");
  }
  style.borderRadius = layer.shape === "circle" ? "50%" : `${layer.radius ?? 0}px`;
  style.opacity = layer.opacity ?? 1;
  if (layer.clip) style.overflow = "clip";
  if (typeof layer.image === "string" && layer.image.startsWith("data:image/")) {
    element.append(Object.assign(make("img", ""), { alt: "", src: layer.image }));
  }
  let words = null;
  if (layer.text !== undefined) {
    words = make("span", `words at-${layer.align ?? "left"}`);
    words.textContent = layer.text;
    Object.assign(words.style, { fontSize: `${layer.fontSize ?? 15}px`, color: layer.color ?? "" });
    element.append(words);
  }
  if (keys.length > 0 && (picture || words)) {
    const copy = copier(element, layer, keys, picture, words);
    new MutationObserver(copy).observe(element, { attributes: true });
  }
  return element;
}

/**
 * Draws a scene into an element; `keysOf` says what of each target moves, nothing of one that only comes and goes. Returns the elements
 * that take taps, with their events.
 */
function drawScene(scene, root, keysOf) {
  const { layers } = scene;
  const screen = listed(scene.screen, "width", "height");
  if (screen) {
    root.classList.add("screen");
    Object.assign(root.style, { width: `${screen[0]}px`, height: `${screen[1]}px`, background: scene.fill ?? "" });
  }
  const frameOf = ({ frame, parent }) => {
    if (frame) return listed(frame, "x", "y", "width", "height");
    const around = layers[parent] ? frameOf(layers[parent]) : [0, 0, ...(screen ?? [390, 844])];
    return [0, 0, around[2], around[3]];
  };
  const [homes, taps] = [new Map(), []];
  for (const [name, layer] of Object.entries(layers)) {
    const keys = keysOf.get(name) ?? [];
    const element = elementOf(name, layer, keys, frameOf(layer), keysOf.has(name));
    // What scrolls moves those in it.
    const scrolled = keys.map((key) => /^(contentOffset|bounds\.origin)\.[xy]$/.exec(key)?.[1]).find(Boolean);
    const home = scrolled ? make("div", "scrolled") : element;
    if (scrolled) {
      const way = (axis) => `calc(var(--${kebab(scrolled)}-${axis}, 0) * -1px)`;
      home.style.transform = `translate(${way("x")}, ${way("y")})`;
      element.append(home);
    }
    homes.set(name, { element, home });
    if (typeof layer.tap === "string") taps.push([element, layer.tap]);
  }
  for (const [name, { parent }] of Object.entries(layers)) (homes.get(parent)?.home ?? root).append(homes.get(name).element);
  return taps;
}

// Where the states of a machine stand in a picture, and how arrows lead from one to another. Everything follows from names and
// their order alone, so that a machine always looks the same.

const DIAGRAM = 320;
const STATE_HEIGHT = 32;
const LABEL_HEIGHT = 17;
/** The longest names that are written out. */
const LONGEST_STATE = 14;
const LONGEST_EVENT = 16;

/** A name that is cut where it is too long. */
function cut(text, length) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** About how wide a text is. */
function widthOf(text, size) {
  return text.length * size * 0.56;
}

/** Boxes of states by their names, each `{ name, x, y, width, height }` about its centre, and the height of the picture. */
function placedStates(names) {
  const widths = names.map((name) => Math.max(46, widthOf(cut(name, LONGEST_STATE), 12.5) + 22));
  const count = names.length;
  const reach = DIAGRAM / 2 - Math.max(...widths) / 2 - 6;
  const rise = count < 3 ? 0 : count === 3 ? 124 : 100 + (count - 4) * 34;
  const margin = count < 3 ? 66 : 30;
  const middle = rise + STATE_HEIGHT / 2 + margin;
  const states = names.map((name, index) => {
    // Two stand side by side, more on an oval from its top on.
    const angle = count === 1 ? 0 : ((index / count) * 2 - (count === 2 ? 1 : 0.5)) * Math.PI;
    return {
      name, width: widths[index], height: STATE_HEIGHT,
      x: DIAGRAM / 2 + (count === 1 ? 0 : Math.cos(angle) * reach), y: middle + Math.sin(angle) * rise,
    };
  });
  return { states: new Map(states.map((state) => [state.name, state])), height: 2 * middle };
}

/** From where to where a picture reaches, of boxes and arrows with their labels. */
function rangeOf(states, arrows) {
  const all = [...states.values(), ...arrows.flatMap(({ labels }) => labels)];
  const ys = all.flatMap(({ y, height = LABEL_HEIGHT }) => [y - height / 2, y + height / 2]);
  for (const { shape: { loop, curve, start, end } } of arrows) {
    if (loop) ys.push(loop[1] + loop[2] * 26);
    else for (let share = 0; share <= 1; share += 0.125) ys.push(pointAt(curve, start + (end - start) * share)[1]);
  }
  return [Math.min(...ys) - 6, Math.max(...ys) + 6];
}

/** The arrows of transitions: one for each two states, with what takes it: `{ from, to, causes: [{ text, send }] }`. */
function arrowsOf(transitions) {
  const arrows = new Map();
  for (const { from, to, on, after, holds } of transitions) {
    const key = JSON.stringify([from, to]);
    if (!arrows.has(key)) arrows.set(key, { from, to, causes: [] });
    const { causes } = arrows.get(key);
    for (const send of on ?? [null]) {
      const text = send === null ? (after > 0 ? `after ${timeText(after)}` : "when done") : send;
      const known = causes.find((cause) => cause.text === text);
      if (known) known.holds ||= holds;
      else causes.push({ text, send, holds });
    }
  }
  return [...arrows.values()];
}

/** A point of a quadratic curve. */
function pointAt([a, b, c], t) {
  const mix = (axis) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t * t * c[axis];
  return [mix(0), mix(1)];
}

/** The curve of an arrow from the edge of a box to that of another; a loop over a box that it begins and ends at. */
function curveOf(from, to, isPair) {
  if (from === to) {
    const up = from.y <= STATE_HEIGHT + 40 ? -1 : 1;
    const y = from.y + (up * from.height) / 2;
    return { loop: [from.x, y, up], middle: [from.x, y + up * 24] };
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = isPair ? Math.max(34, Math.min(64, length * 0.34)) : 0;
  const control = [(from.x + to.x) / 2 + (dy / length) * bend, (from.y + to.y) / 2 - (dx / length) * bend];
  const curve = [[from.x, from.y], control, [to.x, to.y]];
  const isIn = ([x, y], box, room) =>
    Math.abs(x - box.x) < box.width / 2 + room && Math.abs(y - box.y) < box.height / 2 + room;
  const steps = Array.from({ length: 201 }, (_, index) => index / 200);
  const start = steps.find((t) => !isIn(pointAt(curve, t), from, 2)) ?? 0;
  const end = steps.findLast((t) => !isIn(pointAt(curve, t), to, 3)) ?? 1;
  return { curve, start, end };
}

/** The paths of an arrow, its line and its head. */
function arrowPaths({ loop, curve, start, end }) {
  const number = (value) => Number(value.toFixed(2));
  const head = ([x, y], angle) => {
    const corner = (turn) => `${number(x - 8 * Math.cos(angle + turn))} ${number(y - 8 * Math.sin(angle + turn))}`;
    return `M${number(x)} ${number(y)}L${corner(0.42)}L${corner(-0.42)}Z`;
  };
  if (loop) {
    const [x, y, up] = loop;
    const line = `M${number(x - 9)} ${y}C${number(x - 22)} ${y + up * 30} ${number(x + 22)} ${y + up * 30} ${number(x + 9)} ${y + up * 3}`;
    return { line, head: head([x + 9, y + up * 2], (up * -Math.PI) / 2 - 0.4 * up * -1) };
  }
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => pointAt(curve, start + (end - start) * share));
  const [from, , middle, , to] = points;
  // The part of a quadratic curve is one, too: its control point follows from where its middle is.
  const control = [0, 1].map((axis) => 2 * middle[axis] - (from[axis] + to[axis]) / 2);
  const text = (point) => point.map(number).join(" ");
  return {
    line: `M${text(from)}Q${text(control)} ${text(to)}`,
    head: head(to, Math.atan2(to[1] - control[1], to[0] - control[0])),
  };
}

/** Puts the causes of every arrow beside its middle where they hide least: for each its `labels`, `{ …cause, x, y, width }`. */
function placeLabels(arrows, states, height) {
  const taken = [];
  const overlap = (one, other) =>
    Math.max(0, (one.width + other.width) / 2 - Math.abs(one.x - other.x)) *
    Math.max(0, (one.height + other.height) / 2 - Math.abs(one.y - other.y));
  const lines = arrows.map(({ shape: { curve, start, end } }) =>
    curve ? Array.from({ length: 24 }, (_, index) => pointAt(curve, start + ((end - start) * index) / 23)) : [],
  );
  arrows.forEach((arrow, number) => {
    const { curve, start, end, middle } = arrow.shape;
    const width = Math.max(...arrow.causes.map(({ text }) => widthOf(cut(text, LONGEST_EVENT), 11) + 14));
    const tall = arrow.causes.length * LABEL_HEIGHT;
    // On the arrow, or a little beside it.
    const placeOf = (share, side) => {
      if (middle) return middle;
      const [from, at, to] = [share - 0.01, share, share + 0.01].map((part) => pointAt(curve, start + (end - start) * part));
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      return [at[0] + (dy / length) * side, at[1] - (dx / length) * side];
    };
    const costOf = ([share, side]) => {
      const [x, y] = placeOf(share, side);
      const box = {
        x: Math.max(width / 2 + 1, Math.min(x, DIAGRAM - width / 2 - 1)),
        y: Math.max(tall / 2 + 1, Math.min(y, height - tall / 2 - 1)), width, height: tall,
      };
      let cost = Math.abs(share - 0.5) * 40 + Math.abs(side) * 3;
      for (const state of states.values()) cost += 4 * overlap(box, state);
      for (const other of taken) cost += 3 * overlap(box, other);
      lines.forEach((points, other) => {
        if (other === number) return;
        for (const point of points) cost += overlap(box, { x: point[0], y: point[1], width: 6, height: 6 }) / 3;
      });
      return { cost, box };
    };
    const shares = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8];
    const places = [0, 12, -12].flatMap((side) => shares.map((share) => costOf([share, side])));
    const { box } = places.reduce((best, place) => (place.cost < best.cost ? place : best));
    taken.push(box);
    arrow.labels = arrow.causes.map((cause, index) => ({
      ...cause, x: box.x, y: box.y - tall / 2 + LABEL_HEIGHT * (index + 0.5),
      width: widthOf(cut(cause.text, LONGEST_EVENT), 11) + 12,
    }));
  });
}

// The states of a motion with transitions as a picture: a click on a state goes there, one on an event sends it.

const timeText = (seconds) => `${Number(seconds.toFixed(3))} s`;

function drawn(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function pressed(className, label, press, ...children) {
  const element = drawn("g", { class: className, role: "button", tabindex: 0, "aria-label": label }, ...children);
  element.addEventListener("click", press);
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  });
  return element;
}

/** A box with a name in it. */
const boxed = ({ x, y, width, height = LABEL_HEIGHT - 2 }, text) => [
  drawn("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 8 }), drawn("text", { x, y, dy: "0.35em" }, text),
];

/**
 * Draws the diagram into an element.
 *
 * @param {function} go Called with the name of a state. @param {function} send Called with that of an event.
 * @returns {function} Shows where a player is, and what may be taken there.
 */
function drawStates(motion, parent, go, send) {
  const names = motion.states.map(({ name }) => name);
  const { states, height } = placedStates(names);
  const arrows = arrowsOf(motion.transitions.map(([from, to, , , trigger]) => ({
    from: names[from], to: names[to], holds: true, ...(Array.isArray(trigger) ? { on: trigger } : { after: trigger === "infinite" ? Infinity : trigger }),
  })));
  const isPair = ({ from, to }) => arrows.some((other) => other.from === to && other.to === from);
  for (const arrow of arrows) arrow.shape = curveOf(states.get(arrow.from), states.get(arrow.to), isPair(arrow));
  placeLabels(arrows, states, height);
  const [top, bottom] = rangeOf(states, arrows);
  const nodes = new Map();
  const picture = drawn("svg", { viewBox: `0 ${top} ${DIAGRAM} ${bottom - top}`, role: "group", "aria-label": "States and what leads from one to another" });
  for (const { shape } of arrows) {
    const { line, head } = arrowPaths(shape);
    picture.append(drawn("path", { class: "line", d: line }), drawn("path", { class: "head", d: head }));
  }
  for (const { from, to, labels } of arrows) {
    for (const label of labels) {
      const own = boxed(label, cut(label.text, LONGEST_EVENT));
      const words = `Send ${label.send}: from ${from} to ${to}`;
      label.element = label.send === null ? drawn("g", { class: "cause" }, ...own) : pressed("cause", words, () => send(label.send), ...own);
      picture.append(label.element);
    }
  }
  for (const [name, state] of states) {
    nodes.set(name, pressed("state", `Go to ${name}`, () => go(name), ...boxed(state, cut(name, LONGEST_STATE))));
    picture.append(nodes.get(name));
  }
  parent.append(picture);
  return (player) => {
    for (const [name, node] of nodes) node.setAttribute("aria-current", String(name === player.state));
    const open = player.candidates;
    for (const { from, to, labels } of arrows) {
      for (const { element, send } of labels) {
        const isOpen = from === player.state && open.some((row) => row.to === to && (send === null ? !row.on : row.on?.includes(send)));
        element.classList.toggle("open", isOpen);
        if (send !== null) element.setAttribute("aria-disabled", String(!isOpen));
      }
    }
  };
}

// A stage for a baked motion: its scene, or a box for each target; a button for each variant, event and state. Every press interrupts what moves.

const scene = JSON.parse(document.getElementById("scene").textContent);
const motion = JSON.parse(document.getElementById("motion").textContent);
const stage = document.getElementById("stage");
const layer = Object.assign(document.createElement("div"), { id: "layer" });
stage.append(layer);

const split = (path) => /^([^.]+(?:\.\d+(?=\.))*)\.(.*)$/.exec(path).slice(1);
const things = new Map();
for (const [path] of motion.properties) {
  const [target, keyPath] = split(path);
  things.set(target, [...(things.get(target) ?? []), keyPath]);
}

for (const [target] of motion.targets ?? []) if (!things.has(target)) things.set(target, []);

const taps = scene?.layers ? drawScene(scene, layer, things) : [];
const RING = "M 48 4 A 44 44 0 0 1 48 92 A 44 44 0 0 1 48 4";
const isPlaced = (keys) => keys.some((key) => /^(position|center|frame\.origin)(\.[xy])?$|^frame$/.test(key));

let row = 28;
for (const [target, keys] of things) {
  if (scene?.layers?.[target] || !keys.length) continue;
  const thing = document.createElement("div");
  thing.className = "thing";
  // Colours that a motion doesn't say tell things apart.
  thing.style.setProperty("--own", `hsl(${(layer.childElementCount * 67 + 220) % 360} 75% 60% / 0.85)`);
  const isStroked = keys.some((key) => key.startsWith("stroke"));
  if (isStroked || keys.includes("path")) {
    thing.classList.add("drawn", ...(isStroked ? ["stroked"] : []));
    const [svg, path] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "path")];
    if (isStroked) path.setAttribute("pathLength", "1");
    path.setAttribute("d", RING);
    path.dataset.motion = target;
    svg.append(path);
    thing.append(svg);
  } else thing.dataset.motion = target;
  if (!isPlaced(keys)) {
    // What nothing places stands in a column of its own.
    const name = Object.assign(document.createElement("span"), { className: "name", textContent: target });
    thing.style.left = name.style.left = "28px";
    thing.style.top = `${row + 16}px`;
    name.style.top = `${row}px`;
    layer.append(name);
    row += 120;
  }
  layer.append(thing);
}

const forms = new Set(motion.variants.map((variant) => variant.reduced));
const first = motion.variants.find(({ name }) => !forms.has(name)) ?? motion.variants[0];

/** A player of the stage, as the first variant begins; what a state doesn't say is where that takes it from. */
function start(options) {
  // A machine begins in its first state.
  const state = motion.transitions ? undefined : first.from;
  const own = MotionSpec.mount(layer, motion, { ...options, state });
  if (own.state !== first.from) return own;
  const trial = new MotionSpec.Player(motion, { state, additive: false, beginsFromCurrentState: false, reducedMotion: false });
  trial.play(first.name);
  for (const [path, type] of motion.properties) if (type[0] !== "path") own.set(path, trial.get(path));
  own.redraw();
  return own;
}

const player = start({});
document.querySelector("h1").textContent = motion.spec;
document.title = motion.spec;

const events = new Map(taps);
for (const element of events.keys()) element.classList.add("taps");
const isSeen = (element) => element === layer || (!(Number.parseFloat(element.style.opacity) < 0.01) && isSeen(element.parentElement));
// What is written on a button takes no taps from it.
layer.addEventListener("click", ({ clientX, clientY }) => {
  const hit = document.elementsFromPoint(clientX, clientY).map((element) => element.closest(".taps")).find((one) => one && isSeen(one));
  if (hit && player.send(events.get(hit)) === null) tell(`nothing is taken in ${player.state} by ${events.get(hit)}`);
});

/** What the stage has to show: a screen, or what is drawn at the start and at instants of every variant, on a player of its own. */
function extent() {
  if (layer.classList.contains("screen")) return layer.getBoundingClientRect();
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  // It has its own mind of what is present; afterwards the player draws anew.
  for (const thing of layer.querySelectorAll("[data-motion]")) thing.style.display = "";
  const trial = start({ clock: false, reducedMotion: false });
  const look = () => {
    for (const thing of layer.querySelectorAll("[data-motion], .part")) {
      if (!thing.getClientRects().length) continue;
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      box.left = Math.min(box.left, left);
      box.top = Math.min(box.top, top);
      box.right = Math.max(box.right, right);
      box.bottom = Math.max(box.bottom, bottom);
    }
  };
  look();
  for (const name of trial.variants) {
    const { duration } = trial.play(name);
    const length = Math.min(duration, 3);
    for (let step = 0; step < 12; step++) {
      trial.advance(trial.time + length / 12);
      look();
    }
  }
  trial.unmount();
  return box;
}

function fit() {
  layer.style.transform = "none";
  const { x, y, width, height } = stage.getBoundingClientRect();
  const box = extent();
  player.redraw();
  const scale = Math.min(2, (width - 48) / Math.max(1, box.right - box.left), (height - 48) / Math.max(1, box.bottom - box.top));
  const [left, top] = [(width - scale * (box.right - box.left)) / 2, (height - scale * (box.bottom - box.top)) / 2];
  layer.style.transform = `translate(${left - scale * (box.left - x)}px, ${top - scale * (box.top - y)}px) scale(${scale})`;
}

const news = document.getElementById("news");
const tell = (text) => (news.textContent = text);

function button(parent, text, press) {
  const own = Object.assign(document.createElement("button"), { textContent: text });
  own.addEventListener("click", () => {
    try {
      press();
    } catch (error) {
      tell(error.message);
    }
  });
  document.getElementById(parent).append(own);
  return own;
}

const slow = document.getElementById("slow");
const reduced = document.getElementById("reduced");
reduced.checked = player.reducedMotion;
reduced.addEventListener("change", () => (player.reducedMotion = reduced.checked));
/** What begins by a press plays at the speed that is chosen. */
const hurry = (playback) => playback && (playback.speed = slow.checked ? 0.2 : 1);
for (const { name } of motion.variants) {
  if (!forms.has(name)) button("variants", `▶ ${name}`, () => hurry(player.play(name)));
}
const names = new Set((motion.transitions ?? []).flatMap(([, , , , trigger]) => (Array.isArray(trigger) ? trigger : [])));
const senders = [...names].map((name) => [name, button("events", name, () => hurry(player.send(name)))]);
const states = motion.states.map(({ name }) => [name, button("states", name, () => hurry(player.go(name)))]);
const diagram = document.getElementById("diagram");
let showState = () => {};
if (motion.transitions) {
  const press = (call, name) => {
    try {
      if (hurry(call(name)) === null) tell(`nothing is taken in ${player.state} by ${name}`);
    } catch (error) {
      tell(error.message);
    }
  };
  showState = drawStates(motion, diagram, (name) => press((own) => player.go(own), name), (name) => press((own) => player.send(own), name));
  diagram.hidden = false;
  diagram.open = innerWidth > 700;
  diagram.addEventListener("toggle", fit);
}
/** Which state it is in, and which events may be sent there. */
function mark() {
  showState(player);
  for (const [name, own] of states) own.setAttribute("aria-pressed", String(player.state === name));
  const sent = new Set(player.candidates.flatMap(({ on = [] }) => on));
  for (const [name, own] of senders) own.disabled = !sent.has(name);
}
player.on("started", ({ playback }) => (tell(`${playback.name} plays`), mark()));
player.on("marker", ({ name }) => tell(`marker ${name}`));
player.on("appeared", ({ target }) => tell(`${target} appears`));
player.on("disappeared", ({ target }) => tell(`${target} disappears`));
player.on("completed", ({ playback, reason }) => (tell(`${playback.name} ${reason}`), mark()));
player.on("left", mark);
player.on("entered", ({ state }) => (tell(`${state} entered`), mark()));
for (const group of document.querySelectorAll("header div")) group.hidden = !group.childElementCount;
mark();
addEventListener("resize", fit);
fit();
document.documentElement.dataset.ready = "true";
globalThis.player = player;
})();

"""#
}
