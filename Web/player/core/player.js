import { fail, named, within } from "./error.js";
import { bind } from "./bound.js";
import { readMotion } from "./motion.js";
import { any, flag, list, number, options, range, record, text, usable } from "./reader.js";
import { Store } from "./store.js";
import { toNumbers, toValue } from "./value.js";

/** A name alone is none. */
const part = (value) => (value?.name && Object.keys(value).length > 1 ? value : fail("must be a part"));

/** Reads what a player is given. */
const OPTIONS = {
  use: list(part), state: text, parameters: record, additive: flag, beginsFromCurrentState: flag, reversesValues: flag, reducedMotion: flag,
  timeScale: range(0),
};
const readPlay = options({ parameters: record, reversed: flag, range: any, pausesOnCompletion: flag });

/** What an app may change, and give as options. */
const DEFAULTS = {
  /** Whether motion adds to what moves already. */
  additive: true,
  /** Whether nothing jumps: all begins where it is shown, but at rest what is written or repeats. */
  beginsFromCurrentState: true,
  /** Whether variants run from their end to their start. */
  reversesValues: false,
  /** Whether reduced forms are played. */
  reducedMotion: false,
  /** What delays and durations are multiplied with; 0 for none. */
  timeScale: 1,
};

/** What listeners are told of, those of states and of targets, too. */
const TOLD = "* started updated reversed repeated paused resumed stopped marker completed left entered refused appeared disappeared".split(" ");

/** Plays a baked motion: what adds up adds up, and an interruption goes on from where everything is. */
export class Player extends Store {
  /**
   * @param {object|string} json What `speccli bake --format player` writes.
   * @param {object} [given] See `PlayerOptions`.
   * @param {object} [more] Reads what else a front is given.
   * @throws {MotionError} With the place in the file.
   */
  constructor(json, given = {}, more = {}) {
    const own = options({ ...OPTIONS, ...more })(given);
    const parts = new Map((own.use ?? []).map((one) => [one.name, one]));
    const motion = readMotion(json, parts);
    super(motion.families);
    this._motion = motion;
    this._parts = parts;
    this._properties = new Map(motion.properties.map((property) => [property.name, property]));
    for (const name in DEFAULTS) this[name] = own[name] ?? DEFAULTS[name];
    if (own.parameters) this.setParameters(own.parameters);
    this._show(own.state ?? this.states[0]);
    for (const one of parts.values()) one._attach?.(this);
  }

  /** The name of the spec. */
  get name() {
    return this._motion.spec;
  }

  get states() {
    return [...this._motion.states.keys()];
  }

  get variants() {
    return [...this._motion.variants.keys()];
  }

  get properties() {
    return [...this._properties.keys()];
  }

  /** The state it is in, or on its way to. */
  get state() {
    return this._state;
  }

  /** Seconds, as of the last advance. */
  get time() {
    return this._clock;
  }

  /** Whether anything changes with time. */
  get isMoving() {
    return this._moves || this._machine?._deadline < Infinity;
  }

  get timeScale() {
    return this._timeScale;
  }

  set timeScale(factor) {
    this._timeScale = within("timeScale", range(0), factor);
  }

  // MARK: Playing

  /** Plays a variant. */
  play(name, given = {}) {
    return this._play(name, readPlay(given));
  }

  _play(name, own) {
    const wanted = this._motion.variants.get(name) ?? fail("must be one of player.variants", named(name));
    const chosen = (this.reducedMotion && this._motion.variants.get(wanted.reduced)) || wanted;
    const isReversed = !own.reversed === this.reversesValues;
    const { timeline } = chosen;
    const { tracks, duration, start, markers, rhythm } =
      isReversed ? (chosen.reversed ??= { ...timeline, tracks: timeline.tracks.map((track) => track._reversed()) }) : timeline;
    const [low, high] = within("options.range", list(range(0, duration), 2, 2), own.range ?? [0, duration]);
    if (low > high || low === Infinity) fail("must not go back", "options.range");
    const parameters = this._parameterNumbers(own.parameters);
    const contributions = tracks.map((track) => within(track.property.name, () => this._planned(track, parameters)));
    const plan = { name, duration, _low: low, _high: high, _start: Math.max(low, start), _markers: markers, _rhythm: rhythm };
    const begin = this.beginsFromCurrentState && this._part("current")._begin;
    contributions.forEach((one, at) => within(one._property.name, () => {
      if (begin) begin(this, contributions, at, low, parameters);
      one._rest = one._source._checked(plan);
    }));
    if (!this._motion.transitions) {
      // What a machine plays it turns round itself.
      this._named = own._between ? -1 : this._started;
      this._ends = isReversed ? [chosen.from, chosen.to] : [chosen.to, chosen.from];
      this._state = this._ends[0];
    }
    return this._startPlayback(plan, own, contributions);
  }

  /** Goes to a state, by a transition, or a variant; null where it is there, or on its way. */
  go(state) {
    return this._part("states")._go(this, state);
  }

  /** Takes the first transition on an event whose condition holds; null where there is none. */
  send(event) {
    return this._part("states")._send(this, event);
  }

  /** The transitions that may be taken now, in the order in which they are looked up. */
  get candidates() {
    return this._part("states")._candidates(this);
  }

  /** Whether a target is present: whether anything of it is to be shown. */
  isPresent(target) {
    return this._part("targets")._isPresent(this, target);
  }

  /** Goes to a time, in seconds, and never back. */
  advance(seconds) {
    within("advance", number, seconds);
    if (seconds < this._clock) fail("must not go back", "advance");
    this._advance(seconds);
  }

  // MARK: Values

  /** What a property shows: a number, a list, true or false, a text; of a colour, premultiplied OKLab and alpha. */
  get(path) {
    return this._value(path, this._shown);
  }

  /** Where a property rests when everything has ended. */
  model(path) {
    return this._value(path, this._model);
  }

  /** Gives a property another model value; what adds to it goes on. */
  set(path, value) {
    const property = this._find(path);
    const numbers = toNumbers(property._type, value, path);
    this._model.set(numbers, property._first);
    this._showModel(property);
  }

  /** Gives parameters other values, for what is played from here on. */
  setParameters(values) {
    this._parameterNumbers(within("values", record, values));
    this._given = { ...this._given, ...values };
  }

  // MARK: Events

  /** Calls a handler at every event of a type, or at all for "*"; returns what takes it away again. */
  on(type, handler) {
    if (!TOLD.includes(type)) fail("must be a type of event", named(type));
    if (typeof handler !== "function") fail("must be a function", "handler");
    // What happened before nobody was told of.
    if (!this._isWatched) for (const playback of this._playing) {
      playback._local = playback.time;
      playback._fresh = false;
    }
    // By handler, how many events had been told when it was added.
    const handlers = this._handlers.get(type) ?? new Map();
    this._handlers.set(type, handlers.set(handler, handlers.get(handler) ?? this._told));
    return () => {
      if (handlers.delete(handler) && !handlers.size) this._handlers.delete(type);
    };
  }

  // MARK: Inside

  /** A part without which a call can't be done. */
  _part(name) {
    return this._parts.get(name) ?? fail(`needs { use: [${name}] }`, "player");
  }

  _planned(track, parameters) {
    const { property, layer } = track;
    const additive = layer || (this.additive && track.additive && !track.type._isDiscrete);
    const bound = this._bound(track, track._isFixed || this._numbersOf(property, additive), additive, parameters);
    // A layer counts from where it begins; one that is mirrored, from where it ends.
    return { _property: property, _source: bound, _additive: additive, _layerStart: layer && bound._all(track.mirror === undefined ? -Infinity : Infinity) };
  }

  /** The numbers of a property: those of its model, or those that it shows. */
  _numbersOf({ _family: family, _first: first, _type: type }, ofModel) {
    this._refresh(family);
    return (ofModel ? this._model : this._shown).slice(first, first + type._size);
  }

  /** A track with the values of its keys, in its phase. */
  _bound(track, current, additive, parameters) {
    const bound = (this._parts.get("late")?._bind ?? bind)(track, current, additive, parameters);
    if (track.synchronized) bound._phase = this._part("loops")._phase(track.loop, this._clock);
    return bound;
  }

  /** The numbers of all parameters: those given, else those set, else the motion's own. */
  _parameterNumbers(given) {
    return (given ? this._part("late") : this._parts.get("late"))?._parameters(this._motion.parameters, { ...this._given, ...given });
  }

  /** Puts every property where it is in a state. */
  _show(name) {
    const state = this._motion.states.get(name) ?? fail("must be one of player.states", named(name));
    const parameters = this._parameterNumbers();
    state._values.forEach((value, at) => {
      if (!value) return;
      const property = this._motion.properties[at];
      const numbers = value._value?.([], parameters, property._type) ?? (value.map ? value : [NaN]);
      this._model.set(within(property.name, usable, numbers), property._first);
      this._showModel(property);
    });
    this._state = name;
  }

  _value(path, numbers) {
    const { _family: family, _type: type, _first: first } = this._find(path);
    this._refresh(family);
    return toValue(type, numbers, first);
  }

  _find(path) {
    return this._properties.get(path) ?? fail("must be one of player.properties", named(path));
  }
}
