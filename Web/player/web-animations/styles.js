/** What an element shows now, of the styles of a keyframe. */
export function present(element, { offset, easing, composite, ...styles }) {
  const shown = getComputedStyle(element);
  return Object.fromEntries(Object.keys(styles).map((name) => [name, name.startsWith("--") ? shown.getPropertyValue(name) : shown[name]]));
}

/** Keyframes from some styles to others. Colours pass through those of OKLab, whichever way a browser mixes them. */
export function mixed(from, { offset, easing, ...to }) {
  const isColor = (value) => value.startsWith("oklab(");
  const steps = Object.values(to).some(isColor) ? 64 : 1;
  const between = (name, share) => `color-mix(in oklab, ${from[name]}, ${to[name]} ${100 * share}%)`;
  return Array.from({ length: steps - 1 }, (_, index) => (index + 1) / steps).reduce(
    (list, share) => [
      ...list.slice(0, -1),
      { offset: share, ...Object.fromEntries(Object.keys(to).filter((name) => isColor(to[name])).map((name) => [name, between(name, share)])) },
      list.at(-1),
    ],
    [from, to],
  );
}

/** An easing that the browser knows. */
export function easing({ easing }) {
  return CSS.supports("animation-timing-function", easing) ? easing : "ease";
}

/** Whether some properties are among others. */
export function shares(some, others) {
  return some.some((property) => others.includes(property));
}

/** Registers a custom property in the page of a root, which may be one in a frame. */
export function register(property, root) {
  try {
    const { defaultView } = root.ownerDocument ?? root;
    (defaultView ?? globalThis).CSS.registerProperty(property);
  } catch (error) {
    // Registered already, by another motion: a name stands for the same everywhere.
    if (error.name !== "InvalidModificationError") throw error;
  }
}

/** Gives an element styles. */
export function show(element, styles) {
  for (const [name, value] of Object.entries(styles)) {
    if (name.startsWith("--")) element.style.setProperty(name, value);
    else element.style[name] = value;
  }
}
