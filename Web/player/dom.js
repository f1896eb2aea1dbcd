import { fail } from "./core/error.js";
import { Player } from "./core/player.js";
import { flag } from "./core/reader.js";
import { toValue } from "./core/value.js";
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
    this._prefers = () => (this.reducedMotion = this._query.matches);
    // All at once: to look for each would be quadratic.
    const targets = { __proto__: null };
    const elements = root?.querySelectorAll?.("[data-motion]") ?? fail("must be an element", "root");
    for (const element of elements) (targets[element.dataset.motion] ??= new Target())._elements.push(element);
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
    if (given.reducedMotion === undefined && globalThis.matchMedia) {
      this._query = matchMedia("(prefers-reduced-motion: reduce)");
      this._query.addEventListener("change", this._prefers);
      this._prefers();
    }
    this._runs = given.clock ?? true;
    this.draw();
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
    this._runs = false;
    cancelAnimationFrame(this._frame);
    this._query?.removeEventListener("change", this._prefers);
    for (const target of this._targets) target._clear();
    // A listener that unmounts is called before a frame is written.
    this._written = this._targets = [];
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
