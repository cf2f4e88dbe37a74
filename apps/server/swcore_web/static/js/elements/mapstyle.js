// What a map of territories looks like around what is drawn on it.

import { css } from "../vendor/lit.js";

export const style = css`
  :host {
    display: block;
    min-width: 0;
    position: relative;
  }
  svg.map {
    display: block;
    width: 100%;
    height: auto;
    max-height: var(--map-height, 100%);
    border-radius: 0.8rem;
    font-family: "DejaVu Sans", Verdana, Arial, sans-serif;
    touch-action: manipulation;
    user-select: none;
  }
  .pan.large {
    overflow: auto;
    max-height: 62vh;
    border-radius: 0.8rem;
  }
  .pan.large svg.map {
    width: 200%;
    max-height: none;
  }
  .zoom {
    display: var(--map-zoom, block);
    position: absolute;
    right: 0.15rem;
    top: 0.15rem;
    width: 2rem;
    height: 2rem;
    padding: 0.3rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--card);
    color: var(--ink);
    opacity: 0.9;
  }
  .zoom svg {
    width: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .area {
    cursor: help;
    outline: none;
  }
  .area.open {
    cursor: pointer;
  }
  .area .shape {
    transition: fill-opacity 0.15s;
  }
  .area.open:hover .shape,
  .area:focus-visible .shape,
  .area.lit .shape {
    fill-opacity: 0.42;
  }
  .area:hover .edge,
  .area:focus-visible .edge,
  .area.lit .edge {
    stroke: #fff;
    stroke-opacity: 1;
  }
  .area:focus-visible .edge {
    stroke: #d81b60;
  }
  .fresh {
    animation: fresh 1.6s ease-out;
  }
  @keyframes fresh {
    0%,
    30% {
      fill-opacity: 0.85;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .fresh {
      animation: none;
    }
    .area .shape {
      transition: none;
    }
  }
  @media print {
    .zoom,
    .moving {
      display: none;
    }
  }
`;
