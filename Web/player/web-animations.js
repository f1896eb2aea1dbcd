import { flag, options } from "./core/reader.js";
import { Displays, Presence } from "./targets/presence.js";
import { Machine } from "./web-animations/machine.js";
import { Play } from "./web-animations/play.js";
import { register, show } from "./web-animations/styles.js";

export { Machine };

const readPlay = options({ reducedMotion: flag });

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
  #presence;
  /** Whether anything has said yet what is present. */
  #isPlaced = false;
  #displays = new Displays();

  /**
   * Registers the custom properties, and shows the targets as they are before anything plays.
   *
   * @param {object} data The JSON, parsed.
   * @param {Element|Document|ShadowRoot} root Where the targets are.
   */
  constructor(data, root = document) {
    if (data?.webAnimations !== 2) throw new TypeError("the data isn't what 'speccli bake --format waapi' writes, version 2");
    if (!root?.querySelectorAll) throw new TypeError("the root isn't an element");
    this.data = data;
    this.root = root;
    for (const property of data.properties) register(property, root);
    for (const [name, styles] of Object.entries(data.parameters)) {
      show(this.#host, styles);
      this.#numbers[name] = Object.values(styles).map(Number);
    }
    for (const [target, styles] of Object.entries(data.targets)) {
      for (const element of this.elements(target)) show(element, styles);
    }
    const rows = Object.entries(data.presence ?? {}).map(([target, states]) => [target, new Set(states)]);
    // Before anything plays, as where the first variant begins.
    this.#presence = new Presence(new Map(rows), Object.values(data.variants)[0].from);
    this.#display();
  }

  /**
   * Whether a target is present: an element of one that isn't has the style `display: none`. A play that leads to where it is shows it at
   * once; one that leads to where it isn't takes it away when it has been played to its end, unless a newer one has been begun.
   */
  isPresent(target) {
    return this.#presence._isPresent(target);
  }

  /** Has every target present, or not, as it is in a state. */
  showPresence(state) {
    const { variants, machine, spec } = this.data;
    const known = Object.values(variants).flatMap(({ from, to }) => [from, to]);
    if (this.#presence._rows.size && ![...known, ...Object.keys(machine?.states ?? {})].includes(state)) {
      throw new RangeError(`no state '${state}' in '${spec}'`);
    }
    this.#presence._place(state);
    this.#isPlaced = true;
    this.#display();
  }

  #display() {
    for (const target of this.#presence._rows.keys()) {
      for (const element of this.elements(target)) this.#displays._show(element, this.isPresent(target));
    }
  }

  /** A play begins: what is present at its end appears. Returns what takes away the rest there, or shows it again. */
  #appear(from, to, tell) {
    if (!this.#isPlaced) this.showPresence(from);
    const key = {};
    const leads = (states) => states.has(to);
    const change = (type, targets) => {
      this.#display();
      for (const target of targets) tell(type, target);
    };
    change("appeared", this.#presence._start(key, leads));
    let gone = [];
    return (isOver) => {
      if (isOver) {
        const all = this.#presence._finish(key, leads);
        gone.push(...all);
        change("disappeared", all);
      } else {
        this.#presence._restore(key, gone.splice(0));
        this.#display();
      }
    };
  }

  /** The element that has the parameters: of a shadow root, the one it belongs to. */
  get #host() {
    const { root } = this;
    return root.documentElement ?? (root.style ? root : root.host);
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

  /** The elements that are a target: perhaps the root itself. */
  elements(target) {
    const below = [...this.root.querySelectorAll(`[data-motion=${JSON.stringify(target)}]`)];
    return this.root.dataset?.motion === target ? [this.root, ...below] : below;
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
   * @param {{ reducedMotion?: boolean }} given Whether to play the reduced form; by default what the reader prefers.
   * @returns {Play}
   */
  play(name, given = {}) {
    return this._play(name, readPlay(given));
  }

  /** A machine says between which states it plays, and is told what appears and disappears. */
  _play(name, { reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches, between, tell = () => {} }) {
    const wanted = Object.hasOwn(this.data.variants, name) && this.data.variants[name];
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
