// Runs the compiled stress test under Node: run.mjs FILE OPERATIONS SEED…; one checksum a line.
import { readFileSync } from "node:fs";

const [file, operations, ...seeds] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
for (const seed of seeds) {
    const checksum = instance.exports.stress(BigInt(seed), BigInt(operations));
    console.log(`seed ${seed}: checksum ${BigInt.asUintN(64, checksum).toString(16)}`);
}
