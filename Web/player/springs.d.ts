import type { Playback, Player, Value } from "./core.js";

/**
 * Stiffness, damping and mass; or a response or duration in seconds with a damping ratio or a bounce. Without any damping, as with a bounce of 1, it never
 * ends.
 */
export interface Spring {
  mass?: number;
  stiffness?: number;
  damping?: number;
  response?: number;
  dampingRatio?: number;
  duration?: number;
  bounce?: number;
}

export interface ReleaseOptions {
  /** What is added to its speed, per second. */
  velocity?: Value;
  /** Whether it adds to what was let go of before. */
  adding?: boolean;
  pausesOnCompletion?: boolean;
}

/** Lets go of a property on a spring, or gives it a new target: it keeps its place and speed. */
export function spring(player: Player, path: string, to: Value, constants: Spring, options?: ReleaseOptions): Playback;
/** Takes hold of a property: it stays where it is, and nothing moves it. */
export function grab(player: Player, path: string): void;
/** How fast a property changes, per second. */
export function velocity(player: Player, path: string): Value;
