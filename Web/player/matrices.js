import { Bound } from "./core/bound.js";
import { LIVE, REPLACES } from "./core/contribution.js";
import { fail } from "./core/error.js";
import { P, copied } from "./core/numbers.js";
import { plain } from "./core/types.js";
import { FUNCTIONS, product } from "./matrices/functions.js";
import { IDENTITY, equal, inverse, isPlane, multiply } from "./matrices/matrix.js";

const slice = (numbers, first) => Array.from(numbers.subarray(first, first + 16));

/** What a contribution multiplies with: its value, less its rest. */
function offset(one) {
  const value = copied(16);
  if (one._flags[0] & REPLACES || equal(value, one._rest)) return IDENTITY;
  const back = inverse(one._rest);
  return back ? multiply(value, back) : IDENTITY;
}

function shown(one, base) {
  one._seek();
  const value = copied(16);
  if (one._flags[0] & REPLACES || equal(base, one._rest)) return value;
  return equal(value, one._rest) ? base : multiply(offset(one), base);
}

/** What the contributions over one multiply with, but for those of the same playback. */
function newerOffset(one) {
  const list = one._property._family._list;
  let result = IDENTITY;
  for (const other of list.slice(list.indexOf(one) + 1)) {
    if (!(other._flags[0] & LIVE) || other._playback === one._playback) continue;
    other._seek();
    result = multiply(result, offset(other));
  }
  return result;
}

function setUnder(store, newer, matrix, first) {
  const back = equal(newer, IDENTITY) ? null : inverse(newer);
  store._model.set(back ? multiply(back, matrix) : matrix, first);
}

/** What the store asks of transforms, which multiply instead of adding up. */
const hooks = {
  _canAdd(store, { _property: property, _source: source }, playback) {
    if (!inverse(source._restOf(playback, false)) || !inverse(source._restOf(playback, true))) return false;
    if (inverse(slice(store._model, property._first))) return true;
    return !property._family._list.some((one) => one._flags[0] & REPLACES);
  },
  _compose(store, list, first) {
    for (let at = list.length - 1; at >= 0; at--) {
      if (!(list[at]._flags[0] & LIVE)) continue;
      const matrix = shown(list[at], slice(store._shown, first));
      for (let part = 0; part < 16; part++) {
        store._shown[first + part] = Math.abs(matrix[part]) < Infinity ? matrix[part] : store._model[first + part];
      }
    }
  },
  _stop(store, one) {
    const newer = newerOffset(one);
    const base = multiply(newer, slice(store._model, one._first));
    setUnder(store, newer, shown(one, base), one._first);
  },
  _turn(store, one, rest) {
    const old = one._rest;
    one._rest = rest;
    const model = slice(store._model, one._first);
    const newer = newerOffset(one);
    const back = inverse(old);
    if (equal(model, old) && equal(newer, IDENTITY)) store._model.set(rest, one._first);
    else if (!(one._flags[0] & REPLACES) && back) {
      setUnder(store, newer, multiply(multiply(rest, back), multiply(newer, model)), one._first);
    }
  },
};

/** A list of functions, or a whole matrix where no names follow. */
export function transform(names, context) {
  if (!names.length) return plain("transform", 16, { _matrices: hooks });
  const known = (name) => FUNCTIONS.get(name) ?? ((/^matrix(3d)?$/.test(name) && context._type(name)?.()) || fail(`needs '${String(name)}'`));
  const functions = names.map(known);
  return {
    _name: "transform", _size: 16, _matrices: hooks, _count: functions.reduce((sum, one) => sum + one._count, 0),
    _prepare(from, to) {
      const ends = [[], []];
      let at = 0;
      for (const { _count: count, _fit: fit } of functions) {
        const pair = [from.slice(at, at + count), to.slice(at, at + count)];
        (fit ? fit(...pair) : pair).forEach((numbers, end) => ends[end].push(...numbers));
        at += count;
      }
      return ends;
    },
    _write(from, to, out) {
      out.set(product(functions, from, to, P[0]));
    },
    _matrix: (key) => product(functions, key, key, 0),
    /** Where in a key the axes of turns stand. */
    _axes: functions.reduce(([found, at], one) => [one._turns ? [...found, at] : found, at + one._count], [[], 0])[0],
    _from: (matrix) => (functions.length === 1 && functions[0]._from?.(matrix)) || null,
    // Functions that a matrix isn't one of: all of them are taken apart.
    _beginElsewhere(bound, numbers, begin) {
      const matrices = bound._keys.map((key) => bound._type._matrix(key));
      const other = transform([[...matrices, numbers].every(isPlane) ? "matrix" : "matrix3d"], context);
      const next = new Bound(bound._track, other, matrices.map((matrix) => other._from(matrix)));
      next._phase = bound._phase;
      return begin(next, numbers);
    },
  };
}

/** Whole transforms: lists of functions, and matrices. */
export const matrices = { name: "matrices", types: { transform } };
