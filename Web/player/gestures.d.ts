import type { Playback, Player, Value } from "./core.js";
import type { ReleaseOptions, Spring } from "./springs.js";

export interface ThrowOptions extends ReleaseOptions {
  /** Where it comes to rest, instead of a velocity: one of the two. */
  to?: Value;
  /** Per second. */
  friction?: number;
  /** The share of the speed that is left after a millisecond, as of scroll views; instead of a friction. */
  rate?: number;
  stopVelocity?: number;
}

export interface Band {
  low?: number;
  high?: number;
  /** How far it follows at most beyond its bounds; 0 for a wall. */
  limit: number;
  coefficient?: number;
}

/** Throws a property, which glides until friction has it rest. */
export function decay(player: Player, path: string, options: ThrowOptions): Playback;
/** How far something beyond an edge follows a finger. */
export function rubberBand(offset: number, limit: number, coefficient?: number): number;

/** A finger on a property. Times are in seconds. */
export class Drag {
  constructor(player: Player, path: string, finger: Value, time: number, bands?: readonly (Band | null)[]);
  move(finger: Value, time: number): void;
  velocity(time: number): number[];
  restingPlace(time: number, options?: { friction?: number }): Value;
  release(time: number, to: Value, constants: Spring, options?: Omit<ReleaseOptions, "velocity">): Playback;
}
