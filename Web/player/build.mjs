#!/usr/bin/env node
/**
 * Makes the minified files of `dist` with Debian's esbuild and terser, and says what the parts weigh, compressed with gzip -9.
 *
 *     node build.mjs [--check | --files]
 *
 * With --files nothing is weighed; with --check nothing is written: exits with 1 where a file differs, a part is heavier than its
 * limit, or README.md says another weight.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "player-"));
const isCheck = process.argv.includes("--check");

/** One file of an entry and everything that it imports; names with an underscore are the player's own, and shortened. */
function bundle(source, ...flags) {
  const [entry, out] = [join(folder, "entry.js"), join(folder, "out.js")];
  writeFileSync(entry, source);
  const always = ["--bundle", "--minify", "--mangle-props=^_[a-z]", "--target=es2022", "--log-level=error", "--legal-comments=none"];
  execFileSync("esbuild", [entry, ...always, ...flags, `--outfile=${out}`], { stdio: "inherit" });
  // Debian's modules, whichever Node runs it.
  const env = { ...process.env, NODE_PATH: "/usr/share/nodejs" };
  const scope = flags.includes("--format=esm") ? ["--module"] : [];
  const more = [...scope, "--compress", "passes=3", "--mangle", "--ecma", "2020", "--output", out];
  execFileSync("terser", [out, ...more], { stdio: "inherit", env });
  return readFileSync(out);
}

const all = (...names) => names.map((name) => `export * from ${JSON.stringify(join(here, `${name}.js`))};`).join("\n");
const weight = (bytes) => gzipSync(bytes, { level: 9 }).length;

const files = {
  "core.min.js": bundle(all("core"), "--format=esm"),
  "motionspec.min.js": bundle(all("motionspec"), "--format=esm"),
  "web-animations.min.js": bundle(all("web-animations"), "--format=esm"),
  "motionspec.global.js": bundle(all("global"), "--format=iife", "--global-name=MotionSpec"),
};
/** The page of `speccli preview --play-only` as Swift. */
function assets() {
  const page = (name) => readFileSync(join(here, "page", name), "utf8");
  writeFileSync(join(folder, "page.css"), page("page.css"));
  execFileSync("esbuild", [join(folder, "page.css"), "--minify", `--outfile=${join(folder, "out.css")}`, "--log-level=error"]);
  const style = readFileSync(join(folder, "out.css"), "utf8").trim();
  // The full preview's, which knows no page.
  const diagram = readFileSync(join(here, "../Page/diagram.js"), "utf8");
  // Its names are its own, but what it calls by name is the player's.
  const script = `${files["motionspec.global.js"]}\n(() => {\n"use strict";\n${page("scene.js")}\n${diagram}\n${page("states.js")}\n${page("page.js")}})();\n`;
  const body = page("page.html").trim();
  const literal = (text) => {
    if (/"""#|\\#\(|\r|<\/script/.test(text)) throw new Error("can't be a literal of Swift in a page");
    return `#"""\n${text}\n"""#`;
  };
  const sum = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  return Buffer.from(`// Made by Web/player/build.mjs: don't edit.
// swift-format-ignore-file

/// The page that only plays: its markup, style and script, and their checksums as a policy names them.
enum PlayerAssets {
static let styleChecksum = "${sum(style)}"
static let scriptChecksum = "${sum(script)}"

static let body = ${literal(body)}

static let style = ${literal(style)}

static let script = ${literal(script)}
}
`);
}

let isWrong = false;
mkdirSync(join(here, "dist"), { recursive: true });
files["../../../Sources/speccli/Generated/PlayerAssets.swift"] = assets();
for (const [name, bytes] of Object.entries(files)) {
  const path = join(here, "dist", name);
  if (!isCheck) writeFileSync(path, bytes);
  else if (!readFileSync(path).equals(bytes)) {
    console.error(`dist/${name} isn't what build.mjs makes`);
    isWrong = true;
  }
}

/**
 * What a part may weigh over what it is put on, in bytes: 2,048 but for what knows of elements and style sheets, and of springs in all their notations. Parts are compressed
 * together with the core, and some weigh a few bytes more beside another one.
 */
const LIMITS = [
  ["core", [], 8_608], ["dom", ["core"], 2_752], ["compositor", ["core", "dom"], 2_048], ["late", ["core"], 2_048],
  ["loops", ["core"], 2_048],
  ["current", ["core"], 2_048], ["many", ["core"], 2_048], ["paths", ["core"], 2_048], ["colors", ["core"], 2_048],
  ["matrices", ["core"], 2_112], ["decomposed", ["core", "matrices"], 2_048], ["springs", ["core"], 2_240],
  ["gestures", ["core", "springs"], 2_048], ["states", ["core"], 2_048], ["targets", ["core"], 2_048], ["web-animations", [], 5_120],
];
/** What README.md says that the parts weigh: a row names one or several. */
const said = new Map(readFileSync(join(here, "README.md"), "utf8").split("\n").flatMap((line) => {
  const [, first, second] = /^\| (`[^|]*) \| ([\d,]+.*) \|$/.exec(line) ?? [, "", ""];
  const weights = second.match(/\d+(,\d{3})*/g) ?? [];
  return weights.map((text, at) => [first.match(/`([\w-]+)`/g)[at].slice(1, -1), Number(text.replace(",", ""))]);
}));
for (const [name, base, limit] of LIMITS) {
  if (process.argv.includes("--files")) break;
  const own = weight(bundle(all(...base, name), "--format=esm")) - (base.length ? weight(bundle(all(...base), "--format=esm")) : 0);
  console.log(`${name.padEnd(12)} ${String(own).padStart(6)} of ${limit} bytes`);
  if (own > limit) isWrong = true;
  // Another version of gzip may save a few bytes more.
  if (!isCheck || Math.abs(own - said.get(name)) < 0.01 * own) continue;
  console.error(`README.md says that ${name} weighs ${said.get(name)} bytes`);
  isWrong = true;
}
for (const [name, bytes] of Object.entries(files)) if (!name.includes("..")) console.log(`dist/${name}: ${bytes.length} bytes, ${weight(bytes)} compressed`);
rmSync(folder, { recursive: true });
process.exitCode = isWrong ? 1 : 0;
