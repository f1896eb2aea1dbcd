/** How far a value of the player is from one that `simulate` prints, and how far it may be. */

const LINEAR = (x) => (Math.abs(x) <= 0.04045 ? x / 12.92 : Math.sign(x) * ((Math.abs(x) + 0.055) / 1.055) ** 2.4);

/** Premultiplied OKLab and alpha of the text of a colour: `#rrggbb`, `#rrggbbaa`, `oklab(L a b / alpha)`. */
export function color(text) {
  if (text.startsWith("oklab(")) {
    const [l, a, b, alpha = 1] = text.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
    return [l * alpha, a * alpha, b * alpha, alpha];
  }
  const [red, green, blue, alpha = 255] = text.slice(1).match(/../g).map((two) => parseInt(two, 16));
  const [r, g, b] = [red, green, blue].map((one) => LINEAR(one / 255));
  // Björn Ottosson's matrices for linear sRGB.
  const cones = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt);
  const lab = [
    0.2104542553 * cones[0] + 0.793617785 * cones[1] - 0.0040720468 * cones[2],
    1.9779984951 * cones[0] - 2.428592205 * cones[1] + 0.4505937099 * cones[2],
    0.0259040371 * cones[0] + 0.7827717662 * cones[1] - 0.808675766 * cones[2],
  ];
  return [...lab, 1].map((one) => (one * alpha) / 255);
}

const isColor = (value) => typeof value === "string" && /^(#[0-9a-f]{6}|oklab\()/.test(value);
const isPath = (value) => typeof value === "string" && /^M[-\d]/.test(value);
const pathNumbers = (text) => text.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/g).map(Number);

export function differences(player, path, own, value, tolerance, debts) {
  if (typeof value === "object" && !Array.isArray(value)) value = Object.values(value);
  const { _family: family } = player._find(path);
  const bounds = 1e-9 + allowance(player, family, tolerance, debts) + (debts.get(family) ?? 0);
  let [left, right] = [own, value];
  // Eight bits of a channel, and matrices of ten digits.
  const rounding = isColor(value) && value.startsWith("#") ? 2e-6 : 0;
  if (isColor(value)) right = color(value);
  if (isPath(value)) [left, right] = [pathNumbers(own), pathNumbers(value)];
  if (Array.isArray(right) && right.length === 6 && left.length === 16) {
    left = [0, 1, 4, 5, 12, 13].map((at) => left[at]);
  }
  if (!Array.isArray(right)) [left, right] = [[left], [right]];
  let error = left.length === right.length ? 0 : Infinity;
  right.forEach((one, at) => {
    if (typeof one !== "number") error = Math.max(error, one === left[at] ? 0 : Infinity);
    else error = Math.max(error, Math.abs(one - left[at]) / Math.max(1, Math.abs(one)));
  });
  return { error, bound: bounds + rounding };
}

/** 1e-6 and the tolerance times the travel and the weight of each contribution whose curve or route isn't exact. */
export function allowance(player, family, tolerance, debts) {
  let sum = 0;
  for (const one of family._list) {
    const { _track: track, _keys: keys, _entry: entry, _type: type, _displacement: displacement } = one._source;
    // Let go of where something was shown, and with its speed.
    if (displacement && debts.has(family)) sum += tolerance * Math.max(...displacement.map(Math.abs));
    const isNear = track?.segments.some((curve, at) => at % 7 === 4 && track._curves[curve][0] > 0);
    if (!isNear && !type?._isNear) continue;
    const all = entry ? [...keys, ...Object.values(entry).filter(Array.isArray).flat()] : keys;
    let travel = 0;
    for (const key of all) for (const other of all) key.forEach((number, at) => (travel = Math.max(travel, Math.abs(number - other[at]))));
    // Along a route the travel is its length.
    if (type._length) travel *= type._length;
    sum += 1e-6 + tolerance * travel * one._weight;
  }
  return sum;
}

/**
 * Notes the error with which something goes on from where it was shown: what is stopped, held, let go of, or begins there.
 *
 * @param {Map<object, number>} debts By family; changed.
 */
export function indebt(player, call, debts, tolerance) {
  const every = call.stop || call.stopAll || call.reverse || ((call.play || call.go || call.send) && (player.beginsFromCurrentState || !player.additive));
  const path = call.grab ?? call.spring?.property ?? call.decay?.property;
  const families = every ? player._motion.families : path ? [player._find(path)._family] : [];
  for (const family of families) {
    const owed = allowance(player, family, tolerance, debts);
    if (owed) debts.set(family, owed + (debts.get(family) ?? 0));
  }
}

/** Notes how far something goes astray that is let go of with a speed that is off, where that was a curve's: at most so far. */
export function lead(player, { decay, spring }, debts, speed) {
  const { _family: family } = player._find((decay ?? spring).property);
  if (!debts.has(family)) return;
  // Without its own it is that of a thrown list: 0.998 a millisecond.
  const rate = decay ? (decay.friction ?? -1000 * Math.log(decay.rate ?? 0.998)) : Math.sqrt(spring.spring.stiffness / (spring.spring.mass ?? 1));
  debts.set(family, debts.get(family) + speed / rate);
}
