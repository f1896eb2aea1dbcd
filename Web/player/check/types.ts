import { Drag, MotionError, Player, mount, type Playback, type Spring } from "motionspec";
import { Player as Core } from "motionspec/core";
import { late } from "motionspec/late";
import { mountOnCompositor } from "motionspec/compositor";
import "motionspec/element";
import { useMotion } from "motionspec/react";
import { spring } from "motionspec/springs";
import { Machine, Motion } from "motionspec/web-animations";

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
const soft: Spring = { duration: 0.5, bounce: 0.2 };
const shadow = document.createElement("p").attachShadow({ mode: "open" });
console.log(mountOnCompositor(shadow, "{}").mainThread.length);
const element = document.querySelector("motion-spec");
if (element) element.motion = {};
console.log(element?.player?.state, soft.bounce);
const machine: Machine = new Motion({}, shadow).machine();
machine.addEventListener("entered", ({ detail }) => console.log(detail.state.length));
machine.addEventListener("appeared", ({ detail: { target } }) => console.log(target.length));
machine.addEventListener("own", (event) => console.log(event.type));
// @ts-expect-error A state is a text.
player.go(3);
