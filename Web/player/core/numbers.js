/** The numbers of what was evaluated last: one place for all, so that frames allocate nothing. */
export let V = new Float64Array(64);

/** Makes room for the largest value of a motion. */
export function reserve(size) {
  if (size > V.length) V = new Float64Array(size);
}

/** A copy of the first of them. */
export const copied = (size) => V.slice(0, size);

// Numbers that functions pass to each other or return are allocated where an engine doesn't inline them. A frame's stand in lists
// instead: what a curve is asked for, and its answer, at these places of it.
export const ASKED = 4;
export const ANSWER = 5;

/** The progress at which something is evaluated. */
export const P = new Float64Array(1);
