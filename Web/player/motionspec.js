/** Everything: a player that plays every file, and is let go of. Smaller ones are put together from `core.js` and parts. */
import { Player as Core } from "./core.js";
import { withParts } from "./all.js";
import { mount as mountCore } from "./dom.js";
import { decay } from "./gestures.js";
import { grab, spring, velocity } from "./springs.js";

export { parts } from "./all.js";
export { MotionError } from "./core.js";
export { splitPath } from "./dom/path.js";
export { ElementPlayer } from "./dom.js";
export { Drag, decay, rubberBand } from "./gestures.js";
export { grab, spring, velocity } from "./springs.js";

/** A player with all parts. */
export class Player extends Core {
  constructor(json, options = {}) {
    super(json, withParts(options));
  }

  /** See `spring` of springs.js. */
  spring(path, to, constants, options) {
    return spring(this, path, to, constants, options);
  }

  /** See `decay` of gestures.js. */
  decay(path, options) {
    return decay(this, path, options);
  }

  /** See `grab` of springs.js. */
  grab(path) {
    grab(this, path);
  }

  /** See `velocity` of springs.js. */
  velocity(path) {
    return velocity(this, path);
  }
}

/** Plays a motion on the elements below a root, with all parts. */
export const mount = (root, json, options = {}) => mountCore(root, json, withParts(options));
