/** What is wrong with a file, a call or a value: its message is a sentence that begins with the path. */
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

/**
 * A state was left, or what led to it has finished: one that is left before is never entered. Or the player should have gone
 * on to it by itself, and what leads there can't be played.
 */
export interface StateEvent {
  readonly type: "left" | "entered" | "refused";
  readonly state: string;
  /** Of what is refused. */
  readonly error?: MotionError;
  /** When it happened, in seconds of the player. */
  readonly time: number;
}

/** A target is present from now on, or isn't any more. */
export interface TargetEvent {
  readonly type: "appeared" | "disappeared";
  readonly target: string;
  /** What was played by its name; what the states play, they tell of. */
  readonly playback?: Playback;
  /** When it happened, in seconds of the player. */
  readonly time: number;
}

/** What leads from a state to another. */
export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly variant: string;
  readonly reversed: boolean;
  /** The events that take it. */
  readonly on?: readonly string[];
  /** Or so many seconds after its state was entered. */
  readonly after?: number;
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
  /**
   * Whether nothing jumps, true where it is left out: all begins where a property is shown while something moves it; at rest,
   * what is written and what repeats begins as written.
   */
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
  /** The state that it is in, or on its way to. */
  readonly state: string;
  readonly time: number;
  /** Whether anything changes with time, or will by itself. */
  readonly isMoving: boolean;
  additive: boolean;
  beginsFromCurrentState: boolean;
  reversesValues: boolean;
  /** Whether reduced forms are played; what `mount` returns follows the reader until it is set. */
  reducedMotion: boolean;
  /** What plays keeps that with which it began; what waits in a state has that of the moment. */
  timeScale: number;
  play(variant: string, options?: PlayOptions): Playback;
  /**
   * Goes to a state: by the first transition there whose condition holds; else by the only variant, else by the only one back,
   * reversed. Null where it is there, or on its way, also if that was stopped.
   *
   * @throws {MotionError} Where nothing leads there, or several variants do; then it is in the state as before.
   */
  go(state: string): Playback | null;
  /** Takes the first transition on an event whose condition holds; null where there is none, and nothing happens. */
  send(event: string): Playback | null;
  /** The transitions from here whose conditions hold, in the order in which they are looked up. */
  readonly candidates: readonly Transition[];
  /**
   * Whether a target is present: whether anything of it is to be shown. What is played to a state in which it is makes it present at once; what
   * leads away takes it away when it has finished. True for a target that is always there, and one that isn't known. Needs the part `targets`.
   */
  isPresent(target: string): boolean;
  /** Goes to a time, in seconds, and never back. */
  advance(seconds: number): void;
  get(path: string): Value;
  model(path: string): Value;
  set(path: string, value: Value): void;
  setParameters(values: Readonly<Record<string, Value>>): void;
  /** Calls a handler at every event of a type; returns what takes it away again. */
  on(type: StateEvent["type"], handler: (event: StateEvent) => void): () => void;
  on(type: EventType, handler: (event: MotionEvent) => void): () => void;
  on(type: TargetEvent["type"], handler: (event: TargetEvent) => void): () => void;
  on(type: "*", handler: (event: MotionEvent | StateEvent | TargetEvent) => void): () => void;
  stopAll(): void;
  cancelAll(): void;
}
