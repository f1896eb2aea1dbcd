// The index of many specs: each a stage of its own that plays while it is seen, there, a rest, and back. All share one engine's
// code, and each has an instance of its own.

class Gallery {
  constructor(module, entries, element) {
    this.module = module;
    this.isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.cards = new Map();
    const list = element.querySelector(".cards");
    const count = document.getElementById("count");
    const nothing = element.querySelector(".nothing");
    const whole = entries.length === 1 ? "1 spec" : `${entries.length} specs`;
    count.textContent = whole;
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) this.cards.get(target).isSeen = isIntersecting;
      this.wake();
    }, { rootMargin: "100px" });
    for (const entry of entries) {
      const card = this.card(entry);
      this.cards.set(card.element, card);
      list.append(card.element);
      watch.observe(card.element);
    }
    const search = document.getElementById("search");
    search.addEventListener("input", () => {
      const words = search.value.toLowerCase().split(/\s+/);
      let found = 0;
      for (const { element } of this.cards.values()) {
        const text = element.textContent.toLowerCase();
        element.hidden = !words.every((word) => text.includes(word));
        if (!element.hidden) found += 1;
      }
      count.textContent = found === entries.length ? whole : `${found} of ${whole}`;
      nothing.hidden = found > 0;
    });
  }

  card({ page, source }) {
    const root = SpecText.read(source.text);
    const link = make("a", "", under(root, "name")?.value ?? page);
    link.href = encodeURIComponent(page);
    const thumb = make("div", "thumb");
    const world = make("div", "world", make("div", "screen"));
    world.setAttribute("role", "img");
    const tip = make("span", "tip");
    const note = make("p", "stage-note");
    tip.hidden = note.hidden = true;
    thumb.append(world, make("div", "gauges"), tip, note);
    const words = make("p", "", under(root, "description")?.value ?? "");
    const element = make("article", "card", thumb, make("h2", "", link), words);
    return { element, thumb, source, isSeen: false, session: null };
  }

  /** Opens what is seen, one at a time, and lets it play. */
  wake() {
    if (this.isOpening) return;
    const next = [...this.cards.values()].find((card) => card.isSeen && !card.session && !card.isBroken);
    if (next) {
      this.isOpening = true;
      setTimeout(() => {
        this.isOpening = false;
        try {
          this.open(next);
        } catch (error) {
          next.isBroken = true;
          throw error;
        } finally {
          this.wake();
        }
      });
    }
    this.run();
  }

  open(card) {
    const session = new Session(new Player(new Engine(this.module)), card.source);
    session.reduced = this.isCalm && session.hasReducedForms;
    card.session = session;
    const stage = new Stage(session, card.thumb);
    stage.element.dataset.ready = "true";
    session.say("motion", "play", "time");
    card.from = null;
    card.plays = !this.isCalm;
    card.thumb.addEventListener("click", () => {
      card.plays = true;
      // What has ended goes on, what plays is interrupted.
      if (session.time >= session.length || session.time === 0) this.onward(card);
      else session.interrupt();
      this.run();
    });
  }

  /** Plays what leads on from where it is. */
  onward(card) {
    const { session } = card;
    if (session.time > 0) {
      const { variant, reversed } = session.onward;
      session.choose(variant, reversed);
    } else session.say("play");
    card.rest = null;
    card.from = null;
  }

  run() {
    if (this.frame) return;
    const step = (now) => {
      let isBusy = false;
      for (const card of this.cards.values()) {
        if (card.isSeen && card.session?.motion && card.plays && !card.element.hidden) {
          isBusy = true;
          this.play(card, now);
        } else card.last = null;
      }
      this.frame = isBusy ? requestAnimationFrame(step) : null;
    };
    this.frame = requestAnimationFrame(step);
  }

  play(card, now) {
    const { session } = card;
    const passed = card.last ? Math.min((now - card.last) / 1000, 0.1) : 0;
    card.last = now;
    session.playing = true;
    if (session.isEndless || session.time < session.length) {
      session.seek(session.time + passed);
      card.rest = null;
      return;
    }
    session.playing = false;
    if (this.isCalm) {
      card.plays = false;
      return;
    }
    card.rest = (card.rest ?? 0) + passed;
    if (card.rest > REST * 1.4) this.onward(card);
  }
}
