import { fail } from "./error.js";
import { P } from "./numbers.js";
import { list, number, range, text } from "./reader.js";

/**
 * A plain type: its numbers are interpolated one by one. `_count` of them in a key, `_size` in a property; types of a name are of one
 * size.
 */
export const plain = (name, count, more) => ({ _name: name, _count: count, _size: count, _isPlain: true, _write: between, ...more });

/** Reads the numbers of a key of a type. */
export const numbersOf = ({ _count: count }, value) => list(number, count, count)(value);

const COUNTS = { number: 1, integer: 1, angle: 1, bool: 1, point: 2, size: 2, rect: 4, insets: 4, color: 4 };
const PLAIN = new Map(Object.entries(COUNTS).map(([name, count]) => [name, plain(name, count, { _isDiscrete: name === "bool" })]));

/** A type of a file: a name, or a list of a kind and its arguments. The parts of the player bring further kinds. */
export function type(value, context) {
  const own = PLAIN.get(value);
  if (own) return own;
  const [kind, ...rest] = [value].flat();
  // Of one that isn't whole there are no numbers.
  if (kind === "vector") return plain(kind + rest[0], range(2, 64)(rest[0]));
  if (kind === "string") return plain(kind, 1, { _isDiscrete: true, _texts: list(text)(rest) });
  return (context._type(kind) ?? fail("must be a type"))(rest, context);
}

/** Like Swift's `rounded()`: halves away from zero. */
export const rounded = (x) => Math.sign(x) * Math.round(Math.abs(x));

/** Fills the first places of a list with what is between the numbers of two others at the progress in `P`: exact at both ends. */
export function between(from, to, out, count) {
  const progress = P[0];
  for (let at = 0; at < count; at++) {
    const start = from[at];
    const end = to[at];
    const travel = end - start;
    // The difference of two huge numbers may be infinite, and everything between them finite.
    out[at] = progress === 1 ? end : Math.abs(travel) < Infinity ? start + travel * progress : start * (1 - progress) + end * progress;
  }
}

/** A number between two. */
export function mix(start, end, progress) {
  const out = [start];
  P[0] = progress;
  between(out, [end], out, 1);
  return out[0];
}
