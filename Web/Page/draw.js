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

/** A value of a property as text. */
function valueText(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return numberText(value);
  if (Array.isArray(value)) {
    return value.length > 6 ? `${value.length} numbers` : value.map(valueText).join(", ");
  }
  if (typeof value === "object") return Object.entries(value).map(([k, v]) => `${k} ${valueText(v)}`).join(", ");
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 38)}…` : text;
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
