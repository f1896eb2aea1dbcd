import { fail, within } from "./core/error.js";
import { any, entry, list, text } from "./core/reader.js";
import { tidy } from "./dom/elements.js";
import { Displays, Presence } from "./targets/presence.js";

/** Reads the targets that aren't present in every state: the names of those states. */
function rowsOf({ targets, states }) {
  const names = [...states.keys()];
  const all = within("targets", list((row) => {
    const [target, present] = list(any, 2, 2)(row);
    return [text(target), new Set(list((state) => entry(names, state))(present))];
  }), targets ?? []);
  const rows = new Map(all);
  return rows.size === all.length ? rows : fail("has a name twice", "targets");
}

/** What a plan does: whether a target that is present in some states is so at the end, or at the start, to which it may run back. */
function leadsOf({ name, duration, _high: high }, { reversed, _between: between }, player) {
  const { _motion: { variants }, reducedMotion, reversesValues } = player;
  const wanted = variants.get(name);
  if (!wanted) return null;
  const { from, to } = (reducedMotion && variants.get(wanted.reduced)) || wanted;
  const [first, last] = between ?? (!reversed === reversesValues ? [to, from] : [from, to]);
  // A part that doesn't reach the end leads to no state.
  return (states, toStart) => states.has(toStart ? first : last) || (!toStart && high < duration && states.has(first));
}

/** Has a player's playbacks decide what is present. */
function attach(player) {
  const presence = new Presence(rowsOf(player._motion), player._state);
  const core = Object.getPrototypeOf(player);
  player._presence = presence;
  if (!presence._rows.size) return;
  /** Of what a player's states play, the states tell. */
  const tell = (type, playback, clock, all) => {
    for (const target of all) player._report(playback._isOwn ? playback : undefined, type, clock, { target });
    if (all.length) player._wake();
  };
  /** What the playback that is being started leads to. */
  let begun = null;
  player._startPlayback = (plan, options, planned) => {
    // What is let go of leads to no state, though a variant may have the name of its property.
    const leads = !planned[0]?._released && leadsOf(plan, options, player);
    begun = leads && { _leads: leads, _isOwn: !options._between };
    return core._startPlayback.call(player, plan, options, planned);
  };
  const start = (playback) => {
    Object.assign(playback, begun);
    begun = null;
    tell("appeared", playback, player._clock, presence._start(playback, (states) => playback._leads(states, false)));
  };
  const finish = (playback, clock) => {
    const { _leads: leads, _backward: backward } = playback;
    tell("disappeared", playback, clock, presence._finish(playback, (states) => leads(states, backward)));
  };
  player._move = (playback, finishes, isFinal, isJump) => {
    // It moves first when what it replaces has ended, before anything of its own.
    if (begun) start(playback);
    core._move.call(player, playback, finishes, isFinal, isJump);
  };
  player._close = (playback, reason, clock) => {
    if (reason === "finished") finish(playback, clock);
    core._close.call(player, playback, reason, clock);
  };
  if (core.draw) show(player, presence, core);
}

/** Elements of what is absent have no `display`, as of the next frame. */
function show(player, presence, { draw, redraw, unmount }) {
  const displays = new Displays();
  const elements = new Map();
  const each = (body) => {
    for (const [target, all] of elements) for (const element of all) body(element, target);
  };
  player.draw = () => {
    for (const target of presence._rows.keys()) if (!elements.has(target)) elements.set(target, player._byName[target]?._elements ?? []);
    each((element, target) => displays._show(element, presence._isPresent(target)));
    draw.call(player);
  };
  player.redraw = () => {
    each((element) => displays._again(element));
    redraw.call(player);
  };
  player.unmount = () => {
    unmount.call(player);
    each((element) => {
      displays._show(element, true);
      tidy(element);
    });
    // A listener that unmounts is called before a frame is drawn.
    delete player.draw;
  };
}

/** Targets that appear and disappear with the states. */
export const targets = {
  name: "targets",
  _attach: attach,
  _isPresent: ({ _presence: presence }, target) => presence._isPresent(target),
};
