import { isMonotone, solve } from "./bezier.js";
import { fail } from "./error.js";
import { ANSWER, ASKED } from "./numbers.js";
import { any, list, number, range } from "./reader.js";
import { B, swing } from "./spring.js";

// A curve is a flat list of numbers: its error; the row, the share and the parameter of a cubic that were found last; what it is asked
// for, and its answer; and rows, each of an input and the next, its kind, its output at both, and six constants. Between two rows there
// may be a jump.
export const HEAD = 6;
const ROW = 11;
/** The line from 0 to 1, which goes on beyond both. */
export const ENDLESS = -1;
/** A line between its ends, as all that follow are. */
export const LINE = 0;
export const CUBIC = 1;
export const SPRING = 2;
export const EXPONENTIAL = 3;
export const RELEASED = 4;

export const row = (...numbers) => [...numbers, 0, 0, 0, 0, 0, 0].slice(0, ROW);
export const curveOf = (error, ...rows) => Float64Array.of(error, -1, 0, 0, 0, 0, ...rows.flat());

/** Friction: it settles and then jumps to its end, or arrives there at once. */
export const exponential = (rate, arrives) => curveOf(0, row(0, 1, EXPONENTIAL, 0, 1, rate, arrives ? -Math.expm1(-rate) : 1, arrives ? 1 : 0));

/** Where the row of the input that is asked for begins; where it jumps, that behind or before the jump. */
export function rowAt(curve, before) {
  const x = curve[ASKED];
  let low = 0;
  for (let high = (curve.length - HEAD) / ROW - 1; low < high; ) {
    const middle = (low + high) >> 1;
    const end = curve[HEAD + middle * ROW + 1];
    if (before ? end < x : end <= x) low = middle + 1;
    else high = middle;
  }
  return HEAD + low * ROW;
}

/** Answers with the output at the share of a row that is asked for, more than 0 and less than 1; any of a line without ends. */
export function output(curve, at) {
  const share = curve[ASKED];
  const kind = curve[at + 2];
  const first = curve[at + 5];
  if (kind === CUBIC) {
    solve(curve, at);
    const t = curve[3];
    const u = 1 - t;
    curve[ANSWER] = u * u * (u * curve[at + 3] + 3 * t * curve[at + 7]) + t * t * (3 * u * curve[at + 8] + t * curve[at + 4]);
  } else if (kind <= LINE) curve[ANSWER] = curve[at + 3] + share * (curve[at + 4] - curve[at + 3]);
  else if (kind === EXPONENTIAL) curve[ANSWER] = first < 2 ** -53 ? share : Math.min(-Math.expm1(-first * share) / curve[at + 6], 1);
  else {
    B[2] = first;
    B[3] = curve[at + 6];
    B[4] = share * curve[at + 7];
    swing();
    curve[ANSWER] = kind === RELEASED ? B[0] : Math.min(Math.max(1 + curve[at + 8] * B[1] - B[0], curve[at + 9]), curve[at + 10]);
  }
}

/** Gives a bound track the progress of its input; where it jumps, that behind or before the jump. */
export function follow(curve, out, before) {
  const x = out._input;
  curve[ASKED] = x;
  const at = rowAt(curve, before);
  const start = curve[at];
  const end = curve[at + 1];
  out._curve = curve;
  out._row = at;
  curve[ANSWER] = x < end ? curve[at + 3] : curve[at + 4];
  curve[ASKED] = (x - start) / (end - start);
  if (curve[at + 2] === ENDLESS || (x > start && x < end)) output(curve, at);
  out._progress = curve[ANSWER];
}

const piece = (numbers) => {
  const [x0, y0, ...rest] = list(number, 4, 8)(numbers);
  const [x3, y3] = rest.slice(-2);
  const [x1, y1, x2, y2] = rest;
  const width = x3 - x0;
  const share = (x) => (width ? (x - x0) / width : 0);
  const isCubic = rest.length === 6;
  if (width < 0 || (isCubic && !isMonotone(share(x1), share(x2)))) fail("must not go back");
  // What is flat has exactly its value, as a line has, and the sum of a cubic hasn't.
  const isLine = !isCubic || (y1 === y0 && y2 === y0 && y3 === y0);
  return isLine ? row(x0, x3, LINE, y0, y3) : row(x0, x3, CUBIC, y0, y3, share(x1), share(x2), y1, y2);
};

/** Reads a row of the file. */
export function curve(numbers) {
  const [kind, ...rest] = list(any, 1)(numbers);
  if (kind === "pieces") {
    const rows = list(piece, 1)(rest.slice(1));
    if (rows.some((one, at) => at && one[0] < rows[at - 1][1])) fail("must not go back");
    return curveOf(number(rest[0]), ...rows);
  }
  const is = (name, least, most = least) => kind === name && list(range(-Infinity, Infinity), least, most)(rest);
  if (is("linear", 0)) return curveOf(0, row(0, 1, ENDLESS, 0, 1));
  const [first, square = 1, velocity = 0, duration = 0, low = -Infinity, high = Infinity] =
    is("spring", 4, 6) || is("settling", 1) || is("arriving", 1) || [];
  const isSound = first >= 0 && square > 0 && duration >= 0 && first + square + Math.abs(velocity) + duration < Infinity && low <= 0 && high >= 1;
  return !isSound ? fail("must be a curve")
    : kind === "spring" ? curveOf(0, row(0, 1, SPRING, 0, 1, first, square, duration, velocity, low, high))
    : exponential(first, kind === "arriving");
}
