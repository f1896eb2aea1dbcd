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

/** Where a variant's timing of a property is written, with its `delay` and `duration`; null where it isn't in the text. */
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
    return found.length === 1 ? found[0] : null;
  }
  const own = under(root, "animations", path, "timing");
  if (own?.members) return own;
  for (const name of [own?.value, path, "*"]) {
    const timing = under(entry, "timings", name) ?? under(root, "timings", name);
    if (timing?.members) return timing;
    if (timing) return null;
  }
  return null;
}

/** A text in which a time of a timing is another one, in the unit that it has. */
function retimed(text, timing, key, seconds) {
  const old = under(timing, key);
  const isText = old === undefined || typeof old.value === "string";
  const isShort = !isText || /[^m]s\s*$/.test(old?.value ?? "");
  const number = Number((isShort ? seconds : seconds * 1000).toFixed(isShort ? 3 : 0));
  const written = isText ? `"${number}${isShort ? "s" : "ms"}"` : String(number);
  if (old) return text.slice(0, old.start) + written + text.slice(old.end);
  const place = timing.start + 1;
  return `${text.slice(0, place)} "${key}": ${written}${timing.members.size > 0 ? "," : " "}${text.slice(place)}`;
}
