// What every picture needs: elements, ticks, numbers as text.

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with attributes and children; a text child is a text. */
function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}

/** An element of the page, by class, with children. */
function make(name, className, ...children) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** Steps of 1, 2 or 5 times a power of ten, of which about `count` fit into a length. */
function tickStep(length, count) {
  const rough = length / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * [1, 2, 5, 10].find((factor) => power * factor >= rough * 0.999);
}

function ticksOf(low, high, count) {
  const step = tickStep(high - low, count);
  const ticks = [];
  for (let tick = Math.ceil(low / step - 1e-9); tick * step <= high + step * 1e-9; tick += 1) {
    ticks.push(Number((tick * step).toPrecision(12)));
  }
  return ticks;
}

/** A time as a person reads it: milliseconds below a second. */
function timeText(seconds) {
  if (Math.abs(seconds) < 0.9995) return `${Number((seconds * 1000).toFixed(1))} ms`;
  return `${Number(seconds.toFixed(3))} s`;
}

/** A number with about four significant digits, without an exponent where it can be helped. */
function numberText(value) {
  if (!Number.isFinite(value)) return "–";
  if (value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e6)) {
    return String(Number(value.toFixed(Math.max(0, Math.min(4, 3 - Math.floor(Math.log10(Math.abs(value) || 1)))))));
  }
  return value.toPrecision(3);
}

/** A value of a property as text, as the language writes it. */
function valueText(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return numberText(value);
  if (Array.isArray(value)) return matrixWords(value) ?? value.map(valueText).join(", ");
  if (typeof value === "object") return Object.entries(value).map(([k, v]) => `${k} ${valueText(v)}`).join(", ");
  const text = hexText(String(value)) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 38)}…` : text;
}

/** A colour that isn't written in hexadecimal, rounded to what is; null for any other text. */
function hexText(text) {
  if (text === "transparent") return "#00000000";
  const found = /^oklab\((.*)\)$/.exec(text);
  if (!found) return null;
  const [l, a, b, alpha = 1] = found[1].split(/[\s/]+/).map(Number);
  const parts = [...rgbOf([l * alpha, a * alpha, b * alpha, alpha]), ...(alpha < 1 ? [alpha] : [])];
  return `#${parts.map((part) => Math.round(part * 255).toString(16).padStart(2, "0")).join("")}`;
}

/** What a matrix does, in words, or the matrix where it takes more than few of them; null for a list that is none. */
function matrixWords(m) {
  if (m.length !== 16 && m.length !== 6) return null;
  if (!m.every((number) => typeof number === "number")) return null;
  const flat = m.length === 6 ? m : [m[0], m[1], m[4], m[5], m[12], m[13]];
  const isFlat = m.length === 6 || [2, 3, 6, 7, 8, 9, 10, 11, 14, 15].every((at) => near(m[at], at === 10 || at === 15 ? 1 : 0));
  const parts = isFlat ? flatWords(flat) : spaceWords(m);
  return parts ? parts.join("; ") || "as it is" : `matrix3d(${m.map(numberText).join(", ")})`;
}

function near(one, other) {
  return Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other));
}

/** What a matrix in the plane does: it moves what it has turned, what it has turned it has slanted, and that it has scaled. */
function flatWords([a, b, c, d, x, y]) {
  const parts = [];
  if (x || y) parts.push(`translate ${numberText(x)}, ${numberText(y)}`);
  // What mirrors has a scale below 0, along the axis along which that leaves the smaller turn.
  const sign = a * d - b * c < 0 && a < 0 ? -1 : 1;
  const wide = Math.hypot(a, b);
  const turn = wide > 0 ? (Math.atan2(sign * b, sign * a) * 180) / Math.PI : (Math.atan2(-c, d) * 180) / Math.PI;
  if (Math.abs(turn) > 0.05) parts.push(`rotate ${numberText(turn)}°`);
  const tall = wide > 0 ? (a * d - b * c) / (sign * wide) : Math.hypot(c, d);
  const slant = wide > 0 && tall ? (Math.atan((a * c + b * d) / (sign * wide * tall)) * 180) / Math.PI : 0;
  if (Math.abs(slant) > 0.05) parts.push(`skew ${numberText(slant)}°`);
  const scale = [sign * wide, tall];
  if (scale.some((part) => Math.abs(part - 1) > 0.0005)) parts.push(`scale ${scale.map(numberText).join(", ")}`);
  return parts;
}

/** What a matrix in space does: a perspective of what is moved, turned about an axis and scaled; null for anything else. */
function spaceWords(m) {
  // A perspective takes its share of the depth from the last row.
  const depths = [2, 6, 10, 14];
  const deepest = depths.reduce((one, at) => (Math.abs(m[at]) > Math.abs(m[one]) ? at : one));
  const share = m[deepest] === 0 ? 0 : ((deepest === 14 ? 1 : 0) - m[deepest + 1]) / m[deepest];
  if (!depths.every((at) => near(m[at + 1], (at === 14 ? 1 : 0) - share * m[at]))) return null;
  const columns = [m.slice(0, 3), m.slice(4, 7), m.slice(8, 11)];
  const scale = columns.map((column) => Math.hypot(...column));
  if (scale.some((length) => length < 1e-6)) return null;
  const [u, v, w] = columns.map((column, at) => column.map((number) => number / scale[at]));
  const dot = (one, other) => one.reduce((sum, number, at) => sum + number * other[at], 0);
  const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  if (!near(dot(u, v), 0) || !near(dot(u, w), 0) || !near(dot(v, w), 0) || !near(dot(cross, w), 1)) return null;
  const parts = [];
  if (Math.abs(share) > 1e-9) parts.push(`perspective ${numberText(1 / share)}`);
  const moved = m.slice(12, 15);
  if (moved.some((number) => !near(number, 0))) parts.push(`translate ${moved.map(numberText).join(", ")}`);
  let axis = [v[2] - w[1], w[0] - u[2], u[1] - v[0]];
  const turn = (Math.atan2(Math.hypot(...axis), u[0] + v[1] + w[2] - 1) * 180) / Math.PI;
  // What half a turn leaves where it is lies on the axis.
  if (turn > 179.9) {
    const left = [[u[0] + 1, u[1], u[2]], [v[0], v[1] + 1, v[2]], [w[0], w[1], w[2] + 1]];
    axis = left.reduce((one, other) => (dot(other, other) > dot(one, one) ? other : one));
  }
  if (turn > 0.05) parts.push(turnWords(axis.map((number) => number / Math.hypot(...axis)), turn));
  if (scale.some((part) => Math.abs(part - 1) > 0.0005)) parts.push(`scale ${scale.map(numberText).join(", ")}`);
  return parts;
}

/** A turn about an axis of space: one of the three by its name. */
function turnWords(axis, turn) {
  const own = axis.findIndex((number) => Math.abs(number) > 0.99999);
  if (own < 0) return `rotate ${numberText(turn)}° about ${axis.map(numberText).join(", ")}`;
  return `rotate${"XYZ"[own]} ${numberText(turn * Math.sign(axis[own]))}°`;
}

/** Follows a pointer that is pressed on an element: `move` is called with each event until it is let go. */
function follow(element, move, end = () => {}) {
  element.addEventListener("pointerdown", (press) => {
    if (press.button !== 0) return;
    if (move(press) === false) return;
    press.preventDefault();
    element.setPointerCapture(press.pointerId);
    const stop = (event) => {
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      end(event);
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
  });
}
