import { equal, inverse } from "./matrix.js";

/** A matrix in the plane taken apart: place, scale, degrees, and the four numbers that remain; zeros where it is flat. */
export function decomposePlane(m) {
  let [a, b, c, d] = [m[0], m[1], m[4], m[5]];
  let [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
  const determinant = a * d - b * c;
  if (!determinant || !(width + height < Infinity)) return [m[12], m[13], width, height, 0, 0, 0, 0, 0];
  if (determinant < 0) {
    if (a < d) width = -width;
    else height = -height;
  }
  [a, b, c, d] = [a / width, b / width, c / height, d / height];
  const degrees = Math.atan2(b, a) * (180 / Math.PI);
  return [m[12], m[13], width, height, degrees, a * a - b * c, a * b - b * d, b * a + a * c, b * b + a * d];
}

/** The start changed so that it turns to the end the short way; zeros where either is flat. */
export function fittedPlane(from, to) {
  if (!from.slice(5).some(Boolean) || !to.slice(5).some(Boolean)) return from.map(() => 0);
  const start = from.slice();
  if ((start[2] < 0 && to[3] < 0) || (start[3] < 0 && to[2] < 0)) {
    [start[2], start[3]] = [-start[2], -start[3]];
    start[4] += start[4] < 0 ? 180 : -180;
  }
  // As in CSS, 0 counts as a whole turn.
  const [first, last] = [start[4] || 360, to[4] || 360];
  start[4] = first + (Math.abs(first - last) <= 180 ? 0 : first > last ? -360 : 360) - (last - to[4]);
  return start;
}

const dot = (a, b) => a.reduce((sum, one, at) => sum + one * b[at], 0);
const less = (a, b, factor) => a.map((one, at) => one - b[at] * factor);
const ZEROS = new Array(18).fill(0);

/** A matrix taken apart: place, scale, skew, perspective, weight, quaternion; zeros where it is flat. */
export function decomposeSpace(matrix) {
  const weight = matrix[15];
  if (!weight || !matrix.every((one) => Math.abs(one) < Infinity)) return ZEROS;
  const m = matrix.map((one) => one * (1 / weight));
  const affine = m.slice();
  [affine[3], affine[7], affine[11], affine[15]] = [0, 0, 0, 1];
  const back = inverse(affine);
  if (!back) return ZEROS;
  const last = [m[3], m[7], m[11], 1];
  const perspective = equal(last, [0, 0, 0, 1]) ? last : [0, 4, 8, 12].map((at) => dot(last, back.slice(at, at + 4)));
  let [x, y, z] = [m.slice(0, 3), m.slice(4, 7), m.slice(8, 11)];
  const size = (vector) => Math.sqrt(dot(vector, vector));
  const over = (vector, factor) => vector.map((one) => one / factor);
  let scale = [size(x), 0, 0];
  const skew = [0, 0, 0];
  x = over(x, scale[0]);
  skew[0] = dot(x, y);
  y = less(y, x, skew[0]);
  scale[1] = size(y);
  y = over(y, scale[1]);
  skew[0] /= scale[1];
  skew[1] = dot(x, z);
  z = less(z, x, skew[1]);
  skew[2] = dot(y, z);
  z = less(z, y, skew[2]);
  scale[2] = size(z);
  z = over(z, scale[2]);
  skew[1] /= scale[2];
  skew[2] /= scale[2];
  const cross = [y[1] * z[2] - y[2] * z[1], y[2] * z[0] - y[0] * z[2], y[0] * z[1] - y[1] * z[0]];
  if (dot(x, cross) < 0) [scale, x, y, z] = [scale, x, y, z].map((vector) => vector.map((one) => -one));
  const result = [m[12], m[13], m[14], ...scale, ...skew, ...perspective, weight, ...quaternion(x, y, z)];
  return result.every((one) => Math.abs(one) < Infinity) ? result : ZEROS;
}

function quaternion(x, y, z) {
  const trace = x[0] + y[1] + z[2];
  const parts = [x[0], y[1], z[2]];
  const differences = [y[2] - z[1], z[0] - x[2], x[1] - y[0]];
  if (trace >= parts[0] && trace >= parts[1] && trace >= parts[2]) {
    const double = Math.sqrt(1 + trace);
    return [...differences.map((one) => (one * 0.5) / double), double / 2];
  }
  const [at, double] = parts[0] >= parts[1] && parts[0] >= parts[2]
    ? [0, Math.sqrt(1 + x[0] - y[1] - z[2])]
    : parts[1] >= parts[2] ? [1, Math.sqrt(1 + y[1] - x[0] - z[2])] : [2, Math.sqrt(1 + z[2] - x[0] - y[1])];
  const sums = [[0, y[0] + x[1], z[0] + x[2]], [y[0] + x[1], 0, z[1] + y[2]], [z[0] + x[2], z[1] + y[2], 0]][at];
  const result = sums.map((one) => (one * 0.5) / double);
  result[at] = double / 2;
  return [...result, (differences[at] * 0.5) / double];
}

export function fittedSpace(from, to) {
  if (!from.slice(14).some(Boolean) || !to.slice(14).some(Boolean)) return ZEROS;
  const start = from.slice();
  // A factor that changes its sign would pass through a matrix of zeros.
  if (start[13] < 0 !== to[13] < 0) start[13] = to[13];
  return start;
}
