// The text of a spec as a tree with places, so that what is drawn from it can be written back into it. Whether it is right the
// engine says; this reads what it has found good, with its comments and its commas at ends.

class SpecText {
  /** The root of a text, or null where it can't be read. */
  static read(text) {
    try {
      return new SpecText(text).value();
    } catch {
      return null;
    }
  }

  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** Passes what has no meaning. */
  skip() {
    const blank = /(?:\s|\uFEFF|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    blank.lastIndex = this.at;
    blank.test(this.text);
    this.at = blank.lastIndex;
  }

  take(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) throw new Error(`unreadable at ${this.at}`);
    this.at = pattern.lastIndex;
    return JSON.parse(found[0]);
  }

  value() {
    this.skip();
    const start = this.at;
    const first = this.text[start];
    const node = { start };
    if (first === "{") {
      node.members = new Map();
      this.list("}", () => {
        const key = this.take(/"(?:\\.|[^"\\])*"/y);
        this.skip();
        this.at += 1;
        node.members.set(key, this.value());
      });
    } else if (first === "[") {
      node.items = [];
      this.list("]", () => node.items.push(this.value()));
    } else if (first === '"') {
      node.value = this.take(/"(?:\\.|[^"\\])*"/y);
    } else {
      node.value = this.take(/[-+.\w]+/y);
    }
    node.end = this.at;
    return node;
  }

  list(close, element) {
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.text[this.at] === close) break;
      if (this.text[this.at] === ",") this.at += 1;
      else if (this.at >= this.text.length) throw new Error("it ends");
      else element();
    }
    this.at += 1;
  }
}

/** What stands under some keys; undefined where nothing does. */
function under(node, ...keys) {
  for (const key of keys) node = node?.members?.get(key);
  return node;
}

/** A tree without its places. */
function plain(node) {
  if (node?.members) return Object.fromEntries([...node.members].map(([key, value]) => [key, plain(value)]));
  if (node?.items) return node.items.map(plain);
  return node?.value;
}

/** Seconds that a time says: a number, or a text with its unit; null for anything else. */
function secondsOf(value) {
  if (typeof value === "number") return value;
  const [, number, unit] = /^\s*([-+.\deE]+)(ms|s)\s*$/.exec(value ?? "") ?? [];
  return number === undefined ? null : Number(number) * (unit === "ms" ? 0.001 : 1);
}

/**
 * Where a variant's timing of a property is written, as `timing`, and the `name` that shares it if it has one; `why` it can't be
 * changed from here where it isn't in the text, or in no single place.
 */
function timingOf(root, variant, path) {
  const entry = under(root, "variants", variant);
  const motion = under(entry, "motion");
  if (motion) {
    const found = [];
    const look = (node) => {
      if (under(node, "animate")?.value === path) found.push(node);
      for (const child of node?.members?.values() ?? node?.items ?? []) look(child);
    };
    look(motion);
    if (found.length === 1) return { timing: found[0] };
    return { why: found.length > 1 ? "several parts of the motion move it" : "no part of the motion has its name alone" };
  }
  const own = under(root, "animations", path, "timing");
  if (own?.members) return { timing: own };
  for (const key of [own?.value, path, "*"]) {
    let timing = under(entry, "timings", key) ?? under(root, "timings", key);
    let name;
    for (let step = 0; typeof timing?.value === "string" && step < 20; step += 1) {
      name = timing.value;
      timing = under(root, "timings", name);
      if (!timing) return { why: `its timing is “${name}”, which isn’t in this text` };
    }
    if (timing?.members) return { timing, name };
  }
  const base = under(entry, "extends")?.value;
  return { why: base ? `its timing is that of “${base}”` : "its timing isn’t in this text" };
}

/**
 * What stands for a time of a timing: its `seconds` with the `node` in which they are written, and the `name` that shares it if it has one;
 * nothing where the timing leaves it out; `why` it can't be changed by hand where it is no plain time of this text.
 */
function timeOf(root, timing, key) {
  let node = under(timing, key);
  let name;
  for (let step = 0; node && step < 20; step += 1) {
    const seconds = secondsOf(node.value);
    if (seconds !== null) return { seconds, node, name };
    if (typeof node.value !== "string") return { why: "it depends on how far something travels" };
    if (/%\s*$/.test(node.value)) return { why: `it is ${node.value} of what it is in` };
    name = node.value;
    node = under(root, "durations", name);
  }
  return name === undefined ? {} : { why: `it is “${name}”, which isn’t in this text` };
}

/** A text in which a time is another one, in the unit that it has: in its node, or new in a timing that leaves it out. */
function retimed(text, timing, key, seconds, old) {
  const isText = !old || typeof old.value === "string";
  const isShort = !isText || /[^m]s\s*$/.test(old?.value ?? "");
  const number = Number((isShort ? seconds : seconds * 1000).toFixed(isShort ? 3 : 0));
  const written = isText ? `"${number}${isShort ? "s" : "ms"}"` : String(number);
  if (old) return text.slice(0, old.start) + written + text.slice(old.end);
  const place = timing.start + 1;
  return `${text.slice(0, place)} "${key}": ${written}${timing.members.size > 0 ? "," : " "}${text.slice(place)}`;
}
