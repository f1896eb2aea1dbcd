import { REPLACES } from "./core/contribution.js";
import { V } from "./core/numbers.js";
import { ElementPlayer } from "./dom.js";

/** How many keyframes a second an animation gets, joined by straight lines: within 0.005 % of an ease. */
const RATE = 240;

/** The longest motion that is handed over, in seconds. */
const LONGEST = 20;

/** What the compositor moves, by key path: the style, and the text of a number or an offset. */
const STYLES = {
  __proto__: null,
  opacity: ["opacity", String], alpha: ["opacity", String], "transform.rotation": ["transform", (x) => `rotate(${x}deg)`],
  "transform.rotation.z": ["transform", (x) => `rotate(${x}deg)`],
};
for (const place of ["position", "center", "transform.translation"]) {
  STYLES[`${place}.x`] = ["translate", (x) => `${x}px 0px`];
  STYLES[`${place}.y`] = ["translate", (y) => `0px ${y}px`];
  STYLES[place] = ["translate", (x, y) => `${x}px ${y}px`];
}

/**
 * The same calls, with the browser's own animations for what it can move without the main thread: places, turns and opacities.
 * Elements have the values at which they rest, and what moves is added to them.
 */
export class CompositorPlayer extends ElementPlayer {
  constructor(root, json, options = {}) {
    super(root, json, options);
    this._animations = new Map();
    // A turn is put behind a scale, which makes no difference where that is the same along both axes.
    const leans = (target) =>
      this._written.some((one) => one._target === target && /^transform(\.scale\.|\.rotation\.[xy]|$)/.test(one._keyPath));
    for (const one of this._written) {
      const style = STYLES[one._keyPath];
      one._style = style?.[0] === "transform" && leans(one._target) ? undefined : style;
    }
    this._handed = new Map(this._written.filter((one) => one._style).map((one) => [one._property, one]));
    this._sync();
    this.redraw();
  }

  /** The properties that the main thread moves: sizes, colours, and whatever else the compositor doesn't know. */
  get mainThread() {
    return this._written.filter((one) => !one._style).map((one) => one._property.name);
  }

  draw() {
    this._sync();
    super.draw();
  }

  unmount() {
    super.unmount();
    for (const all of this._animations?.values() ?? []) for (const animation of all) animation.cancel();
    // What is played from here on is shown nowhere.
    this._animations = undefined;
  }

  _wake() {
    super._wake();
    // What begins has elements rest elsewhere: without that its animation would be shown from there. A frame draws by itself.
    if (this._animations && this._frame >= 0) this.draw();
  }

  /** Every contribution of a value that only moves as the compositor knows has an animation, at its time and speed; others have none. */
  _sync() {
    if (!this._animations || this._isSyncing) return;
    this._isSyncing = true;
    const live = new Set();
    const isHanded = new Map();
    for (const [{ _family: family }, one] of this._handed) {
      // A whole and its parts are one value: all of it is handed over, or nothing.
      if (!isHanded.has(family)) {
        const list = family._list;
        isHanded.set(family, list.length > 0 && list.every((own) => this._handed.has(own._property) && this._canHand(own)));
        for (const own of isHanded.get(family) ? list : []) {
          live.add(own);
          this._follow(own, this._handed.get(own._property));
        }
      }
      const isOwn = isHanded.get(family);
      if (one._model !== isOwn) one._numbers.fill(NaN);
      one._model = isOwn;
    }
    for (const [own, all] of this._animations) {
      if (live.has(own)) continue;
      for (const animation of all) animation.cancel();
      this._animations.delete(own);
    }
    this._isSyncing = false;
  }

  _canHand({ _playback: { _low: low, _high: high }, _matrices: matrices, _flags: flags }) {
    return !matrices && high - low <= LONGEST && high > low && flags.every((flag) => flag && flag === flags[0]);
  }

  _follow(own, one) {
    const isReplacing = (own._flags[0] & REPLACES) > 0;
    const base = this._model.slice(own._first, own._first + own._size);
    // What replaces is counted from where elements are.
    const key = `${isReplacing && base} ${own._rest}`;
    let all = this._animations.get(own);
    if (all?._key !== key) {
      for (const animation of all ?? []) animation.cancel();
      all = one._target._elements.map((element) => element.animate(...this._keyframes(own, one, isReplacing, base)));
      all._key = key;
      this._animations.set(own, all);
    }
    const { _playback: playback } = own;
    for (const animation of all) {
      const rate = this._runs ? playback._rate : 0;
      const time = (playback.time - playback._low) * 1000;
      if (rate === 0) {
        animation.pause();
        animation.currentTime = time;
        continue;
      }
      if (animation.playbackRate !== rate) animation.playbackRate = rate;
      // Its zero on the page's clock, which that of elements in a frame is ahead of, or behind: they show what the player does.
      const start = animation.timeline.currentTime - document.timeline.currentTime + this._last - time / rate;
      if (!(Math.abs((animation.startTime ?? NaN) - start) < 1)) animation.startTime = start;
    }
  }

  _keyframes(own, one, isReplacing, base) {
    const { _source: source, _playback: { _low: low, _high: high }, _rest: rest, _weight: weight } = own;
    const [style, text] = one._style;
    const isAbsolute = style === "opacity" && isReplacing;
    const count = Math.max(1, Math.ceil((high - low) * RATE));
    const frames = Array.from({ length: count + 1 }, (_, at) => {
      source._time = low + ((high - low) * at) / count;
      source._seek();
      const numbers = rest.map((start, component) => {
        const value = V[component];
        return isAbsolute ? value : isReplacing ? value - base[component] : weight * (value - start);
      });
      return { [style]: text(...numbers) };
    });
    return [frames, { duration: (high - low) * 1000, fill: "both", composite: isAbsolute ? "replace" : "add", easing: "linear" }];
  }
}

/** Plays a motion on elements, off the main thread where that can be. */
export const mountOnCompositor = (root, json, options) => new CompositorPlayer(root, json, options);
