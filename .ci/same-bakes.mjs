// What the engine of preview pages bakes, as WebAssembly under Node, and what speccli bakes: same-bakes.mjs SPECCLI PAGES SPEC…
// The pages of the specs lie in a folder; each has the spec, what it imports, and the engine.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";

const [speccli, folder, ...specs] = process.argv.slice(2);
let module;
let count = 0;

function part(page, id) {
  return page.match(new RegExp(`<script type="[^"]*" id="${id}">([^]*?)</script>`))[1];
}

function ask(engine, request) {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const place = engine.reserve(bytes.length);
  new Uint8Array(engine.memory.buffer).set(bytes, place);
  const length = engine.answer();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.text(), length)));
}

for (const spec of specs) {
  const page = readFileSync(join(folder, `${basename(spec, ".json")}.html`), "utf8");
  module ??= new WebAssembly.Module(gunzipSync(Buffer.from(part(page, "engine"), "base64")));
  const engine = new WebAssembly.Instance(module, {}).exports;
  const source = JSON.parse(part(page, "source"));
  const { motion, report, error } = ask(engine, { ...source, do: "load", slot: 0 });
  if (motion == null) throw new Error(`${spec}: ${error ?? JSON.stringify(report)}`);
  for (const { name } of motion.variants) {
    const request = { do: "copy", slot: 0, variant: name, target: "json" };
    const { text, error } = ask(engine, request);
    if (error === "no such request") {
      console.log("the engine is older than its sources and bakes nothing: WebAssembly is left out");
      process.exit(0);
    }
    const native = execFileSync(speccli, ["bake", spec, "--variant", name], { encoding: "utf8" });
    if (text !== native) throw new Error(`${spec}, ${name}: WebAssembly bakes something else (${error ?? "bytes"})`);
    count += 1;
  }
}
console.log(`${count} bakes are the same in WebAssembly`);
