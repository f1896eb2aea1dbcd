/** What is wrong with a file, a call or a value. */
export class MotionError extends Error {
  /** The place in the file, or the name that was given. */
  readonly path: string;
  constructor(path: string, message: string);
}

/** A number, a list of numbers, true or false, or a text; of a colour, premultiplied OKLab and alpha. */
export type Value = number | readonly number[] | boolean | string;

/** How a playback ended. */
export type Reason = "finished" | "stopped" | "cancelled" | "replaced";

export type EventType =
  | "started" | "updated" | "reversed" | "repeated" | "paused" | "resumed" | "stopped" | "marker" | "completed";

export interface MotionEvent {
  readonly type: EventType;
  readonly playback: Playback;
  /** When it happened, in seconds of the player. */
  readonly time: number;
  /** Of a marker. */
  readonly name?: string;
  readonly payload?: unknown;
  /** Of what has completed. */
  readonly reason?: Reason;
}

/** A part of the player, which some files need. */
export interface Part {
  readonly name: string;
}

export interface PlayerOptions {
  /** Parts that the file needs; those of `motionspec` itself are always there. */
  use?: readonly Part[];
  /** The state to begin in; the first one where it is left out. */
  state?: string;
  parameters?: Readonly<Record<string, Value>>;
  /** Whether motion adds to what moves already; true where it is left out. */
  additive?: boolean;
  /** Whether motion begins where a property is. */
  beginsFromCurrentState?: boolean;
  /** Whether variants run from their end to their start. */
  reversesValues?: boolean;
  reducedMotion?: boolean;
  /** What delays and durations are multiplied with; 0 for none. */
  timeScale?: number;
}

export interface PlayOptions {
  parameters?: Readonly<Record<string, Value>>;
  reversed?: boolean;
  /** The part that is played, in seconds. */
  range?: readonly [number, number];
  pausesOnCompletion?: boolean;
}

export interface Playback {
  readonly name: string;
  readonly number: number;
  readonly state: "waiting" | "playing" | "paused" | Reason;
  readonly time: number;
  readonly duration: number;
  readonly direction: "forward" | "backward";
  readonly pausesOnCompletion: boolean;
  readonly finished: Promise<Reason>;
  speed: number;
  pause(): void;
  resume(): void;
  seek(seconds: number): void;
  scrub(share: number): void;
  reverse(): void;
  stop(): void;
  cancel(): void;
  finish(): void;
}

/** Plays a baked motion: what adds up adds up, and an interruption goes on from where everything is. */
export class Player {
  /** @throws {MotionError} With the place in the file. */
  constructor(json: object | string, options?: PlayerOptions);
  readonly name: string;
  readonly states: string[];
  readonly variants: string[];
  readonly properties: string[];
  readonly state: string;
  readonly time: number;
  readonly isMoving: boolean;
  additive: boolean;
  beginsFromCurrentState: boolean;
  reversesValues: boolean;
  reducedMotion: boolean;
  timeScale: number;
  play(variant: string, options?: PlayOptions): Playback;
  /** Plays a variant that leads to a state; null where it is there, or on its way. */
  go(state: string, options?: PlayOptions): Playback | null;
  /** Follows a transition. */
  send(event: string): never;
  /** Goes to a time, in seconds, and never back. */
  advance(seconds: number): void;
  get(path: string): Value;
  model(path: string): Value;
  set(path: string, value: Value): void;
  setParameters(values: Readonly<Record<string, Value>>): void;
  /** Calls a handler at every event of a type; returns what takes it away again. */
  on(type: EventType | "*", handler: (event: MotionEvent) => void): () => void;
  stopAll(): void;
  cancelAll(): void;
}
