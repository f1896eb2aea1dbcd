// JSON-RPC with a language server over the standard streams of a process.
"use strict";
const { spawn } = require("child_process");

class Connection {
  constructor(command, args, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.count = 0;
    this.rest = Buffer.alloc(0);
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdout.on("data", (bytes) => this.read(bytes));
    this.process.on("error", (error) => this.end(error));
    this.process.on("exit", (code) => this.end(new Error(`speccli ended with ${code}`)));
    this.process.stdin.on("error", () => {});
  }

  end(error) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    if (!this.isOver) this.handlers.ended?.(error);
    this.isOver = true;
  }

  read(bytes) {
    this.rest = Buffer.concat([this.rest, bytes]);
    for (;;) {
      const end = this.rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /Content-Length: (\d+)/i.exec(this.rest.toString("ascii", 0, end));
      const start = end + 4;
      if (!length || this.rest.length < start + Number(length[1])) return;
      const stop = start + Number(length[1]);
      const message = JSON.parse(this.rest.toString("utf8", start, stop));
      this.rest = this.rest.subarray(stop);
      this.take(message);
    }
  }

  async take(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
      return;
    }
    const result = await this.handlers.message?.(message.method, message.params);
    if (message.id !== undefined) this.send({ id: message.id, result: result ?? null });
  }

  send(message) {
    if (this.isOver) return;
    const text = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${text.length}\r\n\r\n`);
    this.process.stdin.write(text);
  }

  tell(method, params) {
    this.send({ method, params });
  }

  // Asks; a token of the editor that is cancelled takes the question back.
  ask(method, params, token) {
    if (this.isOver) return Promise.resolve(null);
    const id = ++this.count;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.send({ id, method, params });
    const listening = token?.onCancellationRequested?.(() => this.tell("$/cancelRequest", { id }));
    return answer.finally(() => listening?.dispose?.());
  }
}

module.exports = { Connection };
