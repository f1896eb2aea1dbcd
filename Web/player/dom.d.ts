import { Player, type PlayerOptions } from "./core.js";

/** Where the elements are. */
export type Root = Element | Document | ShadowRoot;

export interface MountOptions extends PlayerOptions {
  /** false leaves the time to `advance`. */
  clock?: boolean;
}

/** A player of elements: an element with `data-motion="chip"` is the target `chip`. It runs by itself. */
export class ElementPlayer extends Player {
  constructor(root: Root, json: object | string, options?: MountOptions);
  readonly root: Root;
  /** The targets that something moves, and that have no element. */
  readonly missing: string[];
  /** Writes what is shown other than before. */
  draw(): void;
  /** Writes everything anew. */
  redraw(): void;
  /** Stops for good, and gives elements the inline styles and attributes back that they had when each was written first. */
  unmount(): void;
}

export function mount(root: Root, json: object | string, options?: MountOptions): ElementPlayer;
