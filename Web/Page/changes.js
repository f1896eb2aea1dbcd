// What changed since before, in the words of `speccli diff`: a paragraph for each variant, and for each property that moves
// differently.

class Changes {
  constructor(session, element) {
    this.session = session;
    this.element = element;
    session.listen((changed) => {
      if (session.motion && session.before && !element.hidden && changed.size > 0) this.draw();
    });
  }

  draw() {
    const { session } = this;
    const state = [session.motion, session.before];
    if (this.state?.every((part, index) => part === state[index])) return;
    this.state = state;
    let text;
    try {
      text = session.player.changes() || "no difference in motion";
    } catch (error) {
      text = error.message;
    }
    this.element.replaceChildren(...text.trim().split("\n").filter((line) => line !== "").map((line) => this.line(line)));
  }

  /** A line: of a motion or a variant, of a property, or of what changed in it, by how far it is set in. */
  line(text) {
    const words = text.trimStart();
    const level = Math.min(2, (text.length - words.length) / 2);
    const line = make("p", `change change-${level}`);
    const end = words.indexOf(": ");
    const name = words.slice(0, end);
    const act = end < 0 ? null : this.action(level, name);
    if (act) {
      const button = make("button", "link", name);
      button.type = "button";
      button.addEventListener("click", act);
      line.append(button, words.slice(end));
    } else line.append(words);
    const severity = /(?:^|: )(breaking|visible|subtle|invisible)(?![\w-])/.exec(words);
    if (severity) line.dataset.severity = severity[1];
    return line;
  }

  /** What shows the thing of a name: a variant, or a property in the one that plays. */
  action(level, name) {
    const { session } = this;
    if (level === 0 && session.variant(name)) return () => session.choose(name, false);
    if (level === 1 && session.properties.some(({ path }) => path === name)) return () => session.view({ property: name });
    return null;
  }
}
