/** The numbers of what was evaluated last: one place for all, so that frames allocate nothing. */
export let V = new Float64Array(64);

/** Makes room for the largest value of a motion. */
export function reserve(size) {
  if (size > V.length) V = new Float64Array(size);
}

/** A copy of the first of them. */
export const copied = (size) => V.slice(0, size);
