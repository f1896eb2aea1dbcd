// Made by Web/build: don't edit.
// swift-format-ignore-file

/// The page's markup, style and script.
enum PreviewAssets {
/// The checksum of the style, as a policy names it.
static let styleChecksum = "sha256-HLIg+r25OT/Euckg0e/ETFb1v6LOdYRTUQ9ge8GWD8E="
/// The checksum of the script.
static let scriptChecksum = "sha256-1mrXi6GZMEBOoPfAhvupUUoTADweFwPOD7H2soddY/U="

static let body = #"""
<header id="header">
  <div class="title">
    <h1 id="name"></h1>
    <p class="description"></p>
  </div>
  <div class="choices">
    <div id="variants" class="segments" role="group" aria-label="Variant"></div>
    <button id="reduced" class="toggle" type="button" aria-pressed="false" title="Play the forms for reduced motion" hidden>Reduced motion</button>
    <button id="compare" class="toggle" type="button" aria-pressed="false" title="Show what it was before, dashed" hidden>Before</button>
    <button id="beside" class="toggle" type="button" aria-pressed="false" title="What it was before on the left, what it is now on the right" hidden>Side by side</button>
  </div>
  <div class="tools">
    <span id="status" role="status" aria-live="polite"></span>
    <button id="onion" class="icon" type="button" aria-pressed="false" aria-label="Onion skins" title="Onion skins (O)"><svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="6" cy="8" r="4.2"/><circle cx="10" cy="8" r="4.2"/></svg></button>
    <button id="alone" class="icon" type="button" aria-pressed="false" aria-label="Stage alone" title="The stage alone, to send to somebody (F)"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"/></svg></button>
    <button id="theme" class="icon" type="button" aria-label="Light or dark" title="Light or dark"><svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="5.5"/><path class="half" d="M8 2.5a5.5 5.5 0 0 1 0 11z"/></svg></button>
    <button id="help" class="icon" type="button" aria-label="Keys" title="Keys">?</button>
  </div>
</header>
<main>
  <section id="stage" aria-label="Stage">
    <svg class="ruler" aria-hidden="true"><path id="ruler"/></svg>
    <div class="world" role="img" aria-label="Nothing to see yet"><div class="screen"></div></div>
    <div class="gauges"></div>
    <span class="tip" aria-hidden="true" hidden></span>
    <p class="stage-note" role="alert" hidden></p>
    <noscript><p class="stage-note">The preview runs the motion engine, which needs JavaScript.</p></noscript>
  </section>
  <section id="machine" aria-label="State machine" hidden>
    <span class="state-name" role="status" aria-live="polite"></span>
    <div class="events" role="group" aria-label="Events to send"></div>
    <span class="waits"></span>
  </section>
  <section id="transport" aria-label="Playback">
    <button id="to-start" class="icon" type="button" aria-label="To the start" title="To the start (Home)"><svg viewBox="0 0 16 16" aria-hidden="true"><path class="solid" d="M3 3h2v10H3zM13 3v10L6 8z"/></svg></button>
    <button id="play" class="icon primary" type="button" aria-label="Play"><svg viewBox="0 0 16 16" aria-hidden="true"><path class="solid icon-play" d="M4.5 2.5v11L13.5 8z"/><path class="solid icon-pause" d="M4 3h3v10H4zM9 3h3v10H9z"/></svg></button>
    <button id="interrupt" class="accent" type="button">Interrupt</button>
    <button id="forget" class="quiet" type="button" title="Play the first variant alone again" hidden>Undo interruptions</button>
    <input id="scrubber" type="range" min="0" max="1" step="any" value="0" aria-label="Time">
    <output id="clock" aria-live="off">0.000 s</output>
    <button id="both" class="icon" type="button" aria-label="There and back" aria-pressed="false" title="There, a rest, and back (B)"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 5h11M10 2l3 3-3 3M14 11H3M6 8l-3 3 3 3"/></svg></button>
    <button id="loop" class="icon" type="button" aria-label="Loop" aria-pressed="false" title="Loop (L)"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M11 1.5l2.5 2.5L11 6.5M13.5 4H5a3 3 0 0 0-3 3v1M5 14.5L2.5 12 5 9.5M2.5 12H11a3 3 0 0 0 3-3V8"/></svg></button>
    <select id="speed" aria-label="Speed" title="Speed ([ and ])"></select>
  </section>
  <section id="chart" aria-label="Timing">
    <div class="ruler-row"><div class="corner"></div><div class="ruler-plot"></div></div>
    <div class="chart-rows" tabindex="-1">
      <div class="chart-space" role="group" aria-label="Properties">
        <div id="graphs" hidden>
          <figure id="graph-values"><figcaption><span class="graph-title"></span><span class="readings"></span></figcaption><div class="graph-plot"></div></figure>
          <figure id="graph-velocities"><figcaption><span class="graph-title"></span><span class="readings"></span></figcaption><div class="graph-plot"></div></figure>
        </div>
      </div>
    </div>
    <div class="legend" role="group" aria-label="Colours"></div>
    <i class="playhead"></i>
  </section>
  <p class="description below"></p>
</main>
<aside id="side">
  <div id="edge" role="separator" tabindex="0" aria-label="Width of the panels" aria-orientation="vertical" aria-valuemin="260" aria-valuemax="1200"></div>
  <div class="tabs" role="tablist" aria-label="Panels">
    <button type="button" role="tab" id="tab-changes" data-panel="changes" aria-controls="panel-changes" aria-selected="false" tabindex="-1" hidden>Changes</button>
    <button type="button" role="tab" id="tab-states" data-panel="states" aria-controls="panel-states" aria-selected="false" tabindex="-1" hidden>States</button>
    <button type="button" role="tab" id="tab-curves" data-panel="curves" aria-controls="panel-curves" aria-selected="true">Curve</button>
    <button type="button" role="tab" id="tab-values" data-panel="values" aria-controls="panel-values" aria-selected="false" tabindex="-1">Values</button>
    <button type="button" role="tab" id="tab-code" data-panel="code" aria-controls="panel-code" aria-selected="false" tabindex="-1">Code</button>
    <button type="button" role="tab" id="tab-spec" data-panel="spec" aria-controls="panel-spec" aria-selected="false" tabindex="-1">Spec</button>
  </div>
  <section id="panel-changes" role="tabpanel" aria-labelledby="tab-changes" hidden></section>
  <section id="panel-states" role="tabpanel" aria-labelledby="tab-states" hidden></section>
  <section id="panel-curves" role="tabpanel" aria-labelledby="tab-curves">
    <p class="curve-empty">No curve of this spec is written as a Bézier or a spring.</p>
    <div class="curve-body">
      <label class="menu wide">Curve <select id="curve"></select></label>
      <div class="curve-plot"></div>
      <div class="curve-controls"></div>
      <dl class="curve-facts"></dl>
      <p class="hint">Drag the points, or move them with the arrow keys. The spec changes with them. The dotted line is the velocity.</p>
    </div>
  </section>
  <section id="panel-values" role="tabpanel" aria-labelledby="tab-values" hidden>
    <table id="values"><thead><tr><th>Property</th><th>Value</th><th>Per second</th></tr></thead><tbody></tbody></table>
  </section>
  <section id="panel-code" role="tabpanel" aria-labelledby="tab-code" hidden>
    <div class="code-head">
      <select id="copy" aria-label="Form"></select>
      <button id="copy-code" class="accent" type="button">Copy</button>
    </div>
    <pre id="code" tabindex="0" aria-label="Code"></pre>
    <ul class="losses" hidden></ul>
  </section>
  <section id="panel-spec" role="tabpanel" aria-labelledby="tab-spec" hidden>
    <div class="editor">
      <pre class="text-under" aria-hidden="true"></pre>
      <textarea id="text" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off" aria-label="Spec as JSON" aria-describedby="summary"></textarea>
    </div>
    <div class="editor-foot">
      <span id="summary" role="status"></span>
      <button id="undo" class="quiet" type="button" title="Undo (Ctrl Z)">Undo</button>
      <button id="redo" class="quiet" type="button" title="Redo (Ctrl Shift Z)">Redo</button>
      <button id="format" class="quiet" type="button" title="Canonical layout, as speccli fmt">Format</button>
      <button id="revert" class="quiet" type="button" title="Back to the text of the file">Revert</button>
      <button id="download" class="quiet" type="button" title="The text as a file">Download</button>
    </div>
    <ol class="problems" aria-label="Problems"></ol>
  </section>
</aside>
<dialog id="keys" aria-label="Keys">
  <form method="dialog"><button class="icon" aria-label="Close">×</button></form>
  <dl class="keys">
    <dt><kbd>space</kbd></dt><dd>play, pause</dd>
    <dt>a tap on the stage</dt><dd>play, interrupt, go on; on a layer with an event, send that</dd>
    <dt><kbd>I</kbd></dt><dd>interrupt now</dd>
    <dt><kbd>V</kbd></dt><dd>the next variant</dd>
    <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>a frame (1/60 s) back or on; with <kbd>shift</kbd> ten</dd>
    <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>to the start, to the end</dd>
    <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>slower, faster</dd>
    <dt><kbd>L</kbd> <kbd>B</kbd></dt><dd>loop; there and back</dd>
    <dt><kbd>O</kbd></dt><dd>onion skins</dd>
    <dt><kbd>F</kbd></dt><dd>the stage alone</dd>
    <dt><kbd>alt</kbd> <kbd>←</kbd> <kbd>→</kbd></dt><dd>on a row: its delay; with <kbd>shift</kbd> its duration</dd>
    <dt><kbd>ctrl</kbd> <kbd>Z</kbd></dt><dd>undo an edit; with <kbd>shift</kbd> redo</dd>
  </dl>
</dialog>

"""#

static let gallery = #"""
<div class="gallery">
  <header>
    <h1>Motion specs</h1>
    <p><span id="count" role="status"></span>. Each moves as its text says, on the engine that compiles it: tap one to interrupt it, open it to see how it is made.</p>
    <label class="search">Search <input id="search" type="search"></label>
    <button id="theme" class="icon" type="button" aria-label="Light or dark" title="Light or dark"><svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="5.5"/><path class="half" d="M8 2.5a5.5 5.5 0 0 1 0 11z"/></svg></button>
  </header>
  <svg class="ruler" aria-hidden="true"><path id="ruler"/></svg>
  <div class="cards"></div>
  <p class="nothing" hidden>No spec has these words in its name or description.</p>
  <p class="stage-note" role="alert" hidden></p>
</div>

"""#

static let style = #"""
:root {
  color-scheme: light;
  --sunk: #fafaf8;
  --panel: #ffffff;
  --stage: #f1f1ee;
  --edge: #e1e0dc;
  --ink: #1d1d1f;
  --soft: #626268;
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
  --frame: #1c1c1f;
  --frame-edge: #00000014;
  --ghost: #c62f2f;
  --good: #2a7a46;
  --number: #a1570f;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
    --sunk: #1a1b1d;
    --panel: #1f2023;
    --stage: #131415;
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
    --frame: #000000;
  --frame-edge: #3a3c42;
  --ghost: #ff7b72;
  --good: #7cc998;
    --number: #e8a96a;
  }
}

:root[data-theme="dark"] {
  color-scheme: dark;
  --sunk: #1a1b1d;
  --panel: #1f2023;
  --stage: #131415;
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
  --frame: #000000;
  --frame-edge: #3a3c42;
  --ghost: #ff7b72;
  --good: #7cc998;
  --number: #e8a96a;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body {
  --side: 340px;
  --names: 208px;
  display: grid;
  grid-template: 48px minmax(0, 1fr) / minmax(0, 1fr) var(--side);
  background: var(--panel);
  color: var(--ink);
  font: 13px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  font-variant-numeric: tabular-nums;
}
header {
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding: 0 10px 0 16px;
  border-bottom: 1px solid var(--edge);
}
.title { min-width: 0; }
h1 { margin: 0; font-size: 14px; font-weight: 650; letter-spacing: -0.01em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.title .description { margin: 0; color: var(--soft); font-size: 11.5px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.below { display: none; }
.choices { display: flex; align-items: center; gap: 8px; min-width: 0; }
.tools { display: flex; align-items: center; justify-content: flex-end; gap: 4px; min-width: 0; }
#status { flex: 0 1 auto; min-width: 0; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
main {
  display: grid;
  grid-template-rows: minmax(60vh, 1fr) 44px minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
}
aside {
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-left: 1px solid var(--edge);
}
[role="tabpanel"] { flex: 1; min-height: 0; overflow: auto; }
#panel-spec, #panel-code { display: flex; flex-direction: column; overflow: hidden; }
#edge { position: absolute; inset: 0 auto 0 -4px; width: 8px; z-index: 3; cursor: ew-resize; touch-action: none; }
#edge:hover, #edge:focus-visible { background: color-mix(in srgb, var(--accent) 30%, transparent); outline-offset: -2px; }

#stage {
  position: relative;
  overflow: hidden;
  background: var(--stage);
  cursor: pointer;
  touch-action: pan-x pan-y pinch-zoom;
  user-select: none;
  -webkit-user-select: none;
}
#stage.filled { background: var(--backdrop); }
.world { position: absolute; inset: 0 auto auto 0; width: 0; height: 0; transform-origin: 0 0; }
.gauges { position: absolute; inset: auto 0 0 0; display: grid; gap: 6px; padding: 0 24px 16px; pointer-events: none; }
.gauges:empty { padding: 0; }
.gauges.alone { inset-block: 0; align-content: center; gap: 22px; }
.ruler { position: absolute; width: 1px; height: 1px; visibility: hidden; }
.tip {
  position: absolute;
  inset: 0 auto auto 0;
  padding: 2px 8px;
  border-radius: 5px;
  background: var(--ink);
  color: var(--panel);
  font-size: 11px;
  font-weight: 600;
  pointer-events: none;
  z-index: 2;
}
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
  z-index: 2;
}

#transport { display: flex; align-items: center; gap: 6px; padding: 0 10px; border-block: 1px solid var(--edge); }
#machine { display: flex; align-items: center; gap: 10px; padding: 6px 10px 6px 16px; min-width: 0; border-top: 1px solid var(--edge); }
main:has(> #machine:not([hidden])) { grid-template-rows: minmax(60vh, 1fr) auto 44px minmax(0, 1fr); }
#stage.live { cursor: default; }
#stage.live [data-tap] { cursor: pointer; }
#scrubber { flex: 1; min-width: 60px; accent-color: var(--accent); }
#clock { min-width: 116px; color: var(--soft); text-align: right; }

#chart { position: relative; display: grid; grid-template-rows: 27px minmax(0, 1fr) auto; min-height: 0; overflow: hidden; }
.ruler-row { display: grid; grid-template-columns: var(--names) minmax(0, 1fr); border-bottom: 1px solid var(--edge); }
.corner { border-right: 1px solid var(--edge); }
.ruler-plot { position: relative; overflow: hidden; cursor: ew-resize; touch-action: pan-y; }
.chart-rows { overflow: hidden auto; scrollbar-width: thin; outline: none; }
.chart-space { position: relative; min-height: 100%; cursor: ew-resize; touch-action: pan-y; }
.chart-row { position: absolute; inset-inline: 0; height: 24px; }
.row-plot { position: absolute; inset: 0 auto auto var(--names); }
#graphs { position: absolute; inset-inline: 0; display: grid; grid-template-rows: 1.15fr 1fr; border-bottom: 1px solid var(--edge); background: var(--sunk); }
figure { display: grid; grid-template-columns: var(--names) minmax(0, 1fr); min-height: 0; margin: 0; }
figure + figure { border-top: 1px dotted var(--edge); }
figcaption { display: flex; flex-direction: column; gap: 1px; padding: 4px 12px 0 30px; min-width: 0; overflow: hidden; font-size: 11px; line-height: 1.32; border-right: 1px solid var(--edge); }
.graph-title { color: var(--soft); font-size: 11px; }
.readings { display: flex; flex-wrap: wrap; gap: 0 10px; }
.graph-plot { min-height: 0; overflow: hidden; }
.legend { display: flex; flex-wrap: wrap; gap: 2px 14px; padding: 3px 14px 5px; color: var(--soft); font-size: 11px; }
.playhead { position: absolute; inset: 14px auto 24px 0; width: 1.5px; margin-left: -0.75px; background: var(--error); pointer-events: none; }
.playhead::before { content: ""; position: absolute; inset: 0 auto auto -4px; border: 4.75px solid transparent; border-top: 7px solid var(--error); border-bottom: 0; }
.cut { position: absolute; inset: 20px auto 24px 0; width: 0; border-left: 1.5px dashed var(--ink); opacity: 0.55; pointer-events: none; }
svg { display: block; }

/* The page to send: the stage, what can be played, and what it is. */
[data-view="stage"] body { grid-template-columns: minmax(0, 1fr); }
[data-view="stage"] :is(aside, #chart, #scrubber, #clock, #speed, .title .description) { display: none; }
[data-view="stage"] main { grid-template-rows: minmax(60vh, 1fr) 52px auto; }
[data-view="stage"] main:has(> #machine:not([hidden])) { grid-template-rows: minmax(60vh, 1fr) auto 52px auto; }
[data-view="stage"] #machine { justify-content: center; }
[data-view="stage"] #transport { justify-content: center; border-bottom: 0; gap: 10px; }
[data-view="stage"] .below:not(:empty) { display: block; max-width: 64ch; margin: 0 auto; padding: 0 20px 22px; color: var(--soft); font-size: 14px; line-height: 1.5; text-align: center; text-wrap: balance; }

@media (max-width: 1100px) {
  body { --side: 300px; --names: 168px; }
}
@media (max-width: 900px) {
  body { display: block; height: auto; --names: 148px; }
  header { grid-template-columns: minmax(0, 1fr) auto; gap: 6px 10px; padding: 8px 10px 8px 14px; }
  .choices { grid-area: 2 / 1 / 3 / -1; max-width: 100%; }
  .choices:has(#compare:not([hidden])) { flex-wrap: wrap; }
  .choices .segments { max-width: none; }
  main { grid-template-rows: 60vh auto auto; }
  main:has(> #machine:not([hidden])) { grid-template-rows: 60vh auto auto auto; }
  #transport { flex-wrap: wrap; padding: 6px 10px; }
  #scrubber { order: 2; flex: 1 0 60%; }
  #clock { order: 2; }
  #chart { grid-template-rows: 27px auto auto; }
  .chart-rows { max-height: 56vh; }
  aside { border-left: 0; border-top: 1px solid var(--edge); height: 80vh; }
  #edge { display: none; }
  [data-view="stage"] main { grid-template-rows: 66vh auto auto; }
  [data-view="stage"] main:has(> #machine:not([hidden])) { grid-template-rows: 66vh auto auto auto; }
}
@media (max-width: 600px) {
  body { --names: 118px; }
  #clock { min-width: 0; }
  #speed { width: 64px; padding-inline: 6px; }
  figcaption { padding-left: 10px; }
}
/* A phone on its side: the stage and what plays it fill the screen, the rest is below. */
@media (max-height: 500px) and (min-width: 560px) {
  body { display: block; height: auto; }
  header { grid-template-columns: minmax(0, 1fr) auto auto; padding: 0 10px; height: 48px; }
  .choices { grid-area: auto; }
  .title .description { display: none; }
  main { grid-template-rows: calc(100vh - 96px) auto auto; }
  main:has(> #machine:not([hidden])) { grid-template-rows: calc(100vh - 140px) auto auto auto; }
  #transport { flex-wrap: nowrap; }
  #scrubber { flex: 1; order: 0; }
  #clock { order: 0; }
  .chart-rows { max-height: 70vh; }
  aside { height: 90vh; border-top: 1px solid var(--edge); }
}
/* Fingers need room. */
@media (pointer: coarse) {
  button, select, .segments button { min-height: 44px; min-width: 44px; }
  .chart-name, .cut-chip { min-height: 0; }
  #scrubber { height: 44px; }
}
@media print {
  body { display: block; height: auto; }
  #transport, #machine, .tabs, .editor-foot { display: none; }
  main { display: block; }
  #stage { height: 420px; }
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
.accent { border-color: var(--accent); color: var(--accent); font-weight: 600; white-space: nowrap; }
.toggle { flex: none; white-space: nowrap; }
.toggle[aria-pressed="true"], .icon[aria-pressed="true"] {
  border-color: var(--accent);
  background: color-mix(in srgb, var(--accent) 12%, var(--panel));
  color: var(--accent);
}
.icon { display: grid; place-items: center; width: 32px; height: 32px; padding: 0; border-color: transparent; background: none; border-radius: 8px; flex: none; color: var(--soft); font-weight: 600; }
.icon svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linejoin: round; stroke-linecap: round; }
.icon .solid, .icon .half { fill: currentColor; stroke: none; }
.primary { border-radius: 50%; background: var(--accent); color: var(--accent-ink); }
.primary:hover:not(:disabled) { background: var(--accent); filter: brightness(1.08); }
#play[data-state="playing"] .icon-play, #play:not([data-state="playing"]) .icon-pause { display: none; }
.segments { display: flex; padding: 2px; gap: 2px; border-radius: 9px; overflow-x: auto; scrollbar-width: none; max-width: 40vw; }
/* Where there are more than fit, an edge is darker. */
.segments {
  background:
    linear-gradient(to right, var(--hover) 40%, transparent) left / 30px 100% no-repeat local,
    linear-gradient(to left, var(--hover) 40%, transparent) right / 30px 100% no-repeat local,
    linear-gradient(to right, color-mix(in srgb, var(--ink) 28%, transparent), transparent) left / 14px 100% no-repeat,
    linear-gradient(to left, color-mix(in srgb, var(--ink) 28%, transparent), transparent) right / 14px 100% no-repeat,
    var(--hover);
}
.segments button { flex: none; border: 0; background: none; color: var(--soft); white-space: nowrap; border-radius: 7px; }
.segments button[aria-pressed="true"] {
  background: var(--panel);
  color: var(--ink);
  box-shadow: 0 0 0 1px var(--edge), 0 1px 2px rgb(0 0 0 / 8%);
}
.menu { display: flex; align-items: center; gap: 6px; color: var(--soft); }
.menu select { color: var(--ink); max-width: 90px; }
.wide { margin-bottom: 8px; }
.wide select { flex: 1; max-width: none; min-width: 0; }
.link { border: 0; padding: 0; background: none; text-align: left; overflow-wrap: anywhere; }
.link:hover:not(:disabled) { background: none; text-decoration: underline; }
.away { position: fixed; inset: 0 auto auto -100vw; }

.tabs { display: flex; flex: none; gap: 2px; padding: 6px 10px 0; overflow-x: auto; scrollbar-width: none; border-bottom: 1px solid var(--edge); }
/* All of them fit. */
.tabs:not(:has([hidden])) { gap: 0; padding-inline: 6px; }
.tabs:not(:has([hidden])) button { padding-inline: 6px; }
@media (min-width: 900px) and (max-width: 1100px) {
  .tabs { gap: 0; padding-inline: 6px; }
  .tabs button { padding-inline: 6px; }
  .tabs:not(:has([hidden])) button { padding-inline: 4px; font-size: 12px; }
}
.tabs button { flex: none; border: 0; border-radius: 6px 6px 0 0; background: none; color: var(--soft); }
.tabs [aria-selected="true"] { color: var(--ink); box-shadow: inset 0 -2px 0 var(--accent); }

.state-name { flex: none; max-width: 40%; padding: 3px 10px; border-radius: 7px; background: var(--accent); color: var(--accent-ink); font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.events { display: flex; flex-wrap: wrap; gap: 6px; min-width: 0; }
.waits { margin-left: auto; color: var(--soft); white-space: nowrap; }
#panel-states { padding: 12px 14px; }

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
  flex-wrap: wrap;
  align-items: center;
  padding: 4px 8px 4px 12px;
  border-top: 1px solid var(--edge);
}
.editor-foot button { padding: 4px 7px; }
#summary { flex: 1 0 100%; color: var(--soft); }
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

#panel-curves, #panel-values { padding: 14px; }
.curve-svg { width: 100%; border: 1px solid var(--edge); border-radius: 8px; background: var(--stage); touch-action: none; }
.curve-controls { display: grid; grid-template-columns: repeat(auto-fit, minmax(60px, 1fr)); gap: 8px; margin: 10px 0; }
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
#keys { max-width: 460px; padding: 18px 24px; border: 1px solid var(--edge); border-radius: 14px; background: var(--panel); color: var(--ink); }
#keys::backdrop { background: rgb(0 0 0 / 35%); }
#keys form { float: right; }
#panel-changes { padding: 12px 14px; }
.change { margin: 0; overflow-wrap: anywhere; }
.change-0 { margin-top: 14px; font-weight: 600; }
.change-0:first-child { margin-top: 0; font-size: 14px; }
.change-1 { padding-left: 12px; margin-top: 5px; }
.change-2 { padding-left: 26px; color: var(--soft); font-size: 12px; }
.change[data-severity="breaking"] { color: var(--error); }
.change[data-severity="visible"] { color: var(--warning); }
.change .link { color: inherit; font-weight: inherit; }
.code-head { display: flex; gap: 8px; padding: 10px 14px; border-bottom: 1px solid var(--edge); }
.code-head select { flex: 1; min-width: 0; }
#code { flex: 1; min-height: 0; margin: 0; padding: 12px 14px; overflow: auto; font: 12px/1.55 var(--mono); tab-size: 2; }
.code-remark { color: var(--soft); }
.code-string { color: var(--good); }
.code-number { color: var(--number); }
.code-word { color: var(--accent); }
.losses { margin: 0; padding: 8px 14px 10px 30px; max-height: 30%; overflow: auto; border-top: 1px solid var(--edge); color: var(--soft); font-size: 12px; }
.losses b { display: block; margin-left: -16px; color: var(--warning); font-weight: 600; }
.chip { display: inline-block; width: 11px; height: 11px; margin-right: 6px; border-radius: 3px; border: 1px solid var(--edge); vertical-align: -1px; }
#values tr[data-selected="true"] { background: var(--hover); }
#values { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: 12px; }
#values th { text-align: left; font-weight: 500; }
#values thead th { color: var(--soft); font-weight: 400; }
#values th, #values td { padding: 3px 8px 3px 0; border-bottom: 1px solid var(--edge); overflow-wrap: anywhere; vertical-align: baseline; }
#values thead th:first-child { width: 48%; }
#values thead th:last-child { width: 22%; }

/* Where the reader's colours hold, what is chosen is chosen in them, and pictures keep theirs. */
@media (forced-colors: active) {
  .world, .swatch, .chip, #chart svg, .curve-svg, .playhead { forced-color-adjust: none; }
  [aria-pressed="true"], [aria-selected="true"], .primary {
    forced-color-adjust: none;
    background: Highlight !important;
    color: HighlightText !important;
  }
  #chart svg text { fill: CanvasText; }
}
.box { position: absolute; overflow: visible; }
.guess:not(.drawn) { background-color: color-mix(in srgb, var(--tone) 82%, var(--stage)); box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--ink) 22%, transparent); }
.guess.behind { background-color: rgb(0 0 0 / 45%); }
.clips { overflow: clip; }
.box > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.box > img { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: inherit; object-fit: cover; pointer-events: none; }
.box path { fill: color-mix(in srgb, var(--tone) 82%, transparent); stroke: none; stroke-linecap: round; stroke-linejoin: round; }
.lines path { fill: none; stroke: var(--tone); }
.guess.lines path { stroke-width: 4; }
.box-text { position: absolute; inset: 0; display: grid; align-content: center; justify-items: center; text-align: center; line-height: 1.3; color: #1c1c1e; white-space: pre-line; pointer-events: none; }
.guess > .box-text { color: #fff; }
.at-left { justify-items: start; text-align: left; }
.at-right { justify-items: end; text-align: right; }
.box-before:not(.box-still) {
  background: none;
  outline: calc(var(--unit, 1px) * 1.5) dashed var(--ghost, #d0342c);
  pointer-events: none;
  z-index: 1000;
}
.box-before { box-shadow: none; }
.box-before :is(img, .box-text) { display: none; }
.box-before path { fill: none !important; stroke: var(--ghost, #d0342c); stroke-width: 1.5; stroke-dasharray: 4 3; }
.box-skin { pointer-events: none; visibility: visible; }
.box-skin.box-still { visibility: hidden; }
.screen > .box-skin { opacity: 0.25 !important; }
.screen { position: relative; width: 0; height: 0; }
.screen.past { position: absolute; inset: 0 auto auto 0; }
.sides { position: absolute; inset: 6px 0 auto; display: grid; grid-template-columns: 1fr 1fr; margin: 0 auto; color: var(--soft); font-size: 11.5px; text-align: center; pointer-events: none; }
.screen.device {
  border-radius: 40px;
  overflow: clip;
  background: #fff;
  box-shadow: 0 0 0 8px var(--frame), 0 0 0 9px var(--frame-edge), 0 18px 50px rgb(0 0 0 / 22%);
  isolation: isolate;
}
.routes { position: absolute; overflow: visible; }
.routes path { fill: none; stroke: var(--faint); stroke-width: 1.5; stroke-dasharray: 2 5; stroke-linecap: round; vector-effect: non-scaling-stroke; }
[data-tone="1"] { --tone: var(--tone-1); }
[data-tone="2"] { --tone: var(--tone-2); }
[data-tone="3"] { --tone: var(--tone-3); }
[data-tone="4"] { --tone: var(--tone-4); }
[data-tone="5"] { --tone: var(--tone-5); }
[data-tone="6"] { --tone: var(--tone-6); }
[data-tone="7"] { --tone: var(--tone-7); }
[data-tone="0"] { --tone: var(--tone-0); }
.gauge { display: grid; grid-template-columns: 170px 1fr 110px; gap: 12px; align-items: center; font-size: 11.5px; color: var(--soft); }
.gauge span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.gauge i { position: relative; height: 4px; border-radius: 2px; background: color-mix(in srgb, var(--ink) 14%, transparent); }
.gauge b { position: absolute; top: -4px; width: 12px; height: 12px; margin-left: -6px; border-radius: 50%; background: var(--accent); }
.gauge output { text-align: right; color: var(--ink); }
@media (max-width: 600px) {
  .gauge { grid-template-columns: 90px 1fr 80px; gap: 8px; }
}

.chart-name {
  display: flex;
  align-items: center;
  width: var(--names);
  height: 24px;
  padding: 0 8px 0 12px;
  border: 0;
  border-right: 1px solid var(--edge);
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
.chart-name.under { padding-left: 28px; }
.chart-name.under b { max-width: 0; }
.chart-target b { max-width: none; flex: 0 1 auto; }
.chart-target span { margin-left: 6px; opacity: 0.8; font-size: 10.5px; }
.fold { width: 12px; height: 12px; flex: none; margin-right: 4px; }
.fold::before { content: ""; display: block; margin: 3px 0 0 3px; border: 3.5px solid transparent; border-left: 5px solid var(--soft); border-right: 0; }
[aria-expanded="true"] > .fold { transform: rotate(90deg); }
.chart-row[data-selected="true"] { background: var(--hover); }
.chart-row[data-selected="true"] .chart-name { box-shadow: inset 2px 0 0 var(--accent); color: var(--ink); }
.chart-name:focus-visible { outline-offset: -2px; }
.bar-whole { stroke: var(--faint); stroke-width: 3; stroke-linecap: round; }
.course { fill: none; stroke: #fff; stroke-width: 1.3; stroke-linejoin: round; opacity: 0.85; pointer-events: none; }
.grip { fill: var(--panel); stroke: var(--ink); stroke-width: 1; opacity: 0; cursor: ew-resize; touch-action: none; }
.chart-row:is(:hover, :focus-within) .grip { opacity: 0.9; }
.chart-row .grip.grip-fixed { opacity: 0; cursor: not-allowed; touch-action: auto; }
.bar-before { fill: var(--ghost); }
.cut-chip { position: absolute; top: 2px; height: 20px; min-height: 0; padding: 0 7px; border: 0; border-radius: 5px; background: var(--ink); color: var(--panel); font-size: 10.5px; font-weight: 600; white-space: nowrap; cursor: ew-resize; touch-action: none; }
.cut-chip:hover:not(:disabled) { background: var(--ink); }
.bar-bezier { fill: var(--bezier); }
.bar-linear { fill: var(--linear); }
.bar-spring { fill: var(--spring); }
.bar-hold { fill: var(--hold); }
.bar-decay { fill: var(--decay); }
.bar-other { fill: var(--other); }
.bar-settle { opacity: 0.38; }
.bar-again { opacity: 0.5; }
.bar-past { opacity: 0.2; }
.bar-wait { stroke: none; }
.hatch { stroke: var(--faint); stroke-width: 1.4; }
.swatch { display: inline-block; width: 14px; height: 8px; margin-right: 5px; border-radius: 2px; }
.swatch-bezier { background: var(--bezier); }
.swatch-linear { background: var(--linear); }
.swatch-spring { background: var(--spring); }
.swatch-hold { background: var(--hold); }
.swatch-decay { background: var(--decay); }
.swatch-other { background: var(--other); }
.swatch-before { height: 3px; vertical-align: 2px; background: var(--ghost); }
.swatch-settle { background: var(--spring); opacity: 0.38; }
.grid { stroke: var(--edge); }
.zero { stroke: var(--faint); }
.tick { fill: var(--soft); font-size: 10.5px; }
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
.tone-red { --tone: var(--error); }
.tone-green { --tone: var(--tone-2); }
.tone-blue { --tone: var(--tone-0); }
.tone-alpha { --tone: var(--soft); }
.reading { color: color-mix(in srgb, var(--tone) 65%, var(--ink)); font-weight: 600; }
.reading span { margin-right: 4px; font-weight: 400; opacity: 0.85; }
.arm { stroke: var(--soft); stroke-width: 1.2; }
.knob { fill: var(--panel); stroke: var(--accent); stroke-width: 2.2; cursor: grab; }
.knob:active { cursor: grabbing; }

.states { width: 100%; max-width: 460px; margin: 0 auto 8px; overflow: visible; user-select: none; -webkit-user-select: none; }
.states text { fill: var(--ink); text-anchor: middle; pointer-events: none; }
.states [role="button"] { cursor: pointer; outline: none; }
.state rect { fill: var(--panel); stroke: var(--faint); stroke-width: 1.4; }
.state text { font-size: 12.5px; font-weight: 600; }
.state:hover rect { fill: var(--hover); }
.state[aria-current] rect { fill: var(--accent); stroke: var(--accent); }
.state[aria-current] text { fill: var(--accent-ink); }
.state.coming rect { fill: color-mix(in srgb, var(--accent) 18%, var(--panel)); stroke-width: 2; stroke-dasharray: 4 3; }
.state.coming text { fill: var(--ink); }
.arrow-line { fill: none; stroke: var(--faint); stroke-width: 1.3; }
.arrow-head { fill: var(--faint); }
.playing .arrow-line { stroke: var(--accent); stroke-width: 3; }
.playing .arrow-head { fill: var(--accent); }
.cause rect { fill: var(--panel); stroke: none; }
.cause text { fill: var(--soft); font-size: 11px; }
.cause.sent.candidate rect { fill: color-mix(in srgb, var(--accent) 12%, var(--panel)); }
.cause.sent.candidate text { fill: var(--accent); font-weight: 600; }
.cause.candidate:not(.sent) text { fill: var(--ink); }
.cause.sent:not(.candidate) { cursor: default; }
.cause.barred text { text-decoration: line-through; }
.cause.sent.candidate:hover rect { fill: color-mix(in srgb, var(--accent) 24%, var(--panel)); }
.states [role="button"]:focus-visible rect { stroke: var(--accent); stroke-width: 2.5; stroke-dasharray: none; }
.state[aria-current]:focus-visible rect { stroke: var(--ink); }
@media (forced-colors: active) {
  .states { forced-color-adjust: none; }
  .states text, .cause.sent.candidate text { fill: CanvasText; }
  .state rect, .cause rect { fill: Canvas; stroke: CanvasText; }
  .cause:not(.candidate) rect { stroke: none; }
  .arrow-line { stroke: CanvasText; }
  .arrow-head { fill: CanvasText; }
  .state[aria-current] rect, .cause.sent.candidate:hover rect { fill: Highlight; }
  .state[aria-current] text, .cause.sent.candidate:hover text { fill: HighlightText; }
  .playing .arrow-line { stroke: Highlight; }
  .playing .arrow-head { fill: Highlight; }
}
.gallery { grid-area: 1 / 1 / -1 / -1; height: 100%; overflow: auto; background: var(--panel); }
.gallery > header { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 4px 16px; padding: 34px 36px 18px; border: 0; }
.gallery h1 { font-size: 26px; letter-spacing: -0.02em; }
.gallery header p { grid-area: 2 / 1 / 3 / 2; margin: 0; max-width: 70ch; color: var(--soft); font-size: 14px; }
.search { color: var(--soft); }
.search input { margin-left: 6px; padding: 5px 10px; border: 1px solid var(--edge); border-radius: 8px; background: var(--panel); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(270px, 1fr)); gap: 22px; padding: 8px 36px 48px; }
.card { display: flex; flex-direction: column; min-width: 0; border: 1px solid var(--edge); border-radius: 16px; overflow: hidden; background: var(--panel); }
.card .thumb { position: relative; height: 300px; overflow: hidden; background: var(--stage); cursor: pointer; touch-action: pan-x pan-y pinch-zoom; user-select: none; -webkit-user-select: none; }
.card .thumb.filled { background: var(--backdrop); }
.card .screen.device { border-radius: 34px; }
.card h2 { margin: 14px 16px 2px; font-size: 14px; font-weight: 650; }
.card h2 a { color: inherit; text-decoration: none; }
.card h2 a::after { content: " →"; color: var(--accent); }
.card h2 a:hover { text-decoration: underline; }
.card p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; margin: 0 16px 16px; color: var(--soft); font-size: 12.5px; line-height: 1.45; }
.nothing { margin: 0; padding: 8px 36px 48px; color: var(--soft); font-size: 14px; }
@media (max-width: 600px) {
  .nothing { padding-inline: 18px; }
  .gallery > header { padding: 22px 18px 12px; }
  .search { grid-area: 3 / 1 / 4 / 2; }
  .cards { padding: 6px 18px 32px; grid-template-columns: minmax(0, 1fr); }
}

"""#

static let script = #"""
(() => {
"use strict";


const SVG = "http://www.w3.org/2000/svg";

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}

function make(name, className, ...children) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

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

function timeText(seconds) {
  if (Math.abs(seconds) < 0.9995) return `${Number((seconds * 1000).toFixed(1))} ms`;
  return `${Number(seconds.toFixed(3))} s`;
}

function numberText(value) {
  if (!Number.isFinite(value)) return "–";
  if (value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e6)) {
    return String(Number(value.toFixed(Math.max(0, Math.min(4, 3 - Math.floor(Math.log10(Math.abs(value) || 1)))))));
  }
  return value.toPrecision(3);
}

function valueText(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return numberText(value);
  if (Array.isArray(value)) return matrixWords(value) ?? value.map(valueText).join(", ");
  if (typeof value === "object") return Object.entries(value).map(([k, v]) => `${k} ${valueText(v)}`).join(", ");
  const text = hexText(String(value)) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 38)}…` : text;
}

function hexText(text) {
  if (text === "transparent") return "#00000000";
  const found = /^oklab\((.*)\)$/.exec(text);
  if (!found) return null;
  const [l, a, b, alpha = 1] = found[1].split(/[\s/]+/).map(Number);
  const parts = [...rgbOf([l * alpha, a * alpha, b * alpha, alpha]), ...(alpha < 1 ? [alpha] : [])];
  return `#${parts.map((part) => Math.round(part * 255).toString(16).padStart(2, "0")).join("")}`;
}

function matrixWords(m) {
  if (m.length !== 16 && m.length !== 6) return null;
  if (!m.every((number) => typeof number === "number")) return null;
  const flat = m.length === 6 ? m : [m[0], m[1], m[4], m[5], m[12], m[13]];
  const isFlat = m.length === 6 || [2, 3, 6, 7, 8, 9, 10, 11, 14, 15].every((at) => near(m[at], at === 10 || at === 15 ? 1 : 0));
  const parts = isFlat ? flatWords(flat) : spaceWords(m);
  return parts ? parts.join("; ") || "as it is" : `matrix3d(${m.map(numberText).join(", ")})`;
}

function near(one, other) {
  return Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other));
}

function flatWords([a, b, c, d, x, y]) {
  const parts = [];
  if (x || y) parts.push(`translate ${numberText(x)}, ${numberText(y)}`);
  const sign = a * d - b * c < 0 && a < 0 ? -1 : 1;
  const wide = Math.hypot(a, b);
  const turn = wide > 0 ? (Math.atan2(sign * b, sign * a) * 180) / Math.PI : (Math.atan2(-c, d) * 180) / Math.PI;
  if (Math.abs(turn) > 0.05) parts.push(`rotate ${numberText(turn)}°`);
  const tall = wide > 0 ? (a * d - b * c) / (sign * wide) : Math.hypot(c, d);
  const slant = wide > 0 && tall ? (Math.atan((a * c + b * d) / (sign * wide * tall)) * 180) / Math.PI : 0;
  if (Math.abs(slant) > 0.05) parts.push(`skew ${numberText(slant)}°`);
  const scale = [sign * wide, tall];
  if (scale.some((part) => Math.abs(part - 1) > 0.0005)) parts.push(`scale ${scale.map(numberText).join(", ")}`);
  return parts;
}

function spaceWords(m) {
  const depths = [2, 6, 10, 14];
  const deepest = depths.reduce((one, at) => (Math.abs(m[at]) > Math.abs(m[one]) ? at : one));
  const share = m[deepest] === 0 ? 0 : ((deepest === 14 ? 1 : 0) - m[deepest + 1]) / m[deepest];
  if (!depths.every((at) => near(m[at + 1], (at === 14 ? 1 : 0) - share * m[at]))) return null;
  const columns = [m.slice(0, 3), m.slice(4, 7), m.slice(8, 11)];
  const scale = columns.map((column) => Math.hypot(...column));
  if (scale.some((length) => length < 1e-6)) return null;
  const [u, v, w] = columns.map((column, at) => column.map((number) => number / scale[at]));
  const dot = (one, other) => one.reduce((sum, number, at) => sum + number * other[at], 0);
  const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  if (!near(dot(u, v), 0) || !near(dot(u, w), 0) || !near(dot(v, w), 0) || !near(dot(cross, w), 1)) return null;
  const parts = [];
  if (Math.abs(share) > 1e-9) parts.push(`perspective ${numberText(1 / share)}`);
  const moved = m.slice(12, 15);
  if (moved.some((number) => !near(number, 0))) parts.push(`translate ${moved.map(numberText).join(", ")}`);
  let axis = [v[2] - w[1], w[0] - u[2], u[1] - v[0]];
  const turn = (Math.atan2(Math.hypot(...axis), u[0] + v[1] + w[2] - 1) * 180) / Math.PI;
  if (turn > 179.9) {
    const left = [[u[0] + 1, u[1], u[2]], [v[0], v[1] + 1, v[2]], [w[0], w[1], w[2] + 1]];
    axis = left.reduce((one, other) => (dot(other, other) > dot(one, one) ? other : one));
  }
  if (turn > 0.05) parts.push(turnWords(axis.map((number) => number / Math.hypot(...axis)), turn));
  if (scale.some((part) => Math.abs(part - 1) > 0.0005)) parts.push(`scale ${scale.map(numberText).join(", ")}`);
  return parts;
}

function turnWords(axis, turn) {
  const own = axis.findIndex((number) => Math.abs(number) > 0.99999);
  if (own < 0) return `rotate ${numberText(turn)}° about ${axis.map(numberText).join(", ")}`;
  return `rotate${"XYZ"[own]} ${numberText(turn * Math.sign(axis[own]))}°`;
}

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

class SpecText {
  static read(text) {
    try {
      return new SpecText(text).value();
    } catch {
      return null;
    }
  }

  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  skip() {
    const blank = /(?:\s|\uFEFF|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    blank.lastIndex = this.at;
    blank.test(this.text);
    this.at = blank.lastIndex;
  }

  take(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) throw new Error(`unreadable at ${this.at}`);
    this.at = pattern.lastIndex;
    return JSON.parse(found[0]);
  }

  value() {
    this.skip();
    const start = this.at;
    const first = this.text[start];
    const node = { start };
    if (first === "{") {
      node.members = new Map();
      this.list("}", () => {
        const key = this.take(/"(?:\\.|[^"\\])*"/y);
        this.skip();
        this.at += 1;
        node.members.set(key, this.value());
      });
    } else if (first === "[") {
      node.items = [];
      this.list("]", () => node.items.push(this.value()));
    } else if (first === '"') {
      node.value = this.take(/"(?:\\.|[^"\\])*"/y);
    } else {
      node.value = this.take(/[-+.\w]+/y);
    }
    node.end = this.at;
    return node;
  }

  list(close, element) {
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.text[this.at] === close) break;
      if (this.text[this.at] === ",") this.at += 1;
      else if (this.at >= this.text.length) throw new Error("it ends");
      else element();
    }
    this.at += 1;
  }
}

function under(node, ...keys) {
  for (const key of keys) node = node?.members?.get(key);
  return node;
}

function plain(node) {
  if (node?.members) return Object.fromEntries([...node.members].map(([key, value]) => [key, plain(value)]));
  if (node?.items) return node.items.map(plain);
  return node?.value;
}

function secondsOf(value) {
  if (typeof value === "number") return value;
  const [, number, unit] = /^\s*([-+.\deE]+)(ms|s)\s*$/.exec(value ?? "") ?? [];
  return number === undefined ? null : Number(number) * (unit === "ms" ? 0.001 : 1);
}

function timingOf(root, variant, path) {
  const entry = under(root, "variants", variant);
  const motion = under(entry, "motion");
  if (motion) {
    const found = [];
    const look = (node) => {
      if (under(node, "animate")?.value === path) found.push(node);
      for (const child of node?.members?.values() ?? node?.items ?? []) look(child);
    };
    look(motion);
    if (found.length === 1) return { timing: found[0] };
    return { why: found.length > 1 ? "several parts of the motion move it" : "no part of the motion has its name alone" };
  }
  const own = under(root, "animations", path, "timing");
  if (own?.members) return { timing: own };
  for (const key of [own?.value, path, "*"]) {
    let timing = under(entry, "timings", key) ?? under(root, "timings", key);
    let name;
    for (let step = 0; typeof timing?.value === "string" && step < 20; step += 1) {
      name = timing.value;
      timing = under(root, "timings", name);
      if (!timing) return { why: `its timing is “${name}”, which isn’t in this text` };
    }
    if (timing?.members) return { timing, name };
  }
  const base = under(entry, "extends")?.value;
  return { why: base ? `its timing is that of “${base}”` : "its timing isn’t in this text" };
}

function timeOf(root, timing, key) {
  let node = under(timing, key);
  let name;
  for (let step = 0; node && step < 20; step += 1) {
    const seconds = secondsOf(node.value);
    if (seconds !== null) return { seconds, node, name };
    if (typeof node.value !== "string") return { why: "it depends on how far something travels" };
    if (/%\s*$/.test(node.value)) return { why: `it is ${node.value} of what it is in` };
    name = node.value;
    node = under(root, "durations", name);
  }
  return name === undefined ? {} : { why: `it is “${name}”, which isn’t in this text` };
}

function retimed(text, timing, key, seconds, old) {
  const isText = !old || typeof old.value === "string";
  const isShort = !isText || /[^m]s\s*$/.test(old?.value ?? "");
  const number = Number((isShort ? seconds : seconds * 1000).toFixed(isShort ? 3 : 0));
  const written = isText ? `"${number}${isShort ? "s" : "ms"}"` : String(number);
  if (old) return text.slice(0, old.start) + written + text.slice(old.end);
  const place = timing.start + 1;
  return `${text.slice(0, place)} "${key}": ${written}${timing.members.size > 0 ? "," : " "}${text.slice(place)}`;
}

const LZMA = (() => {
  let end = 0;
  const take = (count) => (end += count) - count;
  const length = () => ({ choice: take(2), low: take(128), middle: take(128), high: take(256) });
  return {
    match: take(192), rep: take(12), rep0: take(12), rep1: take(12), rep2: take(12), rep0Long: take(192),
    slot: take(256), special: take(115), align: take(16), matchLength: length(), repLength: length(), literal: end,
  };
})();

function unlzma(bytes) {
  const [lc, lp, pb] = [bytes[0] % 9, Math.floor(bytes[0] / 9) % 5, Math.floor(bytes[0] / 45)];
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  const out = new Uint8Array(header.getUint32(5, true));
  const odds = new Uint16Array(LZMA.literal + (0x300 << (lc + lp))).fill(1024);
  const words = new Uint32Array([0xffffffff, header.getUint32(14)]);
  let [next, size, state] = [18, 0, 0];
  let [back0, back1, back2, back3] = [1, 1, 1, 1];

  const fill = () => {
    words[0] <<= 8;
    words[1] = (words[1] << 8) | bytes[next];
    next += 1;
  };
  const bit = (place) => {
    const odd = odds[place];
    const bound = (words[0] >>> 11) * odd;
    let value = 0;
    if (words[1] < bound) {
      words[0] = bound;
      odds[place] = odd + ((2048 - odd) >> 5);
    } else {
      words[0] -= bound;
      words[1] -= bound;
      odds[place] = odd - (odd >> 5);
      value = 1;
    }
    if (words[0] < 0x1000000) fill();
    return value;
  };
  const tree = (place, count) => {
    let node = 1;
    for (let index = 0; index < count; index += 1) node = (node << 1) | bit(place + node);
    return node - (1 << count);
  };
  const backwards = (place, count) => {
    let [node, value] = [1, 0];
    for (let index = 0; index < count; index += 1) {
      const one = bit(place + node);
      node = (node << 1) | one;
      value |= one << index;
    }
    return value;
  };
  const direct = (count) => {
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      words[0] >>>= 1;
      const one = words[1] >= words[0] ? 1 : 0;
      if (one) words[1] -= words[0];
      value = value * 2 + one;
      if (words[0] < 0x1000000) fill();
    }
    return value;
  };
  const lengthOf = ({ choice, low, middle, high }, position) => {
    if (bit(choice) === 0) return 2 + tree(low + (position << 3), 3);
    if (bit(choice + 1) === 0) return 10 + tree(middle + (position << 3), 3);
    return 18 + tree(high, 8);
  };
  const literal = () => {
    const before = size > 0 ? out[size - 1] : 0;
    const place = LZMA.literal + 0x300 * (((size & ((1 << lp) - 1)) << lc) + (before >> (8 - lc)));
    let node = 1;
    if (state >= 7) {
      let likely = out[size - back0];
      while (node < 0x100) {
        const guess = (likely >> 7) & 1;
        likely <<= 1;
        const one = bit(place + ((1 + guess) << 8) + node);
        node = (node << 1) | one;
        if (guess !== one) break;
      }
    }
    while (node < 0x100) node = (node << 1) | bit(place + node);
    out[size++] = node & 0xff;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };
  const distance = (length) => {
    const slot = tree(LZMA.slot + (Math.min(length - 2, 3) << 6), 6);
    if (slot < 4) return slot + 1;
    const count = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** count;
    if (slot < 14) return base + backwards(LZMA.special + base - slot, count) + 1;
    return base + direct(count - 4) * 16 + backwards(LZMA.align, 4) + 1;
  };

  while (size < out.length) {
    const position = size & ((1 << pb) - 1);
    if (bit(LZMA.match + (state << 4) + position) === 0) {
      literal();
      continue;
    }
    let length;
    if (bit(LZMA.rep + state) === 0) {
      [back3, back2, back1] = [back2, back1, back0];
      length = lengthOf(LZMA.matchLength, position);
      state = state < 7 ? 7 : 10;
      back0 = distance(length);
    } else {
      if (bit(LZMA.rep0 + state) === 0) {
        if (bit(LZMA.rep0Long + (state << 4) + position) === 0) {
          state = state < 7 ? 9 : 11;
          out[size] = out[size - back0];
          size += 1;
          continue;
        }
      } else if (bit(LZMA.rep1 + state) === 0) [back0, back1] = [back1, back0];
      else if (bit(LZMA.rep2 + state) === 0) [back0, back1, back2] = [back2, back0, back1];
      else [back0, back1, back2, back3] = [back3, back0, back1, back2];
      length = lengthOf(LZMA.repLength, position);
      state = state < 7 ? 8 : 11;
    }
    const end = Math.min(size + length, out.length);
    for (; size < end; size += 1) out[size] = out[size - back0];
  }
  return out;
}

class Engine {
  static compile(base64) {
    return WebAssembly.compile(unlzma(bytesOf(base64)));
  }

  constructor(module) {
    this.module = module;
    this.loads = new Map();
    this.calls = 0;
    this.start();
  }

  start() {
    this.exports = new WebAssembly.Instance(this.module, {}).exports;
  }

  ask(request) {
    let answer;
    try {
      answer = this.call(request);
    } catch {
      answer = this.again(request);
    }
    if (request.do === "load") this.loads.set(request.slot, request);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  again(request) {
    this.restart();
    try {
      return this.call(request);
    } catch (trap) {
      this.restart();
      throw new Error(`the engine stopped: ${trap.message}`);
    }
  }

  restart() {
    this.start();
    for (const load of this.loads.values()) this.call(load);
  }

  call(request) {
    this.calls += 1;
    const { reserve, answer, text, memory } = this.exports;
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const place = reserve(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const count = answer();
    const start = text();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, start, count)));
  }

  numbers() {
    const { memory, numbers, numberCount } = this.exports;
    const [start, count] = [numbers(), numberCount()];
    return new Float64Array(memory.buffer, start, count).slice();
  }
}

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

class Player {
  constructor(engine) {
    this.engine = engine;
    this.layouts = [];
  }

  load(slot, spec) {
    this.layouts[slot] = undefined;
    return this.engine.ask({ do: "load", slot, ...spec });
  }

  frame(slot, play, at, watch) {
    const key = JSON.stringify([play.state, play.variant, play.reversed, play.reduced, play.events?.map((event) => event.play)]);
    let layout = this.layouts[slot];
    const isNamed = layout?.key !== key;
    const { columns, texts, machine } = this.engine.ask({ do: "frame", slot, ...play, at, watch, named: isNamed });
    const numbers = this.engine.numbers();
    if (isNamed) {
      layout = { key, places: new Map(), count: 0 };
      for (const { property, components } of columns) {
        layout.places.set(property, [layout.count, components]);
        layout.count += components;
      }
      this.layouts[slot] = layout;
    }
    return { numbers, places: layout.places, texts, machine, velocity: numbers.subarray(layout.count) };
  }

  graph(slot, play, property, end, count) {
    const verb = play.events ? "perform" : "sample";
    const request = { do: verb, slot, ...play, only: property, rows: true, start: 0, end, count };
    const column = this.engine.ask(request).columns.find((column) => column.property === property);
    if (!column) return null;
    const all = this.engine.numbers();
    let next = 0;
    const take = () => Array.from({ length: column.components }, () => all.subarray(next, (next += count)));
    return { property, values: take(), velocities: take() };
  }

  samples(slot, play, times) {
    return this.engine.ask({ do: play.events ? "perform" : "sample", slot, ...play, times });
  }

  format(path, text) {
    return this.engine.ask({ do: "format", path, text });
  }

  curve(text, count) {
    if (this.kept?.text === text && this.kept.count === count) return this.kept;
    const { facts } = this.engine.ask({ do: "curve", text, count });
    const numbers = this.engine.numbers();
    return (this.kept = { text, count, facts, values: numbers.subarray(0, count), slopes: numbers.subarray(count) });
  }

  changes() {
    return this.engine.ask({ do: "compare" }).text;
  }

  get forms() {
    return this.engine.ask({ do: "copy", slot: 0 }).targets;
  }

  form(target, play) {
    return this.engine.ask({ do: "copy", slot: 0, target, ...play });
  }
}

function textIndex(bytes, offset) {
  return new TextDecoder().decode(bytes.subarray(0, offset)).length;
}

function presencesOf(tree, motion) {
  const all = motion.states.map(({ name }) => name);
  return Object.entries(plain(under(tree, "targets")) ?? {}).filter(([, rule]) => rule?.appears ?? rule?.disappears).map(([name, rule]) => {
    const [appears, disappears] = [rule.appears, rule.disappears].map((names) => names && [names].flat());
    return { name, states: new Set(all.filter((state) => appears?.includes(state) ?? !disappears.includes(state))) };
  });
}

function absentAt(presences, start, ways, time) {
  const begun = ways.filter(({ at }) => at <= time);
  return new Set(presences.filter(({ states }) => {
    let isThere = states.has(start);
    begun.forEach(({ end, to }, index) => {
      isThere = states.has(to) || (isThere && end > Math.min(time, begun[index + 1]?.at ?? Infinity));
    });
    return !isThere;
  }).map(({ name }) => name));
}

class Course {
  constructor(start, sends = []) {
    this.start = start;
    this.sends = sends;
    this.turns = [];
    this.now = null;
    this.reach = 0;
  }

  with(at, action) {
    return new Course(this.start, [...this.sends.filter((sent) => sent.at <= at), { at, ...action }]);
  }

  request(reduced) {
    return { state: this.start, events: this.sends, reduced };
  }

  get plays() {
    return this.turns.map(([at, , , play, reversed]) => ({ at, play, reversed }));
  }

  turnAt(time) {
    return this.turns.filter(([at]) => at <= time).at(-1);
  }

  restsAt(time) {
    return this.now?.rests === true && !this.sends.some((sent) => sent.at > time);
  }
}

function courseOfFields(fields, motion) {
  const start = fields.get("state");
  if (motion.transitions.length === 0 || !motion.states.some(({ name }) => name === start)) return null;
  const sends = [];
  for (const field of fields.getAll("send")) {
    const [, time, isGo, name] = /^([\d.e-]+):(@?)(.+)$/.exec(field) ?? [];
    const at = Number(time);
    if (!(at >= (sends.at(-1)?.at ?? 0)) || !Number.isFinite(at)) return null;
    sends.push(isGo ? { at, go: name } : { at, send: name });
  }
  return sends.length > 0 ? new Course(start, sends) : null;
}

function writeCourse(fields, course) {
  fields.set("state", course.start);
  for (const { at, send, go } of course.sends) fields.append("send", `${at}:${send ?? `@${go}`}`);
}

class Machine {
  constructor(session) {
    this.session = session;
    this.course = null;
  }

  get isThere() {
    const { motion } = this.session;
    return motion !== null && motion.transitions.length > 0;
  }

  get whereabouts() {
    const { session, course } = this;
    const { time } = session;
    if (course?.now) {
      const { state, entered } = course.now;
      return { state, entered, turn: course.turnAt(time) };
    }
    const last = session.events.filter((event) => event.at <= time).at(-1) ?? session.events[0];
    const { from, to, duration, tracks } = session.played(last);
    const way = last.reversed ? [to, from] : [from, to];
    const hasLeft = tracks.some(({ start, segments }) => start <= 0 && segments[0]?.end <= 0);
    if (time === 0 && !session.playing && !hasLeft) return { state: way[0], entered: true };
    const entered = duration !== null && time >= last.at + duration;
    return { state: way[1], entered, turn: [last.at, ...way, last.play, last.reversed] };
  }

  candidates(state) {
    return this.session.motion.transitions.filter(({ from, holds }) => from === state && holds);
  }

  send(action) {
    for (const course of this.continuations()) {
      const at = course === this.course || course.sends.length > 0 ? this.session.time : 0;
      const next = course.with(at, action);
      const before = course.turns.filter((turn) => turn[0] <= at).length;
      if (!this.traces(next, at) || next.turns.length <= before) continue;
      this.session.time = at;
      this.adopt(next);
      return next.turns.at(-1);
    }
    return null;
  }

  *continuations() {
    const { state, entered } = this.whereabouts;
    const { course, session } = this;
    const { time } = session;
    if (course) {
      if (course.now?.home && course.restsAt(time)) yield new Course(state);
      else yield course;
      return;
    }
    if (!entered) {
      const played = session.events.filter((event) => event.at <= time);
      const [first] = played;
      const begun = session.played(first);
      const past = new Course(first.reversed ? begun.to : begun.from, played.map((event) => {
        const { from, to } = session.played(event);
        return { at: event.at, go: event.reversed ? from : to };
      }));
      const isSame = ({ at, play, reversed }, index) => {
        const event = played[index];
        return at === event?.at && play === event.play && reversed === event.reversed;
      };
      if (this.traces(past, time) && past.turns.length === played.length && past.plays.every(isSame)) yield past;
    }
    yield new Course(state);
  }

  traces(course, time) {
    try {
      const { machine } = this.session.player.frame(0, course.request(this.session.reduced), time, null);
      Object.assign(course, { turns: machine.turns, now: machine, reach: time });
      return true;
    } catch {
      return false;
    }
  }

  adopt(course) {
    const { session } = this;
    this.course = course;
    session.events = course.plays;
    session.keepProperty();
    session.say("play", "time");
  }

  retrace() {
    const { course, session } = this;
    const isThere = this.isThere && this.traces(course, course.reach) && course.turns.length > 0;
    const isKnown = isThere && course.plays.every((event) => session.variant(event.play));
    if (isKnown) session.events = course.plays;
    else this.course = null;
    return isKnown;
  }

  follow() {
    const { course, session } = this;
    const { time, length } = session;
    const { machine } = session.shown(0);
    if (machine) course.now = machine;
    const isFurther = machine !== undefined && machine.turns.length > course.turns.length;
    if (isFurther) {
      course.turns = machine.turns;
      session.events = course.plays;
      session.keepProperty();
    }
    const isLate = time > length;
    course.reach = Math.max(course.reach, isLate && !course.restsAt(time) ? time * 1.25 : time);
    if (isFurther || isLate) session.say("play", "time");
    else session.say("time");
  }

  endAfter(time) {
    const state = this.course.turns.at(-1)[2];
    const wait = Math.max(0, ...this.candidates(state).map(({ after }) => after ?? 0));
    return wait > 0 ? (time + wait) * (1 - 1e-12) : time * (1 + 1e-12);
  }
}

const FRAME = 1 / 60;
const SPEEDS = [0.1, 0.25, 0.5, 1];
const ROWS = 481;
const REST = 0.7;

class Session {
  constructor(player, source) {
    this.player = player;
    this.source = source;
    this.listeners = [];
    this.report = { diagnostics: [], summary: { errors: 0, warnings: 0 } };
    this.curves = [];
    this.uses = [];
    this.motion = null;
    this.tree = null;
    this.isGood = false;
    this.before = null;
    this.failure = null;
    this.stop = null;
    this.events = [];
    this.machine = new Machine(this);
    this.reduced = false;
    this.time = 0;
    this.speed = 1;
    this.loops = false;
    this.returns = false;
    this.playing = false;
    this.compares = false;
    this.beside = false;
    this.onion = false;
    this.alone = false;
    this.panel = null;
    this.property = null;
    if (source.before) this.before = this.load(1, source.before, source.before.text).motion;
    this.compares = this.before !== null;
    this.read(source.text);
    this.firstPanel = this.before ? "changes" : this.machine.isThere ? "states" : this.isGood && this.curveIndex < 0 ? "values" : "curves";
  }

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
    return this.player.load(slot, { path, location, text, files, parameters, initial });
  }


  read(text) {
    this.text = text;
    this.bytes = new TextEncoder().encode(text);
    this.stop = null;
    try {
      const read = this.load(0, this.source, text);
      this.report = read.report;
      this.isGood = read.good;
      this.curves = read.curves;
      this.uses = read.uses;
      if (read.good) {
        this.motion = read.motion;
        this.tree = SpecText.read(text);
      }
    } catch (error) {
      this.stop = error.message;
      this.isGood = false;
      this.curves = [];
      this.report = { diagnostics: [], summary: { errors: 1, warnings: 0 } };
    }
    this.last = [];
    if (this.motion && this.machine.course && !this.machine.retrace()) this.events = [];
    if (this.motion && !this.events.every((event) => this.variant(event.play))) this.events = [];
    if (this.motion && this.events.length === 0) this.events = [this.opening()];
    this.keepProperty();
    if (this.motion) this.time = Math.min(this.time, this.length);
    this.say("text", "motion", "play", "time");
  }

  edit(text) {
    if (text !== this.text) this.read(text);
  }


  get properties() {
    return this.motion?.properties ?? [];
  }

  variant(name) {
    return this.motion.variants.find((variant) => variant.name === name);
  }

  get variants() {
    const main = this.motion.variants.filter((variant) => variant.standsInFor.length === 0);
    return main.length > 0 ? main : this.motion.variants;
  }

  get shownPanel() {
    return this.panel ?? this.firstPanel;
  }

  get hasReducedForms() {
    return this.motion.variants.some((variant) => variant.reducedForm !== null);
  }

  get curveIndex() {
    const variant = this.events[0]?.play;
    return this.curves.findIndex(({ uses }) =>
      this.uses[uses].some((use) => use.variant === variant && use.property === this.property));
  }

  opening() {
    return { at: 0, play: this.variants[0].name, reversed: false };
  }

  played(event) {
    const variant = this.variant(event.play);
    return this.reduced && variant.reducedForm ? this.variant(variant.reducedForm) : variant;
  }

  get moving() {
    const paths = new Set();
    for (const event of this.events) {
      for (const track of this.played(event).tracks) paths.add(track.property);
    }
    return this.properties.map((property) => property.path).filter((path) => paths.has(path));
  }

  get length() {
    const ends = this.events.map((event) => event.at + this.played(event).shown);
    const { course } = this.machine;
    if (course) ends.push(course.reach, this.machine.endAfter(ends.at(-1)));
    return Math.max(FRAME, this.earlier?.shown ?? 0, ...ends);
  }

  get earlier() {
    if (!this.compares) return undefined;
    const { name } = this.played(this.events[0]);
    return this.before?.variants.find((variant) => variant.name === name);
  }

  get isInterrupted() {
    return this.events.length > 1;
  }


  choose(name, reversed) {
    this.machine.course = null;
    this.events = [{ at: 0, play: name, reversed }];
    this.time = 0;
    this.keepProperty();
    this.say("play", "time");
  }

  setReduced(reduced) {
    this.reduced = reduced;
    if (this.machine.course) this.machine.retrace();
    this.time = Math.min(this.time, this.length);
    this.keepProperty();
    this.say("play", "time");
  }

  compare(compares) {
    this.compares = compares;
    this.time = Math.min(this.time, this.length);
    this.say("play", "time", "view");
  }

  keepProperty() {
    if (!this.motion) return;
    const moving = this.moving;
    if (!moving.includes(this.property)) this.property = moving[0] ?? null;
  }

  get onward() {
    const last = this.events.filter((event) => event.at <= this.time).at(-1) ?? this.events[0];
    return this.variant(last.play).onward[last.reversed ? 1 : 0];
  }

  interrupt() {
    const { variant, reversed } = this.onward;
    this.machine.course = null;
    this.events = this.events.filter((event) => event.at < this.time || event === this.events[0]);
    this.events.push({ at: this.time, play: variant, reversed });
    this.say("play", "time");
  }

  moveCut(index, time) {
    const { events } = this;
    this.machine.course = null;
    const low = events[index - 1].at;
    const high = events[index + 1]?.at ?? Infinity;
    this.events = events.map((event, other) =>
      other === index ? { ...event, at: Math.max(low, Math.min(time, high)) } : event,
    );
    this.time = Math.min(this.time, this.length);
    this.say("play", "time");
  }

  forgetInterruptions() {
    this.machine.course = null;
    this.events = this.events.slice(0, 1);
    this.time = Math.min(this.time, this.length);
    this.say("play", "time");
  }

  seek(time) {
    const end = this.playing && this.isEndless ? Infinity : this.length;
    this.time = Math.max(0, Math.min(time, end));
    if (this.machine.course) this.machine.follow();
    else this.say("time");
  }

  get isEndless() {
    if (this.machine.course) return !this.machine.course.restsAt(this.time);
    return this.events.some((event) => this.played(event).duration === null);
  }

  get share() {
    const { time, length } = this;
    return (time > length ? time % length : time) / length;
  }

  view(changes) {
    Object.assign(this, changes);
    this.say("view");
  }


  get request() {
    const [first] = this.events;
    if (this.machine.course) return this.machine.course.request(this.reduced);
    return this.isInterrupted
      ? { events: this.events, reduced: this.reduced }
      : { variant: first.play, reversed: first.reversed, reduced: this.reduced };
  }

  attempt(slot, ask) {
    try {
      if (slot === 0) this.failure = null;
      return ask();
    } catch (error) {
      if (slot === 0) this.failure = error.message;
      return null;
    }
  }

  shown(slot) {
    const kept = (this.last ??= [])[slot];
    const played = this.machine.course?.sends ?? this.events;
    const state = [played, this.time, this.reduced, this.property, this.source];
    if (kept && kept.state.every((part, index) => part === state[index])) return kept;
    const frame = this.attempt(slot, () => this.player.frame(slot, this.request, this.time, this.property));
    const values = kept && kept.state[0] === played && kept.state[2] === this.reduced
      ? kept.values
      : this.resting(slot === 0 ? this.motion : this.before);
    if (frame) readInto(values, frame, this.typesOf(slot));
    return (this.last[slot] = { state, values, ...frame });
  }

  typesOf(slot) {
    const motion = slot === 0 ? this.motion : this.before;
    if (this.types?.[slot]?.motion !== motion) {
      this.types ??= [];
      this.types[slot] = { motion, types: new Map(motion.properties.map(({ path, type }) => [path, type])) };
    }
    return this.types[slot].types;
  }

  samples(slot, times, request = this.request) {
    return this.attempt(slot, () => this.player.samples(slot, request, times));
  }

  frames(slot, times, request = this.request) {
    const samples = this.samples(slot, times, request);
    const resting = this.resting(slot === 0 ? this.motion : this.before, request);
    return times.map((_, index) => {
      const frame = { ...resting };
      if (samples) for (const path in samples.values) frame[path] = samples.values[path][index];
      return frame;
    });
  }

  get treeBefore() {
    const { text } = this.source.before;
    if (this.former?.text !== text) this.former = { text, tree: SpecText.read(text) };
    return this.former.tree;
  }

  absent(slot, time = this.time) {
    const motion = slot === 0 ? this.motion : this.before;
    const presences = presencesOf(slot === 0 ? this.tree : this.treeBefore, motion);
    if (presences.length === 0) return new Set();
    const { course } = this.machine;
    const turns = course && (slot === 0 ? course.turns : (this.shown(slot).machine?.turns ?? []));
    const ways = (turns ?? this.events.map(({ at, play, reversed }) => [at, null, null, play, reversed])).flatMap(([at, from, to, play, reversed]) => {
      const named = (name) => motion.variants.find((variant) => variant.name === name);
      const variant = (this.reduced && named(named(play)?.reducedForm)) || named(play);
      if (!variant) return [];
      const [first, last] = from ? [from, to] : reversed ? [variant.to, variant.from] : [variant.from, variant.to];
      return [{ at, end: at + (variant.duration ?? Infinity), from: first, to: last }];
    });
    return absentAt(presences, course?.start ?? ways[0]?.from, ways, time);
  }

  resting(motion, request = this.request) {
    const frame = {};
    for (const property of motion.properties) frame[property.path] = property.initial;
    const { variant: play, reversed } = request.events
      ? { variant: request.events[0].play, reversed: request.events[0].reversed }
      : request;
    const variant = motion.variants.find((variant) => variant.name === play);
    const name = request.state ?? (reversed ? variant?.to : variant?.from);
    const state = motion.states.find((state) => state.name === name);
    return Object.assign(frame, state?.values, this.source.initial);
  }

  graph(slot) {
    const state = [this.events, this.reduced, this.property, this.motion, this.before, this.source];
    if (!this.kept?.state.every((part, index) => part === state[index])) this.kept = { state, columns: [] };
    if (this.kept.columns[slot] === undefined) {
      this.kept.columns[slot] = this.attempt(slot, () =>
        this.player.graph(slot, this.request, this.property, this.length, ROWS),
      );
    }
    return this.kept.columns[slot];
  }
}

function readInto(values, { numbers, places, texts }, types) {
  for (const [path, [place, count]] of places) {
    const type = types.get(path);
    if (type === "color") values[path] = colorText(numbers, place);
    else if (type === "integer") values[path] = Math.sign(numbers[place]) * Math.floor(Math.abs(numbers[place]) + 0.5);
    else if (type === "insets") {
      const [top, left, bottom, right] = numbers.subarray(place, place + 4);
      values[path] = { top, left, bottom, right };
    } else if (count === 1) values[path] = numbers[place];
    else values[path] = Array.from(numbers.subarray(place, place + count));
  }
  for (const [path, value] of texts) values[path] = value;
}

function colorText(numbers, place) {
  const alpha = numbers[place + 3];
  if (!(alpha > 0)) return "transparent";
  const [l, a, b] = [0, 1, 2].map((index) => numbers[place + index] / alpha);
  return `oklab(${l} ${a} ${b} / ${alpha})`;
}

const LOOSE_GAP = 20;
const LOOSE_SIZE = [96, 64];

const RING = "M 32 3 A 29 29 0 0 1 32 61 A 29 29 0 0 1 32 3";

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
  "bounds.origin": (box, v) => (box.origin = v),
  "bounds.origin.x": (box, v) => (box.origin = [v, box.origin[1]]),
  "bounds.origin.y": (box, v) => (box.origin = [box.origin[0], v]),
  contentOffset: (box, v) => (box.origin = v),
  "contentOffset.x": (box, v) => (box.origin = [v, box.origin[1]]),
  "contentOffset.y": (box, v) => (box.origin = [box.origin[0], v]),
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

const PLACE_KEYS = /^(position|center|frame\.origin)(\.[xy])?$|^frame$/;

const KNOWN_TYPES = new Set([
  "number", "integer", "angle", "point", "size", "rect", "color", "transform", "path",
]);

function isDrawn(property) {
  return property.keyPath in PART_KEYS && KNOWN_TYPES.has(property.type);
}

function boxOf(node, values) {
  const { base } = node;
  const box = {
    left: null, top: null, x: null, y: null, width: base.width, height: base.height, anchor: base.anchor,
    radius: base.radius, border: null, borderColor: base.stroke, color: null, opacity: base.opacity, z: 0,
    path: null, stroke: [0, 1], matrix: null, scale: [1, 1], turn: [0, 0, 0], move: [0, 0], origin: [0, 0],
    shadow: null, text: null,
  };
  for (const { path, keyPath, type } of node.properties) {
    const value = values[path];
    if (value === null || value === undefined) continue;
    if (type === "string") box.text = value;
    else if (keyPath.startsWith("shadow")) {
      box.shadow ??= { opacity: 0.25, radius: 3, offset: [0, -3], color: "#000000" };
      PART_KEYS[keyPath](box, value);
    } else PART_KEYS[keyPath](box, value);
  }
  if (box.path !== null && base.isLoose) [box.left, box.top, box.width, box.height] = pathFrame(box.path);
  const [ax, ay] = box.anchor;
  box.left ??= (box.x ?? base.left + base.width * ax) - box.width * ax;
  box.top ??= (box.y ?? base.top + base.height * ay) - box.height * ay;
  if (box.border === null) box.border = box.borderColor === null ? 0 : base.lineWidth;
  return box;
}

function pathFrame(path) {
  const ruler = document.getElementById("ruler");
  ruler.setAttribute("d", path);
  const { x, y, width, height } = ruler.getBBox();
  return [x, y, Math.max(1, width), Math.max(1, height)];
}

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

function placeOf(box) {
  const [ax, ay] = [box.width * box.anchor[0], box.height * box.anchor[1]];
  const text = transformOf(box).replace(/perspective\([^)]*\)/, "");
  const place = new DOMMatrix().translateSelf(box.left, box.top);
  if (text) place.translateSelf(ax, ay).multiplySelf(new DOMMatrix(text)).translateSelf(-ax, -ay);
  return place;
}

function extentOf(box, matrix) {
  const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) =>
    matrix.transformPoint({ x: x * box.width, y: y * box.height }),
  );
  const xs = corners.map((corner) => corner.x / (corner.w || 1));
  const ys = corners.map((corner) => corner.y / (corner.w || 1));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function reachOf(box) {
  if (transformOf(box) !== "") return extentOf(box, placeOf(box));
  return [box.left, box.top, box.left + box.width, box.top + box.height];
}

function unionOf(extents) {
  if (extents.length === 0) return null;
  const [first, ...others] = extents;
  const union = [...first];
  for (const extent of others) {
    for (const side of [0, 1]) union[side] = Math.min(union[side], extent[side]);
    for (const side of [2, 3]) union[side] = Math.max(union[side], extent[side]);
  }
  return union;
}

const ROUND = /^(dot|ring|avatar|knob|ball|circle|spark|badge|moon|thumb|handle|bullet|spinner)\d*$/i;
const BEHIND = /(backdrop|scrim|overlay|dimmer)$/i;

class Scene {
  constructor(session, motion, framesOf) {
    const written = plain(under(session.tree, "$preview")) ?? {};
    this.screen = numbersOf(written.screen, "width", "height") ?? null;
    this.fill = written.fill ?? null;
    this.isWritten = written.layers !== undefined;
    const things = thingsOf(motion.properties);
    const layers = Object.entries(written.layers ?? {}).filter(([, layer]) => typeof layer === "object");
    this.nodes = layers.map(([name, layer]) => this.node(name, layer, things.get(name)));
    for (const [name] of layers) things.delete(name);
    this.guesses = [...things.values()].filter((thing) => thing.properties.length > 0);
    for (const thing of this.guesses) this.nodes.push(this.guess(thing));
    this.connect();
    this.arrange(framesOf);
    this.routes = this.isWritten || !this.guesses.length ? [] : routesOf(session.tree);
  }

  node(name, layer, thing) {
    return {
      name, layer, thing, properties: thing?.properties ?? [], parentName: layer.parent ?? null, children: [],
      base: null, isRound: layer.shape === "circle",
      isSeen: ["fill", "stroke", "path", "icon", "image", "text"].some((key) => layer[key] !== undefined) ||
        (thing?.properties ?? []).some(({ type }) => type === "color"),
    };
  }

  guess(thing) {
    const node = this.node(thing.name, {}, thing);
    node.isGuess = true;
    node.isRound = ROUND.test(thing.name);
    node.isBehind = BEHIND.test(thing.name);
    node.keys = new Set(thing.properties.map((property) => property.keyPath));
    node.isStroked = node.keys.has("strokeStart") || node.keys.has("strokeEnd");
    node.isPath = node.isStroked || node.keys.has("path");
    node.isPlaced = thing.properties.some((property) => PLACE_KEYS.test(property.keyPath));
    return node;
  }

  connect() {
    const byName = new Map(this.nodes.map((node) => [node.name, node]));
    for (const node of this.nodes) {
      if (node.isGuess) node.parentName = this.likelyParent(node, byName);
      node.parent = byName.get(node.parentName) ?? null;
    }
    const order = [];
    const roots = this.nodes.filter((node) => node.parent === null);
    for (const node of this.nodes) node.parent?.children.push(node);
    const add = (node) => {
      order.push(node);
      node.children.forEach(add);
    };
    [...roots.filter((node) => node.isBehind), ...roots.filter((node) => !node.isBehind)].forEach(add);
    this.nodes = order;
  }

  likelyParent({ name }, byName) {
    for (let end = name.length - 1; end > 1; end -= 1) {
      if (/[A-Z_-]/.test(name[end]) && byName.has(name.slice(0, end))) return name.slice(0, end);
    }
    return null;
  }

  arrange(framesOf) {
    for (const node of this.nodes) {
      if (!node.isGuess) node.base = writtenBase(node, this.screen);
    }
    const guesses = this.nodes.filter((node) => node.isGuess);
    if (guesses.length === 0) return;
    for (const node of guesses) node.base = looseBase(node);
    const frames = framesOf();
    const extents = (node) => unionOf(frames.map((frame) => reachOf(boxOf(node, frame))));
    const placed = guesses.filter((node) => node.isPlaced && !node.parent && !node.isBehind);
    const area = unionOf(placed.map(extents));
    const unit = area ? Math.max(1, Math.min(10, Math.max(area[2] - area[0], area[3] - area[1]) / 400)) : 1;
    for (const node of placed) node.base = looseBase(node, unit);
    for (const node of guesses.filter((node) => node.parent)) {
      const { width, height } = node.parent.base;
      Object.assign(node.base, inside(node, width, height));
    }
    this.stack(guesses.filter((node) => !node.isPlaced && !node.parent && !node.isBehind), area, extents, unit);
    const all = unionOf(guesses.filter((node) => !node.isBehind && !node.parent).map(extents)) ?? [0, 0, 320, 240];
    for (const node of guesses.filter((node) => node.isBehind && !node.isPlaced)) {
      Object.assign(node.base, {
        left: all[0] - 40, top: all[1] - 40, width: all[2] - all[0] + 80, height: all[3] - all[1] + 80,
      });
    }
  }

  stack(loose, area, extents, unit) {
    const groups = new Map();
    for (const node of loose) {
      const stem = /^(.*?)[-_]?\d+$/.exec(node.name)?.[1] ?? node.name;
      if (!groups.has(stem)) groups.set(stem, []);
      groups.get(stem).push(node);
    }
    const widest = Math.max(320 * unit, area ? area[2] - area[0] : 0);
    let [x, y, line] = [0, area ? area[3] + LOOSE_GAP : 0, 0];
    const left = area?.[0] ?? 0;
    const put = (node, px, py) => Object.assign(node.base, { left: left + px, top: py });
    for (const [stem, nodes] of groups) {
      const [{ base }] = nodes;
      const isGrid = nodes.length > 3 && nodes.length === Math.round(Math.sqrt(nodes.length)) ** 2 && /cell|tile|pic|photo|image/i.test(stem);
      const isRow = nodes[0].isRound || nodes[0].isPath;
      const across = isGrid ? Math.sqrt(nodes.length) : isRow ? nodes.length : 1;
      const isList = nodes.length > 1 && across === 1;
      if (isList) for (const node of nodes) if (!node.keys.has("bounds.size.width")) node.base.width = 280 * unit;
      if (isList) for (const node of nodes) node.base.height = Math.min(node.base.height, 44 * unit);
      const sizes = nodes.map((node) => {
        const [l, t, r, b] = extents(node);
        return [Math.max(r - l, base.width), Math.max(b - t, node.base.height)];
      });
      const gap = (isList ? 8 : 12) * unit;
      const [w, h] = [Math.max(...sizes.map(([w]) => w)), isList ? nodes[0].base.height : Math.max(...sizes.map(([, h]) => h))];
      const [whole, tall] = [across * (w + gap) - gap, Math.ceil(nodes.length / across) * (h + gap) - gap];
      if (x > 0 && (x + whole > widest || isList)) [x, y, line] = [0, y + line + LOOSE_GAP * unit, 0];
      nodes.forEach((node, index) => {
        const rest = extents(node);
        const origin = [node.base.left, node.base.top];
        const column = index % across;
        const row = Math.floor(index / across);
        const [dx, dy] = isList ? [0, 0] : [origin[0] - rest[0], origin[1] - rest[1]];
        put(node, x + column * (w + gap) + dx, y + row * (h + gap) + dy);
      });
      x += whole + LOOSE_GAP * unit;
      line = Math.max(line, tall);
    }
  }
}

function thingsOf(properties) {
  const things = new Map();
  for (const property of properties) {
    const { target } = property;
    if (!things.has(target)) things.set(target, { name: target, properties: [] });
    if (isDrawn(property)) things.get(target).properties.push(property);
  }
  for (const property of properties) {
    const thing = things.get(property.target);
    if (property.type === "string" && thing.properties.length > 0) thing.properties.push(property);
  }
  return things;
}

function numbersOf(value, ...names) {
  return value === undefined || Array.isArray(value) ? value : names.map((name) => value[name]);
}

function writtenBase({ layer, parent }, screen) {
  const around = parent?.base ?? { width: screen?.[0] ?? 390, height: screen?.[1] ?? 844 };
  const frame = numbersOf(layer.frame, "x", "y", "width", "height") ?? [0, 0, around.width, around.height];
  const [left, top, width, height] = frame;
  return {
    left, top, width, height, radius: layer.radius ?? null, opacity: layer.opacity ?? 1,
    stroke: layer.stroke ?? null, lineWidth: layer.lineWidth ?? 1, isLoose: false, 
    anchor: numbersOf(layer.anchor, "x", "y") ?? [0.5, 0.5],
  };
}

function looseBase(node, unit = 1) {
  const isSquare = node.isRound || [...node.keys].some((key) => /rotation|path|stroke/.test(key));
  const small = node.isRound && !node.isPath && /^(dot|spark|knob|badge|bullet)/i.test(node.name);
  const side = small ? 24 : 64;
  const [width, height] = isSquare ? [side, side] : LOOSE_SIZE;
  return {
    left: 0, top: 0, width: width * unit, height: height * unit, radius: node.keys.has("cornerRadius") ? null : 8,
    opacity: 1, stroke: null, lineWidth: 2, isLoose: true, anchor: [0.5, 0.5],
  };
}

function inside(node, width, height) {
  if (node.isPlaced) return { width: Math.min(node.base.width, width * 0.8), height: Math.min(node.base.height, height * 0.6) };
  return { left: width * 0.1, top: height * 0.15, width: width * 0.8, height: height * 0.7 };
}

function routesOf(root) {
  const routes = [];
  const look = (node) => {
    const path = under(node, "path")?.value;
    if (typeof path === "string" && under(node, "moves")) routes.push(path);
    for (const child of node?.members?.values() ?? node?.items ?? []) look(child);
  };
  look(under(root, "variants"));
  return routes;
}

const LOOKS = 13;
const LOOKED_AT = 12000;
const SKINS = 6;

class Stage {
  constructor(session, element) {
    this.session = session;
    this.element = element;
    this.world = element.querySelector(".world");
    this.screen = element.querySelector(".screen");
    this.past = make("div", "screen past");
    this.sides = make("p", "sides", make("span", "", "before"), make("span", "", "now"));
    this.gauges = element.querySelector(".gauges");
    this.note = element.querySelector(".stage-note");
    this.tip = element.querySelector(".tip");
    session.listen((changed) => {
      if (!session.motion) return this.drawTrouble();
      if (changed.has("motion") || (changed.has("view") && this.isStale)) this.build();
      else if (changed.has("play")) this.change();
      else if (changed.has("view")) this.mark();
      if (changed.size > 0) this.draw();
    });
    new ResizeObserver(() => {
      if (!this.pictures) return;
      this.fit();
      this.draw();
    }).observe(element);
    element.addEventListener("pointerover", (event) => this.name(event.target));
    element.addEventListener("pointerleave", () => this.name(null));
  }

  get isStale() {
    return ["compares", "beside", "onion"].some((key) => this.shows?.[key] !== this.session[key]);
  }


  build() {
    const { session, element } = this;
    const { motion, before, compares, beside, onion } = session;
    this.shows = { compares, beside, onion };
    if (this.measured?.motion !== motion || this.measured.tree !== session.tree) this.measure();
    this.area = this.measured.area;
    const { scene } = this.measured;
    this.isSplit = compares && beside;
    for (const side of [this.past, this.screen]) {
      side.replaceChildren();
      side.classList.toggle("device", scene.screen !== null);
      side.style.background = scene.fill ?? "";
    }
    if (this.isSplit) {
      this.world.append(this.past);
      element.append(this.sides);
    } else for (const part of [this.past, this.sides]) part.remove();
    this.element.style.setProperty("--backdrop", scene.screen ? "" : (scene.fill ?? ""));
    this.element.classList.toggle("filled", !scene.screen && scene.fill !== null);
    this.routes(scene);
    this.main = new Picture(scene, this.screen, "main");
    this.pictures = [this.main];
    this.ghost = null;
    if (compares && before) {
      const past = new Scene(session, before, () => this.looks(1, before));
      this.ghost = this.isSplit ? new Picture(past, this.past, "past") : new Picture(past, this.screen, "before");
      this.pictures.push(this.ghost);
    }
    this.buildSkins();
    this.buildGauges();
    this.mark();
    this.fit();
  }

  change() {
    this.buildSkins();
    this.buildGauges();
  }

  buildSkins() {
    for (const skin of this.skins ?? []) skin.remove();
    this.skins = [];
    const { session } = this;
    if (!session.onion || !this.main) return;
    const times = Array.from({ length: SKINS }, (_, index) => (session.length * index) / (SKINS - 1));
    this.skins = session.frames(0, times).map((values, index) => {
      const skin = new Picture(this.main.scene, this.screen, "skin");
      skin.draw(values, session.absent(0, times[index]));
      return skin;
    });
  }

  measure() {
    const { session } = this;
    const { motion, before, tree } = session;
    const frames = this.looks(0, motion);
    const scene = new Scene(session, motion, () => frames);
    const extents = extentsOf(scene, frames);
    if (before) {
      const past = this.looks(1, before);
      extents.push(...extentsOf(new Scene(session, before, () => past), past));
    }
    const area = scene.screen ? [0, 0, ...scene.screen] : unionOf(extents);
    this.measured = { motion, tree, scene, area };
  }

  looks(slot, motion) {
    const { session } = this;
    const count = Math.max(2, Math.min(LOOKS, Math.floor(LOOKED_AT / (motion.properties.length * motion.variants.length))));
    return motion.variants.slice(0, 12).flatMap(({ name, shown }) => {
      const times = Array.from({ length: count }, (_, index) => (shown * index) / (count - 1));
      return session.frames(slot, times, { variant: name, reversed: false, reduced: false });
    });
  }

  routes(scene) {
    if (scene.routes.length === 0) return;
    const paths = scene.routes.map((d) => svg("path", { d }));
    this.screen.append(svg("svg", { class: "routes", width: 1, height: 1, "aria-hidden": "true" }, ...paths));
  }


  fit() {
    if (!this.area) return;
    const below = this.gauges.offsetHeight;
    const [width, height] = [this.element.clientWidth, this.element.clientHeight - below];
    const pad = Math.min(width, height) < 420 ? 18 : 32;
    const [left, top, right, bottom] = this.area;
    const [one, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
    const shift = this.isSplit ? one + Math.max(24, one * 0.12) : 0;
    const wide = one + shift;
    const most = Math.max(1.75, 260 / Math.max(wide, high));
    this.scale = Math.max(0.01, Math.min(most, (width - 2 * pad) / wide, (height - 2 * pad) / high));
    const x = (width - wide * this.scale) / 2 - left * this.scale;
    const y = (height - high * this.scale) / 2 - top * this.scale;
    this.world.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${this.scale})`;
    this.world.style.setProperty("--unit", `${1 / this.scale}px`);
    this.screen.style.left = `${shift}px`;
    this.sides.style.width = `${2 * shift * this.scale}px`;
    for (const side of [this.past, this.screen]) {
      const isDevice = this.main.scene.screen !== null;
      side.style.width = isDevice ? `${one}px` : "";
      side.style.height = isDevice ? `${high}px` : "";
    }
  }


  get trouble() {
    const { failure, stop, isGood, report } = this.session;
    if (stop) return `this text can't be read here: ${stop}`;
    const error = isGood ? undefined : report.diagnostics.find(({ severity }) => severity === "error");
    if (failure !== null || !error) return failure;
    const { line, column } = error.range.start;
    return `${line}:${column} ${error.message} (this is the last good motion)`;
  }

  drawTrouble() {
    const trouble = this.trouble ?? "";
    this.note.hidden = trouble === "";
    if (this.note.textContent !== trouble) this.note.textContent = trouble;
  }

  draw() {
    if (!this.main) return;
    const { session } = this;
    const shown = session.shown(0);
    this.main.draw(shown.values, session.absent(0));
    if (this.ghost) this.ghost.draw(session.shown(1).values, session.absent(1));
    this.drawGauges(shown);
    this.drawTrouble();
    this.world.setAttribute("aria-label", `${session.motion.name} at ${session.time.toFixed(3)} seconds`);
  }

  mark() {
    const target = this.session.properties.find(({ path }) => path === this.session.property)?.target;
    for (const { node, element } of this.main.parts) element.classList.toggle("box-selected", node.name === target);
  }

  name(target) {
    const box = target?.closest?.("[data-target]");
    this.tip.hidden = !box;
    if (!box) return;
    this.tip.textContent = box.dataset.target;
    const [own, around] = [box.getBoundingClientRect(), this.element.getBoundingClientRect()];
    const x = Math.max(own.left, around.left) - around.left;
    const y = Math.max(own.top, around.top + 26) - around.top;
    this.tip.style.transform = `translate(${Math.min(x, around.width - 90)}px, ${y - 24}px)`;
  }


  buildGauges() {
    const { session } = this;
    const moving = new Set(session.moving);
    const drawn = new Set(this.main.scene.nodes.flatMap((node) => node.properties.map(({ path }) => path)));
    const others = session.properties.filter(({ path }) => !drawn.has(path) && moving.has(path)).slice(0, 8);
    this.gauges.classList.toggle("alone", this.area === null);
    this.scales = others.map((property) => {
      const line = make("div", "gauge");
      const dot = make("b");
      const value = make("output");
      line.append(make("span", "", property.path), make("i", "", dot), value);
      const column = session.attempt(0, () =>
        session.player.graph(0, session.request, property.path, session.length, ROWS),
      );
      const all = column?.values ?? [];
      const component = Math.max(0, all.findIndex((numbers) => numbers.some((number) => number !== numbers[0])));
      const numbers = all[component] ?? [0, 1];
      return { property, line, dot, value, component, low: Math.min(...numbers), high: Math.max(...numbers) };
    });
    this.gauges.replaceChildren(...this.scales.map((scale) => scale.line));
  }

  drawGauges({ values, numbers, places }) {
    for (const { property, dot, value, component, low, high } of this.scales) {
      const shown = values[property.path];
      const [place] = places?.get(property.path) ?? [];
      const number = typeof shown === "number" ? shown : numbers?.[place + component];
      const share = high > low && Number.isFinite(number) ? (number - low) / (high - low) : 0;
      dot.style.left = `${share * 100}%`;
      value.textContent = valueText(shown);
    }
  }
}

function eventAt(stage, x, y) {
  const isSeen = (box) => box === stage || (!(Number.parseFloat(box.style.opacity) < 0.01) && isSeen(box.parentElement));
  for (const element of document.elementsFromPoint(x, y)) {
    const box = stage.contains(element) ? element.closest(".box-main") : null;
    const tapped = box && isSeen(box) ? box.closest("[data-tap]") : null;
    if (tapped) return tapped.dataset.tap;
  }
  return null;
}

function extentsOf(scene, frames) {
  const extents = [];
  for (const frame of frames) {
    const places = new Map();
    for (const node of scene.nodes) {
      const box = boxOf(node, frame);
      const parent = places.get(node.parent);
      const counts = !node.parent?.layer.clip && (node.isGuess || node.isSeen);
      if (!parent && node.children.length === 0) {
        if (counts) extents.push(reachOf(box));
        continue;
      }
      const place = placeOf(box);
      if (parent) place.preMultiplySelf(parent);
      places.set(node, place);
      if (counts) extents.push(extentOf(box, place));
    }
  }
  return extents;
}

class Picture {
  constructor(scene, root, kind) {
    this.scene = scene;
    this.kind = kind;
    const elements = new Map();
    let tone = 0;
    this.parts = scene.nodes.map((node) => {
      const part = this.part(node, node.isGuess ? (tone += 1) - 1 : 0);
      elements.set(node, part.element);
      (node.parent ? elements.get(node.parent) : root).append(part.element);
      return part;
    });
  }

  remove() {
    for (const { node, element } of this.parts) if (!node.parent) element.remove();
  }

  part(node, tone) {
    const { layer } = node;
    const element = make("div", `box box-${this.kind}`);
    if (node.thing) element.dataset.target = node.name;
    const isInThing = (one) => one !== null && (one.thing !== undefined || isInThing(one.parent));
    const isStill = this.kind === "skin" ? !isInThing(node) : !node.thing;
    if (this.kind !== "main" && isStill) element.classList.add("box-still");
    if (this.kind === "main" && typeof layer.tap === "string") element.dataset.tap = layer.tap;
    element.classList.toggle("guess", node.isGuess === true);
    element.classList.toggle("behind", node.isBehind === true);
    element.dataset.tone = tone % 8;
    if (layer.clip) element.classList.add("clips");
    const part = { node, element, kept: {} };
    const source = layer.path ?? layer.icon ?? null;
    const isRing = layer.shape === "circle" && node.properties.some(({ keyPath }) => keyPath.startsWith("stroke"));
    if (source !== null || node.isPath || isRing) {
      part.path = svg("path", { pathLength: 1 });
      part.picture = svg("svg", { "aria-hidden": "true" }, part.path);
      element.append(part.picture);
      element.classList.add("drawn");
      element.classList.toggle("lines", isRing || (!layer.fill && (layer.stroke !== undefined || node.isStroked === true)));
      part.source = source ?? (isRing ? "ring" : node.isStroked && !node.keys.has("path") ? RING : null);
    }
    if (typeof layer.image === "string" && layer.image.startsWith("data:image/")) {
      part.image = make("img");
      part.image.alt = "";
      part.image.src = layer.image;
      element.append(part.image);
    }
    if (layer.text !== undefined || node.properties.some(({ type }) => type === "string")) {
      part.text = make("span", `box-text at-${layer.align ?? "left"}`, layer.text ?? "");
      part.text.style.fontSize = `${layer.fontSize ?? 15}px`;
      if (layer.color) part.text.style.color = layer.color;
      element.append(part.text);
    }
    return part;
  }

  draw(values, absent) {
    const boxes = new Map();
    for (const part of this.parts) {
      const box = boxOf(part.node, values);
      boxes.set(part.node, box);
      put(part, part.element.style, "display", absent.has(part.node.name) ? "none" : "");
      drawPart(part, box, boxes.get(part.node.parent)?.origin ?? [0, 0], this.kind);
    }
  }
}

function put(part, style, key, value) {
  if (part.kept[key] === value) return;
  part.kept[key] = value;
  style[key] = value;
}

function drawPart(part, box, origin, kind) {
  const { node, element } = part;
  const { layer } = node;
  const style = element.style;
  put(part, style, "left", `${box.left - origin[0]}px`);
  put(part, style, "top", `${box.top - origin[1]}px`);
  put(part, style, "width", `${Math.max(0, box.width)}px`);
  put(part, style, "height", `${Math.max(0, box.height)}px`);
  put(part, style, "transformOrigin", `${box.anchor[0] * 100}% ${box.anchor[1] * 100}%`);
  put(part, style, "transform", transformOf(box));
  put(part, style, "borderRadius", node.isRound ? "50%" : box.radius === null ? "" : `${Math.max(0, box.radius)}px`);
  if (box.z !== 0 || part.kept.zIndex) put(part, style, "zIndex", String(Math.round(box.z)));
  if (part.picture) drawPath(part, box);
  if (part.text && box.text !== null) {
    if (part.kept.text !== box.text) part.text.textContent = part.kept.text = box.text;
    const isBack = Array.isArray(box.matrix) && box.matrix.length === 16 && box.matrix[0] < 0 && box.matrix[5] > 0;
    put(part, part.text.style, "scale", isBack ? "-1 1" : "");
  }
  if (kind === "before") return;
  put(part, style, "opacity", String(Math.max(0, Math.min(box.opacity, 1))));
  const fill = box.color ?? layer.fill ?? null;
  if (part.path) put(part, part.path.style, "fill", element.classList.contains("lines") ? "none" : (fill ?? ""));
  else put(part, style, "backgroundColor", fill ?? "");
  const shadows = [];
  if (!part.path && box.border > 0) shadows.push(`inset 0 0 0 ${box.border}px ${box.borderColor ?? "currentColor"}`);
  if (part.path) {
    put(part, part.path.style, "stroke", box.borderColor ?? (layer.fill || fill ? "none" : ""));
    put(part, part.path.style, "strokeWidth", String(box.border || node.base.lineWidth));
  }
  if (box.shadow) {
    const { opacity, radius, offset, color } = box.shadow;
    const ink = `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
    if (opacity > 0) shadows.push(`${offset[0]}px ${-offset[1]}px ${radius * 2}px ${ink}`);
  } else if (layer.shadow > 0) {
    shadows.push(`0 ${layer.shadow * 0.3}px ${layer.shadow}px rgb(0 0 0 / 0.18)`, "0 0 1px rgb(0 0 0 / 0.16)");
  }
  put(part, style, part.path ? "filter" : "boxShadow", part.path ? "" : shadows.join(", "));
}

function drawPath(part, box) {
  const { node, picture, path } = part;
  const { layer } = node;
  const source = box.path ?? part.source;
  if (source === null) return;
  const isLoose = node.base.isLoose && box.path !== null;
  const view = layer.icon
    ? "0 0 24 24"
    : source === RING ? "0 0 64 64" : `${isLoose ? `${box.left} ${box.top}` : "0 0"} ${box.width} ${box.height}`;
  let d = source;
  if (source === "ring") {
    const half = box.width / 2;
    const r = Math.max(0, half - node.base.lineWidth / 2);
    d = `M${half} ${half - r}A${r} ${r} 0 0 1 ${half} ${half + r}A${r} ${r} 0 0 1 ${half} ${half - r}`;
  }
  if (part.kept.view !== view) picture.setAttribute("viewBox", (part.kept.view = view));
  if (part.kept.d !== d) path.setAttribute("d", (part.kept.d = d));
  if (!part.node.properties.some(({ keyPath }) => keyPath.startsWith("stroke"))) return;
  const [start, end] = box.stroke;
  path.setAttribute("stroke-dasharray", `${Math.max(0, end - start)} 2`);
  path.setAttribute("stroke-dashoffset", -start);
  path.style.strokeLinecap = end > start ? "" : "butt";
}

const ROW = 24;
const BAR = 14;
const GRAPHS = 164;
const OPEN_ROWS = 60;
const STEP = 0.005;

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

class Timeline {
  constructor(session, editor, status, element) {
    this.session = session;
    this.editor = editor;
    this.status = status;
    this.element = element;
    this.ruler = element.querySelector(".ruler-plot");
    this.corner = element.querySelector(".corner");
    this.rows = element.querySelector(".chart-rows");
    this.space = element.querySelector(".chart-space");
    this.graphs = element.querySelector("#graphs");
    this.head = element.querySelector(".playhead");
    this.legend = element.querySelector(".legend");
    this.folded = new Map();
    this.drawn = new Map();
    session.listen((changed) => {
      if (!session.motion) return;
      if (changed.has("motion") || changed.has("play")) this.build();
      else if (changed.has("view")) this.arrange();
      if (changed.has("time") || changed.has("play")) this.drawTime();
    });
    new ResizeObserver(() => session.motion && this.build()).observe(this.rows);
    this.rows.addEventListener("scroll", () => this.fill(), { passive: true });
    this.space.addEventListener("focusin", (event) => {
      if (!event.target.matches(":focus-visible")) return;
      event.target.closest(".chart-row")?.scrollIntoView({ block: "nearest" });
      this.fill();
    });
    const scrub = (event) => {
      const x = event.clientX - this.ruler.getBoundingClientRect().left;
      session.playing = false;
      session.seek(Math.min(this.timeAt(x), session.length));
    };
    follow(this.ruler, (event) => (event.target.closest(".cut-chip") ? false : scrub(event)));
    follow(this.space, (event) => {
      if (event.target.closest(".chart-name, .grip:not(.grip-fixed)")) return false;
      return scrub(event);
    });
  }


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
    this.width = this.ruler.clientWidth;
    this.names = this.corner.offsetWidth;
    this.collect();
    this.drawRuler();
    this.arrange();
    this.buildLegend();
  }

  collect() {
    const { session } = this;
    this.tracks = new Map();
    session.events.forEach((event, number) => {
      const next = session.events[number + 1]?.at ?? Infinity;
      for (const track of session.played(event).tracks) {
        if (!this.tracks.has(track.property)) this.tracks.set(track.property, []);
        this.tracks.get(track.property).push({ track, at: event.at, next });
      }
    });
    this.past = new Map();
    if (session.compares) {
      for (const track of session.earlier?.tracks ?? []) this.past.set(track.property, track);
    }
    const groups = new Map();
    const { moving } = session;
    this.gone = new Set(this.past.keys());
    for (const path of moving) this.gone.delete(path);
    for (const path of [...moving, ...this.gone]) {
      const dot = path.indexOf(".");
      const target = path.slice(0, dot);
      if (!groups.has(target)) groups.set(target, []);
      groups.get(target).push(path);
    }
    this.groups = groups;
    this.isLong = moving.length > OPEN_ROWS;
  }

  isFolded(target) {
    const own = this.folded.get(target);
    if (own !== undefined) return own;
    return this.isLong && !this.session.property?.startsWith(`${target}.`);
  }

  arrange() {
    const { session } = this;
    this.list = [];
    let top = 0;
    const add = (row, height) => {
      this.list.push({ ...row, top });
      top += height;
    };
    this.graphTop = null;
    for (const [target, paths] of this.groups) {
      const isSingle = paths.length === 1;
      if (!isSingle) add({ target, paths }, ROW);
      if (!isSingle && this.isFolded(target)) continue;
      for (const path of paths) {
        add({ path, isSingle }, ROW);
        if (path !== session.property) continue;
        this.graphTop = top;
        top += GRAPHS;
      }
    }
    this.space.style.height = `${Math.max(top, ROW)}px`;
    this.graphs.hidden = this.graphTop === null;
    this.graphs.style.top = `${this.graphTop ?? 0}px`;
    this.graphs.style.height = `${GRAPHS}px`;
    for (const { element } of this.drawn.values()) element.remove();
    this.drawn.clear();
    this.fill();
    this.drawTime();
  }

  fill() {
    const [from, to] = [this.rows.scrollTop - 6 * ROW, this.rows.scrollTop + this.rows.clientHeight + 6 * ROW];
    let first = 0;
    for (let step = 1 << 20; step > 0; step >>= 1) {
      if (first + step < this.list.length && this.list[first + step].top < from) first += step;
    }
    const seen = new Set();
    for (let index = first; index < this.list.length && this.list[index].top < to; index += 1) {
      const row = this.list[index];
      seen.add(row);
      if (!this.drawn.has(row)) this.drawn.set(row, { element: this.row(row) });
    }
    for (const [row, { element }] of this.drawn) {
      if (seen.has(row) || element.contains(document.activeElement)) continue;
      element.remove();
      this.drawn.delete(row);
    }
    let next = this.graphs;
    for (const row of [...seen].reverse()) {
      const { element } = this.drawn.get(row);
      if (!element.parentNode) this.space.insertBefore(element, next);
      next = element;
    }
    clearTimeout(this.curveTimer);
    this.curveTimer = setTimeout(() => this.drawCurves());
  }

  row(row) {
    const isProperty = row.path !== undefined;
    const name = make("button", "chart-name");
    name.type = "button";
    const plot = svg("svg", { class: "row-plot", width: this.width, height: ROW, "aria-hidden": "true" });
    if (isProperty) {
      const dot = row.path.indexOf(".");
      const key = make("span", "chart-key", make("bdi", "", row.path.slice(dot)));
      name.append(make("b", "", row.path.slice(0, dot)), key);
      if (!row.isSingle) name.classList.add("under");
      name.setAttribute("aria-label", row.path);
      name.title = this.describe(row.path);
      name.dataset.path = row.path;
      name.setAttribute("aria-pressed", row.path === this.session.property);
      name.disabled = this.gone.has(row.path);
      name.addEventListener("click", () => this.session.view({ property: row.path }));
      name.addEventListener("keydown", (event) => this.key(event, row.path));
      plot.append(...this.bars(row.path), ...this.grips(row.path));
    } else {
      name.classList.add("chart-target");
      const isFolded = this.isFolded(row.target);
      name.setAttribute("aria-expanded", !isFolded);
      name.append(make("i", "fold"), make("b", "", row.target), make("span", "", String(row.paths.length)));
      name.addEventListener("click", () => {
        this.folded.set(row.target, !this.isFolded(row.target));
        this.arrange();
        this.space.querySelector(`[data-fold="${CSS.escape(row.target)}"]`)?.focus();
      });
      name.dataset.fold = row.target;
      plot.append(...this.summary(row.paths));
    }
    const element = make("div", isProperty ? "chart-row" : "chart-row chart-group", name);
    element.append(plot);
    element.style.top = `${row.top}px`;
    element.dataset.selected = isProperty && row.path === this.session.property;
    return element;
  }

  summary(paths) {
    const { session } = this;
    let [low, high] = [Infinity, 0];
    for (const { track, at } of paths.flatMap((path) => this.tracks.get(path) ?? [])) {
      low = Math.min(low, at + track.start);
      high = Math.max(high, at + (track.end ?? Infinity));
    }
    const end = Math.min(high, session.length);
    if (!(end > low)) return [];
    const width = (end - low) * this.unit;
    return [svg("line", { class: "bar-whole", x1: this.x(low), x2: this.x(low) + width, y1: ROW / 2, y2: ROW / 2 })];
  }


  bars(path) {
    const shapes = [];
    for (const entry of this.tracks.get(path) ?? []) shapes.push(...this.track(entry));
    const past = this.past.get(path);
    if (past) {
      const [from, to] = [past.start, Math.min(past.end ?? Infinity, this.session.length)];
      const width = Math.max(1, (to - from) * this.unit);
      shapes.push(svg("rect", { class: "bar-before", x: this.x(from), y: ROW - 5, width, height: 3, rx: 1.5 },
        svg("title", {}, `before: ${timeText(past.start)} to ${past.end === null ? "for ever" : timeText(past.end)}`)));
    }
    return shapes;
  }

  track({ track, at, next }) {
    const shapes = [];
    const y = (ROW - BAR) / 2;
    const one = (start, end, attributes, title) => {
      const [from, to] = [Math.max(start, 0), Math.min(end, this.session.length)];
      if (to < from) return;
      const width = Math.max((to - from) * this.unit, attributes.class.includes("hold") ? 2 : 0.5);
      const shape = svg("rect", { x: this.x(from), y, width, height: BAR, rx: 3, ...attributes });
      if (title) shape.append(svg("title", {}, title));
      shapes.push(shape);
    };
    const bar = (start, end, attributes, title) => {
      if (start < next && end > next) {
        one(start, next, attributes, title);
        one(next, end, { ...attributes, class: `${attributes.class} bar-past` }, title);
      } else {
        one(start, end, start < next ? attributes : { ...attributes, class: `${attributes.class} bar-past` }, title);
      }
    };
    if (track.start > 0) bar(at, at + track.start, { class: "bar-wait", fill: "url(#hatch)" });
    const loop = track.loop;
    const periods = loop ? Math.min(loop.count ?? Infinity, Math.ceil(this.session.length / loop.period), 400) : 1;
    for (let period = 0; period < periods; period += 1) {
      const shift = at + (loop ? period * loop.period : 0);
      for (const segment of track.segments) {
        const [tone, label] = toneOf(segment.kind);
        const start = segment.start + shift;
        if (start > this.session.length) break;
        const end = Math.min(segment.end + shift, loop ? at + (track.end ?? Infinity) : Infinity);
        const faded = period > 0 ? " bar-again" : "";
        const arrives = segment.arrives === undefined ? end : Math.min(segment.arrives + shift, end);
        const title = `${segment.css ?? label}, ${timeText(start)} to ${timeText(end)}`;
        bar(start, arrives, { class: `bar bar-${tone}${faded}` }, title);
        if (end > arrives) bar(arrives, end, { class: `bar bar-${tone} bar-settle${faded}` }, `${title}, settling`);
      }
    }
    return shapes;
  }

  drawCurves() {
    const { session } = this;
    const state = [session.events, session.motion, session.reduced];
    if (!this.courses?.state.every((part, index) => part === state[index])) this.courses = { state, paths: new Map() };
    const waiting = [...this.drawn].filter(([row, drawn]) => row.path && !drawn.curve);
    const begun = performance.now();
    for (const [row, drawn] of waiting) {
      if (!this.courses.paths.has(row.path)) {
        if (session.playing || performance.now() - begun > 12) break;
        const column = session.attempt(1, () =>
          session.player.graph(0, session.request, row.path, session.length, 161),
        );
        this.courses.paths.set(row.path, column && courseOf(column.values));
      }
      drawn.curve = true;
      const course = this.courses.paths.get(row.path);
      if (course) drawn.element.querySelector("svg").append(this.course(course));
    }
    if (waiting.some(([, drawn]) => !drawn.curve)) this.curveTimer = setTimeout(() => this.drawCurves(), 60);
  }

  course(numbers) {
    const last = numbers.length - 1;
    const [y, height] = [(ROW - BAR) / 2 + 2, BAR - 4];
    const d = Array.from(numbers, (value, index) =>
      `${index ? "L" : "M"}${this.x((index / last) * this.session.length).toFixed(1)} ${(y + (1 - value) * height).toFixed(1)}`,
    ).join("");
    return svg("path", { class: "course", d });
  }


  ends(path) {
    const { session } = this;
    const [entry] = this.tracks.get(path) ?? [];
    if (!entry || !session.isGood) return null;
    const { track, at } = entry;
    const last = track.segments.at(-1);
    const places = { delay: at + track.start, duration: last ? at + last.end : null };
    const fixed = (why) => ({ delay: { time: places.delay, why }, duration: { time: places.duration, why } });
    if (session.events.length > 1) return fixed("something is interrupted");
    if (track.loop) return fixed("it repeats");
    const { timing, name, why } = timingOf(session.tree, session.played(session.events[0]).name, path);
    if (!timing) return fixed(why);
    const end = (key, absent) => {
      const found = timeOf(session.tree, timing, key);
      const shared = found.name ?? name;
      return { time: places[key], key, timing, shared, ...(found.seconds === undefined && !found.why ? absent : found) };
    };
    const length = last ? last.end - track.start : 0;
    const delay = end("delay", { seconds: 0 });
    const isPlain = track.segments.length === 1 && !under(timing, "speed");
    const duration = end("duration", isPlain ? { seconds: length } : { why: "none is written for it" });
    const isSpring = last?.kind === "spring" && !(Math.abs(duration.seconds - length) < 1e-6 && duration.node);
    if (isSpring) Object.assign(duration, { why: "a spring takes the time that it needs to settle" });
    else if (!duration.why && !(length > 0 && Math.abs(duration.seconds - length) < 1e-6)) {
      Object.assign(duration, { why: "it plays for another time than the one that is written" });
    }
    return { delay, duration };
  }

  grips(path) {
    const ends = this.ends(path);
    if (!ends) return [];
    return ["delay", "duration"].filter((key) => ends[key].time !== null).map((key) => {
      const end = ends[key];
      const isFixed = end.why !== undefined;
      const shape = svg("rect", {
        class: isFixed ? "grip grip-fixed" : "grip", x: this.x(end.time) - 5, y: 2, width: 10, height: ROW - 4, rx: 3,
      });
      shape.append(svg("title", {}, this.hint(key, end)));
      this.grip(shape, path, key);
      return shape;
    });
  }

  hint(key, { why, shared }) {
    const label = key === "delay" ? "Delay" : "Duration";
    if (why !== undefined) return `${label}: it can’t be dragged, because ${why}`;
    const others = shared === undefined ? "" : `; it is shared as “${shared}”, so whatever else has it changes too`;
    return `${label}: drag it, or press Alt with the arrows on its name${others}`;
  }

  grip(shape, path, key) {
    shape.addEventListener("pointerdown", (press) => {
      if (press.button !== 0) return;
      const end = this.ends(path)[key];
      if (end.why !== undefined) return this.status.say(this.hint(key, end));
      press.preventDefault();
      press.stopPropagation();
      const text = this.session.text;
      const [from, unit] = [press.clientX, this.unit];
      this.editor.hold();
      const move = (event) => {
        const by = (event.clientX - from) / unit;
        const step = event.shiftKey ? STEP / 5 : STEP;
        const time = Math.round(Math.max(0, end.seconds + by) / step) * step;
        this.editor.replace(retimed(text, end.timing, key, time, end.node));
      };
      const stop = () => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", stop);
        removeEventListener("pointercancel", stop);
        this.editor.release();
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", stop);
      addEventListener("pointercancel", stop);
    });
  }

  key(event, path) {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (!by || !event.altKey) return;
    const key = event.shiftKey ? "duration" : "delay";
    const end = this.ends(path)?.[key];
    if (!end) return;
    event.preventDefault();
    event.stopPropagation();
    if (end.why !== undefined) {
      this.status.say(this.hint(key, end));
      return;
    }
    this.editor.replace(retimed(this.session.text, end.timing, key, Math.max(0, end.seconds + by), end.node));
    this.space.querySelector(`[data-path="${CSS.escape(path)}"]`)?.focus();
  }


  drawRuler() {
    const { session } = this;
    const picture = svg("svg", { width: this.width, height: 26, "aria-hidden": "true" });
    const pattern = svg(
      "pattern",
      { id: "hatch", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("line", { class: "hatch", x1: 0, x2: 0, y1: 0, y2: 5 }),
    );
    picture.append(svg("defs", {}, pattern));
    let reached = -Infinity;
    for (const tick of ticksOf(0, session.length, this.width / 100)) {
      const x = this.x(tick);
      picture.append(svg("line", { class: "grid", x1: x, x2: x, y1: 20, y2: 26 }));
      const anchor = x > this.width - 30 ? "end" : x < 30 ? "start" : "middle";
      const left = anchor === "start" ? x : x - 24;
      if (left < reached) continue;
      reached = left + 56;
      picture.append(svg("text", { class: "tick", x: anchor === "start" ? 4 : x, y: 14, "text-anchor": anchor }, timeText(tick)));
    }
    for (const event of session.events) {
      for (const marker of session.played(event).markers) {
        const x = this.x(event.at + marker.time);
        const mark = svg("path", { class: "marker", d: `M${x} 17l4 4l-4 4l-4 -4z` });
        mark.append(svg("title", {}, `${marker.name} at ${timeText(marker.time)}`));
        picture.append(mark);
      }
    }
    this.chips();
    this.ruler.replaceChildren(picture, ...this.cutChips);
    for (const line of this.cutLines ?? []) line.remove();
    this.cutLines = session.events.slice(1).map((event) => {
      const line = make("i", "cut");
      line.style.left = `${this.names + this.x(event.at)}px`;
      return line;
    });
    this.element.append(...this.cutLines);
    this.markBusy();
  }

  chips() {
    const { session } = this;
    if (this.dragged) return;
    this.cutChips = session.events.slice(1).map((event, number) => {
      const chip = make("button", "cut-chip", event.play + (event.reversed ? " ↺" : ""));
      chip.type = "button";
      chip.style.left = `${this.x(event.at)}px`;
      chip.title = `${event.play} interrupts at ${timeText(event.at)}; drag it, or move it with the arrows`;
      const index = number + 1;
      chip.addEventListener("pointerdown", (press) => {
        if (press.button !== 0) return;
        press.preventDefault();
        press.stopPropagation();
        chip.focus();
        this.dragged = true;
        const [{ at }, unit] = [session.events[index], this.unit];
        const move = (event) => {
          session.playing = false;
          session.moveCut(index, Math.round((at + (event.clientX - press.clientX) / unit) / STEP) * STEP);
          chip.style.left = `${this.x(session.events[index].at)}px`;
        };
        const stop = () => {
          this.dragged = false;
          removeEventListener("pointermove", move);
          removeEventListener("pointerup", stop);
          session.say("play");
        };
        addEventListener("pointermove", move);
        addEventListener("pointerup", stop);
      });
      chip.addEventListener("keydown", (event) => {
        const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
        if (!by) return;
        event.preventDefault();
        event.stopPropagation();
        session.moveCut(index, session.events[index].at + by);
        this.ruler.querySelectorAll(".cut-chip")[number]?.focus();
      });
      return chip;
    });
  }

  markBusy() {
    this.element.classList.toggle("interrupted", this.session.isInterrupted);
  }


  describe(path) {
    if (this.gone.has(path)) return `${path}: moved before, and doesn't now`;
    return (this.tracks.get(path) ?? [])
      .map(({ track }) => {
        const kinds = [...new Set(track.segments.map((segment) => toneOf(segment.kind)[1]))].join(", ");
        const end = track.end === null ? "for ever" : `to ${timeText(track.end)}`;
        return `${path}: ${kinds}, from ${timeText(track.start)} ${end}`;
      })
      .join("; ");
  }

  buildLegend() {
    const tones = new Map();
    for (const entries of this.tracks.values()) {
      for (const { track } of entries) {
        for (const segment of track.segments) {
          const [tone, label] = toneOf(segment.kind);
          tones.set(label, tone);
          if (segment.arrives !== undefined && segment.arrives < segment.end) tones.set("settling", "settle");
        }
      }
    }
    if (this.past.size > 0) tones.set("before", "before");
    this.legend.replaceChildren(
      ...[...tones].map(([label, tone]) => make("span", "", make("i", `swatch swatch-${tone}`), label)),
    );
  }

  drawTime() {
    if (!this.width) return;
    this.head.style.transform = `translateX(${this.names + 8 + this.session.share * (this.width - 16)}px)`;
  }
}

function courseOf(values) {
  let best = null;
  for (const numbers of values) {
    let [low, high] = [Infinity, -Infinity];
    for (const number of numbers) {
      if (!Number.isFinite(number)) return null;
      low = Math.min(low, number);
      high = Math.max(high, number);
    }
    if (high > low && (!best || high - low > best.high - best.low)) best = { numbers, low, high };
  }
  return best && best.numbers.map((number) => (number - best.low) / (best.high - best.low));
}

const HEADROOM = 0.2;
const MOST_LINES = 6;

class Graph {
  constructor(session, timeline, element, kind) {
    this.session = session;
    this.timeline = timeline;
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
  }

  get property() {
    return this.session.properties.find((property) => property.path === this.session.property);
  }

  lines(column, before) {
    const all = readable(this.property, column, this.session.length);
    const past = before && readable(this.property, before, this.session.length);
    const lines = all.map((line, index) => ({
      ...line, index, numbers: line[this.kind], before: past?.[index]?.[this.kind],
    }));
    const moving = lines.filter(({ values }) => values.some((value) => value !== values[0]));
    return (moving.length > 0 ? moving : lines).slice(0, MOST_LINES);
  }

  build() {
    const { session } = this;
    this.title.textContent = this.kind === "values" ? "value" : "velocity";
    const [width, height] = [this.plot.clientWidth, this.plot.clientHeight];
    if (width === 0 || !session.property || !this.property) return this.clear();
    const column = session.graph(0);
    if (!column) return this.clear();
    this.svg.setAttribute("width", width);
    this.svg.setAttribute("height", height);
    this.left = 8;
    this.width = Math.max(1, width - 16);
    this.height = Math.max(1, height - 8);
    this.shown = this.lines(column, session.compares && session.before ? session.graph(1) : null);
    [this.low, this.high] = this.range();
    this.svg.replaceChildren(...this.axes(), ...this.shown.flatMap((line, index) => this.curves(line, index)));
    this.dots = this.shown.map((_, index) => svg("circle", { class: `dot tone-${this.tone(index)}`, r: 3.5 }));
    this.svg.append(...this.dots);
    this.readings.replaceChildren(
      ...this.shown.map((line, index) => {
        line.reading = make("output", "");
        const name = this.shown.length > 1 ? make("span", "", line.name) : "";
        return make("span", `reading tone-${this.tone(index)}`, name, line.reading);
      }),
    );
  }

  clear() {
    this.shown = [];
    this.svg.replaceChildren();
    this.readings.replaceChildren();
  }

  range() {
    const all = this.shown.flatMap((line) => [line.numbers, ...(line.before ? [line.before] : [])]);
    let [low, high] = [Infinity, -Infinity];
    for (const numbers of all) {
      for (const number of numbers) {
        if (!Number.isFinite(number)) continue;
        low = Math.min(low, number);
        high = Math.max(high, number);
      }
    }
    if (this.kind === "velocities") {
      const most = Math.max(Math.abs(low), Math.abs(high)) || 1;
      return [low < 0 ? -most * 1.1 : -most * 0.1, high > 0 ? most * 1.1 : most * 0.1];
    }
    const ends = this.shown.flatMap(({ numbers }) => [numbers[0], numbers.at(-1)]);
    const travel = [Math.min(...ends), Math.max(...ends)];
    if (travel[0] === travel[1]) travel.splice(0, 2, low, high);
    const room = (travel[1] - travel[0]) * HEADROOM || Math.abs(travel[0]) * 0.1 || 1;
    return [Math.min(travel[0] - room, low), Math.max(travel[1] + room, high)];
  }

  tone(index) {
    return this.property.type === "color" ? this.shown[index].name : index;
  }

  x(share) {
    return this.left + share * this.width;
  }

  y(value) {
    return 4 + (1 - (value - this.low) / (this.high - this.low)) * this.height;
  }

  axes() {
    const right = this.left + this.width;
    const rows = ticksOf(this.low, this.high, this.height / 26).flatMap((tick) => [
      svg("line", { class: tick === 0 ? "zero" : "grid", x1: this.left, x2: right, y1: this.y(tick), y2: this.y(tick) }),
      svg("text", { class: "tick", x: this.left + 2, y: this.y(tick) - 2 }, numberText(tick)),
    ]);
    const columns = ticksOf(0, this.session.length, (this.width + 16) / 100).map((tick) => {
      const x = this.x(tick / this.session.length);
      return svg("line", { class: "grid", x1: x, x2: x, y1: 0, y2: 8 + this.height });
    });
    return [...columns, ...rows];
  }

  curves(line, index) {
    const path = (numbers, className) => svg("path", { class: className, d: this.pathOf(numbers) });
    return [
      ...(line.before ? [path(line.before, `line line-before tone-${this.tone(index)}`)] : []),
      path(line.numbers, `line tone-${this.tone(index)}`),
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

  drawTime() {
    const { session, property } = this;
    if (!this.shown?.length || !property) return;
    const share = session.share;
    const { numbers, places, velocity } = session.shown(0);
    const place = places?.get(property.path);
    this.shown.forEach((line, index) => {
      const exact = place && (this.kind === "values"
        ? numbers.subarray(place[0], place[0] + place[1]) : velocity);
      const value = line.isRaw && exact?.length ? exact[line.index] : at(line.numbers, share);
      this.dots[index].setAttribute("cx", this.x(share));
      this.dots[index].setAttribute("cy", Number.isFinite(value) ? this.y(value) : -10);
      line.reading.textContent = numberText(value) + (line.unit ?? unitText(property)) + (this.kind === "values" ? "" : "/s");
    });
  }
}

function at(numbers, share) {
  const place = Math.max(0, Math.min(1, share)) * (numbers.length - 1);
  const low = Math.min(Math.floor(place), numbers.length - 2);
  return numbers[low] + (numbers[low + 1] - numbers[low]) * (place - low);
}

function readable(property, { values, velocities }, length) {
  const count = values[0].length;
  const derived = (name, unit, numberAt) => {
    const numbers = Float64Array.from({ length: count }, (_, index) => numberAt(values.map((list) => list[index])));
    return { name, unit, values: numbers, velocities: slopes(numbers, length), isRaw: false };
  };
  if (property.type === "color") {
    return ["red", "green", "blue"].map((name, index) => derived(name, "", (stored) => rgbOf(stored)[index] * 255))
      .concat(derived("alpha", "", (stored) => stored[3]));
  }
  if (property.type === "transform") {
    const m = (stored) => (stored.length === 16
      ? [stored[0], stored[1], stored[4], stored[5], stored[12], stored[13]] : stored);
    return [
      derived("x", " pt", (stored) => m(stored)[4]), derived("y", " pt", (stored) => m(stored)[5]),
      derived("width", "×", (stored) => Math.hypot(m(stored)[0], m(stored)[1]) * (m(stored)[0] < 0 ? -1 : 1)),
      derived("height", "×", (stored) => Math.hypot(m(stored)[2], m(stored)[3])),
      derived("turn", "°", (stored) => (Math.atan2(m(stored)[1], Math.abs(m(stored)[0])) * 180) / Math.PI),
    ];
  }
  return values.map((list, index) => ({
    name: property.names[index] ?? String(index), values: list, velocities: velocities[index], isRaw: true,
  }));
}

function slopes(numbers, length) {
  const step = length / (numbers.length - 1);
  return numbers.map((_, index) => {
    const [low, high] = [Math.max(0, index - 1), Math.min(numbers.length - 1, index + 1)];
    return (numbers[high] - numbers[low]) / ((high - low) * step);
  });
}

function rgbOf([l, a, b, alpha]) {
  if (!(alpha > 0)) return [0, 0, 0];
  [l, a, b] = [l / alpha, a / alpha, b / alpha];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.max(0, Math.min(value, 1));
  });
}

function unitText(property) {
  return { points: " pt", degrees: "°" }[property.unit] ?? "";
}

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
    this.both = element.querySelector("#both");
    this.anchor = null;
    this.rest = null;

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
    this.both.addEventListener("click", () => session.view({ returns: !session.returns }));
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
    this.scrubber.value = session.share;
    this.scrubber.setAttribute("aria-valuetext", `${session.time.toFixed(3)} seconds`);
    this.clock.textContent = `${session.time.toFixed(3)} / ${session.length.toFixed(3)} s`;
    this.speed.value = session.speed;
    this.loop.setAttribute("aria-pressed", session.loops);
    this.both.setAttribute("aria-pressed", session.returns);
    this.both.hidden = !this.canReturn;
    const { variant, reversed } = session.onward;
    this.cut.title = `Play ${variant}${reversed ? ", values reversed," : ""} from here, over what plays (I)`;
    this.forget.hidden = !session.isInterrupted;
    if (session.playing && this.anchor === null) this.run();
    if (!session.playing && this.rest !== null) this.hold();
  }

  get canReturn() {
    const { session } = this;
    const [{ play }] = session.events;
    if (session.isEndless || session.machine.course) return false;
    const { from, to } = session.variant(play);
    return from !== to || this.wayBack.variant !== play;
  }

  get wayBack() {
    const { session } = this;
    const { play, reversed } = session.events.at(-1);
    const same = { variant: play, reversed: !reversed };
    if (reversed) return same;
    const { from, to, onward } = session.variant(play);
    const leadsBack = (way) => {
      const ends = session.variant(way.variant);
      const [begin, end] = way.reversed ? [ends.to, ends.from] : [ends.from, ends.to];
      return begin === to && end === from;
    };
    return [onward[0], ...session.variants.map(({ name }) => ({ variant: name, reversed: false }))].find(leadsBack) ?? same;
  }

  toggle() {
    const { session } = this;
    if (session.playing) return this.pause();
    if (session.time < session.length) return session.view({ playing: true });
    this.isBack = false;
    if (session.returns && this.canReturn) {
      const { variant, reversed } = this.wayBack;
      session.choose(variant, reversed);
    } else session.time = 0;
    session.view({ playing: true });
  }

  pause() {
    const { session } = this;
    this.hold();
    if (!session.playing) return;
    if (session.time > session.length) session.time %= session.length;
    session.view({ playing: false });
    session.say("time");
  }

  hold() {
    this.anchor = null;
    clearTimeout(this.rest);
    this.rest = null;
  }

  jump(time) {
    this.hold();
    this.session.seek(time);
    if (this.session.playing) this.run();
  }

  setSpeed(speed) {
    this.anchor = null;
    this.session.view({ speed });
  }

  choose(name, reversed = false) {
    this.hold();
    this.isBack = false;
    this.session.choose(name, reversed);
    this.session.view({ playing: true });
  }

  interrupt() {
    this.hold();
    this.session.interrupt();
    this.session.view({ playing: true });
  }

  tap() {
    const { session } = this;
    if (session.time === 0 && !session.playing) return this.toggle();
    if (session.time < session.length || session.isEndless) return this.interrupt();
    const { variant, reversed } = session.onward;
    this.choose(variant, reversed);
  }

  send(action) {
    this.hold();
    const turn = this.session.machine.send(action);
    if (turn) this.session.view({ playing: true });
    else if (this.session.playing) this.run();
    return turn;
  }

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
      const time = anchor.time + ((now - anchor.at) / 1000) * session.speed;
      if (session.machine.course) {
        session.seek(time);
        if (session.machine.course?.restsAt(session.time)) this.end(anchor);
        else requestAnimationFrame(frame);
        return;
      }
      if (time >= session.length && !session.isEndless) {
        session.seek(session.length);
        this.end(anchor);
        return;
      }
      session.seek(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  end(anchor) {
    const { session } = this;
    const isBack = this.isBack === true;
    const goesBack = session.returns && this.canReturn && !isBack;
    if (session.machine.course || (!goesBack && !session.loops)) {
      this.anchor = null;
      this.isBack = false;
      session.playing = false;
      session.view({});
      return;
    }
    this.rest = setTimeout(() => {
      if (this.anchor !== anchor || !session.playing) return;
      this.anchor = null;
      if (!session.returns) {
        session.time = 0;
        session.view({});
        session.seek(0);
        return;
      }
      this.isBack = !isBack;
      const { variant, reversed } = this.wayBack;
      session.choose(variant, reversed);
      session.view({});
    }, (REST * 1000) / Math.max(session.speed, 0.5));
  }

  step(frames) {
    this.pause();
    this.session.seek((Math.round(this.session.time / FRAME) + frames) * FRAME);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.session.motion) return;
    const target = event.target;
    if (target.matches("textarea, select, input:not([type=range])")) return;
    const isButton = target.matches("button, summary, [role=button]");
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
      this.choose(names[(index + 1) % names.length]);
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
      b: () => session.view({ returns: !session.returns }),
      f: () => session.view({ alone: !session.alone }),
      o: () => session.view({ onion: !session.onion }),
      v: next,
    };
  }
}

const DIAGRAM = 320;
const STATE_HEIGHT = 32;
const LABEL_HEIGHT = 17;
const LONGEST_STATE = 14;
const LONGEST_EVENT = 16;

function cut(text, length) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

function widthOf(text, size) {
  return text.length * size * 0.56;
}

function placedStates(names) {
  const widths = names.map((name) => Math.max(46, widthOf(cut(name, LONGEST_STATE), 12.5) + 22));
  const count = names.length;
  const reach = DIAGRAM / 2 - Math.max(...widths) / 2 - 6;
  const rise = count < 3 ? 0 : count === 3 ? 124 : 100 + (count - 4) * 34;
  const margin = count < 3 ? 66 : 30;
  const middle = rise + STATE_HEIGHT / 2 + margin;
  const states = names.map((name, index) => {
    const angle = count === 1 ? 0 : ((index / count) * 2 - (count === 2 ? 1 : 0.5)) * Math.PI;
    return {
      name, width: widths[index], height: STATE_HEIGHT,
      x: DIAGRAM / 2 + (count === 1 ? 0 : Math.cos(angle) * reach), y: middle + Math.sin(angle) * rise,
    };
  });
  return { states: new Map(states.map((state) => [state.name, state])), height: 2 * middle };
}

function rangeOf(states, arrows) {
  const all = [...states.values(), ...arrows.flatMap(({ labels }) => labels)];
  const ys = all.flatMap(({ y, height = LABEL_HEIGHT }) => [y - height / 2, y + height / 2]);
  for (const { shape: { loop, curve, start, end } } of arrows) {
    if (loop) ys.push(loop[1] + loop[2] * 26);
    else for (let share = 0; share <= 1; share += 0.125) ys.push(pointAt(curve, start + (end - start) * share)[1]);
  }
  return [Math.min(...ys) - 6, Math.max(...ys) + 6];
}

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

function pointAt([a, b, c], t) {
  const mix = (axis) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t * t * c[axis];
  return [mix(0), mix(1)];
}

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
  const control = [0, 1].map((axis) => 2 * middle[axis] - (from[axis] + to[axis]) / 2);
  const text = (point) => point.map(number).join(" ");
  return {
    line: `M${text(from)}Q${text(control)} ${text(to)}`,
    head: head(to, Math.atan2(to[1] - control[1], to[0] - control[0])),
  };
}

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

class States {
  constructor(session, transport, status, { tab, panel, bar, stage }) {
    Object.assign(this, { session, transport, status, tab, panel, bar, stage });
    this.state = bar.querySelector(".state-name");
    this.events = bar.querySelector(".events");
    this.waits = bar.querySelector(".waits");
    this.hide();
    session.listen((changed) => {
      if (changed.has("motion")) this.build();
      if (changed.size > 0 && session.machine.isThere) this.draw();
    });
  }

  hide() {
    const { isThere } = this.session.machine;
    this.tab.hidden = this.bar.hidden = !isThere;
    if (!isThere) this.stage.classList.remove("live");
  }

  act(action) {
    const { state } = this.session.machine.whereabouts;
    if (this.transport.send(action)) return;
    if (action.send !== undefined) this.status.say(`nothing is taken in “${state}” by “${action.send}”`);
    else if (action.go === state) this.status.say(`it is in “${state}” already`);
    else this.status.say(`no single way leads from “${state}” to “${action.go}”`);
  }


  build() {
    this.hide();
    const { motion, machine } = this.session;
    this.key = null;
    this.nodes = new Map();
    this.arrows = [];
    if (!machine.isThere) return this.panel.replaceChildren();
    const { states, height } = placedStates(motion.states.map(({ name }) => name));
    this.arrows = arrowsOf(motion.transitions);
    const isPair = ({ from, to }) => this.arrows.some((other) => other.from === to && other.to === from);
    for (const arrow of this.arrows) {
      arrow.shape = curveOf(states.get(arrow.from), states.get(arrow.to), isPair(arrow));
    }
    placeLabels(this.arrows, states, height);
    const [top, bottom] = rangeOf(states, this.arrows);
    this.way = svg("g", { class: "arrow playing" });
    const picture = svg("svg", {
      class: "states", viewBox: `0 ${top} ${DIAGRAM} ${bottom - top}`, role: "group", "aria-label": "States and what leads from one to another",
    });
    picture.append(
      ...this.arrows.map((arrow) => (arrow.element = this.arrow(arrow.shape))), this.way,
      ...this.arrows.flatMap((arrow) => arrow.labels.map((label) => (label.element = this.label(arrow, label)))),
      ...[...states.values()].map((state) => this.node(state)),
    );
    this.boxes = states;
    this.panel.replaceChildren(
      picture, make("p", "hint", "Click a state to go there, and an event to send it; what plays is interrupted where it is."),
    );
  }

  arrow(shape) {
    const { line, head } = arrowPaths(shape);
    return svg("g", { class: "arrow" }, svg("path", { class: "arrow-line", d: line }), svg("path", { class: "arrow-head", d: head }));
  }

  button(className, label, act, ...children) {
    const element = svg("g", { class: className, role: "button", tabindex: 0, "aria-label": label }, svg("title", {}, label), ...children);
    element.addEventListener("click", act);
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    });
    return element;
  }

  label(arrow, { text, send, x, y, width }) {
    const children = [
      svg("rect", { x: x - width / 2, y: y - LABEL_HEIGHT / 2 + 1, width, height: LABEL_HEIGHT - 2, rx: 7 }),
      svg("text", { x, y: y + 3.8 }, cut(text, LONGEST_EVENT)),
    ];
    if (send === null) return svg("g", { class: "cause" }, ...children);
    const words = `Send ${send}: from ${arrow.from} to ${arrow.to}`;
    return this.button("cause sent", words, () => this.act({ send }), ...children);
  }

  node({ name, x, y, width, height }) {
    const box = svg("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 10 });
    const element = this.button(
      "state", `Go to ${name}`, () => this.act({ go: name }), box, svg("text", { x, y: y + 4.4 }, cut(name, LONGEST_STATE)),
    );
    element.dataset.state = name;
    this.nodes.set(name, element);
    return element;
  }


  draw() {
    const { session } = this;
    const { state, entered, turn } = session.machine.whereabouts;
    const [, from, to] = turn ?? [];
    const isUnderWay = !entered && to === state;
    const key = JSON.stringify([state, entered, from, to, session.machine.course !== null]);
    if (key === this.key) return;
    this.key = key;
    this.stage.classList.toggle("live", session.machine.course !== null);
    const candidates = session.machine.candidates(state);
    for (const [name, node] of this.nodes) {
      node.classList.toggle("coming", name === state && !entered);
      if (name === state) node.setAttribute("aria-current", "true");
      else node.removeAttribute("aria-current");
    }
    for (const arrow of this.arrows) {
      arrow.element.classList.toggle("playing", isUnderWay && arrow.from === from && arrow.to === to);
      for (const { element, send, holds } of arrow.labels) {
        const isCandidate = arrow.from === state && holds;
        element.classList.toggle("candidate", isCandidate);
        element.classList.toggle("barred", !holds);
        if (send === null) continue;
        element.setAttribute("aria-disabled", !isCandidate);
        element.setAttribute("tabindex", isCandidate ? 0 : -1);
      }
    }
    this.drawWay(isUnderWay && !this.arrows.some((arrow) => arrow.from === from && arrow.to === to) ? [from, to] : null);
    this.drawBar(state, entered, candidates);
  }

  drawWay(ends) {
    this.way.replaceChildren();
    const boxes = ends?.map((name) => this.boxes.get(name));
    if (boxes?.every((box) => box)) this.way.append(...this.arrow(curveOf(...boxes, true)).childNodes);
  }

  drawBar(state, entered, candidates) {
    this.state.textContent = entered ? state : `→ ${state}`;
    this.state.title = entered ? `It is in “${state}”` : `It is on its way to “${state}”`;
    const names = [...new Set(candidates.flatMap(({ on }) => on ?? []))];
    const focused = this.events.contains(document.activeElement) ? document.activeElement.textContent : null;
    if (JSON.stringify(names) !== this.names) {
      this.names = JSON.stringify(names);
      this.events.replaceChildren(
        ...names.map((send) => {
          const button = make("button", "", send);
          button.type = "button";
          button.addEventListener("click", () => this.act({ send }));
          return button;
        }),
      );
    }
    names.forEach((send, index) => {
      const row = candidates.find(({ on }) => on?.includes(send));
      this.events.children[index].title = `Send “${send}”, which leads to “${row.to}”`;
    });
    if (focused !== null && !this.events.contains(document.activeElement)) {
      const buttons = [...this.events.children];
      (buttons.find(({ textContent }) => textContent === focused) ?? buttons[0])?.focus();
    }
    const waits = candidates.filter(({ after }) => after !== undefined).sort((one, other) => one.after - other.after);
    const goesOn = this.session.machine.course !== null && waits.length > 0;
    if (!goesOn) this.waits.textContent = waits.length === 0 && names.length === 0 ? "nothing leads on from here" : "";
    else this.waits.textContent = `${waits[0].after > 0 ? `after ${timeText(waits[0].after)}` : "when done"} → ${waits[0].to}`;
  }
}

class Editor {
  static wait = 120;

  constructor(session, element) {
    this.session = session;
    this.area = element.querySelector("#text");
    this.under = element.querySelector(".text-under");
    this.list = element.querySelector(".problems");
    this.summary = element.querySelector("#summary");
    this.original = session.source.text;
    this.timer = null;
    this.history = new History(session.text);
    this.area.value = session.text;
    this.area.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.type(), Editor.wait);
    });
    this.area.addEventListener("blur", () => this.type());
    this.area.addEventListener("beforeinput", (event) => {
      const by = { historyUndo: -1, historyRedo: 1 }[event.inputType];
      if (!by) return;
      event.preventDefault();
      this.travel(by);
    });
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      if (event.target.matches("input:not([type=range])")) return;
      event.preventDefault();
      this.travel(key === "y" || event.shiftKey ? 1 : -1);
    });
    this.undo = element.querySelector("#undo");
    this.redo = element.querySelector("#redo");
    this.undo.addEventListener("click", () => this.travel(-1));
    this.redo.addEventListener("click", () => this.travel(1));
    element.querySelector("#download").addEventListener("click", () => this.download());
    this.area.addEventListener("scroll", () => this.align());
    element.querySelector("#format").addEventListener("click", () => this.format());
    this.revert = element.querySelector("#revert");
    this.revert.addEventListener("click", () => this.replace(this.original));
    session.listen((changed) => changed.has("text") && this.draw());
  }

  type() {
    clearTimeout(this.timer);
    if (this.area.value === this.session.text) return;
    this.history.add(this.area.value, "typing");
    this.session.edit(this.area.value);
  }

  travel(by) {
    this.type();
    const text = this.history.travel(by);
    if (text !== null) this.show(text);
    this.draw();
  }

  hold() {
    this.history.hold();
  }

  release() {
    this.history.release();
  }

  get isEdited() {
    return this.session.text !== this.original;
  }

  draw() {
    const { session } = this;
    if (this.area.value !== session.text) this.area.value = session.text;
    this.revert.disabled = !this.isEdited;
    this.undo.disabled = !this.history.canTravel(-1);
    this.redo.disabled = !this.history.canTravel(1);
    document.documentElement.dataset.edited = this.isEdited;
    const problems = session.report.diagnostics;
    if (session.stop) {
      this.summary.textContent = `the engine can't read this: ${session.stop}`;
      this.summary.dataset.severity = "error";
      this.list.replaceChildren();
      this.under.replaceChildren();
      return;
    }
    const { errors, warnings } = session.report.summary;
    const notes = problems.length - errors - warnings;
    const count = (number, noun) => (number > 0 ? [`${number} ${noun}${number === 1 ? "" : "s"}`] : []);
    const counts = [...count(errors, "error"), ...count(warnings, "warning"), ...count(notes, "note")];
    const stale = session.isGood || !session.motion ? "" : "; what plays is the last good motion";
    this.summary.textContent = (counts.join(", ") || "no problems") + stale;
    this.summary.dataset.severity = errors > 0 ? "error" : warnings > 0 ? "warning" : "none";
    this.list.replaceChildren(...problems.slice(0, 200).map((problem) => this.entry(problem)));
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

  splice(start, end, replacement) {
    const { bytes } = this.session;
    const [from, to] = [textIndex(bytes, start), textIndex(bytes, end)];
    const text = this.session.text;
    this.replace(text.slice(0, from) + replacement + text.slice(to));
  }

  replace(text) {
    if (text === this.session.text) return;
    this.history.add(text);
    this.show(text);
  }

  show(text) {
    const { scrollTop } = this.area;
    this.area.value = text;
    this.session.edit(text);
    this.area.scrollTop = scrollTop;
  }

  download() {
    const link = make("a");
    link.href = URL.createObjectURL(new Blob([this.session.text], { type: "application/json" }));
    link.download = this.session.source.path.split("/").at(-1) || "spec.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  format() {
    this.type();
    const answer = this.session.player.format(this.session.source.path, this.area.value);
    if (answer.text !== undefined) this.replace(answer.text);
  }
}

class History {
  static pause = 800;

  constructor(text) {
    this.texts = [text];
    this.place = 0;
    this.kind = null;
    this.time = 0;
    this.isHeld = false;
  }

  add(text, kind = null) {
    const now = performance.now();
    const isSame = (this.isHeld && this.hasBegun) || (kind !== null && kind === this.kind && now - this.time < History.pause);
    [this.kind, this.time] = [kind, now];
    this.hasBegun = this.isHeld;
    if (text === this.texts[this.place]) return;
    this.texts.length = this.place + 1;
    if (isSame && this.place > 0) this.texts[this.place] = text;
    else this.place = this.texts.push(text) - 1;
    while (this.texts.length > 2 && this.texts.length * text.length > 5e7) {
      this.texts.shift();
      this.place -= 1;
    }
  }

  hold() {
    [this.isHeld, this.hasBegun] = [true, false];
  }

  release() {
    [this.isHeld, this.hasBegun, this.kind] = [false, false, null];
  }

  canTravel(by) {
    return this.place + by >= 0 && this.place + by < this.texts.length;
  }

  travel(by) {
    if (!this.canTravel(by)) return null;
    this.kind = null;
    this.place += by;
    return this.texts[this.place];
  }
}

const CURVE_VIEW = { width: 300, height: 260, pad: 40, low: -0.35, high: 1.35 };
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
      this.isOther = false;
      this.draw();
    });
    session.listen((changed) => {
      if (!session.motion) return;
      if ((changed.has("view") || changed.has("play")) && session.property !== this.property) this.follow();
      if (changed.has("text")) this.draw();
    });
  }

  get curve() {
    const { curves } = this.session;
    return curves[this.index] ?? curves[0];
  }

  follow() {
    this.property = this.session.property;
    const found = this.session.curveIndex;
    if (found >= 0) this.index = found;
    this.isOther = found < 0;
    this.draw();
  }

  draw() {
    if (this.isHeld) return this.picture();
    const { curves } = this.session;
    this.empty.hidden = curves.length > 0 && !this.isOther;
    this.empty.textContent = curves.length > 0
      ? `What ${this.session.property} moves along is no Bézier and no spring of this text; this is another curve.`
      : "No curve of this spec is written as a Bézier or a spring.";
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

  textOf({ range: [start, end] }) {
    return new TextDecoder().decode(this.session.bytes.subarray(start, end));
  }


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
        if (!this.isHeld) this.editor.hold();
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
        this.editor.release();
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
    const answer = this.session.attempt(1, () => this.session.player.curve(this.textOf(curve), count));
    if (!answer) return;
    const { values, slopes } = answer;
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
      input.addEventListener("pointerdown", () => this.editor.hold());
      input.addEventListener("change", () => this.editor.release());
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

class Variants {
  constructor(session, transport, element) {
    this.session = session;
    this.transport = transport;
    this.list = element.querySelector("#variants");
    this.reduced = element.querySelector("#reduced");
    this.compare = element.querySelector("#compare");
    this.beside = element.querySelector("#beside");
    this.title = element.querySelector("#name");
    this.description = document.querySelectorAll(".description");
    this.alone = element.querySelector("#alone");
    this.onion = element.querySelector("#onion");
    this.alone.addEventListener("click", () => session.view({ alone: !session.alone }));
    this.onion.addEventListener("click", () => session.view({ onion: !session.onion }));
    this.reduced.addEventListener("click", () => session.setReduced(!session.reduced));
    this.compare.addEventListener("click", () => session.compare(!session.compares));
    this.compare.hidden = session.before === null;
    this.beside.addEventListener("click", () => session.view({ beside: !session.beside }));
    session.listen((changed) => {
      if (session.motion && changed.size > 0) this.draw();
    });
  }

  draw() {
    const { session } = this;
    const [first] = session.events;
    this.title.textContent = session.motion.name;
    const words = under(session.tree, "description")?.value ?? "";
    for (const line of this.description) {
      if (line.textContent !== words) line.textContent = words;
      line.title = words;
    }
    document.documentElement.dataset.view = session.alone ? "stage" : "all";
    this.alone.setAttribute("aria-pressed", session.alone);
    this.onion.setAttribute("aria-pressed", session.onion);
    this.reduced.hidden = !session.hasReducedForms;
    this.reduced.setAttribute("aria-pressed", session.reduced);
    this.compare.setAttribute("aria-pressed", session.compares);
    this.beside.hidden = !session.compares;
    this.beside.setAttribute("aria-pressed", session.beside);
    const key = JSON.stringify(session.variants.map((variant) => variant.name));
    if (key !== this.key) {
      this.key = key;
      this.list.replaceChildren(
        ...session.variants.map((variant) => {
          const button = make("button", "", variant.name);
          button.type = "button";
          button.addEventListener("click", (event) => this.transport.choose(variant.name, event.altKey));
          return button;
        }),
      );
    }
    session.variants.forEach((variant, index) => {
      const button = this.list.children[index];
      const length = variant.duration === null ? "goes on for ever" : timeText(variant.duration);
      button.title = `${variant.from} → ${variant.to}, ${length} (V for the next)`;
      const isChosen = variant.name === first.play && !session.machine.course;
      if (isChosen && button.getAttribute("aria-pressed") !== "true") this.reveal(button);
      button.setAttribute("aria-pressed", isChosen);
    });
  }

  reveal(button) {
    const [own, list] = [button.getBoundingClientRect(), this.list.getBoundingClientRect()];
    this.list.scrollLeft += Math.max(0, own.right - list.right + 30) || Math.min(0, own.left - list.left - 30);
  }
}

class Values {
  constructor(session, element) {
    this.session = session;
    this.body = element.querySelector("#values tbody");
    this.panel = element;
    this.rows = [];
    session.listen((changed) => {
      if (session.motion && changed.size > 0) this.draw();
    });
  }

  build() {
    const { properties } = this.session;
    this.shown = properties.slice(0, 400);
    this.rows = this.shown.map((property) => {
      const name = make("button", "link", ...property.path.split(/(?<=\.)/).flatMap((part) => [part, make("wbr")]));
      name.type = "button";
      name.addEventListener("click", () => this.session.view({ property: property.path }));
      const swatch = property.type === "color" ? make("i", "chip") : "";
      const [value, speed] = [make("output"), make("td")];
      const row = make("tr", "", make("th", "", name), make("td", "", swatch, value), speed);
      return { property, row, swatch, value, speed };
    });
    this.body.replaceChildren(...this.rows.map(({ row }) => row));
  }

  draw() {
    const { session } = this;
    if (this.panel.hidden || session.alone) return;
    if (this.motion !== session.motion) this.build();
    this.motion = session.motion;
    const { values } = session.shown(0);
    const speeds = session.playing ? null : session.samples(0, [session.time])?.velocities;
    for (const { property, row, swatch, value, speed } of this.rows) {
      const shown = values[property.path];
      value.textContent = valueText(property.type === "path" ? roundedPath(shown) : shown) + (property.type === "angle" ? "°" : "");
      if (swatch) swatch.style.background = shown ?? "";
      if (speeds) speed.textContent = speedText(property, speeds[property.path]?.[0]);
      row.dataset.selected = property.path === session.property;
    }
  }
}

function roundedPath(path) {
  return path?.replace(/-?\d+\.\d+/g, (number) => numberText(Number(number)));
}

function speedText(property, speed) {
  if (speed === undefined || property.type === "color" || property.type === "transform") return "";
  const list = [speed].flat();
  if (list.every((number) => number === 0)) return "0";
  return list.slice(0, 4).map((number) => numberText(number)).join(", ");
}

class Code {
  constructor(session, element, status) {
    this.session = session;
    this.panel = element;
    this.menu = element.querySelector("#copy");
    this.text = element.querySelector("#code");
    this.losses = element.querySelector(".losses");
    this.status = status;
    this.menu.addEventListener("change", () => this.draw());
    element.querySelector("#copy-code").addEventListener("click", () => this.copy());
    session.listen((changed) => {
      if (!session.motion || this.panel.hidden) return;
      if (["motion", "play", "view"].some((change) => changed.has(change))) this.draw();
    });
  }

  form(name) {
    const { session } = this;
    if (name === "spec") return { text: session.text, losses: [] };
    const { play, reversed } = session.events[0];
    return session.player.form(name, { variant: play, reversed, reduced: session.reduced });
  }

  draw() {
    const { session } = this;
    if (this.menu.children.length === 0) {
      for (const { name, title } of [...session.player.forms, { name: "spec", title: "Spec (JSON)" }]) {
        const option = make("option", "", name === "spec" ? title : `${name}: ${title}`);
        option.value = name;
        this.menu.append(option);
      }
    }
    const key = JSON.stringify([this.menu.value, session.events[0], session.reduced]);
    if (this.key === key && this.motion === session.motion) return;
    [this.key, this.motion] = [key, session.motion];
    try {
      const { text, losses = [] } = this.form(this.menu.value);
      this.source = text;
      const shown = text.length > 60000 ? `${text.slice(0, 60000)}\n…` : text;
      this.text.replaceChildren(...highlighted(shown));
      this.losses.hidden = losses.length === 0;
      this.losses.replaceChildren(
        make("b", "", "Not the same in this form"), ...losses.map((loss) => make("li", "", loss)),
      );
    } catch (error) {
      this.source = "";
      this.text.textContent = error.message;
    }
  }

  async copy() {
    try {
      await copied(this.source);
      this.status.say("copied");
    } catch (error) {
      this.status.say(`nothing was copied: ${error.message}`);
    }
  }
}

async function copied(text) {
  if (navigator.clipboard) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch {
    }
  }
  const area = make("textarea", "away");
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  if (!isDone) throw new Error("this browser doesn't let pages copy");
}

function highlighted(text) {
  const parts = [];
  const pattern = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`)|(#[0-9a-fA-F]{3,8}\b|-?\b\d+(?:\.\d+)?(?:e[-+]?\d+)?(?:ms|s|px|deg|%)?)|(@?[A-Za-z_$][\w$-]*)(?=\s*[({:])/g;
  let reached = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > reached) parts.push(text.slice(reached, match.index));
    const kind = ["remark", "string", "number", "word"].find((_, index) => match[index + 1] !== undefined);
    parts.push(make("span", `code-${kind}`, match[0]));
    reached = match.index + match[0].length;
  }
  parts.push(text.slice(reached));
  return parts;
}

class Status {
  constructor(element) {
    this.element = element;
  }

  say(text) {
    this.element.textContent = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.element.textContent = ""), 4000);
  }
}

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
        const seen = this.tabs.filter(({ hidden }) => !hidden);
        const next = seen[(seen.indexOf(tab) + by + seen.length) % seen.length];
        next.click();
        next.focus();
      });
    });
    session.listen(() => {
      const indexOf = (panel) => this.tabs.findIndex((tab) => tab.dataset.panel === panel && !tab.hidden);
      const chosen = indexOf(session.shownPanel);
      const index = chosen >= 0 ? chosen : indexOf("curves");
      if (this.panels[index].hidden) this.show(index);
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

class Edge {
  constructor(element) {
    const set = (width) => {
      const most = Math.max(280, innerWidth - 420);
      const value = Math.round(Math.max(260, Math.min(width, most)));
      document.body.style.setProperty("--side", `${value}px`);
      element.setAttribute("aria-valuenow", value);
    };
    const now = () => element.parentElement.getBoundingClientRect().width;
    follow(element, (event) => set(innerWidth - event.clientX));
    element.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: 20, ArrowRight: -20 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      set(now() + by);
    });
    element.setAttribute("aria-valuenow", Math.round(now()));
  }
}

class Changes {
  constructor(session, element) {
    this.session = session;
    this.element = element;
    session.listen((changed) => {
      if (session.motion && session.before && !element.hidden && changed.size > 0) this.draw();
    });
  }

  draw() {
    const { session } = this;
    const state = [session.motion, session.before];
    if (this.state?.every((part, index) => part === state[index])) return;
    this.state = state;
    let text;
    try {
      text = session.player.changes() || "no difference in motion";
    } catch (error) {
      text = error.message;
    }
    this.element.replaceChildren(...text.trim().split("\n").filter((line) => line !== "").map((line) => this.line(line)));
  }

  line(text) {
    const words = text.trimStart();
    const level = Math.min(2, (text.length - words.length) / 2);
    const line = make("p", `change change-${level}`);
    const end = words.indexOf(": ");
    const name = words.slice(0, end);
    const act = end < 0 ? null : this.action(level, name);
    if (act) {
      const button = make("button", "link", name);
      button.type = "button";
      button.addEventListener("click", act);
      line.append(button, words.slice(end));
    } else line.append(words);
    const severity = /(?:^|: )(breaking|visible|subtle|invisible)(?![\w-])/.exec(words);
    if (severity) line.dataset.severity = severity[1];
    return line;
  }

  action(level, name) {
    const { session } = this;
    if (level === 0 && session.variant(name)) return () => session.choose(name, false);
    if (level === 1 && session.properties.some(({ path }) => path === name)) return () => session.view({ property: name });
    return null;
  }
}

const LONGEST = 12000;

class Address {
  constructor(session, editor) {
    this.session = session;
    this.editor = editor;
    this.wasGiven = location.hash.length > 1;
    window.addEventListener("hashchange", () => location.hash !== this.written && this.read());
    session.listen((changed) => {
      if (changed.has("text")) this.keep();
      if (!session.playing) this.write();
    });
    window.addEventListener("beforeunload", (event) => {
      if (editor.isEdited && !this.isKept && !this.isLeft) event.preventDefault();
    });
  }


  get place() {
    return `motionspec ${location.pathname}`;
  }

  async restore() {
    const { editor, session } = this;
    let text = null;
    const packed = new URLSearchParams(location.hash.slice(1)).get("text");
    try {
      if (packed) text = await unpacked(packed);
      else {
        const kept = JSON.parse(sessionStorage.getItem(this.place) ?? "null");
        if (kept?.original === editor.original) text = kept.text;
      }
    } catch {
    }
    if (text !== null && text !== session.text) editor.replace(text);
    this.read();
  }

  keep() {
    const { editor, session } = this;
    const { text } = session;
    this.isKept = false;
    this.packed = null;
    try {
      if (editor.isEdited) sessionStorage.setItem(this.place, JSON.stringify({ original: editor.original, text }));
      else sessionStorage.removeItem(this.place);
      this.isKept = editor.isEdited;
    } catch {
    }
    clearTimeout(this.packing);
    if (!editor.isEdited || text.length > 400000) return;
    this.packing = setTimeout(async () => {
      const packed = await packedText(text);
      if (text !== session.text || packed.length > LONGEST) return;
      this.packed = packed;
      this.write();
    }, 250);
  }


  read() {
    const { session } = this;
    if (!session.motion) return;
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
    session.machine.course = null;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches && session.hasReducedForms;
    session.reduced = fields.has("reduced") ? fields.get("reduced") === "1" : isCalm;
    session.loops = fields.get("loop") === "1";
    session.returns = fields.get("both") === "1";
    session.onion = fields.get("onion") === "1";
    session.alone = fields.get("view") === "stage";
    session.compares = session.before !== null && fields.get("compare") !== "0";
    session.beside = fields.get("beside") === "1";
    const speed = Number(fields.get("speed"));
    session.speed = SPEEDS.includes(speed) ? speed : 1;
    const panel = fields.get("panel");
    if (document.getElementById(`tab-${panel}`)?.hidden === false) session.panel = panel;
    const time = Number(fields.get("time"));
    const course = courseOfFields(fields, session.motion);
    if (course) {
      course.reach = Math.max(course.sends.at(-1).at, Number.isFinite(time) ? time : 0);
      session.machine.course = course;
      if (!session.machine.retrace()) session.events = [session.opening()];
    }
    const moving = session.moving;
    session.property = moving.includes(fields.get("property")) ? fields.get("property") : (moving[0] ?? null);
    session.time = Number.isFinite(time) ? Math.max(0, Math.min(time, session.length)) : 0;
    if (session.machine.course) session.machine.follow();
    session.say("play", "time", "view");
  }

  write() {
    const { session } = this;
    if (!session.motion) return;
    const text = (event) => event.play + (event.reversed ? "~" : "");
    const fields = new URLSearchParams();
    const [first, ...cuts] = session.events;
    if (session.machine.course) writeCourse(fields, session.machine.course);
    else {
      fields.set("variant", text(first));
      for (const cut of cuts) fields.append("cut", `${cut.at}:${text(cut)}`);
    }
    if (session.time > 0) fields.set("time", session.time);
    if (session.property) fields.set("property", session.property);
    if (session.hasReducedForms) fields.set("reduced", session.reduced ? 1 : 0);
    if (session.loops) fields.set("loop", 1);
    if (session.returns) fields.set("both", 1);
    if (session.onion) fields.set("onion", 1);
    if (session.alone) fields.set("view", "stage");
    if (session.speed !== 1) fields.set("speed", session.speed);
    if (session.before && !session.compares) fields.set("compare", 0);
    if (session.beside) fields.set("beside", 1);
    if (session.panel) fields.set("panel", session.panel);
    if (this.packed && this.editor.isEdited) fields.set("text", this.packed);
    const hash = `#${fields}`;
    clearTimeout(this.timer);
    if (hash === location.hash) return;
    this.written = hash;
    this.timer = setTimeout(() => history.replaceState(null, "", hash), 150);
  }
}

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function packedText(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function unpacked(packed) {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

class News {
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
    const { isEdited } = editor;
    session.source = source;
    editor.original = source.text;
    if (source.before) session.before = session.load(1, source.before, source.before.text).motion;
    if (!isEdited) editor.history.add(source.text);
    session.read(isEdited ? session.text : source.text);
    this.status.say(isEdited ? "the file has changed: Revert takes what it says" : "the file has changed");
  }
}

class Gallery {
  constructor(module, entries, element) {
    this.module = module;
    this.isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.cards = new Map();
    const list = element.querySelector(".cards");
    const count = document.getElementById("count");
    const nothing = element.querySelector(".nothing");
    const whole = entries.length === 1 ? "1 spec" : `${entries.length} specs`;
    count.textContent = whole;
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) this.cards.get(target).isSeen = isIntersecting;
      this.wake();
    }, { rootMargin: "100px" });
    for (const entry of entries) {
      const card = this.card(entry);
      this.cards.set(card.element, card);
      list.append(card.element);
      watch.observe(card.element);
    }
    const search = document.getElementById("search");
    search.addEventListener("input", () => {
      const words = search.value.toLowerCase().split(/\s+/);
      let found = 0;
      for (const { element } of this.cards.values()) {
        const text = element.textContent.toLowerCase();
        element.hidden = !words.every((word) => text.includes(word));
        if (!element.hidden) found += 1;
      }
      count.textContent = found === entries.length ? whole : `${found} of ${whole}`;
      nothing.hidden = found > 0;
    });
  }

  card({ page, source }) {
    const root = SpecText.read(source.text);
    const link = make("a", "", under(root, "name")?.value ?? page);
    link.href = encodeURIComponent(page);
    const thumb = make("div", "thumb");
    const world = make("div", "world", make("div", "screen"));
    world.setAttribute("role", "img");
    const tip = make("span", "tip");
    const note = make("p", "stage-note");
    tip.hidden = note.hidden = true;
    thumb.append(world, make("div", "gauges"), tip, note);
    const words = make("p", "", under(root, "description")?.value ?? "");
    const element = make("article", "card", thumb, make("h2", "", link), words);
    return { element, thumb, source, isSeen: false, session: null };
  }

  wake() {
    if (this.isOpening) return;
    const next = [...this.cards.values()].find((card) => card.isSeen && !card.session && !card.isBroken);
    if (next) {
      this.isOpening = true;
      setTimeout(() => {
        this.isOpening = false;
        try {
          this.open(next);
        } catch (error) {
          next.isBroken = true;
          throw error;
        } finally {
          this.wake();
        }
      });
    }
    this.run();
  }

  open(card) {
    const session = new Session(new Player(new Engine(this.module)), card.source);
    session.reduced = this.isCalm && session.hasReducedForms;
    card.session = session;
    const stage = new Stage(session, card.thumb);
    stage.element.dataset.ready = "true";
    session.say("motion", "play", "time");
    card.from = null;
    card.plays = !this.isCalm;
    card.thumb.addEventListener("click", () => {
      card.plays = true;
      if (session.time >= session.length || session.time === 0) this.onward(card);
      else session.interrupt();
      this.run();
    });
  }

  onward(card) {
    const { session } = card;
    if (session.time > 0) {
      const { variant, reversed } = session.onward;
      session.choose(variant, reversed);
    } else session.say("play");
    card.rest = null;
    card.from = null;
  }

  run() {
    if (this.frame) return;
    const step = (now) => {
      let isBusy = false;
      for (const card of this.cards.values()) {
        if (card.isSeen && card.session?.motion && card.plays && !card.element.hidden) {
          isBusy = true;
          this.play(card, now);
        } else card.last = null;
      }
      this.frame = isBusy ? requestAnimationFrame(step) : null;
    };
    this.frame = requestAnimationFrame(step);
  }

  play(card, now) {
    const { session } = card;
    const passed = card.last ? Math.min((now - card.last) / 1000, 0.1) : 0;
    card.last = now;
    session.playing = true;
    if (session.isEndless || session.time < session.length) {
      session.seek(session.time + passed);
      card.rest = null;
      return;
    }
    session.playing = false;
    if (this.isCalm) {
      card.plays = false;
      return;
    }
    card.rest = (card.rest ?? 0) + passed;
    if (card.rest > REST * 1.4) this.onward(card);
  }
}

async function main() {
  const data = (id) => JSON.parse(document.getElementById(id).textContent);
  const element = (id) => document.getElementById(id);
  const module = await Engine.compile(window.motionEngine ?? element("engine").textContent);
  if (element("gallery")) {
    new Theme(element("theme"));
    window.gallery = new Gallery(module, data("gallery"), document.querySelector(".gallery"));
    document.documentElement.dataset.ready = "true";
    return;
  }
  const session = new Session(new Player(new Engine(module)), data("source"));
  const status = new Status(element("status"));
  const editor = new Editor(session, element("panel-spec"));
  const address = new Address(session, editor);
  element("tab-states").hidden = !session.machine.isThere;
  await address.restore();
  const transport = new Transport(session, element("transport"));
  const timeline = new Timeline(session, editor, status, element("chart"));
  element("tab-changes").hidden = session.before === null;
  const states = new States(session, transport, status, {
    tab: element("tab-states"), panel: element("panel-states"), bar: element("machine"), stage: element("stage"),
  });
  const parts = {
    status, address, editor, transport, timeline, states,
    tabs: new Tabs(session, element("side")),
    variants: new Variants(session, transport, document.body),
    stage: new Stage(session, element("stage")),
    values: new Graph(session, timeline, element("graph-values"), "values"),
    velocities: new Graph(session, timeline, element("graph-velocities"), "velocities"),
    handles: new Handles(session, editor, element("panel-curves")),
    table: new Values(session, element("panel-values")),
    copying: new Code(session, element("panel-code"), status),
    changes: new Changes(session, element("panel-changes")),
    news: new News(session, editor, status),
  };
  new Theme(element("theme"));
  new Edge(element("edge"));
  tapping(element("stage"), transport, states);
  const keys = element("keys");
  element("help").addEventListener("click", () => keys.showModal());
  session.say("text", "motion", "play", "time", "view");
  document.documentElement.dataset.ready = "true";
  window.preview = { session, ...parts };
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (session.motion && !isCalm && (!address.wasGiven || (session.alone && session.time === 0))) {
    if (!session.isEndless) session.returns = transport.canReturn;
    transport.toggle();
  }
}

function tapping(stage, transport, states) {
  let press = null;
  stage.addEventListener("pointerdown", (event) => {
    press = event.isPrimary && event.button === 0 ? [event.clientX, event.clientY] : null;
  });
  stage.addEventListener("pointerup", (event) => {
    if (!press || !transport.session.motion) return;
    const moved = Math.hypot(event.clientX - press[0], event.clientY - press[1]);
    press = null;
    if (moved >= 8) return;
    const { session } = transport;
    const send = session.machine.isThere ? eventAt(stage, event.clientX, event.clientY) : null;
    if (send !== null) states.act({ send });
    else if (!session.machine.course) transport.tap();
  });
  stage.addEventListener("pointercancel", () => (press = null));
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
