import { MOVES, SHADOWS, STYLES, color, located, px, transform } from "./styles.js";

/** A name in lower case with hyphens. */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\./g, "-");

/** The elements of one target, and what they show: only what is other than before is written. */
export class Target {
  _elements = [];
  _parts = {};
  _written = {};
  /** By style, the text and the priority that each element had before. */
  _own = {};

  /** Takes note of a value; `_flush` writes those that are put together. */
  _set(keyPath, name, value, isColor) {
    const [whole, axis] = located(keyPath);
    const isFrame = keyPath === "frame";
    const moves = MOVES.has(whole) || isFrame;
    this._moves ||= moves;
    this._hasShadow ||= SHADOWS.has(whole);
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
    else if (typeof value === "string") this._attribute(`data-${name}`, value);
    else if (!MOVES.has(whole)) this._write(`--${name}`, isColor ? color(value) : String(value));
  }

  _flush() {
    if (!this._isStale) return;
    this._isStale = false;
    const parts = this._parts;
    if (this._moves) this._write("transform", transform(parts));
    const [x = 0.5, y = 0.5] = parts.anchorPoint ?? [];
    if (parts.anchorPoint) this._write("transform-origin", `${x * 100}% ${y * 100}%`);
    const { strokeStart = 0, strokeEnd = 1, shadowColor = [0, 0, 0, 1], shadowOffset: [right = 0, down = -3] = [], shadowRadius = 3, shadowOpacity = 0 } = parts;
    if ("strokeStart" in parts || "strokeEnd" in parts) {
      this._write("stroke-dasharray", `${Math.max(0, strokeEnd - strokeStart)} 1`);
      this._write("stroke-dashoffset", String(-strokeStart));
    }
    if (this._hasShadow) this._write("box-shadow", `${px(right)} ${px(down)} ${px(2 * shadowRadius)} ${color(shadowColor.map((one) => one * shadowOpacity))}`);
  }

  _write(name, text) {
    if (this._written[name] === text) return;
    this._written[name] = text;
    this._own[name] ??= this._elements.map(({ style }) => [style.getPropertyValue(name), style.getPropertyPriority(name)]);
    for (const element of this._elements) element.style.setProperty(name, text);
  }

  _attribute(name, text) {
    for (const element of this._elements) element.setAttribute(name, text);
  }

  /** Gives every style back that was written: what isn't there has no text. */
  _clear() {
    for (const name in this._own) this._elements.forEach(({ style }, at) => style.setProperty(name, ...this._own[name][at]));
  }
}
