/**
 * One race of players side by side: `count` numbers that go from 0 to their number, with the same curve and beginnings that differ, or on
 * the same spring. Gives rows of a name and milliseconds: to begin for the first time, and the fastest of several; a frame; to interrupt;
 * a frame after that. What an engine has compiled is faster, so the first time is told, too.
 */
const SECONDS = 2;
const BLOCK = 10;
const goal = (at, count) => at / count;

/**
 * What is raced: how this player begins it and interrupts it, anime.js's options, the browser's, and the share of the way after a second.
 */
const TWEENS = {
  share: 0.5, begin: (player) => player.play("go"), interrupt: (player) => player.play("back"),
  theirs: (anime) => ({ duration: SECONDS * 1000, delay: (_, at) => at * 0.001, ease: anime.cubicBezier(0.42, 0, 0.58, 1) }),
  timing: (at) => ({ duration: SECONDS * 1000, delay: at * 0.001, easing: "cubic-bezier(.42, 0, .58, 1)" }),
};

const SPRING = { stiffness: 4, damping: 5 };
/** Its roots are −1 and −4. */
const sprung = (t) => 1 - (4 * Math.exp(-t) - Math.exp(-4 * t)) / 3;
const letGo = (player, spring, share) => {
  const paths = player.properties;
  paths.forEach((path, at) => spring(player, path, share * goal(at, paths.length), SPRING));
};
// A browser has no springs, but curves of lines.
const LINES = `linear(${Array.from({ length: 51 }, (_, at) => sprung(at / 5)).join()})`;
const SPRINGS = {
  share: sprung(1), begin: (player, spring) => letGo(player, spring, 1), interrupt: (player, spring) => letGo(player, spring, 0),
  theirs: (anime) => ({ ease: anime.spring({ ...SPRING, mass: 1 }) }),
  timing: () => ({ duration: 10_000, easing: LINES }),
};

const fastest = (times, work) => {
  let best = Infinity;
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    work(at);
    best = Math.min(best, performance.now() - began);
  }
  return best;
};

/** A file of the player that moves opacities along ease-in-out, there and back. */
export function file(count) {
  const rows = (make) => Array.from({ length: count }, (_, at) => make(at));
  const tracks = (from, to) => rows((at) => ({ property: at, keys: [[from(at)], [to(at)]], segments: [[at * 1e-6, SECONDS + at * 1e-6, 0, 1, 0]] }));
  const timeline = (first) => ({ duration: 3, start: 0, tracks: rows((at) => first + at) });
  const end = (at) => goal(at, count);
  return {
    player: 2, generator: "race", spec: "Race", tolerance: 0.001, imports: [], parameters: [], families: rows(() => [0]),
    properties: rows((at) => [`p${at}.opacity`, "number", at, true, 0.1]),
    states: [{ name: "a", values: rows(() => [0]) }, { name: "b", values: rows((at) => [end(at)]) }],
    curves: [["pieces", 0, [0, 0, 0.42, 0, 0.58, 1, 1, 1]]], routes: [], tracks: [...tracks(() => 0, end), ...tracks(end, () => 0)],
    timelines: [timeline(0), timeline(count)],
    variants: [{ name: "go", from: "a", to: "b", timeline: 0 }, { name: "back", from: "b", to: "a", timeline: 1 }],
  };
}

const timed = (work) => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/**
 * A racer begins when it is called with what was prepared for it, which isn't timed, and gives `frame(seconds)`, `interrupt(seconds)`,
 * `end()`, and the `sum` it shows.
 */
function race(name, motion, start, count, frames, prepare = () => {}) {
  let racer;
  const [begins, interrupts] = [[], []];
  const rounds = count > 1000 ? 3 : 30;
  for (let round = 0; round < rounds; round++) {
    racer?.end();
    const prepared = prepare();
    begins.push(timed(() => (racer = start(prepared))));
    if (round === rounds - 1) break;
    racer.frame(1);
    interrupts.push(timed(() => racer.interrupt(1)));
  }
  // Browsers tell the time in tenths of a millisecond, so blocks of frames are timed.
  const block = (from) => (at) => {
    for (let own = at * BLOCK; own < (at + 1) * BLOCK; own++) racer.frame(from + (own * 0.9) / (frames - 1));
  };
  const one = fastest(frames / BLOCK, block(0.1)) / BLOCK;
  // Who doesn't move has won nothing.
  const share = racer.sum() / ((count - 1) / 2);
  if (!(Math.abs(share - motion.share) < 0.01)) throw new Error(`${name} is ${share} of the way after a second, not ${motion.share}`);
  interrupts.push(timed(() => racer.interrupt(1)));
  const two = fastest(frames / BLOCK, block(1.01)) / BLOCK;
  racer.end();
  return [name, begins[0], Math.min(...begins), one, Math.min(...interrupts), two];
}

const named = (name, motion) => (motion === SPRINGS ? `${name}, springs` : name);

/** Numbers of objects, with no page. */
export function withoutPage({ Player, many, current, spring }, anime, count, frames) {
  const json = file(count);
  const read = () => new Player(json, { use: [many, current] });
  const ours = (motion) => (player = read()) => {
    motion.begin(player, spring);
    return {
      frame: (seconds) => player.advance(seconds), interrupt: () => motion.interrupt(player, spring), end: () => {},
      sum: () => json.properties.reduce((sum, [path]) => sum + player.get(path), 0),
    };
  };
  const theirs = (motion) => () => {
    const things = Array.from({ length: count }, () => ({ opacity: 0 }));
    const to = (share) => anime.animate(things, { opacity: (_, at) => share * goal(at, count), ...motion.theirs(anime), autoplay: false });
    let [now, since] = [to(1), 0];
    return {
      frame: (seconds) => now.seek((seconds - since) * 1000),
      interrupt: (seconds) => ([now, since] = [to(0), seconds]),
      end: () => now.cancel(),
      sum: () => things.reduce((sum, { opacity }) => sum + opacity, 0),
    };
  };
  return [
    race("this player", TWEENS, ours(TWEENS), count, frames),
    ...[TWEENS, SPRINGS].flatMap((motion) => [
      race(named("this player, when it has read its file", motion), motion, ours(motion), count, frames, read),
      race(named("anime.js", motion), motion, theirs(motion), count, frames),
    ]),
  ];
}

/** Opacities of elements, read back each frame, so that the browser has to know them. */
export function withPage({ ElementPlayer, parts, many, spring }, anime, count, frames) {
  const root = document.createElement("main");
  root.innerHTML = Array.from({ length: count }, (_, at) => `<i data-motion="p${at}"></i>`).join("");
  document.body.append(root);
  const elements = [...root.children];
  const read = () => elements.reduce((sum, element) => sum + Number(getComputedStyle(element).opacity), 0);
  const reading = (racer) => ({ ...racer, frame: (seconds) => (racer.frame(seconds), read()), sum: read });
  const json = file(count);
  const mounted = () => new ElementPlayer(root, json, { clock: false, use: [...parts, many], reducedMotion: false });
  const ours = (motion) => (player = mounted()) => {
    motion.begin(player, spring);
    return reading({
      frame: (seconds) => player.advance(seconds), interrupt: () => motion.interrupt(player, spring), end: () => player.unmount(),
    });
  };
  const theirs = (motion) => () => {
    const to = (share) => anime.animate(elements, { opacity: (_, at) => share * goal(at, count), ...motion.theirs(anime), autoplay: false });
    for (const element of elements) element.style.opacity = 0;
    let [now, since] = [to(1), 0];
    return reading({
      frame: (seconds) => now.seek((seconds - since) * 1000), interrupt: (seconds) => ([now, since] = [to(0), seconds]), end: () => now.revert(),
    });
  };
  const browsers = (motion) => () => {
    const to = (seconds, composite, from, share) => elements.map((element, at) => {
      const opacity = [from * goal(at, count), share * goal(at, count)];
      const animation = element.animate({ opacity }, { ...motion.timing(at), fill: "both", composite });
      animation.pause();
      return [animation, seconds];
    });
    const all = to(0, "replace", 0, 1);
    return reading({
      frame: (seconds) => all.forEach(([animation, since]) => (animation.currentTime = (seconds - since) * 1000)),
      interrupt: (seconds) => all.push(...to(seconds, "add", 0, -1)),
      end: () => all.forEach(([animation]) => animation.cancel()),
    });
  };
  const rows = [
    race("this player", TWEENS, ours(TWEENS), count, frames),
    ...[TWEENS, SPRINGS].flatMap((motion) => [
      race(named("this player, when it is mounted", motion), motion, ours(motion), count, frames, mounted),
      race(named("WAAPI", motion), motion, browsers(motion), count, frames), race(named("anime.js", motion), motion, theirs(motion), count, frames),
    ]),
  ];
  root.remove();
  return rows;
}
