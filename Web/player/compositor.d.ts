import { ElementPlayer, type MountOptions, type Root } from "./dom.js";

/** The same calls, with the browser's own animations for what it can move without the main thread. */
export class CompositorPlayer extends ElementPlayer {
  constructor(root: Root, json: object | string, options?: MountOptions);
  /** The properties that the main thread moves. */
  readonly mainThread: string[];
}

/** Needs `{ use: parts }`, the parts of `motionspec`; in `dist/motionspec.global.js` it has them. */
export function mountOnCompositor(root: Root, json: object | string, options?: MountOptions): CompositorPlayer;
