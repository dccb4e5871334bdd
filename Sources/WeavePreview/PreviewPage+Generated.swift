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
<script type="module" src="preview.js"></script>
</head>
<body>
<header>
  <h1 id="name">weave</h1>
  <label id="files-label" hidden>Design <select id="files"></select></label>
  <fieldset id="sizes"><legend>Sizes</legend></fieldset>
  <fieldset id="appearances"><legend>Looks</legend></fieldset>
  <label>Device <select id="device"></select></label>
  <label>Panel <select id="panel"><option value="">none</option></select></label>
  <label>Language <input id="locale" size="6" placeholder="en_US" spellcheck="false"></label>
  <label>Time zone <input id="zone" size="12" placeholder="yours" spellcheck="false"></label>
  <label>Text <select id="text"></select></label>
  <label>Shows <select id="content"><option value="facts">facts</option><option>placeholder</option><option>unavailable</option><option value="stale">facts of two days ago</option></select></label>
  <label>Eyes <select id="eyes">
    <option value="">all colours</option><option value="grey">no colours</option><option value="protan">no red</option>
    <option value="deutan">no green</option><option value="tritan">no blue</option><option value="weak">weak contrast</option>
  </select></label>
  <label>Zoom <select id="zoom"><option value="1">100 %</option><option value="1.5">150 %</option><option value="2">200 %</option></select></label>
  <button id="keep" aria-pressed="false">Compare with now</button>
  <a id="workshop" href="workshop" target="_blank" rel="noopener">Workshop</a>
  <label id="swipe-label" hidden>Before <input type="range" id="swipe" min="0" max="100" value="50"> after</label>
  <output id="status" role="status"></output>
</header>
<main>
  <section id="pictures" aria-label="Pictures"></section>
  <aside>
    <div role="tablist" aria-label="Panels" id="tabs">
      <button role="tab" id="tab-node" aria-controls="panel-node" aria-selected="true">Node</button>
      <button role="tab" id="tab-text" aria-controls="panel-text" aria-selected="false" tabindex="-1">Text</button>
      <button role="tab" id="tab-values" aria-controls="panel-values" aria-selected="false" tabindex="-1">Values</button>
      <button role="tab" id="tab-form" aria-controls="panel-form" aria-selected="false" tabindex="-1">Form</button>
    </div>
    <div id="conflict" role="alert" hidden><span id="conflict-text"></span>
      <button id="theirs">Use the file’s text</button> <button id="mine">Keep mine</button></div>
    <section id="panel-node" role="tabpanel" aria-labelledby="tab-node">
      <div id="node" aria-live="polite">Click a picture.</div>
      <div id="direct" hidden></div>
      <details id="why-box" hidden><summary>Why is it so large?</summary><ol id="why"></ol></details>
      <h2>Nodes</h2><ol id="tree"></ol>
    </section>
    <section id="panel-text" role="tabpanel" aria-labelledby="tab-text" hidden>
      <div id="tools">
        <button id="save" disabled>Save</button> <button id="undo" disabled>Undo</button> <button id="redo" disabled>Redo</button>
        <button id="layout">Lay out</button> <button id="mend">Apply all safe fixes</button> <span id="saved"></span>
      </div>
      <div id="writing">
        <pre id="gutter" aria-hidden="true"></pre>
        <div id="paper"><div id="mark" hidden></div>
          <textarea id="editor" wrap="off" spellcheck="false" autocomplete="off" autocapitalize="off" aria-label="The design’s text"
            aria-autocomplete="list" aria-controls="completions"></textarea></div>
        <ul id="completions" role="listbox" aria-label="Completions" hidden></ul>
      </div>
      <div id="told" role="note"></div>
    </section>
    <section id="panel-values" role="tabpanel" aria-labelledby="tab-values" hidden><div id="values"></div></section>
    <section id="panel-form" role="tabpanel" aria-labelledby="tab-form" hidden><div id="form"></div></section>
    <section><h2>Problems</h2><ol id="problems"></ol></section>
    <section id="exports"><h2>Export <select id="exported" aria-label="Which picture"></select></h2>
      <button data-as="png">PNG</button> <button data-as="svg">SVG</button> <button data-as="json">JSON</button></section>
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
  --ground: light-dark(#f3f2f0, #1b1b1d);
  --panel: light-dark(#fff, #262629);
  --line: light-dark(#d5d3cf, #3c3c41);
  --ink: light-dark(#1d1d1f, #ececf0);
  --soft: light-dark(#5f5d59, #a5a5ad);
  --mark: light-dark(#0b57d0, #8ab4ff);
  --error: light-dark(#b3261e, #ff9d96);
  --warning: light-dark(#7a5200, #f5c26b);
}
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-rows: auto 1fr auto; height: 100vh; background: var(--ground); color: var(--ink);
  font: 14px/1.4 Inter, system-ui, sans-serif; }
header, footer { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 8px 14px; background: var(--panel);
  border-bottom: 1px solid var(--line); }
footer { border-bottom: 0; border-top: 1px solid var(--line); flex-wrap: nowrap; }
h1 { font-size: 16px; margin: 0; max-width: 22ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
h2 { font-size: 13px; margin: 0 0 6px; color: var(--soft); font-weight: 600; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 8px; align-items: center; }
legend { float: left; padding: 0 6px 0 0; color: var(--soft); }
label { color: var(--soft); }
fieldset label, header label > * { color: var(--ink); }
input, select, button { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 2px 6px; }
button { cursor: pointer; }
button[aria-pressed="true"] { border-color: var(--mark); color: var(--mark); }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
#status { margin-left: auto; color: var(--soft); }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(300px, 400px); min-height: 0; }
#pictures { overflow: auto; padding: 18px; display: flex; flex-wrap: wrap; gap: 18px 22px; align-content: flex-start; }
figure { margin: 0; width: min-content; }
figcaption { color: var(--soft); font-size: 12px; margin-top: 4px; }
.frame { position: relative; display: block; padding: 0; border: 0; background: none; border-radius: 0; line-height: 0; cursor: crosshair; }
.frame img { display: block; }
.frame .outline { position: absolute; z-index: 1; pointer-events: none; outline: 1.5px solid var(--mark); outline-offset: 0; background: color-mix(in srgb, var(--mark) 14%, transparent); }
.eyes-grey img { filter: grayscale(1); }
.eyes-weak img { filter: contrast(0.55); }
.eyes-protan img { filter: url(#protan); }
.eyes-deutan img { filter: url(#deutan); }
.eyes-tritan img { filter: url(#tritan); }
aside { border-left: 1px solid var(--line); background: var(--panel); overflow: auto; scrollbar-gutter: stable; padding: 12px 14px; display: grid;
  grid-template-columns: minmax(0, 1fr); gap: 16px; align-content: start; }
aside ol { list-style: none; margin: 0; padding: 0; }
#problems button { display: block; width: 100%; text-align: left; border: 0; background: none; padding: 3px 4px; }
#node { overflow-wrap: anywhere; }
#pictures.old { opacity: 0.55; }
#problems .error { color: var(--error); }
#problems .warning { color: var(--warning); }
#problems small { display: block; color: var(--soft); }
#tree { max-height: 26vh; overflow: auto; }
#tree button { display: block; width: 100%; text-align: left; border: 0; background: none; padding: 1px 4px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
#tree button[aria-current="true"] { background: color-mix(in srgb, var(--mark) 18%, transparent); }
#values { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4px 8px; align-items: center; }
#values label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#values input:not([type="checkbox"]) { width: 100%; }
[hidden] { display: none !important; }
#tabs { display: flex; gap: 4px; position: sticky; top: -12px; background: var(--panel); padding: 4px 0; z-index: 2; }
#tabs button { flex: 1; }
#tabs [aria-selected="true"] { border-color: var(--mark); color: var(--mark); font-weight: 600; }
aside section { min-width: 0; }
#conflict { border: 1px solid var(--warning); border-radius: 6px; padding: 6px 8px; color: var(--warning); }
#conflict button { color: var(--ink); }
#direct { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 8px; align-items: center; margin: 8px 0; }
#direct input { width: 100%; min-width: 0; }
#direct .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6px; }
#why { padding-left: 0; }
#why li { padding: 4px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
#why small { color: var(--soft); display: block; }
#why .around { color: var(--soft); }
#tools { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-bottom: 6px; }
#saved { color: var(--soft); }
#writing { position: relative; display: grid; grid-template-columns: auto minmax(0, 1fr); height: 48vh; border: 1px solid var(--line);
  border-radius: 6px; overflow: hidden; font: 12px/18px "Noto Sans Mono", monospace; }
#gutter { margin: 0; padding: 4px 6px; color: var(--soft); text-align: right; overflow: hidden; font: inherit; min-width: 4ch; }
#paper { position: relative; overflow: hidden; background: var(--ground); }
#mark { position: absolute; left: 0; right: 0; background: color-mix(in srgb, var(--mark) 16%, transparent); pointer-events: none; }
#editor { position: absolute; inset: 0; width: 100%; height: 100%; resize: none; border: 0; border-radius: 0; padding: 4px 6px; margin: 0; background: transparent;
  font: inherit; tab-size: 2; white-space: pre; overflow: auto; }
#completions { position: absolute; z-index: 3; margin: 0; padding: 2px; list-style: none; max-height: 190px; width: min(330px, 92%); overflow: auto; background: var(--panel);
  border: 1px solid var(--line); border-radius: 6px; box-shadow: 0 6px 20px rgb(0 0 0 / 0.25); }
#completions li { padding: 1px 6px; border-radius: 4px; cursor: pointer; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
#completions li[aria-selected="true"] { background: color-mix(in srgb, var(--mark) 24%, transparent); }
#completions small { color: var(--soft); margin-left: 8px; }
#told { min-height: 1.4em; color: var(--soft); overflow-wrap: anywhere; margin-top: 4px; white-space: pre-line; }
#form { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 4px 8px; align-items: center; }
#form label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#form h3 { grid-column: 1 / -1; margin: 6px 0 0; font-size: 13px; }
#form input:not([type="checkbox"]), #form select { width: 100%; min-width: 0; }
#form [type="checkbox"], #values [type="checkbox"] { justify-self: start; }
.number { display: grid; grid-template-columns: minmax(0, 1fr) 8ch; gap: 6px; }
.number input { min-width: 0; width: 100%; padding-inline: 2px; }
#values .fact { color: var(--soft); font-size: 12px; grid-column: 1 / -1; margin: 4px 0 0; }
#values .data { grid-column: 1 / -1; }
.data summary { cursor: pointer; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.data .fields { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 4px 8px; align-items: center; margin: 4px 0 4px 4px;
  padding-left: 10px; border-left: 2px solid var(--line); }
.data .fields > details, .data .entry { grid-column: 1 / -1; }
.data .fields > button { justify-self: start; grid-column: 1 / -1; }
.data .entry { display: flex; gap: 6px; align-items: start; }
.data .entry > details, .data .entry > input { flex: 1; min-width: 0; }
.data .entry > input { width: auto !important; }
.frame .baseline { position: absolute; height: 0; border-top: 1px dashed var(--mark); pointer-events: none; }
.frame .margin { position: absolute; outline: 1px dashed var(--mark); pointer-events: none; }
.frame .edge { position: absolute; width: 10px; height: 10px; border: 1.5px solid var(--mark); background: var(--panel); border-radius: 3px; touch-action: none; }
.frame .edge.x { cursor: ew-resize; } .frame .edge.y { cursor: ns-resize; }
.frame .before { position: absolute; inset: 0; clip-path: inset(0 calc(100% - var(--swipe, 50%)) 0 0); border-right: 0; }
figcaption .equal { color: var(--soft); } figcaption .different { color: var(--warning); }
.slider { position: relative; flex: 1; min-width: 100px; padding-bottom: 8px; }
.slider input { width: 100%; margin: 0; }
.marks i { position: absolute; bottom: 0; width: 2px; height: 8px; background: var(--mark); }
footer .name { color: var(--soft); }
#clock { font-variant-numeric: tabular-nums; min-width: 16ch; }
@media (max-width: 1100px) { header { gap: 4px 10px; font-size: 13px; } main { grid-template-columns: minmax(0, 1fr) 330px; } }
@media (max-width: 860px) { main { grid-template-columns: minmax(0, 1fr) 300px; } #pictures { padding: 10px; gap: 12px; } }
@media (max-width: 700px) { body { height: auto; padding-bottom: 96px; } main { grid-template-columns: minmax(0, 1fr); } aside { border-left: 0; border-top: 1px solid var(--line); }
  footer { flex-wrap: wrap; position: fixed; bottom: 0; left: 0; right: 0; z-index: 4; } }
@media (pointer: coarse) { button, select, input { min-height: 32px; } .frame .edge { width: 22px; height: 22px; } }
@media (prefers-contrast: more) { :root { --line: light-dark(#777, #aaa); --soft: light-dark(#333, #ddd); } }
"""#

  static let js = #"""
// SPDX-License-Identifier: MIT
// The page of `weave preview`: asks for the state of a design, shows its pictures, and asks again when something changes.

import { Editor } from "./editor.js";

const $ = (id) => document.getElementById(id);
const sizes = ["small", "medium", "large", "extraLarge", "accessoryInline", "accessoryCircular", "accessoryRectangular"];
const appearances = ["light", "dark", "tinted", "clear", "accented", "eink"];
const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility3", "accessibility5"];

// What is asked for. The link carries it, so that a copied address shows the same.
const asked = new URLSearchParams(location.hash.slice(1));
if (!asked.has("sizes")) asked.set("sizes", "small,medium,large");
if (!asked.has("appearances")) asked.set("appearances", "light,dark");

let state = null;
let chosen = null;
// The hash of the text that the file had when the page took it; what was typed since then exists only in the page until it is saved.
let base = null;
let saved = "";
const isChanged = () => base !== null && editor.value !== saved;

// Asking: one question at a time, and of those that wait only the last.

let isAsking = false;
let isAskedAgain = false;
let isOther = false;
let lastAsked = 0;

/** Asks the server; with a text, about that instead of the file. */
function send(path, body) { return body === null ? fetch(path) : fetch(path, { method: "POST", body }); }

/** The same about the text that is shown. */
async function askText(path, extra = {}) {
  const parameters = new URLSearchParams(query());
  for (const [key, value] of Object.entries(extra)) parameters.set(key, value);
  const answer = await fetch(path + "?" + parameters, { method: "POST", body: editor.value }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/** Takes the text of the file, unless something has been typed since. */
function take(next) {
  if (next.source === undefined || isChanged()) return;
  base = next.sum;
  saved = next.source;
  editor.load(saved);
  // A text area has one kind of line break.
  saved = editor.value;
  breaks = next.source.includes("\r\n") ? "\r\n" : "\n";
  // Places are counted in the text that is shown here, so that it is that text that is asked about.
  if (breaks !== "\n" && !isPosted) { isPosted = true; isAskedAgain = true; }
  showSaved();
}

let breaks = "\n";
let isPosted = false;

async function refresh() {
  if (isAsking) { isAskedAgain = true; return; }
  isAsking = true;
  lastAsked = performance.now();
  try {
    const parameters = new URLSearchParams(query());
    const body = isChanged() || isPosted ? editor.value : null;
    // The text that the page took, and not the file's of the last answer: what was typed then may be taken back.
    if (base) parameters.set("known", base);
    // Another design's pictures are nothing to keep.
    if (state?.pictures?.length && !isOther) parameters.set("shows", 1);
    parameters.set("has", [...files.keys()].join("."));
    const answer = await send("state?" + parameters, body);
    if (!answer.ok) throw new Error(await answer.text());
    const next = await answer.json();
    const isSwitched = isOther;
    isOther = false;
    // What was typed while the server drew is not taken back by its answer.
    if (body === null) take(next);
    await show(next, isSwitched);
    document.body.dataset.version = state.version;
    $("status").textContent = state.error ?? "";
  } catch (error) {
    $("status").textContent = "cannot reach weave: " + error.message;
  }
  isAsking = false;
  if (isAskedAgain) { isAskedAgain = false; refresh(); }
}

function query() {
  const parameters = new URLSearchParams(asked);
  parameters.delete("eyes");
  parameters.delete("zoom");
  parameters.delete("tab");
  parameters.set("scale", scale());
  return parameters.toString();
}

/** Pictures are drawn for the pixels of this screen; those that are compared, as the ones before. */
function scale() { return kept?.scale ?? Math.min(3, devicePixelRatio * Number(asked.get("zoom") ?? 1)); }

function ask(key, value) {
  if (value === "" || value === null) asked.delete(key); else asked.set(key, value);
  showAddress();
  return refresh();
}

let addressTimer = 0;

/** The address follows when a slider rests: browsers take no more than some changes of it a second. */
function showAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, "", "#" + asked), 150);
}

// Showing

async function show(next, isSwitched) {
  // Pictures are loaded before anything is changed: the old ones stay until then, and nothing flashes.
  const pictures = next.pictures ?? (isSwitched ? [] : state?.pictures ?? []);
  keepFiles(pictures);
  const images = await Promise.all(pictures.map(loaded));
  state = { ...state, ...next, error: next.error, pictures };
  $("name").textContent = (state.name ?? "").split("/").pop();
  document.title = $("name").textContent + " – weave preview";
  showFiles();
  showPictures(images);
  $("pictures").classList.toggle("old", Boolean(next.error));
  askForProblems();
  showValues();
  showForm();
  showTree();
  showComparison();
  showTime();
  outline();
  // A field that is being filled in stays as it is.
  if (!$("direct").contains(document.activeElement)) showDirect();
}

// The pictures that are shown and kept, by their keys: they come with the answer, and are not asked for one by one.
const files = new Map();

function keepFiles(pictures) {
  for (const picture of pictures) {
    if (picture.png) files.set(picture.key, "data:image/png;base64," + picture.png);
    delete picture.png;
  }
  const used = new Set([...pictures, ...(kept?.pictures ?? [])].map((picture) => picture.key));
  for (const key of files.keys()) if (!used.has(key)) files.delete(key);
}

async function loaded(picture) {
  const image = new Image();
  image.dataset.key = picture.key;
  image.alt = picture.says || picture.name;
  image.decoding = "sync";
  await new Promise((done) => {
    image.onload = image.onerror = done;
    image.src = files.get(picture.key) ?? "picture/" + picture.key + ".png";
  });
  return image;
}

function showFiles() {
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

function showPictures(images) {
  const zoom = Number(asked.get("zoom") ?? 1);
  const figures = $("pictures").children;
  state.pictures.forEach((picture, index) => {
    const figure = figures[index] ?? newFigure(index);
    const frame = figure.querySelector(".frame");
    const image = images[index];
    image.width = Math.round(picture.width * zoom);
    image.height = Math.round(picture.height * zoom);
    const old = frame.querySelector("img");
    if (!old) frame.prepend(image);
    else if (old.dataset.key !== image.dataset.key || old.width !== image.width) old.replaceWith(image);
    frame.setAttribute("aria-label", picture.size + ", " + picture.appearance + ": " + picture.says);
    figure.dataset.size = picture.size;
    figure.querySelector("figcaption > span").textContent =
      (new Set(state.pictures.map((one) => one.name)).size > 1 ? picture.name + ", " : "")
      + picture.size + ", " + picture.appearance + ", " + Math.round(picture.width) + " × " + Math.round(picture.height);
  });
  while (figures.length > state.pictures.length) figures[figures.length - 1].remove();
  const names = state.pictures.map((picture) => picture.size + ", " + picture.appearance);
  if ($("exported").dataset.names !== names.join()) {
    $("exported").dataset.names = names.join();
    $("exported").replaceChildren(...names.map((name, index) => new Option(name, index)));
  }
}

function newFigure(index) {
  const figure = document.createElement("figure");
  const frame = document.createElement("button");
  frame.className = "frame";
  frame.addEventListener("click", (event) => pick(index, event));
  const caption = document.createElement("figcaption");
  caption.append(document.createElement("span"), " ", document.createElement("em"));
  figure.append(frame, caption);
  $("pictures").append(figure);
  return figure;
}

// Picking: the smallest node under the pointer; what only wraps another one of the same frame gives way to it.

function pick(index, event) {
  const picture = state.pictures[index];
  const box = event.currentTarget.getBoundingClientRect();
  const zoom = box.width / picture.width;
  const x = (event.clientX - box.left) / zoom;
  const y = (event.clientY - box.top) / zoom;
  // Pressed by a key, a picture chooses its outermost node.
  const isKey = event.detail === 0;
  let best = null;
  for (const node of picture.nodes) {
    if (!node.from || !node.w || !node.h) continue;
    const isInside = x >= node.x && x <= node.x + node.w && y >= node.y && y <= node.y + node.h;
    if (isKey ? !best : isInside && (!best || node.w * node.h <= best.w * best.h)) best = node;
  }
  choose(best?.id ?? null, index);
}

function choose(id, index, isEcho = false) {
  chosen = id === null ? null : { id, index };
  showTree();
  outline(true);
  showDirect();
  showReasons();
  const node = chosenNode();
  if (!node?.units) return;
  // The place in the text follows, but not while one writes there.
  if (document.activeElement !== $("editor")) editor.select(...node.units);
  if (state.isLinked && !isEcho) fetch("reveal?" + query() + "&at=" + node.at + "&to=" + node.end, { method: "POST", body: "" });
}

function chosenNode() {
  if (!chosen) return null;
  const picture = state.pictures[chosen.index] ?? state.pictures[0];
  return picture?.nodes.find((node) => node.id === chosen.id) ?? null;
}

function outline(isShown = false) {
  document.querySelectorAll(".outline, .baseline, .margin, .edge").forEach((one) => one.remove());
  const node = chosenNode();
  const zoom = Number(asked.get("zoom") ?? 1);
  const margin = paddingOf(source(node));
  state.pictures.forEach((picture, index) => {
    const same = node && picture.nodes.find((one) => one.id === node.id);
    if (!same) return;
    const frame = $("pictures").children[index].querySelector(".frame");
    const draw = (name, x, y, w, h) => {
      const box = document.createElement("span");
      box.className = name;
      Object.assign(box.style, { left: x * zoom + "px", top: y * zoom + "px", width: w * zoom + "px", height: h * zoom + "px" });
      frame.append(box);
      return box;
    };
    draw("outline", same.x, same.y, same.w, same.h);
    if (margin) {
      draw("margin", same.x - margin.left, same.y - margin.top, same.w + margin.left + margin.right, same.h + margin.top + margin.bottom);
    }
    // Lines of text lie in the innermost frame of the node.
    const text = picture.nodes.findLast((one) => one.id === node.id && one.baselines);
    for (const line of text?.baselines ?? []) draw("baseline", text.x, text.y + line, text.w, 0);
    for (const axis of isSized(source(node)) ? ["x", "y"] : []) {
      const side = 5 / zoom;
      const edge = draw("edge " + axis, axis === "x" ? same.x + same.w - side : same.x + same.w / 2 - side,
        axis === "x" ? same.y + same.h / 2 - side : same.y + same.h - side, 0, 0);
      edge.style.width = edge.style.height = "";
      edge.addEventListener("pointerdown", (event) => drag(event, node, axis, axis === "x" ? same.w : same.h, zoom));
      edge.addEventListener("click", (event) => event.stopPropagation());
    }
  });
  const length = (number) => Math.round(number * 100) / 100;
  $("node").textContent = node
    ? node.id + (node.text ? " “" + node.text + "”" : "") + ": " + length(node.w) + " × " + length(node.h) + " points at "
      + length(node.x) + ", " + length(node.y) + (node.from ? ", line " + node.from : "")
    : "Click a picture.";
  editor.markLines(node?.from, node?.to, isShown && document.activeElement !== $("editor"));
}

const kinds = new Set(["vstack", "hstack", "zstack", "grid", "spacer", "divider", "text", "symbol", "image", "shape", "path", "qr", "gauge", "chart",
  "forEach", "when", "viewThatFits", "use", "slot", "widget"]);

// The key of the colour that a kind shows, where it is not the foreground; null for what has none.
const paints = { shape: "fill", path: "fill", gauge: "fill", chart: "fill", qr: "fill", symbol: "color", divider: "color",
  image: null, spacer: null, widget: null };

/** What a node of the content is written as; null for anything else, where the text has changed since, or is no JSON there. */
function source(node) {
  if (!node?.object) return null;
  try {
    const found = JSON.parse(editor.value.slice(...node.object));
    return kinds.has(found?.type) ? found : null;
  } catch { return null; }
}

function paddingOf(written) {
  const padding = written?.padding;
  if (typeof padding === "number") return { left: padding, right: padding, top: padding, bottom: padding };
  if (!padding || typeof padding !== "object") return null;
  const side = (...keys) => { for (const key of keys) if (typeof padding[key] === "number") return padding[key]; return 0; };
  return { left: side("leading", "horizontal"), right: side("trailing", "horizontal"), top: side("top", "vertical"), bottom: side("bottom", "vertical") };
}

// Direct changes: each becomes the smallest edit of the text, which can be taken back.

const isSized = (written) => written && (written.frame === undefined || typeof written.frame === "object") && written.type !== "spacer";

async function change(at, path, value) { return sendChange({ at, path, value }); }

async function sendChange(change) {
  const text = editor.value;
  const answer = await fetch("change?" + query(), { method: "POST", body: JSON.stringify({ text, ...change }) }).catch(() => null);
  if (!answer?.ok || text !== editor.value) return false;
  const found = await answer.json();
  if (found.refused) { $("status").textContent = found.refused; return false; }
  editor.apply(found.edits);
  return true;
}

function drag(event, node, axis, length, zoom) {
  event.preventDefault();
  event.stopPropagation();
  const edge = event.currentTarget;
  const start = axis === "x" ? event.clientX : event.clientY;
  const box = [...edge.parentElement.querySelectorAll(".outline")].pop();
  // What stands in the middle grows to both sides.
  const size = (one) => Math.max(1, Math.round(length + ((axis === "x" ? one.clientX : one.clientY) - start) / zoom));
  edge.setPointerCapture(event.pointerId);
  const move = (one) => { if (box) box.style[axis === "x" ? "width" : "height"] = size(one) * zoom + "px"; };
  edge.addEventListener("pointermove", move);
  edge.addEventListener("pointerup", (one) => {
    edge.removeEventListener("pointermove", move);
    if (size(one) !== Math.round(length)) change(node.start, ["frame", axis === "x" ? "width" : "height"], String(size(one)));
  }, { once: true });
}

function showDirect() {
  const node = chosenNode();
  const written = source(node);
  const box = $("direct");
  box.hidden = !written;
  if (!written) return;
  const plainText = (value) => value === undefined || typeof value === "string" && !value.startsWith("=");
  const rows = [];
  const field = (name, path, value, type, extra = {}) => {
    const input = Object.assign(document.createElement("input"), { type, id: "direct-" + path.join("-"), value: value ?? "", ...extra });
    if (type === "number") Object.assign(input, { min: 0, step: "any" });
    input.addEventListener("change", () => change(chosenNode()?.start, path,
      input.value === "" ? undefined : type === "number" ? String(Number(input.value)) : JSON.stringify(input.value)));
    const label = Object.assign(document.createElement("label"), { textContent: name, htmlFor: input.id });
    rows.push(label, input);
  };
  if (written.type === "text" && plainText(written.text)) field("Text", ["text"], written.text, "text");
  const paint = written.type in paints ? paints[written.type] : "foreground";
  if (paint && plainText(written[paint])) {
    field("Colour", [paint], written[paint], "text", { placeholder: "inherited" });
    rows.at(-1).setAttribute("list", "colors");
  }
  if (written.padding === undefined || typeof written.padding === "number") field("Padding", ["padding"], written.padding, "number");
  if (isSized(written)) {
    const frame = written.frame ?? {};
    if (frame.width === undefined || typeof frame.width === "number") field("Width", ["frame", "width"], frame.width, "number");
    if (frame.height === undefined || typeof frame.height === "number") field("Height", ["frame", "height"], frame.height, "number");
  }
  const order = document.createElement("span");
  for (const [text, move, id] of [["Earlier", -1, "move-earlier"], ["Later", 1, "move-later"]]) {
    const button = Object.assign(document.createElement("button"), { textContent: text, id });
    button.addEventListener("click", async () => {
      const isMoved = await sendChange({ at: chosenNode()?.start, move });
      // Nodes are named by their places.
      if (isMoved && chosen) chosen.id = chosen.id.replace(/\[(\d+)\]$/, (_, place) => "[" + (Number(place) + move) + "]");
    });
    order.append(button, " ");
  }
  rows.push(Object.assign(document.createElement("span"), { textContent: "Order" }), order);
  const focus = box.contains(document.activeElement) ? document.activeElement.id : null;
  box.replaceChildren(...rows);
  if (focus) $(focus)?.focus();
}

// Why

let reasonsOf = 0;

async function showReasons() {
  const node = chosenNode();
  $("why-box").hidden = !node;
  if (!node || !$("why-box").open) return;
  const mine = ++reasonsOf;
  const picture = state.pictures[chosen.index] ?? state.pictures[0];
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

function showTree() {
  const index = chosen?.index ?? 0;
  const nodes = (state.pictures[index]?.nodes ?? []).filter((node, place, all) =>
    node.from && !(all[place - 1]?.id === node.id));
  const rows = nodes.slice(0, 400).map((node) => {
    const button = document.createElement("button");
    button.textContent = "\u00a0".repeat(Math.min(node.depth, 24)) + node.id.split(".").pop() + (node.text ? " “" + node.text + "”" : "");
    button.title = node.id;
    button.setAttribute("aria-current", chosen?.id === node.id);
    button.addEventListener("click", () => choose(node.id, index));
    const row = document.createElement("li");
    row.append(button);
    return row;
  });
  const hadFocus = $("tree").contains(document.activeElement);
  $("tree").replaceChildren(...rows);
  if (hadFocus) $("tree").querySelector('[aria-current="true"]')?.focus();
}

// Problems are asked for when nothing else has been for a moment: while the slider moves, pictures come first.

let problemsTimer = 0;

function askForProblems() {
  clearTimeout(problemsTimer);
  problemsTimer = setTimeout(async () => {
    const answer = await send("problems?" + query(), isChanged() ? editor.value : null).catch(() => null);
    if (!answer?.ok) return;
    state.diagnostics = await answer.json();
    showProblems();
    showReasons();
  }, state.diagnostics ? 120 : 0);
}

function showProblems() {
  const rows = (state.diagnostics ?? []).map((problem) => {
    const button = document.createElement("button");
    button.className = problem.severity;
    button.textContent = problem.severity + ": " + problem.message + (problem.size ? " (" + problem.size + ")" : "");
    const place = document.createElement("small");
    place.textContent = [problem.file || "", problem.line ? "line " + problem.line : "", problem.code, ...problem.notes].filter(Boolean).join(" · ");
    button.append(place);
    button.addEventListener("click", () => {
      if (!problem.units) return;
      openTab("text");
      editor.select(...problem.units);
      editor.markLines(problem.line, problem.line, true);
    });
    const row = document.createElement("li");
    row.append(button);
    if (problem.hasFix && problem.units) {
      const fix = Object.assign(document.createElement("button"), { className: "fix", textContent: "Fix" });
      fix.addEventListener("click", async () => {
        const found = await askText("fixes", { at: problem.units[0] });
        if (found?.[0]) { editor.apply(found[0].edits); $("status").textContent = found[0].title; }
      });
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

// The text

const editor = new Editor(
  { area: $("editor"), gutter: $("gutter"), mark: $("mark"), list: $("completions") },
  {
    changed: () => { showSaved(); refresh(); },
    ask: (path, at) => askText(path, { at }),
    told: (text) => { $("told").textContent = text.replace(/[*`]/g, "").replace(/\n\n/g, "\n"); },
  });

function showSaved() {
  $("save").disabled = !isChanged();
  $("undo").disabled = !editor.past.length;
  $("redo").disabled = !editor.future.length;
  $("saved").textContent = isChanged() ? "not saved" : "";
  document.body.dataset.changed = isChanged();
  if (!isChanged()) $("conflict").hidden = true;
}

async function save() {
  if (!isChanged()) return;
  const text = editor.value;
  const parameters = new URLSearchParams(query());
  parameters.set("base", base);
  const answer = await fetch("save?" + parameters, { method: "POST", body: breaks === "\n" ? text : text.replaceAll("\n", breaks) });
  if (answer.status === 409) return conflict(await answer.text());
  if (!answer.ok) { $("status").textContent = await answer.text(); return; }
  base = (await answer.json()).sum;
  saved = text;
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
  if (sum !== base) conflict(sum ? "The file was changed elsewhere" : "The file no longer exists");
}

$("theirs").addEventListener("click", async () => {
  const answer = await fetch("state?" + query());
  const next = await answer.json();
  if (next.source === undefined) return;
  // As one change, so that one’s own text is not lost: it can be taken back.
  base = next.sum;
  saved = next.source.replaceAll("\r\n", "\n");
  editor.apply([{ range: [0, editor.value.length], text: saved }]);
  $("conflict").hidden = true;
  showSaved();
});
$("mine").addEventListener("click", async () => {
  base = (await (await fetch("sum?" + query())).json()).sum ?? "";
  $("conflict").hidden = true;
});
$("save").addEventListener("click", save);
$("undo").addEventListener("click", () => editor.undo());
$("redo").addEventListener("click", () => editor.redo());
$("layout").addEventListener("click", async () => editor.apply(await askText("layout") ?? []));
$("mend").addEventListener("click", async () => editor.apply((await askText("fixes"))?.[0]?.edits ?? []));
addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") { event.preventDefault(); save(); }
});
addEventListener("beforeunload", (event) => { if (isChanged()) event.preventDefault(); });

// Tabs

const tabs = [...document.querySelectorAll("#tabs button")];

function openTab(name) {
  for (const tab of tabs) {
    const isOpen = tab.id === "tab-" + name;
    tab.setAttribute("aria-selected", isOpen);
    tab.tabIndex = isOpen ? 0 : -1;
    $("panel-" + tab.id.slice(4)).hidden = !isOpen;
  }
  if (name === "node") asked.delete("tab"); else asked.set("tab", name);
  showAddress();
  showForm();
  editor.place();
}

$("tabs").addEventListener("click", (event) => event.target.id?.startsWith("tab-") && openTab(event.target.id.slice(4)));
$("tabs").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
  next.focus();
  openTab(next.id.slice(4));
});

// The form of the tables

let formOf = null;

async function showForm() {
  if ($("panel-form").hidden || base === null) return;
  const text = editor.value;
  if (formOf === text) return;
  formOf = text;
  const rows = await askText("form");
  if (!rows || text !== editor.value) { formOf = null; return; }
  const focus = $("form").contains(document.activeElement) ? document.activeElement.id : null;
  let heading = "";
  $("form").replaceChildren(...rows.flatMap((row) => {
    const group = row.path.slice(0, -1).join(" ");
    const title = group !== heading && group ? [Object.assign(document.createElement("h3"), { textContent: group })] : [];
    heading = group;
    return [...title, ...formRow(row)];
  }));
  if (focus) $(focus)?.focus();
}

function formRow(row) {
  const id = "form-" + row.path.join("-");
  const label = Object.assign(document.createElement("label"), { textContent: row.path.at(-1), title: row.says, htmlFor: id });
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

/** A field for a number, with a slider where its bounds are known. */
function numberField(id, { low, high, isWhole }, value, set) {
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

// Two states, compared by swipe

let kept = null;

$("keep").addEventListener("click", () => {
  kept = kept ? null : { scale: scale(), pictures: [...state.pictures] };
  $("keep").setAttribute("aria-pressed", Boolean(kept));
  $("keep").textContent = kept ? "Comparing with before" : "Compare with now";
  $("swipe-label").hidden = !kept;
  showComparison();
});
$("swipe").addEventListener("input", () => document.body.style.setProperty("--swipe", $("swipe").value + "%"));

function beforeOf(picture) {
  return kept?.pictures.find((one) => one.size === picture.size && one.appearance === picture.appearance && one.name === picture.name);
}

async function showComparison() {
  const mine = kept;
  const pictures = state.pictures;
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
    if (mine !== kept || pictures !== state.pictures) return;
    const found = answer?.ok ? await answer.json() : { verdict: "", says: "can no longer be compared" };
    verdict.className = found.verdict;
    verdict.textContent = found.says;
  }
}

// Export

for (const button of document.querySelectorAll("#exports button")) {
  button.addEventListener("click", async () => {
    const picture = state.pictures[Number($("exported").value)] ?? state.pictures[0];
    if (!picture) return;
    const parameters = new URLSearchParams(query());
    const isPanel = !appearances.includes(picture.appearance);
    parameters.set("sizes", picture.size);
    parameters.set("appearances", isPanel ? "light" : picture.appearance);
    if (!isPanel) parameters.delete("panel");
    const answer = await send("export/" + button.dataset.as + "?" + parameters, isChanged() ? editor.value : null);
    if (!answer.ok) { $("status").textContent = await answer.text(); return; }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    const name = state.files[state.file].split("/").pop().replace(/\.\w+$/, "");
    link.download = [name, picture.size, picture.appearance].join("-") + "." + button.dataset.as;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    document.body.dataset.exported = link.download;
  });
}

// Values: a field for each variable and fact, by its kind. A field that is being edited stays as it is.

function showValues() {
  const names = (state.variables ?? []).map((one) => one.name + ":" + one.kind).join();
  if ($("values").dataset.names !== names) {
    $("values").dataset.names = names;
    $("values").replaceChildren(...(state.variables ?? []).flatMap(newValue));
  }
  for (const variable of state.variables ?? []) {
    const input = $("value-" + variable.name);
    if (!input || input === document.activeElement) continue;
    if (variable.kind === "data") { showData(input, variable); continue; }
    if (variable.kind === "flag") input.checked = variable.value === "1"; else input.value = variable.value ?? "";
    input.placeholder = variable.value === undefined ? "missing" : "";
  }
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
  const json = variable.value ?? "null";
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
  box.replaceChildren(...dataFields(variable.name, variable.type, value, [], "value-" + variable.name, put));
  for (const one of box.querySelectorAll("details")) one.open = open.has(one.id);
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

/** The summary of a list or record and the fields below it. */
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
      box.append(...dataFields(label, kind, one ?? blank(kind), here, at, put));
      return [box];
    }
    return dataField(label, kind, one, here, at, isOptional, put);
  };
  if (Array.isArray(type)) {
    const entries = Array.isArray(value) ? value : [];
    summary.textContent = name + ": " + entries.length + (entries.length === 1 ? " entry" : " entries");
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
  } else {
    const members = [...type.members];
    for (const key of Object.keys(value ?? {})) if (!members.some(([known]) => known === key)) members.push([key, "any", false]);
    summary.textContent = name + (path.length && typeof value?.[members[0]?.[0]] === "string" ? ": " + value[members[0][0]] : "");
    for (const [key, of, isOptional] of members) fields.append(...inner(key, of, value?.[key], key, isOptional));
  }
  return [summary, fields];
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

// Time

let marksOf = "";

function showTime() {
  $("clock").textContent = state.clock + " " + state.zone;
  if (document.activeElement !== $("minute")) $("minute").value = state.minute;
  if (document.activeElement !== $("day")) $("day").value = state.clock.slice(0, 10);
  $("live").setAttribute("aria-pressed", !asked.has("now"));
  const parameters = new URLSearchParams(query());
  parameters.set("day", state.clock.slice(0, 10));
  parameters.set("version", state.version);
  parameters.delete("now");
  if (marksOf !== parameters.toString()) {
    marksOf = parameters.toString();
    showMarks();
  }
  const [year, month, day] = state.clock.slice(0, 10).split("-").map(Number);
  if (document.activeElement !== $("yearday")) $("yearday").value = dayOfYear(year, month, day);
  parameters.delete("day");
  parameters.set("year", year + " " + state.minute);
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
    while (isAsking || performance.now() - lastAsked < 100) await new Promise((done) => setTimeout(done, 50));
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
  const year = Number(state.clock.slice(0, 4));
  const day = new Date(Date.UTC(year, 0, Number($("yearday").value)));
  seek(day.toISOString().slice(0, 10), state.minute);
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
  const days = Math.round((Date.parse(day) - Date.parse(state.clock.slice(0, 10))) / 86400000);
  const moment = new Date(Date.parse(state.now) + days * 86400000 + (minute - state.minute) * 60000);
  moment.setUTCSeconds(0, 0);
  ask("now", moment.toISOString().replace(".000Z", "Z"));
}

$("minute").addEventListener("input", () => seek(state.clock.slice(0, 10), Number($("minute").value)));
$("day").addEventListener("change", () => $("day").value && seek($("day").value, state.minute));
$("live").addEventListener("click", () => ask("now", null));

// The rest of the controls

function choices(id, words, key) {
  for (const word of words) {
    const label = document.createElement("label");
    const box = document.createElement("input");
    box.type = "checkbox";
    box.value = word;
    box.checked = asked.get(key).split(",").includes(word);
    box.addEventListener("change", () => {
      const all = [...$(id).querySelectorAll("input:checked")].map((one) => one.value);
      if (all.length) ask(key, all.join()); else box.checked = true;
    });
    label.append(box, " ", word.replace("accessory", ""));
    $(id).append(label);
  }
}

choices("sizes", sizes, "sizes");
choices("appearances", appearances, "appearances");
$("text").replaceChildren(...textSizes.map((word) => new Option(word)));
$("text").value = asked.get("text") ?? "large";
$("content").value = asked.get("content") ?? "facts";
$("locale").value = asked.get("locale") ?? "";
$("eyes").value = asked.get("eyes") ?? "";
$("zoom").value = asked.get("zoom") ?? "1";
$("text").addEventListener("change", () => ask("text", $("text").value));
$("content").addEventListener("change", () => ask("content", $("content").value));
$("locale").addEventListener("change", () => ask("locale", $("locale").value));
$("panel").addEventListener("change", () => ask("panel", $("panel").value));
$("zoom").addEventListener("change", () => ask("zoom", $("zoom").value));
$("device").addEventListener("change", () => ask("device", $("device").value));
$("zone").value = asked.get("zone") ?? "";
$("zone").addEventListener("change", () => ask("zone", $("zone").value));
$("files").addEventListener("change", () => {
  if (isChanged() && !confirm("You will lose unsaved changes. Show another design?")) { $("files").value = state.files[state.file]; return; }
  chosen = null;
  base = null;
  kept = null;
  isOther = true;
  asked.delete("file");
  ask("design", $("files").value);
});
$("eyes").addEventListener("change", () => { ask("eyes", $("eyes").value); showEyes(); });

function showEyes() { document.body.className = asked.get("eyes") ? "eyes-" + asked.get("eyes") : ""; }

showEyes();
if (asked.has("tab")) openTab(asked.get("tab"));
await refresh();

// The one connection on which the server tells of changes.
const events = new EventSource("events");
events.addEventListener("message", () => { isPosted = false; if (isChanged()) lookAtFile(); refresh(); });
events.addEventListener("open", refresh);
// The cursor of the editor beside: the smallest node that is written there.
events.addEventListener("cursor", (event) => {
  const { file, at } = JSON.parse(event.data);
  if (file !== state?.file || isChanged()) return;
  const index = chosen?.index ?? 0;
  let best = null;
  for (const node of state.pictures[index]?.nodes ?? []) {
    if (node.at === undefined || at < node.at || at > node.end) continue;
    if (!best || node.end - node.at <= best.end - best.at) best = node;
  }
  if (best && best.id !== chosen?.id) choose(best.id, index, true);
});
"""#

  static let editor = #"""
// SPDX-License-Identifier: MIT
// The text editor of the page: a plain text area with undo, completion and marked lines. The server knows the language.

const lineHeight = 18;
const most = 2000;

/** The one replacement that turns a text into another. */
export function difference(before, after) {
  const short = Math.min(before.length, after.length);
  let start = 0;
  while (start < short && before[start] === after[start]) start++;
  let end = 0;
  while (end < short - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { at: start, removed: before.slice(start, before.length - end), added: after.slice(start, after.length - end) };
}

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

export class Editor {
  /** `changed` is called after each change, `ask` asks the server for completions or a description at a place. */
  constructor(parts, { changed, ask, told }) {
    Object.assign(this, parts, { changed, ask, told });
    this.last = "";
    this.past = [];
    this.future = [];
    this.items = [];
    this.chosen = 0;
    this.question = 0;
    const area = this.area;
    area.addEventListener("input", (event) => this.typed(event));
    area.addEventListener("keydown", (event) => this.pressed(event));
    area.addEventListener("beforeinput", (event) => {
      if (event.inputType === "historyUndo") { event.preventDefault(); this.undo(); }
      if (event.inputType === "historyRedo") { event.preventDefault(); this.redo(); }
    });
    area.addEventListener("scroll", () => this.place());
    area.addEventListener("blur", () => setTimeout(() => this.close(), 150));
    area.addEventListener("click", () => { this.close(); this.tell(); });
    new ResizeObserver(() => this.place()).observe(area);
  }

  get value() { return this.area.value; }

  /** Shows a different text without a history; the cursor keeps its place. */
  load(text) {
    if (text === this.value) return;
    const { selectionStart, selectionEnd, scrollTop, scrollLeft } = this.area;
    this.area.value = text;
    this.last = this.area.value;
    this.past = [];
    this.future = [];
    this.area.setSelectionRange(selectionStart, selectionEnd);
    Object.assign(this.area, { scrollTop, scrollLeft });
    this.number();
    this.close();
  }

  /** Replaces parts of the text, to be taken back as one; places are those of the text before. */
  apply(edits, selection) {
    if (!edits.length) return;
    let text = this.value;
    for (const edit of [...edits].sort((a, b) => b.range[0] - a.range[0])) {
      text = text.slice(0, edit.range[0]) + edit.text + text.slice(edit.range[1]);
    }
    this.replace(text, selection ?? null);
    this.record(false);
  }

  replace(text, selection) {
    const { scrollTop, scrollLeft, selectionStart } = this.area;
    this.area.value = text;
    const [from, to] = selection ?? [Math.min(selectionStart, text.length), Math.min(selectionStart, text.length)];
    this.area.setSelectionRange(from, to);
    Object.assign(this.area, { scrollTop, scrollLeft });
  }

  /** Notes what has changed since, so that it can be taken back. */
  record(isTyping) {
    const now = this.value;
    if (now === this.last) return;
    const change = { ...difference(this.last, now), time: Date.now(), isTyping };
    const before = this.past.at(-1);
    if (isTyping && before?.isTyping && change.time - before.time < 600 && !change.removed && !before.removed
      && before.at + before.added.length === change.at && !/\s/.test(change.added)) {
      before.added += change.added;
      before.time = change.time;
    } else {
      this.past.push(change);
      if (this.past.length > most) this.past.shift();
    }
    this.future = [];
    this.last = now;
    this.number();
    this.changed();
  }

  undo() { this.step(this.past, this.future, "added", "removed"); }
  redo() { this.step(this.future, this.past, "removed", "added"); }

  step(from, to, old, young) {
    const change = from.pop();
    if (!change) return;
    to.push(change);
    const text = this.value;
    const end = change.at + change[young].length;
    this.replace(text.slice(0, change.at) + change[young] + text.slice(change.at + change[old].length), [end, end]);
    this.last = this.value;
    change.isTyping = false;
    this.number();
    this.close();
    this.changed();
  }

  // Lines

  number() {
    const count = this.value.split("\n").length;
    if (count === this.lineCount) return;
    this.lineCount = count;
    this.gutter.textContent = Array.from({ length: Math.min(count, 40000) }, (_, index) => index + 1).join("\n");
    this.place();
  }

  /** Marks lines, counted from 1, and shows the first of them; none without a number. */
  markLines(from, to, isShown) {
    this.marked = from ? [from, to] : null;
    if (from && isShown) this.area.scrollTop = Math.max(0, (from - 1) * lineHeight - this.area.clientHeight / 3);
    this.place();
  }

  place() {
    this.gutter.style.marginTop = -this.area.scrollTop + "px";
    this.mark.hidden = !this.marked;
    if (!this.marked) return;
    this.mark.style.top = 4 + (this.marked[0] - 1) * lineHeight - this.area.scrollTop + "px";
    this.mark.style.height = (this.marked[1] - this.marked[0] + 1) * lineHeight + "px";
  }

  select(from, to) { this.area.setSelectionRange(from, to); }

  // Typing

  typed(event) {
    this.record(event.inputType === "insertText" && (event.data ?? "").length === 1);
    const letter = event.data ?? "";
    const isDeleting = (event.inputType ?? "").startsWith("delete") && !this.list.hidden;
    if (/^[\w"{=|.(:#-]$/.test(letter) || isDeleting) this.complete(); else this.close();
  }

  pressed(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === " ") { event.preventDefault(); return this.complete(); }
    if (isCommand && event.key.toLowerCase() === "z") { event.preventDefault(); return event.shiftKey ? this.redo() : this.undo(); }
    if (isCommand && event.key.toLowerCase() === "y") { event.preventDefault(); return this.redo(); }
    if (this.list.hidden) {
      if (event.key === "Enter" && !isCommand) this.breakLine(event);
      if (event.key === "F1") { event.preventDefault(); this.tell(); }
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step) { event.preventDefault(); this.choose(this.chosen + step); }
    else if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); this.take(this.items[this.chosen]); }
    else if (event.key === "Escape") { event.preventDefault(); this.close(); }
  }

  /** A new line begins where the one before does. */
  breakLine(event) {
    const at = this.area.selectionStart;
    const line = this.value.slice(this.value.lastIndexOf("\n", at - 1) + 1, at);
    const space = /^[ \t]*/.exec(line)[0] + (/[{[]\s*$/.test(line) ? "  " : "");
    event.preventDefault();
    this.apply([{ range: [at, this.area.selectionEnd], text: "\n" + space }], [at + 1 + space.length, at + 1 + space.length]);
  }

  // Completion

  async complete() {
    const question = ++this.question;
    const at = this.area.selectionStart;
    const answer = await this.ask("complete", at);
    // Only the answer to the last letter counts.
    if (question !== this.question || at !== this.area.selectionStart || !answer) return;
    const word = (range) => this.value.slice(range[0], at).replace(/^"/, "").toLowerCase();
    this.items = answer.items.filter((item) => {
      let from = 0;
      const label = item.label.toLowerCase();
      for (const letter of word(item.range)) {
        from = label.indexOf(letter, from) + 1;
        if (!from) return false;
      }
      return true;
    });
    this.items.sort((a, b) => b.label.toLowerCase().startsWith(word(b.range)) - a.label.toLowerCase().startsWith(word(a.range)));
    if (!this.items.length) return this.close();
    this.show();
  }

  show() {
    this.list.replaceChildren(...this.items.map((item, index) => {
      const row = document.createElement("li");
      row.id = "completion-" + index;
      row.setAttribute("role", "option");
      row.textContent = item.label;
      const detail = document.createElement("small");
      detail.textContent = item.detail;
      row.append(detail);
      row.addEventListener("mousedown", (event) => { event.preventDefault(); this.take(item); });
      return row;
    }));
    this.list.hidden = false;
    this.area.setAttribute("aria-expanded", true);
    const before = this.value.slice(0, this.area.selectionStart);
    const line = before.split("\n").length;
    const top = 4 + line * lineHeight - this.area.scrollTop;
    const below = this.area.clientHeight - top;
    this.list.style.top = (below > 120 ? top : Math.max(0, top - lineHeight - Math.min(190, 22 * this.items.length + 6))) + "px";
    const column = before.length - before.lastIndexOf("\n") - 1;
    const left = this.gutter.offsetWidth + column * 7.2 - this.area.scrollLeft;
    this.list.style.left = Math.max(0, Math.min(left, this.list.parentElement.clientWidth - this.list.offsetWidth - 4)) + "px";
    this.choose(0);
  }

  choose(index) {
    this.chosen = Math.max(0, Math.min(this.items.length - 1, index));
    [...this.list.children].forEach((row, place) => row.setAttribute("aria-selected", place === this.chosen));
    this.list.children[this.chosen]?.scrollIntoView({ block: "nearest" });
    this.area.setAttribute("aria-activedescendant", "completion-" + this.chosen);
    this.told(this.items[this.chosen]?.says ?? "");
  }

  take(item) {
    const { text, selection } = item.isSnippet ? plain(item.text) : { text: item.text, selection: [item.text.length, item.text.length] };
    const shift = item.others.reduce((sum, one) => one.range[0] <= item.range[0] ? sum + one.text.length - (one.range[1] - one.range[0]) : sum, 0);
    const start = item.range[0] + shift;
    this.close();
    this.apply([{ range: item.range, text }, ...item.others], [start + selection[0], start + selection[1]]);
    this.area.focus();
  }

  close() {
    this.question++;
    this.list.hidden = true;
    this.area.setAttribute("aria-expanded", false);
    this.area.removeAttribute("aria-activedescendant");
  }

  /** What there is to tell of the place of the cursor. */
  async tell() {
    const at = this.area.selectionStart;
    const answer = await this.ask("hover", at);
    if (at === this.area.selectionStart) this.told(answer?.says ?? "");
  }
}
"""#

  static let icon = #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="1" y="1" width="14" height="14" rx="4" fill="#0b57d0"/><path d="M4 5l2 6 2-6 2 6 2-6" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></svg>
"""#
}
