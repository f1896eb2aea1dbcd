/**
 * A file of numbers that go from 0 to their index along ease-in-out and back, each a little later than the one before, so that no two
 * have one input.
 */
export function file(count, seconds = 2, delay = 0, lag = 1e-5) {
  const rows = (make) => Array.from({ length: count }, (_, at) => make(at));
  const tracks = (from, to) => rows((at) => ({
    property: at, keys: [[from(at)], [to(at)]], segments: [[delay + at * lag, delay + seconds + at * lag, 0, 1, 0]],
  }));
  const timeline = (first) => ({ duration: delay + seconds + count * lag, start: 0, tracks: rows((at) => first + at) });
  return {
    player: 2, generator: "check", spec: "Rows", tolerance: 0.001, imports: [], parameters: [], families: rows(() => [0]),
    properties: rows((at) => [`p${at}.x`, "number", at, true, 0.1]),
    states: [{ name: "a", values: rows(() => [0]) }, { name: "b", values: rows((at) => [at]) }],
    curves: [["pieces", 0, [0, 0, 0.42, 0, 0.58, 1, 1, 1]]], routes: [], tracks: [...tracks(() => 0, (at) => at), ...tracks((at) => at, () => 0)],
    timelines: [timeline(0), timeline(count)],
    variants: [{ name: "go", from: "a", to: "b", timeline: 0 }, { name: "back", from: "b", to: "a", timeline: 1 }],
  };
}

/**
 * A file of some properties of a kind that go from a value to another along ease-in-out and back, in both directions in some seconds.
 *
 * @param {object} kind `size`, `type` of the property; `keys`, and which of them each way leads from and to; the numbers at `rest` in
 *     both states, where they aren't keys; perhaps the `track`'s and the `timeline`'s own members, `file` for the file's.
 */
export function kindOf(count, seconds, kind) {
  const { size, type = "number", keys, ways = [[0, 1], [1, 0]], rest = keys, track = {}, timeline = {}, file: more = {} } = kind;
  const rows = (make) => Array.from({ length: count }, (_, at) => make(at));
  const tracks = (way) => rows((at) => ({ property: at, ...track, keys, segments: [[at * 1e-3, seconds + at * 1e-3, ...way, 0]] }));
  return {
    player: 2, generator: "check", spec: "Kind", tolerance: 0.001, imports: [], parameters: [], families: rows(() => rest[0]),
    properties: rows((at) => [`p${at}.x`, type, at * size, !track.type?.includes("color"), 0.1]),
    states: rest.map((end, at) => ({ name: "ab"[at], values: rows(() => end) })),
    curves: [["pieces", 0, [0, 0, 0.42, 0, 0.58, 1, 1, 1]]], routes: [], tracks: ways.flatMap(tracks),
    timelines: [0, count].map((first) => ({ duration: 2 * seconds, start: 0, tracks: rows((at) => first + at), ...timeline })),
    variants: [{ name: "go", from: "a", to: "b", timeline: 0 }, { name: "back", from: "b", to: "a", timeline: 1 }], ...more,
  };
}
