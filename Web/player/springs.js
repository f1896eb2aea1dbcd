import { LIVE, REPLACES } from "./core/contribution.js";
import { HEAD, RELEASED, curveOf, row } from "./core/curves.js";
import { fail, within } from "./core/error.js";
import { V } from "./core/numbers.js";
import { isUsable, object, range } from "./core/reader.js";
import { B, basis, speedOf, swing } from "./core/spring.js";
import { toNumbers } from "./core/value.js";
import { settling } from "./springs/settling.js";
import { speed } from "./springs/speed.js";

const CURVE = curveOf(0, row(0, Infinity, RELEASED, 0, 0, 0, 0, 1));

/** A property let go of on a spring. */
class Released {
  constructor(spring, target, displacement, velocity) {
    this._spring = spring;
    this._target = target;
    this._displacement = displacement;
    this._velocity = velocity;
    this._size = target.length;
    this._time = 0.5;
    this._curve = CURVE.slice();
    this._curve[HEAD + 5] = spring._decay;
    this._curve[HEAD + 6] = spring._square;
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

  _speed(component) {
    basis(this._spring._decay, this._spring._square, this._time);
    return speedOf(this._spring._decay, this._spring._square, this._displacement[component], this._velocity[component]);
  }

  _restOf(playback, backwards) {
    return backwards ? this._target.map((one, at) => one + this._displacement[at]) : this._target;
  }

  /** Seconds until all of it stays within a thousandth of the largest swing. */
  get _duration() {
    const { _decay: decay, _square: square } = this._spring;
    const sizes = this._target.map((_, at) => Math.abs(this._displacement[at]) + Math.abs(this._velocity[at]) / Math.sqrt(square));
    const band = 0.001 * Math.max(...sizes);
    return Math.max(0, ...sizes.map((size, at) => {
      if (!(size > band)) return 0;
      // What is released at the target counts as released just beside it.
      const least = size * 1e-9;
      const travel = Math.abs(this._displacement[at]) >= least ? -this._displacement[at] : least;
      return settling(decay, square, this._velocity[at] / travel, band / Math.abs(travel));
    }));
  }
}

const any = range(0);
const constants = object({
  "mass?": any, "stiffness?": any, "damping?": any, "response?": any, "dampingRatio?": any, "duration?": any, "bounce?": range(-1, 1),
});

/** The constants of a spring: stiffness, damping and mass; or a response or duration with a damping ratio or bounce. */
function readSpring(spring) {
  const { mass = 1, stiffness, damping, response, dampingRatio, duration, bounce } = within("spring", constants, spring);
  const length = response ?? duration;
  const frequency = length === undefined ? Math.sqrt(stiffness / mass) : (2 * Math.PI) / length;
  const ratio = bounce === undefined ? (dampingRatio ?? (length && 1)) : bounce >= 0 ? 1 - bounce : 1 / (1 + bounce);
  const decay = ratio === undefined ? damping / (2 * mass) : ratio * frequency;
  const square = length === undefined ? stiffness / mass : frequency * frequency;
  const isSpring = square > 1e-300 && square + decay * decay < Infinity;
  return isSpring ? { _decay: decay, _square: square } : fail("isn't a spring", "spring");
}

/** What can be let go of: plain numbers. */
export function releasable(player, path) {
  const property = player._find(path);
  const { _isDiscrete: isDiscrete, _matrices: matrices } = property._type;
  return isDiscrete || matrices ? fail("can't be let go of", path) : property;
}

/** Calls with each number of what moves a property, after a seek: its place in the property, and its speed. */
function visit(player, property, wants, body) {
  const { _first: first, _type: { _size: size }, _family: family } = property;
  for (const one of family._list) {
    if (!wants(one)) continue;
    one._seek();
    for (let at = 0; at < one._size; at++) {
      const component = one._first + at - first;
      if (one._flags[at] & LIVE && component >= 0 && component < size) body(one, at, component, speed(one, at));
    }
  }
}

function velocities(player, property) {
  const result = new Array(property._type._size).fill(0);
  visit(player, property, () => true, (one, at, component, own) => {
    if (one._flags[at] & REPLACES) result[component] = own;
    else if (one._weight) result[component] = result[component] + one._weight * own || 0;
  });
  return result;
}

const usable = (one) => (isUsable(one) ? one : 0);
const single = (list) => (list.length === 1 ? list[0] : list);

/** Where a property is let go of, and how fast: of what adds, only what was let go of before. */
export function releaseState(player, property, additive, adding) {
  const { _first: first, _type: { _size: size }, _family: family } = property;
  if (!additive) {
    player._refresh(family);
    return { _position: player._shown.slice(first, first + size), _velocity: velocities(player, property).map(usable) };
  }
  const state = { _position: player._model.slice(first, first + size), _velocity: new Array(size).fill(0) };
  visit(player, property, (one) => !adding && one._released, (one, at, component, own) => {
    state._velocity[component] = usable(own) + (one._flags[at] & REPLACES ? 0 : state._velocity[component]);
    one._put(state._position, component, at);
  });
  return state;
}

/** Starts what was let go of: it takes over what was let go of before. */
export function release(player, property, source, duration, additive, options) {
  const plan = { name: property.name, duration, _low: 0, _high: duration, _start: 0, _markers: [], _rhythm: null };
  const rest = source._restOf(plan, false);
  player._begin();
  if (additive && !options.adding) player._take(property, null, true);
  player._sweep();
  const playback = player._startPlayback(plan, options, [{ _property: property, _source: source, _additive: additive, _rest: rest, _released: true }]);
  player._end();
  return playback;
}

/**
 * Lets go of a property on a spring, or gives it a new target: it keeps its place, and the speed with which it was let go of.
 *
 * @param {object} options `velocity`: what is added to its speed, per second; `adding`: it adds to what was let go of before.
 */
export function spring(player, path, to, given, options = {}) {
  const property = releasable(player, path);
  const target = toNumbers(property._type, to, path);
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
export const velocity = (player, path) => single(velocities(player, releasable(player, path)));

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

