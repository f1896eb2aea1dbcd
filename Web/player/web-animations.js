/**
 * Plays what `speccli bake --format waapi` writes, as the Animator plays a spec: what adds up adds up, what is
 * replaced is replaced, and everything rests where the last play said.
 *
 *     import { Motion } from "motionspec/web-animations";
 *     const motion = new Motion(await (await fetch("chip.waapi.json")).json(), document.querySelector("main"));
 *     const play = motion.play("expand");
 *     await play.finished;
 *
 * An element with `data-motion="chip"` is the target `chip`, one with `data-motion="row.0"` the target `row.0`.
 */
export class Motion {
  #playing = new Set();
  #numbers = {};
  /** By target, whether it is present, and the key of the play that decided last. */
  #presence = new Map();
  #displays = new WeakMap();

  /**
   * Registers the custom properties, and shows the targets as they are before anything plays.
   *
   * @param {object} data The JSON, parsed.
   * @param {Element|Document} root Where the targets are.
   */
  constructor(data, root = document) {
    if (data.webAnimations !== 2) throw new TypeError(`version ${data.webAnimations} isn't 2`);
    this.data = data;
    this.root = root;
    for (const property of data.properties) register(property);
    for (const [name, styles] of Object.entries(data.parameters)) {
      show(this.#host, styles);
      this.#numbers[name] = Object.values(styles).map(Number);
    }
    for (const [target, styles] of Object.entries(data.targets)) {
      for (const element of this.elements(target)) show(element, styles);
    }
    for (const target of Object.keys(data.presence ?? {})) this.#display(target);
  }

  /**
   * Whether a target is present: an element of one that isn't has the style `display: none`. A play that leads to where it is shows it at
   * once; one that leads to where it isn't takes it away when it has been played to its end, unless a newer one has been begun.
   */
  isPresent(target) {
    const { presence = {}, variants } = this.data;
    // Before anything plays, as where the first variant begins.
    return this.#presence.get(target)?.isPresent ?? presence[target]?.includes(Object.values(variants)[0].from) ?? true;
  }

  /** Has every target present, or not, as it is in a state. */
  showPresence(state) {
    for (const [target, states] of Object.entries(this.data.presence ?? {})) this.#decide(target, states.includes(state));
  }

  #decide(target, isPresent, key = null) {
    this.#presence.set(target, { isPresent, key });
    this.#display(target);
  }

  #display(target) {
    const isPresent = this.isPresent(target);
    for (const element of this.elements(target)) {
      if (!isPresent && element.style.display !== "none") {
        this.#displays.set(element, element.style.display);
        element.style.display = "none";
      } else if (isPresent && this.#displays.has(element)) {
        element.style.display = this.#displays.get(element);
        this.#displays.delete(element);
      }
    }
  }

  /** A play begins: what is present at its end appears. Returns what takes away the rest there, or shows it again. */
  #appear(from, to, tell) {
    const key = {};
    const leaving = [];
    for (const [target, states] of Object.entries(this.data.presence ?? {})) {
      const isPresent = states.includes(to);
      const was = this.#presence.get(target)?.isPresent ?? states.includes(from);
      this.#decide(target, was || isPresent, key);
      if (isPresent && !was) tell("appeared", target);
      if (!isPresent && was) leaving.push(target);
    }
    return (isOver) => {
      for (const target of leaving.filter((one) => this.#presence.get(one).key === key && this.isPresent(one) === isOver)) {
        this.#decide(target, !isOver, key);
        if (isOver) tell("disappeared", target);
      }
    };
  }

  /** The element that has the parameters. */
  get #host() {
    return this.root.documentElement ?? this.root;
  }

  /**
   * Gives a parameter another value, also while something plays.
   *
   * @param {string} name The parameter's name in the spec.
   * @param {...number} numbers Its number, or its components in their order: x, y, width, height.
   */
  set(name, ...numbers) {
    const properties = Object.keys(this.data.parameters[name] ?? {});
    if (properties.length === 0) throw new RangeError(`no parameter '${name}' in '${this.data.spec}'`);
    if (properties.length !== numbers.length || !numbers.every(Number.isFinite)) {
      throw new RangeError(`parameter '${name}' needs ${properties.length} finite numbers`);
    }
    properties.forEach((property, index) => this.#host.style.setProperty(property, `${numbers[index]}`));
    this.#numbers[name] = numbers;
  }

  /** The numbers of all parameters, one after the other. */
  get numbers() {
    return Object.values(this.#numbers).flat();
  }

  /** The elements that are a target. */
  elements(target) {
    return this.root.querySelectorAll(`[data-motion=${JSON.stringify(target)}]`);
  }

  /**
   * A state machine, of a motion with transitions: shows a state, and goes from there to others.
   *
   * @param {{ state?: string, reducedMotion?: boolean }} options The state in which it begins, by default the first; and
   * whether to play reduced forms, by default what the reader prefers.
   * @returns {Machine}
   */
  machine(options) {
    return new Machine(this, options);
  }

  /**
   * Plays a variant, or its reduced form where less motion is asked for.
   *
   * @param {string} name Of the variant.
   * @param {{ reducedMotion?: boolean }} options Whether to play the reduced form; by default what the reader prefers. A machine says
   * between which states it plays, and is told what appears and disappears.
   * @returns {Play}
   */
  play(name, { reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches, between, tell = () => {} } = {}) {
    const wanted = this.data.variants[name];
    if (!wanted) throw new RangeError(`no variant '${name}' in '${this.data.spec}'`);
    const variant = (reducedMotion && this.data.variants[wanted.reducedForm]) || wanted;
    const leave = this.#appear(...(between ?? [variant.from, variant.to]), tell);
    const play = new Play(this, variant, leave, [...this.#playing].flatMap((other) => other.parts));
    for (const other of this.#playing) other.yield(play);
    this.#playing.add(play);
    play.finished.then(() => this.#playing.delete(play));
    play.whenPlayed(() => leave(true));
    return play;
  }
}

/** One play of a variant: its animations, and what can be done with all of them. */
class Play {
  #waiting = [];
  #leave;
  constructor(motion, variant, leave, others) {
    this.#leave = leave;
    const now = document.timeline.currentTime ?? 0;
    /** What plays: `{ target, properties, element, isAdded, animation }` each. */
    this.parts = [];
    const begins = this.#entries(motion, variant, others);
    for (const [target, styles] of Object.entries(variant.rest)) {
      for (const element of motion.elements(target)) show(element, styles);
    }
    for (const { target, properties, keyframes, timing, synchronized, element, from, transition } of begins) {
      // A synchronized loop begins in the phase of the page's clock.
      const phase = synchronized ? { iterationStart: (now % timing.duration) / timing.duration } : {};
      const animation = from
        ? element.animate(mixed(from, keyframes.at(-1)), { ...transition, easing: easing(transition), fill: "both" })
        : element.animate(keyframes, { ...timing, ...phase });
      this.parts.push({ target, properties, element, isAdded: timing.composite === "add", animation });
    }
    /** How long it takes in milliseconds; Infinity if something repeats for ever. */
    this.duration = Number(variant.duration);
    this.#mark(motion.root, variant.markers);
    const ends = this.animations.map((animation) => animation.finished);
    /** Kept when all of it is over: played to the end, replaced by newer plays, or cancelled. */
    this.finished = Promise.allSettled(ends).then(() => this.#end());
  }

  /** What is to play, for each element; where it replaces what moves already, with the styles from which it goes on. */
  #entries(motion, variant, others) {
    return variant.animations.flatMap((one) =>
      [...motion.elements(one.target)].map((element) => {
        const goesOn = one.transition && others.some((part) =>
          part.element === element && shares(part.properties, one.properties) && part.animation.playState !== "finished");
        return { ...one, element, from: goesOn ? present(element, one.keyframes[0]) : null };
      }));
  }

  /** Everything that runs, as the browser's own objects. */
  get animations() {
    return this.parts.map((part) => part.animation);
  }

  /** Ends it: everything shows where it rests, and a machine doesn't enter the state that it leads to. */
  cancel() {
    for (const clock of this.#waiting) clock.cancel();
    this.#end();
  }

  #end() {
    for (const animation of [...this.animations, ...this.markers]) animation.cancel();
  }

  /** Calls something when it has been played to its end: not if it is cancelled, or replaced by other plays. */
  whenPlayed(call) {
    if (this.duration > 0) this.#waiting.push(wait(this.duration, call));
    else call();
  }

  /** Shows an instant of it, in milliseconds, and stays there. */
  seek(time) {
    for (const animation of [...this.animations, ...this.markers, ...this.#waiting]) {
      animation.pause();
      animation.currentTime = time;
    }
    this.#leave(time >= this.duration);
  }

  /** Lets go of what a newer play replaces. */
  yield(newer) {
    const isReplaced = (part) =>
      !part.isAdded &&
      newer.parts.some((other) => other.element === part.element && shares(other.properties, part.properties));
    for (const part of this.parts.filter(isReplaced)) part.animation.cancel();
    const had = this.parts.length;
    this.parts = this.parts.filter((part) => !isReplaced(part));
    if (had && !this.parts.length) for (const clock of this.#waiting) clock.cancel();
  }

  /** A marker is an event of the root: its type the marker's name, its `detail` the payload. */
  #mark(root, markers) {
    this.markers = [];
    const begin = (marker, time) => {
      const clock = wait(time, () => {
        this.markers.splice(this.markers.indexOf(clock), 1);
        root.dispatchEvent(new CustomEvent(marker.name, { detail: marker.payload ?? null, bubbles: true }));
        if (marker.period) begin(marker, marker.period);
      });
      this.markers.push(clock);
    };
    for (const marker of markers) begin(marker, marker.time);
  }
}

/**
 * Goes from state to state, by events that may come at any moment. The current state is the destination, from the event
 * on: the next event is looked up there. What adds up keeps its place and its speed in an interruption, what is replaced its place.
 *
 *     const machine = motion.machine();
 *     machine.addEventListener("entered", ({ detail }) => console.log(detail.state));
 *     button.onclick = () => machine.send("tap");
 *
 * Its events are `left`, at once, and `entered`, when what leads to a state has been played to its end: a state that is left before
 * is never entered, nor one whose play is cancelled or replaced. Of a target that isn't there in every state it tells when it has
 * `appeared`, at once, and when it has `disappeared`, before what led away from it is entered.
 */
export class Machine extends EventTarget {
  #motion;
  #options;
  #rows;
  #clocks = [];

  constructor(motion, { state, reducedMotion } = {}) {
    super();
    const { machine, spec } = motion.data;
    if (!machine) throw new TypeError(`'${spec}' has no transitions between states`);
    this.#motion = motion;
    this.#options = { reducedMotion };
    /** The current state. */
    this.state = state ?? Object.keys(machine.states)[0];
    this.#check(this.state);
    /** What plays, or played last; null before. */
    this.play = null;
    for (const [target, styles] of Object.entries(machine.states[this.state])) {
      for (const element of motion.elements(target)) show(element, styles);
    }
    motion.showPresence(this.state);
    this.#look();
    this.#wait();
  }

  /** What may happen now: `{ from, to, on, after, play }` each, in the order in which it is looked up. */
  get candidates() {
    return this.#possible.filter(({ on, after }) => on || after !== undefined);
  }

  /**
   * Sends an event: the first transition on it whose condition holds is taken.
   *
   * @returns {Play|null} What plays; null where there is no such transition, and nothing happens.
   */
  send(event) {
    return this.#take(this.#possible.find(({ on }) => on?.includes(event)));
  }

  /**
   * Goes to a state: by the first transition there whose condition holds, else by the only variant there, else by the only one
   * back, reversed.
   *
   * @returns {Play|null} What plays; null where it is there, or on the way.
   */
  go(state) {
    this.#check(state);
    if (state === this.state) return null;
    const row = this.#possible.find(({ to }) => to === state);
    if (!row) throw new RangeError(`not one way leads from '${this.state}' to '${state}'`);
    return this.#take(row);
  }

  get #possible() {
    const numbers = this.#motion.numbers;
    return this.#rows.filter(({ when }) => !when || result(when, numbers) !== 0);
  }

  #check(state) {
    const { machine, spec } = this.#motion.data;
    if (!Object.hasOwn(machine.states, state)) throw new RangeError(`no state '${state}' in '${spec}'`);
  }

  #look() {
    this.#rows = this.#motion.data.machine.transitions.filter(({ from }) => from === this.state);
  }

  #take(row) {
    if (!row) return null;
    const former = this.state;
    // What appears is told of after the state that was left.
    let early = [];
    const tell = (type, target) => (early ? early.push([type, target]) : this.#tell(type, { target }));
    const play = this.#motion.play(row.play, { ...this.#options, between: [former, row.to], tell });
    for (const clock of this.#clocks) clock.cancel();
    this.#clocks = [];
    this.play = play;
    this.state = row.to;
    this.#look();
    this.#tell("left", { state: former });
    const first = early;
    early = null;
    for (const [type, target] of first) this.#tell(type, { target });
    // Somebody who was told may have sent the next event.
    if (this.play !== play) return play;
    play.whenPlayed(() => {
      if (this.play !== play) return;
      this.#wait();
      this.#tell("entered", { state: row.to });
    });
    return play;
  }

  /** Waits for what leaves the state by itself: at each time the first transition of which the condition holds then. */
  #wait() {
    this.#clocks = [...new Set(this.#rows.map(({ after }) => after))].filter((after) => after !== undefined).map((after) =>
      wait(after, () => this.#take(this.#possible.find((row) => row.after === after))));
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** Calls something after a time of the page's clock, in milliseconds. */
function wait(time, call) {
  const clock = new Animation(new KeyframeEffect(null, [], { duration: time, fill: "both" }));
  clock.onfinish = call;
  if (time < Infinity) clock.play();
  return clock;
}

/** What an element shows now, of the styles of a keyframe. */
function present(element, { offset, easing, composite, ...styles }) {
  const shown = getComputedStyle(element);
  return Object.fromEntries(Object.keys(styles).map((name) => [name, name.startsWith("--") ? shown.getPropertyValue(name) : shown[name]]));
}

/** Keyframes from some styles to others. Colours pass through those of OKLab, whichever way a browser mixes them. */
function mixed(from, { offset, easing, ...to }) {
  const isColor = (value) => value.startsWith("oklab(");
  const steps = Object.values(to).some(isColor) ? 64 : 1;
  const between = (name, share) => `color-mix(in oklab, ${from[name]}, ${to[name]} ${100 * share}%)`;
  return Array.from({ length: steps - 1 }, (_, index) => (index + 1) / steps).reduce(
    (list, share) => [
      ...list.slice(0, -1),
      { offset: share, ...Object.fromEntries(Object.keys(to).filter((name) => isColor(to[name])).map((name) => [name, between(name, share)])) },
      list.at(-1),
    ],
    [from, to],
  );
}

/** An easing that the browser knows. */
function easing({ easing }) {
  return CSS.supports("animation-timing-function", easing) ? easing : "ease";
}

/** NaN where one of them is that, and of two zeros the second, as everywhere. */
const least = (a, b) => (a < b || a !== a ? a : b);
const greatest = (a, b) => (a > b || a !== a ? a : b);

const FUNCTIONS = {
  "+": (a, b) => a + b, "-": (a, b) => a - b, "*": (a, b) => a * b, "/": (a, b) => a / b, "%": (a, b) => a % b,
  "^": (a, b) => a ** b, pow: (a, b) => a ** b, atan2: (a, b) => Math.atan2(a, b),
  "<": (a, b) => +(a < b), "<=": (a, b) => +(a <= b), ">": (a, b) => +(a > b), ">=": (a, b) => +(a >= b),
  "==": (a, b) => +(a === b), "!=": (a, b) => +(a !== b),
  neg: (a) => -a, abs: (a) => Math.abs(a), sign: (a) => Math.sign(a), floor: (a) => Math.floor(a), ceil: (a) => Math.ceil(a),
  round: (a) => Math.sign(a) * Math.round(Math.abs(a)), sqrt: (a) => Math.sqrt(a), exp: (a) => Math.exp(a), log: (a) => Math.log(a),
  sin: (a) => Math.sin(a), cos: (a) => Math.cos(a), tan: (a) => Math.tan(a),
  clamp: (x, low, high) => greatest(low, least(x, high)),
  lerp: (a, b, share) => (share === 1 ? b : Math.abs(b - a) < Infinity ? a + (b - a) * share : a * (1 - share) + b * share),
  "?": (condition, one, other) => (condition !== 0 ? one : other),
};

/** The number that a condition comes to: its steps take numbers from a stack, and leave one. */
function result(steps, numbers) {
  const stack = [];
  for (const step of steps) {
    const [, name, count] = /^(p|min|max)(\d+)$/.exec(step) ?? [];
    if (typeof step === "number") stack.push(step);
    else if (name === "p") stack.push(numbers[count]);
    else if (name) stack.push(stack.splice(-count).reduce(name === "min" ? least : greatest));
    else if (step === "infinite" || step === "-infinite") stack.push(step === "infinite" ? Infinity : -Infinity);
    else stack.push(FUNCTIONS[step](...stack.splice(-FUNCTIONS[step].length)));
  }
  return stack[0];
}

function shares(some, others) {
  return some.some((property) => others.includes(property));
}

function register(property) {
  try {
    CSS.registerProperty(property);
  } catch (error) {
    // Registered already, by another motion: a name stands for the same everywhere.
    if (error.name !== "InvalidModificationError") throw error;
  }
}

function show(element, styles) {
  for (const [name, value] of Object.entries(styles)) {
    if (name.startsWith("--")) element.style.setProperty(name, value);
    else element.style[name] = value;
  }
}
