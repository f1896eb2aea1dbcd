/** A number for a style sheet, without an exponent that CSS would misread; six decimals of a pixel are enough. */
const short = (x) => String(Math.round(x * 1e6) / 1e6);
export const px = (x) => `${short(x)}px`;

/** The text of a premultiplied OKLab colour; for browsers without `oklab()` sRGB, to within an eighth of a bit. */
export function color(value) {
  const alpha = value[3];
  const [l, a, b] = value.map((one) => (alpha > 0 ? one / alpha : 0));
  if (globalThis.CSS?.supports?.("color", "oklab(0 0 0)") ?? true) return `oklab(${l} ${a} ${b} / ${alpha})`;
  const cone = (x, y) => (l + x * a + y * b) ** 3;
  const [p, q, r] = [cone(0.39634, 0.2158), cone(-0.10556, -0.06385), cone(-0.08948, -1.29149)];
  const channel = (x, y, z) => {
    const light = x * p + y * q + z * r;
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
  };
  return `rgba(${channel(4.07674, -3.30771, 0.23097)}, ${channel(-1.26844, 2.60976, -0.34132)}, ${channel(-0.0042, -0.70342, 1.70761)}, ${alpha})`;
}

/** The place of a component by its name. */
const AXES = { __proto__: null, x: 0, y: 1, z: 2, width: 0, height: 1 };

/** The whole that a key path is a part of, and the place in it; the key path itself where it isn't one. */
export function located(keyPath) {
  const words = keyPath.split(".");
  const axis = AXES[words.pop()];
  return axis === undefined ? [keyPath, -1] : [words.join("."), axis];
}

const move = ([x = 0, y = 0, z = 0]) => `translate(${px(x)}, ${px(y)})${z ? ` translateZ(${px(z)})` : ""}`;
const turned = (name, x) => x && `${name}(${short(x)}deg)`;

/** One transform of the parts that there are: the place, then translation, turn, scale, and what leaves the plane. */
export function transform(parts) {
  const [way, scale, turn] = ["translation", "scale", "rotation"].map((name) => parts[`transform.${name}`] ?? []);
  const middle = parts.position ?? parts.center;
  const [ax = 0.5, ay = 0.5] = parts.anchorPoint ?? [];
  // Along an axis that doesn't move the middle stays where the page has it.
  const back = (at, share) => `${short(middle[at] === undefined ? 0 : -100 * share)}%`;
  const [even, x = 1, y = 1, z = 1] = [scale[-1] ?? 1, ...scale];
  return [
    middle && `${move(middle)} translate(${back(0, ax)}, ${back(1, ay)})`,
    parts["frame.origin"] && move(parts["frame.origin"].slice(0, 2)),
    way.length && move(way),
    // Two names of one number.
    turned("rotate", turn[2] ?? turn[-1] ?? 0),
    Object.keys(scale).length && `scale3d(${short(even * x)}, ${short(even * y)}, ${short(z)})`,
    turned("rotateX", turn[0]),
    turned("rotateY", turn[1]),
    parts.transform && `matrix3d(${parts.transform.map(short)})`,
  ].filter(Boolean).join(" ") || "none";
}

const length = (x) => px(Math.max(0, x));

const part = (at) => (value) => length(value[at]);

/** Further styles by key path: what each shows of the value. */
export const STYLES = {
  __proto__: null, opacity: { opacity: String }, alpha: { opacity: String }, backgroundColor: { "background-color": color },
  borderColor: { "border-color": color }, borderWidth: { "border-width": length }, cornerRadius: { "border-radius": length },
};
for (const name of ["bounds", "frame"]) {
  const size = `${name}.size`;
  STYLES[`${size}.width`] = { width: length };
  STYLES[`${size}.height`] = { height: length };
  STYLES[size] = { width: part(0), height: part(1) };
  STYLES[name] = { width: part(2), height: part(3) };
}
