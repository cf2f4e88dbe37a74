// The types of lit.js, for tsc alone.
export { LitElement, html, svg, css, unsafeCSS, nothing } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
