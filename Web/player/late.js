import { fail, within } from "./core/error.js";
import { Bound, bind as bindPlain, valueOf } from "./core/bound.js";
import { P, V } from "./core/numbers.js";
import { any, entry, list, number, object } from "./core/reader.js";
import { mix, plain, rounded } from "./core/types.js";
import { toNumbers } from "./core/value.js";
import { checked, condition, run, slopes, values } from "./late/formulas.js";

/** Formulas of a progress, with everything else settled. */
class Moving {
  constructor(codes, parameters, from, weight = 1, offsets = codes.map(() => 0)) {
    Object.assign(this, { _codes: codes, _parameters: parameters, _from: from, _weight: weight, _offsets: offsets });
  }

  /** Writes the numbers at the progress in `P`. */
  _write(out) {
    for (let at = 0; at < this._codes.length; at++) {
      run(this._codes[at], this._parameters, this._from, false);
      out[at] = this._offsets[at] + this._weight * values[0];
    }
  }

  _slope(component, progress) {
    P[0] = progress;
    run(this._codes[component], this._parameters, this._from, true);
    return this._weight * slopes[0];
  }

  _scaled(weight, offsets) {
    return new Moving(this._codes, this._parameters, this._from, weight, offsets);
  }
}

/** The degrees from one angle to another, the short way or the long one. */
function way(isLong, start, end) {
  const forwards = end - start - Math.floor((end - start) / 360) * 360;
  if (!isLong) return forwards <= 180 ? forwards : forwards - 360;
  return forwards === 0 ? 360 : forwards >= 180 ? forwards : forwards - 360;
}

const wound = (angle, near) => angle + rounded((near - angle) / 360) * 360;

/** Angles that turn one way: changed by whole turns, so that lines between them do; where it rests keeps its value. */
function turning([name]) {
  const isLong = name === "longest" || (name === "shortest" ? false : fail("must be longest or shortest"));
  const towards = ([start], [end]) => [wound(start, end - way(isLong, start, end))];
  return plain("angle", 1, {
    _towards: towards,
    _unwind(bound) {
      bound._time = Infinity;
      bound._track._locate(bound);
      const anchor = bound._track.segments[bound._segment + (bound._progress < 0.5 ? 2 : 3)];
      const keys = bound._keys.slice();
      for (let at = anchor - 1; at >= 0; at--) keys[at] = towards(keys[at], keys[at + 1]);
      for (let at = anchor + 1; at < keys.length; at++) {
        keys[at] = [wound(keys[at][0], keys[at - 1][0] + way(isLong, keys[at - 1][0], keys[at][0]))];
      }
      bound._keys = keys;
    },
  });
}

function mixture(type, start, end, progress) {
  if (type._isDiscrete) return progress < 0.5 ? start : end;
  if (progress === 0 || progress === 1) return progress ? end : start;
  if (type._mix) return type._mix(start, end, progress);
  const first = type._towards?.(start, end) ?? start;
  return first.map((one, at) => mix(one, end[at], progress));
}

/** Reads a key of a file that is known only when it plays. */
function key(value, type, at, parameters) {
  const places = Array.from({ length: at }, (_, own) => own);
  const earlier = (other) => entry(places, other);
  const own = object({ "formula?": any, "of?": earlier, "mix?": list(number, 3, 3) })(value);
  if (own.mix) {
    const [first, second, share] = own.mix;
    earlier(first);
    earlier(second);
    return { _value: (values, parameters, kind) => mixture(kind, values[first], values[second], share) };
  }
  if (!type._isPlain) fail("must not be a formula");
  const count = type._count;
  const codes = within("formula", list(checked(parameterNumbers(parameters, {}).length, own.of === undefined ? 0 : count), count, count), own.formula);
  const from = (all) => (own.of === undefined ? [] : all[own.of]);
  const bound = (all, parameters) => new Moving(codes, parameters, from(all));
  return {
    _moves: codes.some((code) => code.some(({ _name: name }) => name === "t")),
    _value(all, parameters) {
      const numbers = new Array(count);
      P[0] = 1;
      bound(all, parameters)._write(numbers);
      return numbers;
    },
    _bound: bound,
  };
}

/** A track of which some keys are formulas of the progress. */
class LateBound extends Bound {
  constructor(track, type, keys, moving) {
    super(track, type, keys);
    this._moving = moving;
  }

  /** The formulas that the value follows where it stands, if it does. */
  _formulas() {
    const from = this._track.segments[this._segment + 2];
    return from === this._track.segments[this._segment + 3] ? this._moving[from] : null;
  }

  _seek() {
    super._seek();
    const formulas = this._formulas();
    P[0] = Math.min(Math.max(this._progress, 0), 1);
    if (formulas) formulas._write(V);
  }
}

/** Gives a track's keys their values; a share of it is that much shorter, and begins where the property is. */
function bind(track, current, additive, parameters) {
  const { type, keys, weight } = track;
  const isWhole = weight === 1 || !additive || track.layer;
  if (track._isFixed || (isWhole && !keys.some((key) => key._value))) return bindPlain(track, current);
  const all = [];
  for (const key of keys) all.push(key._value ? key._value(all, parameters, type) : valueOf(key, type, current));
  const moving = keys.map((key) => (key._moves ? key._bound(all, parameters) : null));
  const bound = new LateBound(track, type, all, moving);
  if (isWhole) return bound;
  const start = bound._all(-Infinity);
  const share = (one, at) => current[at] + weight * (one - start[at]);
  const scaled = moving.map((formulas) => formulas && formulas._scaled(weight, start.map((one, at) => current[at] - weight * one)));
  return new LateBound(track, { ...type, _unwind: undefined, _towards: undefined }, bound._keys.map((one) => one.map(share)), scaled);
}

/** The numbers of all parameters: those that are given, else the motion's own. */
function parameterNumbers(parameters, given) {
  const names = parameters.map(({ name }) => name);
  for (const name in given) if (!names.includes(name)) fail("must be a parameter", name);
  return parameters.flatMap(({ name, _type: type, _numbers: numbers }) => (Object.hasOwn(given, name) ? toNumbers(type, given[name], name) : numbers));
}

/**
 * Values that are known only when a variant plays: formulas of parameters, of another key, and of the progress; mixtures;
 * shares of a motion; and angles that turn one way.
 */
export const late = { name: "late", types: { turning }, _key: key, _bind: bind, _parameters: parameterNumbers, _condition: condition };
