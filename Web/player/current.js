import { usable } from "./core/reader.js";
import { follow } from "./core/curves.js";
import { STRIDE } from "./core/track.js";
import { mix } from "./core/types.js";

/** How much of the way from the start of a curve is gone at an input; or of the way back. */
function gone(bound, curve, input, isBack) {
  bound._input = input;
  follow(curve, bound, false);
  return isBack ? 1 - bound._progress : bound._progress;
}

/** The same bound track, or one in another form, that begins at a value, given by the numbers of its property. */
function beginning(bound, numbers) {
  const { _type: type, _track: track } = bound;
  const entering = type._from ? type._from(numbers) : numbers;
  // A matrix doesn't say by which functions it came about, nor a number by how much of a way.
  const isNear = (own, at) => Math.abs(own - numbers[at]) <= 1e-9 * Math.max(1, Math.abs(own));
  if (bound._all(-Infinity).every(isNear)) return bound;
  if (!entering) return type._beginElsewhere(bound, numbers, beginning);
  bound._time = -Infinity;
  track._locate(bound);
  if (bound._formulas?.()) return bound;
  const { segments, mirror } = track;
  const { _segment: start, _period: period, _progress: progress } = bound;
  const isMirrored = mirror !== undefined;
  // Behind a wait, which holds the start of what follows.
  let at = start;
  const goesOn = (which) => segments[at + which] === segments[at + which + STRIDE];
  while (!isMirrored && segments[at + 5] === segments[at + 6] && goesOn(2) && goesOn(3)) {
    track._hold(at + STRIDE, false, period, bound);
    if (bound._progress !== progress) break;
    at += STRIDE;
  }
  const input = segments[isMirrored ? at + 6 : at + 5];
  const goal = segments[isMirrored ? at + 5 : at + 6];
  // It begins at the end of its segment where its input falls.
  const isBack = !(input === goal ? input < 0.5 : input < goal);
  const declared = bound._keys[segments[isBack ? at + 3 : at + 2]];
  const other = bound._keys[segments[isBack ? at + 2 : at + 3]];
  let own = type._towards?.(entering, other) ?? entering;
  let end = other;
  // How much of the way from its key is gone where it starts, and where it ends.
  const curve = track._curves[segments[at + 4]];
  const shown = isBack ? 1 - progress : progress;
  const first = !isMirrored && input === (isBack ? 1 : 0) ? 0 : shown;
  const last = gone(bound, curve, goal, isBack);
  if (type._isPlain && !type._isDiscrete && (first !== 0 || last !== 1) && Math.abs(last - first) >= 0.0625) {
    const ends = own.map((number, index) => (last === 1 ? other[index] : mix(declared[index], other[index], last)));
    const ways = own.map((number, index) => (ends[index] - number) / (last - first));
    end = ends.map((number, index) => (last === 1 ? number : own[index] + ways[index] * (1 - first)));
    own = own.map((number, index) => number - ways[index] * first);
  }
  const ends = isBack ? [end, own] : [own, end];
  bound._entry = { _period: period };
  for (let one = start; one <= at; one += STRIDE) bound._entry[one] = type._prepare?.(...ends) ?? ends;
  return bound;
}

/** Whether something moves a number of a property. */
const isMoving = ({ _family: family, _first: first, _type: { _size: size } }) =>
  family._list.some((one) =>
    one._flags.some((flag, at) => flag && one._first + at >= first && one._first + at < first + size));

/**
 * Has one of what is planned begin so that its property shows what it does, under the layers that begin with it: in motion
 * everything; at rest what neither has a written start nor repeats.
 *
 * @param {number} time Where the timeline begins, in seconds.
 */
function begin(player, planned, at, time, parameters) {
  const { _property: property, _additive: additive, _source: bound } = planned[at];
  const { layer, written, loop } = bound._track;
  if (layer || ((written || loop) && !isMoving(property))) return;
  const start = player._numbersOf(property, additive);
  for (let next = at + 1; planned[next]?._layerStart && planned[next]._property === property && !property._type._matrices; next++) {
    const { _track: track } = planned[next]._source;
    const above = player._bound(track, start, true, parameters);
    const origin = above._all(track.mirror === undefined ? -Infinity : Infinity);
    above._all(time).forEach((own, component) => (start[component] -= track.weight * (own - origin[component])));
  }
  // A sum may be larger than any number of a file.
  usable(start);
  planned[at]._source = beginning(bound, start);
}

/** What `beginsFromCurrentState` asks for: motion that begins where its property is shown. */
export const current = { name: "current", _begin: begin };
