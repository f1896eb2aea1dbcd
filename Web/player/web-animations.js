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
    for (const styles of Object.values(data.parameters)) show(this.#host, styles);
    for (const [target, styles] of Object.entries(data.targets)) {
      for (const element of this.elements(target)) show(element, styles);
    }
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
  }

  /** The elements that are a target. */
  elements(target) {
    return this.root.querySelectorAll(`[data-motion=${JSON.stringify(target)}]`);
  }

  /**
   * Plays a variant, or its reduced form where less motion is asked for.
   *
   * @param {string} name Of the variant.
   * @param {{ reducedMotion?: boolean }} options Whether to play the reduced form; by default what the reader prefers.
   * @returns {Play}
   */
  play(name, { reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches } = {}) {
    const wanted = this.data.variants[name];
    if (!wanted) throw new RangeError(`no variant '${name}' in '${this.data.spec}'`);
    const variant = (reducedMotion && this.data.variants[wanted.reducedForm]) || wanted;
    const play = new Play(this, variant);
    for (const other of this.#playing) other.yield(play);
    this.#playing.add(play);
    play.finished.then(() => this.#playing.delete(play));
    return play;
  }
}

/** One play of a variant: its animations, and what can be done with all of them. */
class Play {
  constructor(motion, variant) {
    const now = document.timeline.currentTime ?? 0;
    /** What plays: `{ target, properties, element, isAdded, animation }` each. */
    this.parts = [];
    for (const [target, styles] of Object.entries(variant.rest)) {
      for (const element of motion.elements(target)) show(element, styles);
    }
    for (const { target, properties, keyframes, timing, synchronized } of variant.animations) {
      // A synchronized loop begins in the phase of the page's clock.
      const phase = synchronized ? { iterationStart: (now % timing.duration) / timing.duration } : {};
      for (const element of motion.elements(target)) {
        const animation = element.animate(keyframes, { ...timing, ...phase });
        this.parts.push({ target, properties, element, isAdded: timing.composite === "add", animation });
      }
    }
    this.#mark(motion.root, variant.markers);
    const ends = this.animations.map((animation) => animation.finished);
    /** Kept when all of it is over: played to the end, replaced by newer plays, or cancelled. */
    this.finished = Promise.allSettled(ends).then(() => this.cancel());
  }

  /** Everything that runs, as the browser's own objects. */
  get animations() {
    return this.parts.map((part) => part.animation);
  }

  /** Ends it: everything shows where it rests. */
  cancel() {
    for (const animation of [...this.animations, ...this.markers]) animation.cancel();
  }

  /** Shows an instant of it, in milliseconds, and stays there. */
  seek(time) {
    for (const animation of [...this.animations, ...this.markers]) {
      animation.pause();
      animation.currentTime = time;
    }
  }

  /** Lets go of what a newer play replaces. */
  yield(newer) {
    const isReplaced = (part) =>
      !part.isAdded &&
      newer.parts.some((other) => other.element === part.element && shares(other.properties, part.properties));
    for (const part of this.parts.filter(isReplaced)) part.animation.cancel();
    this.parts = this.parts.filter((part) => !isReplaced(part));
  }

  /** A marker is an event of the root: its type the marker's name, its `detail` the payload. */
  #mark(root, markers) {
    this.markers = [];
    const wait = (marker, time) => {
      const clock = new Animation(new KeyframeEffect(null, [], { duration: time, fill: "both" }));
      this.markers.push(clock);
      clock.onfinish = () => {
        this.markers.splice(this.markers.indexOf(clock), 1);
        root.dispatchEvent(new CustomEvent(marker.name, { detail: marker.payload ?? null, bubbles: true }));
        if (marker.period) wait(marker, marker.period);
      };
      clock.play();
    };
    for (const marker of markers) wait(marker, marker.time);
  }
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
