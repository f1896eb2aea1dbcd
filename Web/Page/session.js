// What is looked at: a spec, what is played of it and when, and what of that is shown. Everything that is drawn is drawn from
// here; whoever changes something says so, and whoever draws it is told.

const FRAME = 1 / 60;
const SPEEDS = [0.1, 0.25, 0.5, 1];
/** Instants of a graph: at least, and where something in it is short. */
const ROWS = [481, 4801];
/** Instants of the shortest piece of a motion, unless it is shorter than these can show. */
const PIECE_ROWS = 8;
/** How long it rests between a way there and a way back, and between rounds of a loop, in seconds. */
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
    /** The state machine; while it has a course that is what plays, and its turns are the events. */
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
    return this.player.load(slot, { path, location, text, files, parameters, initial });
  }

  // The text

  /** Reads a text; the last good motion stays where it has errors, and where the engine can't read it at all. */
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

  /** The panel that is shown: the one that was chosen, else what there was to see when the page was opened. */
  get shownPanel() {
    return this.panel ?? this.firstPanel;
  }

  get hasReducedForms() {
    return this.motion.variants.some((variant) => variant.reducedForm !== null);
  }

  /** Which of the text's curves the selected property moves along; negative for none of them. */
  get curveIndex() {
    const variant = this.events[0]?.play;
    return this.curves.findIndex(({ uses }) =>
      this.uses[uses].some((use) => use.variant === variant && use.property === this.property));
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
    const { course } = this.machine;
    if (course) ends.push(course.reach, this.machine.endAfter(ends.at(-1)));
    return Math.max(FRAME, this.earlier?.shown ?? 0, ...ends);
  }

  /** What the first variant was before, where that is compared. */
  get earlier() {
    if (!this.compares) return undefined;
    const { name } = this.played(this.events[0]);
    return this.before?.variants.find((variant) => variant.name === name);
  }

  get isInterrupted() {
    return this.events.length > 1;
  }

  // Playing

  /** Plays something else from its beginning. */
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

  /** Shows what it was before, or doesn't; the axis is as long as what is shown. */
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

  /** What an interruption at the present time would play. */
  get onward() {
    const last = this.events.filter((event) => event.at <= this.time).at(-1) ?? this.events[0];
    return this.variant(last.play).onward[last.reversed ? 1 : 0];
  }

  /** Plays the other way from here, while what plays goes on underneath. */
  interrupt() {
    const { variant, reversed } = this.onward;
    // What the machine did is a list of plays, which is interrupted as any other.
    this.machine.course = null;
    this.events = this.events.filter((event) => event.at < this.time || event === this.events[0]);
    this.events.push({ at: this.time, play: variant, reversed });
    this.say("play", "time");
  }

  /** Moves an interruption to another time, between those beside it. */
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
    // What never ends goes on beyond what the axis shows.
    const end = this.playing && this.isEndless ? Infinity : this.length;
    this.time = Math.max(0, Math.min(time, end));
    if (this.machine.course) this.machine.follow();
    else this.say("time");
  }

  /** Whether it doesn't end where the axis does. */
  get isEndless() {
    if (this.machine.course) return !this.machine.course.restsAt(this.time);
    return this.events.some((event) => this.played(event).duration === null);
  }

  /** Where the present time stands on the axis, from 0 to 1. */
  get share() {
    const { time, length } = this;
    return (time > length ? time % length : time) / length;
  }

  /** Changes how things are shown. */
  view(changes) {
    Object.assign(this, changes);
    this.say("view");
  }

  // Numbers

  /** What is played, as the player is asked for it. */
  get request() {
    const [first] = this.events;
    if (this.machine.course) return this.machine.course.request(this.reduced);
    return this.isInterrupted
      ? { events: this.events, reduced: this.reduced }
      : { variant: first.play, reversed: first.reversed, reduced: this.reduced };
  }

  /** Asks the player; null where nothing can be played. */
  attempt(slot, ask) {
    try {
      if (slot === 0) this.failure = null;
      return ask();
    } catch (error) {
      if (slot === 0) this.failure = error.message;
      return null;
    }
  }

  /**
   * What is shown at the present time: `values` of all properties by path, those that don't move where they rest, and `numbers`,
   * `places` and `velocity` as the player gave them. One call of the player, however many look.
   */
  shown(slot) {
    const kept = (this.last ??= [])[slot];
    // The machine's own turns are no news to it.
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

  /** What is there at some instants: `values` and `velocities` by path, each a list. Null where nothing can be played. */
  samples(slot, times, request = this.request) {
    return this.attempt(slot, () => this.player.samples(slot, request, times));
  }

  /** What is shown of each property at some instants; those that don't move are where they rest. */
  frames(slot, times, request = this.request) {
    const samples = this.samples(slot, times, request);
    const resting = this.resting(slot === 0 ? this.motion : this.before, request);
    return times.map((_, index) => {
      const frame = { ...resting };
      if (samples) for (const path in samples.values) frame[path] = samples.values[path][index];
      return frame;
    });
  }

  /** The text before as a tree, read once. */
  get treeBefore() {
    const { text } = this.source.before;
    if (this.former?.text !== text) this.former = { text, tree: SpecText.read(text) };
    return this.former.tree;
  }

  /** The names of the targets that aren't there at a time. */
  absent(slot, time = this.time) {
    const motion = slot === 0 ? this.motion : this.before;
    const presences = presencesOf(slot === 0 ? this.tree : this.treeBefore, motion);
    if (presences.length === 0) return new Set();
    const { course } = this.machine;
    // What a machine has played it says itself, with the states of its transitions.
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

  /** How many instants a line of a property needs so that its shortest piece is seen, within a range. */
  rowsOf(path, [least, most]) {
    let shortest = this.length;
    for (const track of this.events.flatMap((event) => this.played(event).tracks)) {
      if (track.property !== path) continue;
      for (const { start, end } of track.segments) if (end > start) shortest = Math.min(shortest, end - start);
    }
    return Math.max(least, Math.min(Math.ceil((PIECE_ROWS * this.length) / shortest) + 1, most));
  }

  /** The selected property over everything that is shown, kept until something else is. */
  graph(slot) {
    const state = [this.events, this.reduced, this.property, this.motion, this.before, this.source];
    if (!this.kept?.state.every((part, index) => part === state[index])) this.kept = { state, columns: [] };
    if (this.kept.columns[slot] === undefined) {
      this.kept.columns[slot] = this.attempt(slot, () =>
        this.player.graph(slot, this.request, this.property, this.length, this.rowsOf(this.property, ROWS)),
      );
    }
    return this.kept.columns[slot];
  }
}

/** Puts what a frame says of each property into values, as the language writes them. */
function readInto(values, { numbers, places, texts }, types) {
  for (const [path, [place, count]] of places) {
    const type = types.get(path);
    if (type === "color") values[path] = colorText(numbers, place);
    else if (type === "integer") values[path] = wholeOf(numbers[place]);
    else if (type === "insets") {
      const [top, left, bottom, right] = numbers.subarray(place, place + 4);
      values[path] = { top, left, bottom, right };
    } else if (count === 1) values[path] = numbers[place];
    else values[path] = Array.from(numbers.subarray(place, place + count));
  }
  for (const [path, value] of texts) values[path] = value;
}

/** An integer as an app reads it: rounded half away from zero. */
function wholeOf(number) {
  return Math.sign(number) * Math.floor(Math.abs(number) + 0.5);
}

/** A colour from its stored numbers, as CSS reads it. */
function colorText(numbers, place) {
  const alpha = numbers[place + 3];
  if (!(alpha > 0)) return "transparent";
  const [l, a, b] = [0, 1, 2].map((index) => numbers[place + index] / alpha);
  return `oklab(${l} ${a} ${b} / ${alpha})`;
}
