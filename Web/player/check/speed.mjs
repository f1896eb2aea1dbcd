/**
 * How long the player takes beside a plain loop that does the same arithmetic, and what it keeps; in Node.
 *
 *     node --expose-gc speed.mjs
 *
 * For 1,000 and 10,000 tweens and springs: starting all, interrupting all, and a frame, each the fastest of several.
 */
import { Player } from "../core.js";
import { many } from "../many.js";
import { spring } from "../springs.js";
import { cubic, solve } from "../core/bezier.js";
import { B, basis } from "../core/spring.js";

const NOW = () => performance.now();

/** A file of properties that go from 0 to their number, along one curve, each a little later: no two have one input. */
function file(count) {
  const rows = (make) => Array.from({ length: count }, (_, at) => make(at));
  const tracks = (from, to) => rows((at) => ({ property: at, keys: [[from(at)], [to(at)]], segments: [[at * 1e-5, 2 + at * 1e-5, 0, 1, 0]] }));
  const timeline = (first) => ({ duration: 3, start: 0, tracks: rows((at) => first + at) });
  return {
    player: 1, generator: "speed", spec: "Many", tolerance: 0.001, imports: [], parameters: [], families: rows(() => [0]),
    properties: rows((at) => [`p${at}.x`, "number", at, true, 0.1]),
    states: [{ name: "a", values: rows(() => [0]) }, { name: "b", values: rows((at) => [at]) }],
    curves: [["pieces", 0, [0, 0, 0.42, 0, 0.58, 1, 1, 1]]], routes: [], tracks: [...tracks(() => 0, (at) => at), ...tracks((at) => at, () => 0)],
    timelines: [timeline(0), timeline(count)],
    variants: [{ name: "go", from: "a", to: "b", timeline: 0 }, { name: "back", from: "b", to: "a", timeline: 1 }],
  };
}

function fastest(times, work) {
  let best = Infinity;
  for (let left = times; left > 0; left--) {
    const began = NOW();
    work();
    best = Math.min(best, NOW() - began);
  }
  return best;
}

/** Frames over what moves, each of another instant, from one at which everything has begun. */
function frames(advance, count = 200) {
  let time = 0.2;
  return fastest(count, () => advance((time += 0.004)));
}

/** What a loop reads of each: its curve, too, so that nothing of it is known to the compiler beforehand. */
const curve = Float64Array.of(0, 0, 0, 0, 0, 0.42, 0.58);

function plainTweens(count, layers) {
  const shown = new Float64Array(count);
  return (time) => {
    for (let at = 0; at < count; at++) {
      let value = at;
      for (let layer = 0; layer < layers; layer++) {
        const x = (time - at * 1e-5) / 2;
        let p = x >= 1 ? 1 : 0;
        if (x > 0 && x < 1) {
          curve[2] = x;
          solve(curve, 0);
          p = cubic(0, 0, 1, 1, curve[3]);
        }
        value += at * p - at;
      }
      shown[at] = value;
    }
    return shown;
  };
}

function plainSprings(count) {
  const shown = new Float64Array(count);
  return (time) => {
    for (let at = 0; at < count; at++) {
      basis(10 + at * 1e-6, 200, time);
      shown[at] = at + (-at * B[0] + 0 * B[1]);
    }
    return shown;
  };
}

const rows = [];
for (const count of [1000, 10_000]) {
  const json = file(count);
  const make = () => new Player(json, { use: [many] });
  const player = make();
  const read = fastest(3, make);
  const start = fastest(3, () => make().play("go"));
  player.play("go");
  player.advance(0.1);
  const one = frames((time) => player.advance(time));
  const plain = frames(plainTweens(count, 1));
  const before = player.time;
  const interrupt = fastest(1, () => player.play("back"));
  player.advance(before + 0.01);
  const two = frames((time) => player.advance(before + time), 100);
  const plainTwo = frames(plainTweens(count, 2));
  rows.push([`${count} tweens`, (start - read).toFixed(2), interrupt.toFixed(2), one.toFixed(3), plain.toFixed(3), (one / plain).toFixed(2)]);
  rows.push([`${count} interrupted once`, "", "", two.toFixed(3), plainTwo.toFixed(3), (two / plainTwo).toFixed(2)]);
  const springs = make();
  const release = fastest(1, () => {
    for (let at = 0; at < count; at++) spring(springs, `p${at}.x`, at, { stiffness: 200, damping: 20 + at * 2e-6 });
  });
  springs.advance(0.01);
  const again = fastest(1, () => {
    for (let at = 0; at < count; at++) spring(springs, `p${at}.x`, -at, { stiffness: 200, damping: 20 + at * 2e-6 });
  });
  const own = frames((time) => springs.advance(time), 100);
  const plainOwn = frames(plainSprings(count), 100);
  rows.push([`${count} springs`, release.toFixed(2), again.toFixed(2), own.toFixed(3), plainOwn.toFixed(3), (own / plainOwn).toFixed(2)]);
}
console.log("milliseconds: start, interrupt, a frame, a frame of the plain loop, their ratio");
for (const row of rows) console.log(row.join("\t"));

// What frames allocate: the heap before and after many of them, with nothing collected between.
const player = new Player(file(1000), { use: [many] });
player.play("go");
for (let frame = 1; frame < 900; frame++) player.advance(frame * 0.001);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
for (let frame = 0; frame < 300; frame++) player.advance(0.9 + frame * 0.001);
console.log(`300 frames of 1000 tweens: ${process.memoryUsage().heapUsed - before} bytes`);

// What playing leaves behind.
const small = file(3);
const kept = () => (globalThis.gc?.(), process.memoryUsage().heapUsed);
const play = (rounds) => {
  for (let round = 0; round < rounds; round++) {
    const own = new Player(small);
    own.on("completed", () => {});
    own.play("go");
    own.advance(0.1);
    own.play("back");
    own.advance(0.2);
    own.stopAll();
  }
};
play(2000);
const first = kept();
play(100_000);
console.log(`100,000 players made, interrupted and let go: ${kept() - first} bytes kept`);
if (!(rows.every((row) => Number(row[5]) < 4))) process.exitCode = 1;
