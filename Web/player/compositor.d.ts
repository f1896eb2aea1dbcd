import { ElementPlayer, type MountOptions, type Root } from "./dom.js";

/** The same calls, with the browser's own animations for what it can move without the main thread. */
export class CompositorPlayer extends ElementPlayer {
  constructor(root: Root, json: object | string, options?: MountOptions);
  /** The properties that the main thread moves. */
  readonly mainThread: string[];
}

export function mountOnCompositor(root: Root, json: object | string, options?: MountOptions): CompositorPlayer;
