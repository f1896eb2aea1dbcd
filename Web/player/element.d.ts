import type { MotionEvent, StateEvent, TargetEvent } from "./core.js";
import type { ElementPlayer } from "./dom.js";

/**
 * `<motion-spec src state>`: plays on the elements inside it, and follows its state. Moved in the page it plays on; taken out of it, it
 * gives its elements their styles back.
 *
 * Its events, which don't bubble: `motion-ready`, with `{ missing }`, the targets without elements; each of the player's with `motion-`
 * before its type; and `error`, of a file or a state that can't be had. Unless a listener calls `preventDefault`, the console tells of an error, too.
 */
export class MotionSpecElement extends HTMLElement {
  /** Null as long as there is no file. */
  player: ElementPlayer | null;
  /** The motion itself, instead of a file; it plays as soon as the element is in a page. */
  set motion(json: object | string);
  /** The attribute: it goes there whenever it is set, also to what it says already. */
  get state(): string | null;
  set state(name: string | null | undefined);
  addEventListener(type: "motion-ready", listener: (event: CustomEvent<{ missing: string[] }>) => void, options?: AddEventListenerOptions | boolean): void;
  addEventListener(type: "error", listener: (event: CustomEvent<Error>) => void, options?: AddEventListenerOptions | boolean): void;
  addEventListener(
    type: `motion-${MotionEvent["type"] | StateEvent["type"] | TargetEvent["type"]}`,
    listener: (event: CustomEvent<MotionEvent | StateEvent | TargetEvent>) => void, options?: AddEventListenerOptions | boolean,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: AddEventListenerOptions | boolean): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "motion-spec": MotionSpecElement;
  }
}
