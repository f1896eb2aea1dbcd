import { fail } from "./core/error.js";
import { P } from "./core/numbers.js";
import { between } from "./core/types.js";

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

// What follows changes the first three numbers of a list in their places, so that frames allocate nothing.

function times(m, c) {
  const a = c[0];
  const b = c[1];
  const d = c[2];
  for (let at = 0; at < 3; at++) c[at] = m[3 * at] * a + m[3 * at + 1] * b + m[3 * at + 2] * d;
}

function decode(c) {
  for (let at = 0; at < 3; at++) {
    const size = Math.abs(c[at]);
    c[at] = size <= 0.04045 ? c[at] / 12.92 : Math.sign(c[at]) * ((size + 0.055) / 1.055) ** 2.4;
  }
}

function encode(c) {
  for (let at = 0; at < 3; at++) {
    const size = Math.abs(c[at]);
    c[at] = size <= 0.0031308 ? c[at] * 12.92 : Math.sign(c[at]) * (1.055 * size ** (1 / 2.4) - 0.055);
  }
}

function fromLinear(c, [cones] = RGB) {
  times(cones, c);
  for (let at = 0; at < 3; at++) c[at] = Math.cbrt(c[at]);
  times(LAB, c);
}

function toLinear(c, [, light] = RGB) {
  times(ROOTS, c);
  for (let at = 0; at < 3; at++) c[at] = c[at] * c[at] * c[at];
  times(light, c);
}

const turn = (degrees) => ((degrees % 360) + 360) % 360;
const SHIFTS = [0, 8, 4];

function fromHSL(c) {
  const sector = (((c[0] % 360) + 360) % 360) / 30;
  const lightness = c[2];
  const amplitude = c[1] * Math.min(lightness, 1 - lightness);
  for (let at = 0; at < 3; at++) {
    const place = (sector + SHIFTS[at]) % 12;
    c[at] = lightness - amplitude * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  }
  decode(c);
  fromLinear(c);
}

function toHSL(c) {
  toLinear(c);
  encode(c);
  const [red, green, blue] = c;
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, spread] = [(low + high) / 2, high - low];
  c[0] = c[1] = 0;
  c[2] = lightness;
  // Beside white a rounding error has any saturation.
  if (spread <= 1e-6 || lightness === 0 || lightness === 1) return;
  const saturation = (high - lightness) / Math.min(lightness, 1 - lightness);
  const sixths = high === red ? (green - blue) / spread : high === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  c[0] = turn(sixths * 60 + (saturation < 0 ? 180 : 0));
  c[1] = Math.abs(saturation);
}

const rgb = (space) => [
  (c) => (toLinear(c, space), encode(c)),
  (c) => (decode(c), fromLinear(c, space)), -1, 0,
];

/** To a space from OKLab, back, the place of its hue, and how much of what is grey. */
const SPACES = new Map([
  ["srgb", rgb(RGB)],
  ["linear-srgb", [(c) => toLinear(c), (c) => fromLinear(c), -1, 0]],
  ["display-p3", rgb(P3)],
  ["oklab", [() => {}, () => {}, -1, 0]],
  ["oklch", [
    (c) => ([c[1], c[2]] = [Math.hypot(c[1], c[2]), turn((Math.atan2(c[2], c[1]) * 180) / Math.PI)]),
    (c) => {
      const chroma = c[1];
      const angle = (c[2] * Math.PI) / 180;
      c[1] = chroma * Math.cos(angle);
      c[2] = chroma * Math.sin(angle);
    }, 2, 4e-6,
  ]],
  ["hsl", [toHSL, fromHSL, 0, 1e-5]],
]);

/** A colour's type in a space: in a key the space's numbers, alpha, which of the four are missing bit by bit, and OKLab's numbers. */
function mixedIn([name]) {
  const [to, back, hue, grey] = SPACES.get(name) || fail("must be a color space");
  const isGrey = (key) => grey > 0 && Math.abs(key[1]) <= grey;
  const missing = (key) => (isGrey(key) ? 1 << hue : 0);
  const stored = (color, alpha) => {
    back(color);
    return [...color.map((one) => one * alpha), alpha];
  };
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
      let isSame = P[0] === 0 || P[0] === 1;
      if (!isSame) {
        isSame = true;
        for (let at = 0; at < 9; at++) if (from[at] !== end[at]) isSame = false;
      }
      if (isSame) {
        const own = P[0] === 1 ? end : from;
        for (let at = 0; at < 4; at++) out[at] = own[5 + at];
        return;
      }
      type._between(from, end, out);
      const alpha = out[3];
      if (alpha) back(out);
      for (let at = 0; at < 3; at++) out[at] *= alpha;
    },
    /** The space's numbers between two that are prepared. */
    _between(from, end, out) {
      between(from, end, out, 4);
      const alpha = out[3];
      for (let at = 0; at < 3; at++) if (at !== hue) out[at] = alpha && out[at] / alpha;
    },
    _from(numbers) {
      const alpha = numbers[3];
      const own = [0, 1, 2].map((at) => (alpha ? numbers[at] / alpha : 0));
      to(own);
      return [...own, alpha, missing(own), ...numbers];
    },
    _mix(from, end, progress) {
      const ends = type._prepare(from, end);
      const [own, out] = [[], []];
      P[0] = progress;
      type._between(...ends, own);
      type._write(...ends, out);
      return [...own, missing(own), ...out];
    },
  };
  return type;
}

/** Colours that are mixed in another space than OKLab. */
export const colors = { name: "colors", types: { color: mixedIn } };
