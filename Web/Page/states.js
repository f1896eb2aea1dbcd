// The state machine of a spec: a diagram of its states, which go where they are clicked, and the events that may be sent now.

class States {
  constructor(session, transport, status, { tab, panel, bar, stage }) {
    Object.assign(this, { session, transport, status, tab, panel, bar, stage });
    this.state = bar.querySelector(".state-name");
    this.events = bar.querySelector(".events");
    this.waits = bar.querySelector(".waits");
    this.hide();
    session.listen((changed) => {
      if (changed.has("motion")) this.build();
      if (changed.size > 0 && session.machine.isThere) this.draw();
    });
  }

  hide() {
    const { isThere } = this.session.machine;
    this.tab.hidden = this.bar.hidden = !isThere;
    if (!isThere) this.stage.classList.remove("live");
  }

  /** Sends an event or goes to a state, and says so where nothing comes of it. */
  act(action) {
    const { state } = this.session.machine.whereabouts;
    if (this.transport.send(action)) return;
    if (action.send !== undefined) this.status.say(`nothing is taken in “${state}” by “${action.send}”`);
    else if (action.go === state) this.status.say(`it is in “${state}” already`);
    else this.status.say(`no single way leads from “${state}” to “${action.go}”`);
  }

  // The diagram

  build() {
    this.hide();
    const { motion, machine } = this.session;
    this.key = null;
    this.nodes = new Map();
    this.arrows = [];
    if (!machine.isThere) return this.panel.replaceChildren();
    const { states, height } = placedStates(motion.states.map(({ name }) => name));
    this.arrows = arrowsOf(motion.transitions);
    const isPair = ({ from, to }) => this.arrows.some((other) => other.from === to && other.to === from);
    for (const arrow of this.arrows) {
      arrow.shape = curveOf(states.get(arrow.from), states.get(arrow.to), isPair(arrow));
    }
    placeLabels(this.arrows, states, height);
    const [top, bottom] = rangeOf(states, this.arrows);
    // What is gone without a transition has an arrow while it plays.
    this.way = svg("g", { class: "arrow playing" });
    const picture = svg("svg", {
      class: "states", viewBox: `0 ${top} ${DIAGRAM} ${bottom - top}`, role: "group", "aria-label": "States and what leads from one to another",
    });
    picture.append(
      ...this.arrows.map((arrow) => (arrow.element = this.arrow(arrow.shape))), this.way,
      ...this.arrows.flatMap((arrow) => arrow.labels.map((label) => (label.element = this.label(arrow, label)))),
      ...[...states.values()].map((state) => this.node(state)),
    );
    this.boxes = states;
    this.panel.replaceChildren(
      picture, make("p", "hint", "Click a state to go there, and an event to send it; what plays is interrupted where it is."),
    );
  }

  arrow(shape) {
    const { line, head } = arrowPaths(shape);
    return svg("g", { class: "arrow" }, svg("path", { class: "arrow-line", d: line }), svg("path", { class: "arrow-head", d: head }));
  }

  button(className, label, act, ...children) {
    const element = svg("g", { class: className, role: "button", tabindex: 0, "aria-label": label }, svg("title", {}, label), ...children);
    element.addEventListener("click", act);
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    });
    return element;
  }

  label(arrow, { text, send, x, y, width }) {
    const children = [
      svg("rect", { x: x - width / 2, y: y - LABEL_HEIGHT / 2 + 1, width, height: LABEL_HEIGHT - 2, rx: 7 }),
      svg("text", { x, y: y + 3.8 }, cut(text, LONGEST_EVENT)),
    ];
    if (send === null) return svg("g", { class: "cause" }, ...children);
    const words = `Send ${send}: from ${arrow.from} to ${arrow.to}`;
    return this.button("cause sent", words, () => this.act({ send }), ...children);
  }

  node({ name, x, y, width, height }) {
    const box = svg("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 10 });
    const element = this.button(
      "state", `Go to ${name}`, () => this.act({ go: name }), box, svg("text", { x, y: y + 4.4 }, cut(name, LONGEST_STATE)),
    );
    element.dataset.state = name;
    this.nodes.set(name, element);
    return element;
  }

  // Where it is

  draw() {
    const { session } = this;
    const { state, entered, turn } = session.machine.whereabouts;
    const [, from, to] = turn ?? [];
    const isUnderWay = !entered && to === state;
    const key = JSON.stringify([state, entered, from, to, session.machine.course !== null]);
    if (key === this.key) return;
    this.key = key;
    this.stage.classList.toggle("live", session.machine.course !== null);
    const candidates = session.machine.candidates(state);
    for (const [name, node] of this.nodes) {
      node.classList.toggle("coming", name === state && !entered);
      if (name === state) node.setAttribute("aria-current", "true");
      else node.removeAttribute("aria-current");
    }
    for (const arrow of this.arrows) {
      arrow.element.classList.toggle("playing", isUnderWay && arrow.from === from && arrow.to === to);
      for (const { element, send, holds } of arrow.labels) {
        const isCandidate = arrow.from === state && holds;
        element.classList.toggle("candidate", isCandidate);
        element.classList.toggle("barred", !holds);
        if (send === null) continue;
        element.setAttribute("aria-disabled", !isCandidate);
        element.setAttribute("tabindex", isCandidate ? 0 : -1);
      }
    }
    this.drawWay(isUnderWay && !this.arrows.some((arrow) => arrow.from === from && arrow.to === to) ? [from, to] : null);
    this.drawBar(state, entered, candidates);
  }

  /** Draws a way for which there is no arrow. */
  drawWay(ends) {
    this.way.replaceChildren();
    const boxes = ends?.map((name) => this.boxes.get(name));
    if (boxes?.every((box) => box)) this.way.append(...this.arrow(curveOf(...boxes, true)).childNodes);
  }

  drawBar(state, entered, candidates) {
    this.state.textContent = entered ? state : `→ ${state}`;
    this.state.title = entered ? `It is in “${state}”` : `It is on its way to “${state}”`;
    const names = [...new Set(candidates.flatMap(({ on }) => on ?? []))];
    const focused = this.events.contains(document.activeElement) ? document.activeElement.textContent : null;
    if (JSON.stringify(names) !== this.names) {
      this.names = JSON.stringify(names);
      this.events.replaceChildren(
        ...names.map((send) => {
          const button = make("button", "", send);
          button.type = "button";
          button.addEventListener("click", () => this.act({ send }));
          return button;
        }),
      );
    }
    names.forEach((send, index) => {
      const row = candidates.find(({ on }) => on?.includes(send));
      this.events.children[index].title = `Send “${send}”, which leads to “${row.to}”`;
    });
    // Who sends by the keyboard goes on with what may be sent next.
    if (focused !== null && !this.events.contains(document.activeElement)) {
      const buttons = [...this.events.children];
      (buttons.find(({ textContent }) => textContent === focused) ?? buttons[0])?.focus();
    }
    const waits = candidates.filter(({ after }) => after !== undefined).sort((one, other) => one.after - other.after);
    // Where a variant was chosen, nothing goes on by itself.
    const goesOn = this.session.machine.course !== null && waits.length > 0;
    if (!goesOn) this.waits.textContent = waits.length === 0 && names.length === 0 ? "nothing leads on from here" : "";
    else this.waits.textContent = `${waits[0].after > 0 ? `after ${timeText(waits[0].after)}` : "when done"} → ${waits[0].to}`;
  }
}
