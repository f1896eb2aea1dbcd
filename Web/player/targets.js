import { fail } from "./core/error.js";
import { any, place, read, text } from "./core/reader.js";

/** Reads the targets that aren't present in every state: the names of those states. */
function rowsOf({ targets, states }) {
  const names = [...states.keys()];
  const all = read([[any, 2, 2]], targets ?? [], "targets").map(([target, present], at) => [
    text(target, `targets[${at}]`), new Set(read([place(names)], present, `targets[${at}]`).map((state) => names[state])),
  ]);
  const rows = new Map(all);
  return rows.size === all.length ? rows : fail("targets", "has a name twice");
}

/**
 * Which targets are present: as they are in the state in which a player begins; then what a playback leads to appears when it starts, and
 * what it leads away from disappears when it has finished, unless a newer one has decided since.
 */
class Presence {
  constructor(player) {
    const rows = rowsOf(player._motion);
    const core = Object.getPrototypeOf(player);
    this._player = player;
    this._rows = rows;
    this._all = new Map([...rows].map(([target, states]) => [target, { _isPresent: states.has(player._state), _decider: null }]));
    if (!rows.size) return;
    player._startPlayback = (plan, options, planned) =>
      core._startPlayback.call(player, { ...plan, _ways: this._ways(plan, options), _isOwn: !options._between, _begins: true }, options, planned);
    player._move = (playback, local, finishes, isFinal, isJump) => {
      // After what it replaces has ended, before anything of its own.
      if (playback._begins) this._appear(playback);
      core._move.call(player, playback, local, finishes, isFinal, isJump);
    };
    player._close = (playback, reason, clock) => {
      if (reason === "finished") this._disappear(playback, clock);
      core._close.call(player, playback, reason, clock);
    };
    if (core.draw) this._show(core);
  }

  /** What a playback does: for each target, whether it is present where it begins, and where it ends. */
  _ways({ name, duration, _high: high }, { reversed = false, _between: between }) {
    const { _motion: { variants }, reducedMotion, reversesValues } = this._player;
    const wanted = variants.get(name);
    if (!wanted) return [];
    const { from, to } = (reducedMotion && variants.get(wanted.reduced)) || wanted;
    const [first, last] = between ?? (reversed !== reversesValues ? [to, from] : [from, to]);
    // A part that doesn't reach the end leads to no state.
    return [...this._rows].map(([target, states]) => [target, states.has(first), states.has(last) || (high < duration && states.has(first))]);
  }

  _appear(playback) {
    playback._begins = false;
    for (const [target, , atEnd] of playback._ways) {
      const own = this._all.get(target);
      own._decider = playback;
      if (!atEnd || own._isPresent) continue;
      own._isPresent = true;
      this._tell("appeared", playback, this._player._clock, target);
    }
  }

  _disappear(playback, clock) {
    for (const [target, atStart, atEnd] of playback._ways) {
      const own = this._all.get(target);
      if ((playback._backward ? atStart : atEnd) || !own._isPresent || own._decider !== playback) continue;
      own._isPresent = false;
      this._tell("disappeared", playback, clock, target);
    }
  }

  /** Of what a player's states play, the states tell. */
  _tell(type, playback, clock, target) {
    this._player._report(playback._isOwn ? playback : undefined, type, clock, { target });
    this._player._wake();
  }

  /** Elements of what is absent have no `display`, as of the next frame; they get their own back. */
  _show({ draw, redraw, unmount }) {
    const player = this._player;
    const hidden = new Map();
    const set = (element, isHidden) => {
      if (isHidden === hidden.has(element)) return;
      if (isHidden) hidden.set(element, element.style.display);
      element.style.display = isHidden ? "none" : hidden.get(element);
      if (!isHidden) hidden.delete(element);
    };
    const elements = new Map();
    const find = (target) => [...player.root.querySelectorAll("[data-motion]")].filter(({ dataset: { motion } }) => motion === target);
    player.draw = () => {
      for (const [target, { _isPresent: isPresent }] of this._all) {
        if (!elements.has(target)) elements.set(target, find(target));
        for (const element of elements.get(target)) set(element, !isPresent);
      }
      draw.call(player);
    };
    player.redraw = () => {
      for (const element of hidden.keys()) element.style.display = "none";
      redraw.call(player);
    };
    player.unmount = () => {
      unmount.call(player);
      for (const element of hidden.keys()) set(element, false);
    };
  }
}

/** Targets that appear and disappear with the states. */
export const targets = {
  name: "targets",
  _attach: (player) => (player._presence = new Presence(player)),
  _isPresent: ({ _presence: { _all: all } }, target) => all.get(target)?._isPresent ?? true,
};
