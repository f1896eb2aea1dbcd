/** Curves where they hold, end and go on: flat pieces have their very value, a line goes on beyond its ends; and a spring that is put elsewhere. */
import assert from "node:assert/strict";
import { current } from "../current.js";
import { Player } from "../core.js";
import { Player as Whole } from "../motionspec.js";
import { curve, follow } from "../core/curves.js";
import { many } from "../many.js";
import { velocity } from "../springs.js";
import { kindOf } from "./rows.mjs";

/** A file in which one property of a type goes from a value to another along a curve. */
const made = (type, rows, more = {}, ends = [[0], [1]]) => kindOf(1, 1, { size: 1, type, keys: ends, file: { curves: [rows], ...more } });
const use = [[current], [current, many]];

// Two steps: the first half is at 0, the second at a half.
const steps = ["pieces", 0, [0, 0, 0.5, 0], [0.5, 0.5, 1, 0.5], [1, 1, 1, 1]];
const curved = ["pieces", 0, [0, 0.3, 0.1, 0.3, 0.2, 0.3, 0.5, 0.3], [0.5, 0.7, 0.6, 0.7, 0.9, 0.7, 1, 0.7]];
let count = 0;
for (const parts of use) {
  const shown = { number: 0.5, integer: 1, bool: true };
  for (const type in shown) {
    const player = new Player(made(type, steps), { use: parts });
    player.play("go");
    for (let at = 500; at < 1000; at++, count++) {
      player.advance(at / 1000);
      assert.equal(player.get("p0.x"), shown[type], `${type} at ${at / 1000}`);
    }
  }
  const player = new Player(made("number", curved), { use: parts });
  player.play("go");
  for (let at = 1; at < 1000; at++, count++) {
    player.advance(at / 1000);
    assert.equal(player.get("p0.x"), at < 500 ? 0.3 : 0.7, `flat pieces at ${at / 1000}`);
  }
}
// A flat piece may no more go back than any other.
assert.throws(() => new Player(made("number", ["pieces", 0, [0, 0.3, 0.9, 0.3, -0.9, 0.3, 1, 0.3]]), { use: [current] }), /must not go back/);

// The ends of pieces are what they say, and a line's places are on it.
const bent = curve(["pieces", 0, [0, 0.1, 0.1, 0.2, 0.2, 0.7, 0.3, 0.7], [0.3, 0.3, 1, 0.9]]);
const progress = (own, input, isBefore) => {
  const out = { _input: input };
  follow(own, out, isBefore);
  return out._progress;
};
assert.deepEqual([progress(bent, 0), progress(bent, 0.3, true), progress(bent, 0.3), progress(bent, 1)], [0.1, 0.7, 0.3, 0.9]);
assert.ok(Math.abs(progress(bent, 0.65) - 0.6) < 1e-15);
// Pieces hold their ends, `linear` has none.
assert.deepEqual([-1, 2].map((x) => progress(bent, x)), [0.1, 0.9]);
assert.deepEqual([-0.5, 0, 0.25, 1, 1.1665].map((x) => progress(curve(["linear"]), x)), [-0.5, 0, 0.25, 1, 1.1665]);

// An overshoot that is held before its track begins, and a line that goes on beyond its end.
for (const parts of use) {
  const json = made("number", ["linear"], {}, [[0], [100]]);
  Object.assign(json.tracks[0], { written: true, segments: [[0, 0.25, 0, 1, 0, 1.25, 1.25], [0.25, 1, 0, 1, 0, 0.5, 2]] });
  const player = new Player(json, { use: parts });
  player.play("go");
  for (const [time, value] of [[0, 125], [0.125, 125], [0.25, 50], [0.4375, 87.5], [0.625, 125], [0.8125, 162.5], [1, 200]]) {
    player.advance(time);
    assert.ok(Math.abs(player.get("p0.x") - value) < 1e-9, `${player.get("p0.x")} instead of ${value} at ${time}`);
    if (time > 0.25 && time < 1) assert.ok(Math.abs(velocity(player, "p0.x") - 200) < 1e-9, `velocity at ${time}`);
  }
}

// A spring that replaced goes on from where it is shown when its property was put elsewhere meanwhile, and something is added to it.
const moved = new Whole(made("number", ["linear"]));
moved.additive = false;
moved.spring("p0.x", 10, { stiffness: 20, damping: 1 });
moved.advance(0.3);
moved.set("p0.x", 50);
const place = moved.get("p0.x");
moved.additive = true;
moved.play("go");
assert.ok(Math.abs(moved.get("p0.x") - place) < 1e-9, `${moved.get("p0.x")} instead of ${place}`);

// One that is sent to the same place in every frame comes to rest there.
const sent = new Whole(made("number", ["linear"]));
sent.set("p0.x", 50);
for (let frame = 1; frame <= 20000; frame++) {
  sent.spring("p0.x", 0, { stiffness: 200, damping: 20 });
  sent.advance(frame / 60);
}
sent.advance(1000);
assert.deepEqual([sent.get("p0.x"), velocity(sent, "p0.x")], [0, 0]);
assert.ok(Number.isFinite(sent.spring("p0.x", 1e-321, { stiffness: 200, damping: 20 }).duration));

// The velocity of a line in pieces is its own.
const whole = new Whole(made("number", ["pieces", 0, [0, 0, 0.5, 0.25], [0.5, 0.25, 1, 1]]));
whole.play("go");
for (const [time, speed] of [[0.25, 0.5], [0.75, 1.5]]) {
  whole.advance(time);
  assert.ok(Math.abs(whole.velocity("p0.x") - speed) < 1e-9, `${whole.velocity("p0.x")} at ${time}`);
}
console.log(`held: ${count} instants in flat pieces, ends of pieces, and lines beyond their ends`);
