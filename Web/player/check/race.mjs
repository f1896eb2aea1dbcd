#!/usr/bin/env node
/**
 * This player beside anime.js, of the numbers of objects, in Node: `node race.mjs [anime.esm.min.js]`. `race.py` has the browser's.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Player } from "../core.js";
import { current } from "../current.js";
import { many } from "../many.js";
import { spring } from "../springs.js";
import { withoutPage } from "./race.js";

const path = resolve(process.argv[2] ?? fileURLToPath(new URL("../../../../shared/peers/anime.esm.min.js", import.meta.url)));
if (!existsSync(path)) {
  console.log(`the race: left out, there is no ${path}`);
  process.exit(0);
}
const anime = await import(pathToFileURL(path));
console.log("in Node, milliseconds: to begin for the first time, to begin, a frame, to interrupt, a frame after that");
for (const count of [1000, 10_000]) {
  for (const [name, ...times] of withoutPage({ Player, many, current, spring }, anime, count, 100)) {
    console.log(`${count} numbers, ${name}\t${times.map((time) => time.toFixed(3)).join("\t")}`);
  }
}
