import { fail } from "./error.js";

/** The largest number of a file or a call; sums and products of a few of them stay finite. */
export const LARGEST = 1e150;

/** Reads a number from `least` to `most`; in a file an infinite one is a text. */
export const range = (least = -LARGEST, most = LARGEST) => (value, path) => {
  const own = value === "infinite" ? Infinity : value === "-infinite" ? -Infinity : value;
  return typeof own === "number" && own >= least && own <= most ? own : fail(path, "isn't such a number");
};

export const number = range();
export const numbers = [number];

/** Reads an index of a list. */
export const place = (list) => (value, path) =>
  Number.isInteger(value) && value >= 0 && value < list.length ? value : fail(path, "isn't there");

/** Takes whatever is there. */
export const any = (value) => value;

const is = (kind) => (value, path) => (typeof value === kind ? value : fail(path, `isn't a ${kind}`));
export const text = is("string");
export const flag = is("boolean");

/**
 * Reads a value by a schema: a function of value and path; `[element, least, most]` for a list; an object for an object with
 * these members and no others, a `?` behind those that may be left out: they are read in this order, into `made`.
 */
export function read(schema, value, path, made = {}) {
  if (typeof schema === "function") return schema(value, path);
  if (Array.isArray(schema)) {
    const [element, least = 0, most = 1e6] = schema;
    if (!Array.isArray(value) || value.length < least || value.length > most) fail(path, "isn't such a list");
    // Not `map`, which passes holes over.
    return Array.from(value, (one, at) => read(element, one, `${path}[${at}]`));
  }
  if (typeof value !== "object" || !value || Array.isArray(value)) fail(path, "isn't an object");
  const within = (name) => (path ? `${path}.${name}` : name);
  const names = new Set(Object.keys(value));
  for (const key in schema) {
    const name = key.replace("?", "");
    if (names.delete(name)) made[name] = read(schema[key], value[name], within(name));
    else if (name === key) fail(within(name), "is missing");
  }
  for (const name of names) fail(within(name), "isn't known");
  return made;
}

/** Reads rows with names as a map; no name twice. */
export const named = (schema) => (value, path) => {
  const rows = read(schema, value, path);
  const map = new Map(rows.map((row) => [row.name, row]));
  return map.size === rows.length ? map : fail(path, "has a name twice");
};
