import { within } from "./error.js";
import { number, range } from "./reader.js";

/** Motion that was started: what it does can be held, turned round, hurried, and ended. */
export class Playback {
  constructor(store, plan, { pausesOnCompletion = false }) {
    this._store = store;
    this.pausesOnCompletion = pausesOnCompletion;
    // What it plays (a variant, or a property that was let go of), its seconds, perhaps infinite, the part of it, and what it tells on the way.
    Object.assign(this, plan);
    this._scale = store._timeScale || 1;
    /** How many playbacks of the player came before. */
    this.number = store._started++;
    this._factor = 1;
    this._backward = this._paused = this._held = this._hasStarted = false;
    this._fresh = true;
    this._clockAnchor = store._clock;
    this._localAnchor = this._local = this._time = this._low;
    this._outcome = null;
    this._contributions = [];
    this._live = 0;
    this._setRate();
  }

  /** "waiting", "playing", "paused", or how it ended: "finished", "stopped", "cancelled", "replaced". */
  get state() {
    return this._outcome ?? (this._paused ? "paused" : this._hasStarted ? "playing" : "waiting");
  }

  /** Its own time, in seconds. */
  get time() {
    this._tell(this);
    return this._time;
  }

  /** Tells something the time; nothing is returned, as that is allocated where an engine doesn't inline. */
  _tell(out) {
    const time = this._localAnchor + (this._store._clock - this._clockAnchor) * this._rate;
    out._time = this._outcome ? this._local : Math.max(this._low, Math.min(time, this._high));
  }

  get direction() {
    return this._backward ? "backward" : "forward";
  }

  /** How many of its seconds pass in a second; more than 0. */
  get speed() {
    return this._factor;
  }

  set speed(factor) {
    within("speed", range(1e-6, 1e6), factor);
    if (this._outcome) return;
    this._anchor();
    this._factor = factor;
    this._setRate();
    this._changed();
  }

  /** Kept with the way in which it ended. */
  get finished() {
    return (this._promise ??= new Promise((keep) => (this._outcome ? keep(this._outcome) : (this._keep = keep))));
  }

  pause() {
    if (this._outcome || this._paused) return;
    this._anchor();
    this._hold(true);
    this._changed("paused");
  }

  resume() {
    if (!this._outcome && this._paused) this._run();
  }

  /** Goes to a time of its own, in seconds. */
  seek(seconds) {
    within("seek", number, seconds);
    if (this._outcome) return;
    this._anchor();
    this._localAnchor = seconds;
    // Within its limits.
    this._anchor();
    this._setRate();
    this._store._move(this, false, false, true);
    // What it crosses is told when it has changed.
    this._changed();
  }

  /** Goes to a share of its duration; of its first cycle if it never ends. */
  scrub(share) {
    within("scrub", number, share);
    this.seek(Math.min(share, 1) * (this.duration < Infinity ? this.duration : (this._rhythm?._cycle ?? 0)));
  }

  /** Turns round where it is. */
  reverse() {
    if (this._outcome) return;
    this._anchor();
    this._backward = !this._backward;
    this._setRate();
    this._store._turn(this);
    this._store._begin();
    this._changed("reversed");
    if (this._held) this._run();
    this._store._end();
  }

  /** Ends it; its properties stay where they are. */
  stop() {
    if (!this._outcome) this._store._stop(this);
  }

  /** Ends it; its properties are where they would have rested. */
  cancel() {
    if (!this._outcome) this._store._finish(this, "cancelled");
  }

  /** Ends it at its end. */
  finish() {
    if (!this._outcome) this._store._finish(this);
  }

  // MARK: Its time

  /** How many of its seconds pass in one of the clock. */
  _setRate() {
    this._store._due = 0;
    this._rate = this._paused ? 0 : (this._backward ? -this._factor : this._factor) / this._scale;
  }

  _clockAt(local) {
    return this._rate ? this._clockAnchor + (local - this._localAnchor) / this._rate : this._store._clock;
  }

  get _destination() {
    return this._backward ? this._low : this._high;
  }

  _anchor() {
    this._localAnchor = this.time;
    this._clockAnchor = this._store._clock;
  }

  _hold(isPaused) {
    this._paused = isPaused;
    this._setRate();
  }

  _run() {
    this._anchor();
    this._held = false;
    this._hold(false);
    this._changed("resumed");
  }

  /** Says so, and that what it moves is to be worked out again. */
  _changed(event) {
    const store = this._store;
    store._begin();
    for (const { _property: property } of this._contributions) store._stale(property._family);
    if (event) store._report(this, event);
    store._end();
  }
}

/** A number that is hardly smaller. */
export const before = (x) => (x ? x - Math.abs(x) * 2 ** -52 : -Number.MIN_VALUE);
