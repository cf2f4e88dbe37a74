// Begins the page in the language of the player.

import { AWAY, speak, usual } from "./words.js";

const REST = 3000; // milliseconds between two tries to begin

while (!(await speak(usual()))) {
  const wait = document.querySelector("swcore-app > .wait");
  if (wait) wait.textContent = AWAY[usual()];
  await new Promise((done) => setTimeout(done, REST));
}
await import("./elements/app.js");
