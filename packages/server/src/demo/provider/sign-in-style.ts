/**
 * Returns the stylesheet of the sign-in pages; a separate file, because their policy allows no inline styles.
 * `fontPath` is the path of the portal's font on the same server; without a portal the system's font is used.
 */
export const signInStyle = (fontPath: string | null): string =>
  fontPath === null ? style : `${fontFace(fontPath)}${style}`;

const fontFace = (path: string): string => `@font-face {
  font-family: "Inter Variable"; font-style: normal; font-display: swap; font-weight: 100 900;
  src: url("${path}") format("woff2");
}
`;

const style = `:root {
  color-scheme: light dark;
  --canvas: #f9f9fb; --surface: #ffffff; --hover: #f0f0f3; --line: #e0e1e6; --control-line: #8b8d98;
  --text: #1c2024; --muted: #60646c; --accent: #5b5bd6; --accent-hover: #5151cd; --accent-soft: #f0f1fe;
  --accent-text: #5753c6; --on-accent: #ffffff; --focus: #5b5bd6; --success: #29a383; --danger-soft: #feebe7;
  --danger: #5c271f; --danger-line: #d13415; --rest: #cdced6;
  --shadow: 0 1px 2px rgb(17 20 45 / .06), 0 12px 32px -8px rgb(17 20 45 / .18);
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0d0e11; --surface: #18191b; --hover: #212225; --line: #2e3135; --control-line: #696e77;
    --text: #edeef0; --muted: #b0b4ba; --accent: #5b5bd6; --accent-hover: #5b5bd6; --accent-soft: #202248;
    --accent-text: #b1a9ff; --focus: #6e6ade; --danger-soft: #391714; --danger: #fbd3cb; --danger-line: #ff977d;
    --rest: #43484e; --shadow: 0 1px 2px rgb(0 0 0 / .5), 0 16px 40px -8px rgb(0 0 0 / .7);
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--canvas); color: var(--text);
  font: 400 14px/20px "Inter Variable", Inter, system-ui, sans-serif; font-feature-settings: "cv11", "ss03"; -webkit-font-smoothing: antialiased;
}
.card {
  width: 100%; max-width: 460px; padding: 32px 24px 24px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow);
}
header { display: grid; justify-items: center; text-align: center; gap: 4px; }
h1 { margin: 12px 0 0; font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -.01em; }
h2 { margin: 24px 0 8px; font-size: 13px; line-height: 20px; font-weight: 600; }
p { margin: 0; color: var(--muted); text-wrap: balance; }
small { margin-top: 16px; color: var(--muted); font-size: 12px; }
.way { stroke: var(--accent); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.stop { fill: var(--accent); } .ahead { fill: var(--surface); stroke: var(--accent); stroke-width: 1.75; }
header + form > .people:first-child { margin-top: 24px; }
.people { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.people { display: grid; gap: 1px; background: var(--line); } .people li { display: grid; background: var(--surface); }
.people button {
  display: flex; align-items: flex-start; gap: 12px; width: 100%; min-height: 52px; padding: 10px 12px; text-align: start;
  border: 0; background: transparent; color: inherit; font: inherit; cursor: pointer;
}
.people button:hover { background: var(--hover); }
.avatar {
  flex: none; width: 32px; height: 32px; display: grid; place-items: center; border-radius: 50%;
  background: var(--accent-soft); color: var(--accent-text); font-size: 12px; font-weight: 600;
}
.who { display: grid; gap: 2px; min-width: 0; } .who b { margin-inline-end: 4px; font-weight: 600; color: var(--text); } .name span { display: inline-block; }
.who span { color: var(--muted); font-size: 12px; line-height: 16px; } .who .name, .who b { font-size: 14px; line-height: 20px; }
.other { margin-top: 20px; } label { display: block; margin-bottom: 6px; font-size: 13px; font-weight: 500; }
.row { display: flex; gap: 8px; }
input:not([type="hidden"]) {
  flex: 1; min-width: 0; height: 36px; padding: 0 10px; border: 1px solid var(--control-line); border-radius: 6px;
  background: var(--surface); color: inherit; font: inherit;
}
input[aria-invalid] { border-color: var(--danger-line); }
input::placeholder { color: var(--muted); opacity: 1; }
.primary {
  display: inline-flex; align-items: center; justify-content: center; height: 36px; padding: 0 16px; border: 0;
  border-radius: 6px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 500;
  text-decoration: none; cursor: pointer;
}
.primary:hover { background: var(--accent-hover); }
header .primary { margin-top: 20px; }
.problem { margin-top: 8px; padding: 8px 10px; border-radius: 6px; background: var(--danger-soft); color: var(--danger); font-size: 13px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.people button:focus-visible { outline-offset: -2px; }
.line { fill: none; stroke-width: 2; stroke-linecap: round; } .line.done { stroke: var(--success); }
.line.rest { stroke: var(--rest); stroke-dasharray: 1 7; }
.node.done { fill: var(--success); } .node.fail { fill: var(--danger-soft); }
.node.rest { fill: var(--surface); stroke: var(--rest); stroke-width: 2; }
.cross { stroke: var(--danger-line); stroke-width: 2.25; stroke-linecap: round; }
@media (min-width: 768px) {
  .wide { max-width: 760px; } .people { grid-template-columns: 1fr 1fr; } .people.first { grid-template-columns: 1fr 1fr 1fr; }
  .people:not(.first) li:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .other { max-width: 360px; margin-inline: auto; }
}
@media (max-width: 767px) {
  body { place-items: start center; padding: 0; background: var(--surface); }
  .card { border: 0; border-radius: 0; box-shadow: none; padding: 32px 16px; }
  input:not([type="hidden"]), .primary { height: 44px; font-size: 16px; }
}
`;
