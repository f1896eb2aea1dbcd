// The timeline: a row for each thing that moves, and below it one for each of its properties, with bars that are hatched while they
// wait, coloured by the kind of their curve, lighter where a spring only settles. Only rows that can be seen exist.

const ROW = 24;
const BAR = 14;
const GRAPHS = 164;
/** Instants of the line in a bar: at least, and where something in it is short. */
const COURSE_ROWS = [161, 1601];
/** Targets of more rows than this are folded at first. */
const OPEN_ROWS = 60;
/** The step of an end that is dragged, in seconds. */
const STEP = 0.005;

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
    // The browser tells of scrolling a frame later than the next key may come, which would then leave the list at its last row.
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

  // The axis

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

  // Rows

  build() {
    const { session } = this;
    this.width = this.ruler.clientWidth;
    this.names = this.corner.offsetWidth;
    this.collect();
    this.drawRuler();
    this.arrange();
    this.buildLegend();
  }

  /** Finds what plays of each property. */
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
    // What moved only before has its bar too.
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

  /** Works out which rows there are, and where. */
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

  /** Draws the rows that can be seen, and takes away the others. */
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
    // In the order of the rows, so that the keyboard goes down; what is there isn't moved, because it may have the focus.
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
      // Of a name that is too long the ends are shown, by which names differ.
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

  /** The whole time in which something of a target moves. */
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

  // Bars

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

  /** The bars of a track that is played at a time, and is interrupted at the `next`. */
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
    // What comes after an interruption isn't played, or not as it says.
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

  /** Draws into the bars that can be seen how each value goes, a few at a time. */
  drawCurves() {
    const { session } = this;
    const state = [session.events, session.motion, session.reduced];
    if (!this.courses?.state.every((part, index) => part === state[index])) this.courses = { state, paths: new Map() };
    const waiting = [...this.drawn].filter(([row, drawn]) => row.path && !drawn.curve);
    const begun = performance.now();
    for (const [row, drawn] of waiting) {
      if (!this.courses.paths.has(row.path)) {
        // What plays comes first.
        if (session.playing || performance.now() - begun > 12) break;
        const column = session.attempt(1, () =>
          session.player.graph(0, session.request, row.path, session.length, session.rowsOf(row.path, COURSE_ROWS)),
        );
        const isWhole = session.properties.some(({ path, type }) => path === row.path && type === "integer");
        const values = isWhole ? column?.values.map((list) => list.map(wholeOf)) : column?.values;
        this.courses.paths.set(row.path, values && courseOf(values));
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

  // Handles

  /**
   * The two ends of a property's bar, `delay` and `duration`: each with the `time` at which it is, its `seconds`, and the `timing` and
   * `node` in which they are written; or with `why` it can't be moved.
   */
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
    // The default length of one way can be written down where one way is all.
    const isPlain = track.segments.length === 1 && !under(timing, "speed");
    const duration = end("duration", isPlain ? { seconds: length } : { why: "none is written for it" });
    // A time that isn't what is played is left alone.
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

  /** What can be done with an end of a bar, or why nothing can. */
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

  /** Alt and the arrows move a bar, with Shift its end. */
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

  // The ruler

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

  /** What plays from where, where something is interrupted. */
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
        // The axis changes with what is dragged: the hand keeps to the one it began on.
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

  // Words

  /** A row in words. */
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

/** The course of the component that travels furthest, from 0 to 1; null where nothing does. */
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
