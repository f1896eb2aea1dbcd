/**
 * Conditions of random transitions hold in the player, and in the script of the form `waapi`, where they do in the Animator: whatever
 * expression a spec has, `speccli simulate` says which events are taken.
 *
 *     node conditions.mjs SPECCLI [SPECS] [SEED]
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Player } from "../motionspec.js";
import { Machine } from "../web-animations.js";
import { Random } from "./random.mjs";

const [given, specs = "20", seed = "1"] = process.argv.slice(2);
const speccli = resolve(given);
const random = new Random(Number(seed));
const COUNT = 60;
/** By how many numbers they take; a name with a bracket is a function. */
const STEPS = [
  [], ["-", "abs(", "sign(", "floor(", "ceil(", "round(", "sqrt(", "exp(", "log(", "sin(", "cos(", "tan(", "min(", "max("],
  ["+", "-", "*", "/", "%", "^", "pow(", "atan2(", "min(", "max("], ["?", "clamp(", "lerp(", "min(", "max("],
];
const NUMBERS = [
  "0", "1", "0.1", "0.5", "1.5", "2.5", "2", "3", "0.49999999999999994", "4503599627370497", "p0", "p1", "p2", "p0", "p1", "p2",
];

function formula(depth) {
  const count = depth ? random.below(STEPS.length) : 0;
  if (!count) return random.of(NUMBERS);
  const [step, parts] = [random.of(STEPS[count]), Array.from({ length: count }, () => formula(depth - 1))];
  if (step === "?") return `(${condition(depth - 1)} ? ${parts[0]} : ${parts[1]})`;
  if (step.endsWith("(")) return `${step}${parts.join(", ")})`;
  return count === 1 ? `(-${parts[0]})` : `(${parts.join(` ${step} `)})`;
}

/** Two formulas that are compared show more than one that isn't 0. */
const comparison = (depth) => `(${formula(depth)} ${random.of(["<", "<=", "==", ">", ">=", "!="])} ${formula(Math.max(0, depth - 1))})`;

/** Comparisons, some of them joined. */
function condition(depth) {
  const kind = depth ? random.below(8) : 0;
  if (kind === 1) return `(!${condition(depth - 1)})`;
  if (kind !== 2 && kind !== 3) return comparison(depth);
  return `(${condition(depth - 1)} ${kind === 2 ? "&&" : "||"} ${condition(depth - 1)})`;
}

const small = () => Math.round((random.next() * 8 - 4) * 4) / 4;

const folder = mkdtempSync(join(tmpdir(), "conditions-"));
const options = { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] };
const run = (...flags) => execFileSync(speccli, flags, options);

/** Writes a spec; returns the places of conditions that aren't compiled, as they come to no number before anything is known. */
function write(parameters, conditions) {
  const rows = conditions.map((when, at) => JSON.stringify({ from: "a", to: "b", on: `e${at}`, when: `= ${when}` }));
  const spec = JSON.stringify({
    motionSpec: 1, name: "Conditions", parameters, states: ["a", "b"], animations: { "box.opacity": { values: [0, 1], timing: "fade" } },
    variants: { go: { from: "a", to: "b", timings: { "*": { duration: "100ms", curve: "linear" } }, reducedMotion: "instant" } },
    transitions: [{ from: "b", to: "a", on: "back" }],
  });
  // A row in each line, from the second on.
  writeFileSync(join(folder, "spec.json"), `${spec.slice(0, -2)},\n${rows.join(",\n")}]}`);
  const { stdout } = spawnSync(speccli, ["validate", "spec.json"], options);
  return [...new Set([...stdout.matchAll(/spec\.json:(\d+):\d+: error/gm)].map(([, line]) => Number(line) - 2))];
}

let [held, counted] = [0, 0];
try {
  for (let round = 0; round < Number(specs); round++) {
    const parameters = { p0: small(), p1: small(), p2: small() };
    const conditions = Array.from({ length: COUNT }, () => condition(3));
    for (let refused = [0]; refused.length; ) {
      refused = write(parameters, conditions);
      for (const at of refused) conditions[at] = condition(3);
    }
    writeFileSync(join(folder, "script.json"), JSON.stringify({
      spec: "spec.json", fps: 10, until: COUNT,
      events: conditions.flatMap((_, at) => [{ at: at + 0.25, send: `e${at}` }, { at: at + 0.75, send: "back" }]),
    }));
    const right = new Set();
    for (const line of run("simulate", "script.json").trim().split("\n").map((text) => JSON.parse(text))) {
      // What is sent is told of at its time.
      for (const { event, state } of line.events ?? []) if (event === "left" && state === "a") right.add(`e${Math.floor(line.time)}`);
    }
    const baked = (format) => JSON.parse(run("bake", "spec.json", "--format", format, "-o", "-"));
    const player = new Player(baked("player"));
    const data = baked("waapi");
    const numbers = Object.values(data.parameters).flatMap((styles) => Object.values(styles).map(Number));
    const machine = new Machine({ data, numbers, elements: () => [], showPresence() {} });
    const wrong = [["the player", player], ["the script for waapi", machine]].flatMap(([name, { candidates }]) => {
      const own = new Set(candidates.flatMap(({ on }) => on));
      return conditions.filter((_, at) => own.has(`e${at}`) !== right.has(`e${at}`)).map((text) => `${name}: ${text}`);
    });
    assert.deepEqual(wrong, [], `seed ${seed}, round ${round}, ${JSON.stringify(data.parameters)}`);
    held += right.size;
    counted += COUNT;
  }
} finally {
  rmSync(folder, { recursive: true });
}
assert.ok(held > counted / 10 && held < (counted * 9) / 10, "conditions are of both kinds");
console.log(`conditions: ${counted} hold in the player and in the script for waapi as in the Animator, ${held} of them at all`);
