// Begins the page in the language of the player.

import { speak, usual } from "./words.js";

await speak(usual());
await import("./elements/app.js");
