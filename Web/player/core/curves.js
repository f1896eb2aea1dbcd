import { cubic, isMonotone, solve } from "./bezier.js";
import { fail } from "./error.js";
import { any, number, range, read } from "./reader.js";
import { B, swing } from "./spring.js";

// A curve is a flat list of numbers: its error; the row, the share and the parameter of a cubic that were found last; and rows, each
// of an input and the next, its kind, its output at both, and six constants. Between two rows there may be a jump.
export const HEAD = 4;
const ROW = 11;
export const LINE = 0;
export const CUBIC = 1;
export const SPRING = 2;
export const EXPONENTIAL = 3;
export const RELEASED = 4;

export const row = (...numbers) => [...numbers, 0, 0, 0, 0, 0, 0].slice(0, ROW);
export const curveOf = (error, ...rows) => Float64Array.of(error, -1, 0, 0, ...rows.flat());

/** Friction: it settles and then jumps to its end, or arrives there at once. */
export const exponential = (rate, arrives) => curveOf(0, row(0, 1, EXPONENTIAL, 0, 1, rate, arrives ? -Math.expm1(-rate) : 1, arrives ? 1 : 0));

/** Where the row of an input begins; where it jumps, that behind or before the jump. */
export function rowAt(curve, x, before) {
  let low = 0;
  for (let high = (curve.length - HEAD) / ROW - 1; low < high; ) {
    const middle = (low + high) >> 1;
    const end = curve[HEAD + middle * ROW + 1];
    if (before ? end < x : end <= x) low = middle + 1;
    else high = middle;
  }
  return HEAD + low * ROW;
}

/** The parameter of a cubic at a share of its row. Many tracks run along one curve at one time: the last solution is kept. */
export function parameterAt(curve, at, share) {
  if (share !== curve[2] || at !== curve[1]) {
    curve[1] = at;
    curve[2] = share;
    solve(curve, at);
  }
  return curve[3];
}

/** The output at a share of a row, more than 0 and less than 1. */
export function output(curve, at, share) {
  const kind = curve[at + 2];
  const first = curve[at + 5];
  if (kind === CUBIC) return cubic(curve[at + 3], curve[at + 7], curve[at + 8], curve[at + 4], parameterAt(curve, at, share));
  if (kind === LINE) return share;
  if (kind === EXPONENTIAL) return first < 2 ** -53 ? share : Math.min(-Math.expm1(-first * share) / curve[at + 6], 1);
  B[2] = first;
  B[3] = curve[at + 6];
  B[4] = share * curve[at + 7];
  swing();
  return kind === RELEASED ? B[0] : Math.min(Math.max(1 + curve[at + 8] * B[1] - B[0], curve[at + 9]), curve[at + 10]);
}

/** Gives a bound track the progress of its input; where it jumps, that behind or before the jump. */
export function follow(curve, out, before) {
  const x = out._input;
  const at = rowAt(curve, x, before);
  const start = curve[at];
  const end = curve[at + 1];
  out._curve = curve;
  out._row = at;
  out._progress = x >= end ? curve[at + 4] : x <= start ? curve[at + 3] : output(curve, at, (x - start) / (end - start));
}

function piece(numbers, where) {
  const [x0, y0, ...rest] = read([number, 4, 8], numbers, where);
  const [x3, y3] = rest.slice(-2);
  const width = x3 - x0;
  const share = (x) => (width ? (x - x0) / width : 0);
  const [x1, y1, x2, y2] = rest.length === 6
    ? [share(rest[0]), rest[1], share(rest[2]), rest[3]] : [1 / 3, y0 + (y3 - y0) / 3, 2 / 3, y0 + ((y3 - y0) * 2) / 3];
  return width >= 0 && isMonotone(x1, x2) ? row(x0, x3, CUBIC, y0, y3, x1, x2, y1, y2) : fail(where, "goes back");
}

/** Reads a row of the file. */
export function curve(numbers, where) {
  const [kind, ...rest] = read([any, 1], numbers, where);
  if (kind === "pieces") {
    const rows = read([piece, 1], rest.slice(1), where);
    if (rows.some((one, at) => at && one[0] < rows[at - 1][1])) fail(where, "goes back");
    return curveOf(number(rest[0], where), ...rows);
  }
  const [first = 0, square, velocity = 0, duration, low = -Infinity, high = Infinity] = read([range(-Infinity, Infinity), 0, 6], rest, where);
  const is = (name, count, most = count) =>
    kind === name && rest.length >= count && rest.length <= most && first >= 0 && first + Math.abs(velocity) < Infinity;
  if (is("linear", 0)) return curveOf(0, row(0, 1, LINE, 0, 1));
  if (is("spring", 4, 6) && square > 0 && duration >= 0 && duration + square < Infinity && low <= 0 && high >= 1) {
    return curveOf(0, row(0, 1, SPRING, 0, 1, first, square, duration, velocity, low, high));
  }
  const arrives = is("arriving", 1);
  return arrives || is("settling", 1) ? exponential(first, arrives) : fail(where, "isn't a curve");
}
