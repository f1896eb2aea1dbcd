/**
 * How long the player takes beside a plain loop that does the same arithmetic, in milliseconds: to start all, to interrupt all, and a
 * frame, each the fastest of several.
 */
import { Player } from "../core.js";
import { current } from "../current.js";
import { many } from "../many.js";
import { spring } from "../springs.js";
import { solve } from "../core/bezier.js";
import { ASKED } from "../core/numbers.js";
import { B, basis } from "../core/spring.js";
import { file } from "./rows.mjs";

function fastest(times, work) {
  let best = Infinity;
  for (let left = times; left > 0; left--) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/**
 * A frame over what moves, each of another instant, from one at which everything has begun, for some seconds. Browsers tell the time in
 * tenths of a millisecond, so blocks of frames are timed, of some milliseconds each.
 */
function frame(advance, count, seconds) {
  const block = 100_000 / count;
  const step = seconds / (20 * block);
  let time = 0.2;
  return fastest(20, () => {
    for (let left = block; left > 0; left--) advance((time += step));
  }) / block;
}

/** What a loop reads of each: its curve, too, so that nothing of it is known to the compiler beforehand. */
const curve = Float64Array.of(0, 0, 0, 0, 0, 0.42, 0.58);

function cubic(y0, y1, y2, y3, t) {
  const u = 1 - t;
  return u * u * (u * y0 + 3 * t * y1) + t * t * (3 * u * y2 + t * y3);
}

function plainTweens(count, layers) {
  const shown = new Float64Array(count);
  return (time) => {
    for (let at = 0; at < count; at++) {
      let value = at;
      for (let layer = 0; layer < layers; layer++) {
        const x = (time - at * 1e-5) / 2;
        let p = x >= 1 ? 1 : 0;
        if (x > 0 && x < 1) {
          curve[ASKED] = x;
          // Solved for each, as for what began at other times.
          curve[2] = -1;
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

/** Rows of a name and milliseconds: to start, to interrupt, a frame, a frame of the plain loop. */
export function measured(count) {
  const json = file(count);
  const make = () => new Player(json, { use: [many, current] });
  const players = [make(), make(), make()];
  const start = Math.min(...players.map((own) => fastest(1, () => own.play("go"))));
  const player = players[2];
  player.advance(0.1);
  const one = frame((time) => player.advance(time), count, 0.8);
  const plain = frame(plainTweens(count, 1), count, 0.8);
  const before = player.time;
  const interrupt = fastest(1, () => player.play("back"));
  player.advance(before + 0.01);
  const two = frame((time) => player.advance(before + time), count, 0.4);
  const plainTwo = frame(plainTweens(count, 2), count, 0.4);
  const springs = make();
  const release = (sign) => fastest(1, () => {
    for (let at = 0; at < count; at++) spring(springs, `p${at}.x`, sign * at, { stiffness: 200, damping: 20 + at * 2e-6 });
  });
  const released = release(1);
  springs.advance(0.01);
  const again = release(-1);
  const own = frame((time) => springs.advance(time), count, 0.4);
  return [
    [`${count} tweens`, start, interrupt, one, plain], [`${count} tweens, interrupted once`, NaN, NaN, two, plainTwo],
    [`${count} springs`, released, again, own, frame(plainSprings(count), count, 0.4)],
  ];
}

/** What is said of the rows of 1,000 and 10,000, of each the best of three rounds; and whether a frame takes less than two of the loop's. */
export function report() {
  const best = new Map();
  for (let round = 0; round < 3; round++) {
    for (const [name, ...times] of [1000, 10_000].flatMap(measured)) {
      const row = [...times, times[2] / times[3]];
      if (!(best.get(name)?.[4] <= row[4])) best.set(name, row);
    }
  }
  const lines = [...best].map(([name, row]) => [name, ...row.map((one) => (one === one ? one.toFixed(3) : "-"))].join("\t"));
  const title = "milliseconds: start, interrupt, a frame, one of the plain loop, their ratio";
  return { text: [title, ...lines].join("\n"), isFast: [...best.values()].every((row) => row[4] < 2) };
}
