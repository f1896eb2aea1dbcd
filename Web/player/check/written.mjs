/** What elements are given, and get back: shadows, names of custom properties, the middle, their own styles, animations. The elements are no real ones. */
import assert from "node:assert/strict";
import { mountOnCompositor } from "../compositor.js";
import { ElementPlayer } from "../dom.js";
import { Player, parts } from "../motionspec.js";
import { spring } from "../springs.js";

globalThis.cancelAnimationFrame = () => {};

/** An element that is a target, with inline styles. */
function element(motion, own = {}) {
  const styles = new Map(Object.entries(own));
  return {
    dataset: { motion }, styles, attributes: new Map(),
    getAttribute(name) {
      return this.attributes.get(name) ?? null;
    },
    setAttribute(name, value) {
      this.attributes.set(name, value);
    },
    removeAttribute(name) {
      this.attributes.delete(name);
    },
    style: {
      setProperty: (name, value, priority = "") => (value === "" ? styles.delete(name) : styles.set(name, priority ? `${value} !${priority}` : value)),
      removeProperty: (name) => styles.delete(name),
      getPropertyValue: (name) => (styles.get(name) ?? "").replace(/ !.*/, ""),
      getPropertyPriority: (name) => / !(.*)/.exec(styles.get(name))?.[1] ?? "",
    },
  };
}

/** A motion whose properties have these types and numbers. */
function made(properties) {
  const rows = Object.entries(properties);
  let slot = 0;
  return {
    player: 2, generator: "check", spec: "Written", tolerance: 0.001, imports: [], parameters: [], families: rows.map(([, [, ...numbers]]) => numbers),
    properties: rows.map(([path, [type, ...numbers]]) => [path, type, (slot += numbers.length) - numbers.length, false, 0.1]),
    states: [{ name: "a", values: rows.map(([, [, ...numbers]]) => numbers) }], curves: [], routes: [], tracks: [], timelines: [], variants: [],
  };
}

const root = (...elements) => ({ querySelectorAll: () => elements });
const mounted = (properties, ...elements) => new ElementPlayer(root(...elements), made(properties), { clock: false, use: parts });

/** One style of an element whose target has these properties. */
function shown(name, properties) {
  const box = element("box");
  mounted(Object.fromEntries(Object.entries(properties).map(([path, value]) => [`box.${path}`, value])), box);
  return box.styles.get(name);
}

// Shadows are black, 3 points above and 3 wide, and can't be seen, where nothing else is said.
assert.equal(shown("box-shadow", { shadowOpacity: ["number", 0.5] }), "0px -3px 6px oklab(0 0 0 / 0.5)");
assert.equal(shown("box-shadow", { shadowRadius: ["number", 20] }), "0px -3px 40px oklab(0 0 0 / 0)");
assert.equal(shown("box-shadow", { "shadowOffset.width": ["number", 4], shadowOpacity: ["number", 1] }), "4px -3px 6px oklab(0 0 0 / 1)");
assert.equal(shown("box-shadow", { shadowOffset: ["size", 1, 2], shadowColor: ["color", 0.5, 0, 0, 1], shadowOpacity: ["number", 1] }), "1px 2px 6px oklab(0.5 0 0 / 1)");

// A part of a place has the middle along its axis alone.
assert.equal(shown("transform", { "position.x": ["number", 10] }), "translate(10px, 0px) translate(-50%, 0%)");
assert.equal(shown("transform", { "center.y": ["number", 10] }), "translate(0px, 10px) translate(0%, -50%)");
assert.equal(shown("transform", { position: ["point", 1, 2] }), "translate(1px, 2px) translate(-50%, -50%)");
assert.equal(shown("transform", { "position.x": ["number", 10], "anchorPoint.y": ["number", 0.2] }), "translate(10px, 0px) translate(-50%, 0%)");
assert.equal(shown("transform-origin", { "anchorPoint.y": ["number", 0.2] }), "50% 20%");

// A shape of a picture turns about its own middle, or the point that it says.
const ring = { strokeEnd: ["number", 0.5], "transform.rotation": ["angle", 30] };
assert.equal(shown("transform-box", ring), "fill-box");
assert.equal(shown("transform-origin", ring), "50% 50%");
assert.equal(shown("transform-origin", { ...ring, anchorPoint: ["point", 0, 1] }), "0% 100%");
assert.equal(shown("transform-box", { "transform.rotation": ["angle", 30] }), undefined);
assert.equal(shown("transform-box", { strokeEnd: ["number", 0.5] }), undefined);

// What strokes and shadows are made of is shown by their styles alone; what only begins like them is a custom property.
{
  const box = element("box");
  mounted({ "box.strokeEnd": ["number", 0.5], "box.shadowRadius": ["number", 2], "box.strokeWidth": ["number", 3] }, box);
  assert.deepEqual([...box.styles.keys()].sort(), ["--stroke-width", "box-shadow", "stroke-dasharray", "stroke-dashoffset"]);
}
// A stroke of no length lies beyond its line, where its round caps aren't seen.
const stroke = (start, end) => ["stroke-dasharray", "stroke-dashoffset"].map((name) => shown(name, { strokeStart: ["number", start], strokeEnd: ["number", end] }));
assert.deepEqual(stroke(0.25, 0.75), ["0.5 3", "-0.25"]);
assert.deepEqual(stroke(0.5, 0.5), ["0 3", "-2"]);
assert.deepEqual(stroke(0.75, 0.25), ["0 3", "-2.25"]);

// Two names of one number turn once.
assert.equal(shown("transform", { "transform.rotation": ["angle", 30], "transform.rotation.z": ["angle", 30] }), "rotate(30deg)");
assert.equal(shown("transform", { "transform.rotation.z": ["angle", 30], "transform.rotation.x": ["angle", 5] }), "rotate(30deg) rotateX(5deg)");

// Two names that are one in CSS get a number, the same on all elements.
const [one, other] = [element("one"), element("other")];
const names = mounted({ "one.foo-bar": ["number", 9], "one.fooBar": ["number", 7], "other.fooBar": ["number", 5], "other.x": ["number", 1] }, one, other);
assert.deepEqual([...one.styles], [["--foo-bar", "9"], ["--foo-bar-2", "7"]]);
assert.deepEqual([...other.styles], [["--foo-bar-2", "5"], ["--x", "1"]]);

// Each number of a point and the like has one; a part has that of the whole.
{
  const box = element("box");
  const area = { "box.area": ["rect", 1, 2, 3, 4], "box.at": ["point", 5, 6], "box.inset": ["insets", 1, 2, 3, 4], "box.levels": [["vector", 3], 7, 8, 9], "box.bounds.origin": ["point", 1, 2] };
  mounted(area, box);
  assert.equal([...box.styles].map(([name, value]) => `${name}: ${value}`).join("; "), [
    "--area-x: 1", "--area-y: 2", "--area-width: 3", "--area-height: 4", "--at-x: 5", "--at-y: 6", "--bounds-x: 1", "--bounds-y: 2", "--inset-top: 1", "--inset-left: 2",
    "--inset-bottom: 3", "--inset-right: 4", "--levels-0: 7", "--levels-1: 8", "--levels-2: 9",
  ].join("; "));
  const both = made({ "box.contentOffset": ["point", 5, 6], "box.contentOffset.y": ["number", 6] });
  both.families.pop();
  both.properties[1][2] = 1;
  const other = element("box");
  new ElementPlayer(root(other), both, { clock: false, use: parts });
  assert.deepEqual([...other.styles], [["--content-offset-x", "5"], ["--content-offset-y", "6"]]);
  // Of whole bounds styles show the size, and custom properties the place.
  const bounded = element("box");
  mounted({ "box.bounds": ["rect", 1, 2, 3, 4], "box.bounds.origin.x": ["number", 5] }, bounded);
  assert.deepEqual([...bounded.styles], [["width", "3px"], ["height", "4px"], ["--bounds-x", "5"], ["--bounds-y", "2"]]);
}

// Whoever had styles gets them back.
names.unmount();
assert.deepEqual([[...one.styles], [...other.styles]], [[], []]);
const styles = { opacity: "0.5", transform: "rotate(10deg) !important", color: "red" };
const [first, second] = [element("box", styles), element("box")];
const player = mounted({ "box.opacity": ["number", 1], "box.position.x": ["number", 3], "box.cornerRadius": ["number", 1] }, first, second);
player.redraw();
assert.equal(first.styles.get("opacity"), "1");
player.unmount();
assert.deepEqual(Object.fromEntries(first.styles), styles);
assert.deepEqual([...second.styles], []);

// The root may be the target itself; what has no element is named; what is inside another component is that one's.
{
  const [card, inner] = [element("card"), element("card")];
  inner.closest = () => inner;
  const own = new ElementPlayer({ ...card, querySelectorAll: () => [inner] }, made({ "card.opacity": ["number", 1], "crad.opacity": ["number", 1] }), { clock: false, use: parts });
  assert.deepEqual([[...card.styles], [...inner.styles]], [[["opacity", "1"]], []]);
  assert.deepEqual(own.missing, ["crad"]);
}

// An element that had no style has none, and a display keeps its priority.
{
  const [one, other] = [element("one", { display: "flex !important" }), element("two")];
  const json = { ...made({ "two.opacity": ["number", 1] }), targets: [["one", []], ["two", []]], imports: ["targets"] };
  other.setAttribute("style", "");
  const own = new ElementPlayer(root(one, other), json, { clock: false, use: parts });
  assert.deepEqual([one, other].map(({ styles }) => styles.get("display")), ["none", "none"]);
  own.unmount();
  assert.equal(one.styles.get("display"), "flex !important");
  assert.equal(other.getAttribute("style"), null);
}

// What the app says of reduced motion holds whatever the reader prefers; what is played once it is unmounted is over at once.
{
  const query = { matches: false };
  globalThis.matchMedia = () => query;
  const motion = { ...made({ "box.opacity": ["number", 0] }), curves: [["linear"]],
    tracks: [{ property: 0, additive: false, written: true, keys: [[0], [1]], segments: [[0, 1, 0, 1, 0]] }], timelines: [{ duration: 1, start: 0, tracks: [0] }],
    variants: [{ name: "go", from: "a", to: "a", timeline: 0 }] };
  const own = new ElementPlayer(root(element("box")), motion, { clock: false, use: parts });
  const given = new ElementPlayer(root(element("box")), motion, { clock: false, use: parts, reducedMotion: false });
  const seen = [own.reducedMotion];
  query.matches = true;
  seen.push(own.reducedMotion, given.reducedMotion);
  own.reducedMotion = true;
  query.matches = false;
  seen.push(own.reducedMotion);
  assert.deepEqual(seen, [false, true, false, true]);
  delete globalThis.matchMedia;
  own.unmount();
  const playback = own.play("go");
  assert.deepEqual([playback.state, own.isMoving, await playback.finished], ["cancelled", false, "cancelled"]);
}

// Attributes, too.
{
  const [first, second] = [element("box"), element("box")];
  first.setAttribute("data-label", "mine");
  const player = mounted({ "box.label": [["string", "one", "two"], 0] }, first, second);
  player.set("box.label", "two");
  player.draw();
  assert.deepEqual([first, second].map((own) => own.getAttribute("data-label")), ["two", "two"]);
  player.unmount();
  assert.deepEqual([first, second].map((own) => own.getAttribute("data-label")), ["mine", null]);
}

// What lets go on the compositor is a spring there, too.
const opacity = made({ "box.opacity": ["number", 0] });
const given = [];
const sprung = { ...element("box"), animate: (...own) => (given.push(own), { pause() {}, cancel() {} }) };
const players = [mountOnCompositor(root(sprung), opacity, { clock: false, use: parts }), new Player(opacity)];
for (const own of players) spring(own, "box.opacity", 1, { stiffness: 100, damping: 20 });
const [[frames, { duration }]] = given;
for (const [at, frame] of frames.entries()) {
  players[1].advance((at / (frames.length - 1)) * (duration / 1000) * (1 - 1e-12));
  assert.ok(Math.abs(frame.opacity - players[1].get("box.opacity")) < 1e-9, `${frame.opacity} of ${at}`);
}

// What replaces shows the same on the compositor when what it replaced is set meanwhile: what is added is counted from where elements are.
{
  const motion = { ...made({ "box.position.x": ["number", 0] }), curves: [["linear"]],
    tracks: [{ property: 0, additive: false, written: true, keys: [[0], [100]], segments: [[0, 1, 0, 1, 0]] }], timelines: [{ duration: 1, start: 0, tracks: [0] }],
    variants: [{ name: "go", from: "a", to: "a", timeline: 0 }] };
  let last;
  const box = { ...element("box"), animate: (frames) => ((last = frames), { pause() {}, cancel() {} }) };
  const own = mountOnCompositor(root(box), motion, { clock: false, use: parts });
  own.play("go");
  own.advance(0.5);
  own.set("box.position.x", 500);
  own.draw();
  const at = (name) => parseFloat(last[last.length >> 1][name]);
  assert.equal(own.get("box.position.x"), 50);
  assert.equal(parseFloat(/translate\(([^p]*)/.exec(box.styles.get("transform"))[1]) + at("translate"), 50);
}
console.log("written: shadows, middles, names, and whose styles there were");
