import type { ElementPlayer, MountOptions } from "./dom.js";

export interface Reference<T> {
  current: T | null;
}

/** A motion on the elements below one: give the first reference to it, and the state that it is to be in. */
export function useMotion<E extends Element = HTMLElement>(
  json: object | string, state?: string, options?: MountOptions,
): [Reference<E>, Reference<ElementPlayer>];
