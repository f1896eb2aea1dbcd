// Made by Web/build: don't edit.
// swift-format-ignore-file

/// The page's markup, style and script.
enum PreviewAssets {
/// The checksum of the style, as a policy names it.
static let styleChecksum = "sha256-jAKR3YZYf/sg3c8aAAwsmeG7lzcbM+9Q5AIKybvx+Ic="
/// The checksum of the script.
static let scriptChecksum = "sha256-yVBk1WmMXX2j/BtEA4wk2wfJoo29i7s7lKF6fSqB1vU="

static let body = #"""
<header id="header">
  <h1 id="name"></h1>
  <div id="variants" class="segments" role="group" aria-label="Variant"></div>
  <button id="reduced" class="toggle" type="button" aria-pressed="false" title="Play the forms for reduced motion" hidden>Reduced motion</button>
  <button id="compare" class="toggle" type="button" aria-pressed="false" title="Show what it was before, dashed" hidden>Before</button>
  <span class="space"></span>
  <span id="status" role="status" aria-live="polite"></span>
  <label class="menu">Copy as
    <select id="copy" aria-label="Copy as"><option value="">…</option></select>
  </label>
  <button id="theme" class="quiet" type="button" aria-label="Light or dark" title="Light or dark">◐</button>
</header>
<main>
  <section id="stage" aria-label="Stage">
    <svg class="ruler" aria-hidden="true"><path id="ruler"/></svg>
    <div class="world" role="img" aria-label="Nothing to see yet"></div>
    <div class="gauges"></div>
    <p class="stage-note" role="alert" hidden></p>
    <noscript><p class="stage-note">The preview runs the motion engine, which needs JavaScript.</p></noscript>
  </section>
  <section id="transport" aria-label="Playback">
    <button id="to-start" class="round" type="button" aria-label="To the start" title="To the start (Home)"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3h2v10H3zM13 3v10L6 8z"/></svg></button>
    <button id="play" class="round primary" type="button" aria-label="Play"><svg viewBox="0 0 16 16" aria-hidden="true"><path class="icon-play" d="M4.5 2.5v11L13.5 8z"/><path class="icon-pause" d="M4 3h3v10H4zM9 3h3v10H9z"/></svg></button>
    <input id="scrubber" type="range" min="0" max="1" step="any" value="0" aria-label="Time">
    <output id="clock" aria-live="off">0.000 s</output>
    <button id="loop" class="round" type="button" aria-label="Loop" aria-pressed="false" title="Loop (L)"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M11 1l3 3-3 3V5H5a2 2 0 0 0-2 2H1a4 4 0 0 1 4-4h6zM5 15l-3-3 3-3v2h6a2 2 0 0 0 2-2h2a4 4 0 0 1-4 4H5z"/></svg></button>
    <select id="speed" aria-label="Speed" title="Speed ([ and ])"></select>
    <button id="interrupt" class="accent" type="button">Interrupt now</button>
    <button id="forget" class="quiet" type="button" title="Play the first variant alone again" hidden>Undo interruptions</button>
  </section>
  <section id="chart" aria-label="Timing">
    <div class="chart-names" role="group" aria-label="Properties"></div>
    <div class="chart-plot"></div>
    <div class="legend" role="group" aria-label="Colours"></div>
  </section>
  <section id="graphs">
    <figure id="graph-values"><figcaption><span class="graph-title"></span><span class="readings"></span></figcaption><div class="graph-plot"></div></figure>
    <figure id="graph-velocities"><figcaption><span class="graph-title"></span><span class="readings"></span></figcaption><div class="graph-plot"></div></figure>
  </section>
</main>
<aside id="side">
  <div class="tabs" role="tablist" aria-label="Panels">
    <button type="button" role="tab" id="tab-spec" data-panel="spec" aria-controls="panel-spec" aria-selected="true">Spec</button>
    <button type="button" role="tab" id="tab-curves" data-panel="curves" aria-controls="panel-curves" aria-selected="false" tabindex="-1">Curves</button>
    <button type="button" role="tab" id="tab-values" data-panel="values" aria-controls="panel-values" aria-selected="false" tabindex="-1">Values</button>
    <button type="button" role="tab" id="tab-keys" data-panel="keys" aria-controls="panel-keys" aria-selected="false" tabindex="-1">Keys</button>
  </div>
  <section id="panel-spec" role="tabpanel" aria-labelledby="tab-spec">
    <div class="editor">
      <pre class="text-under" aria-hidden="true"></pre>
      <textarea id="text" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off" aria-label="Spec as JSON" aria-describedby="summary"></textarea>
    </div>
    <div class="editor-foot">
      <span id="summary" role="status"></span>
      <button id="format" class="quiet" type="button" title="Canonical layout, as speccli fmt">Format</button>
      <button id="revert" class="quiet" type="button" title="Back to the text of the file">Revert</button>
    </div>
    <ol class="problems" aria-label="Problems"></ol>
  </section>
  <section id="panel-curves" role="tabpanel" aria-labelledby="tab-curves" hidden>
    <p class="curve-empty">No curve of this spec is written as a Bézier or a spring.</p>
    <div class="curve-body">
      <label class="menu wide">Curve <select id="curve"></select></label>
      <div class="curve-plot"></div>
      <div class="curve-controls"></div>
      <dl class="curve-facts"></dl>
      <p class="hint">Drag the points, or move them with the arrow keys. The spec changes with them.</p>
    </div>
  </section>
  <section id="panel-values" role="tabpanel" aria-labelledby="tab-values" hidden>
    <table id="values"><thead><tr><th>Property</th><th>Value</th><th>Per second</th></tr></thead><tbody></tbody></table>
  </section>
  <section id="panel-keys" role="tabpanel" aria-labelledby="tab-keys" hidden>
    <dl class="keys">
      <dt><kbd>space</kbd></dt><dd>play, pause</dd>
      <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>a frame (1/60 s) back or on; with <kbd>shift</kbd> ten</dd>
      <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>to the start, to the end</dd>
      <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>slower, faster</dd>
      <dt><kbd>I</kbd></dt><dd>interrupt now</dd>
      <dt><kbd>L</kbd></dt><dd>loop</dd>
      <dt><kbd>V</kbd></dt><dd>the next variant</dd>
    </dl>
  </section>
</aside>

"""#

static let style = #"""
:root {
  color-scheme: light;
  --ground: #f4f4f2;
  --panel: #ffffff;
  --stage: #fbfbfa;
  --edge: #e1e0dc;
  --ink: #1d1d1f;
  --soft: #6a6a6f;
  --faint: #a5a5aa;
  --accent: #2f5fe0;
  --accent-ink: #ffffff;
  --hover: #efeeeb;
  --error: #c62f2f;
  --warning: #a76500;
  --note: #4c6a92;
  --bezier: #4a7ff0;
  --linear: #3a9b5c;
  --spring: #d9772b;
  --hold: #2a9d9d;
  --decay: #9a5cc9;
  --other: #7d7f8a;
  --tone-0: #2f5fe0;
  --tone-1: #d9772b;
  --tone-2: #3a9b5c;
  --tone-3: #9a5cc9;
  --tone-4: #c94f7c;
  --tone-5: #2a9d9d;
  --tone-6: #8a7a2a;
  --tone-7: #5a6478;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
    --ground: #17181a;
    --panel: #1f2023;
    --stage: #1b1c1e;
    --edge: #33353a;
    --ink: #ececee;
    --soft: #a0a1a8;
    --faint: #6c6e76;
    --accent: #7c9dff;
    --accent-ink: #10131c;
    --hover: #2a2c30;
    --error: #ff7b72;
    --warning: #e3a644;
    --note: #8fb0dd;
    --bezier: #6f98f5;
    --linear: #57b87b;
    --spring: #e8975a;
    --hold: #4dbdbd;
    --decay: #b98be0;
    --other: #9a9ca8;
    --tone-0: #7c9dff;
    --tone-1: #e8975a;
    --tone-2: #57b87b;
    --tone-3: #b98be0;
    --tone-4: #e57fa6;
    --tone-5: #4dbdbd;
    --tone-6: #c4b254;
    --tone-7: #98a3ba;
  }
}

:root[data-theme="dark"] {
  color-scheme: dark;
  --ground: #17181a;
  --panel: #1f2023;
  --stage: #1b1c1e;
  --edge: #33353a;
  --ink: #ececee;
  --soft: #a0a1a8;
  --faint: #6c6e76;
  --accent: #7c9dff;
  --accent-ink: #10131c;
  --hover: #2a2c30;
  --error: #ff7b72;
  --warning: #e3a644;
  --note: #8fb0dd;
  --bezier: #6f98f5;
  --linear: #57b87b;
  --spring: #e8975a;
  --hold: #4dbdbd;
  --decay: #b98be0;
  --other: #9a9ca8;
  --tone-0: #7c9dff;
  --tone-1: #e8975a;
  --tone-2: #57b87b;
  --tone-3: #b98be0;
  --tone-4: #e57fa6;
  --tone-5: #4dbdbd;
  --tone-6: #c4b254;
  --tone-7: #98a3ba;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body {
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 400px;
  background: var(--ground);
  color: var(--ink);
  font: 13px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  font-variant-numeric: tabular-nums;
}
header {
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 14px;
  background: var(--panel);
  border-bottom: 1px solid var(--edge);
}
h1 { margin: 0 8px 0 0; font-size: 14px; font-weight: 650; letter-spacing: -0.01em; }
.space { flex: 1; }
main {
  display: grid;
  grid-template-rows: minmax(160px, 1fr) auto fit-content(34%) minmax(150px, 28%);
  min-width: 0;
  min-height: 0;
}
aside {
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: var(--panel);
  border-left: 1px solid var(--edge);
}
[role="tabpanel"] { flex: 1; min-height: 0; overflow: auto; }
#panel-spec { display: flex; flex-direction: column; overflow: hidden; }

#stage {
  position: relative;
  overflow: hidden;
  background: var(--stage) radial-gradient(circle, var(--edge) 0.7px, transparent 0.8px) 0 0 / 20px 20px;
}
.world { position: absolute; inset: 0 auto auto 0; width: 0; height: 0; transform-origin: 0 0; }
.gauges {
  position: absolute;
  inset: auto 0 0 0;
  display: grid;
  gap: 4px;
  padding: 0 20px;
  margin-bottom: 12px;
}
.gauges:empty { margin: 0; }
.gauges.alone { inset-block: 0; align-content: center; gap: 18px; }
.ruler { position: absolute; width: 1px; height: 1px; visibility: hidden; }
.stage-note {
  position: absolute;
  inset: 12px auto auto 12px;
  max-width: calc(100% - 24px);
  margin: 0;
  padding: 6px 10px;
  border-radius: 6px;
  background: var(--panel);
  border: 1px solid var(--error);
  color: var(--error);
}

#transport {
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 14px;
  background: var(--panel);
  border-block: 1px solid var(--edge);
}
#scrubber { flex: 1; min-width: 60px; accent-color: var(--accent); }
#clock { min-width: 122px; color: var(--soft); text-align: right; }

#chart {
  display: grid;
  grid-template: minmax(0, auto) auto / 200px minmax(0, 1fr);
  overflow: auto;
  background: var(--panel);
  border-bottom: 1px solid var(--edge);
}
.chart-names { padding-top: 22px; border-right: 1px solid var(--edge); }
.chart-plot { overflow: hidden; cursor: ew-resize; touch-action: none; }
.legend {
  grid-column: 1 / -1;
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  padding: 3px 14px 5px;
  background: var(--panel);
  color: var(--soft);
  font-size: 11px;
}
#graphs { display: grid; grid-template-columns: 1fr 1fr; min-height: 0; background: var(--panel); }
figure { display: flex; flex-direction: column; min-width: 0; min-height: 0; margin: 0; padding: 8px 0 4px; }
figure + figure { border-left: 1px solid var(--edge); }
figcaption { display: flex; gap: 12px; padding: 0 12px 2px 14px; font-size: 12px; }
.graph-title { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--soft); }
.readings { display: flex; flex: none; gap: 10px; margin-left: auto; white-space: nowrap; overflow: hidden; }
figure { container-type: inline-size; }
/* Several readings have a row of their own, in columns that stay where they are while numbers change. */
figcaption:has(.reading:nth-child(3)) { flex-wrap: wrap; }
figcaption:has(.reading:nth-child(3)) .readings {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(92px, 1fr));
  gap: 0 10px;
  flex: 1 0 100%;
}
@container (max-width: 420px) {
  figcaption:has(.reading:nth-child(2)) { flex-wrap: wrap; }
  figcaption:has(.reading:nth-child(2)) .readings { flex: 1 0 100%; }
}
.graph-plot { flex: 1; min-height: 0; overflow: hidden; cursor: ew-resize; touch-action: none; }
svg { display: block; }

@media (max-width: 900px) {
  body { display: block; height: auto; }
  header { flex-wrap: wrap; }
  main { grid-template-rows: 50vh auto auto 260px; }
  aside { border-left: 0; border-top: 1px solid var(--edge); height: 80vh; }
  #transport { flex-wrap: wrap; }
  #chart { grid-template-columns: 160px minmax(0, 1fr); }
}
@media (max-width: 600px) {
  header { gap: 6px 8px; padding: 8px 10px; }
  header button, header select { padding: 4px 8px; }
  .space { display: none; }
  .menu { margin-left: auto; }
  header .menu select { max-width: 62px; }
  #scrubber { min-width: 110px; }
  main { grid-template-rows: 50vh auto auto 400px; }
  #graphs { grid-template: 1fr 1fr / minmax(0, 1fr); }
  figure + figure { border-left: 0; border-top: 1px solid var(--edge); }
  #chart { grid-template-columns: 140px minmax(0, 1fr); }
}
@media print {
  body { display: block; height: auto; }
  #transport, .tabs, .editor-foot { display: none; }
  main { display: block; }
  #stage { height: 320px; }
  .graph-plot { height: 180px; }
}
button, select, input { font: inherit; color: inherit; }
button, select {
  padding: 4px 10px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--panel);
  cursor: pointer;
}
button:hover:not(:disabled), select:hover { background: var(--hover); }
button:disabled { opacity: 0.4; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.quiet { border-color: transparent; background: none; color: var(--soft); }
.accent { border-color: var(--accent); color: var(--accent); font-weight: 600; }
.toggle[aria-pressed="true"], #loop[aria-pressed="true"] {
  border-color: var(--accent);
  color: var(--accent);
}
.round { display: grid; place-items: center; width: 30px; height: 30px; padding: 0; border-radius: 50%; flex: none; }
.round svg { width: 14px; height: 14px; fill: currentColor; }
.primary { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
.primary:hover:not(:disabled) { background: var(--accent); filter: brightness(1.08); }
#play[data-state="playing"] .icon-play, #play:not([data-state="playing"]) .icon-pause { display: none; }
.segments { display: flex; padding: 2px; gap: 2px; border-radius: 8px; background: var(--hover); overflow-x: auto; }
.segments button { border: 0; background: none; color: var(--soft); white-space: nowrap; }
.segments button[aria-pressed="true"] {
  background: var(--panel);
  color: var(--ink);
  box-shadow: 0 0 0 1px var(--edge), 0 1px 2px rgb(0 0 0 / 8%);
}
.menu { display: flex; align-items: center; gap: 6px; color: var(--soft); }
.menu select { color: var(--ink); max-width: 90px; }
.wide { margin-bottom: 8px; }
.wide select { flex: 1; max-width: none; min-width: 0; }
#status { color: var(--soft); }

.tabs { display: flex; gap: 2px; padding: 6px 8px 0; border-bottom: 1px solid var(--edge); }
.tabs button { border: 0; border-radius: 6px 6px 0 0; background: none; color: var(--soft); }
.tabs [aria-selected="true"] { color: var(--ink); box-shadow: inset 0 -2px 0 var(--accent); }

.editor { position: relative; flex: 1; min-height: 120px; }
.editor textarea, .text-under {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 10px 12px;
  border: 0;
  font: 12px/1.5 var(--mono);
  tab-size: 2;
  white-space: pre;
  overflow: auto;
}
.editor textarea { background: none; color: var(--ink); resize: none; outline-offset: -2px; }
.text-under { color: transparent; overflow: hidden; pointer-events: none; }
mark { background: none; color: transparent; text-decoration: wavy underline 1px; text-underline-offset: 3px; }
mark.error { text-decoration-color: var(--error); }
mark.warning { text-decoration-color: var(--warning); }
mark.note { text-decoration-color: var(--note); text-decoration-style: dotted; }
.editor-foot {
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 4px 8px 4px 12px;
  border-top: 1px solid var(--edge);
}
#summary { flex: 1; color: var(--soft); }
#summary[data-severity="error"] { color: var(--error); font-weight: 600; }
#summary[data-severity="warning"] { color: var(--warning); }
.problems { max-height: 34%; margin: 0; padding: 0; overflow: auto; list-style: none; font-size: 12px; }
.problem { padding: 6px 12px; border-top: 1px solid var(--edge); overflow-wrap: anywhere; }
.place { padding: 0 6px; margin-right: 6px; font: 11px var(--mono); }
.problem.error .place { color: var(--error); border-color: currentColor; }
.problem.warning .place { color: var(--warning); border-color: currentColor; }
.problem.note .place { color: var(--note); border-color: currentColor; }
.problem-id { display: block; color: var(--soft); font: 11px var(--mono); }
.problem-note { margin: 2px 0 0; color: var(--soft); }
.fix { margin-top: 4px; padding: 1px 8px; color: var(--accent); font-size: 12px; }

#panel-curves, #panel-keys, #panel-values { padding: 12px; }
.curve-svg { width: 100%; border: 1px solid var(--edge); border-radius: 8px; background: var(--stage); touch-action: none; }
.curve-controls { display: grid; grid-template-columns: repeat(auto-fit, minmax(76px, 1fr)); gap: 8px; margin: 10px 0; }
.curve-controls label { display: grid; gap: 2px; color: var(--soft); font-size: 11px; }
.curve-controls label:has([type="range"]) { grid-column: 1 / -1; grid-template-columns: 110px 1fr 48px; align-items: center; }
.curve-controls input { width: 100%; min-width: 0; accent-color: var(--accent); }
.curve-controls [type="number"] { padding: 3px 6px; border: 1px solid var(--edge); border-radius: 6px; background: none; }
.curve-controls output { color: var(--ink); text-align: right; }
.curve-facts, .keys { display: grid; grid-template-columns: auto 1fr; gap: 3px 12px; margin: 10px 0; }
.curve-facts dt, .hint { color: var(--soft); }
.curve-facts dd, .keys dd { margin: 0; overflow-wrap: anywhere; }
.hint { font-size: 11px; }
kbd { padding: 1px 5px; border: 1px solid var(--edge); border-radius: 4px; font: 11px var(--mono); }
#values { width: 100%; border-collapse: collapse; font-size: 12px; }
#values th { text-align: left; font-weight: 500; }
#values thead th { color: var(--soft); font-weight: 400; }
#values th, #values td { padding: 3px 8px 3px 0; border-bottom: 1px solid var(--edge); overflow-wrap: anywhere; vertical-align: top; }
.box, .box-trace { position: absolute; }
.box {
  display: grid;
  place-items: center;
  --tone: var(--tone-0);
  background-color: color-mix(in srgb, var(--tone) 78%, var(--panel));
  color: #fff;
  overflow: hidden;
  cursor: pointer;
}
.box-trace { outline: var(--unit, 1px) dashed var(--faint); outline-offset: 0; opacity: 0.7; pointer-events: none; }
.box-before {
  background: none;
  outline: calc(var(--unit, 1px) * 1.5) dashed var(--ink);
  outline-offset: calc(var(--unit, 1px) * -1);
  pointer-events: none;
  z-index: 1000;
  opacity: 0.55;
}
.box-before .box-label { display: none; }
.box-label { max-width: 100%; overflow: hidden; text-overflow: ellipsis; padding: 0 0.3em; font-size: calc(var(--unit, 1px) * 11); font-weight: 600; white-space: nowrap; text-shadow: 0 0 3px rgb(0 0 0 / 35%); }
.box:has(svg) { background: none; color: var(--ink); overflow: visible; }
.box svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.box path {
  fill: color-mix(in srgb, var(--tone) 25%, transparent);
  stroke: var(--tone);
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
}
.ring path { fill: none; stroke-width: 4; stroke-linecap: round; }
.box-before path { fill: none; stroke: var(--ink); }
[data-tone="1"] { --tone: var(--tone-1); }
[data-tone="2"] { --tone: var(--tone-2); }
[data-tone="3"] { --tone: var(--tone-3); }
[data-tone="4"] { --tone: var(--tone-4); }
[data-tone="5"] { --tone: var(--tone-5); }
[data-tone="6"] { --tone: var(--tone-6); }
[data-tone="7"] { --tone: var(--tone-7); }
.gauge { display: grid; grid-template-columns: 170px 1fr 110px; gap: 12px; align-items: center; font-size: 11px; color: var(--soft); }
.gauge span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.gauge i { position: relative; height: 4px; border-radius: 2px; background: var(--edge); }
.gauge b { position: absolute; top: -3px; width: 10px; height: 10px; margin-left: -5px; border-radius: 50%; background: var(--accent); }
.gauge output { text-align: right; color: var(--ink); }
@media (max-width: 600px) {
  .gauge { grid-template-columns: 90px 1fr 80px; gap: 8px; }
}

.chart-name {
  display: flex;
  align-items: center;
  width: 100%;
  height: 22px;
  padding: 0 8px 0 14px;
  border: 0;
  border-radius: 0;
  background: none;
  color: var(--soft);
  font-size: 11.5px;
  text-align: left;
  white-space: nowrap;
}
.chart-name b, .chart-key { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
.chart-name b { flex: none; max-width: 60%; color: var(--ink); font-weight: 600; }
.chart-key { direction: rtl; text-align: left; }
.chart-name[aria-pressed="true"] { background: var(--hover); box-shadow: inset 2px 0 0 var(--accent); }
.chart-name:focus-visible { outline-offset: -2px; }
.bar-bezier { fill: var(--bezier); }
.bar-linear { fill: var(--linear); }
.bar-spring { fill: var(--spring); }
.bar-hold { fill: var(--hold); }
.bar-decay { fill: var(--decay); }
.bar-other { fill: var(--other); }
.bar-settle { opacity: 0.38; }
.bar-again { opacity: 0.5; }
.bar-past { opacity: 0.35; }
.bar-wait { stroke: none; }
.hatch { stroke: var(--faint); stroke-width: 1.4; }
.swatch { display: inline-block; width: 14px; height: 8px; margin-right: 5px; border-radius: 2px; }
.swatch-bezier { background: var(--bezier); }
.swatch-linear { background: var(--linear); }
.swatch-spring { background: var(--spring); }
.swatch-hold { background: var(--hold); }
.swatch-decay { background: var(--decay); }
.swatch-other { background: var(--other); }
.swatch-settle { background: var(--spring); opacity: 0.38; }
.grid { stroke: var(--edge); }
.zero { stroke: var(--faint); }
.tick { fill: var(--soft); font-size: 10.5px; }
.playhead { stroke: var(--error); stroke-width: 1.2; }
.cut { stroke: var(--ink); stroke-dasharray: 3 3; opacity: 0.6; }
.cut-head { fill: var(--ink); }
.marker { fill: var(--decay); }
.line { fill: none; stroke: var(--tone); stroke-width: 1.8; stroke-linejoin: round; }
.line-before { stroke-dasharray: 4 4; stroke-width: 1.3; opacity: 0.75; }
.line-speed { --tone: var(--faint); stroke-width: 1.2; stroke-dasharray: 2 3; }
.dot { fill: var(--tone); stroke: var(--panel); stroke-width: 1.5; }
.tone-0 { --tone: var(--tone-0); }
.tone-1 { --tone: var(--tone-1); }
.tone-2 { --tone: var(--tone-2); }
.tone-3 { --tone: var(--tone-3); }
.tone-4 { --tone: var(--tone-4); }
.tone-5 { --tone: var(--tone-5); }
.reading { color: color-mix(in srgb, var(--tone) 65%, var(--ink)); font-weight: 600; }
.reading span { margin-right: 4px; font-weight: 400; opacity: 0.85; }
.arm { stroke: var(--soft); stroke-width: 1.2; }
.knob { fill: var(--panel); stroke: var(--accent); stroke-width: 2.2; cursor: grab; }
.knob:active { cursor: grabbing; }

"""#

static let script = #"""
(() => {
"use strict";

// What every picture needs: elements, ticks, numbers as text.

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with attributes and children; a text child is a text. */
function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}

/** An element of the page, by class, with children. */
function make(name, className, ...children) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** Steps of 1, 2 or 5 times a power of ten, of which about `count` fit into a length. */
function tickStep(length, count) {
  const rough = length / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * [1, 2, 5, 10].find((factor) => power * factor >= rough * 0.999);
}

function ticksOf(low, high, count) {
  const step = tickStep(high - low, count);
  const ticks = [];
  for (let tick = Math.ceil(low / step - 1e-9); tick * step <= high + step * 1e-9; tick += 1) {
    ticks.push(Number((tick * step).toPrecision(12)));
  }
  return ticks;
}

/** A time as a person reads it: milliseconds below a second. */
function timeText(seconds) {
  if (Math.abs(seconds) < 0.9995) return `${Number((seconds * 1000).toFixed(1))} ms`;
  return `${Number(seconds.toFixed(3))} s`;
}

/** A number with about four significant digits, without an exponent where it can be helped. */
function numberText(value) {
  if (!Number.isFinite(value)) return "–";
  if (value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e6)) {
    return String(Number(value.toFixed(Math.max(0, Math.min(4, 3 - Math.floor(Math.log10(Math.abs(value) || 1)))))));
  }
  return value.toPrecision(3);
}

/** A value of a property as text. */
function valueText(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return numberText(value);
  if (Array.isArray(value)) {
    return value.length > 6 ? `${value.length} numbers` : value.map(valueText).join(", ");
  }
  if (typeof value === "object") return Object.entries(value).map(([k, v]) => `${k} ${valueText(v)}`).join(", ");
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 38)}…` : text;
}

/** Follows a pointer that is pressed on an element: `move` is called with each event until it is let go. */
function follow(element, move, end = () => {}) {
  element.addEventListener("pointerdown", (press) => {
    if (press.button !== 0) return;
    if (move(press) === false) return;
    press.preventDefault();
    element.setPointerCapture(press.pointerId);
    const stop = (event) => {
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      end(event);
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
  });
}
// The engine: the compiler and the animator themselves, as WebAssembly. Requests and answers are JSON; rows of numbers, which
// are many, come beside the answer as doubles.

class Engine {
  /** An engine from the base64 of its gzipped module. */
  static async open(base64) {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Engine(await WebAssembly.compile(await new Response(stream).arrayBuffer()));
  }

  constructor(module) {
    this.module = module;
    this.loads = new Map();
    this.start();
  }

  start() {
    this.exports = new WebAssembly.Instance(this.module, {}).exports;
  }

  /** The answer to a request; throws an Error with the engine's own words where there is none. */
  ask(request) {
    if (request.do === "load") this.loads.set(request.slot, request);
    let answer;
    try {
      answer = this.call(request);
    } catch (trap) {
      // A trap leaves the memory as it was in the middle of something: begin again with what was read.
      this.start();
      for (const load of this.loads.values()) if (load !== request) this.call(load);
      throw new Error(`the engine stopped: ${trap.message}`);
    }
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  call(request) {
    const { reserve, answer, text, memory } = this.exports;
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    // The memory's buffer is another one when the memory has grown: it is asked for after every call.
    const place = reserve(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const count = answer();
    const start = text();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, start, count)));
  }

  /** Rows of numbers: for each column a Float64Array for every component, of its values and of its velocities. */
  rows(request) {
    const count = request.count;
    const { columns } = this.ask({ ...request, rows: true });
    const all = this.numbers();
    let next = 0;
    const take = (components) =>
      Array.from({ length: components }, () => all.subarray(next, (next += count)));
    return columns.map((column) => ({
      property: column.property,
      values: take(column.components),
      velocities: take(column.components),
    }));
  }

  /** The numbers of the last answer. */
  numbers() {
    const { memory, numbers, numberCount } = this.exports;
    const [start, count] = [numbers(), numberCount()];
    return new Float64Array(memory.buffer, start, count).slice();
  }
}

/** The index into a text's UTF-16 that a UTF-8 offset stands for. */
function textIndex(bytes, offset) {
  return new TextDecoder().decode(bytes.subarray(0, offset)).length;
}
// What is looked at: a spec, what is played of it and when, and what of that is shown. Everything that is drawn is drawn from
// here; whoever changes something says so, and whoever draws it is told.

const FRAME = 1 / 60;
const SPEEDS = [0.1, 0.25, 0.5, 1];
/** Instants of a graph. */
const ROWS = 481;

class Session {
  constructor(engine, source) {
    this.engine = engine;
    this.source = source;
    this.listeners = [];
    this.text = source.text;
    this.report = null;
    this.curves = [];
    this.motion = null;
    this.isGood = false;
    this.before = null;
    this.failure = null;
    this.events = [];
    this.reduced = false;
    this.time = 0;
    this.speed = 1;
    this.loops = false;
    this.playing = false;
    this.compares = false;
    this.property = null;
    if (source.before) this.before = this.load(1, source.before, source.before.text).motion;
    this.compares = this.before !== null;
    this.read(this.text);
  }

  /** Calls `draw(changed)` after each change; `changed` is a set of "text", "motion", "play", "time" and "view". */
  listen(draw) {
    this.listeners.push(draw);
  }

  say(...changed) {
    const set = new Set(changed);
    for (const draw of this.listeners) draw(set);
  }

  load(slot, file, text) {
    const { path, location, files } = file;
    const { parameters, initial } = this.source;
    return this.engine.ask({ do: "load", slot, path, location, text, files, parameters, initial });
  }

  // The text

  /** Reads a text; the last good motion stays where it has errors. */
  read(text) {
    this.text = text;
    this.bytes = new TextEncoder().encode(text);
    const read = this.load(0, this.source, text);
    this.report = read.report;
    this.isGood = read.good;
    this.curves = read.curves;
    if (read.good) this.motion = read.motion;
    if (this.motion && !this.events.every((event) => this.variant(event.play))) this.events = [];
    if (this.motion && this.events.length === 0) this.events = [this.opening()];
    if (!this.properties.some((property) => property.path === this.property)) {
      this.property = this.moving[0] ?? null;
    }
    this.time = Math.min(this.time, this.length);
    this.say("text", "motion", "play", "time");
  }

  edit(text) {
    if (text !== this.text) this.read(text);
  }

  // The motion

  get properties() {
    return this.motion?.properties ?? [];
  }

  variant(name) {
    return this.motion.variants.find((variant) => variant.name === name);
  }

  /** The variants that can be chosen: all but those that stand in for others under reduced motion. */
  get variants() {
    const main = this.motion.variants.filter((variant) => variant.standsInFor.length === 0);
    return main.length > 0 ? main : this.motion.variants;
  }

  get hasReducedForms() {
    return this.motion.variants.some((variant) => variant.reducedForm !== null);
  }

  opening() {
    return { at: 0, play: this.variants[0].name, reversed: false };
  }

  /** What an event really plays. */
  played(event) {
    const variant = this.variant(event.play);
    return this.reduced && variant.reducedForm ? this.variant(variant.reducedForm) : variant;
  }

  /** The paths of the properties that move, in the spec's order. */
  get moving() {
    const paths = new Set();
    for (const event of this.events) {
      for (const track of this.played(event).tracks) paths.add(track.property);
    }
    return this.properties.map((property) => property.path).filter((path) => paths.has(path));
  }

  /** Seconds that are shown. */
  get length() {
    const ends = this.events.map((event) => event.at + this.played(event).shown);
    return Math.max(FRAME, ...ends);
  }

  get isInterrupted() {
    return this.events.length > 1;
  }

  // Playing

  choose(name, reversed) {
    this.events = [{ at: 0, play: name, reversed }];
    this.time = 0;
    this.keepProperty();
    this.say("play", "time");
  }

  setReduced(reduced) {
    this.reduced = reduced;
    this.time = Math.min(this.time, this.length);
    this.keepProperty();
    this.say("play", "time");
  }

  keepProperty() {
    const moving = this.moving;
    if (!moving.includes(this.property)) this.property = moving[0] ?? null;
  }

  /** What an interruption at the present time would play. */
  get onward() {
    const last = this.events.filter((event) => event.at <= this.time).at(-1) ?? this.events[0];
    return this.variant(last.play).onward[last.reversed ? 1 : 0];
  }

  /** Plays the other way from here, while what plays goes on underneath. */
  interrupt() {
    const { variant, reversed } = this.onward;
    this.events = this.events.filter((event) => event.at < this.time || event === this.events[0]);
    this.events.push({ at: this.time, play: variant, reversed });
    this.say("play", "time");
  }

  forgetInterruptions() {
    this.events = this.events.slice(0, 1);
    this.time = Math.min(this.time, this.length);
    this.say("play", "time");
  }

  seek(time) {
    this.time = Math.max(0, Math.min(time, this.length));
    this.say("time");
  }

  /** Changes how things are shown. */
  view(changes) {
    Object.assign(this, changes);
    this.say("view");
  }

  // Numbers

  get request() {
    const [first] = this.events;
    return this.isInterrupted
      ? { do: "perform", events: this.events, reduced: this.reduced }
      : { do: "sample", variant: first.play, reversed: first.reversed, reduced: this.reduced };
  }

  /** What is there at some instants: `values` and `velocities` by path, each a list. Null where nothing can be played. */
  samples(slot, times) {
    try {
      this.failure = null;
      return this.engine.ask({ ...this.request, slot, times });
    } catch (error) {
      if (slot === 0) this.failure = error.message;
      return null;
    }
  }

  /** What is shown of each property at some instants; those that don't move are where they rest. */
  frames(slot, times) {
    const motion = slot === 0 ? this.motion : this.before;
    const samples = this.samples(slot, times);
    const resting = this.resting(motion);
    return times.map((_, index) => {
      const frame = { ...resting };
      if (samples) for (const path in samples.values) frame[path] = samples.values[path][index];
      return frame;
    });
  }

  resting(motion) {
    const frame = {};
    for (const property of motion.properties) frame[property.path] = property.initial;
    const [{ play, reversed }] = this.events;
    const variant = motion.variants.find((variant) => variant.name === play);
    const name = reversed ? variant?.to : variant?.from;
    const state = motion.states.find((state) => state.name === name);
    return Object.assign(frame, state?.values, this.source.initial);
  }

  /** The columns of a graph over everything that is shown, kept until something else is played. */
  columns(slot) {
    const key = JSON.stringify([this.request, this.length]);
    if (this.kept?.key !== key || this.kept.motion !== this.motion) {
      this.kept = { key, motion: this.motion, columns: [] };
    }
    this.kept.columns[slot] ??= this.rows(slot, { start: 0, end: this.length, count: ROWS });
    return this.kept.columns[slot];
  }

  /** The columns at the present time alone. */
  now() {
    return this.rows(0, { start: this.time, end: this.time, count: 1 });
  }

  rows(slot, times) {
    try {
      return this.engine.rows({ ...this.request, slot, ...times });
    } catch (error) {
      if (slot === 0) this.failure = error.message;
      return [];
    }
  }
}
// What a frame looks like: for each thing that the paths name a box, from the key paths that are known. What isn't known is
// shown on a scale of its own.

/** Where things are that nothing places, and how big those are that nothing sizes. */
const LOOSE_GAP = 28;
const LOOSE_SIZE = [96, 64];

const RING = "M 48 4 A 44 44 0 0 1 48 92 A 44 44 0 0 1 48 4";

const PART_KEYS = {
  "bounds.size.width": (box, v) => (box.width = v),
  "bounds.size.height": (box, v) => (box.height = v),
  "frame.size.width": (box, v) => (box.width = v),
  "frame.size.height": (box, v) => (box.height = v),
  "frame.origin.x": (box, v) => (box.left = v),
  "frame.origin.y": (box, v) => (box.top = v),
  "bounds.size": (box, v) => ([box.width, box.height] = v),
  "frame.size": (box, v) => ([box.width, box.height] = v),
  "frame.origin": (box, v) => ([box.left, box.top] = v),
  bounds: (box, v) => ([, , box.width, box.height] = v),
  frame: (box, v) => ([box.left, box.top, box.width, box.height] = v),
  position: (box, v) => ([box.x, box.y] = v),
  center: (box, v) => ([box.x, box.y] = v),
  "position.x": (box, v) => (box.x = v),
  "position.y": (box, v) => (box.y = v),
  "center.x": (box, v) => (box.x = v),
  "center.y": (box, v) => (box.y = v),
  anchorPoint: (box, v) => (box.anchor = v),
  "anchorPoint.x": (box, v) => (box.anchor = [v, box.anchor[1]]),
  "anchorPoint.y": (box, v) => (box.anchor = [box.anchor[0], v]),
  cornerRadius: (box, v) => (box.radius = v),
  borderWidth: (box, v) => (box.border = v),
  borderColor: (box, v) => (box.borderColor = v),
  backgroundColor: (box, v) => (box.color = v),
  opacity: (box, v) => (box.opacity = v),
  alpha: (box, v) => (box.opacity = v),
  shadowOpacity: (box, v) => (box.shadow.opacity = v),
  shadowRadius: (box, v) => (box.shadow.radius = v),
  shadowOffset: (box, v) => (box.shadow.offset = v),
  shadowColor: (box, v) => (box.shadow.color = v),
  zPosition: (box, v) => (box.z = v),
  path: (box, v) => (box.path = v),
  strokeStart: (box, v) => (box.stroke[0] = v),
  strokeEnd: (box, v) => (box.stroke[1] = v),
  transform: (box, v) => (box.matrix = v),
  "transform.scale": (box, v) => (box.scale = [box.scale[0] * v, box.scale[1] * v]),
  "transform.scale.x": (box, v) => (box.scale = [box.scale[0] * v, box.scale[1]]),
  "transform.scale.y": (box, v) => (box.scale = [box.scale[0], box.scale[1] * v]),
  "transform.scale.z": () => {},
  "transform.rotation": (box, v) => (box.turn[2] += v),
  "transform.rotation.z": (box, v) => (box.turn[2] += v),
  "transform.rotation.x": (box, v) => (box.turn[0] += v),
  "transform.rotation.y": (box, v) => (box.turn[1] += v),
  "transform.translation": (box, v) => (box.move = [box.move[0] + v[0], box.move[1] + v[1]]),
  "transform.translation.x": (box, v) => (box.move = [box.move[0] + v, box.move[1]]),
  "transform.translation.y": (box, v) => (box.move = [box.move[0], box.move[1] + v]),
  "transform.translation.z": () => {},
};

/** Keys that place a thing where others are, instead of beside them. */
const PLACE_KEYS = /^(position|center|frame\.origin)(\.[xy])?$|^frame$/;

/** Whether a property is shown by its thing's box. */
function isDrawn(property) {
  return property.keyPath in PART_KEYS && KNOWN_TYPES[property.type] === true;
}

const KNOWN_TYPES = {
  number: true, integer: true, angle: true, point: true, size: true, rect: true, color: true, transform: true,
  path: true,
};

/** The things of a motion with what is drawn of each, in the order of the spec. */
function thingsOf(properties) {
  const things = new Map();
  for (const property of properties) {
    if (!isDrawn(property)) continue;
    if (!things.has(property.target)) things.set(property.target, { name: property.target, properties: [] });
    things.get(property.target).properties.push(property);
  }
  for (const thing of things.values()) {
    thing.hasPath = thing.properties.some((property) => property.keyPath === "path");
    thing.isStroked = thing.properties.some((property) => /^(path|stroke(Start|End))$/.test(property.keyPath));
    thing.isPlaced = thing.properties.some((property) => PLACE_KEYS.test(property.keyPath));
  }
  return [...things.values()];
}

/** A thing's box in a frame, in the coordinates of what it lies in; what nothing sizes is `unit` times as big as usual. */
function boxOf(thing, frame, unit = 1) {
  const box = {
    left: null, top: null, x: null, y: null, width: null, height: null, anchor: [0.5, 0.5], radius: null,
    border: 0, borderColor: null, color: null, opacity: 1, z: 0, path: null, stroke: [0, 1], matrix: null,
    scale: [1, 1], turn: [0, 0, 0], move: [0, 0],
    shadow: { opacity: 0, radius: 3, offset: [0, -3], color: "#000000" },
  };
  for (const property of thing.properties) {
    const value = frame[property.path];
    if (value !== null && value !== undefined) PART_KEYS[property.keyPath](box, value);
  }
  const isSquare = thing.properties.some((property) => /rotation|scale/.test(property.keyPath));
  box.width ??= LOOSE_SIZE[0] * unit;
  box.height ??= LOOSE_SIZE[isSquare ? 0 : 1] * unit;
  // A stroke without a path is shown along a ring.
  if (thing.isStroked) box.path ??= RING;
  if (box.path !== null) [box.left, box.top, box.width, box.height] = pathFrame(box.path);
  box.left ??= (box.x ?? box.width * box.anchor[0]) - box.width * box.anchor[0];
  box.top ??= (box.y ?? box.height * box.anchor[1]) - box.height * box.anchor[1];
  return box;
}

/** Left, top, width and height of a path. */
function pathFrame(path) {
  const ruler = document.getElementById("ruler");
  ruler.setAttribute("d", path);
  const { x, y, width, height } = ruler.getBBox();
  return [x, y, Math.max(1, width), Math.max(1, height)];
}

/** The CSS of a box's transform: its matrix, and the parts as Core Animation puts them together. */
function transformOf(box) {
  const list = [];
  if (box.move[0] || box.move[1]) list.push(`translate(${box.move[0]}px, ${box.move[1]}px)`);
  if (box.turn[0] || box.turn[1]) list.push("perspective(600px)");
  ["X", "Y", "Z"].forEach((axis, index) => {
    if (box.turn[index]) list.push(`rotate${axis}(${box.turn[index]}deg)`);
  });
  if (box.scale[0] !== 1 || box.scale[1] !== 1) list.push(`scale(${box.scale[0]}, ${box.scale[1]})`);
  if (box.matrix) list.push(matrixText(box.matrix));
  return list.join(" ");
}

function matrixText(value) {
  if (!Array.isArray(value)) return "";
  if (typeof value[0] === "number") return `matrix${value.length === 16 ? "3d" : ""}(${value.join(", ")})`;
  return "";
}

/** The corners of a box as it is shown, turned, scaled and moved in the plane. */
function cornersOf(box) {
  const matrix = new DOMMatrix(transformOf(box).replace(/perspective\([^)]*\)/, "") || undefined);
  const [ax, ay] = [box.left + box.width * box.anchor[0], box.top + box.height * box.anchor[1]];
  const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) => [
    box.left + x * box.width - ax,
    box.top + y * box.height - ay,
  ]);
  return corners.map(([x, y]) => {
    const point = matrix.transformPoint({ x, y });
    return [ax + point.x, ay + point.y];
  });
}
// The stage: boxes that move, all on one scale, and gauges for what has no place on it.

class Stage {
  /** Instants that are looked at to find out how much room the motion takes. */
  static looks = 25;

  constructor(session, element) {
    this.session = session;
    this.element = element;
    this.world = element.querySelector(".world");
    this.gauges = element.querySelector(".gauges");
    this.note = element.querySelector(".stage-note");
    session.listen((changed) => {
      if (!session.motion) return;
      if (changed.has("motion") || changed.has("play") || changed.has("view")) this.build();
      if (changed.size > 0) this.draw();
    });
    new ResizeObserver(() => {
      if (!session.motion) return;
      this.fit();
      this.draw();
    }).observe(element);
  }

  get layers() {
    const { motion, before, compares } = this.session;
    return compares && before ? [{ slot: 1, motion: before }, { slot: 0, motion }] : [{ slot: 0, motion }];
  }

  build() {
    const times = Array.from(
      { length: Stage.looks },
      (_, index) => (this.session.length * index) / (Stage.looks - 1),
    );
    this.drawn = this.layers.map(({ slot, motion }) => ({
      slot, things: thingsOf(motion.properties), frames: this.session.frames(slot, times),
    }));
    const placed = this.measure(1).filter((thing) => thing.isPlaced);
    // Far travels get bigger boxes, which would be dots otherwise.
    const area = unionOf(placed.map((thing) => thing.extent)) ?? [0, 0, 0, 0];
    this.unit = Math.max(1, Math.min(10, Math.max(area[2] - area[0], area[3] - area[1]) / 400));
    this.measure(this.unit);
    this.place();
    this.world.replaceChildren();
    for (const layer of this.drawn) {
      layer.things.forEach((thing, index) => this.add(thing, index, layer.slot));
    }
    this.buildGauges();
    this.fit();
  }

  /** Finds out how much room every thing takes, and returns them all. */
  measure(unit) {
    return this.drawn.flatMap(({ things, frames }) => {
      for (const thing of things) thing.extent = extentOf(frames.map((frame) => boxOf(thing, frame, unit)));
      return things;
    });
  }

  /** Puts what nothing places in rows below what is placed. */
  place() {
    const places = new Map();
    const placed = this.drawn.flatMap((layer) => layer.things.filter((thing) => thing.isPlaced));
    const area = unionOf(placed.map((thing) => thing.extent));
    const loose = new Map();
    for (const layer of this.drawn) {
      for (const thing of layer.things) {
        if (thing.isPlaced) continue;
        loose.set(thing.name, unionOf([loose.get(thing.name), thing.extent].filter(Boolean)));
      }
    }
    let [x, y, row] = [0, area ? area[3] + LOOSE_GAP : 0, 0];
    const widths = [...loose.values()].map((extent) => extent[2] - extent[0] + LOOSE_GAP);
    const heights = [...loose.values()].map((extent) => extent[3] - extent[1] + LOOSE_GAP);
    const total = widths.reduce((sum, width, index) => sum + width * heights[index], 0);
    const limit = Math.max(...widths, Math.sqrt(total * 2.2), area ? area[2] - area[0] : 0);
    for (const [name, extent] of loose) {
      const width = extent[2] - extent[0];
      if (x > 0 && x + width > limit) [x, y, row] = [0, y + row + LOOSE_GAP, 0];
      places.set(name, [x - extent[0] + (area ? area[0] : 0), y - extent[1]]);
      x += width + LOOSE_GAP;
      row = Math.max(row, extent[3] - extent[1]);
    }
    for (const layer of this.drawn) {
      for (const thing of layer.things) thing.place = thing.isPlaced ? [0, 0] : places.get(thing.name);
    }
    const all = this.drawn.flatMap((layer) =>
      layer.things.map(({ extent: [left, top, right, bottom], place: [dx, dy] }) => [
        left + dx, top + dy, right + dx, bottom + dy,
      ]),
    );
    this.area = unionOf(all);
  }

  add(thing, index, slot) {
    const box = document.createElement("div");
    box.className = slot === 1 ? "box box-before" : "box";
    box.dataset.tone = index % 8;
    box.dataset.target = thing.name;
    const label = document.createElement("span");
    label.className = "box-label";
    label.textContent = thing.name;
    box.append(thing.isStroked ? svg("svg", { class: thing.hasPath ? "shape" : "ring" }, svg("path")) : label);
    thing.element = box;
    thing.label = label;
    const trace = document.createElement("div");
    trace.className = "box-trace";
    thing.trace = slot === 1 ? null : trace;
    this.world.append(...(slot === 1 ? [box] : [trace, box]));
    if (slot === 0) {
      box.addEventListener("click", () => {
        const paths = thing.properties.map((property) => property.path);
        const next = this.session.moving.find((path) => paths.includes(path));
        if (next) this.session.view({ property: next });
      });
    }
  }

  fit() {
    if (!this.area) return;
    const pad = 36;
    const room = [this.element.clientWidth - 2 * pad, this.element.clientHeight - 2 * pad];
    const below = this.gauges.offsetHeight;
    const [left, top, right, bottom] = this.area;
    const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
    this.scale = Math.max(0.02, Math.min(Math.max(1.6, 150 / Math.max(width, height)), room[0] / width, (room[1] - below) / height));
    this.offset = [
      pad + (room[0] - width * this.scale) / 2 - left * this.scale,
      pad + (room[1] - below - height * this.scale) / 2 - top * this.scale,
    ];
    this.world.style.transform = `translate(${this.offset[0]}px, ${this.offset[1]}px) scale(${this.scale})`;
    this.world.style.setProperty("--unit", `${1 / this.scale}px`);
  }

  /** Why what is shown isn't what the text says: nothing can be shown of it, or it has errors. */
  get trouble() {
    const { failure, isGood, report } = this.session;
    const error = isGood ? undefined : report.diagnostics.find(({ severity }) => severity === "error");
    if (failure !== null || !error) return failure;
    const { line, column } = error.range.start;
    return `${line}:${column} ${error.message} (this is the last good motion)`;
  }

  draw() {
    if (!this.drawn) return;
    for (const { slot, things } of this.drawn) {
      const [frame] = this.session.frames(slot, [this.session.time]);
      for (const thing of things) drawBox(thing, boxOf(thing, frame, this.unit), slot, this.scale);
      if (slot === 0) this.drawGauges(frame);
    }
    const { motion } = this.session;
    const trouble = this.trouble ?? "";
    this.note.hidden = trouble === "";
    if (this.note.textContent !== trouble) this.note.textContent = trouble;
    this.world.setAttribute("aria-label", `${motion.name} at ${this.session.time.toFixed(3)} seconds`);
  }

  // What has no place

  buildGauges() {
    const moving = new Set(this.session.moving);
    const others = this.session.properties.filter((property) => !isDrawn(property) && moving.has(property.path));
    const rows = new Map(this.session.columns(0).map((column) => [column.property, column]));
    this.scales = others.slice(0, 8).map((property) => {
      const line = document.createElement("div");
      line.className = "gauge";
      const name = document.createElement("span");
      name.textContent = property.path;
      const track = document.createElement("i");
      const dot = document.createElement("b");
      track.append(dot);
      const value = document.createElement("output");
      line.append(name, track, value);
      // Of several components the first that moves.
      const all = rows.get(property.path)?.values ?? [];
      const component = Math.max(0, all.findIndex((numbers) => numbers.some((number) => number !== numbers[0])));
      const numbers = all[component] ?? [0, 1];
      return { property, line, dot, value, component, low: Math.min(...numbers), high: Math.max(...numbers) };
    });
    this.gauges.classList.toggle("alone", this.area === null);
    this.gauges.replaceChildren(...this.scales.map((scale) => scale.line));
  }

  drawGauges(frame) {
    if (this.scales.length === 0) return;
    const numbers = new Map(this.session.now().map((column) => [column.property, column.values]));
    for (const { property, dot, value, component, low, high } of this.scales) {
      const shown = frame[property.path];
      // Integers are shown rounded.
      const number = typeof shown === "number" ? shown : numbers.get(property.path)?.[component]?.[0];
      const share = high > low && Number.isFinite(number) ? (number - low) / (high - low) : 0;
      dot.style.left = `${share * 100}%`;
      value.textContent = valueText(shown);
    }
  }
}

function drawBox({ element, label, trace, place }, box, slot, scale) {
  const style = element.style;
  const [left, top] = [box.left + place[0], box.top + place[1]];
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${Math.max(0, box.width)}px`;
  style.height = `${Math.max(0, box.height)}px`;
  style.transformOrigin = `${box.anchor[0] * 100}% ${box.anchor[1] * 100}%`;
  style.transform = transformOf(box);
  style.borderRadius = box.radius === null ? "" : `${Math.max(0, box.radius)}px`;
  style.zIndex = Math.round(box.z);
  if (trace) {
    for (const key of ["left", "top", "width", "height", "transform", "transformOrigin", "borderRadius"]) {
      trace.style[key] = style[key];
    }
  }
  const picture = element.querySelector("svg");
  if (picture) {
    picture.setAttribute("viewBox", `${box.left} ${box.top} ${box.width} ${box.height}`);
    const path = picture.firstChild;
    path.setAttribute("d", box.path);
    path.setAttribute("pathLength", 1);
    const [start, end] = box.stroke;
    path.setAttribute("stroke-dasharray", `${Math.max(0, end - start)} 2`);
    path.setAttribute("stroke-dashoffset", -start);
  }
  if (slot === 1) return;
  style.opacity = Math.max(0, Math.min(box.opacity, 1));
  style.backgroundColor = box.color ?? "";
  // Black on what is bright, white on what is dark, with the other around it, for what is neither.
  label.style.color = box.color ? `oklch(from ${box.color} clamp(0, (0.7 - l) * 1000, 1) 0 0 / 1)` : "";
  label.style.textShadow = box.color ? `0 0 3px oklch(from ${box.color} clamp(0, (l - 0.7) * 1000, 1) 0 0 / 0.35)` : "";
  style.borderWidth = box.border > 0 ? `${box.border}px` : "";
  style.borderColor = box.borderColor ?? "";
  style.borderStyle = box.border > 0 ? "solid" : "";
  const { opacity, radius, offset, color } = box.shadow;
  const ink = `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
  style.boxShadow = opacity > 0 ? `${offset[0]}px ${-offset[1]}px ${radius * 2}px ${ink}` : "";
  // Too small to be read.
  label.hidden = box.width * scale < 30 || box.height * scale < 14;
}

/** Left, top, right and bottom of all that boxes cover. */
function extentOf(boxes) {
  return unionOf(
    boxes.map((box) => {
      const corners = cornersOf(box);
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }),
  );
}

function unionOf(extents) {
  if (extents.length === 0) return null;
  return [0, 1, 2, 3].map((side) =>
    (side < 2 ? Math.min : Math.max)(...extents.map((extent) => extent[side])),
  );
}
// The timing chart: a bar for each property, hatched while it waits, coloured by the kind of its curve, lighter where a spring
// only settles.

const ROW = 22;
const BAR = 12;
const RULER = 22;

/** ★ The kinds of curves that have a colour of their own, and how the legend calls them. */
const CURVE_TONES = {
  bezier: ["bezier", "Bézier"],
  bezierPath: ["bezier", "Bézier"],
  linear: ["linear", "linear"],
  spring: ["spring", "spring"],
  steps: ["hold", "steps"],
  instant: ["hold", "at once"],
  exponential: ["decay", "decay"],
};

function toneOf(kind) {
  return CURVE_TONES[kind] ?? ["other", "other easing"];
}

class Chart {
  constructor(session, element) {
    this.session = session;
    this.names = element.querySelector(".chart-names");
    this.plot = element.querySelector(".chart-plot");
    this.legend = element.querySelector(".legend");
    this.svg = svg("svg", { "aria-hidden": "true" });
    this.plot.append(this.svg);
    session.listen((changed) => {
      if (!session.motion) return;
      if (changed.has("motion") || changed.has("play")) this.build();
      else if (changed.has("view")) this.mark();
      if (changed.has("time") || changed.has("play")) this.drawTime();
    });
    new ResizeObserver(() => session.motion && this.build()).observe(this.plot);
    follow(this.plot, (event) => {
      const x = event.clientX - this.plot.getBoundingClientRect().left;
      session.playing = false;
      session.seek(this.timeAt(x));
    });
  }

  /** How many pixels a second has. */
  get unit() {
    return Math.max(1, this.width - 16) / this.session.length;
  }

  timeAt(x) {
    return (x - 8) / this.unit;
  }

  x(time) {
    return 8 + time * this.unit;
  }

  build() {
    const { session } = this;
    this.width = this.plot.clientWidth;
    const paths = session.moving;
    const height = RULER + Math.max(1, paths.length) * ROW;
    this.svg.setAttribute("width", this.width);
    this.svg.setAttribute("height", height);
    this.svg.replaceChildren(this.hatching(), ...this.grid(height));
    this.tones = new Map();
    paths.forEach((path, index) => this.svg.append(...this.row(path, RULER + index * ROW)));
    for (const event of session.events.slice(1)) {
      const x = this.x(event.at);
      this.svg.append(
        svg("line", { class: "cut", x1: x, x2: x, y1: 14, y2: height }),
        svg("path", { class: "cut-head", d: `M${x - 4} 10h8l-4 6z` }),
      );
    }
    this.buildMarkers(height);
    this.head = svg("line", { class: "playhead", y1: 0, y2: height });
    this.svg.append(this.head);
    this.buildNames(paths);
    this.buildLegend();
    this.drawTime();
  }

  hatching() {
    const pattern = svg(
      "pattern",
      { id: "hatch", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("line", { class: "hatch", x1: 0, x2: 0, y1: 0, y2: 5 }),
    );
    return svg("defs", {}, pattern);
  }

  grid(height) {
    return ticksOf(0, this.session.length, this.width / 90).flatMap((tick) => {
      const x = this.x(tick);
      const anchor = x > this.width - 24 ? "end" : x < 24 ? "start" : "middle";
      return [
        svg("line", { class: "grid", x1: x, x2: x, y1: RULER - 4, y2: height }),
        svg("text", { class: "tick", x, y: 12, "text-anchor": anchor }, timeText(tick)),
      ];
    });
  }

  row(path, top) {
    const { session } = this;
    const shapes = [];
    session.events.forEach((event, number) => {
      const next = session.events[number + 1]?.at ?? Infinity;
      for (const track of session.played(event).tracks) {
        if (track.property === path) shapes.push(...this.track(track, event.at, next, top));
      }
    });
    return shapes;
  }

  /** The bars of a track that is played at `at`, and is interrupted at `next`. */
  track(track, at, next, top) {
    const shapes = [];
    const y = top + (ROW - BAR) / 2;
    const bar = (start, end, attributes) => {
      const [from, to] = [Math.max(start, 0), Math.min(end, this.session.length)];
      if (to < from) return;
      const width = Math.max((to - from) * this.unit, attributes.class.includes("hold") ? 2 : 0.5);
      shapes.push(svg("rect", { x: this.x(from), y, width, height: BAR, rx: 2, ...attributes }));
    };
    if (track.start > 0) bar(at, at + track.start, { class: "bar-wait", fill: "url(#hatch)" });
    const loop = track.loop;
    const periods = loop ? Math.min(loop.count ?? Infinity, Math.ceil(this.session.length / loop.period), 400) : 1;
    for (let period = 0; period < periods; period += 1) {
      const shift = at + (loop ? period * loop.period : 0);
      for (const segment of track.segments) {
        const [tone, label] = toneOf(segment.kind);
        this.tones.set(label, tone);
        const start = segment.start + shift;
        if (start > this.session.length) break;
        const end = Math.min(segment.end + shift, loop ? at + (track.end ?? Infinity) : Infinity);
        const faded = (period > 0 ? " bar-again" : "") + (start >= next ? " bar-past" : "");
        const arrives = segment.arrives === undefined ? end : Math.min(segment.arrives + shift, end);
        bar(start, arrives, { class: `bar bar-${tone}${faded}` });
        if (end > arrives) {
          this.tones.set("settling", "settle");
          bar(arrives, end, { class: `bar bar-${tone} bar-settle${faded}` });
        }
      }
    }
    return shapes;
  }

  buildMarkers(height) {
    for (const event of this.session.events) {
      for (const marker of this.session.played(event).markers) {
        const x = this.x(event.at + marker.time);
        const mark = svg("path", { class: "marker", d: `M${x} ${RULER - 6}l4 4l-4 4l-4 -4z` });
        mark.append(svg("title", {}, `${marker.name} at ${timeText(marker.time)}`));
        this.svg.append(mark);
      }
    }
  }

  buildNames(paths) {
    const { session } = this;
    this.names.replaceChildren(
      ...paths.map((path) => {
        const button = make("button", "chart-name");
        button.type = "button";
        const dot = path.indexOf(".");
        // Of a name that is too long the ends are shown, by which names differ.
        const key = make("span", "chart-key", make("bdi", "", path.slice(dot)));
        button.append(make("b", "", path.slice(0, dot)), key);
        button.setAttribute("aria-label", path);
        button.title = this.describe(path);
        button.dataset.path = path;
        button.addEventListener("click", () => session.view({ property: path }));
        return button;
      }),
    );
    this.mark();
  }

  /** A row in words. */
  describe(path) {
    const tracks = this.session.events.flatMap((event) =>
      this.session.played(event).tracks.filter((track) => track.property === path),
    );
    return tracks
      .map((track) => {
        const kinds = [...new Set(track.segments.map((segment) => toneOf(segment.kind)[1]))].join(", ");
        const end = track.end === null ? "for ever" : `to ${timeText(track.end)}`;
        return `${path}: ${kinds}, from ${timeText(track.start)} ${end}`;
      })
      .join("; ");
  }

  buildLegend() {
    this.legend.replaceChildren(
      ...[...this.tones].map(([label, tone]) => {
        const swatch = make("i", `swatch swatch-${tone}`);
        return make("span", "", swatch, label);
      }),
    );
  }

  mark() {
    for (const button of this.names.children) {
      button.setAttribute("aria-pressed", button.dataset.path === this.session.property);
    }
  }

  drawTime() {
    if (!this.head) return;
    const x = this.x(this.session.time);
    this.head.setAttribute("x1", x);
    this.head.setAttribute("x2", x);
  }
}
// The graphs: the value of one property and how fast it changes, over everything that is played. Above and below the travel
// there is always the same room, so that overshoots can be compared.

const HEADROOM = 0.2;
const MOST_LINES = 6;

class Graph {
  constructor(session, element, kind) {
    this.session = session;
    this.kind = kind;
    this.title = element.querySelector(".graph-title");
    this.plot = element.querySelector(".graph-plot");
    this.readings = element.querySelector(".readings");
    this.svg = svg("svg", { "aria-hidden": "true" });
    this.plot.append(this.svg);
    session.listen((changed) => {
      if (!session.motion) return;
      if (changed.has("motion") || changed.has("play") || changed.has("view")) this.build();
      if (changed.size > 0) this.drawTime();
    });
    new ResizeObserver(() => session.motion && (this.build(), this.drawTime())).observe(this.plot);
    follow(this.plot, (event) => {
      const x = event.clientX - this.plot.getBoundingClientRect().left;
      session.playing = false;
      session.seek(((x - this.left) / this.width) * session.length);
    });
  }

  get property() {
    return this.session.properties.find((property) => property.path === this.session.property);
  }

  /** The components that move, with their names. */
  lines(column, before) {
    const names = componentNames(this.property);
    const lines = column[this.kind].map((numbers, index) => ({
      name: names[index] ?? String(index),
      index,
      numbers,
      before: before?.[this.kind][index],
    }));
    const moving = lines.filter(({ index }) => {
      const values = column.values[index];
      return values.some((value) => value !== values[0]);
    });
    return (moving.length > 0 ? moving : lines).slice(0, MOST_LINES);
  }

  build() {
    const { session } = this;
    const what = this.kind === "values" ? "Value" : "Velocity";
    this.title.textContent = session.property ? `${what} of ${session.property}` : what;
    const [width, height] = [this.plot.clientWidth, this.plot.clientHeight];
    this.svg.setAttribute("width", width);
    this.svg.setAttribute("height", height);
    this.left = 52;
    this.width = Math.max(1, width - this.left - 12);
    this.height = Math.max(1, height - 22);
    const column = this.columnOf(0);
    if (!column || !this.property) {
      this.shown = [];
      this.svg.replaceChildren();
      this.readings.replaceChildren();
      return;
    }
    this.shown = this.lines(column, session.compares ? this.columnOf(1) : null);
    [this.low, this.high] = this.range();
    this.svg.replaceChildren(...this.axes(), ...this.shown.flatMap((line, index) => this.curves(line, index)));
    this.head = svg("line", { class: "playhead", y1: 6, y2: 6 + this.height });
    this.dots = this.shown.map((_, index) => svg("circle", { class: `dot tone-${index}`, r: 3.5 }));
    this.svg.append(this.head, ...this.dots);
    this.readings.replaceChildren(
      ...this.shown.map((line, index) => {
        line.reading = make("output", "");
        const name = this.shown.length > 1 ? make("span", "", line.name) : "";
        return make("span", `reading tone-${index}`, name, line.reading);
      }),
    );
  }

  columnOf(slot) {
    return this.session.columns(slot).find((column) => column.property === this.session.property);
  }

  range() {
    const all = this.shown.flatMap((line) => [line.numbers, ...(line.before ? [line.before] : [])]);
    const finite = all.flatMap((numbers) => [...numbers].filter(Number.isFinite));
    let [low, high] = [Math.min(...finite), Math.max(...finite)];
    if (this.kind === "velocities") {
      const most = Math.max(Math.abs(low), Math.abs(high)) || 1;
      return [low < 0 ? -most * 1.1 : -most * 0.1, high > 0 ? most * 1.1 : most * 0.1];
    }
    // The travel is from the first value to the last; what goes beyond has its room.
    const ends = this.shown.flatMap(({ numbers }) => [numbers[0], numbers.at(-1)]);
    const travel = [Math.min(...ends), Math.max(...ends)];
    if (travel[0] === travel[1]) travel.splice(0, 2, low, high);
    const room = (travel[1] - travel[0]) * HEADROOM || Math.abs(travel[0]) * 0.1 || 1;
    low = Math.min(travel[0] - room, low);
    high = Math.max(travel[1] + room, high);
    return [low, high];
  }

  x(share) {
    return this.left + share * this.width;
  }

  y(value) {
    return 6 + (1 - (value - this.low) / (this.high - this.low)) * this.height;
  }

  axes() {
    const right = this.left + this.width;
    const rows = ticksOf(this.low, this.high, this.height / 34).flatMap((tick) => [
      svg("line", { class: tick === 0 ? "zero" : "grid", x1: this.left, x2: right, y1: this.y(tick), y2: this.y(tick) }),
      svg("text", { class: "tick", x: this.left - 6, y: this.y(tick) + 3.5, "text-anchor": "end" }, numberText(tick)),
    ]);
    const columns = ticksOf(0, this.session.length, this.width / 90).flatMap((tick) => {
      const x = this.x(tick / this.session.length);
      const anchor = x > right - 14 ? "end" : "middle";
      return [
        svg("line", { class: "grid", x1: x, x2: x, y1: 6, y2: 6 + this.height }),
        svg("text", { class: "tick", x, y: 19 + this.height, "text-anchor": anchor }, timeText(tick)),
      ];
    });
    const cuts = this.session.events.slice(1).map((event) => {
      const x = this.x(event.at / this.session.length);
      return svg("line", { class: "cut", x1: x, x2: x, y1: 6, y2: 6 + this.height });
    });
    return [...rows, ...columns, ...cuts];
  }

  curves(line, index) {
    const path = (numbers, className) => svg("path", { class: className, d: this.pathOf(numbers) });
    return [
      ...(line.before ? [path(line.before, `line line-before tone-${index}`)] : []),
      path(line.numbers, `line tone-${index}`),
    ];
  }

  pathOf(numbers) {
    const last = numbers.length - 1;
    let text = "";
    let pen = "M";
    numbers.forEach((value, index) => {
      if (!Number.isFinite(value)) {
        pen = "M";
        return;
      }
      text += `${pen}${this.x(index / last).toFixed(1)} ${this.y(value).toFixed(2)}`;
      pen = "L";
    });
    return text;
  }

  /** The reading at the present time, exact and not from the rows. */
  drawTime() {
    if (!this.head || this.shown.length === 0) return;
    const { session } = this;
    const x = this.x(session.time / session.length);
    this.head.setAttribute("x1", x);
    this.head.setAttribute("x2", x);
    const column = session.now().find((column) => column.property === session.property);
    this.shown.forEach((line, index) => {
      const value = column?.[this.kind][line.index]?.[0];
      this.dots[index].setAttribute("cx", x);
      this.dots[index].setAttribute("cy", Number.isFinite(value) ? this.y(value) : -10);
      line.reading.textContent = numberText(value) + unitText(this.property, this.kind);
    });
  }
}

/** What the stored components of a property are called. */
function componentNames(property) {
  if (property.type === "color") return ["L·α", "a·α", "b·α", "α"];
  if (property.type === "transform" && property.components === 16) {
    return Array.from({ length: 16 }, (_, index) => `m${Math.floor(index / 4) + 1}${(index % 4) + 1}`);
  }
  return property.names;
}

function unitText(property, kind) {
  const unit = { points: " pt", degrees: "°" }[property.unit] ?? "";
  return kind === "velocities" ? `${unit}/s` : unit;
}
// Time goes by: play and pause, the scrubber, speeds, loop, interruption, and the keys for all of it.

class Transport {
  constructor(session, element) {
    this.session = session;
    this.play = element.querySelector("#play");
    this.scrubber = element.querySelector("#scrubber");
    this.clock = element.querySelector("#clock");
    this.speed = element.querySelector("#speed");
    this.loop = element.querySelector("#loop");
    this.cut = element.querySelector("#interrupt");
    this.forget = element.querySelector("#forget");
    this.anchor = null;

    this.play.addEventListener("click", () => this.toggle());
    this.scrubber.addEventListener("input", () => {
      this.pause();
      session.seek(Number(this.scrubber.value) * session.length);
    });
    for (const speed of SPEEDS) {
      const option = make("option", "", `${speed}×`);
      option.value = speed;
      this.speed.append(option);
    }
    this.speed.value = session.speed;
    this.speed.addEventListener("change", () => this.setSpeed(Number(this.speed.value)));
    this.loop.addEventListener("click", () => session.view({ loops: !session.loops }));
    this.cut.addEventListener("click", () => this.interrupt());
    this.forget.addEventListener("click", () => session.forgetInterruptions());
    element.querySelector("#to-start").addEventListener("click", () => this.jump(0));
    session.listen(() => this.draw());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  draw() {
    const { session } = this;
    const isReady = session.motion !== null;
    for (const control of [this.play, this.scrubber, this.cut]) control.disabled = !isReady;
    if (!isReady) return;
    const label = session.playing ? "Pause" : "Play";
    this.play.setAttribute("aria-label", label);
    this.play.title = `${label} (space)`;
    this.play.dataset.state = session.playing ? "playing" : "paused";
    this.scrubber.value = session.time / session.length;
    this.scrubber.setAttribute("aria-valuetext", `${session.time.toFixed(3)} seconds`);
    this.clock.textContent = `${session.time.toFixed(3)} / ${session.length.toFixed(3)} s`;
    this.speed.value = session.speed;
    this.loop.setAttribute("aria-pressed", session.loops);
    const { variant, reversed } = session.onward;
    this.cut.title = `Play ${variant}${reversed ? ", values reversed," : ""} from here, over what plays (I)`;
    this.forget.hidden = !session.isInterrupted;
    if (session.playing && this.anchor === null) this.run();
  }

  toggle() {
    if (this.session.playing) return this.pause();
    if (this.session.time >= this.session.length) this.session.time = 0;
    this.session.view({ playing: true });
  }

  pause() {
    this.anchor = null;
    if (this.session.playing) this.session.view({ playing: false });
  }

  jump(time) {
    this.anchor = null;
    this.session.seek(time);
    if (this.session.playing) this.run();
  }

  setSpeed(speed) {
    this.anchor = null;
    this.session.view({ speed });
  }

  /** Interrupts what plays, and lets it play on. */
  interrupt() {
    this.anchor = null;
    this.session.interrupt();
    this.session.view({ playing: true });
  }

  /** Lets time go by from here, by the clock of the frames. */
  run() {
    const { session } = this;
    const anchor = { time: session.time, at: null };
    this.anchor = anchor;
    const frame = (now) => {
      if (this.anchor !== anchor || !session.playing) {
        if (this.anchor === anchor) this.anchor = null;
        return;
      }
      anchor.at ??= now;
      let time = anchor.time + ((now - anchor.at) / 1000) * session.speed;
      if (time >= session.length) {
        if (!session.loops) {
          this.anchor = null;
          session.playing = false;
          session.seek(session.length);
          session.view({});
          return;
        }
        time %= session.length;
        [anchor.time, anchor.at] = [time, now];
      }
      session.seek(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  step(frames) {
    this.pause();
    // To the grid of frames, so that steps there and back end where they began.
    this.session.seek((Math.round(this.session.time / FRAME) + frames) * FRAME);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.session.motion) return;
    const target = event.target;
    if (target.matches("textarea, select, input:not([type=range])")) return;
    const isButton = target.matches("button, summary");
    const act = this.actions(event.shiftKey)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || (isButton && (event.key === " " || event.key === "Enter"))) return;
    event.preventDefault();
    act();
  }

  actions(isShifted) {
    const { session } = this;
    const many = isShifted ? 10 : 1;
    const turn = (by) => {
      const index = SPEEDS.indexOf(session.speed) + by;
      if (index >= 0 && index < SPEEDS.length) this.setSpeed(SPEEDS[index]);
    };
    const next = () => {
      const names = session.variants.map((variant) => variant.name);
      const index = names.indexOf(session.events[0].play);
      session.choose(names[(index + 1) % names.length], false);
    };
    return {
      " ": () => this.toggle(),
      ArrowLeft: () => this.step(-many),
      ArrowRight: () => this.step(many),
      Home: () => this.jump(0),
      End: () => this.jump(session.length),
      "[": () => turn(-1),
      "]": () => turn(1),
      i: () => this.interrupt(),
      l: () => session.view({ loops: !session.loops }),
      v: next,
    };
  }
}
// The text of the spec, checked at every change by the rules that the command line has.

class Editor {
  /** How long a change waits for the next one, in milliseconds. */
  static wait = 120;

  constructor(session, element) {
    this.session = session;
    this.area = element.querySelector("#text");
    this.under = element.querySelector(".text-under");
    this.list = element.querySelector(".problems");
    this.summary = element.querySelector("#summary");
    this.original = session.text;
    this.timer = null;
    this.area.value = session.text;
    this.area.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => session.edit(this.area.value), Editor.wait);
    });
    this.area.addEventListener("scroll", () => this.align());
    element.querySelector("#format").addEventListener("click", () => this.format());
    this.revert = element.querySelector("#revert");
    this.revert.addEventListener("click", () => this.replace(this.original));
    session.listen((changed) => changed.has("text") && this.draw());
  }

  draw() {
    const { session } = this;
    if (this.area.value !== session.text) this.area.value = session.text;
    this.revert.disabled = session.text === this.original;
    const problems = session.report.diagnostics;
    const { errors, warnings } = session.report.summary;
    const notes = problems.length - errors - warnings;
    const count = (number, noun) => (number > 0 ? [`${number} ${noun}${number === 1 ? "" : "s"}`] : []);
    const counts = [...count(errors, "error"), ...count(warnings, "warning"), ...count(notes, "note")];
    const stale = session.isGood || !session.motion ? "" : "; what plays is the last good motion";
    this.summary.textContent = (counts.join(", ") || "no problems") + stale;
    this.summary.dataset.severity = errors > 0 ? "error" : warnings > 0 ? "warning" : "none";
    this.list.replaceChildren(...problems.map((problem) => this.entry(problem)));
    this.underline(problems);
  }

  entry(problem) {
    const { start, end } = problem.range;
    const place = make("button", "place", `${start.line}:${start.column}`);
    place.type = "button";
    place.addEventListener("click", () => this.select(start.offset, end.offset));
    const entry = make("li", `problem ${problem.severity}`, place, make("span", "", problem.message));
    entry.append(make("code", "problem-id", problem.id));
    for (const note of problem.notes) entry.append(make("p", "problem-note", note.message));
    for (const fix of problem.fixes) {
      const button = make("button", "fix", fix.message);
      button.type = "button";
      button.title = fix.replacement === "" ? "remove it" : fix.replacement;
      button.addEventListener("click", () =>
        this.splice(fix.range.start.offset, fix.range.end.offset, fix.replacement),
      );
      entry.append(button);
    }
    return entry;
  }

  /** Marks the places of problems under the text. */
  underline(problems) {
    const { bytes } = this.session;
    const decode = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
    const pieces = [];
    let reached = 0;
    for (const { range, severity } of problems) {
      const [start, end] = [range.start.offset, Math.max(range.end.offset, range.start.offset + 1)];
      if (start < reached) continue;
      pieces.push(decode(reached, start), make("mark", severity, decode(start, end)));
      reached = end;
    }
    this.under.replaceChildren(...pieces, decode(reached), "\n");
    this.align();
  }

  align() {
    this.under.scrollTop = this.area.scrollTop;
    this.under.scrollLeft = this.area.scrollLeft;
  }

  select(start, end) {
    const { bytes } = this.session;
    this.area.focus();
    this.area.setSelectionRange(textIndex(bytes, start), textIndex(bytes, Math.max(end, start)));
    const line = this.area.value.slice(0, this.area.selectionStart).split("\n").length;
    const height = parseFloat(getComputedStyle(this.area).lineHeight);
    this.area.scrollTop = Math.max(0, (line - 4) * height);
  }

  /** Replaces a stretch of the text, given by its bytes. */
  splice(start, end, replacement) {
    const { bytes } = this.session;
    const [from, to] = [textIndex(bytes, start), textIndex(bytes, end)];
    const text = this.session.text;
    this.replace(text.slice(0, from) + replacement + text.slice(to));
  }

  replace(text) {
    const { scrollTop } = this.area;
    this.area.value = text;
    this.session.edit(text);
    this.area.scrollTop = scrollTop;
  }

  format() {
    const answer = this.session.engine.ask({
      do: "format", path: this.session.source.path, text: this.area.value,
    });
    if (answer.text !== undefined) this.replace(answer.text);
  }
}
// The curves of the text, to take hold of: the points of a Bézier are dragged, the numbers of a spring are set, and what is
// written changes with them.

/** Coordinates of a curve's picture: 0…1 in both directions, with room for overshoot. */
const CURVE_VIEW = { width: 300, height: 260, pad: 40, low: -0.35, high: 1.35 };
/** The ends of the sliders of a spring's numbers. */
const SPRING_ENDS = {
  mass: [0.1, 5], stiffness: [10, 1000], damping: [1, 100], tension: [10, 1000], friction: [1, 100],
  response: [0.05, 2], duration: [0.05, 2], settles: [0.1, 3], dampingRatio: [0.1, 2], dampingFraction: [0.1, 2],
  bounce: [-0.5, 0.9], initialVelocity: [-20, 20],
};

class Handles {
  constructor(session, editor, element) {
    this.session = session;
    this.editor = editor;
    this.choice = element.querySelector("#curve");
    this.plot = element.querySelector(".curve-plot");
    this.controls = element.querySelector(".curve-controls");
    this.hint = element.querySelector(".hint");
    this.facts = element.querySelector(".curve-facts");
    this.empty = element.querySelector(".curve-empty");
    this.body = element.querySelector(".curve-body");
    this.index = 0;
    this.choice.addEventListener("change", () => {
      this.index = Number(this.choice.value);
      this.draw();
    });
    session.listen((changed) => {
      if (changed.has("view") && session.property !== this.property) this.follow();
      if (changed.has("text")) this.draw();
    });
  }

  get curve() {
    const { curves } = this.session;
    return curves[this.index] ?? curves[0];
  }

  /** Shows the curve that the chosen property moves along. */
  follow() {
    this.property = this.session.property;
    const variant = this.session.events[0]?.play;
    const uses = (curve) =>
      curve.uses.some((use) => use.variant === variant && use.property === this.property);
    const found = this.session.curves.findIndex(uses);
    if (found >= 0) this.index = found;
    this.draw();
  }

  draw() {
    if (this.isHeld) return this.picture();
    const { curves } = this.session;
    this.empty.hidden = curves.length > 0;
    this.body.hidden = curves.length === 0;
    if (curves.length === 0) return;
    this.choice.replaceChildren(
      ...curves.map((curve, index) => {
        const option = make("option", "", curve.label || "curve");
        option.value = index;
        option.selected = curve === this.curve;
        return option;
      }),
    );
    this.plot.replaceChildren(this.makePicture());
    this.controls.replaceChildren(...(this.curve.bezier ? this.bezierInputs() : this.springInputs()));
    this.hint.hidden = !this.curve.bezier;
    this.picture();
  }

  /** The text of a curve as it stands in the spec. */
  textOf({ range: [start, end] }) {
    return new TextDecoder().decode(this.session.bytes.subarray(start, end));
  }

  // The picture

  x(value) {
    return CURVE_VIEW.pad + value * (CURVE_VIEW.width - 2 * CURVE_VIEW.pad);
  }

  y(value) {
    const { height, low, high } = CURVE_VIEW;
    return 10 + (1 - (value - low) / (high - low)) * (height - 20);
  }

  makePicture() {
    const { width, height } = CURVE_VIEW;
    const line = (x1, y1, x2, y2, name) => svg("line", { class: name, x1, y1, x2, y2 });
    this.path = svg("path", { class: "line tone-0" });
    this.speedPath = svg("path", { class: "line line-speed" });
    this.arms = [svg("line", { class: "arm" }), svg("line", { class: "arm" })];
    this.knobs = [0, 1].map((index) => this.knob(index));
    return svg(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, class: "curve-svg" },
      line(this.x(0), this.y(0), this.x(1), this.y(0), "zero"),
      line(this.x(0), this.y(1), this.x(1), this.y(1), "zero"),
      line(this.x(0), this.y(0), this.x(0), this.y(1), "grid"),
      line(this.x(1), this.y(0), this.x(1), this.y(1), "grid"),
      this.speedPath, this.path, ...(this.curve.bezier ? [...this.arms, ...this.knobs] : []),
    );
  }

  knob(index) {
    const knob = svg("circle", {
      class: "knob", r: 7, tabindex: 0, role: "slider", "aria-label": `control point ${index + 1}`,
      "aria-valuemin": 0, "aria-valuemax": 1,
    });
    follow(
      knob,
      (event) => {
        this.isHeld = true;
        const frame = this.plot.firstChild.getBoundingClientRect();
        const scale = CURVE_VIEW.width / frame.width;
        const [px, py] = [(event.clientX - frame.left) * scale, (event.clientY - frame.top) * scale];
        const { width, height, pad, low, high } = CURVE_VIEW;
        this.setPoint(
          index, (px - pad) / (width - 2 * pad), low + (1 - (py - 10) / (height - 20)) * (high - low),
        );
      },
      () => {
        this.isHeld = false;
        this.draw();
      },
    );
    knob.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? 0.1 : 0.01;
      const [x, y] = this.curve.bezier.slice(2 * index, 2 * index + 2);
      this.setPoint(index, x + by[0] * step, y + by[1] * step);
      this.plot.querySelectorAll(".knob")[index].focus();
    });
    return knob;
  }

  setPoint(index, x, y) {
    const points = [...this.curve.bezier];
    points[2 * index] = Math.max(0, Math.min(x, 1));
    points[2 * index + 1] = y;
    this.writeBezier(points);
  }

  picture() {
    const { curve } = this;
    if (!curve) return;
    const count = 161;
    const { engine } = this.session;
    let answer;
    try {
      answer = engine.ask({ do: "curve", text: this.textOf(curve), count });
    } catch (error) {
      return;
    }
    const numbers = engine.numbers();
    const [values, slopes] = [numbers.subarray(0, count), numbers.subarray(count)];
    const finite = [...slopes].filter(Number.isFinite);
    const most = Math.max(...finite.map(Math.abs)) || 1;
    const draw = (list, scale) =>
      [...list]
        .map((value, index) => {
          const y = Number.isFinite(value) ? value * scale : 0;
          return `${index ? "L" : "M"}${this.x(index / (count - 1)).toFixed(1)} ${this.y(y).toFixed(1)}`;
        })
        .join("");
    this.path.setAttribute("d", draw(values, 1));
    this.speedPath.setAttribute("d", draw(slopes, 1 / most));
    if (curve.bezier) this.drawKnobs(curve.bezier);
    this.writeFacts(answer.facts);
  }

  drawKnobs(points) {
    const corners = [[0, 0], [1, 1]];
    this.knobs.forEach((knob, index) => {
      const [x, y] = points.slice(2 * index, 2 * index + 2);
      knob.setAttribute("cx", this.x(x));
      knob.setAttribute("cy", this.y(y));
      knob.setAttribute("aria-valuenow", x);
      knob.setAttribute("aria-valuetext", `x ${numberText(x)}, y ${numberText(y)}`);
      const [cx, cy] = corners[index];
      for (const [key, value] of Object.entries({ x1: this.x(cx), y1: this.y(cy), x2: this.x(x), y2: this.y(y) })) {
        this.arms[index].setAttribute(key, value);
      }
    });
    this.inputs?.forEach((input, index) => {
      if (document.activeElement !== input) input.value = Number(points[index].toFixed(3));
    });
  }

  writeFacts(facts) {
    const shares = (value) => `${numberText(value * 100)} %`;
    const lines = [];
    if (facts.settlingDuration !== undefined) lines.push(["settles in", timeText(facts.settlingDuration)]);
    if (facts.perceptualDuration !== undefined) lines.push(["looks done in", timeText(facts.perceptualDuration)]);
    if (facts.overshoot > 0) lines.push(["overshoots by", shares(facts.overshoot)]);
    if (facts.undershoot > 0) lines.push(["draws back by", shares(facts.undershoot)]);
    if (typeof facts.peakVelocity === "number") {
      lines.push(["fastest", `${numberText(facts.peakVelocity)} × average at ${shares(facts.peakVelocityAt)}`]);
    }
    if (facts.css) lines.push(["CSS", facts.css]);
    this.facts.replaceChildren(...lines.flatMap(([name, value]) => [make("dt", "", name), make("dd", "", value)]));
  }

  // Writing back

  bezierInputs() {
    this.inputs = ["x1", "y1", "x2", "y2"].map((name, index) => {
      const input = make("input", "");
      Object.assign(input, { type: "number", step: 0.01 });
      input.setAttribute("aria-label", name);
      input.addEventListener("input", () => {
        const points = [...this.curve.bezier];
        points[index] = Number(input.value);
        if (Number.isFinite(points[index]) && (index % 2 || (points[index] >= 0 && points[index] <= 1))) {
          this.writeBezier(points);
        }
      });
      return input;
    });
    return this.inputs.map((input) => make("label", "", input.getAttribute("aria-label"), input));
  }

  writeBezier(points) {
    const numbers = points.map((point) => Number(point.toFixed(3)));
    const text = this.textOf(this.curve);
    const list = /("bezier"\s*:\s*)\[[^\]]*\]/;
    const written = `[${numbers.join(", ")}]`;
    const replacement = list.test(text) ? text.replace(list, `$1${written}`) : `{ "bezier": ${written} }`;
    const [start, end] = this.curve.range;
    const held = this.isHeld;
    this.isHeld = true;
    this.editor.splice(start, end, replacement);
    this.isHeld = held;
    this.picture();
  }

  springInputs() {
    this.inputs = null;
    return this.curve.spring.map(({ key, value }) => {
      const [low, high] = SPRING_ENDS[key] ?? [Math.min(0, value * 2), Math.max(1, value * 2)];
      const input = make("input", "");
      Object.assign(input, {
        type: "range", min: Math.min(low, value), max: Math.max(high, value), step: high > 20 ? 1 : 0.01, value,
      });
      const reading = make("output", "", numberText(value));
      input.addEventListener("input", () => {
        const place = this.curve.spring.find((number) => number.key === key);
        reading.textContent = numberText(Number(input.value));
        this.isHeld = true;
        this.editor.splice(...place.range, String(Number(input.value)));
        this.isHeld = false;
        this.picture();
      });
      return make("label", "", key, input, reading);
    });
  }
}
// What stands around the picture: the variants, the values in numbers, forms to copy, the look of the page.

class Variants {
  constructor(session, element) {
    this.session = session;
    this.list = element.querySelector("#variants");
    this.reduced = element.querySelector("#reduced");
    this.compare = element.querySelector("#compare");
    this.title = element.querySelector("#name");
    this.reduced.addEventListener("click", () => session.setReduced(!session.reduced));
    this.compare.addEventListener("click", () => session.view({ compares: !session.compares }));
    this.compare.hidden = session.before === null;
    session.listen((changed) => {
      if (session.motion && changed.size > 0) this.draw();
    });
  }

  draw() {
    const { session } = this;
    const [first] = session.events;
    this.title.textContent = session.motion.name;
    this.reduced.hidden = !session.hasReducedForms;
    this.reduced.setAttribute("aria-pressed", session.reduced);
    this.compare.setAttribute("aria-pressed", session.compares);
    const key = JSON.stringify(session.variants.map((variant) => variant.name));
    if (key !== this.key) {
      this.key = key;
      this.list.replaceChildren(
        ...session.variants.map((variant) => {
          const button = make("button", "", variant.name);
          button.type = "button";
          button.addEventListener("click", (event) => session.choose(variant.name, event.altKey));
          return button;
        }),
      );
    }
    session.variants.forEach((variant, index) => {
      const button = this.list.children[index];
      const length = variant.duration === null ? "goes on for ever" : timeText(variant.duration);
      button.title = `${variant.from} → ${variant.to}, ${length} (V for the next)`;
      button.setAttribute("aria-pressed", variant.name === first.play);
    });
  }
}

/** A table of everything at the present time. */
class Values {
  constructor(session, element) {
    this.session = session;
    this.body = element.querySelector("#values tbody");
    this.panel = element;
    session.listen((changed) => {
      if (session.motion && changed.size > 0) this.draw();
    });
  }

  draw() {
    if (this.panel.hidden) return;
    const { session } = this;
    const [frame] = session.frames(0, [session.time]);
    const rows = new Map(session.now().map((column) => [column.property, column]));
    this.body.replaceChildren(
      ...session.properties.map((property) => {
        const column = rows.get(property.path);
        const speed = column ? column.velocities.map(([number]) => numberText(number)).slice(0, 4).join(", ") : "0";
        const cells = [property.path, valueText(frame[property.path]), speed];
        return make("tr", "", ...cells.map((cell, index) => make(index === 0 ? "th" : "td", "", cell)));
      }),
    );
  }
}

/** The motion in other forms, to be copied. */
class Copying {
  constructor(session, element, status) {
    this.session = session;
    this.menu = element.querySelector("#copy");
    this.status = status;
    this.menu.addEventListener("change", () => {
      this.copy(this.menu.value);
      this.menu.value = "";
    });
    session.listen((changed) => {
      if (changed.has("motion") && session.motion) this.draw();
    });
  }

  draw() {
    if (this.menu.children.length > 1) return;
    const { targets } = this.session.engine.ask({ do: "copy", slot: 0 });
    for (const { name, title } of [{ name: "spec", title: "Spec (JSON)" }, ...targets]) {
      const option = make("option", "", name === "spec" ? title : `${name}: ${title}`);
      option.value = name;
      this.menu.append(option);
    }
  }

  /** A form as text, and what of the motion it doesn't say. */
  form(name) {
    const { session } = this;
    if (name === "spec") return { text: session.text, losses: [] };
    const { play, reversed } = session.events[0];
    return session.engine.ask({
      do: "copy", slot: 0, target: name, variant: play, reversed, reduced: session.reduced,
    });
  }

  async copy(name) {
    try {
      const { text, losses = [] } = this.form(name);
      await navigator.clipboard.writeText(text);
      this.status.say(losses.length > 0 ? `copied; not the same: ${losses.join("; ")}` : "copied");
    } catch (error) {
      this.status.say(`nothing was copied: ${error.message}`);
    }
  }
}

/** A line that says what was done, also to those who can't see it. */
class Status {
  constructor(element) {
    this.element = element;
  }

  say(text) {
    this.element.textContent = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.element.textContent = ""), 2500);
  }
}

/** The panels at the side, of which one is shown. */
class Tabs {
  constructor(session, element) {
    this.tabs = [...element.querySelectorAll("[role=tab]")];
    this.panels = this.tabs.map((tab) => document.getElementById(tab.getAttribute("aria-controls")));
    this.tabs.forEach((tab, index) => {
      tab.addEventListener("click", () => {
        this.show(index);
        session.view({ panel: tab.dataset.panel });
      });
      tab.addEventListener("keydown", (event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!by) return;
        event.preventDefault();
        event.stopPropagation();
        const next = (index + by + this.tabs.length) % this.tabs.length;
        this.tabs[next].click();
        this.tabs[next].focus();
      });
    });
    session.listen(() => {
      const index = this.tabs.findIndex((tab) => tab.dataset.panel === session.panel);
      if (index >= 0 && this.panels[index].hidden) this.show(index);
    });
  }

  show(index) {
    this.tabs.forEach((tab, other) => {
      tab.setAttribute("aria-selected", other === index);
      tab.tabIndex = other === index ? 0 : -1;
      this.panels[other].hidden = other !== index;
    });
  }
}

/** Light or dark: as the reader's system has it, unless it is chosen here. */
class Theme {
  constructor(button) {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    button.addEventListener("click", () => {
      const { dataset } = document.documentElement;
      const isDark = dataset.theme ? dataset.theme === "dark" : dark.matches;
      dataset.theme = isDark ? "light" : "dark";
    });
  }
}
// What is looked at stands in the address, so that it can be sent to somebody: #variant=expand&time=0.12&cut=0.12:collapse

class Address {
  constructor(session) {
    this.session = session;
    /** Whether the address said something when the page was opened. */
    this.wasGiven = location.hash.length > 1;
    this.read();
    window.addEventListener("hashchange", () => location.hash !== this.written && this.read());
    session.listen(() => {
      // Not for every frame: an address is for what stands still.
      if (!session.playing) this.write();
    });
  }

  read() {
    const { session } = this;
    if (location.hash.length < 2 || !session.motion) return;
    const fields = new URLSearchParams(location.hash.slice(1));
    const event = (at, text) => {
      const reversed = text.endsWith("~");
      const play = reversed ? text.slice(0, -1) : text;
      return session.variant(play) ? { at, play, reversed } : null;
    };
    const events = [event(0, fields.get("variant") ?? "") ?? session.opening()];
    for (const cut of fields.getAll("cut")) {
      const [at, text] = cut.split(":");
      const next = event(Number(at), text ?? "");
      if (next && Number.isFinite(next.at) && next.at >= events.at(-1).at) events.push(next);
    }
    session.events = events;
    session.reduced = fields.get("reduced") === "1";
    session.loops = fields.get("loop") === "1";
    session.compares = session.before !== null && fields.get("compare") !== "0";
    const speed = Number(fields.get("speed"));
    session.speed = SPEEDS.includes(speed) ? speed : 1;
    const panel = fields.get("panel");
    if (document.getElementById(`tab-${panel}`)) session.panel = panel;
    const moving = session.moving;
    session.property = moving.includes(fields.get("property")) ? fields.get("property") : (moving[0] ?? null);
    const time = Number(fields.get("time"));
    session.time = Number.isFinite(time) ? Math.max(0, Math.min(time, session.length)) : 0;
    session.say("play", "time", "view");
  }

  write() {
    const { session } = this;
    if (!session.motion) return;
    const text = (event) => event.play + (event.reversed ? "~" : "");
    const fields = new URLSearchParams();
    const [first, ...cuts] = session.events;
    fields.set("variant", text(first));
    for (const cut of cuts) fields.append("cut", `${cut.at}:${text(cut)}`);
    if (session.time > 0) fields.set("time", session.time);
    if (session.property) fields.set("property", session.property);
    if (session.reduced) fields.set("reduced", 1);
    if (session.loops) fields.set("loop", 1);
    if (session.speed !== 1) fields.set("speed", session.speed);
    if (session.before && !session.compares) fields.set("compare", 0);
    if (session.panel && session.panel !== "spec") fields.set("panel", session.panel);
    const hash = `#${fields}`;
    if (hash === location.hash) return;
    this.written = hash;
    clearTimeout(this.timer);
    // Browsers refuse to have it changed too often.
    this.timer = setTimeout(() => history.replaceState(null, "", hash), 150);
  }
}
// News of a page that is being watched: a script beside it that is read again and again, since a page from a file may read
// nothing else.

class News {
  /** How often it is read, in milliseconds. */
  static every = 500;

  constructor(session, editor, status) {
    this.session = session;
    this.editor = editor;
    this.status = status;
    this.known = JSON.stringify(session.source);
    const { news } = session.source;
    if (!news) return;
    window.previewNews = (source) => this.take(source);
    setInterval(() => {
      const script = make("script", "");
      script.onload = script.onerror = () => script.remove();
      script.src = `${encodeURIComponent(news)}?${Date.now()}`;
      document.head.append(script);
    }, News.every);
  }

  take(source) {
    const text = JSON.stringify(source);
    if (text === this.known) return;
    this.known = text;
    const { session, editor } = this;
    const isEdited = session.text !== editor.original;
    session.source = source;
    editor.original = source.text;
    if (source.before) session.before = session.load(1, source.before, source.before.text).motion;
    session.kept = null;
    session.read(isEdited ? session.text : source.text);
    this.status.say(isEdited ? "the file has changed: Revert takes what it says" : "the file has changed");
  }
}
// Puts the page together, once the engine is there.

async function main() {
  const data = (id) => JSON.parse(document.getElementById(id).textContent);
  const element = (id) => document.getElementById(id);
  const engine = await Engine.open(element("engine").textContent);
  const session = new Session(engine, data("source"));
  session.panel = "spec";
  const status = new Status(element("status"));
  const address = new Address(session);
  const editor = new Editor(session, element("panel-spec"));
  const parts = {
    status, address, editor,
    chart: new Chart(session, element("chart")),
    variants: new Variants(session, element("header")),
    stage: new Stage(session, element("stage")),
    values: new Graph(session, element("graph-values"), "values"),
    velocities: new Graph(session, element("graph-velocities"), "velocities"),
    handles: new Handles(session, editor, element("panel-curves")),
    tabs: new Tabs(session, element("side")),
    table: new Values(session, element("panel-values")),
    copying: new Copying(session, element("header"), status),
    news: new News(session, editor, status),
    transport: new Transport(session, element("transport")),
  };
  new Theme(element("theme"));
  session.say("text", "motion", "play", "time", "view");
  document.documentElement.dataset.ready = "true";
  window.preview = { session, ...parts };
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (session.motion && !isCalm && !address.wasGiven) parts.transport.toggle();
}

main().catch((error) => {
  const note = document.querySelector(".stage-note");
  note.hidden = false;
  note.textContent = `this browser can't run the engine: ${error.message}`;
  throw error;
});
})();

"""#
}
