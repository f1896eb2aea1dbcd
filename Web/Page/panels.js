// What stands around the picture: the variants, the values in numbers, forms to copy, the look of the page.

class Variants {
  constructor(session, transport, element) {
    this.session = session;
    this.transport = transport;
    this.list = element.querySelector("#variants");
    this.reduced = element.querySelector("#reduced");
    this.compare = element.querySelector("#compare");
    this.beside = element.querySelector("#beside");
    this.title = element.querySelector("#name");
    this.description = document.querySelectorAll(".description");
    this.alone = element.querySelector("#alone");
    this.onion = element.querySelector("#onion");
    this.alone.addEventListener("click", () => session.view({ alone: !session.alone }));
    this.onion.addEventListener("click", () => session.view({ onion: !session.onion }));
    this.reduced.addEventListener("click", () => session.setReduced(!session.reduced));
    this.compare.addEventListener("click", () => session.compare(!session.compares));
    this.compare.hidden = session.before === null;
    this.beside.addEventListener("click", () => session.view({ beside: !session.beside }));
    session.listen((changed) => {
      if (session.motion && changed.size > 0) this.draw();
    });
  }

  draw() {
    const { session } = this;
    const [first] = session.events;
    this.title.textContent = session.motion.name;
    const words = under(session.tree, "description")?.value ?? "";
    for (const line of this.description) {
      if (line.textContent !== words) line.textContent = words;
      line.title = words;
    }
    document.documentElement.dataset.view = session.alone ? "stage" : "all";
    this.alone.setAttribute("aria-pressed", session.alone);
    this.onion.setAttribute("aria-pressed", session.onion);
    this.reduced.hidden = !session.hasReducedForms;
    this.reduced.setAttribute("aria-pressed", session.reduced);
    this.compare.setAttribute("aria-pressed", session.compares);
    this.beside.hidden = !session.compares;
    this.beside.setAttribute("aria-pressed", session.beside);
    const key = JSON.stringify(session.variants.map((variant) => variant.name));
    if (key !== this.key) {
      this.key = key;
      this.list.replaceChildren(
        ...session.variants.map((variant) => {
          const button = make("button", "", variant.name);
          button.type = "button";
          button.addEventListener("click", (event) => this.transport.choose(variant.name, event.altKey));
          return button;
        }),
      );
    }
    session.variants.forEach((variant, index) => {
      const button = this.list.children[index];
      const length = variant.duration === null ? "goes on for ever" : timeText(variant.duration);
      button.title = `${variant.from} → ${variant.to}, ${length} (V for the next)`;
      const isChosen = variant.name === first.play && !session.machine.course;
      if (isChosen && button.getAttribute("aria-pressed") !== "true") this.reveal(button);
      button.setAttribute("aria-pressed", isChosen);
    });
  }

  /** Scrolls the list, and nothing else, so that a button can be seen. */
  reveal(button) {
    const [own, list] = [button.getBoundingClientRect(), this.list.getBoundingClientRect()];
    this.list.scrollLeft += Math.max(0, own.right - list.right + 30) || Math.min(0, own.left - list.left - 30);
  }
}

/** A table of everything at the present time, as the language writes it. */
class Values {
  constructor(session, element) {
    this.session = session;
    this.body = element.querySelector("#values tbody");
    this.panel = element;
    this.rows = [];
    session.listen((changed) => {
      if (session.motion && changed.size > 0) this.draw();
    });
  }

  build() {
    const { properties } = this.session;
    // Who has thousands looks for one by its row.
    this.shown = properties.slice(0, 400);
    this.rows = this.shown.map((property) => {
      // A long name goes on in the next line after one of its dots.
      const name = make("button", "link", ...property.path.split(/(?<=\.)/).flatMap((part) => [part, make("wbr")]));
      name.type = "button";
      name.addEventListener("click", () => this.session.view({ property: property.path }));
      const swatch = property.type === "color" ? make("i", "chip") : "";
      const [value, speed] = [make("output"), make("td")];
      const row = make("tr", "", make("th", "", name), make("td", "", swatch, value), speed);
      return { property, row, swatch, value, speed };
    });
    this.body.replaceChildren(...this.rows.map(({ row }) => row));
  }

  draw() {
    const { session } = this;
    if (this.panel.hidden || session.alone) return;
    if (this.motion !== session.motion) this.build();
    this.motion = session.motion;
    const { values } = session.shown(0);
    // They are a call of their own, and while it plays there is one for each frame.
    const speeds = session.playing ? {} : session.samples(0, [session.time])?.velocities;
    for (const { property, row, swatch, value, speed } of this.rows) {
      const shown = values[property.path];
      value.textContent = valueText(property.type === "path" ? roundedPath(shown) : shown) + (property.type === "angle" ? "°" : "");
      if (swatch) swatch.style.background = shown ?? "";
      if (speeds) speed.textContent = speedText(property, speeds[property.path]?.[0]);
      row.dataset.selected = property.path === session.property;
    }
  }
}

/** A path whose numbers have as many digits as other values. */
function roundedPath(path) {
  return path?.replace(/-?\d+\.\d+/g, (number) => numberText(Number(number)));
}

function speedText(property, speed) {
  if (speed === undefined || property.type === "color" || property.type === "transform") return "";
  const list = [speed].flat();
  if (list.every((number) => number === 0)) return "0";
  return list.slice(0, 4).map((number) => numberText(number)).join(", ");
}

/** The motion in other forms, to be read and copied. */
class Code {
  constructor(session, element, status) {
    this.session = session;
    this.panel = element;
    this.menu = element.querySelector("#copy");
    this.text = element.querySelector("#code");
    this.losses = element.querySelector(".losses");
    this.status = status;
    this.menu.addEventListener("change", () => this.draw());
    element.querySelector("#copy-code").addEventListener("click", () => this.copy());
    session.listen((changed) => {
      if (!session.motion || this.panel.hidden) return;
      if (["motion", "play", "view"].some((change) => changed.has(change))) this.draw();
    });
  }

  /** A form as text, and what of the motion it doesn't say. */
  form(name) {
    const { session } = this;
    if (name === "spec") return { text: session.text, losses: [] };
    const { play, reversed } = session.events[0];
    return session.player.form(name, { variant: play, reversed, reduced: session.reduced });
  }

  draw() {
    const { session } = this;
    if (this.menu.children.length === 0) {
      for (const { name, title } of [...session.player.forms, { name: "spec", title: "Spec (JSON)" }]) {
        const option = make("option", "", name === "spec" ? title : `${name}: ${title}`);
        option.value = name;
        this.menu.append(option);
      }
    }
    const key = JSON.stringify([this.menu.value, session.events[0], session.reduced]);
    if (this.key === key && this.motion === session.motion) return;
    [this.key, this.motion] = [key, session.motion];
    try {
      const { text, losses = [] } = this.form(this.menu.value);
      this.source = text;
      // Long texts are shown from their beginning, and copied whole.
      const shown = text.length > 60000 ? `${text.slice(0, 60000)}\n…` : text;
      this.text.replaceChildren(...highlighted(shown));
      this.losses.hidden = losses.length === 0;
      this.losses.replaceChildren(
        make("b", "", "Not the same in this form"), ...losses.map((loss) => make("li", "", loss)),
      );
    } catch (error) {
      this.source = "";
      this.text.textContent = error.message;
    }
  }

  async copy() {
    try {
      await copied(this.source);
      this.status.say("copied");
    } catch (error) {
      this.status.say(`nothing was copied: ${error.message}`);
    }
  }
}

/** Puts a text into the clipboard, also where a page may not ask for it. */
async function copied(text) {
  if (navigator.clipboard) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch {
      // Then as pages did it before.
    }
  }
  const area = make("textarea", "away");
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  if (!isDone) throw new Error("this browser doesn't let pages copy");
}

/** A text of code in pieces: remarks, texts, numbers, words of the language. */
function highlighted(text) {
  const parts = [];
  const pattern = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`)|(#[0-9a-fA-F]{3,8}\b|-?\b\d+(?:\.\d+)?(?:e[-+]?\d+)?(?:ms|s|px|deg|%)?)|(@?[A-Za-z_$][\w$-]*)(?=\s*[({:])/g;
  let reached = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > reached) parts.push(text.slice(reached, match.index));
    const kind = ["remark", "string", "number", "word"].find((_, index) => match[index + 1] !== undefined);
    parts.push(make("span", `code-${kind}`, match[0]));
    reached = match.index + match[0].length;
  }
  parts.push(text.slice(reached));
  return parts;
}

/** A line that says what was done, also to those who can't see it. */
class Status {
  constructor(element) {
    this.element = element;
  }

  say(text) {
    this.element.textContent = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.element.textContent = ""), 4000);
  }
}

/** The panels at the side, of which one is shown. */
class Tabs {
  constructor(session, element) {
    this.tabs = [...element.querySelectorAll("[role=tab]")];
    this.panels = this.tabs.map((tab) => document.getElementById(tab.getAttribute("aria-controls")));
    this.tabs.forEach((tab, index) => {
      tab.addEventListener("click", () => {
        this.show(index);
        session.view({ panel: tab.dataset.panel });
      });
      tab.addEventListener("keydown", (event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!by) return;
        event.preventDefault();
        event.stopPropagation();
        const seen = this.tabs.filter(({ hidden }) => !hidden);
        const next = seen[(seen.indexOf(tab) + by + seen.length) % seen.length];
        next.click();
        next.focus();
      });
    });
    session.listen(() => {
      const indexOf = (panel) => this.tabs.findIndex((tab) => tab.dataset.panel === panel && !tab.hidden);
      const chosen = indexOf(session.shownPanel);
      // A panel may be gone with what it was for.
      const index = chosen >= 0 ? chosen : indexOf("curves");
      if (this.panels[index].hidden) this.show(index);
    });
  }

  show(index) {
    this.tabs.forEach((tab, other) => {
      tab.setAttribute("aria-selected", other === index);
      tab.tabIndex = other === index ? 0 : -1;
      this.panels[other].hidden = other !== index;
    });
  }
}

/** Light or dark: as the reader's system has it, unless it is chosen here. */
class Theme {
  constructor(button) {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    button.addEventListener("click", () => {
      const { dataset } = document.documentElement;
      const isDark = dataset.theme ? dataset.theme === "dark" : dark.matches;
      dataset.theme = isDark ? "light" : "dark";
    });
  }
}

/** The edge between the stage and the panels, which is dragged or moved with the arrows. */
class Edge {
  constructor(element) {
    const set = (width) => {
      const most = Math.max(280, innerWidth - 420);
      const value = Math.round(Math.max(260, Math.min(width, most)));
      document.body.style.setProperty("--side", `${value}px`);
      element.setAttribute("aria-valuenow", value);
    };
    const now = () => element.parentElement.getBoundingClientRect().width;
    follow(element, (event) => set(innerWidth - event.clientX));
    element.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: 20, ArrowRight: -20 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      set(now() + by);
    });
    element.setAttribute("aria-valuenow", Math.round(now()));
  }
}
