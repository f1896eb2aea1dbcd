// What is looked at stands in the address, so that it can be sent to somebody: #variant=expand&time=0.12&cut=0.12:collapse, and
// what was edited too: in the address as far as that goes, and until the page is closed in the storage of its session.

/** The longest text in an address, compressed. */
const LONGEST = 12000;

class Address {
  constructor(session, editor) {
    this.session = session;
    this.editor = editor;
    /** Whether the address said something when the page was opened. */
    this.wasGiven = location.hash.length > 1;
    window.addEventListener("hashchange", () => location.hash !== this.written && this.read());
    session.listen((changed) => {
      if (changed.has("text")) this.keep();
      // Not for every frame: an address is for what stands still.
      if (!session.playing) this.write();
    });
    window.addEventListener("beforeunload", (event) => {
      if (editor.isEdited && !this.isKept && !this.isLeft) event.preventDefault();
    });
  }

  // Edits

  get place() {
    return `motionspec ${location.pathname}`;
  }

  /** Takes up what was edited: from the address, else from the session's storage. */
  async restore() {
    const { editor, session } = this;
    let text = null;
    const packed = new URLSearchParams(location.hash.slice(1)).get("text");
    try {
      if (packed) text = await unpacked(packed);
      else {
        const kept = JSON.parse(sessionStorage.getItem(this.place) ?? "null");
        if (kept?.original === editor.original) text = kept.text;
      }
    } catch {
      // An address that was cut, or no storage.
    }
    if (text !== null && text !== session.text) editor.replace(text);
    this.read();
  }

  /** Keeps what is edited, in the storage and packed for the address. */
  keep() {
    const { editor, session } = this;
    const { text } = session;
    this.isKept = false;
    this.packed = null;
    try {
      if (editor.isEdited) sessionStorage.setItem(this.place, JSON.stringify({ original: editor.original, text }));
      else sessionStorage.removeItem(this.place);
      this.isKept = editor.isEdited;
    } catch {
      // It is full, or there is none.
    }
    clearTimeout(this.packing);
    if (!editor.isEdited || text.length > 400000) return;
    this.packing = setTimeout(async () => {
      const packed = await packedText(text);
      if (text !== session.text || packed.length > LONGEST) return;
      this.packed = packed;
      this.write();
    }, 250);
  }

  // What is looked at

  read() {
    const { session } = this;
    if (!session.motion) return;
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
    session.machine.course = null;
    // Who asks for less motion sees the form for it.
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches && session.hasReducedForms;
    session.reduced = fields.has("reduced") ? fields.get("reduced") === "1" : isCalm;
    session.loops = fields.get("loop") === "1";
    session.returns = fields.get("both") === "1";
    session.onion = fields.get("onion") === "1";
    session.alone = fields.get("view") === "stage";
    session.compares = session.before !== null && fields.get("compare") !== "0";
    session.beside = fields.get("beside") === "1";
    const speed = Number(fields.get("speed"));
    session.speed = SPEEDS.includes(speed) ? speed : 1;
    const panel = fields.get("panel");
    if (document.getElementById(`tab-${panel}`)?.hidden === false) session.panel = panel;
    const time = Number(fields.get("time"));
    const course = courseOfFields(fields, session.motion);
    if (course) {
      course.reach = Math.max(course.sends.at(-1).at, Number.isFinite(time) ? time : 0);
      session.machine.course = course;
      if (!session.machine.retrace()) session.events = [session.opening()];
    }
    const moving = session.moving;
    session.property = moving.includes(fields.get("property")) ? fields.get("property") : (moving[0] ?? null);
    session.time = Number.isFinite(time) ? Math.max(0, Math.min(time, session.length)) : 0;
    if (session.machine.course) session.machine.follow();
    session.say("play", "time", "view");
  }

  write() {
    const { session } = this;
    if (!session.motion) return;
    const text = (event) => event.play + (event.reversed ? "~" : "");
    const fields = new URLSearchParams();
    const [first, ...cuts] = session.events;
    if (session.machine.course) writeCourse(fields, session.machine.course);
    else {
      fields.set("variant", text(first));
      for (const cut of cuts) fields.append("cut", `${cut.at}:${text(cut)}`);
    }
    if (session.time > 0) fields.set("time", session.time);
    if (session.property) fields.set("property", session.property);
    if (session.hasReducedForms) fields.set("reduced", session.reduced ? 1 : 0);
    if (session.loops) fields.set("loop", 1);
    if (session.returns) fields.set("both", 1);
    if (session.onion) fields.set("onion", 1);
    if (session.alone) fields.set("view", "stage");
    if (session.speed !== 1) fields.set("speed", session.speed);
    if (session.before && !session.compares) fields.set("compare", 0);
    if (session.beside) fields.set("beside", 1);
    if (session.panel) fields.set("panel", session.panel);
    if (this.packed && this.editor.isEdited) fields.set("text", this.packed);
    const hash = `#${fields}`;
    clearTimeout(this.timer);
    if (hash === location.hash) return;
    this.written = hash;
    // Browsers refuse to have it changed too often.
    this.timer = setTimeout(() => history.replaceState(null, "", hash), 150);
  }
}

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A text, compressed, in characters that addresses have. */
async function packedText(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function unpacked(packed) {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
