import { mix } from "../core/types.js";
import { IDENTITY, changed, multiply, plane, turn } from "./matrix.js";
import { rotation, slerp } from "./quaternion.js";

/** A turn in the plane. */
export function planeTurn(degrees) {
  const [sin, cos] = turn(degrees);
  return plane(cos, sin, -sin, cos, 0, 0);
}

const tangent = (degrees) => {
  const [sin, cos] = turn(degrees);
  return sin / cos;
};

function about([x, y, z, degrees]) {
  const [sin, cos] = turn(degrees);
  const rest = 1 - cos;
  return [
    1 - (y * y + z * z) * rest, x * y * rest + z * sin, x * z * rest - y * sin, 0, x * y * rest - z * sin, 1 - (x * x + z * z) * rest,
    y * z * rest + x * sin, 0, x * z * rest + y * sin, y * z * rest - x * sin, 1 - (x * x + y * y) * rest, 0, 0, 0, 0, 1,
  ];
}

/** How many numbers each function has, and the matrix of them. */
const SIMPLE = {
  translate: [2, ([x, y]) => changed([12, x], [13, y])],
  translate3d: [3, ([x, y, z]) => changed([12, x], [13, y], [14, z])],
  scale: [2, ([x, y]) => changed([0, x], [5, y])],
  scale3d: [3, ([x, y, z]) => changed([0, x], [5, y], [10, z])],
  rotate: [1, ([degrees]) => planeTurn(degrees)],
  rotateX: [1, ([degrees]) => {
    const [sin, cos] = turn(degrees);
    return changed([5, cos], [6, sin], [9, -sin], [10, cos]);
  }],
  rotateY: [1, ([degrees]) => {
    const [sin, cos] = turn(degrees);
    return changed([0, cos], [2, -sin], [8, sin], [10, cos]);
  }],
  rotate3d: [4, about],
  skew: [2, ([x, y]) => plane(1, tangent(y), tangent(x), 1, 0, 0)],
  skewX: [1, ([x]) => plane(1, 0, tangent(x), 1, 0, 0)],
  skewY: [1, ([y]) => plane(1, tangent(y), 0, 1, 0, 0)],
  perspective: [1, ([reciprocal]) => changed([11, -reciprocal])],
};

/** Numbers between others. */
export const mixed = (from, to, progress) => from.map((one, at) => mix(one, to[at], progress));

/** Each function: how many numbers it has, its matrix between two of them, and what fits a start to an end. */
export const FUNCTIONS = new Map([
  ...Object.entries(SIMPLE).map(([name, [count, read]]) => [name, {
    _count: count, _at: (from, to, progress) => read(mixed(from, to, progress)),
  }]),
  ["rotation", { _count: 4, _at: (from, to, progress) => rotation(slerp(from, to, progress)) }],
]);

FUNCTIONS.get("rotate3d")._turns = true;
// A rotation by nothing takes the other's axis.
FUNCTIONS.get("rotate3d")._fit = (from, to) =>
  from[3] === 0 ? [[...to.slice(0, 3), 0], to] : to[3] === 0 ? [from, [...from.slice(0, 3), 0]] : [from, to];

/** The product of a list of functions between two lists of their numbers. */
export function product(functions, from, to, progress) {
  let [at, matrix] = [0, null];
  for (const one of functions) {
    const next = at + one._count;
    const own = one._at(from.slice(at, next), to.slice(at, next), progress);
    matrix = matrix ? multiply(matrix, own) : own;
    at = next;
  }
  return matrix ?? IDENTITY;
}
