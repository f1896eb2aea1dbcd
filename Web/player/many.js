import { LIVE } from "./core/contribution.js";
import { ENDLESS, HEAD, LINE, output } from "./core/curves.js";
import { ANSWER, ASKED, V } from "./core/numbers.js";
import { B } from "./core/spring.js";
import { STRIDE } from "./core/track.js";

// The table is laid out as a curve is, a head and rows, so that a row is evaluated as one of a curve. Each begins with the clock's
// times since and until which it holds, and the kind, the output and the constants of a row of a curve; then, from SHARE on, the share
// of that row at the first time, and how much of it passes in a second; whether what is below is kept; the first slot and their
// number; and three numbers for each: what is added, what of the output, and what of a spring's velocity.
const UNTIL = 1;
const KIND = 2;
const SHARE = 11;
const PACE = 12;
const KEEPS = 13;
const SLOT = 14;
const SIZE = 15;
const FIRST = 16;

/** Everything that moves as flat numbers, which a frame goes through from the first to the last. */
class Table {
  constructor(store) {
    this._store = store;
    this._rows = new Float64Array(HEAD);
    this._end = HEAD;
    /** For each row its contribution; or a family that is composed as a whole. */
    this._owners = [];
  }

  /** Shows all families. */
  _compose() {
    const { _store: store } = this;
    if (store._staleFamilies.length) this._arrange();
    store._shown.set(store._model);
    this._show();
  }

  /** Puts the rows into the order of what moves: those of families in which nothing has changed as they are. */
  _arrange() {
    const { _store: store, _rows: old } = this;
    for (const family of store._staleFamilies) {
      family._isStale = false;
      // Where its row was doesn't hold.
      for (const one of family._list) one._place = 0;
    }
    const owners = store._active.flatMap((family) => (family._list[0]._matrices ? family : family._list));
    const rows = new Float64Array(owners.reduce((sum, one) => sum + FIRST + 3 * one._size, HEAD));
    let at = HEAD;
    for (const one of owners) {
      const end = at + FIRST + 3 * one._size;
      if (one._place && !one._list) rows.set(old.subarray(one._place, one._place + end - at), at);
      else rows.set([one._first, one._size], at + SLOT);
      one._place = at;
      at = end;
    }
    this._owners = owners;
    this._rows = rows;
    this._end = at;
  }

  _show() {
    const rows = this._rows;
    const end = this._end;
    const shown = this._store._shown;
    const clock = this._store._clock;
    for (let at = HEAD, number = 0; at < end; number++) {
      const size = rows[at + SIZE] | 0;
      if (clock < rows[at + UNTIL]) {
        rows[ASKED] = rows[at + SHARE] + (clock - rows[at]) * rows[at + PACE];
        output(rows, at);
        const factor = rows[ANSWER];
        const velocity = B[1];
        const keeps = rows[at + KEEPS];
        let place = at + FIRST;
        at = place + 3 * size;
        for (let slot = rows[place - FIRST + SLOT] | 0; place < at; slot++, place += 3) {
          const sum = keeps * shown[slot] + rows[place] + rows[place + 1] * factor + rows[place + 2] * velocity;
          // A curve's output may be anything; only what is finite is shown.
          if (sum - sum === 0) shown[slot] = sum;
        }
      } else {
        this._renew(this._owners[number], at);
        at += FIRST + 3 * size;
      }
    }
  }

  /** Shows a contribution whose row doesn't hold, and writes the one in which it is from here on, if it is in one. */
  _renew(one, at) {
    const { _store: store, _rows: rows } = this;
    if (one._list) return store._composeFamily(one);
    one._show(store._shown);
    const { _playback: playback, _source: source, _flags: flags, _size: size } = one;
    for (let part = 1; part < size; part++) if (flags[part] !== flags[0]) return;
    const { _track: track, _type: type, _curve: curve, _row: row, _input: input, _segment: segment } = source;
    // What has no row asks for no time, which is allocated where an engine doesn't inline.
    if (track && playback._rate && (track.loop || !type._isPlain || type._isDiscrete || source._formulas?.())) return;
    // In the time of the track, which may run back.
    const isTurned = track?.mirror !== undefined;
    const time = isTurned ? track.mirror - playback.time : playback.time;
    const rate = isTurned ? -playback._rate : playback._rate;
    const destination = isTurned ? track.mirror - playback._destination : playback._destination;
    const isHeld = !rate || input !== input;
    let share = time;
    let pace = rate;
    let bound = destination;
    if (rate && track) {
      const segments = track.segments;
      const start = segments[segment];
      const end = segments[segment + 1];
      let [low, high] = [start, end];
      if (isHeld) {
        const isBefore = time < start;
        low = isBefore ? -Infinity : end;
        high = isBefore ? start : (segments[segment + STRIDE] ?? Infinity);
      } else {
        const first = segments[segment + 5];
        const quick = (segments[segment + 6] - first) / (end - start);
        const width = curve[row + 1] - curve[row];
        share = (input - curve[row]) / width;
        pace = (quick / width) * rate;
        // Where the row of the curve ends, or the segment does.
        if (curve[row + KIND] !== ENDLESS) bound = start + (curve[pace > 0 ? row + 1 : row] - first) / quick;
      }
      bound = rate < 0 ? Math.max(low, bound, destination) : Math.min(high, bound, destination);
    }
    const isMoved = !isHeld && track;
    const from = isMoved && source._end(0);
    const to = isMoved && source._end(1);
    const clock = store._clock;
    const isAdded = flags[0] === LIVE;
    rows[at] = clock;
    // A little less: what jumps at its very end isn't known here.
    rows[at + UNTIL] = rate ? clock + (1 - 1e-9) * ((bound - time) / rate) - 2 ** -50 * (clock + Math.abs(time / rate)) : Infinity;
    for (let part = KIND; part < SHARE; part++) rows[at + part] = isHeld ? LINE : curve[row + part];
    rows[at + SHARE] = isHeld ? 0 : share;
    rows[at + PACE] = isHeld ? 0 : pace;
    rows[at + KEEPS] = isAdded ? 1 : 0;
    const weight = isAdded ? one._weight : 1;
    for (let part = 0, place = at + FIRST; part < size; part++, place += 3) {
      const own = isMoved ? from[part] : isHeld ? V[part] : source._target[part];
      rows[place] = weight * (isAdded ? own - one._rest[part] : own);
      rows[place + 1] = isHeld ? 0 : weight * (isMoved ? to[part] - own : source._displacement[part]);
      rows[place + 2] = isMoved || isHeld ? 0 : weight * source._velocity[part];
    }
  }
}

/** What makes frames fast where hundreds of things move. */
export const many = { name: "many", _attach: (store) => (store._table = new Table(store)) };
