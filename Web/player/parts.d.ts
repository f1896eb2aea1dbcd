import type { Part } from "./core.js";

export const colors: Part;
/** What `beginsFromCurrentState` needs, the default: every file names it. */
export const current: Part;
export const decomposed: Part;
export const late: Part;
export const loops: Part;
/** What makes frames fast where hundreds of things move; no file names it. */
export const many: Part;
export const matrices: Part;
export const paths: Part;
/** Targets that appear and disappear: `isPresent`, and no `display` for elements of those that are absent. */
export const targets: Part;
/** What goes from state to state: `go`, `send`, and what happens by itself. */
export const states: Part;
