import { B, basis } from "../core/spring.js";

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

let known = [];

/** The same for the same numbers is worked out once: many springs are alike. */
export function settling(...numbers) {
  if (numbers.some((one, at) => one !== known[at])) known = [...numbers, settled(...numbers)];
  return known[4];
}

/** Seconds after which a spring let go of at −1 never leaves the band again; infinite without damping. */
function settled(decay, square, velocity, tolerance) {
  const at = (t) => {
    basis(decay, square, t);
    return velocity * B[1] - B[0];
  };
  const last = (start, end) => {
    const sign = Math.sign(at(start));
    const isOutside = (t) => sign * at(t) > tolerance;
    if (!isOutside(start)) return start;
    let low = start;
    let high = end;
    // Where no end is known, ever further.
    for (let step = Math.max(start, 2 ** -10); !end && isOutside((high = low + step)) && high < Infinity; step *= 2) low = high;
    for (let middle; (middle = low + (high - low) / 2) > low && middle < high; ) {
      if (isOutside(middle)) low = middle;
      else high = middle;
    }
    return high;
  };
  const first = firstExtremum(decay, square, velocity);
  if (!(first < Infinity)) return last(0);
  const height = Math.abs(at(first));
  const rest = decay * decay - square;
  if (!(height > tolerance)) return last(0, first);
  if (rest >= 0) return last(first);
  if (!decay) return Infinity;
  const halfPeriod = Math.PI / Math.sqrt(-rest);
  let swing = Math.floor(Math.log(height / tolerance) / (decay * halfPeriod));
  // The logarithm can miss by one where a swing just touches the band.
  if (Math.abs(at(first + (swing + 1) * halfPeriod)) > tolerance) swing++;
  else if (swing > 0 && Math.abs(at(first + swing * halfPeriod)) <= tolerance) swing--;
  return last(first + swing * halfPeriod, first + (swing + 1) * halfPeriod);
}
