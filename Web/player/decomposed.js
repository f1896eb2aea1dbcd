import { fail } from "./core/error.js";
import { list, text } from "./core/reader.js";
import { transform } from "./matrices.js";
import { composePlane, composeSpace, decomposePlane, decomposeSpace, fittedPlane, fittedSpace } from "./matrices/decompose.js";
import { mixed } from "./matrices/functions.js";
import { equal, isPlane, plane } from "./matrices/matrix.js";

/** A matrix that is exact at both ends; between them it is put together from its parts, if it could be taken apart. */
const whole = (count, read, compose) => (from, to, progress) => {
  const [first, last] = [from.slice(0, count), to.slice(0, count)];
  const isExact = progress === 0 || progress === 1 || equal(first, last);
  const made = isExact || !from.slice(count).some(Boolean) ? null : compose(from.slice(count), to.slice(count), progress);
  return made ?? read(mixed(first, last, progress));
};

const matrix = {
  _count: 15, _at: whole(6, (n) => plane(...n), (from, to, progress) => composePlane(mixed(from, to, progress))),
  _fit: (from, to) => [[...from.slice(0, 6), ...fittedPlane(from.slice(6), to.slice(6))], to],
  _from: (m) => isPlane(m) && [m[0], m[1], m[4], m[5], m[12], m[13], ...decomposePlane(m)],
};

const matrix3d = {
  _count: 34, _at: whole(16, (n) => n, composeSpace),
  _fit: (from, to) => [[...from.slice(0, 16), ...fittedSpace(from.slice(16), to.slice(16))], to],
  _from: (m) => [...m, ...decomposeSpace(m)],
};

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
