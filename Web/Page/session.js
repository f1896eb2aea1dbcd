// What is looked at: a spec, what is played of it and when, and what of that is shown. Everything that is drawn is drawn from
// here; whoever changes something says so, and whoever draws it is told.

const FRAME = 1 / 60;
const SPEEDS = [0.1, 0.25, 0.5, 1];
/** Instants of a graph. */
const ROWS = 481;
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
    /** What the state machine was sent, while it is what plays; its turns are the events then. */
    this.course = null;
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
    this.firstPanel = this.before ? "changes" : this.hasMachine ? "states" : this.isGood && this.curves.length === 0 ? "values" : "curves";
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
    if (this.motion && this.course && !this.retrace()) this.events = [];
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
    if (this.course) ends.push(this.course.reach, this.courseEnd(ends.at(-1)));
    return Math.max(FRAME, this.earlier?.shown ?? 0, ...ends);
  }

  /**
   * Where a machine's course ends that plays until a time: where that has ended, which is an instant later, or where it would go on
   * by itself, which is an instant too late.
   */
  courseEnd(time) {
    const wait = this.waitIn(this.course.turns.at(-1)[2]);
    return wait > 0 ? (time + wait) * (1 - 1e-12) : time * (1 + 1e-12);
  }

  /** The longest time after which a state may be left by itself, in seconds. */
  waitIn(state) {
    return Math.max(0, ...this.motion.transitions.filter(({ from }) => from === state).map(({ after }) => after ?? 0));
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
    this.course = null;
    this.events = [{ at: 0, play: name, reversed }];
    this.time = 0;
    this.keepProperty();
    this.say("play", "time");
  }

  setReduced(reduced) {
    this.reduced = reduced;
    if (this.course) this.retrace();
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
    this.course = null;
    this.events = this.events.filter((event) => event.at < this.time || event === this.events[0]);
    this.events.push({ at: this.time, play: variant, reversed });
    this.say("play", "time");
  }

  /** Moves an interruption to another time, between those beside it. */
  moveCut(index, time) {
    const { events } = this;
    this.course = null;
    const low = events[index - 1].at;
    const high = events[index + 1]?.at ?? Infinity;
    this.events = events.map((event, other) =>
      other === index ? { ...event, at: Math.max(low, Math.min(time, high)) } : event,
    );
    this.time = Math.min(this.time, this.length);
    this.say("play", "time");
  }

  forgetInterruptions() {
    this.course = null;
    this.events = this.events.slice(0, 1);
    this.time = Math.min(this.time, this.length);
    this.say("play", "time");
  }

  seek(time) {
    // What never ends goes on beyond what the axis shows.
    const end = this.playing && this.isEndless ? Infinity : this.length;
    this.time = Math.max(0, Math.min(time, end));
    if (this.course) this.follow();
    else this.say("time");
  }

  /** Whether it doesn't end where the axis does. */
  get isEndless() {
    if (this.course) return !this.course.restsAt(this.time);
    return this.events.some((event) => this.played(event).duration === null);
  }

  // The state machine

  get hasMachine() {
    return this.motion !== null && this.motion.transitions.length > 0;
  }

  /**
   * Where the machine is: the `state`, whether that is `entered`, and the `turn` that is under way or led there. Where variants are
   * played, it is where they lead.
   */
  get whereabouts() {
    if (this.course?.now) {
      const { state, entered } = this.course.now;
      return { state, entered, turn: this.course.turnAt(this.time) };
    }
    const last = this.events.filter((event) => event.at <= this.time).at(-1) ?? this.events[0];
    const { from, to, duration } = this.played(last);
    const way = last.reversed ? [to, from] : [from, to];
    if (this.time === 0 && !this.playing) return { state: way[0], entered: true };
    const entered = duration !== null && this.time >= last.at + duration;
    return { state: way[1], entered, turn: [last.at, ...way, last.play, last.reversed] };
  }

  /** The transitions that could be taken from a state now. */
  candidates(state) {
    return this.motion.transitions.filter(({ from, holds }) => from === state && holds);
  }

  /**
   * Sends something to the machine at the present time, `{ send }` or `{ go }`, which is what plays from here on. Returns what it
   * plays, as one of its turns; null where nothing leads on from here, which leaves everything as it is.
   */
  send(action) {
    for (const course of this.continuations()) {
      const at = course === this.course || course.sends.length > 0 ? this.time : 0;
      const next = course.with(at, action);
      const before = course.turns.filter((turn) => turn[0] <= at).length;
      if (!this.traces(next, at) || next.turns.length <= before) continue;
      this.time = at;
      this.adopt(next);
      return next.turns.at(-1);
    }
    return null;
  }

  /** The courses that could be gone on with, the best first: what was sent so far, what plays as if it had been sent, a new one. */
  *continuations() {
    const { state, entered } = this.whereabouts;
    const { course, time } = this;
    if (course) {
      // From a state as it is at the beginning, the axis begins anew.
      if (course.now?.home && course.restsAt(time)) yield new Course(state);
      else yield course;
      return;
    }
    if (!entered) {
      const played = this.events.filter((event) => event.at <= time);
      const [first] = played;
      const begun = this.played(first);
      const past = new Course(first.reversed ? begun.to : begun.from, played.map((event) => {
        const { from, to } = this.played(event);
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

  /** Finds out what a course does until a time; false where it can't be played. */
  traces(course, time) {
    try {
      const play = { state: course.start, events: course.sends, reduced: this.reduced };
      const { machine } = this.player.frame(0, play, time, null);
      Object.assign(course, { turns: machine.turns, now: machine, reach: time });
      return true;
    } catch {
      return false;
    }
  }

  /** Plays by a course whose turns are known. */
  adopt(course) {
    this.course = course;
    this.events = course.plays;
    this.keepProperty();
    this.say("play", "time");
  }

  /** Plays the course as it is anew, after something else has changed; without one where that can't be done. */
  retrace() {
    const { course } = this;
    const isThere = this.hasMachine && this.traces(course, course.reach) && course.turns.length > 0;
    const isKnown = isThere && course.plays.every((event) => this.variant(event.play));
    if (isKnown) this.events = course.plays;
    else this.course = null;
    return isKnown;
  }

  /** Looks where the machine is now, and whether it went on by itself. */
  follow() {
    const { course, time, length } = this;
    const { machine } = this.shown(0);
    if (machine) course.now = machine;
    const isFurther = machine !== undefined && machine.turns.length > course.turns.length;
    if (isFurther) {
      course.turns = machine.turns;
      this.events = course.plays;
      this.keepProperty();
    }
    // What takes longer than it was thought to, the axis gives more room.
    const isLate = time > length;
    course.reach = Math.max(course.reach, isLate && !course.restsAt(time) ? time * 1.25 : time);
    if (isFurther || isLate) this.say("play", "time");
    else this.say("time");
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
    if (this.course) return { state: this.course.start, events: this.course.sends, reduced: this.reduced };
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
    const played = this.course?.sends ?? this.events;
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

  /** The selected property over everything that is shown, kept until something else is. */
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

/** Puts what a frame says of each property into values, as the language writes them. */
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

/** A colour from its stored numbers, as CSS reads it. */
function colorText(numbers, place) {
  const alpha = numbers[place + 3];
  if (!(alpha > 0)) return "transparent";
  const [l, a, b] = [0, 1, 2].map((index) => numbers[place + index] / alpha);
  return `oklab(${l} ${a} ${b} / ${alpha})`;
}
