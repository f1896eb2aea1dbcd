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
    this.original = session.text;
    this.timer = null;
    this.area.value = session.text;
    this.area.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => session.edit(this.area.value), Editor.wait);
    });
    this.area.addEventListener("scroll", () => this.align());
    element.querySelector("#format").addEventListener("click", () => this.format());
    this.revert = element.querySelector("#revert");
    this.revert.addEventListener("click", () => this.replace(this.original));
    session.listen((changed) => changed.has("text") && this.draw());
  }

  draw() {
    const { session } = this;
    if (this.area.value !== session.text) this.area.value = session.text;
    this.revert.disabled = session.text === this.original;
    const problems = session.report.diagnostics;
    const { errors, warnings } = session.report.summary;
    const notes = problems.length - errors - warnings;
    const count = (number, noun) => (number > 0 ? [`${number} ${noun}${number === 1 ? "" : "s"}`] : []);
    const counts = [...count(errors, "error"), ...count(warnings, "warning"), ...count(notes, "note")];
    const stale = session.isGood || !session.motion ? "" : "; what plays is the last good motion";
    this.summary.textContent = (counts.join(", ") || "no problems") + stale;
    this.summary.dataset.severity = errors > 0 ? "error" : warnings > 0 ? "warning" : "none";
    this.list.replaceChildren(...problems.map((problem) => this.entry(problem)));
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

  replace(text) {
    const { scrollTop } = this.area;
    this.area.value = text;
    this.session.edit(text);
    this.area.scrollTop = scrollTop;
  }

  format() {
    const answer = this.session.engine.ask({
      do: "format", path: this.session.source.path, text: this.area.value,
    });
    if (answer.text !== undefined) this.replace(answer.text);
  }
}
