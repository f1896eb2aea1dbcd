/** The player without a page: for Node, workers, canvases. Parts that a file needs are given to it: `{ use: [late] }`. */
export { MotionError } from "./core/error.js";
export { Player } from "./core/player.js";
