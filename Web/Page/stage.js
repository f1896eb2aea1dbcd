// The stage: boxes that move, all on one scale, and gauges for what has no place on it.

class Stage {
  /** Instants that are looked at to find out how much room the motion takes. */
  static looks = 25;

  constructor(session, element) {
    this.session = session;
    this.element = element;
    this.world = element.querySelector(".world");
    this.gauges = element.querySelector(".gauges");
    this.note = element.querySelector(".stage-note");
    session.listen((changed) => {
      if (!session.motion) return;
      if (changed.has("motion") || changed.has("play") || changed.has("view")) this.build();
      if (changed.size > 0) this.draw();
    });
    new ResizeObserver(() => {
      if (!session.motion) return;
      this.fit();
      this.draw();
    }).observe(element);
  }

  get layers() {
    const { motion, before, compares } = this.session;
    return compares && before ? [{ slot: 1, motion: before }, { slot: 0, motion }] : [{ slot: 0, motion }];
  }

  build() {
    const times = Array.from(
      { length: Stage.looks },
      (_, index) => (this.session.length * index) / (Stage.looks - 1),
    );
    this.drawn = this.layers.map(({ slot, motion }) => ({
      slot, things: thingsOf(motion.properties), frames: this.session.frames(slot, times),
    }));
    const placed = this.measure(1).filter((thing) => thing.isPlaced);
    // Far travels get bigger boxes, which would be dots otherwise.
    const area = unionOf(placed.map((thing) => thing.extent)) ?? [0, 0, 0, 0];
    this.unit = Math.max(1, Math.min(10, Math.max(area[2] - area[0], area[3] - area[1]) / 400));
    this.measure(this.unit);
    this.place();
    this.world.replaceChildren();
    for (const layer of this.drawn) {
      layer.things.forEach((thing, index) => this.add(thing, index, layer.slot));
    }
    this.buildGauges();
    this.fit();
  }

  /** Finds out how much room every thing takes, and returns them all. */
  measure(unit) {
    return this.drawn.flatMap(({ things, frames }) => {
      for (const thing of things) thing.extent = extentOf(frames.map((frame) => boxOf(thing, frame, unit)));
      return things;
    });
  }

  /** Puts what nothing places in rows below what is placed. */
  place() {
    const places = new Map();
    const placed = this.drawn.flatMap((layer) => layer.things.filter((thing) => thing.isPlaced));
    const area = unionOf(placed.map((thing) => thing.extent));
    const loose = new Map();
    for (const layer of this.drawn) {
      for (const thing of layer.things) {
        if (thing.isPlaced) continue;
        loose.set(thing.name, unionOf([loose.get(thing.name), thing.extent].filter(Boolean)));
      }
    }
    let [x, y, row] = [0, area ? area[3] + LOOSE_GAP : 0, 0];
    const widths = [...loose.values()].map((extent) => extent[2] - extent[0] + LOOSE_GAP);
    const heights = [...loose.values()].map((extent) => extent[3] - extent[1] + LOOSE_GAP);
    const total = widths.reduce((sum, width, index) => sum + width * heights[index], 0);
    const limit = Math.max(...widths, Math.sqrt(total * 2.2), area ? area[2] - area[0] : 0);
    for (const [name, extent] of loose) {
      const width = extent[2] - extent[0];
      if (x > 0 && x + width > limit) [x, y, row] = [0, y + row + LOOSE_GAP, 0];
      places.set(name, [x - extent[0] + (area ? area[0] : 0), y - extent[1]]);
      x += width + LOOSE_GAP;
      row = Math.max(row, extent[3] - extent[1]);
    }
    for (const layer of this.drawn) {
      for (const thing of layer.things) thing.place = thing.isPlaced ? [0, 0] : places.get(thing.name);
    }
    const all = this.drawn.flatMap((layer) =>
      layer.things.map(({ extent: [left, top, right, bottom], place: [dx, dy] }) => [
        left + dx, top + dy, right + dx, bottom + dy,
      ]),
    );
    this.area = unionOf(all);
  }

  add(thing, index, slot) {
    const box = document.createElement("div");
    box.className = slot === 1 ? "box box-before" : "box";
    box.dataset.tone = index % 8;
    box.dataset.target = thing.name;
    const label = document.createElement("span");
    label.className = "box-label";
    label.textContent = thing.name;
    box.append(thing.isStroked ? svg("svg", { class: thing.hasPath ? "shape" : "ring" }, svg("path")) : label);
    thing.element = box;
    thing.label = label;
    const trace = document.createElement("div");
    trace.className = "box-trace";
    thing.trace = slot === 1 ? null : trace;
    this.world.append(...(slot === 1 ? [box] : [trace, box]));
    if (slot === 0) {
      box.addEventListener("click", () => {
        const paths = thing.properties.map((property) => property.path);
        const next = this.session.moving.find((path) => paths.includes(path));
        if (next) this.session.view({ property: next });
      });
    }
  }

  fit() {
    if (!this.area) return;
    const pad = 36;
    const room = [this.element.clientWidth - 2 * pad, this.element.clientHeight - 2 * pad];
    const below = this.gauges.offsetHeight;
    const [left, top, right, bottom] = this.area;
    const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
    this.scale = Math.max(0.02, Math.min(Math.max(1.6, 150 / Math.max(width, height)), room[0] / width, (room[1] - below) / height));
    this.offset = [
      pad + (room[0] - width * this.scale) / 2 - left * this.scale,
      pad + (room[1] - below - height * this.scale) / 2 - top * this.scale,
    ];
    this.world.style.transform = `translate(${this.offset[0]}px, ${this.offset[1]}px) scale(${this.scale})`;
    this.world.style.setProperty("--unit", `${1 / this.scale}px`);
  }

  /** Why what is shown isn't what the text says: nothing can be shown of it, or it has errors. */
  get trouble() {
    const { failure, isGood, report } = this.session;
    const error = isGood ? undefined : report.diagnostics.find(({ severity }) => severity === "error");
    if (failure !== null || !error) return failure;
    const { line, column } = error.range.start;
    return `${line}:${column} ${error.message} (this is the last good motion)`;
  }

  draw() {
    if (!this.drawn) return;
    for (const { slot, things } of this.drawn) {
      const [frame] = this.session.frames(slot, [this.session.time]);
      for (const thing of things) drawBox(thing, boxOf(thing, frame, this.unit), slot, this.scale);
      if (slot === 0) this.drawGauges(frame);
    }
    const { motion } = this.session;
    const trouble = this.trouble ?? "";
    this.note.hidden = trouble === "";
    if (this.note.textContent !== trouble) this.note.textContent = trouble;
    this.world.setAttribute("aria-label", `${motion.name} at ${this.session.time.toFixed(3)} seconds`);
  }

  // What has no place

  buildGauges() {
    const moving = new Set(this.session.moving);
    const others = this.session.properties.filter((property) => !isDrawn(property) && moving.has(property.path));
    const rows = new Map(this.session.columns(0).map((column) => [column.property, column]));
    this.scales = others.slice(0, 8).map((property) => {
      const line = document.createElement("div");
      line.className = "gauge";
      const name = document.createElement("span");
      name.textContent = property.path;
      const track = document.createElement("i");
      const dot = document.createElement("b");
      track.append(dot);
      const value = document.createElement("output");
      line.append(name, track, value);
      // Of several components the first that moves.
      const all = rows.get(property.path)?.values ?? [];
      const component = Math.max(0, all.findIndex((numbers) => numbers.some((number) => number !== numbers[0])));
      const numbers = all[component] ?? [0, 1];
      return { property, line, dot, value, component, low: Math.min(...numbers), high: Math.max(...numbers) };
    });
    this.gauges.classList.toggle("alone", this.area === null);
    this.gauges.replaceChildren(...this.scales.map((scale) => scale.line));
  }

  drawGauges(frame) {
    if (this.scales.length === 0) return;
    const numbers = new Map(this.session.now().map((column) => [column.property, column.values]));
    for (const { property, dot, value, component, low, high } of this.scales) {
      const shown = frame[property.path];
      // Integers are shown rounded.
      const number = typeof shown === "number" ? shown : numbers.get(property.path)?.[component]?.[0];
      const share = high > low && Number.isFinite(number) ? (number - low) / (high - low) : 0;
      dot.style.left = `${share * 100}%`;
      value.textContent = valueText(shown);
    }
  }
}

function drawBox({ element, label, trace, place }, box, slot, scale) {
  const style = element.style;
  const [left, top] = [box.left + place[0], box.top + place[1]];
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${Math.max(0, box.width)}px`;
  style.height = `${Math.max(0, box.height)}px`;
  style.transformOrigin = `${box.anchor[0] * 100}% ${box.anchor[1] * 100}%`;
  style.transform = transformOf(box);
  style.borderRadius = box.radius === null ? "" : `${Math.max(0, box.radius)}px`;
  style.zIndex = Math.round(box.z);
  if (trace) {
    for (const key of ["left", "top", "width", "height", "transform", "transformOrigin", "borderRadius"]) {
      trace.style[key] = style[key];
    }
  }
  const picture = element.querySelector("svg");
  if (picture) {
    picture.setAttribute("viewBox", `${box.left} ${box.top} ${box.width} ${box.height}`);
    const path = picture.firstChild;
    path.setAttribute("d", box.path);
    path.setAttribute("pathLength", 1);
    const [start, end] = box.stroke;
    path.setAttribute("stroke-dasharray", `${Math.max(0, end - start)} 2`);
    path.setAttribute("stroke-dashoffset", -start);
  }
  if (slot === 1) return;
  style.opacity = Math.max(0, Math.min(box.opacity, 1));
  style.backgroundColor = box.color ?? "";
  // Black on what is bright, white on what is dark, with the other around it, for what is neither.
  label.style.color = box.color ? `oklch(from ${box.color} clamp(0, (0.7 - l) * 1000, 1) 0 0 / 1)` : "";
  label.style.textShadow = box.color ? `0 0 3px oklch(from ${box.color} clamp(0, (l - 0.7) * 1000, 1) 0 0 / 0.35)` : "";
  style.borderWidth = box.border > 0 ? `${box.border}px` : "";
  style.borderColor = box.borderColor ?? "";
  style.borderStyle = box.border > 0 ? "solid" : "";
  const { opacity, radius, offset, color } = box.shadow;
  const ink = `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
  style.boxShadow = opacity > 0 ? `${offset[0]}px ${-offset[1]}px ${radius * 2}px ${ink}` : "";
  // Too small to be read.
  label.hidden = box.width * scale < 30 || box.height * scale < 14;
}

/** Left, top, right and bottom of all that boxes cover. */
function extentOf(boxes) {
  return unionOf(
    boxes.map((box) => {
      const corners = cornersOf(box);
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }),
  );
}

function unionOf(extents) {
  if (extents.length === 0) return null;
  return [0, 1, 2, 3].map((side) =>
    (side < 2 ? Math.min : Math.max)(...extents.map((extent) => extent[side])),
  );
}
