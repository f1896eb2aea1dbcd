/**
 * How long the player takes beside a plain loop that does the same arithmetic, and what players that were let go of keep; in Node.
 * Fails where a frame takes two of the loop's. `speed.py` does the same in Chromium, `allocations.mjs` says what frames allocate.
 *
 *     node --expose-gc speed.mjs
 */
import { Player } from "../core.js";
import { current } from "../current.js";
import { file } from "./rows.mjs";
import { report } from "./speed.js";

const { text, isFast } = report();
console.log(text);
if (!isFast) process.exitCode = 1;

const small = file(3);
const kept = () => (globalThis.gc?.(), process.memoryUsage().heapUsed);
const play = (rounds) => {
  for (let round = 0; round < rounds; round++) {
    const own = new Player(small, { use: [current] });
    own.on("completed", () => {});
    own.play("go");
    own.advance(0.1);
    own.play("back");
    own.advance(0.2);
    own.stopAll();
  }
};
play(2000);
const first = kept();
play(100_000);
console.log(`100,000 players made, interrupted and let go: ${kept() - first} bytes kept`);
