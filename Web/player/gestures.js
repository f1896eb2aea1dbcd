import { Bound } from "./core/bound.js";
import { exponential } from "./core/curves.js";
import { fail, within } from "./core/error.js";
import { any, list, number, options, range, some } from "./core/reader.js";
import { Track } from "./core/track.js";
import { toNumbers } from "./core/value.js";
import { SHARED, grab, releasable, release, releaseState, spring } from "./springs.js";

/** How fast scrolling slows down, per second: that of 0.998 of the speed each millisecond. */
const FRICTION = -1000 * Math.log(0.998);

const positive = range(Number.MIN_VALUE);

const readThrow = options({
  ...SHARED, velocity: any, to: any, friction: positive, rate: range(Number.MIN_VALUE, 1 - 2 ** -53), stopVelocity: positive,
});
const readLetGo = options(SHARED);
const readRest = options({ friction: positive });
const edge = range(-Infinity, Infinity);
const readBand = some({ low: edge, high: edge, limit: range(0, Infinity), coefficient: positive });

const FREE = { low: -Infinity, high: Infinity };

/** The bounds of each number, which may have none. */
const readBands = list((band) => {
  if (band === null) return FREE;
  const { low = -Infinity, high = Infinity, limit, coefficient = 0.55 } = readBand(band);
  if (low > high) fail("must not go back");
  return limit === undefined ? fail("must be there", "limit") : { low, high, limit, coefficient };
});

/**
 * Throws a property, which glides until friction has it rest: with a velocity, on top of that of what glides already, or
 * to a place.
 *
 * @param {object} given `velocity` or `to`; `friction` per second or `rate` per millisecond; `stopVelocity`; `adding`.
 */
export function decay(player, path, given = {}) {
  const own = readThrow(given);
  for (const [name, other] of [["velocity", "to"], ["friction", "rate"]]) {
    if (own[name] !== undefined && own[other] !== undefined) fail("must not be there as well", `options.${other}`);
  }
  const property = releasable(player, path);
  const { _type: type } = property;
  const friction = own.friction ?? (own.rate === undefined ? FRICTION : -1000 * Math.log(own.rate));
  const rest = own.stopVelocity ?? property._restSpeed;
  const additive = player.additive && property._additive;
  const state = releaseState(player, property, additive, own.adding);
  const start = state._position;
  let [velocity, end] = [null, null];
  if (own.to === undefined) {
    velocity = toNumbers(type, own.velocity, "velocity").map((one, at) => (one + state._velocity[at]) * player.timeScale);
    end = start.map((one, at) => one + velocity[at] / friction);
  } else {
    end = Float64Array.from(toNumbers(type, own.to, path));
    velocity = end.map((one, at) => (one - start[at]) * friction);
  }
  const fastest = Math.max(...velocity.map(Math.abs));
  const duration = fastest > rest ? (Math.log(fastest) - Math.log(rest)) / friction : 0;
  within("velocity", number, duration);
  // Without time it is there at once.
  const track = Object.assign(new Track([exponential(friction * duration, false)]), { keys: [], segments: [0, duration, 0, 1, 0, duration ? 0 : 1, 1] });
  return release(player, property, within(path, () => new Bound(track, type, [start, end])), duration, additive, own);
}

/** How far something beyond an edge follows a finger: ever less, and never more than the limit. */
export function rubberBand(offset, limit, coefficient = 0.55) {
  if (!(limit > 0 && coefficient > 0)) return 0;
  const pull = coefficient * Math.abs(offset);
  const distance = limit === Infinity ? pull : pull && limit / (1 + limit / pull);
  return offset < 0 ? -distance : distance;
}

/** The slope of values at the last time, by the parabola that fits a tenth of a second best; by a line of two. */
function slopeWeights(places) {
  const mean = places.reduce((a, b) => a + b, 0) / places.length;
  const centred = places.map((place) => place - mean);
  const power = (exponent) => centred.reduce((sum, one) => sum + one ** exponent, 0);
  const squares = power(2);
  if (places.length < 3) return centred.map((one) => one / squares);
  const [alpha, beta] = [power(3) / squares, squares / places.length];
  const second = centred.map((one) => one * one - alpha * one - beta);
  const sum = second.reduce((total, one) => total + one * one, 0);
  return centred.map((one, at) => one / squares + ((-2 * mean - alpha) * second[at]) / sum);
}

/** A finger on a property: it follows, stretches beyond its bounds, and is let go of with its speed. */
export class Drag {
  #player;
  #path;
  #bands;
  #grip;
  #samples = [];

  /**
   * Takes hold of a property where it is.
   *
   * @param {number|number[]} finger Where the finger is, in the property's unit.
   * @param {number} time In seconds.
   * @param {object[]} [bands] For each number null, or `{ low, high, limit, coefficient }`.
   */
  constructor(player, path, finger, time, bands = []) {
    this.#player = player;
    this.#path = path;
    const property = releasable(player, path);
    this.#bands = within("bands", readBands, bands);
    grab(player, path);
    const place = [player.get(path)].flat();
    const own = toNumbers(property._type, finger, path);
    this.#grip = place.map((one, at) => this.#unstretched(at, one) - own[at]);
    this.#samples.push([within("time", number, time), place]);
  }

  /** Follows the finger. */
  move(finger, time) {
    const own = toNumbers(releasable(this.#player, this.#path)._type, finger, this.#path);
    const place = own.map((one, at) => this.#stretched(at, one + this.#grip[at]));
    this.#player.set(this.#path, place.length === 1 ? place[0] : place);
    const samples = this.#samples.filter(([at]) => at > within("time", number, time) - 0.1005 && at < time - 0.0005);
    this.#samples = [...samples, [time, place]];
  }

  /** How fast it moves, per second; 0 where the finger has rested for 80 ms. */
  velocity(time) {
    const newest = this.#samples[this.#samples.length - 1];
    let first = this.#samples.length - 1;
    while (first > 0 && this.#samples[first][0] - this.#samples[first - 1][0] <= 0.04) first -= 1;
    const samples = this.#samples.slice(first);
    if (time - newest[0] > 0.08 || samples.length < 2) return newest[1].map(() => 0);
    const weights = slopeWeights(samples.map(([at]) => (at - newest[0]) / 0.1));
    return newest[1].map((last, at) => samples.reduce((sum, [, place], one) => sum + weights[one] * (place[at] - last), 0) / 0.1);
  }

  /** Where it would come to rest if it were let go of now, within its bounds. */
  restingPlace(time, given = {}) {
    const { friction = FRICTION } = readRest(given);
    const velocity = this.velocity(time);
    const place = [this.#player.get(this.#path)].flat().map((one, at) => {
      const { low, high } = this.#bands[at] ?? FREE;
      return Math.min(Math.max(one + velocity[at] / friction, low), high);
    });
    return place.length === 1 ? place[0] : place;
  }

  /** Lets go: it springs to a place with the finger's speed. */
  release(time, to, constants, given = {}) {
    return spring(this.#player, this.#path, to, constants, { ...readLetGo(given), velocity: this.velocity(time) });
  }

  #stretched(at, place) {
    const { low, high, limit, coefficient } = this.#bands[at] ?? FREE;
    const edge = place > high ? high : place < low ? low : place;
    return edge === place ? place : edge + rubberBand(place - edge, limit, coefficient);
  }

  #unstretched(at, place) {
    const { low, high, limit, coefficient } = this.#bands[at] ?? FREE;
    const edge = place > high ? high : place < low ? low : place;
    const distance = Math.abs(place - edge);
    if (!distance) return place;
    const pull = limit === Infinity ? distance / coefficient : distance / coefficient / (1 - Math.min(distance / limit, 0.999999));
    return edge + Math.sign(place - edge) * pull;
  }
}
