// What stands around the picture: the variants, the values in numbers, forms to copy, the look of the page.

class Variants {
  constructor(session, element) {
    this.session = session;
    this.list = element.querySelector("#variants");
    this.reduced = element.querySelector("#reduced");
    this.compare = element.querySelector("#compare");
    this.title = element.querySelector("#name");
    this.reduced.addEventListener("click", () => session.setReduced(!session.reduced));
    this.compare.addEventListener("click", () => session.view({ compares: !session.compares }));
    this.compare.hidden = session.before === null;
    session.listen((changed) => {
      if (session.motion && changed.size > 0) this.draw();
    });
  }

  draw() {
    const { session } = this;
    const [first] = session.events;
    this.title.textContent = session.motion.name;
    this.reduced.hidden = !session.hasReducedForms;
    this.reduced.setAttribute("aria-pressed", session.reduced);
    this.compare.setAttribute("aria-pressed", session.compares);
    const key = JSON.stringify(session.variants.map((variant) => variant.name));
    if (key !== this.key) {
      this.key = key;
      this.list.replaceChildren(
        ...session.variants.map((variant) => {
          const button = make("button", "", variant.name);
          button.type = "button";
          button.addEventListener("click", (event) => session.choose(variant.name, event.altKey));
          return button;
        }),
      );
    }
    session.variants.forEach((variant, index) => {
      const button = this.list.children[index];
      const length = variant.duration === null ? "goes on for ever" : timeText(variant.duration);
      button.title = `${variant.from} → ${variant.to}, ${length} (V for the next)`;
      button.setAttribute("aria-pressed", variant.name === first.play);
    });
  }
}

/** A table of everything at the present time. */
class Values {
  constructor(session, element) {
    this.session = session;
    this.body = element.querySelector("#values tbody");
    this.panel = element;
    session.listen((changed) => {
      if (session.motion && changed.size > 0) this.draw();
    });
  }

  draw() {
    if (this.panel.hidden) return;
    const { session } = this;
    const [frame] = session.frames(0, [session.time]);
    const rows = new Map(session.now().map((column) => [column.property, column]));
    this.body.replaceChildren(
      ...session.properties.map((property) => {
        const column = rows.get(property.path);
        const speed = column ? column.velocities.map(([number]) => numberText(number)).slice(0, 4).join(", ") : "0";
        const cells = [property.path, valueText(frame[property.path]), speed];
        return make("tr", "", ...cells.map((cell, index) => make(index === 0 ? "th" : "td", "", cell)));
      }),
    );
  }
}

/** The motion in other forms, to be copied. */
class Copying {
  constructor(session, element, status) {
    this.session = session;
    this.menu = element.querySelector("#copy");
    this.status = status;
    this.menu.addEventListener("change", () => {
      this.copy(this.menu.value);
      this.menu.value = "";
    });
    session.listen((changed) => {
      if (changed.has("motion") && session.motion) this.draw();
    });
  }

  draw() {
    if (this.menu.children.length > 1) return;
    const { targets } = this.session.engine.ask({ do: "copy", slot: 0 });
    for (const { name, title } of [{ name: "spec", title: "Spec (JSON)" }, ...targets]) {
      const option = make("option", "", name === "spec" ? title : `${name}: ${title}`);
      option.value = name;
      this.menu.append(option);
    }
  }

  /** A form as text, and what of the motion it doesn't say. */
  form(name) {
    const { session } = this;
    if (name === "spec") return { text: session.text, losses: [] };
    const { play, reversed } = session.events[0];
    return session.engine.ask({
      do: "copy", slot: 0, target: name, variant: play, reversed, reduced: session.reduced,
    });
  }

  async copy(name) {
    try {
      const { text, losses = [] } = this.form(name);
      await navigator.clipboard.writeText(text);
      this.status.say(losses.length > 0 ? `copied; not the same: ${losses.join("; ")}` : "copied");
    } catch (error) {
      this.status.say(`nothing was copied: ${error.message}`);
    }
  }
}

/** A line that says what was done, also to those who can't see it. */
class Status {
  constructor(element) {
    this.element = element;
  }

  say(text) {
    this.element.textContent = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.element.textContent = ""), 2500);
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
        const next = (index + by + this.tabs.length) % this.tabs.length;
        this.tabs[next].click();
        this.tabs[next].focus();
      });
    });
    session.listen(() => {
      const index = this.tabs.findIndex((tab) => tab.dataset.panel === session.panel);
      if (index >= 0 && this.panels[index].hidden) this.show(index);
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
