import { REPLACES } from "./core/contribution.js";
import { HEAD, RELEASED, curveOf, row } from "./core/curves.js";
import { fail, within } from "./core/error.js";
import { V } from "./core/numbers.js";
import { any, flag, isUsable, options, range, some } from "./core/reader.js";
import { B, speedOf, swing } from "./core/spring.js";
import { toNumbers } from "./core/value.js";
import { settling } from "./springs/settling.js";
import { speed } from "./springs/speed.js";

/** A property let go of on a spring. */
class Released {
  constructor(spring, target, displacement, velocity) {
    this._spring = spring;
    this._target = target;
    this._displacement = displacement;
    this._velocity = velocity;
    this._size = target.length;
    this._time = 0.5;
    this._curve = spring._curve;
    this._row = HEAD;
  }

  /** Evaluates it at its `_time`. */
  _seek() {
    B[2] = this._spring._decay;
    B[3] = this._spring._square;
    B[4] = this._time;
    swing();
    for (let at = 0; at < this._size; at++) V[at] = this._target[at] + (this._displacement[at] * B[0] + this._velocity[at] * B[1]);
  }

  /** How fast a number changes where it was evaluated last. */
  _speed(component) {
    const { _decay: decay, _square: square } = this._spring;
    return speedOf(decay, square, this._displacement[component], this._velocity[component]);
  }

  /** A list of its own, as a rest may be changed. */
  _restOf(playback, backwards) {
    return this._target.map((one, at) => (backwards ? one + this._displacement[at] : one));
  }

  /** Seconds until all of it stays within a thousandth of the largest swing. */
  get _duration() {
    const { _spring: { _decay: decay, _square: square }, _displacement: displacement, _velocity: velocity } = this;
    const sizes = displacement.map((one, at) => Math.abs(one) + Math.abs(velocity[at]) / Math.sqrt(square));
    // What is released over and over comes closer to its target without end: from here on it is there.
    const band = Math.max(0.001 * Math.max(...sizes), 2 ** -970);
    return sizes.reduce((last, size, at) => {
      if (!(size > band)) return last;
      // What is released at the target counts as released just beside it.
      const travel = Math.abs(displacement[at]) >= size * 1e-9 ? -displacement[at] : size * 1e-9;
      return Math.max(last, settling(decay, square, velocity[at] / travel, band / Math.abs(travel)));
    }, 0);
  }
}

const size = range(0);
const constants = some({
  mass: size, stiffness: size, damping: size, response: size, dampingRatio: size, duration: size, bounce: range(-1, 1),
});

/** Of each at most one: a mass and a damping go with a stiffness. */
const ALTERNATIVES = [
  ["stiffness", "response", "duration"], ["damping", "dampingRatio", "bounce"], ["response", "duration", "damping"], ["response", "duration", "mass"],
];

/** Reads what all that is let go of is given. */
export const SHARED = { adding: flag, pausesOnCompletion: flag };
const readRelease = options({ ...SHARED, velocity: any });

/** The last one: many are alike. */
let known = {};

/** The constants of a spring: stiffness, damping and mass; or a response or duration with a damping ratio or bounce. */
function readSpring(spring) {
  const given = within("spring", constants, spring);
  for (const names of ALTERNATIVES) {
    const [, second] = names.filter((name) => given[name] !== undefined);
    if (second) fail("must not be there as well", `spring.${second}`);
  }
  const { mass = 1, stiffness, damping, response, dampingRatio, duration, bounce } = given;
  const length = response ?? duration;
  const frequency = length === undefined ? Math.sqrt(stiffness / mass) : (2 * Math.PI) / length;
  const ratio = bounce === undefined ? (dampingRatio ?? (length && 1)) : bounce >= 0 ? 1 - bounce : 1 / (1 + bounce);
  const decay = ratio === undefined ? damping / (2 * mass) : ratio * frequency;
  const square = length === undefined ? stiffness / mass : frequency * frequency;
  if (!(square > 1e-300 && square + decay * decay < Infinity)) fail("needs a stiffness and a damping, or a response or duration above 0 and a bounce above -1", "spring");
  if (decay !== known._decay || square !== known._square) {
    known = { _decay: decay, _square: square, _curve: curveOf(0, row(0, Infinity, RELEASED, 0, 0, decay, square, 1)) };
  }
  return known;
}

/** What can be let go of: plain numbers. */
export function releasable(player, path) {
  const property = player._find(path);
  const { _isDiscrete: isDiscrete, _matrices: matrices } = property._type;
  return isDiscrete || matrices ? fail("must be numbers to be let go of", path) : property;
}

const finite = (one) => (isUsable(one) ? one : 0);

/** How fast a list has a property change; with places, only what was let go of, which is put there. */
function velocities({ _first: first, _type: { _size: size } }, list, places) {
  const result = new Array(size).fill(0);
  for (const one of list) {
    if (!one._weight || (places && !one._released)) continue;
    one._seek();
    for (let at = 0; at < one._size; at++) {
      const component = one._first + at - first;
      const flags = one._flags[at];
      if (!flags || !(component in result)) continue;
      const own = speed(one, at);
      if (places) one._put(places, component, at);
      result[component] = (flags & REPLACES ? 0 : result[component]) + one._weight * (places ? finite(own) : own) || 0;
    }
  }
  return result;
}

/** Where a property is let go of, and how fast: of what adds, only what was let go of before. */
export function releaseState(player, property, additive, adding) {
  const { _first: first, _type: { _size: size }, _family: family } = property;
  if (!additive) player._refresh(family);
  const position = new Array(size);
  for (let at = 0; at < size; at++) position[at] = (additive ? player._model : player._shown)[first + at];
  const velocity = velocities(property, additive && adding ? [] : family._list, additive && position);
  return { _position: position, _velocity: additive ? velocity : velocity.map(finite) };
}

/** Starts what was let go of: it takes over what was let go of before. */
export function release(player, property, source, duration, additive, options) {
  const plan = { name: property.name, duration, _low: 0, _high: duration, _start: 0, _markers: [], _rhythm: null };
  const rest = source._restOf(plan, false);
  player._begin();
  if (additive && !options.adding) player._take(property, null, true);
  const playback = player._startPlayback(plan, options, [{ _property: property, _source: source, _additive: additive, _rest: rest, _released: true }]);
  player._end();
  return playback;
}

/**
 * Lets go of a property on a spring, or gives it a new target: it keeps its place, and the speed with which it was let go of.
 *
 * @param {object} more `velocity`: what is added to its speed, per second; `adding`: it adds to what was let go of before.
 */
export function spring(player, path, to, given, more = {}) {
  const options = readRelease(more);
  const property = releasable(player, path);
  // Frames read the numbers of all springs in one place: were they of several kinds, each would be allocated there.
  const target = Float64Array.from(toNumbers(property._type, to, path));
  const added = options.velocity === undefined ? [] : toNumbers(property._type, options.velocity, "velocity");
  const additive = player.additive && property._additive;
  const state = releaseState(player, property, additive, options.adding);
  const value = new Released(
    readSpring(given), target, target.map((one, at) => state._position[at] - one),
    target.map((_, at) => (state._velocity[at] + (added[at] ?? 0)) * player.timeScale),
  );
  return release(player, property, value, value._duration, additive, options);
}

/** How fast a property changes, per second: a number, or a list. */
export function velocity(player, path) {
  const property = releasable(player, path);
  const all = velocities(property, property._family._list);
  return all.length > 1 ? all : all[0];
}

/** Takes hold of a property: it stays where it is, and nothing moves it. */
export function grab(player, path) {
  const property = player._find(path);
  const { _first: first, _type: { _size: size } } = property;
  player._refresh(property._family);
  player._begin();
  player._take(property, null);
  player._model.set(player._shown.subarray(first, first + size), first);
  player._showModel(property);
  player._sweep();
  player._end();
}

