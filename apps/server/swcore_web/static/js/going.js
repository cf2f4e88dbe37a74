// A step that has one answer alone, which names no place and ends no turn, goes on by itself after a moment in which it can be seen
// and the step before it taken back. Who does not like that switches it off.

import { liked } from "./tastes.js";

export const MOMENT = 1200; // milliseconds

/** @param {import("./play.js").Play} play @returns {import("./choosing.js").Choice | null} the answer that goes by itself */
export function forced(play) {
  if (play.choices.length !== 1 || play.busy || play.status?.over || !liked("goes")) return null;
  const [choice] = play.choices;
  return choice.arguments?.length || choice.ends_turn || choice.warning ? null : choice;
}

export class Going {
  constructor() {
    /** @type {any} */
    this.timer = undefined;
    this.mark = "";
  }

  /** @param {import("./play.js").Play | null} play as it stands now: begins to wait, or waits no more */
  watch(play) {
    const choice = play && forced(play);
    const mark = choice ? `${play.status.cursor} ${choice.action}` : "";
    if (mark === this.mark) return;
    this.mark = mark;
    clearTimeout(this.timer);
    if (play && choice) this.timer = setTimeout(() => this.mark === mark && forced(play) && play.act(choice.action, true), MOMENT);
  }
}
