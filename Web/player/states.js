import { fail, named, within } from "./core/error.js";
import { any, entry, list, range, text } from "./core/reader.js";
import { Transitions } from "./states/transitions.js";

/** At most this many transitions are taken by themselves in one advance; a circle that takes no time hangs nothing. */
const MOST = 1000;

/** When a machine goes on. */
const DEADLINE = new Float64Array(1);

/** Reads a transition: what leads from a state to another, and when. */
const readRow = ({ states, variants, parameters }, late) => {
  const [ends, names] = [[...states.keys()], [...variants.keys()]];
  const count = parameters.flatMap(({ _numbers }) => _numbers).length;
  return (value) => {
    const [from, to, variant, reversed, trigger, code] = list(any, 5, 6)(value);
    const { _condition: condition } = late ?? {};
    return Object.freeze({
      from: entry(ends, from), to: entry(ends, to), variant: entry(names, variant), reversed: entry([false, true], reversed),
      ...(Array.isArray(trigger) ? { on: Object.freeze(list(text, 1)(trigger)) } : { after: range(0)(trigger) }),
      _holds: code === undefined ? () => true : (condition ?? fail("needs { use: [late] }"))(code, count),
    });
  };
};

/**
 * Goes from state to state. The current state is the destination, from the instant of the event on: the next event is
 * looked up there.
 */
class Machine {
  constructor(player) {
    const { _motion: motion, _parts: parts } = player;
    this._player = player;
    const all = within("transitions", list(readRow(motion, parts.get("late"))), motion.transitions ?? []);
    this._transitions = new Transitions(all, (row) => row._holds(player._parameterNumbers()));
    this._hasEntered = this._enters = true;
    this._enteredAt = this._timer = 0;
    this._playback = null;
    // The state at the other end of the last transition, and whether it is entered there.
    this._other = { _end: "", _enters: false };
    this._lookUp();
    // The core turns things round for machines and without.
    player._turn = (playback) => {
      Object.getPrototypeOf(player)._turn.call(player, playback);
      this._turn(playback);
    };
    // Nothing moves yet, but it leaves by itself.
    if (this._deadline < Infinity) queueMicrotask(() => player._wake());
  }

  _send(event) {
    return this._take(this._transitions._on(event));
  }

  _go(end) {
    const { _state: start, _motion: { states } } = this._player;
    if (!states.has(end)) fail("must be one of player.states", named(end));
    if (end === start) return null;
    return this._take(this._transitions._to(end) ?? this._way(start, end) ?? fail(`needs one transition or variant from '${start}'`, end));
  }

  /** The only variant from a state to another, else the only one back, reversed. */
  _way(start, end) {
    const all = [...this._player._motion.variants.values()];
    for (const reversed of [false, true]) {
      const [first, last] = reversed ? [end, start] : [start, end];
      const ways = all.filter(({ name, from, to }) => from === first && to === last && !all.some(({ reduced }) => reduced === name));
      if (ways.length) return ways.length > 1 ? undefined : { to: end, variant: ways[0].name, reversed };
    }
  }

  /** The clock's time when it may go on by itself, or when it enters a state from which it may. */
  get _deadline() {
    this._findDeadline();
    return DEADLINE[0];
  }

  /** Finds it for frames, which allocate what functions return. */
  _findDeadline() {
    const { _player: player, _playback: playback, _transitions: { _delays: delays } } = this;
    DEADLINE[0] = Infinity;
    if (!(this._passed < delays.length)) return;
    if (this._hasEntered) DEADLINE[0] = this._enteredAt + delays[this._passed] * player.timeScale;
    else if (playback && !playback._outcome && this._enters && playback._rate) {
      const left = (playback._backward ? playback._low : playback._high) - playback._localAnchor;
      const end = playback._clockAnchor + left / playback._rate;
      // The quotient is rounded: not before it has ended.
      DEADLINE[0] = end + Math.abs(end) * 1e-15;
    }
  }

  /** Goes on by itself until a time of the clock, each time at its own instant. */
  _run(target) {
    const player = this._player;
    for (let left = MOST; left > 0; ) {
      this._findDeadline();
      const deadline = DEADLINE[0];
      const waits = this._hasEntered;
      if (!(deadline <= target)) return;
      if (deadline > player._clock) {
        player._clock = deadline;
        for (const family of player._active) player._stale(family);
        player._movePlaybacks();
        player._sweep();
      }
      if (!this._hasEntered) return;
      // What has just entered its state waits there first.
      if (!waits) continue;
      left -= 1;
      const delay = this._transitions._delays[this._passed++];
      const row = this._transitions._after(delay);
      try {
        this._take(row);
      } catch (error) {
        // What can't be played leaves the state as it is.
        this._tell("refused", player._clock, row.to, { error });
      }
    }
  }

  /** Calls a front's frame when it may go on by itself: until then there is nothing to show. */
  _wait(step) {
    const left = 1000 * (this._deadline - this._player._clock);
    const call = () => {
      this._timer = 0;
      step(performance.now());
    };
    // A browser's timer counts to 2³¹.
    if (left < Infinity) this._timer = setTimeout(call, Math.min(left, 2e9));
  }

  /** Some milliseconds have been waited, of which the clock knows nothing. */
  _stopWaiting(passed) {
    if (this._timer) this._enteredAt -= passed / 1000;
    clearTimeout(this._timer);
    this._timer = 0;
  }

  _take(row) {
    if (!row) return null;
    const { _player: player, _playback: playback, _hasEntered: hasEntered, _enters: enters } = this;
    const { _state: state, _queued: mark } = player;
    player._begin();
    try {
      this._tell("left", player._clock, state);
      this._playback = null;
      this._hasEntered = false;
      this._enters = true;
      player._state = this._end = row.to;
      // Nothing else turns its values round.
      this._playback = player._play(row.variant, { reversed: row.reversed !== player.reversesValues, _between: [state, row.to] });
      this._other = { _end: state, _enters: hasEntered };
      this._lookUp();
      return this._playback;
    } catch (error) {
      this._playback = playback;
      this._hasEntered = hasEntered;
      this._enters = enters;
      player._state = this._end = state;
      player._queued = mark;
      throw error;
    } finally {
      player._end();
    }
  }

  /** A playback was turned round: if it is the last transition, where it came from is the current state now. */
  _turn(playback) {
    const { _player: player, _enters: enters, _other: { _end: end, _enters: entersOther } } = this;
    // What was played by its name since has moved the state.
    if (this._hasEntered || this._playback !== playback || player._named > playback.number) return;
    this._tell("left", player._clock, player._state);
    this._other = { _end: player._state, _enters: enters };
    player._state = this._end = end;
    this._enters = entersOther;
    this._lookUp();
  }

  /** A playback has come to its end: perhaps that of the last transition, which may be at its end at once. */
  _arrive(playback, clock) {
    if (this._hasEntered || !this._enters || (this._playback ?? playback) !== playback) return;
    this._hasEntered = true;
    this._enteredAt = clock;
    this._tell("entered", clock, this._end);
  }

  _tell(type, clock, state, more) {
    this._player._report(undefined, type, clock, { state, ...more });
  }

  /** Looks up the transitions of the current state. */
  _lookUp() {
    this._transitions._leave(this._player._state);
    this._passed = 0;
  }
}

/** Transitions between states: by events, by themselves, or to a state. */
export const states = {
  name: "states",
  _attach: (player) => (player._machine = new Machine(player)),
  _go: ({ _machine: machine }, state) => machine._go(state),
  _send: ({ _machine: machine }, event) => machine._send(event),
  _candidates: ({ _machine: machine }) => machine._transitions._open,
};
