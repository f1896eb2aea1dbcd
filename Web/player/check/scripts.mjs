/** Scripts for `speccli simulate`, made by a seed: plays that interrupt each other, controls, springs, throws, grabs. */
import { Random } from "./random.mjs";

const SPRINGS = [
  { stiffness: 200, damping: 20 }, { stiffness: 100, damping: 20 }, { stiffness: 80, damping: 30 },
  { stiffness: 300, damping: 8, mass: 1.5 },
];

/** What can spring and glide: plain numbers, points and sizes that add up or not. */
const isReleasable = ([, type]) => ["number", "angle", "point", "size", "rect"].includes(type);

export function randomScript(spec, baked, seed) {
  const random = new Random(seed);
  const length = Math.max(0.3, ...baked.timelines.map(({ duration }) => (duration === "infinite" ? 1 : Math.min(duration, 2))));
  const releasable = baked.properties.filter(isReleasable);
  const playbacks = [];
  const events = [];
  let time = 0;
  const value = (count, size) => {
    const numbers = Array.from({ length: count }, () => Math.round((random.next() * 2 - 1) * size * 100) / 100);
    return count === 1 ? numbers[0] : numbers;
  };
  const count = ([, type]) => (type === "point" || type === "size" ? 2 : type === "rect" ? 4 : 1);
  const start = (call) => {
    const name = `p${playbacks.length}`;
    playbacks.push(name);
    events.push({ at: time, ...call, as: name });
  };
  // Some go from state to state instead, along the ways that there are.
  const forms = new Set(baked.variants.map(({ reduced }) => reduced));
  const ways = new Map();
  for (const { name, from, to } of baked.variants) if (!forms.has(name) && from !== to) ways.set(`${from} ${to}`, (ways.get(`${from} ${to}`) ?? 0) + 1);
  let state = random.of(baked.states).name;
  const origin = state;
  const goes = !baked.transitions && random.chance(0.25);
  const go = () => {
    const open = baked.states.filter(({ name }) => name === state || (ways.get(`${state} ${name}`) ?? ways.get(`${name} ${state}`)) === 1);
    state = random.of(open).name;
    events.push({ at: time, go: state });
  };
  const play = () =>
    goes ? go() :
    start({
      play: random.of(baked.variants).name, ...(random.chance(0.3) && { reversed: true }),
      ...(random.chance(0.15) && { pausesOnCompletion: true }),
    });
  play();
  for (let left = 3 + random.below(9); left > 0; left--) {
    time = Math.round((time + random.next() * length * 0.5) * 1e4) / 1e4;
    const dice = random.below(20);
    const playback = random.of(playbacks);
    // Nothing has a name yet that was only gone to.
    if (!playback && (dice > 10 && dice < 14 || dice > 15)) continue;
    if (dice < 7) play();
    else if (dice < 9 && releasable.length) {
      const property = random.of(releasable);
      const own = value(count(property), 100);
      start({
        spring: {
          property: property[0], to: own, spring: random.of(SPRINGS), ...(random.chance(0.5) && { velocity: value(count(property), 500) }),
        },
      });
    } else if (dice === 9 && releasable.length) {
      const property = random.of(releasable);
      start({ decay: { property: property[0], velocity: value(count(property), 800), ...(random.chance(0.5) && { friction: 5 }) } });
    } else if (dice === 10) events.push({ at: time, grab: random.of(baked.properties)[0] });
    else if (dice === 11) events.push({ at: time, seek: { playback, to: Math.round(random.next() * length * 1000) / 1000 } });
    else if (dice === 12) events.push({ at: time, scrub: { playback, to: Math.round(random.next() * 100) / 100 } });
    else if (dice === 13) events.push({ at: time, speed: { playback, to: random.of([0.5, 1.5, 2]) } });
    else if (dice === 14 && releasable.length) {
      const property = random.of(releasable);
      events.push({ at: time, set: { [property[0]]: value(count(property), 50) } });
    } else if (dice === 15 && random.chance(0.3)) events.push({ at: time, [random.of(["stopAll", "cancelAll"])]: true });
    else if (playback) events.push({ at: time, [random.of(["pause", "resume", "reverse", "reverse", "stop", "cancel", "finish"])]: playback });
  }
  return {
    spec, fps: 30, ...(goes && { state: origin }), until: Math.round((time + length + 0.5) * 1000) / 1000,
    animator: {
      additive: !random.chance(0.2), ...(random.chance(0.3) && { beginsFromCurrentState: random.chance(0.3) }), shouldReverseValues: random.chance(0.15),
      reducedMotion: random.chance(0.1), timeScaleFactor: random.chance(0.15) ? random.of([0, 0.5, 2]) : 1,
    },
    events,
  };
}
