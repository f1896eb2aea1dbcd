import { fail } from "./core/error.js";
import { P } from "./core/numbers.js";
import { Bound } from "./core/bound.js";
import { entry, flag, list, number, object } from "./core/reader.js";
import { between, plain } from "./core/types.js";

const POINTS = { __proto__: null, M: 1, L: 1, Q: 2, C: 3, Z: 0 };

/** An outline: its commands stay, its points move. It is read as path data. */
function outline([letters]) {
  if (typeof letters !== "string" || !/^(M[MLQCZ]*)?$/.test(letters)) fail("must be a path, as MLQCZ");
  const count = [...letters].reduce((sum, letter) => sum + 2 * POINTS[letter], 0);
  const text = (numbers, first) => {
    let at = first;
    return [...letters].map((letter) => letter + Array.from({ length: 2 * POINTS[letter] }, () => numbers[at++]).join(" ")).join("");
  };
  return plain(`path${count}`, count, { _text: text });
}

/** Where on a route something is: the share within a lap, and the lap. Here, as numbers that functions return may be allocated. */
const PLACE = new Float64Array(2);

/** Finds the place of the share that stands there. */
function locate(route) {
  const share = PLACE[0];
  PLACE[1] = 0;
  if (share >= 0 && share <= 1) return;
  if (!route._wraps || !(Math.abs(share) < Infinity)) {
    PLACE[0] = share > 1 ? 1 : 0;
    return;
  }
  const lap = Math.floor(share);
  const isWhole = share === lap && share > 0;
  PLACE[0] = isWhole ? 1 : share - lap;
  PLACE[1] = isWhole ? lap - 1 : lap;
}

/** The cubic of a knot and the next at the place, of each of `width` numbers. */
function hermite(knots, width, out) {
  const share = PLACE[0];
  const stride = 1 + 2 * width;
  let low = 0;
  let high = knots.length / stride - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (knots[middle * stride] <= share) low = middle;
    else high = middle - 1;
  }
  const one = low * stride;
  const two = one + stride;
  const length = knots[two] - knots[one];
  const t = length > 0 ? (share - knots[one]) / length : 1;
  const u = 1 - t;
  for (let at = 1; at <= width; at++) {
    const leave = knots[one + width + at] * length;
    const arrive = knots[two + width + at] * length;
    out[at - 1] = u * u * ((1 + 2 * t) * knots[one + at] + t * leave) + t * t * ((1 + 2 * u) * knots[two + at] - u * arrive);
  }
}

/** A type whose keys are shares of a route. */
function along(knots, width, route, name) {
  const out = new Float64Array(width);
  const type = {
    _name: name, _count: 1, _size: width, _isDiscrete: false, _isPlain: false, _isNear: true,
    _length: knots.reduce((sum, _, at) => at % (1 + 2 * width) || !at ? sum : sum + Math.hypot(knots[at + 1] - knots[at - 2 * width], width > 1 ? knots[at + 2] - knots[at + 1 - 2 * width] : 0), 0),
    _write(from, to, numbers) {
      between(from, to, PLACE, 1);
      locate(route);
      hermite(knots, width, numbers);
      if (width === 1) numbers[0] += PLACE[1] * route._turning;
    },
    // What is shown needn't lie on the route.
    _from: () => null,
    _beginElsewhere(bound, numbers, begin) {
      P[0] = 0;
      const keys = bound._keys.map((key) => {
        type._write(key, key, out);
        return Array.from(out);
      });
      const other = new Bound(bound._track, plain(name, width), keys);
      other._phase = bound._phase;
      return begin(other, numbers);
    },
  };
  return type;
}

const ofRoute = (width, name, knots) => ([at], { _file: file }) => {
  const route = entry(file.routes, at);
  return along(knots(route), width, route, name);
};

/** A row of the file: knots of places and of directions, each with its rate by the share. */
function route(row) {
  const { wraps, turning, places, angles } = object({ wraps: flag, turning: number, places: list(number, 10), angles: list(number, 6) })(row);
  for (const [knots, stride] of [[places, 5], [angles, 3]]) {
    if (knots.length % stride) fail("must have whole knots");
    for (let at = stride; at < knots.length; at += stride) if (knots[at] < knots[at - stride]) fail("must not go back");
  }
  return { _wraps: wraps, _turning: turning, _places: places, _angles: angles };
}

const types = { path: outline, route: ofRoute(2, "point", ({ _places }) => _places), direction: ofRoute(1, "angle", ({ _angles }) => _angles) };

/** Outlines that change their shape, and motion along a route. */
export const paths = { name: "paths", types, _route: route };
