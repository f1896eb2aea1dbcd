// The curves of the text, to take hold of: the points of a Bézier are dragged, the numbers of a spring are set, and what is
// written changes with them.

/** Coordinates of a curve's picture: 0…1 in both directions, with room for overshoot, which is more for what goes beyond it. */
const CURVE_VIEW = { width: 300, height: 260, pad: 40, low: -0.35, high: 1.35, beyond: 0.1 };
/** The ends of the sliders of a spring's numbers. */
const SPRING_ENDS = {
  mass: [0.1, 5], stiffness: [10, 1000], damping: [1, 100], tension: [10, 1000], friction: [1, 100],
  response: [0.05, 2], duration: [0.05, 2], settles: [0.1, 3], dampingRatio: [0.1, 2], dampingFraction: [0.1, 2],
  bounce: [-0.5, 0.9], initialVelocity: [-20, 20],
};

class Handles {
  constructor(session, editor, element) {
    this.session = session;
    this.editor = editor;
    this.choice = element.querySelector("#curve");
    this.plot = element.querySelector(".curve-plot");
    this.controls = element.querySelector(".curve-controls");
    this.hint = element.querySelector(".hint");
    this.facts = element.querySelector(".curve-facts");
    this.empty = element.querySelector(".curve-empty");
    this.body = element.querySelector(".curve-body");
    this.index = 0;
    this.choice.addEventListener("change", () => {
      this.index = Number(this.choice.value);
      this.isOther = false;
      this.draw();
    });
    session.listen((changed) => {
      if (!session.motion) return;
      if ((changed.has("view") || changed.has("play")) && session.property !== this.property) this.follow();
      if (changed.has("text")) this.draw();
    });
  }

  get curve() {
    const { curves } = this.session;
    return curves[this.index] ?? curves[0];
  }

  /** Shows the curve that the chosen property moves along. */
  follow() {
    this.property = this.session.property;
    const found = this.session.curveIndex;
    if (found >= 0) this.index = found;
    this.isOther = found < 0;
    this.draw();
  }

  draw() {
    if (this.isHeld) return this.picture();
    const { curves } = this.session;
    this.empty.hidden = curves.length > 0 && !this.isOther;
    this.empty.textContent = curves.length > 0
      ? `What ${this.session.property} moves along is no Bézier and no spring of this text; this is another curve.`
      : "No curve of this spec is written as a Bézier or a spring.";
    this.body.hidden = curves.length === 0;
    if (curves.length === 0) return;
    this.choice.replaceChildren(
      ...curves.map((curve, index) => {
        const option = make("option", "", curve.label || "curve");
        option.value = index;
        option.selected = curve === this.curve;
        return option;
      }),
    );
    this.low = null;
    this.frame([]);
    this.controls.replaceChildren(...(this.curve.bezier ? this.bezierInputs() : this.springInputs()));
    this.hint.hidden = !this.curve.bezier;
    this.picture();
  }

  /** The text of a curve as it stands in the spec. */
  textOf({ range: [start, end] }) {
    return new TextDecoder().decode(this.session.bytes.subarray(start, end));
  }

  // The picture

  x(value) {
    return CURVE_VIEW.pad + value * (CURVE_VIEW.width - 2 * CURVE_VIEW.pad);
  }

  y(value) {
    const { height } = CURVE_VIEW;
    return 10 + (1 - (value - this.low) / (this.high - this.low)) * (height - 20);
  }

  /** Begins a picture that has room for a curve with those values and for its control points, unless there is one. */
  frame(values) {
    const points = this.curve.bezier?.filter((_, index) => index % 2) ?? [];
    const all = [...values, ...points].filter(Number.isFinite);
    const low = Math.min(CURVE_VIEW.low, Math.min(...all) - CURVE_VIEW.beyond);
    const high = Math.max(CURVE_VIEW.high, Math.max(...all) + CURVE_VIEW.beyond);
    if (low === this.low && high === this.high) return;
    [this.low, this.high] = [low, high];
    this.plot.replaceChildren(this.makePicture());
  }

  makePicture() {
    const { width, height } = CURVE_VIEW;
    const line = (x1, y1, x2, y2, name) => svg("line", { class: name, x1, y1, x2, y2 });
    this.path = svg("path", { class: "line tone-0" });
    this.speedPath = svg("path", { class: "line line-speed" });
    this.arms = [svg("line", { class: "arm" }), svg("line", { class: "arm" })];
    this.knobs = [0, 1].map((index) => this.knob(index));
    return svg(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, class: "curve-svg" },
      line(this.x(0), this.y(0), this.x(1), this.y(0), "zero"),
      line(this.x(0), this.y(1), this.x(1), this.y(1), "zero"),
      line(this.x(0), this.y(0), this.x(0), this.y(1), "grid"),
      line(this.x(1), this.y(0), this.x(1), this.y(1), "grid"),
      this.speedPath, this.path, ...(this.curve.bezier ? [...this.arms, ...this.knobs] : []),
    );
  }

  knob(index) {
    const knob = svg("circle", {
      class: "knob", r: 7, tabindex: 0, role: "slider", "aria-label": `control point ${index + 1}`,
      "aria-valuemin": 0, "aria-valuemax": 1,
    });
    follow(
      knob,
      (event) => {
        if (!this.isHeld) this.editor.hold();
        this.isHeld = true;
        const frame = this.plot.firstChild.getBoundingClientRect();
        const scale = CURVE_VIEW.width / frame.width;
        const [px, py] = [(event.clientX - frame.left) * scale, (event.clientY - frame.top) * scale];
        const { width, height, pad } = CURVE_VIEW;
        const share = 1 - (py - 10) / (height - 20);
        this.setPoint(index, (px - pad) / (width - 2 * pad), this.low + share * (this.high - this.low));
      },
      () => {
        this.isHeld = false;
        this.editor.release();
        this.draw();
      },
    );
    knob.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? 0.1 : 0.01;
      const [x, y] = this.curve.bezier.slice(2 * index, 2 * index + 2);
      this.setPoint(index, x + by[0] * step, y + by[1] * step);
      this.plot.querySelectorAll(".knob")[index].focus();
    });
    return knob;
  }

  setPoint(index, x, y) {
    const points = [...this.curve.bezier];
    points[2 * index] = Math.max(0, Math.min(x, 1));
    points[2 * index + 1] = y;
    this.writeBezier(points);
  }

  picture() {
    const { curve } = this;
    if (!curve) return;
    const count = 161;
    const answer = this.session.attempt(1, () => this.session.player.curve(this.textOf(curve), count));
    if (!answer) return;
    const { values, slopes } = answer;
    // What is dragged stays under the pointer.
    if (!this.isHeld) this.frame(values);
    const finite = [...slopes].filter(Number.isFinite);
    const most = Math.max(...finite.map(Math.abs)) || 1;
    const draw = (list, scale) =>
      [...list]
        .map((value, index) => {
          const y = Number.isFinite(value) ? value * scale : 0;
          return `${index ? "L" : "M"}${this.x(index / (count - 1)).toFixed(1)} ${this.y(y).toFixed(1)}`;
        })
        .join("");
    this.path.setAttribute("d", draw(values, 1));
    this.speedPath.setAttribute("d", draw(slopes, 1 / most));
    if (curve.bezier) this.drawKnobs(curve.bezier);
    this.writeFacts(answer.facts);
  }

  drawKnobs(points) {
    const corners = [[0, 0], [1, 1]];
    this.knobs.forEach((knob, index) => {
      const [x, y] = points.slice(2 * index, 2 * index + 2);
      knob.setAttribute("cx", this.x(x));
      knob.setAttribute("cy", this.y(y));
      knob.setAttribute("aria-valuenow", x);
      knob.setAttribute("aria-valuetext", `x ${numberText(x)}, y ${numberText(y)}`);
      const [cx, cy] = corners[index];
      for (const [key, value] of Object.entries({ x1: this.x(cx), y1: this.y(cy), x2: this.x(x), y2: this.y(y) })) {
        this.arms[index].setAttribute(key, value);
      }
    });
    this.inputs?.forEach((input, index) => {
      if (document.activeElement !== input) input.value = Number(points[index].toFixed(3));
    });
  }

  writeFacts(facts) {
    const shares = (value) => `${numberText(value * 100)} %`;
    const lines = [];
    if (facts.settlingDuration !== undefined) lines.push(["settles in", timeText(facts.settlingDuration)]);
    if (facts.perceptualDuration !== undefined) lines.push(["looks done in", timeText(facts.perceptualDuration)]);
    if (facts.overshoot > 0) lines.push(["overshoots by", shares(facts.overshoot)]);
    if (facts.undershoot > 0) lines.push(["draws back by", shares(facts.undershoot)]);
    if (typeof facts.peakVelocity === "number") {
      lines.push(["fastest", `${numberText(facts.peakVelocity)} × average at ${shares(facts.peakVelocityAt)}`]);
    }
    if (facts.css) lines.push(["CSS", facts.css]);
    this.facts.replaceChildren(...lines.flatMap(([name, value]) => [make("dt", "", name), make("dd", "", value)]));
  }

  // Writing back

  bezierInputs() {
    this.inputs = ["x1", "y1", "x2", "y2"].map((name, index) => {
      const input = make("input", "");
      Object.assign(input, { type: "number", step: 0.01 });
      input.setAttribute("aria-label", name);
      input.addEventListener("input", () => {
        const points = [...this.curve.bezier];
        points[index] = Number(input.value);
        if (Number.isFinite(points[index]) && (index % 2 || (points[index] >= 0 && points[index] <= 1))) {
          this.writeBezier(points);
        }
      });
      return input;
    });
    return this.inputs.map((input) => make("label", "", input.getAttribute("aria-label"), input));
  }

  writeBezier(points) {
    const numbers = points.map((point) => Number(point.toFixed(3)));
    const text = this.textOf(this.curve);
    const list = /("bezier"\s*:\s*)\[[^\]]*\]/;
    const written = `[${numbers.join(", ")}]`;
    const replacement = list.test(text) ? text.replace(list, `$1${written}`) : `{ "bezier": ${written} }`;
    const [start, end] = this.curve.range;
    const held = this.isHeld;
    this.isHeld = true;
    this.editor.splice(start, end, replacement);
    this.isHeld = held;
    this.picture();
  }

  springInputs() {
    this.inputs = null;
    return this.curve.spring.map(({ key, value }) => {
      const [low, high] = SPRING_ENDS[key] ?? [Math.min(0, value * 2), Math.max(1, value * 2)];
      const input = make("input", "");
      Object.assign(input, {
        type: "range", min: Math.min(low, value), max: Math.max(high, value), step: high > 20 ? 1 : 0.01, value,
      });
      const reading = make("output", "", numberText(value));
      input.addEventListener("pointerdown", () => this.editor.hold());
      input.addEventListener("change", () => this.editor.release());
      input.addEventListener("input", () => {
        const place = this.curve.spring.find((number) => number.key === key);
        reading.textContent = numberText(Number(input.value));
        this.isHeld = true;
        this.editor.splice(...place.range, String(Number(input.value)));
        this.isHeld = false;
        this.picture();
      });
      return make("label", "", key, input, reading);
    });
  }
}
