// The state machine of a spec: where it is, and what becomes of what it is sent. The animator's own machine does the work; here is
// only what was sent to it.

class Machine {
  constructor(session) {
    this.session = session;
    /** What is played, while the machine plays. */
    this.course = null;
  }

  /** Whether the spec has transitions. */
  get isThere() {
    const { motion } = this.session;
    return motion !== null && motion.transitions.length > 0;
  }

  /**
   * Where the machine is: the `state`, whether that is `entered`, and the `turn` that is under way or led there. Where variants are
   * played, it is where they lead.
   */
  get whereabouts() {
    const { session, course } = this;
    const { time } = session;
    if (course?.now) {
      const { state, entered } = course.now;
      return { state, entered, turn: course.turnAt(time) };
    }
    const last = session.events.filter((event) => event.at <= time).at(-1) ?? session.events[0];
    const { from, to, duration, tracks } = session.played(last);
    const way = last.reversed ? [to, from] : [from, to];
    // What jumps does so at its first instant: then it has left where it came from, and is there if that is all.
    const hasLeft = tracks.some(({ start, segments }) => start <= 0 && segments[0]?.end <= 0);
    if (time === 0 && !session.playing && !hasLeft) return { state: way[0], entered: true };
    const entered = duration !== null && time >= last.at + duration;
    return { state: way[1], entered, turn: [last.at, ...way, last.play, last.reversed] };
  }

  /** The transitions that could be taken from a state now. */
  candidates(state) {
    return this.session.motion.transitions.filter(({ from, holds }) => from === state && holds);
  }

  /**
   * Sends something to the machine at the present time, `{ send }` or `{ go }`, which is what plays from here on. Returns what it
   * plays, as one of its turns; null where nothing leads on from here, which leaves everything as it is.
   */
  send(action) {
    for (const course of this.continuations()) {
      const at = course === this.course || course.sends.length > 0 ? this.session.time : 0;
      const next = course.with(at, action);
      const before = course.turns.filter((turn) => turn[0] <= at).length;
      if (!this.traces(next, at) || next.turns.length <= before) continue;
      this.session.time = at;
      this.adopt(next);
      return next.turns.at(-1);
    }
    return null;
  }

  /** The courses that could be gone on with, the best first: what was sent so far, what plays as if it had been sent, a new one. */
  *continuations() {
    const { state, entered } = this.whereabouts;
    const { course, session } = this;
    const { time } = session;
    if (course) {
      // From a state as it is at the beginning, the axis begins anew.
      if (course.now?.home && course.restsAt(time)) yield new Course(state);
      else yield course;
      return;
    }
    if (!entered) {
      const played = session.events.filter((event) => event.at <= time);
      const [first] = played;
      const begun = session.played(first);
      const past = new Course(first.reversed ? begun.to : begun.from, played.map((event) => {
        const { from, to } = session.played(event);
        return { at: event.at, go: event.reversed ? from : to };
      }));
      const isSame = ({ at, play, reversed }, index) => {
        const event = played[index];
        return at === event?.at && play === event.play && reversed === event.reversed;
      };
      if (this.traces(past, time) && past.turns.length === played.length && past.plays.every(isSame)) yield past;
    }
    yield new Course(state);
  }

  /** Finds out what a course does until a time; false where it can't be played. */
  traces(course, time) {
    try {
      const { machine } = this.session.player.frame(0, course.request(this.session.reduced), time, null);
      Object.assign(course, { turns: machine.turns, now: machine, reach: time });
      return true;
    } catch {
      return false;
    }
  }

  /** Plays by a course whose turns are known. */
  adopt(course) {
    const { session } = this;
    this.course = course;
    session.events = course.plays;
    session.keepProperty();
    session.say("play", "time");
  }

  /** Plays the course as it is anew, after something else has changed; without one where that can't be done. */
  retrace() {
    const { course, session } = this;
    const isThere = this.isThere && this.traces(course, course.reach) && course.turns.length > 0;
    const isKnown = isThere && course.plays.every((event) => session.variant(event.play));
    if (isKnown) session.events = course.plays;
    else this.course = null;
    return isKnown;
  }

  /** Looks where the machine is now, and whether it went on by itself. */
  follow() {
    const { course, session } = this;
    const { time, length } = session;
    const { machine } = session.shown(0);
    if (machine) course.now = machine;
    const isFurther = machine !== undefined && machine.turns.length > course.turns.length;
    if (isFurther) {
      course.turns = machine.turns;
      session.events = course.plays;
      session.keepProperty();
    }
    // What takes longer than it was thought to, the axis gives more room.
    const isLate = time > length;
    course.reach = Math.max(course.reach, isLate && !course.restsAt(time) ? time * 1.25 : time);
    if (isFurther || isLate) session.say("play", "time");
    else session.say("time");
  }

  /**
   * Where a machine's course ends that plays until a time: where that has ended, which is an instant later, or where it would go on
   * by itself, which is an instant too late.
   */
  endAfter(time) {
    const state = this.course.turns.at(-1)[2];
    const wait = Math.max(0, ...this.candidates(state).map(({ after }) => after ?? 0));
    return wait > 0 ? (time + wait) * (1 - 1e-12) : time * (1 + 1e-12);
  }
}
