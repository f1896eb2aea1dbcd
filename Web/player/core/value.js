import { fail, within } from "./error.js";
import { list, number } from "./reader.js";
import { rounded } from "./types.js";

/** The numbers of a value that somebody gave: a number, a list, true or false, or a text. */
export function toNumbers(type, value, path) {
  if (type._texts) {
    const at = type._texts.indexOf(value);
    return at < 0 ? fail("must be one of its texts", path) : [at];
  }
  if (type._name === "color" && !Array.isArray(value)) fail("must be four numbers: premultiplied OKLab and alpha", path);
  const own = type._name === "bool" ? [typeof value === "boolean" ? Number(value) : NaN] : Array.isArray(value) ? value : [value];
  return within(path, list(number, type._size, type._size), own);
}

/** A value for whoever reads it, from its numbers in an array. */
export function toValue(type, numbers, first) {
  const one = numbers[first];
  if (type._texts) return type._texts[one];
  if (type._text) return type._text(numbers, first);
  if (type._name === "bool") return one >= 0.5;
  if (type._name === "integer") return rounded(one);
  return type._size === 1 ? one : [...numbers.subarray(first, first + type._size)];
}
