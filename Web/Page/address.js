// What is looked at stands in the address, so that it can be sent to somebody: #variant=expand&time=0.12&cut=0.12:collapse

class Address {
  constructor(session) {
    this.session = session;
    /** Whether the address said something when the page was opened. */
    this.wasGiven = location.hash.length > 1;
    this.read();
    window.addEventListener("hashchange", () => location.hash !== this.written && this.read());
    session.listen(() => {
      // Not for every frame: an address is for what stands still.
      if (!session.playing) this.write();
    });
  }

  read() {
    const { session } = this;
    if (location.hash.length < 2 || !session.motion) return;
    const fields = new URLSearchParams(location.hash.slice(1));
    const event = (at, text) => {
      const reversed = text.endsWith("~");
      const play = reversed ? text.slice(0, -1) : text;
      return session.variant(play) ? { at, play, reversed } : null;
    };
    const events = [event(0, fields.get("variant") ?? "") ?? session.opening()];
    for (const cut of fields.getAll("cut")) {
      const [at, text] = cut.split(":");
      const next = event(Number(at), text ?? "");
      if (next && Number.isFinite(next.at) && next.at >= events.at(-1).at) events.push(next);
    }
    session.events = events;
    session.reduced = fields.get("reduced") === "1";
    session.loops = fields.get("loop") === "1";
    session.compares = session.before !== null && fields.get("compare") !== "0";
    const speed = Number(fields.get("speed"));
    session.speed = SPEEDS.includes(speed) ? speed : 1;
    const panel = fields.get("panel");
    if (document.getElementById(`tab-${panel}`)) session.panel = panel;
    const moving = session.moving;
    session.property = moving.includes(fields.get("property")) ? fields.get("property") : (moving[0] ?? null);
    const time = Number(fields.get("time"));
    session.time = Number.isFinite(time) ? Math.max(0, Math.min(time, session.length)) : 0;
    session.say("play", "time", "view");
  }

  write() {
    const { session } = this;
    if (!session.motion) return;
    const text = (event) => event.play + (event.reversed ? "~" : "");
    const fields = new URLSearchParams();
    const [first, ...cuts] = session.events;
    fields.set("variant", text(first));
    for (const cut of cuts) fields.append("cut", `${cut.at}:${text(cut)}`);
    if (session.time > 0) fields.set("time", session.time);
    if (session.property) fields.set("property", session.property);
    if (session.reduced) fields.set("reduced", 1);
    if (session.loops) fields.set("loop", 1);
    if (session.speed !== 1) fields.set("speed", session.speed);
    if (session.before && !session.compares) fields.set("compare", 0);
    if (session.panel && session.panel !== "spec") fields.set("panel", session.panel);
    const hash = `#${fields}`;
    if (hash === location.hash) return;
    this.written = hash;
    clearTimeout(this.timer);
    // Browsers refuse to have it changed too often.
    this.timer = setTimeout(() => history.replaceState(null, "", hash), 150);
  }
}
