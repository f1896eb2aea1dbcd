// The graphs of the selected property, in place below its row, on the same axis: its value, and how fast it changes. Above and
// below the travel there is always the same room, so that overshoots can be compared.

const HEADROOM = 0.2;
const MOST_LINES = 6;

class Graph {
  constructor(session, timeline, element, kind) {
    this.session = session;
    this.timeline = timeline;
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
  }

  get property() {
    return this.session.properties.find((property) => property.path === this.session.property);
  }

  /** The components that move, as the language names them. */
  lines(column, before) {
    const all = readable(this.property, column, this.session.length);
    const past = before && readable(this.property, before, this.session.length);
    const lines = all.map((line, index) => ({
      ...line, index, numbers: line[this.kind], before: past?.[index]?.[this.kind],
    }));
    const moving = lines.filter(({ values }) => values.some((value) => value !== values[0]));
    return (moving.length > 0 ? moving : lines).slice(0, MOST_LINES);
  }

  build() {
    const { session } = this;
    this.title.textContent = this.kind === "values" ? "value" : "velocity";
    const [width, height] = [this.plot.clientWidth, this.plot.clientHeight];
    if (width === 0 || !session.property || !this.property) return this.clear();
    const column = session.graph(0);
    if (!column) return this.clear();
    this.svg.setAttribute("width", width);
    this.svg.setAttribute("height", height);
    this.left = 8;
    this.width = Math.max(1, width - 16);
    this.height = Math.max(1, height - 8);
    this.shown = this.lines(column, session.compares && session.before ? session.graph(1) : null);
    [this.low, this.high] = this.range();
    this.svg.replaceChildren(...this.axes(), ...this.shown.flatMap((line, index) => this.curves(line, index)));
    this.dots = this.shown.map((_, index) => svg("circle", { class: `dot tone-${this.tone(index)}`, r: 3.5 }));
    this.svg.append(...this.dots);
    this.readings.replaceChildren(
      ...this.shown.map((line, index) => {
        line.reading = make("output", "");
        const name = this.shown.length > 1 ? make("span", "", line.name) : "";
        return make("span", `reading tone-${this.tone(index)}`, name, line.reading);
      }),
    );
  }

  clear() {
    this.shown = [];
    this.svg.replaceChildren();
    this.readings.replaceChildren();
  }

  range() {
    const all = this.shown.flatMap((line) => [line.numbers, ...(line.before ? [line.before] : [])]);
    let [low, high] = [Infinity, -Infinity];
    for (const numbers of all) {
      for (const number of numbers) {
        if (!Number.isFinite(number)) continue;
        low = Math.min(low, number);
        high = Math.max(high, number);
      }
    }
    if (this.kind === "velocities") {
      const most = Math.max(Math.abs(low), Math.abs(high)) || 1;
      return [low < 0 ? -most * 1.1 : -most * 0.1, high > 0 ? most * 1.1 : most * 0.1];
    }
    // The travel is from the first value to the last; what goes beyond has its room.
    const ends = this.shown.flatMap(({ numbers }) => [numbers[0], numbers.at(-1)]);
    const travel = [Math.min(...ends), Math.max(...ends)];
    if (travel[0] === travel[1]) travel.splice(0, 2, low, high);
    const room = (travel[1] - travel[0]) * HEADROOM || Math.abs(travel[0]) * 0.1 || 1;
    return [Math.min(travel[0] - room, low), Math.max(travel[1] + room, high)];
  }

  /** The colour of a line: of the parts of a colour their own. */
  tone(index) {
    return this.property.type === "color" ? this.shown[index].name : index;
  }

  x(share) {
    return this.left + share * this.width;
  }

  y(value) {
    return 4 + (1 - (value - this.low) / (this.high - this.low)) * this.height;
  }

  axes() {
    const right = this.left + this.width;
    const rows = ticksOf(this.low, this.high, this.height / 26).flatMap((tick) => [
      svg("line", { class: tick === 0 ? "zero" : "grid", x1: this.left, x2: right, y1: this.y(tick), y2: this.y(tick) }),
      svg("text", { class: "tick", x: this.left + 2, y: this.y(tick) - 2 }, numberText(tick)),
    ]);
    const columns = ticksOf(0, this.session.length, (this.width + 16) / 100).map((tick) => {
      const x = this.x(tick / this.session.length);
      return svg("line", { class: "grid", x1: x, x2: x, y1: 0, y2: 8 + this.height });
    });
    return [...columns, ...rows];
  }

  curves(line, index) {
    const path = (numbers, className) => svg("path", { class: className, d: this.pathOf(numbers) });
    return [
      ...(line.before ? [path(line.before, `line line-before tone-${this.tone(index)}`)] : []),
      path(line.numbers, `line tone-${this.tone(index)}`),
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

  /** The reading at the present time: of plain numbers exact, and not from the rows. */
  drawTime() {
    const { session, property } = this;
    if (!this.shown?.length || !property) return;
    const share = session.share;
    const { numbers, places, velocity } = session.shown(0);
    const place = places?.get(property.path);
    this.shown.forEach((line, index) => {
      const exact = place && (this.kind === "values"
        ? numbers.subarray(place[0], place[0] + place[1]) : velocity);
      const number = line.isRaw && exact?.length ? exact[line.index] : at(line.numbers, share);
      const value = line.isWhole && this.kind === "values" ? wholeOf(number) : number;
      this.dots[index].setAttribute("cx", this.x(share));
      this.dots[index].setAttribute("cy", Number.isFinite(value) ? this.y(value) : -10);
      line.reading.textContent = numberText(value) + (line.unit ?? unitText(property)) + (this.kind === "values" ? "" : "/s");
    });
  }
}

/** A list at a share of its length, between two of its numbers. */
function at(numbers, share) {
  const place = Math.max(0, Math.min(1, share)) * (numbers.length - 1);
  const low = Math.min(Math.floor(place), numbers.length - 2);
  return numbers[low] + (numbers[low + 1] - numbers[low]) * (place - low);
}

/** The lines of a property, in the words of the language: of colours and matrices not the numbers that are stored. */
function readable(property, { values, velocities }, length) {
  const count = values[0].length;
  const derived = (name, unit, numberAt) => {
    const numbers = Float64Array.from({ length: count }, (_, index) => numberAt(values.map((list) => list[index])));
    return { name, unit, values: numbers, velocities: slopes(numbers, length), isRaw: false };
  };
  if (property.type === "color") {
    return ["red", "green", "blue"].map((name, index) => derived(name, "", (stored) => rgbOf(stored)[index] * 255))
      .concat(derived("alpha", "", (stored) => stored[3]));
  }
  if (property.type === "transform") {
    const m = (stored) => (stored.length === 16
      ? [stored[0], stored[1], stored[4], stored[5], stored[12], stored[13]] : stored);
    return [
      derived("x", " pt", (stored) => m(stored)[4]), derived("y", " pt", (stored) => m(stored)[5]),
      derived("width", "×", (stored) => Math.hypot(m(stored)[0], m(stored)[1]) * (m(stored)[0] < 0 ? -1 : 1)),
      derived("height", "×", (stored) => Math.hypot(m(stored)[2], m(stored)[3])),
      derived("turn", "°", (stored) => (Math.atan2(m(stored)[1], Math.abs(m(stored)[0])) * 180) / Math.PI),
    ];
  }
  const isWhole = property.type === "integer";
  return values.map((list, index) => ({
    name: property.names[index] ?? String(index), values: isWhole ? list.map(wholeOf) : list, velocities: velocities[index],
    isRaw: true, isWhole,
  }));
}

function slopes(numbers, length) {
  const step = length / (numbers.length - 1);
  return numbers.map((_, index) => {
    const [low, high] = [Math.max(0, index - 1), Math.min(numbers.length - 1, index + 1)];
    return (numbers[high] - numbers[low]) / ((high - low) * step);
  });
}

/** Red, green and blue from 0 to 1 of a colour as it is stored, kept in range. */
function rgbOf([l, a, b, alpha]) {
  if (!(alpha > 0)) return [0, 0, 0];
  [l, a, b] = [l / alpha, a / alpha, b / alpha];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.max(0, Math.min(value, 1));
  });
}

function unitText(property) {
  return { points: " pt", degrees: "°" }[property.unit] ?? "";
}
