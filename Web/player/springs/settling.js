import { B, basis, speedOf } from "../core/spring.js";

/** Seconds after which a spring let go of at −1 never leaves the band again; infinite without damping. */
export function settling(decay, square, velocity, tolerance) {
  const at = (t) => {
    basis(decay, square, t);
    return velocity * B[1] - B[0];
  };
  const rest = decay * decay - square;
  const root = Math.sqrt(Math.abs(rest));
  /** When it enters the band, which it only nears until the end, from a place and its time; that time if it is in it already. */
  const last = (start, low, high = Infinity) => {
    const sign = Math.sign(start);
    const times = (sign * start) / tolerance;
    if (!(times > 1)) return low;
    let t = Math.min((low + high) / 2, low + ((1 + Math.log(times)) * (decay + root)) / square);
    // Newton's steps of the logarithm, which is nearly a line; halves where they don't close in, and far on where no end is known.
    for (let steps = 50; low < t && t < high; steps--) {
      const value = sign * at(t);
      if (value > tolerance) low = t;
      else high = t;
      const next = t - (value * Math.log(value / tolerance)) / (sign * speedOf(decay, square, -1, velocity));
      if (Math.abs(next - t) < 1e-14 * t) break;
      t = steps > 0 && next > low && next < high ? next : high < Infinity ? (low + high) / 2 : 2 * t;
    }
    return t;
  };
  // Where it stands still for the first time, if it does.
  let first = 0;
  if (velocity && rest < 0) {
    const angle = Math.atan2(-velocity * root, square - decay * velocity);
    first = (angle < 0 ? angle + Math.PI : angle) / root;
  } else if (velocity) {
    first = (velocity * (decay + root)) / (square * (velocity - decay - root));
    const spread = 2 * root * first;
    if (spread) first = Math.log1p(spread) / (2 * root);
  }
  if (!(first >= 0)) first = Infinity;
  const height = at(first);
  if (!(Math.abs(height) > tolerance)) return last(-1, 0, first);
  if (rest >= 0) return last(height, first);
  const halfPeriod = Math.PI / root;
  // The logarithm can miss by one where a swing just touches the band.
  let swing = Math.floor(Math.log(Math.abs(height) / tolerance) / (decay * halfPeriod)) + 1;
  let start = at(first + swing * halfPeriod);
  for (let tries = 2; tries-- && !(Math.abs(start) > tolerance); ) start = at(first + --swing * halfPeriod);
  return last(start, first + swing * halfPeriod, first + (swing + 1) * halfPeriod);
}
