import { follow } from "./curves.js";

/** How many numbers a segment has: start, end, from, to, curve, input at its start, input at its end. */
export const STRIDE = 7;

/** How one property moves in a timeline: segments from key to key, perhaps a loop of them. Times are in seconds. */
export class Track {
  // Those of a row of the file; the segments are the numbers of all, a key its numbers or what is known only when it plays.
  property; type; additive; layer; synchronized; written; loop; mirror; keys; segments;
  weight = 1;

  constructor(curves, loops) {
    this._curves = curves;
    this._loops = loops;
  }

  /** Whether all keys have their numbers. */
  get _isFixed() {
    return this.weight === 1 && this.keys.every(Array.isArray);
  }

  /** When it begins, and when it ends. */
  get _ends() {
    const { segments, loop, mirror } = this;
    const first = loop ? Math.min(segments[0], loop[0]) : segments[0];
    const last = loop ? loop[0] + loop[1] * loop[2] : segments.at(1 - STRIDE);
    return mirror === undefined ? [first, last] : [mirror - last, mirror - first];
  }

  /** The same with every key's place taken by that at the other end of the list. */
  _reversed() {
    const last = this.keys.length - 1;
    const segments = this.segments.slice();
    for (let at = 2; at < segments.length; at += STRIDE) {
      if (segments[at] === segments[at + 1] && this.keys[segments[at]]._moves) continue;
      segments[at] = last - segments[at];
      segments[at + 1] = last - segments[at + 1];
    }
    return Object.assign(new Track(), this, { segments });
  }

  /**
   * Where a bound track is at its time, or rests if that is infinite: its `_segment`, `_period`, `_progress`, and `_input`, which
   * is NaN where it is held.
   */
  _locate(out) {
    out._local = this.mirror === undefined ? out._time : this.mirror - out._time;
    if (this.loop) this._loops._locate(this, out);
    else this._within(0, out);
  }

  /** At the `_local` time, which is no argument, as those are allocated where an engine doesn't inline. */
  _within(period, out) {
    const segments = this.segments;
    const local = out._local;
    const at = this._find(out);
    if (at < 0) return this._hold(0, false, period, out);
    // Not taken apart as a list, which would be allocated.
    const start = segments[at];
    const end = segments[at + 1];
    if (local >= end) return this._hold(at, true, period, out);
    const first = segments[at + 5];
    const last = segments[at + 6];
    const share = local <= start ? 0 : (local - start) / (end - start);
    out._segment = at;
    out._period = period;
    out._input = first + (last - first) * share;
    follow(this._curves[segments[at + 4]], out, false);
  }

  _hold(at, atEnd, period, out) {
    const segments = this.segments;
    out._segment = at;
    out._period = period;
    out._input = segments[at + (atEnd ? 6 : 5)];
    follow(this._curves[segments[at + 4]], out, segments[at + 5] <= segments[at + 6] !== atEnd);
    out._input = NaN;
  }

  /** The last segment that has begun at a bound track's `_local` time; negative before the first. */
  _find({ _local: time }) {
    let low = 0;
    for (let high = this.segments.length / STRIDE; low < high; ) {
      const middle = (low + high) >> 1;
      if (this.segments[middle * STRIDE] <= time) low = middle + 1;
      else high = middle;
    }
    return (low - 1) * STRIDE;
  }
}
