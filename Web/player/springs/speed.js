import { B, basis, speedOf } from "../core/spring.js";
import { solve } from "../core/bezier.js";
import { CUBIC, EXPONENTIAL, LINE, rowAt } from "../core/curves.js";
import { ASKED, P } from "../core/numbers.js";

/** dy/dx by the differences of neighbouring control points; infinite where it is vertical. */
function slope(a, b, c, d, e, f, t) {
  const u = 1 - t;
  const run = a * u * u + 2 * b * t * u + c * t * t;
  const rise = d * u * u + 2 * e * t * u + f * t * t;
  if (run > 0) return rise / run;
  if (rise) return rise * Infinity;
  // Both vanish: at an end the second differences decide, then the third.
  const early = t < 0.5;
  const run2 = early ? b - a : b - c;
  const rise2 = early ? e - d : e - f;
  if (run2) return rise2 / run2;
  if (rise2) return early === rise2 > 0 ? Infinity : -Infinity;
  const run3 = a - 2 * b + c;
  return run3 ? (d - 2 * e + f) / run3 : 0;
}

/** How steep a curve is to the right of an input. */
function steepness(curve, x) {
  curve[ASKED] = x;
  const at = rowAt(curve, x >= 1);
  const [start, end, kind, y0, y3, first, second, third, fourth, low, high] = curve.subarray(at);
  const width = end - start;
  // A line without ends is as steep everywhere.
  if (kind >= LINE && (!(width > 0) || x < start || x > end)) return 0;
  if (kind <= LINE) return (y3 - y0) / width;
  if (kind === CUBIC) {
    curve[ASKED] = (x - start) / width;
    solve(curve, at);
    const t = x === start ? 0 : x === end ? 1 : curve[3];
    return slope(first * width, (second - first) * width, (1 - second) * width, third - y0, fourth - third, y3 - fourth, t);
  }
  if (kind === EXPONENTIAL) return x === 1 && !third ? 0 : first < 2 ** -53 ? 1 : (first / second) * Math.exp(-first * x);
  if (x === 1) return 0;
  basis(first, second, x * third);
  const value = 1 + fourth * B[1] - B[0];
  return value < low || value > high ? 0 : speedOf(first, second, -1, fourth) * third;
}

/** How fast a bound track's numbers change with its progress. */
function travel(bound, component) {
  const formulas = bound._formulas?.();
  const progress = bound._progress;
  if (formulas) return progress >= 0 && progress <= 1 ? formulas._slope(component, progress) : 0;
  const [from, to] = [bound._end(0), bound._end(1)];
  if (bound._type._isPlain) return to[component] - from[component];
  // Differences over five places, to about 1e-10.
  const step = 2 ** -11;
  const at = (steps) => {
    const numbers = new Float64Array(bound._size);
    P[0] = progress + steps * step;
    bound._type._write(from, to, numbers);
    return numbers[component];
  };
  return ((at(1) - at(-1)) * 8 - (at(2) - at(-2))) / (12 * step);
}

/** How fast a component of a contribution changes, per second of the clock; after a seek. */
export function speed(one, component) {
  const { _source: source, _playback: { _rate: rate } } = one;
  if (!rate) return 0;
  if (source._speed) return source._speed(component) * rate;
  const { _track: track, _input: input } = source;
  if (source._type._isDiscrete || !(input === input)) return 0;
  const [start, end, , , curve, first, last] = track.segments.slice(source._segment);
  const pace = (last - first) / (end - start);
  const steep = pace && steepness(track._curves[curve], input);
  const change = (steep === steep ? steep : 0) * pace * (track.mirror === undefined ? 1 : -1);
  return change ? travel(source, component) * change * rate || 0 : 0;
}
