// SPDX-License-Identifier: MIT
// Made by tools/generate-report from the files in Report. Change those.
// swift-format-ignore-file

/// The page of the report, with the places `/*{{css}}*/`, `/*{{js}}*/` and `{{data}}`.
enum ReportPage {
  static let html = #"""
<!-- SPDX-License-Identifier: MIT -->
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-q/Bqpuxkquw5ABcvZ46DeauWIqICRevYEEqK+nCvO+A='; script-src 'sha256-4/TmMX2ecJgC98DxV9+M5kz0IlGT2hfsdpTWdlPYA3U='; img-src data: 'self' file:; connect-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>weave test</title>
<link rel="icon" href="data:,">
<style>/*{{css}}*/</style>
</head>
<body data-pane="list">
<svg class="unseen" aria-hidden="true" width="0" height="0"><filter id="mark" color-interpolation-filters="sRGB"
  x="0" y="0" width="1" height="1"><feColorMatrix
  values="0 0 0 0 .878  0 0 0 0 .118  0 0 0 0 .184  16 16 16 0 -.03"/></filter></svg>
<details id="environment" hidden open>
  <summary><span class="mark" aria-hidden="true">!</span><strong id="environment-title"></strong>
    <span id="environment-note"></span></summary>
  <ul id="environment-list"></ul>
</details>

<aside id="side" aria-label="Cases">
  <header id="top">
    <div class="headline">
      <h1 id="summary"></h1>
      <code id="origin"></code>
    </div>
    <button type="button" id="theme" class="quiet round"></button>
    <button type="button" id="help" class="quiet round" aria-label="Keyboard shortcuts" title="Keyboard shortcuts (?)">?</button>
  </header>
  <div id="finder">
    <input type="search" id="search" placeholder="Search names and changes" aria-label="Search names and changes"
      autocomplete="off" spellcheck="false" aria-keyshortcuts="/">
    <kbd aria-hidden="true">/</kbd>
  </div>
  <div id="chips" role="group" aria-label="Show only"></div>
  <div id="bulk"><span id="shown" role="status"></span><span id="bulk-actions"></span></div>
  <div id="list" aria-label="List of cases" role="region"><ul id="rows" role="list"></ul></div>
</aside>

<main id="main" tabindex="-1" aria-label="Case"></main>

<footer id="tray" hidden></footer>

<dialog id="keys" aria-labelledby="keys-title">
  <h2 id="keys-title">Keyboard</h2>
  <dl id="key-list"></dl>
  <form method="dialog"><button class="primary">Close</button></form>
</dialog>
<dialog id="question" aria-labelledby="question-title" aria-describedby="question-text">
  <h2 id="question-title"></h2>
  <p id="question-text"></p>
  <form method="dialog"><button value="no">Cancel</button><button value="yes" class="primary" id="question-yes"></button></form>
</dialog>
<div id="alert" role="alert" hidden><p id="alert-text"></p><button type="button" id="alert-close" class="quiet">Close</button></div>
<p id="announcer" class="unseen" role="status"></p>
<noscript><p class="plain">This report needs JavaScript. Everything it shows is in this file; nothing is loaded.</p></noscript>

<script type="application/json" id="data">{{data}}</script>
<script>/*{{js}}*/</script>
</body>
</html>
"""#

  static let css = #"""
/* SPDX-License-Identifier: MIT */
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #17171a);
  --side: light-dark(#f6f6f8, #1d1d21);
  --raised: light-dark(#ffffff, #2a2a2f);
  --well: light-dark(#efeff2, #101012);
  --line: light-dark(#dddde3, #34343b);
  --edge: light-dark(#85858f, #71717c);
  --text: light-dark(#1b1b1f, #ededf1);
  --dim: light-dark(#5f5f69, #a5a5b0);
  --accent: light-dark(#2259d6, #8db1ff);
  --on-accent: light-dark(#ffffff, #0d1630);
  --tint: light-dark(#e3ebfd, #263252);
  --hover: light-dark(#ebebef, #27272c);
  --failed: light-dark(#b3212b, #ff8b84);
  --changed: light-dark(#8a5200, #f0b45c);
  --missing: light-dark(#98278f, #ec93e4);
  --new: light-dark(#1766b5, #7cc0ff);
  --orphaned: light-dark(#5f5f69, #a5a5b0);
  --close: light-dark(#0b6b72, #68cfd6);
  --same: light-dark(#22713a, #7ad493);
  --added: light-dark(#e2f5e6, #16321f);
  --removed: light-dark(#fde7e6, #40191b);
  --warning: light-dark(#fff4dc, #352a12);
  --region: #ff1f8f;
  --shadow: 0 8px 30px light-dark(rgb(0 0 0 / .18), rgb(0 0 0 / .6));
  --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body {
  display: grid;
  grid: "environment environment" auto "side main" minmax(0, 1fr) "tray tray" auto / 328px minmax(0, 1fr);
  background: var(--ground);
  color: var(--text);
  font: 13px/19px system-ui, -apple-system, "Segoe UI", Roboto, "Inter", "Helvetica Neue", sans-serif;
  -webkit-text-size-adjust: 100%;
}
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
code, pre, kbd { font-family: var(--mono); font-size: 12px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main:focus-visible { outline: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.plain { padding: 24px; }

/* Buttons and fields */
button, input { font: inherit; color: inherit; }
button {
  height: 28px; padding: 0 10px; border: 1px solid var(--line); border-radius: 7px; background: var(--raised);
  cursor: pointer; white-space: nowrap;
}
button:hover { background: var(--hover); }
button:disabled { opacity: .45; cursor: default; background: none; }
button[aria-pressed="true"] { background: var(--tint); border-color: var(--accent); color: var(--accent); }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
button.primary:hover:not(:disabled) { filter: brightness(1.08); }
button.quiet { border-color: transparent; background: none; }
button.quiet:hover:not(:disabled) { background: var(--hover); }
button.round { width: 28px; padding: 0; display: inline-grid; place-items: center; flex: none; color: var(--dim); }
button.link { height: auto; padding: 2px 4px; border: 0; background: none; color: var(--accent); border-radius: 4px; }
button.link:hover { text-decoration: underline; }
svg {
  display: block; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round;
}
kbd {
  display: inline-block; min-width: 20px; padding: 0 5px; border: 1px solid var(--line); border-radius: 4px;
  background: var(--raised); color: var(--dim); font-size: 11px; line-height: 18px; text-align: center;
}
button kbd { margin-left: 6px; border-color: currentColor; background: none; color: inherit; opacity: .7; }

/* Fonts and libraries */
#environment {
  grid-area: environment; padding: 8px 16px; max-height: 34vh; overflow: auto;
  background: var(--warning); border-bottom: 1px solid var(--line);
}
#environment summary { cursor: pointer; list-style: none; }
#environment summary::-webkit-details-marker { display: none; }
#environment summary::after { content: " Show"; color: var(--accent); }
#environment[open] summary::after { content: " Hide"; }
#environment .mark {
  display: inline-grid; place-items: center; width: 16px; height: 16px; margin-right: 8px; border-radius: 50%;
  background: var(--changed); color: var(--ground); font-size: 11px; font-weight: 700; line-height: 1;
}
#credits { margin: 0; padding: 8px 16px; color: var(--dim); font-size: 12px; }
#credits a { color: inherit; }
#environment-note { color: var(--dim); }
#environment-list { display: flex; flex-wrap: wrap; gap: 2px 20px; padding: 4px 0 0 24px; }
#environment-list li { font: 12px/18px var(--mono); overflow-wrap: anywhere; }

/* The list */
#side {
  grid-area: side; display: flex; flex-direction: column; min-height: 0;
  background: var(--side); border-right: 1px solid var(--line);
}
#top { display: flex; align-items: flex-start; gap: 2px; padding: 12px 10px 8px 16px; }
.headline { flex: 1; min-width: 0; }
#summary { font-size: 15px; font-weight: 650; line-height: 20px; }
#origin {
  display: block; color: var(--dim); font-size: 11px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
#finder { position: relative; padding: 0 12px; }
#finder kbd { position: absolute; right: 20px; top: 6px; pointer-events: none; }
#search:focus + kbd, #search:not(:placeholder-shown) + kbd { display: none; }
#search {
  width: 100%; height: 32px; padding: 0 10px; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--ground);
}
#search::placeholder { color: var(--dim); opacity: 1; }
#search:focus-visible { outline-offset: -1px; }
#chips { display: flex; flex-wrap: wrap; gap: 6px; padding: 10px 12px 8px; }
#chips button {
  height: 24px; padding: 0 8px; border-radius: 12px; font-size: 12px; display: inline-flex; align-items: center;
  gap: 5px;
}
#chips b { font-weight: 500; color: var(--dim); font-variant-numeric: tabular-nums; }
#chips [aria-pressed="true"] b { color: inherit; }
.dot { flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--tone, var(--dim)); }
[data-state="failed"] { --tone: var(--failed); }
[data-state="changed"] { --tone: var(--changed); }
[data-state="missing"] { --tone: var(--missing); }
[data-state="new"] { --tone: var(--new); }
[data-state="orphaned"] { --tone: var(--orphaned); }
[data-state="close"] { --tone: var(--close); }
[data-state="same"] { --tone: var(--same); }
#bulk {
  display: flex; align-items: center; justify-content: space-between; min-height: 30px; padding: 2px 12px 4px 16px;
  border-bottom: 1px solid var(--line); color: var(--dim); font-size: 12px;
}
#bulk-actions { display: flex; gap: 4px; }
#list {
  flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; scrollbar-gutter: stable; scrollbar-width: thin;
}
#rows { position: relative; }
#rows > li { position: absolute; left: 0; right: 0; contain: layout style; isolation: isolate; }
.group button {
  display: flex; align-items: center; gap: 6px; width: 100%; height: 100%; padding: 6px 12px 0 14px; border: 0;
  border-radius: 0;
  background: none; font-weight: 600; font-size: 12px;
}
.group button:hover { background: none; color: var(--accent); }
.group button:focus-visible { outline-offset: -2px; }
.group b { font-weight: 500; color: var(--dim); font-variant-numeric: tabular-nums; }
.group svg { margin-left: auto; color: var(--dim); transition: transform .12s; }
.group [aria-expanded="true"] svg { transform: rotate(90deg); }
.row { display: flex; align-items: center; }
.row::before { content: ""; position: absolute; inset: 1px 6px; z-index: -1; border-radius: 8px; }
.row:hover::before { background: var(--hover); }
.row[data-current]::before { background: var(--tint); }
.row > button {
  flex: 1; min-width: 0; display: flex; align-items: center; gap: 10px; height: calc(100% - 2px); margin-right: 6px;
  padding: 0 8px;
  border: 0; border-radius: 8px; background: none; text-align: left;
}
.row > button:hover { background: none; }
.row > button:focus-visible { outline-offset: -2px; }
.row > input, .row > .gap {
  flex: none; width: 15px; height: 15px; margin: 0 2px 0 14px; accent-color: var(--accent); cursor: pointer;
}
.row > button:first-child { margin-left: 6px; }
.row .label { flex: 1; min-width: 0; }
.row .label > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row .base { font-weight: 500; }
.row small { color: var(--dim); font-size: 11.5px; }
.row[data-current] small { color: light-dark(#4c5468, #b9c2d8); }
.row img, .row .no-picture {
  flex: none; width: 46px; height: 34px; border-radius: 5px; object-fit: contain;
  background: light-dark(#e3e3e8, #101012);
}
.row img[data-ground="dark"] { background: #3a3a41; }
.row .no-picture {
  display: grid; place-items: center; color: var(--dim); border: 1px dashed var(--edge); background: none;
}
.row .decision { flex: none; font-weight: 700; color: var(--same); }
.row .decision:is([data-decision="rejected"], [data-decision="not written"]) { color: var(--failed); }
.slim > button { gap: 8px; }
.row.nested > button:first-of-type { padding-left: 20px; }
.heading { display: flex; align-items: flex-end; gap: 6px; padding: 6px 12px 6px 16px; font-weight: 600; font-size: 12px; }
.cause .base { font-weight: 600; }
.kind { color: var(--dim); font-weight: 450; }
.row[data-current] .kind { color: light-dark(#4c5468, #b9c2d8); }
.row > .fold { flex: none; width: 30px; height: 30px; margin: 0 10px 0 -4px; padding: 0; }
.row > .fold:hover { background: var(--hover); }
.fold svg { transition: transform .12s; }
.fold[aria-expanded="true"] svg { transform: rotate(90deg); }
.cause > button:first-of-type { margin-right: 0; }
.swatches { flex: none; display: flex; width: 46px; height: 34px; border-radius: 6px; overflow: hidden; }
.swatches .swatch { flex: 1; border: 0; border-radius: 0; width: auto; height: auto; margin: 0; }
.swatch {
  display: inline-block; width: 14px; height: 14px; margin-right: 6px; border: 1px solid var(--edge); border-radius: 4px;
  vertical-align: -2px; background: linear-gradient(var(--color), var(--color)),
    repeating-conic-gradient(#d4d4da 0 25%, #fff 0 50%) 0 0 / 8px 8px;
}
#none { padding: 28px 20px; color: var(--dim); text-align: center; overflow-wrap: anywhere; }

/* The case */
#main {
  grid-area: main; display: grid; grid-template-rows: auto minmax(0, 1fr); min-height: 0; container: main / inline-size;
}
.head {
  display: flex; align-items: center; gap: 6px 12px; flex-wrap: wrap;
  padding: 10px 20px; border-bottom: 1px solid var(--line);
}
.head h2 {
  flex: 1 1 220px; min-width: 0; font-size: 15px; font-weight: 650; overflow-wrap: anywhere; line-height: 20px;
}
.head h2 span { color: var(--dim); font-weight: 450; }
.head .walk {
  display: flex; align-items: center; gap: 2px; color: var(--dim); font-variant-numeric: tabular-nums; font-size: 12px;
}
.head .actions { display: flex; gap: 6px; }
.head .actions button { display: inline-flex; align-items: center; }
#back { display: none; }
#accept[aria-pressed="true"] { background: var(--added); border-color: var(--same); color: var(--same); }
#reject[aria-pressed="true"] { background: var(--removed); border-color: var(--failed); color: var(--failed); }
.body {
  padding: 14px 20px 40px; display: grid; gap: 18px; grid-template-columns: minmax(0, 1fr); align-content: start;
  overflow: auto; scrollbar-gutter: stable; scrollbar-width: thin;
}
.facts { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.tag {
  height: 22px; padding: 0 8px; border-radius: 6px; background: var(--well); font-size: 12px; line-height: 22px;
  white-space: nowrap;
}
.tag.state { background: none; border: 1px solid var(--tone); color: var(--tone); line-height: 20px; font-weight: 600; }
.facts code { color: var(--dim); margin-left: 4px; overflow-wrap: anywhere; }
.story { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
.story > p { max-width: 76ch; overflow-wrap: anywhere; }
.note { color: var(--dim); }
.changes { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.changes > li { display: flex; align-items: baseline; min-height: 34px; }
.changes > li + li { border-top: 1px solid var(--line); }
.changes .what {
  flex: 1; min-width: 0; display: grid; grid-template-columns: 108px minmax(0, 1fr); gap: 8px; align-items: baseline;
  height: auto; padding: 7px 12px; border: 0; border-radius: 0; background: none; text-align: left; white-space: normal;
}
.changes > li:has(button.what:hover) { background: var(--hover); }
.changes > li:has([aria-pressed="true"]) { background: var(--tint); }
.changes .what:is(:hover, [aria-pressed="true"]) { background: none; color: var(--text); }
.changes .what:focus-visible { outline-offset: -2px; }
.changes .what > * { overflow-wrap: anywhere; }
.verdict { font-weight: 600; font-size: 12px; }
.changes code {
  flex: none; max-width: 45%; padding: 0 12px; color: var(--dim); font-size: 11.5px; overflow-wrap: anywhere;
  text-align: right;
}
.changes .more { justify-content: center; align-items: center; }
.causes button.link { padding: 0; }

/* A cause */
.values { display: grid; gap: 1px; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: var(--line); }
.values > li {
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 8px 12px; background: var(--ground);
}
.values code { flex: 0 1 auto; color: var(--dim); overflow-wrap: anywhere; }
.values .value { overflow-wrap: anywhere; font-weight: 500; }
.values .missing { color: var(--dim); font-weight: 400; font-style: italic; }
.values svg { flex: none; color: var(--dim); }
.values .more { justify-content: center; }
.examples h3 { font-size: 12px; font-weight: 600; padding: 0 2px 6px; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); gap: 12px; }
.card {
  display: flex; flex-direction: column; gap: 2px; width: 100%; height: 100%; padding: 10px; border-radius: 12px;
  text-align: left; white-space: normal;
}
.card .name, .card small { overflow-wrap: anywhere; }
.card .name { font-weight: 500; }
.card small { color: var(--dim); font-size: 11.5px; line-height: 16px; }
.pair { display: flex; gap: 8px; flex: 1; padding-bottom: 8px; }
.side { flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; gap: 3px; }
.side-name { color: var(--dim); font-size: 11px; font-weight: 600; }
.mat {
  flex: 1; display: grid; place-items: center; min-height: 84px; padding: 8px; border-radius: 8px; background: var(--well);
}
.small {
  position: relative; display: block; width: 100%;
  max-width: min(var(--w) * 1px / var(--scale, 1), 176px * var(--w) / var(--h));
  aspect-ratio: var(--w) / var(--h);
}
.every summary { cursor: pointer; font-weight: 600; font-size: 12px; width: fit-content; padding: 2px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 8px; padding-top: 10px; }
.tile { display: flex; flex-direction: column; gap: 4px; width: 100%; height: auto; padding: 6px; white-space: normal; }
.tile img, .tile .no-picture {
  width: 100%; height: 76px; object-fit: contain; border-radius: 5px; background: light-dark(#e3e3e8, #101012);
}
.tile img[data-ground="dark"] { background: #3a3a41; }
.tile .no-picture { display: grid; place-items: center; color: var(--dim); }
.tile .name {
  font-size: 11px; line-height: 14px; overflow-wrap: anywhere; text-align: left; color: var(--dim);
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
}
.tiles .more { grid-column: 1 / -1; text-align: center; }
pre.message {
  margin: 0; padding: 12px 14px; border: 1px solid var(--line); border-left: 3px solid var(--failed);
  border-radius: 8px;
  background: var(--side); overflow: auto; line-height: 18px; tab-size: 4;
}
.trouble { color: var(--failed); overflow-wrap: anywhere; }

/* The pictures */
.pictures { display: grid; gap: 10px; grid-template-columns: minmax(0, 1fr); }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
.views { display: inline-flex; padding: 2px; border-radius: 9px; background: var(--well); }
.views button {
  height: 26px; padding: 0 11px; border: 1px solid transparent; border-radius: 7px; background: none; color: var(--dim);
}
.views button:hover:not(:disabled) { color: var(--text); }
.views button[aria-pressed="true"] {
  background: var(--raised); border-color: var(--line); color: var(--text); font-weight: 600;
  box-shadow: 0 1px 2px rgb(0 0 0 / .12);
}
.views .short { display: none; }
.zooms { display: inline-flex; align-items: center; }
#zoom { min-width: 58px; padding: 0 4px; font-variant-numeric: tabular-nums; }
.tools .right { margin-left: auto; display: flex; align-items: center; gap: 8px; }
#regions { display: inline-flex; align-items: center; gap: 6px; }
#regions::before { content: ""; width: 10px; height: 10px; border: 1.5px solid currentColor; border-radius: 2px; }
#stage { display: flex; gap: 16px; align-items: flex-start; }
#stage.stacked { flex-direction: column; align-items: stretch; }
.pane { flex: 1 1 0; min-width: 0; width: 100%; }
.pane figcaption {
  display: flex; gap: 8px; align-items: baseline; padding: 0 2px 5px; font-weight: 600; font-size: 12px;
}
.pane figcaption span { color: var(--dim); font-weight: 400; font-variant-numeric: tabular-nums; }
.view-port {
  display: flex; max-height: max(340px, 76vh); padding: var(--mat, 16px); overflow: auto;
  border: 1px solid var(--line); border-radius: 10px;
  background: var(--well); overscroll-behavior: contain;
}
#stage.fitted .view-port { max-height: none; }
.view-port.movable { cursor: grab; }
.view-port.moving { cursor: grabbing; user-select: none; }
.canvas {
  position: relative; flex: none; margin: auto;
  width: calc(var(--w) * var(--px) * 1px); height: calc(var(--h) * var(--px) * 1px);
  background: repeating-conic-gradient(#d4d4da 0 25%, #ececf0 0 50%) 0 0 / 16px 16px;
}
.canvas[data-ground="dark"] { background-image: repeating-conic-gradient(#2c2c32 0 25%, #3a3a41 0 50%); }
.layers { position: absolute; inset: 0; isolation: isolate; }
.layers img {
  position: absolute; left: 0; top: 0; max-width: none; pointer-events: none; user-select: none;
  width: calc(var(--w) * var(--px) * 1px); height: calc(var(--h) * var(--px) * 1px);
}
#stage.exact .layers img { image-rendering: pixelated; }
.layers .shot, .marks, .ground {
  position: absolute; left: 0; top: 0;
  width: calc(var(--w) * var(--px) * 1px); height: calc(var(--h) * var(--px) * 1px);
}
.layers .shot > img, .small > img { position: absolute; inset: 0; width: 100%; height: 100%; }
.layers .shot > .part, .small > .part {
  left: calc(var(--l) * 100%); top: calc(var(--t) * 100%); right: auto; bottom: auto;
  width: calc((var(--r) - var(--l)) * 100%); height: calc((var(--b) - var(--t)) * 100%);
}

/* The difference: what two pictures over the same ground have not in common, in red */
.compared { background: #fff !important; }
.layers .faded { filter: grayscale(1) opacity(.22); }
.marks { isolation: isolate; filter: url(#mark); }
.ground { background: #808080; isolation: isolate; }
.unlike { mix-blend-mode: difference; }
.region {
  position: absolute; pointer-events: none; border-radius: 1px; outline: 1px solid var(--region); outline-offset: 3px;
  left: calc(var(--x) * var(--px) * 1px); top: calc(var(--y) * var(--px) * 1px);
  width: calc(var(--w) * var(--px) * 1px); height: calc(var(--h) * var(--px) * 1px);
}
#stage:not(.outlined) .region:not([data-lit]) { display: none; }
#stage[data-lit] .region:not([data-lit]) { opacity: .4; }
.region[data-lit] {
  background: rgb(255 31 143 / .16); outline-width: 2.5px; box-shadow: 0 0 0 3px rgb(255 31 143 / .16);
}
.nothing {
  display: grid; place-content: center; min-height: 130px; padding: 20px; border: 1px dashed var(--edge);
  border-radius: 10px;
  color: var(--dim); text-align: center;
}
.swipe { cursor: ew-resize; touch-action: pan-y; }
.handle {
  position: absolute; top: 0; bottom: 0; width: 28px; margin-left: -14px; left: var(--at); cursor: ew-resize;
  border-radius: 6px;
}
.handle::before {
  content: ""; position: absolute; left: 13px; top: 0; bottom: 0; width: 2px; background: #fff;
  box-shadow: 0 0 0 1px rgb(0 0 0 / .45);
}
.handle::after {
  content: "◂▸"; position: absolute; left: 0; top: 50%; width: 28px; height: 28px; margin-top: -14px;
  border-radius: 50%; background: #fff;
  color: #333; font-size: 10px; line-height: 28px; text-align: center; letter-spacing: 1px;
  box-shadow: 0 0 0 1px rgb(0 0 0 / .3), 0 2px 6px rgb(0 0 0 / .3);
}
.sides { display: flex; justify-content: space-between; padding: 0 2px 5px; font-weight: 600; font-size: 12px; }
.dial { display: flex; flex: 1; min-width: 0; align-items: center; gap: 10px; font-size: 12px; }
.dial input { flex: 0 1 220px; width: 60px; accent-color: var(--accent); }
.dial output { min-width: 40px; font-variant-numeric: tabular-nums; color: var(--dim); }
.dial strong { min-width: 48px; }
.dial button { height: 24px; font-weight: 400; }
.measures { display: flex; flex-wrap: wrap; gap: 4px 22px; color: var(--dim); font-size: 12px; }
.measures div { display: flex; gap: 6px; }
.measures dd { color: var(--text); font-variant-numeric: tabular-nums; }
.tree summary { cursor: pointer; font-weight: 600; font-size: 12px; width: fit-content; }
.tree pre {
  margin: 8px 0 0; padding: 8px 0; border: 1px solid var(--line); border-radius: 8px; overflow: auto; max-height: 60vh;
  line-height: 1.55;
}
.tree pre > div { width: max-content; min-width: 100%; }
.tree pre span { display: block; padding: 0 14px; white-space: pre; }
.tree .added { background: var(--added); }
.tree .removed { background: var(--removed); }
.blank {
  display: grid; place-content: center; justify-items: center; gap: 8px; grid-row: 1 / -1; padding: 40px 24px;
  text-align: center;
}
.blank svg { width: 44px; height: 44px; color: var(--same); }
.blank h2 { font-size: 17px; font-weight: 650; }
.blank p { color: var(--dim); max-width: 48ch; overflow-wrap: anywhere; }

/* Accepting */
#tray {
  grid-area: tray; display: flex; align-items: center; gap: 8px 12px; padding: 9px 16px; background: var(--raised);
  border-top: 1px solid var(--line); box-shadow: 0 -4px 16px rgb(0 0 0 / .06);
}
#tray > strong { white-space: nowrap; }
#tray .tally { flex: 1; display: flex; flex-wrap: wrap; gap: 2px 16px; color: var(--dim); }
#tray .tally b { color: var(--text); font-variant-numeric: tabular-nums; }
#command {
  flex: 1; min-width: 0; padding: 5px 10px; border-radius: 7px; background: var(--well); overflow: auto;
  white-space: pre; user-select: all;
  scrollbar-width: thin;
}
#alert {
  position: fixed; z-index: 20; left: 50%; bottom: 64px; translate: -50% 0; display: flex; align-items: flex-start;
  gap: 12px; width: max-content;
  max-width: min(640px, calc(100vw - 24px)); padding: 10px 10px 10px 16px; border: 1px solid var(--failed);
  border-radius: 10px;
  background: var(--raised); box-shadow: var(--shadow);
}
#alert-text { max-height: 40vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; padding-top: 4px; }
dialog {
  width: min(440px, calc(100vw - 32px)); padding: 20px 22px; border: 1px solid var(--line); border-radius: 14px;
  background: var(--raised);
  color: var(--text); box-shadow: var(--shadow);
}
dialog::backdrop { background: rgb(0 0 0 / .35); }
dialog h2 { font-size: 15px; margin-bottom: 10px; }
dialog form { display: flex; justify-content: flex-end; gap: 8px; margin-top: 16px; }
#key-list { display: grid; grid-template-columns: auto 1fr; gap: 7px 16px; align-items: baseline; }
#key-list dt { display: flex; gap: 4px; justify-content: flex-end; }

@container main (max-width: 620px) {
  .views .long { display: none; }
  .views .short { display: inline; }
  .views { display: flex; flex: 1 1 100%; }
  .views button { flex: 1; padding: 0 4px; }
  .tools .right { flex: 1; justify-content: space-between; margin: 0; }
  .changes > li { flex-direction: column; align-items: stretch; }
  .changes .what { grid-template-columns: 1fr; gap: 1px; width: 100%; padding-bottom: 6px; }
  .changes code { max-width: none; padding: 0 12px 8px; text-align: left; }
}
@media (max-width: 820px) {
  body { grid: "environment" auto "pane" minmax(0, 1fr) "tray" auto / minmax(0, 1fr); }
  #side, #main { grid-area: pane; }
  #side { border-right: 0; }
  body[data-pane="list"] #main, body[data-pane="case"] #side, body[data-pane="case"] #environment { display: none; }
  #back { display: inline-grid; margin-left: -8px; }
  .head { padding: 8px 14px; }
  .body { padding: 12px 14px 32px; }
  .view-port { --mat: 8px; }
  button { height: 34px; }
  button.round { width: 34px; height: 34px; }
  #chips button { height: 30px; border-radius: 15px; padding: 0 10px; }
  .views button { height: 32px; }
  .dial button { height: 32px; }
  #search { height: 38px; font-size: 16px; }
  #finder kbd, button kbd { display: none; }
  .row > input, .row > .gap { width: 20px; height: 20px; }
  .row > .fold { width: 40px; height: 40px; }
  .tiles { grid-template-columns: repeat(auto-fill, minmax(96px, 1fr)); }
  .mat { padding: 6px; min-height: 64px; }
  #chips { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; padding-bottom: 6px; }
  #chips button { flex: none; }
  #environment-note { display: none; }
}
@media (max-width: 480px) {
  .head h2 { order: 1; flex-basis: 100%; }
  .head .walk { flex: 1; }
  #command { order: 1; flex-basis: 100%; }
  #tray { flex-wrap: wrap; }
  #tray > strong { flex: 1; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
}
@media (forced-colors: active) {
  .region { outline-color: Highlight; }
  button[aria-pressed="true"], .row[data-current] > button { outline: 2px solid Highlight; }
}
"""#

  static let js = #"""
// SPDX-License-Identifier: MIT
"use strict";

// Every string of the data reaches the page as a text node or an attribute, never as markup: names and messages come
// from files that somebody else may have written.

const byID = (id) => document.getElementById(id);
const report = JSON.parse(byID("data").textContent);
byID("data").remove();

const STATES = ["failed", "changed", "missing", "new", "orphaned", "close", "same"];
const STATE_NAMES = {
  failed: "Failed", changed: "Changed", missing: "Missing", new: "New", orphaned: "Orphaned", close: "Close",
  same: "Same",
};
const STATE_NOTES = {
  failed: "This case could not be drawn or compared.",
  missing: "There is no reference, and this run requires one. Accept to make this picture the reference.",
  new: "There is no reference yet. Accept to make this picture the reference.",
  orphaned: "This reference no longer has a design. Accept to remove it.",
  close: "The pictures differ, but within the tolerance: the test passes.",
  same: "The picture equals the reference, so this report does not contain it.",
};
const VIEWS = [
  { id: "side", name: "Side by side", short: "Side" },
  { id: "swipe", name: "Swipe", short: "Swipe" },
  { id: "onion", name: "Onion skin", short: "Onion" },
  { id: "blink", name: "Blink", short: "Blink" },
  { id: "difference", name: "Difference", short: "Diff" },
];
const ZOOMS = [1, 2, 3, 4, 5, 6, 7, 8];
const KEYS = [
  [["j", "↓"], "Next case"], [["k", "↑"], "Previous case"], [["1", "2", "3", "4", "5"], "The five views"],
  [["/"], "Search"],
  ...(report.review
    ? [[["a"], "Accept and continue"], [["x"], "Reject and continue"]]
    : [[["a"], "Mark the case to accept"]]),
  [["r"], "Outlines of the regions"], [["+", "−", "0"], "Zoom in, out, to fit"],
  [["←", "→"], "Move the swipe or the onion skin"],
  [["Space"], "Stop or start blinking"], [["Esc"], "Close, clear or go back"], [["?"], "This list"],
];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 820px)");

const memory = {
  // A page from a file may have no storage.
  get(store, key) { try { return store()?.getItem(`weave.${key}`) ?? null; } catch { return null; } },
  set(store, key, value) { try { store().setItem(`weave.${key}`, value); } catch { /* Then it is forgotten. */ } },
};
const lasting = () => localStorage;
const passing = () => sessionStorage;

/** The address of a picture: its data, or its path beside the page. */
const address = (path) => (!path || path.startsWith("data:") ? path : path.split("/").map(encodeURIComponent).join("/"));

const cases = report.cases.map((item, index) => ({
  ...item, index, before: address(item.before), after: address(item.after), haystack: null,
}));
const caseByName = new Map(cases.map((item) => [item.name, item]));

/** A cause is listed like a case; it stands for the pictures that it has changed, if there are several. */
const causes = (report.causes ?? []).filter((cause) => cause.pictures > 1).map((cause) => ({
  ...cause, name: `cause:${cause.id}`, state: "changed", members: [], haystack: null,
}));
const causeByID = new Map(causes.map((cause) => [cause.id, cause]));
for (const item of cases) {
  item.shared = (item.causes ?? []).map((id) => causeByID.get(id)).filter(Boolean);
  for (const cause of item.shared) cause.members.push(item);
}
for (const cause of causes) {
  cause.shown = cause.shown.map((name) => caseByName.get(name)).filter(Boolean);
  caseByName.set(cause.name, cause);
}
const isCause = (item) => Boolean(item?.members);
/** What is decided: causes, and cases that have no cause in common with others. */
const entries = [...causes, ...cases.filter((item) => item.shared.length === 0)];

const state = {
  query: "", filter: new Set(), folded: new Set(["close", "same"]), unfolded: new Set(), current: null, at: -1,
  view: "side", zoom: 0, outlined: true, lit: null, swipe: 50, onion: 50, blinking: true, blinkAfter: false,
  ticked: new Set(), decisions: new Map(), pending: new Set(), troubles: new Map(), finished: false,
};

// Building

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function button(attributes, ...children) {
  return element("button", { type: "button", ...attributes }, ...children);
}

function icon(path, size = 16) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

const ICONS = {
  right: "M6 3.5 10.5 8 6 12.5", left: "M10 3.5 5.5 8 10 12.5",
  up: "M3.5 10 8 5.5 12.5 10", down: "M3.5 6 8 10.5 12.5 6",
  less: "M4 8h8", more: "M4 8h8M8 4v8",
  light:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.2M8 13.8V15M1 8h1.2M13.8 8H15M3 3l.9.9M12.1 12.1l.9.9M13 3l-.9.9M3.9 12.1 3 13",
  dark: "M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1Z",
  auto: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 2v12M10 3v10M12 4.6v6.8",
  arrow: "M3 8h9.5M9 4.5 12.5 8 9 11.5",
  done: "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM5 8.3l2.1 2.1L11 6.2",
};

/** A button that shows only a sign. */
function round(id, name, key, path, click) {
  return button({ id, class: "quiet round", "aria-label": name, title: `${name} (${key})`, click }, icon(path));
}

const plural = (count, one, many) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
const pixels = (width, height) => `${width} × ${height}`;
const announce = (text) => { byID("announcer").textContent = text; };

const totalOf = (states) => states.reduce((sum, name) => sum + (report.counts[name] ?? 0), 0);

function nameParts(name) {
  const cut = name.lastIndexOf("/") + 1;
  return { folder: name.slice(0, cut), base: name.slice(cut) };
}

/** Behind transparent pictures lies what shows them: accessories are drawn in white. */
function groundOf(item) {
  const dark = ["dark", "tinted", "clear", "accented"].includes(item.appearance) || item.size?.startsWith("accessory");
  return dark ? "dark" : "light";
}

/** The size that a PNG says it has: its header is read without waiting for the picture to be decoded. */
function pngSize(address, fallback) {
  const start = address.indexOf(",") + 1;
  try {
    const head = atob(address.slice(start, start + 32));
    const number = (at) => [0, 1, 2, 3].reduce((sum, i) => sum * 256 + head.charCodeAt(at + i), 0);
    if (head.slice(12, 16) === "IHDR") return { width: number(16), height: number(20) };
  } catch { /* Not base64: the case's own size will do. */ }
  return { width: fallback.width, height: fallback.height };
}

// What may be accepted

const decidable = (item) => isCause(item) ? item.members.some(decidable)
  : item.state !== "same" && !item.settled && (item.state !== "failed" || Boolean(item.after));
const undecided = (item) => decidable(item) && item.state !== "close" && !state.decisions.has(item.name);
const awaiting = (item) => undecided(item) && (!isCause(item) || item.members.some(undecided));
/** Whether a case will be accepted, by itself or because all its causes will be. */
const isTicked = (item) => state.ticked.has(item.name)
  || (item.shared?.length > 0 && item.shared.length === (item.causes ?? []).length
    && item.shared.every((cause) => state.ticked.has(cause.name)));

/**
 * What bash and zsh read as the word; a name without control characters is read so by every POSIX shell.
 * Control characters are escaped: a terminal may obey them.
 */
function quoted(word) {
  if (/^[A-Za-z0-9_@+:,.\/-]+$/.test(word)) return word;
  if (!/[\x00-\x1f\x7f-\x9f]/.test(word)) return `'${word.replaceAll("'", `'\\''`)}'`;
  const hex = (byte) => `\\x${byte.toString(16).padStart(2, "0")}`;
  const escaped = (character) => [...new TextEncoder().encode(character)].map(hex).join("");
  return `$'${word.replace(/[\\']/g, "\\$&").replace(/[\x00-\x1f\x7f-\x9f]/g, escaped)}'`;
}

function acceptCommand() {
  const names = cases.filter((item) => state.ticked.has(item.name)).map((item) => item.name);
  const ticked = causes.filter((cause) => state.ticked.has(cause.name)).flatMap((cause) => ["--cause", quoted(cause.id)]);
  const end = names.some((name) => name.startsWith("-")) ? ["--"] : [];
  const run = report.run ? ["--run", report.run] : [];
  return ["weave", "accept", ...run, ...ticked, ...end, ...names.map(quoted)].join(" ");
}

// The list: only the rows in sight have elements

const HEIGHTS = { group: 34, cause: 54, case: 48, slim: 30 };
let model = { items: [], rows: [], matches: 0, height: 0 };
const drawn = new Map();

function matchesQuery(item, words) {
  if (words.length === 0) return true;
  item.haystack ??= [
    item.name, item.design, item.message,
    item.title, item.detail, item.place,
    ...(item.changes ?? []).flatMap((change) => [change.verdict, change.text, change.node, change.before, change.after]),
  ].join("\n").toLowerCase();
  return words.every((word) => item.haystack.includes(word));
}

function makeModel() {
  const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map(STATES.map((name) => [name, []]));
  const found = new Map();
  let matches = 0;
  for (const item of cases) {
    if (state.filter.size > 0 && !state.filter.has(item.state)) continue;
    if (!matchesQuery(item, words)) continue;
    if (item.shared.length === 0) groups.get(item.state)?.push(item);
    for (const cause of item.shared) {
      if (!found.has(cause)) found.set(cause, []);
      found.get(cause).push(item);
    }
    matches += 1;
  }
  const items = [];
  const rows = [];
  let top = 0;
  const add = (item, kind, values = {}) => {
    const height = item.state === "same" ? HEIGHTS.slim : HEIGHTS[kind];
    items.push({ kind, item, row: rows.length, top, height, ...values });
    rows.push(item);
    top += height;
  };
  const shownCauses = causes.filter((cause) => found.has(cause)
    || ((state.filter.size === 0 || state.filter.has("changed")) && matchesQuery(cause, words)));
  if (shownCauses.length > 0) {
    items.push({ kind: "heading", name: "causes", count: shownCauses.length, top, height: HEIGHTS.group });
    top += HEIGHTS.group;
    for (const cause of shownCauses) {
      // A search opens the causes whose pictures it finds, unless it finds the cause itself.
      const open = state.unfolded.has(cause) || (words.length > 0 && !matchesQuery(cause, words));
      add(cause, "cause", { open });
      if (open) for (const item of found.get(cause) ?? []) add(item, "case", { nested: true });
    }
  }
  for (const [name, members] of groups) {
    if (members.length === 0) continue;
    const open = !state.folded.has(name) || state.filter.has(name) || words.length > 0;
    items.push({ kind: "group", name, count: members.length, open, top, height: HEIGHTS.group });
    top += HEIGHTS.group;
    if (!open) continue;
    for (const item of members) add(item, "case");
  }
  model = { items, rows, matches, height: top + 12 };
}

function itemAt(offset) {
  let low = 0, high = model.items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (model.items[middle].top + model.items[middle].height <= offset) low = middle + 1; else high = middle;
  }
  return low;
}

function drawRows() {
  const list = byID("list");
  const first = itemAt(list.scrollTop - 200);
  const end = list.scrollTop + list.clientHeight + 200;
  const wanted = new Set();
  for (let i = first; i < model.items.length && model.items[i].top < end; i += 1) wanted.add(i);
  for (const [i, node] of drawn) {
    if (!wanted.has(i)) { node.remove(); drawn.delete(i); }
  }
  for (const i of wanted) {
    if (drawn.has(i)) continue;
    const entry = model.items[i];
    const node = { heading: headingRow, group: groupRow, cause: causeRow, case: caseRow }[entry.kind](entry);
    node.style.top = `${entry.top}px`;
    node.style.height = `${entry.height}px`;
    drawn.set(i, node);
    // In the order of the list, so that the Tab key and screen readers meet rows as they stand.
    const later = [...drawn.keys()].filter((key) => key > i);
    byID("rows").insertBefore(node, later.length > 0 ? drawn.get(Math.min(...later)) : null);
  }
}

function drawList() {
  const focused = byID("rows").contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  makeModel();
  drawn.clear();
  byID("rows").replaceChildren();
  byID("rows").style.height = `${model.height}px`;
  byID("none")?.remove();
  if (model.matches === 0 && cases.length > 0) {
    const text = state.query ? `No case matches “${state.query}”. ` : "No case is in this state. ";
    byID("list").append(element("p", { id: "none" }, text,
      button({ class: "link", click: showAll }, "Show all")));
  }
  drawRows();
  drawBulk();
  drawWalk();
  if (focused) byID("rows").querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function groupRow(entry) {
  const toggle = () => {
    if (state.folded.has(entry.name)) state.folded.delete(entry.name); else state.folded.add(entry.name);
    drawList();
  };
  return element("li", { class: "group" },
    button({
      "data-state": entry.name, "data-focus": `group ${entry.name}`, "aria-expanded": String(entry.open), click: toggle,
    },
    element("span", { class: "dot" }), STATE_NAMES[entry.name],
    element("b", {}, entry.count.toLocaleString("en")), icon(ICONS.right, 12)));
}

function headingRow(entry) {
  return element("li", { class: "group heading" }, element("span", {}, "Causes"),
    element("b", {}, entry.count.toLocaleString("en")));
}

const COLOR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A value that is a colour, as a spot of it. */
function swatch(value) {
  if (!COLOR.test(value ?? "")) return null;
  const spot = element("span", { class: "swatch", "aria-hidden": "true" });
  spot.style.setProperty("--color", value);
  return spot;
}

/** The icon of a cause: the colours that changed, or a picture that shows it. */
function causeIcon(cause) {
  const change = cause.changes.find((each) => COLOR.test(each.before ?? "") && COLOR.test(each.after ?? ""));
  if (change) return element("span", { class: "swatches" }, swatch(change.before), swatch(change.after));
  const item = cause.shown[0];
  return item?.after
    ? element("img", { src: item.after, alt: "", decoding: "async", draggable: "false", "data-ground": groundOf(item) })
    : element("span", { class: "no-picture", "aria-hidden": "true" }, "#");
}

function causeRow(entry) {
  const { item: cause, row, open: isOpen } = entry;
  const toggle = () => {
    if (isOpen) state.unfolded.delete(cause); else state.unfolded.add(cause);
    drawList();
  };
  const node = element("li", {
    class: "row cause", "data-name": cause.name, "data-state": cause.state,
    "aria-setsize": model.rows.length, "aria-posinset": row + 1,
  });
  if (!report.review) {
    node.append(!decidable(cause) ? element("span", { class: "gap" }) : element("input", {
      type: "checkbox", "aria-label": `Accept all pictures of ${cause.title}`, "data-focus": `tick ${cause.name}`,
      change: () => tick([cause], !state.ticked.has(cause.name)),
    }));
  }
  const where = cause.place || cause.file;
  node.append(
    button({ title: `${cause.title} ${cause.detail}`.trim(), "data-focus": cause.name, click: () => open(cause, { row }) },
      causeIcon(cause),
      element("span", { class: "label" }, element("span", { class: "base" }, ...titled(cause.title)),
        element("small", {}, [plural(cause.members.length, "picture", "pictures"), where && nameParts(where).base]
          .filter(Boolean).join(" · "))),
      element("span", { class: "decision" })),
    button({
      class: "quiet round fold", "aria-expanded": String(isOpen), "data-focus": `fold ${cause.name}`, click: toggle,
      "aria-label": `${isOpen ? "Hide" : "Show"} the pictures of ${cause.title}`,
    }, icon(ICONS.right, 12)));
  dressRow(node, cause);
  return node;
}

/** A title without the marks around its name. */
const plain = (text) => text.replaceAll("`", "");

/** A title whose kind steps back behind its name. */
function titled(text) {
  const [kind, name, rest] = text.split("`");
  return name === undefined ? [text] : [element("span", { class: "kind" }, kind), name, rest];
}

function summaryOf(item) {
  if (item.state === "failed") return (item.message || "").split("\n", 1)[0];
  const verdicts = [...new Set((item.changes ?? []).map((change) => change.verdict))];
  if (verdicts.length > 0) return verdicts.join(", ");
  if (item.message) return item.message.split("\n", 1)[0];
  if (item.differing > 0) return `${plural(item.differing, "pixel differs", "pixels differ")}`;
  return [item.size, item.appearance].filter(Boolean).join(", ");
}

function caseRow(entry) {
  const { item, row } = entry;
  const { folder, base } = nameParts(item.name);
  const slim = item.state === "same";
  const picture = item.after ?? item.before;
  const ground = groundOf(item);
  const node = element("li", {
    class: `row${slim ? " slim" : ""}${entry.nested ? " nested" : ""}`, "data-name": item.name, "data-state": item.state,
    "aria-setsize": model.rows.length, "aria-posinset": row + 1,
  });
  if (!report.review && !slim) {
    node.append(!decidable(item) ? element("span", { class: "gap" }) : element("input", {
      type: "checkbox", "aria-label": `Accept ${item.name}`, "data-focus": `tick ${item.name}`,
      change: () => tick([item], !state.ticked.has(item.name)),
    }));
  }
  node.append(button({ title: item.name, "data-focus": item.name, click: () => open(item, { row }) },
    slim ? element("span", { class: "dot" })
      : picture
        ? element("img", { src: picture, alt: "", decoding: "async", draggable: "false", "data-ground": ground })
        : element("span", { class: "no-picture", "aria-hidden": "true" }, item.state === "failed" ? "!" : "#"),
    element("span", { class: "label" },
      slim ? element("span", { class: "base" }, item.name) : element("span", { class: "base" }, base),
      !slim && element("small", {}, [folder.replace(/\/$/, ""), summaryOf(item)].filter(Boolean).join(" · "))),
    element("span", { class: "decision" })));
  dressRow(node, item);
  return node;
}

/** What of a row changes while it is shown. */
function dressRow(node, item) {
  const current = state.current === item;
  const button = node.querySelector("button");
  node.toggleAttribute("data-current", current);
  if (current) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
  const reachable = current || (!model.rows.includes(state.current) && model.rows[0] === item);
  const fold = node.querySelector(".fold");
  if (fold) fold.tabIndex = reachable ? 0 : -1;
  button.tabIndex = reachable ? 0 : -1;
  const box = node.querySelector("input");
  if (box) {
    box.checked = isTicked(item);
    box.disabled = !state.ticked.has(item.name) && box.checked;
    box.tabIndex = reachable ? 0 : -1;
  }
  const decision = state.troubles.has(item.name) ? "not written" : state.decisions.get(item.name) ?? "";
  const mark = node.querySelector(".decision");
  mark.textContent = { accepted: "✓", rejected: "✕", "not written": "!" }[decision] ?? "";
  mark.dataset.decision = decision;
  for (const [name, value] of [["role", "img"], ["aria-label", decision]]) {
    if (decision) mark.setAttribute(name, value); else mark.removeAttribute(name);
  }
}

function dressRows() {
  for (const [i, node] of drawn) {
    if (model.items[i].item) dressRow(node, model.items[i].item);
  }
}

function reveal(item) {
  const at = rowOf(item);
  const entry = model.items.find((each) => each.item && each.row === at);
  if (!entry) return;
  const list = byID("list");
  const above = entry.row === 0 ? 0 : entry.top;
  const below = entry.top + entry.height + 12 - list.clientHeight;
  if (above < list.scrollTop) list.scrollTop = above; else if (below > list.scrollTop) list.scrollTop = below;
  drawRows();
}

function showAll() {
  state.query = "";
  state.filter.clear();
  byID("search").value = "";
  drawChips();
  drawList();
  byID("search").focus();
}

function drawChips() {
  const chips = STATES.filter((name) => report.counts[name] > 0).map((name) => button({
    "data-state": name, "aria-pressed": String(state.filter.has(name)),
    click: () => {
      if (state.filter.has(name)) state.filter.delete(name); else state.filter.add(name);
      drawChips();
      byID("list").scrollTop = 0;
      drawList();
      byID("chips").querySelector(`[data-state="${name}"]`).focus();
    },
  }, element("span", { class: "dot" }), STATE_NAMES[name], element("b", {}, report.counts[name].toLocaleString("en"))));
  byID("chips").replaceChildren(...chips);
}

function drawBulk() {
  const all = plural(cases.length, "case", "cases");
  byID("shown").textContent = model.matches === cases.length ? all : `${model.matches.toLocaleString("en")} of ${all}`;
  const actions = [];
  if (report.review) {
    const open = model.rows.filter((item) => (isCause(item) || item.shared.length === 0) && decidable(item)
      && !state.decisions.has(item.name));
    for (const [verb, word] of [["accept", "Accept"], ["reject", "Reject"]]) {
      actions.push(button({
        class: "link", id: `${verb}-shown`, disabled: open.length === 0 || state.finished,
        click: async () => {
          const count = new Set(open.flatMap((item) => item.members ?? [item])).size;
          const what = plural(count, "case", "cases");
          const sure = await ask(`${word} ${what}?`, "Every case in the list that is still undecided.", word);
          if (sure) await decide(verb, open);
        },
      }, `${word} all`));
    }
  } else {
    const able = model.rows.filter((item) => (isCause(item) || item.shared.length === 0) && decidable(item));
    const ticked = able.every((item) => state.ticked.has(item.name));
    if (able.length > 0) {
      const word = ticked ? "Untick all" : "Tick all";
      actions.push(button({ class: "link", id: "tick-shown", click: () => tick(able, !ticked) }, word));
    }
  }
  byID("bulk-actions").replaceChildren(...actions);
}

// The case

/** The row of a case in the list; one with several causes has several, of which the one that was chosen counts. */
function rowOf(item) {
  return model.rows[state.at] === item ? state.at : model.rows.indexOf(item);
}

function open(item, { push = narrow.matches, row = -1 } = {}) {
  state.current = item;
  if (row >= 0) state.at = row;
  state.lit = null;
  state.blinkAfter = false;
  state.zoom = 0;
  document.body.dataset.pane = item ? "case" : "list";
  drawCase();
  dressRows();
  writeAddress(push);
}

function go(step) {
  if (model.rows.length === 0) return;
  const at = rowOf(state.current);
  const last = model.rows.length - 1;
  const next = at < 0 ? (step > 0 ? 0 : last) : Math.min(Math.max(at + step, 0), last);
  goTo(model.rows[next], next);
}

function goTo(item, row = -1) {
  if (item === state.current && (row < 0 || row === rowOf(item))) return;
  const focused = byID("rows").contains(document.activeElement);
  open(item, { push: false, row });
  reveal(item);
  if (focused) byID("rows").querySelector(`[data-focus="${CSS.escape(item.name)}"]`)?.focus({ preventScroll: true });
  announce(`${isCause(item) ? plain(item.title) : item.name}, ${STATE_NAMES[item.state]}`);
}

function goToNextUndecided() {
  const at = rowOf(state.current);
  const order = [...model.rows.slice(at + 1), ...model.rows.slice(0, Math.max(at, 0))];
  const next = order.find(awaiting);
  if (next) goTo(next); else drawCase();
}

function drawCase() {
  const main = byID("main");
  const item = state.current;
  clearInterval(blinkTimer);
  if (!item) {
    main.replaceChildren(blank());
    return;
  }
  if (isCause(item)) {
    drawCause(main, item);
    return;
  }
  const { folder, base } = nameParts(item.name);
  main.replaceChildren(
    element("header", { class: "head" },
      round("back", "Back to the list", "Esc", ICONS.left, () => backToList()),
      element("h2", {}, element("span", {}, folder), base),
      element("div", { class: "walk" },
        round("previous", "Previous case", "k", ICONS.up, () => step(-1)),
        round("next", "Next case", "j", ICONS.down, () => step(1)),
        element("span", { id: "position" })),
      decidable(item) && element("div", { class: "actions", id: "actions" })),
    element("div", { class: "body" },
      element("div", { class: "facts" },
        element("span", { class: "tag state", "data-state": item.state }, STATE_NAMES[item.state]),
        ...[item.size, item.appearance, item.locale, item.scale && `@${item.scale}x`,
          item.width && pixels(item.width, item.height)]
          .filter(Boolean).map((text) => element("span", { class: "tag" }, text)),
        item.design && element("code", {}, item.line ? `${item.design}:${item.line}` : item.design)),
      causesOf(item),
      story(item),
      pictures(item),
      measures(item),
      tree(item)));
  drawWalk();
  drawActions();
  layOut();
}

function drawWalk() {
  if (!byID("position")) return;
  const at = rowOf(state.current);
  byID("previous").disabled = at === 0 || model.rows.length === 0;
  byID("next").disabled = at === model.rows.length - 1;
  byID("position").textContent = at < 0 ? "" : `${at + 1} of ${model.rows.length}`;
}

function step(by) {
  const focused = document.activeElement?.id;
  go(by);
  const button = focused && byID(focused);
  if (button && !button.disabled) button.focus();
}

function backToList() {
  document.body.dataset.pane = "list";
  state.backed = true;
  writeAddress(false);
  if (state.current) reveal(state.current); else drawRows();
  byID("rows").querySelector("[data-current] > button")?.focus({ preventScroll: true });
}

function drawActions() {
  const item = state.current;
  const place = byID("actions");
  if (!item || !place) return;
  const focused = place.contains(document.activeElement) ? document.activeElement.id : null;
  const busy = state.pending.has(item.name) || state.finished;
  if (report.review) {
    const decision = state.decisions.get(item.name);
    place.replaceChildren(
      button({
        id: "reject", "aria-pressed": String(decision === "rejected"), "aria-keyshortcuts": "x", disabled: busy,
        click: () => decide("reject", [item]),
      },
        decision === "rejected" ? "Rejected" : "Reject", element("kbd", { "aria-hidden": "true" }, "x")),
      button({
        id: "accept", class: decision ? "" : "primary", "aria-pressed": String(decision === "accepted"),
        "aria-keyshortcuts": "a", disabled: busy, click: () => decide("accept", [item]),
      },
        decision === "accepted" ? "Accepted" : "Accept", element("kbd", { "aria-hidden": "true" }, "a")));
  } else {
    const on = state.ticked.has(item.name);
    const word = isCause(item) ? `Accept ${item.members.length.toLocaleString("en")}` : "Accept";
    place.replaceChildren(button({ id: "accept", "aria-pressed": String(on), "aria-keyshortcuts": "a",
      click: () => tick([item], !on) },
      on ? "✓ Will be accepted" : word, element("kbd", { "aria-hidden": "true" }, "a")));
  }
  if (focused) byID(focused)?.focus();
}

// The cause

/** The links to the causes of a case. */
function causesOf(item) {
  if (item.shared.length === 0) return null;
  const others = item.shared.length > 1
    ? " It is accepted once all of them are, or by itself." : " It is decided with it, or by itself.";
  return element("p", { class: "note causes" }, item.shared.length > 1 ? "Changed by " : "Changed with others by ",
    ...item.shared.flatMap((cause, index) => [
      index > 0 ? ", " : null, button({ class: "link", click: () => goTo(cause) }, plain(cause.title)),
    ]), ".", others);
}

const MANY = 60;

function drawCause(main, cause) {
  const order = ["small", "medium", "large", "extraLarge", "light", "dark"];
  const rank = (word) => (order.indexOf(word) + order.length + 1) % (order.length + 1);
  const different = (key) => [...new Set(cause.members.map((item) => item[key]).filter(Boolean))]
    .sort((a, b) => rank(a) - rank(b));
  const designs = different("design");
  const tags = [
    plural(cause.members.length, "picture", "pictures"),
    designs.length > 1 ? `${designs.length} designs` : designs[0],
    ...["size", "appearance", "locale", "textSize"].map(different).filter((words) => words.length > 1)
      .map((words) => (words.length > 4 ? `${words.length} of ${words[0]}, …` : words.join(", "))),
  ].filter(Boolean);
  const where = cause.place || cause.file;
  main.replaceChildren(
    element("header", { class: "head" },
      round("back", "Back to the list", "Esc", ICONS.left, () => backToList()),
      element("h2", {}, ...titled(cause.title)),
      element("div", { class: "walk" },
        round("previous", "Previous case", "k", ICONS.up, () => step(-1)),
        round("next", "Next case", "j", ICONS.down, () => step(1)),
        element("span", { id: "position" })),
      decidable(cause) && element("div", { class: "actions", id: "actions" })),
    element("div", { class: "body" },
      element("div", { class: "facts" },
        ...tags.map((text) => element("span", { class: "tag" }, text)), where && element("code", {}, where)),
      values(cause), together(cause), effects(cause), examples(cause), everyPicture(cause)));
  drawWalk();
  drawActions();
}

/** Parts of weave, which have no values to show. */
const OWN = {
  "template": "A template of weave. This release has another one than the release that drew the references.",
  "locale table": "The words and dates that weave has for this locale. This release has others than the release that drew "
    + "the references.",
};

/** What has changed in the thing: each value before and now. */
function values(cause) {
  if (cause.changes.length === 0) return OWN[cause.kind] ? element("p", { class: "note" }, OWN[cause.kind]) : null;
  const value = (text, missing) => element("span", { class: text === undefined ? "value missing" : "value" },
    swatch(text), text === undefined ? missing : text === "" ? "“”" : text);
  const list = element("ul", { class: "values" });
  const fill = (count) => {
    list.replaceChildren(...cause.changes.slice(0, count).map((change) => element("li", {},
      change.path && element("code", {}, change.path),
      value(change.before, "new"), icon(ICONS.arrow, 14), value(change.after, "gone"))));
    if (cause.changes.length > count) {
      list.append(element("li", { class: "more" }, button({ class: "link", click: () => fill(cause.changes.length) },
        `Show ${cause.changes.length - count} more`)));
    }
  };
  fill(cause.changes.length <= 7 ? 7 : 6);
  return element("section", { "aria-label": "Values before and now" }, list);
}

/** The other causes of the same pictures. */
function together(cause) {
  const others = new Map();
  for (const item of cause.members) {
    for (const other of item.shared) if (other !== cause) others.set(other, (others.get(other) ?? 0) + 1);
  }
  if (others.size === 0) return null;
  return element("div", { class: "story causes" }, ...[...others].map(([other, count]) => element("p", { class: "note" },
    `${count === cause.members.length ? "All" : count.toLocaleString("en")} of them `
      + `${count === 1 ? "is" : "are"} also changed by `,
    button({ class: "link", click: () => goTo(other) }, plain(other.title)),
    `, and ${count === 1 ? "is" : "are"} accepted once both are.`)));
}

/** How many pictures show which change. */
function effects(cause) {
  const counts = new Map();
  for (const item of cause.members) {
    for (const verdict of new Set((item.changes ?? []).map((change) => change.verdict))) {
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return null;
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return element("dl", { class: "measures" }, ...sorted.map(([verdict, count]) => element("div", {},
    element("dt", {}, verdict), element("dd", {}, `in ${count.toLocaleString("en")}`))));
}

function openMember(cause, item) {
  state.unfolded.add(cause);
  drawList();
  const row = model.rows.indexOf(item, model.rows.indexOf(cause));
  goTo(item, row);
}

/** A picture as large as fits into its cell, before and after. */
function pair(item) {
  const sides = [item.before && ["Before", "before"], item.after && ["After", "after"]].filter(Boolean);
  const node = element("span", { class: "pair" }, ...sides.map(([name, side]) => {
    const shot = side === "before" ? before(item) : picture(item.after, "After", item);
    shot.classList.add("small");
    return element("span", { class: "side" }, element("span", { class: "side-name" }, name),
      element("span", { class: "mat", "data-ground": groundOf(item) }, shot));
  }));
  node.style.setProperty("--scale", item.scale ?? 1);
  return node;
}

function examples(cause) {
  return element("section", { class: "examples", "aria-label": "Examples" },
    element("h3", {}, cause.members.length > cause.shown.length ? "Examples" : "Pictures"),
    element("ul", { class: "cards" }, ...cause.shown.map((item) => element("li", {},
      button({ class: "card", "data-card": item.name, click: () => openMember(cause, item) },
        pair(item), element("span", { class: "name" }, item.name),
        element("small", {}, item.changes?.[0]?.text ?? summaryOf(item)))))));
}

function everyPicture(cause) {
  if (cause.members.length <= cause.shown.length) return null;
  const list = element("ul", { class: "tiles" });
  const fill = (count) => {
    list.replaceChildren(...cause.members.slice(0, count).map((item) => element("li", {},
      button({ class: "tile", title: item.name, click: () => openMember(cause, item) },
        item.after ? element("img", {
          src: item.after, alt: "", loading: "lazy", decoding: "async", "data-ground": groundOf(item),
        }) : element("span", { class: "no-picture" }, "#"),
        element("span", { class: "name" }, nameParts(item.name).base)))));
    if (cause.members.length > count) {
      list.append(element("li", { class: "more" }, button({ class: "link", click: () => fill(count + 5 * MANY) },
        `Show ${Math.min(5 * MANY, cause.members.length - count).toLocaleString("en")} more`)));
    }
  };
  const box = element("details", { class: "every" },
    element("summary", {}, `All ${cause.members.length.toLocaleString("en")} pictures`), list);
  box.addEventListener("toggle", () => { if (box.open && list.childElementCount === 0) fill(MANY); });
  return box;
}

// The case

const shownChanges = () => (narrow.matches ? 2 : 6);

function story(item) {
  const box = element("section", { class: "story", "aria-label": "What changed" });
  const trouble = state.troubles.get(item.name);
  if (trouble) box.append(element("p", { class: "trouble", role: "alert" }, `Not written: ${trouble}`));
  if (STATE_NOTES[item.state]) box.append(element("p", { class: "note" }, STATE_NOTES[item.state]));
  if (item.message) {
    const attributes = { class: "message", tabindex: "0", "aria-label": "Message" };
    if (item.state === "failed") box.append(element("pre", attributes, item.message));
    else box.append(element("p", {}, item.message));
  }
  const changes = item.changes ?? [];
  if (changes.length > 0) {
    const list = element("ul", { class: "changes", id: "changes" });
    const fill = (count) => {
      list.replaceChildren(...changes.slice(0, count).map((change, index) => changeRow(change, index)));
      if (changes.length > count) {
        list.append(element("li", { class: "more" },
          button({ class: "link", click: () => fill(changes.length) }, `Show ${changes.length - count} more`)));
      }
    };
    fill(changes.length <= shownChanges() + 1 ? changes.length : shownChanges());
    box.append(list);
  } else if (item.state === "changed" && !item.message) {
    const what = item.differing ? plural(item.differing, "pixel differs", "pixels differ") : "the pictures differ";
    box.append(element("p", { class: "note" },
      item.hash ? "The hash of the picture differs." : `The layout is the same; ${what}.`));
  }
  return box;
}

function changeRow(change, index) {
  const words = [element("span", { class: "verdict" }, change.verdict), element("span", {}, change.text)];
  const hasPlace = (change.regions ?? []).some((region) => state.current.regions?.[region]) && state.current.after;
  return element("li", {},
    hasPlace
      ? button({
        class: "what", "data-change": index, "aria-pressed": "false", title: "Show where", click: () => light(index),
      }, ...words)
      : element("span", { class: "what" }, ...words),
    (change.place || change.node) && element("code", { title: change.node }, change.place || change.node));
}

/** Highlights the regions of a change on the picture, and brings the first of them into sight. */
function light(index) {
  state.lit = state.lit === index ? null : index;
  dressRegions();
  if (state.lit === null) return;
  const region = byID("stage")?.querySelector(".region[data-lit]");
  region?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}

function dressRegions() {
  const stage = byID("stage");
  if (!stage) return;
  const lit = new Set(state.lit === null ? [] : state.current.changes[state.lit].regions);
  stage.classList.toggle("outlined", state.outlined);
  stage.toggleAttribute("data-lit", lit.size > 0);
  for (const region of stage.querySelectorAll(".region")) {
    region.toggleAttribute("data-lit", lit.has(Number(region.dataset.region)));
  }
  for (const button of document.querySelectorAll(".changes button.what")) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.change) === state.lit));
  }
  byID("regions")?.setAttribute("aria-pressed", String(state.outlined));
}

function measures(item) {
  if (!item.differing) return null;
  const entry = (name, value, title) => element("div", { title }, element("dt", {}, name), element("dd", {}, value));
  const share = item.share * 100;
  const percent = share < 0.01 ? "< 0.01" : share.toLocaleString("en", { maximumSignificantDigits: 2 });
  return element("dl", { class: "measures" },
    entry("Differing", `${plural(item.differing, "pixel", "pixels")} (${percent} %)`, "Pixels that differ visibly"),
    entry("Densest", `${item.densest} of 1024`, "Differing pixels in the worst square of 32 × 32"),
    typeof item.similarity === "number" && entry("Similarity", item.similarity.toFixed(3),
      "Structural similarity: 1 for equal pictures"),
    entry("Largest", `${item.largest} of 255`, "Largest difference of a channel"));
}

const SHOWN_LINES = 400;

function tree(item) {
  if (!item.lines?.length) return null;
  const block = element("div");
  const fill = (count) => {
    block.replaceChildren(...item.lines.slice(0, count).map((line) => element("span", {
      class: line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : null,
    }, line || " ")));
    if (item.lines.length > count) {
      block.append(element("span", {}, button({ class: "link", click: () => fill(item.lines.length) },
        `Show ${item.lines.length - count} more lines`)));
    }
  };
  fill(SHOWN_LINES);
  return element("details", { class: "tree", open: item.lines.length <= 40 },
    element("summary", {}, "Layout tree"),
    element("pre", { tabindex: "0", "aria-label": "Difference of the layout tree" }, block));
}

function blank() {
  const box = element("div", { class: "blank" });
  const differing = totalOf(STATES.filter((name) => name !== "same" && name !== "close"));
  if (cases.length === 0 && differing === 0) {
    box.append(element("h2", {}, "No pictures were compared"), element("p", {}, report.command));
  } else if (differing === 0) {
    const close = totalOf(["close"]);
    const same = totalOf(["same"]);
    box.append(icon(ICONS.done, 44),
      element("h2", {}, close ? "Nothing differs beyond the tolerance" : "All pictures are the same"),
      element("p", {}, close
        ? `${plural(same, "picture is", "pictures are")} the same as in ${report.golden}, and `
          + `${plural(close, "is", "are")} close.`
        : `${plural(same, "picture matches its reference", "pictures match their references")} in ${report.golden}.`));
  } else {
    box.append(element("h2", {}, "No case is chosen"), element("p", {}, "Choose one in the list, or press j."));
  }
  return box;
}

// The pictures

let blinkTimer = 0;
const BLINK_INTERVAL = 700;

const both = (item) => Boolean(item.before && item.after);
const isSameSize = (item) => {
  if (item.patch) return true;
  const [old, fresh] = [pngSize(item.before, item.was ?? item), pngSize(item.after, item)];
  return old.width === fresh.width && old.height === fresh.height;
};
const canShow = (item, view) => view === "side" || (both(item) && (view !== "difference" || isSameSize(item)));
const viewOf = (item) => (canShow(item, state.view) ? state.view : "side");

function pictures(item) {
  if (!item.before && !item.after) return null;
  return element("section", { class: "pictures", id: "pictures", "aria-label": "Pictures" },
    element("div", { class: "tools" },
      element("div", { class: "views", id: "views", role: "group", "aria-label": "View" },
        ...VIEWS.map((view, index) => button({
          "data-view": view.id, "aria-pressed": String(viewOf(item) === view.id), disabled: !canShow(item, view.id),
          title: `${view.name} (${index + 1})`, "aria-label": view.name, "aria-keyshortcuts": index + 1,
          click: () => setView(view.id),
        }, element("span", { class: "long" }, view.name), element("span", { class: "short" }, view.short)))),
      element("div", { class: "right" },
        item.regions?.length > 0 && button({
          id: "regions", "aria-pressed": String(state.outlined), title: "Outline differences (r)",
          "aria-keyshortcuts": "r", click: toggleRegions,
        }, plural(item.regions.length, "region", "regions")),
        element("div", { class: "zooms", role: "group", "aria-label": "Zoom" },
          round("zoom-out", "Zoom out", "−", ICONS.less, () => zoomBy(-1)),
          button({ id: "zoom", class: "quiet", title: "Back to 1×, or smaller to fit (0)",
            click: () => setZoom(0) }),
          round("zoom-in", "Zoom in", "+", ICONS.more, () => zoomBy(1))))),
    stageOf(item));
}

function drawPictures() {
  const old = byID("pictures");
  if (!old) return;
  clearInterval(blinkTimer);
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const view = focused?.dataset.view;
  old.replaceWith(pictures(state.current));
  if (view) byID("views").querySelector(`[data-view="${view}"]`).focus();
  layOut();
}

function setView(view) {
  if (!state.current || !canShow(state.current, view)) return;
  state.view = view;
  state.blinkAfter = false;
  drawPictures();
  writeAddress(false);
}

function toggleRegions() {
  state.outlined = !state.outlined;
  if (!state.outlined) state.lit = null;
  dressRegions();
}

const widthOf = (node) => Number(node.style.getPropertyValue("--w"));
const heightOf = (node) => Number(node.style.getPropertyValue("--h"));

function sized(node, { width, height }) {
  node.style.setProperty("--w", width);
  node.style.setProperty("--h", height);
  return node;
}

function picture(address, name, item) {
  return sized(element("img", { src: address, alt: `${name}: ${item.name}`, draggable: "false", decoding: "sync" }),
    pngSize(address, item));
}

/** The picture before. Of a large one the report has the part that differs; the rest is as in the picture after. */
function before(item) {
  if (!item.patch) return picture(item.before, "Before", item.was ? { ...item, ...item.was } : item);
  const { x, y, width, height } = item.patch;
  const size = pngSize(item.after, item);
  const rest = element("img", { src: item.after, alt: "", draggable: "false", decoding: "sync", class: "rest" });
  const part = element("img", { src: item.before, alt: "", draggable: "false", decoding: "sync", class: "part" });
  const box = { l: x / size.width, t: y / size.height, r: (x + width) / size.width, b: (y + height) / size.height };
  for (const [name, value] of Object.entries(box)) part.style.setProperty(`--${name}`, value);
  // Below the part, the picture after must not be seen through it; only its edge lies below that of the part, so that no
  // gap shows where a pixel of the screen belongs to both.
  const low = (value) => `calc(${value * 100}% + 0.75px)`;
  const high = (value) => `calc(${value * 100}% - 0.75px)`;
  const corners = [[low(box.l), low(box.t)], [high(box.r), low(box.t)], [high(box.r), high(box.b)], [low(box.l), high(box.b)]];
  const hole = [...corners, corners[0]].map((corner) => corner.join(" ")).join(", ");
  rest.style.clipPath = `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole})`;
  return sized(element("div", { class: "shot", role: "img", "aria-label": `Before: ${item.name}` }, rest, part), size);
}

const MOST_REGIONS = 300;

function canvas(images, item) {
  const size = { width: Math.max(...images.map(widthOf)), height: Math.max(...images.map(heightOf)) };
  const regions = (item.regions ?? []).slice(0, MOST_REGIONS).map((region, index) => {
    const box = sized(element("div", { class: "region", "data-region": index }), region);
    box.style.setProperty("--x", region.x);
    box.style.setProperty("--y", region.y);
    return box;
  });
  return sized(element("div", { class: "canvas", "data-ground": groundOf(item) },
    element("div", { class: "layers" }, ...images), ...regions), size);
}

function pane(title, note, content) {
  const caption = element("figcaption", {}, title, note && element("span", {}, note));
  return element("figure", { class: "pane" }, caption, element("div", {
    class: "view-port", tabindex: "0", role: "group", "aria-label": title, scroll: followScroll, pointerdown: grab, wheel,
  }, content));
}

function stageOf(item) {
  const stage = element("div", { id: "stage" });
  const old = () => before(item);
  const after = () => picture(item.after, "After", item);
  const sizeNote = (address, fallback = item) => {
    const size = pngSize(address, fallback);
    return pixels(size.width, size.height);
  };
  const dial = (...parts) => element("div", { class: "dial" }, ...parts);
  switch (viewOf(item)) {
  case "swipe": {
    const [was, fresh] = [old(), after()];
    const board = canvas([was, fresh], item);
    board.classList.add("swipe");
    const handle = element("div", {
      class: "handle", role: "slider", tabindex: "0", "aria-label": "How much of the picture before is shown",
      "aria-valuemin": 0, "aria-valuemax": 100,
    });
    board.append(handle);
    board.addEventListener("pointerdown", swipeFrom);
    stage.append(pane("Before | After", "drag, or ← and →", board));
    stage.swipe = () => {
      handle.style.setProperty("--at", `${state.swipe}%`);
      handle.setAttribute("aria-valuenow", Math.round(state.swipe));
      handle.setAttribute("aria-valuetext", `${Math.round(state.swipe)} % before`);
      for (const image of [was, fresh]) {
        // The edge is a place on the board, which is wider than a picture that became wider or narrower.
        const edge = Math.min(Math.max((state.swipe * widthOf(board)) / widthOf(image), 0), 100);
        image.style.clipPath = image === was ? `inset(0 ${100 - edge}% 0 0)` : `inset(0 0 0 ${edge}%)`;
      }
    };
    stage.swipe();
    break;
  }
  case "onion": {
    const [was, fresh] = [old(), after()];
    // A true mixture, also where both are transparent: before × (1 − t) + after × t.
    fresh.style.mixBlendMode = "plus-lighter";
    const value = element("output", {});
    const range = element("input", {
      type: "range", id: "onion", min: 0, max: 100, value: state.onion,
      "aria-label": "How much of the picture after is shown",
      input: () => mixTo(Number(range.value)),
    });
    stage.mix = () => {
      range.value = state.onion;
      was.style.opacity = 1 - state.onion / 100;
      fresh.style.opacity = state.onion / 100;
      value.textContent = `${Math.round(state.onion)} %`;
    };
    stage.mix();
    stage.append(pane("Before and after", null, canvas([was, fresh], item)));
    stage.firstChild.querySelector("figcaption").replaceChildren(
      dial(element("span", {}, "Before"), range, element("span", {}, "After"), value));
    break;
  }
  case "blink": {
    const [was, fresh] = [old(), after()];
    const label = element("strong", { id: "blink-side" });
    const pause = () => stage.pause(state.blinking);
    const toggle = button({ id: "blink-toggle", "aria-keyshortcuts": "Space", click: pause });
    const flip = button({
      id: "blink-flip", click: () => { stage.pause(true); stage.show(!state.blinkAfter); },
    }, "Other picture");
    stage.show = (isAfter) => {
      state.blinkAfter = isAfter;
      was.style.visibility = isAfter ? "hidden" : "visible";
      fresh.style.visibility = isAfter ? "visible" : "hidden";
      label.textContent = isAfter ? "After" : "Before";
    };
    stage.pause = (paused) => {
      state.blinking = !paused;
      toggle.textContent = paused ? "Start" : "Pause";
      clearInterval(blinkTimer);
      if (!paused) blinkTimer = setInterval(() => stage.show(!state.blinkAfter), BLINK_INTERVAL);
    };
    const figure = pane("Before and after, in turn", null, canvas([was, fresh], item));
    figure.querySelector("figcaption").replaceChildren(dial(label, toggle, flip));
    stage.append(figure);
    stage.show(state.blinkAfter);
    stage.pause(!state.blinking);
    break;
  }
  case "difference": {
    // The browser draws it: both pictures over the same ground, what they have not in common, in red.
    const side = (shot) => sized(element("div", { class: "ground" }, shot), { width: widthOf(shot), height: heightOf(shot) });
    const faded = after();
    const unlike = side(after());
    faded.classList.add("faded");
    unlike.classList.add("unlike");
    const marks = sized(element("div", { class: "marks", role: "img", "aria-label": `Difference: ${item.name}` },
      side(old()), unlike), { width: widthOf(faded), height: heightOf(faded) });
    const board = canvas([faded, marks], item);
    board.classList.add("compared");
    stage.append(pane("Difference", "every pixel that differs, over the faded picture", board));
    break;
  }
  default: {
    const [first, fresh] = [item.after ? "Before" : "Reference", item.before || item.hash ? "After" : "Picture"];
    if (item.before) {
      stage.append(pane(first, sizeNote(item.patch ? item.after : item.before, item.was ?? item), canvas([old()], item)));
    } else if (item.hash) {
      stage.append(element("figure", { class: "pane" }, element("figcaption", {}, first),
        element("div", { class: "nothing" }, "The reference is stored as a hash, without a picture.")));
    }
    if (item.after) stage.append(pane(fresh, sizeNote(item.after), canvas([after()], item)));
  }
  }
  return stage;
}

/** Sets how large a pixel of the pictures is, and whether two pictures stand beside or below each other. */
function layOut() {
  const stage = byID("stage");
  if (!stage) return;
  const panes = [...stage.querySelectorAll(".canvas")];
  if (panes.length === 0) return;
  const density = window.devicePixelRatio || 1;
  const width = Math.max(...panes.map(widthOf)) / density;
  const height = Math.max(...panes.map(heightOf)) / density;
  const mat = (narrow.matches ? 8 : 16) * 2 + 2;
  const full = stage.clientWidth;
  const half = (full - 16) / 2 - mat;
  const pair = stage.children.length === 2;
  const inRow = Math.min(1, half / width);
  const inColumn = Math.min(1, (full - mat) / width);
  let scale = inColumn;
  let stacked = pair;
  if (state.zoom > 0) {
    scale = state.zoom;
    stacked = pair && full < 620;
  } else if (pair && panes.length === 2) {
    // At whole pixels beside each other, else below each other, else smaller.
    if (inRow === 1 || (inRow >= 0.6 && (inColumn < 1 || 2 * height > innerHeight * 1.25))) {
      scale = inRow;
      stacked = false;
    }
  } else if (pair) {
    stacked = inRow < 1;
    scale = stacked ? inColumn : inRow;
  }
  keepingCentres(stage, () => {
    stage.style.setProperty("--px", scale / density);
    stage.classList.toggle("stacked", stacked);
    stage.classList.toggle("exact", scale >= 1);
    stage.classList.toggle("fitted", state.zoom === 0);
    // A picture begins at a whole pixel of the screen, so that none of its own is smeared over two.
    for (const board of panes) board.style.left = board.style.top = "0";
    for (const board of panes) {
      const box = board.getBoundingClientRect();
      board.style.left = `${Math.round(box.left * density) / density - box.left}px`;
      board.style.top = `${Math.round(box.top * density) / density - box.top}px`;
    }
  });
  for (const port of stage.querySelectorAll(".view-port")) {
    const beyond = port.scrollWidth > port.clientWidth + 1 || port.scrollHeight > port.clientHeight + 1;
    port.classList.toggle("movable", beyond);
  }
  byID("zoom").textContent = scale < 1 ? `${Math.max(1, Math.round(scale * 100))} %` : `${scale}×`;
  byID("zoom").setAttribute("aria-label", `Zoom ${byID("zoom").textContent}; fit`);
  byID("zoom-out").disabled = state.zoom === 0;
  byID("zoom-in").disabled = state.zoom === ZOOMS.at(-1);
  stage.scale = scale;
  dressRegions();
}

function keepingCentres(stage, change) {
  const centres = [...stage.querySelectorAll(".view-port")].map((port) => ({
    port,
    x: (port.scrollLeft + port.clientWidth / 2) / port.scrollWidth,
    y: (port.scrollTop + port.clientHeight / 2) / port.scrollHeight,
  }));
  change();
  for (const { port, x, y } of centres) {
    port.scrollLeft = x * port.scrollWidth - port.clientWidth / 2;
    port.scrollTop = y * port.scrollHeight - port.clientHeight / 2;
  }
}

function setZoom(zoom) {
  state.zoom = zoom;
  layOut();
  if (byID("zoom")) announce(`Zoom ${byID("zoom").textContent}`);
}

function zoomBy(by) {
  const now = byID("stage")?.scale ?? 1;
  if (state.zoom > 0) setZoom(Math.min(state.zoom + by, ZOOMS.at(-1)));
  else if (by > 0) setZoom(now < 1 ? 1 : 2);
}

/** Two pictures that are looked at side by side move together. */
function followScroll(event) {
  const moved = event.currentTarget;
  for (const port of byID("stage")?.querySelectorAll(".view-port") ?? []) {
    if (port === moved) continue;
    if (Math.abs(port.scrollLeft - moved.scrollLeft) > 1) port.scrollLeft = moved.scrollLeft;
    if (Math.abs(port.scrollTop - moved.scrollTop) > 1) port.scrollTop = moved.scrollTop;
  }
}

function wheel(event) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  if (event.timeStamp - (wheel.last ?? 0) < 80) return;
  wheel.last = event.timeStamp;
  zoomBy(event.deltaY < 0 ? 1 : -1);
}

function dragging(node, event, move, end = () => {}) {
  const stop = () => {
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", stop);
    node.removeEventListener("pointercancel", stop);
    end();
  };
  node.setPointerCapture(event.pointerId);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", stop);
  node.addEventListener("pointercancel", stop);
}

function grab(event) {
  const port = event.currentTarget;
  if (event.button !== 0 || event.pointerType !== "mouse") return;
  if (!port.classList.contains("movable") || event.target.closest(".swipe")) return;
  // On a scroll bar the browser moves the picture itself.
  if (event.offsetX >= port.clientWidth && event.target === port) return;
  const start = { x: event.clientX + port.scrollLeft, y: event.clientY + port.scrollTop };
  port.classList.add("moving");
  dragging(port, event, (moved) => {
    port.scrollLeft = start.x - moved.clientX;
    port.scrollTop = start.y - moved.clientY;
  }, () => port.classList.remove("moving"));
}

function swipeFrom(event) {
  if (event.button !== 0) return;
  const board = event.currentTarget;
  const to = (moved) => {
    const box = board.getBoundingClientRect();
    swipeTo(((moved.clientX - box.left) / box.width) * 100);
  };
  to(event);
  board.querySelector(".handle").focus({ preventScroll: true });
  event.preventDefault();
  dragging(board, event, to);
}

function swipeTo(value) {
  state.swipe = Math.min(Math.max(value, 0), 100);
  byID("stage")?.swipe?.();
}

function mixTo(value) {
  state.onion = Math.min(Math.max(value, 0), 100);
  byID("stage")?.mix?.();
}

// Ticks and decisions

function tick(items, on) {
  for (const item of items.filter(decidable)) {
    if (on) state.ticked.add(item.name); else state.ticked.delete(item.name);
  }
  decided();
  announce(`${plural(cases.filter(isTicked).length, "case", "cases")} to be accepted`);
}

function decided() {
  dressRows();
  drawBulk();
  drawActions();
  drawTray();
}

function drawTray() {
  const tray = byID("tray");
  if (report.review) {
    const open = entries.filter(awaiting).length;
    const count = (word) => cases.filter((item) => state.decisions.get(item.name) === word).length;
    const part = (number, word) => element("span", {}, element("b", {}, number.toLocaleString("en")), ` ${word}`);
    tray.hidden = state.finished;
    tray.replaceChildren(
      element("div", { class: "tally", id: "tally", role: "status" }, part(open, "undecided"),
        part(count("accepted"), "accepted"), part(count("rejected"), "rejected")),
      button({ id: "finish", class: open === 0 ? "primary" : "", click: finish }, "Finish"));
    return;
  }
  const focused = tray.contains(document.activeElement) ? document.activeElement.id : null;
  tray.hidden = state.ticked.size === 0;
  if (tray.hidden) return;
  tray.replaceChildren(
    element("strong", {}, `${cases.filter(isTicked).length.toLocaleString("en")} to accept`),
    element("code", { id: "command", tabindex: "0", "aria-label": "Command that accepts the marked cases" },
      acceptCommand()),
    button({ id: "clear", class: "quiet", click: () => { state.ticked.clear(); decided(); } }, "Clear"),
    button({ id: "copy", class: "primary", click: copy }, "Copy command"));
  if (focused) byID(focused)?.focus();
}

async function copy() {
  const text = acceptCommand();
  let done = false;
  try {
    await navigator.clipboard.writeText(text);
    done = true;
  } catch {
    // Where a page from a file may not use the clipboard, what is selected can still be copied.
    const field = element("textarea", { class: "unseen", "aria-hidden": "true" });
    field.value = text;
    document.body.append(field);
    field.select();
    done = document.execCommand("copy");
    field.remove();
  }
  const button = byID("copy");
  if (button) {
    button.textContent = done ? "Copied" : "Press Ctrl C";
    button.focus();
    if (!done) getSelection().selectAllChildren(byID("command"));
    setTimeout(() => { button.textContent = "Copy command"; }, 1600);
  }
  announce(done ? "Copied" : "The command is selected");
}

async function send(path, body) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Weave-Token": report.token },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text.trim() || `The server answered ${response.status}.`);
  return text;
}

async function decide(verb, items) {
  const word = verb === "accept" ? "accepted" : "rejected";
  const able = items.filter((item) => decidable(item) && !state.pending.has(item.name));
  const names = able.map((item) => item.name);
  if (names.length === 0 || state.finished) return;
  const groups = able.filter(isCause).map((cause) => cause.id);
  const single = able.filter((item) => !isCause(item)).map((item) => item.name);
  const from = state.current;
  const focused = byID("actions")?.contains(document.activeElement) ? document.activeElement.id : null;
  names.forEach((name) => state.pending.add(name));
  drawActions();
  let clean = false;
  try {
    const body = groups.length > 0 ? { causes: groups, names: single } : { names: single };
    const answer = JSON.parse(await send(`/${verb}`, body));
    for (const name of answer.done ?? []) {
      state.decisions.set(name, word);
      state.troubles.delete(name);
    }
    takeDecided(answer);
    for (const { name, message } of answer.errors ?? []) state.troubles.set(name, message);
    clean = (answer.errors ?? []).length === 0;
    if (!clean) complain((answer.errors).map(({ name, message }) => `${name}: ${message}`).join("\n"));
    memory.set(passing, `decisions.${report.token}`, JSON.stringify([...state.decisions]));
  } catch (error) {
    complain(error instanceof TypeError
      ? "Cannot reach the server of this review. Is `weave test --review` still running?" : error.message);
  }
  names.forEach((name) => state.pending.delete(name));
  decided();
  if (state.current !== from) return;
  if (clean) {
    hideAlert();
    goToNextUndecided();
  } else if (from && state.troubles.has(from.name)) {
    drawCase();
  }
  if (focused) byID(focused)?.focus();
}

/** What the server knows of decisions about causes: a case with several is settled once all are. */
function takeDecided(known) {
  if (!known.acceptedCauses) return;
  for (const cause of causes) state.decisions.delete(cause.name);
  for (const id of known.acceptedCauses) if (causeByID.has(id)) state.decisions.set(`cause:${id}`, "accepted");
  for (const id of known.rejectedCauses) if (causeByID.has(id)) state.decisions.set(`cause:${id}`, "rejected");
  for (const name of known.accepted ?? []) state.decisions.set(name, "accepted");
  for (const name of known.rejected ?? []) state.decisions.set(name, "rejected");
}

/** Shows the report of a later run as soon as the server has one. */
function follow(version) {
  setInterval(async () => {
    if (state.finished || state.pending.size > 0) return;
    try {
      const answer = await fetch("/version");
      if (answer.ok && Number(await answer.text()) !== version) location.reload();
    } catch { /* The server may have ended; the next decision says so. */ }
  }, 1000);
}

async function finish() {
  const open = entries.filter(awaiting).length;
  const rest = causes.length > 0
    ? `${plural(open, "cause or case is", "causes and cases are")} undecided. Their references stay as they are.`
    : `${plural(open, "case is", "cases are")} undecided. Their references stay as they are.`;
  if (open > 0 && !(await ask("Finish the review?", rest, "Finish"))) return;
  try {
    await send("/finish", {});
    state.finished = true;
    hideAlert();
    drawTray();
    drawBulk();
    state.current = null;
    dressRows();
    document.body.dataset.pane = "case";
    byID("main").replaceChildren(element("div", { class: "blank", id: "finished" }, icon(ICONS.done, 44),
      element("h2", {}, "The review is finished"), element("p", {}, "You can close this page.")));
    byID("main").focus();
  } catch (error) {
    complain(error instanceof TypeError ? "Cannot reach the server of this review; it may have stopped."
      : error.message);
  }
}

function complain(text) {
  byID("alert-text").textContent = text;
  byID("alert").hidden = false;
}

function hideAlert() {
  byID("alert").hidden = true;
}

function ask(title, text, yes) {
  const dialog = byID("question");
  byID("question-title").textContent = title;
  byID("question-text").textContent = text;
  byID("question-yes").textContent = yes;
  dialog.returnValue = "";
  dialog.showModal();
  byID("question-yes").focus();
  return new Promise((answer) => {
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true });
  });
}

// The address keeps the case and the view

let addressTimer = 0;
let pendingAddress = null;

/** Written at once where the way back should lead here, else when the keys rest: browsers limit such writes. */
function writeAddress(push) {
  const parts = new URLSearchParams();
  const listed = narrow.matches && document.body.dataset.pane === "list";
  if (state.current && !listed) parts.set("case", state.current.name);
  if (state.view !== "side") parts.set("view", state.view);
  const hash = `#${parts}`;
  const write = () => {
    clearTimeout(addressTimer);
    pendingAddress = null;
    if (hash === (location.hash || "#")) return;
    try {
      history[push ? "pushState" : "replaceState"](null, "", hash);
    } catch { /* A browser may limit how often the address changes; the next change will be kept. */ }
  };
  if (push) {
    pendingAddress?.();
    write();
  } else {
    clearTimeout(addressTimer);
    pendingAddress = write;
    addressTimer = setTimeout(write, 150);
  }
}

function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const view = parts.get("view");
  if (VIEWS.some((each) => each.id === view)) state.view = view;
  else if (parts.has("case")) state.view = "side";
  return caseByName.get(parts.get("case")) ?? null;
}

function followAddress() {
  clearTimeout(addressTimer);
  pendingAddress = null;
  if (state.finished) return;
  const item = readAddress();
  state.lit = null;
  if (item) {
    state.current = item;
    document.body.dataset.pane = "case";
    drawCase();
    dressRows();
    reveal(item);
  } else if (narrow.matches) {
    document.body.dataset.pane = "list";
    drawRows();
  }
}

// The theme

const THEMES = ["auto", "light", "dark"];
const THEME_NAMES = { auto: "as the system", light: "light", dark: "dark" };

function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const button = byID("theme");
  button.dataset.theme = theme;
  button.replaceChildren(icon(ICONS[theme]));
  button.setAttribute("aria-label", `Theme: ${THEME_NAMES[theme]}`);
  button.title = `Theme: ${THEME_NAMES[theme]}`;
}

// Keys

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (document.querySelector("dialog[open]")) return;
  const target = event.target;
  const key = event.key;
  if (key === "Escape") {
    escape(target);
    return;
  }
  if (target.matches("input[type=search], textarea")) {
    if (target.id === "search" && (key === "ArrowDown" || key === "Enter") && model.rows.length > 0) {
      event.preventDefault();
      goTo(model.rows.includes(state.current) ? state.current : model.rows[0]);
      byID("rows").querySelector("[data-current] > button")?.focus({ preventScroll: true });
    }
    return;
  }
  if (target.matches("input[type=range]") && /^(Arrow|Home|End|Page)/.test(key)) return;
  // A picture that can be moved is moved by the arrows while it has the focus.
  if (target.matches(".view-port.movable, pre") && key.startsWith("Arrow")) return;
  const action = actionFor(key, event.shiftKey, target);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionFor(key, shift, target) {
  const view = state.current ? viewOf(state.current) : "";
  const hasStage = Boolean(byID("stage"));
  switch (key) {
  case "PageDown": case "PageUp": {
    const body = target === document.body ? document.querySelector(".body") : null;
    return body && (() => body.scrollBy(0, (key === "PageDown" ? 0.9 : -0.9) * body.clientHeight));
  }
  case "j": case "ArrowDown": return () => go(1);
  case "k": case "ArrowUp": return () => go(-1);
  case "1": case "2": case "3": case "4": case "5": return hasStage ? () => setView(VIEWS[Number(key) - 1].id) : null;
  case "/": return () => {
    if (narrow.matches && document.body.dataset.pane === "case") backToList();
    byID("search").focus();
    byID("search").select();
  };
  case "a": return acceptKey;
  case "x": return report.review && state.current ? () => decide("reject", [state.current]) : null;
  case "r": return hasStage ? toggleRegions : null;
  case "+": case "=": return hasStage ? () => zoomBy(1) : null;
  case "-": case "−": return hasStage ? () => zoomBy(-1) : null;
  case "0": return hasStage ? () => setZoom(0) : null;
  case "?": return () => byID("keys").showModal();
  case " ": {
    const free = view === "blink" && !target.matches("button, summary, input");
    return free ? () => byID("blink-toggle").click() : null;
  }
  case "Home": case "End": return target.matches(".handle") ? () => swipeTo(key === "Home" ? 0 : 100) : null;
  case "ArrowLeft": case "ArrowRight": {
    const by = (key === "ArrowLeft" ? -1 : 1) * (shift ? 10 : 2);
    if (view === "swipe") return () => swipeTo(state.swipe + by);
    if (view === "onion") return () => mixTo(state.onion + by);
    return null;
  }
  default: return null;
  }
}

function acceptKey() {
  const item = state.current;
  if (!item || !decidable(item)) return;
  if (report.review) decide("accept", [item]); else tick([item], !state.ticked.has(item.name));
}

function escape(target) {
  if (!byID("alert").hidden) hideAlert();
  else if (target.id === "search") {
    const had = state.query !== "";
    target.value = "";
    state.query = "";
    drawList();
    if (!had) target.blur();
  } else if (state.lit !== null) light(state.lit);
  else if (narrow.matches && document.body.dataset.pane === "case" && !state.finished) backToList();
}

// The beginning

let densityQuery = null;

function watchDensity() {
  densityQuery = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  densityQuery.addEventListener("change", () => { layOut(); watchDensity(); }, { once: true });
}

function drawEnvironment() {
  const lines = report.environment ?? [];
  const box = byID("environment");
  box.hidden = lines.length === 0;
  if (box.hidden) return;
  const what = plural(lines.length, "font or library", "fonts or libraries");
  byID("environment-title").textContent = `${what} changed since the references were drawn.`;
  box.open = !narrow.matches;
  byID("environment-note").textContent = "This may explain many of the differences.";
  byID("environment-list").replaceChildren(...lines.map((line) => element("li", {}, line)));
}

function drawCredits() {
  const credits = report.credits ?? [];
  if (credits.length === 0) return;
  const names = credits.flatMap(({ text, link }, index) => [
    index > 0 ? ", " : null,
    /^https:\/\//.test(link ?? "")
      ? element("a", { href: link, target: "_blank", rel: "noopener noreferrer" }, text) : text,
  ]);
  byID("list").append(element("p", { id: "credits" }, "Facts: ", ...names));
}

function drawSummary() {
  const total = totalOf(STATES);
  const passing = totalOf(["same", "close"]);
  byID("summary").textContent = total === 0 ? "No cases" : passing === total ? `All ${total.toLocaleString("en")} pass`
    : `${(total - passing).toLocaleString("en")} of ${total.toLocaleString("en")} to look at`;
  byID("origin").textContent = report.command;
  byID("origin").title = report.command;
  document.title = `${byID("summary").textContent} – weave test`;
}

function begin() {
  if (report.review) {
    try {
      const kept = JSON.parse(memory.get(passing, `decisions.${report.token}`) ?? "[]");
      for (const [name, decision] of kept) if (caseByName.has(name)) state.decisions.set(name, decision);
    } catch { /* Decisions that cannot be read are shown as undecided. */ }
    if (report.decided) {
      takeDecided(report.decided);
      if (report.decided.watch) follow(report.decided.version);
    }
  }
  state.blinking = !calm.matches;
  const theme = memory.get(lasting, "theme");
  setTheme(THEMES.includes(theme) ? theme : "auto");
  byID("key-list").replaceChildren(...KEYS.flatMap(([keys, meaning]) => [
    element("dt", {}, ...keys.map((key) => element("kbd", {}, key))), element("dd", {}, meaning),
  ]));
  drawSummary();
  drawEnvironment();
  drawCredits();
  drawChips();
  const asked = readAddress();
  if (asked) state.folded.delete(asked.state);
  if (asked?.shared?.length > 0) state.unfolded.add(asked.shared[0]);
  drawList();
  state.current = asked ?? (narrow.matches ? null : model.rows[0] ?? null);
  document.body.dataset.pane = asked ? "case" : "list";
  drawCase();
  dressRows();
  drawTray();
  if (state.current) reveal(state.current);

  byID("theme").addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(byID("theme").dataset.theme) + 1) % THEMES.length];
    setTheme(next);
    memory.set(lasting, "theme", next);
  });
  byID("help").addEventListener("click", () => byID("keys").showModal());
  byID("alert-close").addEventListener("click", hideAlert);
  byID("search").addEventListener("input", () => {
    state.query = byID("search").value.trim();
    byID("list").scrollTop = 0;
    drawList();
  });
  let waiting = false;
  byID("list").addEventListener("scroll", () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; drawRows(); });
  }, { passive: true });
  new ResizeObserver(() => drawRows()).observe(byID("list"));
  new ResizeObserver(() => layOut()).observe(byID("main"));
  // A window that goes to a finer screen keeps its size, and no observer sees it.
  watchDensity();
  narrow.addEventListener("change", () => {
    if (narrow.matches) document.body.dataset.pane = state.current ? "case" : "list";
    else if (!state.current && !state.finished && model.rows.length > 0) open(model.rows[0], { push: false });
  });
  calm.addEventListener("change", () => { if (calm.matches) byID("stage")?.pause?.(true); });
  addEventListener("keydown", pressed);
  addEventListener("popstate", followAddress);
}

begin();
"""#
}
