// What was sent to a spec's state machine and when, and what the machine did. What is shown is a function of it and of an instant,
// as it is of a list of plays; so what happened can be scrubbed and stands in the address.

class Course {
  /** A machine that begins in a state, and is sent `{ at, send }` or `{ at, go }` in order of time. */
  constructor(start, sends = []) {
    this.start = start;
    this.sends = sends;
    /** What it has done so far: lists of the time, the states it goes from and to, the variant, and whether that is reversed. */
    this.turns = [];
    /** Where it is at the present time, as the player says. */
    this.now = null;
    /** How far it has got, in seconds. */
    this.reach = 0;
  }

  /** The same until a time, and then something more. */
  with(at, action) {
    return new Course(this.start, [...this.sends.filter((sent) => sent.at <= at), { at, ...action }]);
  }

  /** What the player is asked for it. */
  request(reduced) {
    return { state: this.start, events: this.sends, reduced };
  }

  /** What it has done, as plays. */
  get plays() {
    return this.turns.map(([at, , , play, reversed]) => ({ at, play, reversed }));
  }

  /** The turn that was taken last at a time; undefined before the first. */
  turnAt(time) {
    return this.turns.filter(([at]) => at <= time).at(-1);
  }

  /** Whether it stays as it is from a time on. */
  restsAt(time) {
    return this.now?.rests === true && !this.sends.some((sent) => sent.at > time);
  }
}

/** The course that an address describes: `state=closed&send=0:tap&send=0.4:@open`, with `@` before a state to go to. */
function courseOfFields(fields, motion) {
  const start = fields.get("state");
  if (motion.transitions.length === 0 || !motion.states.some(({ name }) => name === start)) return null;
  const sends = [];
  for (const field of fields.getAll("send")) {
    const [, time, isGo, name] = /^([\d.e-]+):(@?)(.+)$/.exec(field) ?? [];
    const at = Number(time);
    if (!(at >= (sends.at(-1)?.at ?? 0)) || !Number.isFinite(at)) return null;
    sends.push(isGo ? { at, go: name } : { at, send: name });
  }
  return sends.length > 0 ? new Course(start, sends) : null;
}

function writeCourse(fields, course) {
  fields.set("state", course.start);
  for (const { at, send, go } of course.sends) fields.append("send", `${at}:${send ?? `@${go}`}`);
}
