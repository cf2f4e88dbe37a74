// Short sounds, made on the spot; there are none until somebody wants them.

import { liked } from "./tastes.js";

/** Tones by what has happened: each at a time, of a pitch, in seconds and hertz. */
const TONES = /** @type {Record<string, [number, number][]>} */ ({
  move: [[0, 330]],
  turn: [
    [0, 523],
    [0.13, 784],
  ],
  over: [
    [0, 523],
    [0.15, 659],
    [0.3, 784],
  ],
});
const LENGTH = 0.16;
const LOUD = 0.07;

/** @type {AudioContext | null} */
let context = null;

/** @param {string} what a name of `TONES` */
export function sound(what) {
  if (!liked("sounds")) return;
  context ||= new AudioContext();
  for (const [begin, pitch] of TONES[what]) {
    const at = context.currentTime + begin;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
  }
}

/** @param {import("./play.js").Play} play what happens in it is heard */
export function hear(play) {
  let asked = play.asked;
  let over = Boolean(play.status?.over);
  let cursor = play.status?.cursor;
  play.addEventListener("change", () => {
    if (!play.status) return;
    const ends = Boolean(play.status.over);
    const first = cursor === undefined;
    if (ends && !over && !first) sound("over");
    else if (play.asked && !asked) sound("turn");
    else if (play.status.cursor !== cursor && !first) sound("move");
    [asked, over, cursor] = [play.asked, ends, play.status.cursor];
  });
}
