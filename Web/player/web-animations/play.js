import { wait, whenOver } from "./clock.js";
import { easing, mixed, present, shares, show } from "./styles.js";

/** At most this many repetitions of a marker are told at once: of a page that wasn't shown for long, the last. */
const MOST = 1000;

/** One play of a variant: its animations, and what can be done with all of them. */
export class Play {
  #leave;
  /** The clock of its length: what still waits, or tells something, when nothing moves any more. None where it has no length. */
  #over;
  constructor(motion, variant, leave, others) {
    this.#leave = leave;
    const now = document.timeline.currentTime ?? 0;
    /** What plays: `{ target, properties, element, isAdded, animation }` each. */
    this.parts = [];
    const begins = this.#entries(motion, variant, others);
    for (const [target, styles] of Object.entries(variant.rest)) {
      for (const element of motion.elements(target)) show(element, styles);
    }
    for (const { target, properties, keyframes, timing, synchronized, element, from, transition } of begins) {
      // A synchronized loop begins in the phase of the page's clock.
      const phase = synchronized ? { iterationStart: (now % timing.duration) / timing.duration } : {};
      const animation = from
        ? element.animate(mixed(from, keyframes.at(-1)), { ...transition, easing: easing(transition), fill: "both" })
        : element.animate(keyframes, { ...timing, ...phase });
      this.parts.push({ target, properties, element, isAdded: timing.composite === "add", animation });
    }
    /** How long it takes in milliseconds; Infinity if something repeats for ever. */
    this.duration = Number(variant.duration);
    this.#mark(motion.root, variant.markers);
    if (this.duration > 0) this.#over = wait(this.duration);
    /** Kept when all of it is over: played to the end, replaced by newer plays, or cancelled. */
    this.finished = Promise.allSettled([...this.animations, ...this.#clocks].map(({ finished }) => finished)).then(() => this.cancel());
  }

  /** What is to play, for each element; where it replaces what moves already, with the styles from which it goes on. */
  #entries(motion, variant, others) {
    return variant.animations.flatMap((one) =>
      [...motion.elements(one.target)].map((element) => {
        const goesOn = one.transition && others.some((part) =>
          part.element === element && shares(part.properties, one.properties) && part.animation.playState !== "finished");
        return { ...one, element, from: goesOn ? present(element, one.keyframes[0]) : null };
      }));
  }

  /** Everything that runs, as the browser's own objects. */
  get animations() {
    return this.parts.map((part) => part.animation);
  }

  /** What runs and shows nothing. */
  get #clocks() {
    return this.#over ? [...this.markers, this.#over] : this.markers;
  }

  /** Ends it: everything shows where it rests, and a machine doesn't enter the state that it leads to. */
  cancel() {
    for (const animation of [...this.animations, ...this.#clocks]) animation.cancel();
  }

  /** Calls something when it has been played to its end: not if it is cancelled, or replaced by other plays. */
  whenPlayed(call) {
    if (this.#over) whenOver(this.#over, call);
    else call();
  }

  /** Shows an instant of it, in milliseconds, and stays there. */
  seek(time) {
    if (!Number.isFinite(time)) throw new RangeError("a time must be a finite number of milliseconds");
    for (const animation of [...this.animations, ...this.#clocks]) {
      animation.pause();
      animation.currentTime = time;
    }
    this.#leave(time >= this.duration);
  }

  /** Lets go of what a newer play replaces. */
  yield(newer) {
    const isReplaced = (part) =>
      !part.isAdded &&
      newer.parts.some((other) => other.element === part.element && shares(other.properties, part.properties));
    for (const part of this.parts.filter(isReplaced)) part.animation.cancel();
    const had = this.parts.length;
    this.parts = this.parts.filter((part) => !isReplaced(part));
    if (had && !this.parts.length) for (const clock of this.#clocks) clock.cancel();
  }

  /** A marker is an event of the root: its type the marker's name, its `detail` the payload. */
  #mark(root, markers) {
    this.markers = [];
    const begin = (marker, time, start) => {
      const clock = wait(time, () => {
        this.markers.splice(this.markers.indexOf(clock), 1);
        // Before somebody is told, who may end all.
        if (marker.period) again(marker, clock.startTime + time);
        root.dispatchEvent(new CustomEvent(marker.name, { detail: marker.payload ?? null, bubbles: true }));
      });
      // It counts from when the one before it was due, however late that was told.
      if (start !== undefined) clock.startTime = start;
      this.markers.push(clock);
    };
    const again = (marker, start) => {
      const missed = Math.floor((document.timeline.currentTime - start) / marker.period);
      begin(marker, marker.period, start + Math.max(0, missed - MOST) * marker.period);
    };
    for (const marker of markers) begin(marker, marker.time);
  }
}
