import { curve } from "./curves.js";
import { fail, within } from "./error.js";
import { any, entry, flag, list, named, number, object, range, record, text } from "./reader.js";
import { STRIDE, Track } from "./track.js";
import { numbersOf, type as ofType } from "./types.js";

/**
 * Reads a baked motion of version 2: everything is checked before anything is played.
 *
 * @param {Map<string, object>} parts The parts of the player that there are.
 */
export function readMotion(json, parts) {
  let given;
  try {
    given = typeof json === "string" ? JSON.parse(json) : json;
  } catch {
    fail("must be JSON");
  }
  if (record(given).player !== 2) fail("must be 2: bake it anew, with --format player", "player");
  const file = {};
  const familyOf = [];
  const { _key: lateKey } = parts.get("late") ?? {};
  const loops = parts.get("loops") ?? {};
  const types = Object.assign({ __proto__: null }, ...[...parts.values()].map((part) => part.types));
  const context = { _type: (kind) => (typeof kind === "string" ? types[kind] : undefined), _file: file };
  const typeOf = (value) => ofType(value, context);
  const need = (name, read) => read ?? (() => fail(`needs { use: [${name}] }`));
  /** What a part reads itself. */
  const later = (name) => need(name, parts.get(name) && any);
  /** A row of the file by its index. */
  const rowOf = (name) => (at) => entry(file[name], at);
  const nameOf = (name) => (value) => (file[name].has(value) ? value : fail("must be in the file"));

  /** A key: its numbers, the current value, or something that is known only when it plays. */
  const key = (value, own, at) =>
    value === "current" ? {}
    : Array.isArray(value) ? numbersOf(own, value)
    : need("late", lateKey)(value, own, at, file.parameters);

  function parameter(row) {
    const [name, kind, value] = list(any, 3, 3)(row);
    const own = typeOf(kind);
    return { name: text(name), _type: own, _numbers: numbersOf(own, value) };
  }

  function family(value) {
    const numbers = list(number, 1)(value);
    const own = { _first: familyOf.length, _size: numbers.length, _numbers: numbers, _list: [], _isStale: false, _isActive: false };
    for (const _ of numbers) familyOf.push(own);
    return own;
  }

  function property(row) {
    const [name, kind, slot, additive, restSpeed] = list(any, 5, 5)(row);
    const own = typeOf(kind);
    const family = entry(familyOf, slot);
    if (familyOf[slot + own._size - 1] !== family) fail("must fit its family");
    return {
      name: text(name), _type: own, _first: slot, _family: family, _additive: flag(additive) && !own._isDiscrete, _restSpeed: range(0)(restSpeed),
    };
  }

  function state(row) {
    const { name, values } = object({ name: text, values: any })(row);
    const { properties } = file;
    const count = properties.length;
    return { name, _values: within("values", list((value, at) => value && key(value, properties[at]._type, 0), count, count), values) };
  }

  const trackRow = object({
    property: rowOf("properties"), "type?": typeOf, "additive?": flag, "layer?": flag, "synchronized?": need("loops", loops._loop && flag), "written?": flag,
    "weight?": need("late", lateKey && range(0, 1)), "loop?": need("loops", loops._loop), "mirror?": number, keys: any, segments: any,
  });
  const segmentRow = list(number, 5, STRIDE);
  function track(row) {
    const own = trackRow(row, 0, new Track(file.curves, loops));
    const { property, loop, mirror } = own;
    const type = (own.type ??= property._type);
    own.additive ??= property._additive;
    if (type._name !== property._type._name) fail("must fit its property", "type");
    if (loop) loops._check(loop, mirror);
    const keys = (own.keys = within("keys", list((value, at) => key(value, type, at), 1), own.keys));
    let reached = -Infinity;
    const segment = (value) => {
      const given = segmentRow(value);
      const row = given.length < 6 ? given.concat(0, 1) : given;
      if (!(row[0] >= reached && row[1] >= row[0]) || row.length < STRIDE) fail("must not overlap");
      reached = row[1];
      return keys[row[2]] && keys[row[3]] && file.curves[row[4]] ? row : fail("must be in the file");
    };
    const segments = within("segments", list(segment, 1), own.segments);
    own.segments = segments.length > 1 ? segments.flat() : segments[0];
    return own;
  }

  function timeline(row) {
    const own = object({
      duration: range(0, Infinity), start: range(0), tracks: list(rowOf("tracks")), "markers?": need("loops", loops._marks),
      "rhythm?": need("loops", loops._rhythm),
    })(row, 0, { markers: [] });
    const whole = own.tracks.filter((one) => !one.layer).map((one) => one.property);
    const isSound = own.tracks.every((one) => one._ends[1] <= own.duration) && new Set(whole).size === whole.length;
    return isSound ? own : fail("must fit its tracks");
  }

  /** After what it refers to, each list of the file. */
  object({
    player: any, generator: text, spec: text, tolerance: range(0), imports: list((name) => parts.has(name) || need(name)()),
    routes: list(need("paths", parts.get("paths")?._route)), parameters: list(need("late", lateKey && parameter)), families: list(family),
    properties: list(property), states: named(state), curves: list(curve), tracks: list(track), timelines: list(timeline),
    variants: named(object({
      name: text, from: nameOf("states"), to: nameOf("states"), timeline: rowOf("timelines"), "reversed?": rowOf("timelines"), "reduced?": text,
    })),
    "transitions?": later("states"), "targets?": later("targets"),
  })(given, 0, file);
  for (const { name, reduced = name } of file.variants.values()) if (!file.variants.has(reduced)) fail("must be in the file", reduced);
  return file;
}
