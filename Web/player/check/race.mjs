#!/usr/bin/env node
/**
 * This player beside anime.js, of the numbers of objects, in Node: `node race.mjs [anime.esm.min.js [FOLDER…]]`. `race.py` has the
 * browser's. Further folders are players as they were, which race, too.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { withoutPage } from "./race.js";

const path = resolve(process.argv[2] ?? fileURLToPath(new URL("../../../../shared/peers/anime.esm.min.js", import.meta.url)));
if (!existsSync(path)) {
  console.log(`the race: left out, there is no ${path}`);
  process.exit(0);
}
const anime = await import(pathToFileURL(path));
console.log("in Node, milliseconds: to begin for the first time, to begin, a frame, to interrupt, a frame after that");
const here = fileURLToPath(new URL("..", import.meta.url));
for (const count of [1000, 10_000]) {
  for (const folder of [here, ...process.argv.slice(3)]) {
    const parts = await Promise.all(["core", "current", "many", "springs"].map((name) => import(pathToFileURL(resolve(folder, `${name}.js`)))));
    if (folder !== here) console.log(`the player of ${folder}:`);
    for (const [name, ...times] of withoutPage(Object.assign({}, ...parts), anime, count, 100)) {
      console.log(`${count} numbers, ${name}\t${times.map((time) => time.toFixed(3)).join("\t")}`);
    }
  }
}
