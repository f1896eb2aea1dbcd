import { fail } from "./error.js";
import { M, V, copied } from "./numbers.js";
import { LARGEST } from "./reader.js";
import { STRIDE } from "./track.js";
import { between } from "./types.js";

/** A track with the values of all its keys. After `_seek` its numbers of that time are in `V`. */
export class Bound {
  constructor(track, type, keys, path) {
    this._track = track;
    this._type = type;
    this._keys = keys;
    this._size = type._size;
    this._phase = this._segment = this._period = 0;
    this._progress = this._input = this._time = this._local = 0.5;
    this._curve = track._curves[0];
    this._row = 0;
    this._entry = null;
    if (!keys.every(areUsable)) fail(path, "isn't usable");
    type._unwind?.(this);
    this._pairs = [];
    const segments = track._segments;
    for (let at = 0; at < segments.length; at += STRIDE) {
      const [from, to] = [this._keys[segments[at + 2]], this._keys[segments[at + 3]]];
      this._pairs.push(type._prepare ? type._prepare(from, to) : [from, to]);
    }
  }

  /** Evaluates it at its `_time`. */
  _seek() {
    this._track._locate(this);
    const progress = this._progress;
    const pair = this._pair();
    const from = pair[0];
    const to = pair[1];
    const type = this._type;
    if (!type._isPlain) type._write(from, to, progress, V);
    else if (type._isDiscrete) V[0] = (progress < 0.5 ? from : to)[0];
    else {
      M[2] = progress;
      for (let at = 0; at < this._size; at++) {
        M[0] = from[at];
        M[1] = to[at];
        between();
        V[at] = M[3];
      }
    }
  }

  /** The numbers where a track rests for a playback that plays a part of it, or runs back. */
  _restOf({ _low: low, _high: high, duration }, backwards) {
    const isPart = backwards ? low > 0 || this._track._start < 0 : high < duration;
    return this._all(isPart ? (backwards ? low : high) : backwards ? -Infinity : Infinity);
  }

  /** Itself, where it rests at usable numbers. */
  _checked(path) {
    return [-Infinity, Infinity].every((time) => areUsable(this._all(time))) ? this : fail(path, "isn't usable");
  }

  /** The numbers at a time; at an infinite one, where it rests. */
  _all(time) {
    this._time = time;
    this._seek();
    return copied(this._size);
  }

  _pair() {
    const entry = this._entry;
    const at = this._segment;
    return entry !== null && entry._segment === at && entry._period === this._period ? entry._ends : this._pairs[at / STRIDE];
  }
}

export const isUsable = (number) => Math.abs(number) <= LARGEST;

/** Whether each of a list of numbers is usable. */
export const areUsable = (numbers) => numbers.every(isUsable);

/**
 * Gives a track's keys their values, none of which is late.
 *
 * @param {Float64Array} current The numbers of the property now.
 */
export function bind(track, current, path) {
  const { _type: type, _keys: keys } = track;
  return new Bound(track, type, keys.map((key) => valueOf(key, type, current, path)), path);
}

/** The numbers of a key that has some, or of the current value. */
export const valueOf = ({ _numbers: numbers }, type, current, path) =>
  numbers ?? (type._from ? type._from(current) : current) ?? fail(path, "isn't usable");
