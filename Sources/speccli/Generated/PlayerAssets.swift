// Made by Web/player/build.mjs: don't edit.
// swift-format-ignore-file

/// The page that only plays: its markup, style and script, and their checksums as a policy names them.
enum PlayerAssets {
static let styleChecksum = "sha256-qiT+QNR4Okrsh1ddAwY30lsgkcBFpycWi3ISm6zfJvQ="
static let scriptChecksum = "sha256-6zEi3o/J8RHfZgrQi50IJz7snZkp9IoWNBH2fHDUXk0="

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
var MotionSpec=(()=>{var t=Object.defineProperty,e=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,r=Object.prototype.hasOwnProperty,i={};((e,s)=>{for(var r in s)t(e,r,{get:s[r],enumerable:!0})})(i,{CompositorPlayer:()=>Os,Drag:()=>er,ElementPlayer:()=>ks,MotionError:()=>n,Player:()=>sr,decay:()=>Zs,grab:()=>Ds,mount:()=>rr,mountOnCompositor:()=>ir,parts:()=>Qe,rubberBand:()=>Qs,splitPath:()=>us,spring:()=>zs,velocity:()=>Bs});var n=class extends Error{constructor(t,e){super(`${t||"motion"} ${e}`),this.name="MotionError",this.path=t,this.Ce=e}},a=(t,e="")=>{throw new n(e,t)},h=t=>String(t)||'""';function o(t,e,s,r){try{return e(s,r)}catch(e){if(!(e instanceof n))throw e;let{path:s,Ce:r}=e;a(r,("number"==typeof t?`[${t}]`:t)+(s&&"["!==s[0]?".":"")+s)}}var l=1e150,u=t=>"number"==typeof t&&Math.abs(t)<=l,f=t=>t.every(u),m=t=>f(t)?t:a("must have numbers up to 1e150"),c=(t=-l,e=l)=>s=>{let r="number"==typeof s?s:"infinite"===s?1/0:"-infinite"===s?-1/0:NaN;return r>=t&&r<=e?r:a(`must be a number from ${t} to ${e}`)},p=(t,e)=>t["number"==typeof e?e:-1]??a("must be in the file"),d=t=>t,g=t=>e=>typeof e===t?e:a(`must be a ${t}`),y=g("string"),b=g("boolean"),M=(t,e=0,s=1e6)=>r=>{if((!Array.isArray(r)||r.length<e||r.length>s)&&a(`must be a list of ${e===s?e:`${e} to ${s}`}`),t===d)return r;let i=[...r];if(t!==v||!f(i))for(let e=0;e<i.length;e++)i[e]=o(e,t,i[e],e);return i},v=c(),w=t=>{let e=[],s={__proto__:null};for(let r in t)r.endsWith("?")?s[r.slice(0,-1)]=t[r]:e.push(r);return(r,i,n={})=>{A(r);for(let s of e)n[s]=o(s,t[s],r[s]);for(let t in r)e.includes(t)||(n[t]=o(t,s[t]??(()=>a("must not be there")),r[t]));return n}},A=t=>Object(t)!==t||Array.isArray(t)?a("must be an object"):t,$=t=>w(Object.fromEntries(Object.entries(t).map((([t,e])=>[`${t}?`,t=>void 0===t?t:e(t)])))),k=t=>{let e=$(t);return t=>o("options",e,t)},x=t=>e=>{let s=M(t)(e),r=new Map(s.map((t=>[t.name,t])));return r.size===s.length?r:a("has a name twice")},O=new Float64Array(64),_=4,S=5,P=new Float64Array(1),F=(t,e,s)=>({b:t,A:e,t:e,Ft:!0,i:q,...s}),N=({A:t},e)=>M(v,t,t)(e),E=new Map(Object.entries({number:1,integer:1,angle:1,bool:1,point:2,size:2,rect:4,insets:4,color:4}).map((([t,e])=>[t,F(t,e,{F:"bool"===t})]))),j=t=>Math.sign(t)*Math.round(Math.abs(t));function q(t,e,s,r){let i=P[0];for(let n=0;n<r;n++){let r=t[n],a=e[n],h=a-r;s[n]=1===i?a:Math.abs(h)<1/0?r+h*i:r*(1-i)+a*i}}function I(t,e,s){let r=[t];return P[0]=s,q(r,[e],r,1),r[0]}var T=(t,e)=>[0,3,6].flatMap((s=>[0,1,2].map((r=>t[s]*e[r]+t[s+1]*e[r+3]+t[s+2]*e[r+6])))),R=[.819022437996703,.3619062600528904,-.1288737815209879,.0329836539323885,.9292868615863434,.0361446663506424,.0481771893596242,.2642395317527308,.6335478284694309],V=[1.2268798758459243,-.5578149944602171,.2813910456659647,-.0405757452148008,1.112286803280317,-.0717110580655164,-.0763729366746601,-.4214933324022432,1.5869240198367816],C=[T(R,[506752/1228815,87881/245763,12673/70218,87098/409605,175762/245763,12673/175545,7918/409605,87881/737289,1001167/1053270]),T([12831/3959,-329/214,-1974/3959,-851781/878810,1648619/878810,36519/878810,705/12673,-2585/12673,705/667],V)],z=[T(R,[608311/1250200,189793/714400,198249/1000160,35783/156275,247089/357200,198249/2500400,0,32229/714400,5220557/5000800]),T([446124/178915,-333277/357830,-72051/178915,-14852/17905,63121/35810,423/17905,11844/330415,-50337/660830,316169/330415],V)],B=[.210454268309314,.7936177747023054,-.0040720430116193,1.9779985324311684,-2.42859224204858,.450593709617411,.0259040424655478,.7827717124575296,-.8086757549230774],D=[1,.3963377773761749,.2158037573099136,1,-.1055613458156586,-.0638541728258133,1,-.0894841775298119,-1.2914855480194092];function U(t,e){let s=e[0],r=e[1],i=e[2];for(let n=0;n<3;n++)e[n]=t[3*n]*s+t[3*n+1]*r+t[3*n+2]*i}function W(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.04045?t[e]/12.92:Math.sign(t[e])*((s+.055)/1.055)**2.4}}function X(t){for(let e=0;e<3;e++){let s=Math.abs(t[e]);t[e]=s<=.0031308?12.92*t[e]:Math.sign(t[e])*(1.055*s**(1/2.4)-.055)}}function Y(t,[e]=C){U(e,t);for(let e=0;e<3;e++)t[e]=Math.cbrt(t[e]);U(B,t)}function L(t,[,e]=C){U(D,t);for(let e=0;e<3;e++)t[e]=t[e]*t[e]*t[e];U(e,t)}var J=t=>(t%360+360)%360,H=[0,8,4],K=t=>[e=>(L(e,t),X(e)),e=>(W(e),Y(e,t)),-1,0],G=new Map([["srgb",K(C)],["linear-srgb",[t=>L(t),t=>Y(t),-1,0]],["display-p3",K(z)],["oklab",[()=>{},()=>{},-1,0]],["oklch",[t=>[t[1],t[2]]=[Math.hypot(t[1],t[2]),J(180*Math.atan2(t[2],t[1])/Math.PI)],t=>{let e=t[1],s=t[2]*Math.PI/180;t[1]=e*Math.cos(s),t[2]=e*Math.sin(s)},2,4e-6]],["hsl",[function(t){L(t),X(t);let[e,s,r]=t,[i,n]=[Math.max(e,s,r),Math.min(e,s,r)],[a,h]=[(n+i)/2,i-n];if(t[0]=t[1]=0,t[2]=a,h<=1e-6||0===a||1===a)return;let o=(i-a)/Math.min(a,1-a),l=i===e?(s-r)/h:i===s?(r-e)/h+2:(e-s)/h+4;t[0]=J(60*l+(o<0?180:0)),t[1]=Math.abs(o)},function(t){let e=(t[0]%360+360)%360/30,s=t[2],r=t[1]*Math.min(s,1-s);for(let i=0;i<3;i++){let n=(e+H[i])%12;t[i]=s-r*Math.max(-1,Math.min(n-3,9-n,1))}W(t),Y(t)},0,1e-5]]]),Z={name:"colors",types:{color:function([t]){let[e,s,r,i]=G.get(t)||a("must be a color space"),n=t=>i>0&&Math.abs(t[1])<=i,h=t=>n(t)?1<<r:0,o=(t,e)=>{let i=t[4]&~e[4],a=t.map(((t,s)=>s<4&&i>>s&1?e[s]:t));return i&&!(i===1<<r&&n(t))&&a.splice(5,4,...((t,e)=>(s(t),[...t.map((t=>t*e)),e]))(a.slice(0,3),a[3])),a},l={b:"color",A:9,t:4,F:!1,Ft:!1,bt(t,e){let[s,i]=[o(t,e),o(e,t)];i[r]-s[r]>180?s[r]+=360:i[r]-s[r]<-180&&(i[r]+=360);for(let t of[s,i])for(let e=0;e<3;e++)e!==r&&(t[e]*=t[3]);return[s,i]},i(t,e,r){let i=0===P[0]||1===P[0];if(!i){i=!0;for(let s=0;s<9;s++)t[s]!==e[s]&&(i=!1)}if(i){let s=1===P[0]?e:t;for(let t=0;t<4;t++)r[t]=s[5+t];return}l.Ct(t,e,r);let n=r[3];n&&s(r);for(let t=0;t<3;t++)r[t]*=n},Ct(t,e,s){q(t,e,s,4);let i=s[3];for(let t=0;t<3;t++)t!==r&&(s[t]=i&&s[t]/i)},I(t){let s=t[3],r=[0,1,2].map((e=>s?t[e]/s:0));return e(r),[...r,s,h(r),...t]},fe(t,e,s){let r=l.bt(t,e),[i,n]=[[],[]];return P[0]=s,l.Ct(...r,i),l.i(...r,n),[...i,h(i),...n]}};return l}}};function Q(t,e){let s=t[_];if(s===t[2]&&e===t[1])return;t[1]=e,t[2]=s;let r=t[e+5],i=t[e+6],n=1+3*(r-i),a=0,h=-s,o=3*r,l=3*(i-2*r);if(s>.75)a=1,h=1-s,o=3*(1-i),l=3*(1-i-(i-r));else if(s>=.25){let t=(i-(1-r))/2;a=.5,h=.75*t-(s-.5),o=.75*(i+(1-r)),l=-3*t}let u=-a,f=1-a,m=s-a;for(let t=1,e=0;e<64&&Math.abs(t)>1e-12*Math.abs(m)+1e-17;e++){let e=h+m*(o+m*(l+m*n));if(0===e)break;e<0?u=m:f=m;let s=e/(o+m*(2*l+3*m*n)),r=m-s;r>u&&r<f&&Math.abs(s)<=.5*Math.abs(t)?(t=s,m=r):(t=(f-u)/2,m=u+t)}t[3]=a+m}var tt=new Float64Array(5);function et(t,e,s){tt[2]=t,tt[3]=e,tt[4]=s,st()}function st(){let t=tt[2],e=tt[3],s=Math.max(tt[4],0),r=t*t-e;if(r<0){let e=Math.sqrt(-r),i=Math.exp(-t*s),n=e*s,a=i*Math.cos(n),h=i*(n?Math.sin(n)/e:s);return tt[0]=a+t*h,void(tt[1]=h)}let i=Math.sqrt(r),n=e/-(t+i),a=Math.exp(n*s),h=2*i*s,o=a*(h?-Math.expm1(-h)/(2*i):s);tt[0]=a-n*o,tt[1]=o}var rt=(t,e,s,r)=>r*(tt[0]-2*t*tt[1])-s*e*tt[1],it=6,nt=11,at=-1,ht=0,ot=1,lt=2,ut=3,ft=4,mt=(...t)=>[...t,0,0,0,0,0,0].slice(0,nt),ct=(t,...e)=>Float64Array.of(t,-1,0,0,0,0,...e.flat()),pt=(t,e)=>ct(0,mt(0,1,ut,0,1,t,e?-Math.expm1(-t):1,e?1:0));function dt(t,e){let s=t[_],r=0;for(let i=(t.length-it)/nt-1;r<i;){let n=r+i>>1,a=t[it+n*nt+1];(e?a<s:a<=s)?r=n+1:i=n}return it+r*nt}function gt(t,e){let s=t[_],r=t[e+2],i=t[e+5];if(r===ot){Q(t,e);let s=t[3],r=1-s;t[S]=r*r*(r*t[e+3]+3*s*t[e+7])+s*s*(3*r*t[e+8]+s*t[e+4])}else r<=ht?t[S]=t[e+3]+s*(t[e+4]-t[e+3]):r===ut?t[S]=i<2**-53?s:Math.min(-Math.expm1(-i*s)/t[e+6],1):(tt[2]=i,tt[3]=t[e+6],tt[4]=s*t[e+7],st(),t[S]=r===ft?tt[0]:Math.min(Math.max(1+t[e+8]*tt[1]-tt[0],t[e+9]),t[e+10]))}function yt(t,e,s){let r=e.ft;t[_]=r;let i=dt(t,s),n=t[i],a=t[i+1];e.Kt=t,e._s=i,t[S]=r<a?t[i+3]:t[i+4],t[_]=(r-n)/(a-n),(t[i+2]===at||r>n&&r<a)&&gt(t,i),e.Y=t[S]}var bt=t=>{let[e,s,...r]=M(v,4,8)(t),[i,n]=r.slice(-2),[h,o,l,u]=r,f=i-e,m=t=>f?(t-e)/f:0,c=6===r.length;return(f<0||c&&!((t,e)=>t>=0&&e<=1&&(e>=t||(e-t)*(e-t)<=t*(1-e)*(1+1e-12)))(m(h),m(l)))&&a("must not go back"),!c||o===s&&u===s&&n===s?mt(e,i,ht,s,n):mt(e,i,ot,s,n,m(h),m(l),o,u)};function Mt(t){let[e,...s]=M(d,1)(t);if("pieces"===e){let t=M(bt,1)(s.slice(1));return t.some(((e,s)=>s&&e[0]<t[s-1][1]))&&a("must not go back"),ct(v(s[0]),...t)}let r=(t,r,i=r)=>e===t&&M(c(-1/0,1/0),r,i)(s);if(r("linear",0))return ct(0,mt(0,1,at,0,1));let[i,n=1,h=0,o=0,l=-1/0,u=1/0]=r("spring",4,6)||r("settling",1)||r("arriving",1)||[];return i>=0&&n>0&&o>=0&&i+n+Math.abs(h)+o<1/0&&l<=0&&u>=1?"spring"===e?ct(0,mt(0,1,lt,0,1,i,n,o,h,l,u)):pt(i,"arriving"===e):a("must be a curve")}var vt=7,wt=class{property;type;additive;layer;synchronized;written;loop;mirror;keys;segments;weight=1;constructor(t,e){this.us=t,this.qe=e}get Fs(){return 1===this.weight&&this.keys.every(Array.isArray)}get qt(){let{segments:t,loop:e,mirror:s}=this,r=e?Math.min(t[0],e[0]):t[0],i=e?e[0]+e[1]*e[2]:t.at(1-vt);return void 0===s?[r,i]:[s-i,s-r]}De(){let t=this.keys.length-1,e=this.segments.slice();for(let s=2;s<e.length;s+=vt)e[s]===e[s+1]&&this.keys[e[s]].H||(e[s]=t-e[s],e[s+1]=t-e[s+1]);return Object.assign(new wt,this,{segments:e})}Gt(t){t.f=void 0===this.mirror?t.l:this.mirror-t.l,this.loop?this.qe.Gt(this,t):this.ps(0,t)}ps(t,e){let s=this.segments,r=e.f,i=this.At(e);if(i<0)return this.k(0,!1,t,e);let n=s[i],a=s[i+1];if(r>=a)return this.k(i,!0,t,e);let h=s[i+5],o=s[i+6],l=r<=n?0:(r-n)/(a-n);e.st=i,e.Dt=t,e.ft=h+(o-h)*l,yt(this.us[s[i+4]],e,!1)}k(t,e,s,r){let i=this.segments;r.st=t,r.Dt=s,r.ft=i[t+(e?6:5)],yt(this.us[i[t+4]],r,i[t+5]<=i[t+6]!==e),r.ft=NaN}At({f:t}){let e=0;for(let s=this.segments.length/vt;e<s;){let r=e+s>>1;this.segments[r*vt]<=t?e=r+1:s=r}return(e-1)*vt}};function At(t,e){let{s,d:r}=t,i=s.I?s.I(e):e;if(t.P(-1/0).every(((t,s)=>Math.abs(t-e[s])<=1e-9*Math.max(1,Math.abs(t)))))return t;if(!i)return s.le(t,e,At);if(t.l=-1/0,r.Gt(t),t.ds?.())return t;let{segments:n,mirror:a}=r,{st:h,Dt:o,Y:l}=t,u=void 0!==a,f=h,m=t=>n[f+t]===n[f+t+vt];for(;!u&&n[f+5]===n[f+6]&&m(2)&&m(3)&&(r.k(f+vt,!1,o,t),t.Y===l);)f+=vt;let c=n[u?f+6:f+5],p=n[u?f+5:f+6],d=!(c===p?c<.5:c<p),g=t.lt[n[d?f+3:f+2]],y=t.lt[n[d?f+2:f+3]],b=s.Cs?.(i,y)??i,M=y,v=r.us[n[f+4]],w=u||c!==(d?1:0)?d?1-l:l:0,A=function(t,e,s,r){return t.ft=s,yt(e,t,!1),r?1-t.Y:t.Y}(t,v,p,d);if(s.Ft&&!s.F&&(0!==w||1!==A)&&Math.abs(A-w)>=.0625){let t=b.map(((t,e)=>1===A?y[e]:I(g[e],y[e],A))),e=b.map(((e,s)=>(t[s]-e)/(A-w)));M=t.map(((t,s)=>1===A?t:b[s]+e[s]*(1-w))),b=b.map(((t,s)=>t-e[s]*w))}let $=d?[M,b]:[b,M];t.qs={Dt:o};for(let e=h;e<=f;e+=vt)t.qs[e]=s.bt?.(...$)??$;return t}var $t={name:"current",T:function(t,e,s,r,i){let{p:n,It:a,O:h}=e[s],{layer:o,written:l,loop:u}=h.d;if(o||(l||u)&&!(({S:t,e,s:{t:s}})=>t.r.some((t=>t.m.some(((r,i)=>r&&t.e+i>=e&&t.e+i<e+s)))))(n))return;let f=t.me(n,a);for(let a=s+1;e[a]?.ue&&e[a].p===n&&!n.s.g;a++){let{d:s}=e[a].O,n=t.gs(s,f,!0,i),h=n.P(void 0===s.mirror?-1/0:1/0);n.P(r).forEach(((t,e)=>f[e]-=s.weight*(t-h[e])))}m(f),e[s].O=At(h,f)}},kt=class{constructor(t,e,s){if(this.d=t,this.s=e,this.lt=s,this.t=e.t,this.mt=this.st=this.Dt=this._s=0,this.Y=this.ft=this.l=this.f=.5,this.Kt=this.qs=this.ws=null,s!==t.keys&&s.forEach(m),e.pe?.(this),!e.bt)return;let{segments:r}=t;this.ws=[];for(let t=2;t<r.length;t+=vt)this.ws.push(e.bt(s[r[t]],s[r[t+1]]))}q(){this.d.Gt(this);let t=this.n(0),e=this.n(1),s=this.s;s.F?O[0]=(this.Y<.5?t:e)[0]:(P[0]=this.Y,s.i(t,e,O,this.t))}n(t){let{qs:e,st:s}=this;return null!==e&&e[s]&&e.Dt===this.Dt?e[s][t]:null!==this.ws?this.ws[s/vt][t]:this.lt[this.d.segments[s+2+t]]}St({v:t,X:e,duration:s},r){return this.P(r?t>0||this.d.qt[0]<0?t:-1/0:e<s?e:1/0)}je(t){return m(this.St(t,!0)),m(this.St(t,!1))}P(t){return this.l=t,this.q(),e=this.t,O.slice(0,e);var e}},xt=(t,e)=>new kt(t,t.type,t.Fs?t.keys:t.keys.map((s=>Ot(s,t.type,e)))),Ot=(t,e,s)=>(Array.isArray(t)?t:e.I?e.I(s):s)??a("must have numbers up to 1e150"),_t=1,St=2,Pt=Float64Array.of(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1);function Ft(t,e,s=new Float64Array(16)){for(let r=0;r<4;r++){let i=t[r],n=t[r+4],a=t[r+8],h=t[r+12];for(let t=0;t<16;t+=4)s[t+r]=i*e[t]+n*e[t+1]+a*e[t+2]+h*e[t+3]}return s}function Nt(t){let e=(e,s,r,i)=>t[e]*t[i]-t[s]*t[r],s=[e(0,1,4,5),e(0,2,4,6),e(0,3,4,7),e(1,2,5,6),e(1,3,5,7),e(2,3,6,7)],r=[e(8,9,12,13),e(8,10,12,14),e(8,11,12,15),e(9,10,13,14),e(9,11,13,15),e(10,11,14,15)],i=1/(s[0]*r[5]-s[1]*r[4]+s[2]*r[3]+s[3]*r[2]-s[4]*r[1]+s[5]*r[0]);if(!(i&&Math.abs(i)<1/0))return null;let n=[[5,6,7,5,4,3],[4,6,7,5,2,1],[4,5,7,4,2,0],[4,5,6,3,1,0]].flatMap((([e,n,a,h,o,l],u)=>[[0,r],[-4,r],[8,s],[4,s]].map((([s,r],f)=>{let m=t[e+s]*r[h]-t[n+s]*r[o]+t[a+s]*r[l];return((u+f)%2?-m:m)*i}))));return n.every((t=>Math.abs(t)<1/0))?(Tt(t)&&It.forEach((t=>n[t]=Pt[t])),Float64Array.from(n)):null}function Et(t,e){for(let s=0;s<t.length;s++)if(t[s]!==e[s])return!1;return!0}var jt=new Float64Array(2);function qt(t,e){let s=Math.round(t[e]/90),r=(t[e]-90*s)*Math.PI/180,i=Math.sin(r),n=Math.cos(r),a=1-(2&s);jt[0]=a*(1&s?n:i)+0,jt[1]=a*(1&s?-i:n)}var It=[2,3,6,7,8,9,10,11,14,15],Tt=t=>It.every((e=>t[e]===Pt[e])),Rt=new Float64Array(4),Vt=new Float64Array(5);function Ct(t){let e=Vt[0],s=Vt[1],r=Vt[2],i=Vt[3],n=Vt[4];t[0]=1-(s*s+r*r)*n,t[1]=e*s*n+r*i,t[2]=e*r*n-s*i,t[4]=e*s*n-r*i,t[5]=1-(e*e+r*r)*n,t[6]=s*r*n+e*i,t[8]=e*r*n+s*i,t[9]=s*r*n-e*i,t[10]=1-(e*e+s*s)*n}function zt(t,e,s,r,i){let n=t[0],a=t[1],h=t[2],o=t[3],l=r*e[s],u=r*e[s+1],f=r*e[s+2],m=e[s+3];i[0]=o*l+n*m+a*f-h*u,i[1]=o*u-n*f+a*m+h*l,i[2]=o*f+n*u-a*l+h*m,i[3]=o*m-n*l-a*u-h*f}var Bt=new Float64Array(16),Dt=(...t)=>(e,s,r)=>{for(let i=0;i<t.length;i++)e[t[i]]=s[r+i]},Ut=(t,e,s,r)=>(i,n,a)=>{qt(n,a),i[t]=i[e]=jt[1],i[s]=jt[0],i[r]=-jt[0]},Wt=(...t)=>(e,s,r)=>{for(let i=0;i<t.length;i++)qt(s,r+i),e[t[i]]=jt[0]/jt[1]},Xt=(t,e,s)=>({A:t,ge:s,ys:(t,s,r,i,n)=>{Bt.set(Pt),e(Bt,s,r,i,n),Ft(t,Bt,t)}}),Yt={__proto__:null,translate:Xt(2,Dt(12,13)),translate3d:Xt(3,Dt(12,13,14)),scale:Xt(2,Dt(0,5)),scale3d:Xt(3,Dt(0,5,10)),rotate:Xt(1,Ut(0,5,1,4)),rotateX:Xt(1,Ut(5,10,6,9)),rotateY:Xt(1,Ut(0,10,8,2)),rotate3d:Xt(4,(function(t,e,s){for(let t=0;t<3;t++)Vt[t]=e[s+t];qt(e,s+3),Vt[3]=jt[0],Vt[4]=1-jt[1],Ct(t)}),((t,e)=>0===t[3]?[[...e.slice(0,3),0],e]:0===e[3]?[t,[...t.slice(0,3),0]]:[t,e])),rotation:Xt(4,(function(t,e,s,r,i){let n=P[0];for(let t=0;t<4;t++)Vt[t]=(1===n?i:r)[s+t],Rt[t]=i[s+t];zt(Rt,r,s,-1,Rt);let a=Math.sqrt(Rt[0]*Rt[0]+Rt[1]*Rt[1]+Rt[2]*Rt[2]);if(0!==n&&1!==n&&a>0){let t=Rt[3]<0?-1:1,e=Math.atan2(a,t*Rt[3])*n;for(let s=0;s<3;s++)Rt[s]*=t*Math.sin(e)/a;Rt[3]=Math.cos(e),zt(Rt,r,s,1,Vt)}Vt[3]*=2,Vt[4]=2,Ct(t)})),skew:Xt(2,Wt(4,1)),skewX:Xt(1,Wt(4)),skewY:Xt(1,Wt(1)),perspective:Xt(1,((t,e,s)=>{t[11]=-e[s]}))},Lt=(t,e)=>t.slice(e,e+16),Jt=new Float64Array(16);function Ht(t){let e=t.w;(!t.we||!Et(t.we,e))&&(t.we=e.slice(),t.ye=Nt(e)),t.m[0]&St||!t.ye||Et(e,O)?O.set(Pt):Ft(O,t.ye,O)}function Kt(t,e){t.q(),!(t.m[0]&St||Et(e,t.w))&&(Ht(t),Ft(O,e,O))}function Gt(t){let e=t.p.S.r,s=Pt;for(let r of e.slice(e.indexOf(t)+1))!(r.m[0]&_t)||r.a===t.a||(r.q(),Ht(r),s=Ft(s,O));return s}function Zt(t,e,s,r){t.o.set(Ft(Nt(e)??Pt,s),r)}var Qt={Be:(t,{p:e,O:s},r)=>!(!Nt(s.St(r,!1))||!Nt(s.St(r,!0))||!Nt(Lt(t.o,e.e))&&e.S.r.some((t=>t.m[0]&St))),Jt({o:t,B:e},s,r){for(let i=s.length;i--;)if(s[i].m[0]&_t){for(let t=0;t<16;t++)Jt[t]=e[r+t];Kt(s[i],Jt);for(let s=0;s<16;s++)e[r+s]=Math.abs(O[s])<1/0?O[s]:t[r+s]}},Ds(t,e){let s=Gt(e);Kt(e,Ft(s,Lt(t.o,e.e))),Zt(t,s,O,e.e)},Et(t,e,s){let r=e.w;e.w=s;let i=Lt(t.o,e.e),n=Gt(e),a=Nt(r);Et(i,r)&&Et(n,Pt)?t.o.set(s,e.e):!(e.m[0]&St)&&a&&Zt(t,n,Ft(Ft(s,a),Ft(n,i)),e.e)}};function te(t,e){if(!t.length)return F("transform",16,{g:Qt});let s=t.map((t=>Yt[t]??(/^matrix/.test(t)&&e.s(t)?.()||a("must be a function, or needs { use: [decomposed] }")))),r=s.reduce(((t,e)=>t+e.A),0),i=new Float64Array(r),n={b:"transform",t:16,g:Qt,A:r,bt(t,e){let r=[[],[]],i=0;for(let{A:n,ge:a}of s){let s=[t,e].map((t=>t.slice(i,i+n)));(a?a(...s):s).forEach(((t,e)=>r[e].push(...t))),i+=n}return r.map((t=>Float64Array.from(t)))},i(t,e,n){q(t,e,i,r),n.set(Pt);for(let r=0,a=0;r<s.length;a+=s[r++].A)s[r].ys(n,i,a,t,e);return n},js:t=>(P[0]=0,n.i(t,t,new Float64Array(16))),Ve:s.reduce((([t,e],s)=>[s===Yt.rotate3d?[...t,e]:t,e+s.A]),[[],0])[0],I:t=>1===s.length&&s[0].I?.(t)||null,le(t,s,r){let i=t.lt.map((e=>t.s.js(e))),n=te([[...i,s].every(Tt)?"matrix":"matrix3d"],e),a=new kt(t.d,n,i.map(n.I));return a.mt=t.mt,r(a,s)}};return n}var ee={name:"matrices",types:{transform:te}},se=(t,e)=>t.reduce(((t,s,r)=>t+s*e[r]),0),re=(t,e,s)=>t.map(((t,r)=>t-e[r]*s)),ie=new Array(18).fill(0);function ne(t,e,s){let r=t[0]+e[1]+s[2],i=[t[0],e[1],s[2]],n=[e[2]-s[1],s[0]-t[2],t[1]-e[0]];if(r>=i[0]&&r>=i[1]&&r>=i[2]){let t=Math.sqrt(1+r);return[...n.map((e=>.5*e/t)),t/2]}let[a,h]=i[0]>=i[1]&&i[0]>=i[2]?[0,Math.sqrt(1+t[0]-e[1]-s[2])]:i[1]>=i[2]?[1,Math.sqrt(1+e[1]-t[0]-s[2])]:[2,Math.sqrt(1+s[2]-t[0]-e[1])],o=[[0,e[0]+t[1],s[0]+t[2]],[e[0]+t[1],0,s[1]+e[2]],[s[0]+t[2],s[1]+e[2],0]][a].map((t=>.5*t/h));return o[a]=h/2,[...o,.5*n[a]/h]}var ae=(t,e,s,r,i)=>{let n=t.length,{ys:a}=Xt(n,Dt(...t));return{A:n+e,ge(t,s){let i=t.slice(0,n),a=Et(i,s)?new Array(e).fill(0):r(t.slice(n),s.slice(n));return[[...i,...a],s]},I:e=>(16===n||Tt(e))&&[...t.map((t=>e[t])),...s(e)],ys(t,e,s,r,h){let o=s+n;if(0===P[0]||1===P[0]||!r[o+3])return a(t,e,s);for(let s=0;s<i.length;s++)i[s][0].ys(t,e,o+i[s][1],r,h)}}},{translate:he,rotate:oe,scale:le,translate3d:ue,rotation:fe,scale3d:me}=Yt,ce=Xt(1,((t,e,s)=>{t[0]=t[5]=t[10]=t[15]=e[s]})),pe=ae([0,1,4,5,12,13],9,(function(t){let[e,s,r,i]=[t[0],t[1],t[4],t[5]],[n,a]=[Math.hypot(e,s),Math.hypot(r,i)],h=e*i-s*r;if(!(h&&n+a<1/0))return[t[12],t[13],n,a,0,0,0,0,0];h<0&&(e<i?n=-n:a=-a),[e,s,r,i]=[e/n,s/n,r/a,i/a];let o=Math.atan2(s,e)*(180/Math.PI);return[t[12],t[13],n,a,o,e*e-s*r,e*s-s*i,s*e+e*r,s*s+e*i]}),(function(t,e){if(!t.slice(5).some(Boolean)||!e.slice(5).some(Boolean))return t.map((()=>0));let s=t.slice();(s[2]<0&&e[3]<0||s[3]<0&&e[2]<0)&&([s[2],s[3]]=[-s[2],-s[3]],s[4]+=s[4]<0?180:-180);let[r,i]=[s[4]||360,e[4]||360];return s[4]=r+(Math.abs(r-i)<=180?0:r>i?-360:360)-(i-e[4]),s}),[[he,0],[Xt(4,Dt(0,1,4,5)),5],[oe,4],[le,2]]),de=ae([...Pt.keys()],18,(function(t){let e=t[15];if(!e||!t.every((t=>Math.abs(t)<1/0)))return ie;let s=t.map((t=>t*(1/e))),r=s.slice();[r[3],r[7],r[11],r[15]]=[0,0,0,1];let i=Nt(r);if(!i)return ie;let n=[s[3],s[7],s[11],1],a=Et(n,[0,0,0,1])?n:[0,4,8,12].map((t=>se(n,i.slice(t,t+4)))),[h,o,l]=[s.slice(0,3),s.slice(4,7),s.slice(8,11)],u=t=>Math.sqrt(se(t,t)),f=(t,e)=>t.map((t=>t/e)),m=[u(h),0,0],c=[0,0,0];h=f(h,m[0]),c[0]=se(h,o),o=re(o,h,c[0]),m[1]=u(o),o=f(o,m[1]),c[0]/=m[1],c[1]=se(h,l),l=re(l,h,c[1]),c[2]=se(o,l),l=re(l,o,c[2]),m[2]=u(l),l=f(l,m[2]),c[1]/=m[2],c[2]/=m[2];let p=[o[1]*l[2]-o[2]*l[1],o[2]*l[0]-o[0]*l[2],o[0]*l[1]-o[1]*l[0]];se(h,p)<0&&([m,h,o,l]=[m,h,o,l].map((t=>t.map((t=>-t)))));let d=[s[12],s[13],s[14],...m,...c,...a,e,...ne(h,o,l)];return d.every((t=>Math.abs(t)<1/0))?d:ie}),(function(t,e){if(!t.slice(14).some(Boolean)||!e.slice(14).some(Boolean))return ie;let s=t.slice();return s[13]<0!=e[13]<0&&(s[13]=e[13]),s}),[[Xt(4,Dt(3,7,11,15)),9],[ue,0],[fe,14],[Xt(3,Dt(4,8,9)),6],[me,3],[ce,13]]),ge={name:"decomposed",types:{matrix:()=>pe,matrix3d:()=>de,pairs:function(t,e){let s=t.map((t=>te(M(y,1)(t),e))),r=t=>s.map(((e,s)=>t(e,i[s]))).find(Boolean),i=s.map(((t,e)=>s.slice(0,e).reduce(((t,e)=>t+e.A+1),0))),n=s.length-1,h=(t,e,s)=>t.slice(s+1,s+1+e.A);return{...s[n],A:i[n]+1+s[n].A,bt:(t,e)=>r(((s,r)=>{let[i,n]=[h(t,s,r),h(e,s,r)];return 1===t[r]&&1===e[r]&&((t,e,s)=>t.Ve.every((t=>!e[t+3]||!s[t+3]||[0,1,2].every((r=>e[t+r]===s[t+r])))))(s,i,n)&&s.bt(i,n).map((t=>({N:s,jt:t})))}))??a("has two values without a list in common"),i:(t,e,s)=>t.N.i(t.jt,e.jt,s),js:t=>r(((e,s)=>1===t[s]&&e.js(h(t,e,s)))),I(t){let e=s[n].I(t);return e&&[...new Array(i[n]).fill(0),1,...e]}}}}};function ye(t,e,s){if(t.ms){let r=t.ms.indexOf(e);return r<0?a("must be one of its texts",s):[r]}"color"===t.b&&!Array.isArray(e)&&a("must be four numbers: premultiplied OKLab and alpha",s);let r="bool"===t.b?["boolean"==typeof e?Number(e):NaN]:Array.isArray(e)?e:[e];return o(s,M(v,t.t,t.t),r)}function be(t,e,s){let r=e[s];return t.ms?t.ms[r]:t.Me?t.Me(e,s):"bool"===t.b?r>=.5:"integer"===t.b?j(r):1===t.t?r:[...e.subarray(s,s+t.t)]}var Me={__proto__:null};["t","neg abs sign floor ceil round sqrt exp log sin cos tan","+ - * / % ^ pow < <= > >= == != atan2","? clamp lerp"].forEach(((t,e)=>t.split(" ").forEach((t=>Me[t]=e))));var ve=new Float64Array(64),we=ve.slice(),Ae=(t,e)=>s=>{let r=0,i=(t,e,s=0)=>(e>r&&a("must not take more than there is"),r+=1-e,{b:t,ze:e,N:s}),n=M((s=>{if("number"==typeof s||/^-?infinite$/.test(s))return i("",0,c(-1/0,1/0)(s));let[,n,h]=/^([pf]|min|max)(\d+)$/.exec(y(s))??[];return n?n[1]?h>0&&h<=r?Array.from({length:h-1},(()=>i(n,2))):a("must not take more than there is"):h<("p"===n?t:e)?i(n,0,Number(h)):a("must not take more than there is"):Me[s]>=0?i(s,Me[s]):a(`must have no step '${s}'`)}),1)(s).flat();return n.length+2>ve.length&&(ve=new Float64Array(n.length+2),we=ve.slice()),1===r?n:a("must leave one number")};function $e(t,e,s,r){let i=0;for(let n=0;n<t.length;n++,i++){let{b:a,ze:h,N:o}=t[n];i-=h;let l=ve[i],u=ve[i+1],f=ve[i+2],m=l<f||l!=l?l:f;r&&(we[i]=xe(a,i)),ve[i]="p"===a?e[o]:"f"===a?s[o]:""===a?o:"t"===a?P[0]:"+"===a?l+u:"-"===a?l-u:"*"===a?l*u:"/"===a?l/u:"%"===a?l%u:"<"===a?+(l<u):"<="===a?+(l<=u):">"===a?+(l>u):">="===a?+(l>=u):"=="===a?+(l===u):"!="===a?+(l!==u):"?"===a?0!==l?u:f:"neg"===a?-l:"abs"===a?Math.abs(l):"sign"===a?Math.sign(l):"floor"===a?Math.floor(l):"ceil"===a?Math.ceil(l):"round"===a?Math.sign(l)*Math.round(Math.abs(l)):"sqrt"===a?Math.sqrt(l):"exp"===a?Math.exp(l):"log"===a?Math.log(l):"sin"===a?Math.sin(l):"cos"===a?Math.cos(l):"tan"===a?Math.tan(l):"atan2"===a?Math.atan2(l,u):"min"===a?l<u||l!=l?l:u:"max"===a?l>u||l!=l?l:u:"clamp"===a?u>m||u!=u?u:m:"lerp"===a?1===f?u:Math.abs(u-l)<1/0?l+(u-l)*f:l*(1-f)+u*f:l**u}}var ke=(t,e)=>0===t?0:t*e;function xe(t,e){let[s,r,i]=ve.subarray(e),[n,a,h]=we.subarray(e),o=s**r;return"t"===t?1:"+"===t?n+a:"-"===t?n-a:"*"===t?ke(n,r)+ke(a,s):"/"===t?ke(n,1/r)-ke(a,s/r/r):"%"===t?n-ke(a,Math.round((s-s%r)/r)):"^"===t||"pow"===t?ke(n,r&&r*s**(r-1))+ke(a,o&&o*Math.log(s)):"?"===t?0!==s?a:h:"neg"===t?-n:"abs"===t?s<0?-n:n:"sqrt"===t?ke(n,.5/Math.sqrt(s)):"exp"===t?ke(n,Math.exp(s)):"log"===t?ke(n,1/s):"sin"===t?ke(n,Math.cos(s)):"cos"===t?ke(n,-Math.sin(s)):"tan"===t?ke(n,1+Math.tan(s)**2):"atan2"===t?ke(n,r/(s*s+r*r))-ke(a,s/(s*s+r*r)):"min"===t?r<s?a:n:"max"===t?r>s?a:n:"clamp"===t?(s<i?s:i)>r?s<i?n:h:a:"lerp"===t?n+ke(a-n,i)+ke(h,r-s):0}var Oe=class{constructor(t,e,s,r=1,i=t.map((()=>0))){Object.assign(this,{Ms:t,ts:e,I:s,D:r,Ue:i})}i(t){for(let e=0;e<this.Ms.length;e++)$e(this.Ms[e],this.ts,this.I,!1),t[e]=this.Ue[e]+this.D*ve[0]}We(t,e){return P[0]=e,$e(this.Ms[t],this.ts,this.I,!0),this.D*we[0]}Ye(t,e){return new Oe(this.Ms,this.ts,this.I,t,e)}};function _e(t,e,s){let r=s-e-360*Math.floor((s-e)/360);return t?0===r?360:r>=180?r:r-360:r<=180?r:r-360}var Se=(t,e)=>t+360*j((e-t)/360),Pe=class extends kt{constructor(t,e,s,r){super(t,e,s),this.He=r}ds(){let t=this.d.segments[this.st+2];return t===this.d.segments[this.st+3]?this.He[t]:null}q(){super.q();let t=this.ds();P[0]=Math.min(Math.max(this.Y,0),1),t&&t.i(O)}};function Fe(t,e){let s=t.map((({name:t})=>t));for(let t in e)s.includes(t)||a("must be a parameter",t);return t.flatMap((({name:t,s,pt:r})=>Object.hasOwn(e,t)?ye(s,e[t],t):r))}var Ne={name:"late",types:{turning:function([t]){let e="longest"===t||"shortest"!==t&&a("must be longest or shortest"),s=([t],[s])=>[Se(t,s-_e(e,t,s))];return F("angle",1,{Cs:s,pe(t){t.l=1/0,t.d.Gt(t);let r=t.d.segments[t.st+(t.Y<.5?2:3)],i=t.lt.slice();for(let t=r-1;t>=0;t--)i[t]=s(i[t],i[t+1]);for(let t=r+1;t<i.length;t++)i[t]=[Se(i[t][0],i[t-1][0]+_e(e,i[t-1][0],i[t][0]))];t.lt=i}})}},jt:function(t,e,s,r){let i=Array.from({length:s},((t,e)=>e)),n=t=>p(i,t),h=w({"formula?":d,"of?":n,"mix?":M(v,3,3)})(t);if(h.mix){let[t,e,s]=h.mix;return n(t),n(e),{ut:(r,i,n)=>function(t,e,s,r){return t.F?r<.5?e:s:0===r||1===r?r?s:e:t.fe?t.fe(e,s,r):(t.Cs?.(e,s)??e).map(((t,e)=>I(t,s[e],r)))}(n,r[t],r[e],s)}}e.Ft||a("must not be a formula");let l=e.A,u=o("formula",M(Ae(Fe(r,{}).length,void 0===h.of?0:l),l,l),h.formula),f=(t,e)=>new Oe(u,e,(t=>void 0===h.of?[]:t[h.of])(t));return{H:u.some((t=>t.some((({b:t})=>"t"===t)))),ut(t,e){let s=new Array(l);return P[0]=1,f(t,e).i(s),s},gs:f}},Ze:function(t,e,s,r){let{type:i,keys:n,weight:a}=t,h=1===a||!s||t.layer;if(t.Fs||h&&!n.some((t=>t.ut)))return xt(t,e);let o=[];for(let t of n)o.push(t.ut?t.ut(o,r,i):Ot(t,i,e));let l=n.map((t=>t.H?t.gs(o,r):null)),u=new Pe(t,i,o,l);if(h)return u;let f=u.P(-1/0),m=(t,s)=>e[s]+a*(t-f[s]),c=l.map((t=>t&&t.Ye(a,f.map(((t,s)=>e[s]-a*t)))));return new Pe(t,{...i,pe:void 0,Cs:void 0},u.lt.map((t=>t.map(m))),c)},ts:Fe,ke:function(t,e){let s=Ae(e,0)(t);return s.some((({b:t})=>"t"===t))&&a("must not have 't'"),t=>($e(s,t,[]),0!==ve[0])}},Ee=t=>t?t-Math.abs(t)*2**-52:-Number.MIN_VALUE,je=1e3;function qe(t,e,s){let r=-1/0;if(e<1/0)for(let i=t;i<=e&&i>r;i++)s(r=i)}var Ie=new Float64Array(2),Te=[];function Re({time:t,period:e}){let s=1e-9*(1+Math.abs(Ie[0])+Math.abs(Ie[1])+Math.abs(t)),r=Ie[0]-s-t,i=Ie[1]+s-t;return e?Math.floor(r/e)!==Math.floor(i/e):r<=0&&i>=0}var Ve=w({start:v,period:c(1e-9),count:c(0,1/0),begin:c(-1/0),turns:M(v),between:b,"mirror?":v}),Ce=M(w({time:v,name:y,"payload?":d,"period?":c(1e-9)})),ze={name:"loops",be:M(c(void 0,1/0),3,3),Ot:function(t){let e=Ve(t),{start:s,begin:r,period:i,count:n,turns:a}=e;return e.Ge=r+i*Math.min(1,n),e.Qe=[s,...a].map((t=>({time:t,period:i}))),e},Je:function([t,e,s],r){return t+e<1/0&&e>0&&s>0&&(void 0===r||s<1/0)||a("must be a loop","loop")},mt:([,t,e]=[],s)=>e===1/0?(s%t+t)%t:0,tn:function(t){let e=Ce(t);return e.every(((t,s)=>!s||e[s-1].time<=t.time))?e:a("must be in order")},Gt:function(t,e){let[s,r,i]=t.loop,{mt:n,f:a}=e;if(a<=s)return a===s&&(e.f+=n),t.ps(0,e);if(a<s+r*i){let i=a+n-s,h=Math.floor(i/r);return i-h*r<0?h-=1:i-h*r>=r&&(h+=1),e.f=s+Math.max(0,Math.min(i-h*r,r)),t.ps(h,e)}let h=t.segments.length-vt;if(i===1/0)return t.k(h,!0,0,e);let o=Math.floor(i),l=i-o,[u,f]=[s+(l||1)*r,l?o:o-1],m=1e-9*r;e.f=u-m;let c=l?Math.max(0,t.At(e)):h,p=t.segments;l&&f>0&&(p[c]<s||u-m<s)?t.k(h,!0,f-1,e):u>=p[c+1]-m?t.k(c,!0,f,e):(e.f=u,t.ps(f,e),e.ft=NaN)},sn:(t,e)=>!e&&function({f:t,l:e,Ot:s,as:r}){return Ie[0]=Math.min(t,e),Ie[1]=Math.max(t,e),!(r.some(Re)||s&&(void 0!==s.mirror&&(Ie[0]=s.mirror-Math.max(t,e),Ie[1]=s.mirror-Math.min(t,e)),s.Qe.some(Re)))}(t)?Te:function(t,e){let{f:s,l:r,Ot:i,as:n,duration:a}=t,h=s<r,o=e?[[t.ot,"started",void 0,0,0]]:[];i&&function({start:t,period:e,count:s,turns:r,between:i,mirror:n},a,h,o,l){let u=t=>void 0===n?t:n-t,f=(t,e)=>{let s=u(t);(a<h?s>a&&s<=h:s<a&&s>=h)&&s>0&&s<o&&l(s,e)},[m,c]=[u(a),u(h)].sort(((t,e)=>t-e)),p=Math.max(0,Math.floor((m-t)/e)-1),d=Math.min(Math.floor((c-t)/e)+1,Math.ceil(s)-1);d-p>je&&(u(h)>u(a)?p=d-je:d=p+je),qe(p,d,(n=>{n>0&&i&&f(t+n*e,1),n>0&&f(t+n*e,2);for(let i of r)i+n*e<t+e*s&&f(i+n*e,1)}))}(i,s,r,a,((t,e)=>o.push([t,e>1?"repeated":"reversed",void 0,e,0])));let[l,u]=h?[s,r]:[Ee(r),Ee(s)];n.forEach((({time:t,name:e,payload:s,period:r},i)=>{let n=t=>o.push([t,"marker",{name:e,payload:s},3,i]);r?function(t,e,s,r,i){let n,a=Math.floor((r-t)/e);t+a*e>r&&(a-=1),qe(Math.max(0,a-je,Math.floor((s-t)/e)-1),a,(a=>{let h=t+a*e;h>s&&h<=r&&h!==n&&i(n=h)}))}(t,r,l,u,n):t>l&&t<=u&&n(t)}));let f=h?1:-1;return o.sort(((t,e)=>f*(t[0]-e[0])||t[3]-e[3]||f*(t[4]-e[4])))}(t,e)},Be=16,De={name:"many",Hs:t=>t.Ie=new class{constructor(t){this.u=t,this.$=new Float64Array(it),this.n=it,this.Ae=[]}Jt(){let{u:t}=this;t.hs.length&&this.en(),t.B.set(t.o),this.K()}en(){let{u:t,$:e}=this;for(let e of t.hs){e.Nt=!1;for(let t of e.r)t.Wt=0}let s=t.Yt.flatMap((t=>t.r[0].g?t:t.r)),r=new Float64Array(s.reduce(((t,e)=>t+Be+3*e.t),it)),i=it;for(let t of s){let s=i+Be+3*t.t;t.Wt&&!t.r?r.set(e.subarray(t.Wt,t.Wt+s-i),i):r.set([t.e,t.t],i+14),t.Wt=i,i=s}this.Ae=s,this.$=r,this.n=i}K(){let t=this.$,e=this.n,s=this.u.B,r=this.u.c;for(let i=it,n=0;i<e;n++){let e=0|t[i+15];if(r<t[i+1]){t[_]=t[i+11]+(r-t[i])*t[i+12],gt(t,i);let n=t[S],a=tt[1],h=t[i+13],o=i+Be;i=o+3*e;for(let e=0|t[o-Be+14];o<i;e++,o+=3){let r=h*s[e]+t[o]+t[o+1]*n+t[o+2]*a;r-r==0&&(s[e]=r)}}else this.nn(this.Ae[n],i),i+=Be+3*e}}nn(t,e){let{u:s,$:r}=this;if(t.r)return s.Ys(t);t.K(s.B);let{a:i,O:n,m:a,t:h}=t;for(let t=1;t<h;t++)if(a[t]!==a[0])return;let{d:o,s:l,Kt:u,_s:f,ft:m,st:c}=n;if(o&&i.G&&(o.loop||!l.Ft||l.F||n.ds?.()))return;let p=void 0!==o?.mirror,d=p?o.mirror-i.time:i.time,g=p?-i.G:i.G,y=p?o.mirror-i.cs:i.cs,b=!g||m!=m,M=d,v=g,w=y;if(g&&o){let t=o.segments,e=t[c],s=t[c+1],[r,i]=[e,s];if(b){let n=d<e;r=n?-1/0:s,i=n?e:t[c+vt]??1/0}else{let r=t[c+5],i=(t[c+6]-r)/(s-e),n=u[f+1]-u[f];M=(m-u[f])/n,v=i/n*g,u[f+2]!==at&&(w=e+(u[v>0?f+1:f]-r)/i)}w=g<0?Math.max(r,w,y):Math.min(i,w,y)}let A=!b&&o,$=A&&n.n(0),k=A&&n.n(1),x=s.c,_=a[0]===_t;r[e]=x,r[e+1]=g?x+(w-d)/g*(1-1e-9)-2**-50*(x+Math.abs(d/g)):1/0;for(let t=2;t<11;t++)r[e+t]=b?ht:u[f+t];r[e+11]=b?0:M,r[e+12]=b?0:v,r[e+13]=_?1:0;let S=_?t.D:1;for(let s=0,i=e+Be;s<h;s++,i+=3){let e=A?$[s]:b?O[s]:n.it[s];r[i]=S*(_?e-t.w[s]:e),r[i+1]=b?0:S*(A?k[s]-e:n.fs[s]),r[i+2]=A||b?0:S*n.$t[s]}}}(t)},Ue={__proto__:null,M:1,L:1,Q:2,C:3,Z:0},We=new Float64Array(2),Xe=(t,e,s)=>([r],{an:i})=>{let n=p(i.routes,r);return function(t,e,s,r){let i=new Float64Array(e),n={b:r,A:1,t:e,F:!1,Ft:!1,Vn:!0,zn:t.reduce(((s,r,i)=>i%(1+2*e)||!i?s:s+Math.hypot(t[i+1]-t[i-2*e],e>1?t[i+2]-t[i+1-2*e]:0)),0),i(r,i,n){q(r,i,We,1),function(t){let e=We[0];if(We[1]=0,e>=0&&e<=1)return;if(!(t.rn&&Math.abs(e)<1/0))return void(We[0]=e>1?1:0);let s=Math.floor(e),r=e===s&&e>0;We[0]=r?1:e-s,We[1]=r?s-1:s}(s),function(t,e,s){let r=We[0],i=1+2*e,n=0,a=t.length/i-2;for(;n<a;){let e=n+a+1>>1;t[e*i]<=r?n=e:a=e-1}let h=n*i,o=h+i,l=t[o]-t[h],u=l>0?(r-t[h])/l:1,f=1-u;for(let r=1;r<=e;r++){let i=t[h+e+r]*l,n=t[o+e+r]*l;s[r-1]=f*f*((1+2*u)*t[h+r]+u*i)+u*u*((1+2*f)*t[o+r]-f*n)}}(t,e,n),1===e&&(n[0]+=We[1]*s.cn)},I:()=>null,le(t,s,a){P[0]=0;let h=t.lt.map((t=>(n.i(t,t,i),Array.from(i)))),o=new kt(t.d,F(r,e),h);return o.mt=t.mt,a(o,s)}};return n}(s(n),t,n,e)},Ye={path:function([t]){("string"!=typeof t||!/^(M[MLQCZ]*)?$/.test(t))&&a("must be a path, as MLQCZ");let e=[...t].reduce(((t,e)=>t+2*Ue[e]),0);return F(`path${e}`,e,{Me:(e,s)=>{let r=s;return[...t].map((t=>t+Array.from({length:2*Ue[t]},(()=>e[r++])).join(" "))).join("")}})},route:Xe(2,"point",(({hn:t})=>t)),direction:Xe(1,"angle",(({fn:t})=>t))},Le={name:"paths",types:Ye,ln:function(t){let{wraps:e,turning:s,places:r,angles:i}=w({wraps:b,turning:v,places:M(v,10),angles:M(v,6)})(t);for(let[t,e]of[[r,5],[i,3]]){t.length%e&&a("must have whole knots");for(let s=e;s<t.length;s+=e)t[s]<t[s-e]&&a("must not go back")}return{rn:e,cn:s,hn:r,fn:i}}},Je=new Float64Array(1),He={name:"states",Hs:t=>t.wt=new class{constructor(t){let{E:e,J:s}=t;this.rt=t;let r=o("transitions",M((({states:t,variants:e,parameters:s},r)=>{let[i,n]=[[...t.keys()],[...e.keys()]],h=s.flatMap((({pt:t})=>t)).length;return t=>{let[e,s,o,l,u,f]=M(d,5,6)(t),{ke:m}=r??{};return Object.freeze({from:p(i,e),to:p(i,s),variant:p(n,o),reversed:p([!1,!0],l),...Array.isArray(u)?{on:Object.freeze(M(y,1)(u))}:{after:c(0)(u)},Zs:void 0===f?()=>!0:(m??a("needs { use: [late] }"))(f,h)})}})(e,s.get("late"))),e.transitions??[]);this.Pt=new class{constructor(t,e){this.P=t,this.Zs=e,this.$=this.ks=[]}mn(t){this.$=this.P.filter((({from:e})=>e===t)),this.ks=[...new Set(this.$.flatMap((({after:t=[]})=>t)))].sort(((t,e)=>t-e))}get bs(){return this.$.filter(this.Zs)}un(t){return this.bs.find((({on:e})=>e?.includes(t)))}pn(t){return this.bs.find((({to:e})=>e===t))}dn(t){return this.bs.find((({after:e})=>e===t))}}(r,(e=>e.Zs(t.As()))),this.ct=this.U=!0,this.Xs=this.ls=0,this.a=null,this.Ks={n:"",U:!1},this.Gs(),t.Et=e=>{Object.getPrototypeOf(t).Et.call(t,e),this.Et(e)},this.Qs<1/0&&queueMicrotask((()=>t.Tt()))}Js(t){return this.vt(this.Pt.un(t))}te(t){let{R:e,E:{states:s}}=this.rt;return s.has(t)||a("must be one of player.states",h(t)),t===e?null:this.vt(this.Pt.pn(t)??this.gn(e,t)??a(`needs one transition or variant from '${e}'`,t))}gn(t,e){let s=[...this.rt.E.variants.values()];for(let r of[!1,!0]){let[i,n]=r?[e,t]:[t,e],a=s.filter((({name:t,from:e,to:r})=>e===i&&r===n&&!s.some((({reduced:e})=>e===t))));if(a.length)return a.length>1?void 0:{to:e,variant:a[0].name,reversed:r}}}get Qs(){return this.Se(),Je[0]}Se(){let{rt:t,a:e,Pt:{ks:s}}=this;if(Je[0]=1/0,this.se<s.length)if(this.ct)Je[0]=this.Xs+s[this.se]*t.timeScale;else if(e&&!e.h&&this.U&&e.G){let t=(e.V?e.v:e.X)-e.Vt,s=e.es+t/e.G;Je[0]=s+1e-15*Math.abs(s)}}dt(t){let e=this.rt;for(let s=1e3;s>0;){this.Se();let r=Je[0],i=this.ct;if(!(r<=t))return;if(r>e.c){e.c=r;for(let t of e.Yt)e.Ut(t);e.Ee(),e.Ht()}if(!this.ct)return;if(!i)continue;s-=1;let n=this.Pt.ks[this.se++],a=this.Pt.dn(n);try{this.vt(a)}catch(t){this.j("refused",e.c,a.to,{error:t})}}}wn(t){let e=1e3*(this.Qs-this.rt.c);e<1/0&&(this.ls=setTimeout((()=>{this.ls=0,t(performance.now())}),Math.min(e,2e9)))}yn(t){this.ls&&(this.Xs-=t/1e3),clearTimeout(this.ls),this.ls=0}vt(t){if(!t)return null;let{rt:e,a:s,ct:r,U:i}=this,{R:n,Rt:a}=e;e.T();try{return this.j("left",e.c,n),this.a=null,this.ct=!1,this.U=!0,e.R=this.n=t.to,this.a=e.Oe(t.variant,{reversed:t.reversed!==e.reversesValues,Ct:[n,t.to]}),this.Ks={n,U:r},this.Gs(),this.a}catch(t){throw this.a=s,this.ct=r,this.U=i,e.R=this.n=n,e.Rt=a,t}finally{e.n()}}Et(t){let{rt:e,U:s,Ks:{n:r,U:i}}=this;this.ct||this.a!==t||e.ee>t.number||(this.j("left",e.c,e.R),this.Ks={n:e.R,U:s},e.R=this.n=r,this.U=i,this.Gs())}Mn(t,e){this.ct||!this.U||(this.a??t)!==t||(this.ct=!0,this.Xs=e,this.j("entered",e,this.n))}j(t,e,s,r){this.rt.nt(void 0,t,e,{state:s,...r})}Gs(){this.Pt.mn(this.rt.R),this.se=0}}(t),te:({wt:t},e)=>t.te(e),Js:({wt:t},e)=>t.Js(e),xn:({wt:t})=>t.Pt.bs},Ke=({style:t},e)=>[t.getPropertyValue(e),t.getPropertyPriority(e)],Ge=t=>""===t.getAttribute("style")&&t.removeAttribute("style"),Ze={name:"targets",Hs:function(t){let e=new class{constructor(t,e){this.$=t,this.Wt(e)}Wt(t){this.P=new Map([...this.$].map((([e,s])=>[e,{W:s.has(t),ne:null}])))}W(t){return this.P.get(t)?.W??!0}ot(t,e){let s=[];for(let[r,i]of this.P)i.ne=t,!i.W&&e(this.$.get(r))&&(i.W=!0,s.push(r));return s}rs(t,e){let s=[];for(let[r,i]of this.P)!i.W||i.ne!==t||e(this.$.get(r))||(i.W=!1,s.push(r));return s}Un(t,e){for(let s of e.map((t=>this.P.get(t))))s.ne===t&&(s.W=!0)}}(function({targets:t,states:e}){let s=[...e.keys()],r=o("targets",M((t=>{let[e,r]=M(d,2,2)(t);return[y(e),new Set(M((t=>p(s,t)))(r))]})),t??[]),i=new Map(r);return i.size===r.length?i:a("has a name twice","targets")}(t.E),t.R),s=Object.getPrototypeOf(t);if(t.An=e,!e.$.size)return;let r=(e,s,r,i)=>{for(let n of i)t.nt(s.In?s:void 0,e,r,{target:n});i.length&&t.Tt()},i=null;t.Zt=(e,r,n)=>{let a=!n[0]?.Qt&&function({name:t,duration:e,X:s},{reversed:r,Ct:i},n){let{E:{variants:a},reducedMotion:h,reversesValues:o}=n,l=a.get(t);if(!l)return null;let{from:u,to:f}=h&&a.get(l.reduced)||l,[m,c]=i??(!r===o?[f,u]:[u,f]);return(t,r)=>t.has(r?m:c)||!r&&s<e&&t.has(m)}(e,r,t);return i=a&&{Ne:a,In:!r.Ct},s.Zt.call(t,e,r,n)},t.gt=(n,a,h,o)=>{i&&(s=>{Object.assign(s,i),i=null,r("appeared",s,t.c,e.ot(s,(t=>s.Ne(t,!1))))})(n),s.gt.call(t,n,a,h,o)},t.kt=(i,n,a)=>{"finished"===n&&((t,s)=>{let{Ne:i,V:n}=t;r("disappeared",t,s,e.rs(t,(t=>i(t,n))))})(i,a),s.kt.call(t,i,n,a)},s.draw&&function(t,e,{draw:s,redraw:r,unmount:i}){let n=new class{N=new WeakMap;K(t,e){let{style:s}=t;this.N.has(t)===e&&(e?(s.setProperty("display",...this.N.get(t)),this.N.delete(t)):(this.N.set(t,Ke(t,"display")),s.setProperty("display","none")))}bn(t){this.N.has(t)&&t.style.setProperty("display","none")}},a=new Map,h=t=>{for(let[e,s]of a)for(let r of s)t(r,e)};t.draw=()=>{for(let s of e.$.keys())a.has(s)||a.set(s,t.Is[s]?.tt??[]);h(((t,s)=>n.K(t,e.W(s)))),s.call(t)},t.redraw=()=>{h((t=>n.bn(t))),r.call(t)},t.unmount=()=>{i.call(t),h((t=>{n.K(t,!0),Ge(t)})),delete t.draw}}(t,e,s)},W:({An:t},e)=>t.W(e)},Qe=[Z,$t,ge,Ne,ze,De,ee,Le,He,Ze];function ts(t){let{use:e=[]}=o("options",A,t);return{...t,use:[...Qe,...o("options.use",M(d),e)]}}var es=class{constructor(t){var e;this.o=new Float64Array(t.flatMap((({pt:t})=>t))),this.B=this.o.slice(),(e=this.o.length)>O.length&&(O=new Float64Array(e)),this.Yt=[],this.hs=[],this.yt=[],this.Ss=[],this.Es=[],this.Rt=this.Os=this.c=this.xe=this.Us=this.oe=0,this.ee=-1,this.qt=[],this.ie=!1,this.ht=new Map}Zt(t,e,s){this.T();let r=new class{constructor(t,e,{pausesOnCompletion:s=!1}){this.u=t,this.pausesOnCompletion=s,Object.assign(this,e),this.Xe=t.Bs||1,this.number=t.xe++,this.xs=1,this.V=this.Bt=this.Vs=this.ss=!1,this.zs=!0,this.es=t.c,this.Vt=this.f=this.l=this.v,this.h=null,this.ns=[],this.et=0,this.os()}get state(){return this.h??(this.Bt?"paused":this.ss?"playing":"waiting")}get time(){return this.j(this),this.l}j(t){let e=this.Vt+(this.u.c-this.es)*this.G;t.l=this.h?this.f:Math.max(this.v,Math.min(e,this.X))}get direction(){return this.V?"backward":"forward"}get speed(){return this.xs}set speed(t){o("speed",c(1e-6,1e6),t),!this.h&&(this.zt(),this.xs=t,this.os(),this.is())}get finished(){return this.Bn??=new Promise((t=>this.h?t(this.h):this.Ke=t))}pause(){this.h||this.Bt||(this.zt(),this.k(!0),this.is("paused"))}resume(){!this.h&&this.Bt&&this.dt()}seek(t){o("seek",v,t),!this.h&&(this.zt(),this.Vt=t,this.zt(),this.os(),this.u.gt(this,!1,!1,!0),this.is())}scrub(t){o("scrub",v,t),this.seek(Math.min(t,1)*(this.duration<1/0?this.duration:this.Ot?.Ge??0))}reverse(){this.h||(this.zt(),this.V=!this.V,this.os(),this.u.Et(this),this.u.T(),this.is("reversed"),this.Vs&&this.dt(),this.u.n())}stop(){this.h||this.u.Ds(this)}cancel(){this.h||this.u.rs(this,"cancelled")}finish(){this.h||this.u.rs(this)}os(){this.u.Us=0,this.G=this.Bt?0:(this.V?-this.xs:this.xs)/this.Xe}Ws(t){return this.G?this.es+(t-this.Vt)/this.G:this.u.c}get cs(){return this.V?this.v:this.X}zt(){this.Vt=this.time,this.es=this.u.c}k(t){this.Bt=t,this.os()}dt(){this.zt(),this.Vs=!1,this.k(!1),this.is("resumed")}is(t){let e=this.u;e.T();for(let{p:t}of this.ns)e.Ut(t.S);t&&e.nt(this,t),e.n()}}(this,t,e),i=t.X,n=!this.Bs||t.v===i,a=n&&!(r.pausesOnCompletion&&i<1/0),h=s.map((t=>this.On(t,r,a)));return a?(r.l=i<1/0?i:Math.max(t.ot,t.as.at(-1)?.time??0),this.gt(r,!0,!0,!0)):(r.ns=h,this.yt.push(r),this.gt(r,!1,!1,!0),r.l=r.cs,n&&this.gt(r,!0,!1,!0)),this.Ht(),this.n(),r}On(t,e,s){let{p:r,ue:i}=t,{e:n,s:{g:a}}=r,h=r.S,o=t.It&&(!a||a.Be(this,t,e)),l=new class{constructor(t,{O:e,p:s,w:r,Qt:i},n){this.a=t,this.O=e,this.p=s,this.e=s.e,this.t=e.t,this.Qt=i,this.g=s.s.g,this.D=n&&e.d?.layer?e.d.weight:1,this.w=r,this.et=this.g?1:this.t,this.m=new Array(this.t).fill(n?_t:_t|St)}q(){this.a.j(this.O),this.O.q()}de(t,e,s){let r=t[e],i=this.m[s]&St?O[s]:r+this.D*(O[s]-this.w[s]);i-i==0&&(t[e]=i)}K(t){this.q();for(let e=0;e<this.t;e++)this.m[e]&&this.de(t,this.e+e,e)}}(e,t,o);o?rs(h.r,r,((t,e,s)=>{t.m[e]&St&&(t.w[e]=this.o[s],t.m[e]=_t)})):this.vt(r,e);for(let t=0;t<l.t;t++)this.o[n+t]=i?this.o[n+t]+l.D*(l.w[t]-i[t]):l.w[t];return s?this.Ns(r):(h.r=h.r.length?[...h.r,l]:[l],h.$e||=this.Yt.push(h),e.et+=1,this.Ut(h),l)}vt(t,e,s){let r=t.S;rs(r.r,t,((t,i)=>{let n=t.a;n.h||!t.m[i]||s&&!t.Qt||(t.m[i]=0,this.Ut(r),!(t.g?i:--t.et)&&(t.et=0,r.r=r.r.filter((e=>e!==t)),0==--n.et&&n!==e&&this.kt(n,"replaced")))}))}kt(t,e,s=this.c){"finished"===e?this.wt?.Mn(t,s):t.f=t.time,t.h=e,this.ie=!0,t.et&&this.Ss.push(t),this.nt(t,"completed",s,{reason:e}),t.Ke?.(e)}Ht(){if(!this.Ss.length)return;let t=new Set;for(let{ns:e}of this.Ss)for(let s of e)s.et&&t.add(s.p.S);for(let e of t)e.r=e.r.filter((t=>!t.a.h)),this.Ut(e);this.Ss=[]}Ds(t){this.T();for(let e of t.ns)e.et&&(e.g?e.g.Ds(this,e):e.K(this.o));this.nt(t,"stopped"),this.rs(t,"stopped"),this.n()}rs(t,e){this.T();let s=t.cs;e?this.kt(t,e):(t.l=Math.abs(s)<1/0?s:t.f,this.gt(t,!0,!0,!0)),this.Ht(),this.n()}stopAll(){this.T();for(let t of this.hs)this.Lt(t);this.o.set(this.B);for(let t of this.yt)t.h||(this.nt(t,"stopped"),this.kt(t,"stopped"));this.Ht(),this.n()}cancelAll(){this.T();for(let t of this.yt)t.cancel();this.n()}Et(t){t.number===this.ee&&(this.R=this.qt[+t.V]);for(let e of t.ns){if(!e.et)continue;let s=e.O.St(t,t.V);if(e.g)e.g.Et(this,e,s);else{for(let t=0;t<e.t;t++){let r=e.e+t,i=e.m[t],n=e.w[t];i&&(this.o[r]===n&&(1===e.D||i&St)?this.o[r]=s[t]:i&St||(this.o[r]+=e.D*(s[t]-n)))}e.w=s}}}gt(t,e,s,r){let i=t.l,n=t.zs;n&&(t.f=Ee(t.v));let a=t.f,h=i!==a,o=!t.ss&&a<t.ot&&t.ot<=i,l=t.Ot||t.as.length;if(this.re&&(o||l)){let e=l?this.Mt("loops").sn(t,o):[[t.ot,"started"]];for(let[s,i,n]of e)this.nt(t,i,r?void 0:t.Ws(s),n)}t.ss||=o,t.f=i,t.zs=!1;let u=r||!e?void 0:t.Ws(i);if(t.ss&&(e||h&&!n)&&this.nt(t,"updated",u),e){if(!t.pausesOnCompletion||s)return this.kt(t,"finished",u);t.Vt=i,t.es=this.c,t.Vs=!0,t.k(!0),this.nt(t,"paused",u)}}Nn(t){this.T(),this.wt?.dt(t),this.c=t,this.Ee();for(let t=1;t<this.Rt;t++){let e=this.Es;e[t-1].time>e[t].time&&(this.Es=e.slice(0,this.Rt).sort(((t,e)=>t.time-e.time)))}this.Ht(),this.ie&&(this.yt=this.yt.filter((t=>!t.h))),this.ie=!1,this.Jt(),this.n()}Ee(){let t=this.re;if(this.c<this.Us&&!t)return;let e=t?0:1/0;for(let s of this.yt){if(!ss(s)||(s.j(s),this.gt(s,s.l===(s.V?s.v:s.X),!1,!1),t))continue;let r=s.Ws(s.ss||s.V?s.cs:s.ot);e=Math.min(e,r*(1-1e-9)-1e-9)}this.Us=e}Jt(){let t=this.hs;if(t.length&&(this.Yt=this.Yt.filter((t=>t.$e=t.r.length>0))),this.Ie)this.Ie.Jt();else for(let t of this.Yt)this.Ys(t);for(let e of t)this.Lt(e);t.length=0}Ys(t){let{e,t:s,r}=t,i=this.o,n=this.B;t.Nt=!1;for(let t=e;t<e+s;t++)n[t]=i[t];for(let t of r){if(t.g)return t.g.Jt(this,r,e);t.K(n)}}Ut(t){t.Nt||=this.hs.push(t)}Lt(t){t.Nt&&this.Ys(t)}Ns({S:t}){this.Ut(t),this.Tt()}T(){this.Os++}n(){if(!--this.Os){this.Os=1;for(let t=0;t<this.Rt;t++){let e=this.$s=this.Es[t],{type:s,playback:r}=e;this.oe++,this.ht.get(s)?.forEach(this.j),this.ht.get("*")?.forEach(this.j),"updated"===s&&(r.$s=e)}this.Rt=this.Os=0,this.Tt()}}nt(t,e,s,r){if(!this.ht.has(e)&&!this.ht.has("*"))return;let i="updated"===e&&t.$s;i?t.$s=null:i={type:e,playback:t,time:0,...r},i.time=this.c,void 0!==s&&(i.time=s),this.Es[this.Rt++]=i}j=(t,e)=>{try{t<this.oe&&e(this.$s)}catch(t){setTimeout((()=>{throw t}))}};get re(){return this.ht.size>Number(this.ht.has("completed"))}get H(){return this.yt.some(ss)}Tt(){}},ss=t=>!t.Bt&&!t.h;function rs(t,{e,s:{t:s}},r){for(let i of t)for(let t=Math.max(e,i.e);t<Math.min(e+s,i.e+i.t);t++)r(i,t-i.e,t)}var is={use:M((t=>t?.name&&Object.keys(t).length>1?t:a("must be a part"))),state:y,parameters:A,additive:b,beginsFromCurrentState:b,reversesValues:b,reducedMotion:b,timeScale:c(0)},ns=k({parameters:A,reversed:b,range:d,pausesOnCompletion:b}),as={additive:!0,beginsFromCurrentState:!0,reversesValues:!1,reducedMotion:!1,timeScale:1},hs="* started updated reversed repeated paused resumed stopped marker completed left entered refused appeared disappeared".split(" "),os=class extends es{constructor(t,e={},s={}){let r=k({...is,...s})(e),i=new Map((r.use??[]).map((t=>[t.name,t]))),n=function(t,e){let s;try{s="string"==typeof t?JSON.parse(t):t}catch{a("must be JSON")}2!==A(s).player&&a("must be 2: bake it anew, with --format player","player");let r={},i=[],{jt:n}=e.get("late")??{},h=e.get("loops")??{},l=Object.assign({__proto__:null},...[...e.values()].map((t=>t.types))),u={s:t=>"string"==typeof t?l[t]:void 0,an:r},f=t=>function(t,e){let s=E.get(t);if(s)return s;let[r,...i]=[t].flat();return"vector"===r?F(r+i[0],c(2,64)(i[0])):"string"===r?F(r,1,{F:!0,ms:M(y)(i)}):(e.s(r)??a("must be a type"))(i,e)}(t,u),m=(t,e)=>e??(()=>a(`needs { use: [${t}] }`)),g=t=>m(t,e.get(t)&&d),$=t=>e=>p(r[t],e),k=t=>e=>r[t].has(e)?e:a("must be in the file"),O=(t,e,s)=>"current"===t?{}:Array.isArray(t)?N(e,t):m("late",n)(t,e,s,r.parameters),_=w({property:$("properties"),"type?":f,"additive?":b,"layer?":b,"synchronized?":m("loops",h.be&&b),"written?":b,"weight?":m("late",n&&c(0,1)),"loop?":m("loops",h.be),"mirror?":v,keys:d,segments:d}),S=M(v,5,vt);w({player:d,generator:y,spec:y,tolerance:c(0),imports:M((t=>e.has(t)||m(t)())),routes:M(m("paths",e.get("paths")?.ln)),parameters:M(m("late",n&&function(t){let[e,s,r]=M(d,3,3)(t),i=f(s);return{name:y(e),s:i,pt:N(i,r)}})),families:M((function(t){let e=M(v,1)(t),s={e:i.length,t:e.length,pt:e,r:[],Nt:!1,$e:!1};for(let t of e)i.push(s);return s})),properties:M((function(t){let[e,s,r,n,h]=M(d,5,5)(t),o=f(s),l=p(i,r);return i[r+o.t-1]!==l&&a("must fit its family"),{name:y(e),s:o,e:r,S:l,It:b(n)&&!o.F,Sn:c(0)(h)}})),states:x((function(t){let{name:e,values:s}=w({name:y,values:d})(t),{properties:i}=r,n=i.length;return{name:e,En:o("values",M(((t,e)=>t&&O(t,i[e].s,0)),n,n),s)}})),curves:M(Mt),tracks:M((function(t){let e=_(t,0,new wt(r.curves,h)),{property:s,loop:i,mirror:n}=e,l=e.type??=s.s;e.additive??=s.It,l.b!==s.s.b&&a("must fit its property","type"),i&&h.Je(i,n);let u=e.keys=o("keys",M(((t,e)=>O(t,l,e)),1),e.keys),f=-1/0,m=o("segments",M((t=>{let e=S(t),s=e.length<6?e.concat(0,1):e;return(!(s[0]>=f&&s[1]>=s[0])||s.length<vt)&&a("must not overlap"),f=s[1],u[s[2]]&&u[s[3]]&&r.curves[s[4]]?s:a("must be in the file")}),1),e.segments);return e.segments=m.length>1?m.flat():m[0],e})),timelines:M((function(t){let e=w({duration:c(0,1/0),start:c(0),tracks:M($("tracks")),"markers?":m("loops",h.tn),"rhythm?":m("loops",h.Ot)})(t,0,{markers:[]}),s=e.tracks.filter((t=>!t.layer)).map((t=>t.property));return e.tracks.every((t=>t.qt[1]<=e.duration))&&new Set(s).size===s.length?e:a("must fit its tracks")})),variants:x(w({name:y,from:k("states"),to:k("states"),timeline:$("timelines"),"reversed?":$("timelines"),"reduced?":y})),"transitions?":g("states"),"targets?":g("targets")})(s,0,r);for(let{name:t,reduced:e=t}of r.variants.values())r.variants.has(e)||a("must be in the file",e);return r}(t,i);super(n.families),this.E=n,this.J=i,this.Pe=new Map(n.properties.map((t=>[t.name,t])));for(let t in as)this[t]=r[t]??as[t];r.parameters&&this.setParameters(r.parameters),this.K(r.state??this.states[0]);for(let t of i.values())t.Hs?.(this)}get name(){return this.E.spec}get states(){return[...this.E.states.keys()]}get variants(){return[...this.E.variants.keys()]}get properties(){return[...this.Pe.keys()]}get state(){return this.R}get time(){return this.c}get isMoving(){return this.H||this.wt?.Qs<1/0}get timeScale(){return this.Bs}set timeScale(t){this.Bs=o("timeScale",c(0),t)}play(t,e={}){return this.Oe(t,ns(e))}Oe(t,e){let s=this.E.variants.get(t)??a("must be one of player.variants",h(t)),r=this.reducedMotion&&this.E.variants.get(s.reduced)||s,i=!e.reversed===this.reversesValues,{timeline:n}=r,{tracks:l,duration:u,start:f,markers:m,rhythm:p}=i?r.reversed??={...n,tracks:n.tracks.map((t=>t.De()))}:n,[d,g]=o("options.range",M(c(0,u),2,2),e.range??[0,u]);(d>g||d===1/0)&&a("must not go back","options.range");let y=this.As(e.parameters),b=l.map((t=>o(t.property.name,(()=>this.$n(t,y))))),v={name:t,duration:u,v:d,X:g,ot:Math.max(d,f),as:m,Ot:p},w=this.beginsFromCurrentState&&this.Mt("current").T;return b.forEach(((t,e)=>o(t.p.name,(()=>{w&&w(this,b,e,d,y),t.w=t.O.je(v)})))),this.E.transitions||(this.ee=e.Ct?-1:this.xe,this.qt=i?[r.from,r.to]:[r.to,r.from],this.R=this.qt[0]),this.Zt(v,e,b)}go(t){return this.Mt("states").te(this,t)}send(t){return this.Mt("states").Js(this,t)}get candidates(){return this.Mt("states").xn(this)}isPresent(t){return this.Mt("targets").W(this,t)}advance(t){o("advance",v,t),t<this.c&&a("must not go back","advance"),this.Nn(t)}get(t){return this.ut(t,this.B)}model(t){return this.ut(t,this.o)}set(t,e){let s=this.At(t),r=ye(s.s,e,t);this.o.set(r,s.e),this.Ns(s)}setParameters(t){this.As(o("values",A,t)),this.Te={...this.Te,...t}}on(t,e){if(hs.includes(t)||a("must be a type of event",h(t)),"function"!=typeof e&&a("must be a function","handler"),!this.re)for(let t of this.yt)t.f=t.time,t.zs=!1;let s=this.ht.get(t)??new Map;return this.ht.set(t,s.set(e,s.get(e)??this.oe)),()=>{s.delete(e)&&!s.size&&this.ht.delete(t)}}Mt(t){return this.J.get(t)??a(`needs { use: [${t}] }`,"player")}$n(t,e){let{property:s,layer:r}=t,i=r||this.additive&&t.additive&&!t.type.F,n=this.gs(t,t.Fs||this.me(s,i),i,e);return{p:s,O:n,It:i,ue:r&&n.P(void 0===t.mirror?-1/0:1/0)}}me({S:t,e,s},r){return this.Lt(t),(r?this.o:this.B).slice(e,e+s.t)}gs(t,e,s,r){let i=(this.J.get("late")?.Ze??xt)(t,e,s,r);return t.synchronized&&(i.mt=this.Mt("loops").mt(t.loop,this.c)),i}As(t){return(t?this.Mt("late"):this.J.get("late"))?.ts(this.E.parameters,{...this.Te,...t})}K(t){let e=this.E.states.get(t)??a("must be one of player.states",h(t)),s=this.As();e.En.forEach(((t,e)=>{if(!t)return;let r=this.E.properties[e],i=t.ut?.([],s,r.s)??(t.map?t:[NaN]);this.o.set(o(r.name,m,i),r.e),this.Ns(r)})),this.R=t}ut(t,e){let{S:s,s:r,e:i}=this.At(t);return this.Lt(s),be(r,e,i)}At(t){return this.Pe.get(t)??a("must be one of player.properties",h(t))}},ls=/^((.+?(?=\.((transform(\.(translation|scale|rotation)(\.[xyz])?)?|frame|(position|center|anchorPoint|frame\.origin)(\.[xy])?)|borderWidth|strokeStart|cornerRadius|shadowRadius|shadowPath|(background|border|shadow)Color(\.(red|green|blue|hue|saturation|brightness|white|alpha))?|path|((bounds|frame)\.size|shadowOffset)(\.(width|height))?|strokeEnd|(contentOffset|bounds\.origin)(\.[xy])?|shadowOpacity|opacity|zPosition|constant|alpha|bounds)$)|[^.]+(\.\d+(?=\.))*)\.)?(.*)$/s;function us(t){let e=ls.exec(t);return[e[2]??null,e.at(-1),e[4]??null]}var fs={point:["x","y"],size:["width","height"],rect:["x","y","width","height"],insets:["top","left","bottom","right"]},ms=(t,{b:e,t:s})=>{let r=t.replace("bounds.origin","bounds"),i=fs[e]??(/^vector/.test(e)&&[...Array(s).keys()]);return i?i.map((t=>`${r}.${t}`)):[r]},cs=t=>String(Math.round(1e6*t)/1e6),ps=t=>`${cs(t)}px`;function ds(t){let e=t[3],[s,r,i]=t.map((t=>e>0?t/e:0));if(globalThis.CSS?.supports?.("color","oklab(0 0 0)")??1)return`oklab(${s} ${r} ${i} / ${e})`;let n=(t,e)=>(s+t*r+e*i)**3,[a,h,o]=[n(.39634,.2158),n(-.10556,-.06385),n(-.08948,-1.29149)],l=(t,e,s)=>{let r=t*a+e*h+s*o;return 255*(r<=.0031308?12.92*r:1.055*r**(1/2.4)-.055)};return`rgba(${l(4.07674,-3.30771,.23097)}, ${l(-1.26844,2.60976,-.34132)}, ${l(-.0042,-.70342,1.70761)}, ${e})`}var gs={__proto__:null,x:0,y:1,z:2,width:0,height:1},ys=([t=0,e=0,s=0])=>`translate(${ps(t)}, ${ps(e)})${s?` translateZ(${ps(s)})`:""}`,bs=(t,e)=>e&&`${t}(${cs(e)}deg)`,Ms=t=>ps(Math.max(0,t)),vs=t=>e=>Ms(e[t]),ws={__proto__:null,opacity:{opacity:String},alpha:{opacity:String},backgroundColor:{"background-color":ds},borderColor:{"border-color":ds},borderWidth:{"border-width":Ms},cornerRadius:{"border-radius":Ms}};for(let t of["bounds","frame"]){let e=`${t}.size`;ws[`${e}.width`]={width:Ms},ws[`${e}.height`]={height:Ms},ws[e]={width:vs(0),height:vs(1)},ws[t]={width:vs(2),height:vs(3)}}var As=/^(stroke(Start|End)|shadow(Color|Offset(\.(width|height))?|Radius|Opacity))$/,$s=class{tt=[];J={};_={};N={};Pn({ce:t,Tn:e,H:s},r,i){let[n,a]=function(t){let e=t.split("."),s=gs[e.pop()];return void 0===s?[t,-1]:[e.join("."),s]}(t);this.H||=s,"frame"===t&&(this.J["frame.origin"]=r);let h=As.test(t);(s||h)&&(this.Nt=!0,!Array.isArray(r)&&(a>=0||/(scale|rotation)$/.test(n))?(this.J[n]??=[])[a]=r:this.J[n]=r);let o=ws[t];for(let t in o)this.i(t,o[t](r));if("bounds"===t)e=e.slice(0,2);else if(o||h)return;"path"===t?this.ve("d",this.J.path=r):"string"==typeof r?this.ve(`data-${e[0]}`,r):s||e.forEach(((t,s)=>this.i(`--${t}`,i?ds(r):String(e[1]?r[s]:r))))}vn(){if(!this.Nt)return;this.Nt=!1;let t=this.J;this.H&&this.i("transform",function(t){let[e,s,r]=["translation","scale","rotation"].map((e=>t[`transform.${e}`]??[])),i=t.position??t.center,[n=.5,a=.5]=t.anchorPoint??[],h=(t,e)=>`${cs(void 0===i[t]?0:-100*e)}%`,[o,l=1,u=1,f=1]=[s[-1]??1,...s];return[i&&`${ys(i)} translate(${h(0,n)}, ${h(1,a)})`,t["frame.origin"]&&ys(t["frame.origin"].slice(0,2)),e.length&&ys(e),bs("rotate",r[2]??r[-1]??0),Object.keys(s).length&&`scale3d(${cs(o*l)}, ${cs(o*u)}, ${cs(f)})`,bs("rotateX",r[0]),bs("rotateY",r[1]),t.transform&&`matrix3d(${t.transform.map(cs)})`].filter(Boolean).join(" ")||"none"}(t));let{anchorPoint:e,strokeStart:s,strokeEnd:r,shadowColor:i,shadowOffset:n,shadowRadius:a,shadowOpacity:h}=t,o=s??r,l=this.H&&void 0!==(t.path??o);if(l&&this.i("transform-box","fill-box"),(e||l)&&this.i("transform-origin",[0,1].map((t=>100*(e?.[t]??.5)+"%")).join(" ")),void 0!==o){let t=s??0,e=Math.max(0,(r??1)-t);this.i("stroke-dasharray",`${e} 3`),this.i("stroke-dashoffset",String(e?-t:-t-1.5))}if(void 0!==(i??n??a??h)){let[t=0,e=-3]=n??[],s=(i??[0,0,0,1]).map((t=>t*(h??0)));this.i("box-shadow",`${ps(t)} ${ps(e)} ${ps(2*(a??3))} ${ds(s)}`)}}i(t,e){if(this._[t]!==e){this._[t]=e,this.N[t]??=this.tt.map((e=>Ke(e,t)));for(let s of this.tt)s.style.setProperty(t,e)}}ve(t,e){this.N[t]??=this.tt.map((e=>e.getAttribute(t)));for(let s of this.tt)s.setAttribute(t,e)}Rn(){for(let t in this.N)this.tt.forEach(((e,s)=>{let r=this.N[t][s];r?.map?e.style.setProperty(t,...r):null===r?e.removeAttribute(t):e.setAttribute(t,r)}));this.tt.forEach(Ge)}},ks=class extends os{constructor(t,e,s={}){super(e,s,{clock:b}),this.root=t,this._t=this.Xt=0;let r={__proto__:null};t?.querySelectorAll||a("must be an element","root");for(let e of function(t){let e=t=>t.closest?.("motion-spec")??null,s=e(t),r=[...t.querySelectorAll("[data-motion]")].filter((t=>e(t)===s));return void 0===t.dataset?.motion?r:[t,...r]}(t))(r[e.dataset.motion]??=new $s).tt.push(e);this.Is=r;let i={__proto__:null},n=this.E.properties.map((t=>[...us(t.name),t])).sort(),h=t=>{let e=t.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g,"$&-").replace(/[._]/g,"-").toLowerCase(),s=e;for(let r=2;(i[s]??=t)!==t;r++)s=`${e}-${r}`;return s};this._=n.map((([t,e,s,i])=>({p:i,it:r[t]??=new $s,ce:e,Tn:ms(e,i.s).map(h),H:s,pt:new Float64Array(i.s.t).fill(NaN)}))),this.Ps=Object.values(r),this.Ln=globalThis.matchMedia?.("(prefers-reduced-motion: reduce)"),this.reducedMotion=s.reducedMotion,this.Ts=s.clock??!0,this.draw()}get reducedMotion(){return this._n??this.Ln?.matches??!1}set reducedMotion(t){this._n=t}get missing(){let t=new Set(this._.map((t=>t.it)));return Object.keys(this.Is).filter((e=>t.has(this.Is[e])&&!this.Is[e].tt.length))}advance(t){super.advance(t),this.draw()}draw(){for(let t of this._){let{p:{S:e,s,e:r},pt:i}=t,n=t.o?this.o:this.B;this.Lt(e);let a=!1;for(let t=0;t<i.length;t++)i[t]!==(i[t]=n[r+t])&&(a=!0);a&&t.it.Pn(t,be(s,n,r),"color"===s.b)}for(let t of this.Ps)t.vn()}redraw(){for(let t of this._)t.pt.fill(NaN);for(let t of this.Ps)t._={};this.draw()}unmount(){this.cancelAll(),this.Fn=!0,this.Ts=!1,cancelAnimationFrame(this._t);for(let t of this.Ps)t.Rn();this._=this.Ps=[]}Zt(t,e,s){let r=super.Zt(t,e,s);return this.Fn&&r.cancel(),r}Tt(){if(!this.Ts||this._t)return;let t=performance.now();this.wt?.yn(t-this.Xt),this.Xt=t,this._t=requestAnimationFrame(this.dt)}dt=t=>{this._t=-1;let e=this.Xt;this.Xt=Math.max(t,e);try{this.advance(this.time+(this.Xt-e)/1e3)}finally{this._t=0}this.Ts&&(this.H?this._t=requestAnimationFrame(this.dt):this.wt?.wn(this.dt))}},xs={__proto__:null,opacity:["opacity",String],alpha:["opacity",String],"transform.rotation":["transform",t=>`rotate(${t}deg)`],"transform.rotation.z":["transform",t=>`rotate(${t}deg)`]};for(let t of["position","center","transform.translation"])xs[`${t}.x`]=["translate",t=>`${t}px 0px`],xs[`${t}.y`]=["translate",t=>`0px ${t}px`],xs[t]=["translate",(t,e)=>`${t}px ${e}px`];var Os=class extends ks{constructor(t,e,s={}){super(t,e,s),this.xt=new Map;let r=t=>this._.some((e=>e.it===t&&/^transform(\.scale\.|\.rotation\.[xy]|$)/.test(e.ce)));for(let t of this._){let e=xs[t.ce];t.ae="transform"===e?.[0]&&r(t.it)?void 0:e}this.he=new Map(this._.filter((t=>t.ae)).map((t=>[t.p,t]))),this.Re(),this.redraw()}get mainThread(){return this._.filter((t=>!t.ae)).map((t=>t.p.name))}draw(){this.Re(),super.draw()}unmount(){super.unmount();for(let t of this.xt?.values()??[])for(let e of t)e.cancel();this.xt=void 0}Tt(){super.Tt(),this.xt&&this._t>=0&&this.draw()}Re(){if(!this.xt||this.Le)return;this.Le=!0;let t=new Set,e=new Map;for(let[{S:s},r]of this.he){if(!e.has(s)){let r=s.r;e.set(s,r.length>0&&r.every((t=>this.he.has(t.p)&&this.Cn(t))));for(let i of e.get(s)?r:[])t.add(i),this.qn(i,this.he.get(i.p))}let i=e.get(s);r.o!==i&&r.pt.fill(NaN),r.o=i}for(let[e,s]of this.xt)if(!t.has(e)){for(let t of s)t.cancel();this.xt.delete(e)}this.Le=!1}Cn({a:{v:t,X:e},g:s,m:r}){return!s&&e-t<=20&&e>t&&r.every((t=>t&&t===r[0]))}qn(t,e){let s=(t.m[0]&St)>0,r=this.o.slice(t.e,t.e+t.t),i=`${s&&r} ${t.w}`,n=this.xt.get(t);if(n?.jt!==i){for(let t of n??[])t.cancel();n=e.it.tt.map((i=>i.animate(...this.Dn(t,e,s,r)))),n.jt=i,this.xt.set(t,n)}let{a}=t;for(let t of n){let e=this.Ts?a.G:0,s=1e3*(a.time-a.v);if(0===e){t.pause(),t.currentTime=s;continue}t.playbackRate!==e&&(t.playbackRate=e);let r=t.timeline.currentTime-document.timeline.currentTime+this.Xt-s/e;Math.abs((t.startTime??NaN)-r)<1||(t.startTime=r)}}Dn(t,e,s,r){let{O:i,a:{v:n,X:a},w:h,D:o}=t,[l,u]=e.ae,f="opacity"===l&&s,m=Math.max(1,Math.ceil(240*(a-n)));return[Array.from({length:m+1},((t,e)=>{i.l=n+(a-n)*e/m,i.q();let c=h.map(((t,e)=>{let i=O[e];return f?i:s?i-r[e]:o*(i-t)}));return{[l]:u(...c)}})),{duration:1e3*(a-n),fill:"both",composite:f?"replace":"add",easing:"linear"}]}};function _s(t,e){let{O:s,a:{G:r}}=t;if(!r)return 0;if(s._e)return s._e(e)*r;let{d:i,ft:n}=s;if(s.s.F||n!=n)return 0;let[a,h,,,o,l,u]=i.segments.slice(s.st),f=(u-l)/(h-a),m=f&&function(t,e){t[_]=e;let s=dt(t,e>=1),[r,i,n,a,h,o,l,u,f,m,c]=t.subarray(s),p=i-r;if(n>=ht&&(!(p>0)||e<r||e>i))return 0;if(n<=ht)return(h-a)/p;if(n===ot)return t[_]=(e-r)/p,Q(t,s),function(t,e,s,r,i,n,a){let h=1-a,o=t*h*h+2*e*a*h+s*a*a,l=r*h*h+2*i*a*h+n*a*a;if(o>0)return l/o;if(l)return l*(1/0);let u=a<.5,f=u?e-t:e-s,m=u?i-r:i-n;if(f)return m/f;if(m)return u===m>0?1/0:-1/0;let c=t-2*e+s;return c?(r-2*i+n)/c:0}(o*p,(l-o)*p,(1-l)*p,u-a,f-u,h-f,e===r?0:e===i?1:t[3]);if(n===ut)return 1!==e||u?o<2**-53?1:o/l*Math.exp(-o*e):0;if(1===e)return 0;et(o,l,e*u);let d=1+f*tt[1]-tt[0];return d<m||d>c?0:rt(o,l,-1,f)*u}(i.us[o],n),c=(m==m?m:0)*f*(void 0===i.mirror?1:-1);return c&&function(t,e){let s=t.ds?.(),r=t.Y;if(s)return r>=0&&r<=1?s.We(e,r):0;let[i,n]=[t.n(0),t.n(1)];if(t.s.Ft)return n[e]-i[e];let a=2**-11,h=s=>{let h=new Float64Array(t.t);return P[0]=r+s*a,t.s.i(i,n,h),h[e]};return(8*(h(1)-h(-1))-(h(2)-h(-2)))/(12*a)}(s,e)*c*r||0}var Ss=class{constructor(t,e,s,r){this.vs=t,this.it=e,this.fs=s,this.$t=r,this.t=e.length,this.l=.5,this.Kt=t.Kt,this._s=it}q(){tt[2]=this.vs.Rs,tt[3]=this.vs.Ls,tt[4]=this.l,st();for(let t=0;t<this.t;t++)O[t]=this.it[t]+(this.fs[t]*tt[0]+this.$t[t]*tt[1])}_e(t){let{Rs:e,Ls:s}=this.vs;return rt(e,s,this.fs[t],this.$t[t])}St(t,e){return this.it.map(((t,s)=>e?t+this.fs[s]:t))}get jn(){let{vs:{Rs:t,Ls:e},fs:s,$t:r}=this,i=s.map(((t,s)=>Math.abs(t)+Math.abs(r[s])/Math.sqrt(e))),n=Math.max(.001*Math.max(...i),2**-970);return i.reduce(((i,a,h)=>{if(!(a>n))return i;let o=Math.abs(s[h])>=1e-9*a?-s[h]:1e-9*a;return Math.max(i,function(t,e,s,r){let i=r=>(et(t,e,r),s*tt[1]-tt[0]),n=t*t-e,a=Math.sqrt(Math.abs(n)),h=(n,h,o=1/0)=>{let l=Math.sign(n),u=l*n/r;if(!(u>1))return h;let f=Math.min((h+o)/2,h+(1+Math.log(u))*(t+a)/e);for(let n=50;h<f&&f<o;n--){let a=l*i(f);a>r?h=f:o=f;let u=f-a*Math.log(a/r)/(l*rt(t,e,-1,s));if(Math.abs(u-f)<1e-14*f)break;f=n>0&&u>h&&u<o?u:o<1/0?(h+o)/2:2*f}return f},o=0;if(s&&n<0){let r=Math.atan2(-s*a,e-t*s);o=(r<0?r+Math.PI:r)/a}else if(s){o=s*(t+a)/(e*(s-t-a));let r=2*a*o;r&&(o=Math.log1p(r)/(2*a))}o>=0||(o=1/0);let l=i(o);if(!(Math.abs(l)>r))return h(-1,0,o);if(n>=0)return h(l,o);let u=Math.PI/a,f=Math.floor(Math.log(Math.abs(l)/r)/(t*u))+1,m=i(o+f*u);for(let t=2;t--&&!(Math.abs(m)>r);)m=i(o+--f*u);return h(m,o+f*u,o+(f+1)*u)}(t,e,r[h]/o,n/Math.abs(o)))}),0)}},Ps=c(0),Fs=$({mass:Ps,stiffness:Ps,damping:Ps,response:Ps,dampingRatio:Ps,duration:Ps,bounce:c(-1,1)}),Ns=[["stiffness","response","duration"],["damping","dampingRatio","bounce"],["response","duration","damping"],["response","duration","mass"]],Es={adding:b,pausesOnCompletion:b},js=k({...Es,velocity:d}),qs={};function Is(t,e){let s=t.At(e),{F:r,g:i}=s.s;return r||i?a("must be numbers to be let go of",e):s}var Ts=t=>u(t)?t:0;function Rs({e:t,s:{t:e}},s,r){let i=new Array(e).fill(0);for(let e of s)if(e.D&&(!r||e.Qt)){e.q();for(let s=0;s<e.t;s++){let n=e.e+s-t,a=e.m[s];if(!a||!(n in i))continue;let h=_s(e,s);r&&e.de(r,n,s),i[n]=(a&St?0:i[n])+e.D*(r?Ts(h):h)||0}}return i}function Vs(t,e,s,r){let{e:i,s:{t:n},S:a}=e;s||t.Lt(a);let h=new Array(n);for(let e=0;e<n;e++)h[e]=(s?t.o:t.B)[i+e];let o=Rs(e,s&&r?[]:a.r,s&&h);return{Fe:h,$t:s?o:o.map(Ts)}}function Cs(t,e,s,r,i,n){let a={name:e.name,duration:r,v:0,X:r,ot:0,as:[],Ot:null},h=s.St(a,!1);t.T(),i&&!n.adding&&t.vt(e,null,!0);let o=t.Zt(a,n,[{p:e,O:s,It:i,w:h,Qt:!0}]);return t.n(),o}function zs(t,e,s,r,i={}){let n=js(i),h=Is(t,e),l=Float64Array.from(ye(h.s,s,e)),u=void 0===n.velocity?[]:ye(h.s,n.velocity,"velocity"),f=t.additive&&h.It,m=Vs(t,h,f,n.adding),c=new Ss(function(t){let e=o("spring",Fs,t);for(let t of Ns){let[,s]=t.filter((t=>void 0!==e[t]));s&&a("must not be there as well",`spring.${s}`)}let{mass:s=1,stiffness:r,damping:i,response:n,dampingRatio:h,duration:l,bounce:u}=e,f=n??l,m=void 0===f?Math.sqrt(r/s):2*Math.PI/f,c=void 0===u?h??(f&&1):u>=0?1-u:1/(1+u),p=void 0===c?i/(2*s):c*m,d=void 0===f?r/s:m*m;return d>1e-300&&d+p*p<1/0||a("needs a stiffness and a damping, or a response or duration above 0 and a bounce above -1","spring"),(p!==qs.Rs||d!==qs.Ls)&&(qs={Rs:p,Ls:d,Kt:ct(0,mt(0,1/0,ft,0,0,p,d,1))}),qs}(r),l,l.map(((t,e)=>m.Fe[e]-t)),l.map(((e,s)=>(m.$t[s]+(u[s]??0))*t.timeScale)));return Cs(t,h,c,c.jn,f,n)}function Bs(t,e){let s=Is(t,e),r=Rs(s,s.S.r);return r.length>1?r:r[0]}function Ds(t,e){let s=t.At(e),{e:r,s:{t:i}}=s;t.Lt(s.S),t.T(),t.vt(s,null),t.o.set(t.B.subarray(r,r+i),r),t.Ns(s),t.Ht(),t.n()}var Us=-1e3*Math.log(.998),Ws=c(Number.MIN_VALUE),Xs=k({...Es,velocity:d,to:d,friction:Ws,rate:c(Number.MIN_VALUE,1-2**-53),stopVelocity:Ws}),Ys=k(Es),Ls=k({friction:Ws}),Js=c(-1/0,1/0),Hs=$({low:Js,high:Js,limit:c(0,1/0),coefficient:Ws}),Ks={low:-1/0,high:1/0},Gs=M((t=>{if(null===t)return Ks;let{low:e=-1/0,high:s=1/0,limit:r,coefficient:i=.55}=Hs(t);return e>s&&a("must not go back"),void 0===r?a("must be there","limit"):{low:e,high:s,limit:r,coefficient:i}}));function Zs(t,e,s={}){let r=Xs(s);for(let[t,e]of[["velocity","to"],["friction","rate"]])void 0!==r[t]&&void 0!==r[e]&&a("must not be there as well",`options.${e}`);let i=Is(t,e),{s:n}=i,h=r.friction??(void 0===r.rate?Us:-1e3*Math.log(r.rate)),l=r.stopVelocity??i.Sn,u=t.additive&&i.It,f=Vs(t,i,u,r.adding),m=f.Fe,[c,p]=[null,null];void 0===r.to?(c=ye(n,r.velocity,"velocity").map(((e,s)=>(e+f.$t[s])*t.timeScale)),p=m.map(((t,e)=>t+c[e]/h))):(p=Float64Array.from(ye(n,r.to,e)),c=p.map(((t,e)=>(t-m[e])*h)));let d=Math.max(...c.map(Math.abs)),g=d>l?(Math.log(d)-Math.log(l))/h:0;o("velocity",v,g);let y=Object.assign(new wt([pt(h*g,!1)]),{keys:[],segments:[0,g,0,1,0,g?0:1,1]});return Cs(t,i,o(e,(()=>new kt(y,n,[m,p]))),g,u,r)}function Qs(t,e,s=.55){if(!(e>0&&s>0))return 0;let r=s*Math.abs(t),i=e===1/0?r:r&&e/(1+e/r);return t<0?-i:i}var tr,er=class{#t;#e;#s;#r;#i=[];constructor(t,e,s,r,i=[]){this.#t=t,this.#e=e;let n=Is(t,e);this.#s=o("bands",Gs,i),Ds(t,e);let a=[t.get(e)].flat(),h=ye(n.s,s,e);this.#r=a.map(((t,e)=>this.#n(e,t)-h[e])),this.#i.push([o("time",v,r),a])}move(t,e){let s=ye(Is(this.#t,this.#e).s,t,this.#e).map(((t,e)=>this.#a(e,t+this.#r[e])));this.#t.set(this.#e,1===s.length?s[0]:s);let r=this.#i.filter((([t])=>t>o("time",v,e)-.1005&&t<e-5e-4));this.#i=[...r,[e,s]]}velocity(t){let e=this.#i[this.#i.length-1],s=this.#i.length-1;for(;s>0&&this.#i[s][0]-this.#i[s-1][0]<=.04;)s-=1;let r=this.#i.slice(s);if(t-e[0]>.08||r.length<2)return e[1].map((()=>0));let i=function(t){let e=t.reduce(((t,e)=>t+e),0)/t.length,s=t.map((t=>t-e)),r=t=>s.reduce(((e,s)=>e+s**t),0),i=r(2);if(t.length<3)return s.map((t=>t/i));let[n,a]=[r(3)/i,i/t.length],h=s.map((t=>t*t-n*t-a)),o=h.reduce(((t,e)=>t+e*e),0);return s.map(((t,s)=>t/i+(-2*e-n)*h[s]/o))}(r.map((([t])=>(t-e[0])/.1)));return e[1].map(((t,e)=>r.reduce(((s,[,r],n)=>s+i[n]*(r[e]-t)),0)/.1))}restingPlace(t,e={}){let{friction:s=Us}=Ls(e),r=this.velocity(t),i=[this.#t.get(this.#e)].flat().map(((t,e)=>{let{low:i,high:n}=this.#s[e]??Ks;return Math.min(Math.max(t+r[e]/s,i),n)}));return 1===i.length?i[0]:i}release(t,e,s,r={}){return zs(this.#t,this.#e,e,s,{...Ys(r),velocity:this.velocity(t)})}#a(t,e){let{low:s,high:r,limit:i,coefficient:n}=this.#s[t]??Ks,a=e>r?r:e<s?s:e;return a===e?e:a+Qs(e-a,i,n)}#n(t,e){let{low:s,high:r,limit:i,coefficient:n}=this.#s[t]??Ks,a=e>r?r:e<s?s:e,h=Math.abs(e-a);if(!h)return e;let o=i===1/0?h/n:h/n/(1-Math.min(h/i,.999999));return a+Math.sign(e-a)*o}},sr=class extends os{constructor(t,e={}){super(t,ts(e))}spring(t,e,s,r){return zs(this,t,e,s,r)}decay(t,e){return Zs(this,t,e)}grab(t){Ds(this,t)}velocity(t){return Bs(this,t)}},rr=(t,e,s={})=>((t,e,s)=>new ks(t,e,s))(t,e,ts(s)),ir=(t,e,s={})=>((t,e,s)=>new Os(t,e,s))(t,e,ts(s));return tr=i,((i,n,a,h)=>{if(n&&"object"==typeof n||"function"==typeof n)for(let a of s(n))!r.call(i,a)&&void 0!==a&&t(i,a,{get:()=>n[a],enumerable:!(h=e(n,a))||h.enumerable});return i})(t({},"__esModule",{value:!0}),tr)})();
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
