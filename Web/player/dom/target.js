import { MOVES, STYLES, color, located, px, transform } from "./styles.js";

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\./g, "-");

/** The elements of one target, and what they show: only what is other than before is written. */
export class Target {
  _elements = [];
  _parts = {};
  _written = {};

  /** Takes note of a value; `_flush` writes those that are put together. */
  _set(keyPath, value, isColor) {
    const [whole, axis] = located(keyPath);
    const isFrame = keyPath === "frame";
    const moves = MOVES.has(whole) || isFrame;
    this._moves ||= moves;
    if (isFrame) this._parts["frame.origin"] = value;
    if (moves || /^(stroke|shadow)/.test(keyPath)) {
      this._isStale = true;
      // A number is a component; a scale or a turn of all is put in front.
      if (!Array.isArray(value) && (axis >= 0 || /(scale|rotation)$/.test(whole))) (this._parts[whole] ??= [])[axis] = value;
      else this._parts[whole] = value;
    }
    const styles = STYLES[keyPath];
    if (styles) for (const name in styles) this._write(name, styles[name](value));
    else if (keyPath === "path") this._attribute("d", value);
    else if (typeof value === "string") this._attribute(`data-${kebab(keyPath)}`, value);
    else if (!MOVES.has(whole)) this._write(`--${kebab(keyPath)}`, isColor ? color(value) : String(value));
  }

  _flush() {
    if (!this._isStale) return;
    this._isStale = false;
    const parts = this._parts;
    if (this._moves) this._write("transform", transform(parts));
    if (parts.anchorPoint) this._write("transform-origin", parts.anchorPoint.map((share) => `${share * 100}%`).join(" "));
    const { strokeStart = 0, strokeEnd = 1, shadowColor, shadowOffset: [x = 0, y = 0] = [], shadowRadius = 0, shadowOpacity = 1 } = parts;
    if ("strokeStart" in parts || "strokeEnd" in parts) {
      this._write("stroke-dasharray", `${Math.max(0, strokeEnd - strokeStart)} 1`);
      this._write("stroke-dashoffset", String(-strokeStart));
    }
    if (shadowColor) this._write("box-shadow", `${px(x)} ${px(y)} ${px(2 * shadowRadius)} ${color(shadowColor.map((one) => one * shadowOpacity))}`);
  }

  _write(name, text) {
    if (this._written[name] === text) return;
    this._written[name] = text;
    for (const element of this._elements) element.style.setProperty(name, text);
  }

  _attribute(name, text) {
    for (const element of this._elements) element.setAttribute(name, text);
  }

  /** Takes every style away that was written. */
  _clear() {
    for (const name in this._written) for (const element of this._elements) element.style.removeProperty(name);
  }
}
