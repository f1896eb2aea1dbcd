import { ownStyle } from "../dom/elements.js";

/**
 * Which targets are present: as they are in a state; then what is played appears when it starts, where it leads to that, and disappears
 * when it has finished, unless a newer play has decided since.
 */
export class Presence {
  /** @param {Map<string, Set<string>>} rows By target, the states in which it is present. */
  constructor(rows, state) {
    this._rows = rows;
    this._place(state);
  }

  /** All as they are in a state. */
  _place(state) {
    this._all = new Map([...this._rows].map(([target, states]) => [target, { _isPresent: states.has(state), _decider: null }]));
  }

  _isPresent(target) {
    return this._all.get(target)?._isPresent ?? true;
  }

  /** Something starts to play; `leads` says of the states in which a target is present whether it leads to that. Returns what appears. */
  _start(decider, leads) {
    const all = [];
    for (const [target, own] of this._all) {
      own._decider = decider;
      if (own._isPresent || !leads(this._rows.get(target))) continue;
      own._isPresent = true;
      all.push(target);
    }
    return all;
  }

  /** It has finished. Returns what disappears: what it hasn't led to, and nothing newer has decided on. */
  _finish(decider, leads) {
    const all = [];
    for (const [target, own] of this._all) {
      if (!own._isPresent || own._decider !== decider || leads(this._rows.get(target))) continue;
      own._isPresent = false;
      all.push(target);
    }
    return all;
  }

  /** It hasn't finished after all: it was moved back. What nothing newer has decided on is present again. */
  _restore(decider, targets) {
    for (const own of targets.map((target) => this._all.get(target))) if (own._decider === decider) own._isPresent = true;
  }
}

/** What elements of absent targets had as their `display`, which they get back. */
export class Displays {
  _own = new WeakMap();

  _show(element, isPresent) {
    const { style } = element;
    if (this._own.has(element) !== isPresent) return;
    if (isPresent) {
      style.setProperty("display", ...this._own.get(element));
      this._own.delete(element);
    } else {
      this._own.set(element, ownStyle(element, "display"));
      style.setProperty("display", "none");
    }
  }

  /** Hides an element anew that is hidden: somebody else wrote to it. */
  _again(element) {
    if (this._own.has(element)) element.style.setProperty("display", "none");
  }
}
