import { fail } from "./core/error.js";
import { before } from "./core/playback.js";
import { any, flag, list, number, object, range, text } from "./core/reader.js";
import { STRIDE } from "./core/track.js";

/** At most this many of a kind are told for one step. */
const MOST = 1000;

/** The times of something periodic, by counting: beyond 2⁵³ a period and the next one are the same number. */
function periods(first, last, add) {
  let former = -Infinity;
  if (last < Infinity) for (let at = first; at <= last && at > former; at++) add((former = at));
}

/** Checks the loop of a track. */
function check([start, length, count], mirror) {
  const isLoop = start + length < Infinity && length > 0 && count > 0 && (mirror === undefined || count < Infinity);
  return isLoop || fail("must be a loop", "loop");
}

/** How far an endless loop is that runs with a clock. */
const phase = ([, length, count] = [], clock) => (count === Infinity ? ((clock % length) + length) % length : 0);

/** Where a looping track is. */
function locate(track, out) {
  const [start, length, count] = track.loop;
  const { _phase: phase, _local: own } = out;
  if (own <= start) {
    if (own === start) out._local += phase;
    return track._within(0, out);
  }
  if (own < start + length * count) {
    const elapsed = own + phase - start;
    let period = Math.floor(elapsed / length);
    // The quotient can round up onto the next whole number, or down below it.
    if (elapsed - period * length < 0) period -= 1;
    else if (elapsed - period * length >= length) period += 1;
    out._local = start + Math.max(0, Math.min(elapsed - period * length, length));
    return track._within(period, out);
  }
  const last = track.segments.length - STRIDE;
  if (count === Infinity) return track._hold(last, true, 0, out);
  const whole = Math.floor(count);
  const rest = count - whole;
  const [local, period] = [start + (rest || 1) * length, rest ? whole : whole - 1];
  const slack = length * 1e-9;
  out._local = local - slack;
  const at = rest ? Math.max(0, track._find(out)) : last;
  const segments = track.segments;
  // Perhaps nothing of this period has been played, but the one before it has.
  if (rest && period > 0 && (segments[at] < start || local - slack < start)) track._hold(last, true, period - 1, out);
  else if (local >= segments[at + 1] - slack) track._hold(at, true, period, out);
  else {
    out._local = local;
    track._within(period, out);
    out._input = NaN;
  }
}

/** The earlier and the later of the times between which something may happen. */
const SPAN = new Float64Array(2);
const NOTHING = [];

/** Whether something that happens once, or with a period, may do so in the span; also where the rounding of numbers has to say. */
function mayHappen({ time, period }) {
  const slack = 1e-9 * (1 + Math.abs(SPAN[0]) + Math.abs(SPAN[1]) + Math.abs(time));
  const first = SPAN[0] - slack - time;
  const last = SPAN[1] + slack - time;
  return period ? Math.floor(first / period) !== Math.floor(last / period) : first <= 0 && last >= 0;
}

/** Whether nothing happens on a playback's way from its last time to this: so it is in most frames, which needs no lists. */
function isQuiet({ _local: from, _time: to, _rhythm: rhythm, _markers: markers }) {
  SPAN[0] = Math.min(from, to);
  SPAN[1] = Math.max(from, to);
  if (markers.some(mayHappen)) return false;
  if (!rhythm) return true;
  if (rhythm.mirror !== undefined) {
    SPAN[0] = rhythm.mirror - Math.max(from, to);
    SPAN[1] = rhythm.mirror - Math.min(from, to);
  }
  return !rhythm._times.some(mayHappen);
}

/** What a playback crosses from its last time to this, in order. */
const cross = (playback, starts) => (!starts && isQuiet(playback) ? NOTHING : crossed(playback, starts));

function crossed(playback, starts) {
  const { _local: from, _time: to, _rhythm: rhythm, _markers: markers, duration } = playback;
  const forwards = from < to;
  const all = starts ? [[playback._start, "started", undefined, 0, 0]] : [];
  if (rhythm) turns(rhythm, from, to, duration, (time, kind) => all.push([time, kind > 1 ? "repeated" : "reversed", undefined, kind, 0]));
  // Backwards, the instant at which a move starts has been crossed already.
  const [after, through] = forwards ? [from, to] : [before(to), before(from)];
  markers.forEach(({ time, name, payload, period }, at) => {
    const add = (own) => all.push([own, "marker", { name, payload }, 3, at]);
    if (period) repeat(time, period, after, through, add);
    else if (time > after && time <= through) add(time);
  });
  const sign = forwards ? 1 : -1;
  return all.sort((a, b) => sign * (a[0] - b[0]) || a[3] - b[3] || sign * (a[4] - b[4]));
}

/** Calls with what a rhythm does from one time to another: 1 for a turn, 2 for a repetition, and when. */
function turns({ start, period, count, turns, between, mirror }, from, to, duration, add) {
  const own = (time) => (mirror === undefined ? time : mirror - time);
  const call = (at, kind) => {
    const time = own(at);
    const isBetween = from < to ? time > from && time <= to : time < from && time >= to;
    if (isBetween && time > 0 && time < duration) add(time, kind);
  };
  const [low, high] = [own(from), own(to)].sort((a, b) => a - b);
  let first = Math.max(0, Math.floor((low - start) / period) - 1);
  let last = Math.min(Math.floor((high - start) / period) + 1, Math.ceil(count) - 1);
  if (last - first > MOST) {
    if (own(to) > own(from)) first = last - MOST;
    else last = first + MOST;
  }
  periods(first, last, (at) => {
    if (at > 0 && between) call(start + at * period, 1);
    if (at > 0) call(start + at * period, 2);
    for (const turn of turns) if (turn + at * period < start + period * count) call(turn + at * period, 1);
  });
}

/** Calls with the times of a periodic marker after one time and not after another. */
function repeat(time, period, after, through, add) {
  let last = Math.floor((through - time) / period);
  if (time + last * period > through) last -= 1;
  let former;
  periods(Math.max(0, last - MOST, Math.floor((after - time) / period) - 1), last, (at) => {
    const own = time + at * period;
    if (own > after && own <= through && own !== former) add((former = own));
  });
}

const readRhythm = object({
  start: number, period: range(1e-9), count: range(0, Infinity), begin: range(-Infinity), turns: list(number), between: flag, "mirror?": number,
});

/** Reads when something turns and repeats. */
function rhythm(value) {
  const own = readRhythm(value);
  const { start, begin, period, count, turns } = own;
  own._cycle = begin + period * Math.min(1, count);
  own._times = [start, ...turns].map((time) => ({ time, period }));
  return own;
}

const rows = list(object({ time: number, name: text, "payload?": any, "period?": range(1e-9) }));

/** Reads markers, which are in order. */
function marks(value) {
  const all = rows(value);
  return all.every((one, at) => !at || all[at - 1].time <= one.time) ? all : fail("must be in order");
}

/** What repeats, and what is told on the way: loops of tracks, their turns and repetitions, markers. */
export const loops = {
  name: "loops",
  _loop: list(range(undefined, Infinity), 3, 3),
  _rhythm: rhythm,
  _check: check,
  _phase: phase,
  _marks: marks,
  _locate: locate,
  _cross: cross,
};
