/**
 * Frames allocate nothing: tweens and springs move for thousands of frames while Node's sampling profiler takes down what is allocated,
 * collected or not. What the player's own files allocate must be less than four bytes a frame: the smallest thing has sixteen, and what the
 * engine itself does once, at whatever function it is then, is three to eleven kilobytes for a thousand frames and for a hundred thousand.
 *
 *     node allocations.mjs [PART OF A KIND'S NAME]
 *
 * Numbers that functions pass to each other are allocated where an engine doesn't inline them, which differs from run to run; with
 * `node --no-turbo-inlining` it inlines nothing. Code that isn't compiled yet allocates its numbers, so frames come first that don't count;
 * on a busy machine it is compiled later, so what has allocated is asked again with further frames. What a frame needs it needs in all.
 */
import { Session } from "node:inspector";
import { fileURLToPath } from "node:url";
import { Player } from "../core.js";
import { current } from "../current.js";
import { ElementPlayer } from "../dom.js";
import { many } from "../many.js";
import { decomposePlane, decomposeSpace } from "../matrices/decompose.js";
import { parts } from "../motionspec.js";
import { spring } from "../springs.js";
import { file, kindOf } from "./rows.mjs";

const FRAMES = 10_000;
const WARM = 30_000;
const TRIES = 10;
const HALF = 50;
const here = new URL("..", import.meta.url);
const session = new Session();
session.connect();
const post = (method, options) => new Promise((keep, fail) => session.post(method, options, (error, result) => (error ? fail(error) : keep(result))));

/** What was allocated meanwhile, in bytes, by function of the player's own files. */
async function allocated(work) {
  await post("HeapProfiler.startSampling", {
    samplingInterval: 16, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true,
  });
  work();
  const { profile } = await post("HeapProfiler.stopSampling");
  const own = new Map();
  (function visit({ callFrame: { url, functionName, lineNumber }, selfSize, children }) {
    if (selfSize && url.startsWith(here) && !url.includes("/check/")) {
      const place = `${url.slice(here.href.length)}:${lineNumber + 1} ${functionName}`;
      own.set(place, (own.get(place) ?? 0) + selfSize);
    }
    children.forEach(visit);
  })(profile.head);
  return own;
}

/** Half of it tweens, half of it springs; all of them last longer than the frames. */
function playing(player, target = (at) => -at) {
  player.play("go");
  for (let at = HALF; at < 2 * HALF; at++) spring(player, `p${at}.x`, target(at), { stiffness: 20, damping: 0.001 });
  return player;
}

const json = file(2 * HALF, 1000);
const root = { querySelectorAll: () => [] };
/** Waits for its turn, so that nothing is written. */
const waiting = file(2 * HALF, 1000, 1e6);
const kinds = {
  "tweens and springs": () => playing(new Player(json, { use: [current] })),
  "tweens and springs with 'many'": () => playing(new Player(json, { use: [current, many] })),
  "tweens and springs that are watched": () => {
    const player = playing(new Player(json, { use: [current] }));
    player.on("marker", () => {});
    return player;
  },
  // An engine keeps `flat` lists as lists of anything: where a frame reads such and lists of numbers, it allocates, here or in a kind below.
  "tweens and springs to flat lists": () => playing(new Player(json, { use: [current] }), (at) => [-at].flat()),
  "elements to which nothing is written": () => {
    const player = new ElementPlayer(root, waiting, { clock: false, use: [current, many] });
    player.play("go");
    return player;
  },
};

/** Two values of each kind that isn't interpolated number by number. */
const blue = [0.505736728145665, -0.019305458862687364, -0.27627243885974434, 1];
const yellow = [0.884914165162036, -0.015055697241338428, 0.1798838007854835, 1];
const color = (space, from, to) => ({
  size: 4, type: "color", track: { type: ["color", space] }, keys: [[...from, 1, 0, ...blue], [...to, 1, 0, ...yellow]], rest: [blue, yellow],
});
const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
/** What begins as it is written needn't be taken apart. */
const transform = (functions, ...keys) => ({
  size: 16, type: "transform", track: { type: ["transform", ...functions], written: true }, keys, rest: [identity, identity],
});
const space = [identity, [0, 2, 0.5, 0, -3, 1, 0, 0, 0, 0, 1, 0.001, 5, 6, 7, 1]];
const plane = [identity, [0, 2, 0, 0, -3, 1, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]];
const inPlane = (matrix) => [0, 1, 4, 5, 12, 13].map((at) => matrix[at]);
const others = {
  "colours in sRGB": color("srgb", [0.1, 0.2, 1], [1, 0.8, 0.1]),
  "colours in linear sRGB": color("linear-srgb", [0.1, 0.2, 1], [1, 0.8, 0.1]),
  "colours in Display P3": color("display-p3", [0.1, 0.2, 1], [1, 0.8, 0.1]),
  "colours in OKLCH": color("oklch", [0.5, 0.2, 300], [0.9, 0.1, 20]),
  "colours in HSL": color("hsl", [230, 1, 0.5], [50, 0.9, 0.6]),
  "transforms of functions in the plane": transform(["translate", "rotate", "scale", "skew", "skewX", "skewY"],
    [0, 0, 10, 1, 1, 0, 0, 0, 0], [5, 6, 80, 2, 3, 10, 20, 5, 5]),
  "transforms of functions in space": transform(["perspective", "rotateX", "rotateY", "rotate3d", "translate3d", "scale3d"],
    [0.001, 0, 10, 1, 0, 0, 20, 1, 2, 3, 1, 1, 1], [0.002, 40, 50, 1, 0, 0, 60, 4, 5, 6, 2, 2, 3]),
  "rotations by quaternions": transform(["rotation"], [0, 0, 0, 1], [Math.SQRT1_2, 0, 0, Math.SQRT1_2]),
  "matrices in the plane": transform(["matrix"], ...plane.map((one) => [...inPlane(one), ...decomposePlane(one)])),
  "matrices in space": transform(["matrix3d"], ...space.map((one) => [...one, ...decomposeSpace(one)])),
  "transforms of two lists": {
    ...transform([], [1, 10, 1, ...inPlane(plane[0]), ...decomposePlane(plane[0])], [1, 80, 1, ...inPlane(plane[1]), ...decomposePlane(plane[1])]),
    track: { type: ["pairs", ["rotate"], ["matrix"]], written: true },
  },
  "transforms that begin elsewhere": { ...transform(["rotate"], [10], [80]), track: { type: ["transform", "rotate"] }, rest: plane },
  "formulas over time": {
    size: 2, type: "point", ways: [[1, 1], [1, 1]], rest: [[0, 1], [0, 1]], file: { parameters: [["amount", "number", [3]]] },
    keys: [[0.5, 2], { of: 0, formula: [
      ["t", "p0", "*", "t", "sin", "+", 2, "t", "^", "-", "t", 0.5, "<", "t", 3, "?", "max2", "f0", "+", "t", "atan2"],
      ["t", "neg", "abs", 1, "t", "sqrt", "t", "lerp", "t", 0.25, "%", "t", "exp", "min3", 0, "t", 1, "clamp", "*", "+"],
    ] }],
  },
  "routes": {
    size: 2, type: "point", track: { type: ["route", 0] }, keys: [[0], [0.98]], rest: [[1, 1], [1, 1]],
    file: { routes: [{ wraps: true, turning: 0, places: [0, 0, 0, 9, 0, 0.5, 5, 5, 0, 9, 1, 9, 0, 9, 0], angles: [0, 0, 1, 1, 9, 1] }] },
  },
  "loops": { size: 1, keys: [[0], [1]], track: { loop: [0, 500, "infinite"] }, timeline: { duration: "infinite" } },
  "rhythms and markers that are listened for": {
    size: 1, keys: [[0], [1]], events: ["marker", "repeated"],
    timeline: {
      duration: "infinite", markers: [{ time: 1, name: "often", period: 400 }, { time: 900, name: "late" }],
      rhythm: { start: 0, period: 700, count: "infinite", begin: 0, turns: [300], between: true },
    },
  },
  "a state that waits": { size: 1, keys: [[0], [1]], file: { transitions: [[0, 1, 0, 0, 1e6 + 0.5]] } },
  "a state to which something leads": {
    size: 1, keys: [[0], [1]], begin: (player) => player.send("open"), file: { transitions: [[0, 1, 0, 0, ["open"]], [1, 0, 1, 0, 1e6 + 0.5]] },
  },
  "angles that turn one way": { size: 1, type: "angle", keys: [[350], [10]], track: { type: ["turning", "longest"] } },
  "outlines": { size: 4, type: ["path", "ML"], keys: [[0, 1, 2, 3], [5, 5.5, 6, 7]] },
  "mixtures": { size: 1, keys: [[0], [1.5], { mix: [0, 1, 0.25] }], ways: [[2, 1], [1, 2]], rest: [[0], [1]] },
  "shares": { size: 1, keys: [[0], [1.5]], track: { weight: 0.5 } },
  "layers that are read backwards": { size: 1, keys: [[0], [1.5]], track: { layer: true, mirror: 1000 } },
  "updates that are listened for": { size: 1, keys: [[0], [1]], events: ["updated"] },
};
for (const [name, kind] of Object.entries(others)) {
  for (const way of ["", ", interrupted", ", interrupted, without 'many'"]) {
    kinds[name + way] = () => {
      const player = new Player(kindOf(10, 1000, kind), { use: way.includes("many") ? parts.filter((part) => part !== many) : parts });
      for (const type of kind.events ?? []) player.on(type, () => {});
      player.advance(0.25);
      (kind.begin ?? (() => player.play("go")))(player);
      player.advance(0.5);
      if (way) player.play("back");
      return player;
    };
  }
}

for (const [name, make] of Object.entries(kinds)) {
  if (!name.includes(process.argv[2] ?? "")) continue;
  const player = make();
  const times = Float64Array.from({ length: WARM + TRIES * FRAMES }, (_, at) => 1 + at / 1000);
  const frames = (first, last) => {
    for (let at = first; at < last; at++) player.advance(times[at]);
  };
  frames(0, WARM);
  const before = String(player.get("p1.x"));
  let own;
  let sum = Infinity;
  for (let first = WARM; first < times.length && sum >= 4 * FRAMES; first += FRAMES) {
    own = await allocated(() => frames(first, first + FRAMES));
    sum = [...own.values()].reduce((total, one) => total + one, 0);
  }
  if (!name.includes("nothing") && String(player.get("p1.x")) === before) throw new Error(`${name}: nothing moved`);
  console.log(`${FRAMES} frames, ${name}: ${sum} bytes allocated`);
  if (sum < 4 * FRAMES) continue;
  for (const [place, bytes] of own) console.log(`    ${place}: ${bytes}`);
  process.exitCode = 1;
}
