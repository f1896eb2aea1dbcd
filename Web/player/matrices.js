import { Bound } from "./core/bound.js";
import { LIVE, REPLACES } from "./core/contribution.js";
import { fail } from "./core/error.js";
import { P, V } from "./core/numbers.js";
import { between, plain } from "./core/types.js";
import { FUNCTIONS } from "./matrices/functions.js";
import { IDENTITY, equal, inverse, isPlane, multiply } from "./matrices/matrix.js";

const slice = (numbers, first) => numbers.slice(first, first + 16);

const BASE = new Float64Array(16);

/** Makes of the value in `V` what a contribution multiplies with: the value, less its rest. */
function offset(one) {
  const rest = one._rest;
  if (!one._known || !equal(one._known, rest)) {
    one._known = rest.slice();
    one._back = inverse(rest);
  }
  if (one._flags[0] & REPLACES || !one._back || equal(rest, V)) V.set(IDENTITY);
  else multiply(V, one._back, V);
}

/** Evaluates what a contribution shows over a base. */
function show(one, base) {
  one._seek();
  if (one._flags[0] & REPLACES || equal(base, one._rest)) return;
  offset(one);
  multiply(V, base, V);
}

/** What the contributions over one multiply with, but for those of the same playback. */
function newerOffset(one) {
  const list = one._property._family._list;
  let result = IDENTITY;
  for (const other of list.slice(list.indexOf(one) + 1)) {
    if (!(other._flags[0] & LIVE) || other._playback === one._playback) continue;
    other._seek();
    offset(other);
    result = multiply(result, V);
  }
  return result;
}

function setUnder(store, newer, matrix, first) {
  store._model.set(multiply(inverse(newer) ?? IDENTITY, matrix), first);
}

/** What the store asks of transforms, which multiply instead of adding up. */
const hooks = {
  _canAdd(store, { _property: property, _source: source }, playback) {
    if (!inverse(source._restOf(playback, false)) || !inverse(source._restOf(playback, true))) return false;
    if (inverse(slice(store._model, property._first))) return true;
    return !property._family._list.some((one) => one._flags[0] & REPLACES);
  },
  _compose({ _model: model, _shown: shown }, list, first) {
    for (let place = list.length; place--; ) {
      if (!(list[place]._flags[0] & LIVE)) continue;
      for (let at = 0; at < 16; at++) BASE[at] = shown[first + at];
      show(list[place], BASE);
      for (let at = 0; at < 16; at++) shown[first + at] = Math.abs(V[at]) < Infinity ? V[at] : model[first + at];
    }
  },
  _stop(store, one) {
    const newer = newerOffset(one);
    show(one, multiply(newer, slice(store._model, one._first)));
    setUnder(store, newer, V, one._first);
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
  const functions = names.map((name) =>
    FUNCTIONS[name] ?? ((/^matrix/.test(name) && context._type(name)?.()) || fail("must be a function, or needs { use: [decomposed] }")));
  const count = functions.reduce((sum, one) => sum + one._count, 0);
  const numbers = new Float64Array(count);
  const type = {
    _name: "transform", _size: 16, _matrices: hooks, _count: count,
    _prepare(from, to) {
      const ends = [[], []];
      let at = 0;
      for (const { _count: count, _fit: fit } of functions) {
        const pair = [from, to].map((own) => own.slice(at, at + count));
        (fit ? fit(...pair) : pair).forEach((own, end) => ends[end].push(...own));
        at += count;
      }
      // Of one kind, so that an engine needn't allocate what it reads there.
      return ends.map((own) => Float64Array.from(own));
    },
    _write(from, to, out) {
      between(from, to, numbers, count);
      out.set(IDENTITY);
      for (let place = 0, at = 0; place < functions.length; at += functions[place++]._count) functions[place]._at(out, numbers, at, from, to);
      return out;
    },
    _matrix(key) {
      P[0] = 0;
      return type._write(key, key, new Float64Array(16));
    },
    /** Where in a key the axes of turns stand. */
    _axes: functions.reduce(([found, at], one) => [one === FUNCTIONS.rotate3d ? [...found, at] : found, at + one._count], [[], 0])[0],
    _from: (matrix) => (functions.length === 1 && functions[0]._from?.(matrix)) || null,
    // Functions that a matrix isn't one of: all of them are taken apart.
    _beginElsewhere(bound, numbers, begin) {
      const matrices = bound._keys.map((key) => bound._type._matrix(key));
      const other = transform([[...matrices, numbers].every(isPlane) ? "matrix" : "matrix3d"], context);
      const next = new Bound(bound._track, other, matrices.map(other._from));
      next._phase = bound._phase;
      return begin(next, numbers);
    },
  };
  return type;
}

/** Whole transforms: lists of functions, and matrices. */
export const matrices = { name: "matrices", types: { transform } };
