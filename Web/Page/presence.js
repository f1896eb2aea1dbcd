// Which targets are there: what leads to a state in which a target is shows it when it begins, and what leads away takes it away when
// it is over, unless something newer has begun. The text says the states; when plays begin and end the player has said.

/** The states in which each target is that isn't in all of them, as the text of a spec says. */
function presencesOf(tree, motion) {
  const all = motion.states.map(({ name }) => name);
  return Object.entries(plain(under(tree, "targets")) ?? {}).filter(([, rule]) => rule?.appears ?? rule?.disappears).map(([name, rule]) => {
    const [appears, disappears] = [rule.appears, rule.disappears].map((names) => names && [names].flat());
    return { name, states: new Set(all.filter((state) => appears?.includes(state) ?? !disappears.includes(state))) };
  });
}

/**
 * The names of the targets that aren't there at a time.
 *
 * @param {string} start The state before anything plays.
 * @param ways What plays, in order of time: when it begins, when it ends, and the states between which it leads.
 */
function absentAt(presences, start, ways, time) {
  const begun = ways.filter(({ at }) => at <= time);
  return new Set(presences.filter(({ states }) => {
    let isThere = states.has(start);
    begun.forEach(({ end, to }, index) => {
      isThere = states.has(to) || (isThere && end > Math.min(time, begun[index + 1]?.at ?? Infinity));
    });
    return !isThere;
  }).map(({ name }) => name));
}
