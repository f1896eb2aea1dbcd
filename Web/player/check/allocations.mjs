/**
 * Frames allocate nothing: tweens and springs move for thousands of frames while Node's sampling profiler takes down what is allocated,
 * collected or not. What the player's own files allocate must be less than four bytes a frame: the smallest thing has sixteen, and what the
 * engine itself does once, at whatever function it is then, is three to eleven kilobytes for a thousand frames and for a hundred thousand.
 *
 *     node allocations.mjs
 *
 * Numbers that functions pass to each other are allocated where an engine doesn't inline them, which differs from run to run; with
 * `node --no-turbo-inlining` it inlines nothing. Code that isn't compiled yet allocates its numbers, so frames come first that don't count.
 */
import { Session } from "node:inspector";
import { fileURLToPath } from "node:url";
import { Player } from "../core.js";
import { current } from "../current.js";
import { ElementPlayer } from "../dom.js";
import { many } from "../many.js";
import { spring } from "../springs.js";
import { file } from "./rows.mjs";

const FRAMES = 10_000;
const WARM = 30_000;
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
function playing(player) {
  player.play("go");
  for (let at = HALF; at < 2 * HALF; at++) spring(player, `p${at}.x`, -at, { stiffness: 20, damping: 0.001 });
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
  "elements to which nothing is written": () => {
    const player = new ElementPlayer(root, waiting, { clock: false, use: [current, many] });
    player.play("go");
    return player;
  },
};

for (const [name, make] of Object.entries(kinds)) {
  const player = make();
  const times = Float64Array.from({ length: WARM + FRAMES }, (_, at) => 1 + at / 1000);
  const frames = (first, last) => {
    for (let at = first; at < last; at++) player.advance(times[at]);
  };
  frames(0, WARM);
  const before = player.get("p1.x");
  const own = await allocated(() => frames(WARM, times.length));
  if (name.includes("springs") && player.get("p1.x") === before) throw new Error("nothing moved");
  const sum = [...own.values()].reduce((total, one) => total + one, 0);
  console.log(`${FRAMES} frames of ${2 * HALF}, ${name}: ${sum} bytes allocated`);
  if (sum < 4 * FRAMES) continue;
  for (const [place, bytes] of own) console.log(`    ${place}: ${bytes}`);
  process.exitCode = 1;
}
