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
    this.anchor = null;

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
    this.speed.addEventListener("change", () => this.setSpeed(Number(this.speed.value)));
    this.loop.addEventListener("click", () => session.view({ loops: !session.loops }));
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
    this.scrubber.value = session.time / session.length;
    this.scrubber.setAttribute("aria-valuetext", `${session.time.toFixed(3)} seconds`);
    this.clock.textContent = `${session.time.toFixed(3)} / ${session.length.toFixed(3)} s`;
    this.speed.value = session.speed;
    this.loop.setAttribute("aria-pressed", session.loops);
    const { variant, reversed } = session.onward;
    this.cut.title = `Play ${variant}${reversed ? ", values reversed," : ""} from here, over what plays (I)`;
    this.forget.hidden = !session.isInterrupted;
    if (session.playing && this.anchor === null) this.run();
  }

  toggle() {
    if (this.session.playing) return this.pause();
    if (this.session.time >= this.session.length) this.session.time = 0;
    this.session.view({ playing: true });
  }

  pause() {
    this.anchor = null;
    if (this.session.playing) this.session.view({ playing: false });
  }

  jump(time) {
    this.anchor = null;
    this.session.seek(time);
    if (this.session.playing) this.run();
  }

  setSpeed(speed) {
    this.anchor = null;
    this.session.view({ speed });
  }

  /** Interrupts what plays, and lets it play on. */
  interrupt() {
    this.anchor = null;
    this.session.interrupt();
    this.session.view({ playing: true });
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
      let time = anchor.time + ((now - anchor.at) / 1000) * session.speed;
      if (time >= session.length) {
        if (!session.loops) {
          this.anchor = null;
          session.playing = false;
          session.seek(session.length);
          session.view({});
          return;
        }
        time %= session.length;
        [anchor.time, anchor.at] = [time, now];
      }
      session.seek(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
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
    const isButton = target.matches("button, summary");
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
      session.choose(names[(index + 1) % names.length], false);
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
      v: next,
    };
  }
}
