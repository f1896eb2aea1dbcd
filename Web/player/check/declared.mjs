/**
 * What types declare is there, and what modules export is declared, with the members of classes.
 *
 *     node declared.mjs TYPESCRIPT
 *
 * Members whose name begins with an underscore are the player's own, and so is what parts export for each other.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Player } from "../motionspec.js";
import { file as rows } from "./rows.mjs";

const ts = createRequire(import.meta.url)(process.argv[2]);
const here = dirname(dirname(fileURLToPath(import.meta.url)));
const { exports } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
// One needs React; elements need a page, of which nothing is asked here.
const modules = Object.values(exports).filter(({ types }) => types && types !== "./react.d.ts");
globalThis.HTMLElement ??= class {};
globalThis.customElements ??= { define() {} };

const options = { strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"] };
const program = ts.createProgram(modules.map(({ types }) => join(here, types)), options);
const checker = program.getTypeChecker();
const VALUES = ts.SymbolFlags.Class | ts.SymbolFlags.Function | ts.SymbolFlags.Variable;

/** The names of what a file of types declares that is there when it runs, with the type of each. */
function declared(file) {
  const all = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(join(here, file))));
  const real = all.map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one));
  return new Map(real.flatMap((one, at) => (one.flags & VALUES ? [[all[at].name, one]] : [])));
}

/** The names of a class's own members, and of what it extends here. */
function membersOf(object, end) {
  const names = [];
  for (let own = object; own && own !== end; own = Object.getPrototypeOf(own)) names.push(...Object.getOwnPropertyNames(own));
  return names.filter((name) => !/^_|^constructor$|Callback$/.test(name));
}

let count = 0;
const known = new Map();
for (const { types, default: file } of modules) {
  const real = await import(join(here, file));
  const own = declared(types);
  // The parts have one file of types.
  const isPart = types === "./parts.d.ts" || ["./springs.js", "./gestures.js"].includes(file);
  if (!isPart) assert.deepEqual([...own.keys()].sort(), Object.keys(real).sort(), file);
  else assert.ok(Object.keys(real).some((name) => own.has(name)), file);
  if (types !== "./parts.d.ts") for (const name of own.keys()) assert.ok(name in real, `${file}: there is no ${name}`);
  for (const [name, symbol] of own) {
    if (!(name in real)) continue;
    count += 1;
    if (!(symbol.flags & ts.SymbolFlags.Class) || known.has(real[name])) continue;
    known.set(real[name], name);
    const { prototype } = real[name];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const members = new Set(checker.getPropertiesOfType(type).map((one) => one.name));
    for (const member of membersOf(prototype, [HTMLElement, EventTarget, Error].find((kind) => prototype instanceof kind)?.prototype ?? Object.prototype)) {
      count += 1;
      assert.ok(members.has(member), `${file}: ${name}.${member} isn't declared`);
    }
  }
}
// What is no class has its members in an object.
const playback = new Player(rows(2)).play("go");
const type = checker.getDeclaredTypeOfSymbol(checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(join(here, "core.d.ts")))).find(({ name }) => name === "Playback"));
assert.deepEqual([...new Set(membersOf(playback, Object.prototype))].sort(), checker.getPropertiesOfType(type).map(({ name }) => name).sort());
console.log(`types: ${count} names are declared`);
