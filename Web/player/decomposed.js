import { fail } from "./core/error.js";
import { P } from "./core/numbers.js";
import { list, text } from "./core/reader.js";
import { transform } from "./matrices.js";
import { decomposePlane, decomposeSpace, fittedPlane, fittedSpace } from "./matrices/decompose.js";
import { FUNCTIONS, made, put } from "./matrices/functions.js";
import { IDENTITY, equal, isPlane } from "./matrices/matrix.js";

/**
 * A matrix by the places of its numbers, and behind them those of its parts. It is exact at both ends; between them it is put together
 * from its parts, if it could be taken apart: each step is a function, and where its numbers begin among those of the parts.
 */
const whole = (places, partCount, decompose, fitted, steps) => {
  const count = places.length;
  const { _at: asIs } = made(count, put(...places));
  return {
    _count: count + partCount,
    _fit(from, to) {
      const start = from.slice(0, count);
      const parts = equal(start, to) ? new Array(partCount).fill(0) : fitted(from.slice(count), to.slice(count));
      return [[...start, ...parts], to];
    },
    _from: (matrix) => (count === 16 || isPlane(matrix)) && [...places.map((at) => matrix[at]), ...decompose(matrix)],
    _at(out, numbers, at, from, to) {
      const first = at + count;
      // What could be taken apart has a scale.
      if (P[0] === 0 || P[0] === 1 || !from[first + 3]) return asIs(out, numbers, at);
      for (let step = 0; step < steps.length; step++) steps[step][0]._at(out, numbers, first + steps[step][1], from, to);
    },
  };
};

const { translate, rotate, scale, translate3d, rotation, scale3d } = FUNCTIONS;
const weight = made(1, (out, numbers, at) => {
  out[0] = out[5] = out[10] = out[15] = numbers[at];
});

const matrix = whole([0, 1, 4, 5, 12, 13], 9, decomposePlane, fittedPlane, [[translate, 0], [made(4, put(0, 1, 4, 5)), 5], [rotate, 4], [scale, 2]]);

const matrix3d = whole([...IDENTITY.keys()], 18, decomposeSpace, fittedSpace, [
  [made(4, put(3, 7, 11, 15)), 9], [translate3d, 0], [rotation, 14], [made(3, put(4, 8, 9)), 6], [scale3d, 3], [weight, 13],
]);

/** Lists in each of which a value has its numbers behind a 1, or zeros: two are interpolated in the first that both have. */
function pairs(lists, context) {
  const types = lists.map((names) => transform(list(text, 1)(names), context));
  const inEach = (find) => types.map((own, at) => find(own, starts[at])).find(Boolean);
  const starts = types.map((_, at) => types.slice(0, at).reduce((sum, one) => sum + one._count + 1, 0));
  const last = types.length - 1;
  const part = (key, own, start) => key.slice(start + 1, start + 1 + own._count);
  const turnAlike = (own, from, to) =>
    own._axes.every((at) => !from[at + 3] || !to[at + 3] || [0, 1, 2].every((axis) => from[at + axis] === to[at + axis]));
  return {
    ...types[last], _count: starts[last] + 1 + types[last]._count,
    _prepare: (from, to) => inEach((own, start) => {
      const [first, end] = [part(from, own, start), part(to, own, start)];
      return from[start] === 1 && to[start] === 1 && turnAlike(own, first, end) && own._prepare(first, end).map((key) => ({ _own: own, _key: key }));
    }) ?? fail("has two values without a list in common"),
    _write: (from, to, out) => from._own._write(from._key, to._key, out),
    _matrix: (key) => inEach((own, start) => key[start] === 1 && own._matrix(part(key, own, start))),
    _from(matrix) {
      const own = types[last]._from(matrix);
      return own && [...new Array(starts[last]).fill(0), 1, ...own];
    },
  };
}

/** Matrices that are taken apart to be interpolated, also those of transforms that are interrupted by other functions. */
export const decomposed = { name: "decomposed", types: { matrix: () => matrix, matrix3d: () => matrix3d, pairs } };
