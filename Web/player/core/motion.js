import { curve } from "./curves.js";
import { fail } from "./error.js";
import { any, flag, named, number, numbers, place, range, read, text } from "./reader.js";
import { STRIDE, Track } from "./track.js";
import { type } from "./types.js";

/**
 * Reads a baked motion of version 2: everything is checked before anything is played.
 *
 * @param {Map<string, object>} parts The parts of the player that there are.
 */
export function readMotion(json, parts) {
  let given = json;
  if (typeof json === "string") {
    try {
      given = JSON.parse(json);
    } catch {
      fail("", "isn't JSON");
    }
  }
  if (given?.player !== 2) fail("player", "isn't version 2");
  const file = {};
  const familyOf = [];
  const { _key: lateKey } = parts.get("late") ?? {};
  const loops = parts.get("loops") ?? {};
  const types = Object.assign(Object.create(null), ...[...parts.values()].map((part) => part.types));
  const context = { _type: (kind) => (typeof kind === "string" ? types[kind] : undefined), _file: file };
  const ofType = (value, path) => type(value, path, context);
  const need = (name, schema) => schema ?? ((_, path) => fail(path, `needs '${name}', as in { use: [${name}] }`));
  /** What a part reads itself. */
  const later = (name) => need(name, parts.get(name) && any);
  const ofSize = (own, value, path) => read([number, own._count, own._count], value, path);
  /** A row of the file by its index. */
  const rowOf = (name) => (at, path) => file[name][place(file[name])(at, path)];
  const nameOf = (name) => (value, path) => (file[name].has(value) ? value : fail(path, "isn't there"));

  /** A key: its numbers, the current value, or something that is known only when it plays. */
  const key = (own, at) => (value, path) => {
    if (value === "current") return {};
    if (Array.isArray(value)) return { _numbers: ofSize(own, value, path) };
    return need("late", lateKey)(value, path, own, at, file.parameters.flatMap(({ _numbers }) => _numbers).length);
  };

  function parameter(row, path) {
    const [name, kind, value] = read([any, 3, 3], row, path);
    const own = ofType(kind, path);
    return { name: text(name, path), _type: own, _numbers: ofSize(own, value, path) };
  }

  function family(value, path) {
    const own = read([number, 1], value, path);
    const at = familyOf.at(-1) + 1 || 0;
    for (const _ of own) familyOf.push(at);
    return own;
  }

  function property(row, path) {
    const [name, kind, slot, additive, restSpeed] = read([any, 5, 5], row, path);
    const own = ofType(kind, path);
    const family = familyOf[place(familyOf)(slot, path)];
    if (familyOf[slot + own._size - 1] !== family) fail(path, "isn't within a family");
    return {
      name: text(name, path), _type: own, _first: slot, _family: family, _additive: flag(additive, path) && !own._isDiscrete,
      _restSpeed: range(0)(restSpeed, path),
    };
  }

  function state(row, path) {
    const { name, values } = read({ name: text, values: [any] }, row, path);
    if (values.length !== file.properties.length) fail(path, "has other properties");
    return { name, _values: values.map((value, at) => value && key(file.properties[at]._type, 0)(value, path)) };
  }

  function track(row, path) {
    const { property, type: own = property._type, additive, layer, synchronized, written, weight, loop, mirror, keys, segments } = read({
      property: rowOf("properties"), "type?": ofType, "additive?": flag, "layer?": flag, "synchronized?": need("loops", loops._loop && flag), "written?": flag,
      "weight?": need("late", lateKey && range(0, 1)), "loop?": need("loops", loops._loop), "mirror?": number, keys: [any, 1], segments: [numbers, 1],
    }, row, path);
    if (own._size !== property._type._size || own._name !== property._type._name) fail(`${path}.type`, "isn't the property's");
    if (loop) loops._check(loop, mirror, `${path}.loop`);
    let reached = -Infinity;
    const ofKey = place(keys);
    const all = segments.flatMap((segment, at) => {
      const where = `${path}.segments[${at}]`;
      const [start, end, from, to, curve, first = 0, last = 1] = segment;
      if (!(start >= reached && end >= start) || segment.length > STRIDE) fail(where, "overlaps");
      reached = end;
      return [start, end, ofKey(from, where), ofKey(to, where), place(file.curves)(curve, where), first, last];
    });
    return new Track({
      _property: property, _type: own, _additive: additive ?? property._additive, _layer: layer, _synchronized: synchronized, _written: written,
      _weight: weight ?? 1, _loop: loop, _loops: loops, _mirror: mirror, _segments: Float64Array.from(all), _curves: file.curves,
      _keys: keys.map((value, at) => key(own, at)(value, `${path}.keys[${at}]`)),
    });
  }

  function timeline(row, path) {
    const own = read({
      duration: range(0, Infinity), start: range(0), tracks: [rowOf("tracks")], "markers?": need("loops", loops._marks), "rhythm?": need("loops", loops._rhythm),
    }, row, path);
    const whole = own.tracks.filter((one) => !one._layer).map((one) => one._property);
    const isSound = own.tracks.every((one) => one._end <= own.duration) && new Set(whole).size === whole.length;
    return isSound ? { markers: [], ...own } : fail(path, "isn't a timeline");
  }

  /** After what it refers to, each list of the file. */
  read({
    player: any, generator: any, spec: text, tolerance: range(0), imports: [(name, path) => parts.has(name) || need(name)(name, path)],
    routes: [need("paths", parts.get("paths")?._route)], parameters: [need("late", lateKey && parameter)], families: [family],
    properties: [property], states: named([state, 1]), curves: [curve], tracks: [track], timelines: [timeline],
    variants: named([{
      name: text, from: nameOf("states"), to: nameOf("states"), timeline: rowOf("timelines"), "reversed?": rowOf("timelines"), "reduced?": text,
    }]),
    "transitions?": later("states"), "targets?": later("targets"),
  }, given, "", file);
  for (const one of file.variants.values()) {
    if (one.reduced !== undefined) nameOf("variants")(one.reduced, `variants.${one.name}`);
    one.reversed ??= { ...one.timeline, tracks: one.timeline.tracks.map((track) => track._reversed()) };
  }
  return file;
}
