import { fail, within } from "./error.js";

// What reads a value takes it, and its index where that is one of a list. An error says what is wrong, and lists and objects say where,
// so that no place is written of which nobody asks.

/** The largest number of a file or a call; sums and products of a few of them stay finite. */
const LARGEST = 1e150;

export const isUsable = (value) => typeof value === "number" && Math.abs(value) <= LARGEST;

const areUsable = (list) => list.every(isUsable);

/** A list of which each is a usable number. */
export const usable = (list) => (areUsable(list) ? list : fail("must have numbers up to 1e150"));

/** Reads a number from `least` to `most`; in a file an infinite one is a text. */
export const range = (least = -LARGEST, most = LARGEST) => (value) => {
  const own = typeof value === "number" ? value : value === "infinite" ? Infinity : value === "-infinite" ? -Infinity : NaN;
  return own >= least && own <= most ? own : fail(`must be a number from ${least} to ${most}`);
};

/** What a list has at an index. */
export const entry = (list, at) => list[typeof at === "number" ? at : -1] ?? fail("must be in the file");

/** Takes whatever is there. */
export const any = (value) => value;

const is = (kind) => (value) => (typeof value === kind ? value : fail(`must be a ${kind}`));
export const text = is("string");
export const flag = is("boolean");

/** Reads a list of some length, each element in the same way, into a copy; it itself where nothing is read. */
export const list = (element, least = 0, most = 1e6) => (value) => {
  if (!Array.isArray(value) || value.length < least || value.length > most) fail(`must be a list of ${least === most ? least : `${least} to ${most}`}`);
  if (element === any) return value;
  // What it doesn't have isn't passed over, as by `map`.
  const own = [...value];
  if (element !== number || !areUsable(own)) for (let at = 0; at < own.length; at++) own[at] = within(at, element, own[at], at);
  return own;
};

export const number = range();

/**
 * Reads an object with these members and no others into `made`: first, in their order, those that there must be, then those with a `?`
 * behind them.
 */
export const object = (schema) => {
  const needed = [];
  const further = { __proto__: null };
  for (const key in schema) {
    if (key.endsWith("?")) further[key.slice(0, -1)] = schema[key];
    else needed.push(key);
  }
  return (value, _, made = {}) => {
    record(value);
    for (const name of needed) made[name] = within(name, schema[name], value[name]);
    for (const name in value) if (!needed.includes(name)) made[name] = within(name, further[name] ?? (() => fail("must not be there")), value[name]);
    return made;
  };
};

/** Reads members by their names, whatever they are. */
export const record = (value) => (Object(value) === value && !Array.isArray(value) ? value : fail("must be an object"));

/** Reads an object with some of these members and no others; one that is undefined is left out. */
export const some = (schema) =>
  object(Object.fromEntries(Object.entries(schema).map(([name, read]) => [`${name}?`, (value) => (value === undefined ? value : read(value))])));

/** Reads what a call is given beside what it needs. */
export const options = (schema) => {
  const read = some(schema);
  return (value) => within("options", read, value);
};

/** Reads rows with names as a map; no name twice. */
export const named = (row) => (value) => {
  const rows = list(row)(value);
  const map = new Map(rows.map((one) => [one.name, one]));
  return map.size === rows.length ? map : fail("has a name twice");
};
