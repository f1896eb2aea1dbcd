import { fail } from "./core/error.js";
import { areUsable } from "./core/bound.js";
import { follow } from "./core/curves.js";
import { mix } from "./core/types.js";

/** The progress of a curve at an input. */
function progress(bound, curve, input) {
  bound._input = input;
  follow(curve, bound, false);
  return bound._progress;
}

/** The same bound track, or one in another form, that begins at a value, given by the numbers of its property. */
function beginning(bound, numbers, path) {
  const { _type: type, _track: { _segments: segments, _curves: curves, _mirror: mirror } } = bound;
  const entering = type._from ? type._from(numbers) : numbers;
  if (!entering) return type._beginElsewhere(bound, numbers, path, beginning);
  bound._all(-Infinity);
  if (bound._formulas?.()) return bound;
  const { _segment: at, _period, _progress: shown } = bound;
  const isMirrored = mirror !== undefined;
  const [input, goal] = isMirrored ? [segments[at + 6], segments[at + 5]] : [segments[at + 5], segments[at + 6]];
  const entersAtFrom = input === goal ? input < 0.5 : input < goal;
  const key = (isEntered) => bound._keys[segments[at + (isEntered === entersAtFrom ? 2 : 3)]];
  const [declared, other] = [key(true), key(false)];
  let own = type._towards?.(entering, other) ?? entering;
  let end = other;
  // How much of the way from its key is gone where it starts, and where it ends.
  const gone = (share) => (entersAtFrom ? share : 1 - share);
  const curve = curves[segments[at + 4]];
  const jumps = !isMirrored && gone(shown) === gone(progress(bound, curve, entersAtFrom ? 0 : 1));
  const first = jumps ? 0 : gone(shown);
  const last = gone(progress(bound, curve, goal));
  if (type._isPlain && !type._isDiscrete && (first !== 0 || last !== 1) && Math.abs(last - first) >= 0.0625) {
    const ends = own.map((number, index) => (last === 1 ? other[index] : mix(declared[index], other[index], last)));
    const ways = own.map((number, index) => (ends[index] - number) / (last - first));
    end = ends.map((number, index) => (last === 1 ? number : own[index] + ways[index] * (1 - first)));
    own = own.map((number, index) => number - ways[index] * first);
  }
  const ends = entersAtFrom ? [own, end] : [end, own];
  bound._entry = { _segment: at, _period, _ends: type._prepare?.(...ends) ?? ends };
  return bound;
}

/** Whether something moves a number of a property. */
const isMoving = (player, { _family: family, _first: first, _type: { _size: size } }) =>
  player._families[family]._list.some((one) =>
    one._flags.some((flag, at) => flag && one._first + at >= first && one._first + at < first + size));

/**
 * Has what is planned begin so that its property shows what it does, under the layers that begin with it: in motion
 * everything; at rest what neither has a written start nor repeats.
 *
 * @param {number} time Where the timeline begins, in seconds.
 */
function begin(player, planned, time, parameters) {
  planned.forEach((one, at) => {
    const { _property: property, _additive: additive, _source: bound } = one;
    const { _layer: layer, _written: written, _loop: loop } = bound._track;
    if (layer || ((written || loop) && !isMoving(player, property))) return;
    const path = property.name;
    const start = player._numbersOf(property, additive);
    for (let next = at + 1; planned[next]?._layerStart && planned[next]._property === property && !property._type._matrices; next++) {
      const { _track: track } = planned[next]._source;
      const above = player._bound(track, start, true, parameters);
      const origin = above._all(track._mirror === undefined ? -Infinity : Infinity);
      above._all(time).forEach((own, component) => (start[component] -= track._weight * (own - origin[component])));
    }
    // A sum may be larger than any number of a file.
    if (!areUsable(start)) fail(path, "isn't usable");
    one._source = beginning(bound, start, path)._checked(path);
  });
}

/** What `beginsFromCurrentState` asks for: motion that begins where its property is shown. */
export const current = { name: "current", _begin: begin };
