// SPDX-License-Identifier: MIT
"use strict";
// JSON-RPC over the streams of a process, as the Language Server Protocol has it. Knows nothing of an editor.

const { spawn } = require("node:child_process");

class Connection {
  /** onNotification(method, params), onEnd(reason) */
  constructor(program, words, onNotification, onEnd) {
    this.waiting = new Map();
    this.last = 0;
    this.buffer = Buffer.alloc(0);
    this.onNotification = onNotification;
    this.process = spawn(program, words, { stdio: ["pipe", "pipe", "pipe"] });
    this.errors = "";
    this.process.stderr.on("data", (data) => { this.errors = (this.errors + data).slice(-2000); });
    this.process.stdout.on("data", (data) => this.take(data));
    this.process.stdin.on("error", () => {});
    const end = (reason) => {
      if (this.hasEnded) return;
      this.hasEnded = true;
      for (const { reject } of this.waiting.values()) reject(new Error("weave has ended"));
      this.waiting.clear();
      onEnd(reason);
    };
    this.process.on("error", (error) => end(error.message));
    this.process.on("exit", (code) => end(code ? `exit code ${code}: ${this.errors.trim()}` : null));
  }

  take(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.buffer.toString("latin1", 0, end))?.[1]);
      if (this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.toString("utf8", end + 4, end + 4 + length));
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.receive(message);
    }
  }

  receive(message) {
    if (message.method && message.id !== undefined) {
      // What the server asks for is told as a notification is; nothing it asks for needs more of an answer than that.
      this.onNotification(message.method, message.params);
      this.send({ jsonrpc: "2.0", id: message.id, result: message.method === "window/showDocument" ? { success: true } : null });
    } else if (message.method) {
      this.onNotification(message.method, message.params);
    } else {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) asked?.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else asked?.resolve(message.result);
    }
  }

  send(message) {
    if (this.hasEnded) return;
    const body = Buffer.from(JSON.stringify(message), "utf8");
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) { this.send({ jsonrpc: "2.0", method, params }); }

  /** token: something with onCancellationRequested(callback), or nothing. */
  request(method, params, token) {
    if (this.hasEnded) return Promise.reject(new Error("weave has ended"));
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  async end() {
    if (this.hasEnded) return;
    await this.request("shutdown", null).catch(() => {});
    this.notify("exit", null);
  }
}

module.exports = { Connection };
