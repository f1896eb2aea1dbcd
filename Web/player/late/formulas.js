import { fail } from "../core/error.js";
import { P } from "../core/numbers.js";
import { list, range, text } from "../core/reader.js";

/** How many numbers a step takes from the stack. */
const ARITY = { __proto__: null };
["t", "neg abs sign floor ceil round sqrt exp log sin cos tan", "+ - * / % ^ pow < <= > >= == != atan2", "? clamp lerp"]
  .forEach((names, count) => names.split(" ").forEach((name) => (ARITY[name] = count)));

/** The stack, and how fast its numbers change with the progress. What a formula leaves is the first. */
export let values = new Float64Array(64);
export let slopes = values.slice();

/**
 * Reads one formula: every step finds what it needs, and one number is left. A step has a name, how many numbers it takes, and its
 * own: a constant, or a place among the parameters or a key's numbers.
 */
export const checked = (parameterCount, fromCount) => (code) => {
  let depth = 0;
  const step = (name, taken, own = 0) => {
    if (taken > depth) fail("must not take more than there is");
    depth += 1 - taken;
    return { _name: name, _taken: taken, _own: own };
  };
  const steps = list((value) => {
    if (typeof value === "number" || /^-?infinite$/.test(value)) return step("", 0, range(-Infinity, Infinity)(value));
    const [, name, count] = /^([pf]|min|max)(\d+)$/.exec(text(value)) ?? [];
    if (!name) return ARITY[value] >= 0 ? step(value, ARITY[value]) : fail(`must have no step '${value}'`);
    if (name[1]) return count > 0 && count <= depth ? Array.from({ length: count - 1 }, () => step(name, 2)) : fail("must not take more than there is");
    return count < (name === "p" ? parameterCount : fromCount) ? step(name, 0, Number(count)) : fail("must not take more than there is");
  }, 1)(code).flat();
  // A step looks at two numbers above its own.
  if (steps.length + 2 > values.length) {
    values = new Float64Array(steps.length + 2);
    slopes = values.slice();
  }
  return depth === 1 ? steps : fail("must leave one number");
};

/** Runs a formula at the progress in `P`. */
export function run(code, parameters, from, isSloped) {
  let at = 0;
  for (let place = 0; place < code.length; place++, at++) {
    const { _name: name, _taken: taken, _own: own } = code[place];
    at -= taken;
    const a = values[at];
    const b = values[at + 1];
    const c = values[at + 2];
    const least = a < c || a !== a ? a : c;
    if (isSloped) slopes[at] = slope(name, at);
    // What may be no number stands by itself, as an engine allocates every outcome otherwise.
    if (name === "p") values[at] = parameters[own];
    else if (name === "f") values[at] = from[own];
    else if (name === "") values[at] = own;
    else values[at] =
      name === "t" ? P[0] : name === "+" ? a + b : name === "-" ? a - b : name === "*" ? a * b : name === "/" ? a / b : name === "%" ? a % b
      : name === "<" ? +(a < b) : name === "<=" ? +(a <= b) : name === ">" ? +(a > b) : name === ">=" ? +(a >= b)
      : name === "==" ? +(a === b) : name === "!=" ? +(a !== b) : name === "?" ? (a !== 0 ? b : c)
      : name === "neg" ? -a : name === "abs" ? Math.abs(a) : name === "sign" ? Math.sign(a) : name === "floor" ? Math.floor(a)
      : name === "ceil" ? Math.ceil(a) : name === "round" ? Math.sign(a) * Math.round(Math.abs(a)) : name === "sqrt" ? Math.sqrt(a)
      : name === "exp" ? Math.exp(a) : name === "log" ? Math.log(a) : name === "sin" ? Math.sin(a) : name === "cos" ? Math.cos(a)
      : name === "tan" ? Math.tan(a) : name === "atan2" ? Math.atan2(a, b)
      : name === "min" ? (a < b || a !== a ? a : b) : name === "max" ? (a > b || a !== a ? a : b)
      : name === "clamp" ? (b > least || b !== b ? b : least)
      : name === "lerp" ? (c === 1 ? b : Math.abs(b - a) < Infinity ? a + (b - a) * c : a * (1 - c) + b * c) : a ** b;
  }
}

const times = (slope, factor) => (slope === 0 ? 0 : slope * factor);

/** The slope of what a step writes at a place. No frame asks for it. */
function slope(name, at) {
  const [a, b, c] = values.subarray(at);
  const [x, y, z] = slopes.subarray(at);
  const power = a ** b;
  return name === "t" ? 1 : name === "+" ? x + y : name === "-" ? x - y : name === "*" ? times(x, b) + times(y, a)
    : name === "/" ? times(x, 1 / b) - times(y, a / b / b) : name === "%" ? x - times(y, Math.round((a - (a % b)) / b))
    : name === "^" || name === "pow" ? times(x, b && b * a ** (b - 1)) + times(y, power && power * Math.log(a))
    : name === "?" ? (a !== 0 ? y : z) : name === "neg" ? -x : name === "abs" ? (a < 0 ? -x : x)
    : name === "sqrt" ? times(x, 0.5 / Math.sqrt(a)) : name === "exp" ? times(x, Math.exp(a)) : name === "log" ? times(x, 1 / a)
    : name === "sin" ? times(x, Math.cos(a)) : name === "cos" ? times(x, -Math.sin(a)) : name === "tan" ? times(x, 1 + Math.tan(a) ** 2)
    : name === "atan2" ? times(x, b / (a * a + b * b)) - times(y, a / (a * a + b * b))
    : name === "min" ? (b < a ? y : x) : name === "max" ? (b > a ? y : x)
    : name === "clamp" ? ((a < c ? a : c) > b ? (a < c ? x : z) : y) : name === "lerp" ? x + times(y - x, c) + times(z, b - a) : 0;
}

/** A condition, of parameters alone. */
export function condition(code, parameterCount) {
  const steps = checked(parameterCount, 0)(code);
  if (steps.some(({ _name: name }) => name === "t")) fail("must not have 't'");
  return (parameters) => (run(steps, parameters, []), values[0] !== 0);
}
