import { Contribution, LIVE, REPLACES } from "./contribution.js";
import { reserve } from "./numbers.js";
import { Playback, before } from "./playback.js";

/** Numbers by slot, what moves them, and the events of that. A family is one value with all its parts, and what moves it. */
export class Store {
  constructor(families) {
    this._model = new Float64Array(families.flatMap(({ _numbers }) => _numbers));
    this._shown = this._model.slice();
    reserve(this._model.length);
    this._active = [];
    this._staleFamilies = [];
    this._playing = [];
    this._ended = [];
    this._queue = [];
    this._queued = this._depth = this._clock = this._started = this._due = this._told = 0;
    this._named = -1;
    this._ends = [];
    this._isLittered = false;
    this._handlers = new Map();
  }

  // MARK: Starting

  _startPlayback(plan, options, planned) {
    this._begin();
    const playback = new Playback(this, plan, options);
    const high = plan._high;
    const isInstant = !this._timeScale || plan._low === high;
    // Endless motion has no end to pause at.
    const isOver = isInstant && !(playback.pausesOnCompletion && high < Infinity);
    const made = planned.map((one) => this._add(one, playback, isOver));
    if (isOver) {
      playback._time = high < Infinity ? high : Math.max(plan._start, plan._markers.at(-1)?.time ?? 0);
      this._move(playback, true, true, true);
    } else {
      playback._contributions = made;
      this._playing.push(playback);
      this._move(playback, false, false, true);
      playback._time = playback._destination;
      if (isInstant) this._move(playback, true, false, true);
    }
    this._sweep();
    this._end();
    return playback;
  }

  _add(planned, playback, isOver) {
    const { _property: property, _layerStart: layerStart } = planned;
    const { _first: first, _type: { _matrices: matrices } } = property;
    const family = property._family;
    const additive = planned._additive && (!matrices || matrices._canAdd(this, planned, playback));
    const one = new Contribution(playback, planned, additive);
    if (!additive) this._take(property, playback);
    // What replaced the model adds to it from here on, from where the model is.
    else eachOverlap(family._list, property, (other, at, slot) => {
      if (!(other._flags[at] & REPLACES)) return;
      other._rest[at] = this._model[slot];
      other._flags[at] = LIVE;
    });
    for (let at = 0; at < one._size; at++) {
      // A layer moves the destination of what is below it.
      this._model[first + at] = layerStart ? this._model[first + at] + one._weight * (one._rest[at] - layerStart[at]) : one._rest[at];
    }
    if (isOver) return this._showModel(property);
    // A list that grows has room for more, which is kept as long as what moves.
    family._list = family._list.length ? [...family._list, one] : [one];
    family._isActive ||= this._active.push(family);
    playback._live += 1;
    this._stale(family);
    return one;
  }

  /** Takes a property away from what moves it; what has nothing left has been replaced. */
  _take(property, playback, onlyReleased) {
    const family = property._family;
    eachOverlap(family._list, property, (other, at) => {
      const owner = other._playback;
      if (owner._outcome || !other._flags[at] || (onlyReleased && !other._released)) return;
      other._flags[at] = 0;
      this._stale(family);
      if (other._matrices ? at : --other._live) return;
      other._live = 0;
      family._list = family._list.filter((one) => one !== other);
      if (--owner._live === 0 && owner !== playback) this._close(owner, "replaced");
    });
  }

  // MARK: Ending

  _close(playback, reason, clock = this._clock) {
    if (reason === "finished") this._machine?._arrive(playback, clock);
    else playback._local = playback.time;
    playback._outcome = reason;
    this._isLittered = true;
    // What was replaced moves nothing any more.
    if (playback._live) this._ended.push(playback);
    this._report(playback, "completed", clock, { reason });
    playback._keep?.(reason);
  }

  _sweep() {
    if (!this._ended.length) return;
    const families = new Set();
    for (const { _contributions: all } of this._ended) for (const one of all) if (one._live) families.add(one._property._family);
    // Each list once, however many of it end together.
    for (const family of families) {
      family._list = family._list.filter((one) => !one._playback._outcome);
      this._stale(family);
    }
    this._ended = [];
  }

  _stop(playback) {
    this._begin();
    for (const one of playback._contributions) {
      if (!one._live) continue;
      if (one._matrices) one._matrices._stop(this, one);
      else one._show(this._model);
    }
    this._report(playback, "stopped");
    this._finish(playback, "stopped");
    this._end();
  }

  /** Ends a playback: at its end, or for a reason where it is. */
  _finish(playback, reason) {
    this._begin();
    const end = playback._destination;
    if (reason) this._close(playback, reason);
    else {
      playback._time = Math.abs(end) < Infinity ? end : playback._local;
      this._move(playback, true, true, true);
    }
    this._sweep();
    this._end();
  }

  /** Freezes everything where it is. */
  stopAll() {
    this._begin();
    for (const family of this._staleFamilies) this._refresh(family);
    // What doesn't move is shown where its model is.
    this._model.set(this._shown);
    for (const playback of this._playing) {
      if (playback._outcome) continue;
      this._report(playback, "stopped");
      this._close(playback, "stopped");
    }
    this._sweep();
    this._end();
  }

  /** Ends everything; properties are where they would have rested. */
  cancelAll() {
    this._begin();
    for (const playback of this._playing) playback.cancel();
    this._end();
  }

  /** Rests are those at the other end. */
  _turn(playback) {
    // What was played last, by its name, moves the state, too.
    if (playback.number === this._named) this._state = this._ends[+playback._backward];
    for (const one of playback._contributions) {
      if (!one._live) continue;
      const rest = one._source._restOf(playback, playback._backward);
      if (one._matrices) {
        one._matrices._turn(this, one, rest);
        continue;
      }
      for (let at = 0; at < one._size; at++) {
        const slot = one._first + at;
        const flags = one._flags[at];
        const old = one._rest[at];
        if (!flags) continue;
        if (this._model[slot] === old && (one._weight === 1 || flags & REPLACES)) this._model[slot] = rest[at];
        else if (!(flags & REPLACES)) this._model[slot] += one._weight * (rest[at] - old);
      }
      one._rest = rest;
    }
  }

  // MARK: Moving

  /** Moves a playback to a time of its own, which is its `_time`, with the events on the way. */
  _move(playback, finishes, isFinal, isJump) {
    const local = playback._time;
    const wasFresh = playback._fresh;
    if (wasFresh) playback._local = before(playback._low);
    const from = playback._local;
    const hasMoved = local !== from;
    const starts = !playback._hasStarted && from < playback._start && playback._start <= local;
    const crosses = playback._rhythm || playback._markers.length;
    if (this._isWatched && (starts || crosses)) {
      const crossings = crosses ? this._part("loops")._cross(playback, starts) : [[playback._start, "started"]];
      for (const [time, type, more] of crossings) this._report(playback, type, isJump ? undefined : playback._clockAt(time), more);
    }
    playback._hasStarted ||= starts;
    playback._local = local;
    playback._fresh = false;
    const now = isJump || !finishes ? undefined : playback._clockAt(local);
    if (playback._hasStarted && (finishes || (hasMoved && !wasFresh))) this._report(playback, "updated", now);
    if (!finishes) return;
    if (!playback.pausesOnCompletion || isFinal) return this._close(playback, "finished", now);
    playback._localAnchor = local;
    playback._clockAnchor = this._clock;
    playback._held = true;
    playback._hold(true);
    this._report(playback, "paused", now);
  }

  _advance(clock) {
    this._begin();
    this._machine?._run(clock);
    this._clock = clock;
    this._movePlaybacks();
    // What was told before is of an earlier time.
    for (let at = 1; at < this._queued; at++) {
      const queue = this._queue;
      if (queue[at - 1].time > queue[at].time) this._queue = queue.slice(0, this._queued).sort((a, b) => a.time - b.time);
    }
    this._sweep();
    if (this._isLittered) this._playing = this._playing.filter((playback) => !playback._outcome);
    this._isLittered = false;
    this._compose();
    this._end();
  }

  /** Moves what plays to the time of the clock; what nobody watches, only where something starts or arrives. */
  _movePlaybacks() {
    const isWatched = this._isWatched;
    if (this._clock < this._due && !isWatched) return;
    let due = isWatched ? 0 : Infinity;
    for (const playback of this._playing) {
      if (!plays(playback)) continue;
      playback._tell(playback);
      this._move(playback, playback._time === (playback._backward ? playback._low : playback._high), false, false);
      if (isWatched) continue;
      const next = playback._clockAt(playback._hasStarted || playback._backward ? playback._destination : playback._start);
      // A little earlier, as the quotient is rounded.
      due = Math.min(due, next * (1 - 1e-9) - 1e-9);
    }
    this._due = due;
  }

  // MARK: Composing

  _compose() {
    const stale = this._staleFamilies;
    if (stale.length) this._active = this._active.filter((family) => (family._isActive = family._list.length > 0));
    if (this._table) this._table._compose();
    else for (const family of this._active) this._composeFamily(family);
    // What was changed and doesn't move.
    for (const family of stale) this._refresh(family);
    stale.length = 0;
  }

  _composeFamily(family) {
    const { _first: first, _size: size, _list: list } = family;
    const model = this._model;
    const shown = this._shown;
    family._isStale = false;
    for (let slot = first; slot < first + size; slot++) shown[slot] = model[slot];
    for (const one of list) {
      if (one._matrices) return one._matrices._compose(this, list, first);
      one._show(shown);
    }
  }

  _stale(family) {
    family._isStale ||= this._staleFamilies.push(family);
  }

  _refresh(family) {
    if (family._isStale) this._composeFamily(family);
  }

  _showModel({ _family: family }) {
    this._stale(family);
    this._wake();
  }

  // MARK: Events

  _begin() {
    this._depth++;
  }

  /** When the outermost call ends, events are delivered one after the other; what they cause waits behind them. */
  _end() {
    if (--this._depth) return;
    // What handlers call isn't an outermost call.
    this._depth = 1;
    for (let at = 0; at < this._queued; at++) {
      const event = (this._event = this._queue[at]);
      const { type, playback } = event;
      this._told++;
      this._handlers.get(type)?.forEach(this._tell);
      this._handlers.get("*")?.forEach(this._tell);
      if (type === "updated") playback._event = event;
    }
    this._queued = this._depth = 0;
    this._wake();
  }

  _report(playback, type, time, more) {
    if (!this._handlers.has(type) && !this._handlers.has("*")) return;
    // An update's is used again once it was delivered.
    let event = type === "updated" && playback._event;
    if (event) playback._event = null;
    else event = { type, playback, time: 0, ...more };
    event.time = this._clock;
    if (time !== undefined) event.time = time;
    this._queue[this._queued++] = event;
  }

  /** Calls a handler, unless it was added while the event is told; an error that it throws is an uncaught one, and stops nothing. */
  _tell = (since, handler) => {
    try {
      if (since < this._told) handler(this._event);
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
  };

  get _isWatched() {
    return this._handlers.size > Number(this._handlers.has("completed"));
  }

  /** Whether something plays. */
  get _moves() {
    return this._playing.some(plays);
  }

  /** Called whenever something may have begun to move; a front starts its frames here. */
  _wake() {}
}

const plays = (playback) => !playback._paused && !playback._outcome;

/** Calls with what of a list has numbers of a property: with each, its place there and its slot. */
function eachOverlap(list, { _first: first, _type: { _size: size } }, body) {
  for (const one of list) {
    for (let slot = Math.max(first, one._first); slot < Math.min(first + size, one._first + one._size); slot++) {
      body(one, slot - one._first, slot);
    }
  }
}
