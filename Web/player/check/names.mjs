/**
 * Elements are given custom properties of the same names as by a style sheet of `speccli`, but for the spec's own before each, and of one
 * path in both the same is the target.
 *
 *     node names.mjs SPECCLI [--seed SEED]
 *
 * Paths are random ones: words of capitals, digits, underscores and hyphens, often ones that differ only in these, and known key paths
 * behind targets with full stops. Each has a number of its own, by which it is found; points, sizes, vectors and the like have several.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ElementPlayer } from "../dom.js";
import { kebab } from "../dom/target.js";
import { parts } from "../motionspec.js";
import { Random } from "./random.mjs";

const [speccli, , seed = "1"] = process.argv.slice(2);
const KNOWN = [
  "alpha", "anchorPoint.x", "backgroundColor.hue", "bounds.origin.x", "bounds.size.width", "borderWidth", "center.y", "constant", "contentOffset.y",
  "cornerRadius", "frame.size.height", "opacity", "position.x", "shadowColor.alpha", "shadowOffset.width", "shadowOpacity", "shadowRadius", "strokeEnd",
  "transform.rotation", "transform.rotation.x", "transform.scale", "transform.scale.z", "transform.translation.y", "zPosition",
];
const WORDS = [
  "backgroundRGBColor", "backgroundRgbColor", "my_prop", "my-prop", "myProp", "x", "X2", "2x", "SVGPath", "aB", "ABc", "_", "-", "--", "A_B", "_Ab", "0", "foo-2",
  "opacity", "position", "bounds", "transform", "alpha", "size", "path", "layer_path",
];

/** Values of several numbers: how many, and how the language has them. */
const WHOLES = {
  point: [2], size: [2], rect: [4], insets: [4, ([top, left, bottom, right]) => ({ top, left, bottom, right })], vector: [3],
};

/** A path that the language takes. */
function path(random) {
  const word = () =>
    random.chance(0.6) ? random.of(WORDS) : Array.from({ length: 1 + random.below(8) }, () => random.of("abzABZAB09_-")).join("");
  const words = Array.from({ length: random.of([1, 1, 1, 2, 3]) }, () => random.chance(0.2) ? String(random.below(12)) : word());
  const end = random.chance(0.25) ? random.of(KNOWN) : Array.from({ length: random.of([1, 1, 2, 3]) }, word).join(".");
  return [random.of(["a", "row", "Two"]), ...words.slice(1), end].join(".");
}

/** What each target's elements show at rest by a style sheet: custom properties and their numbers, without the spec's name. */
function sheet(text) {
  const found = {};
  for (const [, target, styles] of text.matchAll(/^\.names \[data-motion="([^"]+)"\] \{([^}]*)\}/gm)) {
    const own = (found[target] ??= {});
    for (const [, name, number] of styles.matchAll(/\s--names-([\w-]+): (-?[\d.]+)/g)) own[name] = Number(number);
  }
  return found;
}

/** The same by the player, whose elements are no real ones: there is one for every beginning of a path. */
function mounted(json, paths) {
  const names = new Set(paths.flatMap((path) => path.split(".").map((_, at, words) => words.slice(0, at + 1).join("."))));
  const elements = [...names].map((motion) => {
    const styles = {};
    return { dataset: { motion }, styles, setAttribute() {}, style: { setProperty: (name, value) => (styles[name] = value), getPropertyValue: () => "", getPropertyPriority: () => "" } };
  });
  new ElementPlayer({ querySelectorAll: () => elements }, json, { clock: false, use: parts });
  const shown = elements.filter(({ styles }) => Object.keys(styles).length);
  return Object.fromEntries(shown.map(({ dataset: { motion }, styles }) => [
    motion, Object.fromEntries(Object.entries(styles).flatMap(([name, value]) => (name.startsWith("--") ? [[name.slice(2), Number(value)]] : []))),
  ]));
}

const bake = (format, text) => execFileSync(speccli, ["bake", "-", "--format", format], { input: text, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });

/** What a row's property rests at, divided by something. */
const valueOf = ([, [number, ...more], type], by = 1) => (type ? (WHOLES[type][1] ?? ((all) => all))([number, ...more].map((one) => one / by)) : number / by);

/** A spec whose properties rest at these numbers. */
const spec = (rows) => JSON.stringify({
  motionSpec: 1, name: "Names",
  properties: Object.fromEntries(rows.flatMap(([path, , type]) => (type ? [[path, { type }]] : []))),
  animations: Object.fromEntries(rows.map((row) => [row[0], [valueOf(row), valueOf(row, 2)]])),
  variants: { go: { reducedMotion: "instant", timings: Object.fromEntries(rows.map(([path]) => [path, { duration: 1 }])) } },
});

/** The style sheet of a spec with those rows that it may have: what isn't a number, what overlaps, and what is taken for a misspelling is left out. */
function baked(rows) {
  for (;;) {
    try {
      return { rows, css: bake("css", spec(rows)) };
    } catch ({ stderr }) {
      const named = new Set([...stderr.matchAll(/error: (.*)/g)].flatMap(([, line]) => [...line.matchAll(/'([^']+)'/g)].map(([, name]) => name)));
      const left = rows.filter(([path]) => ![...named].some((name) => path === name || path.endsWith(`.${name}`)));
      if (left.length === rows.length) throw new Error(stderr);
      rows = left;
    }
  }
}

/** The rows without those whose names are told apart by a number from those of other targets: only within one is it the same in both. */
function apart({ rows, css }) {
  const places = Object.entries(sheet(css)).flatMap(([target, own]) => Object.entries(own).map(([name, number]) => [number, [target, name.replace(/\W|\d/g, "")]]));
  const known = new Map(places);
  const owner = new Map();
  return rows.filter(([, numbers]) => numbers.every((number) => {
    const [target, name] = known.get(number) ?? [];
    if (name === undefined || !owner.has(name)) owner.set(name, target);
    return owner.get(name) === target;
  }));
}

// The page that only plays has no modules, and names of its own.
const [ofPage] = /^const kebab = .*/m.exec(readFileSync(new URL("../page/scene.js", import.meta.url), "utf8"));
const named = new Function(`${ofPage} return kebab;`)();
for (const name of [...WORDS, ...KNOWN]) assert.equal(named(name), kebab(name));

let count = 0;
for (let round = 0; round < 30; round++) {
  const random = new Random(Number(seed) + round);
  const paths = [...new Set(Array.from({ length: 40 }, () => path(random)))];
  const first = baked(paths.map((path, at) => {
    // A known one has its own type.
    const isKnown = /\.(opacity|alpha|position|bounds|transform|path)$/.test(path) || KNOWN.some((end) => path.endsWith(`.${end}`));
    const type = random.chance(0.3) && !isKnown ? random.of(Object.keys(WHOLES)) : null;
    return [path, Array.from({ length: type ? WHOLES[type][0] : 1 }, (_, place) => (at + 1 + 100 * place) / 100), type];
  }));
  const { rows, css } = baked(apart(first));
  const right = sheet(css);
  const shown = mounted(JSON.parse(bake("player", spec(rows))), paths);
  assert.deepEqual(Object.keys(shown).sort(), Object.keys(right).sort(), `targets, seed ${Number(seed) + round}`);
  for (const target in right) {
    // What a style shows has a custom property in the sheet only where it is made of several.
    const own = new Map(Object.entries(right[target]).map(([name, number]) => [number, name]));
    for (const [name, number] of Object.entries(shown[target])) {
      assert.equal(name, own.get(number), `seed ${Number(seed) + round}: ${rows.find((row) => row[1].includes(number))?.[0]}`);
      count += 1;
    }
  }
}
assert.ok(count > 400, `only ${count} names`);
console.log(`names: ${count} are those of a style sheet`);
