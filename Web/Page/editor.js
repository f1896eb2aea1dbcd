// The text of the spec, checked at every change by the rules that the command line has.

class Editor {
  /** How long a change waits for the next one, in milliseconds. */
  static wait = 120;

  constructor(session, element) {
    this.session = session;
    this.area = element.querySelector("#text");
    this.under = element.querySelector(".text-under");
    this.list = element.querySelector(".problems");
    this.summary = element.querySelector("#summary");
    this.original = session.source.text;
    this.timer = null;
    this.history = new History(session.text);
    this.area.value = session.text;
    this.area.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.type(), Editor.wait);
    });
    this.area.addEventListener("blur", () => this.type());
    // One undo for what is typed, dragged, set and reverted.
    this.area.addEventListener("beforeinput", (event) => {
      const by = { historyUndo: -1, historyRedo: 1 }[event.inputType];
      if (!by) return;
      event.preventDefault();
      this.travel(by);
    });
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      if (event.target.matches("input:not([type=range])")) return;
      event.preventDefault();
      this.travel(key === "y" || event.shiftKey ? 1 : -1);
    });
    this.undo = element.querySelector("#undo");
    this.redo = element.querySelector("#redo");
    this.undo.addEventListener("click", () => this.travel(-1));
    this.redo.addEventListener("click", () => this.travel(1));
    element.querySelector("#download").addEventListener("click", () => this.download());
    this.area.addEventListener("scroll", () => this.align());
    element.querySelector("#format").addEventListener("click", () => this.format());
    this.revert = element.querySelector("#revert");
    this.revert.addEventListener("click", () => this.replace(this.original));
    session.listen((changed) => changed.has("text") && this.draw());
  }

  /** Reads what was typed. */
  type() {
    clearTimeout(this.timer);
    if (this.area.value === this.session.text) return;
    this.history.add(this.area.value, "typing");
    this.session.edit(this.area.value);
  }

  /** Takes what was done last back, or does it again. */
  travel(by) {
    this.type();
    const text = this.history.travel(by);
    if (text !== null) this.show(text);
    this.draw();
  }

  /** From here on all changes are one, until they are released. */
  hold() {
    this.history.hold();
  }

  release() {
    this.history.release();
  }

  get isEdited() {
    return this.session.text !== this.original;
  }

  draw() {
    const { session } = this;
    if (this.area.value !== session.text) this.area.value = session.text;
    this.revert.disabled = !this.isEdited;
    this.undo.disabled = !this.history.canTravel(-1);
    this.redo.disabled = !this.history.canTravel(1);
    document.documentElement.dataset.edited = this.isEdited;
    const problems = session.report.diagnostics;
    if (session.stop) {
      this.summary.textContent = `the engine can't read this: ${session.stop}`;
      this.summary.dataset.severity = "error";
      this.list.replaceChildren();
      this.under.replaceChildren();
      return;
    }
    const { errors, warnings } = session.report.summary;
    const notes = problems.length - errors - warnings;
    const count = (number, noun) => (number > 0 ? [`${number} ${noun}${number === 1 ? "" : "s"}`] : []);
    const counts = [...count(errors, "error"), ...count(warnings, "warning"), ...count(notes, "note")];
    const stale = session.isGood || !session.motion ? "" : "; what plays is the last good motion";
    this.summary.textContent = (counts.join(", ") || "no problems") + stale;
    this.summary.dataset.severity = errors > 0 ? "error" : warnings > 0 ? "warning" : "none";
    this.list.replaceChildren(...problems.slice(0, 200).map((problem) => this.entry(problem)));
    this.underline(problems);
  }

  entry(problem) {
    const { start, end } = problem.range;
    const place = make("button", "place", `${start.line}:${start.column}`);
    place.type = "button";
    place.addEventListener("click", () => this.select(start.offset, end.offset));
    const entry = make("li", `problem ${problem.severity}`, place, make("span", "", problem.message));
    entry.append(make("code", "problem-id", problem.id));
    for (const note of problem.notes) entry.append(make("p", "problem-note", note.message));
    for (const fix of problem.fixes) {
      const button = make("button", "fix", fix.message);
      button.type = "button";
      button.title = fix.replacement === "" ? "remove it" : fix.replacement;
      button.addEventListener("click", () =>
        this.splice(fix.range.start.offset, fix.range.end.offset, fix.replacement),
      );
      entry.append(button);
    }
    return entry;
  }

  /** Marks the places of problems under the text. */
  underline(problems) {
    const { bytes } = this.session;
    const decode = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
    const pieces = [];
    let reached = 0;
    for (const { range, severity } of problems) {
      const [start, end] = [range.start.offset, Math.max(range.end.offset, range.start.offset + 1)];
      if (start < reached) continue;
      pieces.push(decode(reached, start), make("mark", severity, decode(start, end)));
      reached = end;
    }
    this.under.replaceChildren(...pieces, decode(reached), "\n");
    this.align();
  }

  align() {
    this.under.scrollTop = this.area.scrollTop;
    this.under.scrollLeft = this.area.scrollLeft;
  }

  select(start, end) {
    const { bytes } = this.session;
    this.area.focus();
    this.area.setSelectionRange(textIndex(bytes, start), textIndex(bytes, Math.max(end, start)));
    const line = this.area.value.slice(0, this.area.selectionStart).split("\n").length;
    const height = parseFloat(getComputedStyle(this.area).lineHeight);
    this.area.scrollTop = Math.max(0, (line - 4) * height);
  }

  /** Replaces a stretch of the text, given by its bytes. */
  splice(start, end, replacement) {
    const { bytes } = this.session;
    const [from, to] = [textIndex(bytes, start), textIndex(bytes, end)];
    const text = this.session.text;
    this.replace(text.slice(0, from) + replacement + text.slice(to));
  }

  /** Puts another text in place of the whole. */
  replace(text) {
    if (text === this.session.text) return;
    this.history.add(text);
    this.show(text);
  }

  show(text) {
    const { scrollTop } = this.area;
    this.area.value = text;
    this.session.edit(text);
    this.area.scrollTop = scrollTop;
  }

  download() {
    const link = make("a");
    link.href = URL.createObjectURL(new Blob([this.session.text], { type: "application/json" }));
    link.download = this.session.source.path.split("/").at(-1) || "spec.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  format() {
    this.type();
    const answer = this.session.player.format(this.session.source.path, this.area.value);
    if (answer.text !== undefined) this.replace(answer.text);
  }
}

/** What the text was, one step for each change. */
class History {
  /** Typing within this time is one change, in milliseconds. */
  static pause = 800;

  constructor(text) {
    this.texts = [text];
    this.place = 0;
    this.kind = null;
    this.time = 0;
    this.isHeld = false;
  }

  add(text, kind = null) {
    const now = performance.now();
    const isSame = (this.isHeld && this.hasBegun) || (kind !== null && kind === this.kind && now - this.time < History.pause);
    [this.kind, this.time] = [kind, now];
    this.hasBegun = this.isHeld;
    if (text === this.texts[this.place]) return;
    this.texts.length = this.place + 1;
    if (isSame && this.place > 0) this.texts[this.place] = text;
    else this.place = this.texts.push(text) - 1;
    // Of huge texts fewer are kept.
    while (this.texts.length > 2 && this.texts.length * text.length > 5e7) {
      this.texts.shift();
      this.place -= 1;
    }
  }

  hold() {
    [this.isHeld, this.hasBegun] = [true, false];
  }

  release() {
    [this.isHeld, this.hasBegun, this.kind] = [false, false, null];
  }

  canTravel(by) {
    return this.place + by >= 0 && this.place + by < this.texts.length;
  }

  /** The text one step further; null where there is none. */
  travel(by) {
    if (!this.canTravel(by)) return null;
    this.kind = null;
    this.place += by;
    return this.texts[this.place];
  }
}
