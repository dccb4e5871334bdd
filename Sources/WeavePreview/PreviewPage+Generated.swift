// SPDX-License-Identifier: MIT
// Made by tools/generate-preview from the files in Page. Change those.
// swift-format-ignore-file

/// The page of the preview, its style, its scripts and its icon.
enum PreviewPage {
  static let html = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>weave preview</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="preview.css">
<script src="codemirror.js" defer></script>
<script type="module" src="preview.js"></script>
</head>
<body>
<header>
  <h1 id="name">weave</h1>
  <label id="files-label" hidden><span class="wide">Design</span> <select id="files" aria-label="Design"></select></label>
  <button id="new">New…</button>
  <span class="bar"><button id="undo" disabled aria-label="Undo" title="Undo (Control-Z)">↶</button><button id="redo" disabled aria-label="Redo" title="Redo (Control-Y)">↷</button></span>
  <button id="save" class="main" disabled title="Control-S">Save</button> <span id="saved"></span>
  <output id="status" role="status"></output>
  <span class="bar"><button id="zoom-out" aria-label="Zoom out">−</button><select id="zoom" aria-label="Zoom"></select><button id="zoom-in" aria-label="Zoom in">+</button><button id="fit">Fit</button></span>
  <label>Ground <select id="ground">
    <option value="page">as the page</option><option value="light">light</option><option value="dark">dark</option><option value="both">as each look</option>
    <option value="squares">squares</option><option value="wallpaper">wallpaper</option><option value="photo">photo…</option>
  </select></label>
  <input type="file" id="wallpaper" accept="image/*" hidden aria-label="Wallpaper">
  <button id="keep" aria-pressed="false">Compare with now</button>
  <label id="swipe-label" hidden>Before <input type="range" id="swipe" min="0" max="100" value="50"> after</label>
  <a id="workshop" href="workshop" target="_blank" rel="noopener">Workshop</a>
</header>
<main>
  <nav aria-label="Layers and designs">
    <h2 id="layers-title">Layers</h2>
    <div id="layer-tools" role="group" aria-label="Change the layers">
      <select id="insert" aria-label="Insert a layer"><option value="">Insert…</option></select>
      <select id="layer-wrap" aria-label="Wrap the layer"><option value="">Wrap…</option><option value="vstack">in a column</option><option value="hstack">in a row</option><option value="zstack">in a stack</option></select>
      <span class="bar"><button id="move-earlier" aria-label="Move earlier" title="Move earlier (Alt-Up)">↑</button><button id="move-later" aria-label="Move later" title="Move later (Alt-Down)">↓</button><button id="layer-duplicate" aria-label="Duplicate" title="Duplicate (Control-D)">⧉</button><button id="layer-remove" aria-label="Delete" title="Delete">✕</button></span>
    </div>
    <div id="tree" role="tree" aria-labelledby="layers-title"></div>
    <details id="designs-box" open hidden><summary>Designs</summary><div id="designs"></div></details>
  </nav>
  <div id="work">
    <section id="canvas" aria-label="Pictures"><div id="quiet" hidden>Last good pictures; the text has errors</div><div id="pictures"></div></section>
    <div id="split" role="separator" tabindex="0" aria-label="Height of the text" aria-orientation="horizontal" aria-valuemin="0" aria-valuemax="85" aria-valuenow="38" title="Drag, or double-click to hide the text"></div>
    <section id="text-half" aria-label="Text">
      <div id="conflict" role="alert" hidden><span id="conflict-text"></span>
        <button id="theirs">Use the file’s text</button> <button id="mine">Keep mine</button></div>
      <div id="writing"></div>
      <div id="text-foot">
        <details id="problems-box"><summary>Problems: <span id="problems-count">None</span></summary><ol id="problems"></ol></details>
        <span><button id="layout">Lay out</button> <button id="mend">Apply all safe fixes</button></span>
      </div>
    </section>
  </div>
  <aside>
    <div role="tablist" aria-label="Panels" id="tabs">
      <button role="tab" id="tab-node" aria-controls="panel-node" aria-selected="true">Inspect</button>
      <button role="tab" id="tab-values" aria-controls="panel-values" aria-selected="false" tabindex="-1">Values</button>
      <button role="tab" id="tab-form" aria-controls="panel-form" aria-selected="false" tabindex="-1">Design</button>
      <button role="tab" id="tab-view" aria-controls="panel-view" aria-selected="false" tabindex="-1">View</button>
    </div>
    <section id="panel-node" role="tabpanel" aria-labelledby="tab-node">
      <h2 id="chosen-kind">Nothing chosen</h2>
      <div id="node" aria-live="polite">Click a picture or a layer.</div>
      <div id="fields"></div>
      <details id="why-box" hidden><summary>Why is it so large?</summary><ol id="why"></ol></details>
    </section>
    <section id="panel-values" role="tabpanel" aria-labelledby="tab-values" hidden><div id="values"></div></section>
    <section id="panel-form" role="tabpanel" aria-labelledby="tab-form" hidden><div id="form"></div></section>
    <section id="panel-view" role="tabpanel" aria-labelledby="tab-view" hidden>
      <fieldset id="sizes"><legend>Sizes</legend></fieldset>
      <fieldset id="appearances"><legend>Looks</legend></fieldset>
      <label><input type="checkbox" id="frames"> Frames of devices and panels around the pictures</label>
      <div class="pairs">
        <label for="device">Device</label><select id="device"></select>
        <label for="panel">Panel</label><select id="panel"><option value="">none</option></select>
        <label for="locale">Language</label><input id="locale" placeholder="en_US" spellcheck="false">
        <label for="zone">Time zone</label><input id="zone" placeholder="yours" spellcheck="false">
        <label for="text">Text size</label><select id="text"></select>
        <label for="content">Shows</label><select id="content"><option value="facts">facts</option><option>placeholder</option><option>unavailable</option><option value="stale">facts of two days ago</option></select>
        <label for="eyes">Eyes</label><select id="eyes">
          <option value="">all colours</option><option value="grey">no colours</option><option value="protan">no red</option>
          <option value="deutan">no green</option><option value="tritan">no blue</option><option value="weak">weak contrast</option>
        </select>
      </div>
      <div id="exports"><h2>Export <select id="exported" aria-label="Which picture"></select></h2>
        <button data-as="png">PNG</button> <button data-as="svg">SVG</button> <button data-as="json">JSON</button></div>
    </section>
  </aside>
</main>
<footer>
  <button id="live" aria-pressed="true">Now</button>
  <span class="name" aria-hidden="true">Year</span>
  <div class="slider"><input type="range" id="yearday" min="1" max="366" step="1" aria-label="Day of the year"><div id="year-marks" class="marks"></div></div>
  <label for="day">Day</label> <input type="date" id="day">
  <span class="name" aria-hidden="true">Time</span>
  <div class="slider" id="slider"><input type="range" id="minute" min="0" max="1439" step="1" aria-label="Time of day"><div id="marks" class="marks"></div></div>
  <output id="clock"></output>
</footer>
<dialog id="dialog" aria-labelledby="dialog-title"><div id="dialog-head"><h2 id="dialog-title"></h2><button id="dialog-close" aria-label="Close">✕</button></div><div id="dialog-body"></div></dialog>
<input type="file" id="photo-file" accept="image/*" hidden aria-label="A photo">
<datalist id="colors"></datalist><datalist id="photos"></datalist>
<svg width="0" height="0" aria-hidden="true"><defs>
  <filter id="protan"><feColorMatrix values="0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0"/></filter>
  <filter id="deutan"><feColorMatrix values="0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0"/></filter>
  <filter id="tritan"><feColorMatrix values="1.256 -0.077 -0.179 0 0 -0.078 0.931 0.148 0 0 0.005 0.691 0.304 0 0 0 0 0 1 0"/></filter>
</defs></svg>
</body>
</html>
"""#

  static let css = #"""
/* SPDX-License-Identifier: MIT */
:root {
  color-scheme: light dark;
  --ground: light-dark(#f1f0ee, #1a1a1c);
  --panel: light-dark(#fff, #252528);
  --field: light-dark(#f6f5f3, #2f2f33);
  --line: light-dark(#dcdad6, #3c3c41);
  --ink: light-dark(#1d1d1f, #ececf0);
  --soft: light-dark(#5f5d59, #a5a5ad);
  --mark: light-dark(#0b57d0, #8ab4ff);
  --error: light-dark(#b3261e, #ff9d96);
  --warning: light-dark(#7a5200, #f5c26b);
  --text: 38%;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; display: grid; grid-template-rows: auto minmax(0, 1fr) auto; height: 100vh; background: var(--ground); color: var(--ink);
  font: 13px/1.4 Inter, system-ui, sans-serif; }
header, footer { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; padding: 6px 12px; background: var(--panel); border-bottom: 1px solid var(--line); }
footer { border-bottom: 0; border-top: 1px solid var(--line); flex-wrap: nowrap; }
h1 { font-size: 14px; margin: 0; max-width: 20ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
h2 { font-size: 12px; margin: 0 0 4px; font-weight: 600; }
fieldset { border: 0; margin: 0 0 10px; padding: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 2px 8px; }
legend { padding: 0 0 2px; font-weight: 600; }
label, .quiet { color: var(--soft); }
fieldset label { color: var(--ink); }
input, select, button, textarea { font: inherit; color: inherit; background: var(--field); border: 1px solid var(--line); border-radius: 6px; padding: 2px 6px; min-width: 0; }
button { cursor: pointer; white-space: nowrap; }
button:hover:not(:disabled) { border-color: var(--soft); }
button:disabled { color: color-mix(in srgb, var(--soft) 60%, transparent); cursor: default; }
button.main:not(:disabled) { background: var(--mark); border-color: var(--mark); color: light-dark(#fff, #10131a); }
button[aria-pressed="true"] { border-color: var(--mark); color: var(--mark); }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
.bar { display: inline-flex; }
.bar > * { border-radius: 0; margin-left: -1px; }
.bar > :first-child { border-radius: 6px 0 0 6px; margin: 0; }
.bar > :last-child { border-radius: 0 6px 6px 0; }
#status { margin: 0 auto; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; max-width: 44ch; }
#saved { color: var(--soft); }
#workshop { color: var(--mark); }
main { display: grid; grid-template-columns: 236px minmax(0, 1fr) 316px; min-height: 0; }
ol { list-style: none; margin: 0; padding: 0; }
summary { cursor: pointer; }

/* Layers and designs */
nav { border-right: 1px solid var(--line); background: var(--panel); display: flex; flex-direction: column; min-height: 0; padding: 8px 0 0; }
nav > h2 { padding: 0 10px; }
#layer-tools { display: flex; flex-wrap: wrap; gap: 4px; padding: 0 10px 6px; }
#layer-tools select { flex: 1 0 84px; }
#layer-tools .bar { flex: 1 0 100%; }
#layer-tools .bar button { flex: 1; }

#tree { overflow: auto; flex: 1; min-height: 80px; padding-bottom: 8px; }
.layer { display: flex; align-items: baseline; gap: 4px; padding: 2px 8px 2px 6px; white-space: nowrap; cursor: default; border: 1px solid transparent; border-width: 1px 0; }
.layer:hover { background: color-mix(in srgb, var(--ink) 5%, transparent); }
.layer[aria-selected="true"] { background: color-mix(in srgb, var(--mark) 18%, transparent); }
.layer:focus-visible { outline-offset: -2px; }
.layer b { font-weight: 500; }
.layer span { color: var(--soft); overflow: hidden; text-overflow: ellipsis; }
.layer small { color: var(--mark); }
.layer i { font-style: normal; color: var(--soft); width: 12px; flex: none; text-align: center; font-size: 11px; }
.layer .fold.none { visibility: hidden; }
.layer.design b, .layer.component b, .layer.include b { font-weight: 600; }
.layer[data-drop="before"] { border-top-color: var(--mark); }
.layer[data-drop="after"] { border-bottom-color: var(--mark); }
.layer[data-drop="inside"] { box-shadow: inset 0 0 0 1.5px var(--mark); }
#designs-box { border-top: 1px solid var(--line); padding: 6px 10px; max-height: 42%; overflow: auto; flex: none; }
#designs-box summary { font-weight: 600; font-size: 12px; }
#designs { display: grid; grid-template-columns: repeat(auto-fill, minmax(64px, 1fr)); gap: 6px; padding: 6px 0; }
#designs button { padding: 2px; border-color: transparent; background: none; display: grid; gap: 2px; justify-items: center; }
#designs button[aria-current="true"] { border-color: var(--mark); }
#designs img { width: 56px; height: 56px; border-radius: 8px; background: var(--field); object-fit: contain; }
#designs span { font-size: 11px; max-width: 64px; overflow: hidden; text-overflow: ellipsis; }

/* Canvas */
#work { display: grid; grid-template-rows: minmax(0, 1fr) 7px var(--text); min-width: 0; min-height: 0; }
#canvas { overflow: auto; position: relative; background-size: cover; background-position: center; min-height: 0; }
#canvas[data-ground="light"] { background: #f4f3f1; color: #1d1d1f; }
#canvas[data-ground="dark"] { background: #141416; color: #ececf0; }
#canvas[data-ground="squares"] { background: repeating-conic-gradient(light-dark(#d4d4d4, #4a4a4a) 0 25%, light-dark(#fff, #333) 0 50%) 0 0 / 18px 18px; }
#canvas[data-ground="wallpaper"] { background: radial-gradient(120% 90% at 15% 10%, #ffd9a8, transparent 60%), radial-gradient(110% 120% at 90% 20%, #f08bb0, transparent 55%),
  radial-gradient(120% 120% at 60% 100%, #3c5fc9, transparent 70%), #7a6fc0; }
#canvas[data-ground]:not([data-ground="page"]) figcaption { color: inherit; opacity: 0.8; }
#canvas[data-ground="wallpaper"][data-ground] figcaption, #canvas[data-ground="photo"][data-ground] figcaption { color: #fff; opacity: 1; text-shadow: 0 1px 3px #000; }
#canvas[data-ground="both"] figure { background: #f4f3f1; color: #3a3a3c; padding: 12px; border-radius: 10px; }
#canvas[data-ground="both"] figure[data-look="dark"] { background: #141416; color: #ececf0; }
#canvas.framed .frame { box-sizing: content-box; border: calc(7px * var(--zoom)) solid #0c0c0e; border-radius: calc(30px * var(--zoom)); background: #0c0c0e; box-shadow: 0 0 0 1.5px #6c6c72, 0 8px 22px rgb(0 0 0 / 0.3); }
#canvas.framed figure[data-panel] .frame { border: calc(13px * var(--zoom)) solid #f3f1ec; border-bottom-width: calc(22px * var(--zoom)); border-radius: calc(5px * var(--zoom)); background: #f3f1ec; box-shadow: 0 0 0 1px #b9b5ac, 0 0 0 calc(6px * var(--zoom)) #2b2a29, 0 8px 22px rgb(0 0 0 / 0.3); }
#canvas.framed figure[data-panel] { margin: 6px; }
#canvas.framed figcaption { margin-top: 10px; }
#pictures { padding: 18px; display: flex; flex-wrap: wrap; gap: 18px 22px; align-content: flex-start; }
#quiet { position: sticky; top: 8px; left: 8px; z-index: 3; width: max-content; margin: 8px 0 -32px auto; padding: 2px 10px; border-radius: 20px; font-size: 12px; background: var(--panel);
  color: var(--warning); border: 1px solid var(--line); transform: translateX(-10px); }
figure { margin: 0; width: min-content; }
figcaption { color: var(--soft); font-size: 12px; margin-top: 4px; }
figcaption .equal { color: var(--soft); } figcaption .different { color: var(--warning); }
.frame { position: relative; display: block; padding: 0; border: 0; background: none; border-radius: 0; line-height: 0; cursor: crosshair; }
.frame img { display: block; }
.frame .outline { position: absolute; z-index: 1; pointer-events: none; outline: 1.5px solid var(--mark); background: color-mix(in srgb, var(--mark) 12%, transparent); }
.frame .baseline { position: absolute; height: 0; border-top: 1px dashed var(--mark); pointer-events: none; }
.frame .margin { position: absolute; outline: 1px dashed var(--mark); pointer-events: none; }
.frame .edge { position: absolute; z-index: 2; width: 10px; height: 10px; border: 1.5px solid var(--mark); background: var(--panel); border-radius: 3px; touch-action: none; }
.frame .edge.x { cursor: ew-resize; } .frame .edge.y { cursor: ns-resize; } .frame .edge.pad { cursor: nwse-resize; border-radius: 50%; }
.frame .edge[data-value]::after { content: attr(data-value); position: absolute; left: 12px; top: -4px; font: 11px/16px Inter, sans-serif; color: #fff; background: #0b57d0; border-radius: 4px; padding: 0 4px; }
.frame .before { position: absolute; inset: 0; clip-path: inset(0 calc(100% - var(--swipe, 50%)) 0 0); }
.eyes-grey .frame img { filter: grayscale(1); }
.eyes-weak .frame img { filter: contrast(0.55); }
.eyes-protan .frame img { filter: url(#protan); }
.eyes-deutan .frame img { filter: url(#deutan); }
.eyes-tritan .frame img { filter: url(#tritan); }

/* Text */
#split { background: var(--line); cursor: ns-resize; touch-action: none; background-clip: content-box; padding: 3px 0; }
#split:hover, #split:focus-visible { background-color: var(--mark); }
#text-half { display: flex; flex-direction: column; min-height: 0; overflow: hidden; background: var(--panel); }
#writing { flex: 1; min-height: 0; }
#conflict { border: 1px solid var(--warning); border-radius: 6px; padding: 6px 8px; margin: 6px; color: var(--warning); }
#conflict button { color: var(--ink); }
#text-foot { display: flex; gap: 10px; align-items: start; justify-content: space-between; padding: 4px 10px; border-top: 1px solid var(--line); }
#problems-box { flex: 1; min-width: 0; }
#problems { max-height: 110px; overflow: auto; }
#problems li { display: flex; align-items: start; gap: 6px; }
#problems button:not(.fix) { flex: 1; text-align: left; border: 0; background: none; padding: 3px 4px; white-space: normal; }
#problems small { display: block; color: var(--soft); }
.error { color: var(--error); } .warning { color: var(--warning); }
.CodeMirror { height: 100%; font: 12.5px/1.5 "Noto Sans Mono", ui-monospace, monospace; background: var(--panel); color: var(--ink); }
.CodeMirror [contenteditable]:focus-visible { outline: none; }
.CodeMirror-scrollbar-filler, .CodeMirror-gutter-filler { background: var(--panel); }
.CodeMirror-gutters { background: var(--panel); border-right: 1px solid var(--line); }
.CodeMirror-linenumber { color: color-mix(in srgb, var(--soft) 75%, transparent); }
.CodeMirror-cursor { border-left: 1.5px solid var(--ink); }
.CodeMirror-selected, .CodeMirror-focused .CodeMirror-selected { background: color-mix(in srgb, var(--mark) 24%, transparent); }
.CodeMirror-activeline-background { background: color-mix(in srgb, var(--ink) 4%, transparent); }
.CodeMirror-foldgutter { width: 12px; } .problem-gutter { width: 10px; }
.CodeMirror-foldmarker { color: var(--mark); text-shadow: none; }
.CodeMirror-matchingbracket, div.CodeMirror span.CodeMirror-matchingbracket { color: inherit; outline: 1px solid var(--soft); border-radius: 2px; }
div.CodeMirror span.CodeMirror-nonmatchingbracket { color: var(--error); }
.CodeMirror-dialog { background: var(--panel); border-color: var(--line); }
.cm-s-default .cm-property { color: light-dark(#0a4fa8, #8ab4ff); }
.cm-s-default .cm-string { color: light-dark(#8a3b12, #f0b48a); }
.cm-s-default .cm-string-2 { color: light-dark(#a5530b, #ffc98f); }
.cm-s-default .cm-variable-2 { color: light-dark(#6d2fa0, #d3a9ff); }
.cm-s-default .cm-number { color: light-dark(#0a6b4b, #7bdcb5); }
.cm-s-default .cm-atom { color: light-dark(#0a6b4b, #7bdcb5); }
.cm-chosen { background: color-mix(in srgb, var(--mark) 10%, transparent); }
.cm-problem { text-decoration: underline wavy var(--warning) 1px; text-underline-offset: 3px; }
.cm-problem.error { color: inherit; text-decoration-color: var(--error); }
.dot { display: block; width: 7px; height: 7px; border-radius: 50%; margin: 6px 1px 0; background: var(--warning); } .dot.error { background: var(--error); }
.CodeMirror-hints { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; color: var(--ink); font: inherit; font-size: 12.5px; max-height: 230px; box-shadow: 0 6px 20px rgb(0 0 0 / 0.25); z-index: 20; }
.CodeMirror-hint { color: var(--ink); padding: 1px 8px 1px 4px; border-radius: 5px; max-width: 46ch; overflow: hidden; text-overflow: ellipsis; }
li.CodeMirror-hint-active { background: color-mix(in srgb, var(--mark) 24%, transparent); color: var(--ink); }
.CodeMirror-hint small { color: var(--soft); }
.CodeMirror-hint .kind { display: inline-block; width: 14px; text-align: center; margin-right: 4px; border-radius: 3px; font-size: 10px; background: var(--field); color: var(--mark); }
#tip { position: fixed; z-index: 30; max-width: min(440px, 90vw); max-height: 40vh; overflow: auto; padding: 6px 10px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 6px 20px rgb(0 0 0 / 0.25); overflow-wrap: anywhere; }
#tip p { margin: 0 0 4px; white-space: pre-line; } #tip p:last-child { margin: 0; }
#tip small { display: block; color: var(--soft); }
#tip button { margin: 2px 0 0; display: block; color: var(--ink); }

/* Panels */
aside { border-left: 1px solid var(--line); background: var(--panel); overflow: auto; scrollbar-gutter: stable; padding: 8px 8px 12px 12px; }
aside section { min-width: 0; }
#tabs { display: flex; gap: 2px; position: sticky; top: -8px; background: var(--panel); padding: 4px 0 8px; z-index: 2; }
#tabs button { flex: 1; padding: 2px 0; }
#tabs [aria-selected="true"] { border-color: var(--mark); color: var(--mark); font-weight: 600; }
#chosen-kind { font-size: 13px; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#node { color: var(--soft); font-size: 12px; margin-bottom: 6px; }
.group { border-top: 1px solid var(--line); padding: 6px 0; }
.group > summary { font-weight: 600; font-size: 12px; }
.group > summary small { color: var(--mark); margin-left: 6px; }
.rows, .inner { display: grid; gap: 3px; padding-top: 5px; grid-template-columns: minmax(0, 1fr); }
.field { display: grid; grid-template-columns: 92px minmax(0, 1fr) 16px; gap: 6px; align-items: center; }
.field.wide { grid-template-columns: minmax(0, 1fr) 16px; align-items: start; }
.field > label, .field summary, #form label, #values label, .data summary { overflow-wrap: anywhere; hyphens: auto; line-height: 1.25; }
.field > label, .field summary { color: var(--soft); font-size: 12px; }
.field.set > label, .field.set > details > summary { color: var(--ink); font-weight: 500; }
.field .inner { border-left: 2px solid var(--line); padding-left: 8px; margin-left: 3px; }
.field .inner .field { grid-template-columns: 80px minmax(0, 1fr) 16px; } .field .inner .field.wide { grid-template-columns: minmax(0, 1fr) 16px; }
.control { display: flex; gap: 4px; min-width: 0; align-items: center; }
.control > :is(input, select, textarea) { flex: 1; width: 0; }
.control > input[type="range"] { flex: 1; } .control > input[type="range"] + input { flex: 0 0 58px; }
.control > input[type="color"] { flex: 0 0 26px; height: 24px; padding: 1px; }
.control textarea { resize: vertical; font: 12px/1.4 "Noto Sans Mono", monospace; }
.control .formula { font-family: "Noto Sans Mono", monospace; font-size: 12px; }
.control .equals { color: var(--soft); }
.control .symbol { padding: 1px 3px; line-height: 0; min-width: 28px; min-height: 24px; background: #fff; color: #222; }
select.form { width: 16px; padding: 0; border: 0; background: none; color: var(--soft); appearance: none; text-indent: 100%; overflow: hidden; background: linear-gradient(45deg, transparent 50%, var(--soft) 50%) 3px 50% / 5px 5px no-repeat,
  linear-gradient(-45deg, transparent 50%, var(--soft) 50%) 8px 50% / 5px 5px no-repeat; height: 20px; cursor: pointer; }
select.form option { text-indent: 0; background: var(--panel); color: var(--ink); }
#why-box { border-top: 1px solid var(--line); padding: 6px 0; }
#why li { padding: 4px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
#why small { color: var(--soft); display: block; }
#why .around { color: var(--soft); }
#values, .pairs { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4px 8px; align-items: center; }
.pairs { grid-template-columns: 84px minmax(0, 1fr); margin: 10px 0; }
#values input:not([type="checkbox"]) { width: 100%; }
#form { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 4px 8px; align-items: center; }
#form h3 { grid-column: 1 / -1; margin: 6px 0 0; font-size: 13px; }
#form input:not([type="checkbox"]), #form select { width: 100%; min-width: 0; }
#form [type="checkbox"], #values [type="checkbox"] { justify-self: start; }
.number { display: grid; grid-template-columns: minmax(0, 1fr) 8ch; gap: 6px; }
.number input { min-width: 0; width: 100%; padding-inline: 2px; }
#values .data, #values .wide, #values h3 { grid-column: 1 / -1; }
#values h3 { margin: 6px 0 0; font-size: 12px; }
.data summary { cursor: pointer; }
.data .fields { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 4px 8px; align-items: center; margin: 4px 0 4px 4px; padding-left: 10px; border-left: 2px solid var(--line); }
.data .fields > details, .data .entry { grid-column: 1 / -1; }
.data .fields > button { justify-self: start; grid-column: 1 / -1; }
.data .entry { display: flex; gap: 6px; align-items: start; }
.data .entry > details, .data .entry > input { flex: 1; min-width: 0; }
.data .entry > input { width: auto !important; }

/* Time */
.slider { position: relative; flex: 1; min-width: 100px; padding-bottom: 10px; }
.slider input { width: 100%; margin: 0; padding: 0; display: block; }
.marks { position: absolute; inset: auto 0 0; height: 9px; }
.marks i { position: absolute; bottom: 0; width: 2px; height: 8px; background: var(--mark); }
footer .name { color: var(--soft); }
#clock { font-variant-numeric: tabular-nums; white-space: nowrap; }

/* Dialogs */
dialog { width: min(760px, 94vw); max-height: 86vh; padding: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); color: var(--ink); box-shadow: 0 20px 60px rgb(0 0 0 / 0.4); }
dialog[open] { display: flex; flex-direction: column; }
dialog::backdrop { background: rgb(0 0 0 / 0.35); }
#dialog-head { display: flex; justify-content: space-between; align-items: center; padding: 10px 14px 0; }
#dialog-head h2 { font-size: 15px; }
#dialog-body { padding: 6px 14px 14px; display: flex; flex-direction: column; gap: 8px; min-height: 0; overflow: hidden; }
#dialog-body > div[role="listbox"] { overflow: auto; min-height: 120px; }
#dialog-body .line { display: flex; gap: 8px; align-items: center; } #dialog-body .line input { flex: 1; }
#dialog-body p { margin: 0; } #dialog-body .error:empty { display: none; }
.beginnings { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 8px; }
.beginnings button { display: grid; justify-items: center; gap: 2px; padding: 8px 4px; }
.beginnings button[aria-selected="true"] { border: 2px solid var(--mark); padding: 7px 3px; }
.beginnings small, .symbols small, .values-list small { color: var(--soft); font-size: 11px; }
.symbols { display: grid; grid-template-columns: repeat(auto-fill, minmax(84px, 1fr)); gap: 6px; }
.symbols button { display: grid; justify-items: center; padding: 6px 2px; min-width: 0; } .symbols small { max-width: 78px; overflow: hidden; text-overflow: ellipsis; }
.values-list { display: grid; gap: 2px; }
.values-list button { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 60px; gap: 8px; text-align: left; border-color: transparent; align-items: baseline; background: none; }
.values-list button:is(:hover, :focus) { background: var(--field); }
.values-list b { overflow: hidden; text-overflow: ellipsis; font-weight: 500; } .values-list small { white-space: normal; } .values-list i { color: var(--soft); font-size: 11px; }

@media (max-width: 1160px) { main { grid-template-columns: 196px minmax(0, 1fr) 284px; } #status { order: 9; } .field { grid-template-columns: 80px minmax(0, 1fr) 16px; } }
@media (max-width: 860px) {
  body { height: auto; padding-bottom: 46px; }
  main { grid-template-columns: minmax(0, 1fr); }
  #work { order: -1; grid-template-rows: auto 44vh; }
  #canvas { min-height: 240px; max-height: 60vh; } #split { display: none; }
  nav, aside { border: 0; border-top: 1px solid var(--line); } #tree { max-height: 36vh; } #designs-box { max-height: none; }
  aside { overflow: visible; } #tabs { position: static; }
  footer { position: fixed; bottom: 0; left: 0; right: 0; z-index: 4; }
  #status { max-width: none; }
}
@media (max-width: 560px) {
  header { gap: 6px; } .wide, #keep, #workshop, header label:has(#ground) { display: none; }
  footer { flex-wrap: wrap; padding: 4px 8px; } footer .slider:not(#slider), footer .name, footer label { display: none; }
  #pictures { justify-content: center; } #canvas { max-height: none; } #work { grid-template-rows: auto 50vh; } body { padding-bottom: 84px; }
}
@media (pointer: coarse) { button, select, input { min-height: 32px; } .frame .edge { width: 22px; height: 22px; margin: -6px; } }
@media (prefers-contrast: more) { :root { --line: light-dark(#777, #aaa); --soft: light-dark(#333, #ddd); } }
"""#

  static let icon = #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="1" y="1" width="14" height="14" rx="4" fill="#0b57d0"/><path d="M4 5l2 6 2-6 2 6 2-6" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></svg>
"""#

  static let previewScript = #"""
// SPDX-License-Identifier: MIT
// The page of `weave preview`: asks for the state of a design, shows it in all parts of the page, and asks again when
// something changes.

import { $, appearances, ask, asked, askText, chosenObject, isChanged, make, page, query, say, send, showAddress, sizes, textSizes, tree } from "./page.js";
import { pointerAt, read } from "./json.js";
import { Editor } from "./editor.js";
import { files, keepFiles, loaded, outline, pointerOfNode, showDesigns, showPictures, startCanvas } from "./canvas.js";
import { isNode, showLayers, startLayers } from "./layers.js";
import { showChosen, showInspector, startInspector } from "./inspector.js";
import { showPhotos, startDialogs } from "./dialogs.js";
import { askForProblems, mend, showReasons } from "./problems.js";
import { showValues } from "./values.js";
import { showForm } from "./form.js";
import { showComparison } from "./compare.js";
import { showTime } from "./time.js";

// Asking: one question at a time, and of those that wait only the last.

let isAskedAgain = false;
let isOther = false;
let breaks = "\n";
let isPosted = false;

/** Takes the text of the file, unless something has been typed since. */
function take(next) {
  if (next.source === undefined || isChanged()) return;
  page.base = next.sum;
  page.editor.load(next.source);
  // The editor has one kind of line break.
  page.saved = page.editor.value;
  breaks = next.source.includes("\r\n") ? "\r\n" : "\n";
  // Places are counted in the text that is shown here, so that it is that text that is asked about.
  if (breaks !== "\n" && !isPosted) { isPosted = true; isAskedAgain = true; }
  showSaved();
}

async function refresh() {
  if (page.isAsking) { isAskedAgain = true; return; }
  page.isAsking = true;
  page.lastAsked = performance.now();
  try {
    const parameters = new URLSearchParams(query());
    const body = isChanged() || isPosted ? page.editor.value : null;
    // The text that the page took, and not the file's of the last answer: what was typed then may be taken back.
    if (page.base) parameters.set("known", page.base);
    // Another design's pictures are nothing to keep.
    if (page.state?.pictures?.length && !isOther) parameters.set("shows", 1);
    parameters.set("has", [...files.keys()].join("."));
    const answer = await send("state?" + parameters, body);
    if (!answer.ok) throw new Error(await answer.text());
    const next = await answer.json();
    const isSwitched = isOther;
    isOther = false;
    // What was typed while the server drew is not taken back by its answer.
    if (body === null) take(next);
    await show(next, isSwitched, body ?? page.saved);
    document.body.dataset.version = page.state.version;
    say(page.state.error ?? "");
  } catch (error) {
    say("cannot reach weave: " + error.message);
  }
  page.isAsking = false;
  if (isAskedAgain) { isAskedAgain = false; refresh(); }
}

page.refresh = refresh;
page.isAsking = false;
page.lastAsked = 0;

/** Shows another design of the folder. */
page.switchTo = (name) => {
  if (isChanged() && !confirm("You will lose unsaved changes. Show another design?")) { showFiles(); return; }
  page.chosen = null;
  page.base = null;
  page.kept = null;
  isOther = true;
  asked.delete("file");
  ask("design", name);
};

// Showing

async function show(next, isSwitched, text) {
  // Pictures are loaded before anything is changed: the old ones stay until then, and nothing flashes.
  const pictures = next.pictures ?? (isSwitched ? [] : page.state?.pictures ?? []);
  keepFiles(pictures);
  const images = await Promise.all(pictures.map(loaded));
  page.state = { ...page.state, ...next, error: next.error, pictures };
  // Old pictures are of the text that they were drawn from.
  if (next.pictures) page.drawn = { text, root: read(text) };
  $("name").textContent = (page.state.name ?? "").split("/").pop();
  document.title = $("name").textContent + " – weave preview";
  showPictures(images);
  outline();
  $("quiet").hidden = !next.error || !pictures.length;
  document.body.dataset.drawn = performance.now();
  afterPainting(showRest);
}

let restTimer = 0;

/** The rest follows when the pictures are on the screen; pages in the background are not painted. */
function afterPainting(act) {
  clearTimeout(restTimer);
  const later = () => { clearTimeout(restTimer); restTimer = setTimeout(act, 0); };
  restTimer = setTimeout(act, 120);
  if (!document.hidden) requestAnimationFrame(later);
}

function showRest() {
  showFiles();
  showDesigns();
  askForProblems();
  showComparison();
  showTime();
  if (page.pending) followPart();
  // While one types, fields and layers wait for a pause.
  clearTimeout(partsTimer);
  partsTimer = setTimeout(showFields, page.editor.isFocused ? 400 : 0);
}

let partsTimer = 0;

function showFields() {
  showValues();
  showForm();
  showParts();
}

/** The layers and fields of the text as it is now. */
function showParts() {
  showLayers();
  showChosen();
  showInspector();
}

/** Chooses what an included part has drawn, once its file is open. */
function followPart() {
  const { file, line, column } = page.pending;
  const name = page.state.name ?? "";
  if (!name.endsWith(file) && !file.endsWith(name)) return;
  page.pending = null;
  const unit = page.editor.code.indexFromPos({ line: line - 1, ch: column - 1 });
  const pointer = pointerAt(tree(), unit, isNode);
  if (pointer !== null) page.choose({ pointer, id: null, index: 0 });
}

function showFiles() {
  const { state } = page;
  $("files-label").hidden = state.files.length < 2;
  $("files-label").title = state.isBounded ? "The folder has more designs than are listed here." : "";
  if ($("files").dataset.names !== state.files.join()) {
    $("files").dataset.names = state.files.join();
    $("files").replaceChildren(...state.files.map((name) => new Option(name)),
      ...(state.isBounded ? [Object.assign(new Option("… and more"), { disabled: true })] : []));
  }
  $("files").value = asked.get("design") ?? state.files[state.file];
  $("workshop").href = "workshop?design=" + encodeURIComponent(state.files[state.file] ?? "");
  if (!$("device").options.length) {
    $("device").append(...state.devices.map(([name, says]) => Object.assign(new Option(name, name), { title: says })));
  }
  $("device").value = asked.get("device") ?? state.devices[0][0];
  if ($("panel").options.length === 1) $("panel").append(...state.panels.map((name) => new Option(name)));
  $("panel").value = asked.get("panel") ?? "";
}

// Choosing

page.choose = (chosen, { isEcho = false, isFromText = false } = {}) => {
  page.chosen = chosen;
  showParts();
  outline();
  showReasons();
  const object = chosenObject();
  page.editor.mark(object ? [object.from, object.to] : null, !isFromText);
  if (!object) return;
  // The place in the text follows, but not while one writes there.
  if (!page.editor.isFocused) page.editor.select(object.from, object.to);
  const node = page.state.pictures[chosen.index]?.nodes.find((one) => one.object?.[0] === object.from);
  if (node && page.state.isLinked && !isEcho) fetch("reveal?" + query() + "&at=" + node.at + "&to=" + node.end, { method: "POST", body: "" });
};

/** The node around the cursor, chosen as the cursor is moved. */
function followCursor() {
  const pointer = pointerAt(tree(), page.editor.cursor, isNode);
  if (pointer !== null && pointer !== page.chosen?.pointer) page.choose({ pointer, id: null, index: page.chosen?.index ?? 0 }, { isFromText: true });
}

// The text

let cursorTimer = 0;

page.editor = new Editor($("writing"), {
  changed: () => { refresh(); showSaved(); },
  moved: () => { clearTimeout(cursorTimer); cursorTimer = setTimeout(followCursor, 60); },
  ask: (path, at) => askText(path, { at }),
  fix: mend,
});

function showSaved() {
  const changed = isChanged();
  $("save").disabled = !changed;
  $("undo").disabled = !page.editor.canUndo;
  $("redo").disabled = !page.editor.canRedo;
  $("saved").textContent = changed ? "not saved" : "";
  document.body.dataset.changed = changed;
  if (!changed) $("conflict").hidden = true;
}

async function save() {
  if (!isChanged()) return;
  const text = page.editor.value;
  const parameters = new URLSearchParams(query());
  parameters.set("base", page.base);
  const answer = await fetch("save?" + parameters, { method: "POST", body: breaks === "\n" ? text : text.replaceAll("\n", breaks) });
  if (answer.status === 409) return conflict(await answer.text());
  if (!answer.ok) { say(await answer.text()); return; }
  page.base = (await answer.json()).sum;
  page.saved = text;
  showSaved();
}

function conflict(text) {
  $("conflict-text").textContent = text.trim() + "; nothing was written.";
  $("conflict").hidden = false;
}

/** Whether the file has been changed elsewhere while something is not saved here. */
async function lookAtFile() {
  const answer = await fetch("sum?" + query()).catch(() => null);
  if (!answer?.ok || !isChanged()) return;
  const { sum } = await answer.json();
  if (sum !== page.base) conflict(sum ? "The file was changed elsewhere" : "The file no longer exists");
}

$("theirs").addEventListener("click", async () => {
  const answer = await fetch("state?" + query());
  const next = await answer.json();
  if (next.source === undefined) return;
  // As one change, so that one’s own text is not lost: it can be taken back.
  page.base = next.sum;
  page.saved = next.source.replaceAll("\r\n", "\n");
  page.editor.apply([{ range: [0, page.editor.value.length], text: page.saved }]);
  $("conflict").hidden = true;
  showSaved();
});
$("mine").addEventListener("click", async () => {
  page.base = (await (await fetch("sum?" + query())).json()).sum ?? "";
  $("conflict").hidden = true;
});
$("save").addEventListener("click", save);
$("undo").addEventListener("click", () => page.editor.undo());
$("redo").addEventListener("click", () => page.editor.redo());
$("layout").addEventListener("click", async () => page.editor.apply(await askText("layout") ?? []));
$("mend").addEventListener("click", async () => page.editor.apply((await askText("fixes"))?.[0]?.edits ?? []));
addEventListener("keydown", (event) => {
  const isCommand = event.ctrlKey || event.metaKey;
  if (!isCommand) return;
  const key = event.key.toLowerCase();
  if (key === "s") { event.preventDefault(); save(); }
  // In a field, the browser takes back what was typed there.
  if (page.editor.isFocused || event.target.matches("input, textarea, select")) return;
  if (key === "z") { event.preventDefault(); if (event.shiftKey) page.editor.redo(); else page.editor.undo(); }
  if (key === "y") { event.preventDefault(); page.editor.redo(); }
});
addEventListener("beforeunload", (event) => { if (isChanged()) event.preventDefault(); });
// A link that was pasted over this one.
addEventListener("hashchange", () => { if (location.hash.slice(1) !== String(asked)) location.reload(); });

// Tabs

const tabs = [...document.querySelectorAll("#tabs button")];

function openTab(name) {
  if (!tabs.some((tab) => tab.id === "tab-" + name)) return;
  for (const tab of tabs) {
    const isOpen = tab.id === "tab-" + name;
    tab.setAttribute("aria-selected", isOpen);
    tab.tabIndex = isOpen ? 0 : -1;
    $("panel-" + tab.id.slice(4)).hidden = !isOpen;
  }
  if (name === "node") asked.delete("tab"); else asked.set("tab", name);
  showAddress();
  showForm();
}

$("tabs").addEventListener("click", (event) => event.target.id?.startsWith("tab-") && openTab(event.target.id.slice(4)));
$("tabs").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
  next.focus();
  openTab(next.id.slice(4));
});

// The height of the text

function setSplit(share) {
  const part = Math.max(0, Math.min(85, share));
  document.body.style.setProperty("--text", part + "%");
  $("split").setAttribute("aria-valuenow", Math.round(part));
  page.editor.refresh();
}

$("split").addEventListener("pointerdown", (event) => {
  event.preventDefault();
  $("split").setPointerCapture(event.pointerId);
  const box = $("work").getBoundingClientRect();
  $("split").onpointermove = (one) => setSplit(100 * (box.bottom - one.clientY) / box.height);
  $("split").onpointerup = () => { $("split").onpointermove = null; };
});
$("split").addEventListener("keydown", (event) => {
  const step = { ArrowUp: 5, ArrowDown: -5 }[event.key];
  if (!step) return;
  event.preventDefault();
  setSplit(Number($("split").getAttribute("aria-valuenow")) + step);
});
$("split").addEventListener("dblclick", () => setSplit(Number($("split").getAttribute("aria-valuenow")) < 5 ? 38 : 0));

// The view

function choices(id, all, key) {
  for (const word of all) {
    const box = make("input", { type: "checkbox", value: word, checked: asked.get(key).split(",").includes(word) });
    box.addEventListener("change", () => {
      const chosen = [...$(id).querySelectorAll("input:checked")].map((one) => one.value);
      if (chosen.length) ask(key, chosen.join()); else box.checked = true;
    });
    $(id).append(make("label", {}, box, " ", word.replace("accessory", "").replace("extraLarge", "extra large").toLowerCase()));
  }
}

choices("sizes", sizes, "sizes");
choices("appearances", appearances, "appearances");
$("text").replaceChildren(...textSizes.map((word) => new Option(word)));
for (const [id, standard] of [["text", "large"], ["content", "facts"], ["locale", ""], ["eyes", ""], ["panel", ""], ["device", null], ["zone", ""]]) {
  if (standard !== null) $(id).value = asked.get(id) ?? standard;
  $(id).addEventListener("change", () => ask(id, $(id).value));
}
$("eyes").addEventListener("change", showEyes);
$("files").addEventListener("change", () => page.switchTo($("files").value));

function showEyes() { document.body.className = asked.get("eyes") ? "eyes-" + asked.get("eyes") : ""; }

showEyes();
startCanvas();
startLayers();
startInspector();
startDialogs();
if (asked.has("tab")) openTab(asked.get("tab"));
await refresh();
showPhotos();

// The one connection on which the server tells of changes.
const events = new EventSource("events");
events.addEventListener("message", () => { isPosted = false; if (isChanged()) lookAtFile(); refresh(); });
events.addEventListener("open", refresh);
// The cursor of the editor beside: the smallest node that is written there.
events.addEventListener("cursor", (event) => {
  const { file, at } = JSON.parse(event.data);
  if (file !== page.state?.file || isChanged()) return;
  const index = page.chosen?.index ?? 0;
  let best = null;
  for (const node of page.state.pictures[index]?.nodes ?? []) {
    if (node.at === undefined || at < node.at || at > node.end) continue;
    if (!best || node.end - node.at <= best.end - best.at) best = node;
  }
  if (best && best.id !== page.chosen?.id) page.choose({ pointer: pointerOfNode(best), id: best.id, index }, { isEcho: true });
});
"""#

  static let pageScript = #"""
// SPDX-License-Identifier: MIT
// What all parts of the page share: what is shown, what is chosen, and how the server is asked.

import { find, read } from "./json.js";

export const $ = (id) => document.getElementById(id);
export const sizes = ["small", "medium", "large", "extraLarge", "accessoryInline", "accessoryCircular", "accessoryRectangular"];
export const appearances = ["light", "dark", "tinted", "clear", "accented", "eink"];
export const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility3", "accessibility5"];

// What is asked for. The link carries it, so that a copied address shows the same.
export const asked = new URLSearchParams(location.hash.slice(1));
if (!asked.has("sizes")) asked.set("sizes", "small,medium,large");
if (!asked.has("appearances")) asked.set("appearances", "light,dark");

/** The keys of the address that only the page reads. */
const ownKeys = ["eyes", "zoom", "tab", "ground", "frames"];

export const page = {
  /** The last answer about the shown design. */
  state: null,
  /** The chosen node: `pointer` in the text, and `id` and `index` of what was clicked in a picture. */
  chosen: null,
  /** The text and the tree that the pictures are of. */
  drawn: { text: "", root: null },
  /** The pictures that later ones are compared with. */
  kept: null,
  /** The hash of the text that the file had when the page took it. */
  base: null,
  saved: "",
  editor: null,
  /** Called by other parts; set by preview.js. */
  refresh: () => {}, choose: () => {},
};

/** An element with its properties and children; `data`, `aria` and `role` are attributes. */
export function make(name, { data = {}, aria = {}, role, ...properties } = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  Object.assign(element.dataset, data);
  for (const [key, value] of Object.entries(aria)) element.setAttribute("aria-" + key, value);
  if (role) element.setAttribute("role", role);
  element.append(...children);
  return element;
}

export const isChanged = () => page.base !== null && page.editor.value !== page.saved;

export const zoom = () => Number(asked.get("zoom") ?? 1) || 1;

/** Pictures are drawn for the pixels of this screen; those that are compared, as the ones before. */
export function scale() { return page.kept?.scale ?? Math.max(1, Math.min(3, devicePixelRatio * zoom())); }

export function query() {
  const parameters = new URLSearchParams(asked);
  for (const key of ownKeys) parameters.delete(key);
  parameters.set("scale", scale());
  return parameters.toString();
}

/** Asks the server; with a text, about that instead of the file. */
export function send(path, body) { return body === null ? fetch(path) : fetch(path, { method: "POST", body }); }

/** The same about the text that is shown. */
export async function askText(path, extra = {}) {
  const parameters = new URLSearchParams(query());
  for (const [key, value] of Object.entries(extra)) parameters.set(key, value);
  const answer = await fetch(path + "?" + parameters, { method: "POST", body: page.editor.value }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/** A list that the server has and that stays as it is. */
const lists = new Map();
export function listed(path) {
  if (!lists.has(path)) lists.set(path, fetch(path).then((answer) => answer.json()));
  return lists.get(path);
}

export function ask(key, value) {
  if (value === "" || value === null) asked.delete(key); else asked.set(key, value);
  showAddress();
  return page.refresh();
}

let addressTimer = 0;

/** The address follows when a slider rests: browsers take no more than some changes of it a second. */
export function showAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, "", "#" + asked), 150);
}

export function say(text) { $("status").textContent = text; }

// The tree of the text

let treeOf = { text: null, root: null };

/** The tree of the text as it is now; null while it has syntax errors. */
export function tree() {
  const text = page.editor.value;
  if (treeOf.text !== text) treeOf = { text, root: read(text) };
  return treeOf.root;
}

/** The chosen node in the tree of the text. */
export const chosenObject = () => (page.chosen ? find(tree(), page.chosen.pointer) : null);

/** The chosen node in a picture: the one that was clicked, or the first that its object draws. */
export function chosenNode(index = page.chosen?.index ?? 0) {
  if (!page.chosen) return null;
  const picture = page.state?.pictures?.[index] ?? page.state?.pictures?.[0];
  const object = find(page.drawn.root, page.chosen.pointer);
  const isSame = (node) => object && node.object?.[0] === object.from;
  return picture?.nodes.find((node) => node.id === page.chosen.id && (!object || isSame(node))) ?? picture?.nodes.find(isSame)
    ?? (object ? null : picture?.nodes.find((node) => node.id === page.chosen.id)) ?? null;
}

// Changes: each becomes the smallest edit of the text, which can be taken back.

/**
 * Changes the text at JSON pointers, one after the other: `{pointer, set | insert}` with a JSON literal, or neither to
 * remove what is there. A `label` merges changes that follow each other, such as those of a slider.
 */
export async function change(changes, label = null) {
  return sendChange({ steps: changes }, label);
}

export async function sendChange(wanted, label = null) {
  const text = page.editor.value;
  const answer = await fetch("change?" + query(), { method: "POST", body: JSON.stringify({ text, ...wanted }) }).catch(() => null);
  if (!answer?.ok || text !== page.editor.value) return false;
  const found = await answer.json();
  if (found.refused) { say(found.refused); return false; }
  page.editor.apply(found.edits, null, label);
  return true;
}
"""#

  static let jsonScript = #"""
// SPDX-License-Identifier: MIT
// A reader of JSON that keeps the places of values in the text, in UTF-16 units.

/** The value of a text with `from`, `to` and `kind` of each part; null if the text has a syntax error. */
export function read(text) {
  let at = 0;
  const space = /[ \t\r\n]*/y;
  const string = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
  const scalar = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
  const skip = () => { space.lastIndex = at; space.test(text); at = space.lastIndex; };
  const match = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) throw new SyntaxError("at " + at);
    at = pattern.lastIndex;
    return found[0];
  };
  const value = (depth) => {
    if (depth > 200) throw new SyntaxError("too deep");
    skip();
    const node = { from: at };
    const first = text[at];
    if (first === "{") {
      Object.assign(node, { kind: "object", members: [] });
      list("}", () => {
        const keyFrom = at;
        const key = JSON.parse(match(string));
        const keyTo = at;
        skip();
        if (text[at++] !== ":") throw new SyntaxError("colon");
        node.members.push({ key, keyFrom, keyTo, value: value(depth + 1) });
      });
    } else if (first === "[") {
      Object.assign(node, { kind: "list", entries: [] });
      list("]", () => node.entries.push(value(depth + 1)));
    } else if (first === "\"") {
      Object.assign(node, { kind: "string", value: JSON.parse(match(string)) });
    } else {
      const word = JSON.parse(match(scalar));
      Object.assign(node, { kind: word === null ? "null" : typeof word, value: word });
    }
    node.to = at;
    return node;
  };
  const list = (end, entry) => {
    at++;
    skip();
    if (text[at] === end) { at++; return; }
    for (;;) {
      skip();
      entry();
      skip();
      if (text[at] === end) { at++; return; }
      if (text[at++] !== ",") throw new SyntaxError("comma");
    }
  };
  try {
    const root = value(0);
    skip();
    return at === text.length ? root : null;
  } catch { return null; }
}

/** The member of an object, or the entry of a list. */
export function child(node, key) {
  if (node?.kind === "object") return node.members.findLast((member) => member.key === key)?.value ?? null;
  if (node?.kind === "list") return node.entries[Number(key)] ?? null;
  return null;
}

/** The plain value of a node. */
export function plain(node) {
  if (!node) return undefined;
  if (node.kind === "object") return Object.fromEntries(node.members.map((member) => [member.key, plain(member.value)]));
  if (node.kind === "list") return node.entries.map(plain);
  return node.value;
}

/** The parts of a pointer, and back. */
export const steps = (pointer) => pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
export const pointerOf = (parts) => parts.map((part) => "/" + String(part).replaceAll("~", "~0").replaceAll("/", "~1")).join("");

/** The node at a pointer; null if there is none. */
export function find(root, pointer) {
  return pointer === null ? null : steps(pointer).reduce((node, step) => child(node, step), root);
}

/** The pointer of the innermost object around a place that a test accepts. */
export function pointerAt(root, unit, isWanted) {
  let found = null;
  const walk = (node, parts) => {
    if (!node || unit < node.from || unit > node.to) return;
    if (isWanted(node, parts)) found = pointerOf(parts);
    for (const member of node.members ?? []) walk(member.value, [...parts, member.key]);
    (node.entries ?? []).forEach((entry, index) => walk(entry, [...parts, index]));
  };
  walk(root, []);
  return found;
}
"""#

  static let editorScript = #"""
// SPDX-License-Identifier: MIT
// The text editor of the page: CodeMirror, with the language that the server knows.

import { make } from "./page.js";

const { CodeMirror } = globalThis;

/** A snippet without its stops, and what is selected in it: `$1`, `${1:8}`. */
export function plain(snippet) {
  let text = "";
  let selection = null;
  for (let at = 0; at < snippet.length; at++) {
    if (snippet[at] === "\\") { text += snippet[++at] ?? ""; continue; }
    const stop = snippet[at] === "$" && /^\$(?:(\d+)|\{(\d+):?([^}]*)\})/.exec(snippet.slice(at));
    if (!stop) { text += snippet[at]; continue; }
    selection ??= [text.length, text.length + (stop[3] ?? "").length];
    text += stop[3] ?? "";
    at += stop[0].length - 1;
  }
  return { text, selection: selection ?? [text.length, text.length] };
}

// JSON, with the texts and expressions in its strings.
CodeMirror.defineMode("weave", () => ({
  startState: () => ({ isIn: false, isKey: false, isToken: false }),
  token(stream, state) {
    if (state.isIn) {
      if (state.isToken) {
        if (stream.match("}}")) { state.isToken = false; return "variable-2"; }
        if (stream.peek() === "\"") state.isToken = false;
        else { stream.next(); stream.eatWhile((letter) => letter !== "}" && letter !== "\""); return "variable-2"; }
      }
      if (stream.sol() && stream.eol()) { state.isIn = false; return null; }
      if (stream.match("{{")) { state.isToken = true; return "variable-2"; }
      if (stream.match(/^\\./)) return "string-2";
      if (stream.next() === "\"") { state.isIn = false; return state.isKey ? "property" : "string"; }
      stream.eatWhile((letter) => letter !== "\"" && letter !== "\\" && letter !== "{");
      if (stream.eol()) state.isIn = false;
      return state.isKey ? "property" : state.isFormula ? "variable-2" : "string";
    }
    if (stream.eatSpace()) return null;
    if (stream.match("\"")) {
      state.isIn = !stream.eol();
      state.isKey = /^(?:[^"\\]|\\.)*"\s*:/.test(stream.string.slice(stream.pos));
      state.isFormula = !state.isKey && stream.peek() === "=";
      return state.isKey ? "property" : "string";
    }
    if (stream.match(/^-?\d+(\.\d+)?([eE][+-]?\d+)?/)) return "number";
    if (stream.match(/^(true|false|null)\b/)) return "atom";
    stream.next();
    return null;
  },
  fold: "brace",
  closeBrackets: "[]{}\"\"",
}));

export class Editor {
  /**
   * `changed` is called after each change, `moved` when the cursor is moved by its author; `ask` asks the server for
   * completions or a description at a place, and `fix` mends a problem.
   */
  constructor(host, { changed, moved, ask, fix }) {
    Object.assign(this, { changed, moved, ask, fix });
    this.problems = [];
    this.isLoading = false;
    this.code = CodeMirror(host, {
      mode: "weave", keyMap: "sublime", lineNumbers: true, indentUnit: 2, tabSize: 2, autoCloseBrackets: true, matchBrackets: true,
      foldGutter: true, gutters: ["CodeMirror-linenumbers", "problem-gutter", "CodeMirror-foldgutter"], styleActiveLine: true,
      undoDepth: 2000, historyEventDelay: 600, inputStyle: "contenteditable", spellcheck: false, cursorScrollMargin: 40,
      screenReaderLabel: "The design’s text", extraKeys: {
        "Ctrl-Space": () => this.complete(), F1: () => this.tellAtCursor(), "Ctrl-Y": "redo",
        Enter: () => this.breakLine(), Tab: (code) => this.indent(code), "Ctrl-.": () => this.fixAtCursor(), Esc: () => (this.tip.hidden ? CodeMirror.Pass : this.hideTip()),
      },
    });
    this.tip = make("div", { id: "tip", role: "tooltip", hidden: true });
    document.body.append(this.tip);
    this.code.on("change", (_, change) => { if (!this.isLoading && change.origin !== "setValue") this.noteChange(); });
    this.code.on("inputRead", (code, change) => this.typed(change));
    this.code.on("cursorActivity", (code) => { if (code.hasFocus()) this.moved(); });
    this.code.on("scroll", () => this.hideTip());
    const area = this.code.getWrapperElement();
    area.addEventListener("mousemove", (event) => this.hover(event));
    area.addEventListener("mouseleave", (event) => { if (!this.tip.contains(event.relatedTarget)) this.hideTip(true); });
    this.tip.addEventListener("mouseleave", () => this.hideTip());
  }

  /** The text, with one kind of line break. */
  get value() { return this.text ??= this.code.getValue("\n"); }
  get isFocused() { return this.code.hasFocus(); }
  get canUndo() { return this.code.historySize().undo > 0; }
  get canRedo() { return this.code.historySize().redo > 0; }

  /** Tells of a change before the editor draws it, and once for all parts of it: the server draws meanwhile. */
  noteChange() {
    const before = this.noted;
    this.text = undefined;
    this.noted = this.value;
    if (this.noted !== before) this.changed();
  }

  /** Shows a different text without a history; the cursor keeps its place. */
  load(text) {
    if (text.replaceAll("\r\n", "\n") === this.value) return;
    const { left, top } = this.code.getScrollInfo();
    const cursor = this.code.getCursor();
    this.isLoading = true;
    this.code.operation(() => {
      this.code.setValue(text);
      this.code.clearHistory();
      this.code.setCursor(cursor, null, { scroll: false });
    });
    this.isLoading = false;
    this.text = undefined;
    this.noted = this.value;
    this.code.scrollTo(left, top);
  }

  /** Replaces parts of the text, to be taken back as one; places are those of the text before. */
  apply(edits, selection = null, label = null) {
    if (!edits?.length) return;
    const places = edits.map((edit) => ({ from: this.place(edit.range[0]), to: this.place(edit.range[1]), text: edit.text }));
    const { left, top } = this.code.getScrollInfo();
    this.code.operation(() => {
      for (const edit of places.sort((a, b) => CodeMirror.cmpPos(b.from, a.from))) {
        this.code.replaceRange(edit.text, edit.from, edit.to, label ? "*" + label : "apply");
      }
    });
    if (selection) this.select(...selection, true); else this.code.scrollTo(left, top);
  }

  undo() { this.code.undo(); }
  redo() { this.code.redo(); }
  refresh() { this.code.refresh(); }
  place(unit) { return this.code.posFromIndex(unit); }
  get cursor() { return this.code.indexFromPos(this.code.getCursor()); }

  select(from, to, isShown = false) {
    const [start, end] = [this.place(from), this.place(to)];
    this.code.setSelection(start, end, { scroll: false });
    if (isShown) this.show(from, to);
  }

  /** Shows a part of the text; what is in sight stays where it is. */
  show(from, to) {
    const view = this.code.getScrollInfo();
    const start = this.code.charCoords(this.place(from), "local");
    const end = this.code.charCoords(this.place(to), "local");
    if (start.top >= view.top && Math.min(end.bottom, start.bottom + 40) <= view.top + view.clientHeight) return;
    this.code.scrollTo(null, Math.max(0, start.top - view.clientHeight / 3));
  }

  /** Marks the text of the chosen node; nothing if `range` is missing. */
  mark(range, isShown) {
    this.chosen?.clear();
    this.chosen = range ? this.code.markText(this.place(range[0]), this.place(range[1]), { className: "cm-chosen" }) : null;
    if (range && isShown) this.show(...range);
  }

  // Problems

  /** Underlines problems and marks their lines. */
  setProblems(problems) {
    this.code.operation(() => {
      for (const one of this.problems) one.mark.clear();
      this.code.clearGutter("problem-gutter");
      this.problems = problems.filter((problem) => problem.units).map((problem) => {
        let [from, to] = problem.units;
        if (from === to) to = Math.min(from + 1, this.value.length);
        // A problem of a whole node is shown on its first line.
        const [start, end] = [this.place(from), this.place(to)];
        const last = end.line > start.line ? { line: start.line, ch: this.code.getLine(start.line).length } : end;
        const mark = this.code.markText(start, last, { className: "cm-problem " + problem.severity });
        const dot = make("span", { className: "dot " + problem.severity, title: problem.message });
        this.code.setGutterMarker(start.line, "problem-gutter", dot);
        return { problem, mark };
      });
    });
  }

  problemsAt(place) {
    return this.problems.filter(({ mark }) => {
      const found = mark.find();
      return found && CodeMirror.cmpPos(found.from, place) <= 0 && CodeMirror.cmpPos(place, found.to) <= 0;
    }).map(({ problem }) => problem);
  }

  async fixAtCursor() {
    const problem = this.problemsAt(this.code.getCursor()).find((one) => one.hasFix);
    if (problem) this.fix(problem);
  }

  // What is under the pointer

  hover(event) {
    clearTimeout(this.hoverTimer);
    if (event.buttons) return;
    const { clientX: x, clientY: y } = event;
    this.hoverTimer = setTimeout(() => {
      const place = this.code.coordsChar({ left: x, top: y }, "window");
      const box = this.code.charCoords(place, "window");
      if (Math.abs(x - box.left) > 14 || y < box.top - 2 || y > box.bottom + 2) return this.hideTip();
      this.tell(place);
    }, 280);
  }

  tellAtCursor() { return this.tell(this.code.getCursor(), true); }

  async tell(place, isKept = false) {
    const unit = this.code.indexFromPos(place);
    const text = this.value;
    const problems = this.problemsAt(place);
    const answer = await this.ask("hover", unit);
    if (text !== this.value) return;
    const rows = problems.map((problem) => {
      const row = make("p", { className: problem.severity }, problem.message);
      for (const note of problem.notes) row.append(make("small", {}, note));
      if (problem.hasFix) row.append(make("button", { textContent: "Fix", onclick: () => { this.hideTip(); this.fix(problem); } }));
      return row;
    });
    for (const part of (answer?.says ?? "").split("\n\n").filter(Boolean)) rows.push(make("p", {}, part.replace(/[*`]/g, "")));
    if (!rows.length) return this.hideTip();
    this.tip.replaceChildren(...rows);
    this.tip.hidden = false;
    const box = this.code.charCoords(place, "window");
    const { offsetWidth: width, offsetHeight: height } = this.tip;
    this.tip.style.left = Math.max(4, Math.min(box.left, innerWidth - width - 8)) + "px";
    this.tip.style.top = (box.top - height - 4 > 0 ? box.top - height - 4 : box.bottom + 4) + "px";
    this.isKept = isKept;
  }

  hideTip(isLeaving = false) {
    clearTimeout(this.hoverTimer);
    if (!isLeaving || !this.isKept) this.tip.hidden = true;
  }

  // Typing

  /** A new line begins where the one before does; between brackets, they come apart. */
  breakLine() {
    this.code.operation(() => {
      const cursor = this.code.getCursor();
      const line = this.code.getLine(cursor.line);
      const indent = /^[ \t]*/.exec(line.slice(0, cursor.ch))[0];
      const isInside = /[{[]\s*$/.test(line.slice(0, cursor.ch));
      const isPair = isInside && /^\s*[}\]]/.test(line.slice(cursor.ch));
      this.code.replaceSelection("\n" + indent + (isInside ? "  " : ""), "end", "+input");
      if (!isPair) return;
      const place = this.code.getCursor();
      this.code.replaceRange("\n" + indent, place, place, "+input");
      this.code.setCursor(place);
    });
  }

  indent(code) {
    if (code.somethingSelected()) code.indentSelection("add"); else code.replaceSelection("  ", "end", "+input");
  }

  typed(change) {
    const letter = change.text.join("\n");
    // The pictures are asked for first.
    if (/^[\w"{=|.(:#-]$/.test(letter) || letter === "\"\"") setTimeout(() => this.complete(), 0);
  }

  async complete() {
    const question = this.question = (this.question ?? 0) + 1;
    const at = this.cursor;
    const answer = await this.ask("complete", at);
    // Only the answer to the last letter counts.
    if (question !== this.question || at !== this.cursor || !answer?.items.length) return;
    const word = (range) => this.value.slice(range[0], at).replace(/^"/, "").toLowerCase();
    const items = answer.items.filter((item) => {
      let from = 0;
      const label = item.label.toLowerCase();
      for (const letter of word(item.range)) {
        from = label.indexOf(letter, from) + 1;
        if (!from) return false;
      }
      return true;
    });
    items.sort((a, b) => b.label.toLowerCase().startsWith(word(b.range)) - a.label.toLowerCase().startsWith(word(a.range)));
    if (!items.length) return this.code.closeHint();
    const from = this.place(Math.min(...items.map((item) => item.range[0])));
    const list = { from, to: this.code.getCursor(), list: items.slice(0, 60).map((item) => this.hint(item)) };
    CodeMirror.on(list, "select", (hint) => this.showSays(hint));
    CodeMirror.on(list, "close", () => this.hideTip());
    this.code.showHint({ hint: () => list, completeSingle: false, closeCharacters: /[\s{}[\],:]/, updateOnCursorActivity: false });
  }

  hint(item) {
    return {
      text: item.text, says: item.says, displayText: item.label,
      render: (row) => row.append(make("span", { className: "kind " + item.kind, textContent: item.kind.slice(0, 1) }), item.label, " ",
        make("small", {}, item.detail)),
      hint: () => this.take(item),
    };
  }

  /** What a completion means, beside the list. */
  showSays(hint) {
    const box = document.querySelector(".CodeMirror-hints")?.getBoundingClientRect();
    this.tip.hidden = !hint.says || !box;
    if (this.tip.hidden) return;
    this.tip.replaceChildren(make("p", {}, hint.says.replace(/[*`]/g, "")));
    const isRight = box.right + 300 < innerWidth;
    this.tip.style.left = (isRight ? box.right + 4 : Math.max(4, box.left - this.tip.offsetWidth - 4)) + "px";
    this.tip.style.top = Math.min(box.top, innerHeight - this.tip.offsetHeight - 4) + "px";
  }

  take(item) {
    const { text, selection } = item.isSnippet ? plain(item.text) : { text: item.text, selection: [item.text.length, item.text.length] };
    const shift = item.others.reduce((sum, one) => one.range[0] <= item.range[0] ? sum + one.text.length - (one.range[1] - one.range[0]) : sum, 0);
    // A closing quote that the editor has added belongs to the value.
    const range = [item.range[0], Math.max(item.range[1], this.cursor)];
    if (/^"/.test(text) && /"$/.test(text) && this.value[range[1]] === "\"" && this.value[range[1] - 1] !== "\"") range[1]++;
    const start = item.range[0] + shift;
    this.apply([{ range, text }, ...item.others], [start + selection[0], start + selection[1]]);
    this.code.focus();
  }
}
"""#

  static let layersScript = #"""
// SPDX-License-Identifier: MIT
// The layers: the nodes of the text as a tree, and the changes of its structure.

import { $, page, make, tree, change, chosenObject, say } from "./page.js";
import { child, find, plain, pointerOf, steps } from "./json.js";

/** The signs of kinds in the tree. */
const signs = {
  vstack: "⬍", hstack: "⬌", zstack: "❐", grid: "⊞", spacer: "⇳", divider: "―", text: "T", symbol: "✦", label: "✦T", image: "▧", shape: "●",
  path: "∿", qr: "▦", gauge: "◔", chart: "▥", forEach: "⟳", when: "⑂", viewThatFits: "⤢", use: "◆", slot: "▢", widget: "▣", design: "▤",
};

/** The keys below which a node has other nodes. */
const inner = ["children", "then", "else", "more", "background", "overlay", "mask", "slots"];

/** What a new node begins as. */
const beginnings = [
  ["text", "Text", { type: "text", text: "Text" }],
  ["image", "Photo", { type: "image", file: "photo.jpg", mode: "fill", frame: { height: 72 } }],
  ["symbol", "Symbol", { type: "symbol", name: "star.fill", size: 20 }],
  ["label", "Label", { type: "label", text: "Label", symbol: "star.fill" }],
  ["gauge", "Gauge", { type: "gauge", style: "ring", value: 0.6, frame: { width: 48, height: 48 } }],
  ["chart", "Chart", { type: "chart", mark: "bar", values: [3, 5, 4, 7, 6], frame: { height: 48 } }],
  ["forEach", "List", null],
  ["shape", "Shape", { type: "shape", shape: "capsule", fill: "accent", frame: { width: 48, height: 12 } }],
  ["divider", "Divider", { type: "divider" }],
  ["spacer", "Spacer", { type: "spacer" }],
  ["qr", "Code", { type: "qr", text: "https://example.org", frame: { width: 60, height: 60 } }],
  ["vstack", "Column", { type: "vstack", spacing: 4, children: [{ type: "text", text: "Text" }] }],
  ["hstack", "Row", { type: "hstack", spacing: 4, children: [{ type: "text", text: "Text" }] }],
  ["zstack", "Stack", { type: "zstack", children: [{ type: "text", text: "Text" }] }],
  ["grid", "Grid", { type: "grid", columns: 2, spacing: 4, children: [{ type: "text", text: "1" }, { type: "text", text: "2" }] }],
];

const closed = new Set();

/** Whether an object is a node of a content tree. */
export const isNode = (node) => node?.kind === "object" && child(node, "type")?.kind === "string";

/** The words beside a kind: what it shows, or its name. */
export function detail(node) {
  for (const key of ["text", "name", "file", "component", "template", "items", "design", "value"]) {
    const found = child(node, key);
    if (found?.kind === "string" || found?.kind === "number") return "“" + String(found.value).slice(0, 40) + "”";
  }
  return child(node, "id")?.value ?? "";
}

/** The rows of the tree: pointer, kind, words, depth, and whether more rows are in it. */
export function rows() {
  const root = tree();
  const found = [];
  const add = (node, parts, depth, via) => {
    if (found.length > 2000) return;
    const kind = child(node, "type")?.value ?? "node";
    const pointer = pointerOf(parts);
    const below = [];
    for (const member of node.members ?? []) {
      if (!inner.includes(member.key)) continue;
      const value = member.value;
      if (value.kind === "list") value.entries.forEach((entry, index) => isNode(entry) && below.push([entry, [...parts, member.key, index], member.key]));
      else if (isNode(value)) below.push([value, [...parts, member.key], member.key]);
      else if (member.key === "slots") {
        for (const slot of value.members ?? []) (slot.value.entries ?? []).forEach((entry, index) => isNode(entry)
          && below.push([entry, [...parts, "slots", slot.key, index], slot.key]));
      }
    }
    found.push({ pointer, kind, words: detail(node), depth, via: via === "children" ? "" : via, node, isOpen: !closed.has(pointer), count: below.length });
    if (!closed.has(pointer)) for (const [one, path, key] of below) add(one, path, depth + 1, key);
  };
  const design = (node, parts) => {
    const layout = child(child(node, "layout"), "template")?.value;
    found.push({ pointer: pointerOf(parts), kind: "design", words: child(node, "name")?.value ?? "", depth: 0, via: layout && layout !== "custom" ? layout : "",
      node, isOpen: true, count: 1 });
    const content = child(node, "content");
    if (isNode(content)) add(content, [...parts, "content"], 1, "");
    for (const component of child(node, "components")?.members ?? []) {
      const inside = child(component.value, "content");
      found.push({ pointer: pointerOf([...parts, "components", component.key]), kind: "component", words: component.key, depth: 1, via: "", node: component.value, isOpen: true, count: 1 });
      if (isNode(inside)) add(inside, [...parts, "components", component.key, "content"], 2, "");
    }
    for (const file of [child(node, "include")].flatMap((one) => one?.entries ?? (one ? [one] : []))) {
      if (file.kind === "string") found.push({ pointer: null, kind: "include", words: file.value, depth: 1, via: "", file: file.value, isOpen: true, count: 0 });
    }
  };
  if (root?.kind === "list") root.entries.forEach((entry, index) => design(entry, [index]));
  else if (child(root, "specs")) child(root, "specs").entries?.forEach((entry, index) => design(entry, ["specs", index]));
  else if (root) design(root, []);
  return found;
}

let shown = "";

/** Shows the tree; it stays as it is while the text has syntax errors. */
export function showLayers() {
  if (!tree()) return;
  const all = rows();
  const chosen = page.chosen?.pointer ?? null;
  const mark = all.map((row) => [row.pointer, row.kind, row.words, row.via, row.depth, row.isOpen].join("\t")).join("\n") + "\n" + chosen;
  if (mark === shown) return;
  shown = mark;
  const hadFocus = $("tree").contains(document.activeElement);
  $("tree").replaceChildren(...all.map((row, index) => layer(row, index, chosen, all)));
  $("tree").dataset.count = all.length;
  if (hadFocus) $("tree").querySelector("[tabindex='0']")?.focus({ preventScroll: true });
  const current = $("tree").querySelector("[aria-selected='true']");
  if (current) {
    const [box, view] = [current.getBoundingClientRect(), $("tree").getBoundingClientRect()];
    if (box.top < view.top || box.bottom > view.bottom) $("tree").scrollTop += box.top - view.top - view.height / 3;
  }
  for (const id of ["layer-duplicate", "layer-remove", "move-earlier", "move-later"]) $(id).disabled = !isMovable(chosen);
  $("layer-wrap").disabled = !isNode(chosenObject());
}

function layer(row, index, chosen, all) {
  const isChosen = row.pointer !== null && row.pointer === chosen;
  const isFirst = chosen === null || !all.some((one) => one.pointer === chosen) ? index === 0 : isChosen;
  const item = make("div", {
    role: "treeitem", className: "layer " + row.kind, tabIndex: isFirst ? 0 : -1, title: row.pointer ?? row.file, draggable: isMovable(row.pointer),
    aria: { selected: isChosen, level: row.depth + 1, ...(row.count ? { expanded: row.isOpen } : {}) }, data: { pointer: row.pointer ?? "", index },
  });
  item.style.paddingLeft = 6 + row.depth * 12 + "px";
  item.append(
    make("i", { className: "fold" + (row.count && row.kind !== "design" ? "" : " none"), textContent: row.isOpen ? "▾" : "▸", onclick: (event) => { event.stopPropagation(); fold(row); } }),
    make("i", { className: "sign", textContent: signs[row.kind] ?? "◇" }),
    make("b", {}, row.kind), " ", make("span", {}, row.words), row.via ? make("small", {}, row.via) : "");
  item.addEventListener("click", () => { item.focus(); open(row); });
  return item;
}

function open(row) {
  if (row.file) return openFile(row.file);
  page.choose({ pointer: row.pointer, id: null, index: page.chosen?.index ?? 0 });
}

/** Shows a file that the design includes, if it is among those of the preview. */
export function openFile(name) {
  const wanted = page.state.files.find((one) => one === name || one.endsWith("/" + name) || name.endsWith("/" + one));
  if (!wanted) { say(name + " is not among the files of this preview; preview the folder to open it"); return; }
  page.switchTo(wanted);
}

function fold(row) {
  if (closed.has(row.pointer)) closed.delete(row.pointer); else closed.add(row.pointer);
  shown = "";
  showLayers();
}

// Structure

/** The list that a node is an entry of, and its place in it; null if it is in none. */
function place(pointer) {
  if (pointer === null || pointer === undefined) return null;
  const parts = steps(pointer);
  const index = Number(parts.at(-1));
  const list = find(tree(), pointerOf(parts.slice(0, -1)));
  return list?.kind === "list" && parts.length > 1 && list.entries[index] ? { list: pointerOf(parts.slice(0, -1)), index, count: list.entries.length } : null;
}

const isMovable = (pointer) => place(pointer) !== null && isNode(find(tree(), pointer));

const literal = (node) => page.editor.value.slice(node.from, node.to);

async function changeAndChoose(changes, pointer) {
  if (!await change(changes)) return false;
  page.choose({ pointer, id: null, index: page.chosen?.index ?? 0 });
  return true;
}

export async function duplicate() {
  const at = place(page.chosen?.pointer);
  if (at) await changeAndChoose([{ pointer: at.list + "/" + (at.index + 1 < at.count ? at.index + 1 : "-"), insert: literal(chosenObject()) }], at.list + "/" + (at.index + 1));
}

export async function remove() {
  const at = place(page.chosen?.pointer);
  if (!at) return;
  const next = at.count > 1 ? at.list + "/" + Math.min(at.index, at.count - 2) : pointerOf(steps(at.list).slice(0, -1));
  await changeAndChoose([{ pointer: at.list + "/" + at.index }], next);
}

export async function move(distance) {
  const at = place(page.chosen?.pointer);
  const index = at ? at.index + distance : -1;
  if (!at || index < 0 || index >= at.count) return;
  const insert = index === at.count - 1 ? "-" : index;
  await changeAndChoose([{ pointer: at.list + "/" + at.index }, { pointer: at.list + "/" + insert, insert: literal(chosenObject()) }], at.list + "/" + index);
}

export async function wrap(kind) {
  const pointer = page.chosen?.pointer;
  const node = chosenObject();
  if (!isNode(node)) return;
  await changeAndChoose([{ pointer, set: `{ "type": "${kind}", "children": [${literal(node)}] }` }], pointer);
}

/** Moves a node into or beside another one, wherever that is. */
async function drop(from, to, where) {
  if (from === to || to.startsWith(from + "/")) return;
  const node = find(tree(), from);
  const target = find(tree(), to);
  if (!isNode(node) || !target) return;
  const text = literal(node);
  const at = place(from);
  let list;
  let index;
  if (where === "inside") {
    list = to + "/children";
    index = child(target, "children")?.entries?.length ?? 0;
    if (child(target, "children")?.kind !== "list") return;
  } else {
    const beside = place(to);
    if (!beside) return;
    list = beside.list;
    index = beside.index + (where === "after" ? 1 : 0);
  }
  // Removed first: places behind it in the same list move up by one, and so do those in lists inside later entries.
  const shift = (path) => {
    const [mine, theirs] = [steps(from), steps(path)];
    const last = mine.length - 1;
    if (theirs.length > last && mine.slice(0, last).every((part, step) => part === theirs[step]) && Number(theirs[last]) > Number(mine[last])) {
      theirs[last] = String(Number(theirs[last]) - 1);
    }
    return pointerOf(theirs);
  };
  const whole = shift(list + "/" + index);
  const end = steps(whole);
  const count = (find(tree(), list)?.entries.length ?? 0) - (list === at.list ? 1 : 0);
  const goal = pointerOf(end.slice(0, -1)) + "/" + (Number(end.at(-1)) >= count ? "-" : end.at(-1));
  await changeAndChoose([{ pointer: from }, { pointer: goal, insert: text }], whole);
}

/** Inserts a new node: into the chosen container, else after the chosen node, else at the end of the content. */
export async function insert(kind) {
  const root = tree();
  if (!root) { say("The text has syntax errors; fix them first."); return; }
  let pointer = page.chosen?.pointer ?? "/content";
  let node = find(root, pointer);
  if (!isNode(node)) { pointer = "/content"; node = find(root, pointer); }
  const changes = [];
  const value = beginnings.find(([name]) => name === kind)[2] ?? await newList(root, changes);
  if (kind === "image") value.file = (await firstPhoto()) ?? value.file;
  if (!isNode(node)) {
    // A design made by a template gets content of its own.
    changes.push({ pointer: "/layout/template", set: "\"custom\"" },
      { pointer: "/content", set: JSON.stringify({ type: "vstack", spacing: 8, padding: 16, children: [value] }) });
    return changeAndChoose(changes, "/content/children/0");
  }
  const text = JSON.stringify(value);
  const own = child(node, "children");
  if (own?.kind === "list" && child(node, "type").value !== "forEach") {
    return changeAndChoose([...changes, { pointer: pointer + "/children/-", insert: text }], pointer + "/children/" + own.entries.length);
  }
  const at = place(pointer);
  if (at) return changeAndChoose([...changes, { pointer: at.list + "/" + (at.index + 1 < at.count ? at.index + 1 : "-"), insert: text }], at.list + "/" + (at.index + 1));
  // The only node of a design gets a column around it.
  return changeAndChoose([...changes, { pointer, set: `{ "type": "vstack", "spacing": 8, "children": [${literal(node)}, ${text}] }` }], pointer + "/children/1");
}

/** A list of the design's own data: the variable is written too, unless there is one. */
async function newList(root, changes) {
  const variables = plain(child(root, "variables")) ?? {};
  let name = Object.keys(variables).find((key) => Array.isArray(variables[key]));
  if (!name) {
    name = "items";
    changes.push({ pointer: "/variables/items", set: JSON.stringify(["First", "Second", "Third"]) });
  }
  const entry = Array.isArray(variables[name]) ? variables[name][0] : "";
  const member = entry && typeof entry === "object" ? "." + Object.keys(entry)[0] : "";
  return { type: "forEach", items: "=" + name, as: "item", children: [{ type: "text", text: `{{item${member}}}` }] };
}

async function firstPhoto() {
  const answer = await fetch("photos?design=" + encodeURIComponent(page.state.files[page.state.file] ?? "")).catch(() => null);
  return answer?.ok ? (await answer.json())[0] : undefined;
}

// Keys, pointer and buttons

function keyPressed(event) {
  const item = event.target.closest("[role=treeitem]");
  if (!item) return;
  const all = [...$("tree").children];
  const index = all.indexOf(item);
  const row = rows()[Number(item.dataset.index)];
  const go = (to) => { if (all[to]) { all[to].focus(); all[to].click(); } };
  const acts = {
    ArrowDown: () => (event.altKey ? move(1) : go(index + 1)), ArrowUp: () => (event.altKey ? move(-1) : go(index - 1)),
    Home: () => go(0), End: () => go(all.length - 1),
    ArrowRight: () => { if (row.count && !row.isOpen) fold(row); else go(index + 1); },
    ArrowLeft: () => {
      if (row.count && row.isOpen && row.kind !== "design") return fold(row);
      go(all.findLastIndex((one, place) => place < index && Number(one.getAttribute("aria-level")) < row.depth + 1));
    },
    Delete: remove, Backspace: remove, Enter: () => document.querySelector("#fields input, #fields select, #fields textarea")?.focus(),
    d: () => event.ctrlKey || event.metaKey ? duplicate() : null,
  };
  const act = acts[event.key];
  if (!act || event.key === "d" && !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  act();
}

let dragged = null;

function dropPlace(event) {
  const item = event.target.closest("[role=treeitem]");
  if (!item?.dataset.pointer || dragged === null) return null;
  const box = item.getBoundingClientRect();
  const part = (event.clientY - box.top) / box.height;
  const node = find(tree(), item.dataset.pointer);
  const canHold = child(node, "children")?.kind === "list";
  return { item, where: canHold && (part > 0.3 && part < 0.7 || !place(item.dataset.pointer)) ? "inside" : part < 0.5 ? "before" : "after" };
}

function clearDrop() { for (const one of $("tree").querySelectorAll("[data-drop]")) delete one.dataset.drop; }

export function startLayers() {
  $("tree").addEventListener("keydown", keyPressed);
  $("tree").addEventListener("dragstart", (event) => { dragged = event.target.dataset.pointer; event.dataTransfer.effectAllowed = "move"; });
  $("tree").addEventListener("dragover", (event) => {
    const found = dropPlace(event);
    clearDrop();
    if (!found) return;
    event.preventDefault();
    found.item.dataset.drop = found.where;
  });
  $("tree").addEventListener("drop", (event) => {
    const found = dropPlace(event);
    clearDrop();
    if (!found) return;
    event.preventDefault();
    drop(dragged, found.item.dataset.pointer, found.where);
  });
  $("tree").addEventListener("dragend", () => { dragged = null; clearDrop(); });
  $("insert").append(...beginnings.map(([kind, name]) => new Option((signs[kind] ?? "") + "  " + name, kind)));
  $("insert").addEventListener("change", () => { const kind = $("insert").value; $("insert").value = ""; if (kind) insert(kind); });
  $("layer-wrap").addEventListener("change", () => { const kind = $("layer-wrap").value; $("layer-wrap").value = ""; if (kind) wrap(kind); });
  $("layer-duplicate").addEventListener("click", duplicate);
  $("layer-remove").addEventListener("click", remove);
  $("move-earlier").addEventListener("click", () => move(-1));
  $("move-later").addEventListener("click", () => move(1));
}
"""#

  static let fieldsScript = #"""
// SPDX-License-Identifier: MIT
// The fields of the inspector: one for each key, made from the declaration of the key.

import { page, make, askText, say } from "./page.js";
import { child } from "./json.js";
import { pickSymbol, pickValue, addPhoto } from "./dialogs.js";

const cases = new Set(["small", "medium", "large", "extraLarge", "accessoryInline", "accessoryCircular", "accessoryRectangular", "default", "light", "dark"]);
const fontSizes = { largeTitle: 26, title: 22, title2: 19, title3: 17, headline: 15, body: 15, callout: 14, subheadline: 13, footnote: 12, caption: 11, caption2: 10 };
const formWords = { number: "number", choice: "choice", color: "colour", share: "share", object: "parts", list: "list", map: "parts", json: "JSON",
  text: "text", template: "text", flag: "on or off", formula: "formula", cases: "by size or look", node: "node" };

/** A key in words: `lineWidth` is “Line width”. */
export function words(key) {
  const text = key.replace(/([a-z])([A-Z0-9])/g, "$1 $2").toLowerCase();
  return text[0].toUpperCase() + text.slice(1);
}

const isNumber = (field) => field.forms.some((form) => form.kind === "number");
const parsed = (literal) => { try { return JSON.parse(literal); } catch { return literal; } };

/** The form of a value that is there: an index of `forms`, `formula`, `cases` or `json`. */
function formOf(field, node) {
  if (node.kind === "string" && node.value.startsWith("=") && field.isDynamic) return "formula";
  if (node.kind === "object" && field.isDynamic && node.members.length && node.members.every((member) => cases.has(member.key))) return "cases";
  const fits = (form) => {
    switch (form.kind) {
      case "flag": return node.kind === "boolean";
      case "number": return node.kind === "number";
      case "choice": return node.kind === "string" && form.words.includes(node.value);
      case "share": return node.kind === "string" && /^[\d.]+%$/.test(node.value);
      case "color": case "text": case "template": return node.kind === "string";
      case "object": return node.kind === "object" && (form.table?.fields ?? []).some((one) => child(node, one.key));
      case "list": return node.kind === "list";
      case "map": return node.kind === "object";
      case "node": return node.kind === "object" && child(node, "type") !== null;
      default: return false;
    }
  };
  const found = field.forms.findIndex(fits);
  return found >= 0 ? found : "json";
}

/** The form that a value begins with. */
function firstForm(field) {
  const order = ["choice", "number", "color", "flag", "template", "text", "share", "object", "list", "map", "json", "node"];
  return field.forms.reduce((best, form, index) => order.indexOf(form.kind) < order.indexOf(field.forms[best].kind) ? index : best, 0);
}

/** The forms that an author chose for keys without a value, by pointer. */
const chosenForms = new Map();

/**
 * The row of a field.
 *
 * `context` has `tables`, and `set(pointer, literal, label)`, which removes the key without a literal.
 */
export function fieldRow(context, field, node, pointer, id) {
  const form = node ? formOf(field, node) : chosenForms.get(pointer) ?? firstForm(field);
  const row = make("div", { className: "field" + (node ? " set" : ""), data: { key: field.key } });
  const declared = field.forms[form];
  const kind = declared?.kind ?? form;
  if (kind === "object" || kind === "cases") return nested(context, field, node, pointer, id, declared, row);
  const label = make("label", { textContent: words(field.key), htmlFor: id, title: field.says.replace(/[*`]/g, "") + (field.standard ? " Default: " + field.standard + "." : "") });
  row.append(label, make("div", { className: "control" }, ...control(context, field, declared, kind, node, pointer, id)), formButton(context, field, form, node, pointer));
  return row;
}

function nested(context, field, node, pointer, id, form, row) {
  const box = make("details", { open: Boolean(node) || field.key === "frame", id: id + "-box" });
  const summary = make("summary", { title: field.says.replace(/[*`]/g, "") }, words(field.key));
  const inner = make("div", { className: "inner" });
  box.append(summary, inner);
  const fill = () => {
    if (inner.childElementCount) return;
    const fields = form ? (context.tables.objects[form.name]?.fields ?? [])
      : (node?.members ?? []).map((member) => ({ ...field, key: member.key, isDynamic: false, says: field.says }));
    inner.append(...fields.map((one) => fieldRow(context, one, child(node, one.key), pointer + "/" + one.key, id + "-" + one.key)));
  };
  if (box.open) fill(); else box.addEventListener("toggle", fill, { once: true });
  row.classList.add("wide");
  row.append(box, formButton(context, field, node ? formOf(field, node) : field.forms.indexOf(form), node, pointer));
  return row;
}

/** Chooses between the kinds of value that a key takes, and removes the key. */
function formButton(context, field, form, node, pointer) {
  const select = make("select", { className: "form", title: "Kind of value", aria: { label: "Kind of value of " + words(field.key) } });
  const add = (word, value) => select.append(new Option(word, value));
  field.forms.forEach((one, index) => one.kind !== "node" && add(one.kind === "object" ? words(one.name) : formWords[one.kind], index));
  if (field.isDynamic) add("formula", "formula");
  if (form === "cases") add(formWords.cases, "cases");
  if (form === "json") add("JSON", "json");
  if (node && !field.isRequired) { add("—", "-"); select.lastChild.disabled = true; add("Remove", "remove"); }
  select.value = form;
  if (select.options.length < 2) return "";
  select.addEventListener("change", () => {
    const value = select.value;
    if (value === "remove") return context.set(pointer, undefined);
    const next = /^\d+$/.test(value) ? Number(value) : value;
    chosenForms.set(pointer, next);
    if (next === "formula") return pickValue({ isFormula: true, isNumber: isNumber(field) }).then((name) => (name ? context.set(pointer, JSON.stringify("=" + name)) : context.show()));
    if (node) context.set(pointer, undefined).then(context.show); else context.show();
  });
  return select;
}

function control(context, field, form, kind, node, pointer, id) {
  const value = node && "value" in node ? node.value : undefined;
  const standard = field.standard === undefined ? "" : String(parsed(field.standard));
  const set = (next, label) => context.set(pointer, next === undefined || next === "" ? undefined : JSON.stringify(next), label);
  const input = (type, more = {}) => make("input", { type, id, value: value ?? "", placeholder: standard, spellcheck: false, autocomplete: "off", ...more });
  const commit = (element, read) => { element.addEventListener("change", () => set(read(element.value))); return element; };
  switch (kind) {
    case "flag": {
      const select = make("select", { id });
      select.append(new Option(standard ? "default: " + (standard === "true" ? "on" : "off") : "not set", ""), new Option("on", "true"), new Option("off", "false"));
      select.value = value === undefined ? "" : String(value);
      return [commit(select, (text) => (text === "" ? undefined : text === "true"))];
    }
    case "choice": {
      const select = make("select", { id });
      select.append(new Option(standard ? "default: " + standard : "not set", ""), ...form.words.map((word) => {
        const option = new Option(word);
        // Text styles are shown in themselves.
        if (field.key === "font" || field.key === "style" && word in fontSizes) option.style.fontSize = (fontSizes[word] ?? 14) + "px";
        return option;
      }));
      select.value = value ?? "";
      return [commit(select, (text) => text || undefined)];
    }
    case "number": return numberControl(field, form, value, id, standard, set);
    case "color": return colorControl(context, value, id, standard, set);
    case "formula": {
      const box = input("text", { value: String(value ?? "=").slice(1), className: "formula" });
      return [make("span", { className: "equals", textContent: "=" }), commit(box, (text) => (text ? "=" + text : undefined)),
        make("button", { textContent: "ƒ", title: "Choose a fact or a variable", onclick: async () => { const name = await pickValue({ isFormula: true, isNumber: isNumber(field) }); if (name) set("=" + name); } })];
    }
    case "template": {
      const special = namedControl(context, field, value, set, input, commit);
      if (special) return special;
      const box = input("text");
      commit(box, (text) => text);
      return [box, make("button", { textContent: "{ }", title: "Insert a fact or a variable", onclick: async () => {
        const at = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length];
        const name = await pickValue({});
        if (name) set(box.value.slice(0, at[0]) + `{{${name}}}` + box.value.slice(at[1]));
      } })];
    }
    case "text": return namedControl(context, field, value, set, input, commit) ?? [commit(input("text"), (text) => text || undefined)];
    case "share": return [commit(input("text", { placeholder: "50%" }), (text) => (/^[\d.]+$/.test(text) ? text + "%" : text))];
    case "node": return [make("span", { className: "quiet", textContent: "a node; see the layers" })];
    default: {
      const area = make("textarea", { id, rows: node ? 2 : 1, spellcheck: false, value: node ? page.editor.value.slice(node.from, node.to) : "", placeholder: kind === "list" ? "[ … ]" : kind === "map" ? "{ … }" : "JSON" });
      area.addEventListener("change", () => {
        if (!area.value.trim()) return context.set(pointer, undefined);
        try { JSON.parse(area.value); } catch (error) { say("This is not JSON: " + error.message); return; }
        context.set(pointer, area.value.trim());
      });
      return [area];
    }
  }
}

function numberControl(field, form, value, id, standard, set) {
  const number = make("input", { type: "number", id, value: value ?? "", placeholder: standard, step: form.isWhole ? 1 : "any" });
  if (form.low !== undefined) number.min = form.low;
  if (form.high !== undefined) number.max = form.high;
  number.addEventListener("change", () => set(number.value === "" ? undefined : Number(number.value)));
  // Arrow keys step by one, with Shift by ten, as in drawing programs.
  number.addEventListener("keydown", (event) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const isFine = form.high !== undefined && form.high <= 1;
    const next = (Number(number.value || standard) || 0) + step * (event.shiftKey ? 10 : 1) * (isFine ? 0.05 : 1);
    number.value = Math.round(Math.max(form.low ?? -Infinity, Math.min(form.high ?? Infinity, next)) * 1000) / 1000;
    set(Number(number.value), field.key);
  });
  if (form.low === undefined || form.high === undefined || form.high - form.low > 400) return [number];
  const slider = make("input", { type: "range", min: form.low, max: form.high, step: form.isWhole ? 1 : (form.high - form.low) / 100, aria: { label: words(field.key) } });
  slider.value = value ?? (standard || form.low);
  slider.addEventListener("input", () => { number.value = slider.value; set(Number(slider.value), field.key); });
  return [slider, number];
}

function colorControl(context, value, id, standard, set) {
  const text = make("input", { type: "text", id, value: value ?? "", placeholder: standard || "inherited", spellcheck: false });
  text.setAttribute("list", "colors");
  text.addEventListener("change", () => set(text.value || undefined));
  const picker = make("input", { type: "color", aria: { label: "Colour" }, value: /^#[0-9a-f]{6}/i.test(value ?? "") ? value.slice(0, 7) : "#888888" });
  picker.addEventListener("input", () => { text.value = picker.value.toUpperCase(); set(text.value, id); });
  return [picker, text];
}

/** The field of a symbol or a photo, which are chosen by their looks; null for other texts. */
function namedControl(context, field, value, set, input, commit) {
  const isSymbol = field.key === "name" && context.kind === "symbol" || field.key === "symbol" || field.key === "systemImage";
  const isPhoto = field.key === "file" && context.kind === "image";
  if (!isSymbol && !isPhoto) return null;
  const box = commit(input("text"), (text) => text || undefined);
  if (isPhoto) {
    box.setAttribute("list", "photos");
    const add = async () => { const name = await addPhoto(); if (name) set(name); };
    return [box, make("button", { textContent: "Add…", title: "Add a photo from your files", onclick: add })];
  }
  const choose = async () => { const name = await pickSymbol(); if (name) set(name); };
  const image = value ? make("img", { src: "symbol/" + encodeURIComponent(value) + ".png?scale=2", width: 20, height: 20, alt: "" }) : "…";
  return [make("button", { className: "symbol", title: "Choose a symbol", aria: { label: "Choose a symbol" }, onclick: choose }, image), box];
}
"""#

  static let inspectorScript = #"""
// SPDX-License-Identifier: MIT
// The inspector: the fields of the chosen node, from the declarations of its keys.

import { $, page, make, tree, change, chosenObject, chosenNode, listed } from "./page.js";
import { child } from "./json.js";
import { fieldRow, words } from "./fields.js";
import { isNode, detail } from "./layers.js";

/** The modifiers in the order in which an author looks for them. */
const groups = [
  ["Size and place", ["frame", "padding", "margin", "offset", "aspectRatio", "fixedSize", "layoutPriority", "guides", "columnSpan"]],
  ["Text and colour", ["font", "foreground", "multilineAlignment", "lineLimit", "reservesSpace", "truncation", "minimumScale", "lineSpacing", "textCase"]],
  ["Around", ["background", "backgroundAlignment", "material", "border", "clip", "shadow", "overlay", "overlayAlignment", "mask", "maskAlignment"]],
  ["Effects", ["opacity", "hidden", "blur", "blendMode", "rotation", "scaleEffect", "grain", "dither", "redacted", "colorScheme"]],
  ["Name and condition", ["id", "when", "styles", "accessibilityLabel"]],
];

let tables = null;
let shown = "";
/** The groups that the author has opened or closed, for all nodes. */
const open = new Map();

/** The keys of a design itself. */
const designKeys = new Set(["name", "primaryText", "secondaryText", "symbol", "style", "layout", "for"]);

export async function showInspector(isForced = false) {
  tables ??= await listed("keys").then(linked);
  const node = chosenObject();
  const box = $("fields");
  // A field that is being filled in stays as it is.
  if (box.contains(document.activeElement) && !isForced && box.dataset.pointer === page.chosen?.pointer && isTyping()) return;
  if (!node || node.kind !== "object") {
    if (page.chosen && !tree()) return;
    shown = "";
    box.replaceChildren();
    return;
  }
  const kind = isNode(node) ? child(node, "type").value : "design";
  const mark = page.chosen.pointer + "\n" + kind;
  if (mark === shown && !isForced) return update(node);
  shown = mark;
  const focus = box.contains(document.activeElement) ? document.activeElement.id : null;
  box.dataset.pointer = page.chosen.pointer;
  cells.clear();
  box.replaceChildren(...(isNode(node) ? nodeGroups(kind) : designGroups(node)));
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
}

/** The rows that are shown, by key, each with the text of its value. */
const cells = new Map();

const literal = (node, key) => { const value = child(node, key); return value ? page.editor.value.slice(value.from, value.to) : undefined; };

/** Makes only the rows anew whose values have changed. */
function update(node) {
  for (const [key, cell] of cells) {
    const next = literal(node, key);
    if (next === cell.literal) continue;
    const focus = cell.row.contains(document.activeElement) ? document.activeElement.id : null;
    const row = fieldRow(cell.fields, cell.field, child(node, key), page.chosen.pointer + "/" + key, "field-" + key);
    cell.row.replaceWith(row);
    Object.assign(cell, { row, literal: next });
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  }
  for (const box of $("fields").children) box.count(node);
}

const isTyping = () => document.activeElement.matches("input[type=text], input[type=number], textarea") && document.activeElement.dataset.old !== undefined
  && document.activeElement.dataset.old !== document.activeElement.value;

/** Gives each form of an object its table. */
function linked(all) {
  const link = (field) => { for (const form of field.forms) if (form.kind === "object") form.table = all.objects[form.name]; };
  for (const type of [...Object.values(all.nodes), ...Object.values(all.objects)]) type.fields.forEach(link);
  all.modifiers.forEach(link);
  if (!$("colors").childElementCount) $("colors").append(...all.colors.map((name) => new Option(name)));
  return all;
}

function context(kind) {
  return {
    tables, kind, show: () => showInspector(true),
    set: (pointer, literal, label) => change([literal === undefined ? { pointer } : { pointer, set: literal }], label),
  };
}

function makeRow(fields, node, field) {
  const { key } = field;
  const row = fieldRow(fields, field, child(node, key), page.chosen.pointer + "/" + key, "field-" + key);
  cells.set(key, { fields, field, row, literal: literal(node, key) });
  return row;
}

/** A group of fields, which are made when it is opened. */
function group(title, context, fields, isOpen, says = "") {
  const count = make("small");
  const rows = make("div", { className: "rows" });
  const box = make("details", { className: "group", open: open.get(title) ?? isOpen }, make("summary", { title: says }, title, count), rows);
  box.count = (node) => { count.textContent = fields.filter((field) => child(node, field.key)).length || ""; };
  const fill = () => { if (!rows.childElementCount) rows.append(...fields.map((field) => makeRow(context, chosenObject(), field))); };
  if (box.open) fill();
  box.count(chosenObject());
  box.addEventListener("toggle", () => { open.set(title, box.open); if (box.open && chosenObject()) fill(); });
  return box;
}

function nodeGroups(kind) {
  const type = tables.nodes[kind];
  const node = chosenObject();
  const fields = context(kind);
  const own = (type?.fields ?? []).filter((field) => field.key !== "children");
  const found = own.length ? [group(words(kind), fields, own, true, type.says.replace(/[*`]/g, ""))] : [];
  const rest = new Map(tables.modifiers.filter((field) => field.key !== "type").map((field) => [field.key, field]));
  const isWritten = kind === "text" || kind === "label" || kind === "symbol";
  for (const [title, keys] of groups) {
    const shared = keys.filter((key) => rest.has(key)).map((key) => { const field = rest.get(key); rest.delete(key); return field; });
    const isSet = keys.some((key) => child(node, key));
    found.push(group(title, fields, shared, isSet || title === "Size and place" || isWritten && title === "Text and colour"));
  }
  if (rest.size) found.push(group("More", fields, [...rest.values()], false));
  return found;
}

function designGroups(node) {
  const table = tables.objects.WidgetSpec;
  const isDesign = table.fields.some((field) => designKeys.has(field.key) && child(node, field.key));
  const hidden = ["$schema", "content", "id", "createdAt", "updatedAt"];
  const fields = table.fields.filter((field) => !hidden.includes(field.key) && field.forms.some((form) => !["list", "map"].includes(form.kind)));
  return isDesign ? [group("Design", context("design"), fields, true)] : [];
}

/** The line above the fields: what is chosen, how large it is, and where it stands. */
export function showChosen() {
  const node = chosenNode();
  const object = chosenObject();
  const length = (number) => Math.round(number * 100) / 100;
  // While the text has syntax errors, what was chosen stays.
  if (page.chosen && !tree()) return;
  const kind = child(object, "type")?.value ?? (object ? "design" : "");
  $("chosen-kind").textContent = kind ? words(kind) + (detail(object) ? " " + detail(object) : "") : "Nothing chosen";
  $("node").textContent = node
    ? length(node.w) + " × " + length(node.h) + " points at " + length(node.x) + ", " + length(node.y) + (node.from ? ", line " + node.from : "")
    : page.chosen && object ? "has no box in these pictures" : "Click a picture or a layer.";
}

export function startInspector() {
  // What a field held when it was entered tells whether something is being typed.
  $("fields").addEventListener("focusin", (event) => { if ("value" in event.target) event.target.dataset.old = event.target.value; });
  $("fields").addEventListener("change", (event) => { if ("value" in event.target) event.target.dataset.old = event.target.value; });
  $("fields").addEventListener("keydown", (event) => {
    if (event.key === "Escape") { event.target.blur(); $("tree").querySelector("[tabindex='0']")?.focus(); }
    if (event.key === "Enter" && event.target.matches("input")) event.target.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
"""#

  static let dialogsScript = #"""
// SPDX-License-Identifier: MIT
// Dialogs: a new design, and the choice of a symbol, a photo, and a fact or variable.

import { $, page, make, listed, query, say, isChanged, ask, asked, tree } from "./page.js";
import { child, plain } from "./json.js";

let answer = () => {};

function openDialog(title, ...content) {
  $("dialog-title").textContent = title;
  $("dialog-body").replaceChildren(...content);
  if (!$("dialog").open) $("dialog").showModal();
  $("dialog-body").querySelector("input")?.focus();
  return new Promise((done) => { answer = done; });
}

function close(value) { answer(value ?? null); answer = () => {}; if ($("dialog").open) $("dialog").close(); }

export function startDialogs() {
  $("dialog").addEventListener("close", () => close(null));
  $("dialog-close").addEventListener("click", () => close(null));
  $("dialog").addEventListener("click", (event) => { if (event.target === $("dialog")) close(null); });
  $("new").addEventListener("click", newDesign);
}

/** A field to search in, and what was found below; arrows walk through it. */
function searching(placeholder, show, className) {
  const list = make("div", { className, role: "listbox", aria: { label: placeholder } });
  const field = make("input", { type: "search", placeholder, aria: { label: placeholder }, autocomplete: "off", spellcheck: false });
  field.addEventListener("input", () => show(field.value.trim().toLowerCase(), list));
  const walk = (event) => {
    const all = [...list.querySelectorAll("button")];
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.target === field && ["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    if (event.key === "Enter" && event.target === field) { event.preventDefault(); all[0]?.click(); }
    if (!step) return;
    event.preventDefault();
    (all[all.indexOf(document.activeElement) + step] ?? field).focus();
  };
  field.addEventListener("keydown", walk);
  list.addEventListener("keydown", walk);
  show("", list);
  return [field, list];
}

/** The name of a symbol, chosen by its picture; null if none was chosen. */
export function pickSymbol() {
  let last = 0;
  const show = async (word, list) => {
    const mine = ++last;
    const names = await fetch("symbols?word=" + encodeURIComponent(word.replace(/ /g, "."))).then((found) => found.json());
    if (mine !== last) return;
    list.replaceChildren(...names.map((name) => make("button", { title: name, role: "option", aria: { label: name }, onclick: () => close(name) },
      make("img", { src: "symbol/" + encodeURIComponent(name) + ".png?scale=2&appearances=" + (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
        loading: "lazy", width: 32, height: 32, alt: "" }), make("small", {}, name))));
  };
  return openDialog("Symbol", ...searching("Search symbols, such as “sun”", show, "symbols"));
}

/** The name of a fact or variable; null if none was chosen. Numbers stand first where a number is wanted. */
export async function pickValue({ isFormula = false, isNumber = false }) {
  const facts = await listed("facts");
  const variables = Object.entries(plain(child(tree(), "variables")) ?? {}).map(([name, value]) => ({ name, kind: Array.isArray(value) ? "list" : typeof value, says: "Variable of this design: " + JSON.stringify(value).slice(0, 60) }));
  const all = [...variables, ...facts.flatMap((fact) => fact.kind === "record"
    ? (fact.members ?? []).map(([member, kind]) => ({ name: fact.name + "." + member, kind, says: fact.says })) : [fact])];
  const show = (word, list) => {
    const parts = word.split(/\s+/).filter(Boolean);
    const found = all.filter((one) => parts.every((part) => (one.name + " " + one.says).toLowerCase().includes(part)));
    // What is called so goes before what is only described so.
    const rank = (one) => (isNumber && !["integer", "number"].includes(one.kind) ? 2 : 0) + (parts.every((part) => one.name.toLowerCase().includes(part)) ? 0 : 1);
    found.sort((a, b) => rank(a) - rank(b));
    list.replaceChildren(...found.slice(0, 120).map((one) => make("button", { role: "option", data: { name: one.name }, onclick: () => close(one.name) },
      make("b", {}, one.name), make("small", {}, one.says.replace(/`/g, "") + (one.unit ? " (" + one.unit + ")" : "")), make("i", {}, one.kind))));
    if (found.length > 120) list.append(make("p", { className: "quiet" }, "And " + (found.length - 120) + " more; type to find them."));
    if (!found.length) list.append(make("p", { className: "quiet" }, "Nothing matches."));
  };
  return openDialog(isFormula ? "Bind to a fact or a variable" : "Insert a fact or a variable", ...searching("Search, such as “temperature”", show, "values-list"));
}

/** Writes a photo of the author's beside the design; null if none was chosen. */
export function addPhoto() {
  const input = $("photo-file");
  input.value = "";
  return new Promise((done) => {
    input.onchange = async () => done(input.files[0] ? await writePhoto(input.files[0]) : null);
    input.click();
  });
}

async function writePhoto(file) {
  const found = await fetch("photo?" + query() + "&word=" + encodeURIComponent(file.name), { method: "POST", body: file }).catch(() => null);
  if (!found?.ok) { say(found ? (await found.text()).trim() : "The photo cannot be sent."); return null; }
  const { file: name } = await found.json();
  showPhotos();
  return name;
}

/** The photos beside the design, for the fields that name one. */
export async function showPhotos() {
  const found = await fetch("photos?" + query()).catch(() => null);
  if (found?.ok) $("photos").replaceChildren(...(await found.json()).map((name) => new Option(name)));
}

// A new design

async function newDesign() {
  const all = await listed("catalogue");
  let chosen = "blank";
  const name = make("input", { id: "new-name", placeholder: "Such as Morning run", required: true, autocomplete: "off" });
  const error = make("p", { className: "error", role: "alert" });
  const look = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const show = (word, list) => {
    const parts = word.split(/\s+/).filter(Boolean);
    const entries = [{ name: "blank", kind: "empty", says: "An empty design with one text.", facts: [] }, ...all]
      .filter((one) => parts.every((part) => (one.name + " " + one.says + " " + one.facts.join(" ") + (one.hasPhoto ? " photo" : "")).toLowerCase().includes(part)));
    list.replaceChildren(...entries.map((one) => {
      const choose = () => { chosen = one.name; for (const other of list.children) other.setAttribute("aria-selected", other.dataset.name === chosen); if (!name.value) name.focus(); };
      return make("button", { type: "button", role: "option", title: one.says, data: { name: one.name }, aria: { selected: one.name === chosen }, onclick: choose, ondblclick: create },
        make("img", { src: "sample/" + encodeURIComponent(one.name) + ".png?scale=1.5&appearances=" + look, loading: "lazy", width: 118, height: 118, alt: "" }),
        make("b", {}, one.name), make("small", {}, one.kind === "design" ? "ready design" : one.kind === "layout" ? "layout" : "start from nothing"));
    }));
  };
  const create = async () => {
    if (!name.value.trim()) { name.focus(); error.textContent = "Give the design a name first."; return; }
    const found = await fetch("new", { method: "POST", body: JSON.stringify({ name: name.value.trim(), template: chosen }) }).catch(() => null);
    if (!found?.ok) { error.textContent = found ? (await found.text()).trim() : "weave cannot be reached."; return; }
    const { file, path } = await found.json();
    close(null);
    if (!file) { say("Written: " + path + ". Preview its folder to see it here."); return; }
    if (isChanged() && !confirm("You will lose unsaved changes. Show the new design?")) return;
    page.switchTo(file);
  };
  const [search, list] = searching("Search layouts and designs", show, "beginnings");
  const button = make("button", { id: "new-create", className: "main", textContent: "Create", onclick: create });
  name.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); create(); } });
  openDialog("New design", make("div", { className: "line" }, make("label", { textContent: "Name", htmlFor: "new-name" }), name, button), error, search, list);
  name.focus();
}
"""#

  static let canvasScript = #"""
// SPDX-License-Identifier: MIT
// The canvas: the pictures, what is chosen in them, handles, zoom, ground, and thumbnails of a folder.

import { $, appearances, page, make, asked, zoom, change, chosenNode, chosenObject, showAddress } from "./page.js";
import { plain, pointerAt } from "./json.js";
import { isNode, openFile } from "./layers.js";

// The pictures that are shown and kept, by their keys: they come with the answer, and are not asked for one by one.
export const files = new Map();

export function keepFiles(pictures) {
  for (const picture of pictures) {
    if (picture.png) files.set(picture.key, "data:image/png;base64," + picture.png);
    delete picture.png;
  }
  const used = new Set([...pictures, ...(page.kept?.pictures ?? [])].map((picture) => picture.key));
  for (const key of files.keys()) if (!used.has(key)) files.delete(key);
}

export async function loaded(picture) {
  const image = new Image();
  image.dataset.key = picture.key;
  image.alt = picture.says || picture.name;
  image.decoding = "sync";
  image.draggable = false;
  await new Promise((done) => {
    image.onload = image.onerror = done;
    image.src = files.get(picture.key) ?? "picture/" + picture.key + ".png";
  });
  return image;
}

export function showPictures(images) {
  const figures = $("pictures").children;
  const { pictures } = page.state;
  pictures.forEach((picture, index) => {
    const figure = figures[index] ?? newFigure(index);
    const frame = figure.querySelector(".frame");
    const image = images[index];
    image.width = Math.round(picture.width * zoom());
    image.height = Math.round(picture.height * zoom());
    const old = frame.querySelector("img");
    if (!old) frame.prepend(image);
    else if (old.dataset.key !== image.dataset.key || old.width !== image.width) old.replaceWith(image);
    frame.setAttribute("aria-label", picture.size + ", " + picture.appearance + ": " + picture.says);
    figure.dataset.size = picture.size;
    figure.dataset.look = picture.appearance;
    // A picture on a panel has the name of the panel in place of a look.
    if (appearances.includes(picture.appearance)) delete figure.dataset.panel; else figure.dataset.panel = picture.appearance;
    figure.querySelector("figcaption > span").textContent =
      (new Set(pictures.map((one) => one.name)).size > 1 ? picture.name + ", " : "")
      + picture.size + ", " + picture.appearance + ", " + Math.round(picture.width) + " × " + Math.round(picture.height);
  });
  while (figures.length > pictures.length) figures[figures.length - 1].remove();
  const names = pictures.map((picture) => picture.size + ", " + picture.appearance);
  if ($("exported").dataset.names !== names.join()) {
    $("exported").dataset.names = names.join();
    $("exported").replaceChildren(...names.map((name, index) => new Option(name, index)));
  }
}

function newFigure(index) {
  const frame = make("button", { className: "frame", tabIndex: index ? -1 : 0 });
  frame.addEventListener("click", (event) => pick(index, event));
  const figure = make("figure", {}, frame, make("figcaption", {}, make("span"), " ", make("em")));
  $("pictures").append(figure);
  return figure;
}

// Picking: the smallest node under the pointer; what only wraps another one of the same frame gives way to it.

function pick(index, event) {
  const picture = page.state.pictures[index];
  // Without the rim of a device or panel.
  const box = event.currentTarget.querySelector("img").getBoundingClientRect();
  const x = (event.clientX - box.left) * picture.width / box.width;
  const y = (event.clientY - box.top) * picture.height / box.height;
  // Pressed by a key, a picture chooses its outermost node.
  const isKey = event.detail === 0;
  let best = null;
  for (const node of picture.nodes) {
    if (!node.from && !node.part || !node.w || !node.h) continue;
    const isInside = x >= node.x && x <= node.x + node.w && y >= node.y && y <= node.y + node.h;
    if (isKey ? !best : isInside && (!best || node.w * node.h <= best.w * best.h)) best = node;
  }
  if (best?.part) { page.pending = best.part; return openFile(best.part.file); }
  page.choose(best ? { pointer: pointerOfNode(best), id: best.id, index } : null);
}

/** The place in the text of a node of a picture. */
export function pointerOfNode(node) {
  const start = (node.object ?? node.units)?.[0];
  if (start === undefined || !page.drawn.root) return "";
  return pointerAt(page.drawn.root, start, (one) => one.kind === "object" && (node.object ? one.from === start : isNode(one))) ?? "";
}

// What is chosen

const isSized = (written) => written && (written.frame === undefined || typeof written.frame === "object") && written.type !== "spacer";

function paddingOf(written) {
  const padding = written?.padding;
  if (typeof padding === "number") return { left: padding, right: padding, top: padding, bottom: padding };
  if (!padding || typeof padding !== "object") return null;
  const side = (...keys) => { for (const key of keys) if (typeof padding[key] === "number") return padding[key]; return 0; };
  return { left: side("leading", "horizontal"), right: side("trailing", "horizontal"), top: side("top", "vertical"), bottom: side("bottom", "vertical") };
}

export function outline() {
  document.querySelectorAll(".outline, .baseline, .margin, .edge").forEach((one) => one.remove());
  const node = chosenNode();
  const object = chosenObject();
  const written = isNode(object) ? plain(object) : null;
  const margin = paddingOf(written);
  if (node) page.state.pictures.forEach((picture, index) => {
    const same = picture.nodes.find((one) => one.id === node.id);
    if (same) mark(index, picture, same, written, margin);
  });
}

function mark(index, picture, same, written, margin) {
  const frame = $("pictures").children[index].querySelector(".frame");
  const by = zoom();
  const draw = (name, x, y, w, h) => {
    const box = make("span", { className: name });
    Object.assign(box.style, { left: x * by + "px", top: y * by + "px", width: w * by + "px", height: h * by + "px" });
    frame.append(box);
    return box;
  };
  draw("outline", same.x, same.y, same.w, same.h);
  if (margin) {
    draw("margin", same.x - margin.left, same.y - margin.top, same.w + margin.left + margin.right, same.h + margin.top + margin.bottom);
  }
  // Lines of text lie in the innermost frame of the node.
  const text = picture.nodes.findLast((one) => one.id === same.id && one.baselines);
  for (const line of text?.baselines ?? []) draw("baseline", text.x, text.y + line, text.w, 0);
  // Handles in the picture that was clicked, so that the others can be compared.
  if (!written || index !== (page.chosen.index ?? 0)) return;
  const handle = (axis, x, y, title) => {
    const edge = draw("edge " + axis, x - 5 / by, y - 5 / by, 0, 0);
    edge.style.width = edge.style.height = "";
    edge.title = title;
    edge.addEventListener("pointerdown", (event) => drag(event, axis, same, margin));
    edge.addEventListener("click", (event) => event.stopPropagation());
  };
  if (isSized(written)) {
    handle("x", same.x + same.w, same.y + same.h / 2, "Drag to change the width");
    handle("y", same.x + same.w / 2, same.y + same.h, "Drag to change the height");
  }
  if (written.padding === undefined || typeof written.padding === "number") {
    handle("pad", same.x, same.y, "Drag to change the padding");
  }
}

function drag(event, axis, node, margin) {
  event.preventDefault();
  event.stopPropagation();
  const edge = event.currentTarget;
  const { pointer } = page.chosen;
  const by = zoom();
  const box = [...edge.parentElement.querySelectorAll(".outline")].pop();
  const [startX, startY] = [event.clientX, event.clientY];
  const value = (one) => {
    const [x, y] = [(one.clientX - startX) / by, (one.clientY - startY) / by];
    if (axis === "pad") return Math.max(0, Math.round((margin?.left ?? 0) + Math.max(x, y, -(margin?.left ?? 0))));
    return Math.max(1, Math.round((axis === "x" ? node.w + x : node.h + y)));
  };
  edge.setPointerCapture(event.pointerId);
  const move = (one) => {
    if (!box) return;
    if (axis === "pad") box.style.boxShadow = `inset 0 0 0 ${value(one) * by}px color-mix(in srgb, var(--mark) 30%, transparent)`;
    else box.style[axis === "x" ? "width" : "height"] = value(one) * by + "px";
    edge.dataset.value = value(one);
  };
  edge.addEventListener("pointermove", move);
  edge.addEventListener("pointerup", (one) => {
    edge.removeEventListener("pointermove", move);
    const path = axis === "pad" ? "/padding" : axis === "x" ? "/frame/width" : "/frame/height";
    const before = axis === "pad" ? margin?.left ?? 0 : Math.round(axis === "x" ? node.w : node.h);
    if (value(one) !== before) change([{ pointer: pointer + path, set: String(value(one)) }]);
    else outline();
  }, { once: true });
}

// Zoom and ground

const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

function setZoom(value) {
  const next = Math.max(0.25, Math.min(4, Math.round(value * 100) / 100));
  if (next === 1) asked.delete("zoom"); else asked.set("zoom", next);
  showZoom();
  // At once by the pictures that are there; sharp ones follow.
  for (const [index, figure] of [...$("pictures").children].entries()) {
    const picture = page.state.pictures[index];
    for (const image of figure.querySelectorAll("img")) Object.assign(image, { width: Math.round(picture.width * next), height: Math.round(picture.height * next) });
  }
  outline();
  showAddress();
  page.refresh();
}

function showZoom() {
  $("pictures").style.setProperty("--zoom", zoom());
  const text = Math.round(zoom() * 100) + " %";
  $("zoom").value = String(zoom());
  if ($("zoom").selectedIndex < 0) { $("zoom").append(new Option(text, zoom())); $("zoom").value = String(zoom()); }
}

/** The largest zoom at which all pictures are in sight. */
function fit() {
  const room = { width: $("canvas").clientWidth - 40, height: $("canvas").clientHeight - 40 };
  // Rims grow with the pictures; captions and margins do not.
  const around = [...$("pictures").children].map((figure) => {
    const [frame, own] = [getComputedStyle(figure.querySelector(".frame")), getComputedStyle(figure)];
    const sum = (...lengths) => lengths.reduce((all, length) => all + parseFloat(length), 0);
    return {
      rimX: sum(frame.borderLeftWidth, frame.borderRightWidth) / zoom(), rimY: sum(frame.borderTopWidth, frame.borderBottomWidth) / zoom(),
      x: sum(own.marginLeft, own.marginRight), y: sum(own.marginTop, own.marginBottom, getComputedStyle(figure.lastElementChild).marginTop) + 40,
    };
  });
  const fits = (by) => {
    let [x, y, row] = [0, 0, 0];
    for (const [index, picture] of page.state.pictures.entries()) {
      const width = (picture.width + around[index].rimX) * by + around[index].x;
      if (width > room.width) return false;
      if (x > 0 && x + width > room.width) { y += row + 18; x = 0; row = 0; }
      x += width + 22;
      row = Math.max(row, (picture.height + around[index].rimY) * by + around[index].y);
    }
    return y + row <= room.height;
  };
  let by = 3;
  while (by > 0.3 && !fits(by)) by -= 0.05;
  setZoom(by);
}

export function showGround() {
  const ground = asked.get("ground") ?? "page";
  $("canvas").dataset.ground = ground;
  $("ground").value = ground;
  $("canvas").classList.toggle("framed", asked.get("frames") === "1");
  $("frames").checked = asked.get("frames") === "1";
}

let wallpaper = null;

function setGround() {
  const ground = $("ground").value;
  if (ground === "photo") return $("wallpaper").click();
  if (ground === "page") asked.delete("ground"); else asked.set("ground", ground);
  if (wallpaper) URL.revokeObjectURL(wallpaper);
  wallpaper = null;
  $("canvas").style.backgroundImage = "";
  showGround();
  showAddress();
}

// Thumbnails

const thumbs = new Map();
let isFetching = false;
const waiting = [];

async function fetchThumbs() {
  if (isFetching) return;
  isFetching = true;
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    while (page.isAsking) await new Promise((done) => setTimeout(done, 60));
    const answer = await fetch("state?sizes=small&appearances=light&scale=1&design=" + encodeURIComponent(name)).catch(() => null);
    const found = answer?.ok ? await answer.json() : null;
    const png = found?.pictures?.[0]?.png;
    thumbs.set(name, png ? "data:image/png;base64," + png : "");
    const image = $("designs").querySelector(`[data-name=${CSS.escape(name)}] img`);
    if (image && png) image.src = thumbs.get(name);
  }
  isFetching = false;
}

const sight = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const { name } = target.dataset;
    if (!isIntersecting || thumbs.has(name) || waiting.includes(name)) continue;
    waiting.push(name);
    fetchThumbs();
  }
});

/** The designs of the folder, each with its picture. */
export function showDesigns() {
  const { files: names, file } = page.state;
  $("designs-box").hidden = names.length < 2;
  if ($("designs").dataset.names !== names.join()) {
    $("designs").dataset.names = names.join();
    sight.disconnect();
    $("designs").replaceChildren(...names.map((name) => {
      const button = make("button", { data: { name }, title: name }, make("img", { alt: "", width: 64, height: 64, src: thumbs.get(name) || "data:," }), make("span", {}, name.replace(/\.json$/, "")));
      button.addEventListener("click", () => page.switchTo(name));
      sight.observe(button);
      return button;
    }));
  }
  const current = asked.get("design") ?? names[file];
  for (const button of $("designs").children) button.setAttribute("aria-current", button.dataset.name === current);
  const small = page.state.pictures.find((picture) => picture.size === "small");
  const image = small && !page.state.error && $("designs").querySelector(`[data-name=${CSS.escape(current ?? "")}] img`);
  if (image) { image.src = files.get(small.key) ?? image.src; thumbs.set(current, image.src); }
}

export function startCanvas() {
  $("zoom").append(...zooms.map((one) => new Option(one * 100 + " %", one)));
  showZoom();
  showGround();
  $("zoom").addEventListener("change", () => setZoom(Number($("zoom").value)));
  $("zoom-out").addEventListener("click", () => setZoom(zooms.findLast((one) => one < zoom()) ?? 0.25));
  $("zoom-in").addEventListener("click", () => setZoom(zooms.find((one) => one > zoom()) ?? 4));
  $("fit").addEventListener("click", fit);
  $("ground").addEventListener("change", setGround);
  $("frames").addEventListener("change", () => { if ($("frames").checked) asked.set("frames", "1"); else asked.delete("frames"); showGround(); showAddress(); });
  $("wallpaper").addEventListener("change", () => {
    const file = $("wallpaper").files[0];
    if (!file) return showGround();
    wallpaper = URL.createObjectURL(file);
    $("canvas").dataset.ground = "photo";
    $("canvas").style.backgroundImage = `url("${wallpaper}")`;
  });
  $("wallpaper").addEventListener("cancel", showGround);
  $("canvas").addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    setZoom(zoom() * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  }, { passive: false });
  $("pictures").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...$("pictures").querySelectorAll(".frame")];
    const next = all[all.indexOf(document.activeElement) + step];
    if (!next) return;
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  });
}
"""#

  static let problemsScript = #"""
// SPDX-License-Identifier: MIT
// The problems of a design, and why a node is as large as it is.

import { $, page, appearances, askText, chosenNode, isChanged, query, say, send } from "./page.js";

// Why

let reasonsOf = 0;

export async function showReasons() {
  const node = chosenNode();
  $("why-box").hidden = !node;
  if (!node || !$("why-box").open) return;
  const mine = ++reasonsOf;
  const picture = page.state.pictures[page.chosen.index] ?? page.state.pictures[0];
  const steps = await pictureText("why", picture, { node: node.id });
  if (mine !== reasonsOf || !steps) return;
  const size = ([width, height]) => width + " × " + height;
  const own = steps.filter((step) => step.isOwn);
  const around = steps.filter((step) => !step.isOwn).slice(-3);
  $("why").replaceChildren(...[...own, ...around.reverse()].map((step) => {
    const row = document.createElement("li");
    row.className = step.isOwn ? "" : "around";
    const head = document.createElement("strong");
    head.textContent = (step.isOwn ? "" : "in ") + step.kind + (step.isOwn ? "" : " " + step.id);
    const words = document.createElement("small");
    words.textContent = "offered " + size(step.offered) + ", answers " + size(step.answer);
    row.append(head, words, step.width + " " + step.height);
    return row;
  }));
}

$("why-box").addEventListener("toggle", showReasons);

/** Asks about one picture of the text that is shown. */
async function pictureText(path, picture, extra = {}) {
  const isPanel = !appearances.includes(picture.appearance);
  const one = { sizes: picture.size, appearances: isPanel ? "light" : picture.appearance, panel: isPanel ? picture.appearance : "", ...extra };
  return askText(path, one);
}

// Problems are asked for when nothing else has been for a moment: while the slider moves, pictures come first.

let problemsTimer = 0;

export function askForProblems() {
  clearTimeout(problemsTimer);
  problemsTimer = setTimeout(async () => {
    const text = page.editor.value;
    const answer = await send("problems?" + query(), isChanged() ? text : null).catch(() => null);
    // Places are those of the text that was asked about.
    if (!answer?.ok || text !== page.editor.value) return;
    page.state.diagnostics = await answer.json();
    showProblems();
    showReasons();
  }, page.state.diagnostics ? (page.editor.isFocused ? 300 : 120) : 0);
}

/** Applies the first fix of a problem. */
export async function mend(problem) {
  const found = await askText("fixes", { at: problem.units[0] });
  if (found?.[0]) { page.editor.apply(found[0].edits); say(found[0].title); }
}

function showProblems() {
  const all = page.state.diagnostics ?? [];
  page.editor.setProblems(all.filter((problem) => !problem.file));
  const errors = all.filter((problem) => problem.severity === "error").length;
  $("problems-count").textContent = all.length ? (errors ? errors + (errors === 1 ? " error" : " errors") : all.length + (all.length === 1 ? " warning" : " warnings")) : "None";
  $("problems-count").className = errors ? "error" : all.length ? "warning" : "";
  const rows = (page.state.diagnostics ?? []).map((problem) => {
    const button = document.createElement("button");
    button.className = problem.severity;
    button.textContent = problem.severity + ": " + problem.message + (problem.size ? " (" + problem.size + ")" : "");
    const place = document.createElement("small");
    place.textContent = [problem.file || "", problem.line ? "line " + problem.line : "", problem.code, ...problem.notes].filter(Boolean).join(" · ");
    button.append(place);
    button.addEventListener("click", () => {
      if (!problem.units) return;
      page.editor.select(...problem.units, true);
    });
    const row = document.createElement("li");
    row.append(button);
    if (problem.hasFix && problem.units) {
      const fix = Object.assign(document.createElement("button"), { className: "fix", textContent: "Fix" });
      fix.addEventListener("click", () => mend(problem));
      row.append(fix);
    }
    return row;
  });
  if (!rows.length) {
    const row = document.createElement("li");
    row.textContent = "None.";
    rows.push(row);
  }
  $("problems").replaceChildren(...rows);
}
"""#

  static let valuesScript = #"""
// SPDX-License-Identifier: MIT
// The values panel: a field for each variable and fact, by its kind. A field that is being edited stays as it is.

import { $, page, ask, asked, make } from "./page.js";

export function showValues() {
  const names = (page.state.variables ?? []).map((one) => one.name + ":" + one.kind).join();
  if ($("values").dataset.names !== names) {
    $("values").dataset.names = names;
    const all = page.state.variables ?? [];
    const own = all.filter((one) => !one.isFact);
    const facts = all.filter((one) => one.isFact);
    const heading = (text) => make("h3", { textContent: text });
    $("values").replaceChildren(
      ...(all.length > 12 ? [search()] : []), ...(own.length ? [heading("Variables of this design"), ...own.flatMap(newValue)] : []),
      ...(facts.length ? [heading("Facts that it reads"), ...facts.flatMap(newValue)] : []),
      ...(all.length ? [] : [make("p", { className: "wide quiet", textContent: "This design reads no variables and no facts." })]));
  }
  for (const variable of page.state.variables ?? []) {
    const input = $("value-" + variable.name);
    if (!input || input === document.activeElement) continue;
    if (variable.kind === "data") { showData(input, variable); continue; }
    if (variable.kind === "flag") input.checked = variable.value === "1"; else input.value = variable.value ?? "";
    input.placeholder = variable.value === undefined ? "missing" : "";
  }
}

/** A field that hides the values without some letters in their names. */
function search() {
  const field = make("input", { type: "search", className: "wide", placeholder: "Search values", aria: { label: "Search values" } });
  field.addEventListener("input", () => {
    const word = field.value.trim().toLowerCase();
    for (const one of $("values").children) {
      const name = one.textContent.toLowerCase() + " " + (one.title ?? "").toLowerCase();
      if (one.matches("label, details")) one.hidden = !name.includes(word);
      if (one.matches("label") && one.nextElementSibling) one.nextElementSibling.hidden = one.hidden;
    }
  });
  return field;
}

function newValue(variable) {
  if (variable.kind === "data") return [newData(variable)];
  const label = document.createElement("label");
  label.textContent = variable.name + (variable.unit ? " (" + variable.unit + ")" : "");
  label.title = variable.says ?? variable.name;
  const id = "value-" + variable.name;
  label.htmlFor = id;
  const set = (value) => ask("var." + variable.name, value);
  if (variable.kind === "number") {
    const value = Number(variable.value);
    // A number without bounds of its own gets those that its value suggests.
    const high = Number.isFinite(value) ? (value > 0 && value <= 1 ? 1 : Math.max(10, 2 ** Math.ceil(Math.log2(Math.abs(value) * 2 || 10)))) : undefined;
    const bounds = variable.low === undefined && high !== undefined
      ? { low: value < 0 ? -high : 0, high, isWhole: variable.isWhole ?? Number.isInteger(value) } : variable;
    const [pair, number] = numberField(id, bounds, variable.value, set);
    number.addEventListener("input", () => set(number.value));
    return [label, pair];
  }
  const input = document.createElement("input");
  input.id = id;
  input.type = variable.kind === "flag" ? "checkbox" : "text";
  input.addEventListener("input", () => set(input.type === "checkbox" ? (input.checked ? "1" : "0") : input.value));
  return [label, input];
}

// Lists and records: a field for each member and entry, by their types. What is changed goes to the server as the whole value.

function newData(variable) {
  const box = Object.assign(document.createElement("details"), { className: "data", id: "value-" + variable.name });
  box.title = variable.says ?? "";
  return box;
}

function showData(box, variable) {
  // What was changed here counts: an answer that was asked for before the change does not take it back.
  const json = asked.get("json." + variable.name) ?? variable.value ?? "null";
  // A field that is being filled in stays as it is.
  if (box.dataset.json === json || box.contains(document.activeElement) && document.activeElement.tagName === "INPUT") return;
  box.dataset.json = json;
  drawData(box, variable);
}

function drawData(box, variable) {
  const open = new Set([...box.querySelectorAll("details[open]")].map((one) => one.id));
  const value = JSON.parse(box.dataset.json);
  const put = (path, change, isDrawn) => {
    const all = { value: JSON.parse(box.dataset.json) };
    let holder = all;
    for (const step of ["value", ...path].slice(0, -1)) holder = holder[step] ??= {};
    change(holder, path.length ? path.at(-1) : "value");
    box.dataset.json = JSON.stringify(all.value);
    if (isDrawn) drawData(box, variable);
    ask("json." + variable.name, box.dataset.json);
  };
  fillLater(box, variable.name, variable.type, value, [], "value-" + variable.name, put);
  const reopen = (inside) => {
    for (const one of inside.querySelectorAll("details")) {
      if (!open.has(one.id) || one.open) continue;
      one.open = true;
      one.fill();
      reopen(one);
    }
  };
  if (box.open) { box.fill(); reopen(box); }
}

/** The type of what stands at a place: as declared, else as its value shows. */
function typeOf(type, value) {
  if (type !== undefined && type !== "any") return type;
  if (Array.isArray(value)) return [value.length ? typeOf(undefined, value[0]) : "any"];
  if (value && typeof value === "object") return { members: [] };
  return typeof value === "number" ? "number" : typeof value === "boolean" ? "flag" : "text";
}

/** What a new entry of a type begins as. */
function blank(type) {
  if (Array.isArray(type)) return [];
  if (type?.members) return Object.fromEntries(type.members.filter((one) => !one[2]).map(([name, of]) => [name, blank(of)]));
  return type === "flag" ? false : String(type).startsWith("number") ? 0 : "";
}

/** Puts the fields of a list or record into a box once it is opened: a forecast has more than a thousand. */
function fillLater(box, ...what) {
  const [summary, fields, fill] = dataFields(...what);
  box.replaceChildren(summary, fields);
  box.fill = () => { if (!fields.childElementCount) fill(); };
  box.ontoggle = () => { if (box.open) box.fill(); };
}

/** The summary of a list or record, the box for the fields below it, and what fills that. */
function dataFields(name, declared, value, path, id, put) {
  const type = typeOf(declared, value);
  const summary = document.createElement("summary");
  const fields = Object.assign(document.createElement("div"), { className: "fields" });
  const inner = (label, of, one, step, isOptional) => {
    const here = [...path, step];
    const at = id + "-" + step;
    const kind = typeOf(of, one);
    if (typeof kind !== "string") {
      const box = Object.assign(document.createElement("details"), { id: at });
      fillLater(box, label, kind, one ?? blank(kind), here, at, put);
      return [box];
    }
    return dataField(label, kind, one, here, at, isOptional, put);
  };
  let fill;
  if (Array.isArray(type)) {
    const entries = Array.isArray(value) ? value : [];
    summary.textContent = name + ": " + entries.length + (entries.length === 1 ? " entry" : " entries");
    fill = () => {
      entries.forEach((one, index) => {
        const row = document.createElement("div");
        row.className = "entry";
        row.append(...inner(String(index + 1), type[0], one, index, false));
        const button = (label, says, act) => {
          const made = Object.assign(document.createElement("button"), { textContent: label });
          made.setAttribute("aria-label", says + " entry " + (index + 1) + " of " + name);
          made.addEventListener("click", () => put(path, (holder, key) => act(holder[key]), true));
          row.append(made);
        };
        if (index > 0) button("↑", "Move up", (list) => list.splice(index - 1, 0, ...list.splice(index, 1)));
        button("×", "Remove", (list) => list.splice(index, 1));
        fields.append(row);
      });
      const add = Object.assign(document.createElement("button"), { textContent: "Add an entry" });
      add.setAttribute("aria-label", "Add an entry to " + name);
      add.addEventListener("click", () => put(path, (holder, key) => {
        const list = Array.isArray(holder[key]) ? holder[key] : (holder[key] = []);
        list.push(list.length ? structuredClone(list.at(-1)) : blank(type[0]));
      }, true));
      fields.append(add);
    };
  } else {
    const members = [...type.members];
    for (const key of Object.keys(value ?? {})) if (!members.some(([known]) => known === key)) members.push([key, "any", false]);
    summary.textContent = name + (path.length && typeof value?.[members[0]?.[0]] === "string" ? ": " + value[members[0][0]] : "");
    fill = () => { for (const [key, of, isOptional] of members) fields.append(...inner(key, of, value?.[key], key, isOptional)); };
  }
  return [summary, fields, fill];
}

function dataField(name, type, value, path, id, isOptional, put) {
  const unit = type.startsWith("number ") ? " (" + type.slice(7) + ")" : "";
  const label = Object.assign(document.createElement("label"), { textContent: name + unit, htmlFor: id });
  const kind = type === "flag" ? "checkbox" : type.startsWith("number") ? "number" : "text";
  const input = Object.assign(document.createElement("input"), { id, type: kind });
  if (kind === "number") input.step = "any";
  if (kind === "checkbox") input.checked = value === true; else input.value = value ?? "";
  if (value === undefined || value === null) input.placeholder = "missing";
  input.addEventListener("input", () => {
    const next = kind === "checkbox" ? input.checked : kind === "number" ? (input.value === "" ? null : Number(input.value)) : input.value;
    put(path, (holder, key) => {
      if (isOptional && (next === null || next === "")) delete holder[key]; else holder[key] = next;
    }, false);
  });
  return [label, input];
}

/** A field for a number, with a slider where its bounds are known. */
export function numberField(id, { low, high, isWhole }, value, set) {
  const number = Object.assign(document.createElement("input"), { type: "number", id, step: isWhole ? 1 : "any", value: value ?? "" });
  number.addEventListener("change", () => set(number.value));
  const box = document.createElement("div");
  if (low === undefined) {
    box.append(number);
    return [box, number, null];
  }
  Object.assign(number, { min: low, max: high });
  box.className = "number";
  const slider = Object.assign(document.createElement("input"), { type: "range", min: low, max: high, step: isWhole ? 1 : (high - low) / 200 });
  slider.value = value ?? low;
  slider.setAttribute("aria-label", id.replace(/^\w+-/, ""));
  slider.addEventListener("input", () => { number.value = slider.value; if (id.startsWith("value-")) set(slider.value); });
  slider.addEventListener("change", () => set(slider.value));
  number.addEventListener("input", () => { slider.value = number.value; });
  box.append(slider, number);
  return [box, number, slider];
}

$("form").insertAdjacentHTML("afterend", '<datalist id="colors"></datalist>');
for (const name of ["primary", "secondary", "tertiary", "accent", "background", "white", "black", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray"]) {
  $("colors").append(new Option(name));
}
"""#

  static let formScript = #"""
// SPDX-License-Identifier: MIT
// The form of the keys of a design that are not in its content.

import { $, page, askText, sendChange } from "./page.js";
import { words } from "./fields.js";
import { numberField } from "./values.js";

let formOf = null;

export async function showForm() {
  if ($("panel-form").hidden || page.base === null) return;
  const text = page.editor.value;
  if (formOf === text) return;
  formOf = text;
  const rows = await askText("form");
  if (!rows || text !== page.editor.value) { formOf = null; return; }
  const focus = $("form").contains(document.activeElement) ? document.activeElement.id : null;
  let heading = "";
  $("form").replaceChildren(...rows.flatMap((row) => {
    const group = row.path.slice(0, -1).map(words).join(", ");
    const title = group !== heading && group ? [Object.assign(document.createElement("h3"), { textContent: group })] : [];
    heading = group;
    return [...title, ...formRow(row)];
  }));
  if (focus) $(focus)?.focus();
}

function formRow(row) {
  const id = "form-" + row.path.join("-");
  const label = Object.assign(document.createElement("label"), { textContent: words(row.path.at(-1)), title: row.says, htmlFor: id });
  const value = parsed(row.literal ?? row.standard);
  const set = (value) => sendChange({ path: row.path, value: value === "" ? undefined : JSON.stringify(value) });
  let input;
  if (row.kind === "choice") {
    input = document.createElement("select");
    input.append(new Option(row.standard ? "default: " + parsed(row.standard) : "not set", ""), ...row.words.map((word) => new Option(word)));
    input.value = row.literal === undefined ? "" : value;
    input.addEventListener("change", () => set(input.value));
  } else if (row.kind === "number") {
    const [pair, number] = numberField(id, row, value, (value) => set(value === "" ? "" : Number(value)));
    number.disabled = !row.isPlain;
    return [label, pair];
  } else {
    input = document.createElement("input");
    input.type = row.kind === "flag" ? "checkbox" : "text";
    if (row.kind === "flag") input.checked = value === true; else input.value = row.literal === undefined ? "" : value ?? "";
    if (row.kind === "color") input.setAttribute("list", "colors");
    input.placeholder = row.standard ? String(parsed(row.standard)) : "";
    input.addEventListener("change", () => set(row.kind === "flag" ? input.checked : input.value));
  }
  input.id = id;
  input.disabled = !row.isPlain;
  return [label, input];
}

function parsed(literal) { try { return JSON.parse(literal); } catch { return literal; } }
"""#

  static let compareScript = #"""
// SPDX-License-Identifier: MIT
// Two states, compared by swipe; and pictures as files.

import { $, page, appearances, isChanged, query, scale, send } from "./page.js";
import { files } from "./canvas.js";

$("keep").addEventListener("click", () => {
  page.kept = page.kept ? null : { scale: scale(), pictures: [...page.state.pictures] };
  $("keep").setAttribute("aria-pressed", Boolean(page.kept));
  $("keep").textContent = page.kept ? "Comparing with before" : "Compare with now";
  $("swipe-label").hidden = !page.kept;
  showComparison();
});
$("swipe").addEventListener("input", () => document.body.style.setProperty("--swipe", $("swipe").value + "%"));

function beforeOf(picture) {
  return page.kept?.pictures.find((one) => one.size === picture.size && one.appearance === picture.appearance && one.name === picture.name);
}

export async function showComparison() {
  const mine = page.kept;
  const pictures = page.state.pictures;
  // No verdict stands below pictures that it is not of.
  const pair = (picture) => beforeOf(picture)?.key + " " + picture.key;
  pictures.forEach((picture, index) => {
    const verdict = $("pictures").children[index].querySelector("em");
    if (verdict.dataset.pair !== pair(picture)) verdict.textContent = "";
    verdict.dataset.pair = pair(picture);
  });
  for (const [index, picture] of pictures.entries()) {
    const figure = $("pictures").children[index];
    const verdict = figure.querySelector("em");
    const before = beforeOf(picture);
    let over = figure.querySelector(".before");
    if (!before) {
      over?.remove();
      verdict.textContent = "";
      continue;
    }
    if (!over) {
      over = new Image();
      over.className = "before";
      over.alt = "";
      figure.querySelector(".frame").append(over);
    }
    if (over.dataset.key !== before.key) over.src = files.get(over.dataset.key = before.key);
    const image = figure.querySelector(".frame img:not(.before)");
    Object.assign(over, { width: image.width, height: image.height });
    const answer = await fetch("compare?a=" + before.key + "&b=" + picture.key).catch(() => null);
    if (mine !== page.kept || pictures !== page.state.pictures) return;
    const found = answer?.ok ? await answer.json() : { verdict: "", says: "can no longer be compared" };
    verdict.className = found.verdict;
    verdict.textContent = found.says;
  }
}

// Export

for (const button of document.querySelectorAll("#exports button")) {
  button.addEventListener("click", async () => {
    const picture = page.state.pictures[Number($("exported").value)] ?? page.state.pictures[0];
    if (!picture) return;
    const parameters = new URLSearchParams(query());
    const isPanel = !appearances.includes(picture.appearance);
    parameters.set("sizes", picture.size);
    parameters.set("appearances", isPanel ? "light" : picture.appearance);
    if (!isPanel) parameters.delete("panel");
    const answer = await send("export/" + button.dataset.as + "?" + parameters, isChanged() ? page.editor.value : null);
    if (!answer.ok) { $("status").textContent = await answer.text(); return; }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    const name = page.state.files[page.state.file].split("/").pop().replace(/\.\w+$/, "");
    link.download = [name, picture.size, picture.appearance].join("-") + "." + button.dataset.as;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    document.body.dataset.exported = link.download;
  });
}
"""#

  static let timeScript = #"""
// SPDX-License-Identifier: MIT
// The sliders of a day and a year, with marks where the picture changes.

import { $, page, asked, ask, query } from "./page.js";

let marksOf = "";

export function showTime() {
  $("clock").textContent = page.state.clock + " " + page.state.zone;
  if (document.activeElement !== $("minute")) $("minute").value = page.state.minute;
  if (document.activeElement !== $("day")) $("day").value = page.state.clock.slice(0, 10);
  $("live").setAttribute("aria-pressed", !asked.has("now"));
  const parameters = new URLSearchParams(query());
  parameters.set("day", page.state.clock.slice(0, 10));
  parameters.set("version", page.state.version);
  parameters.delete("now");
  if (marksOf !== parameters.toString()) {
    marksOf = parameters.toString();
    showMarks();
  }
  const [year, month, day] = page.state.clock.slice(0, 10).split("-").map(Number);
  if (document.activeElement !== $("yearday")) $("yearday").value = dayOfYear(year, month, day);
  parameters.delete("day");
  parameters.set("year", year + " " + page.state.minute);
  if (yearOf !== parameters.toString()) {
    yearOf = parameters.toString();
    clearTimeout(yearTimer);
    yearTimer = setTimeout(() => showYear(year), 700);
  }
}

let yearOf = "";
let yearTimer = 0;

function dayOfYear(year, month, day) { return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86400000) + 1; }

/** The marks of a slider, part by part: pictures come first. */
async function* parts(extra) {
  let from = null;
  do {
    while (page.isAsking || performance.now() - page.lastAsked < 100) await new Promise((done) => setTimeout(done, 50));
    const answer = await fetch("changes?" + query() + extra + (from === null ? "" : "&from=" + from)).catch(() => null);
    if (!answer?.ok) return;
    const part = await answer.json();
    yield part.marks;
    from = part.next ?? null;
  } while (from !== null);
}

/** Marks the days on which the picture differs from that of the day before, month by month. */
async function showYear(year) {
  const mine = yearOf;
  const lines = [];
  for (let month = 1; month <= 12; month++) {
    const days = [];
    for await (const part of parts("&month=" + month)) {
      if (mine !== yearOf) return;
      days.push(...part);
    }
    if (mine !== yearOf) return;
    for (const day of days) {
      const line = document.createElement("i");
      line.style.left = "calc(8px + (100% - 16px) * " + (dayOfYear(year, month, day) - 1) / 365 + ")";
      lines.push(line);
    }
    // Marks on every day say nothing.
    $("year-marks").replaceChildren(...(lines.length > 180 ? [] : lines));
    $("year-marks").dataset.months = month;
    $("year-marks").dataset.count = lines.length;
  }
}

$("yearday").addEventListener("input", () => {
  const year = Number(page.state.clock.slice(0, 4));
  const day = new Date(Date.UTC(year, 0, Number($("yearday").value)));
  seek(day.toISOString().slice(0, 10), page.state.minute);
});

async function showMarks() {
  const mine = marksOf;
  const marks = [];
  // A clock changes each minute, and marks for all of them say nothing.
  for await (const part of parts("")) {
    if (mine !== marksOf) return;
    marks.push(...part);
    if (marks.length >= 96) break;
  }
  if (mine !== marksOf) return;
  $("marks").replaceChildren(...(marks.length >= 96 ? [] : marks).map((mark) => {
    const line = document.createElement("i");
    line.style.left = "calc(8px + (100% - 16px) * " + mark.minute / 1439 + ")";
    line.title = mark.reason;
    return line;
  }));
  $("marks").dataset.count = marks.length;
}

/** A minute of a day on the reader's clocks as a moment: the distance to the moment that is shown says how far to go. */
function seek(day, minute) {
  const days = Math.round((Date.parse(day) - Date.parse(page.state.clock.slice(0, 10))) / 86400000);
  const moment = new Date(Date.parse(page.state.now) + days * 86400000 + (minute - page.state.minute) * 60000);
  moment.setUTCSeconds(0, 0);
  ask("now", moment.toISOString().replace(".000Z", "Z"));
}

$("minute").addEventListener("input", () => seek(page.state.clock.slice(0, 10), Number($("minute").value)));
$("day").addEventListener("change", () => $("day").value && seek($("day").value, page.state.minute));
$("live").addEventListener("click", () => ask("now", null));
"""#

  /// The scripts by the names of their files.
  static let scripts: [String: String] = [
    "preview.js": previewScript,
    "page.js": pageScript,
    "json.js": jsonScript,
    "editor.js": editorScript,
    "layers.js": layersScript,
    "fields.js": fieldsScript,
    "inspector.js": inspectorScript,
    "dialogs.js": dialogsScript,
    "canvas.js": canvasScript,
    "problems.js": problemsScript,
    "values.js": valuesScript,
    "form.js": formScript,
    "compare.js": compareScript,
    "time.js": timeScript,
    "codemirror.js": CodeMirror.script,
  ]
}
