import { ownStyle, tidy } from "./elements.js";
import { STYLES, color, located, px, transform } from "./styles.js";

/** A name in lower case with hyphens: `background-rgb-color` for `backgroundRGBColor`, `my-prop` for `my_prop`. */
export const kebab = (name) =>
  name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, "$&-").replace(/[._]/g, "-").toLowerCase();

/** What strokes and shadows are made of. */
const DRAWN = /^(stroke(Start|End)|shadow(Color|Offset(\.(width|height))?|Radius|Opacity))$/;

/** The elements of one target, and what they show: only what is other than before is written. */
export class Target {
  _elements = [];
  _parts = {};
  _written = {};
  /** By style the text and the priority that each element had before; by attribute its text, null where there was none. */
  _own = {};

  /** Takes note of a value of a property; `_flush` writes those that are put together. */
  _set({ _keyPath: keyPath, _names: names, _moves: moves }, value, isColor) {
    const [whole, axis] = located(keyPath);
    this._moves ||= moves;
    if (keyPath === "frame") this._parts["frame.origin"] = value;
    const isDrawn = DRAWN.test(keyPath);
    if (moves || isDrawn) {
      this._isStale = true;
      // A number is a component; a scale or a turn of all is put in front.
      if (!Array.isArray(value) && (axis >= 0 || /(scale|rotation)$/.test(whole))) (this._parts[whole] ??= [])[axis] = value;
      else this._parts[whole] = value;
    }
    const styles = STYLES[keyPath];
    for (const name in styles) this._write(name, styles[name](value));
    // No style shows the place of bounds.
    if (keyPath === "bounds") names = names.slice(0, 2);
    else if (styles || isDrawn) return;
    if (keyPath === "path") this._attribute("d", (this._parts.path = value));
    else if (typeof value === "string") this._attribute(`data-${names[0]}`, value);
    else if (!moves) names.forEach((name, at) => this._write(`--${name}`, isColor ? color(value) : String(names[1] ? value[at] : value)));
  }

  _flush() {
    if (!this._isStale) return;
    this._isStale = false;
    const parts = this._parts;
    if (this._moves) this._write("transform", transform(parts));
    const { anchorPoint, strokeStart, strokeEnd, shadowColor, shadowOffset, shadowRadius, shadowOpacity } = parts;
    const stroke = strokeStart ?? strokeEnd;
    // A shape of a picture has no box but that of what it draws: otherwise it turns about the picture's corner.
    const isShape = this._moves && (parts.path ?? stroke) !== undefined;
    if (isShape) this._write("transform-box", "fill-box");
    if (anchorPoint || isShape) this._write("transform-origin", [0, 1].map((axis) => `${(anchorPoint?.[axis] ?? 0.5) * 100}%`).join(" "));
    if (stroke !== undefined) {
      const start = strokeStart ?? 0;
      const drawn = Math.max(0, (strokeEnd ?? 1) - start);
      this._write("stroke-dasharray", `${drawn} 3`);
      // What has no length lies beyond the line: its round caps would be seen.
      this._write("stroke-dashoffset", String(drawn ? -start : -start - 1.5));
    }
    // Each of the others is as the language begins where it doesn't move.
    if ((shadowColor ?? shadowOffset ?? shadowRadius ?? shadowOpacity) !== undefined) {
      const [right = 0, down = -3] = shadowOffset ?? [];
      const own = (shadowColor ?? [0, 0, 0, 1]).map((one) => one * (shadowOpacity ?? 0));
      this._write("box-shadow", `${px(right)} ${px(down)} ${px(2 * (shadowRadius ?? 3))} ${color(own)}`);
    }
  }

  _write(name, text) {
    if (this._written[name] === text) return;
    this._written[name] = text;
    this._own[name] ??= this._elements.map((element) => ownStyle(element, name));
    for (const element of this._elements) element.style.setProperty(name, text);
  }

  _attribute(name, text) {
    this._own[name] ??= this._elements.map((element) => element.getAttribute(name));
    for (const element of this._elements) element.setAttribute(name, text);
  }

  /** Gives back every style and attribute that was written: a style that isn't there has no text. */
  _clear() {
    for (const name in this._own) this._elements.forEach((element, at) => {
      const own = this._own[name][at];
      if (own?.map) element.style.setProperty(name, ...own);
      else own === null ? element.removeAttribute(name) : element.setAttribute(name, own);
    });
    this._elements.forEach(tidy);
  }
}
