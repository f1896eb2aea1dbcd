// Made by Web/player/build.mjs: don't edit.
// swift-format-ignore-file

/// The page that only plays: its markup, style and script, and their checksums as a policy names them.
enum PlayerAssets {
static let styleChecksum = "sha256-qiT+QNR4Okrsh1ddAwY30lsgkcBFpycWi3ISm6zfJvQ="
static let scriptChecksum = "sha256-8rJ+GpxJZj7ejIP6QVs4iJR54JlNn4vnY6dim5ZWqiw="

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
var MotionSpec=(()=>{var t=Object.defineProperty,e=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,i=Object.prototype.hasOwnProperty,r={};((e,s)=>{for(var i in s)t(e,i,{get:s[i],enumerable:!0})})(r,{CompositorPlayer:()=>Vs,Drag:()=>ts,ElementPlayer:()=>Ie,MotionError:()=>n,Player:()=>qs,decay:()=>Ze,grab:()=>Je,mount:()=>Is,mountOnCompositor:()=>zs,parts:()=>Es,rubberBand:()=>Qe,splitPath:()=>Ae,spring:()=>Ye,velocity:()=>Le});var n=class extends Error{constructor(t,e){super(`${t||"motion"} ${e}`),this.name="MotionError",this.path=t,this.Ce=e}},a=(t,e="")=>{throw new n(e,t)};function h(t,e,s,i){try{return e(s,i)}catch(e){if(!(e instanceof n))throw e;let{path:s,Ce:i}=e;a(i,("number"==typeof t?`[${t}]`:t)+(s&&"["!==s[0]?".":"")+s)}}var o=new Float64Array(64),l=4,u=5,f=new Float64Array(1),m=1e150,c=t=>"number"==typeof t&&Math.abs(t)<=m,p=t=>t.every(c),d=t=>p(t)?t:a("must have numbers up to 1e150"),g=(t=-m,e=m)=>s=>{let i="number"==typeof s?s:"infinite"===s?1/0:"-infinite"===s?-1/0:NaN;return i>=t&&i<=e?i:a(`must be a number from ${t} to ${e}`)},y=(t,e)=>t["number"==typeof e?e:-1]??a("must be in the file"),M=t=>t,b=t=>e=>typeof e===t?e:a(`must be a ${t}`),v=b("string"),w=b("boolean"),A=(t,e=0,s=1e6)=>i=>{if((!Array.isArray(i)||i.length<e||i.length>s)&&a(`must be a list of ${e} to ${s}`),t===M)return i;let r=[...i];if(t!==$||!p(r))for(let e=0;e<r.length;e++)r[e]=h(e,t,r[e],e);return r},$=g(),k=t=>{let e=[],s={__proto__:null};for(let i in t)i.endsWith("?")?s[i.slice(0,-1)]=t[i]:e.push(i);return(i,r,n={})=>{(Object(i)!==i||Array.isArray(i))&&a("must be an object");for(let s of e)n[s]=h(s,t[s],i[s]);for(let t in i)e.includes(t)||(n[t]=h(t,s[t]??(()=>a("must not be there")),i[t]));return n}},x=t=>e=>{let s=A(t)(e),i=new Map(s.map((t=>[t.name,t])));return i.size===s.length?i:a("has a name twice")};function _(t,e){let s=t[l];if(s===t[2]&&e===t[1])return;t[1]=e,t[2]=s;let i=t[e+5],r=t[e+6],n=1+3*(i-r),a=0,h=-s,o=3*i,u=3*(r-2*i);if(s>.75)a=1,h=1-s,o=3*(1-r),u=3*(1-r-(r-i));else if(s>=.25){let t=(r-(1-i))/2;a=.5,h=.75*t-(s-.5),o=.75*(r+(1-i)),u=-3*t}let f=-a,m=1-a,c=s-a;for(let t=1,e=0;e<64&&Math.abs(t)>1e-12*Math.abs(c)+1e-17;e++){let e=h+c*(o+c*(u+c*n));if(0===e)break;e<0?f=c:m=c;let s=e/(o+c*(2*u+3*c*n)),i=c-s;i>f&&i<m&&Math.abs(s)<=.5*Math.abs(t)?(t=s,c=i):(t=(m-f)/2,c=f+t)}t[3]=a+c}var O=new Float64Array(5);function S(t,e,s){O[2]=t,O[3]=e,O[4]=s,P()}function P(){let t=O[2],e=O[3],s=Math.max(O[4],0),i=t*t-e;if(i<0){let e=Math.sqrt(-i),r=Math.exp(-t*s),n=e*s,a=r*Math.cos(n),h=r*(n?Math.sin(n)/e:s);return O[0]=a+t*h,void(O[1]=h)}let r=Math.sqrt(i),n=e/-(t+r),a=Math.exp(n*s),h=2*r*s,o=a*(h?-Math.expm1(-h)/(2*r):s);O[0]=a-n*o,O[1]=o}var F=(t,e,s,i)=>i*(O[0]-2*t*O[1])-s*e*O[1],N=6,E=11,j=-1,q=0,I=1,T=2,R=3,V=4,z=(...t)=>[...t,0,0,0,0,0,0].slice(0,E),B=(t,...e)=>Float64Array.of(t,-1,0,0,0,0,...e.flat()),C=(t,e)=>B(0,z(0,1,R,0,1,t,e?-Math.expm1(-t):1,e?1:0));function W(t,e){let s=t[l],i=0;for(let r=(t.length-N)/E-1;i<r;){let n=i+r>>1,a=t[N+n*E+1];(e?a<s:a<=s)?i=n+1:r=n}return N+i*E}function D(t,e){let s=t[l],i=t[e+2],r=t[e+5];if(i===I){_(t,e);let s=t[3],i=1-s;t[u]=i*i*(i*t[e+3]+3*s*t[e+7])+s*s*(3*i*t[e+8]+s*t[e+4])}else i<=q?t[u]=t[e+3]+s*(t[e+4]-t[e+3]):i===R?t[u]=r<2**-53?s:Math.min(-Math.expm1(-r*s)/t[e+6],1):(O[2]=r,O[3]=t[e+6],O[4]=s*t[e+7],P(),t[u]=i===V?O[0]:Math.min(Math.max(1+t[e+8]*O[1]-O[0],t[e+9]),t[e+10]))}function U(t,e,s){let i=e.ct;t[l]=i;let r=W(t,s),n=t[r],a=t[r+1];e.Kt=t,e.Ls=r,t[u]=i<a?t[r+3]:t[r+4],t[l]=(i-n)/(a-n),(t[r+2]===j||i>n&&i<a)&&D(t,r),e.Y=t[u]}var X=t=>{let[e,s,...i]=A($,4,8)(t),[r,n]=i.slice(-2),[h,o,l,u]=i,f=r-e,m=t=>f?(t-e)/f:0,c=6===i.length;return(f<0||c&&!((t,e)=>t>=0&&e<=1&&(e>=t||(e-t)*(e-t)<=t*(1-e)*(1+1e-12)))(m(h),m(l)))&&a("must not go back"),!c||o===s&&u===s&&n===s?z(e,r,q,s,n):z(e,r,I,s,n,m(h),m(l),o,u)};function Y(t){let[e,...s]=A(M,1)(t);if("pieces"===e){let t=A(X,1)(s.slice(1));return t.some(((e,s)=>s&&e[0]<t[s-1][1]))&&a("must not go back"),B($(s[0]),...t)}let i=(t,i,r=i)=>e===t&&A(g(-1/0,1/0),i,r)(s);if(i("linear",0))return B(0,z(0,1,j,0,1));let[r,n=1,h=0,o=0,l=-1/0,u=1/0]=i("spring",4,6)||i("settling",1)||i("arriving",1)||[];return r>=0&&n>0&&o>=0&&r+n+Math.abs(h)+o<1/0&&l<=0&&u>=1?"spring"===e?B(0,z(0,1,T,0,1,r,n,o,h,l,u)):C(r,"arriving"===e):a("must be a curve")}var L=7,J=class{property;type;additive;layer;synchronized;written;loop;mirror;keys;segments;weight=1;constructor(t,e){this.ls=t,this.qe=e}get Fs(){return 1===this.weight&&this.keys.every(Array.isArray)}get Rt(){let{segments:t,loop:e,mirror:s}=this,i=e?Math.min(t[0],e[0]):t[0],r=e?e[0]+e[1]*e[2]:t.at(1-L);return void 0===s?[i,r]:[s-r,s-i]}je(){let t=this.keys.length-1,e=this.segments.slice();for(let s=2;s<e.length;s+=L)e[s]===e[s+1]&&this.keys[e[s]].H||(e[s]=t-e[s],e[s+1]=t-e[s+1]);return Object.assign(new J,this,{segments:e})}Gt(t){t.f=void 0===this.mirror?t.l:this.mirror-t.l,this.loop?this.qe.Gt(this,t):this.ms(0,t)}ms(t,e){let s=this.segments,i=e.f,r=this.xt(e);if(r<0)return this.X(0,!1,t,e);let n=s[r],a=s[r+1];if(i>=a)return this.X(r,!0,t,e);let h=s[r+5],o=s[r+6],l=i<=n?0:(i-n)/(a-n);e.tt=r,e.Ct=t,e.ct=h+(o-h)*l,U(this.ls[s[r+4]],e,!1)}X(t,e,s,i){let r=this.segments;i.tt=t,i.Ct=s,i.ct=r[t+(e?6:5)],U(this.ls[r[t+4]],i,r[t+5]<=r[t+6]!==e),i.ct=NaN}xt({f:t}){let e=0;for(let s=this.segments.length/L;e<s;){let i=e+s>>1;this.segments[i*L]<=t?e=i+1:s=i}return(e-1)*L}},H=class{constructor(t,e,s){if(this.d=t,this.s=e,this.ht=s,this.t=e.t,this.ft=this.tt=this.Ct=this.Ls=0,this.Y=this.ct=this.l=this.f=.5,this.Kt=this.Rs=this.us=null,s!==t.keys&&s.forEach(d),e.le?.(this),!e.bt)return;let{segments:i}=t;this.us=[];for(let t=2;t<i.length;t+=L)this.us.push(e.bt(s[i[t]],s[i[t+1]]))}F(){this.d.Gt(this);let t=this.n(0),e=this.n(1),s=this.s;s.R?o[0]=(this.Y<.5?t:e)[0]:(f[0]=this.Y,s.o(t,e,o,this.t))}n(t){let{Rs:e,tt:s}=this;return null!==e&&e[s]&&e.Ct===this.Ct?e[s][t]:null!==this.us?this.us[s/L][t]:this.ht[this.d.segments[s+2+t]]}It({_:t,K:e,duration:s},i){return this.P(i?t>0||this.d.Rt[0]<0?t:-1/0:e<s?e:1/0)}De(t){return d(this.It(t,!0)),d(this.It(t,!1))}P(t){return this.l=t,this.F(),e=this.t,o.slice(0,e);var e}},G=(t,e)=>new H(t,t.type,t.Fs?t.keys:t.keys.map((s=>K(s,t.type,e)))),K=(t,e,s)=>(Array.isArray(t)?t:e.b?e.b(s):s)??a("must have numbers up to 1e150"),Z=(t,e,s)=>({E:t,I:e,t:e,qt:!0,o:st,...s}),Q=({I:t},e)=>A($,t,t)(e),tt=new Map(Object.entries({number:1,integer:1,angle:1,bool:1,point:2,size:2,rect:4,insets:4,color:4}).map((([t,e])=>[t,Z(t,e,{R:"bool"===t})]))),et=t=>Math.sign(t)*Math.round(Math.abs(t));function st(t,e,s,i){let r=f[0];for(let n=0;n<i;n++){let i=t[n],a=e[n],h=a-i;s[n]=1===r?a:Math.abs(h)<1/0?i+h*r:i*(1-r)+a*r}}function it(t,e,s){let i=[t];return f[0]=s,st(i,[e],i,1),i[0]}var rt=1,nt=2,at=t=>t?t-Math.abs(t)*2**-52:-Number.MIN_VALUE,ht=class{constructor(t){var e;this.i=new Float64Array(t.flatMap((({lt:t})=>t))),this.B=this.i.slice(),(e=this.i.length)>o.length&&(o=new Float64Array(e)),this.Ut=[],this.os=[],this.pt=[],this.gs=[],this.ws=[],this.Nt=this.ys=this.c=this.de=this.Bs=this.zs=0,this.Us=-1,this.Rt=[],this.Ws=!1,this.nt=new Map}Ms(t,e,s){this.T();let i=new class{constructor(t,e,{pausesOnCompletion:s=!1}){this.u=t,this.pausesOnCompletion=s,Object.assign(this,e),this.He=t.Cs||1,this.number=t.de++,this.ds=1,this.D=this.Dt=this.qs=this.Qt=!1,this.js=!0,this.Jt=t.c,this.Bt=this.f=this.l=this._,this.a=null,this.ts=[],this.st=0,this.ss()}get state(){return this.a??(this.Dt?"paused":this.Qt?"playing":"waiting")}get time(){return this.j(this),this.l}j(t){let e=this.Bt+(this.u.c-this.Jt)*this.k;t.l=this.a?this.f:Math.max(this._,Math.min(e,this.K))}get direction(){return this.D?"backward":"forward"}get speed(){return this.ds}set speed(t){h("speed",g(1e-6,1e6),t),!this.a&&(this.Vt(),this.ds=t,this.ss(),this.es())}get finished(){return this.qn??=new Promise((t=>this.a?t(this.a):this.Ze=t))}pause(){this.a||this.Dt||(this.Vt(),this.X(!0),this.es("paused"))}resume(){!this.a&&this.Dt&&this.mt()}seek(t){h("seek",$,t),!this.a&&(this.Vt(),this.Bt=t,this.Vt(),this.ss(),this.u.ut(this,!1,!1,!0),this.es())}scrub(t){h("scrub",$,t),this.seek(Math.min(t,1)*(this.duration<1/0?this.duration:this.Et?.Xe??0))}reverse(){this.a||(this.Vt(),this.D=!this.D,this.ss(),this.u.Ot(this),this.u.T(),this.es("reversed"),this.qs&&this.mt(),this.u.n())}stop(){this.a||this.u.Ds(this)}cancel(){this.a||this.u.ns(this,"cancelled")}finish(){this.a||this.u.ns(this)}ss(){this.u.Bs=0,this.k=this.Dt?0:(this.D?-this.ds:this.ds)/this.He}Vs(t){return this.k?this.Jt+(t-this.Bt)/this.k:this.u.c}get is(){return this.D?this._:this.K}Vt(){this.Bt=this.time,this.Jt=this.u.c}X(t){this.Dt=t,this.ss()}mt(){this.Vt(),this.qs=!1,this.X(!1),this.es("resumed")}es(t){let e=this.u;e.T();for(let{p:t}of this.ts)e.zt(t.A);t&&e.et(this,t),e.n()}}(this,t,e),r=t.K,n=!this.Cs||t._===r,a=n&&!(i.pausesOnCompletion&&r<1/0),o=s.map((t=>this.Ke(t,i,a)));return a?(i.l=r<1/0?r:Math.max(t.it,t.rs.at(-1)?.time??0),this.ut(i,!0,!0,!0)):(i.ts=o,this.pt.push(i),this.ut(i,!1,!1,!0),i.l=i.is,n&&this.ut(i,!0,!1,!0)),this.Wt(),this.n(),i}Ke(t,e,s){let{p:i,ge:r}=t,{e:n,s:{w:a}}=i,h=i.A,l=t.St&&(!a||a.Ge(this,t,e)),u=new class{constructor(t,{O:e,p:s,g:i,kt:r},n){this.h=t,this.O=e,this.p=s,this.e=s.e,this.t=e.t,this.kt=r,this.w=s.s.w,this.q=n&&e.d?.layer?e.d.weight:1,this.g=i,this.st=this.w?1:this.t,this.m=new Array(this.t).fill(n?rt:rt|nt)}F(){this.h.j(this.O),this.O.F()}pe(t,e,s){let i=t[e],r=this.m[s]&nt?o[s]:i+this.q*(o[s]-this.g[s]);r-r==0&&(t[e]=r)}G(t){this.F();for(let e=0;e<this.t;e++)this.m[e]&&this.pe(t,this.e+e,e)}}(e,t,l);l?lt(h.r,i,((t,e,s)=>{t.m[e]&nt&&(t.g[e]=this.i[s],t.m[e]=rt)})):this.$t(i,e);for(let t=0;t<u.t;t++)this.i[n+t]=r?this.i[n+t]+u.q*(u.g[t]-r[t]):u.g[t];return s?this.xs(i):(h.r=h.r.length?[...h.r,u]:[u],h.me||=this.Ut.push(h),e.st+=1,this.zt(h),u)}$t(t,e,s){let i=t.A;lt(i.r,t,((t,r)=>{let n=t.h;n.a||!t.m[r]||s&&!t.kt||(t.m[r]=0,this.zt(i),!(t.w?r:--t.st)&&(t.st=0,i.r=i.r.filter((e=>e!==t)),0==--n.st&&n!==e&&this.Yt(n,"replaced")))}))}Yt(t,e,s=this.c){"finished"===e?this.dt?.ke(t,s):t.f=t.time,t.a=e,this.Ws=!0,t.st&&this.gs.push(t),this.et(t,"completed",s,{reason:e}),t.Ze?.(e)}Wt(){if(!this.gs.length)return;let t=new Set;for(let{ts:e}of this.gs)for(let s of e)s.st&&t.add(s.p.A);for(let e of t)e.r=e.r.filter((t=>!t.h.a)),this.zt(e);this.gs=[]}Ds(t){this.T();for(let e of t.ts)e.st&&(e.w?e.w.Ds(this,e):e.G(this.i));this.et(t,"stopped"),this.ns(t,"stopped"),this.n()}ns(t,e){this.T();let s=t.is;e?this.Yt(t,e):(t.l=Math.abs(s)<1/0?s:t.f,this.ut(t,!0,!0,!0)),this.Wt(),this.n()}stopAll(){this.T();for(let t of this.os)this.Pt(t);this.i.set(this.B);for(let t of this.pt)t.a||(this.et(t,"stopped"),this.Yt(t,"stopped"));this.Wt(),this.n()}cancelAll(){this.T();for(let t of this.pt)t.cancel();this.n()}Ot(t){t.number===this.Us&&(this.v=this.Rt[+t.D]);for(let e of t.ts){if(!e.st)continue;let s=e.O.It(t,t.D);if(e.w)e.w.Ot(this,e,s);else{for(let t=0;t<e.t;t++){let i=e.e+t,r=e.m[t],n=e.g[t];r&&(this.i[i]===n&&(1===e.q||r&nt)?this.i[i]=s[t]:r&nt||(this.i[i]+=e.q*(s[t]-n)))}e.g=s}}}ut(t,e,s,i){let r=t.l,n=t.js;n&&(t.f=at(t._));let a=t.f,h=r!==a,o=!t.Qt&&a<t.it&&t.it<=r,l=t.Et||t.rs.length;if(this.Ys&&(o||l)){let e=l?this.gt("loops").Qe(t,o):[[t.it,"started"]];for(let[s,r,n]of e)this.et(t,r,i?void 0:t.Vs(s),n)}t.Qt||=o,t.f=r,t.js=!1;let u=i||!e?void 0:t.Vs(r);if(t.Qt&&(e||h&&!n)&&this.et(t,"updated",u),e){if(!t.pausesOnCompletion||s)return this.Yt(t,"finished",u);t.Bt=r,t.Jt=this.c,t.qs=!0,t.X(!0),this.et(t,"paused",u)}}Je(t){this.T(),this.dt?.mt(t),this.c=t,this.we();for(let t=1;t<this.Nt;t++){let e=this.ws;e[t-1].time>e[t].time&&(this.ws=e.slice(0,this.Nt).sort(((t,e)=>t.time-e.time)))}this.Wt(),this.Ws&&(this.pt=this.pt.filter((t=>!t.a))),this.Ws=!1,this.cs(),this.n()}we(){let t=this.Ys;if(this.c<this.Bs&&!t)return;let e=t?0:1/0;for(let s of this.pt){if(!ot(s)||(s.j(s),this.ut(s,s.l===(s.D?s._:s.K),!1,!1),t))continue;let i=s.Vs(s.Qt||s.D?s.is:s.it);e=Math.min(e,i*(1-1e-9)-1e-9)}this.Bs=e}cs(){let t=this.os;if(t.length&&(this.Ut=this.Ut.filter((t=>t.me=t.r.length>0))),this.ye)this.ye.cs();else for(let t of this.Ut)this.Hs(t);for(let e of t)this.Pt(e);t.length=0}Hs(t){let{e,t:s,r:i}=t,r=this.i,n=this.B;t.At=!1;for(let t=e;t<e+s;t++)n[t]=r[t];for(let t of i){if(t.w)return t.w.cs(this,i,e);t.G(n)}}zt(t){t.At||=this.os.push(t)}Pt(t){t.At&&this.Hs(t)}xs({A:t}){this.zt(t),this.Tt()}T(){this.ys++}n(){if(!--this.ys){this.ys=1;for(let t=0;t<this.Nt;t++){let e=this.bs=this.ws[t],{type:s,playback:i}=e;this.zs++,this.nt.get(s)?.forEach(this.j),this.nt.get("*")?.forEach(this.j),"updated"===s&&(i.bs=e)}this.Nt=this.ys=0,this.Tt()}}et(t,e,s,i){if(!this.nt.has(e)&&!this.nt.has("*"))return;let r="updated"===e&&t.bs;r?t.bs=null:r={type:e,playback:t,time:0,...i},r.time=this.c,void 0!==s&&(r.time=s),this.ws[this.Nt++]=r}j=(t,e)=>{try{t<this.zs&&e(this.bs)}catch(t){setTimeout((()=>{throw t}))}};get Ys(){return this.nt.size>Number(this.nt.has("completed"))}get H(){return this.pt.some(ot)}Tt(){}},ot=t=>!t.Dt&&!t.a;function lt(t,{e,s:{t:s}},i){for(let r of t)for(let t=Math.max(e,r.e);t<Math.min(e+s,r.e+r.t);t++)i(r,t-r.e,t)}function ut(t,e,s){if(t.ps){let i=t.ps.indexOf(e);return i<0?a("must be one of its texts",s):[i]}let i="bool"===t.E?["boolean"==typeof e?Number(e):NaN]:Array.isArray(e)?e:[e];return h(s,A($,t.t,t.t),i)}function ft(t,e,s){let i=e[s];return t.ps?t.ps[i]:t.Me?t.Me(e,s):"bool"===t.E?i>=.5:"integer"===t.E?et(i):1===t.t?i:[...e.subarray(s,s+t.t)]}var mt={additive:!0,beginsFromCurrentState:!0,reversesValues:!1,reducedMotion:!1,timeScale:1},ct=class extends ht{constructor(t,e={}){let s=new Map((e.use??[]).map((t=>[t.name,t]))),i=function(t,e){let s;try{s="string"==typeof t?JSON.parse(t):t}catch{a("must be JSON")}2!==s?.player&&a("must be 2: bake it anew","player");let i={},r=[],{jt:n}=e.get("late")??{},o=e.get("loops")??{},l=Object.assign({__proto__:null},...[...e.values()].map((t=>t.types))),u={s:t=>"string"==typeof t?l[t]:void 0,Be:i},f=t=>function(t,e){let s=tt.get(t);if(s)return s;let[i,...r]=[t].flat();return"vector"===i?Z(i+r[0],g(2,64)(r[0])):"string"===i?Z(i,1,{R:!0,ps:A(v)(r)}):(e.s(i)??a("must be a type"))(r,e)}(t,u),m=(t,e)=>e??(()=>a(`needs { use: [${t}] }`)),c=t=>m(t,e.get(t)&&M),p=t=>e=>y(i[t],e),d=t=>e=>i[t].has(e)?e:a("must be in the file"),b=(t,e,s)=>"current"===t?{}:Array.isArray(t)?Q(e,t):m("late",n)(t,e,s,i.parameters),_=k({property:p("properties"),"type?":f,"additive?":w,"layer?":w,"synchronized?":m("loops",o.ue&&w),"written?":w,"weight?":m("late",n&&g(0,1)),"loop?":m("loops",o.ue),"mirror?":$,keys:M,segments:M}),O=A($,5,L);k({player:M,generator:v,spec:v,tolerance:g(0),imports:A((t=>e.has(t)||m(t)())),routes:A(m("paths",e.get("paths")?.Ye)),parameters:A(m("late",n&&function(t){let[e,s,i]=A(M,3,3)(t),r=f(s);return{name:v(e),s:r,lt:Q(r,i)}})),families:A((function(t){let e=A($,1)(t),s={e:r.length,t:e.length,lt:e,r:[],At:!1,me:!1};for(let t of e)r.push(s);return s})),properties:A((function(t){let[e,s,i,n,h]=A(M,5,5)(t),o=f(s),l=y(r,i);return r[i+o.t-1]!==l&&a("must fit its family"),{name:v(e),s:o,e:i,A:l,St:w(n)&&!o.R,Ve:g(0)(h)}})),states:x((function(t){let{name:e,values:s}=k({name:v,values:M})(t),{properties:r}=i,n=r.length;return{name:e,ze:h("values",A(((t,e)=>t&&b(t,r[e].s,0)),n,n),s)}})),curves:A(Y),tracks:A((function(t){let e=_(t,0,new J(i.curves,o)),{property:s,loop:r,mirror:n}=e,l=e.type??=s.s;e.additive??=s.St,l.E!==s.s.E&&a("must fit its property","type"),r&&o.Ue(r,n);let u=e.keys=h("keys",A(((t,e)=>b(t,l,e)),1),e.keys),f=-1/0,m=h("segments",A((t=>{let e=O(t),s=e.length<6?e.concat(0,1):e;return(!(s[0]>=f&&s[1]>=s[0])||s.length<L)&&a("must not overlap"),f=s[1],u[s[2]]&&u[s[3]]&&i.curves[s[4]]?s:a("must be in the file")}),1),e.segments);return e.segments=m.length>1?m.flat():m[0],e})),timelines:A((function(t){let e=k({duration:g(0,1/0),start:g(0),tracks:A(p("tracks")),"markers?":m("loops",o.We),"rhythm?":m("loops",o.Et)})(t,0,{markers:[]}),s=e.tracks.filter((t=>!t.layer)).map((t=>t.property));return e.tracks.every((t=>t.Rt[1]<=e.duration))&&new Set(s).size===s.length?e:a("must fit its tracks")})),variants:x(k({name:v,from:d("states"),to:d("states"),timeline:p("timelines"),"reversed?":p("timelines"),"reduced?":v})),"transitions?":c("states"),"targets?":c("targets")})(s,0,i);for(let{name:t,reduced:e=t}of i.variants.values())i.variants.has(e)||a("must be in the file",e);return i}(t,s);super(i.families),this.S=i,this.J=s,this.xe=new Map(i.properties.map((t=>[t.name,t])));for(let t in mt)this[t]=e[t]??mt[t];this.setParameters(e.parameters),this.G(e.state??this.states[0]);for(let t of s.values())t.Zs?.(this)}get name(){return this.S.spec}get states(){return[...this.S.states.keys()]}get variants(){return[...this.S.variants.keys()]}get properties(){return[...this.xe.keys()]}get state(){return this.v}get time(){return this.c}get isMoving(){return this.H||this.dt?.Xs<1/0}get timeScale(){return this.Cs}set timeScale(t){this.Cs=h("timeScale",g(0),t)}play(t,e={}){Object(e)!==e&&a("must be an object","options");let s=this.S.variants.get(t)??a("must be one of player.variants",t),i=this.reducedMotion&&this.S.variants.get(s.reduced)||s,r=!e.reversed===this.reversesValues,{timeline:n}=i,{tracks:o,duration:l,start:u,markers:f,rhythm:m}=r?i.reversed??={...n,tracks:n.tracks.map((t=>t.je()))}:n,[c,p]=h("range",A(g(0,l),2,2),e.range??[0,l]);(c>p||c===1/0)&&a("must not go back","range");let d=this.Is(e.parameters),y=o.map((t=>h(t.property.name,(()=>this.tn(t,d))))),M={name:t,duration:l,_:c,K:p,it:Math.max(c,u),rs:f,Et:m},b=this.beginsFromCurrentState&&this.gt("current").T;return y.forEach(((t,e)=>h(t.p.name,(()=>{b&&b(this,y,e,c,d),t.g=t.O.De(M)})))),this.S.transitions||(this.Us=e.Ht?-1:this.de,this.Rt=r?[i.from,i.to]:[i.to,i.from],this.v=this.Rt[0]),this.Ms(M,e,y)}go(t){return this.gt("states").Ks(this,t)}send(t){return this.gt("states").Gs(this,t)}get candidates(){return this.gt("states").sn(this)}isPresent(t){return this.gt("targets").V(this,t)}advance(t){h("advance",$,t),t<this.c&&a("must not go back","advance"),this.Je(t)}get(t){return this.wt(t,this.B)}model(t){return this.wt(t,this.i)}set(t,e){let s=this.xt(t),i=ut(s.s,e,t);this.i.set(i,s.e),this.xs(s)}setParameters(t){this.Is(t),this.be={...this.be,...t}}on(t,e){if("function"!=typeof e&&a("must be a function","handler"),!this.Ys)for(let t of this.pt)t.f=t.time,t.js=!1;let s=this.nt.get(t)??new Map;return this.nt.set(t,s.set(e,s.get(e)??this.zs)),()=>{s.delete(e)&&!s.size&&this.nt.delete(t)}}gt(t){return this.J.get(t)??a(`needs { use: [${t}] }`,"player")}tn(t,e){let{property:s,layer:i}=t,r=i||this.additive&&t.additive&&!t.type.R,n=this.As(t,t.Fs||this.Ie(s,r),r,e);return{p:s,O:n,St:r,ge:i&&n.P(void 0===t.mirror?-1/0:1/0)}}Ie({A:t,e,s},i){return this.Pt(t),(i?this.i:this.B).slice(e,e+s.t)}As(t,e,s,i){let r=(this.J.get("late")?.en??G)(t,e,s,i);return t.synchronized&&(r.ft=this.gt("loops").ft(t.loop,this.c)),r}Is(t){return(t?this.gt("late"):this.J.get("late"))?.hs(this.S.parameters,{...this.be,...t})}G(t){let e=this.S.states.get(t)??a("must be one of player.states",t),s=this.Is();e.ze.forEach(((t,e)=>{if(!t)return;let i=this.S.properties[e],r=t.wt?.([],s,i.s)??(t.map?t:[NaN]);this.i.set(h(i.name,d,r),i.e),this.xs(i)})),this.v=t}wt(t,e){let{A:s,s:i,e:r}=this.xt(t);return this.Pt(s),ft(i,e,r)}xt(t){return this.xe.get(t)??a("must be one of player.properties",String(t))}},pt=(t,e)=>[0,3,6].flatMap((s=>[0,1,2].map((i=>t[s]*e[i]+t[s+1]*e[i+3]+t[s+2]*e[i+6])))),dt=[.819022437996703,.3619062600528904,-.1288737815209879,.0329836539323885,.9292868615863434,.0361446663506424,.0481771893596242,.2642395317527308,.6335478284694309],gt=[1.2268798758459243,-.5578149944602171,.2813910456659647,-.0405757452148008,1.112286803280317,-.0717110580655164,-.0763729366746601,-.4214933324022432,1.5869240198367816],yt=[pt(dt,[506752/1228815,87881/245763,12673/70218,87098/409605,175762/245763,12673/175545,7918/409605,87881/737289,1001167/1053270]),pt([12831/3959,-329/214,-1974/3959,-851781/878810,1648619/878810,36519/878810,705/12673,-2585/12673,705/667],gt)],Mt=[pt(dt,[608311/1250200,189793/714400,198249/1000160,35783/156275,247089/357200,198249/2500400,0,32229/714400,5220557/5000800]),pt([446124/178915,-333277/357830,-72051/178915,-14852/17905,63121/35810,423/17905,11844/330415,-50337/660830,316169/330415],gt)],bt=[.210454268309314,.7936177747023054,-.0040720430116193,1.9779985324311684,-2.42859224204858,.450593709617411,.0259040424655478,.7827717124575296,-.8086757549230774],vt=[1,.3963377773761749,.2158037573099136,1,-.1055613458156586,-.0638541728258133,1,-.0894841775298119,-1.2914855480194092];function wt(t,e){let s=e[0],i=e[1],r=e[2];for(let n=0;n<3;n++)e[n]=t[3*n]*s+t[3*n+1]*i+t[3*n+2]*r}function At(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.04045?t[e]/12.92:Math.sign(t[e])*((s+.055)/1.055)**2.4}}function $t(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.0031308?12.92*t[e]:Math.sign(t[e])*(1.055*s**(1/2.4)-.055)}}function kt(t,[e]=yt){wt(e,t);for(let e=0;e<3;e++)t[e]=Math.cbrt(t[e]);wt(bt,t)}function xt(t,[,e]=yt){wt(vt,t);for(let e=0;e<3;e++)t[e]=t[e]*t[e]*t[e];wt(e,t)}var _t=t=>(t%360+360)%360,Ot=[0,8,4],St=t=>[e=>(xt(e,t),$t(e)),e=>(At(e),kt(e,t)),-1,0],Pt=new Map([["srgb",St(yt)],["linear-srgb",[t=>xt(t),t=>kt(t),-1,0]],["display-p3",St(Mt)],["oklab",[()=>{},()=>{},-1,0]],["oklch",[t=>[t[1],t[2]]=[Math.hypot(t[1],t[2]),_t(180*Math.atan2(t[2],t[1])/Math.PI)],t=>{let e=t[1],s=t[2]*Math.PI/180;t[1]=e*Math.cos(s),t[2]=e*Math.sin(s)},2,4e-6]],["hsl",[function(t){xt(t),$t(t);let[e,s,i]=t,[r,n]=[Math.max(e,s,i),Math.min(e,s,i)],[a,h]=[(n+r)/2,r-n];if(t[0]=t[1]=0,t[2]=a,h<=1e-6||0===a||1===a)return;let o=(r-a)/Math.min(a,1-a),l=r===e?(s-i)/h:r===s?(i-e)/h+2:(e-s)/h+4;t[0]=_t(60*l+(o<0?180:0)),t[1]=Math.abs(o)},function(t){let e=(t[0]%360+360)%360/30,s=t[2],i=t[1]*Math.min(s,1-s);for(let r=0;r<3;r++){let n=(e+Ot[r])%12;t[r]=s-i*Math.max(-1,Math.min(n-3,9-n,1))}At(t),kt(t)},0,1e-5]]]),Ft={name:"colors",types:{color:function([t]){let[e,s,i,r]=Pt.get(t)||a("must be a color space"),n=t=>r>0&&Math.abs(t[1])<=r,h=t=>n(t)?1<<i:0,o=(t,e)=>{let r=t[4]&~e[4],a=t.map(((t,s)=>s<4&&r>>s&1?e[s]:t));return r&&!(r===1<<i&&n(t))&&a.splice(5,4,...((t,e)=>(s(t),[...t.map((t=>t*e)),e]))(a.slice(0,3),a[3])),a},l={E:"color",I:9,t:4,R:!1,qt:!1,bt(t,e){let[s,r]=[o(t,e),o(e,t)];r[i]-s[i]>180?s[i]+=360:r[i]-s[i]<-180&&(r[i]+=360);for(let t of[s,r])for(let e=0;e<3;e++)e!==i&&(t[e]*=t[3]);return[s,r]},o(t,e,i){let r=0===f[0]||1===f[0];if(!r){r=!0;for(let s=0;s<9;s++)t[s]!==e[s]&&(r=!1)}if(r){let s=1===f[0]?e:t;for(let t=0;t<4;t++)i[t]=s[5+t];return}l.Ht(t,e,i);let n=i[3];n&&s(i);for(let t=0;t<3;t++)i[t]*=n},Ht(t,e,s){st(t,e,s,4);let r=s[3];for(let t=0;t<3;t++)t!==i&&(s[t]=r&&s[t]/r)},b(t){let s=t[3],i=[0,1,2].map((e=>s?t[e]/s:0));return e(i),[...i,s,h(i),...t]},Ae(t,e,s){let i=l.bt(t,e),[r,n]=[[],[]];return f[0]=s,l.Ht(...i,r),l.o(...i,n),[...r,h(r),...n]}};return l}}};function Nt(t,e){let{s,d:i}=t,r=s.b?s.b(e):e;if(t.P(-1/0).every(((t,s)=>Math.abs(t-e[s])<=1e-9*Math.max(1,Math.abs(t)))))return t;if(!r)return s.Se(t,e,Nt);if(t.l=-1/0,i.Gt(t),t.Ss?.())return t;let{segments:n,mirror:a}=i,{tt:h,Ct:o,Y:l}=t,u=void 0!==a,f=h,m=t=>n[f+t]===n[f+t+L];for(;!u&&n[f+5]===n[f+6]&&m(2)&&m(3)&&(i.X(f+L,!1,o,t),t.Y===l);)f+=L;let c=n[u?f+6:f+5],p=n[u?f+5:f+6],d=!(c===p?c<.5:c<p),g=t.ht[n[d?f+3:f+2]],y=t.ht[n[d?f+2:f+3]],M=s.ks?.(r,y)??r,b=y,v=i.ls[n[f+4]],w=u||c!==(d?1:0)?d?1-l:l:0,A=function(t,e,s,i){return t.ct=s,U(e,t,!1),i?1-t.Y:t.Y}(t,v,p,d);if(s.qt&&!s.R&&(0!==w||1!==A)&&Math.abs(A-w)>=.0625){let t=M.map(((t,e)=>1===A?y[e]:it(g[e],y[e],A))),e=M.map(((e,s)=>(t[s]-e)/(A-w)));b=t.map(((t,s)=>1===A?t:M[s]+e[s]*(1-w))),M=M.map(((t,s)=>t-e[s]*w))}let $=d?[b,M]:[M,b];t.Rs={Ct:o};for(let e=h;e<=f;e+=L)t.Rs[e]=s.bt?.(...$)??$;return t}var Et={name:"current",T:function(t,e,s,i,r){let{p:n,St:a,O:h}=e[s],{layer:o,written:l,loop:u}=h.d;if(o||(l||u)&&!(({A:t,e,s:{t:s}})=>t.r.some((t=>t.m.some(((i,r)=>i&&t.e+r>=e&&t.e+r<e+s)))))(n))return;let f=t.Ie(n,a);for(let a=s+1;e[a]?.ge&&e[a].p===n&&!n.s.w;a++){let{d:s}=e[a].O,n=t.As(s,f,!0,r),h=n.P(void 0===s.mirror?-1/0:1/0);n.P(i).forEach(((t,e)=>f[e]-=s.weight*(t-h[e])))}d(f),e[s].O=Nt(h,f)}},jt=Float64Array.of(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1);function qt(t,e,s=new Float64Array(16)){for(let i=0;i<4;i++){let r=t[i],n=t[i+4],a=t[i+8],h=t[i+12];for(let t=0;t<16;t+=4)s[t+i]=r*e[t]+n*e[t+1]+a*e[t+2]+h*e[t+3]}return s}function It(t){let e=(e,s,i,r)=>t[e]*t[r]-t[s]*t[i],s=[e(0,1,4,5),e(0,2,4,6),e(0,3,4,7),e(1,2,5,6),e(1,3,5,7),e(2,3,6,7)],i=[e(8,9,12,13),e(8,10,12,14),e(8,11,12,15),e(9,10,13,14),e(9,11,13,15),e(10,11,14,15)],r=1/(s[0]*i[5]-s[1]*i[4]+s[2]*i[3]+s[3]*i[2]-s[4]*i[1]+s[5]*i[0]);if(!(r&&Math.abs(r)<1/0))return null;let n=[[5,6,7,5,4,3],[4,6,7,5,2,1],[4,5,7,4,2,0],[4,5,6,3,1,0]].flatMap((([e,n,a,h,o,l],u)=>[[0,i],[-4,i],[8,s],[4,s]].map((([s,i],f)=>{let m=t[e+s]*i[h]-t[n+s]*i[o]+t[a+s]*i[l];return((u+f)%2?-m:m)*r}))));return n.every((t=>Math.abs(t)<1/0))?(Bt(t)&&zt.forEach((t=>n[t]=jt[t])),Float64Array.from(n)):null}function Tt(t,e){for(let s=0;s<t.length;s++)if(t[s]!==e[s])return!1;return!0}var Rt=new Float64Array(2);function Vt(t,e){let s=Math.round(t[e]/90),i=(t[e]-90*s)*Math.PI/180,r=Math.sin(i),n=Math.cos(i),a=1-(2&s);Rt[0]=a*(1&s?n:r)+0,Rt[1]=a*(1&s?-r:n)}var zt=[2,3,6,7,8,9,10,11,14,15],Bt=t=>zt.every((e=>t[e]===jt[e])),Ct=new Float64Array(4),Wt=new Float64Array(5);function Dt(t){let e=Wt[0],s=Wt[1],i=Wt[2],r=Wt[3],n=Wt[4];t[0]=1-(s*s+i*i)*n,t[1]=e*s*n+i*r,t[2]=e*i*n-s*r,t[4]=e*s*n-i*r,t[5]=1-(e*e+i*i)*n,t[6]=s*i*n+e*r,t[8]=e*i*n+s*r,t[9]=s*i*n-e*r,t[10]=1-(e*e+s*s)*n}function Ut(t,e,s,i,r){let n=t[0],a=t[1],h=t[2],o=t[3],l=i*e[s],u=i*e[s+1],f=i*e[s+2],m=e[s+3];r[0]=o*l+n*m+a*f-h*u,r[1]=o*u-n*f+a*m+h*l,r[2]=o*f+n*u-a*l+h*m,r[3]=o*m-n*l-a*u-h*f}var Xt=new Float64Array(16),Yt=(...t)=>(e,s,i)=>{for(let r=0;r<t.length;r++)e[t[r]]=s[i+r]},Lt=(t,e,s,i)=>(r,n,a)=>{Vt(n,a),r[t]=r[e]=Rt[1],r[s]=Rt[0],r[i]=-Rt[0]},Jt=(...t)=>(e,s,i)=>{for(let r=0;r<t.length;r++)Vt(s,i+r),e[t[r]]=Rt[0]/Rt[1]},Ht=(t,e,s)=>({I:t,Ee:s,Es:(t,s,i,r,n)=>{Xt.set(jt),e(Xt,s,i,r,n),qt(t,Xt,t)}}),Gt={__proto__:null,translate:Ht(2,Yt(12,13)),translate3d:Ht(3,Yt(12,13,14)),scale:Ht(2,Yt(0,5)),scale3d:Ht(3,Yt(0,5,10)),rotate:Ht(1,Lt(0,5,1,4)),rotateX:Ht(1,Lt(5,10,6,9)),rotateY:Ht(1,Lt(0,10,8,2)),rotate3d:Ht(4,(function(t,e,s){for(let t=0;t<3;t++)Wt[t]=e[s+t];Vt(e,s+3),Wt[3]=Rt[0],Wt[4]=1-Rt[1],Dt(t)}),((t,e)=>0===t[3]?[[...e.slice(0,3),0],e]:0===e[3]?[t,[...t.slice(0,3),0]]:[t,e])),rotation:Ht(4,(function(t,e,s,i,r){let n=f[0];for(let t=0;t<4;t++)Wt[t]=(1===n?r:i)[s+t],Ct[t]=r[s+t];Ut(Ct,i,s,-1,Ct);let a=Math.sqrt(Ct[0]*Ct[0]+Ct[1]*Ct[1]+Ct[2]*Ct[2]);if(0!==n&&1!==n&&a>0){let t=Ct[3]<0?-1:1,e=Math.atan2(a,t*Ct[3])*n;for(let s=0;s<3;s++)Ct[s]*=t*Math.sin(e)/a;Ct[3]=Math.cos(e),Ut(Ct,i,s,1,Wt)}Wt[3]*=2,Wt[4]=2,Dt(t)})),skew:Ht(2,Jt(4,1)),skewX:Ht(1,Jt(4)),skewY:Ht(1,Jt(1)),perspective:Ht(1,((t,e,s)=>{t[11]=-e[s]}))},Kt=(t,e)=>t.slice(e,e+16),Zt=new Float64Array(16);function Qt(t){let e=t.g;(!t.Oe||!Tt(t.Oe,e))&&(t.Oe=e.slice(),t.Ne=It(e)),t.m[0]&nt||!t.Ne||Tt(e,o)?o.set(jt):qt(o,t.Ne,o)}function te(t,e){t.F(),!(t.m[0]&nt||Tt(e,t.g))&&(Qt(t),qt(o,e,o))}function ee(t){let e=t.p.A.r,s=jt;for(let i of e.slice(e.indexOf(t)+1))!(i.m[0]&rt)||i.h===t.h||(i.F(),Qt(i),s=qt(s,o));return s}function se(t,e,s,i){t.i.set(qt(It(e)??jt,s),i)}var ie={Ge:(t,{p:e,O:s},i)=>!(!It(s.It(i,!1))||!It(s.It(i,!0))||!It(Kt(t.i,e.e))&&e.A.r.some((t=>t.m[0]&nt))),cs({i:t,B:e},s,i){for(let r=s.length;r--;)if(s[r].m[0]&rt){for(let t=0;t<16;t++)Zt[t]=e[i+t];te(s[r],Zt);for(let s=0;s<16;s++)e[i+s]=Math.abs(o[s])<1/0?o[s]:t[i+s]}},Ds(t,e){let s=ee(e);te(e,qt(s,Kt(t.i,e.e))),se(t,s,o,e.e)},Ot(t,e,s){let i=e.g;e.g=s;let r=Kt(t.i,e.e),n=ee(e),a=It(i);Tt(r,i)&&Tt(n,jt)?t.i.set(s,e.e):!(e.m[0]&nt)&&a&&se(t,n,qt(qt(s,a),qt(n,r)),e.e)}};function re(t,e){if(!t.length)return Z("transform",16,{w:ie});let s=t.map((t=>Gt[t]??(/^matrix/.test(t)&&e.s(t)?.()||a("must be a function, or needs { use: [decomposed] }")))),i=s.reduce(((t,e)=>t+e.I),0),r=new Float64Array(i),n={E:"transform",t:16,w:ie,I:i,bt(t,e){let i=[[],[]],r=0;for(let{I:n,Ee:a}of s){let s=[t,e].map((t=>t.slice(r,r+n)));(a?a(...s):s).forEach(((t,e)=>i[e].push(...t))),r+=n}return i.map((t=>Float64Array.from(t)))},o(t,e,n){st(t,e,r,i),n.set(jt);for(let i=0,a=0;i<s.length;a+=s[i++].I)s[i].Es(n,r,a,t,e);return n},Qs:t=>(f[0]=0,n.o(t,t,new Float64Array(16))),nn:s.reduce((([t,e],s)=>[s===Gt.rotate3d?[...t,e]:t,e+s.I]),[[],0])[0],b:t=>1===s.length&&s[0].b?.(t)||null,Se(t,s,i){let r=t.ht.map((e=>t.s.Qs(e))),n=re([[...r,s].every(Bt)?"matrix":"matrix3d"],e),a=new H(t.d,n,r.map(n.b));return a.ft=t.ft,i(a,s)}};return n}var ne={name:"matrices",types:{transform:re}},ae=(t,e)=>t.reduce(((t,s,i)=>t+s*e[i]),0),he=(t,e,s)=>t.map(((t,i)=>t-e[i]*s)),oe=new Array(18).fill(0);function le(t,e,s){let i=t[0]+e[1]+s[2],r=[t[0],e[1],s[2]],n=[e[2]-s[1],s[0]-t[2],t[1]-e[0]];if(i>=r[0]&&i>=r[1]&&i>=r[2]){let t=Math.sqrt(1+i);return[...n.map((e=>.5*e/t)),t/2]}let[a,h]=r[0]>=r[1]&&r[0]>=r[2]?[0,Math.sqrt(1+t[0]-e[1]-s[2])]:r[1]>=r[2]?[1,Math.sqrt(1+e[1]-t[0]-s[2])]:[2,Math.sqrt(1+s[2]-t[0]-e[1])],o=[[0,e[0]+t[1],s[0]+t[2]],[e[0]+t[1],0,s[1]+e[2]],[s[0]+t[2],s[1]+e[2],0]][a].map((t=>.5*t/h));return o[a]=h/2,[...o,.5*n[a]/h]}var ue=(t,e,s,i,r)=>{let n=t.length,{Es:a}=Ht(n,Yt(...t));return{I:n+e,Ee(t,s){let r=t.slice(0,n),a=Tt(r,s)?new Array(e).fill(0):i(t.slice(n),s.slice(n));return[[...r,...a],s]},b:e=>(16===n||Bt(e))&&[...t.map((t=>e[t])),...s(e)],Es(t,e,s,i,h){let o=s+n;if(0===f[0]||1===f[0]||!i[o+3])return a(t,e,s);for(let s=0;s<r.length;s++)r[s][0].Es(t,e,o+r[s][1],i,h)}}},{translate:fe,rotate:me,scale:ce,translate3d:pe,rotation:de,scale3d:ge}=Gt,ye=Ht(1,((t,e,s)=>{t[0]=t[5]=t[10]=t[15]=e[s]})),Me=ue([0,1,4,5,12,13],9,(function(t){let[e,s,i,r]=[t[0],t[1],t[4],t[5]],[n,a]=[Math.hypot(e,s),Math.hypot(i,r)],h=e*r-s*i;if(!(h&&n+a<1/0))return[t[12],t[13],n,a,0,0,0,0,0];h<0&&(e<r?n=-n:a=-a),[e,s,i,r]=[e/n,s/n,i/a,r/a];let o=Math.atan2(s,e)*(180/Math.PI);return[t[12],t[13],n,a,o,e*e-s*i,e*s-s*r,s*e+e*i,s*s+e*r]}),(function(t,e){if(!t.slice(5).some(Boolean)||!e.slice(5).some(Boolean))return t.map((()=>0));let s=t.slice();(s[2]<0&&e[3]<0||s[3]<0&&e[2]<0)&&([s[2],s[3]]=[-s[2],-s[3]],s[4]+=s[4]<0?180:-180);let[i,r]=[s[4]||360,e[4]||360];return s[4]=i+(Math.abs(i-r)<=180?0:i>r?-360:360)-(r-e[4]),s}),[[fe,0],[Ht(4,Yt(0,1,4,5)),5],[me,4],[ce,2]]),be=ue([...jt.keys()],18,(function(t){let e=t[15];if(!e||!t.every((t=>Math.abs(t)<1/0)))return oe;let s=t.map((t=>t*(1/e))),i=s.slice();[i[3],i[7],i[11],i[15]]=[0,0,0,1];let r=It(i);if(!r)return oe;let n=[s[3],s[7],s[11],1],a=Tt(n,[0,0,0,1])?n:[0,4,8,12].map((t=>ae(n,r.slice(t,t+4)))),[h,o,l]=[s.slice(0,3),s.slice(4,7),s.slice(8,11)],u=t=>Math.sqrt(ae(t,t)),f=(t,e)=>t.map((t=>t/e)),m=[u(h),0,0],c=[0,0,0];h=f(h,m[0]),c[0]=ae(h,o),o=he(o,h,c[0]),m[1]=u(o),o=f(o,m[1]),c[0]/=m[1],c[1]=ae(h,l),l=he(l,h,c[1]),c[2]=ae(o,l),l=he(l,o,c[2]),m[2]=u(l),l=f(l,m[2]),c[1]/=m[2],c[2]/=m[2];let p=[o[1]*l[2]-o[2]*l[1],o[2]*l[0]-o[0]*l[2],o[0]*l[1]-o[1]*l[0]];ae(h,p)<0&&([m,h,o,l]=[m,h,o,l].map((t=>t.map((t=>-t)))));let d=[s[12],s[13],s[14],...m,...c,...a,e,...le(h,o,l)];return d.every((t=>Math.abs(t)<1/0))?d:oe}),(function(t,e){if(!t.slice(14).some(Boolean)||!e.slice(14).some(Boolean))return oe;let s=t.slice();return s[13]<0!=e[13]<0&&(s[13]=e[13]),s}),[[Ht(4,Yt(3,7,11,15)),9],[pe,0],[de,14],[Ht(3,Yt(4,8,9)),6],[ge,3],[ye,13]]),ve={name:"decomposed",types:{matrix:()=>Me,matrix3d:()=>be,pairs:function(t,e){let s=t.map((t=>re(A(v,1)(t),e))),i=t=>s.map(((e,s)=>t(e,r[s]))).find(Boolean),r=s.map(((t,e)=>s.slice(0,e).reduce(((t,e)=>t+e.I+1),0))),n=s.length-1,h=(t,e,s)=>t.slice(s+1,s+1+e.I);return{...s[n],I:r[n]+1+s[n].I,bt:(t,e)=>i(((s,i)=>{let[r,n]=[h(t,s,i),h(e,s,i)];return 1===t[i]&&1===e[i]&&((t,e,s)=>t.nn.every((t=>!e[t+3]||!s[t+3]||[0,1,2].every((i=>e[t+i]===s[t+i])))))(s,r,n)&&s.bt(r,n).map((t=>({N:s,jt:t})))}))??a("has two values without a list in common"),o:(t,e,s)=>t.N.o(t.jt,e.jt,s),Qs:t=>i(((e,s)=>1===t[s]&&e.Qs(h(t,e,s)))),b(t){let e=s[n].b(t);return e&&[...new Array(r[n]).fill(0),1,...e]}}}}},we=/^((.+?(?=\.((transform(\.(translation|scale|rotation)(\.[xyz])?)?|frame|(position|center|anchorPoint|frame\.origin)(\.[xy])?)|borderWidth|strokeStart|cornerRadius|shadowRadius|shadowPath|(background|border|shadow)Color(\.(red|green|blue|hue|saturation|brightness|white|alpha))?|path|((bounds|frame)\.size|shadowOffset)(\.(width|height))?|strokeEnd|(contentOffset|bounds\.origin)(\.[xy])?|shadowOpacity|opacity|zPosition|constant|alpha|bounds)$)|[^.]+(\.\d+(?=\.))*)\.)?(.*)$/;function Ae(t){let e=we.exec(t);return[e[2],e.at(-1),e[4]]}var $e={point:["x","y"],size:["width","height"],rect:["x","y","width","height"],insets:["top","left","bottom","right"]},ke=(t,{E:e,t:s})=>{let i=t.replace("bounds.origin","bounds"),r=$e[e]??(/^vector/.test(e)&&[...Array(s).keys()]);return r?r.map((t=>`${i}.${t}`)):[i]},xe=t=>String(Math.round(1e6*t)/1e6),_e=t=>`${xe(t)}px`;function Oe(t){let e=t[3],[s,i,r]=t.map((t=>e>0?t/e:0));if(globalThis.CSS?.supports?.("color","oklab(0 0 0)")??1)return`oklab(${s} ${i} ${r} / ${e})`;let n=(t,e)=>(s+t*i+e*r)**3,[a,h,o]=[n(.39634,.2158),n(-.10556,-.06385),n(-.08948,-1.29149)],l=(t,e,s)=>{let i=t*a+e*h+s*o;return 255*(i<=.0031308?12.92*i:1.055*i**(1/2.4)-.055)};return`rgba(${l(4.07674,-3.30771,.23097)}, ${l(-1.26844,2.60976,-.34132)}, ${l(-.0042,-.70342,1.70761)}, ${e})`}var Se={__proto__:null,x:0,y:1,z:2,width:0,height:1},Pe=([t=0,e=0,s=0])=>`translate(${_e(t)}, ${_e(e)})${s?` translateZ(${_e(s)})`:""}`,Fe=(t,e)=>e&&`${t}(${xe(e)}deg)`,Ne=t=>_e(Math.max(0,t)),Ee=t=>e=>Ne(e[t]),je={__proto__:null,opacity:{opacity:String},alpha:{opacity:String},backgroundColor:{"background-color":Oe},borderColor:{"border-color":Oe},borderWidth:{"border-width":Ne},cornerRadius:{"border-radius":Ne}};for(let t of["bounds","frame"]){let e=`${t}.size`;je[`${e}.width`]={width:Ne},je[`${e}.height`]={height:Ne},je[e]={width:Ee(0),height:Ee(1)},je[t]={width:Ee(2),height:Ee(3)}}var qe=class{_t=[];J={};U={};N={};rn({Js:t,cn:e,H:s},i,r){let[n,a]=function(t){let e=t.split("."),s=Se[e.pop()];return void 0===s?[t,-1]:[e.join("."),s]}(t);this.H||=s,"frame"===t&&(this.J["frame.origin"]=i),(s||/^(stroke|shadow)/.test(t))&&(this.At=!0,!Array.isArray(i)&&(a>=0||/(scale|rotation)$/.test(n))?(this.J[n]??=[])[a]=i:this.J[n]=i);let h=je[t];for(let t in h)this.o(t,h[t](i));h||("path"===t?this.$e("d",this.J.path=i):"string"==typeof i?this.$e(`data-${e[0]}`,i):s||e.forEach(((t,s)=>this.o(`--${t}`,r?Oe(i):String(e[1]?i[s]:i)))))}hn(){if(!this.At)return;this.At=!1;let t=this.J;this.H&&this.o("transform",function(t){let[e,s,i]=["translation","scale","rotation"].map((e=>t[`transform.${e}`]??[])),r=t.position??t.center,[n=.5,a=.5]=t.anchorPoint??[],h=(t,e)=>`${xe(void 0===r[t]?0:-100*e)}%`,[o,l=1,u=1,f=1]=[s[-1]??1,...s];return[r&&`${Pe(r)} translate(${h(0,n)}, ${h(1,a)})`,t["frame.origin"]&&Pe(t["frame.origin"].slice(0,2)),e.length&&Pe(e),Fe("rotate",i[2]??i[-1]??0),Object.keys(s).length&&`scale3d(${xe(o*l)}, ${xe(o*u)}, ${xe(f)})`,Fe("rotateX",i[0]),Fe("rotateY",i[1]),t.transform&&`matrix3d(${t.transform.map(xe)})`].filter(Boolean).join(" ")||"none"}(t));let{anchorPoint:e,strokeStart:s,strokeEnd:i,shadowColor:r,shadowOffset:n,shadowRadius:a,shadowOpacity:h}=t,o=s??i,l=this.H&&void 0!==(t.path??o);if(l&&this.o("transform-box","fill-box"),(e||l)&&this.o("transform-origin",[0,1].map((t=>100*(e?.[t]??.5)+"%")).join(" ")),void 0!==o&&(this.o("stroke-dasharray",`${Math.max(0,(i??1)-(s??0))} 1`),this.o("stroke-dashoffset",String(-(s??0)))),void 0!==(r??n??a??h)){let[t=0,e=-3]=n??[],s=(r??[0,0,0,1]).map((t=>t*(h??0)));this.o("box-shadow",`${_e(t)} ${_e(e)} ${_e(2*(a??3))} ${Oe(s)}`)}}o(t,e){if(this.U[t]!==e){this.U[t]=e,this.N[t]??=this._t.map((({style:e})=>[e.getPropertyValue(t),e.getPropertyPriority(t)]));for(let s of this._t)s.style.setProperty(t,e)}}$e(t,e){this.N[t]??=this._t.map((e=>e.getAttribute(t)));for(let s of this._t)s.setAttribute(t,e)}an(){for(let t in this.N)this._t.forEach(((e,s)=>{let i=this.N[t][s];i?.map?e.style.setProperty(t,...i):null===i?e.removeAttribute(t):e.setAttribute(t,i)}))}},Ie=class extends ct{constructor(t,e,s={}){super(e,s),this.root=t,this.vt=this.Zt=0,this.te=()=>this.reducedMotion=this.se.matches;let i={__proto__:null},r=t?.querySelectorAll?.("[data-motion]")??a("must be an element","root");for(let t of r)(i[t.dataset.motion]??=new qe)._t.push(t);let n={__proto__:null},h=this.S.properties.map((t=>[...Ae(t.name),t])).sort(),o=t=>{let e=t.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g,"$&-").replace(/[._]/g,"-").toLowerCase(),s=e;for(let i=2;(n[s]??=t)!==t;i++)s=`${e}-${i}`;return s};this.U=h.map((([t,e,s,r])=>({p:r,yt:i[t]??=new qe,Js:e,cn:ke(e,r.s).map(o),H:s,lt:new Float64Array(r.s.t).fill(NaN)}))),this.Os=Object.values(i),void 0===s.reducedMotion&&globalThis.matchMedia&&(this.se=matchMedia("(prefers-reduced-motion: reduce)"),this.se.addEventListener("change",this.te),this.te()),this.Ns=s.clock??!0,this.draw()}advance(t){super.advance(t),this.draw()}draw(){for(let t of this.U){let{p:{A:e,s,e:i},lt:r}=t,n=t.i?this.i:this.B;this.Pt(e);let a=!1;for(let t=0;t<r.length;t++)r[t]!==(r[t]=n[i+t])&&(a=!0);a&&t.yt.rn(t,ft(s,n,i),"color"===s.E)}for(let t of this.Os)t.hn()}redraw(){for(let t of this.U)t.lt.fill(NaN);for(let t of this.Os)t.U={};this.draw()}unmount(){this.cancelAll(),this.Ns=!1,cancelAnimationFrame(this.vt),this.se?.removeEventListener("change",this.te);for(let t of this.Os)t.an();this.U=this.Os=[]}Tt(){if(!this.Ns||this.vt)return;let t=performance.now();this.dt?.fn(t-this.Zt),this.Zt=t,this.vt=requestAnimationFrame(this.mt)}mt=t=>{this.vt=-1;let e=this.Zt;this.Zt=Math.max(t,e);try{this.advance(this.time+(this.Zt-e)/1e3)}finally{this.vt=0}this.Ns&&(this.H?this.vt=requestAnimationFrame(this.mt):this.dt?.ln(this.mt))}};function Te(t,e){let{O:s,h:{k:i}}=t;if(!i)return 0;if(s.Pe)return s.Pe(e)*i;let{d:r,ct:n}=s;if(s.s.R||n!=n)return 0;let[a,h,,,o,u,m]=r.segments.slice(s.tt),c=(m-u)/(h-a),p=c&&function(t,e){t[l]=e;let s=W(t,e>=1),[i,r,n,a,h,o,u,f,m,c,p]=t.subarray(s),d=r-i;if(n>=q&&(!(d>0)||e<i||e>r))return 0;if(n<=q)return(h-a)/d;if(n===I)return t[l]=(e-i)/d,_(t,s),function(t,e,s,i,r,n,a){let h=1-a,o=t*h*h+2*e*a*h+s*a*a,l=i*h*h+2*r*a*h+n*a*a;if(o>0)return l/o;if(l)return l*(1/0);let u=a<.5,f=u?e-t:e-s,m=u?r-i:r-n;if(f)return m/f;if(m)return u===m>0?1/0:-1/0;let c=t-2*e+s;return c?(i-2*r+n)/c:0}(o*d,(u-o)*d,(1-u)*d,f-a,m-f,h-m,e===i?0:e===r?1:t[3]);if(n===R)return 1!==e||f?o<2**-53?1:o/u*Math.exp(-o*e):0;if(1===e)return 0;S(o,u,e*f);let g=1+m*O[1]-O[0];return g<c||g>p?0:F(o,u,-1,m)*f}(r.ls[o],n),d=(p==p?p:0)*c*(void 0===r.mirror?1:-1);return d&&function(t,e){let s=t.Ss?.(),i=t.Y;if(s)return i>=0&&i<=1?s.mn(e,i):0;let[r,n]=[t.n(0),t.n(1)];if(t.s.qt)return n[e]-r[e];let a=2**-11,h=s=>{let h=new Float64Array(t.t);return f[0]=i+s*a,t.s.o(r,n,h),h[e]};return(8*(h(1)-h(-1))-(h(2)-h(-2)))/(12*a)}(s,e)*d*i||0}var Re=class{constructor(t,e,s,i){this.$s=t,this.yt=e,this.as=s,this.Lt=i,this.t=e.length,this.l=.5,this.Kt=t.Kt,this.Ls=N}F(){O[2]=this.$s.Ps,O[3]=this.$s.Ts,O[4]=this.l,P();for(let t=0;t<this.t;t++)o[t]=this.yt[t]+(this.as[t]*O[0]+this.Lt[t]*O[1])}Pe(t){let{Ps:e,Ts:s}=this.$s;return F(e,s,this.as[t],this.Lt[t])}It(t,e){return this.yt.map(((t,s)=>e?t+this.as[s]:t))}get un(){let{$s:{Ps:t,Ts:e},as:s,Lt:i}=this,r=s.map(((t,s)=>Math.abs(t)+Math.abs(i[s])/Math.sqrt(e))),n=Math.max(.001*Math.max(...r),2**-970);return r.reduce(((r,a,h)=>{if(!(a>n))return r;let o=Math.abs(s[h])>=1e-9*a?-s[h]:1e-9*a;return Math.max(r,function(t,e,s,i){let r=i=>(S(t,e,i),s*O[1]-O[0]),n=t*t-e,a=Math.sqrt(Math.abs(n)),h=(n,h,o=1/0)=>{let l=Math.sign(n),u=l*n/i;if(!(u>1))return h;let f=Math.min((h+o)/2,h+(1+Math.log(u))*(t+a)/e);for(let n=50;h<f&&f<o;n--){let a=l*r(f);a>i?h=f:o=f;let u=f-a*Math.log(a/i)/(l*F(t,e,-1,s));if(Math.abs(u-f)<1e-14*f)break;f=n>0&&u>h&&u<o?u:o<1/0?(h+o)/2:2*f}return f},o=0;if(s&&n<0){let i=Math.atan2(-s*a,e-t*s);o=(i<0?i+Math.PI:i)/a}else if(s){o=s*(t+a)/(e*(s-t-a));let i=2*a*o;i&&(o=Math.log1p(i)/(2*a))}o>=0||(o=1/0);let l=r(o);if(!(Math.abs(l)>i))return h(-1,0,o);if(n>=0)return h(l,o);let u=Math.PI/a,f=Math.floor(Math.log(Math.abs(l)/i)/(t*u))+1,m=r(o+f*u);for(let t=2;t--&&!(Math.abs(m)>i);)m=r(o+--f*u);return h(m,o+f*u,o+(f+1)*u)}(t,e,i[h]/o,n/Math.abs(o)))}),0)}},Ve=g(0),ze=k({"mass?":Ve,"stiffness?":Ve,"damping?":Ve,"response?":Ve,"dampingRatio?":Ve,"duration?":Ve,"bounce?":g(-1,1)}),Be={};function Ce(t,e){let s=t.xt(e),{R:i,w:r}=s.s;return i||r?a("must be numbers to be let go of",e):s}var We=t=>c(t)?t:0;function De({e:t,s:{t:e}},s,i){let r=new Array(e).fill(0);for(let e of s)if(e.q&&(!i||e.kt)){e.F();for(let s=0;s<e.t;s++){let n=e.e+s-t,a=e.m[s];if(!a||!(n in r))continue;let h=Te(e,s);i&&e.pe(i,n,s),r[n]=(a&nt?0:r[n])+e.q*(i?We(h):h)||0}}return r}function Ue(t,e,s,i){let{e:r,s:{t:n},A:a}=e;s||t.Pt(a);let h=new Array(n);for(let e=0;e<n;e++)h[e]=(s?t.i:t.B)[r+e];let o=De(e,s&&i?[]:a.r,s&&h);return{Te:h,Lt:s?o:o.map(We)}}function Xe(t,e,s,i,r,n){let a={name:e.name,duration:i,_:0,K:i,it:0,rs:[],Et:null},h=s.It(a,!1);t.T(),r&&!n.adding&&t.$t(e,null,!0);let o=t.Ms(a,n,[{p:e,O:s,St:r,g:h,kt:!0}]);return t.n(),o}function Ye(t,e,s,i,r={}){let n=Ce(t,e),o=Float64Array.from(ut(n.s,s,e)),l=void 0===r.velocity?[]:ut(n.s,r.velocity,"velocity"),u=t.additive&&n.St,f=Ue(t,n,u,r.adding),m=new Re(function(t){let{mass:e=1,stiffness:s,damping:i,response:r,dampingRatio:n,duration:o,bounce:l}=h("spring",ze,t),u=r??o,f=void 0===u?Math.sqrt(s/e):2*Math.PI/u,m=void 0===l?n??(u&&1):l>=0?1-l:1/(1+l),c=void 0===m?i/(2*e):m*f,p=void 0===u?s/e:f*f;return p>1e-300&&p+c*c<1/0||a("needs stiffness and damping, or a response","spring"),(c!==Be.Ps||p!==Be.Ts)&&(Be={Ps:c,Ts:p,Kt:B(0,z(0,1/0,V,0,0,c,p,1))}),Be}(i),o,o.map(((t,e)=>f.Te[e]-t)),o.map(((e,s)=>(f.Lt[s]+(l[s]??0))*t.timeScale)));return Xe(t,n,m,m.un,u,r)}function Le(t,e){let s=Ce(t,e),i=De(s,s.A.r);return i.length>1?i:i[0]}function Je(t,e){let s=t.xt(e),{e:i,s:{t:r}}=s;t.Pt(s.A),t.T(),t.$t(s,null),t.i.set(t.B.subarray(i,i+r),i),t.xs(s),t.Wt(),t.n()}var He=-1e3*Math.log(.998),Ge=g(Number.MIN_VALUE),Ke=({friction:t,rate:e})=>void 0!==t?h("friction",Ge,t):void 0!==e?-1e3*Math.log(h("rate",g(Number.MIN_VALUE,1-2**-53),e)):He;function Ze(t,e,s={}){let i=Ce(t,e),{s:r}=i,n=Ke(s),a=h("stopVelocity",Ge,s.stopVelocity??i.Ve),o=t.additive&&i.St,l=Ue(t,i,o,s.adding),u=l.Te,[f,m]=[null,null];void 0===s.to?(f=ut(r,s.velocity,"velocity").map(((e,s)=>(e+l.Lt[s])*t.timeScale)),m=u.map(((t,e)=>t+f[e]/n))):(m=Float64Array.from(ut(r,s.to,e)),f=m.map(((t,e)=>(t-u[e])*n)));let c=Math.max(...f.map(Math.abs)),p=c>a?(Math.log(c)-Math.log(a))/n:0;h("velocity",$,p);let d=Object.assign(new J([C(n*p,!1)]),{keys:[],segments:[0,p,0,1,0,p?0:1,1]});return Xe(t,i,h(e,(()=>new H(d,r,[u,m]))),p,o,s)}function Qe(t,e,s=.55){if(!(e>0&&s>0))return 0;let i=s*Math.abs(t),r=e===1/0?i:i&&e/(1+e/i);return t<0?-r:r}var ts=class{#t;#e;#s;#i;#r=[];constructor(t,e,s,i,r=[]){this.#t=t,this.#e=e,this.#s=r;let n=Ce(t,e);Je(t,e);let a=[t.get(e)].flat(),o=ut(n.s,s,e);this.#i=a.map(((t,e)=>this.#n(e,t)-o[e])),this.#r.push([h("time",$,i),a])}move(t,e){let s=ut(Ce(this.#t,this.#e).s,t,this.#e).map(((t,e)=>this.#a(e,t+this.#i[e])));this.#t.set(this.#e,1===s.length?s[0]:s);let i=this.#r.filter((([t])=>t>h("time",$,e)-.1005&&t<e-5e-4));this.#r=[...i,[e,s]]}velocity(t){let e=this.#r[this.#r.length-1],s=this.#r.length-1;for(;s>0&&this.#r[s][0]-this.#r[s-1][0]<=.04;)s-=1;let i=this.#r.slice(s);if(t-e[0]>.08||i.length<2)return e[1].map((()=>0));let r=function(t){let e=t.reduce(((t,e)=>t+e),0)/t.length,s=t.map((t=>t-e)),i=t=>s.reduce(((e,s)=>e+s**t),0),r=i(2);if(t.length<3)return s.map((t=>t/r));let[n,a]=[i(3)/r,r/t.length],h=s.map((t=>t*t-n*t-a)),o=h.reduce(((t,e)=>t+e*e),0);return s.map(((t,s)=>t/r+(-2*e-n)*h[s]/o))}(i.map((([t])=>(t-e[0])/.1)));return e[1].map(((t,e)=>i.reduce(((s,[,i],n)=>s+r[n]*(i[e]-t)),0)/.1))}restingPlace(t,{friction:e=He}={}){let s=this.velocity(t),i=[this.#t.get(this.#e)].flat().map(((t,i)=>{let{low:r=-1/0,high:n=1/0}=this.#s[i]??{};return Math.min(Math.max(t+s[i]/e,r),n)}));return 1===i.length?i[0]:i}release(t,e,s,i={}){return Ye(this.#t,this.#e,e,s,{...i,velocity:this.velocity(t)})}#a(t,e){let{low:s=-1/0,high:i=1/0,limit:r,coefficient:n}=this.#s[t]??{},a=e>i?i:e<s?s:e;return a===e?e:a+Qe(e-a,r,n)}#n(t,e){let{low:s=-1/0,high:i=1/0,limit:r,coefficient:n=.55}=this.#s[t]??{},a=e>i?i:e<s?s:e,h=Math.abs(e-a);if(!h)return e;let o=r===1/0?h/n:h/n/(1-Math.min(h/r,.999999));return a+Math.sign(e-a)*o}},es={__proto__:null};["t","neg abs sign floor ceil round sqrt exp log sin cos tan","+ - * / % ^ pow < <= > >= == != atan2","? clamp lerp"].forEach(((t,e)=>t.split(" ").forEach((t=>es[t]=e))));var ss=new Float64Array(64),is=ss.slice(),rs=(t,e)=>s=>{let i=0,r=(t,e,s=0)=>(e>i&&a("must not take more than there is"),i+=1-e,{E:t,pn:e,N:s}),n=A((s=>{if("number"==typeof s||/^-?infinite$/.test(s))return r("",0,g(-1/0,1/0)(s));let[,n,h]=/^([pf]|min|max)(\d+)$/.exec(v(s))??[];return n?n[1]?h>0&&h<=i?Array.from({length:h-1},(()=>r(n,2))):a("must not take more than there is"):h<("p"===n?t:e)?r(n,0,Number(h)):a("must not take more than there is"):es[s]>=0?r(s,es[s]):a(`must have no step '${s}'`)}),1)(s).flat();return n.length+2>ss.length&&(ss=new Float64Array(n.length+2),is=ss.slice()),1===i?n:a("must leave one number")};function ns(t,e,s,i){let r=0;for(let n=0;n<t.length;n++,r++){let{E:a,pn:h,N:o}=t[n];r-=h;let l=ss[r],u=ss[r+1],m=ss[r+2],c=l<m||l!=l?l:m;i&&(is[r]=hs(a,r)),ss[r]="p"===a?e[o]:"f"===a?s[o]:""===a?o:"t"===a?f[0]:"+"===a?l+u:"-"===a?l-u:"*"===a?l*u:"/"===a?l/u:"%"===a?l%u:"<"===a?+(l<u):"<="===a?+(l<=u):">"===a?+(l>u):">="===a?+(l>=u):"=="===a?+(l===u):"!="===a?+(l!==u):"?"===a?0!==l?u:m:"neg"===a?-l:"abs"===a?Math.abs(l):"sign"===a?Math.sign(l):"floor"===a?Math.floor(l):"ceil"===a?Math.ceil(l):"round"===a?Math.sign(l)*Math.round(Math.abs(l)):"sqrt"===a?Math.sqrt(l):"exp"===a?Math.exp(l):"log"===a?Math.log(l):"sin"===a?Math.sin(l):"cos"===a?Math.cos(l):"tan"===a?Math.tan(l):"atan2"===a?Math.atan2(l,u):"min"===a?l<u||l!=l?l:u:"max"===a?l>u||l!=l?l:u:"clamp"===a?u>c||u!=u?u:c:"lerp"===a?1===m?u:Math.abs(u-l)<1/0?l+(u-l)*m:l*(1-m)+u*m:l**u}}var as=(t,e)=>0===t?0:t*e;function hs(t,e){let[s,i,r]=ss.subarray(e),[n,a,h]=is.subarray(e),o=s**i;return"t"===t?1:"+"===t?n+a:"-"===t?n-a:"*"===t?as(n,i)+as(a,s):"/"===t?as(n,1/i)-as(a,s/i/i):"%"===t?n-as(a,Math.round((s-s%i)/i)):"^"===t||"pow"===t?as(n,i&&i*s**(i-1))+as(a,o&&o*Math.log(s)):"?"===t?0!==s?a:h:"neg"===t?-n:"abs"===t?s<0?-n:n:"sqrt"===t?as(n,.5/Math.sqrt(s)):"exp"===t?as(n,Math.exp(s)):"log"===t?as(n,1/s):"sin"===t?as(n,Math.cos(s)):"cos"===t?as(n,-Math.sin(s)):"tan"===t?as(n,1+Math.tan(s)**2):"atan2"===t?as(n,i/(s*s+i*i))-as(a,s/(s*s+i*i)):"min"===t?i<s?a:n:"max"===t?i>s?a:n:"clamp"===t?(s<r?s:r)>i?s<r?n:h:a:"lerp"===t?n+as(a-n,r)+as(h,i-s):0}var os=class{constructor(t,e,s,i=1,r=t.map((()=>0))){Object.assign(this,{_s:t,hs:e,b:s,q:i,dn:r})}o(t){for(let e=0;e<this._s.length;e++)ns(this._s[e],this.hs,this.b,!1),t[e]=this.dn[e]+this.q*ss[0]}mn(t,e){return f[0]=e,ns(this._s[t],this.hs,this.b,!0),this.q*is[0]}gn(t,e){return new os(this._s,this.hs,this.b,t,e)}};function ls(t,e,s){let i=s-e-360*Math.floor((s-e)/360);return t?0===i?360:i>=180?i:i-360:i<=180?i:i-360}var us=(t,e)=>t+360*et((e-t)/360),fs=class extends H{constructor(t,e,s,i){super(t,e,s),this.wn=i}Ss(){let t=this.d.segments[this.tt+2];return t===this.d.segments[this.tt+3]?this.wn[t]:null}F(){super.F();let t=this.Ss();f[0]=Math.min(Math.max(this.Y,0),1),t&&t.o(o)}};function ms(t,e){let s=t.map((({name:t})=>t));for(let t in e)s.includes(t)||a("must be a parameter",t);return t.flatMap((({name:t,s,lt:i})=>Object.hasOwn(e,t)?ut(s,e[t],t):i))}var cs={name:"late",types:{turning:function([t]){let e="longest"===t||"shortest"!==t&&a("must be longest or shortest"),s=([t],[s])=>[us(t,s-ls(e,t,s))];return Z("angle",1,{ks:s,le(t){t.l=1/0,t.d.Gt(t);let i=t.d.segments[t.tt+(t.Y<.5?2:3)],r=t.ht.slice();for(let t=i-1;t>=0;t--)r[t]=s(r[t],r[t+1]);for(let t=i+1;t<r.length;t++)r[t]=[us(r[t][0],r[t-1][0]+ls(e,r[t-1][0],r[t][0]))];t.ht=r}})}},jt:function(t,e,s,i){let r=Array.from({length:s},((t,e)=>e)),n=t=>y(r,t),o=k({"formula?":M,"of?":n,"mix?":A($,3,3)})(t);if(o.mix){let[t,e,s]=o.mix;return n(t),n(e),{wt:(i,r,n)=>function(t,e,s,i){return t.R?i<.5?e:s:0===i||1===i?i?s:e:t.Ae?t.Ae(e,s,i):(t.ks?.(e,s)??e).map(((t,e)=>it(t,s[e],i)))}(n,i[t],i[e],s)}}e.qt||a("must not be a formula");let l=e.I,u=h("formula",A(rs(ms(i,{}).length,void 0===o.of?0:l),l,l),o.formula),m=(t,e)=>new os(u,e,(t=>void 0===o.of?[]:t[o.of])(t));return{H:u.some((t=>t.some((({E:t})=>"t"===t)))),wt(t,e){let s=new Array(l);return f[0]=1,m(t,e).o(s),s},As:m}},en:function(t,e,s,i){let{type:r,keys:n,weight:a}=t,h=1===a||!s||t.layer;if(t.Fs||h&&!n.some((t=>t.wt)))return G(t,e);let o=[];for(let t of n)o.push(t.wt?t.wt(o,i,r):K(t,r,e));let l=n.map((t=>t.H?t.As(o,i):null)),u=new fs(t,r,o,l);if(h)return u;let f=u.P(-1/0),m=(t,s)=>e[s]+a*(t-f[s]),c=l.map((t=>t&&t.gn(a,f.map(((t,s)=>e[s]-a*t)))));return new fs(t,{...r,le:void 0,ks:void 0},u.ht.map((t=>t.map(m))),c)},hs:ms,yn:function(t,e){let s=rs(e,0)(t);return s.some((({E:t})=>"t"===t))&&a("must not have 't'"),t=>(ns(s,t,[]),0!==ss[0])}},ps=1e3;function ds(t,e,s){let i=-1/0;if(e<1/0)for(let r=t;r<=e&&r>i;r++)s(i=r)}var gs=new Float64Array(2),ys=[];function Ms({time:t,period:e}){let s=1e-9*(1+Math.abs(gs[0])+Math.abs(gs[1])+Math.abs(t)),i=gs[0]-s-t,r=gs[1]+s-t;return e?Math.floor(i/e)!==Math.floor(r/e):i<=0&&r>=0}var bs=k({start:$,period:g(1e-9),count:g(0,1/0),begin:g(-1/0),turns:A($),between:w,"mirror?":$}),vs=A(k({time:$,name:v,"payload?":M,"period?":g(1e-9)})),ws={name:"loops",ue:A(g(void 0,1/0),3,3),Et:function(t){let e=bs(t),{start:s,begin:i,period:r,count:n,turns:a}=e;return e.Xe=i+r*Math.min(1,n),e.Mn=[s,...a].map((t=>({time:t,period:r}))),e},Ue:function([t,e,s],i){return t+e<1/0&&e>0&&s>0&&(void 0===i||s<1/0)||a("must be a loop","loop")},ft:([,t,e]=[],s)=>e===1/0?(s%t+t)%t:0,We:function(t){let e=vs(t);return e.every(((t,s)=>!s||e[s-1].time<=t.time))?e:a("must be in order")},Gt:function(t,e){let[s,i,r]=t.loop,{ft:n,f:a}=e;if(a<=s)return a===s&&(e.f+=n),t.ms(0,e);if(a<s+i*r){let r=a+n-s,h=Math.floor(r/i);return r-h*i<0?h-=1:r-h*i>=i&&(h+=1),e.f=s+Math.max(0,Math.min(r-h*i,i)),t.ms(h,e)}let h=t.segments.length-L;if(r===1/0)return t.X(h,!0,0,e);let o=Math.floor(r),l=r-o,[u,f]=[s+(l||1)*i,l?o:o-1],m=1e-9*i;e.f=u-m;let c=l?Math.max(0,t.xt(e)):h,p=t.segments;l&&f>0&&(p[c]<s||u-m<s)?t.X(h,!0,f-1,e):u>=p[c+1]-m?t.X(c,!0,f,e):(e.f=u,t.ms(f,e),e.ct=NaN)},Qe:(t,e)=>!e&&function({f:t,l:e,Et:s,rs:i}){return gs[0]=Math.min(t,e),gs[1]=Math.max(t,e),!(i.some(Ms)||s&&(void 0!==s.mirror&&(gs[0]=s.mirror-Math.max(t,e),gs[1]=s.mirror-Math.min(t,e)),s.Mn.some(Ms)))}(t)?ys:function(t,e){let{f:s,l:i,Et:r,rs:n,duration:a}=t,h=s<i,o=e?[[t.it,"started",void 0,0,0]]:[];r&&function({start:t,period:e,count:s,turns:i,between:r,mirror:n},a,h,o,l){let u=t=>void 0===n?t:n-t,f=(t,e)=>{let s=u(t);(a<h?s>a&&s<=h:s<a&&s>=h)&&s>0&&s<o&&l(s,e)},[m,c]=[u(a),u(h)].sort(((t,e)=>t-e)),p=Math.max(0,Math.floor((m-t)/e)-1),d=Math.min(Math.floor((c-t)/e)+1,Math.ceil(s)-1);d-p>ps&&(u(h)>u(a)?p=d-ps:d=p+ps),ds(p,d,(n=>{n>0&&r&&f(t+n*e,1),n>0&&f(t+n*e,2);for(let r of i)r+n*e<t+e*s&&f(r+n*e,1)}))}(r,s,i,a,((t,e)=>o.push([t,e>1?"repeated":"reversed",void 0,e,0])));let[l,u]=h?[s,i]:[at(i),at(s)];n.forEach((({time:t,name:e,payload:s,period:i},r)=>{let n=t=>o.push([t,"marker",{name:e,payload:s},3,r]);i?function(t,e,s,i,r){let n,a=Math.floor((i-t)/e);t+a*e>i&&(a-=1),ds(Math.max(0,a-ps,Math.floor((s-t)/e)-1),a,(a=>{let h=t+a*e;h>s&&h<=i&&h!==n&&r(n=h)}))}(t,i,l,u,n):t>l&&t<=u&&n(t)}));let f=h?1:-1;return o.sort(((t,e)=>f*(t[0]-e[0])||t[3]-e[3]||f*(t[4]-e[4])))}(t,e)},As=16,$s={name:"many",Zs:t=>t.ye=new class{constructor(t){this.u=t,this.$=new Float64Array(N),this.n=N,this._e=[]}cs(){let{u:t}=this;t.os.length&&this.xn(),t.B.set(t.i),this.G()}xn(){let{u:t,$:e}=this;for(let e of t.os){e.At=!1;for(let t of e.r)t.Xt=0}let s=t.Ut.flatMap((t=>t.r[0].w?t:t.r)),i=new Float64Array(s.reduce(((t,e)=>t+As+3*e.t),N)),r=N;for(let t of s){let s=r+As+3*t.t;t.Xt&&!t.r?i.set(e.subarray(t.Xt,t.Xt+s-r),r):i.set([t.e,t.t],r+14),t.Xt=r,r=s}this._e=s,this.$=i,this.n=r}G(){let t=this.$,e=this.n,s=this.u.B,i=this.u.c;for(let r=N,n=0;r<e;n++){let e=0|t[r+15];if(i<t[r+1]){t[l]=t[r+11]+(i-t[r])*t[r+12],D(t,r);let n=t[u],a=O[1],h=t[r+13],o=r+As;r=o+3*e;for(let e=0|t[o-As+14];o<r;e++,o+=3){let i=h*s[e]+t[o]+t[o+1]*n+t[o+2]*a;i-i==0&&(s[e]=i)}}else this.bn(this._e[n],r),r+=As+3*e}}bn(t,e){let{u:s,$:i}=this;if(t.r)return s.Hs(t);t.G(s.B);let{h:r,O:n,m:a,t:h}=t;for(let t=1;t<h;t++)if(a[t]!==a[0])return;let{d:l,s:u,Kt:f,Ls:m,ct:c,tt:p}=n;if(l&&r.k&&(l.loop||!u.qt||u.R||n.Ss?.()))return;let d=void 0!==l?.mirror,g=d?l.mirror-r.time:r.time,y=d?-r.k:r.k,M=d?l.mirror-r.is:r.is,b=!y||c!=c,v=g,w=y,A=M;if(y&&l){let t=l.segments,e=t[p],s=t[p+1],[i,r]=[e,s];if(b){let n=g<e;i=n?-1/0:s,r=n?e:t[p+L]??1/0}else{let i=t[p+5],r=(t[p+6]-i)/(s-e),n=f[m+1]-f[m];v=(c-f[m])/n,w=r/n*y,f[m+2]!==j&&(A=e+(f[w>0?m+1:m]-i)/r)}A=y<0?Math.max(i,A,M):Math.min(r,A,M)}let $=!b&&l,k=$&&n.n(0),x=$&&n.n(1),_=s.c,O=a[0]===rt;i[e]=_,i[e+1]=y?_+(A-g)/y*(1-1e-9)-2**-50*(_+Math.abs(g/y)):1/0;for(let t=2;t<11;t++)i[e+t]=b?q:f[m+t];i[e+11]=b?0:v,i[e+12]=b?0:w,i[e+13]=O?1:0;let S=O?t.q:1;for(let s=0,r=e+As;s<h;s++,r+=3){let e=$?k[s]:b?o[s]:n.yt[s];i[r]=S*(O?e-t.g[s]:e),i[r+1]=b?0:S*($?x[s]-e:n.as[s]),i[r+2]=$||b?0:S*n.Lt[s]}}}(t)},ks={__proto__:null,M:1,L:1,Q:2,C:3,Z:0},xs=new Float64Array(2),_s=(t,e,s)=>([i],{Be:r})=>{let n=y(r.routes,i);return function(t,e,s,i){let r=new Float64Array(e),n={E:i,I:1,t:e,R:!1,qt:!1,jn:!0,Dn:t.reduce(((s,i,r)=>r%(1+2*e)||!r?s:s+Math.hypot(t[r+1]-t[r-2*e],e>1?t[r+2]-t[r+1-2*e]:0)),0),o(i,r,n){st(i,r,xs,1),function(t){let e=xs[0];if(xs[1]=0,e>=0&&e<=1)return;if(!(t.In&&Math.abs(e)<1/0))return void(xs[0]=e>1?1:0);let s=Math.floor(e),i=e===s&&e>0;xs[0]=i?1:e-s,xs[1]=i?s-1:s}(s),function(t,e,s){let i=xs[0],r=1+2*e,n=0,a=t.length/r-2;for(;n<a;){let e=n+a+1>>1;t[e*r]<=i?n=e:a=e-1}let h=n*r,o=h+r,l=t[o]-t[h],u=l>0?(i-t[h])/l:1,f=1-u;for(let i=1;i<=e;i++){let r=t[h+e+i]*l,n=t[o+e+i]*l;s[i-1]=f*f*((1+2*u)*t[h+i]+u*r)+u*u*((1+2*f)*t[o+i]-f*n)}}(t,e,n),1===e&&(n[0]+=xs[1]*s.An)},b:()=>null,Se(t,s,a){f[0]=0;let h=t.ht.map((t=>(n.o(t,t,r),Array.from(r)))),o=new H(t.d,Z(i,e),h);return o.ft=t.ft,a(o,s)}};return n}(s(n),t,n,e)},Os={path:function([t]){("string"!=typeof t||!/^(M[MLQCZ]*)?$/.test(t))&&a("must be a path, as MLQCZ");let e=[...t].reduce(((t,e)=>t+2*ks[e]),0);return Z(`path${e}`,e,{Me:(e,s)=>{let i=s;return[...t].map((t=>t+Array.from({length:2*ks[t]},(()=>e[i++])).join(" "))).join("")}})},route:_s(2,"point",(({Sn:t})=>t)),direction:_s(1,"angle",(({En:t})=>t))},Ss={name:"paths",types:Os,Ye:function(t){let{wraps:e,turning:s,places:i,angles:r}=k({wraps:w,turning:$,places:A($,10),angles:A($,6)})(t);for(let[t,e]of[[i,5],[r,3]]){t.length%e&&a("must have whole knots");for(let s=e;s<t.length;s+=e)t[s]<t[s-e]&&a("must not go back")}return{In:e,An:s,Sn:i,En:r}}},Ps=new Float64Array(1),Fs={name:"states",Zs:t=>t.dt=new class{constructor(t){let{S:e,J:s}=t;this.ot=t;let i=h("transitions",A((({states:t,variants:e,parameters:s},i)=>{let[r,n]=[[...t.keys()],[...e.keys()]],h=s.flatMap((({lt:t})=>t)).length;return t=>{let[e,s,o,l,u,f]=A(M,5,6)(t),{yn:m}=i??{};return Object.freeze({from:y(r,e),to:y(r,s),variant:y(n,o),reversed:y([!1,!0],l),...Array.isArray(u)?{on:Object.freeze(A(v,1)(u))}:{after:g(0)(u)},ee:void 0===f?()=>!0:(m??a("needs { use: [late] }"))(f,h)})}})(e,s.get("late"))),e.transitions??[]);this.Ft=new class{constructor(t,e){this.P=t,this.ee=e,this.$=this.ne=[]}On(t){this.$=this.P.filter((({from:e})=>e===t)),this.ne=[...new Set(this.$.flatMap((({after:t=[]})=>t)))].sort(((t,e)=>t-e))}get vs(){return this.$.filter(this.ee)}Nn(t){return this.vs.find((({on:e})=>e?.includes(t)))}$n(t){return this.vs.find((({to:e})=>e===t))}Pn(t){return this.vs.find((({after:e})=>e===t))}}(i,(e=>e.ee(t.Is()))),this.rt=this.W=!0,this.ie=this.fs=0,this.h=null,this.oe={n:"",W:!1},this.re(),t.Ot=e=>{Object.getPrototypeOf(t).Ot.call(t,e),this.Ot(e)},this.Xs<1/0&&queueMicrotask((()=>t.Tt()))}Gs(t){return this.$t(this.Ft.Nn(t))}Ks(t){let{v:e,S:{states:s}}=this.ot;return s.has(t)||a("must be one of player.states",t),t===e?null:this.$t(this.Ft.$n(t)??this.Tn(e,t)??a(`needs one transition or variant from '${e}'`,t))}Tn(t,e){let s=[...this.ot.S.variants.values()];for(let i of[!1,!0]){let[r,n]=i?[e,t]:[t,e],a=s.filter((({name:t,from:e,to:i})=>e===r&&i===n&&!s.some((({reduced:e})=>e===t))));if(a.length)return a.length>1?void 0:{to:e,variant:a[0].name,reversed:i}}}get Xs(){return this.ve(),Ps[0]}ve(){let{ot:t,h:e,Ft:{ne:s}}=this;if(Ps[0]=1/0,this.ce<s.length)if(this.rt)Ps[0]=this.ie+s[this.ce]*t.timeScale;else if(e&&!e.a&&this.W&&e.k){let t=(e.D?e._:e.K)-e.Bt,s=e.Jt+t/e.k;Ps[0]=s+1e-15*Math.abs(s)}}mt(t){let e=this.ot;for(let s=1e3;s>0;){this.ve();let i=Ps[0],r=this.rt;if(!(i<=t))return;if(i>e.c){e.c=i;for(let t of e.Ut)e.zt(t);e.we(),e.Wt()}if(!this.rt)return;if(!r)continue;s-=1;let n=this.Ft.ne[this.ce++],a=this.Ft.Pn(n);try{this.$t(a)}catch(t){this.j("refused",e.c,a.to,{error:t})}}}ln(t){let e=1e3*(this.Xs-this.ot.c);e<1/0&&(this.fs=setTimeout((()=>{this.fs=0,t(performance.now())}),Math.min(e,2e9)))}fn(t){this.fs&&(this.ie-=t/1e3),clearTimeout(this.fs),this.fs=0}$t(t){if(!t)return null;let{ot:e,h:s,rt:i,W:r}=this,{v:n,Nt:a}=e;e.T();try{return this.j("left",e.c,n),this.h=null,this.rt=!1,this.W=!0,e.v=this.n=t.to,this.h=e.play(t.variant,{reversed:t.reversed!==e.reversesValues,Ht:[n,t.to]}),this.oe={n,W:i},this.re(),this.h}catch(t){throw this.h=s,this.rt=i,this.W=r,e.v=this.n=n,e.Nt=a,t}finally{e.n()}}Ot(t){let{ot:e,W:s,oe:{n:i,W:r}}=this;this.rt||this.h!==t||e.Us>t.number||(this.j("left",e.c,e.v),this.oe={n:e.v,W:s},e.v=this.n=i,this.W=r,this.re())}ke(t,e){this.rt||!this.W||(this.h??t)!==t||(this.rt=!0,this.ie=e,this.j("entered",e,this.n))}j(t,e,s,i){this.ot.et(void 0,t,e,{state:s,...i})}re(){this.Ft.On(this.ot.v),this.ce=0}}(t),Ks:({dt:t},e)=>t.Ks(e),Gs:({dt:t},e)=>t.Gs(e),sn:({dt:t})=>t.Ft.vs},Ns={name:"targets",Zs:function(t){let e=new class{constructor(t,e){this.$=t,this.Xt(e)}Xt(t){this.P=new Map([...this.$].map((([e,s])=>[e,{V:s.has(t),he:null}])))}V(t){return this.P.get(t)?.V??!0}it(t,e){let s=[];for(let[i,r]of this.P)r.he=t,!r.V&&e(this.$.get(i))&&(r.V=!0,s.push(i));return s}ns(t,e){let s=[];for(let[i,r]of this.P)!r.V||r.he!==t||e(this.$.get(i))||(r.V=!1,s.push(i));return s}Bn(t,e){for(let s of e.map((t=>this.P.get(t))))s.he===t&&(s.V=!0)}}(function({targets:t,states:e}){let s=[...e.keys()],i=h("targets",A((t=>{let[e,i]=A(M,2,2)(t);return[v(e),new Set(A((t=>y(s,t)))(i))]})),t??[]),r=new Map(i);return r.size===i.length?r:a("has a name twice","targets")}(t.S),t.v),s=Object.getPrototypeOf(t);if(t.vn=e,!e.$.size)return;let i=(e,s,i,r)=>{for(let n of r)t.et(s.Ln?s:void 0,e,i,{target:n});r.length&&t.Tt()},r=null;t.Ms=(e,i,n)=>{let a=!n[0]?.kt&&function({name:t,duration:e,K:s},{reversed:i=!1,Ht:r},n){let{S:{variants:a},reducedMotion:h,reversesValues:o}=n,l=a.get(t);if(!l)return null;let{from:u,to:f}=h&&a.get(l.reduced)||l,[m,c]=r??(i!==o?[f,u]:[u,f]);return(t,i)=>t.has(i?m:c)||!i&&s<e&&t.has(m)}(e,i,t);return r=a&&{Le:a,Ln:!i.Ht},s.Ms.call(t,e,i,n)},t.ut=(n,a,h,o)=>{r&&(s=>{Object.assign(s,r),r=null,i("appeared",s,t.c,e.it(s,(t=>s.Le(t,!1))))})(n),s.ut.call(t,n,a,h,o)},t.Yt=(r,n,a)=>{"finished"===n&&((t,s)=>{let{Le:r,D:n}=t;i("disappeared",t,s,e.ns(t,(t=>r(t,n))))})(r,a),s.Yt.call(t,r,n,a)},s.draw&&function(t,e,{draw:s,redraw:i,unmount:r}){let n=new class{N=new WeakMap;G(t,e){let{style:s}=t;this.N.has(t)===e&&(e?(s.display=this.N.get(t),this.N.delete(t)):(this.N.set(t,s.display),s.display="none"))}_n(t){this.N.has(t)&&(t.style.display="none")}},a=new Map,h=e=>[...t.root.querySelectorAll("[data-motion]")].filter((({dataset:{motion:t}})=>t===e)),o=t=>{for(let[e,s]of a)for(let i of s)t(i,e)};t.draw=()=>{for(let t of e.$.keys())a.has(t)||a.set(t,h(t));o(((t,s)=>n.G(t,e.V(s)))),s.call(t)},t.redraw=()=>{o((t=>n._n(t))),i.call(t)},t.unmount=()=>{r.call(t),o((t=>n.G(t,!0))),delete t.draw}}(t,e,s)},V:({vn:t},e)=>t.V(e)},Es=[Ft,Et,ve,cs,ws,$s,ne,Ss,Fs,Ns];function js(t){return Object(t)!==t&&a("must be an object","options"),{...t,use:[...Es,...h("use",A(M),t.use??[])]}}var qs=class extends ct{constructor(t,e={}){super(t,js(e))}spring(t,e,s,i){return Ye(this,t,e,s,i)}decay(t,e){return Ze(this,t,e)}grab(t){Je(this,t)}velocity(t){return Le(this,t)}},Is=(t,e,s={})=>((t,e,s)=>new Ie(t,e,s))(t,e,js(s)),Ts={__proto__:null,opacity:["opacity",String],alpha:["opacity",String],"transform.rotation":["transform",t=>`rotate(${t}deg)`],"transform.rotation.z":["transform",t=>`rotate(${t}deg)`]};for(let t of["position","center","transform.translation"])Ts[`${t}.x`]=["translate",t=>`${t}px 0px`],Ts[`${t}.y`]=["translate",t=>`0px ${t}px`],Ts[t]=["translate",(t,e)=>`${t}px ${e}px`];var Rs,Vs=class extends Ie{constructor(t,e,s={}){super(t,e,s),this.Mt=new Map;let i=t=>this.U.some((e=>e.yt===t&&/^transform(\.scale\.|\.rotation\.[xy]|$)/.test(e.Js)));for(let t of this.U){let e=Ts[t.Js];t.ae="transform"===e?.[0]&&i(t.yt)?void 0:e}this.fe=new Map(this.U.filter((t=>t.ae)).map((t=>[t.p,t]))),this.Fe(),this.redraw()}get mainThread(){return this.U.filter((t=>!t.ae)).map((t=>t.p.name))}draw(){this.Fe(),super.draw()}unmount(){super.unmount();for(let t of this.Mt?.values()??[])for(let e of t)e.cancel();this.Mt=void 0}Tt(){super.Tt(),this.Mt&&this.vt>=0&&this.draw()}Fe(){if(!this.Mt||this.Re)return;this.Re=!0;let t=new Set,e=new Map;for(let[{A:s},i]of this.fe){if(!e.has(s)){let i=s.r;e.set(s,i.length>0&&i.every((t=>this.fe.has(t.p)&&this.Fn(t))));for(let r of e.get(s)?i:[])t.add(r),this.Rn(r,this.fe.get(r.p))}let r=e.get(s);i.i!==r&&i.lt.fill(NaN),i.i=r}for(let[e,s]of this.Mt)if(!t.has(e)){for(let t of s)t.cancel();this.Mt.delete(e)}this.Re=!1}Fn({h:{_:t,K:e},w:s,m:i}){return!s&&e-t<=20&&e>t&&i.every((t=>t&&t===i[0]))}Rn(t,e){let s=(t.m[0]&nt)>0,i=this.i.slice(t.e,t.e+t.t),r=`${s&&i} ${t.g}`,n=this.Mt.get(t);if(n?.jt!==r){for(let t of n??[])t.cancel();n=e.yt._t.map((r=>r.animate(...this.Cn(t,e,s,i)))),n.jt=r,this.Mt.set(t,n)}let{h:a}=t;for(let t of n){let e=this.Ns?a.k:0,s=1e3*(a.time-a._);if(0===e){t.pause(),t.currentTime=s;continue}t.playbackRate!==e&&(t.playbackRate=e);let i=t.timeline.currentTime-document.timeline.currentTime+this.Zt-s/e;Math.abs((t.startTime??NaN)-i)<1||(t.startTime=i)}}Cn(t,e,s,i){let{O:r,h:{_:n,K:a},g:h,q:l}=t,[u,f]=e.ae,m="opacity"===u&&s,c=Math.max(1,Math.ceil(240*(a-n)));return[Array.from({length:c+1},((t,e)=>{r.l=n+(a-n)*e/c,r.F();let p=h.map(((t,e)=>{let r=o[e];return m?r:s?r-i[e]:l*(r-t)}));return{[u]:f(...p)}})),{duration:1e3*(a-n),fill:"both",composite:m?"replace":"add",easing:"linear"}]}},zs=(t,e,s)=>new Vs(t,e,s);return Rs=r,((r,n,a,h)=>{if(n&&"object"==typeof n||"function"==typeof n)for(let a of s(n))!i.call(r,a)&&void 0!==a&&t(r,a,{get:()=>n[a],enumerable:!(h=e(n,a))||h.enumerable});return r})(t({},"__esModule",{value:!0}),Rs)})();
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
