import { fail } from "../core/error.js";
import { list, range } from "../core/reader.js";
import { mix, rounded } from "../core/types.js";

const truth = (x) => (x ? 1 : 0);
const times = (slope, factor) => (slope === 0 ? 0 : slope * factor);

/** What two numbers and their slopes make: the result is written to the first place of both lists. */
const BINARY = {
  __proto__: null,
  "+": [(a, b) => a + b, (a, b, x, y) => x + y],
  "-": [(a, b) => a - b, (a, b, x, y) => x - y],
  "*": [(a, b) => a * b, (a, b, x, y) => times(x, b) + times(y, a)],
  "/": [(a, b) => a / b, (a, b, x, y) => times(x, 1 / b) - times(y, a / b / b)],
  "%": [(a, b) => a % b, (a, b, x, y) => x - times(y, Math.round((a - (a % b)) / b))],
  "^": [(a, b) => a ** b, power],
  pow: [(a, b) => a ** b, power],
  "<": [(a, b) => truth(a < b), () => 0],
  "<=": [(a, b) => truth(a <= b), () => 0],
  ">": [(a, b) => truth(a > b), () => 0],
  ">=": [(a, b) => truth(a >= b), () => 0],
  "==": [(a, b) => truth(a === b), () => 0],
  "!=": [(a, b) => truth(a !== b), () => 0],
  atan2: [Math.atan2, (a, b, x, y) => times(x, b / (a * a + b * b)) - times(y, a / (a * a + b * b))],
};

function power(a, b, x, y) {
  const result = a ** b;
  return times(x, b === 0 ? 0 : b * a ** (b - 1)) + times(y, result === 0 ? 0 : result * Math.log(a));
}

const UNARY = {
  __proto__: null,
  neg: [(a) => -a, (a, x) => -x],
  abs: [Math.abs, (a, x) => (a < 0 ? -x : x)],
  sign: [Math.sign, () => 0],
  floor: [Math.floor, () => 0],
  ceil: [Math.ceil, () => 0],
  round: [rounded, () => 0],
  sqrt: [Math.sqrt, (a, x) => times(x, 0.5 / Math.sqrt(a))],
  exp: [Math.exp, (a, x) => times(x, Math.exp(a))],
  log: [Math.log, (a, x) => times(x, 1 / a)],
  sin: [Math.sin, (a, x) => times(x, Math.cos(a))],
  cos: [Math.cos, (a, x) => times(x, -Math.sin(a))],
  tan: [Math.tan, (a, x) => times(x, 1 + Math.tan(a) ** 2)],
};

const least = (a, b) => (a < b || a !== a ? a : b);
const greatest = (a, b) => (a > b || a !== a ? a : b);

/** How many numbers a step takes from the stack. */
function arity(step) {
  if (typeof step === "number" || step === "infinite" || step === "-infinite" || step === "t" || /^[pf]\d+$/.test(step)) return 0;
  if (typeof step !== "string") return fail("isn't a step");
  if (UNARY[step]) return 1;
  if (BINARY[step]) return 2;
  if (step === "?" || step === "clamp" || step === "lerp") return 3;
  const many = /^(min|max)([1-9]\d{0,3})$/.exec(step);
  return many ? Number(many[2]) : fail(`no step is called '${step}'`);
}

/** Checks one formula: every step finds what it needs, and one number is left. */
export const checked = (parameterCount, fromCount) => (code) => {
  let depth = 0;
  const steps = list((step) => {
    const taken = arity(step);
    if (taken > depth) fail("takes more than there is");
    depth += 1 - taken;
    const slot = /^[pf]\d/.test(step) && Number(step.slice(1));
    if (slot !== false && !(slot < (step[0] === "p" ? parameterCount : fromCount))) fail("no such number");
    return slot === false && step !== "t" && taken === 0 ? range(-Infinity, Infinity)(step) : step;
  }, 1)(code);
  return depth === 1 ? steps : fail("leaves more than a number");
};

export const values = [];
export const slopes = [];

/** Runs a formula; its value is left in `values[0]`, its slope by the progress in `slopes[0]`. */
export function run(code, parameters, from, progress) {
  let top = 0;
  for (const step of code) {
    const push = typeof step === "number" ? step : step === "t" ? progress : undefined;
    if (push !== undefined) {
      values[top] = push;
      slopes[top++] = step === "t" ? 1 : 0;
      continue;
    }
    const unary = UNARY[step];
    const binary = BINARY[step];
    if (unary) {
      const [a, x] = [values[top - 1], slopes[top - 1]];
      values[top - 1] = unary[0](a);
      slopes[top - 1] = unary[1](a, x);
    } else if (binary) {
      top -= 1;
      const [a, b, x, y] = [values[top - 1], values[top], slopes[top - 1], slopes[top]];
      values[top - 1] = binary[0](a, b);
      slopes[top - 1] = binary[1](a, b, x, y);
    } else if (step[0] === "p" || (step[0] === "f" && step !== "floor")) {
      values[top] = (step[0] === "p" ? parameters : from)[Number(step.slice(1))];
      slopes[top++] = 0;
    } else top = several(step, top);
  }
}

function several(step, top) {
  const at = top - (step[0] === "m" ? Number(step.slice(3)) : 3);
  const [a, b, c, x, y, z] = [values[at], values[at + 1], values[at + 2], slopes[at], slopes[at + 1], slopes[at + 2]];
  if (step === "?") {
    values[at] = a !== 0 ? b : c;
    slopes[at] = a !== 0 ? y : z;
  } else if (step === "lerp") {
    values[at] = mix(a, b, c);
    slopes[at] = x + times(y - x, c) + times(z, b - a);
  } else if (step === "clamp") {
    const [upper, own] = a < c ? [a, x] : [c, z];
    values[at] = greatest(b, least(a, c));
    slopes[at] = upper > b ? own : y;
  } else {
    const isMin = step.startsWith("min");
    for (let other = at + 1; other < top; other++) {
      if (isMin ? values[other] < values[at] : values[other] > values[at]) slopes[at] = slopes[other];
      values[at] = (isMin ? least : greatest)(values[at], values[other]);
    }
  }
  return at + 1;
}

/** A condition, of parameters alone. */
export function condition(code, parameterCount) {
  const steps = checked(parameterCount, 0)(code);
  if (steps.includes("t")) fail("has no progress");
  return (parameters) => (run(steps, parameters, [], 0), values[0] !== 0);
}
