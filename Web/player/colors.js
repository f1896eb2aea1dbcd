import { fail } from "./core/error.js";
import { P } from "./core/numbers.js";
import { mix } from "./core/types.js";

const times = (m, [a, b, c]) => [m[0] * a + m[1] * b + m[2] * c, m[3] * a + m[4] * b + m[5] * c, m[6] * a + m[7] * b + m[8] * c];
const each = (color, change) => color.map(change);
const product = (a, b) => [0, 3, 6].flatMap((row) => [0, 1, 2].map((at) => a[row] * b[at] + a[row + 1] * b[at + 3] + a[row + 2] * b[at + 6]));

const CONES_OF_XYZ = [0.819022437996703, 0.3619062600528904, -0.1288737815209879, 0.0329836539323885, 0.9292868615863434,
  0.0361446663506424, 0.0481771893596242, 0.2642395317527308, 0.6335478284694309];
const XYZ_OF_CONES = [1.2268798758459243, -0.5578149944602171, 0.2813910456659647, -0.0405757452148008, 1.112286803280317,
  -0.0717110580655164, -0.0763729366746601, -0.4214933324022432, 1.5869240198367816];
/** To the cones from linear light of the primaries of sRGB and of Display P3, and back. */
const RGB = [
  product(CONES_OF_XYZ, [506752 / 1228815, 87881 / 245763, 12673 / 70218, 87098 / 409605, 175762 / 245763, 12673 / 175545, 7918 / 409605,
    87881 / 737289, 1001167 / 1053270]),
  product([12831 / 3959, -329 / 214, -1974 / 3959, -851781 / 878810, 1648619 / 878810, 36519 / 878810, 705 / 12673, -2585 / 12673,
    705 / 667], XYZ_OF_CONES),
];
const P3 = [
  product(CONES_OF_XYZ, [608311 / 1250200, 189793 / 714400, 198249 / 1000160, 35783 / 156275, 247089 / 357200, 198249 / 2500400, 0,
    32229 / 714400, 5220557 / 5000800]),
  product([446124 / 178915, -333277 / 357830, -72051 / 178915, -14852 / 17905, 63121 / 35810, 423 / 17905, 11844 / 330415, -50337 / 660830,
    316169 / 330415], XYZ_OF_CONES),
];
const LAB = [0.210454268309314, 0.7936177747023054, -0.0040720430116193, 1.9779985324311684, -2.42859224204858, 0.450593709617411,
  0.0259040424655478, 0.7827717124575296, -0.8086757549230774];
const ROOTS = [1, 0.3963377773761749, 0.2158037573099136, 1, -0.1055613458156586, -0.0638541728258133, 1, -0.0894841775298119,
  -1.2914855480194092];

const decode = (x) => (Math.abs(x) <= 0.04045 ? x / 12.92 : Math.sign(x) * ((Math.abs(x) + 0.055) / 1.055) ** 2.4);
const encode = (x) => (Math.abs(x) <= 0.0031308 ? x * 12.92 : Math.sign(x) * (1.055 * Math.abs(x) ** (1 / 2.4) - 0.055));
const fromLinear = (linear, [cones] = RGB) => times(LAB, each(times(cones, linear), Math.cbrt));
const toLinear = (lab, [, light] = RGB) => times(light, each(times(ROOTS, lab), (x) => x * x * x));
const turn = (degrees) => ((degrees % 360) + 360) % 360;

function fromHSL([hue, saturation, lightness]) {
  const sector = turn(hue) / 30;
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const component = (shift) => {
    const place = (sector + shift) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return fromLinear(each([component(0), component(8), component(4)], decode));
}

function toHSL(lab) {
  const [red, green, blue] = each(toLinear(lab), encode);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, spread] = [(low + high) / 2, high - low];
  // Beside white a rounding error has any saturation.
  if (spread <= 1e-6 || lightness === 0 || lightness === 1) return [0, 0, lightness];
  const saturation = (high - lightness) / Math.min(lightness, 1 - lightness);
  const sixths = high === red ? (green - blue) / spread : high === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return [turn(sixths * 60 + (saturation < 0 ? 180 : 0)), Math.abs(saturation), lightness];
}

/** To a space from OKLab, back, the place of its hue, and how much of what is grey. */
const SPACES = new Map([
  ["srgb", [(lab) => each(toLinear(lab), encode), (rgb) => fromLinear(each(rgb, decode)), -1, 0]],
  ["linear-srgb", [(lab) => toLinear(lab), (linear) => fromLinear(linear), -1, 0]],
  ["display-p3", [(lab) => each(toLinear(lab, P3), encode), (rgb) => fromLinear(each(rgb, decode), P3), -1, 0]],
  ["oklab", [(lab) => lab, (lab) => lab, -1, 0]],
  ["oklch", [
    ([l, a, b]) => [l, Math.hypot(a, b), turn((Math.atan2(b, a) * 180) / Math.PI)],
    ([l, c, h]) => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)], 2, 4e-6,
  ]],
  ["hsl", [toHSL, fromHSL, 0, 1e-5]],
]);

/** A colour's type in a space: in a key the space's numbers, alpha, which of the four are missing bit by bit, and OKLab's numbers. */
function mixedIn([name]) {
  const [to, back, hue, grey] = SPACES.get(name) || fail("no such space");
  const isGrey = (key) => grey > 0 && Math.abs(key[1]) <= grey;
  const missing = (key) => (isGrey(key) ? 1 << hue : 0);
  const stored = (color, alpha) => [...back(color).map((one) => one * alpha), alpha];
  /** A key with another's components where its own are missing; the hue of a grey doesn't show. */
  const filled = (key, other) => {
    const own = key[4] & ~other[4];
    const all = key.map((one, at) => (at < 4 && (own >> at) & 1 ? other[at] : one));
    if (own && !(own === 1 << hue && isGrey(key))) all.splice(5, 4, ...stored(all.slice(0, 3), all[3]));
    return all;
  };
  const type = {
    _name: "color", _count: 9, _size: 4, _isDiscrete: false, _isPlain: false,
    _prepare(from, end) {
      const [first, last] = [filled(from, end), filled(end, from)];
      if (last[hue] - first[hue] > 180) first[hue] += 360;
      else if (last[hue] - first[hue] < -180) last[hue] += 360;
      for (const key of [first, last]) for (let at = 0; at < 3; at++) if (at !== hue) key[at] *= key[3];
      return [first, last];
    },
    _write(from, end, out) {
      const progress = P[0];
      if (progress === 0 || progress === 1 || from.every((one, at) => one === end[at])) {
        const own = progress === 1 ? end : from;
        for (let at = 0; at < 4; at++) out[at] = own[5 + at];
        return;
      }
      const alpha = mix(from[3], end[3], progress);
      const lab = alpha ? back(type._at(from, end, progress, alpha)) : [0, 0, 0];
      for (let at = 0; at < 3; at++) out[at] = lab[at] * alpha;
      out[3] = alpha;
    },
    /** The space's numbers between two that are prepared. */
    _at: (from, end, progress, alpha) =>
      [0, 1, 2].map((at) => (at === hue ? mix(from[at], end[at], progress) : alpha && mix(from[at], end[at], progress) / alpha)),
    _from(numbers) {
      const alpha = numbers[3];
      const own = to([0, 1, 2].map((at) => (alpha ? numbers[at] / alpha : 0)));
      return [...own, alpha, missing(own), ...numbers];
    },
    _mix(from, end, progress) {
      const ends = type._prepare(from, end);
      const out = [0, 0, 0, 0];
      P[0] = progress;
      type._write(...ends, out);
      const alpha = mix(ends[0][3], ends[1][3], progress);
      const own = type._at(...ends, progress, alpha);
      return [...own, alpha, missing(own), ...out];
    },
  };
  return type;
}

/** Colours that are mixed in another space than OKLab. */
export const colors = { name: "colors", types: { color: mixedIn } };
