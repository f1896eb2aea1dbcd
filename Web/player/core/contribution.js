import { V } from "./numbers.js";

/** What a component of a contribution is: still its own, and in place of the model instead of over it. */
export const LIVE = 1;
export const REPLACES = 2;

/** What a playback does to one property, from its start to its end. */
export class Contribution {
  constructor(playback, { _source: source, _property: property, _rest: rest, _released: released }, additive) {
    this._playback = playback;
    this._source = source;
    this._property = property;
    this._first = property._first;
    this._size = source._size;
    this._released = released;
    /** Whether it multiplies instead of adding: then it is one component. */
    this._matrices = property._type._matrices;
    this._weight = additive && source._track?.layer ? source._track.weight : 1;
    this._rest = rest;
    this._live = this._matrices ? 1 : this._size;
    this._flags = new Array(this._size).fill(additive ? LIVE : LIVE | REPLACES);
  }

  /** Evaluates its numbers as they are now. */
  _seek() {
    this._playback._tell(this._source);
    this._source._seek();
  }

  /** Puts a number over that of a slot, after a seek. */
  _put(numbers, slot, at) {
    const base = numbers[slot];
    // Exactly the base at rest.
    const shown = this._flags[at] & REPLACES ? V[at] : base + this._weight * (V[at] - this._rest[at]);
    // A curve's output may be anything; only what is finite is shown.
    if (shown - shown === 0) numbers[slot] = shown;
  }

  /** Puts its numbers as they are now over others. */
  _show(numbers) {
    this._seek();
    for (let at = 0; at < this._size; at++) if (this._flags[at]) this._put(numbers, this._first + at, at);
  }
}
