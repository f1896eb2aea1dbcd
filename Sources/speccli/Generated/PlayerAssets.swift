// Made by Web/player/build.mjs: don't edit.
// swift-format-ignore-file

/// The page that only plays: its markup, style and script, and their checksums as a policy names them.
enum PlayerAssets {
static let styleChecksum = "sha256-qiT+QNR4Okrsh1ddAwY30lsgkcBFpycWi3ISm6zfJvQ="
static let scriptChecksum = "sha256-WNNwebrP1Mo75hdfPQ8Mm+cFmrGxP50JNdv2bSC1aMg="

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
var MotionSpec=(()=>{var t=Object.defineProperty,e=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,i=Object.prototype.hasOwnProperty,r={};((e,s)=>{for(var i in s)t(e,i,{get:s[i],enumerable:!0})})(r,{CompositorPlayer:()=>qs,Drag:()=>Le,ElementPlayer:()=>Pe,MotionError:()=>n,Player:()=>Ns,decay:()=>Xe,grab:()=>Ce,mount:()=>Ps,mountOnCompositor:()=>Is,parts:()=>_s,rubberBand:()=>Ye,spring:()=>Re,velocity:()=>ze});var n=class extends Error{constructor(t,e){super(t?`${t}: ${e}`:e),this.name="MotionError",this.path=t,this.Rn=e}},a=(t,e="")=>{throw new n(e,t)};function h(t,e,s,i){try{return e(s,i)}catch(e){if(!(e instanceof n))throw e;let{path:s,Rn:i}=e;a(i,("number"==typeof t?`[${t}]`:t)+(s&&"["!==s[0]?".":"")+s)}}var l=new Float64Array(64),o=t=>l.slice(0,t),u=4,f=5,c=new Float64Array(1),m=1e150,p=t=>"number"==typeof t&&Math.abs(t)<=m,d=t=>t.every(p),g=(t=-m,e=m)=>s=>{let i="number"==typeof s?s:"infinite"===s?1/0:"-infinite"===s?-1/0:NaN;return i>=t&&i<=e?i:a("isn't such a number")},y=(t,e)=>t["number"==typeof e?e:-1]??a("isn't there"),M=t=>t,v=t=>e=>typeof e===t?e:a(`isn't a ${t}`),b=v("string"),w=v("boolean"),$=(t,e=0,s=1e6)=>i=>{if((!Array.isArray(i)||i.length<e||i.length>s)&&a("isn't such a list"),t===M)return i;let r=[...i];if(t!==k||!d(r))for(let e=0;e<r.length;e++)r[e]=h(e,t,r[e],e);return r},k=g(),A=t=>{let e=[],s={__proto__:null};for(let i in t)i.endsWith("?")?s[i.slice(0,-1)]=t[i]:e.push(i);return(i,r,n={})=>{(Object(i)!==i||Array.isArray(i))&&a("isn't an object");for(let s=0;s<e.length;s++){let r=e[s];n[r]=h(r,t[r],i[r])}for(let t in i)e.includes(t)||(n[t]=h(t,s[t]??(()=>a("isn't known")),i[t]));return n}},x=t=>e=>{let s=$(t)(e),i=new Map(s.map((t=>[t.name,t])));return i.size===s.length?i:a("has a name twice")};function O(t,e){let s=t[u];if(s===t[2]&&e===t[1])return;t[1]=e,t[2]=s;let i=t[e+5],r=t[e+6],n=1+3*(i-r),a=0,h=-s,l=3*i,o=3*(r-2*i);if(s>.75)a=1,h=1-s,l=3*(1-r),o=3*(1-r-(r-i));else if(s>=.25){let t=(r-(1-i))/2;a=.5,h=.75*t-(s-.5),l=.75*(r+(1-i)),o=-3*t}let f=-a,c=1-a,m=s-a;for(let t=1,e=0;e<64&&Math.abs(t)>1e-12*Math.abs(m)+1e-17;e++){let e=h+m*(l+m*(o+m*n));if(0===e)break;e<0?f=m:c=m;let s=e/(l+m*(2*o+3*m*n)),i=m-s;i>f&&i<c&&Math.abs(s)<=.5*Math.abs(t)?(t=s,m=i):(t=(c-f)/2,m=f+t)}t[3]=a+m}var S=new Float64Array(5);function _(t,e,s){S[2]=t,S[3]=e,S[4]=s,N()}function N(){let t=S[2],e=S[3],s=Math.max(S[4],0),i=t*t-e;if(i<0){let e=Math.sqrt(-i),r=Math.exp(-t*s),n=e*s,a=r*Math.cos(n),h=r*(n?Math.sin(n)/e:s);return S[0]=a+t*h,void(S[1]=h)}let r=Math.sqrt(i),n=e/-(t+r),a=Math.exp(n*s),h=2*r*s,l=a*(h?-Math.expm1(-h)/(2*r):s);S[0]=a-n*l,S[1]=l}var P=(t,e,s,i)=>i*(S[0]-2*t*S[1])-s*e*S[1],E=6,j=11,q=0,I=1,F=2,T=3,B=4,V=(...t)=>[...t,0,0,0,0,0,0].slice(0,j),R=(t,...e)=>Float64Array.of(t,-1,0,0,0,0,...e.flat()),z=(t,e)=>R(0,V(0,1,T,0,1,t,e?-Math.expm1(-t):1,e?1:0));function C(t,e){let s=t[u],i=0;for(let r=(t.length-E)/j-1;i<r;){let n=i+r>>1,a=t[E+n*j+1];(e?a<s:a<=s)?i=n+1:r=n}return E+i*j}function W(t,e){let s=t[u],i=t[e+2],r=t[e+5];if(i===I){O(t,e);let s=t[3],i=1-s;t[f]=i*i*(i*t[e+3]+3*s*t[e+7])+s*s*(3*i*t[e+8]+s*t[e+4])}else i===q?t[f]=s:i===T?t[f]=r<2**-53?s:Math.min(-Math.expm1(-r*s)/t[e+6],1):(S[2]=r,S[3]=t[e+6],S[4]=s*t[e+7],N(),t[f]=i===B?S[0]:Math.min(Math.max(1+t[e+8]*S[1]-S[0],t[e+9]),t[e+10]))}function D(t,e,s){let i=e.lt;t[u]=i;let r=C(t,s),n=t[r],a=t[r+1];e.ls=t,e.Rs=r,t[f]=i<a?t[r+3]:t[r+4],t[u]=(i-n)/(a-n),i>n&&i<a&&W(t,r),e.J=t[f]}var U=t=>{let[e,s,...i]=$(k,4,8)(t),[r,n]=i.slice(-2),h=r-e,l=t=>h?(t-e)/h:0,[o,u,f,c]=6===i.length?[l(i[0]),i[1],l(i[2]),i[3]]:[1/3,s+(n-s)/3,2/3,s+2*(n-s)/3];return h>=0&&((t,e)=>t>=0&&e<=1&&(e>=t||(e-t)*(e-t)<=t*(1-e)*(1+1e-12)))(o,f)?V(e,r,I,s,n,o,f,u,c):a("goes back")};function X(t){let[e,...s]=$(M,1)(t);if("pieces"===e){let t=$(U,1)(s.slice(1));return t.some(((e,s)=>s&&e[0]<t[s-1][1]))&&a("goes back"),R(k(s[0]),...t)}let i=(t,i,r=i)=>e===t&&$(g(-1/0,1/0),i,r)(s);if(i("linear",0))return R(0,V(0,1,q,0,1));let[r,n=1,h=0,l=0,o=-1/0,u=1/0]=i("spring",4,6)||i("settling",1)||i("arriving",1)||[];return r>=0&&n>0&&l>=0&&r+n+Math.abs(h)+l<1/0&&o<=0&&u>=1?"spring"===e?R(0,V(0,1,F,0,1,r,n,l,h,o,u)):z(r,"arriving"===e):a("isn't a curve")}var Y=class{property;type;additive;layer;synchronized;written;loop;mirror;keys;segments;weight=1;constructor(t,e){this.us=t,this.qn=e}get qs(){return 1===this.weight&&this.keys.every(Array.isArray)}get U(){return this.segments.length-7}get ms(){let{segments:t,loop:e,mirror:s}=this,i=e?Math.min(t[0],e[0]):t[0],r=e?e[0]+e[1]*e[2]:t[this.U+1];return void 0===s?[i,r]:[s-r,s-i]}Cn(){let t=this.keys.length-1,e=this.segments.slice();for(let s=2;s<e.length;s+=7)e[s]===e[s+1]&&this.keys[e[s]].yt||(e[s]=t-e[s],e[s+1]=t-e[s+1]);return Object.assign(new Y,this,{segments:e})}Zt(t){t.f=void 0===this.mirror?t.l:this.mirror-t.l,this.loop?this.qn.Zt(this,t):this.ps(0,t)}ps(t,e){let s=this.segments,i=e.f,r=this.It(e);if(r<0)return this.k(0,!1,t,e);let n=s[r],a=s[r+1];if(i>=a)return this.k(r,!0,t,e);let h=s[r+5],l=s[r+6],o=i<=n?0:(i-n)/(a-n);e.P=r,e.Ft=t,e.lt=h+(l-h)*o,D(this.us[s[r+4]],e,!1)}k(t,e,s,i){let r=this.segments;i.P=t,i.Ft=s,i.lt=r[t+(e?6:5)],D(this.us[r[t+4]],i,r[t+5]<=r[t+6]!==e),i.lt=NaN}It({f:t}){let e=0;for(let s=this.segments.length/7;e<s;){let i=e+s>>1;this.segments[7*i]<=t?e=i+1:s=i}return 7*(e-1)}},L=class{constructor(t,e,s){if(this.g=t,this.s=e,this.ut=s,this.t=e.t,this.mt=this.P=this.Ft=this.Rs=0,this.J=this.lt=this.l=this.f=.5,this.ls=this.mn=this.ds=null,s!==t.keys&&!s.every(d)&&a("isn't usable"),e.pn?.(this),!e.bt)return;let{segments:i}=t;this.ds=[];for(let t=2;t<i.length;t+=7)this.ds.push(e.bt(s[i[t]],s[i[t+1]]))}Y(){this.g.Zt(this);let t=this.e(0),e=this.e(1),s=this.s;s.T?l[0]=(this.J<.5?t:e)[0]:(c[0]=this.J,s.p(t,e,l,this.t))}e(t){let{mn:e,P:s}=this;return null!==e&&e.P===s&&e.Ft===this.Ft?e.ms[t]:null!==this.ds?this.ds[s/7][t]:this.ut[this.g.segments[s+2+t]]}St({_:t,W:e,duration:s},i){let r=i?t>0||this.g.ms[0]<0:e<s;return this.N(r?i?t:e:i?-1/0:1/0)}Fn(t){let e=this.St(t,!0),s=this.St(t,!1);return d(e)&&d(s)?s:a("isn't usable")}N(t){return this.l=t,this.Y(),o(this.t)}},H=(t,e)=>new L(t,t.type,t.qs?t.keys:t.keys.map((s=>J(s,t.type,e)))),J=(t,e,s)=>(Array.isArray(t)?t:e.w?e.w(s):s)??a("isn't usable"),K=(t,e,s)=>({tt:t,d:e,t:e,Bt:!0,p:tt,...s}),G=({d:t},e)=>$(k,t,t)(e),Z=new Map(Object.entries({number:1,integer:1,angle:1,bool:1,point:2,size:2,rect:4,insets:4,color:4}).map((([t,e])=>[t,K(t,e,{T:"bool"===t})]))),Q=t=>Math.sign(t)*Math.round(Math.abs(t));function tt(t,e,s,i){let r=c[0];for(let n=0;n<i;n++){let i=t[n],a=e[n],h=a-i;s[n]=1===r?a:Math.abs(h)<1/0?i+h*r:i*(1-r)+a*r}}function et(t,e,s){let i=[t];return c[0]=s,tt(i,[e],i,1),i[0]}var st=1,it=2,rt=t=>t?t-Math.abs(t)*2**-52:-Number.MIN_VALUE,nt=class{constructor(t){var e;this.i=new Float64Array(t.flatMap((({st:t})=>t))),this.$=this.i.slice(),(e=this.i.length)>l.length&&(l=new Float64Array(e)),this.Yt=[],this.ss=[],this.Mt=[],this.Is=[],this.bs=[],this.Nt=this.wn=this.o=this.Hn=this.js=0,this.Ds=this.Us=!1,this.K=new Map}Ss(t,e,s){this.O();let i=new class{constructor(t,e,{pausesOnCompletion:s=!1}){this.c=t,Object.assign(this,{pausesOnCompletion:s},e),this.Mn=!t.timeScale||this._===this.W,this.Wn=this.Mn?1:t.timeScale,this.number=t.Hn++,this.ws=1,this.et=this.jt=this.Fs=this.Gt=!1,this.Bs=!0,this.xs=t.o,this.Dt=this.f=this.l=this._,this.a=null,this.Qt=[],this.pt=0,this.Jt()}get state(){return this.a??(this.jt?"paused":this.Gt?"playing":"waiting")}get time(){return this.q(this),this.l}q(t){let e=this.Dt+(this.c.o-this.xs)*this.it;t.l=this.a?this.f:Math.max(this._,Math.min(e,this.W))}get direction(){return this.et?"backward":"forward"}get speed(){return this.ws}set speed(t){h("speed",g(1e-6,1e6),t),!this.a&&(this.zt(),this.ws=t,this.Jt(),this.kt())}get finished(){return this.Re??=this.a?Promise.resolve(this.a):new Promise((t=>this.Kn=t))}pause(){this.a||this.jt||(this.zt(),this.k(!0),this.kt("paused"))}resume(){!this.a&&this.jt&&this.dt()}seek(t){h("seek",k,t),!this.a&&(this.zt(),this.Dt=t,this.Dt=this.time,this.Jt(),this.c.O(),this.c.gt(this,!1,!1,!0),this.kt(),this.c.e())}scrub(t){h("scrub",k,t),this.seek(Math.min(t,1)*(this.duration<1/0?this.duration:this.Et?.Xn??0))}reverse(){this.a||(this.zt(),this.et=!this.et,this.Jt(),this.c.Ot(this),this.c.O(),this.kt("reversed"),this.Fs&&this.dt(),this.c.e())}stop(){this.a||this.c.Vs(this)}cancel(){this.a||this.c.ts(this,"cancelled")}finish(){this.a||this.c.ts(this)}Jt(){this.c.js=0,this.it=this.jt?0:(this.et?-this.ws:this.ws)/this.Wn}ys(t){return 0===this.it?this.c.o:this.xs+(t-this.Dt)/this.it}get vt(){return this.et?this._:this.W}zt(){this.Dt=this.time,this.xs=this.c.o}k(t){this.jt=t,this.Jt()}dt(){this.zt(),this.Fs=!1,this.k(!1),this.kt("resumed")}kt(t){let e=this.c;e.O();for(let{b:t}of this.Qt)e.Ut(t.I);t&&e.ot(this,t),e.e()}}(this,t,e),{Mn:r,W:n,rt:a,ns:l}=i,o=r&&!(i.pausesOnCompletion&&n<1/0);for(let t of s)this.Zn(t,i,o);return o?(i.l=n<1/0?n:Math.max(a,l.at(-1)?.time??0),this.gt(i,!0,!0,!0)):(this.Mt.push(i),this.gt(i,!1,!1,!0),i.l=i.vt,r&&this.gt(i,!0,!1,!0)),this.$t(),this.e(),i}Zn(t,e,s){let{b:i,xn:r}=t,{n,s:{S:a}}=i,h=i.I,o=t.At&&(!a||a.Gn(this,t,e)),u=new class{constructor(t,{E:e,b:s,m:i,Ms:r},n){this.h=t,this.E=e,this.b=s,this.n=s.n,this.t=e.t,this.Ms=r,this.S=s.s.S,this.R=n&&e.g?.layer?e.g.weight:1,this.m=i,this.pt=this.S?1:this.t,this.r=new Array(this.t).fill(n?st:st|it)}Y(){this.h.q(this.E),this.E.Y()}gn(t,e,s){let i=t[e],r=this.r[s]&it?l[s]:i+this.R*(l[s]-this.m[s]);r-r==0&&(t[e]=r)}H(t){this.Y();for(let e=0;e<this.t;e++)this.r[e]&&this.gn(t,this.n+e,e)}}(e,t,o);o?h.u.length&&ht(h.u,i,((t,e,s)=>{t.r[e]&it&&(t.m[e]=this.i[s],t.r[e]=st)})):this.Pt(i,e);for(let t=0;t<u.t;t++)this.i[n+t]=r?this.i[n+t]+u.R*(u.m[t]-r[t]):u.m[t];if(s)return this.As(i);h.u.push(u),h.Cs||this.Yt.push(h),h.Cs=!0,e.Qt.push(u),e.pt+=1,this.Ut(h)}Pt(t,e,s=!1){let i=t.I.u;i.length&&ht(i.slice(),t,((r,n)=>{let a=r.h;a.a||!r.r[n]||s&&!r.Ms||(r.r[n]=0,this.Ut(t.I),!(r.S?n:--r.pt)&&(r.pt=0,i.splice(i.indexOf(r),1),0==--a.pt&&a!==e&&this.Wt(a,"replaced")))}))}Wt(t,e,s=this.o){"finished"===e?this.wt?.Qn(t,s):t.f=t.time,t.a=e,this.Is.push(t),this.ot(t,"completed",s,{reason:e})}$t(){if(!this.Is.length)return;let t=new Set;for(let{Qt:e}of this.Is)for(let s of e)s.pt&&t.add(s.b.I);for(let e of t)e.u=e.u.filter((t=>!t.h.a)),this.Ut(e);this.Is.length=0,this.Us=!0}Vs(t){this.O();for(let e of t.Qt)e.pt&&(e.S?e.S.Vs(this,e):e.H(this.i));this.ot(t,"stopped"),this.ts(t,"stopped"),this.e()}ts(t,e){if(this.O(),e)this.Wt(t,e);else{let e=t.vt;t.l=Math.abs(e)<1/0?e:t.f,this.gt(t,!0,!0,!0)}this.$t(),this.e()}stopAll(){this.O();for(let t of this.ss)this.Ht(t);this.i.set(this.$);for(let t of this.Mt)t.a||(this.ot(t,"stopped"),this.Wt(t,"stopped"));this.$t(),this.e()}cancelAll(){this.O();for(let t of this.Mt.slice())t.cancel();this.e()}Ot(t){for(let e of t.Qt){if(!e.pt)continue;let s=e.E.St(t,t.et);if(e.S)e.S.Ot(this,e,s);else{for(let t=0;t<e.t;t++){let[i,r,n]=[e.n+t,e.r[t],e.m[t]];r&&(this.i[i]===n&&(1===e.R||r&it)?this.i[i]=s[t]:r&it||(this.i[i]+=e.R*(s[t]-n)))}e.m=s}}}gt(t,e,s,i){let r=t.l,n=t.Bs;n&&(t.f=rt(t._));let a=t.f,h=r!==a,l=!t.Gt&&a<t.rt&&t.rt<=r,o=t.Et||t.ns.length;if(this.Ys&&(l||o)){let e=o?this.xt("loops").Jn(t,l):[[t.rt,"started"]];for(let[s,r,n]of e)this.ot(t,r,i?void 0:t.ys(s),n)}t.Gt||=l,t.f=r,t.Bs=!1;let u=i||!e?void 0:t.ys(r);if(t.Gt&&(e||h&&!n)&&this.ot(t,"updated",u),e){if(!t.pausesOnCompletion||s)return this.Wt(t,"finished",u);t.Dt=r,t.xs=this.o,t.Fs=!0,t.k(!0),this.ot(t,"paused",u)}}zn(t){this.O(),this.wt?.dt(t),this.o=t,this.yn();let e=this.bs,s=!0;for(let t=1;t<this.Nt;t++)s&&=e[t-1].time<=e[t].time;s||(this.bs=e.slice(0,this.Nt).sort(((t,e)=>t.time-e.time))),this.$t(),this.Us&&(this.Mt=this.Mt.filter((t=>!t.a))),this.Us=!1,this.es(),this.e()}yn(){let t=this.Ys;if(this.o<this.js&&!t)return;let e=t?0:1/0;for(let s of this.Mt){if(!at(s)||(s.q(s),this.gt(s,s.l===(s.et?s._:s.W),!1,!1),t))continue;let i=s.ys(s.Gt||s.et?s.vt:s.rt);e=Math.min(e,i*(1-1e-9)-1e-9)}this.js=e}es(){let t=this.ss;if(t.length&&(this.Yt=this.Yt.filter((t=>t.Cs=t.u.length>0))),this.In)this.In.es();else for(let t of this.Yt)this.Es(t);for(let e of t)e.nt&&this.Es(e);t.length=0}Es(t){let{n:e,t:s,u:i}=t,r=this.i,n=this.$;t.nt=!1;for(let t=e;t<e+s;t++)n[t]=r[t];for(let t of i){if(t.S)return t.S.es(this,i,e);t.H(n)}}Ut(t){t.nt||this.ss.push(t),t.nt=!0}Ht(t){t.nt&&this.Es(t)}As({I:t}){this.Ut(t),this.Lt()}O(){this.wn++}e(){if(!--this.wn&&!this.Ds){this.Ds=!0;try{for(let t=0;t<this.Nt;t++){let e=this.Os=this.bs[t],{type:s,playback:i}=e;this.K.get(s)?.forEach(this.q),this.K.get("*")?.forEach(this.q),"completed"===s&&i.Kn?.(e.reason),"updated"===s&&(i.Os=e)}}finally{this.Nt=0,this.Ds=!1}this.Lt()}}ot(t,e,s,i){if("completed"!==e&&!this.K.has(e)&&!this.K.has("*"))return;let r="updated"===e&&t.Os;r?t.Os=null:r={type:e,playback:t,time:0,...i},r.time=this.o,void 0!==s&&(r.time=s),this.bs[this.Nt++]=r}q=t=>t(this.Os);get Ys(){return this.K.size>(this.K.has("completed")?1:0)}get yt(){return this.Mt.some(at)}Lt(){}},at=t=>!t.jt&&!t.a;function ht(t,{n:e,s:{t:s}},i){for(let r of t)for(let t=Math.max(e,r.n);t<Math.min(e+s,r.n+r.t);t++)i(r,t-r.n,t)}function lt(t,e,s){if(t.gs){let i=t.gs.indexOf(e);return i<0?a("no such text",s):[i]}let i="bool"===t.tt?["boolean"==typeof e?Number(e):NaN]:Array.isArray(e)?e:[e];return h(s,$(k,t.t,t.t),i)}function ot(t,e,s){let i=e[s];return t.gs?t.gs[i]:t.bn?t.bn(e,s):"bool"===t.tt?i>=.5:"integer"===t.tt?Q(i):1===t.t?i:[...e.subarray(s,s+t.t)]}var ut={additive:!0,beginsFromCurrentState:!0,reversesValues:!1,reducedMotion:!1,timeScale:1},ft=class extends nt{constructor(t,e={}){let s=new Map((e.use??[]).map((t=>[t.name,t]))),i=function(t,e){let s;try{s="string"==typeof t?JSON.parse(t):t}catch{a("isn't JSON")}2!==s?.player&&a("isn't version 2","player");let i={},r=[],{Vt:n}=e.get("late")??{},l=e.get("loops")??{},o=Object.assign({__proto__:null},...[...e.values()].map((t=>t.types))),u={s:t=>"string"==typeof t?o[t]:void 0,Bn:i},f=t=>function(t,e){let s=Z.get(t);if(s)return s;let[i,...r]=Array.isArray(t)?t:[t];return"vector"===i?K(i+r[0],g(2,64)(r[0])):"string"===i?K(i,1,{T:!0,gs:$(b)(r)}):(e.s(i)??a("isn't a known type"))(r,e)}(t,u),c=(t,e)=>e??(()=>a(`needs '${t}', as in { use: [${t}] }`)),m=t=>c(t,e.get(t)&&M),p=t=>e=>y(i[t],e),d=t=>e=>i[t].has(e)?e:a("isn't there"),v=(t,e,s)=>"current"===t?{}:Array.isArray(t)?G(e,t):c("late",n)(t,e,s,i.parameters.flatMap((({st:t})=>t)).length),O=A({property:p("properties"),"type?":f,"additive?":w,"layer?":w,"synchronized?":c("loops",l.dn&&w),"written?":w,"weight?":c("late",n&&g(0,1)),"loop?":c("loops",l.dn),"mirror?":k,keys:M,segments:M}),S=$(k,5,7);A({player:M,generator:b,spec:b,tolerance:g(0),imports:$((t=>e.has(t)||c(t)())),routes:$(c("paths",e.get("paths")?.Yn)),parameters:$(c("late",n&&function(t){let[e,s,i]=$(M,3,3)(t),r=f(s);return{name:b(e),s:r,st:G(r,i)}})),families:$((function(t){let e=$(k,1)(t),s={n:r.length,t:e.length,st:e,u:[],nt:!1,Cs:!1};for(let t of e)r.push(s);return s})),properties:$((function(t){let[e,s,i,n,h]=$(M,5,5)(t),l=f(s),o=y(r,i);return r[i+l.t-1]!==o&&a("isn't a property"),{name:b(e),s:l,n:i,I:o,At:w(n)&&!l.T,Vn:g(0)(h)}})),states:x((function(t){let{name:e,values:s}=A({name:b,values:M})(t),{properties:r}=i,n=r.length;return{name:e,jn:h("values",$(((t,e)=>t&&v(t,r[e].s,0)),n,n),s)}})),curves:$(X),tracks:$((function(t){let e=O(t,0,new Y(i.curves,l)),{property:s,loop:r,mirror:n}=e,o=e.type??=s.s;e.additive??=s.At,o.tt!==s.s.tt&&a("isn't the property's","type"),r&&l.Dn(r,n);let u=e.keys=h("keys",$(((t,e)=>v(t,o,e)),1),e.keys),f=-1/0,c=h("segments",$((t=>{let e=S(t),s=e.length<6?e.concat(0,1):e;return(!(s[0]>=f&&s[1]>=s[0])||s.length<7)&&a("overlaps"),f=s[1],u[s[2]]&&u[s[3]]&&i.curves[s[4]]?s:a("isn't there")}),1),e.segments);return e.segments=c.length>1?c.flat():c[0],e})),timelines:$((function(t){let e=A({duration:g(0,1/0),start:g(0),tracks:$(p("tracks")),"markers?":c("loops",l.Un),"rhythm?":c("loops",l.Et)})(t,0,{markers:[]}),s=e.tracks.filter((t=>!t.layer)).map((t=>t.property));return e.tracks.every((t=>t.ms[1]<=e.duration))&&new Set(s).size===s.length?e:a("isn't a timeline")})),variants:x(A({name:b,from:d("states"),to:d("states"),timeline:p("timelines"),"reversed?":p("timelines"),"reduced?":b})),"transitions?":m("states"),"targets?":m("targets")})(s,0,i);for(let{reduced:t}of i.variants.values())void 0!==t&&!i.variants.has(t)&&a("no such variant",t);return i}(t,s);super(i.families),this.A=i,this.ct=s,this.Sn=new Map(i.properties.map((t=>[t.name,t]))),this.Ws={};for(let t in ut)this[t]=e[t]??ut[t];this.setParameters(e.parameters),this.H(e.state??this.states[0]);for(let t of s.values())t.Hs?.(this)}get name(){return this.A.spec}get states(){return[...this.A.states.keys()]}get variants(){return[...this.A.variants.keys()]}get properties(){return[...this.Sn.keys()]}get state(){return this.F}get time(){return this.o}get isMoving(){return this.yt||this.wt?.is<1/0}play(t,e={}){let s=this.A.variants.get(t)??a("no such variant",t),i=this.reducedMotion&&this.A.variants.get(s.reduced)||s,r=(e.reversed??!1)!==this.reversesValues,{timeline:n}=i,{tracks:l,duration:o,start:u,markers:f,rhythm:c}=r?i.reversed??={...n,tracks:n.tracks.map((t=>t.Cn()))}:n,[m,p]=e.range??[0,o];m>=0&&m<=p&&p<=o&&m<1/0||a("isn't within a variant","range");let d=this.vs(e.parameters),g=l.map((t=>h(t.property.name,(()=>this.kn(t,d))))),y={name:t,duration:o,_:m,W:p,rt:Math.max(m,u),ns:f,Et:c},M=this.beginsFromCurrentState&&this.xt("current").O;return g.forEach(((t,e)=>h(t.b.name,(()=>{M&&M(this,g,e,m,d),t.m=t.E.Fn(y)})))),this.A.transitions||(this.F=r?i.from:i.to),this.Ss(y,e,g)}go(t){return this.xt("states").Ks(this,t)}send(t){return this.xt("states").Xs(this,t)}get candidates(){return this.xt("states").te(this)}isPresent(t){return this.xt("targets").B(this,t)}advance(t){h("advance",k,t),t<this.o&&a("goes back","advance"),this.zn(t)}get(t){return this.X(t,this.$)}model(t){return this.X(t,this.i)}set(t,e){let s=this.It(t),i=lt(s.s,e,t);this.i.set(i,s.n),this.As(s)}setParameters(t){this.vs(t),this.Ws={...this.Ws,...t}}on(t,e){if("function"!=typeof e&&a("isn't a function",t),!this.Ys)for(let t of this.Mt)[t.f,t.Bs]=[t.time,!1];let s=this.K.get(t)??new Set;return this.K.set(t,s.add(e)),()=>{s.delete(e),!s.size&&this.K.get(t)===s&&this.K.delete(t)}}xt(t){return this.ct.get(t)??a("isn't used",t)}kn(t,e){let{property:s,layer:i}=t,r=i||this.additive&&t.additive&&!t.type.T,n=this.Ns(t,t.qs||this.An(s,r),r,e);return{b:s,E:n,At:r,xn:i&&n.N(void 0===t.mirror?-1/0:1/0)}}An({I:t,n:e,s},i){return this.Ht(t),(i?this.i:this.$).slice(e,e+s.t)}Ns(t,e,s,i){let r=(this.ct.get("late")?.se??H)(t,e,s,i);return t.synchronized&&(r.mt=this.xt("loops").mt(t.loop,this.o)),r}vs(t){return(t?this.xt("late"):this.ct.get("late"))?.os(this.A.parameters,{...this.Ws,...t})}H(t){let e=this.A.states.get(t)??a("no such state",t),s=this.vs();e.jn.forEach(((t,e)=>{if(!t)return;let i=this.A.properties[e],r=t.X?.([],s,i.s)??(t.map?t:[NaN]);d(r)||a("isn't usable",i.name),this.i.set(r,i.n),this.As(i)})),this.F=t}X(t,e){let{I:s,s:i,n:r}=this.It(t);return this.Ht(s),ot(i,e,r)}It(t){return this.Sn.get(t)??a("no such property",String(t))}},ct=(t,e)=>[0,3,6].flatMap((s=>[0,1,2].map((i=>t[s]*e[i]+t[s+1]*e[i+3]+t[s+2]*e[i+6])))),mt=[.819022437996703,.3619062600528904,-.1288737815209879,.0329836539323885,.9292868615863434,.0361446663506424,.0481771893596242,.2642395317527308,.6335478284694309],pt=[1.2268798758459243,-.5578149944602171,.2813910456659647,-.0405757452148008,1.112286803280317,-.0717110580655164,-.0763729366746601,-.4214933324022432,1.5869240198367816],dt=[ct(mt,[506752/1228815,87881/245763,12673/70218,87098/409605,175762/245763,12673/175545,7918/409605,87881/737289,1001167/1053270]),ct([12831/3959,-329/214,-1974/3959,-851781/878810,1648619/878810,36519/878810,705/12673,-2585/12673,705/667],pt)],gt=[ct(mt,[608311/1250200,189793/714400,198249/1000160,35783/156275,247089/357200,198249/2500400,0,32229/714400,5220557/5000800]),ct([446124/178915,-333277/357830,-72051/178915,-14852/17905,63121/35810,423/17905,11844/330415,-50337/660830,316169/330415],pt)],yt=[.210454268309314,.7936177747023054,-.0040720430116193,1.9779985324311684,-2.42859224204858,.450593709617411,.0259040424655478,.7827717124575296,-.8086757549230774],Mt=[1,.3963377773761749,.2158037573099136,1,-.1055613458156586,-.0638541728258133,1,-.0894841775298119,-1.2914855480194092];function vt(t,e){let s=e[0],i=e[1],r=e[2];for(let n=0;n<3;n++)e[n]=t[3*n]*s+t[3*n+1]*i+t[3*n+2]*r}function bt(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.04045?t[e]/12.92:Math.sign(t[e])*((s+.055)/1.055)**2.4}}function wt(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.0031308?12.92*t[e]:Math.sign(t[e])*(1.055*s**(1/2.4)-.055)}}function $t(t,[e]=dt){vt(e,t);for(let e=0;e<3;e++)t[e]=Math.cbrt(t[e]);vt(yt,t)}function kt(t,[,e]=dt){vt(Mt,t);for(let e=0;e<3;e++)t[e]=t[e]*t[e]*t[e];vt(e,t)}var At=t=>(t%360+360)%360,xt=[0,8,4],Ot=t=>[e=>(kt(e,t),wt(e)),e=>(bt(e),$t(e,t)),-1,0],St=new Map([["srgb",Ot(dt)],["linear-srgb",[t=>kt(t),t=>$t(t),-1,0]],["display-p3",Ot(gt)],["oklab",[()=>{},()=>{},-1,0]],["oklch",[t=>[t[1],t[2]]=[Math.hypot(t[1],t[2]),At(180*Math.atan2(t[2],t[1])/Math.PI)],t=>{let e=t[1],s=t[2]*Math.PI/180;t[1]=e*Math.cos(s),t[2]=e*Math.sin(s)},2,4e-6]],["hsl",[function(t){kt(t),wt(t);let[e,s,i]=t,[r,n]=[Math.max(e,s,i),Math.min(e,s,i)],[a,h]=[(n+r)/2,r-n];if(t[0]=t[1]=0,t[2]=a,h<=1e-6||0===a||1===a)return;let l=(r-a)/Math.min(a,1-a),o=r===e?(s-i)/h:r===s?(i-e)/h+2:(e-s)/h+4;t[0]=At(60*o+(l<0?180:0)),t[1]=Math.abs(l)},function(t){let e=(t[0]%360+360)%360/30,s=t[2],i=t[1]*Math.min(s,1-s);for(let r=0;r<3;r++){let n=(e+xt[r])%12;t[r]=s-i*Math.max(-1,Math.min(n-3,9-n,1))}bt(t),$t(t)},0,1e-5]]]),_t={name:"colors",types:{color:function([t]){let[e,s,i,r]=St.get(t)||a("no such space"),n=t=>r>0&&Math.abs(t[1])<=r,h=t=>n(t)?1<<i:0,l=(t,e)=>{let r=t[4]&~e[4],a=t.map(((t,s)=>s<4&&r>>s&1?e[s]:t));return r&&!(r===1<<i&&n(t))&&a.splice(5,4,...((t,e)=>(s(t),[...t.map((t=>t*e)),e]))(a.slice(0,3),a[3])),a},o={tt:"color",d:9,t:4,T:!1,Bt:!1,bt(t,e){let[s,r]=[l(t,e),l(e,t)];r[i]-s[i]>180?s[i]+=360:r[i]-s[i]<-180&&(r[i]+=360);for(let t of[s,r])for(let e=0;e<3;e++)e!==i&&(t[e]*=t[3]);return[s,r]},p(t,e,i){let r=0===c[0]||1===c[0];if(!r){r=!0;for(let s=0;s<9;s++)t[s]!==e[s]&&(r=!1)}if(r){let s=1===c[0]?e:t;for(let t=0;t<4;t++)i[t]=s[5+t];return}o.rs(t,e,i);let n=i[3];n&&s(i);for(let t=0;t<3;t++)i[t]*=n},rs(t,e,s){tt(t,e,s,4);let r=s[3];for(let t=0;t<3;t++)t!==i&&(s[t]=r&&s[t]/r)},w(t){let s=t[3],i=[0,1,2].map((e=>s?t[e]/s:0));return e(i),[...i,s,h(i),...t]},En(t,e,s){let i=o.bt(t,e),[r,n]=[[],[]];return c[0]=s,o.rs(...i,r),o.p(...i,n),[...r,h(r),...n]}};return o}}};function Nt(t,e,s,i){return t.lt=s,D(e,t,!1),i?1-t.J:t.J}function Pt(t,e){let{s,g:i}=t,r=s.w?s.w(e):e;if(!r)return s.On(t,e,Pt);if(t.l=-1/0,i.Zt(t),t.$s?.())return t;let{segments:n,mirror:a}=i,{P:h,J:l}=t,o=void 0!==a,u=n[o?h+6:h+5],f=n[o?h+5:h+6],c=!(u===f?u<.5:u<f),m=t.ut[n[c?h+3:h+2]],p=t.ut[n[c?h+2:h+3]],d=s.Zs?.(r,p)??r,g=p,y=i.us[n[h+4]],M=c?1-l:l,v=o||M!==Nt(t,y,c?1:0,c)?M:0,b=Nt(t,y,f,c);if(s.Bt&&!s.T&&(0!==v||1!==b)&&Math.abs(b-v)>=.0625){let t=d.map(((t,e)=>1===b?p[e]:et(m[e],p[e],b))),e=d.map(((e,s)=>(t[s]-e)/(b-v)));g=t.map(((t,s)=>1===b?t:d[s]+e[s]*(1-v))),d=d.map(((t,s)=>t-e[s]*v))}let w=c?[g,d]:[d,g];return t.mn={P:h,Ft:t.Ft,ms:s.bt?.(...w)??w},t}var Et={name:"current",O:function(t,e,s,i,r){let{b:n,At:h,E:l}=e[s],{layer:o,written:u,loop:f}=l.g;if(o||(u||f)&&!(({I:t,n:e,s:{t:s}})=>t.u.some((t=>t.r.some(((i,r)=>i&&t.n+r>=e&&t.n+r<e+s)))))(n))return;let c=t.An(n,h);for(let a=s+1;e[a]?.xn&&e[a].b===n&&!n.s.S;a++){let{g:s}=e[a].E,n=t.Ns(s,c,!0,r),h=n.N(void 0===s.mirror?-1/0:1/0);n.N(i).forEach(((t,e)=>c[e]-=s.weight*(t-h[e])))}d(c)||a("isn't usable"),e[s].E=Pt(l,c)}},jt=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],qt=(t,e)=>Array.from({length:16},((s,i)=>{let[r,n]=[3&i,12&i];return t[r]*e[n]+t[r+4]*e[n+1]+t[r+8]*e[n+2]+t[r+12]*e[n+3]}));function It(t){let e=(e,s,i,r)=>t[e]*t[r]-t[s]*t[i],s=[e(0,1,4,5),e(0,2,4,6),e(0,3,4,7),e(1,2,5,6),e(1,3,5,7),e(2,3,6,7)],i=[e(8,9,12,13),e(8,10,12,14),e(8,11,12,15),e(9,10,13,14),e(9,11,13,15),e(10,11,14,15)],r=1/(s[0]*i[5]-s[1]*i[4]+s[2]*i[3]+s[3]*i[2]-s[4]*i[1]+s[5]*i[0]);if(!(r&&Math.abs(r)<1/0))return null;let n=[[5,6,7,5,4,3],[4,6,7,5,2,1],[4,5,7,4,2,0],[4,5,6,3,1,0]].flatMap((([e,n,a,h,l,o],u)=>[[0,i],[-4,i],[8,s],[4,s]].map((([s,i],f)=>{let c=t[e+s]*i[h]-t[n+s]*i[l]+t[a+s]*i[o];return((u+f)%2?-c:c)*r}))));return n.every((t=>Math.abs(t)<1/0))?Rt(t)?Tt(...[0,1,4,5,12,13].map((t=>n[t]))):n:null}var Ft=(t,e)=>t.every(((t,s)=>t===e[s])),Tt=(t,e,s,i,r,n)=>[t,e,0,0,s,i,0,0,0,0,1,0,r,n,0,1];function Bt(...t){let e=jt.slice();for(let[s,i]of t)e[s]=i;return e}function Vt(t){let e=Math.round(t/90),s=(t-90*e)*Math.PI/180,[i,r]=[Math.sin(s),Math.cos(s)];return[[i,r],[r,0-i],[0-i,-r],[-r,i]][(e%4+4)%4]}var Rt=t=>[2,3,6,7,8,9,11,14].every((e=>0===t[e]))&&1===t[10]&&1===t[15],zt=([t,e,s,i])=>[1-2*(e*e+s*s),2*(t*e+s*i),2*(t*s-e*i),0,2*(t*e-s*i),1-2*(t*t+s*s),2*(e*s+t*i),0,2*(t*s+e*i),2*(e*s-t*i),1-2*(t*t+e*e),0,0,0,0,1];function Ct(t,e,s){if(0===s||Ft(t,e))return t;if(1===s)return e;let i=Wt(e,[-t[0],-t[1],-t[2],t[3]]),r=i[3]<0?i.map((t=>-t)):i,n=Math.hypot(r[0],r[1],r[2]);if(!(n>0))return t;let a=Math.atan2(n,r[3])*s,h=Math.sin(a)/n;return Wt([r[0]*h,r[1]*h,r[2]*h,Math.cos(a)],t)}function Wt([t,e,s,i],[r,n,a,h]){return[i*r+t*h+e*a-s*n,i*n-t*a+e*h+s*r,i*a+t*n-e*r+s*h,i*h-t*r-e*n-s*a]}function Dt(t){let[e,s]=Vt(t);return Tt(s,e,-e,s,0,0)}var Ut=t=>{let[e,s]=Vt(t);return e/s},Xt={translate:[2,([t,e])=>Bt([12,t],[13,e])],translate3d:[3,([t,e,s])=>Bt([12,t],[13,e],[14,s])],scale:[2,([t,e])=>Bt([0,t],[5,e])],scale3d:[3,([t,e,s])=>Bt([0,t],[5,e],[10,s])],rotate:[1,([t])=>Dt(t)],rotateX:[1,([t])=>{let[e,s]=Vt(t);return Bt([5,s],[6,e],[9,-e],[10,s])}],rotateY:[1,([t])=>{let[e,s]=Vt(t);return Bt([0,s],[2,-e],[8,e],[10,s])}],rotate3d:[4,function([t,e,s,i]){let[r,n]=Vt(i),a=1-n;return[1-(e*e+s*s)*a,t*e*a+s*r,t*s*a-e*r,0,t*e*a-s*r,1-(t*t+s*s)*a,e*s*a+t*r,0,t*s*a+e*r,e*s*a-t*r,1-(t*t+e*e)*a,0,0,0,0,1]}],skew:[2,([t,e])=>Tt(1,Ut(e),Ut(t),1,0,0)],skewX:[1,([t])=>Tt(1,0,Ut(t),1,0,0)],skewY:[1,([t])=>Tt(1,Ut(t),0,1,0,0)],perspective:[1,([t])=>Bt([11,-t])]},Yt=(t,e,s)=>t.map(((t,i)=>et(t,e[i],s))),Lt=new Map([...Object.entries(Xt).map((([t,[e,s]])=>[t,{d:e,Ps:(t,e,i)=>s(Yt(t,e,i))}])),["rotation",{d:4,Ps:(t,e,s)=>zt(Ct(t,e,s))}]]);function Ht(t,e,s,i){let[r,n]=[0,null];for(let a of t){let t=r+a.d,h=a.Ps(e.slice(r,t),s.slice(r,t),i);n=n?qt(n,h):h,r=t}return n??jt}Lt.get("rotate3d").ne=!0,Lt.get("rotate3d").Gs=(t,e)=>0===t[3]?[[...e.slice(0,3),0],e]:0===e[3]?[t,[...t.slice(0,3),0]]:[t,e];var Jt=(t,e)=>Array.from(t.subarray(e,e+16));function Kt(t){let e=o(16);if(t.r[0]&it||Ft(e,t.m))return jt;let s=It(t.m);return s?qt(e,s):jt}function Gt(t,e){t.Y();let s=o(16);return t.r[0]&it||Ft(e,t.m)?s:Ft(s,t.m)?e:qt(Kt(t),e)}function Zt(t){let e=t.b.I.u,s=jt;for(let i of e.slice(e.indexOf(t)+1))!(i.r[0]&st)||i.h===t.h||(i.Y(),s=qt(s,Kt(i)));return s}function Qt(t,e,s,i){let r=Ft(e,jt)?null:It(e);t.i.set(r?qt(r,s):s,i)}var te={Gn:(t,{b:e,E:s},i)=>!(!It(s.St(i,!1))||!It(s.St(i,!0))||!It(Jt(t.i,e.n))&&e.I.u.some((t=>t.r[0]&it))),es(t,e,s){for(let i=e.length-1;i>=0;i--){if(!(e[i].r[0]&st))continue;let r=Gt(e[i],Jt(t.$,s));for(let e=0;e<16;e++)t.$[s+e]=Math.abs(r[e])<1/0?r[e]:t.i[s+e]}},Vs(t,e){let s=Zt(e);Qt(t,s,Gt(e,qt(s,Jt(t.i,e.n))),e.n)},Ot(t,e,s){let i=e.m;e.m=s;let r=Jt(t.i,e.n),n=Zt(e),a=It(i);Ft(r,i)&&Ft(n,jt)?t.i.set(s,e.n):!(e.r[0]&it)&&a&&Qt(t,n,qt(qt(s,a),qt(n,r)),e.n)}};function ee(t,e){if(!t.length)return K("transform",16,{S:te});let s=t.map((t=>Lt.get(t)??(/^matrix(3d)?$/.test(t)&&e.s(t)?.()||a(`needs '${String(t)}'`))));return{tt:"transform",t:16,S:te,d:s.reduce(((t,e)=>t+e.d),0),bt(t,e){let i=[[],[]],r=0;for(let{d:n,Gs:a}of s){let s=[t.slice(r,r+n),e.slice(r,r+n)];(a?a(...s):s).forEach(((t,e)=>i[e].push(...t))),r+=n}return i},p(t,e,i){i.set(Ht(s,t,e,c[0]))},Qs:t=>Ht(s,t,t,0),ee:s.reduce((([t,e],s)=>[s.ne?[...t,e]:t,e+s.d]),[[],0])[0],w:t=>1===s.length&&s[0].w?.(t)||null,On(t,s,i){let r=t.ut.map((e=>t.s.Qs(e))),n=ee([[...r,s].every(Rt)?"matrix":"matrix3d"],e),a=new L(t.g,n,r.map((t=>n.w(t))));return a.mt=t.mt,i(a,s)}}}var se={name:"matrices",types:{transform:ee}};function ie(t){let[e,s,i,r]=[t[0],t[1],t[4],t[5]],[n,a]=[Math.hypot(e,s),Math.hypot(i,r)],h=e*r-s*i;if(!(h&&n+a<1/0))return[t[12],t[13],n,a,0,0,0,0,0];h<0&&(e<r?n=-n:a=-a),[e,s,i,r]=[e/n,s/n,i/a,r/a];let l=Math.atan2(s,e)*(180/Math.PI);return[t[12],t[13],n,a,l,e*e-s*i,e*s-s*r,s*e+e*i,s*s+e*r]}function re(t,e){if(!t.slice(5).some(Boolean)||!e.slice(5).some(Boolean))return t.map((()=>0));let s=t.slice();(s[2]<0&&e[3]<0||s[3]<0&&e[2]<0)&&([s[2],s[3]]=[-s[2],-s[3]],s[4]+=s[4]<0?180:-180);let[i,r]=[s[4]||360,e[4]||360];return s[4]=i+(Math.abs(i-r)<=180?0:i>r?-360:360)-(r-e[4]),s}var ne=(t,e)=>t.reduce(((t,s,i)=>t+s*e[i]),0),ae=(t,e,s)=>t.map(((t,i)=>t-e[i]*s)),he=new Array(18).fill(0);function le(t){let e=t[15];if(!e||!t.every((t=>Math.abs(t)<1/0)))return he;let s=t.map((t=>t*(1/e))),i=s.slice();[i[3],i[7],i[11],i[15]]=[0,0,0,1];let r=It(i);if(!r)return he;let n=[s[3],s[7],s[11],1],a=Ft(n,[0,0,0,1])?n:[0,4,8,12].map((t=>ne(n,r.slice(t,t+4)))),[h,l,o]=[s.slice(0,3),s.slice(4,7),s.slice(8,11)],u=t=>Math.sqrt(ne(t,t)),f=(t,e)=>t.map((t=>t/e)),c=[u(h),0,0],m=[0,0,0];h=f(h,c[0]),m[0]=ne(h,l),l=ae(l,h,m[0]),c[1]=u(l),l=f(l,c[1]),m[0]/=c[1],m[1]=ne(h,o),o=ae(o,h,m[1]),m[2]=ne(l,o),o=ae(o,l,m[2]),c[2]=u(o),o=f(o,c[2]),m[1]/=c[2],m[2]/=c[2];let p=[l[1]*o[2]-l[2]*o[1],l[2]*o[0]-l[0]*o[2],l[0]*o[1]-l[1]*o[0]];ne(h,p)<0&&([c,h,l,o]=[c,h,l,o].map((t=>t.map((t=>-t)))));let d=[s[12],s[13],s[14],...c,...m,...a,e,...oe(h,l,o)];return d.every((t=>Math.abs(t)<1/0))?d:he}function oe(t,e,s){let i=t[0]+e[1]+s[2],r=[t[0],e[1],s[2]],n=[e[2]-s[1],s[0]-t[2],t[1]-e[0]];if(i>=r[0]&&i>=r[1]&&i>=r[2]){let t=Math.sqrt(1+i);return[...n.map((e=>.5*e/t)),t/2]}let[a,h]=r[0]>=r[1]&&r[0]>=r[2]?[0,Math.sqrt(1+t[0]-e[1]-s[2])]:r[1]>=r[2]?[1,Math.sqrt(1+e[1]-t[0]-s[2])]:[2,Math.sqrt(1+s[2]-t[0]-e[1])],l=[[0,e[0]+t[1],s[0]+t[2]],[e[0]+t[1],0,s[1]+e[2]],[s[0]+t[2],s[1]+e[2],0]][a].map((t=>.5*t/h));return l[a]=h/2,[...l,.5*n[a]/h]}function ue(t,e){if(!t.slice(14).some(Boolean)||!e.slice(14).some(Boolean))return he;let s=t.slice();return s[13]<0!=e[13]<0&&(s[13]=e[13]),s}var fe=(t,e,s)=>(i,r,n)=>{let[a,h]=[i.slice(0,t),r.slice(0,t)];return(0===n||1===n||Ft(a,h)||!i.slice(t).some(Boolean)?null:s(i.slice(t),r.slice(t),n))??e(Yt(a,h,n))},ce={d:15,Ps:fe(6,(t=>Tt(...t)),((t,e,s)=>function(t){return qt(qt(Tt(t[5],t[6],t[7],t[8],t[0],t[1]),Dt(t[4])),Bt([0,t[2]],[5,t[3]]))}(Yt(t,e,s)))),Gs:(t,e)=>[[...t.slice(0,6),...re(t.slice(6),e.slice(6))],e],w:t=>Rt(t)&&[t[0],t[1],t[4],t[5],t[12],t[13],...ie(t)]},me={d:34,Ps:fe(16,(t=>t),(function(t,e,s){let i=t.slice(0,14).map(((t,i)=>et(t,e[i],s))),r=zt(Ct(t.slice(14),e.slice(14),s));return[Bt([3,i[9]],[7,i[10]],[11,i[11]],[15,i[12]]),Bt([12,i[0]],[13,i[1]],[14,i[2]]),r,Bt([4,i[6]],[8,i[7]],[9,i[8]]),Bt([0,i[3]],[5,i[4]],[10,i[5]])].reduce(qt).map((t=>t*i[13]))})),Gs:(t,e)=>[[...t.slice(0,16),...ue(t.slice(16),e.slice(16))],e],w:t=>[...t,...le(t)]},pe={name:"decomposed",types:{matrix:()=>ce,matrix3d:()=>me,pairs:function(t,e){let s=t.map((t=>ee($(b,1)(t),e))),i=t=>s.map(((e,s)=>t(e,r[s]))).find(Boolean),r=s.map(((t,e)=>s.slice(0,e).reduce(((t,e)=>t+e.d+1),0))),n=s.length-1,h=(t,e,s)=>t.slice(s+1,s+1+e.d);return{...s[n],d:r[n]+1+s[n].d,bt:(t,e)=>i(((s,i)=>{let[r,n]=[h(t,s,i),h(e,s,i)];return 1===t[i]&&1===e[i]&&((t,e,s)=>t.ee.every((t=>!e[t+3]||!s[t+3]||[0,1,2].every((i=>e[t+i]===s[t+i])))))(s,r,n)&&s.bt(r,n).map((t=>({Tt:s,Vt:t})))}))??a("has two values without a list in common"),p:(t,e,s)=>t.Tt.p(t.Vt,e.Vt,s),Qs:t=>i(((e,s)=>1===t[s]&&e.Qs(h(t,e,s)))),w(t){let e=s[n].w(t);return e&&[...new Array(r[n]).fill(0),1,...e]}}}}},de=t=>String(Math.round(1e6*t)/1e6),ge=t=>`${de(t)}px`,ye=([t,e,s,i])=>{let r=i>0?1/i:0;return`oklab(${t*r} ${e*r} ${s*r} / ${i})`};function Me([t,e,s,i]){let r=i>0?1/i:0,n=(i,n)=>((t+i*e+n*s)*r)**3,[a,h,l]=[n(.39634,.2158),n(-.10556,-.06385),n(-.08948,-1.29149)],o=(t,e,s)=>{let i=t*a+e*h+s*l;return 255*(i<=.0031308?12.92*i:1.055*i**(1/2.4)-.055)};return`rgba(${o(4.07674,-3.30771,.23097)}, ${o(-1.26844,2.60976,-.34132)}, ${o(-.0042,-.70342,1.70761)}, ${i})`}var ve=t=>(globalThis.CSS?.supports?.("color","oklab(0 0 0)")??1?ye:Me)(t),be={x:0,y:1,z:2,width:0,height:1},we=([t=0,e=0,s=0])=>`translate(${ge(t)}, ${ge(e)})${s?` translateZ(${ge(s)})`:""}`,$e=(t,e)=>e&&`${t}(${de(e)}deg)`,ke=new Set(["position","center","frame.origin","transform.translation","transform.scale","transform.rotation","transform.rotation.z","transform","anchorPoint"]),Ae=t=>ge(Math.max(0,t)),xe=t=>e=>Ae(e[t]),Oe={__proto__:null,opacity:{opacity:String},alpha:{opacity:String},backgroundColor:{"background-color":ve},borderColor:{"border-color":ve},borderWidth:{"border-width":Ae},cornerRadius:{"border-radius":Ae}};for(let t of["bounds","frame"]){let e=`${t}.size`;Oe[`${e}.width`]={width:Ae},Oe[`${e}.height`]={height:Ae},Oe[e]={width:xe(0),height:xe(1)},Oe[t]={width:xe(2),height:xe(3)}}var Se=t=>t.replace(/[A-Z]/g,(t=>`-${t.toLowerCase()}`)).replace(/\./g,"-"),_e=class{cs=[];ct={};V={};ie(t,e,s){let[i,r]=function(t){let e=t.lastIndexOf("."),s=be[t.slice(e+1)];return void 0===s||"transform.rotation.z"===t?[t,-1]:[t.slice(0,e),s]}(t),n="frame"===t,a=ke.has(i)||n;this.yt||=a,n&&(this.ct["frame.origin"]=e),(a||/^(stroke|shadow)/.test(t))&&(this.nt=!0,!Array.isArray(e)&&(r>=0||/(scale|rotation)$/.test(i))?(this.ct[i]??=[])[r]=e:this.ct[i]=e);let h=Oe[t];if(h)for(let t in h)this.p(t,h[t](e));else"path"===t?this.vn("d",e):"string"==typeof e?this.vn(`data-${Se(t)}`,e):ke.has(i)||this.p(`--${Se(t)}`,s?ve(e):String(e))}oe(){if(!this.nt)return;this.nt=!1;let t=this.ct;this.yt&&this.p("transform",function(t){let[e,s,i]=["translation","scale","rotation"].map((e=>t[`transform.${e}`]??[])),r=t.position??t.center,[n,a]=t.anchorPoint??[.5,.5],[h,l=1,o=1,u=1]=[s[-1]??1,...s];return[r&&`${we(r)} translate(${de(100*-n)}%, ${de(100*-a)}%)`,t["frame.origin"]&&we(t["frame.origin"].slice(0,2)),e.length&&we(e),$e("rotate",(t["transform.rotation.z"]??0)+(i[-1]??0)),Object.keys(s).length&&`scale3d(${de(h*l)}, ${de(h*o)}, ${de(u)})`,$e("rotateX",i[0]),$e("rotateY",i[1]),t.transform&&`matrix3d(${t.transform.map(de)})`].filter(Boolean).join(" ")||"none"}(t)),t.anchorPoint&&this.p("transform-origin",t.anchorPoint.map((t=>100*t+"%")).join(" "));let{strokeStart:e=0,strokeEnd:s=1,shadowColor:i,shadowOffset:[r=0,n=0]=[],shadowRadius:a=0,shadowOpacity:h=1}=t;("strokeStart"in t||"strokeEnd"in t)&&(this.p("stroke-dasharray",`${Math.max(0,s-e)} 1`),this.p("stroke-dashoffset",String(-e))),i&&this.p("box-shadow",`${ge(r)} ${ge(n)} ${ge(2*a)} ${ve(i.map((t=>t*h)))}`)}p(t,e){if(this.V[t]!==e){this.V[t]=e;for(let s of this.cs)s.style.setProperty(t,e)}}vn(t,e){for(let s of this.cs)s.setAttribute(t,e)}re(){for(let t in this.V)for(let e of this.cs)e.style.removeProperty(t)}},Ne=/^(?:([^.]+(?:\.\d+(?=\.))*)\.)?(.*)$/,Pe=class extends ft{constructor(t,e,s={}){super(e,s),this.root=t,this.Kt=this.U=0,this.Js=()=>this.reducedMotion=this.zs.matches;let i={__proto__:null};for(let e of t.querySelectorAll("[data-motion]"))(i[e.dataset.motion]??=new _e).cs.push(e);this.V=this.A.properties.map((t=>{let[,e,s]=Ne.exec(t.name);return{b:t,G:i[e]??=new _e,ks:s,st:new Float64Array(t.s.t).fill(NaN)}})),this.tn=Object.values(i),void 0===s.reducedMotion&&globalThis.matchMedia&&(this.zs=matchMedia("(prefers-reduced-motion: reduce)"),this.zs.addEventListener("change",this.Js),this.Js()),this.Ls=s.clock??!0,this.draw()}advance(t){super.advance(t),this.draw()}draw(){for(let t of this.V){let{b:{I:e,s,n:i},st:r}=t,n=t.i?this.i:this.$;this.Ht(e);let a=!1;for(let t=0;t<r.length;t++)r[t]!==(r[t]=n[i+t])&&(a=!0);a&&t.G.ie(t.ks,ot(s,n,i),"color"===s.tt)}for(let t of this.tn)t.oe()}redraw(){for(let t of this.V)t.st.fill(NaN);for(let t of this.tn)t.V={};this.draw()}unmount(){this.cancelAll(),this.Ls=!1,cancelAnimationFrame(this.Kt),this.zs?.removeEventListener("change",this.Js);for(let t of this.tn)t.re()}Lt(){if(!this.Ls||this.Kt)return;let t=performance.now();this.wt?.ce(t-this.U),this.U=t,this.Kt=requestAnimationFrame(this.dt)}dt=t=>{this.Kt=-1;let e=this.U;this.U=Math.max(t,e);try{this.advance(this.time+(this.U-e)/1e3)}finally{this.Kt=0}this.Ls&&(this.yt?this.Kt=requestAnimationFrame(this.dt):this.wt?.he(this.dt))}};function Ee(t,e){let{E:s,h:{it:i}}=t;if(!i)return 0;if(s.Nn)return s.Nn(e)*i;let{g:r,lt:n}=s;if(s.s.T||n!=n)return 0;let[a,h,,,l,o,f]=r.segments.slice(s.P),m=(f-o)/(h-a),p=m&&function(t,e){t[u]=e;let s=C(t,e>=1),[i,r,n,a,h,l,o,f,c,m,p]=t.subarray(s),d=r-i;if(!(d>0)||e<i||e>r)return 0;if(!n)return 1;if(n===I)return t[u]=(e-i)/d,O(t,s),function(t,e,s,i,r,n,a){let h=1-a,l=t*h*h+2*e*a*h+s*a*a,o=i*h*h+2*r*a*h+n*a*a;if(l>0)return o/l;if(o)return o*(1/0);let u=a<.5,f=u?e-t:e-s,c=u?r-i:r-n;if(f)return c/f;if(c)return u===c>0?1/0:-1/0;let m=t-2*e+s;return m?(i-2*r+n)/m:0}(l*d,(o-l)*d,(1-o)*d,f-a,c-f,h-c,e===i?0:e===r?1:t[3]);if(n===T)return 1!==e||f?l<2**-53?1:l/o*Math.exp(-l*e):0;if(1===e)return 0;_(l,o,e*f);let g=1+c*S[1]-S[0];return g<m||g>p?0:P(l,o,-1,c)*f}(r.us[l],n),d=(p==p?p:0)*m*(void 0===r.mirror?1:-1);return d&&function(t,e){let s=t.$s?.(),i=t.J;if(s)return i>=0&&i<=1?s.ae(e,i):0;let[r,n]=[t.e(0),t.e(1)];if(t.s.Bt)return n[e]-r[e];let a=2**-11,h=s=>{let h=new Float64Array(t.t);return c[0]=i+s*a,t.s.p(r,n,h),h[e]};return(8*(h(1)-h(-1))-(h(2)-h(-2)))/(12*a)}(s,e)*d*i||0}var je=class{constructor(t,e,s,i){this._t=t,this.G=e,this.Rt=s,this.j=i,this.t=e.length,this.l=.5,this.ls=R(0,V(0,1/0,B,0,0,t.hs,t.as,1)),this.Rs=C(this.ls)}Y(){S[2]=this._t.hs,S[3]=this._t.as,S[4]=this.l,N();for(let t=0;t<this.t;t++)l[t]=this.G[t]+(this.Rt[t]*S[0]+this.j[t]*S[1])}Nn(t){return _(this._t.hs,this._t.as,this.l),P(this._t.hs,this._t.as,this.Rt[t],this.j[t])}St(t,e){return e?this.G.map(((t,e)=>t+this.Rt[e])):this.G}get fe(){let{hs:t,as:e}=this._t,s=this.G.map(((t,s)=>Math.abs(this.Rt[s])+Math.abs(this.j[s])/Math.sqrt(e))),i=.001*Math.max(...s);return Math.max(0,...s.map(((s,r)=>{if(!(s>i))return 0;let n=1e-9*s,a=Math.abs(this.Rt[r])>=n?-this.Rt[r]:n;return function(t,e,s,i){let r=i=>function(t,e,s,i){return _(t,e,i),s*S[1]-S[0]}(t,e,s,i),n=(t,e)=>{let s=r(t);if(!(Math.abs(s)>i))return t;let n=t=>s<0?r(t)<-i:r(t)>i,a=t,h=e;if(!e){let e=Math.max(t,.0009765625);for(h=t+e;n(h)&&h<1/0;h+=e)a=h,e*=2}for(;;){let t=a+(h-a)/2;if(!(t>a&&t<h))return h;n(t)?a=t:h=t}},a=function(t,e,s){if(!s)return 0;let i=t*t-e;if(i<0){let r=Math.sqrt(-i),n=Math.atan2(-s*r,e-t*s);return(n<0?n+Math.PI:n)/r}let r=2*Math.sqrt(i),n=-(t+r/2),a=-s/(e/n*(s+n));return a>0&&a<1/0?r*a?Math.log1p(r*a)/r:a:NaN}(t,e,s);if(!(a<1/0))return n(0);let h=Math.abs(r(a)),l=t*t-e;if(l>=0)return h>i?n(a):n(0,a);if(!t)return h>i?1/0:0;if(!(h>i))return n(0,a);let o=Math.PI/Math.sqrt(-l),u=Math.floor(Math.log(h/i)/(t*o));return Math.abs(r(a+(u+1)*o))>i?u++:u>0&&Math.abs(r(a+u*o))<=i&&u--,n(a+u*o,a+(u+1)*o)}(t,e,this.j[r]/a,i/Math.abs(a))})))}};function qe(t,e){let s=t.It(e),{T:i,S:r}=s.s;return i||r?a("can't be let go of",e):s}function Ie(t,e,s,i){let{n:r,s:{t:n},I:a}=e;for(let t of a.u)if(s(t)){t.Y();for(let e=0;e<t.t;e++){let s=t.n+e-r;t.r[e]&st&&s>=0&&s<n&&i(t,e,s,Ee(t,e))}}}function Fe(t,e){let s=new Array(e.s.t).fill(0);return Ie(0,e,(()=>!0),((t,e,i,r)=>{t.r[e]&it?s[i]=r:t.R&&(s[i]=s[i]+t.R*r||0)})),s}var Te=t=>p(t)?t:0;function Be(t,e,s,i){let{n:r,s:{t:n},I:a}=e;if(!s)return t.Ht(a),{Ts:t.$.slice(r,r+n),j:Fe(0,e).map(Te)};let h={Ts:t.i.slice(r,r+n),j:new Array(n).fill(0)};return Ie(0,e,(t=>!i&&t.Ms),((t,e,s,i)=>{h.j[s]=Te(i)+(t.r[e]&it?0:h.j[s]),t.gn(h.Ts,s,e)})),h}function Ve(t,e,s,i,r,n){let a={name:e.name,duration:i,_:0,W:i,rt:0,ns:[],Et:null},h=s.St(a,!1);t.O(),r&&!n.adding&&t.Pt(e,null,!0),t.$t();let l=t.Ss(a,n,[{b:e,E:s,At:r,m:h,Ms:!0}]);return t.e(),l}function Re(t,e,s,i,r={}){let n=qe(t,e),l=lt(n.s,s,e),o=void 0===r.velocity?[]:lt(n.s,r.velocity,"velocity"),u=t.additive&&n.At,f=Be(t,n,u,r.adding),c=new je(function(t){let e=g(0),{mass:s=1,stiffness:i,damping:r,response:n,dampingRatio:l,duration:o,bounce:u}=h("spring",A({"mass?":e,"stiffness?":e,"damping?":e,"response?":e,"dampingRatio?":e,"duration?":e,"bounce?":g(-1,1)}),t),f=n??o,c=void 0===f?Math.sqrt(i/s):2*Math.PI/f,m=void 0===u?l??(void 0===f?void 0:1):u>=0?1-u:1/(1+u),p=void 0===m?r/(2*s):m*c,d=void 0===f?i/s:c*c;return d>1e-300&&d<1/0&&p*p<1/0?{hs:p,as:d}:a("isn't a spring","spring")}(i),l,l.map(((t,e)=>f.Ts[e]-t)),l.map(((e,s)=>(f.j[s]+(o[s]??0))*t.timeScale)));return Ve(t,n,c,c.fe,u,r)}var ze=(t,e)=>(t=>1===t.length?t[0]:t)(Fe(0,qe(t,e)));function Ce(t,e){let s=t.It(e),{n:i,s:{t:r}}=s;t.Ht(s.I),t.O(),t.Pt(s,null),t.i.set(t.$.subarray(i,i+r),i),t.As(s),t.$t(),t.e()}var We=-1e3*Math.log(.998),De=g(Number.MIN_VALUE),Ue=({friction:t,rate:e})=>void 0!==t?h("friction",De,t):void 0!==e?-1e3*Math.log(h("rate",g(Number.MIN_VALUE,1-2**-53),e)):We;function Xe(t,e,s){let i=qe(t,e),{s:r}=i,n=Ue(s),a=h("stopVelocity",De,s.stopVelocity??i.Vn),l=t.additive&&i.At,o=Be(t,i,l,s.adding),u=Array.from(o.Ts),[f,c]=[null,null];void 0===s.to?(f=lt(r,s.velocity,"velocity").map(((e,s)=>(e+o.j[s])*t.timeScale)),c=u.map(((t,e)=>t+f[e]/n))):(c=lt(r,s.to,e),f=c.map(((t,e)=>(t-u[e])*n)));let m=Math.max(...f.map(Math.abs)),p=m>a?(Math.log(m)-Math.log(a))/n:0;h("velocity",k,p);let d=Object.assign(new Y([z(n*p,!1)]),{keys:[],segments:[0,p,0,1,0,p?0:1,1]});return Ve(t,i,h(e,(()=>new L(d,r,[u,c]))),p,l,s)}function Ye(t,e,s=.55){if(!(e>0&&s>0))return 0;let i=s*Math.abs(t),r=e===1/0?i:i&&e/(1+e/i);return t<0?-r:r}var Le=class{#t;#e;#s;#i;#r=[];constructor(t,e,s,i,r=[]){this.#t=t,this.#e=e,this.#s=r;let n=qe(t,e);Ce(t,e);let a=[t.get(e)].flat(),l=lt(n.s,s,e);this.#i=a.map(((t,e)=>this.#n(e,t)-l[e])),this.#r.push([h("time",k,i),a])}move(t,e){let s=lt(qe(this.#t,this.#e).s,t,this.#e).map(((t,e)=>this.#a(e,t+this.#i[e])));this.#t.set(this.#e,1===s.length?s[0]:s);let i=this.#r.filter((([t])=>t>h("time",k,e)-.1005&&t<e-5e-4));this.#r=[...i,[e,s]]}velocity(t){let e=this.#r[this.#r.length-1],s=this.#r.length-1;for(;s>0&&this.#r[s][0]-this.#r[s-1][0]<=.04;)s-=1;let i=this.#r.slice(s);if(t-e[0]>.08||i.length<2)return e[1].map((()=>0));let r=function(t){let e=t.reduce(((t,e)=>t+e),0)/t.length,s=t.map((t=>t-e)),i=t=>s.reduce(((e,s)=>e+s**t),0),r=i(2);if(t.length<3)return s.map((t=>t/r));let[n,a]=[i(3)/r,r/t.length],h=s.map((t=>t*t-n*t-a)),l=h.reduce(((t,e)=>t+e*e),0);return s.map(((t,s)=>t/r+(-2*e-n)*h[s]/l))}(i.map((([t])=>(t-e[0])/.1)));return e[1].map(((t,e)=>i.reduce(((s,[,i],n)=>s+r[n]*(i[e]-t)),0)/.1))}restingPlace(t,{friction:e=We}={}){let s=this.velocity(t),i=[this.#t.get(this.#e)].flat().map(((t,i)=>{let{low:r=-1/0,high:n=1/0}=this.#s[i]??{};return Math.min(Math.max(t+s[i]/e,r),n)}));return 1===i.length?i[0]:i}release(t,e,s,i={}){return Re(this.#t,this.#e,e,s,{...i,velocity:this.velocity(t)})}#a(t,e){let{low:s=-1/0,high:i=1/0,limit:r,coefficient:n}=this.#s[t]??{},a=e>i?i:e<s?s:e;return a===e?e:a+Ye(e-a,r,n)}#n(t,e){let{low:s=-1/0,high:i=1/0,limit:r,coefficient:n=.55}=this.#s[t]??{},a=e>i?i:e<s?s:e,h=Math.abs(e-a);if(!h)return e;let l=r===1/0?h/n:h/n/(1-Math.min(h/r,.999999));return a+Math.sign(e-a)*l}},He=t=>t?1:0,Je=(t,e)=>0===t?0:t*e,Ke={__proto__:null,"+":[(t,e)=>t+e,(t,e,s,i)=>s+i],"-":[(t,e)=>t-e,(t,e,s,i)=>s-i],"*":[(t,e)=>t*e,(t,e,s,i)=>Je(s,e)+Je(i,t)],"/":[(t,e)=>t/e,(t,e,s,i)=>Je(s,1/e)-Je(i,t/e/e)],"%":[(t,e)=>t%e,(t,e,s,i)=>s-Je(i,Math.round((t-t%e)/e))],"^":[(t,e)=>t**e,Ge],pow:[(t,e)=>t**e,Ge],"<":[(t,e)=>He(t<e),()=>0],"<=":[(t,e)=>He(t<=e),()=>0],">":[(t,e)=>He(t>e),()=>0],">=":[(t,e)=>He(t>=e),()=>0],"==":[(t,e)=>He(t===e),()=>0],"!=":[(t,e)=>He(t!==e),()=>0],atan2:[Math.atan2,(t,e,s,i)=>Je(s,e/(t*t+e*e))-Je(i,t/(t*t+e*e))]};function Ge(t,e,s,i){let r=t**e;return Je(s,0===e?0:e*t**(e-1))+Je(i,0===r?0:r*Math.log(t))}var Ze={__proto__:null,neg:[t=>-t,(t,e)=>-e],abs:[Math.abs,(t,e)=>t<0?-e:e],sign:[Math.sign,()=>0],floor:[Math.floor,()=>0],ceil:[Math.ceil,()=>0],round:[Q,()=>0],sqrt:[Math.sqrt,(t,e)=>Je(e,.5/Math.sqrt(t))],exp:[Math.exp,(t,e)=>Je(e,Math.exp(t))],log:[Math.log,(t,e)=>Je(e,1/t)],sin:[Math.sin,(t,e)=>Je(e,Math.cos(t))],cos:[Math.cos,(t,e)=>Je(e,-Math.sin(t))],tan:[Math.tan,(t,e)=>Je(e,1+Math.tan(t)**2)]},Qe=(t,e)=>t<e||t!=t?t:e,ts=(t,e)=>t>e||t!=t?t:e,es=(t,e)=>s=>{let i=0,r=$((s=>{let r=function(t){if("number"==typeof t||"infinite"===t||"-infinite"===t||"t"===t||/^[pf]\d+$/.test(t))return 0;if("string"!=typeof t)return a("isn't a step");if(Ze[t])return 1;if(Ke[t])return 2;if("?"===t||"clamp"===t||"lerp"===t)return 3;let e=/^(min|max)([1-9]\d{0,3})$/.exec(t);return e?Number(e[2]):a(`no step is called '${t}'`)}(s);r>i&&a("takes more than there is"),i+=1-r;let n=/^[pf]\d/.test(s)&&Number(s.slice(1));return!1!==n&&!(n<("p"===s[0]?t:e))&&a("no such number"),!1===n&&"t"!==s&&0===r?g(-1/0,1/0)(s):s}),1)(s);return 1===i?r:a("leaves more than a number")},ss=[],is=[];function rs(t,e,s,i){let r=0;for(let n of t){let t="number"==typeof n?n:"t"===n?i:void 0;if(void 0!==t){ss[r]=t,is[r++]="t"===n?1:0;continue}let a=Ze[n],h=Ke[n];if(a){let[t,e]=[ss[r-1],is[r-1]];ss[r-1]=a[0](t),is[r-1]=a[1](t,e)}else if(h){r-=1;let[t,e,s,i]=[ss[r-1],ss[r],is[r-1],is[r]];ss[r-1]=h[0](t,e),is[r-1]=h[1](t,e,s,i)}else"p"===n[0]||"f"===n[0]&&"floor"!==n?(ss[r]=("p"===n[0]?e:s)[Number(n.slice(1))],is[r++]=0):r=ns(n,r)}}function ns(t,e){let s=e-("m"===t[0]?Number(t.slice(3)):3),[i,r,n,a,h,l]=[ss[s],ss[s+1],ss[s+2],is[s],is[s+1],is[s+2]];if("?"===t)ss[s]=0!==i?r:n,is[s]=0!==i?h:l;else if("lerp"===t)ss[s]=et(i,r,n),is[s]=a+Je(h-a,n)+Je(l,r-i);else if("clamp"===t){let[t,e]=i<n?[i,a]:[n,l];ss[s]=ts(r,Qe(i,n)),is[s]=t>r?e:h}else{let i=t.startsWith("min");for(let t=s+1;t<e;t++)(i?ss[t]<ss[s]:ss[t]>ss[s])&&(is[s]=is[t]),ss[s]=(i?Qe:ts)(ss[s],ss[t])}return s+1}var as=class{constructor(t,e,s,i=1,r=null){Object.assign(this,{sn:t,os:e,w:s,R:i,$n:r})}X(t,e){return rs(this.sn[t],this.os,this.w,e),this.$n?this.$n[t]+this.R*ss[0]:ss[0]}ae(t,e){return rs(this.sn[t],this.os,this.w,e),this.R*is[0]}le(t,e){return new as(this.sn,this.os,this.w,t,e)}};function hs(t,e,s){let i=s-e-360*Math.floor((s-e)/360);return t?0===i?360:i>=180?i:i-360:i<=180?i:i-360}var ls=(t,e)=>t+360*Q((e-t)/360),os=class extends L{constructor(t,e,s,i){super(t,e,s),this.ue=i}$s(){let t=this.g.segments[this.P+2];return t===this.g.segments[this.P+3]?this.ue[t]:null}Y(){super.Y();let t=this.$s();for(let e=0;t&&e<this.t;e++)l[e]=t.X(e,Math.min(Math.max(this.J,0),1))}},us={name:"late",types:{turning:function([t]){let e="longest"===t||"shortest"!==t&&a("is no way to turn"),s=([t],[s])=>[ls(t,s-hs(e,t,s))];return K("angle",1,{Zs:s,pn(t){t.l=1/0,t.g.Zt(t);let i=t.g.segments[t.P+(t.J<.5?2:3)],r=t.ut.slice();for(let t=i-1;t>=0;t--)r[t]=s(r[t],r[t+1]);for(let t=i+1;t<r.length;t++)r[t]=[ls(r[t][0],r[t-1][0]+hs(e,r[t-1][0],r[t][0]))];t.ut=r}})}},Vt:function(t,e,s,i){let r=Array.from({length:s},((t,e)=>e)),n=t=>y(r,t),l=A({"formula?":M,"of?":n,"mix?":$(k,3,3)})(t);if(l.mix){let[t,e,s]=l.mix;return n(t),n(e),{X:(i,r,n)=>function(t,e,s,i){return t.T?i<.5?e:s:0===i||1===i?i?s:e:t.En?t.En(e,s,i):(t.Zs?.(e,s)??e).map(((t,e)=>et(t,s[e],i)))}(n,i[t],i[e],s)}}e.Bt||a("can't be a formula");let o=e.d,u=h("formula",$(es(i,void 0===l.of?0:o),o,o),l.formula),f=t=>void 0===l.of?[]:t[l.of];return{yt:u.some((t=>t.includes("t"))),X:(t,e)=>u.map((s=>(rs(s,e,f(t),1),ss[0]))),Ns:(t,e)=>new as(u,e,f(t))}},se:function(t,e,s,i){let{type:r,keys:n,weight:a}=t,h=1===a||!s||t.layer;if(t.qs||h&&!n.some((t=>t.X)))return H(t,e);let l=[];for(let t of n)l.push(t.X?t.X(l,i,r):J(t,r,e));let o=n.map((t=>t.yt?t.Ns(l,i):null)),u=new os(t,r,l,o);if(h)return u;let f=u.N(-1/0),c=(t,s)=>e[s]+a*(t-f[s]),m=o.map((t=>t&&t.le(a,f.map(((t,s)=>e[s]-a*t)))));return new os(t,{...r,pn:void 0,Zs:void 0},u.ut.map((t=>t.map(c))),m)},os:function(t,e){let s=t.map((({name:t})=>t));for(let t in e)s.includes(t)||a("no such parameter",t);return t.flatMap((({name:t,s,st:i})=>Object.hasOwn(e,t)?lt(s,e[t],t):i))},me:function(t,e){let s=es(e,0)(t);return s.includes("t")&&a("has no progress"),t=>(rs(s,t,[],0),0!==ss[0])}},fs=1e3;function cs(t,e,s){let i=-1/0;if(e<1/0)for(let r=t;r<=e&&r>i;r++)s(i=r)}var ms=new Float64Array(2),ps=[];function ds({time:t,period:e}){let s=1e-9*(1+Math.abs(ms[0])+Math.abs(ms[1])+Math.abs(t)),i=ms[0]-s-t,r=ms[1]+s-t;return e?Math.floor(i/e)!==Math.floor(r/e):i<=0&&r>=0}var gs=A({start:k,period:g(1e-9),count:g(0,1/0),begin:g(-1/0),turns:$(k),between:w,"mirror?":k}),ys=$(A({time:k,name:b,"payload?":M,"period?":g(1e-9)})),Ms={name:"loops",dn:$(g(void 0,1/0),3,3),Et:function(t){let e=gs(t),{start:s,begin:i,period:r,count:n,turns:a}=e;return e.Xn=i+r*Math.min(1,n),e.pe=[s,...a].map((t=>({time:t,period:r}))),e},Dn:function([t,e,s],i){return t+e<1/0&&e>0&&s>0&&(void 0===i||s<1/0)||a("isn't a loop","loop")},mt:([,t,e]=[],s)=>e===1/0?(s%t+t)%t:0,Un:function(t){let e=ys(t);return e.every(((t,s)=>!s||e[s-1].time<=t.time))?e:a("aren't in order")},Zt:function(t,e){let[s,i,r]=t.loop,{mt:n,f:a}=e;if(a<=s)return a===s&&(e.f+=n),t.ps(0,e);if(a<s+i*r){let r=a+n-s,h=Math.floor(r/i);return r-h*i<0?h-=1:r-h*i>=i&&(h+=1),e.f=s+Math.max(0,Math.min(r-h*i,i)),t.ps(h,e)}if(r===1/0)return t.k(t.U,!0,0,e);let h=Math.floor(r),l=r-h,[o,u]=[s+(l||1)*i,l?h:h-1],f=1e-9*i;e.f=o-f;let c=l?Math.max(0,t.It(e)):t.U,m=t.segments;l&&u>0&&(m[c]<s||o-f<s)?t.k(t.U,!0,u-1,e):o>=m[c+1]-f?t.k(c,!0,u,e):(e.f=o,t.ps(u,e),e.lt=NaN)},Jn:(t,e)=>!e&&function({f:t,l:e,Et:s,ns:i}){return ms[0]=Math.min(t,e),ms[1]=Math.max(t,e),!(i.some(ds)||s&&(void 0!==s.mirror&&(ms[0]=s.mirror-Math.max(t,e),ms[1]=s.mirror-Math.min(t,e)),s.pe.some(ds)))}(t)?ps:function(t,e){let{f:s,l:i,Et:r,ns:n,duration:a}=t,h=s<i,l=e?[[t.rt,"started",void 0,0,0]]:[];r&&function({start:t,period:e,count:s,turns:i,between:r,mirror:n},a,h,l,o){let u=t=>void 0===n?t:n-t,f=(t,e)=>{let s=u(t);(a<h?s>a&&s<=h:s<a&&s>=h)&&s>0&&s<l&&o(s,e)},[c,m]=[u(a),u(h)].sort(((t,e)=>t-e)),p=Math.max(0,Math.floor((c-t)/e)-1),d=Math.min(Math.floor((m-t)/e)+1,Math.ceil(s)-1);d-p>fs&&(u(h)>u(a)?p=d-fs:d=p+fs),cs(p,d,(n=>{n>0&&r&&f(t+n*e,1),n>0&&f(t+n*e,2);for(let r of i)r+n*e<t+e*s&&f(r+n*e,1)}))}(r,s,i,a,((t,e)=>l.push([t,e>1?"repeated":"reversed",void 0,e,0])));let[o,u]=h?[s,i]:[rt(i),rt(s)];n.forEach((({time:t,name:e,payload:s,period:i},r)=>{let n=t=>l.push([t,"marker",{name:e,payload:s},3,r]);i?function(t,e,s,i,r){let n,a=Math.floor((i-t)/e);t+a*e>i&&(a-=1),cs(Math.max(0,a-fs,Math.floor((s-t)/e)-1),a,(a=>{let h=t+a*e;h>s&&h<=i&&h!==n&&r(n=h)}))}(t,i,o,u,n):t>o&&t<=u&&n(t)}));let f=h?1:-1;return l.sort(((t,e)=>f*(t[0]-e[0])||t[3]-e[3]||f*(t[4]-e[4])))}(t,e)},vs=16,bs={name:"many",Hs:t=>t.In=new class{constructor(t){this.c=t,this.v=new Float64Array(E),this.e=E,this.Pn=[]}es(){let{c:t}=this;t.ss.length&&this.de(),t.$.set(t.i),this.H()}de(){let{c:t,v:e}=this;for(let e of t.ss){e.nt=!1;for(let t of e.u)t.Xt=0}let s=t.Yt.flatMap((t=>t.u[0].S?t:t.u)),i=new Float64Array(s.reduce(((t,e)=>t+vs+3*e.t),E)),r=E;for(let t of s){let s=r+vs+3*t.t;t.Xt&&!t.u?i.set(e.subarray(t.Xt,t.Xt+s-r),r):i.set([t.n,t.t],r+14),t.Xt=r,r=s}this.Pn=s,this.v=i,this.e=r}H(){let t=this.v,e=this.e,s=this.c.$,i=this.c.o;for(let r=E,n=0;r<e;n++){let e=0|t[r+15];if(i<t[r+1]){t[u]=t[r+11]+(i-t[r])*t[r+12],W(t,r);let n=t[f],a=S[1],h=t[r+13],l=r+vs;r=l+3*e;for(let e=0|t[l-vs+14];l<r;e++,l+=3){let i=h*s[e]+t[l]+t[l+1]*n+t[l+2]*a;i-i==0&&(s[e]=i)}}else this.ge(this.Pn[n],r),r+=vs+3*e}}ge(t,e){let{c:s,v:i}=this;if(t.u)return s.Es(t);t.H(s.$);let{h:r,E:n,r:a,t:h}=t;for(let t=1;t<h;t++)if(a[t]!==a[0])return;let{g:o,s:u,ls:f,Rs:c,lt:m,P:p}=n;if(o&&r.it&&(o.loop||!u.Bt||u.T||n.$s?.()))return;let d=void 0!==o?.mirror,g=d?o.mirror-r.time:r.time,y=d?-r.it:r.it,M=d?o.mirror-r.vt:r.vt,v=!y||m!=m,b=g,w=y,$=M;if(y&&o){let t=o.segments,e=t[p],s=t[p+1],[i,r]=[e,s];if(v){let n=g<e;i=n?-1/0:s,r=n?e:t[p+7]??1/0}else{let i=t[p+5],r=(t[p+6]-i)/(s-e),n=f[c+1]-f[c];b=(m-f[c])/n,w=r/n*y,$=e+(f[w>0?c+1:c]-i)/r}$=y<0?Math.max(i,$,M):Math.min(r,$,M)}let k=!v&&o,A=k&&n.e(0),x=k&&n.e(1),O=s.o,S=a[0]===st;i[e]=O,i[e+1]=y?O+($-g)/y*(1-1e-9)-2**-50*(O+Math.abs(g/y)):1/0;for(let t=2;t<11;t++)i[e+t]=v?q:f[c+t];i[e+11]=v?0:b,i[e+12]=v?0:w,i[e+13]=S?1:0;let _=S?t.R:1;for(let s=0,r=e+vs;s<h;s++,r+=3){let e=k?A[s]:v?l[s]:n.G[s];i[r]=_*(S?e-t.m[s]:e),i[r+1]=v?0:_*(k?x[s]-e:n.Rt[s]),i[r+2]=k||v?0:_*n.j[s]}}}(t)},ws={__proto__:null,M:1,L:1,Q:2,C:3,Z:0},$s=new Float64Array(2),ks=(t,e,s)=>([i],{Bn:r})=>{let n=y(r.routes,i);return function(t,e,s,i){let r=new Float64Array(e),n={tt:i,d:1,t:e,T:!1,Bt:!1,qe:!0,Ce:t.reduce(((s,i,r)=>r%(1+2*e)||!r?s:s+Math.hypot(t[r+1]-t[r-2*e],e>1?t[r+2]-t[r+1-2*e]:0)),0),p(i,r,n){tt(i,r,$s,1),function(t){let e=$s[0];if($s[1]=0,e>=0&&e<=1)return;if(!(t.Me&&Math.abs(e)<1/0))return void($s[0]=e>1?1:0);let s=Math.floor(e),i=e===s&&e>0;$s[0]=i?1:e-s,$s[1]=i?s-1:s}(s),function(t,e,s){let i=$s[0],r=1+2*e,n=0,a=t.length/r-2;for(;n<a;){let e=n+a+1>>1;t[e*r]<=i?n=e:a=e-1}let h=n*r,l=h+r,o=t[l]-t[h],u=o>0?(i-t[h])/o:1,f=1-u;for(let i=1;i<=e;i++){let r=t[h+e+i]*o,n=t[l+e+i]*o;s[i-1]=f*f*((1+2*u)*t[h+i]+u*r)+u*u*((1+2*f)*t[l+i]-f*n)}}(t,e,n),1===e&&(n[0]+=$s[1]*s.we)},w:()=>null,On(t,s,a){c[0]=0;let h=t.ut.map((t=>(n.p(t,t,r),Array.from(r)))),l=new L(t.g,K(i,e),h);return l.mt=t.mt,a(l,s)}};return n}(s(n),t,n,e)},As={path:function([t]){("string"!=typeof t||!/^(M[MLQCZ]*)?$/.test(t))&&a("isn't a path");let e=[...t].reduce(((t,e)=>t+2*ws[e]),0);return K(`path${e}`,e,{bn:(e,s)=>{let i=s;return[...t].map((t=>t+Array.from({length:2*ws[t]},(()=>e[i++])).join(" "))).join("")}})},route:ks(2,"point",(({xe:t})=>t)),direction:ks(1,"angle",(({ye:t})=>t))},xs={name:"paths",types:As,Yn:function(t){let{wraps:e,turning:s,places:i,angles:r}=A({wraps:w,turning:k,places:$(k,10),angles:$(k,6)})(t);for(let[t,e]of[[i,5],[r,3]]){t.length%e&&a("has half a knot");for(let s=e;s<t.length;s+=e)t[s]<t[s-e]&&a("goes back")}return{Me:e,we:s,xe:i,ye:r}}},Os={name:"states",Hs:t=>t.wt=new class{constructor(t){let{A:e,ct:s}=t;this.ht=t;let i=h("transitions",$((({states:t,variants:e,parameters:s},i)=>{let[r,n]=[[...t.keys()],[...e.keys()]],h=s.flatMap((({st:t})=>t)).length;return t=>{let[e,s,l,o,u,f]=$(M,5,6)(t),{me:c}=i??{};return Object.freeze({from:y(r,e),to:y(r,s),variant:y(n,l),reversed:y([!1,!0],o),...Array.isArray(u)?{on:Object.freeze($(b,1)(u))}:{after:g(0)(u)},nn:void 0===f?()=>!0:(c??a("needs 'late', as in { use: [late] }"))(f,h)})}})(e,s.get("late"))),e.transitions??[]);this.qt=new class{constructor(t,e){this.N=t,this.nn=e,this.v=this.en=[]}Ie(t){this.v=this.N.filter((({from:e})=>e===t)),this.en=[...new Set(this.v.flatMap((({after:t=[]})=>t)))].sort(((t,e)=>t-e))}get _s(){return this.v.filter(this.nn)}be(t){return this._s.find((({on:e})=>e?.includes(t)))}Se(t){return this._s.find((({to:e})=>e===t))}Ae(t){return this._s.find((({after:e})=>e===t))}}(i,(e=>e.nn(t.vs()))),this.ft=this.D=!0,this.rn=this.fs=0,this.h=null,this.cn={e:"",D:!1},this.hn(),t.Ot=e=>{Object.getPrototypeOf(t).Ot.call(t,e),this.Ot(e)},this.is<1/0&&queueMicrotask((()=>t.Lt()))}Xs(t){return this.Pt(this.qt.be(t))}Ks(t){let{F:e,A:{states:s}}=this.ht;return s.has(t)||a("no such state",t),t===e?null:this.Pt(this.qt.Se(t)??this.Ee(e,t)??a(`not one way leads there from '${e}'`,t))}Ee(t,e){let s=[...this.ht.A.variants.values()];for(let i of[!1,!0]){let[r,n]=i?[e,t]:[t,e],a=s.filter((({name:t,from:e,to:i})=>e===r&&i===n&&!s.some((({reduced:e})=>e===t))));if(a.length)return a.length>1?void 0:{to:e,variant:a[0].name,reversed:i}}}get is(){let{ht:t,h:e,qt:{en:s}}=this;if(!(this.an<s.length))return 1/0;if(this.ft)return this.rn+s[this.an]*t.timeScale;if(!e||e.a||!this.D||!e.it||!(e.vt<1/0))return 1/0;let i=e.ys(e.vt);return i+1e-15*Math.abs(i)}dt(t){let e=this.ht;for(let s=1e3;s>0&&this.is<=t;){let{is:t,ft:i}=this;if(t>e.o){e.o=t;for(let t of e.Yt)e.Ut(t);e.yn(),e.$t()}if(!this.ft)return;if(!i)continue;s-=1;let r=this.qt.en[this.an++],n=this.qt.Ae(r);try{this.Pt(n)}catch(t){this.q("refused",e.o,n.to,{error:t})}}}he(t){let e=1e3*(this.is-this.ht.o);e<1/0&&(this.fs=setTimeout((()=>{this.fs=0,t(performance.now())}),Math.min(e,2e9)))}ce(t){this.fs&&(this.rn-=t/1e3),clearTimeout(this.fs),this.fs=0}Pt(t){if(!t)return null;let{ht:e,h:s,ft:i,D:r}=this,{F:n,Nt:a}=e;e.O();try{return this.q("left",e.o,n),this.h=null,this.ft=!1,this.D=!0,e.F=this.e=t.to,this.h=e.play(t.variant,{reversed:t.reversed!==e.reversesValues,rs:[n,t.to]}),this.cn={e:n,D:i},this.hn(),this.h}catch(t){throw this.h=s,this.ft=i,this.D=r,e.F=this.e=n,e.Nt=a,t}finally{e.e()}}Ot(t){if(this.ft||this.h!==t)return;let{ht:e,D:s,cn:{e:i,D:r}}=this;this.q("left",e.o,e.F),this.cn={e:e.F,D:s},e.F=this.e=i,this.D=r,this.hn()}Qn(t,e){this.ft||!this.D||(this.h??t)!==t||(this.ft=!0,this.rn=e,this.q("entered",e,this.e))}q(t,e,s,i){this.ht.ot(void 0,t,e,{state:s,...i})}hn(){this.qt.Ie(this.ht.F),this.an=0}}(t),Ks:({wt:t},e)=>t.Ks(e),Xs:({wt:t},e)=>t.Xs(e),te:({wt:t})=>t.qt._s},Ss={name:"targets",Hs:function(t){let e=new class{constructor(t,e){this.v=t,this.Xt(e)}Xt(t){this.N=new Map([...this.v].map((([e,s])=>[e,{B:s.has(t),fn:null}])))}B(t){return this.N.get(t)?.B??!0}rt(t,e){let s=[];for(let[i,r]of this.N)r.fn=t,!r.B&&e(this.v.get(i))&&(r.B=!0,s.push(i));return s}ts(t,e){let s=[];for(let[i,r]of this.N)!r.B||r.fn!==t||e(this.v.get(i))||(r.B=!1,s.push(i));return s}Fe(t,e){for(let s of e.map((t=>this.N.get(t))))s.fn===t&&(s.B=!0)}}(function({targets:t,states:e}){let s=[...e.keys()],i=h("targets",$((t=>{let[e,i]=$(M,2,2)(t);return[b(e),new Set($((t=>y(s,t)))(i))]})),t??[]),r=new Map(i);return r.size===i.length?r:a("has a name twice","targets")}(t.A),t.F),s=Object.getPrototypeOf(t);if(t.ve=e,!e.v.size)return;let i=(e,s,i,r)=>{for(let n of r)t.ot(s.Ne?s:void 0,e,i,{target:n});r.length&&t.Lt()};t.Ss=(e,i,r)=>{let n=function({name:t,duration:e,W:s},{reversed:i=!1,rs:r},n){let{A:{variants:a},reducedMotion:h,reversesValues:l}=n,o=a.get(t);if(!o)return null;let{from:u,to:f}=h&&a.get(o.reduced)||o,[c,m]=r??(i!==l?[f,u]:[u,f]);return(t,i)=>t.has(i?c:m)||!i&&s<e&&t.has(c)}(e,i,t),a=n&&{Ln:n,Ne:!i.rs,Tn:!0};return s.Ss.call(t,{...e,...a},i,r)},t.gt=(r,n,a,h)=>{r.Tn&&(s=>{s.Tn=!1,i("appeared",s,t.o,e.rt(s,(t=>s.Ln(t,!1))))})(r),s.gt.call(t,r,n,a,h)},t.Wt=(r,n,a)=>{"finished"===n&&((t,s)=>{let{Ln:r,et:n}=t;i("disappeared",t,s,e.ts(t,(t=>r(t,n))))})(r,a),s.Wt.call(t,r,n,a)},s.draw&&function(t,e,{draw:s,redraw:i,unmount:r}){let n=new class{Tt=new WeakMap;H(t,e){let{style:s}=t;this.Tt.has(t)===e&&(e?(s.display=this.Tt.get(t),this.Tt.delete(t)):(this.Tt.set(t,s.display),s.display="none"))}Oe(t){this.Tt.has(t)&&(t.style.display="none")}},a=new Map,h=e=>[...t.root.querySelectorAll("[data-motion]")].filter((({dataset:{motion:t}})=>t===e)),l=t=>{for(let[e,s]of a)for(let i of s)t(i,e)};t.draw=()=>{for(let t of e.v.keys())a.has(t)||a.set(t,h(t));l(((t,s)=>n.H(t,e.B(s)))),s.call(t)},t.redraw=()=>{l((t=>n.Oe(t))),i.call(t)},t.unmount=()=>{r.call(t),l((t=>n.H(t,!0)))}}(t,e,s)},B:({ve:t},e)=>t.B(e)},_s=[_t,Et,pe,us,Ms,bs,se,xs,Os,Ss],Ns=class extends ft{constructor(t,e={}){super(t,{...e,use:[..._s,...e.use??[]]})}spring(t,e,s,i){return Re(this,t,e,s,i)}decay(t,e){return Xe(this,t,e)}grab(t){Ce(this,t)}velocity(t){return ze(this,t)}},Ps=(t,e,s={})=>((t,e,s)=>new Pe(t,e,s))(t,e,{...s,use:[..._s,...s.use??[]]}),Es={__proto__:null,opacity:["opacity",String],alpha:["opacity",String],"transform.rotation":["transform",t=>`rotate(${t}deg)`],"transform.rotation.z":["transform",t=>`rotate(${t}deg)`]};for(let t of["position","center","transform.translation"])Es[`${t}.x`]=["translate",t=>`${t}px 0px`],Es[`${t}.y`]=["translate",t=>`0px ${t}px`],Es[t]=["translate",(t,e)=>`${t}px ${e}px`];var js,qs=class extends Pe{constructor(t,e,s={}){super(t,e,s),this.Ct=new Map;let i=t=>this.V.some((e=>e.G===t&&/^transform(\.scale\.|\.rotation\.[xy]|$)/.test(e.ks)));for(let t of this.V){let e=Es[t.ks];t.ln="transform"===e?.[0]&&i(t.G)?void 0:e}this.$e=new Map(this.V.filter((t=>t.ln)).map((t=>[t.b,t]))),this.un(),this.redraw()}get mainThread(){return this.V.filter((t=>!t.ln)).map((t=>t.b.name))}draw(){this.un(),super.draw()}unmount(){super.unmount();for(let t of this.Ct?.values()??[])for(let e of t)e.cancel();this.Ct?.clear()}Lt(){this.un(),super.Lt()}un(){if(!this.Ct||this._n)return;this._n=!0;let t=new Set;for(let[e,s]of this.$e){let i=e.I.u.filter((t=>t.b===e)),r=i.length>0&&i.every((t=>this.Pe(t)));for(let e of r?i:[])t.add(e),this.Le(e,s);s.Te!==r&&s.st.fill(NaN),s.Te=r,s.i=r}for(let[e,s]of this.Ct)if(!t.has(e)){for(let t of s)t.cancel();this.Ct.delete(e)}this._n=!1}Pe(t){let{_:e,W:s}=t.h;return!t.S&&s-e<=20&&s>e&&t.r.every(Boolean)}Le(t,e){let s=(t.r[0]&it)>0,i=`${s} ${t.m}`,r=this.Ct.get(t);if(r?.Vt!==i){for(let t of r??[])t.cancel();r=e.G.cs.map((i=>i.animate(...this._e(t,e,s)))),r.Vt=i,this.Ct.set(t,r)}let{h:n}=t;for(let t of r){let e=this.Ls?n.it:0;0===e?t.pause():"running"!==t.playState&&t.play(),0!==e&&t.playbackRate!==e&&(t.playbackRate=e);let s=1e3*(n.time-n._);(0===e||Math.abs((t.currentTime??0)-s)>20)&&(t.currentTime=s)}}_e(t,e,s){let{E:i,h:{_:r,W:n},m:a,R:h}=t,[l,o]=e.ln,u="opacity"===l&&s,f=Array.from(this.i.subarray(t.n,t.n+t.t)),c=Math.max(1,Math.ceil(240*(n-r)));return[Array.from({length:c+1},((t,e)=>{let m=i.N(r+(n-r)*e/c),p=a.map(((t,e)=>{let i=m[e];return u?i:s?i-f[e]:h*(i-t)}));return{[l]:o(...p)}})),{duration:1e3*(n-r),fill:"both",composite:u?"replace":"add",easing:"linear"}]}},Is=(t,e,s)=>new qs(t,e,s);return js=r,((r,n,a,h)=>{if(n&&"object"==typeof n||"function"==typeof n)for(let a of s(n))!i.call(r,a)&&void 0!==a&&t(r,a,{get:()=>n[a],enumerable:!(h=e(n,a))||h.enumerable});return r})(t({},"__esModule",{value:!0}),js)})();
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
