import { B, basis } from "../core/spring.js";

/** The displacement of a spring that was let go of at −1. */
function displacement(decay, square, velocity, t) {
  basis(decay, square, t);
  return velocity * B[1] - B[0];
}

function firstExtremum(decay, square, velocity) {
  if (!velocity) return 0;
  const rest = decay * decay - square;
  if (rest < 0) {
    const frequency = Math.sqrt(-rest);
    const angle = Math.atan2(-velocity * frequency, square - decay * velocity);
    return (angle < 0 ? angle + Math.PI : angle) / frequency;
  }
  const gap = 2 * Math.sqrt(rest);
  const fast = -(decay + gap / 2);
  const delay = -velocity / ((square / fast) * (velocity + fast));
  return delay > 0 && delay < Infinity ? (gap * delay ? Math.log1p(gap * delay) / gap : delay) : NaN;
}

/** Seconds after which a spring let go of at −1 never leaves the band again; infinite without damping. */
export function settling(decay, square, velocity, tolerance) {
  const at = (t) => displacement(decay, square, velocity, t);
  const last = (start, end) => {
    const side = at(start);
    if (!(Math.abs(side) > tolerance)) return start;
    const isOutside = (t) => (side < 0 ? at(t) < -tolerance : at(t) > tolerance);
    let low = start;
    let high = end;
    if (!end) {
      let step = Math.max(start, 2 ** -10);
      for (high = start + step; isOutside(high) && high < Infinity; high += step) {
        low = high;
        step *= 2;
      }
    }
    for (;;) {
      const middle = low + (high - low) / 2;
      if (!(middle > low && middle < high)) return high;
      if (isOutside(middle)) low = middle;
      else high = middle;
    }
  };
  const first = firstExtremum(decay, square, velocity);
  if (!(first < Infinity)) return last(0);
  const height = Math.abs(at(first));
  const rest = decay * decay - square;
  if (rest >= 0) return height > tolerance ? last(first) : last(0, first);
  if (!decay) return height > tolerance ? Infinity : 0;
  if (!(height > tolerance)) return last(0, first);
  const halfPeriod = Math.PI / Math.sqrt(-rest);
  let swing = Math.floor(Math.log(height / tolerance) / (decay * halfPeriod));
  // The logarithm can miss by one where a swing just touches the band.
  if (Math.abs(at(first + (swing + 1) * halfPeriod)) > tolerance) swing++;
  else if (swing > 0 && Math.abs(at(first + swing * halfPeriod)) <= tolerance) swing--;
  return last(first + swing * halfPeriod, first + (swing + 1) * halfPeriod);
}
