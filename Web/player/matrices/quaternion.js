import { P } from "../core/numbers.js";

/** The turn from one quaternion to another. */
const WAY = new Float64Array(4);

/** An axis, how much goes round it, and how much is lost. */
export const AXIS = new Float64Array(5);

/** Writes the turn about the axis. */
export function about(out) {
  const x = AXIS[0];
  const y = AXIS[1];
  const z = AXIS[2];
  const sin = AXIS[3];
  const rest = AXIS[4];
  out[0] = 1 - (y * y + z * z) * rest;
  out[1] = x * y * rest + z * sin;
  out[2] = x * z * rest - y * sin;
  out[4] = x * y * rest - z * sin;
  out[5] = 1 - (x * x + z * z) * rest;
  out[6] = y * z * rest + x * sin;
  out[8] = x * z * rest + y * sin;
  out[9] = y * z * rest - x * sin;
  out[10] = 1 - (x * x + y * y) * rest;
}

/** Writes the turn of what is between two unit quaternions at the progress in `P`, by the shorter way; they stand at a place of lists. */
export function rotation(out, _, at, from, to) {
  const progress = P[0];
  for (let part = 0; part < 4; part++) {
    AXIS[part] = (progress === 1 ? to : from)[at + part];
    WAY[part] = to[at + part];
  }
  times(WAY, from, at, -1, WAY);
  const sine = Math.sqrt(WAY[0] * WAY[0] + WAY[1] * WAY[1] + WAY[2] * WAY[2]);
  if (progress !== 0 && progress !== 1 && sine > 0) {
    const sign = WAY[3] < 0 ? -1 : 1;
    const half = Math.atan2(sine, sign * WAY[3]) * progress;
    for (let part = 0; part < 3; part++) WAY[part] *= (sign * Math.sin(half)) / sine;
    WAY[3] = Math.cos(half);
    times(WAY, from, at, 1, AXIS);
  }
  AXIS[3] *= 2;
  AXIS[4] = 2;
  about(out);
}

/** A quaternion times another, which stands at a place of a list, turned round where the sign is -1. */
function times(one, other, at, sign, out) {
  const x = one[0];
  const y = one[1];
  const z = one[2];
  const w = one[3];
  const a = sign * other[at];
  const b = sign * other[at + 1];
  const c = sign * other[at + 2];
  const d = other[at + 3];
  out[0] = w * a + x * d + y * c - z * b;
  out[1] = w * b - x * c + y * d + z * a;
  out[2] = w * c + x * b - y * a + z * d;
  out[3] = w * d - x * a - y * b - z * c;
}
