// What a frame looks like: for each layer a box, from the scene and from the key paths that are known. What isn't known is shown
// on a scale of its own.

/** Where things are that nothing places, and how big those are that nothing sizes. */
const LOOSE_GAP = 20;
const LOOSE_SIZE = [96, 64];

const RING = "M 32 3 A 29 29 0 0 1 32 61 A 29 29 0 0 1 32 3";

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
  "bounds.origin": (box, v) => (box.origin = v),
  "bounds.origin.x": (box, v) => (box.origin = [v, box.origin[1]]),
  "bounds.origin.y": (box, v) => (box.origin = [box.origin[0], v]),
  contentOffset: (box, v) => (box.origin = v),
  "contentOffset.x": (box, v) => (box.origin = [v, box.origin[1]]),
  "contentOffset.y": (box, v) => (box.origin = [box.origin[0], v]),
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

const KNOWN_TYPES = new Set([
  "number", "integer", "angle", "point", "size", "rect", "color", "transform", "path",
]);

/** Whether a property shows on the stage. */
function isDrawn(property) {
  return property.keyPath in PART_KEYS && KNOWN_TYPES.has(property.type);
}

/** A layer's box in a frame, in the coordinates of the layer that it lies in. */
function boxOf(node, values) {
  const { base } = node;
  const box = {
    left: null, top: null, x: null, y: null, width: base.width, height: base.height, anchor: base.anchor,
    radius: base.radius, border: null, borderColor: base.stroke, color: null, opacity: base.opacity, z: 0,
    path: null, stroke: [0, 1], matrix: null, scale: [1, 1], turn: [0, 0, 0], move: [0, 0], origin: [0, 0],
    shadow: null, text: null,
  };
  for (const { path, keyPath, type } of node.properties) {
    const value = values[path];
    if (value === null || value === undefined) continue;
    if (type === "string") box.text = value;
    else if (keyPath.startsWith("shadow")) {
      box.shadow ??= { opacity: 0.25, radius: 3, offset: [0, -3], color: "#000000" };
      PART_KEYS[keyPath](box, value);
    } else PART_KEYS[keyPath](box, value);
  }
  if (box.path !== null && base.isLoose) [box.left, box.top, box.width, box.height] = pathFrame(box.path);
  // Sizes change around the anchor, which rests where the frame says.
  const [ax, ay] = box.anchor;
  box.left ??= (box.x ?? base.left + base.width * ax) - box.width * ax;
  box.top ??= (box.y ?? base.top + base.height * ay) - box.height * ay;
  if (box.border === null) box.border = box.borderColor === null ? 0 : base.lineWidth;
  return box;
}

/** Left, top, width and height of a path. */
function pathFrame(path) {
  const ruler = document.getElementById("ruler");
  ruler.setAttribute("d", path);
  const { x, y, width, height } = ruler.getBBox();
  return [x, y, Math.max(1, width), Math.max(1, height)];
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

/** The matrix that takes a layer's own coordinates, from its left top corner, to those of the layer it lies in. */
function placeOf(box) {
  const [ax, ay] = [box.width * box.anchor[0], box.height * box.anchor[1]];
  const text = transformOf(box).replace(/perspective\([^)]*\)/, "");
  const place = new DOMMatrix().translateSelf(box.left, box.top);
  if (text) place.translateSelf(ax, ay).multiplySelf(new DOMMatrix(text)).translateSelf(-ax, -ay);
  return place;
}

/** Left, top, right and bottom of a box whose own coordinates a matrix takes elsewhere. */
function extentOf(box, matrix) {
  const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) =>
    matrix.transformPoint({ x: x * box.width, y: y * box.height }),
  );
  const xs = corners.map((corner) => corner.x / (corner.w || 1));
  const ys = corners.map((corner) => corner.y / (corner.w || 1));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Left, top, right and bottom of a box in the layer it lies in. */
function reachOf(box) {
  // Most boxes are only moved: matrices of thousands take their time.
  if (transformOf(box) !== "") return extentOf(box, placeOf(box));
  return [box.left, box.top, box.left + box.width, box.top + box.height];
}

function unionOf(extents) {
  if (extents.length === 0) return null;
  const [first, ...others] = extents;
  const union = [...first];
  for (const extent of others) {
    for (const side of [0, 1]) union[side] = Math.min(union[side], extent[side]);
    for (const side of [2, 3]) union[side] = Math.max(union[side], extent[side]);
  }
  return union;
}
