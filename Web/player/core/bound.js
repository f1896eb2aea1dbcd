import { fail } from "./error.js";
import { P, V, copied } from "./numbers.js";
import { usable } from "./reader.js";
import { STRIDE } from "./track.js";

/** A track with the values of all its keys. After `_seek` its numbers of that time are in `V`. */
export class Bound {
  constructor(track, type, keys) {
    this._track = track;
    this._type = type;
    this._keys = keys;
    this._size = type._size;
    this._phase = this._segment = this._period = this._row = 0;
    this._progress = this._input = this._time = this._local = 0.5;
    // The curve and its row; other numbers at the ends of segments, in one period; the ends of all, where a type prepares them.
    this._curve = this._entry = this._pairs = null;
    // Those of a file are usable.
    if (keys !== track.keys) keys.forEach(usable);
    type._unwind?.(this);
    if (!type._prepare) return;
    const { segments } = track;
    this._pairs = [];
    for (let at = 2; at < segments.length; at += STRIDE) this._pairs.push(type._prepare(keys[segments[at]], keys[segments[at + 1]]));
  }

  /** Evaluates it at its `_time`. */
  _seek() {
    this._track._locate(this);
    const from = this._end(0);
    const to = this._end(1);
    const type = this._type;
    if (type._isDiscrete) V[0] = (this._progress < 0.5 ? from : to)[0];
    else {
      P[0] = this._progress;
      type._write(from, to, V, this._size);
    }
  }

  /** The numbers at an end of the segment where it is: 0 for its start, 1 for its end. */
  _end(which) {
    const { _entry: entry, _segment: segment } = this;
    if (entry !== null && entry[segment] && entry._period === this._period) return entry[segment][which];
    return this._pairs !== null ? this._pairs[segment / STRIDE][which] : this._keys[this._track.segments[segment + 2 + which]];
  }

  /** The numbers where a track rests for a playback that plays a part of it, or runs back. */
  _restOf({ _low: low, _high: high, duration }, backwards) {
    return this._all(backwards ? (low > 0 || this._track._ends[0] < 0 ? low : -Infinity) : high < duration ? high : Infinity);
  }

  /** The numbers where it rests for what is planned; those where it would if that ran back are usable, too. */
  _checked(plan) {
    usable(this._restOf(plan, true));
    return usable(this._restOf(plan, false));
  }

  /** The numbers at a time; at an infinite one, where it rests. */
  _all(time) {
    this._time = time;
    this._seek();
    return copied(this._size);
  }
}

/**
 * Gives a track's keys their values, none of which is late.
 *
 * @param {Float64Array} current The numbers of the property now.
 */
export const bind = (track, current) =>
  new Bound(track, track.type, track._isFixed ? track.keys : track.keys.map((key) => valueOf(key, track.type, current)));

/** The numbers of a key that has some, or of the current value. */
export const valueOf = (key, type, current) =>
  (Array.isArray(key) ? key : type._from ? type._from(current) : current) ?? fail("must have numbers up to 1e150");
