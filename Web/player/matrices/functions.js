import { IDENTITY, TURN, multiply, turn } from "./matrix.js";
import { AXIS, about, rotation } from "./quaternion.js";

const OWN = new Float64Array(16);

// What a function writes, it writes into the identity, of numbers that stand at a place of a list, or between two of them.

/** Puts numbers into places of a matrix. */
export const put = (...places) => (out, numbers, at) => {
  for (let part = 0; part < places.length; part++) out[places[part]] = numbers[at + part];
};

/** A turn in a plane: the places of both cosines, of the sine, and of the one that is negative. */
const turned = (first, second, sine, negative) => (out, numbers, at) => {
  turn(numbers, at);
  out[first] = out[second] = TURN[1];
  out[sine] = TURN[0];
  out[negative] = -TURN[0];
};

/** Tangents of degrees at places of a matrix. */
const skewed = (...places) => (out, numbers, at) => {
  for (let part = 0; part < places.length; part++) {
    turn(numbers, at + part);
    out[places[part]] = TURN[0] / TURN[1];
  }
};

function turnedAbout(out, numbers, at) {
  for (let part = 0; part < 3; part++) AXIS[part] = numbers[at + part];
  turn(numbers, at + 3);
  AXIS[3] = TURN[0];
  AXIS[4] = 1 - TURN[1];
  about(out);
}

/** A function: how many numbers it has, what multiplies a matrix with what it writes, and what fits a start to an end. */
export const made = (count, write, fit) => ({
  _count: count, _fit: fit, _at: (out, numbers, at, from, to) => {
    OWN.set(IDENTITY);
    write(OWN, numbers, at, from, to);
    multiply(out, OWN, out);
  },
});

export const FUNCTIONS = {
  __proto__: null,
  translate: made(2, put(12, 13)),
  translate3d: made(3, put(12, 13, 14)),
  scale: made(2, put(0, 5)),
  scale3d: made(3, put(0, 5, 10)),
  rotate: made(1, turned(0, 5, 1, 4)),
  rotateX: made(1, turned(5, 10, 6, 9)),
  rotateY: made(1, turned(0, 10, 8, 2)),
  // A rotation by nothing takes the other's axis.
  rotate3d: made(4, turnedAbout, (from, to) =>
    from[3] === 0 ? [[...to.slice(0, 3), 0], to] : to[3] === 0 ? [from, [...from.slice(0, 3), 0]] : [from, to]),
  rotation: made(4, rotation),
  skew: made(2, skewed(4, 1)),
  skewX: made(1, skewed(4)),
  skewY: made(1, skewed(1)),
  perspective: made(1, (out, numbers, at) => {
    out[11] = -numbers[at];
  }),
};
