/**
 * Goes from state to state as the Animator's state machine does: calls, events, values and what may be taken next, from states.json,
 * which the tests in Swift make. And what a file of transitions mustn't be.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Player as Core } from "../core.js";
import { current } from "../current.js";
import { MotionError, Player } from "../motionspec.js";
import { file } from "./rows.mjs";

const { motion, scripts } = JSON.parse(readFileSync(new URL("states.json", import.meta.url), "utf8"));
const isAt = (one, other) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

let lines = 0;
scripts.forEach(([{ start, reverses, scale }, ...calls], number) => {
  const player = new Player(motion, { state: start, reversesValues: reverses, timeScale: scale });
  let told = [];
  player.on("*", ({ type, state, target, reason }) => {
    if (state ?? target) told.push(`${type} ${state ?? target}`);
    else if (type === "started" || type === "reversed" || reason) told.push(reason ?? type);
  });
  calls.forEach((call, at) => {
    const where = `script ${number + 1}, call ${at + 1}: ${JSON.stringify(call)}`;
    if (call.send) player.send(call.send);
    else if (call.refused) assert.throws(() => player.go(call.go), MotionError, where);
    else if (call.go) player.go(call.go);
    else if (call.amount !== undefined) player.setParameters({ amount: call.amount });
    else if (call.play) player.play(call.play);
    else if (call.control) player._machine._playback?.[call.control]();
    else player.advance(call.advance);
    assert.equal(player.state, call.state, where);
    assert.deepEqual(player.candidates.map(({ variant }) => variant), call.candidates, where);
    assert.deepEqual(told, call.events, where);
    assert.deepEqual(motion.targets.map(([target]) => player.isPresent(target)), call.present, where);
    const values = ["box.position.x", "box.opacity"].flatMap((path) => [player.get(path), player.model(path)]);
    assert.ok(values.every((one, place) => isAt(one, call.values[place])), `${where}: ${values}`);
    assert.ok(player.isMoving || !call.waits, where);
    told = [];
    lines += 1;
  });
});

/** The motion with its transitions changed. */
const changed = (change) => {
  const copy = structuredClone(motion);
  change(copy);
  return copy;
};
const refuses = (path, change) => assert.throws(() => new Player(changed(change)), (error) => error instanceof MotionError && error.path === path, path);
refuses("transitions[0]", ({ transitions }) => (transitions[0][0] = 3));
refuses("transitions[0]", ({ transitions }) => (transitions[0][2] = -1));
refuses("transitions[1]", ({ transitions }) => (transitions[1][3] = 2));
refuses("transitions[1]", ({ transitions }) => (transitions[1][4] = -1));
refuses("transitions[1]", ({ transitions }) => (transitions[1][4] = []));
refuses("transitions[0]", ({ transitions }) => (transitions[0][5] = ["t"]));
refuses("transitions[0][2]", ({ transitions }) => (transitions[0][5] = [1, 2, "f0"]));
refuses("transitions[2]", ({ transitions }) => transitions[2].splice(4));
refuses("player", (file) => (file.player = 1));
refuses("targets", ({ targets }) => targets.push(targets[0]));
refuses("targets[1]", ({ targets }) => (targets[1][0] = 1));
refuses("targets[0][0]", ({ targets }) => (targets[0][1] = [3]), "");
assert.throws(() => new Core(motion, { use: [current] }), /needs { use: \[(states|targets)\] }/);
assert.throws(() => new Core(motion, { use: [current] }).isPresent("box"), MotionError);

// A part of a variant that ends before it takes nothing away; what it leads to has appeared.
const parts = new Player(motion, { state: "b" }); // Which it leaves by itself after 0.125 s.
parts.play("ca", { range: [0, 0.05] });
parts.advance(0.1);
assert.deepEqual([parts.isPresent("box"), parts.isPresent("dot"), parts.isPresent("nobody says anything of it")], [true, true, true]);

// A property may have the name of a variant: letting go of it has nothing appear.
const alike = new Player({ ...file(1), properties: [["go", "number", 0, true, 0.1]], targets: [["box", [1]]] });
alike.spring("go", 5, { stiffness: 1, damping: 1 });
assert.equal(alike.isPresent("box"), false);
alike.play("go");
assert.equal(alike.isPresent("box"), true);

// What is turned round where there are no transitions is on its way back, by whichever call it began; only the last one says so.
for (const begin of [(own) => own.play("go"), (own) => own.go("b")]) {
  const own = new Player(file(2));
  const playback = begin(own);
  own.advance(0.1);
  const seen = [1, 2, 3].map(() => (playback.reverse(), own.state));
  own.advance(5);
  assert.deepEqual([...seen, own.state, own.get("p1.x")], ["a", "b", "a", "a", 0]);
  const first = begin(own);
  assert.ok(first);
  own.play("back");
  first.reverse();
  assert.equal(own.state, "a");
  own.go("b");
  first.reverse();
  assert.equal(own.state, "b");
}

// A time of 0 after one of 0, for ever: 1,000 in an advance, and then the next.
const circle = changed((file) => {
  for (const timeline of file.timelines) timeline.duration = 0;
  for (const track of file.tracks) for (const segment of track.segments) segment[0] = segment[1] = 0;
  file.transitions = [[0, 1, 0, 0, 0], [1, 2, 1, 0, 0], [2, 0, 2, 0, 0]];
});
const player = new Player(circle);
let count = 0;
player.on("left", () => (count += 1));
player.advance(1);
assert.equal(count, 1000);
assert.equal(player.state, "b");
console.log(`states: ${scripts.length} scripts, ${lines} calls as the Animator's machine, damaged transitions are refused`);
