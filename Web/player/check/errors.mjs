#!/usr/bin/env node
/** What a wrong file or call is told, word by word: its place, and what must be there. */
import assert from "node:assert/strict";
import { Player as Core } from "../core.js";
import { current } from "../current.js";
import { Drag, MotionError, Player, mount } from "../motionspec.js";
import { file } from "./rows.mjs";

/** The message of what throws; its path is what the message begins with. */
function told(work, message) {
  try {
    work();
  } catch (error) {
    assert(error instanceof MotionError, error.stack);
    assert(error.message.startsWith(`${error.path || "motion"} `), error.message);
    return error.message;
  }
  return assert.fail(`nothing is wrong: ${message}`);
}

const changed = (change) => {
  const json = file(2);
  change(json);
  return json;
};

const files = [
  ["player must be 2: bake it anew, with --format player", (json) => (json.player = 1)],
  ["tolerance must be a number from 0 to 1e+150", (json) => (json.tolerance = -1)],
  ["families[1][0] must be a number from -1e+150 to 1e+150", (json) => (json.families[1][0] = 1e200)],
  ["families[1] must be a list of 1 to 1000000", (json) => (json.families[1] = [])],
  ["spec must be a string", (json) => delete json.spec],
  ["extra must not be there", (json) => (json.extra = 1)],
  ["tracks[0] must be an object", (json) => (json.tracks[0] = 3)],
  ["properties[0] must be a type", (json) => (json.properties[0][1] = "colour")],
  ["properties[1] must fit its family", (json) => (json.properties[1][1] = "point")],
  ["states has a name twice", (json) => (json.states[1].name = "a")],
  ["curves[0] must be a curve", (json) => (json.curves[0] = ["bounce"])],
  ["curves[0][0] must not go back", (json) => (json.curves[0][2][6] = -1)],
  ["tracks[0].property must be in the file", (json) => (json.tracks[0].property = 9)],
  ["tracks[0].type must fit its property", (json) => (json.tracks[0].type = "angle")],
  ["tracks[0].segments[1] must not overlap", (json) => json.tracks[0].segments.push([0, 1, 0, 1, 0])],
  ["tracks[0].segments[0] must be in the file", (json) => (json.tracks[0].segments[0][4] = 1)],
  ["timelines[0] must fit its tracks", (json) => (json.timelines[0].duration = 1)],
  ["variants[0].to must be in the file", (json) => (json.variants[0].to = "c")],
  ["c must be in the file", (json) => (json.variants[0].reduced = "c")],
];
for (const [message, change] of files) assert.equal(told(() => new Player(changed(change))), message);
assert.equal(told(() => new Player("{")), "motion must be JSON");
assert.equal(told(() => new Player(null)), "motion must be an object");
assert.equal(told(() => new Core(changed((json) => json.imports.push("late")))), "imports[0] needs { use: [late] }");

const player = new Player(file(2));
player.advance(1);
const spring = { stiffness: 1, damping: 1 };
/** A page without elements. */
const page = { querySelectorAll: () => [] };
const calls = [
  ["come must be one of player.variants", () => player.play("come")],
  ["options.range[1] must be a number from 0 to 2.00002", () => player.play("go", { range: [0, 9] })],
  ["options.range[0] must be a number from 0 to 2.00002", () => player.play("go", { range: ["0", "1"] })],
  ["options.range must be a list of 2", () => player.play("go", { range: 5 })],
  ["options.range must not go back", () => player.play("go", { range: [1, 0.5] })],
  ["options must be an object", () => player.play("go", null)],
  ["c must be one of player.states", () => player.go("c")],
  ["p2.x must be one of player.properties", () => player.get("p2.x")],
  ["p0.x must be a list of 1", () => player.set("p0.x", [1, 2])],
  ["p0.x[0] must be a number from -1e+150 to 1e+150", () => player.set("p0.x", "far")],
  ["advance must not go back", () => player.advance(0)],
  ["handler must be a function", () => player.on("started", 3)],
  ["amount must be a parameter", () => player.setParameters({ amount: 1 })],
  ["speed must be a number from 0.000001 to 1000000", () => (player.play("go").speed = 0)],
  ["timeScale must be a number from 0 to 1e+150", () => (player.timeScale = -1)],
  ["timeScale must be a number from 0 to 1e+150", () => (player.timeScale = NaN)],
  ["options.timeScale must be a number from 0 to 1e+150", () => new Player(file(2), { timeScale: Infinity })],
  ["spring needs a stiffness and a damping, or a response or duration above 0 and a bounce above -1", () => player.spring("p0.x", 1, {})],
  ["spring needs a stiffness and a damping, or a response or duration above 0 and a bounce above -1", () => player.spring("p0.x", 1, { response: 1, bounce: -1 })],
  ['"" must be one of player.variants', () => player.play("")],
  ['"" must be one of player.states', () => player.go("")],
  ['"" must be one of player.properties', () => player.get("")],
  ["p0.x must be four numbers: premultiplied OKLab and alpha", () => new Player(changed((json) => {
    json.families[0] = [0, 0, 0, 1];
    json.properties[0][1] = "color";
    json.properties[1][2] = 4;
    json.tracks = json.timelines = json.variants = [];
    for (const state of json.states) state.values = [null, null];
  })).set("p0.x", "#ff0000")],
  ["options.use[0] must be a part", () => new Core(file(2), { use: [{ name: "late" }] })],
  ["spring.stifness must not be there", () => player.spring("p0.x", 1, { stifness: 1 })],
  ["p2.x must be one of player.properties", () => player.spring("p2.x", 1, spring)],
  ["options must be an object", () => mount(null, file(2), null)],
  ["options must be an object", () => new Player(file(2), null)],
  ["options.use must be a list of 0 to 1000000", () => mount(null, file(2), { use: 5 })],
  ["velocity[0] must be a number from -1e+150 to 1e+150", () => player.decay("p0.x")],
  ["root must be an element", () => mount(null, file(2))],
  ["root must be an element", () => mount("main", file(2))],
  ["options.reverse must not be there", () => player.play("go", { reverse: true })],
  ["options.reversed must be a boolean", () => player.play("go", { reversed: "no" })],
  ["options.parameters must be an object", () => player.play("go", { parameters: [1] })],
  ["options.reduceMotion must not be there", () => new Player(file(2), { reduceMotion: true })],
  ["options.additive must be a boolean", () => new Player(file(2), { additive: 0 })],
  ["options.clock must not be there", () => new Player(file(2), { clock: false })],
  ["options.use[0] must be a part", () => new Core(file(2), { use: [null] })],
  ["options.clocks must not be there", () => mount(page, file(2), { clocks: false })],
  ["options.clock must be a boolean", () => mount(page, file(2), { clock: 0 })],
  ["values must be an object", () => player.setParameters(3)],
  ["complete must be a type of event", () => player.on("complete", () => {})],
  ["options.speed must not be there", () => player.spring("p0.x", 1, spring, { speed: 1 })],
  ["options.adding must be a boolean", () => player.decay("p0.x", { velocity: 1, adding: 1 })],
  ["options.to must not be there as well", () => player.decay("p0.x", { velocity: 1, to: 1 })],
  ["options.rate must not be there as well", () => player.decay("p0.x", { velocity: 1, friction: 1, rate: 0.5 })],
  ["options.friction must be a number from 5e-324 to 1e+150", () => player.decay("p0.x", { velocity: 1, friction: 0 })],
  ["spring.damping must not be there as well", () => player.spring("p0.x", 1, { response: 1, damping: 1 })],
  ["spring.response must not be there as well", () => player.spring("p0.x", 1, { stiffness: 1, response: 1 })],
  ["spring.bounce must not be there as well", () => player.spring("p0.x", 1, { response: 1, dampingRatio: 1, bounce: 0 })],
  ["spring.mass must not be there as well", () => player.spring("p0.x", 1, { duration: 1, mass: 2 })],
  ["bands[0].lower must not be there", () => new Drag(player, "p0.x", 0, 0, [{ lower: 1, limit: 1 }])],
  ["bands[0].limit must be there", () => new Drag(player, "p0.x", 0, 0, [{ low: 1 }])],
  ["bands[0] must not go back", () => new Drag(player, "p0.x", 0, 0, [{ low: 1, high: 0, limit: 1 }])],
  ["options.velocity must not be there", () => new Drag(player, "p0.x", 0, 0).release(0, 1, spring, { velocity: 1 })],
  ["options.rate must not be there", () => new Drag(player, "p0.x", 0, 0).restingPlace(0, { rate: 0.9 })],
  ["player needs { use: [states] }", () => new Core(file(2), { use: [current] }).go("b")],
];
for (const [message, call] of calls) assert.equal(told(call, message), message);
console.log(`errors: ${files.length + calls.length + 3} wrong files and calls are told what must be`);
