/**
 * Reads and plays damaged and made-up files: nothing but a MotionError is thrown, everything ends, and nobody's prototype changes.
 *
 *     node fuzz.mjs ROUNDS SEED BAKED…
 */
import { readFileSync } from "node:fs";
import { Player as Core } from "../core.js";
import { MotionError, Player, parts } from "../motionspec.js";
import { Random } from "./random.mjs";

const [rounds, seed, ...files] = process.argv.slice(2);
const random = new Random(Number(seed));
const originals = files.map((file) => JSON.parse(readFileSync(file, "utf8"))).map((file) => file.motion ?? file);

// A file names whatever part it needs.
for (const file of originals) new Core(file, { use: parts.filter(({ name }) => file.imports.includes(name)) });

const ODD = [
  null, true, -1, 0, 1, 1e9, 1e308, -1e308, 1e-308, 0.5, "", "infinite", "-infinite", "current", "__proto__", "constructor", "<img src=x onerror=1>", [], {}, [[]],
  "linear", ["pieces", 0, [0, 0, 0, 0]], ["spring", 0, 1, 0, 1], { mix: [0, 0, 0.5] }, { formula: [["t", "t", "^"]] }, { formula: [["p0", 1e300, "exp"]] },
  ["transform", "matrix3d"], ["string", "a"], 1e150, 2 ** 53, NaN,
];

/** Every place of a value: the object or list, and the key. */
function* places(value) {
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    yield [value, key];
    yield* places(value[key]);
  }
}

function damaged(file) {
  const copy = structuredClone(file);
  for (let left = 1 + random.below(3); left > 0; left--) {
    const all = [...places(copy)];
    const [parent, key] = random.of(all);
    const [other, otherKey] = random.of(all);
    const dice = random.below(6);
    if (dice === 0) delete parent[key];
    else if (dice === 1) parent[key] = structuredClone(other[otherKey]);
    else if (dice === 2 && typeof parent[key] === "number") parent[key] *= random.of([-1, 0, 2, 1e6, 1e-6]);
    else if (dice === 3) Object.defineProperty(parent, random.of(["__proto__", "constructor", "x"]), { value: { polluted: true }, enumerable: true, configurable: true, writable: true });
    else parent[key] = random.of(ODD);
  }
  return copy;
}

let [read, refused, longest] = [0, 0, 0];
for (let round = 0; round < Number(rounds); round++) {
  const file = damaged(random.of(originals));
  const text = JSON.stringify(file);
  const began = performance.now();
  try {
    const player = new Player(random.chance(0.5) ? text : file, { beginsFromCurrentState: random.chance(0.5), timeScale: random.of([0, 1, 2]) });
    read += 1;
    player.on("*", () => {});
    for (const name of player.variants) {
      player.play(name, { reversed: random.chance(0.3) });
      player.advance(player.time + random.next());
      const shown = player.properties.map((path) => player.get(path));
      if (shown.flat().some((one) => typeof one === "number" && !Number.isFinite(one))) throw new Error(`a number isn't finite: ${text}`);
    }
    for (const event of ["tap", "key", "other"]) {
      player.send(event);
      player.advance(player.time + random.next());
    }
    player.advance(player.time + 1e6);
    player.stopAll();
  } catch (error) {
    if (!(error instanceof MotionError)) throw new Error(`round ${round}: ${error.stack}\n${text}`);
    // Its place and what must be there: a sentence.
    const { path, message } = error;
    const place = path || "motion";
    if (!message.startsWith(`${place} `) || !/^(must|needs|has) [^ ]/.test(message.slice(place.length + 1))) throw new Error(`no sentence: ${message}`);
    refused += 1;
  }
  longest = Math.max(longest, performance.now() - began);
  if ({}.polluted !== undefined || [].polluted !== undefined) throw new Error(`polluted: ${text}`);
}
if (longest > 2000) throw new Error(`one took ${longest} ms`);
console.log(`${rounds} files: ${read} read, ${refused} refused, the longest took ${longest.toFixed(0)} ms`);
