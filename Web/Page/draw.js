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

/** What a matrix does, in words; null for a list that is none. */
function matrixWords(m) {
  if (m.length !== 16 && m.length !== 6) return null;
  if (!m.every((number) => typeof number === "number")) return null;
  const [a, b, c, d, x, y] = m.length === 6 ? m : [m[0], m[1], m[4], m[5], m[12], m[13]];
  const parts = [];
  if (x || y) parts.push(`translate ${numberText(x)}, ${numberText(y)}`);
  const turn = (Math.atan2(b, Math.abs(a)) * 180) / Math.PI;
  if (Math.abs(turn) > 0.05) parts.push(`rotate ${numberText(turn)}°`);
  const scale = [Math.hypot(a, b) * (a < 0 ? -1 : 1), Math.hypot(c, d)];
  if (scale.some((part) => Math.abs(part - 1) > 0.0005)) parts.push(`scale ${scale.map(numberText).join(", ")}`);
  return parts.join("; ") || "as it is";
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
