// A client over the WebSocket of `swcore serve`: plays by chance, prints what happens, and comes back when the connection ends.
// With the address of a server it opens a table against a bot; with a link (/t/TABLE#...) it sits down there: an invitation, or the
// link that it has printed before.
//   make typescript && node --experimental-websocket build/typescript/out/examples/clients/socket_client.mjs http://127.0.0.1:8000
import type { Failure } from "../../clients/typescript/swcore.js";
import { Line } from "./seat_line.mjs";

const link = new URL(process.argv[2] ?? "http://127.0.0.1:8000");

async function post<T>(path: string, body: object): Promise<T | Failure> {
  const headers = { "content-type": "application/json" };
  return (await (await fetch(link.origin + path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T | Failure;
}

let table = link.pathname.match(/^\/t\/(.+)$/)?.[1], word = decodeURIComponent(link.hash.slice(1));
if (!table) {
  const opening = { game: process.argv[3] ?? "tiny-towns", seats: 2, seed: 3, bots: { 1: "random" } };
  const made = await post<{ table: string; invites: Record<string, string> }>("/api/tables", opening);
  if ("error" in made) throw new Error(made.error.text);
  [table, word] = [made.table, made.invites["0"] ?? ""];
}
const joined = await post<{ token: string }>(`/api/tables/${table}/join`, { invite: word, name: "Ann" });
const token = "token" in joined ? joined.token : word; // no invitation any more: it is the token that was printed
console.error(`${link.origin}/t/${table}#${token}`);
const line = new Line(link.origin, table, token);
let status = await line.ask("status", {});
while (!status.over) {
  const { choices = [] } = await line.ask("menu", {});
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (!choice) await line.changed();
  status = choice ? await line.ask("act", { action: choice.action, key: crypto.randomUUID() }) : await line.ask("status", {});
  if (choice) for (const { text } of (await line.ask("tell", {})).sentences) console.log(text);
}
console.log(JSON.stringify(status.result));
line.close();
