// What a frame looks like: for each thing that the paths name a box, from the key paths that are known. What isn't known is
// shown on a scale of its own.

/** Where things are that nothing places, and how big those are that nothing sizes. */
const LOOSE_GAP = 28;
const LOOSE_SIZE = [96, 64];

const RING = "M 48 4 A 44 44 0 0 1 48 92 A 44 44 0 0 1 48 4";

const PART_KEYS = {
  "bounds.size.width": (box, v) => (box.width = v),
  "bounds.size.height": (box, v) => (box.height = v),
  "frame.size.width": (box, v) => (box.width = v),
  "frame.size.height": (box, v) => (box.height = v),
  "frame.origin.x": (box, v) => (box.left = v),
  "frame.origin.y": (box, v) => (box.top = v),
  "bounds.size": (box, v) => ([box.width, box.height] = v),
  "frame.size": (box, v) => ([box.width, box.height] = v),
  "frame.origin": (box, v) => ([box.left, box.top] = v),
  bounds: (box, v) => ([, , box.width, box.height] = v),
  frame: (box, v) => ([box.left, box.top, box.width, box.height] = v),
  position: (box, v) => ([box.x, box.y] = v),
  center: (box, v) => ([box.x, box.y] = v),
  "position.x": (box, v) => (box.x = v),
  "position.y": (box, v) => (box.y = v),
  "center.x": (box, v) => (box.x = v),
  "center.y": (box, v) => (box.y = v),
  anchorPoint: (box, v) => (box.anchor = v),
  "anchorPoint.x": (box, v) => (box.anchor = [v, box.anchor[1]]),
  "anchorPoint.y": (box, v) => (box.anchor = [box.anchor[0], v]),
  cornerRadius: (box, v) => (box.radius = v),
  borderWidth: (box, v) => (box.border = v),
  borderColor: (box, v) => (box.borderColor = v),
  backgroundColor: (box, v) => (box.color = v),
  opacity: (box, v) => (box.opacity = v),
  alpha: (box, v) => (box.opacity = v),
  shadowOpacity: (box, v) => (box.shadow.opacity = v),
  shadowRadius: (box, v) => (box.shadow.radius = v),
  shadowOffset: (box, v) => (box.shadow.offset = v),
  shadowColor: (box, v) => (box.shadow.color = v),
  zPosition: (box, v) => (box.z = v),
  path: (box, v) => (box.path = v),
  strokeStart: (box, v) => (box.stroke[0] = v),
  strokeEnd: (box, v) => (box.stroke[1] = v),
  transform: (box, v) => (box.matrix = v),
  "transform.scale": (box, v) => (box.scale = [box.scale[0] * v, box.scale[1] * v]),
  "transform.scale.x": (box, v) => (box.scale = [box.scale[0] * v, box.scale[1]]),
  "transform.scale.y": (box, v) => (box.scale = [box.scale[0], box.scale[1] * v]),
  "transform.scale.z": () => {},
  "transform.rotation": (box, v) => (box.turn[2] += v),
  "transform.rotation.z": (box, v) => (box.turn[2] += v),
  "transform.rotation.x": (box, v) => (box.turn[0] += v),
  "transform.rotation.y": (box, v) => (box.turn[1] += v),
  "transform.translation": (box, v) => (box.move = [box.move[0] + v[0], box.move[1] + v[1]]),
  "transform.translation.x": (box, v) => (box.move = [box.move[0] + v, box.move[1]]),
  "transform.translation.y": (box, v) => (box.move = [box.move[0], box.move[1] + v]),
  "transform.translation.z": () => {},
};

/** Keys that place a thing where others are, instead of beside them. */
const PLACE_KEYS = /^(position|center|frame\.origin)(\.[xy])?$|^frame$/;

/** Whether a property is shown by its thing's box. */
function isDrawn(property) {
  return property.keyPath in PART_KEYS && KNOWN_TYPES[property.type] === true;
}

const KNOWN_TYPES = {
  number: true, integer: true, angle: true, point: true, size: true, rect: true, color: true, transform: true,
  path: true,
};

/** The things of a motion with what is drawn of each, in the order of the spec. */
function thingsOf(properties) {
  const things = new Map();
  for (const property of properties) {
    if (!isDrawn(property)) continue;
    if (!things.has(property.target)) things.set(property.target, { name: property.target, properties: [] });
    things.get(property.target).properties.push(property);
  }
  for (const thing of things.values()) {
    thing.isStroked = thing.properties.some((property) => /^(path|stroke(Start|End))$/.test(property.keyPath));
    thing.isPlaced = thing.properties.some((property) => PLACE_KEYS.test(property.keyPath));
  }
  return [...things.values()];
}

/** A thing's box in a frame, in the coordinates of what it lies in. */
function boxOf(thing, frame) {
  const box = {
    left: null, top: null, x: null, y: null, width: null, height: null, anchor: [0.5, 0.5], radius: null,
    border: 0, borderColor: null, color: null, opacity: 1, z: 0, path: null, stroke: [0, 1], matrix: null,
    scale: [1, 1], turn: [0, 0, 0], move: [0, 0],
    shadow: { opacity: 0, radius: 3, offset: [0, -3], color: "#000000" },
  };
  for (const property of thing.properties) {
    const value = frame[property.path];
    if (value !== null && value !== undefined) PART_KEYS[property.keyPath](box, value);
  }
  box.width ??= LOOSE_SIZE[0];
  box.height ??= thing.properties.some((p) => /rotation|scale/.test(p.keyPath)) ? LOOSE_SIZE[0] : LOOSE_SIZE[1];
  // A stroke without a path is shown along a ring.
  if (thing.isStroked) box.path ??= RING;
  if (box.path !== null) [box.left, box.top, box.width, box.height] = pathFrame(box.path, box);
  box.left ??= (box.x ?? box.width * box.anchor[0]) - box.width * box.anchor[0];
  box.top ??= (box.y ?? box.height * box.anchor[1]) - box.height * box.anchor[1];
  return box;
}

function pathFrame(path, box) {
  const numbers = (path.match(/-?[\d.]+(e-?\d+)?/gi) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  if (ys.length === 0) return [0, 0, box.width, box.height];
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  return [left, top, Math.max(1, ...xs) - left, Math.max(1, ...ys) - top];
}

/** The CSS of a box's transform: its matrix, and the parts as Core Animation puts them together. */
function transformOf(box) {
  const list = [];
  if (box.move[0] || box.move[1]) list.push(`translate(${box.move[0]}px, ${box.move[1]}px)`);
  if (box.turn[0] || box.turn[1]) list.push("perspective(600px)");
  ["X", "Y", "Z"].forEach((axis, index) => {
    if (box.turn[index]) list.push(`rotate${axis}(${box.turn[index]}deg)`);
  });
  if (box.scale[0] !== 1 || box.scale[1] !== 1) list.push(`scale(${box.scale[0]}, ${box.scale[1]})`);
  if (box.matrix) list.push(matrixText(box.matrix));
  return list.join(" ");
}

function matrixText(value) {
  if (!Array.isArray(value)) return "";
  if (typeof value[0] === "number") return `matrix${value.length === 16 ? "3d" : ""}(${value.join(", ")})`;
  return "";
}

/** The corners of a box as it is shown, turned, scaled and moved in the plane. */
function cornersOf(box) {
  const matrix = new DOMMatrix(transformOf(box).replace(/perspective\([^)]*\)/, "") || undefined);
  const [ax, ay] = [box.left + box.width * box.anchor[0], box.top + box.height * box.anchor[1]];
  const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) => [
    box.left + x * box.width - ax,
    box.top + y * box.height - ay,
  ]);
  return corners.map(([x, y]) => {
    const point = matrix.transformPoint({ x, y });
    return [ax + point.x, ay + point.y];
  });
}
