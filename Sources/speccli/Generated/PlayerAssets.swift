// Made by Web/player/build.mjs: don't edit.
// swift-format-ignore-file

/// The page that only plays: its markup, style and script, and their checksums as a policy names them.
enum PlayerAssets {
static let styleChecksum = "sha256-qiT+QNR4Okrsh1ddAwY30lsgkcBFpycWi3ISm6zfJvQ="
static let scriptChecksum = "sha256-igzqEzdoMce6CD7EFOgZUH71hHDiaki0cRGRO4b5gbQ="

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
var MotionSpec=(()=>{var t=Object.defineProperty,e=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,r=Object.prototype.hasOwnProperty,i={};((e,s)=>{for(var r in s)t(e,r,{get:s[r],enumerable:!0})})(i,{CompositorPlayer:()=>Qs,Drag:()=>ds,ElementPlayer:()=>Be,MotionError:()=>n,Player:()=>Hs,decay:()=>cs,grab:()=>rs,mount:()=>Gs,mountOnCompositor:()=>tr,parts:()=>Ys,rubberBand:()=>ps,splitPath:()=>Se,spring:()=>es,velocity:()=>ss});var n=class extends Error{constructor(t,e){super(`${t||"motion"} ${e}`),this.name="MotionError",this.path=t,this.qe=e}},a=(t,e="")=>{throw new n(e,t)};function h(t,e,s,r){try{return e(s,r)}catch(e){if(!(e instanceof n))throw e;let{path:s,qe:r}=e;a(r,("number"==typeof t?`[${t}]`:t)+(s&&"["!==s[0]?".":"")+s)}}var o=new Float64Array(64),l=4,u=5,f=new Float64Array(1),m=1e150,c=t=>"number"==typeof t&&Math.abs(t)<=m,p=t=>t.every(c),d=t=>p(t)?t:a("must have numbers up to 1e150"),g=(t=-m,e=m)=>s=>{let r="number"==typeof s?s:"infinite"===s?1/0:"-infinite"===s?-1/0:NaN;return r>=t&&r<=e?r:a(`must be a number from ${t} to ${e}`)},y=(t,e)=>t["number"==typeof e?e:-1]??a("must be in the file"),M=t=>t,b=t=>e=>typeof e===t?e:a(`must be a ${t}`),v=b("string"),w=b("boolean"),A=(t,e=0,s=1e6)=>r=>{if((!Array.isArray(r)||r.length<e||r.length>s)&&a(`must be a list of ${e} to ${s}`),t===M)return r;let i=[...r];if(t!==$||!p(i))for(let e=0;e<i.length;e++)i[e]=h(e,t,i[e],e);return i},$=g(),k=t=>{let e=[],s={__proto__:null};for(let r in t)r.endsWith("?")?s[r.slice(0,-1)]=t[r]:e.push(r);return(r,i,n={})=>{x(r);for(let s of e)n[s]=h(s,t[s],r[s]);for(let t in r)e.includes(t)||(n[t]=h(t,s[t]??(()=>a("must not be there")),r[t]));return n}},x=t=>Object(t)!==t||Array.isArray(t)?a("must be an object"):t,O=t=>k(Object.fromEntries(Object.entries(t).map((([t,e])=>[`${t}?`,t=>void 0===t?t:e(t)])))),_=t=>{let e=O(t);return t=>h("options",e,t)},S=t=>e=>{let s=A(t)(e),r=new Map(s.map((t=>[t.name,t])));return r.size===s.length?r:a("has a name twice")};function P(t,e){let s=t[l];if(s===t[2]&&e===t[1])return;t[1]=e,t[2]=s;let r=t[e+5],i=t[e+6],n=1+3*(r-i),a=0,h=-s,o=3*r,u=3*(i-2*r);if(s>.75)a=1,h=1-s,o=3*(1-i),u=3*(1-i-(i-r));else if(s>=.25){let t=(i-(1-r))/2;a=.5,h=.75*t-(s-.5),o=.75*(i+(1-r)),u=-3*t}let f=-a,m=1-a,c=s-a;for(let t=1,e=0;e<64&&Math.abs(t)>1e-12*Math.abs(c)+1e-17;e++){let e=h+c*(o+c*(u+c*n));if(0===e)break;e<0?f=c:m=c;let s=e/(o+c*(2*u+3*c*n)),r=c-s;r>f&&r<m&&Math.abs(s)<=.5*Math.abs(t)?(t=s,c=r):(t=(m-f)/2,c=f+t)}t[3]=a+c}var F=new Float64Array(5);function N(t,e,s){F[2]=t,F[3]=e,F[4]=s,E()}function E(){let t=F[2],e=F[3],s=Math.max(F[4],0),r=t*t-e;if(r<0){let e=Math.sqrt(-r),i=Math.exp(-t*s),n=e*s,a=i*Math.cos(n),h=i*(n?Math.sin(n)/e:s);return F[0]=a+t*h,void(F[1]=h)}let i=Math.sqrt(r),n=e/-(t+i),a=Math.exp(n*s),h=2*i*s,o=a*(h?-Math.expm1(-h)/(2*i):s);F[0]=a-n*o,F[1]=o}var j=(t,e,s,r)=>r*(F[0]-2*t*F[1])-s*e*F[1],q=6,I=11,T=-1,R=0,V=1,C=2,z=3,B=4,W=(...t)=>[...t,0,0,0,0,0,0].slice(0,I),D=(t,...e)=>Float64Array.of(t,-1,0,0,0,0,...e.flat()),U=(t,e)=>D(0,W(0,1,z,0,1,t,e?-Math.expm1(-t):1,e?1:0));function L(t,e){let s=t[l],r=0;for(let i=(t.length-q)/I-1;r<i;){let n=r+i>>1,a=t[q+n*I+1];(e?a<s:a<=s)?r=n+1:i=n}return q+r*I}function X(t,e){let s=t[l],r=t[e+2],i=t[e+5];if(r===V){P(t,e);let s=t[3],r=1-s;t[u]=r*r*(r*t[e+3]+3*s*t[e+7])+s*s*(3*r*t[e+8]+s*t[e+4])}else r<=R?t[u]=t[e+3]+s*(t[e+4]-t[e+3]):r===z?t[u]=i<2**-53?s:Math.min(-Math.expm1(-i*s)/t[e+6],1):(F[2]=i,F[3]=t[e+6],F[4]=s*t[e+7],E(),t[u]=r===B?F[0]:Math.min(Math.max(1+t[e+8]*F[1]-F[0],t[e+9]),t[e+10]))}function Y(t,e,s){let r=e.ct;t[l]=r;let i=L(t,s),n=t[i],a=t[i+1];e.kt=t,e._s=i,t[u]=r<a?t[i+3]:t[i+4],t[l]=(r-n)/(a-n),(t[i+2]===T||r>n&&r<a)&&X(t,i),e.Y=t[u]}var J=t=>{let[e,s,...r]=A($,4,8)(t),[i,n]=r.slice(-2),[h,o,l,u]=r,f=i-e,m=t=>f?(t-e)/f:0,c=6===r.length;return(f<0||c&&!((t,e)=>t>=0&&e<=1&&(e>=t||(e-t)*(e-t)<=t*(1-e)*(1+1e-12)))(m(h),m(l)))&&a("must not go back"),!c||o===s&&u===s&&n===s?W(e,i,R,s,n):W(e,i,V,s,n,m(h),m(l),o,u)};function H(t){let[e,...s]=A(M,1)(t);if("pieces"===e){let t=A(J,1)(s.slice(1));return t.some(((e,s)=>s&&e[0]<t[s-1][1]))&&a("must not go back"),D($(s[0]),...t)}let r=(t,r,i=r)=>e===t&&A(g(-1/0,1/0),r,i)(s);if(r("linear",0))return D(0,W(0,1,T,0,1));let[i,n=1,h=0,o=0,l=-1/0,u=1/0]=r("spring",4,6)||r("settling",1)||r("arriving",1)||[];return i>=0&&n>0&&o>=0&&i+n+Math.abs(h)+o<1/0&&l<=0&&u>=1?"spring"===e?D(0,W(0,1,C,0,1,i,n,o,h,l,u)):U(i,"arriving"===e):a("must be a curve")}var G=7,K=class{property;type;additive;layer;synchronized;written;loop;mirror;keys;segments;weight=1;constructor(t,e){this.ls=t,this.De=e}get Rs(){return 1===this.weight&&this.keys.every(Array.isArray)}get Ft(){let{segments:t,loop:e,mirror:s}=this,r=e?Math.min(t[0],e[0]):t[0],i=e?e[0]+e[1]*e[2]:t.at(1-G);return void 0===s?[r,i]:[s-i,s-r]}Be(){let t=this.keys.length-1,e=this.segments.slice();for(let s=2;s<e.length;s+=G)e[s]===e[s+1]&&this.keys[e[s]].H||(e[s]=t-e[s],e[s+1]=t-e[s+1]);return Object.assign(new K,this,{segments:e})}Kt(t){t.f=void 0===this.mirror?t.l:this.mirror-t.l,this.loop?this.De.Kt(this,t):this.ms(0,t)}ms(t,e){let s=this.segments,r=e.f,i=this.xt(e);if(i<0)return this.X(0,!1,t,e);let n=s[i],a=s[i+1];if(r>=a)return this.X(i,!0,t,e);let h=s[i+5],o=s[i+6],l=r<=n?0:(r-n)/(a-n);e.tt=i,e.Ct=t,e.ct=h+(o-h)*l,Y(this.ls[s[i+4]],e,!1)}X(t,e,s,r){let i=this.segments;r.tt=t,r.Ct=s,r.ct=i[t+(e?6:5)],Y(this.ls[i[t+4]],r,i[t+5]<=i[t+6]!==e),r.ct=NaN}xt({f:t}){let e=0;for(let s=this.segments.length/G;e<s;){let r=e+s>>1;this.segments[r*G]<=t?e=r+1:s=r}return(e-1)*G}},Z=class{constructor(t,e,s){if(this.d=t,this.s=e,this.ht=s,this.t=e.t,this.ft=this.tt=this.Ct=this._s=0,this.Y=this.ct=this.l=this.f=.5,this.kt=this.Fs=this.us=null,s!==t.keys&&s.forEach(d),e.le?.(this),!e.bt)return;let{segments:r}=t;this.us=[];for(let t=2;t<r.length;t+=G)this.us.push(e.bt(s[r[t]],s[r[t+1]]))}R(){this.d.Kt(this);let t=this.n(0),e=this.n(1),s=this.s;s.F?o[0]=(this.Y<.5?t:e)[0]:(f[0]=this.Y,s.i(t,e,o,this.t))}n(t){let{Fs:e,tt:s}=this;return null!==e&&e[s]&&e.Ct===this.Ct?e[s][t]:null!==this.us?this.us[s/G][t]:this.ht[this.d.segments[s+2+t]]}It({v:t,k:e,duration:s},r){return this.P(r?t>0||this.d.Ft[0]<0?t:-1/0:e<s?e:1/0)}Ve(t){return d(this.It(t,!0)),d(this.It(t,!1))}P(t){return this.l=t,this.R(),e=this.t,o.slice(0,e);var e}},Q=(t,e)=>new Z(t,t.type,t.Rs?t.keys:t.keys.map((s=>tt(s,t.type,e)))),tt=(t,e,s)=>(Array.isArray(t)?t:e.b?e.b(s):s)??a("must have numbers up to 1e150"),et=(t,e,s)=>({E:t,I:e,t:e,qt:!0,i:nt,...s}),st=({I:t},e)=>A($,t,t)(e),rt=new Map(Object.entries({number:1,integer:1,angle:1,bool:1,point:2,size:2,rect:4,insets:4,color:4}).map((([t,e])=>[t,et(t,e,{F:"bool"===t})]))),it=t=>Math.sign(t)*Math.round(Math.abs(t));function nt(t,e,s,r){let i=f[0];for(let n=0;n<r;n++){let r=t[n],a=e[n],h=a-r;s[n]=1===i?a:Math.abs(h)<1/0?r+h*i:r*(1-i)+a*i}}function at(t,e,s){let r=[t];return f[0]=s,nt(r,[e],r,1),r[0]}var ht=1,ot=2,lt=t=>t?t-Math.abs(t)*2**-52:-Number.MIN_VALUE,ut=class{constructor(t){var e;this.o=new Float64Array(t.flatMap((({lt:t})=>t))),this.V=this.o.slice(),(e=this.o.length)>o.length&&(o=new Float64Array(e)),this.Ut=[],this.is=[],this.pt=[],this.gs=[],this.ws=[],this.Nt=this.ys=this.c=this.de=this.Vs=this.zs=0,this.Us=-1,this.Ft=[],this.Ws=!1,this.nt=new Map}Ms(t,e,s){this.T();let r=new class{constructor(t,e,{pausesOnCompletion:s=!1}){this.u=t,this.pausesOnCompletion=s,Object.assign(this,e),this.Ze=t.Cs||1,this.number=t.de++,this.ds=1,this.B=this.Bt=this.qs=this.Qt=!1,this.Ds=!0,this.Jt=t.c,this.Vt=this.f=this.l=this.v,this.h=null,this.ts=[],this.st=0,this.ss()}get state(){return this.h??(this.Bt?"paused":this.Qt?"playing":"waiting")}get time(){return this.D(this),this.l}D(t){let e=this.Vt+(this.u.c-this.Jt)*this.G;t.l=this.h?this.f:Math.max(this.v,Math.min(e,this.k))}get direction(){return this.B?"backward":"forward"}get speed(){return this.ds}set speed(t){h("speed",g(1e-6,1e6),t),!this.h&&(this.jt(),this.ds=t,this.ss(),this.es())}get finished(){return this.Dn??=new Promise((t=>this.h?t(this.h):this.Xe=t))}pause(){this.h||this.Bt||(this.jt(),this.X(!0),this.es("paused"))}resume(){!this.h&&this.Bt&&this.mt()}seek(t){h("seek",$,t),!this.h&&(this.jt(),this.Vt=t,this.jt(),this.ss(),this.u.ut(this,!1,!1,!0),this.es())}scrub(t){h("scrub",$,t),this.seek(Math.min(t,1)*(this.duration<1/0?this.duration:this.Et?.ke??0))}reverse(){this.h||(this.jt(),this.B=!this.B,this.ss(),this.u.Ot(this),this.u.T(),this.es("reversed"),this.qs&&this.mt(),this.u.n())}stop(){this.h||this.u.Bs(this)}cancel(){this.h||this.u.ns(this,"cancelled")}finish(){this.h||this.u.ns(this)}ss(){this.u.Vs=0,this.G=this.Bt?0:(this.B?-this.ds:this.ds)/this.Ze}js(t){return this.G?this.Jt+(t-this.Vt)/this.G:this.u.c}get os(){return this.B?this.v:this.k}jt(){this.Vt=this.time,this.Jt=this.u.c}X(t){this.Bt=t,this.ss()}mt(){this.jt(),this.qs=!1,this.X(!1),this.es("resumed")}es(t){let e=this.u;e.T();for(let{p:t}of this.ts)e.zt(t.A);t&&e.et(this,t),e.n()}}(this,t,e),i=t.k,n=!this.Cs||t.v===i,a=n&&!(r.pausesOnCompletion&&i<1/0),o=s.map((t=>this.Ke(t,r,a)));return a?(r.l=i<1/0?i:Math.max(t.ot,t.rs.at(-1)?.time??0),this.ut(r,!0,!0,!0)):(r.ts=o,this.pt.push(r),this.ut(r,!1,!1,!0),r.l=r.os,n&&this.ut(r,!0,!1,!0)),this.Wt(),this.n(),r}Ke(t,e,s){let{p:r,ge:i}=t,{e:n,s:{w:a}}=r,h=r.A,l=t.St&&(!a||a.Ge(this,t,e)),u=new class{constructor(t,{O:e,p:s,g:r,Gt:i},n){this.a=t,this.O=e,this.p=s,this.e=s.e,this.t=e.t,this.Gt=i,this.w=s.s.w,this.q=n&&e.d?.layer?e.d.weight:1,this.g=r,this.st=this.w?1:this.t,this.m=new Array(this.t).fill(n?ht:ht|ot)}R(){this.a.D(this.O),this.O.R()}pe(t,e,s){let r=t[e],i=this.m[s]&ot?o[s]:r+this.q*(o[s]-this.g[s]);i-i==0&&(t[e]=i)}K(t){this.R();for(let e=0;e<this.t;e++)this.m[e]&&this.pe(t,this.e+e,e)}}(e,t,l);l?mt(h.r,r,((t,e,s)=>{t.m[e]&ot&&(t.g[e]=this.o[s],t.m[e]=ht)})):this.$t(r,e);for(let t=0;t<u.t;t++)this.o[n+t]=i?this.o[n+t]+u.q*(u.g[t]-i[t]):u.g[t];return s?this.xs(r):(h.r=h.r.length?[...h.r,u]:[u],h.me||=this.Ut.push(h),e.st+=1,this.zt(h),u)}$t(t,e,s){let r=t.A;mt(r.r,t,((t,i)=>{let n=t.a;n.h||!t.m[i]||s&&!t.Gt||(t.m[i]=0,this.zt(r),!(t.w?i:--t.st)&&(t.st=0,r.r=r.r.filter((e=>e!==t)),0==--n.st&&n!==e&&this.Yt(n,"replaced")))}))}Yt(t,e,s=this.c){"finished"===e?this.dt?.Qe(t,s):t.f=t.time,t.h=e,this.Ws=!0,t.st&&this.gs.push(t),this.et(t,"completed",s,{reason:e}),t.Xe?.(e)}Wt(){if(!this.gs.length)return;let t=new Set;for(let{ts:e}of this.gs)for(let s of e)s.st&&t.add(s.p.A);for(let e of t)e.r=e.r.filter((t=>!t.a.h)),this.zt(e);this.gs=[]}Bs(t){this.T();for(let e of t.ts)e.st&&(e.w?e.w.Bs(this,e):e.K(this.o));this.et(t,"stopped"),this.ns(t,"stopped"),this.n()}ns(t,e){this.T();let s=t.os;e?this.Yt(t,e):(t.l=Math.abs(s)<1/0?s:t.f,this.ut(t,!0,!0,!0)),this.Wt(),this.n()}stopAll(){this.T();for(let t of this.is)this.Pt(t);this.o.set(this.V);for(let t of this.pt)t.h||(this.et(t,"stopped"),this.Yt(t,"stopped"));this.Wt(),this.n()}cancelAll(){this.T();for(let t of this.pt)t.cancel();this.n()}Ot(t){t.number===this.Us&&(this._=this.Ft[+t.B]);for(let e of t.ts){if(!e.st)continue;let s=e.O.It(t,t.B);if(e.w)e.w.Ot(this,e,s);else{for(let t=0;t<e.t;t++){let r=e.e+t,i=e.m[t],n=e.g[t];i&&(this.o[r]===n&&(1===e.q||i&ot)?this.o[r]=s[t]:i&ot||(this.o[r]+=e.q*(s[t]-n)))}e.g=s}}}ut(t,e,s,r){let i=t.l,n=t.Ds;n&&(t.f=lt(t.v));let a=t.f,h=i!==a,o=!t.Qt&&a<t.ot&&t.ot<=i,l=t.Et||t.rs.length;if(this.Ys&&(o||l)){let e=l?this.gt("loops").Je(t,o):[[t.ot,"started"]];for(let[s,i,n]of e)this.et(t,i,r?void 0:t.js(s),n)}t.Qt||=o,t.f=i,t.Ds=!1;let u=r||!e?void 0:t.js(i);if(t.Qt&&(e||h&&!n)&&this.et(t,"updated",u),e){if(!t.pausesOnCompletion||s)return this.Yt(t,"finished",u);t.Vt=i,t.Jt=this.c,t.qs=!0,t.X(!0),this.et(t,"paused",u)}}tn(t){this.T(),this.dt?.mt(t),this.c=t,this.we();for(let t=1;t<this.Nt;t++){let e=this.ws;e[t-1].time>e[t].time&&(this.ws=e.slice(0,this.Nt).sort(((t,e)=>t.time-e.time)))}this.Wt(),this.Ws&&(this.pt=this.pt.filter((t=>!t.h))),this.Ws=!1,this.cs(),this.n()}we(){let t=this.Ys;if(this.c<this.Vs&&!t)return;let e=t?0:1/0;for(let s of this.pt){if(!ft(s)||(s.D(s),this.ut(s,s.l===(s.B?s.v:s.k),!1,!1),t))continue;let r=s.js(s.Qt||s.B?s.os:s.ot);e=Math.min(e,r*(1-1e-9)-1e-9)}this.Vs=e}cs(){let t=this.is;if(t.length&&(this.Ut=this.Ut.filter((t=>t.me=t.r.length>0))),this.ye)this.ye.cs();else for(let t of this.Ut)this.Hs(t);for(let e of t)this.Pt(e);t.length=0}Hs(t){let{e,t:s,r}=t,i=this.o,n=this.V;t.At=!1;for(let t=e;t<e+s;t++)n[t]=i[t];for(let t of r){if(t.w)return t.w.cs(this,r,e);t.K(n)}}zt(t){t.At||=this.is.push(t)}Pt(t){t.At&&this.Hs(t)}xs({A:t}){this.zt(t),this.Tt()}T(){this.ys++}n(){if(!--this.ys){this.ys=1;for(let t=0;t<this.Nt;t++){let e=this.bs=this.ws[t],{type:s,playback:r}=e;this.zs++,this.nt.get(s)?.forEach(this.D),this.nt.get("*")?.forEach(this.D),"updated"===s&&(r.bs=e)}this.Nt=this.ys=0,this.Tt()}}et(t,e,s,r){if(!this.nt.has(e)&&!this.nt.has("*"))return;let i="updated"===e&&t.bs;i?t.bs=null:i={type:e,playback:t,time:0,...r},i.time=this.c,void 0!==s&&(i.time=s),this.ws[this.Nt++]=i}D=(t,e)=>{try{t<this.zs&&e(this.bs)}catch(t){setTimeout((()=>{throw t}))}};get Ys(){return this.nt.size>Number(this.nt.has("completed"))}get H(){return this.pt.some(ft)}Tt(){}},ft=t=>!t.Bt&&!t.h;function mt(t,{e,s:{t:s}},r){for(let i of t)for(let t=Math.max(e,i.e);t<Math.min(e+s,i.e+i.t);t++)r(i,t-i.e,t)}function ct(t,e,s){if(t.ps){let r=t.ps.indexOf(e);return r<0?a("must be one of its texts",s):[r]}let r="bool"===t.E?["boolean"==typeof e?Number(e):NaN]:Array.isArray(e)?e:[e];return h(s,A($,t.t,t.t),r)}function pt(t,e,s){let r=e[s];return t.ps?t.ps[r]:t.Me?t.Me(e,s):"bool"===t.E?r>=.5:"integer"===t.E?it(r):1===t.t?r:[...e.subarray(s,s+t.t)]}var dt={use:A((t=>t?.name?t:a("must be a part"))),state:v,parameters:x,additive:w,beginsFromCurrentState:w,reversesValues:w,reducedMotion:w,timeScale:g(0)},gt=_({parameters:x,reversed:w,range:M,pausesOnCompletion:w}),yt={additive:!0,beginsFromCurrentState:!0,reversesValues:!1,reducedMotion:!1,timeScale:1},Mt="* started updated reversed repeated paused resumed stopped marker completed left entered refused appeared disappeared".split(" "),bt=class extends ut{constructor(t,e={},s={}){let r=_({...dt,...s})(e),i=new Map((r.use??[]).map((t=>[t.name,t]))),n=function(t,e){let s;try{s="string"==typeof t?JSON.parse(t):t}catch{a("must be JSON")}2!==s?.player&&a("must be 2: bake it anew","player");let r={},i=[],{Dt:n}=e.get("late")??{},o=e.get("loops")??{},l=Object.assign({__proto__:null},...[...e.values()].map((t=>t.types))),u={s:t=>"string"==typeof t?l[t]:void 0,je:r},f=t=>function(t,e){let s=rt.get(t);if(s)return s;let[r,...i]=[t].flat();return"vector"===r?et(r+i[0],g(2,64)(i[0])):"string"===r?et(r,1,{F:!0,ps:A(v)(i)}):(e.s(r)??a("must be a type"))(i,e)}(t,u),m=(t,e)=>e??(()=>a(`needs { use: [${t}] }`)),c=t=>m(t,e.get(t)&&M),p=t=>e=>y(r[t],e),d=t=>e=>r[t].has(e)?e:a("must be in the file"),b=(t,e,s)=>"current"===t?{}:Array.isArray(t)?st(e,t):m("late",n)(t,e,s,r.parameters),x=k({property:p("properties"),"type?":f,"additive?":w,"layer?":w,"synchronized?":m("loops",o.ue&&w),"written?":w,"weight?":m("late",n&&g(0,1)),"loop?":m("loops",o.ue),"mirror?":$,keys:M,segments:M}),O=A($,5,G);k({player:M,generator:v,spec:v,tolerance:g(0),imports:A((t=>e.has(t)||m(t)())),routes:A(m("paths",e.get("paths")?.He)),parameters:A(m("late",n&&function(t){let[e,s,r]=A(M,3,3)(t),i=f(s);return{name:v(e),s:i,lt:st(i,r)}})),families:A((function(t){let e=A($,1)(t),s={e:i.length,t:e.length,lt:e,r:[],At:!1,me:!1};for(let t of e)i.push(s);return s})),properties:A((function(t){let[e,s,r,n,h]=A(M,5,5)(t),o=f(s),l=y(i,r);return i[r+o.t-1]!==l&&a("must fit its family"),{name:v(e),s:o,e:r,A:l,St:w(n)&&!o.F,ze:g(0)(h)}})),states:S((function(t){let{name:e,values:s}=k({name:v,values:M})(t),{properties:i}=r,n=i.length;return{name:e,Ue:h("values",A(((t,e)=>t&&b(t,i[e].s,0)),n,n),s)}})),curves:A(H),tracks:A((function(t){let e=x(t,0,new K(r.curves,o)),{property:s,loop:i,mirror:n}=e,l=e.type??=s.s;e.additive??=s.St,l.E!==s.s.E&&a("must fit its property","type"),i&&o.We(i,n);let u=e.keys=h("keys",A(((t,e)=>b(t,l,e)),1),e.keys),f=-1/0,m=h("segments",A((t=>{let e=O(t),s=e.length<6?e.concat(0,1):e;return(!(s[0]>=f&&s[1]>=s[0])||s.length<G)&&a("must not overlap"),f=s[1],u[s[2]]&&u[s[3]]&&r.curves[s[4]]?s:a("must be in the file")}),1),e.segments);return e.segments=m.length>1?m.flat():m[0],e})),timelines:A((function(t){let e=k({duration:g(0,1/0),start:g(0),tracks:A(p("tracks")),"markers?":m("loops",o.Ye),"rhythm?":m("loops",o.Et)})(t,0,{markers:[]}),s=e.tracks.filter((t=>!t.layer)).map((t=>t.property));return e.tracks.every((t=>t.Ft[1]<=e.duration))&&new Set(s).size===s.length?e:a("must fit its tracks")})),variants:S(k({name:v,from:d("states"),to:d("states"),timeline:p("timelines"),"reversed?":p("timelines"),"reduced?":v})),"transitions?":c("states"),"targets?":c("targets")})(s,0,r);for(let{name:t,reduced:e=t}of r.variants.values())r.variants.has(e)||a("must be in the file",e);return r}(t,i);super(n.families),this.S=n,this.J=i,this.xe=new Map(n.properties.map((t=>[t.name,t])));for(let t in yt)this[t]=r[t]??yt[t];r.parameters&&this.setParameters(r.parameters),this.K(r.state??this.states[0]);for(let t of i.values())t.Zs?.(this)}get name(){return this.S.spec}get states(){return[...this.S.states.keys()]}get variants(){return[...this.S.variants.keys()]}get properties(){return[...this.xe.keys()]}get state(){return this._}get time(){return this.c}get isMoving(){return this.H||this.dt?.Xs<1/0}get timeScale(){return this.Cs}set timeScale(t){this.Cs=h("timeScale",g(0),t)}play(t,e={}){return this.be(t,gt(e))}be(t,e){let s=this.S.variants.get(t)??a("must be one of player.variants",t),r=this.reducedMotion&&this.S.variants.get(s.reduced)||s,i=!e.reversed===this.reversesValues,{timeline:n}=r,{tracks:o,duration:l,start:u,markers:f,rhythm:m}=i?r.reversed??={...n,tracks:n.tracks.map((t=>t.Be()))}:n,[c,p]=h("options.range",A(g(0,l),2,2),e.range??[0,l]);(c>p||c===1/0)&&a("must not go back","options.range");let d=this.Is(e.parameters),y=o.map((t=>h(t.property.name,(()=>this.sn(t,d))))),M={name:t,duration:l,v:c,k:p,ot:Math.max(c,u),rs:f,Et:m},b=this.beginsFromCurrentState&&this.gt("current").T;return y.forEach(((t,e)=>h(t.p.name,(()=>{b&&b(this,y,e,c,d),t.g=t.O.Ve(M)})))),this.S.transitions||(this.Us=e.Ht?-1:this.de,this.Ft=i?[r.from,r.to]:[r.to,r.from],this._=this.Ft[0]),this.Ms(M,e,y)}go(t){return this.gt("states").ks(this,t)}send(t){return this.gt("states").Ks(this,t)}get candidates(){return this.gt("states").en(this)}isPresent(t){return this.gt("targets").j(this,t)}advance(t){h("advance",$,t),t<this.c&&a("must not go back","advance"),this.tn(t)}get(t){return this.wt(t,this.V)}model(t){return this.wt(t,this.o)}set(t,e){let s=this.xt(t),r=ct(s.s,e,t);this.o.set(r,s.e),this.xs(s)}setParameters(t){this.Is(h("values",x,t)),this.Ie={...this.Ie,...t}}on(t,e){if(Mt.includes(t)||a("must be a type of event",String(t)),"function"!=typeof e&&a("must be a function","handler"),!this.Ys)for(let t of this.pt)t.f=t.time,t.Ds=!1;let s=this.nt.get(t)??new Map;return this.nt.set(t,s.set(e,s.get(e)??this.zs)),()=>{s.delete(e)&&!s.size&&this.nt.delete(t)}}gt(t){return this.J.get(t)??a(`needs { use: [${t}] }`,"player")}sn(t,e){let{property:s,layer:r}=t,i=r||this.additive&&t.additive&&!t.type.F,n=this.As(t,t.Rs||this.Ae(s,i),i,e);return{p:s,O:n,St:i,ge:r&&n.P(void 0===t.mirror?-1/0:1/0)}}Ae({A:t,e,s},r){return this.Pt(t),(r?this.o:this.V).slice(e,e+s.t)}As(t,e,s,r){let i=(this.J.get("late")?.nn??Q)(t,e,s,r);return t.synchronized&&(i.ft=this.gt("loops").ft(t.loop,this.c)),i}Is(t){return(t?this.gt("late"):this.J.get("late"))?.as(this.S.parameters,{...this.Ie,...t})}K(t){let e=this.S.states.get(t)??a("must be one of player.states",t),s=this.Is();e.Ue.forEach(((t,e)=>{if(!t)return;let r=this.S.properties[e],i=t.wt?.([],s,r.s)??(t.map?t:[NaN]);this.o.set(h(r.name,d,i),r.e),this.xs(r)})),this._=t}wt(t,e){let{A:s,s:r,e:i}=this.xt(t);return this.Pt(s),pt(r,e,i)}xt(t){return this.xe.get(t)??a("must be one of player.properties",String(t))}},vt=(t,e)=>[0,3,6].flatMap((s=>[0,1,2].map((r=>t[s]*e[r]+t[s+1]*e[r+3]+t[s+2]*e[r+6])))),wt=[.819022437996703,.3619062600528904,-.1288737815209879,.0329836539323885,.9292868615863434,.0361446663506424,.0481771893596242,.2642395317527308,.6335478284694309],At=[1.2268798758459243,-.5578149944602171,.2813910456659647,-.0405757452148008,1.112286803280317,-.0717110580655164,-.0763729366746601,-.4214933324022432,1.5869240198367816],$t=[vt(wt,[506752/1228815,87881/245763,12673/70218,87098/409605,175762/245763,12673/175545,7918/409605,87881/737289,1001167/1053270]),vt([12831/3959,-329/214,-1974/3959,-851781/878810,1648619/878810,36519/878810,705/12673,-2585/12673,705/667],At)],kt=[vt(wt,[608311/1250200,189793/714400,198249/1000160,35783/156275,247089/357200,198249/2500400,0,32229/714400,5220557/5000800]),vt([446124/178915,-333277/357830,-72051/178915,-14852/17905,63121/35810,423/17905,11844/330415,-50337/660830,316169/330415],At)],xt=[.210454268309314,.7936177747023054,-.0040720430116193,1.9779985324311684,-2.42859224204858,.450593709617411,.0259040424655478,.7827717124575296,-.8086757549230774],Ot=[1,.3963377773761749,.2158037573099136,1,-.1055613458156586,-.0638541728258133,1,-.0894841775298119,-1.2914855480194092];function _t(t,e){let s=e[0],r=e[1],i=e[2];for(let n=0;n<3;n++)e[n]=t[3*n]*s+t[3*n+1]*r+t[3*n+2]*i}function St(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.04045?t[e]/12.92:Math.sign(t[e])*((s+.055)/1.055)**2.4}}function Pt(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.0031308?12.92*t[e]:Math.sign(t[e])*(1.055*s**(1/2.4)-.055)}}function Ft(t,[e]=$t){_t(e,t);for(let e=0;e<3;e++)t[e]=Math.cbrt(t[e]);_t(xt,t)}function Nt(t,[,e]=$t){_t(Ot,t);for(let e=0;e<3;e++)t[e]=t[e]*t[e]*t[e];_t(e,t)}var Et=t=>(t%360+360)%360,jt=[0,8,4],qt=t=>[e=>(Nt(e,t),Pt(e)),e=>(St(e),Ft(e,t)),-1,0],It=new Map([["srgb",qt($t)],["linear-srgb",[t=>Nt(t),t=>Ft(t),-1,0]],["display-p3",qt(kt)],["oklab",[()=>{},()=>{},-1,0]],["oklch",[t=>[t[1],t[2]]=[Math.hypot(t[1],t[2]),Et(180*Math.atan2(t[2],t[1])/Math.PI)],t=>{let e=t[1],s=t[2]*Math.PI/180;t[1]=e*Math.cos(s),t[2]=e*Math.sin(s)},2,4e-6]],["hsl",[function(t){Nt(t),Pt(t);let[e,s,r]=t,[i,n]=[Math.max(e,s,r),Math.min(e,s,r)],[a,h]=[(n+i)/2,i-n];if(t[0]=t[1]=0,t[2]=a,h<=1e-6||0===a||1===a)return;let o=(i-a)/Math.min(a,1-a),l=i===e?(s-r)/h:i===s?(r-e)/h+2:(e-s)/h+4;t[0]=Et(60*l+(o<0?180:0)),t[1]=Math.abs(o)},function(t){let e=(t[0]%360+360)%360/30,s=t[2],r=t[1]*Math.min(s,1-s);for(let i=0;i<3;i++){let n=(e+jt[i])%12;t[i]=s-r*Math.max(-1,Math.min(n-3,9-n,1))}St(t),Ft(t)},0,1e-5]]]),Tt={name:"colors",types:{color:function([t]){let[e,s,r,i]=It.get(t)||a("must be a color space"),n=t=>i>0&&Math.abs(t[1])<=i,h=t=>n(t)?1<<r:0,o=(t,e)=>{let i=t[4]&~e[4],a=t.map(((t,s)=>s<4&&i>>s&1?e[s]:t));return i&&!(i===1<<r&&n(t))&&a.splice(5,4,...((t,e)=>(s(t),[...t.map((t=>t*e)),e]))(a.slice(0,3),a[3])),a},l={E:"color",I:9,t:4,F:!1,qt:!1,bt(t,e){let[s,i]=[o(t,e),o(e,t)];i[r]-s[r]>180?s[r]+=360:i[r]-s[r]<-180&&(i[r]+=360);for(let t of[s,i])for(let e=0;e<3;e++)e!==r&&(t[e]*=t[3]);return[s,i]},i(t,e,r){let i=0===f[0]||1===f[0];if(!i){i=!0;for(let s=0;s<9;s++)t[s]!==e[s]&&(i=!1)}if(i){let s=1===f[0]?e:t;for(let t=0;t<4;t++)r[t]=s[5+t];return}l.Ht(t,e,r);let n=r[3];n&&s(r);for(let t=0;t<3;t++)r[t]*=n},Ht(t,e,s){nt(t,e,s,4);let i=s[3];for(let t=0;t<3;t++)t!==r&&(s[t]=i&&s[t]/i)},b(t){let s=t[3],r=[0,1,2].map((e=>s?t[e]/s:0));return e(r),[...r,s,h(r),...t]},Se(t,e,s){let r=l.bt(t,e),[i,n]=[[],[]];return f[0]=s,l.Ht(...r,i),l.i(...r,n),[...i,h(i),...n]}};return l}}};function Rt(t,e){let{s,d:r}=t,i=s.b?s.b(e):e;if(t.P(-1/0).every(((t,s)=>Math.abs(t-e[s])<=1e-9*Math.max(1,Math.abs(t)))))return t;if(!i)return s.Ee(t,e,Rt);if(t.l=-1/0,r.Kt(t),t.Ss?.())return t;let{segments:n,mirror:a}=r,{tt:h,Ct:o,Y:l}=t,u=void 0!==a,f=h,m=t=>n[f+t]===n[f+t+G];for(;!u&&n[f+5]===n[f+6]&&m(2)&&m(3)&&(r.X(f+G,!1,o,t),t.Y===l);)f+=G;let c=n[u?f+6:f+5],p=n[u?f+5:f+6],d=!(c===p?c<.5:c<p),g=t.ht[n[d?f+3:f+2]],y=t.ht[n[d?f+2:f+3]],M=s.Gs?.(i,y)??i,b=y,v=r.ls[n[f+4]],w=u||c!==(d?1:0)?d?1-l:l:0,A=function(t,e,s,r){return t.ct=s,Y(e,t,!1),r?1-t.Y:t.Y}(t,v,p,d);if(s.qt&&!s.F&&(0!==w||1!==A)&&Math.abs(A-w)>=.0625){let t=M.map(((t,e)=>1===A?y[e]:at(g[e],y[e],A))),e=M.map(((e,s)=>(t[s]-e)/(A-w)));b=t.map(((t,s)=>1===A?t:M[s]+e[s]*(1-w))),M=M.map(((t,s)=>t-e[s]*w))}let $=d?[b,M]:[M,b];t.Fs={Ct:o};for(let e=h;e<=f;e+=G)t.Fs[e]=s.bt?.(...$)??$;return t}var Vt={name:"current",T:function(t,e,s,r,i){let{p:n,St:a,O:h}=e[s],{layer:o,written:l,loop:u}=h.d;if(o||(l||u)&&!(({A:t,e,s:{t:s}})=>t.r.some((t=>t.m.some(((r,i)=>r&&t.e+i>=e&&t.e+i<e+s)))))(n))return;let f=t.Ae(n,a);for(let a=s+1;e[a]?.ge&&e[a].p===n&&!n.s.w;a++){let{d:s}=e[a].O,n=t.As(s,f,!0,i),h=n.P(void 0===s.mirror?-1/0:1/0);n.P(r).forEach(((t,e)=>f[e]-=s.weight*(t-h[e])))}d(f),e[s].O=Rt(h,f)}},Ct=Float64Array.of(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1);function zt(t,e,s=new Float64Array(16)){for(let r=0;r<4;r++){let i=t[r],n=t[r+4],a=t[r+8],h=t[r+12];for(let t=0;t<16;t+=4)s[t+r]=i*e[t]+n*e[t+1]+a*e[t+2]+h*e[t+3]}return s}function Bt(t){let e=(e,s,r,i)=>t[e]*t[i]-t[s]*t[r],s=[e(0,1,4,5),e(0,2,4,6),e(0,3,4,7),e(1,2,5,6),e(1,3,5,7),e(2,3,6,7)],r=[e(8,9,12,13),e(8,10,12,14),e(8,11,12,15),e(9,10,13,14),e(9,11,13,15),e(10,11,14,15)],i=1/(s[0]*r[5]-s[1]*r[4]+s[2]*r[3]+s[3]*r[2]-s[4]*r[1]+s[5]*r[0]);if(!(i&&Math.abs(i)<1/0))return null;let n=[[5,6,7,5,4,3],[4,6,7,5,2,1],[4,5,7,4,2,0],[4,5,6,3,1,0]].flatMap((([e,n,a,h,o,l],u)=>[[0,r],[-4,r],[8,s],[4,s]].map((([s,r],f)=>{let m=t[e+s]*r[h]-t[n+s]*r[o]+t[a+s]*r[l];return((u+f)%2?-m:m)*i}))));return n.every((t=>Math.abs(t)<1/0))?(Xt(t)&&Lt.forEach((t=>n[t]=Ct[t])),Float64Array.from(n)):null}function Wt(t,e){for(let s=0;s<t.length;s++)if(t[s]!==e[s])return!1;return!0}var Dt=new Float64Array(2);function Ut(t,e){let s=Math.round(t[e]/90),r=(t[e]-90*s)*Math.PI/180,i=Math.sin(r),n=Math.cos(r),a=1-(2&s);Dt[0]=a*(1&s?n:i)+0,Dt[1]=a*(1&s?-i:n)}var Lt=[2,3,6,7,8,9,10,11,14,15],Xt=t=>Lt.every((e=>t[e]===Ct[e])),Yt=new Float64Array(4),Jt=new Float64Array(5);function Ht(t){let e=Jt[0],s=Jt[1],r=Jt[2],i=Jt[3],n=Jt[4];t[0]=1-(s*s+r*r)*n,t[1]=e*s*n+r*i,t[2]=e*r*n-s*i,t[4]=e*s*n-r*i,t[5]=1-(e*e+r*r)*n,t[6]=s*r*n+e*i,t[8]=e*r*n+s*i,t[9]=s*r*n-e*i,t[10]=1-(e*e+s*s)*n}function Gt(t,e,s,r,i){let n=t[0],a=t[1],h=t[2],o=t[3],l=r*e[s],u=r*e[s+1],f=r*e[s+2],m=e[s+3];i[0]=o*l+n*m+a*f-h*u,i[1]=o*u-n*f+a*m+h*l,i[2]=o*f+n*u-a*l+h*m,i[3]=o*m-n*l-a*u-h*f}var Kt=new Float64Array(16),Zt=(...t)=>(e,s,r)=>{for(let i=0;i<t.length;i++)e[t[i]]=s[r+i]},Qt=(t,e,s,r)=>(i,n,a)=>{Ut(n,a),i[t]=i[e]=Dt[1],i[s]=Dt[0],i[r]=-Dt[0]},te=(...t)=>(e,s,r)=>{for(let i=0;i<t.length;i++)Ut(s,r+i),e[t[i]]=Dt[0]/Dt[1]},ee=(t,e,s)=>({I:t,Oe:s,Es:(t,s,r,i,n)=>{Kt.set(Ct),e(Kt,s,r,i,n),zt(t,Kt,t)}}),se={__proto__:null,translate:ee(2,Zt(12,13)),translate3d:ee(3,Zt(12,13,14)),scale:ee(2,Zt(0,5)),scale3d:ee(3,Zt(0,5,10)),rotate:ee(1,Qt(0,5,1,4)),rotateX:ee(1,Qt(5,10,6,9)),rotateY:ee(1,Qt(0,10,8,2)),rotate3d:ee(4,(function(t,e,s){for(let t=0;t<3;t++)Jt[t]=e[s+t];Ut(e,s+3),Jt[3]=Dt[0],Jt[4]=1-Dt[1],Ht(t)}),((t,e)=>0===t[3]?[[...e.slice(0,3),0],e]:0===e[3]?[t,[...t.slice(0,3),0]]:[t,e])),rotation:ee(4,(function(t,e,s,r,i){let n=f[0];for(let t=0;t<4;t++)Jt[t]=(1===n?i:r)[s+t],Yt[t]=i[s+t];Gt(Yt,r,s,-1,Yt);let a=Math.sqrt(Yt[0]*Yt[0]+Yt[1]*Yt[1]+Yt[2]*Yt[2]);if(0!==n&&1!==n&&a>0){let t=Yt[3]<0?-1:1,e=Math.atan2(a,t*Yt[3])*n;for(let s=0;s<3;s++)Yt[s]*=t*Math.sin(e)/a;Yt[3]=Math.cos(e),Gt(Yt,r,s,1,Jt)}Jt[3]*=2,Jt[4]=2,Ht(t)})),skew:ee(2,te(4,1)),skewX:ee(1,te(4)),skewY:ee(1,te(1)),perspective:ee(1,((t,e,s)=>{t[11]=-e[s]}))},re=(t,e)=>t.slice(e,e+16),ie=new Float64Array(16);function ne(t){let e=t.g;(!t.Ne||!Wt(t.Ne,e))&&(t.Ne=e.slice(),t.$e=Bt(e)),t.m[0]&ot||!t.$e||Wt(e,o)?o.set(Ct):zt(o,t.$e,o)}function ae(t,e){t.R(),!(t.m[0]&ot||Wt(e,t.g))&&(ne(t),zt(o,e,o))}function he(t){let e=t.p.A.r,s=Ct;for(let r of e.slice(e.indexOf(t)+1))!(r.m[0]&ht)||r.a===t.a||(r.R(),ne(r),s=zt(s,o));return s}function oe(t,e,s,r){t.o.set(zt(Bt(e)??Ct,s),r)}var le={Ge:(t,{p:e,O:s},r)=>!(!Bt(s.It(r,!1))||!Bt(s.It(r,!0))||!Bt(re(t.o,e.e))&&e.A.r.some((t=>t.m[0]&ot))),cs({o:t,V:e},s,r){for(let i=s.length;i--;)if(s[i].m[0]&ht){for(let t=0;t<16;t++)ie[t]=e[r+t];ae(s[i],ie);for(let s=0;s<16;s++)e[r+s]=Math.abs(o[s])<1/0?o[s]:t[r+s]}},Bs(t,e){let s=he(e);ae(e,zt(s,re(t.o,e.e))),oe(t,s,o,e.e)},Ot(t,e,s){let r=e.g;e.g=s;let i=re(t.o,e.e),n=he(e),a=Bt(r);Wt(i,r)&&Wt(n,Ct)?t.o.set(s,e.e):!(e.m[0]&ot)&&a&&oe(t,n,zt(zt(s,a),zt(n,i)),e.e)}};function ue(t,e){if(!t.length)return et("transform",16,{w:le});let s=t.map((t=>se[t]??(/^matrix/.test(t)&&e.s(t)?.()||a("must be a function, or needs { use: [decomposed] }")))),r=s.reduce(((t,e)=>t+e.I),0),i=new Float64Array(r),n={E:"transform",t:16,w:le,I:r,bt(t,e){let r=[[],[]],i=0;for(let{I:n,Oe:a}of s){let s=[t,e].map((t=>t.slice(i,i+n)));(a?a(...s):s).forEach(((t,e)=>r[e].push(...t))),i+=n}return r.map((t=>Float64Array.from(t)))},i(t,e,n){nt(t,e,i,r),n.set(Ct);for(let r=0,a=0;r<s.length;a+=s[r++].I)s[r].Es(n,i,a,t,e);return n},Qs:t=>(f[0]=0,n.i(t,t,new Float64Array(16))),rn:s.reduce((([t,e],s)=>[s===se.rotate3d?[...t,e]:t,e+s.I]),[[],0])[0],b:t=>1===s.length&&s[0].b?.(t)||null,Ee(t,s,r){let i=t.ht.map((e=>t.s.Qs(e))),n=ue([[...i,s].every(Xt)?"matrix":"matrix3d"],e),a=new Z(t.d,n,i.map(n.b));return a.ft=t.ft,r(a,s)}};return n}var fe={name:"matrices",types:{transform:ue}},me=(t,e)=>t.reduce(((t,s,r)=>t+s*e[r]),0),ce=(t,e,s)=>t.map(((t,r)=>t-e[r]*s)),pe=new Array(18).fill(0);function de(t,e,s){let r=t[0]+e[1]+s[2],i=[t[0],e[1],s[2]],n=[e[2]-s[1],s[0]-t[2],t[1]-e[0]];if(r>=i[0]&&r>=i[1]&&r>=i[2]){let t=Math.sqrt(1+r);return[...n.map((e=>.5*e/t)),t/2]}let[a,h]=i[0]>=i[1]&&i[0]>=i[2]?[0,Math.sqrt(1+t[0]-e[1]-s[2])]:i[1]>=i[2]?[1,Math.sqrt(1+e[1]-t[0]-s[2])]:[2,Math.sqrt(1+s[2]-t[0]-e[1])],o=[[0,e[0]+t[1],s[0]+t[2]],[e[0]+t[1],0,s[1]+e[2]],[s[0]+t[2],s[1]+e[2],0]][a].map((t=>.5*t/h));return o[a]=h/2,[...o,.5*n[a]/h]}var ge=(t,e,s,r,i)=>{let n=t.length,{Es:a}=ee(n,Zt(...t));return{I:n+e,Oe(t,s){let i=t.slice(0,n),a=Wt(i,s)?new Array(e).fill(0):r(t.slice(n),s.slice(n));return[[...i,...a],s]},b:e=>(16===n||Xt(e))&&[...t.map((t=>e[t])),...s(e)],Es(t,e,s,r,h){let o=s+n;if(0===f[0]||1===f[0]||!r[o+3])return a(t,e,s);for(let s=0;s<i.length;s++)i[s][0].Es(t,e,o+i[s][1],r,h)}}},{translate:ye,rotate:Me,scale:be,translate3d:ve,rotation:we,scale3d:Ae}=se,$e=ee(1,((t,e,s)=>{t[0]=t[5]=t[10]=t[15]=e[s]})),ke=ge([0,1,4,5,12,13],9,(function(t){let[e,s,r,i]=[t[0],t[1],t[4],t[5]],[n,a]=[Math.hypot(e,s),Math.hypot(r,i)],h=e*i-s*r;if(!(h&&n+a<1/0))return[t[12],t[13],n,a,0,0,0,0,0];h<0&&(e<i?n=-n:a=-a),[e,s,r,i]=[e/n,s/n,r/a,i/a];let o=Math.atan2(s,e)*(180/Math.PI);return[t[12],t[13],n,a,o,e*e-s*r,e*s-s*i,s*e+e*r,s*s+e*i]}),(function(t,e){if(!t.slice(5).some(Boolean)||!e.slice(5).some(Boolean))return t.map((()=>0));let s=t.slice();(s[2]<0&&e[3]<0||s[3]<0&&e[2]<0)&&([s[2],s[3]]=[-s[2],-s[3]],s[4]+=s[4]<0?180:-180);let[r,i]=[s[4]||360,e[4]||360];return s[4]=r+(Math.abs(r-i)<=180?0:r>i?-360:360)-(i-e[4]),s}),[[ye,0],[ee(4,Zt(0,1,4,5)),5],[Me,4],[be,2]]),xe=ge([...Ct.keys()],18,(function(t){let e=t[15];if(!e||!t.every((t=>Math.abs(t)<1/0)))return pe;let s=t.map((t=>t*(1/e))),r=s.slice();[r[3],r[7],r[11],r[15]]=[0,0,0,1];let i=Bt(r);if(!i)return pe;let n=[s[3],s[7],s[11],1],a=Wt(n,[0,0,0,1])?n:[0,4,8,12].map((t=>me(n,i.slice(t,t+4)))),[h,o,l]=[s.slice(0,3),s.slice(4,7),s.slice(8,11)],u=t=>Math.sqrt(me(t,t)),f=(t,e)=>t.map((t=>t/e)),m=[u(h),0,0],c=[0,0,0];h=f(h,m[0]),c[0]=me(h,o),o=ce(o,h,c[0]),m[1]=u(o),o=f(o,m[1]),c[0]/=m[1],c[1]=me(h,l),l=ce(l,h,c[1]),c[2]=me(o,l),l=ce(l,o,c[2]),m[2]=u(l),l=f(l,m[2]),c[1]/=m[2],c[2]/=m[2];let p=[o[1]*l[2]-o[2]*l[1],o[2]*l[0]-o[0]*l[2],o[0]*l[1]-o[1]*l[0]];me(h,p)<0&&([m,h,o,l]=[m,h,o,l].map((t=>t.map((t=>-t)))));let d=[s[12],s[13],s[14],...m,...c,...a,e,...de(h,o,l)];return d.every((t=>Math.abs(t)<1/0))?d:pe}),(function(t,e){if(!t.slice(14).some(Boolean)||!e.slice(14).some(Boolean))return pe;let s=t.slice();return s[13]<0!=e[13]<0&&(s[13]=e[13]),s}),[[ee(4,Zt(3,7,11,15)),9],[ve,0],[we,14],[ee(3,Zt(4,8,9)),6],[Ae,3],[$e,13]]),Oe={name:"decomposed",types:{matrix:()=>ke,matrix3d:()=>xe,pairs:function(t,e){let s=t.map((t=>ue(A(v,1)(t),e))),r=t=>s.map(((e,s)=>t(e,i[s]))).find(Boolean),i=s.map(((t,e)=>s.slice(0,e).reduce(((t,e)=>t+e.I+1),0))),n=s.length-1,h=(t,e,s)=>t.slice(s+1,s+1+e.I);return{...s[n],I:i[n]+1+s[n].I,bt:(t,e)=>r(((s,r)=>{let[i,n]=[h(t,s,r),h(e,s,r)];return 1===t[r]&&1===e[r]&&((t,e,s)=>t.rn.every((t=>!e[t+3]||!s[t+3]||[0,1,2].every((r=>e[t+r]===s[t+r])))))(s,i,n)&&s.bt(i,n).map((t=>({N:s,Dt:t})))}))??a("has two values without a list in common"),i:(t,e,s)=>t.N.i(t.Dt,e.Dt,s),Qs:t=>r(((e,s)=>1===t[s]&&e.Qs(h(t,e,s)))),b(t){let e=s[n].b(t);return e&&[...new Array(i[n]).fill(0),1,...e]}}}}},_e=/^((.+?(?=\.((transform(\.(translation|scale|rotation)(\.[xyz])?)?|frame|(position|center|anchorPoint|frame\.origin)(\.[xy])?)|borderWidth|strokeStart|cornerRadius|shadowRadius|shadowPath|(background|border|shadow)Color(\.(red|green|blue|hue|saturation|brightness|white|alpha))?|path|((bounds|frame)\.size|shadowOffset)(\.(width|height))?|strokeEnd|(contentOffset|bounds\.origin)(\.[xy])?|shadowOpacity|opacity|zPosition|constant|alpha|bounds)$)|[^.]+(\.\d+(?=\.))*)\.)?(.*)$/;function Se(t){let e=_e.exec(t);return[e[2],e.at(-1),e[4]]}var Pe={point:["x","y"],size:["width","height"],rect:["x","y","width","height"],insets:["top","left","bottom","right"]},Fe=(t,{E:e,t:s})=>{let r=t.replace("bounds.origin","bounds"),i=Pe[e]??(/^vector/.test(e)&&[...Array(s).keys()]);return i?i.map((t=>`${r}.${t}`)):[r]},Ne=t=>String(Math.round(1e6*t)/1e6),Ee=t=>`${Ne(t)}px`;function je(t){let e=t[3],[s,r,i]=t.map((t=>e>0?t/e:0));if(globalThis.CSS?.supports?.("color","oklab(0 0 0)")??1)return`oklab(${s} ${r} ${i} / ${e})`;let n=(t,e)=>(s+t*r+e*i)**3,[a,h,o]=[n(.39634,.2158),n(-.10556,-.06385),n(-.08948,-1.29149)],l=(t,e,s)=>{let r=t*a+e*h+s*o;return 255*(r<=.0031308?12.92*r:1.055*r**(1/2.4)-.055)};return`rgba(${l(4.07674,-3.30771,.23097)}, ${l(-1.26844,2.60976,-.34132)}, ${l(-.0042,-.70342,1.70761)}, ${e})`}var qe={__proto__:null,x:0,y:1,z:2,width:0,height:1},Ie=([t=0,e=0,s=0])=>`translate(${Ee(t)}, ${Ee(e)})${s?` translateZ(${Ee(s)})`:""}`,Te=(t,e)=>e&&`${t}(${Ne(e)}deg)`,Re=t=>Ee(Math.max(0,t)),Ve=t=>e=>Re(e[t]),Ce={__proto__:null,opacity:{opacity:String},alpha:{opacity:String},backgroundColor:{"background-color":je},borderColor:{"border-color":je},borderWidth:{"border-width":Re},cornerRadius:{"border-radius":Re}};for(let t of["bounds","frame"]){let e=`${t}.size`;Ce[`${e}.width`]={width:Re},Ce[`${e}.height`]={height:Re},Ce[e]={width:Ve(0),height:Ve(1)},Ce[t]={width:Ve(2),height:Ve(3)}}var ze=class{vt=[];J={};U={};N={};cn({Js:t,an:e,H:s},r,i){let[n,a]=function(t){let e=t.split("."),s=qe[e.pop()];return void 0===s?[t,-1]:[e.join("."),s]}(t);this.H||=s,"frame"===t&&(this.J["frame.origin"]=r),(s||/^(stroke|shadow)/.test(t))&&(this.At=!0,!Array.isArray(r)&&(a>=0||/(scale|rotation)$/.test(n))?(this.J[n]??=[])[a]=r:this.J[n]=r);let h=Ce[t];for(let t in h)this.i(t,h[t](r));h||("path"===t?this.Pe("d",this.J.path=r):"string"==typeof r?this.Pe(`data-${e[0]}`,r):s||e.forEach(((t,s)=>this.i(`--${t}`,i?je(r):String(e[1]?r[s]:r)))))}hn(){if(!this.At)return;this.At=!1;let t=this.J;this.H&&this.i("transform",function(t){let[e,s,r]=["translation","scale","rotation"].map((e=>t[`transform.${e}`]??[])),i=t.position??t.center,[n=.5,a=.5]=t.anchorPoint??[],h=(t,e)=>`${Ne(void 0===i[t]?0:-100*e)}%`,[o,l=1,u=1,f=1]=[s[-1]??1,...s];return[i&&`${Ie(i)} translate(${h(0,n)}, ${h(1,a)})`,t["frame.origin"]&&Ie(t["frame.origin"].slice(0,2)),e.length&&Ie(e),Te("rotate",r[2]??r[-1]??0),Object.keys(s).length&&`scale3d(${Ne(o*l)}, ${Ne(o*u)}, ${Ne(f)})`,Te("rotateX",r[0]),Te("rotateY",r[1]),t.transform&&`matrix3d(${t.transform.map(Ne)})`].filter(Boolean).join(" ")||"none"}(t));let{anchorPoint:e,strokeStart:s,strokeEnd:r,shadowColor:i,shadowOffset:n,shadowRadius:a,shadowOpacity:h}=t,o=s??r,l=this.H&&void 0!==(t.path??o);if(l&&this.i("transform-box","fill-box"),(e||l)&&this.i("transform-origin",[0,1].map((t=>100*(e?.[t]??.5)+"%")).join(" ")),void 0!==o&&(this.i("stroke-dasharray",`${Math.max(0,(r??1)-(s??0))} 1`),this.i("stroke-dashoffset",String(-(s??0)))),void 0!==(i??n??a??h)){let[t=0,e=-3]=n??[],s=(i??[0,0,0,1]).map((t=>t*(h??0)));this.i("box-shadow",`${Ee(t)} ${Ee(e)} ${Ee(2*(a??3))} ${je(s)}`)}}i(t,e){if(this.U[t]!==e){this.U[t]=e,this.N[t]??=this.vt.map((({style:e})=>[e.getPropertyValue(t),e.getPropertyPriority(t)]));for(let s of this.vt)s.style.setProperty(t,e)}}Pe(t,e){this.N[t]??=this.vt.map((e=>e.getAttribute(t)));for(let s of this.vt)s.setAttribute(t,e)}fn(){for(let t in this.N)this.vt.forEach(((e,s)=>{let r=this.N[t][s];r?.map?e.style.setProperty(t,...r):null===r?e.removeAttribute(t):e.setAttribute(t,r)}))}},Be=class extends bt{constructor(t,e,s={}){super(e,s,{clock:w}),this.root=t,this.Lt=this.Zt=0,this.te=()=>this.reducedMotion=this.se.matches;let r={__proto__:null},i=t?.querySelectorAll?.("[data-motion]")??a("must be an element","root");for(let t of i)(r[t.dataset.motion]??=new ze).vt.push(t);let n={__proto__:null},h=this.S.properties.map((t=>[...Se(t.name),t])).sort(),o=t=>{let e=t.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g,"$&-").replace(/[._]/g,"-").toLowerCase(),s=e;for(let r=2;(n[s]??=t)!==t;r++)s=`${e}-${r}`;return s};this.U=h.map((([t,e,s,i])=>({p:i,yt:r[t]??=new ze,Js:e,an:Fe(e,i.s).map(o),H:s,lt:new Float64Array(i.s.t).fill(NaN)}))),this.Os=Object.values(r),void 0===s.reducedMotion&&globalThis.matchMedia&&(this.se=matchMedia("(prefers-reduced-motion: reduce)"),this.se.addEventListener("change",this.te),this.te()),this.Ns=s.clock??!0,this.draw()}advance(t){super.advance(t),this.draw()}draw(){for(let t of this.U){let{p:{A:e,s,e:r},lt:i}=t,n=t.o?this.o:this.V;this.Pt(e);let a=!1;for(let t=0;t<i.length;t++)i[t]!==(i[t]=n[r+t])&&(a=!0);a&&t.yt.cn(t,pt(s,n,r),"color"===s.E)}for(let t of this.Os)t.hn()}redraw(){for(let t of this.U)t.lt.fill(NaN);for(let t of this.Os)t.U={};this.draw()}unmount(){this.cancelAll(),this.Ns=!1,cancelAnimationFrame(this.Lt),this.se?.removeEventListener("change",this.te);for(let t of this.Os)t.fn();this.U=this.Os=[]}Tt(){if(!this.Ns||this.Lt)return;let t=performance.now();this.dt?.ln(t-this.Zt),this.Zt=t,this.Lt=requestAnimationFrame(this.mt)}mt=t=>{this.Lt=-1;let e=this.Zt;this.Zt=Math.max(t,e);try{this.advance(this.time+(this.Zt-e)/1e3)}finally{this.Lt=0}this.Ns&&(this.H?this.Lt=requestAnimationFrame(this.mt):this.dt?.mn(this.mt))}};function We(t,e){let{O:s,a:{G:r}}=t;if(!r)return 0;if(s.Te)return s.Te(e)*r;let{d:i,ct:n}=s;if(s.s.F||n!=n)return 0;let[a,h,,,o,u,m]=i.segments.slice(s.tt),c=(m-u)/(h-a),p=c&&function(t,e){t[l]=e;let s=L(t,e>=1),[r,i,n,a,h,o,u,f,m,c,p]=t.subarray(s),d=i-r;if(n>=R&&(!(d>0)||e<r||e>i))return 0;if(n<=R)return(h-a)/d;if(n===V)return t[l]=(e-r)/d,P(t,s),function(t,e,s,r,i,n,a){let h=1-a,o=t*h*h+2*e*a*h+s*a*a,l=r*h*h+2*i*a*h+n*a*a;if(o>0)return l/o;if(l)return l*(1/0);let u=a<.5,f=u?e-t:e-s,m=u?i-r:i-n;if(f)return m/f;if(m)return u===m>0?1/0:-1/0;let c=t-2*e+s;return c?(r-2*i+n)/c:0}(o*d,(u-o)*d,(1-u)*d,f-a,m-f,h-m,e===r?0:e===i?1:t[3]);if(n===z)return 1!==e||f?o<2**-53?1:o/u*Math.exp(-o*e):0;if(1===e)return 0;N(o,u,e*f);let g=1+m*F[1]-F[0];return g<c||g>p?0:j(o,u,-1,m)*f}(i.ls[o],n),d=(p==p?p:0)*c*(void 0===i.mirror?1:-1);return d&&function(t,e){let s=t.Ss?.(),r=t.Y;if(s)return r>=0&&r<=1?s.un(e,r):0;let[i,n]=[t.n(0),t.n(1)];if(t.s.qt)return n[e]-i[e];let a=2**-11,h=s=>{let h=new Float64Array(t.t);return f[0]=r+s*a,t.s.i(i,n,h),h[e]};return(8*(h(1)-h(-1))-(h(2)-h(-2)))/(12*a)}(s,e)*d*r||0}var De=class{constructor(t,e,s,r){this.$s=t,this.yt=e,this.hs=s,this._t=r,this.t=e.length,this.l=.5,this.kt=t.kt,this._s=q}R(){F[2]=this.$s.Ps,F[3]=this.$s.Ts,F[4]=this.l,E();for(let t=0;t<this.t;t++)o[t]=this.yt[t]+(this.hs[t]*F[0]+this._t[t]*F[1])}Te(t){let{Ps:e,Ts:s}=this.$s;return j(e,s,this.hs[t],this._t[t])}It(t,e){return this.yt.map(((t,s)=>e?t+this.hs[s]:t))}get pn(){let{$s:{Ps:t,Ts:e},hs:s,_t:r}=this,i=s.map(((t,s)=>Math.abs(t)+Math.abs(r[s])/Math.sqrt(e))),n=Math.max(.001*Math.max(...i),2**-970);return i.reduce(((i,a,h)=>{if(!(a>n))return i;let o=Math.abs(s[h])>=1e-9*a?-s[h]:1e-9*a;return Math.max(i,function(t,e,s,r){let i=r=>(N(t,e,r),s*F[1]-F[0]),n=t*t-e,a=Math.sqrt(Math.abs(n)),h=(n,h,o=1/0)=>{let l=Math.sign(n),u=l*n/r;if(!(u>1))return h;let f=Math.min((h+o)/2,h+(1+Math.log(u))*(t+a)/e);for(let n=50;h<f&&f<o;n--){let a=l*i(f);a>r?h=f:o=f;let u=f-a*Math.log(a/r)/(l*j(t,e,-1,s));if(Math.abs(u-f)<1e-14*f)break;f=n>0&&u>h&&u<o?u:o<1/0?(h+o)/2:2*f}return f},o=0;if(s&&n<0){let r=Math.atan2(-s*a,e-t*s);o=(r<0?r+Math.PI:r)/a}else if(s){o=s*(t+a)/(e*(s-t-a));let r=2*a*o;r&&(o=Math.log1p(r)/(2*a))}o>=0||(o=1/0);let l=i(o);if(!(Math.abs(l)>r))return h(-1,0,o);if(n>=0)return h(l,o);let u=Math.PI/a,f=Math.floor(Math.log(Math.abs(l)/r)/(t*u))+1,m=i(o+f*u);for(let t=2;t--&&!(Math.abs(m)>r);)m=i(o+--f*u);return h(m,o+f*u,o+(f+1)*u)}(t,e,r[h]/o,n/Math.abs(o)))}),0)}},Ue=g(0),Le=O({mass:Ue,stiffness:Ue,damping:Ue,response:Ue,dampingRatio:Ue,duration:Ue,bounce:g(-1,1)}),Xe=[["stiffness","response","duration"],["damping","dampingRatio","bounce"],["response","duration","damping"],["response","duration","mass"]],Ye={adding:w,pausesOnCompletion:w},Je=_({...Ye,velocity:M}),He={};function Ge(t,e){let s=t.xt(e),{F:r,w:i}=s.s;return r||i?a("must be numbers to be let go of",e):s}var Ke=t=>c(t)?t:0;function Ze({e:t,s:{t:e}},s,r){let i=new Array(e).fill(0);for(let e of s)if(e.q&&(!r||e.Gt)){e.R();for(let s=0;s<e.t;s++){let n=e.e+s-t,a=e.m[s];if(!a||!(n in i))continue;let h=We(e,s);r&&e.pe(r,n,s),i[n]=(a&ot?0:i[n])+e.q*(r?Ke(h):h)||0}}return i}function Qe(t,e,s,r){let{e:i,s:{t:n},A:a}=e;s||t.Pt(a);let h=new Array(n);for(let e=0;e<n;e++)h[e]=(s?t.o:t.V)[i+e];let o=Ze(e,s&&r?[]:a.r,s&&h);return{ve:h,_t:s?o:o.map(Ke)}}function ts(t,e,s,r,i,n){let a={name:e.name,duration:r,v:0,k:r,ot:0,rs:[],Et:null},h=s.It(a,!1);t.T(),i&&!n.adding&&t.$t(e,null,!0);let o=t.Ms(a,n,[{p:e,O:s,St:i,g:h,Gt:!0}]);return t.n(),o}function es(t,e,s,r,i={}){let n=Je(i),o=Ge(t,e),l=Float64Array.from(ct(o.s,s,e)),u=void 0===n.velocity?[]:ct(o.s,n.velocity,"velocity"),f=t.additive&&o.St,m=Qe(t,o,f,n.adding),c=new De(function(t){let e=h("spring",Le,t);for(let t of Xe){let[,s]=t.filter((t=>void 0!==e[t]));s&&a("must not be there as well",`spring.${s}`)}let{mass:s=1,stiffness:r,damping:i,response:n,dampingRatio:o,duration:l,bounce:u}=e,f=n??l,m=void 0===f?Math.sqrt(r/s):2*Math.PI/f,c=void 0===u?o??(f&&1):u>=0?1-u:1/(1+u),p=void 0===c?i/(2*s):c*m,d=void 0===f?r/s:m*m;return d>1e-300&&d+p*p<1/0||a("needs stiffness and damping, or a response","spring"),(p!==He.Ps||d!==He.Ts)&&(He={Ps:p,Ts:d,kt:D(0,W(0,1/0,B,0,0,p,d,1))}),He}(r),l,l.map(((t,e)=>m.ve[e]-t)),l.map(((e,s)=>(m._t[s]+(u[s]??0))*t.timeScale)));return ts(t,o,c,c.pn,f,n)}function ss(t,e){let s=Ge(t,e),r=Ze(s,s.A.r);return r.length>1?r:r[0]}function rs(t,e){let s=t.xt(e),{e:r,s:{t:i}}=s;t.Pt(s.A),t.T(),t.$t(s,null),t.o.set(t.V.subarray(r,r+i),r),t.xs(s),t.Wt(),t.n()}var is=-1e3*Math.log(.998),ns=g(Number.MIN_VALUE),as=_({...Ye,velocity:M,to:M,friction:ns,rate:g(Number.MIN_VALUE,1-2**-53),stopVelocity:ns}),hs=_(Ye),os=_({friction:ns}),ls=g(-1/0,1/0),us=O({low:ls,high:ls,limit:g(0,1/0),coefficient:ns}),fs={low:-1/0,high:1/0},ms=A((t=>{if(null===t)return fs;let{low:e=-1/0,high:s=1/0,limit:r,coefficient:i=.55}=us(t);return e>s&&a("must not go back"),void 0===r?a("must be there","limit"):{low:e,high:s,limit:r,coefficient:i}}));function cs(t,e,s={}){let r=as(s);for(let[t,e]of[["velocity","to"],["friction","rate"]])void 0!==r[t]&&void 0!==r[e]&&a("must not be there as well",`options.${e}`);let i=Ge(t,e),{s:n}=i,o=r.friction??(void 0===r.rate?is:-1e3*Math.log(r.rate)),l=r.stopVelocity??i.ze,u=t.additive&&i.St,f=Qe(t,i,u,r.adding),m=f.ve,[c,p]=[null,null];void 0===r.to?(c=ct(n,r.velocity,"velocity").map(((e,s)=>(e+f._t[s])*t.timeScale)),p=m.map(((t,e)=>t+c[e]/o))):(p=Float64Array.from(ct(n,r.to,e)),c=p.map(((t,e)=>(t-m[e])*o)));let d=Math.max(...c.map(Math.abs)),g=d>l?(Math.log(d)-Math.log(l))/o:0;h("velocity",$,g);let y=Object.assign(new K([U(o*g,!1)]),{keys:[],segments:[0,g,0,1,0,g?0:1,1]});return ts(t,i,h(e,(()=>new Z(y,n,[m,p]))),g,u,r)}function ps(t,e,s=.55){if(!(e>0&&s>0))return 0;let r=s*Math.abs(t),i=e===1/0?r:r&&e/(1+e/r);return t<0?-i:i}var ds=class{#t;#e;#s;#r;#i=[];constructor(t,e,s,r,i=[]){this.#t=t,this.#e=e;let n=Ge(t,e);this.#s=h("bands",ms,i),rs(t,e);let a=[t.get(e)].flat(),o=ct(n.s,s,e);this.#r=a.map(((t,e)=>this.#n(e,t)-o[e])),this.#i.push([h("time",$,r),a])}move(t,e){let s=ct(Ge(this.#t,this.#e).s,t,this.#e).map(((t,e)=>this.#a(e,t+this.#r[e])));this.#t.set(this.#e,1===s.length?s[0]:s);let r=this.#i.filter((([t])=>t>h("time",$,e)-.1005&&t<e-5e-4));this.#i=[...r,[e,s]]}velocity(t){let e=this.#i[this.#i.length-1],s=this.#i.length-1;for(;s>0&&this.#i[s][0]-this.#i[s-1][0]<=.04;)s-=1;let r=this.#i.slice(s);if(t-e[0]>.08||r.length<2)return e[1].map((()=>0));let i=function(t){let e=t.reduce(((t,e)=>t+e),0)/t.length,s=t.map((t=>t-e)),r=t=>s.reduce(((e,s)=>e+s**t),0),i=r(2);if(t.length<3)return s.map((t=>t/i));let[n,a]=[r(3)/i,i/t.length],h=s.map((t=>t*t-n*t-a)),o=h.reduce(((t,e)=>t+e*e),0);return s.map(((t,s)=>t/i+(-2*e-n)*h[s]/o))}(r.map((([t])=>(t-e[0])/.1)));return e[1].map(((t,e)=>r.reduce(((s,[,r],n)=>s+i[n]*(r[e]-t)),0)/.1))}restingPlace(t,e={}){let{friction:s=is}=os(e),r=this.velocity(t),i=[this.#t.get(this.#e)].flat().map(((t,e)=>{let{low:i,high:n}=this.#s[e]??fs;return Math.min(Math.max(t+r[e]/s,i),n)}));return 1===i.length?i[0]:i}release(t,e,s,r={}){return es(this.#t,this.#e,e,s,{...hs(r),velocity:this.velocity(t)})}#a(t,e){let{low:s,high:r,limit:i,coefficient:n}=this.#s[t]??fs,a=e>r?r:e<s?s:e;return a===e?e:a+ps(e-a,i,n)}#n(t,e){let{low:s,high:r,limit:i,coefficient:n}=this.#s[t]??fs,a=e>r?r:e<s?s:e,h=Math.abs(e-a);if(!h)return e;let o=i===1/0?h/n:h/n/(1-Math.min(h/i,.999999));return a+Math.sign(e-a)*o}},gs={__proto__:null};["t","neg abs sign floor ceil round sqrt exp log sin cos tan","+ - * / % ^ pow < <= > >= == != atan2","? clamp lerp"].forEach(((t,e)=>t.split(" ").forEach((t=>gs[t]=e))));var ys=new Float64Array(64),Ms=ys.slice(),bs=(t,e)=>s=>{let r=0,i=(t,e,s=0)=>(e>r&&a("must not take more than there is"),r+=1-e,{E:t,dn:e,N:s}),n=A((s=>{if("number"==typeof s||/^-?infinite$/.test(s))return i("",0,g(-1/0,1/0)(s));let[,n,h]=/^([pf]|min|max)(\d+)$/.exec(v(s))??[];return n?n[1]?h>0&&h<=r?Array.from({length:h-1},(()=>i(n,2))):a("must not take more than there is"):h<("p"===n?t:e)?i(n,0,Number(h)):a("must not take more than there is"):gs[s]>=0?i(s,gs[s]):a(`must have no step '${s}'`)}),1)(s).flat();return n.length+2>ys.length&&(ys=new Float64Array(n.length+2),Ms=ys.slice()),1===r?n:a("must leave one number")};function vs(t,e,s,r){let i=0;for(let n=0;n<t.length;n++,i++){let{E:a,dn:h,N:o}=t[n];i-=h;let l=ys[i],u=ys[i+1],m=ys[i+2],c=l<m||l!=l?l:m;r&&(Ms[i]=As(a,i)),ys[i]="p"===a?e[o]:"f"===a?s[o]:""===a?o:"t"===a?f[0]:"+"===a?l+u:"-"===a?l-u:"*"===a?l*u:"/"===a?l/u:"%"===a?l%u:"<"===a?+(l<u):"<="===a?+(l<=u):">"===a?+(l>u):">="===a?+(l>=u):"=="===a?+(l===u):"!="===a?+(l!==u):"?"===a?0!==l?u:m:"neg"===a?-l:"abs"===a?Math.abs(l):"sign"===a?Math.sign(l):"floor"===a?Math.floor(l):"ceil"===a?Math.ceil(l):"round"===a?Math.sign(l)*Math.round(Math.abs(l)):"sqrt"===a?Math.sqrt(l):"exp"===a?Math.exp(l):"log"===a?Math.log(l):"sin"===a?Math.sin(l):"cos"===a?Math.cos(l):"tan"===a?Math.tan(l):"atan2"===a?Math.atan2(l,u):"min"===a?l<u||l!=l?l:u:"max"===a?l>u||l!=l?l:u:"clamp"===a?u>c||u!=u?u:c:"lerp"===a?1===m?u:Math.abs(u-l)<1/0?l+(u-l)*m:l*(1-m)+u*m:l**u}}var ws=(t,e)=>0===t?0:t*e;function As(t,e){let[s,r,i]=ys.subarray(e),[n,a,h]=Ms.subarray(e),o=s**r;return"t"===t?1:"+"===t?n+a:"-"===t?n-a:"*"===t?ws(n,r)+ws(a,s):"/"===t?ws(n,1/r)-ws(a,s/r/r):"%"===t?n-ws(a,Math.round((s-s%r)/r)):"^"===t||"pow"===t?ws(n,r&&r*s**(r-1))+ws(a,o&&o*Math.log(s)):"?"===t?0!==s?a:h:"neg"===t?-n:"abs"===t?s<0?-n:n:"sqrt"===t?ws(n,.5/Math.sqrt(s)):"exp"===t?ws(n,Math.exp(s)):"log"===t?ws(n,1/s):"sin"===t?ws(n,Math.cos(s)):"cos"===t?ws(n,-Math.sin(s)):"tan"===t?ws(n,1+Math.tan(s)**2):"atan2"===t?ws(n,r/(s*s+r*r))-ws(a,s/(s*s+r*r)):"min"===t?r<s?a:n:"max"===t?r>s?a:n:"clamp"===t?(s<i?s:i)>r?s<i?n:h:a:"lerp"===t?n+ws(a-n,i)+ws(h,r-s):0}var $s=class{constructor(t,e,s,r=1,i=t.map((()=>0))){Object.assign(this,{vs:t,as:e,b:s,q:r,gn:i})}i(t){for(let e=0;e<this.vs.length;e++)vs(this.vs[e],this.as,this.b,!1),t[e]=this.gn[e]+this.q*ys[0]}un(t,e){return f[0]=e,vs(this.vs[t],this.as,this.b,!0),this.q*Ms[0]}wn(t,e){return new $s(this.vs,this.as,this.b,t,e)}};function ks(t,e,s){let r=s-e-360*Math.floor((s-e)/360);return t?0===r?360:r>=180?r:r-360:r<=180?r:r-360}var xs=(t,e)=>t+360*it((e-t)/360),Os=class extends Z{constructor(t,e,s,r){super(t,e,s),this.yn=r}Ss(){let t=this.d.segments[this.tt+2];return t===this.d.segments[this.tt+3]?this.yn[t]:null}R(){super.R();let t=this.Ss();f[0]=Math.min(Math.max(this.Y,0),1),t&&t.i(o)}};function _s(t,e){let s=t.map((({name:t})=>t));for(let t in e)s.includes(t)||a("must be a parameter",t);return t.flatMap((({name:t,s,lt:r})=>Object.hasOwn(e,t)?ct(s,e[t],t):r))}var Ss={name:"late",types:{turning:function([t]){let e="longest"===t||"shortest"!==t&&a("must be longest or shortest"),s=([t],[s])=>[xs(t,s-ks(e,t,s))];return et("angle",1,{Gs:s,le(t){t.l=1/0,t.d.Kt(t);let r=t.d.segments[t.tt+(t.Y<.5?2:3)],i=t.ht.slice();for(let t=r-1;t>=0;t--)i[t]=s(i[t],i[t+1]);for(let t=r+1;t<i.length;t++)i[t]=[xs(i[t][0],i[t-1][0]+ks(e,i[t-1][0],i[t][0]))];t.ht=i}})}},Dt:function(t,e,s,r){let i=Array.from({length:s},((t,e)=>e)),n=t=>y(i,t),o=k({"formula?":M,"of?":n,"mix?":A($,3,3)})(t);if(o.mix){let[t,e,s]=o.mix;return n(t),n(e),{wt:(r,i,n)=>function(t,e,s,r){return t.F?r<.5?e:s:0===r||1===r?r?s:e:t.Se?t.Se(e,s,r):(t.Gs?.(e,s)??e).map(((t,e)=>at(t,s[e],r)))}(n,r[t],r[e],s)}}e.qt||a("must not be a formula");let l=e.I,u=h("formula",A(bs(_s(r,{}).length,void 0===o.of?0:l),l,l),o.formula),m=(t,e)=>new $s(u,e,(t=>void 0===o.of?[]:t[o.of])(t));return{H:u.some((t=>t.some((({E:t})=>"t"===t)))),wt(t,e){let s=new Array(l);return f[0]=1,m(t,e).i(s),s},As:m}},nn:function(t,e,s,r){let{type:i,keys:n,weight:a}=t,h=1===a||!s||t.layer;if(t.Rs||h&&!n.some((t=>t.wt)))return Q(t,e);let o=[];for(let t of n)o.push(t.wt?t.wt(o,r,i):tt(t,i,e));let l=n.map((t=>t.H?t.As(o,r):null)),u=new Os(t,i,o,l);if(h)return u;let f=u.P(-1/0),m=(t,s)=>e[s]+a*(t-f[s]),c=l.map((t=>t&&t.wn(a,f.map(((t,s)=>e[s]-a*t)))));return new Os(t,{...i,le:void 0,Gs:void 0},u.ht.map((t=>t.map(m))),c)},as:_s,Mn:function(t,e){let s=bs(e,0)(t);return s.some((({E:t})=>"t"===t))&&a("must not have 't'"),t=>(vs(s,t,[]),0!==ys[0])}},Ps=1e3;function Fs(t,e,s){let r=-1/0;if(e<1/0)for(let i=t;i<=e&&i>r;i++)s(r=i)}var Ns=new Float64Array(2),Es=[];function js({time:t,period:e}){let s=1e-9*(1+Math.abs(Ns[0])+Math.abs(Ns[1])+Math.abs(t)),r=Ns[0]-s-t,i=Ns[1]+s-t;return e?Math.floor(r/e)!==Math.floor(i/e):r<=0&&i>=0}var qs=k({start:$,period:g(1e-9),count:g(0,1/0),begin:g(-1/0),turns:A($),between:w,"mirror?":$}),Is=A(k({time:$,name:v,"payload?":M,"period?":g(1e-9)})),Ts={name:"loops",ue:A(g(void 0,1/0),3,3),Et:function(t){let e=qs(t),{start:s,begin:r,period:i,count:n,turns:a}=e;return e.ke=r+i*Math.min(1,n),e.xn=[s,...a].map((t=>({time:t,period:i}))),e},We:function([t,e,s],r){return t+e<1/0&&e>0&&s>0&&(void 0===r||s<1/0)||a("must be a loop","loop")},ft:([,t,e]=[],s)=>e===1/0?(s%t+t)%t:0,Ye:function(t){let e=Is(t);return e.every(((t,s)=>!s||e[s-1].time<=t.time))?e:a("must be in order")},Kt:function(t,e){let[s,r,i]=t.loop,{ft:n,f:a}=e;if(a<=s)return a===s&&(e.f+=n),t.ms(0,e);if(a<s+r*i){let i=a+n-s,h=Math.floor(i/r);return i-h*r<0?h-=1:i-h*r>=r&&(h+=1),e.f=s+Math.max(0,Math.min(i-h*r,r)),t.ms(h,e)}let h=t.segments.length-G;if(i===1/0)return t.X(h,!0,0,e);let o=Math.floor(i),l=i-o,[u,f]=[s+(l||1)*r,l?o:o-1],m=1e-9*r;e.f=u-m;let c=l?Math.max(0,t.xt(e)):h,p=t.segments;l&&f>0&&(p[c]<s||u-m<s)?t.X(h,!0,f-1,e):u>=p[c+1]-m?t.X(c,!0,f,e):(e.f=u,t.ms(f,e),e.ct=NaN)},Je:(t,e)=>!e&&function({f:t,l:e,Et:s,rs:r}){return Ns[0]=Math.min(t,e),Ns[1]=Math.max(t,e),!(r.some(js)||s&&(void 0!==s.mirror&&(Ns[0]=s.mirror-Math.max(t,e),Ns[1]=s.mirror-Math.min(t,e)),s.xn.some(js)))}(t)?Es:function(t,e){let{f:s,l:r,Et:i,rs:n,duration:a}=t,h=s<r,o=e?[[t.ot,"started",void 0,0,0]]:[];i&&function({start:t,period:e,count:s,turns:r,between:i,mirror:n},a,h,o,l){let u=t=>void 0===n?t:n-t,f=(t,e)=>{let s=u(t);(a<h?s>a&&s<=h:s<a&&s>=h)&&s>0&&s<o&&l(s,e)},[m,c]=[u(a),u(h)].sort(((t,e)=>t-e)),p=Math.max(0,Math.floor((m-t)/e)-1),d=Math.min(Math.floor((c-t)/e)+1,Math.ceil(s)-1);d-p>Ps&&(u(h)>u(a)?p=d-Ps:d=p+Ps),Fs(p,d,(n=>{n>0&&i&&f(t+n*e,1),n>0&&f(t+n*e,2);for(let i of r)i+n*e<t+e*s&&f(i+n*e,1)}))}(i,s,r,a,((t,e)=>o.push([t,e>1?"repeated":"reversed",void 0,e,0])));let[l,u]=h?[s,r]:[lt(r),lt(s)];n.forEach((({time:t,name:e,payload:s,period:r},i)=>{let n=t=>o.push([t,"marker",{name:e,payload:s},3,i]);r?function(t,e,s,r,i){let n,a=Math.floor((r-t)/e);t+a*e>r&&(a-=1),Fs(Math.max(0,a-Ps,Math.floor((s-t)/e)-1),a,(a=>{let h=t+a*e;h>s&&h<=r&&h!==n&&i(n=h)}))}(t,r,l,u,n):t>l&&t<=u&&n(t)}));let f=h?1:-1;return o.sort(((t,e)=>f*(t[0]-e[0])||t[3]-e[3]||f*(t[4]-e[4])))}(t,e)},Rs=16,Vs={name:"many",Zs:t=>t.ye=new class{constructor(t){this.u=t,this.$=new Float64Array(q),this.n=q,this.Le=[]}cs(){let{u:t}=this;t.is.length&&this.bn(),t.V.set(t.o),this.K()}bn(){let{u:t,$:e}=this;for(let e of t.is){e.At=!1;for(let t of e.r)t.Xt=0}let s=t.Ut.flatMap((t=>t.r[0].w?t:t.r)),r=new Float64Array(s.reduce(((t,e)=>t+Rs+3*e.t),q)),i=q;for(let t of s){let s=i+Rs+3*t.t;t.Xt&&!t.r?r.set(e.subarray(t.Xt,t.Xt+s-i),i):r.set([t.e,t.t],i+14),t.Xt=i,i=s}this.Le=s,this.$=r,this.n=i}K(){let t=this.$,e=this.n,s=this.u.V,r=this.u.c;for(let i=q,n=0;i<e;n++){let e=0|t[i+15];if(r<t[i+1]){t[l]=t[i+11]+(r-t[i])*t[i+12],X(t,i);let n=t[u],a=F[1],h=t[i+13],o=i+Rs;i=o+3*e;for(let e=0|t[o-Rs+14];o<i;e++,o+=3){let r=h*s[e]+t[o]+t[o+1]*n+t[o+2]*a;r-r==0&&(s[e]=r)}}else this.In(this.Le[n],i),i+=Rs+3*e}}In(t,e){let{u:s,$:r}=this;if(t.r)return s.Hs(t);t.K(s.V);let{a:i,O:n,m:a,t:h}=t;for(let t=1;t<h;t++)if(a[t]!==a[0])return;let{d:l,s:u,kt:f,_s:m,ct:c,tt:p}=n;if(l&&i.G&&(l.loop||!u.qt||u.F||n.Ss?.()))return;let d=void 0!==l?.mirror,g=d?l.mirror-i.time:i.time,y=d?-i.G:i.G,M=d?l.mirror-i.os:i.os,b=!y||c!=c,v=g,w=y,A=M;if(y&&l){let t=l.segments,e=t[p],s=t[p+1],[r,i]=[e,s];if(b){let n=g<e;r=n?-1/0:s,i=n?e:t[p+G]??1/0}else{let r=t[p+5],i=(t[p+6]-r)/(s-e),n=f[m+1]-f[m];v=(c-f[m])/n,w=i/n*y,f[m+2]!==T&&(A=e+(f[w>0?m+1:m]-r)/i)}A=y<0?Math.max(r,A,M):Math.min(i,A,M)}let $=!b&&l,k=$&&n.n(0),x=$&&n.n(1),O=s.c,_=a[0]===ht;r[e]=O,r[e+1]=y?O+(A-g)/y*(1-1e-9)-2**-50*(O+Math.abs(g/y)):1/0;for(let t=2;t<11;t++)r[e+t]=b?R:f[m+t];r[e+11]=b?0:v,r[e+12]=b?0:w,r[e+13]=_?1:0;let S=_?t.q:1;for(let s=0,i=e+Rs;s<h;s++,i+=3){let e=$?k[s]:b?o[s]:n.yt[s];r[i]=S*(_?e-t.g[s]:e),r[i+1]=b?0:S*($?x[s]-e:n.hs[s]),r[i+2]=$||b?0:S*n._t[s]}}}(t)},Cs={__proto__:null,M:1,L:1,Q:2,C:3,Z:0},zs=new Float64Array(2),Bs=(t,e,s)=>([r],{je:i})=>{let n=y(i.routes,r);return function(t,e,s,r){let i=new Float64Array(e),n={E:r,I:1,t:e,F:!1,qt:!1,Bn:!0,Vn:t.reduce(((s,r,i)=>i%(1+2*e)||!i?s:s+Math.hypot(t[i+1]-t[i-2*e],e>1?t[i+2]-t[i+1-2*e]:0)),0),i(r,i,n){nt(r,i,zs,1),function(t){let e=zs[0];if(zs[1]=0,e>=0&&e<=1)return;if(!(t.An&&Math.abs(e)<1/0))return void(zs[0]=e>1?1:0);let s=Math.floor(e),r=e===s&&e>0;zs[0]=r?1:e-s,zs[1]=r?s-1:s}(s),function(t,e,s){let r=zs[0],i=1+2*e,n=0,a=t.length/i-2;for(;n<a;){let e=n+a+1>>1;t[e*i]<=r?n=e:a=e-1}let h=n*i,o=h+i,l=t[o]-t[h],u=l>0?(r-t[h])/l:1,f=1-u;for(let r=1;r<=e;r++){let i=t[h+e+r]*l,n=t[o+e+r]*l;s[r-1]=f*f*((1+2*u)*t[h+r]+u*i)+u*u*((1+2*f)*t[o+r]-f*n)}}(t,e,n),1===e&&(n[0]+=zs[1]*s.Sn)},b:()=>null,Ee(t,s,a){f[0]=0;let h=t.ht.map((t=>(n.i(t,t,i),Array.from(i)))),o=new Z(t.d,et(r,e),h);return o.ft=t.ft,a(o,s)}};return n}(s(n),t,n,e)},Ws={path:function([t]){("string"!=typeof t||!/^(M[MLQCZ]*)?$/.test(t))&&a("must be a path, as MLQCZ");let e=[...t].reduce(((t,e)=>t+2*Cs[e]),0);return et(`path${e}`,e,{Me:(e,s)=>{let r=s;return[...t].map((t=>t+Array.from({length:2*Cs[t]},(()=>e[r++])).join(" "))).join("")}})},route:Bs(2,"point",(({En:t})=>t)),direction:Bs(1,"angle",(({On:t})=>t))},Ds={name:"paths",types:Ws,He:function(t){let{wraps:e,turning:s,places:r,angles:i}=k({wraps:w,turning:$,places:A($,10),angles:A($,6)})(t);for(let[t,e]of[[r,5],[i,3]]){t.length%e&&a("must have whole knots");for(let s=e;s<t.length;s+=e)t[s]<t[s-e]&&a("must not go back")}return{An:e,Sn:s,En:r,On:i}}},Us=new Float64Array(1),Ls={name:"states",Zs:t=>t.dt=new class{constructor(t){let{S:e,J:s}=t;this.it=t;let r=h("transitions",A((({states:t,variants:e,parameters:s},r)=>{let[i,n]=[[...t.keys()],[...e.keys()]],h=s.flatMap((({lt:t})=>t)).length;return t=>{let[e,s,o,l,u,f]=A(M,5,6)(t),{Mn:m}=r??{};return Object.freeze({from:y(i,e),to:y(i,s),variant:y(n,o),reversed:y([!1,!0],l),...Array.isArray(u)?{on:Object.freeze(A(v,1)(u))}:{after:g(0)(u)},ee:void 0===f?()=>!0:(m??a("needs { use: [late] }"))(f,h)})}})(e,s.get("late"))),e.transitions??[]);this.Rt=new class{constructor(t,e){this.P=t,this.ee=e,this.$=this.ne=[]}Nn(t){this.$=this.P.filter((({from:e})=>e===t)),this.ne=[...new Set(this.$.flatMap((({after:t=[]})=>t)))].sort(((t,e)=>t-e))}get Ls(){return this.$.filter(this.ee)}$n(t){return this.Ls.find((({on:e})=>e?.includes(t)))}Pn(t){return this.Ls.find((({to:e})=>e===t))}Tn(t){return this.Ls.find((({after:e})=>e===t))}}(r,(e=>e.ee(t.Is()))),this.rt=this.W=!0,this.oe=this.fs=0,this.a=null,this.ie={n:"",W:!1},this.re(),t.Ot=e=>{Object.getPrototypeOf(t).Ot.call(t,e),this.Ot(e)},this.Xs<1/0&&queueMicrotask((()=>t.Tt()))}Ks(t){return this.$t(this.Rt.$n(t))}ks(t){let{_:e,S:{states:s}}=this.it;return s.has(t)||a("must be one of player.states",t),t===e?null:this.$t(this.Rt.Pn(t)??this.vn(e,t)??a(`needs one transition or variant from '${e}'`,t))}vn(t,e){let s=[...this.it.S.variants.values()];for(let r of[!1,!0]){let[i,n]=r?[e,t]:[t,e],a=s.filter((({name:t,from:e,to:r})=>e===i&&r===n&&!s.some((({reduced:e})=>e===t))));if(a.length)return a.length>1?void 0:{to:e,variant:a[0].name,reversed:r}}}get Xs(){return this._e(),Us[0]}_e(){let{it:t,a:e,Rt:{ne:s}}=this;if(Us[0]=1/0,this.ce<s.length)if(this.rt)Us[0]=this.oe+s[this.ce]*t.timeScale;else if(e&&!e.h&&this.W&&e.G){let t=(e.B?e.v:e.k)-e.Vt,s=e.Jt+t/e.G;Us[0]=s+1e-15*Math.abs(s)}}mt(t){let e=this.it;for(let s=1e3;s>0;){this._e();let r=Us[0],i=this.rt;if(!(r<=t))return;if(r>e.c){e.c=r;for(let t of e.Ut)e.zt(t);e.we(),e.Wt()}if(!this.rt)return;if(!i)continue;s-=1;let n=this.Rt.ne[this.ce++],a=this.Rt.Tn(n);try{this.$t(a)}catch(t){this.D("refused",e.c,a.to,{error:t})}}}mn(t){let e=1e3*(this.Xs-this.it.c);e<1/0&&(this.fs=setTimeout((()=>{this.fs=0,t(performance.now())}),Math.min(e,2e9)))}ln(t){this.fs&&(this.oe-=t/1e3),clearTimeout(this.fs),this.fs=0}$t(t){if(!t)return null;let{it:e,a:s,rt:r,W:i}=this,{_:n,Nt:a}=e;e.T();try{return this.D("left",e.c,n),this.a=null,this.rt=!1,this.W=!0,e._=this.n=t.to,this.a=e.be(t.variant,{reversed:t.reversed!==e.reversesValues,Ht:[n,t.to]}),this.ie={n,W:r},this.re(),this.a}catch(t){throw this.a=s,this.rt=r,this.W=i,e._=this.n=n,e.Nt=a,t}finally{e.n()}}Ot(t){let{it:e,W:s,ie:{n:r,W:i}}=this;this.rt||this.a!==t||e.Us>t.number||(this.D("left",e.c,e._),this.ie={n:e._,W:s},e._=this.n=r,this.W=i,this.re())}Qe(t,e){this.rt||!this.W||(this.a??t)!==t||(this.rt=!0,this.oe=e,this.D("entered",e,this.n))}D(t,e,s,r){this.it.et(void 0,t,e,{state:s,...r})}re(){this.Rt.Nn(this.it._),this.ce=0}}(t),ks:({dt:t},e)=>t.ks(e),Ks:({dt:t},e)=>t.Ks(e),en:({dt:t})=>t.Rt.Ls},Xs={name:"targets",Zs:function(t){let e=new class{constructor(t,e){this.$=t,this.Xt(e)}Xt(t){this.P=new Map([...this.$].map((([e,s])=>[e,{j:s.has(t),ae:null}])))}j(t){return this.P.get(t)?.j??!0}ot(t,e){let s=[];for(let[r,i]of this.P)i.ae=t,!i.j&&e(this.$.get(r))&&(i.j=!0,s.push(r));return s}ns(t,e){let s=[];for(let[r,i]of this.P)!i.j||i.ae!==t||e(this.$.get(r))||(i.j=!1,s.push(r));return s}jn(t,e){for(let s of e.map((t=>this.P.get(t))))s.ae===t&&(s.j=!0)}}(function({targets:t,states:e}){let s=[...e.keys()],r=h("targets",A((t=>{let[e,r]=A(M,2,2)(t);return[v(e),new Set(A((t=>y(s,t)))(r))]})),t??[]),i=new Map(r);return i.size===r.length?i:a("has a name twice","targets")}(t.S),t._),s=Object.getPrototypeOf(t);if(t._n=e,!e.$.size)return;let r=(e,s,r,i)=>{for(let n of i)t.et(s.Rn?s:void 0,e,r,{target:n});i.length&&t.Tt()},i=null;t.Ms=(e,r,n)=>{let a=!n[0]?.Gt&&function({name:t,duration:e,k:s},{reversed:r=!1,Ht:i},n){let{S:{variants:a},reducedMotion:h,reversesValues:o}=n,l=a.get(t);if(!l)return null;let{from:u,to:f}=h&&a.get(l.reduced)||l,[m,c]=i??(r!==o?[f,u]:[u,f]);return(t,r)=>t.has(r?m:c)||!r&&s<e&&t.has(m)}(e,r,t);return i=a&&{Re:a,Rn:!r.Ht},s.Ms.call(t,e,r,n)},t.ut=(n,a,h,o)=>{i&&(s=>{Object.assign(s,i),i=null,r("appeared",s,t.c,e.ot(s,(t=>s.Re(t,!1))))})(n),s.ut.call(t,n,a,h,o)},t.Yt=(i,n,a)=>{"finished"===n&&((t,s)=>{let{Re:i,B:n}=t;r("disappeared",t,s,e.ns(t,(t=>i(t,n))))})(i,a),s.Yt.call(t,i,n,a)},s.draw&&function(t,e,{draw:s,redraw:r,unmount:i}){let n=new class{N=new WeakMap;K(t,e){let{style:s}=t;this.N.has(t)===e&&(e?(s.display=this.N.get(t),this.N.delete(t)):(this.N.set(t,s.display),s.display="none"))}Ln(t){this.N.has(t)&&(t.style.display="none")}},a=new Map,h=e=>[...t.root.querySelectorAll("[data-motion]")].filter((({dataset:{motion:t}})=>t===e)),o=t=>{for(let[e,s]of a)for(let r of s)t(r,e)};t.draw=()=>{for(let t of e.$.keys())a.has(t)||a.set(t,h(t));o(((t,s)=>n.K(t,e.j(s)))),s.call(t)},t.redraw=()=>{o((t=>n.Ln(t))),r.call(t)},t.unmount=()=>{i.call(t),o((t=>n.K(t,!0))),delete t.draw}}(t,e,s)},j:({_n:t},e)=>t.j(e)},Ys=[Tt,Vt,Oe,Ss,Ts,Vs,fe,Ds,Ls,Xs];function Js(t){let{use:e=[]}=h("options",x,t);return{...t,use:[...Ys,...h("options.use",A(M),e)]}}var Hs=class extends bt{constructor(t,e={}){super(t,Js(e))}spring(t,e,s,r){return es(this,t,e,s,r)}decay(t,e){return cs(this,t,e)}grab(t){rs(this,t)}velocity(t){return ss(this,t)}},Gs=(t,e,s={})=>((t,e,s)=>new Be(t,e,s))(t,e,Js(s)),Ks={__proto__:null,opacity:["opacity",String],alpha:["opacity",String],"transform.rotation":["transform",t=>`rotate(${t}deg)`],"transform.rotation.z":["transform",t=>`rotate(${t}deg)`]};for(let t of["position","center","transform.translation"])Ks[`${t}.x`]=["translate",t=>`${t}px 0px`],Ks[`${t}.y`]=["translate",t=>`0px ${t}px`],Ks[t]=["translate",(t,e)=>`${t}px ${e}px`];var Zs,Qs=class extends Be{constructor(t,e,s={}){super(t,e,s),this.Mt=new Map;let r=t=>this.U.some((e=>e.yt===t&&/^transform(\.scale\.|\.rotation\.[xy]|$)/.test(e.Js)));for(let t of this.U){let e=Ks[t.Js];t.he="transform"===e?.[0]&&r(t.yt)?void 0:e}this.fe=new Map(this.U.filter((t=>t.he)).map((t=>[t.p,t]))),this.Fe(),this.redraw()}get mainThread(){return this.U.filter((t=>!t.he)).map((t=>t.p.name))}draw(){this.Fe(),super.draw()}unmount(){super.unmount();for(let t of this.Mt?.values()??[])for(let e of t)e.cancel();this.Mt=void 0}Tt(){super.Tt(),this.Mt&&this.Lt>=0&&this.draw()}Fe(){if(!this.Mt||this.Ce)return;this.Ce=!0;let t=new Set,e=new Map;for(let[{A:s},r]of this.fe){if(!e.has(s)){let r=s.r;e.set(s,r.length>0&&r.every((t=>this.fe.has(t.p)&&this.Fn(t))));for(let i of e.get(s)?r:[])t.add(i),this.Cn(i,this.fe.get(i.p))}let i=e.get(s);r.o!==i&&r.lt.fill(NaN),r.o=i}for(let[e,s]of this.Mt)if(!t.has(e)){for(let t of s)t.cancel();this.Mt.delete(e)}this.Ce=!1}Fn({a:{v:t,k:e},w:s,m:r}){return!s&&e-t<=20&&e>t&&r.every((t=>t&&t===r[0]))}Cn(t,e){let s=(t.m[0]&ot)>0,r=this.o.slice(t.e,t.e+t.t),i=`${s&&r} ${t.g}`,n=this.Mt.get(t);if(n?.Dt!==i){for(let t of n??[])t.cancel();n=e.yt.vt.map((i=>i.animate(...this.qn(t,e,s,r)))),n.Dt=i,this.Mt.set(t,n)}let{a}=t;for(let t of n){let e=this.Ns?a.G:0,s=1e3*(a.time-a.v);if(0===e){t.pause(),t.currentTime=s;continue}t.playbackRate!==e&&(t.playbackRate=e);let r=t.timeline.currentTime-document.timeline.currentTime+this.Zt-s/e;Math.abs((t.startTime??NaN)-r)<1||(t.startTime=r)}}qn(t,e,s,r){let{O:i,a:{v:n,k:a},g:h,q:l}=t,[u,f]=e.he,m="opacity"===u&&s,c=Math.max(1,Math.ceil(240*(a-n)));return[Array.from({length:c+1},((t,e)=>{i.l=n+(a-n)*e/c,i.R();let p=h.map(((t,e)=>{let i=o[e];return m?i:s?i-r[e]:l*(i-t)}));return{[u]:f(...p)}})),{duration:1e3*(a-n),fill:"both",composite:m?"replace":"add",easing:"linear"}]}},tr=(t,e,s)=>new Qs(t,e,s);return Zs=i,((i,n,a,h)=>{if(n&&"object"==typeof n||"function"==typeof n)for(let a of s(n))!r.call(i,a)&&void 0!==a&&t(i,a,{get:()=>n[a],enumerable:!(h=e(n,a))||h.enumerable});return i})(t({},"__esModule",{value:!0}),Zs)})();
(() => {
"use strict";
// The scene of a spec's preview: an element for each layer, in that of its parent. `data-motion` says what moves, or comes and
// goes, and the player writes its styles there; what a style of that element doesn't show is copied from it.

const SVG = "http://www.w3.org/2000/svg";
const listed = (value, ...names) => (value === undefined || Array.isArray(value) ? value : names.map((name) => value[name]));
const make = (name, className) => Object.assign(document.createElement(name), { className });
// As the player names what no style shows.
const kebab = (name) => name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, "$&-").replace(/[._]/g, "-").toLowerCase();

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
  const at = (axis, start, middle) => {
    if (has(["frame", "frame.origin", "position", "center"], axis)) return "0";
    return `${isFramed ? start : middle}px`;
  };
  style.left = at("x", x, x + width * ax);
  style.top = at("y", y, y + height * ay);
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.transformOrigin = `${ax * 100}% ${ay * 100}%`;
  // The player puts the middle of what has a position there, along the axes that move.
  const by = (axis, share) => `${((has(["position", "center"], axis) ? 0.5 : 0) - share) * 100}%`;
  if (!isFramed) style.translate = `${by("x", ax)} ${by("y", ay)}`;
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
    const scrolled = keys.map((key) => /^(contentOffset|bounds\.origin)(\.[xy])?$/.exec(key)?.[1]).find(Boolean);
    const home = scrolled ? make("div", "scrolled") : element;
    if (scrolled) {
      const way = (axis) => `calc(var(--${kebab(scrolled.replace(".origin", ""))}-${axis}, 0) * -1px)`;
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

const things = new Map();
for (const [path] of motion.properties) {
  const [target, keyPath] = MotionSpec.splitPath(path);
  things.set(target, [...(things.get(target) ?? []), keyPath]);
}

for (const [target] of motion.targets ?? []) if (!things.has(target)) things.set(target, []);

const taps = scene?.layers ? drawScene(scene, layer, things) : [];
const RING = "M 48 4 A 44 44 0 0 1 48 92 A 44 44 0 0 1 48 4";
/** The names that stand beside what nothing places, by target. */
const captions = new Map();
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
    captions.set(target, name);
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
/** Shows the names of what is present only, as the player shows it: one whose element isn't displayed has none. */
for (const [target, name] of captions) {
  const element = layer.querySelector(`[data-motion="${CSS.escape(target)}"]`);
  const follow = () => (name.hidden = element.style.display === "none");
  new MutationObserver(follow).observe(element, { attributeFilter: ["style"] });
  follow();
}
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
