import { equal } from "./matrix.js";

/** The matrix of a unit quaternion. */
export const rotation = ([x, y, z, w]) => [
  1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0, 2 * (x * y - z * w), 1 - 2 * (x * x + z * z),
  2 * (y * z + x * w), 0, 2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0, 0, 0, 0, 1,
];

/** A quaternion between two, by the shorter way. */
export function slerp(from, to, progress) {
  if (progress === 0 || equal(from, to)) return from;
  if (progress === 1) return to;
  const between = times(to, [-from[0], -from[1], -from[2], from[3]]);
  const short = between[3] < 0 ? between.map((one) => -one) : between;
  const sine = Math.hypot(short[0], short[1], short[2]);
  if (!(sine > 0)) return from;
  const half = Math.atan2(sine, short[3]) * progress;
  const size = Math.sin(half) / sine;
  return times([short[0] * size, short[1] * size, short[2] * size, Math.cos(half)], from);
}

function times([x, y, z, w], [a, b, c, d]) {
  return [w * a + x * d + y * c - z * b, w * b - x * c + y * d + z * a, w * c + x * b - y * a + z * d, w * d - x * a - y * b - z * c];
}
