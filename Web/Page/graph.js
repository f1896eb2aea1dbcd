// The graphs: the value of one property and how fast it changes, over everything that is played. Above and below the travel
// there is always the same room, so that overshoots can be compared.

const HEADROOM = 0.2;
const MOST_LINES = 6;

class Graph {
  constructor(session, element, kind) {
    this.session = session;
    this.kind = kind;
    this.title = element.querySelector(".graph-title");
    this.plot = element.querySelector(".graph-plot");
    this.readings = element.querySelector(".readings");
    this.svg = svg("svg", { "aria-hidden": "true" });
    this.plot.append(this.svg);
    session.listen((changed) => {
      if (!session.motion) return;
      if (changed.has("motion") || changed.has("play") || changed.has("view")) this.build();
      if (changed.size > 0) this.drawTime();
    });
    new ResizeObserver(() => session.motion && (this.build(), this.drawTime())).observe(this.plot);
    follow(this.plot, (event) => {
      const x = event.clientX - this.plot.getBoundingClientRect().left;
      session.playing = false;
      session.seek(((x - this.left) / this.width) * session.length);
    });
  }

  get property() {
    return this.session.properties.find((property) => property.path === this.session.property);
  }

  /** The components that move, with their names. */
  lines(column, before) {
    const names = componentNames(this.property);
    const lines = column[this.kind].map((numbers, index) => ({
      name: names[index] ?? String(index),
      index,
      numbers,
      before: before?.[this.kind][index],
    }));
    const moving = lines.filter(({ index }) => {
      const values = column.values[index];
      return values.some((value) => value !== values[0]);
    });
    return (moving.length > 0 ? moving : lines).slice(0, MOST_LINES);
  }

  build() {
    const { session } = this;
    const what = this.kind === "values" ? "Value" : "Velocity";
    this.title.textContent = session.property ? `${what} of ${session.property}` : what;
    const [width, height] = [this.plot.clientWidth, this.plot.clientHeight];
    this.svg.setAttribute("width", width);
    this.svg.setAttribute("height", height);
    this.left = 52;
    this.width = Math.max(1, width - this.left - 12);
    this.height = Math.max(1, height - 22);
    const column = this.columnOf(0);
    if (!column || !this.property) {
      this.shown = [];
      this.svg.replaceChildren();
      this.readings.replaceChildren();
      return;
    }
    this.shown = this.lines(column, session.compares ? this.columnOf(1) : null);
    [this.low, this.high] = this.range();
    this.svg.replaceChildren(...this.axes(), ...this.shown.flatMap((line, index) => this.curves(line, index)));
    this.head = svg("line", { class: "playhead", y1: 6, y2: 6 + this.height });
    this.dots = this.shown.map((_, index) => svg("circle", { class: `dot tone-${index}`, r: 3.5 }));
    this.svg.append(this.head, ...this.dots);
    this.readings.replaceChildren(
      ...this.shown.map((line, index) => {
        line.reading = make("output", "");
        const name = this.shown.length > 1 ? make("span", "", line.name) : "";
        return make("span", `reading tone-${index}`, name, line.reading);
      }),
    );
  }

  columnOf(slot) {
    return this.session.columns(slot).find((column) => column.property === this.session.property);
  }

  range() {
    const all = this.shown.flatMap((line) => [line.numbers, ...(line.before ? [line.before] : [])]);
    const finite = all.flatMap((numbers) => [...numbers].filter(Number.isFinite));
    let [low, high] = [Math.min(...finite), Math.max(...finite)];
    if (this.kind === "velocities") {
      const most = Math.max(Math.abs(low), Math.abs(high)) || 1;
      return [low < 0 ? -most * 1.1 : -most * 0.1, high > 0 ? most * 1.1 : most * 0.1];
    }
    // The travel is from the first value to the last; what goes beyond has its room.
    const ends = this.shown.flatMap(({ numbers }) => [numbers[0], numbers.at(-1)]);
    const travel = [Math.min(...ends), Math.max(...ends)];
    if (travel[0] === travel[1]) travel.splice(0, 2, low, high);
    const room = (travel[1] - travel[0]) * HEADROOM || Math.abs(travel[0]) * 0.1 || 1;
    low = Math.min(travel[0] - room, low);
    high = Math.max(travel[1] + room, high);
    return [low, high];
  }

  x(share) {
    return this.left + share * this.width;
  }

  y(value) {
    return 6 + (1 - (value - this.low) / (this.high - this.low)) * this.height;
  }

  axes() {
    const right = this.left + this.width;
    const rows = ticksOf(this.low, this.high, this.height / 34).flatMap((tick) => [
      svg("line", { class: tick === 0 ? "zero" : "grid", x1: this.left, x2: right, y1: this.y(tick), y2: this.y(tick) }),
      svg("text", { class: "tick", x: this.left - 6, y: this.y(tick) + 3.5, "text-anchor": "end" }, numberText(tick)),
    ]);
    const columns = ticksOf(0, this.session.length, this.width / 90).flatMap((tick) => {
      const x = this.x(tick / this.session.length);
      const anchor = x > right - 14 ? "end" : "middle";
      return [
        svg("line", { class: "grid", x1: x, x2: x, y1: 6, y2: 6 + this.height }),
        svg("text", { class: "tick", x, y: 19 + this.height, "text-anchor": anchor }, timeText(tick)),
      ];
    });
    const cuts = this.session.events.slice(1).map((event) => {
      const x = this.x(event.at / this.session.length);
      return svg("line", { class: "cut", x1: x, x2: x, y1: 6, y2: 6 + this.height });
    });
    return [...rows, ...columns, ...cuts];
  }

  curves(line, index) {
    const path = (numbers, className) => svg("path", { class: className, d: this.pathOf(numbers) });
    return [
      ...(line.before ? [path(line.before, `line line-before tone-${index}`)] : []),
      path(line.numbers, `line tone-${index}`),
    ];
  }

  pathOf(numbers) {
    const last = numbers.length - 1;
    let text = "";
    let pen = "M";
    numbers.forEach((value, index) => {
      if (!Number.isFinite(value)) {
        pen = "M";
        return;
      }
      text += `${pen}${this.x(index / last).toFixed(1)} ${this.y(value).toFixed(2)}`;
      pen = "L";
    });
    return text;
  }

  /** The reading at the present time, exact and not from the rows. */
  drawTime() {
    if (!this.head || this.shown.length === 0) return;
    const { session } = this;
    const x = this.x(session.time / session.length);
    this.head.setAttribute("x1", x);
    this.head.setAttribute("x2", x);
    const column = session.now().find((column) => column.property === session.property);
    this.shown.forEach((line, index) => {
      const value = column?.[this.kind][line.index]?.[0];
      this.dots[index].setAttribute("cx", x);
      this.dots[index].setAttribute("cy", Number.isFinite(value) ? this.y(value) : -10);
      line.reading.textContent = numberText(value) + unitText(this.property, this.kind);
    });
  }
}

/** What the stored components of a property are called. */
function componentNames(property) {
  if (property.type === "color") return ["L·α", "a·α", "b·α", "α"];
  if (property.type === "transform" && property.components === 16) {
    return Array.from({ length: 16 }, (_, index) => `m${Math.floor(index / 4) + 1}${(index % 4) + 1}`);
  }
  return property.names;
}

function unitText(property, kind) {
  const unit = { points: " pt", degrees: "°" }[property.unit] ?? "";
  return kind === "velocities" ? `${unit}/s` : unit;
}
