import type { ElementPlayer, MountOptions } from "./dom.js";

export interface Reference<T> {
  current: T | null;
}

/**
 * A motion on one element and those below it: give the first reference to it, and the state that it is to be in. What a state names that is
 * given anew is gone to; a state that stays undefined leaves it to events.
 *
 * A player is mounted once the component has rendered the element, and anew with another element, and with another motion: that is another
 * object or text, so keep what you parse (`useMemo`). Options that change are set, but `state`, `use` and `clock`, which are those with which
 * it was mounted.
 *
 * @throws {MotionError} Where the motion is none, as `null` is: render the component when it is there.
 */
export function useMotion<E extends Element = HTMLElement>(
  json: object | string, state?: string, options?: MountOptions,
): [Reference<E>, Reference<ElementPlayer>];
