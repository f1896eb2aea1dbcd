// Time goes by: play and pause, the scrubber, speeds, loop, interruption, and the keys for all of it.

class Transport {
  constructor(session, element) {
    this.session = session;
    this.play = element.querySelector("#play");
    this.scrubber = element.querySelector("#scrubber");
    this.clock = element.querySelector("#clock");
    this.speed = element.querySelector("#speed");
    this.loop = element.querySelector("#loop");
    this.cut = element.querySelector("#interrupt");
    this.forget = element.querySelector("#forget");
    this.both = element.querySelector("#both");
    this.anchor = null;
    this.rest = null;

    this.play.addEventListener("click", () => this.toggle());
    this.scrubber.addEventListener("input", () => {
      this.pause();
      session.seek(Number(this.scrubber.value) * session.length);
    });
    for (const speed of SPEEDS) {
      const option = make("option", "", `${speed}×`);
      option.value = speed;
      this.speed.append(option);
    }
    this.speed.value = session.speed;
    this.speed.addEventListener("change", () => this.setSpeed(Number(this.speed.value)));
    this.loop.addEventListener("click", () => session.view({ loops: !session.loops }));
    this.both.addEventListener("click", () => session.view({ returns: !session.returns }));
    this.cut.addEventListener("click", () => this.interrupt());
    this.forget.addEventListener("click", () => session.forgetInterruptions());
    element.querySelector("#to-start").addEventListener("click", () => this.jump(0));
    session.listen(() => this.draw());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  draw() {
    const { session } = this;
    const isReady = session.motion !== null;
    for (const control of [this.play, this.scrubber, this.cut]) control.disabled = !isReady;
    if (!isReady) return;
    const label = session.playing ? "Pause" : "Play";
    this.play.setAttribute("aria-label", label);
    this.play.title = `${label} (space)`;
    this.play.dataset.state = session.playing ? "playing" : "paused";
    this.scrubber.value = session.share;
    this.scrubber.setAttribute("aria-valuetext", `${session.time.toFixed(3)} seconds`);
    this.clock.textContent = `${session.time.toFixed(3)} / ${session.length.toFixed(3)} s`;
    this.speed.value = session.speed;
    this.loop.setAttribute("aria-pressed", session.loops);
    this.both.setAttribute("aria-pressed", session.returns);
    this.both.hidden = !this.canReturn;
    const { variant, reversed } = session.onward;
    this.cut.title = `Play ${variant}${reversed ? ", values reversed," : ""} from here, over what plays (I)`;
    this.forget.hidden = !session.isInterrupted;
    if (session.playing && this.anchor === null) this.run();
    if (!session.playing && this.rest !== null) this.hold();
  }

  /** Whether what is chosen has a way back. */
  get canReturn() {
    const { session } = this;
    const [{ play }] = session.events;
    if (session.isEndless || session.machine.course) return false;
    const { from, to } = session.variant(play);
    return from !== to || this.wayBack.variant !== play;
  }

  /** What leads back to where the last play came from: a variant from state to state, else the same one reversed. */
  get wayBack() {
    const { session } = this;
    const { play, reversed } = session.events.at(-1);
    const same = { variant: play, reversed: !reversed };
    if (reversed) return same;
    const { from, to, onward } = session.variant(play);
    const leadsBack = (way) => {
      const ends = session.variant(way.variant);
      const [begin, end] = way.reversed ? [ends.to, ends.from] : [ends.from, ends.to];
      return begin === to && end === from;
    };
    return [onward[0], ...session.variants.map(({ name }) => ({ variant: name, reversed: false }))].find(leadsBack) ?? same;
  }

  toggle() {
    const { session } = this;
    if (session.playing) return this.pause();
    if (session.time < session.length) return session.view({ playing: true });
    // There and back it goes on from where it has ended.
    this.isBack = false;
    if (session.returns && this.canReturn) {
      const { variant, reversed } = this.wayBack;
      session.choose(variant, reversed);
    } else session.time = 0;
    session.view({ playing: true });
  }

  pause() {
    const { session } = this;
    this.hold();
    if (!session.playing) return;
    // What goes on for ever is shown where the axis has it.
    if (session.time > session.length) session.time %= session.length;
    session.view({ playing: false });
    session.say("time");
  }

  /** Lets go of the clock, and of what was to come after a rest. */
  hold() {
    this.anchor = null;
    clearTimeout(this.rest);
    this.rest = null;
  }

  jump(time) {
    this.hold();
    this.session.seek(time);
    if (this.session.playing) this.run();
  }

  setSpeed(speed) {
    this.anchor = null;
    this.session.view({ speed });
  }

  /** Chooses a variant, and plays it. */
  choose(name, reversed = false) {
    this.hold();
    this.isBack = false;
    this.session.choose(name, reversed);
    this.session.view({ playing: true });
  }

  /** Interrupts what plays, and lets it play on. */
  interrupt() {
    this.hold();
    this.session.interrupt();
    this.session.view({ playing: true });
  }

  /** What a tap does: plays from the beginning, interrupts what plays, or goes on from where it has ended. */
  tap() {
    const { session } = this;
    if (session.time === 0 && !session.playing) return this.toggle();
    if (session.time < session.length || session.isEndless) return this.interrupt();
    const { variant, reversed } = session.onward;
    this.choose(variant, reversed);
  }

  /**
   * Sends an event to the state machine, or has it go to a state, and lets it play on. Returns the turn that it takes; null where
   * nothing leads on.
   */
  send(action) {
    this.hold();
    const turn = this.session.machine.send(action);
    if (turn) this.session.view({ playing: true });
    else if (this.session.playing) this.run();
    return turn;
  }

  /** Lets time go by from here, by the clock of the frames. */
  run() {
    const { session } = this;
    const anchor = { time: session.time, at: null };
    this.anchor = anchor;
    const frame = (now) => {
      if (this.anchor !== anchor || !session.playing) {
        if (this.anchor === anchor) this.anchor = null;
        return;
      }
      anchor.at ??= now;
      const time = anchor.time + ((now - anchor.at) / 1000) * session.speed;
      if (session.machine.course) {
        // A machine ends when it rests, not where it was thought to.
        session.seek(time);
        if (session.machine.course?.restsAt(session.time)) this.end(anchor);
        else requestAnimationFrame(frame);
        return;
      }
      if (time >= session.length && !session.isEndless) {
        session.seek(session.length);
        this.end(anchor);
        return;
      }
      session.seek(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** At its end it rests; then it goes back, or begins again, where that is asked. */
  end(anchor) {
    const { session } = this;
    const isBack = this.isBack === true;
    const goesBack = session.returns && this.canReturn && !isBack;
    if (session.machine.course || (!goesBack && !session.loops)) {
      this.anchor = null;
      this.isBack = false;
      session.playing = false;
      session.view({});
      return;
    }
    this.rest = setTimeout(() => {
      if (this.anchor !== anchor || !session.playing) return;
      this.anchor = null;
      if (!session.returns) {
        session.time = 0;
        session.view({});
        session.seek(0);
        return;
      }
      this.isBack = !isBack;
      const { variant, reversed } = this.wayBack;
      session.choose(variant, reversed);
      session.view({});
    }, (REST * 1000) / Math.max(session.speed, 0.5));
  }

  step(frames) {
    this.pause();
    // To the grid of frames, so that steps there and back end where they began.
    this.session.seek((Math.round(this.session.time / FRAME) + frames) * FRAME);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.session.motion) return;
    const target = event.target;
    if (target.matches("textarea, select, input:not([type=range])")) return;
    const isButton = target.matches("button, summary, [role=button]");
    const act = this.actions(event.shiftKey)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || (isButton && (event.key === " " || event.key === "Enter"))) return;
    event.preventDefault();
    act();
  }

  actions(isShifted) {
    const { session } = this;
    const many = isShifted ? 10 : 1;
    const turn = (by) => {
      const index = SPEEDS.indexOf(session.speed) + by;
      if (index >= 0 && index < SPEEDS.length) this.setSpeed(SPEEDS[index]);
    };
    const next = () => {
      const names = session.variants.map((variant) => variant.name);
      const index = names.indexOf(session.events[0].play);
      this.choose(names[(index + 1) % names.length]);
    };
    return {
      " ": () => this.toggle(),
      ArrowLeft: () => this.step(-many),
      ArrowRight: () => this.step(many),
      Home: () => this.jump(0),
      End: () => this.jump(session.length),
      "[": () => turn(-1),
      "]": () => turn(1),
      i: () => this.interrupt(),
      l: () => session.view({ loops: !session.loops }),
      b: () => session.view({ returns: !session.returns }),
      f: () => session.view({ alone: !session.alone }),
      o: () => session.view({ onion: !session.onion }),
      v: next,
    };
  }
}
