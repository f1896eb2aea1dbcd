#!/usr/bin/env bash
# The package installs offline in an empty folder, is imported from Node, type-checks in strict TypeScript, and what a bundle of
# its core keeps knows no page.
#     package.sh BAKED
set -euo pipefail
baked=$(realpath "$1")
here=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(cd "$here" && npm pack --silent --offline --pack-destination "$folder" >/dev/null)
cd "$folder"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --offline --no-audit --no-fund ./motionspec-*.tgz
cat >use.js <<'JS'
import { readFileSync } from "node:fs";
import { Player, MotionError } from "motionspec";
import { Player as Core } from "motionspec/core";
import { current } from "motionspec/current";
const text = readFileSync(process.argv[2], "utf8");
for (const Kind of [Player, Core]) {
  const player = new Kind(text, { use: [current] });
  player.play(player.variants[0]);
  player.advance(0.1);
  if (!player.properties.every((path) => player.get(path) !== undefined)) throw new Error("a property shows nothing");
}
try {
  new Player({ player: 3 });
  throw new Error("version 3 was read");
} catch (error) {
  if (!(error instanceof MotionError) || error.path !== "player") throw error;
}
JS
node use.js "$baked"
# Every module that the package names is there, with all that it imports; two need a page or React.
cat >every.js <<'JS'
import { readFileSync } from "node:fs";
const { exports } = JSON.parse(readFileSync("node_modules/motionspec/package.json", "utf8"));
const names = Object.keys(exports).filter((name) => !["./dist/*", "./element", "./react"].includes(name));
for (const name of names) await import(`motionspec${name.slice(1)}`);
if (names.length < 10) throw new Error("there are more modules");
JS
node every.js
if command -v tsc >/dev/null; then
    cp "$here/check/types.ts" .
    typescript=$(dirname "$(dirname "$(realpath "$(command -v tsc)")")")
    node "$here/check/declared.mjs" "$typescript"
    tsc --strict --noEmit --skipLibCheck false --target es2022 --module node16 --moduleResolution node16 --lib es2022,dom types.ts
else
    echo "no tsc: types aren't checked"
fi
if command -v esbuild >/dev/null; then
    echo 'import { Player } from "motionspec/core"; console.log(Player);' >core-only.js
    esbuild core-only.js --bundle --format=esm --minify --outfile=bundle.js --log-level=error
    if grep -qE 'document|requestAnimationFrame|matchMedia' bundle.js; then
        echo "the core's bundle knows a page"
        exit 1
    fi
fi
echo "the package installs, plays and type-checks"
