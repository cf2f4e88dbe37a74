// A seat over the WebSocket of `swcore serve`, which comes back when the connection ends; see socket_client.mts.
import type { Answers, Failure, Notice, Requests } from "../../clients/typescript/swcore.js";

type Heard = { id: number; answer: unknown } | (Failure & { id: number });
export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Line {
  private last = 0;
  private socket?: WebSocket | undefined;
  private readonly waiting = new Map<number, (told?: Heard) => void>();
  private wake = () => {};

  constructor(private readonly house: string, private readonly table: string, private readonly token: string) {}

  /** Ask, and return what the answer holds. What was too fast, or has no answer when the connection ends, is sent again as it is:
   * a change has a `key` of its own, so that it is done once, whether the server had heard it or not. */
  async ask<Do extends keyof Requests>(what: Do, fields: Omit<Requests[Do], "do" | "id">): Promise<Answers[Do]> {
    for (;;) {
      const told = await this.once((this.socket ??= await this.open()), what, fields);
      if (told && "answer" in told) return told.answer as Answers[Do];
      if (told && told.error.code !== "too-fast") throw new Error(told.error.text);
      await wait(200);
    }
  }

  private once(socket: WebSocket, what: string, fields: object): Promise<Heard | undefined> {
    const id = ++this.last;
    return new Promise<Heard | undefined>((heard) => {
      this.waiting.set(id, heard);
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: what, id, ...fields }));
      else heard(undefined);
    }).finally(() => this.waiting.delete(id));
  }

  private async open(): Promise<WebSocket> {
    for (let tries = 0; tries < 120; tries++, await wait(500)) {
      const socket = new WebSocket(this.house.replace("http", "ws") + "/api/socket");
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        const told = JSON.parse(data) as Heard | Notice;
        if ("notice" in told) this.wake();
        else this.waiting.get(told.id)?.(told);
      };
      const opened = await new Promise<boolean>((done) => {
        socket.onopen = () => done(true);
        socket.onerror = () => done(false);
        socket.onclose = () => {
          this.socket = undefined;
          this.waiting.forEach((heard) => heard());
        };
      });
      const told = opened ? await this.once(socket, "seat", { table: this.table, token: this.token }) : undefined;
      if (told && "error" in told) throw new Error(told.error.text);
      if (told) return socket;
    }
    throw new Error("The server does not come back.");
  }

  changed = () => Promise.race([new Promise<void>((heard) => (this.wake = heard)), wait(1000)]);
  close = () => this.socket?.close();
}
