/**
 * Listeners as those of an `EventTarget`: one that throws takes nothing from the others and stops nothing, its error is an uncaught one;
 * one that is added while an event is delivered gets the next, and one that is taken away meanwhile gets none.
 */
import assert from "node:assert/strict";
import { Player } from "../motionspec.js";
import { file } from "./rows.mjs";

// Until the end is reached.
process.exitCode = 1;
const uncaught = [];
process.on("uncaughtException", (error) => {
  if (error.message.startsWith("mine")) return uncaught.push(error.message);
  console.error(error);
  process.exit(1);
});
const later = () => new Promise((done) => setTimeout(done));

/** A player, and what it tells its listeners. */
const watched = () => ({ player: new Player(file(2)), told: [] });

{
  const { player, told } = watched();
  for (const type of ["started", "updated", "completed", "*"]) {
    player.on(type, () => {
      throw new Error(`mine at ${type}`);
    });
    player.on(type, (event) => told.push(`${type} ${event.type}`));
  }
  const playback = player.play("go");
  assert.equal(playback.state, "playing");
  player.advance(1);
  player.advance(3);
  assert.equal(playback.state, "finished");
  assert.equal(player.get("p1.x"), 1);
  const types = ["started", "updated", "updated", "completed"];
  assert.deepEqual(told, types.flatMap((type) => [`${type} ${type}`, `* ${type}`]));
  await later();
  assert.deepEqual(uncaught.splice(0), types.flatMap((type) => [`mine at ${type}`, "mine at *"]));
}

{
  const { player, told } = watched();
  player.on("completed", () => {});
  const off = player.on("completed", ({ playback }) => {
    off();
    told.push(`first ${playback.number}`);
    player.on("completed", (event) => told.push(`second ${event.playback.number}`));
    player.on("*", (event) => told.push(`any ${event.type} ${event.playback.number}`));
    player.play("back");
  });
  player.play("go");
  player.advance(3);
  player.advance(6);
  assert.deepEqual(told, ["first 0", "any started 1", "any updated 1", "second 1", "any completed 1"]);
}

{
  const { player } = watched();
  let count = 0;
  const add = () => {
    if (++count < 1000) player.on("completed", () => add());
  };
  player.on("completed", add);
  player.play("go").finish();
  assert.equal(count, 1, "one event is delivered for ever");
  player.play("go").finish();
  assert.equal(count, 3);
}

{
  const { player, told } = watched();
  const offs = [];
  player.on("completed", () => offs.forEach((off) => off()));
  offs.push(player.on("completed", () => told.push("taken away")), player.on("*", () => told.push("taken away")));
  player.play("go").finish();
  assert.deepEqual(told.slice(-1), ["taken away"]);
  told.length = 0;
  player.play("go").finish();
  assert.deepEqual(told, []);
}

{
  const { player } = watched();
  let count = 0;
  const handler = () => count++;
  // Added once more meanwhile, it is there already.
  player.on("completed", () => player.on("completed", handler));
  player.on("completed", handler);
  player.play("go").finish();
  assert.equal(count, 1);
}
assert.deepEqual(uncaught, []);
process.exitCode = 0;
console.log("listeners: as those of an EventTarget");
