/** Plays what `speccli bake --format waapi` writes. */
export class Motion {
  constructor(data: object, root?: Element | Document | ShadowRoot);
  readonly data: object;
  readonly root: Element | Document | ShadowRoot;
  /** Gives a parameter other numbers, in the order of its components. */
  set(name: string, ...numbers: number[]): void;
  /** The elements that are a target: perhaps the root itself. */
  elements(target: string): HTMLElement[];
  /** Whether a target is present: its elements have `display: none` where it isn't. */
  isPresent(target: string): boolean;
  /** Has every target present, or not, as it is in a state. */
  showPresence(state: string): void;
  /** The numbers of all parameters, one after the other. */
  readonly numbers: number[];
  play(name: string, options?: { reducedMotion?: boolean }): Play;
  /** Throws where the motion has no transitions between states. */
  machine(options?: { state?: string; reducedMotion?: boolean }): Machine;
}

/** Goes from state to state. Its events are `left` and `entered`, with `{ state }` in their `detail`; `appeared` and `disappeared`, with `{ target }`. */
export class Machine extends EventTarget {
  constructor(motion: Motion, options?: { state?: string; reducedMotion?: boolean });
  readonly state: string;
  readonly play: Play | null;
  readonly candidates: { from: string; to: string; on?: string[]; after?: number; play: string }[];
  send(event: string): Play | null;
  go(state: string): Play | null;
  addEventListener(type: "left" | "entered", listener: (event: CustomEvent<{ state: string }>) => void, options?: AddEventListenerOptions | boolean): void;
  addEventListener(type: "appeared" | "disappeared", listener: (event: CustomEvent<{ target: string }>) => void, options?: AddEventListenerOptions | boolean): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: AddEventListenerOptions | boolean): void;
}

/** One play of a variant. */
export interface Play {
  readonly finished: Promise<unknown>;
  readonly animations: Animation[];
  readonly duration: number;
  cancel(): void;
  seek(milliseconds: number): void;
}
