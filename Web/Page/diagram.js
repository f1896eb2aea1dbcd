// Where the states of a machine stand in a picture, and how arrows lead from one to another. Everything follows from names and
// their order alone, so that a machine always looks the same.

const DIAGRAM = 320;
const STATE_HEIGHT = 32;
const LABEL_HEIGHT = 17;
/** The longest names that are written out. */
const LONGEST_STATE = 14;
const LONGEST_EVENT = 16;

/** A name that is cut where it is too long. */
function cut(text, length) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** About how wide a text is. */
function widthOf(text, size) {
  return text.length * size * 0.56;
}

/** Boxes of states by their names, each `{ name, x, y, width, height }` about its centre, and the height of the picture. */
function placedStates(names) {
  const widths = names.map((name) => Math.max(46, widthOf(cut(name, LONGEST_STATE), 12.5) + 22));
  const count = names.length;
  const reach = DIAGRAM / 2 - Math.max(...widths) / 2 - 6;
  const rise = count < 3 ? 0 : count === 3 ? 124 : 100 + (count - 4) * 34;
  const margin = count < 3 ? 66 : 30;
  const middle = rise + STATE_HEIGHT / 2 + margin;
  const states = names.map((name, index) => {
    // Two stand side by side, more on an oval from its top on.
    const angle = count === 1 ? 0 : ((index / count) * 2 - (count === 2 ? 1 : 0.5)) * Math.PI;
    return {
      name, width: widths[index], height: STATE_HEIGHT,
      x: DIAGRAM / 2 + (count === 1 ? 0 : Math.cos(angle) * reach), y: middle + Math.sin(angle) * rise,
    };
  });
  return { states: new Map(states.map((state) => [state.name, state])), height: 2 * middle };
}

/** From where to where a picture reaches, of boxes and arrows with their labels. */
function rangeOf(states, arrows) {
  const all = [...states.values(), ...arrows.flatMap(({ labels }) => labels)];
  const ys = all.flatMap(({ y, height = LABEL_HEIGHT }) => [y - height / 2, y + height / 2]);
  for (const { shape: { loop, curve, start, end } } of arrows) {
    if (loop) ys.push(loop[1] + loop[2] * 26);
    else for (let share = 0; share <= 1; share += 0.125) ys.push(pointAt(curve, start + (end - start) * share)[1]);
  }
  return [Math.min(...ys) - 6, Math.max(...ys) + 6];
}

/** The arrows of transitions: one for each two states, with what takes it: `{ from, to, causes: [{ text, send }] }`. */
function arrowsOf(transitions) {
  const arrows = new Map();
  for (const { from, to, on, after, holds } of transitions) {
    const key = JSON.stringify([from, to]);
    if (!arrows.has(key)) arrows.set(key, { from, to, causes: [] });
    const { causes } = arrows.get(key);
    for (const send of on ?? [null]) {
      const text = send === null ? (after > 0 ? `after ${timeText(after)}` : "when done") : send;
      const known = causes.find((cause) => cause.text === text);
      if (known) known.holds ||= holds;
      else causes.push({ text, send, holds });
    }
  }
  return [...arrows.values()];
}

/** A point of a quadratic curve. */
function pointAt([a, b, c], t) {
  const mix = (axis) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t * t * c[axis];
  return [mix(0), mix(1)];
}

/** The curve of an arrow from the edge of a box to that of another; a loop over a box that it begins and ends at. */
function curveOf(from, to, isPair) {
  if (from === to) {
    const up = from.y <= STATE_HEIGHT + 40 ? -1 : 1;
    const y = from.y + (up * from.height) / 2;
    return { loop: [from.x, y, up], middle: [from.x, y + up * 24] };
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = isPair ? Math.max(34, Math.min(64, length * 0.34)) : 0;
  const control = [(from.x + to.x) / 2 + (dy / length) * bend, (from.y + to.y) / 2 - (dx / length) * bend];
  const curve = [[from.x, from.y], control, [to.x, to.y]];
  const isIn = ([x, y], box, room) =>
    Math.abs(x - box.x) < box.width / 2 + room && Math.abs(y - box.y) < box.height / 2 + room;
  const steps = Array.from({ length: 201 }, (_, index) => index / 200);
  const start = steps.find((t) => !isIn(pointAt(curve, t), from, 2)) ?? 0;
  const end = steps.findLast((t) => !isIn(pointAt(curve, t), to, 3)) ?? 1;
  return { curve, start, end };
}

/** The paths of an arrow, its line and its head. */
function arrowPaths({ loop, curve, start, end }) {
  const number = (value) => Number(value.toFixed(2));
  const head = ([x, y], angle) => {
    const corner = (turn) => `${number(x - 8 * Math.cos(angle + turn))} ${number(y - 8 * Math.sin(angle + turn))}`;
    return `M${number(x)} ${number(y)}L${corner(0.42)}L${corner(-0.42)}Z`;
  };
  if (loop) {
    const [x, y, up] = loop;
    const line = `M${number(x - 9)} ${y}C${number(x - 22)} ${y + up * 30} ${number(x + 22)} ${y + up * 30} ${number(x + 9)} ${y + up * 3}`;
    return { line, head: head([x + 9, y + up * 2], (up * -Math.PI) / 2 - 0.4 * up * -1) };
  }
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => pointAt(curve, start + (end - start) * share));
  const [from, , middle, , to] = points;
  // The part of a quadratic curve is one, too: its control point follows from where its middle is.
  const control = [0, 1].map((axis) => 2 * middle[axis] - (from[axis] + to[axis]) / 2);
  const text = (point) => point.map(number).join(" ");
  return {
    line: `M${text(from)}Q${text(control)} ${text(to)}`,
    head: head(to, Math.atan2(to[1] - control[1], to[0] - control[0])),
  };
}

/** Puts the causes of every arrow beside its middle where they hide least: for each its `labels`, `{ …cause, x, y, width }`. */
function placeLabels(arrows, states, height) {
  const taken = [];
  const overlap = (one, other) =>
    Math.max(0, (one.width + other.width) / 2 - Math.abs(one.x - other.x)) *
    Math.max(0, (one.height + other.height) / 2 - Math.abs(one.y - other.y));
  const lines = arrows.map(({ shape: { curve, start, end } }) =>
    curve ? Array.from({ length: 24 }, (_, index) => pointAt(curve, start + ((end - start) * index) / 23)) : [],
  );
  arrows.forEach((arrow, number) => {
    const { curve, start, end, middle } = arrow.shape;
    const width = Math.max(...arrow.causes.map(({ text }) => widthOf(cut(text, LONGEST_EVENT), 11) + 14));
    const tall = arrow.causes.length * LABEL_HEIGHT;
    // On the arrow, or a little beside it.
    const placeOf = (share, side) => {
      if (middle) return middle;
      const [from, at, to] = [share - 0.01, share, share + 0.01].map((part) => pointAt(curve, start + (end - start) * part));
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      return [at[0] + (dy / length) * side, at[1] - (dx / length) * side];
    };
    const costOf = ([share, side]) => {
      const [x, y] = placeOf(share, side);
      const box = {
        x: Math.max(width / 2 + 1, Math.min(x, DIAGRAM - width / 2 - 1)),
        y: Math.max(tall / 2 + 1, Math.min(y, height - tall / 2 - 1)), width, height: tall,
      };
      let cost = Math.abs(share - 0.5) * 40 + Math.abs(side) * 3;
      for (const state of states.values()) cost += 4 * overlap(box, state);
      for (const other of taken) cost += 3 * overlap(box, other);
      lines.forEach((points, other) => {
        if (other === number) return;
        for (const point of points) cost += overlap(box, { x: point[0], y: point[1], width: 6, height: 6 }) / 3;
      });
      return { cost, box };
    };
    const shares = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8];
    const places = [0, 12, -12].flatMap((side) => shares.map((share) => costOf([share, side])));
    const { box } = places.reduce((best, place) => (place.cost < best.cost ? place : best));
    taken.push(box);
    arrow.labels = arrow.causes.map((cause, index) => ({
      ...cause, x: box.x, y: box.y - tall / 2 + LABEL_HEIGHT * (index + 0.5),
      width: widthOf(cut(cause.text, LONGEST_EVENT), 11) + 12,
    }));
  });
}
