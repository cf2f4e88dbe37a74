// For pages of one's own: elements that open their table by themselves.
//
//   <script type="module" src="SERVER/js/embed.js"></script>
//   <swcore-table table="8de6edf3f62155ef"></swcore-table>
//
// With `token` an element plays the seat that the token is for; without one it watches. Elements of one table share a line.

import "./elements/table.js";
import { Watcher } from "./elements/watcher.js";
import { socketAddress } from "./net/http.js";
import { SocketLine } from "./net/line.js";
import { Play } from "./play.js";
import { LANGUAGES, chosen, listen, speak } from "./words.js";

/** @type {Map<string, Play>} */
const plays = new Map();

Watcher.opened = (table, token) => {
  const key = `${table} ${token}`;
  let play = plays.get(key);
  if (!play) {
    const chairs = token ? [{ seat: -1, token }] : [];
    play = new Play({ table, chairs, line: (begin) => new SocketLine(socketAddress(), chosen.lang, begin) });
    plays.set(key, play);
  }
  return play;
};

listen(() => plays.forEach((play) => play.speak(chosen.lang)));
const lang = document.documentElement.lang.slice(0, 2);
await speak(Object.hasOwn(LANGUAGES, lang) ? lang : "en", false);
for (const name of ["table", "board", "log", "menu", "panels"]) {
  for (const element of document.querySelectorAll(`swcore-${name}[table]`)) /** @type {Watcher} */ (element).openOwn();
}

export { speak };
