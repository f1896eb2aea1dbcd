// The timing chart: a bar for each property, hatched while it waits, coloured by the kind of its curve, lighter where a spring
// only settles.

const ROW = 22;
const BAR = 12;
const RULER = 22;

/** ★ The kinds of curves that have a colour of their own, and how the legend calls them. */
const CURVE_TONES = {
  bezier: ["bezier", "Bézier"],
  bezierPath: ["bezier", "Bézier"],
  linear: ["linear", "linear"],
  spring: ["spring", "spring"],
  steps: ["hold", "steps"],
  instant: ["hold", "at once"],
  exponential: ["decay", "decay"],
};

function toneOf(kind) {
  return CURVE_TONES[kind] ?? ["other", "other easing"];
}

class Chart {
  constructor(session, element) {
    this.session = session;
    this.names = element.querySelector(".chart-names");
    this.plot = element.querySelector(".chart-plot");
    this.legend = element.querySelector(".legend");
    this.svg = svg("svg", { "aria-hidden": "true" });
    this.plot.append(this.svg);
    session.listen((changed) => {
      if (!session.motion) return;
      if (changed.has("motion") || changed.has("play")) this.build();
      else if (changed.has("view")) this.mark();
      if (changed.has("time") || changed.has("play")) this.drawTime();
    });
    new ResizeObserver(() => session.motion && this.build()).observe(this.plot);
    follow(this.plot, (event) => {
      const x = event.clientX - this.plot.getBoundingClientRect().left;
      session.playing = false;
      session.seek(this.timeAt(x));
    });
  }

  /** How many pixels a second has. */
  get unit() {
    return Math.max(1, this.width - 16) / this.session.length;
  }

  timeAt(x) {
    return (x - 8) / this.unit;
  }

  x(time) {
    return 8 + time * this.unit;
  }

  build() {
    const { session } = this;
    this.width = this.plot.clientWidth;
    const paths = session.moving;
    const height = RULER + Math.max(1, paths.length) * ROW;
    this.svg.setAttribute("width", this.width);
    this.svg.setAttribute("height", height);
    this.svg.replaceChildren(this.hatching(), ...this.grid(height));
    this.tones = new Map();
    paths.forEach((path, index) => this.svg.append(...this.row(path, RULER + index * ROW)));
    for (const event of session.events.slice(1)) {
      const x = this.x(event.at);
      this.svg.append(
        svg("line", { class: "cut", x1: x, x2: x, y1: 14, y2: height }),
        svg("path", { class: "cut-head", d: `M${x - 4} 10h8l-4 6z` }),
      );
    }
    this.buildMarkers(height);
    this.head = svg("line", { class: "playhead", y1: 0, y2: height });
    this.svg.append(this.head);
    this.buildNames(paths);
    this.buildLegend();
    this.drawTime();
  }

  hatching() {
    const pattern = svg(
      "pattern",
      { id: "hatch", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("line", { class: "hatch", x1: 0, x2: 0, y1: 0, y2: 5 }),
    );
    return svg("defs", {}, pattern);
  }

  grid(height) {
    return ticksOf(0, this.session.length, this.width / 90).flatMap((tick) => {
      const x = this.x(tick);
      const anchor = x > this.width - 24 ? "end" : x < 24 ? "start" : "middle";
      return [
        svg("line", { class: "grid", x1: x, x2: x, y1: RULER - 4, y2: height }),
        svg("text", { class: "tick", x, y: 12, "text-anchor": anchor }, timeText(tick)),
      ];
    });
  }

  row(path, top) {
    const { session } = this;
    const shapes = [];
    session.events.forEach((event, number) => {
      const next = session.events[number + 1]?.at ?? Infinity;
      for (const track of session.played(event).tracks) {
        if (track.property === path) shapes.push(...this.track(track, event.at, next, top));
      }
    });
    return shapes;
  }

  /** The bars of a track that is played at `at`, and is interrupted at `next`. */
  track(track, at, next, top) {
    const shapes = [];
    const y = top + (ROW - BAR) / 2;
    const bar = (start, end, attributes) => {
      const [from, to] = [Math.max(start, 0), Math.min(end, this.session.length)];
      if (to < from) return;
      const width = Math.max((to - from) * this.unit, attributes.class.includes("hold") ? 2 : 0.5);
      shapes.push(svg("rect", { x: this.x(from), y, width, height: BAR, rx: 2, ...attributes }));
    };
    if (track.start > 0) bar(at, at + track.start, { class: "bar-wait", fill: "url(#hatch)" });
    const loop = track.loop;
    const periods = loop ? Math.min(loop.count ?? Infinity, Math.ceil(this.session.length / loop.period), 400) : 1;
    for (let period = 0; period < periods; period += 1) {
      const shift = at + (loop ? period * loop.period : 0);
      for (const segment of track.segments) {
        const [tone, label] = toneOf(segment.kind);
        this.tones.set(label, tone);
        const start = segment.start + shift;
        if (start > this.session.length) break;
        const end = Math.min(segment.end + shift, loop ? at + (track.end ?? Infinity) : Infinity);
        const faded = (period > 0 ? " bar-again" : "") + (start >= next ? " bar-past" : "");
        const arrives = segment.arrives === undefined ? end : Math.min(segment.arrives + shift, end);
        bar(start, arrives, { class: `bar bar-${tone}${faded}` });
        if (end > arrives) {
          this.tones.set("settling", "settle");
          bar(arrives, end, { class: `bar bar-${tone} bar-settle${faded}` });
        }
      }
    }
    return shapes;
  }

  buildMarkers(height) {
    for (const event of this.session.events) {
      for (const marker of this.session.played(event).markers) {
        const x = this.x(event.at + marker.time);
        const mark = svg("path", { class: "marker", d: `M${x} ${RULER - 6}l4 4l-4 4l-4 -4z` });
        mark.append(svg("title", {}, `${marker.name} at ${timeText(marker.time)}`));
        this.svg.append(mark);
      }
    }
  }

  buildNames(paths) {
    const { session } = this;
    this.names.replaceChildren(
      ...paths.map((path) => {
        const button = make("button", "chart-name");
        button.type = "button";
        const dot = path.indexOf(".");
        // Of a name that is too long the ends are shown, by which names differ.
        const key = make("span", "chart-key", make("bdi", "", path.slice(dot)));
        button.append(make("b", "", path.slice(0, dot)), key);
        button.setAttribute("aria-label", path);
        button.title = this.describe(path);
        button.dataset.path = path;
        button.addEventListener("click", () => session.view({ property: path }));
        return button;
      }),
    );
    this.mark();
  }

  /** A row in words. */
  describe(path) {
    const tracks = this.session.events.flatMap((event) =>
      this.session.played(event).tracks.filter((track) => track.property === path),
    );
    return tracks
      .map((track) => {
        const kinds = [...new Set(track.segments.map((segment) => toneOf(segment.kind)[1]))].join(", ");
        const end = track.end === null ? "for ever" : `to ${timeText(track.end)}`;
        return `${path}: ${kinds}, from ${timeText(track.start)} ${end}`;
      })
      .join("; ");
  }

  buildLegend() {
    this.legend.replaceChildren(
      ...[...this.tones].map(([label, tone]) => {
        const swatch = make("i", `swatch swatch-${tone}`);
        return make("span", "", swatch, label);
      }),
    );
  }

  mark() {
    for (const button of this.names.children) {
      button.setAttribute("aria-pressed", button.dataset.path === this.session.property);
    }
  }

  drawTime() {
    if (!this.head) return;
    const x = this.x(this.session.time);
    this.head.setAttribute("x1", x);
    this.head.setAttribute("x2", x);
  }
}
