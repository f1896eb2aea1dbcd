import { Contribution, FIRST, LIVE, REPLACES } from "./core/contribution.js";
import { output } from "./core/curves.js";
import { B } from "./core/spring.js";

/**
 * A contribution that keeps the row of the curve in which it is: most frames are within one. Its numbers are flat: since when,
 * the share of the row then, and how much of it passes in a second; and from FIRST on three for each component: what is
 * added, what of the output, and what of a spring's velocity.
 */
class Kept extends Contribution {
  constructor(playback, planned, additive) {
    super(playback, planned, additive);
    this._numbers = new Float64Array(FIRST + 3 * this._size);
    this._curve = this._numbers;
    this._row = 0;
  }

  _show(numbers) {
    const time = this._playback.time;
    const own = this._numbers;
    if (!(time > own[0] && time < this._until)) {
      super._show(numbers);
      return this._keep();
    }
    const factor = output(this._curve, this._row, own[1] + (time - own[0]) * own[2]);
    const velocity = B[1];
    const keeps = this._flags[0] & REPLACES ? 0 : 1;
    for (let slot = this._first, place = FIRST; place < own.length; slot++, place += 3) {
      const shown = keeps * numbers[slot] + own[place] + own[place + 1] * factor + own[place + 2] * velocity;
      if (shown - shown === 0) numbers[slot] = shown;
    }
  }

  /** Keeps the row in which it is: not where it rests or turns, nor where something was taken away. */
  _keep() {
    const { _numbers: own, _flags: flags, _source: source } = this;
    if (this._matrices || flags.some((one) => one !== flags[0])) return;
    this._until = source._keep ? source._keep(own) : keep(source, own);
    this._curve = source._curve;
    this._row = source._row;
    for (let at = 0, place = FIRST; flags[0] === LIVE && at < this._size; at++, place += 3) {
      own[place] -= this._rest[at];
      for (let part = 0; part < 3; part++) own[place + part] *= this._weight;
    }
  }
}

/** Writes the row in which a bound track is; until when it is there. */
function keep(bound, out) {
  const { _track: { _segments: segments, _loop: loop, _mirror: mirror }, _segment: at, _curve: curve, _row: row, _type: type, _input: x } = bound;
  // Held, it has no input.
  if (loop || mirror !== undefined || !type._isPlain || type._isDiscrete || !(x === x) || bound._formulas?.()) return -Infinity;
  const first = segments[at + 5];
  const pace = (segments[at + 6] - first) / (segments[at + 1] - segments[at]);
  const width = curve[row + 1] - curve[row];
  const [low, high] = [0, 1].map((end) => segments[at] + (curve[row + end] - first) / pace).sort((a, b) => a - b);
  // A little less: what jumps at its very end isn't known here.
  const slack = 1e-9 * (high - low);
  out[0] = Math.max(segments[at], low + slack);
  out[1] = (first + (out[0] - segments[at]) * pace - curve[row]) / width;
  out[2] = pace / width;
  const [from, to] = bound._pair();
  for (let one = 0; one < bound._size; one++) {
    out[FIRST + 3 * one] = from[one];
    out[FIRST + 3 * one + 1] = to[one] - from[one];
  }
  return Math.min(segments[at + 1], high - slack);
}

/** What makes frames fast where hundreds of things move. */
export const many = { name: "many", _contribution: Kept };
