import { Player as Core, type Part, type Playback, type PlayerOptions, type Value } from "./core.js";
import type { ThrowOptions } from "./gestures.js";
import type { ReleaseOptions, Spring } from "./springs.js";

export { MotionError } from "./core.js";
export type { EventType, MotionEvent, Part, PlayOptions, Playback, PlayerOptions, Reason, StateEvent, TargetEvent, Transition, Value } from "./core.js";
export { Drag, decay, rubberBand, type Band, type ThrowOptions } from "./gestures.js";
export { grab, spring, velocity, type ReleaseOptions, type Spring } from "./springs.js";
export { ElementPlayer, mount, type MountOptions, type Root } from "./dom.js";

/** The target of a property, null where the path names none, and what of it, and that again if it is of its transform, else null. */
export function splitPath(path: string): [target: string | null, keyPath: string, moves: string | null];

export const parts: readonly Part[];

/** A player with all parts. */
export class Player extends Core {
  constructor(json: object | string, options?: PlayerOptions);
  spring(path: string, to: Value, constants: Spring, options?: ReleaseOptions): Playback;
  decay(path: string, options: ThrowOptions): Playback;
  grab(path: string): void;
  velocity(path: string): Value;
}
