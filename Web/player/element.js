import { mount } from "./motionspec.js";

/** `<motion-spec src="chip.player.json" state="expanded">`: plays on the elements inside it, and follows its state. */
export class MotionSpecElement extends HTMLElement {
  static observedAttributes = ["src", "state"];

  /** The player, once the file is there. */
  player = null;
  #loading = 0;
  /** Whether it is in a page, or is being moved in one. */
  #isHere = false;
  /** What it was given instead of a file: it is still there when the element is moved. */
  #motion = null;

  /** The motion itself, instead of a file. */
  set motion(json) {
    this.#loading += 1;
    this.#motion = json;
    // Outside of a page there is nothing to show, and perhaps its children aren't there yet.
    if (this.isConnected) this.#show(json);
  }

  connectedCallback() {
    // What it was given before it was defined hides the setter.
    if (Object.hasOwn(this, "motion")) {
      const { motion } = this;
      delete this.motion;
      this.#loading += 1;
      this.#motion = motion;
    }
    if (Object.hasOwn(this, "state")) {
      const { state } = this;
      delete this.state;
      this.state = state;
    }
    if (this.#isHere) return;
    this.#isHere = true;
    if (this.#motion) this.#try(() => this.#show(this.#motion));
    else if (this.hasAttribute("src")) this.#load();
  }

  disconnectedCallback() {
    // What is only moved is there again by then, and plays on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#isHere = false;
      this.#loading += 1;
      this.#leave();
    });
  }

  /** The attribute `state`: the state that it was told to go to last, null for none. */
  get state() {
    return this.getAttribute("state");
  }

  set state(name) {
    if (name === null || name === undefined) this.removeAttribute("state");
    else this.setAttribute("state", name);
  }

  attributeChangedCallback(name, before, now) {
    if (!this.isConnected) return;
    if (name === "src") before === now || this.#load();
    // Also where it stays as it is: events may have led elsewhere since.
    else if (now !== null) this.#try(() => this.player?.go(now));
  }

  /** Does what nobody calls that could catch an error: an event tells of it. */
  #try(work) {
    try {
      work();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A listener that deals with it prevents the default, which is that the console tells of it. */
  #fail(error) {
    if (this.dispatchEvent(new CustomEvent("error", { detail: error, cancelable: true }))) reportError(error);
  }

  async #load() {
    const own = (this.#loading += 1);
    this.#motion = null;
    const src = this.getAttribute("src");
    if (src === null) return this.#leave();
    try {
      const response = await fetch(src);
      if (!response.ok) throw new Error(`${src} must be there: ${response.status}`);
      const json = await response.json();
      if (own === this.#loading) this.#show(json);
    } catch (error) {
      // Of a file that nobody waits for any more nothing is told.
      if (own === this.#loading) this.#fail(error);
    }
  }

  #leave() {
    this.player?.unmount();
    this.player = null;
  }

  #show(json) {
    this.#leave();
    this.player = mount(this, json, { state: this.getAttribute("state") ?? undefined });
    this.player.on("*", (event) => this.dispatchEvent(new CustomEvent(`motion-${event.type}`, { detail: event })));
    this.dispatchEvent(new CustomEvent("motion-ready", { detail: { missing: this.player.missing } }));
  }
}

customElements.define("motion-spec", MotionSpecElement);
