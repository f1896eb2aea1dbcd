/** What a page without modules has as `MotionSpec`: everything, and both fronts with all parts. */
import { withParts } from "./all.js";
import { mountOnCompositor as mountCore } from "./compositor.js";

export * from "./motionspec.js";
export { CompositorPlayer } from "./compositor.js";

/** Plays a motion on elements, off the main thread where that can be, with all parts. */
export const mountOnCompositor = (root, json, options = {}) => mountCore(root, json, withParts(options));
