/**
 * Plays scripts on the player and compares what it shows with what `speccli simulate` prints.
 *
 *     node traces.mjs SPECCLI [--random COUNT] [--parts COUNT] [--seed SEED] [--only WORD] [--tolerance X] [--without-many]
 *
 * With --without-many every contribution is evaluated by itself, as players do that weren't given that part.
 *
 * All scripts of specs/scripts and COUNT random ones, in turn for all specs; with --parts, as many of specs in which a value moves by several
 * names, as a whole and by its parts. Events must be the same. Values may differ by
 * 1e-6 (1e-9 in the variants whose curves are exact) and by the tolerance times the travel and the weight of each
 * contribution that is alive, as far as its curve is replaced by pieces.
 *
 * What lets go of such a curve goes on with its speed, which the tolerance doesn't bound: how far the speeds of two players are apart
 * is taken from one with a thousandth of the tolerance, and counts by how far it leads.
 *
 * A spring that goes on from such a curve ends a little sooner or later. So where events differ in a script that has such a
 * curve, it is played again with a thousandth of the tolerance, and held to that: a difference that isn't the tolerance's stays.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { decay } from "../gestures.js";
import { MotionError, Player } from "../motionspec.js";
import { randomScript } from "./scripts.mjs";
import { differences, indebt, lead } from "./values.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../../../..");
const [speccli, ...flags] = process.argv.slice(2);
const flag = (name, value) => (flags.includes(name) ? flags[flags.indexOf(name) + 1] : value);
const tolerance = flag("--tolerance", "0.001");
const only = flag("--only", "");
const folder = mkdtempSync(join(tmpdir(), "traces-"));

const run = (...given) => execFileSync(speccli, given, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"] });
const bakes = new Map();
function baked(spec, precision = tolerance) {
  const key = `${precision} ${spec}`;
  if (!bakes.has(key)) bakes.set(key, JSON.parse(run("bake", spec, "--format", "player", "--tolerance", precision, "--root", "/", "-o", "-")));
  return bakes.get(key);
}

/** What a script's calls do on a player; the playbacks are kept by name. */
function perform(player, call, playbacks, name) {
  const { play, spring, decay: thrown, grab, seek, scrub, speed, set } = call;
  const options = { reversed: call.reversed, pausesOnCompletion: call.pausesOnCompletion };
  if (play) playbacks.set(name, player.play(play, options));
  else if (call.go) player.go(call.go);
  else if (call.send) player.send(call.send);
  else if (spring) playbacks.set(name, player.spring(spring.property, spring.to, spring.spring, { velocity: spring.velocity }));
  else if (thrown) {
    const { property, ...more } = thrown;
    playbacks.set(name, decay(player, property, more));
  } else if (grab) player.grab(grab);
  else if (seek) playbacks.get(seek.playback).seek(seek.to);
  else if (scrub) playbacks.get(scrub.playback).scrub(scrub.to);
  else if (speed) playbacks.get(speed.playback).speed = speed.to;
  else if (set) for (const [path, value] of Object.entries(set)) player.set(path, value);
  else if (call.stopAll) player.stopAll();
  else if (call.cancelAll) player.cancelAll();
  else for (const control of ["pause", "resume", "reverse", "stop", "cancel", "finish"]) if (call[control]) playbacks.get(call[control])[control]();
}

/**
 * The trace of a player: a line for each of `simulate`.
 *
 * @param {{ exact?: number[][], own: number[][] }} speeds Those with which something lets go, in order.
 */
function* trace(player, lines, names, debts, precision, speeds) {
  const playbacks = new Map();
  let events = [];
  // A playback's events come before whoever started it has it; what the states start isn't in the script.
  const numbers = new Map();
  let starting;
  player.on("*", ({ type, playback, state, target, name, payload, reason }) => {
    if (type === "updated") return;
    if (state !== undefined) return events.push({ event: type, state });
    if (target !== undefined && !playback) return events.push({ event: type, target });
    if (!numbers.has(playback)) numbers.set(playback, starting ?? "machine");
    const event = type === "marker" ? "emit" : type;
    events.push({
      playback: numbers.get(playback), event, ...(name !== undefined && { name }), ...(payload !== undefined && { payload }),
      ...(reason && { reason }), ...(target !== undefined && { target }),
    });
  });
  let next = 0;
  for (const line of lines) {
    if (line.phase !== "after") player.advance(line.time);
    for (const call of line.calls ?? []) {
      const starts = call.play || call.spring || call.decay;
      indebt(player, call, debts, precision);
      const { property } = call.decay ?? call.spring ?? {};
      if (property) {
        speeds.own.push([player.velocity(property)].flat());
        const exact = speeds.exact?.[speeds.own.length - 1];
        if (exact) lead(player, call, debts, Math.max(...speeds.own.at(-1).map((speed, at) => Math.abs(speed - exact[at]))));
      }
      starting = starts && names[next];
      perform(player, call, playbacks, starting);
      if (starts) numbers.set(playbacks.get(starting), starting);
      for (const one of player._playing) if (!numbers.has(one)) numbers.set(one, "machine");
      starting = undefined;
      if (starts) next += 1;
    }
    yield { line, events };
    events = [];
  }
}

/** What `simulate` calls the playbacks of a script, in order. */
function playbackNames(script) {
  const names = [];
  for (const call of script.events) {
    const mover = call.play ?? call.spring?.property ?? call.decay?.property;
    if (!mover) continue;
    let name = call.as ?? mover;
    for (let count = 2; !call.as && names.includes(name); count++) name = `${mover} ${count}`;
    names.push(name);
  }
  return names;
}

function compare(script, place, precision = Number(tolerance)) {
  const file = join(folder, "script.json");
  writeFileSync(file, JSON.stringify(script));
  let lines = [];
  try {
    lines = run("simulate", file, "--root", "/").trim().split("\n").map((line) => JSON.parse(line));
  } catch (error) {
    // Refused by the animator: the player must refuse it too, which the trace of a shorter script shows.
    return null;
  }
  // What simulates has a machine where a script asks for one, and nothing goes on by itself without.
  const { transitions, ...still } = baked(script.spec, String(precision));
  const motion = transitions && script.events.some((call) => call.send || call.go) ? { ...still, transitions } : still;
  const { additive, beginsFromCurrentState, shouldReverseValues: reversesValues, reducedMotion, timeScaleFactor: timeScale } = script.animator ?? {};
  const first = script.events.find((call) => call.play);
  const variant = motion.variants.find(({ name }) => name === first?.play);
  const isReversed = Boolean(first?.reversed) !== Boolean(reversesValues);
  const state = script.state ?? (variant && (isReversed ? variant.to : variant.from));
  const made = (motion) => {
    const player = new Player(motion, { additive, beginsFromCurrentState, reversesValues, reducedMotion, timeScale, state });
    if (flags.includes("--without-many")) player._table = null;
    for (const [path, value] of Object.entries(script.initial ?? {})) player.set(path, value);
    return player;
  };
  const names = playbackNames(script);
  const debts = new Map();
  const speeds = { own: [] };
  if (script.events.some((call) => call.decay || call.spring)) {
    const finer = { ...baked(script.spec, String(precision / 1000)), transitions: motion.transitions };
    if (!motion.transitions) delete finer.transitions;
    const exact = { own: [] };
    // Only its speeds are asked for.
    for (const _ of trace(made(finer), lines, names, new Map(), precision, exact));
    speeds.exact = exact.own;
  }
  const player = made(motion);
  const present = new Map((motion.targets ?? []).map(([target, states]) => [target, states.some((at) => motion.states[at].name === player.state)]));
  let worst = 0;
  for (const { line, events } of trace(player, lines, names, debts, precision, speeds)) {
    const where = `${place}, ${line.time} s ${line.phase ?? ""}`;
    if (JSON.stringify(events) !== JSON.stringify(line.events)) {
      if (debts.size && precision === Number(tolerance)) {
        again += 1;
        return compare(script, place, precision / 1000);
      }
      throw new Error(`${where}: events\n  ${JSON.stringify(events)}\n  ${JSON.stringify(line.events)}`);
    }
    for (const { event, target } of line.events) if (target !== undefined) present.set(target, event === "appeared");
    for (const [target, isPresent] of present) {
      if (player.isPresent(target) !== isPresent) throw new Error(`${where}: ${target} is ${isPresent ? "" : "not "}present`);
    }
    for (const [what, values] of [["get", line.values], ["model", line.model]]) {
      for (const [path, value] of Object.entries(values)) {
        const own = player[what](path);
        const { error, bound } = differences(player, path, own, value, precision, debts);
        worst = Math.max(worst, error / bound);
        if (!(error <= bound)) {
          throw new Error(`${where}: ${what} ${path} is ${JSON.stringify(own)} instead of ${JSON.stringify(value)}: ${error} above ${bound}`);
        }
      }
    }
  }
  return { worst, lines: lines.length };
}

const specs = ["specs", "specs/gallery", "conformance/cases"].flatMap((name) =>
  readdirSync(join(root, name)).filter((file) => file.endsWith(".json")).map((file) => join(root, name, file)),
).concat(join(root, "Web/player/check/layers.json")).filter((spec) => spec.includes(only)).sort();
const jobs = readdirSync(join(root, "specs/scripts")).filter((name) => name.includes(only)).map((name) => {
  const script = JSON.parse(readFileSync(join(root, "specs/scripts", name), "utf8"));
  return [{ ...script, spec: resolve(root, "specs/scripts", script.spec) }, name];
});
const seed = Number(flag("--seed", "1"));
for (let count = 0; count < Number(flag("--random", "500")); count++) {
  const spec = specs[count % specs.length];
  jobs.push([randomScript(spec, baked(spec), seed + count), `${spec.slice(root.length + 1)}, seed ${seed + count}`]);
}
const parts = Number(flag("--parts", "0"));
if (parts) {
  // Made by what conformance/run plays, too.
  const made = execFileSync("python3", [join(root, "conformance/parts.py"), speccli, parts, seed, folder].map(String), { encoding: "utf8" });
  made.trim().split("\n").forEach((spec, at) => jobs.push([randomScript(spec, baked(spec), seed + at), `${readFileSync(spec, "utf8")}, seed ${seed + at}`]));
}
let [lines, refused, failures, again] = [0, 0, 0, 0];
for (const [script, place] of jobs) {
  try {
    const result = compare(script, place);
    if (result) lines += result.lines;
    else refused += 1;
  } catch (error) {
    failures += 1;
    if (failures <= 20) console.error(error instanceof MotionError || !error.message.includes(place) ? `${place}: ${error.stack}` : error.message);
  }
}
rmSync(folder, { recursive: true });
console.log(`${jobs.length} scripts, ${lines} instants compared, ${refused} refused by simulate, ${again} played again, ${failures} differ`);
process.exitCode = failures || !lines ? 1 : 0;
