import { useEffect, useRef } from "react";
import { mount } from "./motionspec.js";

/** The options that a player may be given another value of while it plays. */
const SETTABLE = ["additive", "beginsFromCurrentState", "reversesValues", "reducedMotion", "timeScale"];

/**
 * A motion on one element and those below it: give `ref` to it, and the state that it is to be in. Another motion, which is another object
 * or text, or another element has a player of its own, which begins in the state.
 *
 * @returns {[object, object]} The reference, and one to the player, which is there once it is mounted.
 */
export function useMotion(json, state, options) {
  const root = useRef(null);
  const player = useRef(null);
  /** What the player was given last. */
  const given = useRef({});
  const leave = () => {
    player.current?.unmount();
    player.current = null;
  };
  // After each rendering, which may have brought or taken the element.
  useEffect(() => {
    const before = given.current;
    if (player.current && (player.current.root !== root.current || before.json !== json)) leave();
    given.current = { json, state, parameters: options?.parameters };
    if (!root.current) return;
    if (!player.current) {
      player.current = mount(root.current, json, { ...options, state: state ?? options?.state });
      return;
    }
    for (const name of SETTABLE) {
      const value = options?.[name];
      if (value !== undefined && value !== player.current[name]) player.current[name] = value;
    }
    if (options?.parameters && options.parameters !== before.parameters) player.current.setParameters(options.parameters);
    if (state !== undefined && state !== before.state) player.current.go(state);
  });
  useEffect(() => leave, []);
  return [root, player];
}
