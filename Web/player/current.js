import { fail } from "./core/error.js";
import { areUsable } from "./core/bound.js";

/** The same bound track, or one in another form, that begins at a value, given by the numbers of its property. */
function beginning(bound, numbers, path) {
  const { _type: type, _track: { _segments: segments, _mirror: mirror } } = bound;
  const entering = type._from ? type._from(numbers) : numbers;
  if (!entering) return type._beginElsewhere(bound, numbers, path, beginning);
  bound._all(-Infinity);
  if (bound._formulas?.()) return bound;
  const at = bound._segment;
  const entersAtFrom = segments[at + (mirror === undefined ? 5 : 6)] < 0.5;
  const other = bound._keys[segments[at + (entersAtFrom ? 3 : 2)]];
  const own = type._towards?.(entering, other) ?? entering;
  const ends = entersAtFrom ? [own, other] : [other, own];
  bound._entry = { _segment: at, _period: bound._period, _ends: type._prepare?.(...ends) ?? ends };
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
