// What the engine of preview pages bakes, as WebAssembly under Node, and what speccli bakes: same-bakes.mjs SPECCLI PAGES SPEC…
// The pages of the specs lie in a folder; each has the spec, what it imports, and the engine.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

const [speccli, folder, ...specs] = process.argv.slice(2);
// The page's own scripts unpack the engine and ask it.
const scripts = ["lzma.js", "engine.js"].map((name) => readFileSync(new URL(`../Web/Page/${name}`, import.meta.url), "utf8"));
const Engine = new Function(`${scripts.join("")}return Engine;`)();
let module;
let count = 0;

function part(page, id) {
  return page.match(new RegExp(`<script type="[^"]*" id="${id}">([^]*?)</script>`))[1];
}

for (const spec of specs) {
  const page = readFileSync(join(folder, `${basename(spec, ".json")}.html`), "utf8");
  module ??= await Engine.compile(part(page, "engine"));
  const engine = new Engine(module);
  const source = JSON.parse(part(page, "source"));
  const { motion, report } = engine.ask({ ...source, do: "load", slot: 0 });
  if (motion == null) throw new Error(`${spec}: ${JSON.stringify(report)}`);
  for (const { name } of motion.variants) {
    const { text } = engine.ask({ do: "copy", slot: 0, variant: name, target: "json" });
    const native = execFileSync(speccli, ["bake", spec, "--variant", name], { encoding: "utf8" });
    if (text !== native) throw new Error(`${spec}, ${name}: WebAssembly bakes something else`);
    count += 1;
  }
}
console.log(`${count} bakes are the same in WebAssembly`);
