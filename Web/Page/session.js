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
