// The engine: the compiler and the animator themselves, as WebAssembly. Requests and answers are JSON; rows of numbers, which
// are many, come beside the answer as doubles.

class Engine {
  /** The module of an engine, from its base64, compressed. */
  static compile(base64) {
    return WebAssembly.compile(unlzma(bytesOf(base64)));
  }

  constructor(module) {
    this.module = module;
    this.loads = new Map();
    /** How often it was called, for tests. */
    this.calls = 0;
    this.start();
  }

  start() {
    this.exports = new WebAssembly.Instance(this.module, {}).exports;
  }

  /** The answer to a request; throws an Error with the engine's own words where there is none. */
  ask(request) {
    let answer;
    try {
      answer = this.call(request);
    } catch {
      // A trap leaves the memory as it was in the middle of something: begin again with what was read. And ask again, since some
      // browsers trap now and then where nothing is wrong: WebKitGTK 2.50 does, while it compiles in another thread.
      answer = this.again(request);
    }
    if (request.do === "load") this.loads.set(request.slot, request);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  /** What a new engine answers; throws where that traps as well. */
  again(request) {
    this.restart();
    try {
      return this.call(request);
    } catch (trap) {
      this.restart();
      throw new Error(`the engine stopped: ${trap.message}`);
    }
  }

  /** A new engine, which has read what this one had. */
  restart() {
    this.start();
    for (const load of this.loads.values()) this.call(load);
  }

  call(request) {
    this.calls += 1;
    const { reserve, answer, text, memory } = this.exports;
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    // The memory's buffer is another one when the memory has grown: it is asked for after every call.
    const place = reserve(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const count = answer();
    const start = text();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, start, count)));
  }

  /** The numbers of the last answer. */
  numbers() {
    const { memory, numbers, numberCount } = this.exports;
    const [start, count] = [numbers(), numberCount()];
    return new Float64Array(memory.buffer, start, count).slice();
  }
}

/** The bytes of a base64, which may have line breaks. */
function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

/** What the page asks of whoever plays: everything at an instant, one property over time, some instants of all. */
class Player {
  constructor(engine) {
    this.engine = engine;
    /** For each slot what its last frame consists of. */
    this.layouts = [];
  }

  /** Reads a spec into a slot. */
  load(slot, spec) {
    this.layouts[slot] = undefined;
    return this.engine.ask({ do: "load", slot, ...spec });
  }

  /**
   * Everything that moves at an instant, in one call: the numbers as they are stored, with the place of each property among
   * them, what is no number as `texts`, how fast the watched property changes, and where the machine is that plays.
   */
  frame(slot, play, at, watch) {
    const key = JSON.stringify([play.state, play.variant, play.reversed, play.reduced, play.events?.map((event) => event.play)]);
    let layout = this.layouts[slot];
    const isNamed = layout?.key !== key;
    const { columns, texts, machine } = this.engine.ask({ do: "frame", slot, ...play, at, watch, named: isNamed });
    const numbers = this.engine.numbers();
    if (isNamed) {
      layout = { key, places: new Map(), count: 0 };
      for (const { property, components } of columns) {
        layout.places.set(property, [layout.count, components]);
        layout.count += components;
      }
      this.layouts[slot] = layout;
    }
    return { numbers, places: layout.places, texts, machine, velocity: numbers.subarray(layout.count) };
  }

  /** One property over time: for each component a Float64Array of its values and of its velocities; null where it rests. */
  graph(slot, play, property, end, count) {
    const verb = play.events ? "perform" : "sample";
    const request = { do: verb, slot, ...play, only: property, rows: true, start: 0, end, count };
    const column = this.engine.ask(request).columns.find((column) => column.property === property);
    if (!column) return null;
    const all = this.engine.numbers();
    let next = 0;
    const take = () => Array.from({ length: column.components }, () => all.subarray(next, (next += count)));
    return { property, values: take(), velocities: take() };
  }

  /** Values and velocities of everything that moves at some instants, by path, each a list. */
  samples(slot, play, times) {
    return this.engine.ask({ do: play.events ? "perform" : "sample", slot, ...play, times });
  }

  format(path, text) {
    return this.engine.ask({ do: "format", path, text });
  }

  /** A curve's picture and its facts; the last one is kept, because finding out how fast it becomes takes a while. */
  curve(text, count) {
    if (this.kept?.text === text && this.kept.count === count) return this.kept;
    const { facts } = this.engine.ask({ do: "curve", text, count });
    const numbers = this.engine.numbers();
    return (this.kept = { text, count, facts, values: numbers.subarray(0, count), slopes: numbers.subarray(count) });
  }

  /** What changed from the motion of slot 1 to that of slot 0, as `speccli diff` says it; empty where nothing did. */
  changes() {
    return this.engine.ask({ do: "compare" }).text;
  }

  /** The forms that a motion can be copied in. */
  get forms() {
    return this.engine.ask({ do: "copy", slot: 0 }).targets;
  }

  /** The motion in a form, and what it doesn't say. */
  form(target, play) {
    return this.engine.ask({ do: "copy", slot: 0, target, ...play });
  }
}

/** The index into a text's UTF-16 that a UTF-8 offset stands for. */
function textIndex(bytes, offset) {
  return new TextDecoder().decode(bytes.subarray(0, offset)).length;
}
