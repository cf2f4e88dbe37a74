// A client in JavaScript over `swcore engine`: plays a game by chance and prints what happens.
//   node client.mjs [python]
// @ts-check
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** @typedef {import("../../clients/typescript/swcore.js").Requests} Requests */
/** @typedef {import("../../clients/typescript/swcore.js").Answers} Answers */

class Engine {
  /** @param {string} python */
  constructor(python) {
    this.child = spawn(python, ["-m", "swcore", "engine"], { stdio: ["pipe", "pipe", "inherit"] });
    /** @type {Map<number, (told: any) => void>} */
    this.waiting = new Map();
    this.last = 0;
    createInterface({ input: this.child.stdout }).on("line", (line) => {
      const told = JSON.parse(line);
      this.waiting.get(told.id)?.(told);
      this.waiting.delete(told.id);
    });
  }

  /**
   * @template {keyof Requests} Do
   * @param {Do} what
   * @param {Omit<Requests[Do], "do" | "id">} fields
   * @returns {Promise<Answers[Do]>}
   */
  ask(what, fields) {
    const id = ++this.last;
    this.child.stdin.write(JSON.stringify({ do: what, id, ...fields }) + "\n");
    return new Promise((resolve, reject) =>
      this.waiting.set(id, (told) => (told.error ? reject(new Error(told.error.text)) : resolve(told.answer))),
    );
  }

  close() {
    this.child.stdin.end();
  }
}

const engine = new Engine(process.argv[2] ?? "python3");
await engine.ask("hello", { protocol: 1 });
let status = await engine.ask("new", { game: "tiny-towns", seats: 2, seed: 3 });
let random = 7;
while (!status.over) {
  const { choices = [] } = await engine.ask("menu", {});
  random = (random * 1103515245 + 12345) % 2147483648;
  const action = choices[random % choices.length]?.action ?? "";
  status = await engine.ask("act", { action, key: `k${engine.last}` });
  for (const { text } of (await engine.ask("tell", {})).sentences) console.log(text);
}
console.log(JSON.stringify(status.result));
engine.close();
