// The scene: which layers there are, what lies in what, and where each rests. A spec's `$preview` says it; what that doesn't say,
// or where there is none, names and values let guess.

const ROUND = /^(dot|ring|avatar|knob|ball|circle|spark|badge|moon|thumb|handle|bullet|spinner)\d*$/i;
const BEHIND = /(backdrop|scrim|overlay|dimmer)$/i;

/** A scene of layers, each before those that lie in it. */
class Scene {
  constructor(session, motion, framesOf) {
    const written = plain(under(session.tree, "$preview")) ?? {};
    this.screen = numbersOf(written.screen, "width", "height") ?? null;
    this.fill = written.fill ?? null;
    this.isWritten = written.layers !== undefined;
    const things = thingsOf(motion.properties);
    const layers = Object.entries(written.layers ?? {}).filter(([, layer]) => typeof layer === "object");
    this.nodes = layers.map(([name, layer]) => this.node(name, layer, things.get(name)));
    for (const [name] of layers) things.delete(name);
    this.guesses = [...things.values()].filter((thing) => thing.properties.length > 0);
    for (const thing of this.guesses) this.nodes.push(this.guess(thing));
    this.connect();
    this.arrange(framesOf);
    this.routes = this.isWritten || !this.guesses.length ? [] : routesOf(session.tree);
  }

  node(name, layer, thing) {
    return {
      name, layer, thing, properties: thing?.properties ?? [], parentName: layer.parent ?? null, children: [],
      base: null, isRound: layer.shape === "circle",
      isSeen: ["fill", "stroke", "path", "icon", "image", "text"].some((key) => layer[key] !== undefined) ||
        (thing?.properties ?? []).some(({ type }) => type === "color"),
    };
  }

  guess(thing) {
    const node = this.node(thing.name, {}, thing);
    node.isGuess = true;
    node.isRound = ROUND.test(thing.name);
    node.isBehind = BEHIND.test(thing.name);
    node.keys = new Set(thing.properties.map((property) => property.keyPath));
    node.isStroked = node.keys.has("strokeStart") || node.keys.has("strokeEnd");
    node.isPath = node.isStroked || node.keys.has("path");
    node.isPlaced = thing.properties.some((property) => PLACE_KEYS.test(property.keyPath));
    return node;
  }

  /** Puts every layer into its parent, parents first; what is behind comes first. */
  connect() {
    const byName = new Map(this.nodes.map((node) => [node.name, node]));
    for (const node of this.nodes) {
      if (node.isGuess) node.parentName = this.likelyParent(node, byName);
      node.parent = byName.get(node.parentName) ?? null;
    }
    const order = [];
    const roots = this.nodes.filter((node) => node.parent === null);
    for (const node of this.nodes) node.parent?.children.push(node);
    const add = (node) => {
      order.push(node);
      node.children.forEach(add);
    };
    [...roots.filter((node) => node.isBehind), ...roots.filter((node) => !node.isBehind)].forEach(add);
    this.nodes = order;
  }

  /** The layer whose name is the beginning of a name: a card for `cardTitle`. */
  likelyParent({ name }, byName) {
    for (let end = name.length - 1; end > 1; end -= 1) {
      if (/[A-Z_-]/.test(name[end]) && byName.has(name.slice(0, end))) return name.slice(0, end);
    }
    return null;
  }

  /** Finds out where each layer rests: of written ones as it is written, of others so that they don't hide each other. */
  arrange(framesOf) {
    for (const node of this.nodes) {
      if (!node.isGuess) node.base = writtenBase(node, this.screen);
    }
    const guesses = this.nodes.filter((node) => node.isGuess);
    if (guesses.length === 0) return;
    for (const node of guesses) node.base = looseBase(node);
    const frames = framesOf();
    const extents = (node) => unionOf(frames.map((frame) => reachOf(boxOf(node, frame))));
    const placed = guesses.filter((node) => node.isPlaced && !node.parent && !node.isBehind);
    const area = unionOf(placed.map(extents));
    // Far travels get bigger boxes, which would be dots otherwise.
    const unit = area ? Math.max(1, Math.min(10, Math.max(area[2] - area[0], area[3] - area[1]) / 400)) : 1;
    for (const node of placed) node.base = looseBase(node, unit);
    for (const node of guesses.filter((node) => node.parent)) {
      const { width, height } = node.parent.base;
      Object.assign(node.base, inside(node, width, height));
    }
    this.stack(guesses.filter((node) => !node.isPlaced && !node.parent && !node.isBehind), area, extents, unit);
    const all = unionOf(guesses.filter((node) => !node.isBehind && !node.parent).map(extents)) ?? [0, 0, 320, 240];
    for (const node of guesses.filter((node) => node.isBehind && !node.isPlaced)) {
      Object.assign(node.base, {
        left: all[0] - 40, top: all[1] - 40, width: all[2] - all[0] + 80, height: all[3] - all[1] + 80,
      });
    }
  }

  /** Puts what nothing places below what is placed: what has a number in a row or a column, the rest in lines. */
  stack(loose, area, extents, unit) {
    const groups = new Map();
    for (const node of loose) {
      const stem = /^(.*?)[-_]?\d+$/.exec(node.name)?.[1] ?? node.name;
      if (!groups.has(stem)) groups.set(stem, []);
      groups.get(stem).push(node);
    }
    const widest = Math.max(320 * unit, area ? area[2] - area[0] : 0);
    let [x, y, line] = [0, area ? area[3] + LOOSE_GAP : 0, 0];
    const left = area?.[0] ?? 0;
    const put = (node, px, py) => Object.assign(node.base, { left: left + px, top: py });
    for (const [stem, nodes] of groups) {
      const [{ base }] = nodes;
      const isGrid = nodes.length > 3 && nodes.length === Math.round(Math.sqrt(nodes.length)) ** 2 && /cell|tile|pic|photo|image/i.test(stem);
      const isRow = nodes[0].isRound || nodes[0].isPath;
      const across = isGrid ? Math.sqrt(nodes.length) : isRow ? nodes.length : 1;
      const isList = nodes.length > 1 && across === 1;
      if (isList) for (const node of nodes) if (!node.keys.has("bounds.size.width")) node.base.width = 280 * unit;
      if (isList) for (const node of nodes) node.base.height = Math.min(node.base.height, 44 * unit);
      const sizes = nodes.map((node) => {
        const [l, t, r, b] = extents(node);
        return [Math.max(r - l, base.width), Math.max(b - t, node.base.height)];
      });
      const gap = (isList ? 8 : 12) * unit;
      const [w, h] = [Math.max(...sizes.map(([w]) => w)), isList ? nodes[0].base.height : Math.max(...sizes.map(([, h]) => h))];
      const [whole, tall] = [across * (w + gap) - gap, Math.ceil(nodes.length / across) * (h + gap) - gap];
      if (x > 0 && (x + whole > widest || isList)) [x, y, line] = [0, y + line + LOOSE_GAP * unit, 0];
      nodes.forEach((node, index) => {
        const rest = extents(node);
        const origin = [node.base.left, node.base.top];
        const column = index % across;
        const row = Math.floor(index / across);
        const [dx, dy] = isList ? [0, 0] : [origin[0] - rest[0], origin[1] - rest[1]];
        put(node, x + column * (w + gap) + dx, y + row * (h + gap) + dy);
      });
      x += whole + LOOSE_GAP * unit;
      line = Math.max(line, tall);
    }
  }
}

/** The things of a motion with what is drawn of each, in the order of the spec. */
function thingsOf(properties) {
  const things = new Map();
  for (const property of properties) {
    const { target } = property;
    if (!things.has(target)) things.set(target, { name: target, properties: [] });
    if (isDrawn(property)) things.get(target).properties.push(property);
  }
  // A text is what a box says, where there is a box.
  for (const property of properties) {
    const thing = things.get(property.target);
    if (property.type === "string" && thing.properties.length > 0) thing.properties.push(property);
  }
  return things;
}

/** Numbers that are written as a list or by their names; undefined where nothing is written. */
function numbersOf(value, ...names) {
  return value === undefined || Array.isArray(value) ? value : names.map((name) => value[name]);
}

function writtenBase({ layer, parent }, screen) {
  const around = parent?.base ?? { width: screen?.[0] ?? 390, height: screen?.[1] ?? 844 };
  const frame = numbersOf(layer.frame, "x", "y", "width", "height") ?? [0, 0, around.width, around.height];
  const [left, top, width, height] = frame;
  return {
    left, top, width, height, radius: layer.radius ?? null, opacity: layer.opacity ?? 1,
    stroke: layer.stroke ?? null, lineWidth: layer.lineWidth ?? 1, isLoose: false, 
    anchor: numbersOf(layer.anchor, "x", "y") ?? [0.5, 0.5],
  };
}

/** What a layer that nothing describes looks like. */
function looseBase(node, unit = 1) {
  const isSquare = node.isRound || [...node.keys].some((key) => /rotation|path|stroke/.test(key));
  const small = node.isRound && !node.isPath && /^(dot|spark|knob|badge|bullet)/i.test(node.name);
  const side = small ? 24 : 64;
  const [width, height] = isSquare ? [side, side] : LOOSE_SIZE;
  return {
    left: 0, top: 0, width: width * unit, height: height * unit, radius: node.keys.has("cornerRadius") ? null : 8,
    opacity: 1, stroke: null, lineWidth: 2, isLoose: true, anchor: [0.5, 0.5],
  };
}

/** Where a guessed layer lies in the one that its name begins with. */
function inside(node, width, height) {
  if (node.isPlaced) return { width: Math.min(node.base.width, width * 0.8), height: Math.min(node.base.height, height * 0.6) };
  return { left: width * 0.1, top: height * 0.15, width: width * 0.8, height: height * 0.7 };
}

/** The paths along which something is moved, as the text writes them. */
function routesOf(root) {
  const routes = [];
  const look = (node) => {
    const path = under(node, "path")?.value;
    if (typeof path === "string" && under(node, "moves")) routes.push(path);
    for (const child of node?.members?.values() ?? node?.items ?? []) look(child);
  };
  look(under(root, "variants"));
  return routes;
}
