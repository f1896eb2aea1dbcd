import type { ElementPlayer } from "./dom.js";

/** `<motion-spec src state>`: plays on the elements inside it, and follows its state. */
export class MotionSpecElement extends HTMLElement {
  player: ElementPlayer | null;
  /** The motion itself, instead of a file; it plays as soon as the element is in a page. */
  set motion(json: object | string);
}

declare global {
  interface HTMLElementTagNameMap {
    "motion-spec": MotionSpecElement;
  }
}
