// A client over the WebSocket of `swcore serve`: opens a table against a bot, plays by chance, and prints what happens.
//   make typescript && node --experimental-websocket build/typescript/out/examples/clients/socket_client.mjs http://127.0.0.1:8000
import type { Answers, Failure, Notice, Requests } from "../../clients/typescript/swcore.js";

type Heard = { id: number; answer: unknown } | (Failure & { id: number }) | Notice;
const house = process.argv[2] ?? "http://127.0.0.1:8000";
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const told = await fetch(house + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!told.ok) throw new Error(await told.text());
  return (await told.json()) as T;
}

class Line {
  private last = 0;
  private readonly waiting = new Map<number, (told: Exclude<Heard, Notice>) => void>();
  private wake = () => {};

  constructor(private readonly socket: WebSocket) {
    socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as Heard;
      if ("notice" in told) this.wake();
      else this.waiting.get(told.id)?.(told);
    });
  }

  /** Ask, and return what the answer holds; what was too fast is sent again. */
  async ask<Do extends keyof Requests>(what: Do, fields: Omit<Requests[Do], "do" | "id">): Promise<Answers[Do]> {
    for (;;) {
      const id = ++this.last;
      this.socket.send(JSON.stringify({ do: what, id, ...fields }));
      const told = await new Promise<Exclude<Heard, Notice>>((heard) => this.waiting.set(id, heard));
      this.waiting.delete(id);
      if ("answer" in told) return told.answer as Answers[Do];
      if (told.error.code !== "too-fast") throw new Error(told.error.text);
      await wait(200);
    }
  }

  changed = () => Promise.race([new Promise<void>((heard) => (this.wake = heard)), wait(1000)]);
}

const opening = { game: process.argv[3] ?? "tiny-towns", seats: 2, seed: 3, bots: { 1: "random" } };
const { table, invites } = await post<{ table: string; invites: Record<string, string> }>("/api/tables", opening);
const { seat, token } = await post<{ seat: number; token: string }>(`/api/tables/${table}/join`, { invite: invites["0"], name: "Ann" });
const socket = new WebSocket(house.replace("http", "ws") + "/api/socket");
await new Promise((opened) => socket.addEventListener("open", opened));
const line = new Line(socket);
let status = await line.ask("seat", { table, token });
for (let moves = 0; !status.over; moves++) {
  const { choices = [] } = status.pending.includes(seat) ? await line.ask("menu", {}) : {};
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (!choice) await line.changed();
  status = choice ? await line.ask("act", { action: choice.action, key: `move ${moves}` }) : await line.ask("status", {});
  if (choice) for (const { text } of (await line.ask("tell", {})).sentences) console.log(text);
}
console.log(JSON.stringify(status.result));
socket.close();
