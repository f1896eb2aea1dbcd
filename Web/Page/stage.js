// The stage: the scene as it is at an instant, seen by one camera, and gauges for what has no place on it.

/** Instants in each variant that are looked at to find out how much room the motion takes: at most, evenly, and in each piece of it. */
const LOOKS = 97;
const EVEN_LOOKS = 13;
const PIECE_LOOKS = 8;
/** How many values are asked for that; of many properties fewer instants are looked at. */
const LOOKED_AT = 12000;
/** Onion skins over what is played. */
const SKINS = 6;

class Stage {
  constructor(session, element) {
    this.session = session;
    this.element = element;
    this.world = element.querySelector(".world");
    this.screen = element.querySelector(".screen");
    /** Where it is drawn as it was before, beside what it is now. */
    this.past = make("div", "screen past");
    this.sides = make("p", "sides", make("span", "", "before"), make("span", "", "now"));
    this.gauges = element.querySelector(".gauges");
    this.note = element.querySelector(".stage-note");
    this.tip = element.querySelector(".tip");
    session.listen((changed) => {
      if (!session.motion) return this.drawTrouble();
      if (changed.has("motion") || (changed.has("view") && this.isStale)) this.build();
      else if (changed.has("play")) this.change();
      else if (changed.has("view")) this.mark();
      if (changed.size > 0) this.draw();
    });
    new ResizeObserver(() => {
      if (!this.pictures) return;
      this.fit();
      this.draw();
    }).observe(element);
    element.addEventListener("pointerover", (event) => this.name(event.target));
    element.addEventListener("pointerleave", () => this.name(null));
  }

  get isStale() {
    return ["compares", "beside", "onion"].some((key) => this.shows?.[key] !== this.session[key]);
  }

  // The scene

  build() {
    const { session, element } = this;
    const { motion, before, compares, beside, onion } = session;
    this.shows = { compares, beside, onion };
    if (this.measured?.motion !== motion || this.measured.tree !== session.tree) this.measure();
    this.area = this.measured.area;
    const { scene } = this.measured;
    this.isSplit = compares && beside;
    for (const side of [this.past, this.screen]) {
      side.replaceChildren();
      side.classList.toggle("device", scene.screen !== null);
      side.style.background = scene.fill ?? "";
    }
    if (this.isSplit) {
      this.world.append(this.past);
      element.append(this.sides);
    } else for (const part of [this.past, this.sides]) part.remove();
    this.element.style.setProperty("--backdrop", scene.screen ? "" : (scene.fill ?? ""));
    this.element.classList.toggle("filled", !scene.screen && scene.fill !== null);
    this.routes(scene);
    this.main = new Picture(scene, this.screen, "main");
    this.pictures = [this.main];
    this.ghost = null;
    if (compares && before) {
      const past = new Scene(session, before, () => this.looks(1, before));
      this.ghost = this.isSplit ? new Picture(past, this.past, "past") : new Picture(past, this.screen, "before");
      this.pictures.push(this.ghost);
    }
    this.buildSkins();
    this.buildGauges();
    this.mark();
    this.fit();
  }

  /** Something else is played in the same scene. */
  change() {
    this.buildSkins();
    this.buildGauges();
  }

  buildSkins() {
    for (const skin of this.skins ?? []) skin.remove();
    this.skins = [];
    const { session } = this;
    if (!session.onion || !this.main) return;
    const times = Array.from({ length: SKINS }, (_, index) => (session.length * index) / (SKINS - 1));
    this.skins = session.frames(0, times).map((values, index) => {
      const skin = new Picture(this.main.scene, this.screen, "skin");
      skin.draw(values, session.absent(0, times[index]));
      return skin;
    });
  }

  /** Finds out how much room all variants take, reduced forms and what it was before too: the camera stays where it is. */
  measure() {
    const { session } = this;
    const { motion, before, tree } = session;
    const frames = this.looks(0, motion);
    const scene = new Scene(session, motion, () => frames);
    const extents = extentsOf(scene, frames);
    if (before) {
      const past = this.looks(1, before);
      extents.push(...extentsOf(new Scene(session, before, () => past), past));
    }
    const area = scene.screen ? [0, 0, ...scene.screen] : unionOf(extents);
    this.measured = { motion, tree, scene, area };
  }

  looks(slot, motion) {
    const { session } = this;
    const count = Math.max(2, Math.min(LOOKS, Math.floor(LOOKED_AT / (motion.properties.length * motion.variants.length))));
    return motion.variants.slice(0, 12).flatMap((variant) => {
      const times = looksAt(variant, count);
      return session.frames(slot, times, { variant: variant.name, reversed: false, reduced: false });
    });
  }

  /** Draws the ways along which something is moved. */
  routes(scene) {
    if (scene.routes.length === 0) return;
    const paths = scene.routes.map((d) => svg("path", { d }));
    this.screen.append(svg("svg", { class: "routes", width: 1, height: 1, "aria-hidden": "true" }, ...paths));
  }

  // The camera

  fit() {
    if (!this.area) return;
    const below = this.gauges.offsetHeight;
    const [width, height] = [this.element.clientWidth, this.element.clientHeight - below];
    const pad = Math.min(width, height) < 420 ? 18 : 32;
    const [left, top, right, bottom] = this.area;
    const [one, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
    // Two screens stand side by side, seen by one camera.
    const shift = this.isSplit ? one + Math.max(24, one * 0.12) : 0;
    const wide = one + shift;
    const most = Math.max(1.75, 260 / Math.max(wide, high));
    this.scale = Math.max(0.01, Math.min(most, (width - 2 * pad) / wide, (height - 2 * pad) / high));
    const x = (width - wide * this.scale) / 2 - left * this.scale;
    const y = (height - high * this.scale) / 2 - top * this.scale;
    this.world.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${this.scale})`;
    this.world.style.setProperty("--unit", `${1 / this.scale}px`);
    this.screen.style.left = `${shift}px`;
    this.sides.style.width = `${2 * shift * this.scale}px`;
    for (const side of [this.past, this.screen]) {
      const isDevice = this.main.scene.screen !== null;
      side.style.width = isDevice ? `${one}px` : "";
      side.style.height = isDevice ? `${high}px` : "";
    }
  }

  // Drawing

  /** Why what is shown isn't what the text says: nothing can be shown of it, or it has errors. */
  get trouble() {
    const { failure, stop, isGood, report } = this.session;
    if (stop) return `this text can't be read here: ${stop}`;
    const error = isGood ? undefined : report.diagnostics.find(({ severity }) => severity === "error");
    if (failure !== null || !error) return failure;
    const { line, column } = error.range.start;
    return `${line}:${column} ${error.message} (this is the last good motion)`;
  }

  drawTrouble() {
    const trouble = this.trouble ?? "";
    this.note.hidden = trouble === "";
    if (this.note.textContent !== trouble) this.note.textContent = trouble;
  }

  draw() {
    if (!this.main) return;
    const { session } = this;
    const shown = session.shown(0);
    this.main.draw(shown.values, session.absent(0));
    if (this.ghost) this.ghost.draw(session.shown(1).values, session.absent(1));
    this.drawGauges(shown);
    this.drawTrouble();
    this.world.setAttribute("aria-label", `${session.motion.name} at ${session.time.toFixed(3)} seconds`);
  }

  /** Marks what the selected property belongs to. */
  mark() {
    const target = this.session.properties.find(({ path }) => path === this.session.property)?.target;
    for (const { node, element } of this.main.parts) element.classList.toggle("box-selected", node.name === target);
  }

  /** Says the name of what the pointer is over. */
  name(target) {
    const box = target?.closest?.("[data-target]");
    this.tip.hidden = !box;
    if (!box) return;
    this.tip.textContent = box.dataset.target;
    const [own, around] = [box.getBoundingClientRect(), this.element.getBoundingClientRect()];
    const x = Math.max(own.left, around.left) - around.left;
    const y = Math.max(own.top, around.top + 26) - around.top;
    this.tip.style.transform = `translate(${Math.min(x, around.width - 90)}px, ${y - 24}px)`;
  }

  // What has no place

  buildGauges() {
    const { session } = this;
    const moving = new Set(session.moving);
    const drawn = new Set(this.main.scene.nodes.flatMap((node) => node.properties.map(({ path }) => path)));
    const others = session.properties.filter(({ path }) => !drawn.has(path) && moving.has(path)).slice(0, 8);
    this.gauges.classList.toggle("alone", this.area === null);
    this.scales = others.map((property) => {
      const line = make("div", "gauge");
      const dot = make("b");
      const value = make("output");
      line.append(make("span", "", property.path), make("i", "", dot), value);
      const column = session.attempt(0, () =>
        session.player.graph(0, session.request, property.path, session.length, session.rowsOf(property.path, ROWS)),
      );
      // Of several components the first that moves.
      const all = column?.values ?? [];
      const component = Math.max(0, all.findIndex((numbers) => numbers.some((number) => number !== numbers[0])));
      const numbers = all[component] ?? [0, 1];
      return { property, line, dot, value, component, low: Math.min(...numbers), high: Math.max(...numbers) };
    });
    this.gauges.replaceChildren(...this.scales.map((scale) => scale.line));
  }

  drawGauges({ values, numbers, places }) {
    for (const { property, dot, value, component, low, high } of this.scales) {
      const shown = values[property.path];
      const [place] = places?.get(property.path) ?? [];
      // Integers are shown rounded.
      const number = typeof shown === "number" ? shown : numbers?.[place + component];
      const share = high > low && Number.isFinite(number) ? (number - low) / (high - low) : 0;
      dot.style.left = `${share * 100}%`;
      value.textContent = valueText(shown);
    }
  }
}

/** The event of the topmost layer at a point of the page that is seen and has one, itself or by what it lies in; null for none. */
function eventAt(stage, x, y) {
  const isSeen = (box) => box === stage || (!(Number.parseFloat(box.style.opacity) < 0.01) && isSeen(box.parentElement));
  for (const element of document.elementsFromPoint(x, y)) {
    const box = stage.contains(element) ? element.closest(".box-main") : null;
    const tapped = box && isSeen(box) ? box.closest("[data-tap]") : null;
    if (tapped) return tapped.dataset.tap;
  }
  return null;
}

/** The instants of a variant that are looked at, of what is short as many as of what is long; so many at most. */
function looksAt({ shown, tracks }, count) {
  const times = new Set();
  const add = (start, end, steps) => {
    for (let step = 0; step <= steps; step += 1) times.add(Math.min(start + ((end - start) * step) / steps, shown));
  };
  add(0, shown, EVEN_LOOKS - 1);
  for (const { start, end } of tracks.flatMap((track) => track.segments)) add(start, end, PIECE_LOOKS);
  const all = [...times].sort((one, other) => one - other);
  const step = Math.max(1, (all.length - 1) / (count - 1));
  return Array.from({ length: Math.min(all.length, count) }, (_, index) => all[Math.round(index * step)]);
}

/** Left, top, right and bottom of all layers of a scene that move, in all frames. */
function extentsOf(scene, frames) {
  const extents = [];
  for (const frame of frames) {
    const places = new Map();
    for (const node of scene.nodes) {
      const box = boxOf(node, frame);
      const parent = places.get(node.parent);
      // What can't be seen needs no room.
      const counts = !node.parent?.layer.clip && (node.isGuess || node.isSeen);
      if (!parent && node.children.length === 0) {
        if (counts) extents.push(reachOf(box));
        continue;
      }
      const place = placeOf(box);
      if (parent) place.preMultiplySelf(parent);
      places.set(node, place);
      if (counts) extents.push(extentOf(box, place));
    }
  }
  return extents;
}

/** One drawing of a scene: an element for each layer, in that of its parent. */
class Picture {
  constructor(scene, root, kind) {
    this.scene = scene;
    this.kind = kind;
    const elements = new Map();
    let tone = 0;
    this.parts = scene.nodes.map((node) => {
      const part = this.part(node, node.isGuess ? (tone += 1) - 1 : 0);
      elements.set(node, part.element);
      (node.parent ? elements.get(node.parent) : root).append(part.element);
      return part;
    });
  }

  remove() {
    for (const { node, element } of this.parts) if (!node.parent) element.remove();
  }

  part(node, tone) {
    const { layer } = node;
    const element = make("div", `box box-${this.kind}`);
    if (node.thing) element.dataset.target = node.name;
    const isInThing = (one) => one !== null && (one.thing !== undefined || isInThing(one.parent));
    const isStill = this.kind === "skin" ? !isInThing(node) : !node.thing;
    if (this.kind !== "main" && isStill) element.classList.add("box-still");
    if (this.kind === "main" && typeof layer.tap === "string") element.dataset.tap = layer.tap;
    element.classList.toggle("guess", node.isGuess === true);
    element.classList.toggle("behind", node.isBehind === true);
    element.dataset.tone = tone % 8;
    if (layer.clip) element.classList.add("clips");
    const part = { node, element, kept: {} };
    const source = layer.path ?? layer.icon ?? null;
    const isRing = layer.shape === "circle" && node.properties.some(({ keyPath }) => keyPath.startsWith("stroke"));
    if (source !== null || node.isPath || isRing) {
      part.path = svg("path", { pathLength: 1 });
      part.picture = svg("svg", { "aria-hidden": "true" }, part.path);
      element.append(part.picture);
      element.classList.add("drawn");
      element.classList.toggle("lines", isRing || (!layer.fill && (layer.stroke !== undefined || node.isStroked === true)));
      part.source = source ?? (isRing ? "ring" : node.isStroked && !node.keys.has("path") ? RING : null);
    }
    if (typeof layer.image === "string" && layer.image.startsWith("data:image/")) {
      part.image = make("img");
      part.image.alt = "";
      part.image.src = layer.image;
      element.append(part.image);
    }
    if (layer.text !== undefined || node.properties.some(({ type }) => type === "string")) {
      part.text = make("span", `box-text at-${layer.align ?? "left"}`, layer.text ?? "");
      part.text.style.fontSize = `${layer.fontSize ?? 15}px`;
      if (layer.color) part.text.style.color = layer.color;
      element.append(part.text);
    }
    return part;
  }

  /** Draws values, and nothing of what is absent. */
  draw(values, absent) {
    const boxes = new Map();
    for (const part of this.parts) {
      const box = boxOf(part.node, values);
      boxes.set(part.node, box);
      put(part, part.element.style, "display", absent.has(part.node.name) ? "none" : "");
      drawPart(part, box, boxes.get(part.node.parent)?.origin ?? [0, 0], this.kind);
    }
  }
}

/** Sets what has changed of a style. */
function put(part, style, key, value) {
  if (part.kept[key] === value) return;
  part.kept[key] = value;
  style[key] = value;
}

function drawPart(part, box, origin, kind) {
  const { node, element } = part;
  const { layer } = node;
  const style = element.style;
  put(part, style, "left", `${box.left - origin[0]}px`);
  put(part, style, "top", `${box.top - origin[1]}px`);
  put(part, style, "width", `${Math.max(0, box.width)}px`);
  put(part, style, "height", `${Math.max(0, box.height)}px`);
  put(part, style, "transformOrigin", `${box.anchor[0] * 100}% ${box.anchor[1] * 100}%`);
  put(part, style, "transform", transformOf(box));
  put(part, style, "borderRadius", node.isRound ? "50%" : box.radius === null ? "" : `${Math.max(0, box.radius)}px`);
  if (box.z !== 0 || part.kept.zIndex) put(part, style, "zIndex", String(Math.round(box.z)));
  if (part.picture) drawPath(part, box);
  if (part.text && box.text !== null) {
    if (part.kept.text !== box.text) part.text.textContent = part.kept.text = box.text;
    // What stands on a back is written for who looks at the back.
    const isBack = Array.isArray(box.matrix) && box.matrix.length === 16 && box.matrix[0] < 0 && box.matrix[5] > 0;
    put(part, part.text.style, "scale", isBack ? "-1 1" : "");
  }
  if (kind === "before") return;
  put(part, style, "opacity", String(Math.max(0, Math.min(box.opacity, 1))));
  const fill = box.color ?? layer.fill ?? null;
  if (part.path) put(part, part.path.style, "fill", element.classList.contains("lines") ? "none" : (fill ?? ""));
  else put(part, style, "backgroundColor", fill ?? "");
  const shadows = [];
  if (!part.path && box.border > 0) shadows.push(`inset 0 0 0 ${box.border}px ${box.borderColor ?? "currentColor"}`);
  if (part.path) {
    put(part, part.path.style, "stroke", box.borderColor ?? (layer.fill || fill ? "none" : ""));
    put(part, part.path.style, "strokeWidth", String(box.border || node.base.lineWidth));
  }
  if (box.shadow) {
    const { opacity, radius, offset, color } = box.shadow;
    const ink = `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
    if (opacity > 0) shadows.push(`${offset[0]}px ${-offset[1]}px ${radius * 2}px ${ink}`);
  } else if (layer.shadow > 0) {
    shadows.push(`0 ${layer.shadow * 0.3}px ${layer.shadow}px rgb(0 0 0 / 0.18)`, "0 0 1px rgb(0 0 0 / 0.16)");
  }
  put(part, style, part.path ? "filter" : "boxShadow", part.path ? "" : shadows.join(", "));
}

function drawPath(part, box) {
  const { node, picture, path } = part;
  const { layer } = node;
  const source = box.path ?? part.source;
  if (source === null) return;
  const isLoose = node.base.isLoose && box.path !== null;
  const view = layer.icon
    ? "0 0 24 24"
    : source === RING ? "0 0 64 64" : `${isLoose ? `${box.left} ${box.top}` : "0 0"} ${box.width} ${box.height}`;
  let d = source;
  if (source === "ring") {
    const half = box.width / 2;
    const r = Math.max(0, half - node.base.lineWidth / 2);
    d = `M${half} ${half - r}A${r} ${r} 0 0 1 ${half} ${half + r}A${r} ${r} 0 0 1 ${half} ${half - r}`;
  }
  if (part.kept.view !== view) picture.setAttribute("viewBox", (part.kept.view = view));
  if (part.kept.d !== d) path.setAttribute("d", (part.kept.d = d));
  if (!part.node.properties.some(({ keyPath }) => keyPath.startsWith("stroke"))) return;
  const [start, end] = box.stroke;
  path.setAttribute("stroke-dasharray", `${Math.max(0, end - start)} 2`);
  path.setAttribute("stroke-dashoffset", -start);
  // A dash of no length would still have its round caps.
  path.style.strokeLinecap = end > start ? "" : "butt";
}
