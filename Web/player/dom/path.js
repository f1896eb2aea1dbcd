/**
 * The target is all before the longest end that the language knows; where it knows none, the first word with the indices behind it. First
 * among what it knows is what one transform is made of.
 */
const PLACE = /^((.+?(?=\.((transform(\.(translation|scale|rotation)(\.[xyz])?)?|frame|(position|center|anchorPoint|frame\.origin)(\.[xy])?)|borderWidth|strokeStart|cornerRadius|shadowRadius|shadowPath|(background|border|shadow)Color(\.(red|green|blue|hue|saturation|brightness|white|alpha))?|path|((bounds|frame)\.size|shadowOffset)(\.(width|height))?|strokeEnd|(contentOffset|bounds\.origin)(\.[xy])?|shadowOpacity|opacity|zPosition|constant|alpha|bounds)$)|[^.]+(\.\d+(?=\.))*)\.)?(.*)$/s;

/**
 * The target of a property, what of it, and that again if it is of its transform: `list.row.0.opacity` is the opacity of `list.row.0`, and
 * `chip.glow.x` the `glow.x` of `chip`.
 */
export function splitPath(path) {
  const found = PLACE.exec(path);
  return [found[2] ?? null, found.at(-1), found[4] ?? null];
}

/** What the numbers of a value are called; those of a vector are counted. */
const COMPONENTS = { point: ["x", "y"], size: ["width", "height"], rect: ["x", "y", "width", "height"], insets: ["top", "left", "bottom", "right"] };

/** What of a target has a name in a style sheet: each number of a point and the like, or all of it; a corner of bounds has theirs. */
export const named = (keyPath, { _name: name, _size: size }) => {
  const whole = keyPath.replace("bounds.origin", "bounds");
  const words = COMPONENTS[name] ?? (/^vector/.test(name) && [...Array(size).keys()]);
  return words ? words.map((word) => `${whole}.${word}`) : [whole];
};
