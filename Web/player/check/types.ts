import { Drag, MotionError, Player, mount, type Playback } from "motionspec";
import { Player as Core } from "motionspec/core";
import { late } from "motionspec/late";
import { useMotion } from "motionspec/react";
import { spring } from "motionspec/springs";

const player = new Player({}, { state: "collapsed", reducedMotion: true });
const playback: Playback = player.play("expand", { reversed: true, range: [0, 1] });
playback.speed = 2;
const off: () => void = player.on("marker", ({ name, payload }) => console.log(name, payload));
off();
player.spring("sheet.position.y", 300, { stiffness: 200, damping: 20 }, { velocity: -50 });
spring(new Core("{}", { use: [late] }), "sheet.position.y", 300, { duration: 0.5, bounce: 0.2 });
new Drag(player, "sheet.position.y", 10, 0, [{ low: 0, limit: 100 }]).release(1, 0, { response: 0.4 });
mount(document, {}, { clock: false }).unmount();
const [root, own] = useMotion<HTMLDivElement>({}, "open");
root.current?.append(String(own.current?.state));
player.on("appeared", ({ target, playback }) => console.log(target, playback?.name, player.isPresent(target)));
player.on("entered", ({ state, time }) => console.log(state.length + time));
player.on("*", (event) => console.log("state" in event ? event.state : "target" in event ? event.target : event.playback.name));
const next: Playback | null = player.send("tap");
console.log(next?.name, player.candidates.map(({ to, on, after }) => `${to} ${on?.length ?? after}`));
try {
  player.go("expanded");
} catch (error) {
  if (error instanceof MotionError) console.log(error.path.length);
}
// @ts-expect-error A state is a text.
player.go(3);
