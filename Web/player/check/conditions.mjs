/**
 * The script of the form `waapi` evaluates conditions by code of its own, as it is one file: both come to the same, whatever is written.
 *
 *     node conditions.mjs [ROUNDS] [SEED]
 */
import assert from "node:assert/strict";
import { late } from "../late.js";
import { Machine } from "../web-animations.js";
import { Random } from "./random.mjs";

const [rounds = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const random = new Random(seed);
/** By how many numbers they take. */
const STEPS = [
  [], ["neg", "abs", "sign", "floor", "ceil", "round", "sqrt", "exp", "log", "sin", "cos", "tan"],
  ["+", "-", "*", "/", "%", "^", "pow", "atan2", "<", "<=", ">", ">=", "==", "!=", "min2", "max2"], ["?", "clamp", "lerp", "min3", "max3"],
];
const NUMBERS = [0, 1, -1, 0.49999999999999994, 2 ** 52 + 1, 0.1, 0.5, -0.5, 1.5, 2.5, -2.5, 2, 3, 1e9, "infinite", "-infinite", "p0", "p1", "p2"];

/** The code of a random formula, with its operands in front of what takes them. */
function formula(depth) {
  const count = depth ? random.below(STEPS.length) : 0;
  if (!count) return [random.of(NUMBERS)];
  return [...Array.from({ length: count }, () => formula(depth - 1)).flat(), random.of(STEPS[count])];
}

const small = () => Math.round((random.next() * 8 - 4) * 4) / 4;
let [held, counted] = [0, 0];
for (let round = 0; round < rounds; round++) {
  // Two formulas that are compared show more than one that isn't 0.
  const code = [...formula(3), ...formula(2), random.of(["<", "<=", "==", ">", "!="])];
  const numbers = [small(), small(), small()];
  const transitions = [{ from: "a", to: "b", on: ["tap"], when: code }];
  const machine = new Machine({ data: { spec: "Conditions", machine: { states: { a: {}, b: {} }, transitions } }, numbers, elements: () => [], showPresence() {} });
  const holds = machine.candidates.length > 0;
  assert.equal(holds, late._condition(code, "when", numbers.length)(numbers), `seed ${seed}, round ${round}: ${JSON.stringify(code)} of ${numbers}`);
  held += holds;
  counted += 1;
}
assert.ok(held > counted / 10 && held < (counted * 9) / 10, "conditions are of both kinds");
console.log(`conditions: ${counted} come to the same in both scripts, ${held} of them hold`);
