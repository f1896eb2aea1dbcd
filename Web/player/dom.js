import { fail } from "./core/error.js";
import { Player } from "./core/player.js";
import { flag } from "./core/reader.js";
import { toValue } from "./core/value.js";
import { elementsOf } from "./dom/elements.js";
import { named, splitPath } from "./dom/path.js";
import { Target, kebab } from "./dom/target.js";

/** A player of elements, which runs by itself: an element with `data-motion="chip"` is the target `chip`. */
export class ElementPlayer extends Player {
  /**
   * @param {Element|Document|ShadowRoot} root Where the elements are.
   * @param {object} [given] Those of a player; `clock: false` leaves the time to `advance`.
   */
  constructor(root, json, given = {}) {
    super(json, given, { clock: flag });
    this.root = root;
    this._frame = this._last = 0;
    // All at once: to look for each would be quadratic.
    const targets = { __proto__: null };
    if (!root?.querySelectorAll) fail("must be an element", "root");
    for (const element of elementsOf(root)) (targets[element.dataset.motion] ??= new Target())._elements.push(element);
    this._byName = targets;
    /** By name in style sheets, the key path that has it. */
    const owners = { __proto__: null };
    // Names are given in the order of targets and their key paths.
    const places = this._motion.properties.map((property) => [...splitPath(property.name), property]).sort();
    const nameOf = (path) => {
      const first = kebab(path);
      let name = first;
      // Of two key paths with one name the second has a number.
      for (let number = 2; (owners[name] ??= path) !== path; number++) name = `${first}-${number}`;
      return name;
    };
    this._written = places.map(([target, keyPath, moves, property]) => ({
      _property: property, _target: (targets[target] ??= new Target()), _keyPath: keyPath, _names: named(keyPath, property._type).map(nameOf), _moves: moves,
      _numbers: new Float64Array(property._type._size).fill(NaN),
    }));
    this._targets = Object.values(targets);
    this._query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.reducedMotion = given.reducedMotion;
    this._runs = given.clock ?? true;
    this.draw();
  }

  /** What was asked for, else what the reader prefers. */
  get reducedMotion() {
    return this._isReduced ?? this._query?.matches ?? false;
  }

  set reducedMotion(isReduced) {
    this._isReduced = isReduced;
  }

  /** The targets that something moves and that have no element. */
  get missing() {
    const moved = new Set(this._written.map((one) => one._target));
    return Object.keys(this._byName).filter((name) => moved.has(this._byName[name]) && !this._byName[name]._elements.length);
  }

  advance(seconds) {
    super.advance(seconds);
    this.draw();
  }

  /** Writes what is shown other than before. */
  draw() {
    for (const one of this._written) {
      const { _property: { _family: family, _type: type, _first: first }, _numbers: numbers } = one;
      // A front that has something else move it shows where it rests.
      const shown = one._model ? this._model : this._shown;
      this._refresh(family);
      let isOther = false;
      for (let at = 0; at < numbers.length; at++) if (numbers[at] !== (numbers[at] = shown[first + at])) isOther = true;
      if (isOther) one._target._set(one, toValue(type, shown, first), type._name === "color");
    }
    for (const target of this._targets) target._flush();
  }

  /** Writes everything anew: somebody else wrote to the elements. */
  redraw() {
    for (const one of this._written) one._numbers.fill(NaN);
    for (const target of this._targets) target._written = {};
    this.draw();
  }

  /** Stops for good, and gives elements the styles back that they had. */
  unmount() {
    this.cancelAll();
    this._isOver = true;
    this._runs = false;
    cancelAnimationFrame(this._frame);
    for (const target of this._targets) target._clear();
    // A listener that unmounts is called before a frame is written.
    this._written = this._targets = [];
  }

  /** What is played after that is shown nowhere, and would never end. */
  _startPlayback(plan, options, planned) {
    const playback = super._startPlayback(plan, options, planned);
    if (this._isOver) playback.cancel();
    return playback;
  }

  /** Frames come as long as something moves, and one after something was set. */
  _wake() {
    if (!this._runs || this._frame) return;
    const now = performance.now();
    this._machine?._stopWaiting(now - this._last);
    this._last = now;
    this._frame = requestAnimationFrame(this._run);
  }

  _run = (now) => {
    // What it begins needs no other.
    this._frame = -1;
    // A frame is of an instant before its script runs.
    const last = this._last;
    this._last = Math.max(now, last);
    try {
      this.advance(this.time + (this._last - last) / 1000);
    } finally {
      this._frame = 0;
    }
    if (!this._runs) return;
    if (this._moves) this._frame = requestAnimationFrame(this._run);
    else this._machine?._wait(this._run);
  };
}

/** Plays a motion on the elements below a root; it runs by itself. */
export const mount = (root, json, options) => new ElementPlayer(root, json, options);
