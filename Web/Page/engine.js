// The engine: the compiler and the animator themselves, as WebAssembly. Requests and answers are JSON; rows of numbers, which
// are many, come beside the answer as doubles.

class Engine {
  /** An engine from the base64 of its gzipped module. */
  static async open(base64) {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Engine(await WebAssembly.compile(await new Response(stream).arrayBuffer()));
  }

  constructor(module) {
    this.module = module;
    this.loads = new Map();
    this.start();
  }

  start() {
    this.exports = new WebAssembly.Instance(this.module, {}).exports;
  }

  /** The answer to a request; throws an Error with the engine's own words where there is none. */
  ask(request) {
    if (request.do === "load") this.loads.set(request.slot, request);
    let answer;
    try {
      answer = this.call(request);
    } catch (trap) {
      // A trap leaves the memory as it was in the middle of something: begin again with what was read.
      this.start();
      for (const load of this.loads.values()) if (load !== request) this.call(load);
      throw new Error(`the engine stopped: ${trap.message}`);
    }
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  call(request) {
    const { reserve, answer, text, memory } = this.exports;
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    // The memory's buffer is another one when the memory has grown: it is asked for after every call.
    const place = reserve(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const count = answer();
    const start = text();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, start, count)));
  }

  /** Rows of numbers: for each column a Float64Array for every component, of its values and of its velocities. */
  rows(request) {
    const count = request.count;
    const { columns } = this.ask({ ...request, rows: true });
    const all = this.numbers();
    let next = 0;
    const take = (components) =>
      Array.from({ length: components }, () => all.subarray(next, (next += count)));
    return columns.map((column) => ({
      property: column.property,
      values: take(column.components),
      velocities: take(column.components),
    }));
  }

  /** The numbers of the last answer. */
  numbers() {
    const { memory, numbers, numberCount } = this.exports;
    const [start, count] = [numbers(), numberCount()];
    return new Float64Array(memory.buffer, start, count).slice();
  }
}

/** The index into a text's UTF-16 that a UTF-8 offset stands for. */
function textIndex(bytes, offset) {
  return new TextDecoder().decode(bytes.subarray(0, offset)).length;
}
