// Written by scripts/web_art.py from swcore.wording.pictures: patterns, figures and colours.

export const PATTERNS = {
  "bricks": {
    "width": 32,
    "height": 20,
    "lines": "M0 1h32M0 11h32M8 1v10M24 11v9M24-9v10",
    "fills": ""
  },
  "cross": {
    "width": 22,
    "height": 22,
    "lines": "M5 2v6M2 5h6M16 13v6M13 16h6",
    "fills": ""
  },
  "dots": {
    "width": 20,
    "height": 20,
    "lines": "",
    "fills": "M4 5.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0zM14 15.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z"
  },
  "dunes": {
    "width": 44,
    "height": 26,
    "lines": "M2 11q10-9 20 0M24 24q10-9 20 0M20 24q-10-7-20 0",
    "fills": ""
  },
  "furrows": {
    "width": 34,
    "height": 30,
    "lines": "M3 9l9-5M4 13l9-5M20 24l9-5M21 28l9-5",
    "fills": ""
  },
  "hatch": {
    "width": 14,
    "height": 14,
    "lines": "M-2 2l4-4M0 14L14 0M12 16l4-4",
    "fills": ""
  },
  "mounds": {
    "width": 40,
    "height": 30,
    "lines": "M3 13q7-11 14 0M10 7q2 2 2 4M22 28q7-11 14 0M29 22q2 2 2 4",
    "fills": ""
  },
  "peaks": {
    "width": 40,
    "height": 34,
    "lines": "M2 15L10 3l8 12M10 3l1.5 5-2.5 2 2 4M22 32l8-12 8 12M30 20l1.5 5-2.5 2 2 4",
    "fills": ""
  },
  "reeds": {
    "width": 34,
    "height": 28,
    "lines": "M3 11h12M9 11V3M6 11L4.5 5M12 11l1.5-6M20 25h12M26 25v-8M23 25l-1.5-6M29 25l1.5-6M5 20h6M22 8h6",
    "fills": ""
  },
  "ripples": {
    "width": 46,
    "height": 30,
    "lines": "M4 8q4-3 8 0t8 0M26 23q4-3 8 0t8 0M30 6q3-2 6 0",
    "fills": ""
  },
  "trees": {
    "width": 34,
    "height": 32,
    "lines": "M8 15v4M25 30v4M25-2v2",
    "fills": "M8 3l5 7h-2.5l3.5 5H2l3.5-5H3zM25 18l5 7h-2.5l3.5 5H19l3.5-5H20z"
  },
  "waves": {
    "width": 40,
    "height": 22,
    "lines": "M0 7q5-5 10 0t10 0 10 0 10 0M0 18q5-5 10 0t10 0 10 0 10 0",
    "fills": ""
  }
};

export const FIGURES = {
  "anchor": "M12 2a3 3 0 0 1 1.3 5.7V9.5H17V12h-3.7v6.8c2.5-.5 4.3-2 5-4.3L16.5 15l3.5-4.5 1.5 5.5-1-.4C19.5 19.5 16 22 12 22s-7.5-2.5-8.5-6.4l-1 .4L4 10.5 7.5 15l-1.8-.5c.7 2.3 2.5 3.8 5 4.3V12H7V9.5h3.7V7.7A3 3 0 0 1 12 2z",
  "arch": "M3 21v-8a9 9 0 0 1 18 0v8h-5.5v-7a3.5 3.5 0 0 0-7 0v7z",
  "back": "M5 2.5h14v19H5zM12 7l-4 5 4 5 4-5z",
  "camp": "M12 3L22 20h-7l-3-6-3 6H2z",
  "den": "M2 20C3 10 7 5 12 5s9 5 10 15h-6c0-4-1.5-6-4-6s-4 2-4 6z",
  "figure": "M12 2.5a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM4.5 21.5c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5z",
  "fire": "M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-3 1.5-4.5 2.5-6 .5 2 1 3 2 3.5C10.5 8 10.5 5 12 2z",
  "keep": "M5 3h3v2.5h2.5V3h3v2.5H16V3h3v7l-2 1.5V21h-3.5v-4a1.5 1.5 0 0 0-3 0v4H7v-9.5L5 10z",
  "pick": "M2.5 9.5C6 5 9 3.2 13 3.2S20 5 22 8.5C18.5 6.8 16.5 6.3 14.5 6.3L15.5 8 6.5 22.5 3.8 20.8 12.5 6.5C9 6.6 6 7.5 2.5 9.5z",
  "ring": "M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7z",
  "shield": "M4 3h16v9c0 5-3.5 8-8 10-4.5-2-8-5-8-10z",
  "slot": "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15z",
  "spark": "M12 2l2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2z"
};

export const SEATS = [
  "#c62828",
  "#1d5fb4",
  "#1f7a35",
  "#8a2a9b",
  "#b35c00",
  "#00707a",
  "#5d4037",
  "#37474f"
];

export const DASHES = [
  "",
  "14 6",
  "3 5",
  "18 5 3 5",
  "9 9",
  "2 8",
  "24 6",
  "12 4 3 4 3 4"
];

export const COLOURS = [
  "#d9c6a0",
  "#bcd3b0",
  "#c9bfdb",
  "#e0bdb0",
  "#b5d0d8",
  "#d8d69a",
  "#d3b8cc",
  "#c2c8b8"
];

export const INK = "#1c1a17";

export const PAPER = "#fbf5e6";

export const LINE = "#4a3826";

export const TARGET = "#ffd400";

export const NEUTRAL = "#6b655c";
