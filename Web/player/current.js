/** The same bound track, or one in another form, that begins at a value, given by the numbers of its property. */
function begin(bound, numbers, path) {
  const { _type: type, _track: { _segments: segments, _mirror: mirror } } = bound;
  const entering = type._from ? type._from(numbers) : numbers;
  if (!entering) return type._beginElsewhere(bound, numbers, path, begin);
  bound._all(-Infinity);
  if (bound._formulas?.()) return bound;
  const at = bound._segment;
  const entersAtFrom = segments[at + (mirror === undefined ? 5 : 6)] < 0.5;
  const other = bound._keys[segments[at + (entersAtFrom ? 3 : 2)]];
  const own = type._towards?.(entering, other) ?? entering;
  const ends = entersAtFrom ? [own, other] : [other, own];
  bound._entry = { _segment: at, _period: bound._period, _ends: type._prepare?.(...ends) ?? ends };
  return bound;
}

/** What `beginsFromCurrentState` asks for: motion that begins where its property is shown. */
export const current = { name: "current", _begin: begin };
