import { within } from "../core/error.js";
import { flag, options, text } from "../core/reader.js";
import { condition } from "../late/formulas.js";
import { Transitions } from "../states/transitions.js";
import { wait } from "./clock.js";
import { show } from "./styles.js";

const readMachine = options({ state: text, reducedMotion: flag });

/**
 * Goes from state to state, by events that may come at any moment. The current state is the destination, from the event
 * on: the next event is looked up there. What adds up keeps its place and its speed in an interruption, what is replaced its place.
 *
 *     const machine = motion.machine();
 *     machine.addEventListener("entered", ({ detail }) => console.log(detail.state));
 *     button.onclick = () => machine.send("tap");
 *
 * Its events are `left`, at once, and `entered`, when what leads to a state has been played to its end: a state that is left before
 * is never entered, nor one whose play is cancelled or replaced. Of a target that isn't there in every state it tells when it has
 * `appeared`, at once, and when it has `disappeared`, before what led away from it is entered.
 */
export class Machine extends EventTarget {
  #motion;
  #options;
  #transitions;
  #clocks = [];

  constructor(motion, given = {}) {
    super();
    const { state, reducedMotion } = readMachine(given);
    const { machine, spec } = motion.data;
    if (!machine) throw new TypeError(`'${spec}' has no transitions between states`);
    this.#motion = motion;
    const conditions = new Map(machine.transitions.flatMap((row, at) =>
      row.when ? [[row, within(`machine.transitions[${at}].when`, () => condition(row.when, motion.numbers.length))]] : []));
    this.#transitions = new Transitions(machine.transitions, (row) => conditions.get(row)?.(motion.numbers) ?? true);
    this.#options = { reducedMotion };
    /** The current state. */
    this.state = state ?? Object.keys(machine.states)[0];
    this.#check(this.state);
    /** What plays, or played last; null before. */
    this.play = null;
    for (const [target, styles] of Object.entries(machine.states[this.state])) {
      for (const element of motion.elements(target)) show(element, styles);
    }
    motion.showPresence(this.state);
    this.#transitions._leave(this.state);
    this.#wait();
  }

  /** What may happen now: `{ from, to, on, after, play }` each, in the order in which it is looked up. */
  get candidates() {
    return this.#transitions._open.filter(({ on, after }) => on || after !== undefined);
  }

  /**
   * Sends an event: the first transition on it whose condition holds is taken.
   *
   * @returns {Play|null} What plays; null where there is no such transition, and nothing happens.
   */
  send(event) {
    return this.#take(this.#transitions._on(event));
  }

  /**
   * Goes to a state: by the first transition there whose condition holds, else by the only variant there, else by the only one
   * back, reversed.
   *
   * @returns {Play|null} What plays; null where it is there, or on the way.
   */
  go(state) {
    this.#check(state);
    if (state === this.state) return null;
    const row = this.#transitions._to(state);
    if (!row) throw new RangeError(`not one way leads from '${this.state}' to '${state}'`);
    return this.#take(row);
  }

  #check(state) {
    const { machine, spec } = this.#motion.data;
    if (!Object.hasOwn(machine.states, state)) throw new RangeError(`no state '${state}' in '${spec}'`);
  }

  #take(row) {
    if (!row) return null;
    const former = this.state;
    // What appears is told of after the state that was left.
    let early = [];
    const tell = (type, target) => (early ? early.push([type, target]) : this.#tell(type, { target }));
    const play = this.#motion._play(row.play, { ...this.#options, between: [former, row.to], tell });
    for (const clock of this.#clocks) clock.cancel();
    this.#clocks = [];
    this.play = play;
    this.state = row.to;
    this.#transitions._leave(row.to);
    this.#tell("left", { state: former });
    const first = early;
    early = null;
    for (const [type, target] of first) this.#tell(type, { target });
    // Somebody who was told may have sent the next event.
    if (this.play !== play) return play;
    play.whenPlayed(() => {
      if (this.play !== play) return;
      this.#wait();
      this.#tell("entered", { state: row.to });
    });
    return play;
  }

  /** Waits for what leaves the state by itself: at each time the first transition of which the condition holds then. */
  #wait() {
    const { _delays: delays } = this.#transitions;
    this.#clocks = delays.map((delay) => wait(delay, () => this.#take(this.#transitions._after(delay))));
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
