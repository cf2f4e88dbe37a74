// A client in JavaScript over `swcore engine`: plays a game by chance and prints what happens.
//   node client.mjs [python]
// @ts-check
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** @typedef {{ table: string, pending: number[], over: boolean, version: number, cursor: string, result?: object }} Status */
/** @typedef {{ action: string, label: string }} Choice */

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
   * @param {string} what
   * @param {object} fields
   * @returns {Promise<any>}
   */
  ask(what, fields = {}) {
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
/** @type {Status} */
let status = await engine.ask("new", { game: "tiny-towns", seats: 2, seed: 3 });
let random = 7;
while (!status.over) {
  /** @type {{ choices: Choice[] }} */
  const menu = await engine.ask("menu");
  random = (random * 1103515245 + 12345) % 2147483648;
  const choice = menu.choices[random % menu.choices.length];
  status = await engine.ask("act", { action: choice.action, key: `k${engine.last}` });
  for (const { text } of (await engine.ask("tell")).sentences) console.log(text);
}
console.log(JSON.stringify(status.result));
engine.close();
