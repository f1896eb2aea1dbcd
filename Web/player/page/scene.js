// The scene of a spec's preview: an element for each layer, in that of its parent. `data-motion` says what moves, or comes and
// goes, and the player writes its styles there; what a style of that element doesn't show is copied from it.

const SVG = "http://www.w3.org/2000/svg";
const listed = (value, ...names) => (value === undefined || Array.isArray(value) ? value : names.map((name) => value[name]));
const make = (name, className) => Object.assign(document.createElement(name), { className });
// As the player names what no style shows.
const kebab = (name) => name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, "$&-").replace(/[._]/g, "-").toLowerCase();

/** The shape of a layer that a box can't have: a path, an icon, or the stroke of a circle. */
function pictureOf(layer, keys, [, , width, height]) {
  const isStroked = keys.some((key) => key.startsWith("stroke"));
  const r = width / 2 - (layer.lineWidth ?? 1) / 2;
  const ring = `M${width / 2} ${height / 2 - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}`;
  const d = layer.path ?? layer.icon ?? (isStroked ? ring : keys.includes("path") ? "" : null);
  if (d === null) return null;
  const [svg, path] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "path")];
  svg.setAttribute("viewBox", layer.icon ? "0 0 24 24" : `0 0 ${width} ${height}`);
  path.setAttribute("d", d);
  if (isStroked) path.setAttribute("pathLength", "1");
  Object.assign(path.style, { fill: layer.fill ?? "none", stroke: layer.stroke ?? "none", strokeWidth: layer.lineWidth ?? 1 });
  svg.append(path);
  return svg;
}

/** Where an element stands, so that what the player writes moves it from there: sizes change around the anchor. */
function put(style, layer, keys, [x, y, width, height]) {
  const [ax, ay] = listed(layer.anchor, "x", "y") ?? [0.5, 0.5];
  const has = (names, axis) => keys.some((key) => names.some((name) => key === name || key === `${name}.${axis}`));
  const isFramed = ["x", "y"].some((axis) => has(["frame", "frame.origin"], axis));
  const at = (axis, start, middle) => {
    if (has(["frame", "frame.origin", "position", "center"], axis)) return "0";
    return `${isFramed ? start : middle}px`;
  };
  style.left = at("x", x, x + width * ax);
  style.top = at("y", y, y + height * ay);
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.transformOrigin = `${ax * 100}% ${ay * 100}%`;
  // The player puts the middle of what has a position there, along the axes that move.
  const by = (axis, share) => `${((has(["position", "center"], axis) ? 0.5 : 0) - share) * 100}%`;
  if (!isFramed) style.translate = `${by("x", ax)} ${by("y", ay)}`;
}

/** Copies what the player wrote to a layer's element to what shows it. */
function copier(element, layer, keys, picture, words) {
  const shape = picture?.firstChild;
  const texts = keys.map((key) => `data-${kebab(key)}`);
  return () => {
    const { style } = element;
    if (shape && element.hasAttribute("d")) shape.setAttribute("d", element.getAttribute("d"));
    if (shape && style.backgroundColor) shape.style.fill = style.backgroundColor;
    if (shape && style.borderColor) shape.style.stroke = style.borderColor;
    if (shape && style.borderWidth) shape.style.strokeWidth = style.borderWidth;
    // A stroke of no length would still have its round caps.
    if (shape) shape.style.strokeLinecap = parseFloat(style.strokeDasharray) === 0 ? "butt" : "";
    const text = words && texts.find((name) => element.hasAttribute(name));
    if (text) words.textContent = element.getAttribute(text);
    if (!words || !keys.includes("transform")) return;
    // What stands on a back is written for who looks at the back.
    const { m11, m22 } = new DOMMatrix(style.transform);
    words.style.scale = m11 < 0 && m22 > 0 ? "-1 1" : "";
  };
}

function elementOf(name, layer, keys, frame, isTarget) {
  const element = make("div", "part");
  const { style } = element;
  if (isTarget) element.dataset.motion = name;
  put(style, layer, keys, frame);
  const picture = pictureOf(layer, keys, frame);
  if (picture) {
    element.classList.add("drawn");
    element.append(picture);
  } else {
    style.backgroundColor = layer.fill ?? "";
    const hasBorder = keys.includes("borderWidth") || keys.includes("borderColor");
    if (hasBorder) style.border = `${layer.lineWidth ?? 1}px solid ${layer.stroke ?? "transparent"}`;
    const [reach, line] = [layer.shadow ?? 0, layer.lineWidth ?? 1];
    style.boxShadow = [
      layer.stroke && !hasBorder && `inset 0 0 0 ${line}px ${layer.stroke}`, reach > 0 && `0 ${reach * 0.3}px ${reach}px rgb(0 0 0 / 0.18)`,
    ].filter(Boolean).join(", ");
  }
  style.borderRadius = layer.shape === "circle" ? "50%" : `${layer.radius ?? 0}px`;
  style.opacity = layer.opacity ?? 1;
  if (layer.clip) style.overflow = "clip";
  if (typeof layer.image === "string" && layer.image.startsWith("data:image/")) {
    element.append(Object.assign(make("img", ""), { alt: "", src: layer.image }));
  }
  let words = null;
  if (layer.text !== undefined) {
    words = make("span", `words at-${layer.align ?? "left"}`);
    words.textContent = layer.text;
    Object.assign(words.style, { fontSize: `${layer.fontSize ?? 15}px`, color: layer.color ?? "" });
    element.append(words);
  }
  if (keys.length > 0 && (picture || words)) {
    const copy = copier(element, layer, keys, picture, words);
    new MutationObserver(copy).observe(element, { attributes: true });
  }
  return element;
}

/**
 * Draws a scene into an element; `keysOf` says what of each target moves, nothing of one that only comes and goes. Returns the elements
 * that take taps, with their events.
 */
function drawScene(scene, root, keysOf) {
  const { layers } = scene;
  const screen = listed(scene.screen, "width", "height");
  if (screen) {
    root.classList.add("screen");
    Object.assign(root.style, { width: `${screen[0]}px`, height: `${screen[1]}px`, background: scene.fill ?? "" });
  }
  const frameOf = ({ frame, parent }) => {
    if (frame) return listed(frame, "x", "y", "width", "height");
    const around = layers[parent] ? frameOf(layers[parent]) : [0, 0, ...(screen ?? [390, 844])];
    return [0, 0, around[2], around[3]];
  };
  const [homes, taps] = [new Map(), []];
  for (const [name, layer] of Object.entries(layers)) {
    const keys = keysOf.get(name) ?? [];
    const element = elementOf(name, layer, keys, frameOf(layer), keysOf.has(name));
    // What scrolls moves those in it.
    const scrolled = keys.map((key) => /^(contentOffset|bounds\.origin)(\.[xy])?$/.exec(key)?.[1]).find(Boolean);
    const home = scrolled ? make("div", "scrolled") : element;
    if (scrolled) {
      const way = (axis) => `calc(var(--${kebab(scrolled.replace(".origin", ""))}-${axis}, 0) * -1px)`;
      home.style.transform = `translate(${way("x")}, ${way("y")})`;
      element.append(home);
    }
    homes.set(name, { element, home });
    if (typeof layer.tap === "string") taps.push([element, layer.tap]);
  }
  for (const [name, { parent }] of Object.entries(layers)) (homes.get(parent)?.home ?? root).append(homes.get(name).element);
  return taps;
}
