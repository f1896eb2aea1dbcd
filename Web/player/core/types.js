import { fail } from "./error.js";
import { M } from "./numbers.js";

/** A plain type: its numbers are interpolated one by one. `_count` of them in a key, `_size` in a property. */
export const plain = (name, count, more) => ({ _name: name, _count: count, _size: count, _isPlain: true, ...more });

const COUNTS = { __proto__: null, number: 1, integer: 1, angle: 1, bool: 1, point: 2, size: 2, rect: 4, insets: 4, color: 4 };

/** A type of a file: a name, or a list of a kind and its arguments. The parts of the player bring further kinds. */
export function type(value, path, context) {
  const [kind, ...rest] = Array.isArray(value) ? value : [value];
  if (typeof value === "string" && COUNTS[value]) return plain(value, COUNTS[value], { _isDiscrete: value === "bool" });
  if (kind === "vector" && rest[0] > 1 && rest[0] < 65 && Number.isInteger(rest[0])) return plain(kind, rest[0]);
  if (kind === "string" && rest.every((text) => typeof text === "string")) return plain(kind, 1, { _isDiscrete: true, _texts: rest });
  return (context._type(kind) ?? fail(path, "isn't a known type"))(rest, path, context);
}

/** Like Swift's `rounded()`: halves away from zero. */
export const rounded = (x) => Math.sign(x) * Math.round(Math.abs(x));

/** Fills the last of `M`: exact at both ends. */
export function between() {
  const start = M[0];
  const end = M[1];
  const progress = M[2];
  const travel = end - start;
  // The difference of two huge numbers may be infinite, and everything between them finite.
  M[3] = progress === 1 ? end : Math.abs(travel) < Infinity ? start + travel * progress : start * (1 - progress) + end * progress;
}

/** A number between two. */
export function mix(start, end, progress) {
  M[0] = start;
  M[1] = end;
  M[2] = progress;
  between();
  return M[3];
}
