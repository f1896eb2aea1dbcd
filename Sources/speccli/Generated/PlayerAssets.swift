// Made by Web/player/build.mjs: don't edit.
// swift-format-ignore-file

/// The page that only plays: its markup, style and script, and their checksums as a policy names them.
enum PlayerAssets {
static let styleChecksum = "sha256-qiT+QNR4Okrsh1ddAwY30lsgkcBFpycWi3ISm6zfJvQ="
static let scriptChecksum = "sha256-epmM+YIiNuDc7ED3XDpgXuAReaJaNsSchYIEb4qulps="

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
var MotionSpec=(()=>{var t=Object.defineProperty,e=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,i=Object.prototype.hasOwnProperty,r={};((e,s)=>{for(var i in s)t(e,i,{get:s[i],enumerable:!0})})(r,{CompositorPlayer:()=>Vs,Drag:()=>ss,ElementPlayer:()=>je,MotionError:()=>n,Player:()=>js,decay:()=>ts,grab:()=>Ge,mount:()=>Is,mountOnCompositor:()=>Bs,parts:()=>qs,rubberBand:()=>es,spring:()=>Le,velocity:()=>He});var n=class extends Error{constructor(t,e){super(t?`${t}: ${e}`:e),this.name="MotionError",this.path=t,this.qn=e}},a=(t,e="")=>{throw new n(e,t)};function h(t,e,s,i){try{return e(s,i)}catch(e){if(!(e instanceof n))throw e;let{path:s,qn:i}=e;a(i,("number"==typeof t?`[${t}]`:t)+(s&&"["!==s[0]?".":"")+s)}}var l=new Float64Array(64),o=4,u=5,f=new Float64Array(1),c=1e150,m=t=>"number"==typeof t&&Math.abs(t)<=c,p=t=>t.every(m),d=(t=-c,e=c)=>s=>{let i="number"==typeof s?s:"infinite"===s?1/0:"-infinite"===s?-1/0:NaN;return i>=t&&i<=e?i:a("isn't such a number")},g=(t,e)=>t["number"==typeof e?e:-1]??a("isn't there"),y=t=>t,M=t=>e=>typeof e===t?e:a(`isn't a ${t}`),v=M("string"),b=M("boolean"),w=(t,e=0,s=1e6)=>i=>{if((!Array.isArray(i)||i.length<e||i.length>s)&&a("isn't such a list"),t===y)return i;let r=[...i];if(t!==A||!p(r))for(let e=0;e<r.length;e++)r[e]=h(e,t,r[e],e);return r},A=d(),k=t=>{let e=[],s={__proto__:null};for(let i in t)i.endsWith("?")?s[i.slice(0,-1)]=t[i]:e.push(i);return(i,r,n={})=>{(Object(i)!==i||Array.isArray(i))&&a("isn't an object");for(let s=0;s<e.length;s++){let r=e[s];n[r]=h(r,t[r],i[r])}for(let t in i)e.includes(t)||(n[t]=h(t,s[t]??(()=>a("isn't known")),i[t]));return n}},$=t=>e=>{let s=w(t)(e),i=new Map(s.map((t=>[t.name,t])));return i.size===s.length?i:a("has a name twice")};function x(t,e){let s=t[o];if(s===t[2]&&e===t[1])return;t[1]=e,t[2]=s;let i=t[e+5],r=t[e+6],n=1+3*(i-r),a=0,h=-s,l=3*i,u=3*(r-2*i);if(s>.75)a=1,h=1-s,l=3*(1-r),u=3*(1-r-(r-i));else if(s>=.25){let t=(r-(1-i))/2;a=.5,h=.75*t-(s-.5),l=.75*(r+(1-i)),u=-3*t}let f=-a,c=1-a,m=s-a;for(let t=1,e=0;e<64&&Math.abs(t)>1e-12*Math.abs(m)+1e-17;e++){let e=h+m*(l+m*(u+m*n));if(0===e)break;e<0?f=m:c=m;let s=e/(l+m*(2*u+3*m*n)),i=m-s;i>f&&i<c&&Math.abs(s)<=.5*Math.abs(t)?(t=s,m=i):(t=(c-f)/2,m=f+t)}t[3]=a+m}var O=new Float64Array(5);function S(t,e,s){O[2]=t,O[3]=e,O[4]=s,_()}function _(){let t=O[2],e=O[3],s=Math.max(O[4],0),i=t*t-e;if(i<0){let e=Math.sqrt(-i),r=Math.exp(-t*s),n=e*s,a=r*Math.cos(n),h=r*(n?Math.sin(n)/e:s);return O[0]=a+t*h,void(O[1]=h)}let r=Math.sqrt(i),n=e/-(t+r),a=Math.exp(n*s),h=2*r*s,l=a*(h?-Math.expm1(-h)/(2*r):s);O[0]=a-n*l,O[1]=l}var F=(t,e,s,i)=>i*(O[0]-2*t*O[1])-s*e*O[1],N=6,P=11,E=0,q=1,j=2,I=3,T=4,R=(...t)=>[...t,0,0,0,0,0,0].slice(0,P),V=(t,...e)=>Float64Array.of(t,-1,0,0,0,0,...e.flat()),B=(t,e)=>V(0,R(0,1,I,0,1,t,e?-Math.expm1(-t):1,e?1:0));function z(t,e){let s=t[o],i=0;for(let r=(t.length-N)/P-1;i<r;){let n=i+r>>1,a=t[N+n*P+1];(e?a<s:a<=s)?i=n+1:r=n}return N+i*P}function C(t,e){let s=t[o],i=t[e+2],r=t[e+5];if(i===q){x(t,e);let s=t[3],i=1-s;t[u]=i*i*(i*t[e+3]+3*s*t[e+7])+s*s*(3*i*t[e+8]+s*t[e+4])}else i===E?t[u]=s:i===I?t[u]=r<2**-53?s:Math.min(-Math.expm1(-r*s)/t[e+6],1):(O[2]=r,O[3]=t[e+6],O[4]=s*t[e+7],_(),t[u]=i===T?O[0]:Math.min(Math.max(1+t[e+8]*O[1]-O[0],t[e+9]),t[e+10]))}function D(t,e,s){let i=e.lt;t[o]=i;let r=z(t,s),n=t[r],a=t[r+1];e.Xt=t,e.Ls=r,t[u]=i<a?t[r+3]:t[r+4],t[o]=(i-n)/(a-n),i>n&&i<a&&C(t,r),e.tt=t[u]}var U=t=>{let[e,s,...i]=w(A,4,8)(t),[r,n]=i.slice(-2),h=r-e,l=t=>h?(t-e)/h:0,[o,u,f,c]=6===i.length?[l(i[0]),i[1],l(i[2]),i[3]]:[1/3,s+(n-s)/3,2/3,s+2*(n-s)/3];return h>=0&&((t,e)=>t>=0&&e<=1&&(e>=t||(e-t)*(e-t)<=t*(1-e)*(1+1e-12)))(o,f)?R(e,r,q,s,n,o,f,u,c):a("goes back")};function Y(t){let[e,...s]=w(y,1)(t);if("pieces"===e){let t=w(U,1)(s.slice(1));return t.some(((e,s)=>s&&e[0]<t[s-1][1]))&&a("goes back"),V(A(s[0]),...t)}let i=(t,i,r=i)=>e===t&&w(d(-1/0,1/0),i,r)(s);if(i("linear",0))return V(0,R(0,1,E,0,1));let[r,n=1,h=0,l=0,o=-1/0,u=1/0]=i("spring",4,6)||i("settling",1)||i("arriving",1)||[];return r>=0&&n>0&&l>=0&&r+n+Math.abs(h)+l<1/0&&o<=0&&u>=1?"spring"===e?V(0,R(0,1,j,0,1,r,n,l,h,o,u)):B(r,"arriving"===e):a("isn't a curve")}var W=class{property;type;additive;layer;synchronized;written;loop;mirror;keys;segments;weight=1;constructor(t,e){this.us=t,this.Cn=e}get _s(){return 1===this.weight&&this.keys.every(Array.isArray)}get W(){return this.segments.length-7}get ms(){let{segments:t,loop:e,mirror:s}=this,i=e?Math.min(t[0],e[0]):t[0],r=e?e[0]+e[1]*e[2]:t[this.W+1];return void 0===s?[i,r]:[s-r,s-i]}Vn(){let t=this.keys.length-1,e=this.segments.slice();for(let s=2;s<e.length;s+=7)e[s]===e[s+1]&&this.keys[e[s]].bt||(e[s]=t-e[s],e[s+1]=t-e[s+1]);return Object.assign(new W,this,{segments:e})}Kt(t){t.l=void 0===this.mirror?t.u:this.mirror-t.u,this.loop?this.Cn.Kt(this,t):this.ps(0,t)}ps(t,e){let s=this.segments,i=e.l,r=this.It(e);if(r<0)return this.st(0,!1,t,e);let n=s[r],a=s[r+1];if(i>=a)return this.st(r,!0,t,e);let h=s[r+5],l=s[r+6],o=i<=n?0:(i-n)/(a-n);e.T=r,e.Ct=t,e.lt=h+(l-h)*o,D(this.us[s[r+4]],e,!1)}st(t,e,s,i){let r=this.segments;i.T=t,i.Ct=s,i.lt=r[t+(e?6:5)],D(this.us[r[t+4]],i,r[t+5]<=r[t+6]!==e),i.lt=NaN}It({l:t}){let e=0;for(let s=this.segments.length/7;e<s;){let i=e+s>>1;this.segments[7*i]<=t?e=i+1:s=i}return 7*(e-1)}},X=class{constructor(t,e,s){if(this.p=t,this.s=e,this.ut=s,this.t=e.t,this.mt=this.T=this.Ct=this.Ls=0,this.tt=this.lt=this.u=this.l=.5,this.Xt=this.un=this.ds=null,s!==t.keys&&!s.every(p)&&a("isn't usable"),e.mn?.(this),!e.At)return;let{segments:i}=t;this.ds=[];for(let t=2;t<i.length;t+=7)this.ds.push(e.At(s[i[t]],s[i[t+1]]))}H(){this.p.Kt(this);let t=this.e(0),e=this.e(1),s=this.s;s.F?l[0]=(this.tt<.5?t:e)[0]:(f[0]=this.tt,s.o(t,e,l,this.t))}e(t){let{un:e,T:s}=this;return null!==e&&e.T===s&&e.Ct===this.Ct?e.ms[t]:null!==this.ds?this.ds[s/7][t]:this.ut[this.p.segments[s+2+t]]}St({P:t,_:e,duration:s},i){let r=i?t>0||this.p.ms[0]<0:e<s;return this.$(r?i?t:e:i?-1/0:1/0)}Bn(t){let e=this.St(t,!0),s=this.St(t,!1);return p(e)&&p(s)?s:a("isn't usable")}$(t){return this.u=t,this.H(),e=this.t,l.slice(0,e);var e}},J=(t,e)=>new X(t,t.type,t._s?t.keys:t.keys.map((s=>L(s,t.type,e)))),L=(t,e,s)=>(Array.isArray(t)?t:e.I?e.I(s):s)??a("isn't usable"),H=(t,e,s)=>({v:t,A:e,t:e,Vt:!0,o:Q,...s}),G=({A:t},e)=>w(A,t,t)(e),K=new Map(Object.entries({number:1,integer:1,angle:1,bool:1,point:2,size:2,rect:4,insets:4,color:4}).map((([t,e])=>[t,H(t,e,{F:"bool"===t})]))),Z=t=>Math.sign(t)*Math.round(Math.abs(t));function Q(t,e,s,i){let r=f[0];for(let n=0;n<i;n++){let i=t[n],a=e[n],h=a-i;s[n]=1===r?a:Math.abs(h)<1/0?i+h*r:i*(1-r)+a*r}}function tt(t,e,s){let i=[t];return f[0]=s,Q(i,[e],i,1),i[0]}var et=1,st=2,it=t=>t?t-Math.abs(t)*2**-52:-Number.MIN_VALUE,rt=class{constructor(t){var e;this.i=new Float64Array(t.flatMap((({nt:t})=>t))),this.V=this.i.slice(),(e=this.i.length)>l.length&&(l=new Float64Array(e)),this.zt=[],this.es=[],this.wt=[],this.ys=[],this.xs=[],this.vt=this.wn=this.r=this.Xn=this.Bs=0,this.js=this.zs=!1,this.J=new Map}bs(t,e,s){this.O();let i=new class{constructor(t,e,{pausesOnCompletion:s=!1}){this.h=t,Object.assign(this,{pausesOnCompletion:s},e),this.gn=!t.timeScale||this.P===this._,this.Hn=this.gn?1:t.timeScale,this.number=t.Xn++,this.Ms=1,this.K=this.Dt=this.qs=this.Zt=!1,this.Cs=!0,this.Gt=t.r,this.Nt=this.l=this.u=this.P,this.f=null,this.Qt=[],this.pt=0,this.Jt()}get state(){return this.f??(this.Dt?"paused":this.Zt?"playing":"waiting")}get time(){return this.q(this),this.u}q(t){let e=this.Nt+(this.h.r-this.Gt)*this.G;t.u=this.f?this.l:Math.max(this.P,Math.min(e,this._))}get direction(){return this.K?"backward":"forward"}get speed(){return this.Ms}set speed(t){h("speed",d(1e-6,1e6),t),!this.f&&(this.kt(),this.Ms=t,this.Jt(),this.ts())}get finished(){return this.Ce??=this.f?Promise.resolve(this.f):new Promise((t=>this.Kn=t))}pause(){this.f||this.Dt||(this.kt(),this.st(!0),this.ts("paused"))}resume(){!this.f&&this.Dt&&this.dt()}seek(t){h("seek",A,t),!this.f&&(this.kt(),this.Nt=t,this.Nt=this.time,this.Jt(),this.h.O(),this.h.gt(this,!1,!1,!0),this.ts(),this.h.e())}scrub(t){h("scrub",A,t),this.seek(Math.min(t,1)*(this.duration<1/0?this.duration:this.Ot?.Zn??0))}reverse(){this.f||(this.kt(),this.K=!this.K,this.Jt(),this.h.$t(this),this.h.O(),this.ts("reversed"),this.qs&&this.dt(),this.h.e())}stop(){this.f||this.h.Vs(this)}cancel(){this.f||this.h.ss(this,"cancelled")}finish(){this.f||this.h.ss(this)}Jt(){this.h.Bs=0,this.G=this.Dt?0:(this.K?-this.Ms:this.Ms)/this.Hn}Ds(t){return 0===this.G?this.h.r:this.Gt+(t-this.Nt)/this.G}get ns(){return this.K?this.P:this._}kt(){this.Nt=this.time,this.Gt=this.h.r}st(t){this.Dt=t,this.Jt()}dt(){this.kt(),this.qs=!1,this.st(!1),this.ts("resumed")}ts(t){let e=this.h;e.O();for(let{g:t}of this.Qt)e.jt(t.d);t&&e.it(this,t),e.e()}}(this,t,e),{gn:r,_:n,ot:a,is:l}=i,o=r&&!(i.pausesOnCompletion&&n<1/0);for(let t of s)this.Gn(t,i,o);return o?(i.u=n<1/0?n:Math.max(a,l.at(-1)?.time??0),this.gt(i,!0,!0,!0)):(this.wt.push(i),this.gt(i,!1,!1,!0),i.u=i.ns,r&&this.gt(i,!0,!1,!0)),this.Pt(),this.e(),i}Gn(t,e,s){let{g:i,Mn:r}=t,{n,s:{b:a}}=i,h=i.d,o=t.Et&&(!a||a.Qn(this,t,e)),u=new class{constructor(t,{E:e,g:s,w:i,ws:r},n){this.a=t,this.E=e,this.g=s,this.n=s.n,this.t=e.t,this.ws=r,this.b=s.s.b,this.R=n&&e.p?.layer?e.p.weight:1,this.w=i,this.pt=this.b?1:this.t,this.c=new Array(this.t).fill(n?et:et|st)}H(){this.a.q(this.E),this.E.H()}dn(t,e,s){let i=t[e],r=this.c[s]&st?l[s]:i+this.R*(l[s]-this.w[s]);r-r==0&&(t[e]=r)}X(t){this.H();for(let e=0;e<this.t;e++)this.c[e]&&this.dn(t,this.n+e,e)}}(e,t,o);o?h.m.length&&at(h.m,i,((t,e,s)=>{t.c[e]&st&&(t.w[e]=this.i[s],t.c[e]=et)})):this.Tt(i,e);for(let t=0;t<u.t;t++)this.i[n+t]=r?this.i[n+t]+u.R*(u.w[t]-r[t]):u.w[t];if(s)return this.Is(i);h.m.push(u),h.Rs||this.zt.push(h),h.Rs=!0,e.Qt.push(u),e.pt+=1,this.jt(h)}Tt(t,e,s=!1){let i=t.d.m;i.length&&at(i.slice(),t,((r,n)=>{let a=r.a;a.f||!r.c[n]||s&&!r.ws||(r.c[n]=0,this.jt(t.d),!(r.b?n:--r.pt)&&(r.pt=0,i.splice(i.indexOf(r),1),0==--a.pt&&a!==e&&this.Ut(a,"replaced")))}))}Ut(t,e,s=this.r){"finished"===e?this.Mt?.Jn(t,s):t.l=t.time,t.f=e,this.ys.push(t),this.it(t,"completed",s,{reason:e})}Pt(){if(!this.ys.length)return;let t=new Set;for(let{Qt:e}of this.ys)for(let s of e)s.pt&&t.add(s.g.d);for(let e of t)e.m=e.m.filter((t=>!t.a.f)),this.jt(e);this.ys.length=0,this.zs=!0}Vs(t){this.O();for(let e of t.Qt)e.pt&&(e.b?e.b.Vs(this,e):e.X(this.i));this.it(t,"stopped"),this.ss(t,"stopped"),this.e()}ss(t,e){if(this.O(),e)this.Ut(t,e);else{let e=t.ns;t.u=Math.abs(e)<1/0?e:t.l,this.gt(t,!0,!0,!0)}this.Pt(),this.e()}stopAll(){this.O();for(let t of this.es)this.Yt(t);this.i.set(this.V);for(let t of this.wt)t.f||(this.it(t,"stopped"),this.Ut(t,"stopped"));this.Pt(),this.e()}cancelAll(){this.O();for(let t of this.wt.slice())t.cancel();this.e()}$t(t){for(let e of t.Qt){if(!e.pt)continue;let s=e.E.St(t,t.K);if(e.b)e.b.$t(this,e,s);else{for(let t=0;t<e.t;t++){let[i,r,n]=[e.n+t,e.c[t],e.w[t]];r&&(this.i[i]===n&&(1===e.R||r&st)?this.i[i]=s[t]:r&st||(this.i[i]+=e.R*(s[t]-n)))}e.w=s}}}gt(t,e,s,i){let r=t.u,n=t.Cs;n&&(t.l=it(t.P));let a=t.l,h=r!==a,l=!t.Zt&&a<t.ot&&t.ot<=r,o=t.Ot||t.is.length;if(this.Us&&(l||o)){let e=o?this.yt("loops").kn(t,l):[[t.ot,"started"]];for(let[s,r,n]of e)this.it(t,r,i?void 0:t.Ds(s),n)}t.Zt||=l,t.l=r,t.Cs=!1;let u=i||!e?void 0:t.Ds(r);if(t.Zt&&(e||h&&!n)&&this.it(t,"updated",u),e){if(!t.pausesOnCompletion||s)return this.Ut(t,"finished",u);t.Nt=r,t.Gt=this.r,t.qs=!0,t.st(!0),this.it(t,"paused",u)}}te(t){this.O(),this.Mt?.dt(t),this.r=t,this.yn();let e=this.xs,s=!0;for(let t=1;t<this.vt;t++)s&&=e[t-1].time<=e[t].time;s||(this.xs=e.slice(0,this.vt).sort(((t,e)=>t.time-e.time))),this.Pt(),this.zs&&(this.wt=this.wt.filter((t=>!t.f))),this.zs=!1,this.os(),this.e()}yn(){let t=this.Us;if(this.r<this.Bs&&!t)return;let e=t?0:1/0;for(let s of this.wt){if(!nt(s)||(s.q(s),this.gt(s,s.u===(s.K?s.P:s._),!1,!1),t))continue;let i=s.Ds(s.Zt||s.K?s.ns:s.ot);e=Math.min(e,i*(1-1e-9)-1e-9)}this.Bs=e}os(){let t=this.es;if(t.length&&(this.zt=this.zt.filter((t=>t.Rs=t.m.length>0))),this.xn)this.xn.os();else for(let t of this.zt)this.As(t);for(let e of t)e.et&&this.As(e);t.length=0}As(t){let{n:e,t:s,m:i}=t,r=this.i,n=this.V;t.et=!1;for(let t=e;t<e+s;t++)n[t]=r[t];for(let t of i){if(t.b)return t.b.os(this,i,e);t.X(n)}}jt(t){t.et||this.es.push(t),t.et=!0}Yt(t){t.et&&this.As(t)}Is({d:t}){this.jt(t),this.Ft()}O(){this.wn++}e(){if(!--this.wn&&!this.js){this.js=!0;try{for(let t=0;t<this.vt;t++){let e=this.Ss=this.xs[t],{type:s,playback:i}=e;this.J.get(s)?.forEach(this.q),this.J.get("*")?.forEach(this.q),"completed"===s&&i.Kn?.(e.reason),"updated"===s&&(i.Ss=e)}}finally{this.vt=0,this.js=!1}this.Ft()}}it(t,e,s,i){if("completed"!==e&&!this.J.has(e)&&!this.J.has("*"))return;let r="updated"===e&&t.Ss;r?t.Ss=null:r={type:e,playback:t,time:0,...i},r.time=this.r,void 0!==s&&(r.time=s),this.xs[this.vt++]=r}q=t=>t(this.Ss);get Us(){return this.J.size>(this.J.has("completed")?1:0)}get bt(){return this.wt.some(nt)}Ft(){}},nt=t=>!t.Dt&&!t.f;function at(t,{n:e,s:{t:s}},i){for(let r of t)for(let t=Math.max(e,r.n);t<Math.min(e+s,r.n+r.t);t++)i(r,t-r.n,t)}function ht(t,e,s){if(t.gs){let i=t.gs.indexOf(e);return i<0?a("no such text",s):[i]}let i="bool"===t.v?["boolean"==typeof e?Number(e):NaN]:Array.isArray(e)?e:[e];return h(s,w(A,t.t,t.t),i)}function lt(t,e,s){let i=e[s];return t.gs?t.gs[i]:t.bn?t.bn(e,s):"bool"===t.v?i>=.5:"integer"===t.v?Z(i):1===t.t?i:[...e.subarray(s,s+t.t)]}var ot={additive:!0,beginsFromCurrentState:!0,reversesValues:!1,reducedMotion:!1,timeScale:1},ut=class extends rt{constructor(t,e={}){let s=new Map((e.use??[]).map((t=>[t.name,t]))),i=function(t,e){let s;try{s="string"==typeof t?JSON.parse(t):t}catch{a("isn't JSON")}2!==s?.player&&a("isn't version 2","player");let i={},r=[],{Bt:n}=e.get("late")??{},l=e.get("loops")??{},o=Object.assign({__proto__:null},...[...e.values()].map((t=>t.types))),u={s:t=>"string"==typeof t?o[t]:void 0,Dn:i},f=t=>function(t,e){let s=K.get(t);if(s)return s;let[i,...r]=Array.isArray(t)?t:[t];return"vector"===i?H(i+r[0],d(2,64)(r[0])):"string"===i?H(i,1,{F:!0,gs:w(v)(r)}):(e.s(i)??a("isn't a known type"))(r,e)}(t,u),c=(t,e)=>e??(()=>a(`needs '${t}', as in { use: [${t}] }`)),m=t=>c(t,e.get(t)&&y),p=t=>e=>g(i[t],e),M=t=>e=>i[t].has(e)?e:a("isn't there"),x=(t,e,s)=>"current"===t?{}:Array.isArray(t)?G(e,t):c("late",n)(t,e,s,i.parameters.flatMap((({nt:t})=>t)).length),O=k({property:p("properties"),"type?":f,"additive?":b,"layer?":b,"synchronized?":c("loops",l.pn&&b),"written?":b,"weight?":c("late",n&&d(0,1)),"loop?":c("loops",l.pn),"mirror?":A,keys:y,segments:y}),S=w(A,5,7);k({player:y,generator:v,spec:v,tolerance:d(0),imports:w((t=>e.has(t)||c(t)())),routes:w(c("paths",e.get("paths")?.Wn)),parameters:w(c("late",n&&function(t){let[e,s,i]=w(y,3,3)(t),r=f(s);return{name:v(e),s:r,nt:G(r,i)}})),families:w((function(t){let e=w(A,1)(t),s={n:r.length,t:e.length,nt:e,m:[],et:!1,Rs:!1};for(let t of e)r.push(s);return s})),properties:w((function(t){let[e,s,i,n,h]=w(y,5,5)(t),l=f(s),o=g(r,i);return r[i+l.t-1]!==o&&a("isn't a property"),{name:v(e),s:l,n:i,d:o,Et:b(n)&&!l.F,jn:d(0)(h)}})),states:$((function(t){let{name:e,values:s}=k({name:v,values:y})(t),{properties:r}=i,n=r.length;return{name:e,zn:h("values",w(((t,e)=>t&&x(t,r[e].s,0)),n,n),s)}})),curves:w(Y),tracks:w((function(t){let e=O(t,0,new W(i.curves,l)),{property:s,loop:r,mirror:n}=e,o=e.type??=s.s;e.additive??=s.Et,o.v!==s.s.v&&a("isn't the property's","type"),r&&l.Un(r,n);let u=e.keys=h("keys",w(((t,e)=>x(t,o,e)),1),e.keys),f=-1/0,c=h("segments",w((t=>{let e=S(t),s=e.length<6?e.concat(0,1):e;return(!(s[0]>=f&&s[1]>=s[0])||s.length<7)&&a("overlaps"),f=s[1],u[s[2]]&&u[s[3]]&&i.curves[s[4]]?s:a("isn't there")}),1),e.segments);return e.segments=c.length>1?c.flat():c[0],e})),timelines:w((function(t){let e=k({duration:d(0,1/0),start:d(0),tracks:w(p("tracks")),"markers?":c("loops",l.Yn),"rhythm?":c("loops",l.Ot)})(t,0,{markers:[]}),s=e.tracks.filter((t=>!t.layer)).map((t=>t.property));return e.tracks.every((t=>t.ms[1]<=e.duration))&&new Set(s).size===s.length?e:a("isn't a timeline")})),variants:$(k({name:v,from:M("states"),to:M("states"),timeline:p("timelines"),"reversed?":p("timelines"),"reduced?":v})),"transitions?":m("states"),"targets?":m("targets")})(s,0,i);for(let{reduced:t}of i.variants.values())void 0!==t&&!i.variants.has(t)&&a("no such variant",t);return i}(t,s);super(i.families),this.S=i,this.rt=s,this.In=new Map(i.properties.map((t=>[t.name,t]))),this.Ys={};for(let t in ot)this[t]=e[t]??ot[t];this.setParameters(e.parameters),this.X(e.state??this.states[0]);for(let t of s.values())t.Ws?.(this)}get name(){return this.S.spec}get states(){return[...this.S.states.keys()]}get variants(){return[...this.S.variants.keys()]}get properties(){return[...this.In.keys()]}get state(){return this.B}get time(){return this.r}get isMoving(){return this.bt||this.Mt?.Hs<1/0}play(t,e={}){let s=this.S.variants.get(t)??a("no such variant",t),i=this.reducedMotion&&this.S.variants.get(s.reduced)||s,r=(e.reversed??!1)!==this.reversesValues,{timeline:n}=i,{tracks:l,duration:o,start:u,markers:f,rhythm:c}=r?i.reversed??={...n,tracks:n.tracks.map((t=>t.Vn()))}:n,[m,p]=e.range??[0,o];m>=0&&m<=p&&p<=o&&m<1/0||a("isn't within a variant","range");let d=this.Es(e.parameters),g=l.map((t=>h(t.property.name,(()=>this.se(t,d))))),y={name:t,duration:o,P:m,_:p,ot:Math.max(m,u),is:f,Ot:c},M=this.beginsFromCurrentState&&this.yt("current").O;return g.forEach(((t,e)=>h(t.g.name,(()=>{M&&M(this,g,e,m,d),t.w=t.E.Bn(y)})))),this.S.transitions||(this.B=r?i.from:i.to),this.bs(y,e,g)}go(t){return this.yt("states").Xs(this,t)}send(t){return this.yt("states").Ks(this,t)}get candidates(){return this.yt("states").ne(this)}isPresent(t){return this.yt("targets").D(this,t)}advance(t){h("advance",A,t),t<this.r&&a("goes back","advance"),this.te(t)}get(t){return this.xt(t,this.V)}model(t){return this.xt(t,this.i)}set(t,e){let s=this.It(t),i=ht(s.s,e,t);this.i.set(i,s.n),this.Is(s)}setParameters(t){this.Es(t),this.Ys={...this.Ys,...t}}on(t,e){if("function"!=typeof e&&a("isn't a function",t),!this.Us)for(let t of this.wt)[t.l,t.Cs]=[t.time,!1];let s=this.J.get(t)??new Set;return this.J.set(t,s.add(e)),()=>{s.delete(e),!s.size&&this.J.get(t)===s&&this.J.delete(t)}}yt(t){return this.rt.get(t)??a("isn't used",t)}se(t,e){let{property:s,layer:i}=t,r=i||this.additive&&t.additive&&!t.type.F,n=this.Os(t,t._s||this.An(s,r),r,e);return{g:s,E:n,Et:r,Mn:i&&n.$(void 0===t.mirror?-1/0:1/0)}}An({d:t,n:e,s},i){return this.Yt(t),(i?this.i:this.V).slice(e,e+s.t)}Os(t,e,s,i){let r=(this.rt.get("late")?.ee??J)(t,e,s,i);return t.synchronized&&(r.mt=this.yt("loops").mt(t.loop,this.r)),r}Es(t){return(t?this.yt("late"):this.rt.get("late"))?.rs(this.S.parameters,{...this.Ys,...t})}X(t){let e=this.S.states.get(t)??a("no such state",t),s=this.Es();e.zn.forEach(((t,e)=>{if(!t)return;let i=this.S.properties[e],r=t.xt?.([],s,i.s)??(t.map?t:[NaN]);p(r)||a("isn't usable",i.name),this.i.set(r,i.n),this.Is(i)})),this.B=t}xt(t,e){let{d:s,s:i,n:r}=this.It(t);return this.Yt(s),lt(i,e,r)}It(t){return this.In.get(t)??a("no such property",String(t))}},ft=(t,e)=>[0,3,6].flatMap((s=>[0,1,2].map((i=>t[s]*e[i]+t[s+1]*e[i+3]+t[s+2]*e[i+6])))),ct=[.819022437996703,.3619062600528904,-.1288737815209879,.0329836539323885,.9292868615863434,.0361446663506424,.0481771893596242,.2642395317527308,.6335478284694309],mt=[1.2268798758459243,-.5578149944602171,.2813910456659647,-.0405757452148008,1.112286803280317,-.0717110580655164,-.0763729366746601,-.4214933324022432,1.5869240198367816],pt=[ft(ct,[506752/1228815,87881/245763,12673/70218,87098/409605,175762/245763,12673/175545,7918/409605,87881/737289,1001167/1053270]),ft([12831/3959,-329/214,-1974/3959,-851781/878810,1648619/878810,36519/878810,705/12673,-2585/12673,705/667],mt)],dt=[ft(ct,[608311/1250200,189793/714400,198249/1000160,35783/156275,247089/357200,198249/2500400,0,32229/714400,5220557/5000800]),ft([446124/178915,-333277/357830,-72051/178915,-14852/17905,63121/35810,423/17905,11844/330415,-50337/660830,316169/330415],mt)],gt=[.210454268309314,.7936177747023054,-.0040720430116193,1.9779985324311684,-2.42859224204858,.450593709617411,.0259040424655478,.7827717124575296,-.8086757549230774],yt=[1,.3963377773761749,.2158037573099136,1,-.1055613458156586,-.0638541728258133,1,-.0894841775298119,-1.2914855480194092];function Mt(t,e){let s=e[0],i=e[1],r=e[2];for(let n=0;n<3;n++)e[n]=t[3*n]*s+t[3*n+1]*i+t[3*n+2]*r}function vt(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.04045?t[e]/12.92:Math.sign(t[e])*((s+.055)/1.055)**2.4}}function bt(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.0031308?12.92*t[e]:Math.sign(t[e])*(1.055*s**(1/2.4)-.055)}}function wt(t,[e]=pt){Mt(e,t);for(let e=0;e<3;e++)t[e]=Math.cbrt(t[e]);Mt(gt,t)}function At(t,[,e]=pt){Mt(yt,t);for(let e=0;e<3;e++)t[e]=t[e]*t[e]*t[e];Mt(e,t)}var kt=t=>(t%360+360)%360,$t=[0,8,4],xt=t=>[e=>(At(e,t),bt(e)),e=>(vt(e),wt(e,t)),-1,0],Ot=new Map([["srgb",xt(pt)],["linear-srgb",[t=>At(t),t=>wt(t),-1,0]],["display-p3",xt(dt)],["oklab",[()=>{},()=>{},-1,0]],["oklch",[t=>[t[1],t[2]]=[Math.hypot(t[1],t[2]),kt(180*Math.atan2(t[2],t[1])/Math.PI)],t=>{let e=t[1],s=t[2]*Math.PI/180;t[1]=e*Math.cos(s),t[2]=e*Math.sin(s)},2,4e-6]],["hsl",[function(t){At(t),bt(t);let[e,s,i]=t,[r,n]=[Math.max(e,s,i),Math.min(e,s,i)],[a,h]=[(n+r)/2,r-n];if(t[0]=t[1]=0,t[2]=a,h<=1e-6||0===a||1===a)return;let l=(r-a)/Math.min(a,1-a),o=r===e?(s-i)/h:r===s?(i-e)/h+2:(e-s)/h+4;t[0]=kt(60*o+(l<0?180:0)),t[1]=Math.abs(l)},function(t){let e=(t[0]%360+360)%360/30,s=t[2],i=t[1]*Math.min(s,1-s);for(let r=0;r<3;r++){let n=(e+$t[r])%12;t[r]=s-i*Math.max(-1,Math.min(n-3,9-n,1))}vt(t),wt(t)},0,1e-5]]]),St={name:"colors",types:{color:function([t]){let[e,s,i,r]=Ot.get(t)||a("no such space"),n=t=>r>0&&Math.abs(t[1])<=r,h=t=>n(t)?1<<i:0,l=(t,e)=>{let r=t[4]&~e[4],a=t.map(((t,s)=>s<4&&r>>s&1?e[s]:t));return r&&!(r===1<<i&&n(t))&&a.splice(5,4,...((t,e)=>(s(t),[...t.map((t=>t*e)),e]))(a.slice(0,3),a[3])),a},o={v:"color",A:9,t:4,F:!1,Vt:!1,At(t,e){let[s,r]=[l(t,e),l(e,t)];r[i]-s[i]>180?s[i]+=360:r[i]-s[i]<-180&&(r[i]+=360);for(let t of[s,r])for(let e=0;e<3;e++)e!==i&&(t[e]*=t[3]);return[s,r]},o(t,e,i){let r=0===f[0]||1===f[0];if(!r){r=!0;for(let s=0;s<9;s++)t[s]!==e[s]&&(r=!1)}if(r){let s=1===f[0]?e:t;for(let t=0;t<4;t++)i[t]=s[5+t];return}o.cs(t,e,i);let n=i[3];n&&s(i);for(let t=0;t<3;t++)i[t]*=n},cs(t,e,s){Q(t,e,s,4);let r=s[3];for(let t=0;t<3;t++)t!==i&&(s[t]=r&&s[t]/r)},I(t){let s=t[3],i=[0,1,2].map((e=>s?t[e]/s:0));return e(i),[...i,s,h(i),...t]},Sn(t,e,s){let i=o.At(t,e),[r,n]=[[],[]];return f[0]=s,o.cs(...i,r),o.o(...i,n),[...r,h(r),...n]}};return o}}};function _t(t,e,s,i){return t.lt=s,D(e,t,!1),i?1-t.tt:t.tt}function Ft(t,e){let{s,p:i}=t,r=s.I?s.I(e):e;if(!r)return s.En(t,e,Ft);if(t.u=-1/0,i.Kt(t),t.Ns?.())return t;let{segments:n,mirror:a}=i,{T:h,tt:l}=t,o=void 0!==a,u=n[o?h+6:h+5],f=n[o?h+5:h+6],c=!(u===f?u<.5:u<f),m=t.ut[n[c?h+3:h+2]],p=t.ut[n[c?h+2:h+3]],d=s.Zs?.(r,p)??r,g=p,y=i.us[n[h+4]],M=c?1-l:l,v=o||M!==_t(t,y,c?1:0,c)?M:0,b=_t(t,y,f,c);if(s.Vt&&!s.F&&(0!==v||1!==b)&&Math.abs(b-v)>=.0625){let t=d.map(((t,e)=>1===b?p[e]:tt(m[e],p[e],b))),e=d.map(((e,s)=>(t[s]-e)/(b-v)));g=t.map(((t,s)=>1===b?t:d[s]+e[s]*(1-v))),d=d.map(((t,s)=>t-e[s]*v))}let w=c?[g,d]:[d,g];return t.un={T:h,Ct:t.Ct,ms:s.At?.(...w)??w},t}var Nt={name:"current",O:function(t,e,s,i,r){let{g:n,Et:h,E:l}=e[s],{layer:o,written:u,loop:f}=l.p;if(o||(u||f)&&!(({d:t,n:e,s:{t:s}})=>t.m.some((t=>t.c.some(((i,r)=>i&&t.n+r>=e&&t.n+r<e+s)))))(n))return;let c=t.An(n,h);for(let a=s+1;e[a]?.Mn&&e[a].g===n&&!n.s.b;a++){let{p:s}=e[a].E,n=t.Os(s,c,!0,r),h=n.$(void 0===s.mirror?-1/0:1/0);n.$(i).forEach(((t,e)=>c[e]-=s.weight*(t-h[e])))}p(c)||a("isn't usable"),e[s].E=Ft(l,c)}},Pt=Float64Array.of(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1);function Et(t,e,s=new Float64Array(16)){for(let i=0;i<4;i++){let r=t[i],n=t[i+4],a=t[i+8],h=t[i+12];for(let t=0;t<16;t+=4)s[t+i]=r*e[t]+n*e[t+1]+a*e[t+2]+h*e[t+3]}return s}function qt(t){let e=(e,s,i,r)=>t[e]*t[r]-t[s]*t[i],s=[e(0,1,4,5),e(0,2,4,6),e(0,3,4,7),e(1,2,5,6),e(1,3,5,7),e(2,3,6,7)],i=[e(8,9,12,13),e(8,10,12,14),e(8,11,12,15),e(9,10,13,14),e(9,11,13,15),e(10,11,14,15)],r=1/(s[0]*i[5]-s[1]*i[4]+s[2]*i[3]+s[3]*i[2]-s[4]*i[1]+s[5]*i[0]);if(!(r&&Math.abs(r)<1/0))return null;let n=[[5,6,7,5,4,3],[4,6,7,5,2,1],[4,5,7,4,2,0],[4,5,6,3,1,0]].flatMap((([e,n,a,h,l,o],u)=>[[0,i],[-4,i],[8,s],[4,s]].map((([s,i],f)=>{let c=t[e+s]*i[h]-t[n+s]*i[l]+t[a+s]*i[o];return((u+f)%2?-c:c)*r}))));return n.every((t=>Math.abs(t)<1/0))?(Vt(t)&&Rt.forEach((t=>n[t]=Pt[t])),Float64Array.from(n)):null}function jt(t,e){for(let s=0;s<t.length;s++)if(t[s]!==e[s])return!1;return!0}var It=new Float64Array(2);function Tt(t,e){let s=Math.round(t[e]/90),i=(t[e]-90*s)*Math.PI/180,r=Math.sin(i),n=Math.cos(i),a=1-(2&s);It[0]=a*(1&s?n:r)+0,It[1]=a*(1&s?-r:n)}var Rt=[2,3,6,7,8,9,10,11,14,15],Vt=t=>Rt.every((e=>t[e]===Pt[e])),Bt=new Float64Array(4),zt=new Float64Array(5);function Ct(t){let e=zt[0],s=zt[1],i=zt[2],r=zt[3],n=zt[4];t[0]=1-(s*s+i*i)*n,t[1]=e*s*n+i*r,t[2]=e*i*n-s*r,t[4]=e*s*n-i*r,t[5]=1-(e*e+i*i)*n,t[6]=s*i*n+e*r,t[8]=e*i*n+s*r,t[9]=s*i*n-e*r,t[10]=1-(e*e+s*s)*n}function Dt(t,e,s,i,r){let n=t[0],a=t[1],h=t[2],l=t[3],o=i*e[s],u=i*e[s+1],f=i*e[s+2],c=e[s+3];r[0]=l*o+n*c+a*f-h*u,r[1]=l*u-n*f+a*c+h*o,r[2]=l*f+n*u-a*o+h*c,r[3]=l*c-n*o-a*u-h*f}var Ut=new Float64Array(16),Yt=(...t)=>(e,s,i)=>{for(let r=0;r<t.length;r++)e[t[r]]=s[i+r]},Wt=(t,e,s,i)=>(r,n,a)=>{Tt(n,a),r[t]=r[e]=It[1],r[s]=It[0],r[i]=-It[0]},Xt=(...t)=>(e,s,i)=>{for(let r=0;r<t.length;r++)Tt(s,i+r),e[t[r]]=It[0]/It[1]},Jt=(t,e,s)=>({A:t,On:s,$s:(t,s,i,r,n)=>{Ut.set(Pt),e(Ut,s,i,r,n),Et(t,Ut,t)}}),Lt={__proto__:null,translate:Jt(2,Yt(12,13)),translate3d:Jt(3,Yt(12,13,14)),scale:Jt(2,Yt(0,5)),scale3d:Jt(3,Yt(0,5,10)),rotate:Jt(1,Wt(0,5,1,4)),rotateX:Jt(1,Wt(5,10,6,9)),rotateY:Jt(1,Wt(0,10,8,2)),rotate3d:Jt(4,(function(t,e,s){for(let t=0;t<3;t++)zt[t]=e[s+t];Tt(e,s+3),zt[3]=It[0],zt[4]=1-It[1],Ct(t)}),((t,e)=>0===t[3]?[[...e.slice(0,3),0],e]:0===e[3]?[t,[...t.slice(0,3),0]]:[t,e])),rotation:Jt(4,(function(t,e,s,i,r){let n=f[0];for(let t=0;t<4;t++)zt[t]=(1===n?r:i)[s+t],Bt[t]=r[s+t];Dt(Bt,i,s,-1,Bt);let a=Math.sqrt(Bt[0]*Bt[0]+Bt[1]*Bt[1]+Bt[2]*Bt[2]);if(0!==n&&1!==n&&a>0){let t=Bt[3]<0?-1:1,e=Math.atan2(a,t*Bt[3])*n;for(let s=0;s<3;s++)Bt[s]*=t*Math.sin(e)/a;Bt[3]=Math.cos(e),Dt(Bt,i,s,1,zt)}zt[3]*=2,zt[4]=2,Ct(t)})),skew:Jt(2,Xt(4,1)),skewX:Jt(1,Xt(4)),skewY:Jt(1,Xt(1)),perspective:Jt(1,((t,e,s)=>{t[11]=-e[s]}))},Ht=(t,e)=>t.slice(e,e+16),Gt=new Float64Array(16);function Kt(t){let e=t.w;(!t.Nn||!jt(t.Nn,e))&&(t.Nn=e.slice(),t.$n=qt(e)),t.c[0]&st||!t.$n||jt(e,l)?l.set(Pt):Et(l,t.$n,l)}function Zt(t,e){t.H(),!(t.c[0]&st||jt(e,t.w))&&(Kt(t),Et(l,e,l))}function Qt(t){let e=t.g.d.m,s=Pt;for(let i of e.slice(e.indexOf(t)+1))!(i.c[0]&et)||i.a===t.a||(i.H(),Kt(i),s=Et(s,l));return s}function te(t,e,s,i){t.i.set(Et(qt(e)??Pt,s),i)}var ee={Qn:(t,{g:e,E:s},i)=>!(!qt(s.St(i,!1))||!qt(s.St(i,!0))||!qt(Ht(t.i,e.n))&&e.d.m.some((t=>t.c[0]&st))),os({i:t,V:e},s,i){for(let r=s.length;r--;)if(s[r].c[0]&et){for(let t=0;t<16;t++)Gt[t]=e[i+t];Zt(s[r],Gt);for(let s=0;s<16;s++)e[i+s]=Math.abs(l[s])<1/0?l[s]:t[i+s]}},Vs(t,e){let s=Qt(e);Zt(e,Et(s,Ht(t.i,e.n))),te(t,s,l,e.n)},$t(t,e,s){let i=e.w;e.w=s;let r=Ht(t.i,e.n),n=Qt(e),a=qt(i);jt(r,i)&&jt(n,Pt)?t.i.set(s,e.n):!(e.c[0]&st)&&a&&te(t,n,Et(Et(s,a),Et(n,r)),e.n)}};function se(t,e){if(!t.length)return H("transform",16,{b:ee});let s=t.map((t=>Lt[t]??(/^matrix(3d)?$/.test(t)&&e.s(t)?.()||a(`needs '${String(t)}'`)))),i=s.reduce(((t,e)=>t+e.A),0),r=new Float64Array(i),n={v:"transform",t:16,b:ee,A:i,At(t,e){let i=[[],[]],r=0;for(let{A:n,On:a}of s){let s=[t.slice(r,r+n),e.slice(r,r+n)];(a?a(...s):s).forEach(((t,e)=>i[e].push(...t))),r+=n}return i.map((t=>Float64Array.from(t)))},o(t,e,n){Q(t,e,r,i),n.set(Pt);for(let i=0,a=0;i<s.length;a+=s[i++].A)s[i].$s(n,r,a,t,e);return n},Gs:t=>(f[0]=0,n.o(t,t,new Float64Array(16))),ie:s.reduce((([t,e],s)=>[s===Lt.rotate3d?[...t,e]:t,e+s.A]),[[],0])[0],I:t=>1===s.length&&s[0].I?.(t)||null,En(t,s,i){let r=t.ut.map((e=>t.s.Gs(e))),n=se([[...r,s].every(Vt)?"matrix":"matrix3d"],e),a=new X(t.p,n,r.map((t=>n.I(t))));return a.mt=t.mt,i(a,s)}};return n}var ie={name:"matrices",types:{transform:se}},re=(t,e)=>t.reduce(((t,s,i)=>t+s*e[i]),0),ne=(t,e,s)=>t.map(((t,i)=>t-e[i]*s)),ae=new Array(18).fill(0);function he(t,e,s){let i=t[0]+e[1]+s[2],r=[t[0],e[1],s[2]],n=[e[2]-s[1],s[0]-t[2],t[1]-e[0]];if(i>=r[0]&&i>=r[1]&&i>=r[2]){let t=Math.sqrt(1+i);return[...n.map((e=>.5*e/t)),t/2]}let[a,h]=r[0]>=r[1]&&r[0]>=r[2]?[0,Math.sqrt(1+t[0]-e[1]-s[2])]:r[1]>=r[2]?[1,Math.sqrt(1+e[1]-t[0]-s[2])]:[2,Math.sqrt(1+s[2]-t[0]-e[1])],l=[[0,e[0]+t[1],s[0]+t[2]],[e[0]+t[1],0,s[1]+e[2]],[s[0]+t[2],s[1]+e[2],0]][a].map((t=>.5*t/h));return l[a]=h/2,[...l,.5*n[a]/h]}var le=(t,e,s,i,r)=>{let n=t.length,{$s:a}=Jt(n,Yt(...t));return{A:n+e,On(t,s){let r=t.slice(0,n),a=jt(r,s)?new Array(e).fill(0):i(t.slice(n),s.slice(n));return[[...r,...a],s]},I:e=>(16===n||Vt(e))&&[...t.map((t=>e[t])),...s(e)],$s(t,e,s,i,h){let l=s+n;if(0===f[0]||1===f[0]||!i[l+3])return a(t,e,s);for(let s=0;s<r.length;s++)r[s][0].$s(t,e,l+r[s][1],i,h)}}},{translate:oe,rotate:ue,scale:fe,translate3d:ce,rotation:me,scale3d:pe}=Lt,de=Jt(1,((t,e,s)=>{t[0]=t[5]=t[10]=t[15]=e[s]})),ge=le([0,1,4,5,12,13],9,(function(t){let[e,s,i,r]=[t[0],t[1],t[4],t[5]],[n,a]=[Math.hypot(e,s),Math.hypot(i,r)],h=e*r-s*i;if(!(h&&n+a<1/0))return[t[12],t[13],n,a,0,0,0,0,0];h<0&&(e<r?n=-n:a=-a),[e,s,i,r]=[e/n,s/n,i/a,r/a];let l=Math.atan2(s,e)*(180/Math.PI);return[t[12],t[13],n,a,l,e*e-s*i,e*s-s*r,s*e+e*i,s*s+e*r]}),(function(t,e){if(!t.slice(5).some(Boolean)||!e.slice(5).some(Boolean))return t.map((()=>0));let s=t.slice();(s[2]<0&&e[3]<0||s[3]<0&&e[2]<0)&&([s[2],s[3]]=[-s[2],-s[3]],s[4]+=s[4]<0?180:-180);let[i,r]=[s[4]||360,e[4]||360];return s[4]=i+(Math.abs(i-r)<=180?0:i>r?-360:360)-(r-e[4]),s}),[[oe,0],[Jt(4,Yt(0,1,4,5)),5],[ue,4],[fe,2]]),ye=le([...Pt.keys()],18,(function(t){let e=t[15];if(!e||!t.every((t=>Math.abs(t)<1/0)))return ae;let s=t.map((t=>t*(1/e))),i=s.slice();[i[3],i[7],i[11],i[15]]=[0,0,0,1];let r=qt(i);if(!r)return ae;let n=[s[3],s[7],s[11],1],a=jt(n,[0,0,0,1])?n:[0,4,8,12].map((t=>re(n,r.slice(t,t+4)))),[h,l,o]=[s.slice(0,3),s.slice(4,7),s.slice(8,11)],u=t=>Math.sqrt(re(t,t)),f=(t,e)=>t.map((t=>t/e)),c=[u(h),0,0],m=[0,0,0];h=f(h,c[0]),m[0]=re(h,l),l=ne(l,h,m[0]),c[1]=u(l),l=f(l,c[1]),m[0]/=c[1],m[1]=re(h,o),o=ne(o,h,m[1]),m[2]=re(l,o),o=ne(o,l,m[2]),c[2]=u(o),o=f(o,c[2]),m[1]/=c[2],m[2]/=c[2];let p=[l[1]*o[2]-l[2]*o[1],l[2]*o[0]-l[0]*o[2],l[0]*o[1]-l[1]*o[0]];re(h,p)<0&&([c,h,l,o]=[c,h,l,o].map((t=>t.map((t=>-t)))));let d=[s[12],s[13],s[14],...c,...m,...a,e,...he(h,l,o)];return d.every((t=>Math.abs(t)<1/0))?d:ae}),(function(t,e){if(!t.slice(14).some(Boolean)||!e.slice(14).some(Boolean))return ae;let s=t.slice();return s[13]<0!=e[13]<0&&(s[13]=e[13]),s}),[[Jt(4,Yt(3,7,11,15)),9],[ce,0],[me,14],[Jt(3,Yt(4,8,9)),6],[pe,3],[de,13]]),Me={name:"decomposed",types:{matrix:()=>ge,matrix3d:()=>ye,pairs:function(t,e){let s=t.map((t=>se(w(v,1)(t),e))),i=t=>s.map(((e,s)=>t(e,r[s]))).find(Boolean),r=s.map(((t,e)=>s.slice(0,e).reduce(((t,e)=>t+e.A+1),0))),n=s.length-1,h=(t,e,s)=>t.slice(s+1,s+1+e.A);return{...s[n],A:r[n]+1+s[n].A,At:(t,e)=>i(((s,i)=>{let[r,n]=[h(t,s,i),h(e,s,i)];return 1===t[i]&&1===e[i]&&((t,e,s)=>t.ie.every((t=>!e[t+3]||!s[t+3]||[0,1,2].every((i=>e[t+i]===s[t+i])))))(s,r,n)&&s.At(r,n).map((t=>({ct:s,Bt:t})))}))??a("has two values without a list in common"),o:(t,e,s)=>t.ct.o(t.Bt,e.Bt,s),Gs:t=>i(((e,s)=>1===t[s]&&e.Gs(h(t,e,s)))),I(t){let e=s[n].I(t);return e&&[...new Array(r[n]).fill(0),1,...e]}}}}},ve=t=>String(Math.round(1e6*t)/1e6),be=t=>`${ve(t)}px`,we=([t,e,s,i])=>{let r=i>0?1/i:0;return`oklab(${t*r} ${e*r} ${s*r} / ${i})`};function Ae([t,e,s,i]){let r=i>0?1/i:0,n=(i,n)=>((t+i*e+n*s)*r)**3,[a,h,l]=[n(.39634,.2158),n(-.10556,-.06385),n(-.08948,-1.29149)],o=(t,e,s)=>{let i=t*a+e*h+s*l;return 255*(i<=.0031308?12.92*i:1.055*i**(1/2.4)-.055)};return`rgba(${o(4.07674,-3.30771,.23097)}, ${o(-1.26844,2.60976,-.34132)}, ${o(-.0042,-.70342,1.70761)}, ${i})`}var ke=t=>(globalThis.CSS?.supports?.("color","oklab(0 0 0)")??1?we:Ae)(t),$e={x:0,y:1,z:2,width:0,height:1},xe=([t=0,e=0,s=0])=>`translate(${be(t)}, ${be(e)})${s?` translateZ(${be(s)})`:""}`,Oe=(t,e)=>e&&`${t}(${ve(e)}deg)`,Se=new Set(["position","center","frame.origin","transform.translation","transform.scale","transform.rotation","transform.rotation.z","transform","anchorPoint"]),_e=t=>be(Math.max(0,t)),Fe=t=>e=>_e(e[t]),Ne={__proto__:null,opacity:{opacity:String},alpha:{opacity:String},backgroundColor:{"background-color":ke},borderColor:{"border-color":ke},borderWidth:{"border-width":_e},cornerRadius:{"border-radius":_e}};for(let t of["bounds","frame"]){let e=`${t}.size`;Ne[`${e}.width`]={width:_e},Ne[`${e}.height`]={height:_e},Ne[e]={width:Fe(0),height:Fe(1)},Ne[t]={width:Fe(2),height:Fe(3)}}var Pe=t=>t.replace(/[A-Z]/g,(t=>`-${t.toLowerCase()}`)).replace(/\./g,"-"),Ee=class{hs=[];rt={};j={};oe(t,e,s){let[i,r]=function(t){let e=t.lastIndexOf("."),s=$e[t.slice(e+1)];return void 0===s||"transform.rotation.z"===t?[t,-1]:[t.slice(0,e),s]}(t),n="frame"===t,a=Se.has(i)||n;this.bt||=a,n&&(this.rt["frame.origin"]=e),(a||/^(stroke|shadow)/.test(t))&&(this.et=!0,!Array.isArray(e)&&(r>=0||/(scale|rotation)$/.test(i))?(this.rt[i]??=[])[r]=e:this.rt[i]=e);let h=Ne[t];if(h)for(let t in h)this.o(t,h[t](e));else"path"===t?this.vn("d",e):"string"==typeof e?this.vn(`data-${Pe(t)}`,e):Se.has(i)||this.o(`--${Pe(t)}`,s?ke(e):String(e))}re(){if(!this.et)return;this.et=!1;let t=this.rt;this.bt&&this.o("transform",function(t){let[e,s,i]=["translation","scale","rotation"].map((e=>t[`transform.${e}`]??[])),r=t.position??t.center,[n,a]=t.anchorPoint??[.5,.5],[h,l=1,o=1,u=1]=[s[-1]??1,...s];return[r&&`${xe(r)} translate(${ve(100*-n)}%, ${ve(100*-a)}%)`,t["frame.origin"]&&xe(t["frame.origin"].slice(0,2)),e.length&&xe(e),Oe("rotate",(t["transform.rotation.z"]??0)+(i[-1]??0)),Object.keys(s).length&&`scale3d(${ve(h*l)}, ${ve(h*o)}, ${ve(u)})`,Oe("rotateX",i[0]),Oe("rotateY",i[1]),t.transform&&`matrix3d(${t.transform.map(ve)})`].filter(Boolean).join(" ")||"none"}(t)),t.anchorPoint&&this.o("transform-origin",t.anchorPoint.map((t=>100*t+"%")).join(" "));let{strokeStart:e=0,strokeEnd:s=1,shadowColor:i,shadowOffset:[r=0,n=0]=[],shadowRadius:a=0,shadowOpacity:h=1}=t;("strokeStart"in t||"strokeEnd"in t)&&(this.o("stroke-dasharray",`${Math.max(0,s-e)} 1`),this.o("stroke-dashoffset",String(-e))),i&&this.o("box-shadow",`${be(r)} ${be(n)} ${be(2*a)} ${ke(i.map((t=>t*h)))}`)}o(t,e){if(this.j[t]!==e){this.j[t]=e;for(let s of this.hs)s.style.setProperty(t,e)}}vn(t,e){for(let s of this.hs)s.setAttribute(t,e)}ce(){for(let t in this.j)for(let e of this.hs)e.style.removeProperty(t)}},qe=/^(?:([^.]+(?:\.\d+(?=\.))*)\.)?(.*)$/,je=class extends ut{constructor(t,e,s={}){super(e,s),this.root=t,this.Wt=this.W=0,this.Qs=()=>this.reducedMotion=this.Js.matches;let i={__proto__:null};for(let e of t.querySelectorAll("[data-motion]"))(i[e.dataset.motion]??=new Ee).hs.push(e);this.j=this.S.properties.map((t=>{let[,e,s]=qe.exec(t.name);return{g:t,k:i[e]??=new Ee,ks:s,nt:new Float64Array(t.s.t).fill(NaN)}})),this.tn=Object.values(i),void 0===s.reducedMotion&&globalThis.matchMedia&&(this.Js=matchMedia("(prefers-reduced-motion: reduce)"),this.Js.addEventListener("change",this.Qs),this.Qs()),this.vs=s.clock??!0,this.draw()}advance(t){super.advance(t),this.draw()}draw(){for(let t of this.j){let{g:{d:e,s,n:i},nt:r}=t,n=t.i?this.i:this.V;this.Yt(e);let a=!1;for(let t=0;t<r.length;t++)r[t]!==(r[t]=n[i+t])&&(a=!0);a&&t.k.oe(t.ks,lt(s,n,i),"color"===s.v)}for(let t of this.tn)t.re()}redraw(){for(let t of this.j)t.nt.fill(NaN);for(let t of this.tn)t.j={};this.draw()}unmount(){this.cancelAll(),this.vs=!1,cancelAnimationFrame(this.Wt),this.Js?.removeEventListener("change",this.Qs);for(let t of this.tn)t.ce()}Ft(){if(!this.vs||this.Wt)return;let t=performance.now();this.Mt?.he(t-this.W),this.W=t,this.Wt=requestAnimationFrame(this.dt)}dt=t=>{this.Wt=-1;let e=this.W;this.W=Math.max(t,e);try{this.advance(this.time+(this.W-e)/1e3)}finally{this.Wt=0}this.vs&&(this.bt?this.Wt=requestAnimationFrame(this.dt):this.Mt?.ae(this.dt))}},Ie=[];function Te(t,e,s,i){let r=i=>(S(t,e,i),s*O[1]-O[0]),n=(t,e)=>{let s=Math.sign(r(t)),n=t=>s*r(t)>i;if(!n(t))return t;let a=t,h=e;for(let s=Math.max(t,.0009765625);!e&&n(h=a+s)&&h<1/0;s*=2)a=h;for(let t;(t=a+(h-a)/2)>a&&t<h;)n(t)?a=t:h=t;return h},a=function(t,e,s){if(!s)return 0;let i=t*t-e;if(i<0){let r=Math.sqrt(-i),n=Math.atan2(-s*r,e-t*s);return(n<0?n+Math.PI:n)/r}let r=2*Math.sqrt(i),n=-(t+r/2),a=-s/(e/n*(s+n));return a>0&&a<1/0?r*a?Math.log1p(r*a)/r:a:NaN}(t,e,s);if(!(a<1/0))return n(0);let h=Math.abs(r(a)),l=t*t-e;if(!(h>i))return n(0,a);if(l>=0)return n(a);if(!t)return 1/0;let o=Math.PI/Math.sqrt(-l),u=Math.floor(Math.log(h/i)/(t*o));return Math.abs(r(a+(u+1)*o))>i?u++:u>0&&Math.abs(r(a+u*o))<=i&&u--,n(a+u*o,a+(u+1)*o)}function Re(t,e){let{E:s,a:{G:i}}=t;if(!i)return 0;if(s.Pn)return s.Pn(e)*i;let{p:r,lt:n}=s;if(s.s.F||n!=n)return 0;let[a,h,,,l,u,c]=r.segments.slice(s.T),m=(c-u)/(h-a),p=m&&function(t,e){t[o]=e;let s=z(t,e>=1),[i,r,n,a,h,l,u,f,c,m,p]=t.subarray(s),d=r-i;if(!(d>0)||e<i||e>r)return 0;if(!n)return 1;if(n===q)return t[o]=(e-i)/d,x(t,s),function(t,e,s,i,r,n,a){let h=1-a,l=t*h*h+2*e*a*h+s*a*a,o=i*h*h+2*r*a*h+n*a*a;if(l>0)return o/l;if(o)return o*(1/0);let u=a<.5,f=u?e-t:e-s,c=u?r-i:r-n;if(f)return c/f;if(c)return u===c>0?1/0:-1/0;let m=t-2*e+s;return m?(i-2*r+n)/m:0}(l*d,(u-l)*d,(1-u)*d,f-a,c-f,h-c,e===i?0:e===r?1:t[3]);if(n===I)return 1!==e||f?l<2**-53?1:l/u*Math.exp(-l*e):0;if(1===e)return 0;S(l,u,e*f);let g=1+c*O[1]-O[0];return g<m||g>p?0:F(l,u,-1,c)*f}(r.us[l],n),d=(p==p?p:0)*m*(void 0===r.mirror?1:-1);return d&&function(t,e){let s=t.Ns?.(),i=t.tt;if(s)return i>=0&&i<=1?s.fe(e,i):0;let[r,n]=[t.e(0),t.e(1)];if(t.s.Vt)return n[e]-r[e];let a=2**-11,h=s=>{let h=new Float64Array(t.t);return f[0]=i+s*a,t.s.o(r,n,h),h[e]};return(8*(h(1)-h(-1))-(h(2)-h(-2)))/(12*a)}(s,e)*d*i||0}var Ve=V(0,R(0,1/0,T,0,0,0,0,1)),Be=class{constructor(t,e,s,i){this.Lt=t,this.k=e,this._t=s,this.U=i,this.t=e.length,this.u=.5,this.Xt=Ve.slice(),this.Xt[N+5]=t.as,this.Xt[N+6]=t.fs,this.Ls=N}H(){O[2]=this.Lt.as,O[3]=this.Lt.fs,O[4]=this.u,_();for(let t=0;t<this.t;t++)l[t]=this.k[t]+(this._t[t]*O[0]+this.U[t]*O[1])}Pn(t){return S(this.Lt.as,this.Lt.fs,this.u),F(this.Lt.as,this.Lt.fs,this._t[t],this.U[t])}St(t,e){return e?this.k.map(((t,e)=>t+this._t[e])):this.k}get le(){let{as:t,fs:e}=this.Lt,s=this.k.map(((t,s)=>Math.abs(this._t[s])+Math.abs(this.U[s])/Math.sqrt(e))),i=.001*Math.max(...s);return Math.max(0,...s.map(((s,r)=>{if(!(s>i))return 0;let n=1e-9*s,a=Math.abs(this._t[r])>=n?-this._t[r]:n;return function(...t){return t.some(((t,e)=>t!==Ie[e]))&&(Ie=[...t,Te(...t)]),Ie[4]}(t,e,this.U[r]/a,i/Math.abs(a))})))}},ze=d(0),Ce=k({"mass?":ze,"stiffness?":ze,"damping?":ze,"response?":ze,"dampingRatio?":ze,"duration?":ze,"bounce?":d(-1,1)});function De(t,e){let s=t.It(e),{F:i,b:r}=s.s;return i||r?a("can't be let go of",e):s}function Ue(t,e,s,i){let{n:r,s:{t:n},d:a}=e;for(let t of a.m)if(s(t)){t.H();for(let e=0;e<t.t;e++){let s=t.n+e-r;t.c[e]&et&&s>=0&&s<n&&i(t,e,s,Re(t,e))}}}function Ye(t,e){let s=new Array(e.s.t).fill(0);return Ue(0,e,(()=>!0),((t,e,i,r)=>{t.c[e]&st?s[i]=r:t.R&&(s[i]=s[i]+t.R*r||0)})),s}var We=t=>m(t)?t:0;function Xe(t,e,s,i){let{n:r,s:{t:n},d:a}=e;if(!s)return t.Yt(a),{Ps:t.V.slice(r,r+n),U:Ye(0,e).map(We)};let h={Ps:t.i.slice(r,r+n),U:new Array(n).fill(0)};return Ue(0,e,(t=>!i&&t.ws),((t,e,s,i)=>{h.U[s]=We(i)+(t.c[e]&st?0:h.U[s]),t.dn(h.Ps,s,e)})),h}function Je(t,e,s,i,r,n){let a={name:e.name,duration:i,P:0,_:i,ot:0,is:[],Ot:null},h=s.St(a,!1);t.O(),r&&!n.adding&&t.Tt(e,null,!0),t.Pt();let l=t.bs(a,n,[{g:e,E:s,Et:r,w:h,ws:!0}]);return t.e(),l}function Le(t,e,s,i,r={}){let n=De(t,e),l=ht(n.s,s,e),o=void 0===r.velocity?[]:ht(n.s,r.velocity,"velocity"),u=t.additive&&n.Et,f=Xe(t,n,u,r.adding),c=new Be(function(t){let{mass:e=1,stiffness:s,damping:i,response:r,dampingRatio:n,duration:l,bounce:o}=h("spring",Ce,t),u=r??l,f=void 0===u?Math.sqrt(s/e):2*Math.PI/u,c=void 0===o?n??(u&&1):o>=0?1-o:1/(1+o),m=void 0===c?i/(2*e):c*f,p=void 0===u?s/e:f*f;return p>1e-300&&p+m*m<1/0?{as:m,fs:p}:a("isn't a spring","spring")}(i),l,l.map(((t,e)=>f.Ps[e]-t)),l.map(((e,s)=>(f.U[s]+(o[s]??0))*t.timeScale)));return Je(t,n,c,c.le,u,r)}var He=(t,e)=>(t=>1===t.length?t[0]:t)(Ye(0,De(t,e)));function Ge(t,e){let s=t.It(e),{n:i,s:{t:r}}=s;t.Yt(s.d),t.O(),t.Tt(s,null),t.i.set(t.V.subarray(i,i+r),i),t.Is(s),t.Pt(),t.e()}var Ke=-1e3*Math.log(.998),Ze=d(Number.MIN_VALUE),Qe=({friction:t,rate:e})=>void 0!==t?h("friction",Ze,t):void 0!==e?-1e3*Math.log(h("rate",d(Number.MIN_VALUE,1-2**-53),e)):Ke;function ts(t,e,s){let i=De(t,e),{s:r}=i,n=Qe(s),a=h("stopVelocity",Ze,s.stopVelocity??i.jn),l=t.additive&&i.Et,o=Xe(t,i,l,s.adding),u=Array.from(o.Ps),[f,c]=[null,null];void 0===s.to?(f=ht(r,s.velocity,"velocity").map(((e,s)=>(e+o.U[s])*t.timeScale)),c=u.map(((t,e)=>t+f[e]/n))):(c=ht(r,s.to,e),f=c.map(((t,e)=>(t-u[e])*n)));let m=Math.max(...f.map(Math.abs)),p=m>a?(Math.log(m)-Math.log(a))/n:0;h("velocity",A,p);let d=Object.assign(new W([B(n*p,!1)]),{keys:[],segments:[0,p,0,1,0,p?0:1,1]});return Je(t,i,h(e,(()=>new X(d,r,[u,c]))),p,l,s)}function es(t,e,s=.55){if(!(e>0&&s>0))return 0;let i=s*Math.abs(t),r=e===1/0?i:i&&e/(1+e/i);return t<0?-r:r}var ss=class{#t;#e;#s;#i;#r=[];constructor(t,e,s,i,r=[]){this.#t=t,this.#e=e,this.#s=r;let n=De(t,e);Ge(t,e);let a=[t.get(e)].flat(),l=ht(n.s,s,e);this.#i=a.map(((t,e)=>this.#n(e,t)-l[e])),this.#r.push([h("time",A,i),a])}move(t,e){let s=ht(De(this.#t,this.#e).s,t,this.#e).map(((t,e)=>this.#a(e,t+this.#i[e])));this.#t.set(this.#e,1===s.length?s[0]:s);let i=this.#r.filter((([t])=>t>h("time",A,e)-.1005&&t<e-5e-4));this.#r=[...i,[e,s]]}velocity(t){let e=this.#r[this.#r.length-1],s=this.#r.length-1;for(;s>0&&this.#r[s][0]-this.#r[s-1][0]<=.04;)s-=1;let i=this.#r.slice(s);if(t-e[0]>.08||i.length<2)return e[1].map((()=>0));let r=function(t){let e=t.reduce(((t,e)=>t+e),0)/t.length,s=t.map((t=>t-e)),i=t=>s.reduce(((e,s)=>e+s**t),0),r=i(2);if(t.length<3)return s.map((t=>t/r));let[n,a]=[i(3)/r,r/t.length],h=s.map((t=>t*t-n*t-a)),l=h.reduce(((t,e)=>t+e*e),0);return s.map(((t,s)=>t/r+(-2*e-n)*h[s]/l))}(i.map((([t])=>(t-e[0])/.1)));return e[1].map(((t,e)=>i.reduce(((s,[,i],n)=>s+r[n]*(i[e]-t)),0)/.1))}restingPlace(t,{friction:e=Ke}={}){let s=this.velocity(t),i=[this.#t.get(this.#e)].flat().map(((t,i)=>{let{low:r=-1/0,high:n=1/0}=this.#s[i]??{};return Math.min(Math.max(t+s[i]/e,r),n)}));return 1===i.length?i[0]:i}release(t,e,s,i={}){return Le(this.#t,this.#e,e,s,{...i,velocity:this.velocity(t)})}#a(t,e){let{low:s=-1/0,high:i=1/0,limit:r,coefficient:n}=this.#s[t]??{},a=e>i?i:e<s?s:e;return a===e?e:a+es(e-a,r,n)}#n(t,e){let{low:s=-1/0,high:i=1/0,limit:r,coefficient:n=.55}=this.#s[t]??{},a=e>i?i:e<s?s:e,h=Math.abs(e-a);if(!h)return e;let l=r===1/0?h/n:h/n/(1-Math.min(h/r,.999999));return a+Math.sign(e-a)*l}},is={__proto__:null};["t","neg abs sign floor ceil round sqrt exp log sin cos tan","+ - * / % ^ pow < <= > >= == != atan2","? clamp lerp"].forEach(((t,e)=>t.split(" ").forEach((t=>is[t]=e))));var rs=new Float64Array(64),ns=rs.slice(),as=(t,e)=>s=>{let i=0,r=(t,e,s=0)=>(e>i&&a("takes more than there is"),i+=1-e,{v:t,ue:e,ct:s}),n=w((s=>{if("number"==typeof s||/^-?infinite$/.test(s))return r("",0,d(-1/0,1/0)(s));let[,n,h]=/^([pf]|min|max)(\d+)$/.exec(v(s))??[];return n?n[1]?h>0&&h<=i?Array.from({length:h-1},(()=>r(n,2))):a("takes more than there is"):h<("p"===n?t:e)?r(n,0,Number(h)):a("no such number"):is[s]>=0?r(s,is[s]):a(`no step is called '${s}'`)}),1)(s).flat();return n.length+2>rs.length&&(rs=new Float64Array(n.length+2),ns=rs.slice()),1===i?n:a("leaves more than a number")};function hs(t,e,s,i){let r=0;for(let n=0;n<t.length;n++,r++){let{v:a,ue:h,ct:l}=t[n];r-=h;let o=rs[r],u=rs[r+1],c=rs[r+2],m=o<c||o!=o?o:c;i&&(ns[r]=os(a,r)),rs[r]="p"===a?e[l]:"f"===a?s[l]:""===a?l:"t"===a?f[0]:"+"===a?o+u:"-"===a?o-u:"*"===a?o*u:"/"===a?o/u:"%"===a?o%u:"<"===a?+(o<u):"<="===a?+(o<=u):">"===a?+(o>u):">="===a?+(o>=u):"=="===a?+(o===u):"!="===a?+(o!==u):"?"===a?0!==o?u:c:"neg"===a?-o:"abs"===a?Math.abs(o):"sign"===a?Math.sign(o):"floor"===a?Math.floor(o):"ceil"===a?Math.ceil(o):"round"===a?Math.sign(o)*Math.round(Math.abs(o)):"sqrt"===a?Math.sqrt(o):"exp"===a?Math.exp(o):"log"===a?Math.log(o):"sin"===a?Math.sin(o):"cos"===a?Math.cos(o):"tan"===a?Math.tan(o):"atan2"===a?Math.atan2(o,u):"min"===a?o<u||o!=o?o:u:"max"===a?o>u||o!=o?o:u:"clamp"===a?u>m||u!=u?u:m:"lerp"===a?1===c?u:Math.abs(u-o)<1/0?o+(u-o)*c:o*(1-c)+u*c:o**u}}var ls=(t,e)=>0===t?0:t*e;function os(t,e){let[s,i,r]=rs.subarray(e),[n,a,h]=ns.subarray(e),l=s**i;return"t"===t?1:"+"===t?n+a:"-"===t?n-a:"*"===t?ls(n,i)+ls(a,s):"/"===t?ls(n,1/i)-ls(a,s/i/i):"%"===t?n-ls(a,Math.round((s-s%i)/i)):"^"===t||"pow"===t?ls(n,i&&i*s**(i-1))+ls(a,l&&l*Math.log(s)):"?"===t?0!==s?a:h:"neg"===t?-n:"abs"===t?s<0?-n:n:"sqrt"===t?ls(n,.5/Math.sqrt(s)):"exp"===t?ls(n,Math.exp(s)):"log"===t?ls(n,1/s):"sin"===t?ls(n,Math.cos(s)):"cos"===t?ls(n,-Math.sin(s)):"tan"===t?ls(n,1+Math.tan(s)**2):"atan2"===t?ls(n,i/(s*s+i*i))-ls(a,s/(s*s+i*i)):"min"===t?i<s?a:n:"max"===t?i>s?a:n:"clamp"===t?(s<r?s:r)>i?s<r?n:h:a:"lerp"===t?n+ls(a-n,r)+ls(h,i-s):0}var us=class{constructor(t,e,s,i=1,r=t.map((()=>0))){Object.assign(this,{Ts:t,rs:e,I:s,R:i,me:r})}o(t){for(let e=0;e<this.Ts.length;e++)hs(this.Ts[e],this.rs,this.I,!1),t[e]=this.me[e]+this.R*rs[0]}fe(t,e){return f[0]=e,hs(this.Ts[t],this.rs,this.I,!0),this.R*ns[0]}pe(t,e){return new us(this.Ts,this.rs,this.I,t,e)}};function fs(t,e,s){let i=s-e-360*Math.floor((s-e)/360);return t?0===i?360:i>=180?i:i-360:i<=180?i:i-360}var cs=(t,e)=>t+360*Z((e-t)/360),ms=class extends X{constructor(t,e,s,i){super(t,e,s),this.de=i}Ns(){let t=this.p.segments[this.T+2];return t===this.p.segments[this.T+3]?this.de[t]:null}H(){super.H();let t=this.Ns();f[0]=Math.min(Math.max(this.tt,0),1),t&&t.o(l)}},ps={name:"late",types:{turning:function([t]){let e="longest"===t||"shortest"!==t&&a("is no way to turn"),s=([t],[s])=>[cs(t,s-fs(e,t,s))];return H("angle",1,{Zs:s,mn(t){t.u=1/0,t.p.Kt(t);let i=t.p.segments[t.T+(t.tt<.5?2:3)],r=t.ut.slice();for(let t=i-1;t>=0;t--)r[t]=s(r[t],r[t+1]);for(let t=i+1;t<r.length;t++)r[t]=[cs(r[t][0],r[t-1][0]+fs(e,r[t-1][0],r[t][0]))];t.ut=r}})}},Bt:function(t,e,s,i){let r=Array.from({length:s},((t,e)=>e)),n=t=>g(r,t),l=k({"formula?":y,"of?":n,"mix?":w(A,3,3)})(t);if(l.mix){let[t,e,s]=l.mix;return n(t),n(e),{xt:(i,r,n)=>function(t,e,s,i){return t.F?i<.5?e:s:0===i||1===i?i?s:e:t.Sn?t.Sn(e,s,i):(t.Zs?.(e,s)??e).map(((t,e)=>tt(t,s[e],i)))}(n,i[t],i[e],s)}}e.Vt||a("can't be a formula");let o=e.A,u=h("formula",w(as(i,void 0===l.of?0:o),o,o),l.formula),c=(t,e)=>new us(u,e,(t=>void 0===l.of?[]:t[l.of])(t));return{bt:u.some((t=>t.some((({v:t})=>"t"===t)))),xt(t,e){let s=new Array(o);return f[0]=1,c(t,e).o(s),s},Os:c}},ee:function(t,e,s,i){let{type:r,keys:n,weight:a}=t,h=1===a||!s||t.layer;if(t._s||h&&!n.some((t=>t.xt)))return J(t,e);let l=[];for(let t of n)l.push(t.xt?t.xt(l,i,r):L(t,r,e));let o=n.map((t=>t.bt?t.Os(l,i):null)),u=new ms(t,r,l,o);if(h)return u;let f=u.$(-1/0),c=(t,s)=>e[s]+a*(t-f[s]),m=o.map((t=>t&&t.pe(a,f.map(((t,s)=>e[s]-a*t)))));return new ms(t,{...r,mn:void 0,Zs:void 0},u.ut.map((t=>t.map(c))),m)},rs:function(t,e){let s=t.map((({name:t})=>t));for(let t in e)s.includes(t)||a("no such parameter",t);return t.flatMap((({name:t,s,nt:i})=>Object.hasOwn(e,t)?ht(s,e[t],t):i))},ge:function(t,e){let s=as(e,0)(t);return s.some((({v:t})=>"t"===t))&&a("has no progress"),t=>(hs(s,t,[]),0!==rs[0])}},ds=1e3;function gs(t,e,s){let i=-1/0;if(e<1/0)for(let r=t;r<=e&&r>i;r++)s(i=r)}var ys=new Float64Array(2),Ms=[];function vs({time:t,period:e}){let s=1e-9*(1+Math.abs(ys[0])+Math.abs(ys[1])+Math.abs(t)),i=ys[0]-s-t,r=ys[1]+s-t;return e?Math.floor(i/e)!==Math.floor(r/e):i<=0&&r>=0}var bs=k({start:A,period:d(1e-9),count:d(0,1/0),begin:d(-1/0),turns:w(A),between:b,"mirror?":A}),ws=w(k({time:A,name:v,"payload?":y,"period?":d(1e-9)})),As={name:"loops",pn:w(d(void 0,1/0),3,3),Ot:function(t){let e=bs(t),{start:s,begin:i,period:r,count:n,turns:a}=e;return e.Zn=i+r*Math.min(1,n),e.we=[s,...a].map((t=>({time:t,period:r}))),e},Un:function([t,e,s],i){return t+e<1/0&&e>0&&s>0&&(void 0===i||s<1/0)||a("isn't a loop","loop")},mt:([,t,e]=[],s)=>e===1/0?(s%t+t)%t:0,Yn:function(t){let e=ws(t);return e.every(((t,s)=>!s||e[s-1].time<=t.time))?e:a("aren't in order")},Kt:function(t,e){let[s,i,r]=t.loop,{mt:n,l:a}=e;if(a<=s)return a===s&&(e.l+=n),t.ps(0,e);if(a<s+i*r){let r=a+n-s,h=Math.floor(r/i);return r-h*i<0?h-=1:r-h*i>=i&&(h+=1),e.l=s+Math.max(0,Math.min(r-h*i,i)),t.ps(h,e)}if(r===1/0)return t.st(t.W,!0,0,e);let h=Math.floor(r),l=r-h,[o,u]=[s+(l||1)*i,l?h:h-1],f=1e-9*i;e.l=o-f;let c=l?Math.max(0,t.It(e)):t.W,m=t.segments;l&&u>0&&(m[c]<s||o-f<s)?t.st(t.W,!0,u-1,e):o>=m[c+1]-f?t.st(c,!0,u,e):(e.l=o,t.ps(u,e),e.lt=NaN)},kn:(t,e)=>!e&&function({l:t,u:e,Ot:s,is:i}){return ys[0]=Math.min(t,e),ys[1]=Math.max(t,e),!(i.some(vs)||s&&(void 0!==s.mirror&&(ys[0]=s.mirror-Math.max(t,e),ys[1]=s.mirror-Math.min(t,e)),s.we.some(vs)))}(t)?Ms:function(t,e){let{l:s,u:i,Ot:r,is:n,duration:a}=t,h=s<i,l=e?[[t.ot,"started",void 0,0,0]]:[];r&&function({start:t,period:e,count:s,turns:i,between:r,mirror:n},a,h,l,o){let u=t=>void 0===n?t:n-t,f=(t,e)=>{let s=u(t);(a<h?s>a&&s<=h:s<a&&s>=h)&&s>0&&s<l&&o(s,e)},[c,m]=[u(a),u(h)].sort(((t,e)=>t-e)),p=Math.max(0,Math.floor((c-t)/e)-1),d=Math.min(Math.floor((m-t)/e)+1,Math.ceil(s)-1);d-p>ds&&(u(h)>u(a)?p=d-ds:d=p+ds),gs(p,d,(n=>{n>0&&r&&f(t+n*e,1),n>0&&f(t+n*e,2);for(let r of i)r+n*e<t+e*s&&f(r+n*e,1)}))}(r,s,i,a,((t,e)=>l.push([t,e>1?"repeated":"reversed",void 0,e,0])));let[o,u]=h?[s,i]:[it(i),it(s)];n.forEach((({time:t,name:e,payload:s,period:i},r)=>{let n=t=>l.push([t,"marker",{name:e,payload:s},3,r]);i?function(t,e,s,i,r){let n,a=Math.floor((i-t)/e);t+a*e>i&&(a-=1),gs(Math.max(0,a-ds,Math.floor((s-t)/e)-1),a,(a=>{let h=t+a*e;h>s&&h<=i&&h!==n&&r(n=h)}))}(t,i,o,u,n):t>o&&t<=u&&n(t)}));let f=h?1:-1;return l.sort(((t,e)=>f*(t[0]-e[0])||t[3]-e[3]||f*(t[4]-e[4])))}(t,e)},ks=16,$s={name:"many",Ws:t=>t.xn=new class{constructor(t){this.h=t,this.N=new Float64Array(N),this.e=N,this.Tn=[]}os(){let{h:t}=this;t.es.length&&this.Me(),t.V.set(t.i),this.X()}Me(){let{h:t,N:e}=this;for(let e of t.es){e.et=!1;for(let t of e.m)t.Ht=0}let s=t.zt.flatMap((t=>t.m[0].b?t:t.m)),i=new Float64Array(s.reduce(((t,e)=>t+ks+3*e.t),N)),r=N;for(let t of s){let s=r+ks+3*t.t;t.Ht&&!t.m?i.set(e.subarray(t.Ht,t.Ht+s-r),r):i.set([t.n,t.t],r+14),t.Ht=r,r=s}this.Tn=s,this.N=i,this.e=r}X(){let t=this.N,e=this.e,s=this.h.V,i=this.h.r;for(let r=N,n=0;r<e;n++){let e=0|t[r+15];if(i<t[r+1]){t[o]=t[r+11]+(i-t[r])*t[r+12],C(t,r);let n=t[u],a=O[1],h=t[r+13],l=r+ks;r=l+3*e;for(let e=0|t[l-ks+14];l<r;e++,l+=3){let i=h*s[e]+t[l]+t[l+1]*n+t[l+2]*a;i-i==0&&(s[e]=i)}}else this.ye(this.Tn[n],r),r+=ks+3*e}}ye(t,e){let{h:s,N:i}=this;if(t.m)return s.As(t);t.X(s.V);let{a:r,E:n,c:a,t:h}=t;for(let t=1;t<h;t++)if(a[t]!==a[0])return;let{p:o,s:u,Xt:f,Ls:c,lt:m,T:p}=n;if(o&&r.G&&(o.loop||!u.Vt||u.F||n.Ns?.()))return;let d=void 0!==o?.mirror,g=d?o.mirror-r.time:r.time,y=d?-r.G:r.G,M=d?o.mirror-r.ns:r.ns,v=!y||m!=m,b=g,w=y,A=M;if(y&&o){let t=o.segments,e=t[p],s=t[p+1],[i,r]=[e,s];if(v){let n=g<e;i=n?-1/0:s,r=n?e:t[p+7]??1/0}else{let i=t[p+5],r=(t[p+6]-i)/(s-e),n=f[c+1]-f[c];b=(m-f[c])/n,w=r/n*y,A=e+(f[w>0?c+1:c]-i)/r}A=y<0?Math.max(i,A,M):Math.min(r,A,M)}let k=!v&&o,$=k&&n.e(0),x=k&&n.e(1),O=s.r,S=a[0]===et;i[e]=O,i[e+1]=y?O+(A-g)/y*(1-1e-9)-2**-50*(O+Math.abs(g/y)):1/0;for(let t=2;t<11;t++)i[e+t]=v?E:f[c+t];i[e+11]=v?0:b,i[e+12]=v?0:w,i[e+13]=S?1:0;let _=S?t.R:1;for(let s=0,r=e+ks;s<h;s++,r+=3){let e=k?$[s]:v?l[s]:n.k[s];i[r]=_*(S?e-t.w[s]:e),i[r+1]=v?0:_*(k?x[s]-e:n._t[s]),i[r+2]=k||v?0:_*n.U[s]}}}(t)},xs={__proto__:null,M:1,L:1,Q:2,C:3,Z:0},Os=new Float64Array(2),Ss=(t,e,s)=>([i],{Dn:r})=>{let n=g(r.routes,i);return function(t,e,s,i){let r=new Float64Array(e),n={v:i,A:1,t:e,F:!1,Vt:!1,Ve:!0,Be:t.reduce(((s,i,r)=>r%(1+2*e)||!r?s:s+Math.hypot(t[r+1]-t[r-2*e],e>1?t[r+2]-t[r+1-2*e]:0)),0),o(i,r,n){Q(i,r,Os,1),function(t){let e=Os[0];if(Os[1]=0,e>=0&&e<=1)return;if(!(t.xe&&Math.abs(e)<1/0))return void(Os[0]=e>1?1:0);let s=Math.floor(e),i=e===s&&e>0;Os[0]=i?1:e-s,Os[1]=i?s-1:s}(s),function(t,e,s){let i=Os[0],r=1+2*e,n=0,a=t.length/r-2;for(;n<a;){let e=n+a+1>>1;t[e*r]<=i?n=e:a=e-1}let h=n*r,l=h+r,o=t[l]-t[h],u=o>0?(i-t[h])/o:1,f=1-u;for(let i=1;i<=e;i++){let r=t[h+e+i]*o,n=t[l+e+i]*o;s[i-1]=f*f*((1+2*u)*t[h+i]+u*r)+u*u*((1+2*f)*t[l+i]-f*n)}}(t,e,n),1===e&&(n[0]+=Os[1]*s.be)},I:()=>null,En(t,s,a){f[0]=0;let h=t.ut.map((t=>(n.o(t,t,r),Array.from(r)))),l=new X(t.p,H(i,e),h);return l.mt=t.mt,a(l,s)}};return n}(s(n),t,n,e)},_s={path:function([t]){("string"!=typeof t||!/^(M[MLQCZ]*)?$/.test(t))&&a("isn't a path");let e=[...t].reduce(((t,e)=>t+2*xs[e]),0);return H(`path${e}`,e,{bn:(e,s)=>{let i=s;return[...t].map((t=>t+Array.from({length:2*xs[t]},(()=>e[i++])).join(" "))).join("")}})},route:Ss(2,"point",(({Ie:t})=>t)),direction:Ss(1,"angle",(({Ae:t})=>t))},Fs={name:"paths",types:_s,Wn:function(t){let{wraps:e,turning:s,places:i,angles:r}=k({wraps:b,turning:A,places:w(A,10),angles:w(A,6)})(t);for(let[t,e]of[[i,5],[r,3]]){t.length%e&&a("has half a knot");for(let s=e;s<t.length;s+=e)t[s]<t[s-e]&&a("goes back")}return{xe:e,be:s,Ie:i,Ae:r}}},Ns=new Float64Array(1),Ps={name:"states",Ws:t=>t.Mt=new class{constructor(t){let{S:e,rt:s}=t;this.ht=t;let i=h("transitions",w((({states:t,variants:e,parameters:s},i)=>{let[r,n]=[[...t.keys()],[...e.keys()]],h=s.flatMap((({nt:t})=>t)).length;return t=>{let[e,s,l,o,u,f]=w(y,5,6)(t),{ge:c}=i??{};return Object.freeze({from:g(r,e),to:g(r,s),variant:g(n,l),reversed:g([!1,!0],o),...Array.isArray(u)?{on:Object.freeze(w(v,1)(u))}:{after:d(0)(u)},sn:void 0===f?()=>!0:(c??a("needs 'late', as in { use: [late] }"))(f,h)})}})(e,s.get("late"))),e.transitions??[]);this.Rt=new class{constructor(t,e){this.$=t,this.sn=e,this.N=this.nn=[]}Se(t){this.N=this.$.filter((({from:e})=>e===t)),this.nn=[...new Set(this.N.flatMap((({after:t=[]})=>t)))].sort(((t,e)=>t-e))}get Fs(){return this.N.filter(this.sn)}Ee(t){return this.Fs.find((({on:e})=>e?.includes(t)))}Oe(t){return this.Fs.find((({to:e})=>e===t))}Ne(t){return this.Fs.find((({after:e})=>e===t))}}(i,(e=>e.sn(t.Es()))),this.ft=this.Y=!0,this.en=this.ls=0,this.a=null,this.rn={e:"",Y:!1},this.cn(),t.$t=e=>{Object.getPrototypeOf(t).$t.call(t,e),this.$t(e)},this.Hs<1/0&&queueMicrotask((()=>t.Ft()))}Ks(t){return this.Tt(this.Rt.Ee(t))}Xs(t){let{B:e,S:{states:s}}=this.ht;return s.has(t)||a("no such state",t),t===e?null:this.Tt(this.Rt.Oe(t)??this.$e(e,t)??a(`not one way leads there from '${e}'`,t))}$e(t,e){let s=[...this.ht.S.variants.values()];for(let i of[!1,!0]){let[r,n]=i?[e,t]:[t,e],a=s.filter((({name:t,from:e,to:i})=>e===r&&i===n&&!s.some((({reduced:e})=>e===t))));if(a.length)return a.length>1?void 0:{to:e,variant:a[0].name,reversed:i}}}get Hs(){return this.Fn(),Ns[0]}Fn(){let{ht:t,a:e,Rt:{nn:s}}=this;if(Ns[0]=1/0,this.hn<s.length)if(this.ft)Ns[0]=this.en+s[this.hn]*t.timeScale;else if(e&&!e.f&&this.Y&&e.G){let t=(e.K?e.P:e._)-e.Nt,s=e.Gt+t/e.G;Ns[0]=s+1e-15*Math.abs(s)}}dt(t){let e=this.ht;for(let s=1e3;s>0;){this.Fn();let i=Ns[0],r=this.ft;if(!(i<=t))return;if(i>e.r){e.r=i;for(let t of e.zt)e.jt(t);e.yn(),e.Pt()}if(!this.ft)return;if(!r)continue;s-=1;let n=this.Rt.nn[this.hn++],a=this.Rt.Ne(n);try{this.Tt(a)}catch(t){this.q("refused",e.r,a.to,{error:t})}}}ae(t){let e=1e3*(this.Hs-this.ht.r);e<1/0&&(this.ls=setTimeout((()=>{this.ls=0,t(performance.now())}),Math.min(e,2e9)))}he(t){this.ls&&(this.en-=t/1e3),clearTimeout(this.ls),this.ls=0}Tt(t){if(!t)return null;let{ht:e,a:s,ft:i,Y:r}=this,{B:n,vt:a}=e;e.O();try{return this.q("left",e.r,n),this.a=null,this.ft=!1,this.Y=!0,e.B=this.e=t.to,this.a=e.play(t.variant,{reversed:t.reversed!==e.reversesValues,cs:[n,t.to]}),this.rn={e:n,Y:i},this.cn(),this.a}catch(t){throw this.a=s,this.ft=i,this.Y=r,e.B=this.e=n,e.vt=a,t}finally{e.e()}}$t(t){if(this.ft||this.a!==t)return;let{ht:e,Y:s,rn:{e:i,Y:r}}=this;this.q("left",e.r,e.B),this.rn={e:e.B,Y:s},e.B=this.e=i,this.Y=r,this.cn()}Jn(t,e){this.ft||!this.Y||(this.a??t)!==t||(this.ft=!0,this.en=e,this.q("entered",e,this.e))}q(t,e,s,i){this.ht.it(void 0,t,e,{state:s,...i})}cn(){this.Rt.Se(this.ht.B),this.hn=0}}(t),Xs:({Mt:t},e)=>t.Xs(e),Ks:({Mt:t},e)=>t.Ks(e),ne:({Mt:t})=>t.Rt.Fs},Es={name:"targets",Ws:function(t){let e=new class{constructor(t,e){this.N=t,this.Ht(e)}Ht(t){this.$=new Map([...this.N].map((([e,s])=>[e,{D:s.has(t),an:null}])))}D(t){return this.$.get(t)?.D??!0}ot(t,e){let s=[];for(let[i,r]of this.$)r.an=t,!r.D&&e(this.N.get(i))&&(r.D=!0,s.push(i));return s}ss(t,e){let s=[];for(let[i,r]of this.$)!r.D||r.an!==t||e(this.N.get(i))||(r.D=!1,s.push(i));return s}De(t,e){for(let s of e.map((t=>this.$.get(t))))s.an===t&&(s.D=!0)}}(function({targets:t,states:e}){let s=[...e.keys()],i=h("targets",w((t=>{let[e,i]=w(y,2,2)(t);return[v(e),new Set(w((t=>g(s,t)))(i))]})),t??[]),r=new Map(i);return r.size===i.length?r:a("has a name twice","targets")}(t.S),t.B),s=Object.getPrototypeOf(t);if(t.Pe=e,!e.N.size)return;let i=(e,s,i,r)=>{for(let n of r)t.it(s.Te?s:void 0,e,i,{target:n});r.length&&t.Ft()};t.bs=(e,i,r)=>{let n=function({name:t,duration:e,_:s},{reversed:i=!1,cs:r},n){let{S:{variants:a},reducedMotion:h,reversesValues:l}=n,o=a.get(t);if(!o)return null;let{from:u,to:f}=h&&a.get(o.reduced)||o,[c,m]=r??(i!==l?[f,u]:[u,f]);return(t,i)=>t.has(i?c:m)||!i&&s<e&&t.has(c)}(e,i,t),a=n&&{Ln:n,Te:!i.cs,_n:!0};return s.bs.call(t,{...e,...a},i,r)},t.gt=(r,n,a,h)=>{r._n&&(s=>{s._n=!1,i("appeared",s,t.r,e.ot(s,(t=>s.Ln(t,!1))))})(r),s.gt.call(t,r,n,a,h)},t.Ut=(r,n,a)=>{"finished"===n&&((t,s)=>{let{Ln:r,K:n}=t;i("disappeared",t,s,e.ss(t,(t=>r(t,n))))})(r,a),s.Ut.call(t,r,n,a)},s.draw&&function(t,e,{draw:s,redraw:i,unmount:r}){let n=new class{ct=new WeakMap;X(t,e){let{style:s}=t;this.ct.has(t)===e&&(e?(s.display=this.ct.get(t),this.ct.delete(t)):(this.ct.set(t,s.display),s.display="none"))}ve(t){this.ct.has(t)&&(t.style.display="none")}},a=new Map,h=e=>[...t.root.querySelectorAll("[data-motion]")].filter((({dataset:{motion:t}})=>t===e)),l=t=>{for(let[e,s]of a)for(let i of s)t(i,e)};t.draw=()=>{for(let t of e.N.keys())a.has(t)||a.set(t,h(t));l(((t,s)=>n.X(t,e.D(s)))),s.call(t)},t.redraw=()=>{l((t=>n.ve(t))),i.call(t)},t.unmount=()=>{r.call(t),l((t=>n.X(t,!0)))}}(t,e,s)},D:({Pe:t},e)=>t.D(e)},qs=[St,Nt,Me,ps,As,$s,ie,Fs,Ps,Es],js=class extends ut{constructor(t,e={}){super(t,{...e,use:[...qs,...e.use??[]]})}spring(t,e,s,i){return Le(this,t,e,s,i)}decay(t,e){return ts(this,t,e)}grab(t){Ge(this,t)}velocity(t){return He(this,t)}},Is=(t,e,s={})=>((t,e,s)=>new je(t,e,s))(t,e,{...s,use:[...qs,...s.use??[]]}),Ts={__proto__:null,opacity:["opacity",String],alpha:["opacity",String],"transform.rotation":["transform",t=>`rotate(${t}deg)`],"transform.rotation.z":["transform",t=>`rotate(${t}deg)`]};for(let t of["position","center","transform.translation"])Ts[`${t}.x`]=["translate",t=>`${t}px 0px`],Ts[`${t}.y`]=["translate",t=>`0px ${t}px`],Ts[t]=["translate",(t,e)=>`${t}px ${e}px`];var Rs,Vs=class extends je{constructor(t,e,s={}){super(t,e,s),this.qt=new Map;let i=t=>this.j.some((e=>e.k===t&&/^transform(\.scale\.|\.rotation\.[xy]|$)/.test(e.ks)));for(let t of this.j){let e=Ts[t.ks];t.fn="transform"===e?.[0]&&i(t.k)?void 0:e}this.Fe=new Map(this.j.filter((t=>t.fn)).map((t=>[t.g,t]))),this.ln(),this.redraw()}get mainThread(){return this.j.filter((t=>!t.fn)).map((t=>t.g.name))}draw(){this.ln(),super.draw()}unmount(){super.unmount();for(let t of this.qt?.values()??[])for(let e of t)e.cancel();this.qt?.clear()}Ft(){this.ln(),super.Ft()}ln(){if(!this.qt||this.Rn)return;this.Rn=!0;let t=new Set;for(let[e,s]of this.Fe){let i=e.d.m.filter((t=>t.g===e)),r=i.length>0&&i.every((t=>this.Le(t)));for(let e of r?i:[])t.add(e),this._e(e,s);s.Re!==r&&s.nt.fill(NaN),s.Re=r,s.i=r}for(let[e,s]of this.qt)if(!t.has(e)){for(let t of s)t.cancel();this.qt.delete(e)}this.Rn=!1}Le(t){let{P:e,_:s}=t.a;return!t.b&&s-e<=20&&s>e&&t.c.every(Boolean)}_e(t,e){let s=(t.c[0]&st)>0,i=`${s} ${t.w}`,r=this.qt.get(t);if(r?.Bt!==i){for(let t of r??[])t.cancel();r=e.k.hs.map((i=>i.animate(...this.qe(t,e,s)))),r.Bt=i,this.qt.set(t,r)}let{a:n}=t;for(let t of r){let e=this.vs?n.G:0;0===e?t.pause():"running"!==t.playState&&t.play(),0!==e&&t.playbackRate!==e&&(t.playbackRate=e);let s=1e3*(n.time-n.P);(0===e||Math.abs((t.currentTime??0)-s)>20)&&(t.currentTime=s)}}qe(t,e,s){let{E:i,a:{P:r,_:n},w:a,R:h}=t,[l,o]=e.fn,u="opacity"===l&&s,f=Array.from(this.i.subarray(t.n,t.n+t.t)),c=Math.max(1,Math.ceil(240*(n-r)));return[Array.from({length:c+1},((t,e)=>{let m=i.$(r+(n-r)*e/c),p=a.map(((t,e)=>{let i=m[e];return u?i:s?i-f[e]:h*(i-t)}));return{[l]:o(...p)}})),{duration:1e3*(n-r),fill:"both",composite:u?"replace":"add",easing:"linear"}]}},Bs=(t,e,s)=>new Vs(t,e,s);return Rs=r,((r,n,a,h)=>{if(n&&"object"==typeof n||"function"==typeof n)for(let a of s(n))!i.call(r,a)&&void 0!==a&&t(r,a,{get:()=>n[a],enumerable:!(h=e(n,a))||h.enumerable});return r})(t({},"__esModule",{value:!0}),Rs)})();
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
