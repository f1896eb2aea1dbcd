import { useEffect, useRef } from "react";
import { mount } from "./motionspec.js";

/**
 * A motion on the elements below one: give `ref` to it, and the state that it is to be in.
 *
 * @returns {[object, object]} The reference, and one to the player, which is there once it is mounted.
 */
export function useMotion(json, state, options) {
  const root = useRef(null);
  const player = useRef(null);
  useEffect(() => {
    const own = mount(root.current, json, { ...options, state: state ?? options?.state });
    player.current = own;
    return () => {
      own.unmount();
      player.current = null;
    };
    // Options are those of the first time.
  }, [json]);
  useEffect(() => {
    if (state !== undefined) player.current?.go(state);
  }, [state]);
  return [root, player];
}
