// SPDX-License-Identifier: MIT
// Made by tools/generate-preview from the files in Page. Change those.
// swift-format-ignore-file

/// The page of the preview, its style, its script and its icon.
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
  <label>Language <input id="locale" size="6" placeholder="en_US" spellcheck="false"></label>
  <label>Text <select id="text"></select></label>
  <label>Shows <select id="content"><option>facts</option><option>placeholder</option><option>unavailable</option></select></label>
  <label>Panel <select id="panel"><option value="">none</option></select></label>
  <label>Eyes <select id="eyes">
    <option value="">all colours</option><option value="grey">no colours</option><option value="protan">no red</option>
    <option value="deutan">no green</option><option value="tritan">no blue</option><option value="weak">weak contrast</option>
  </select></label>
  <label>Zoom <select id="zoom"><option value="1">100 %</option><option value="1.5">150 %</option><option value="2">200 %</option></select></label>
  <output id="status" role="status"></output>
</header>
<main>
  <section id="pictures" aria-label="Pictures"></section>
  <aside>
    <section><h2>Problems</h2><ol id="problems"></ol></section>
    <section><h2>Node</h2><div id="node" aria-live="polite">Click a picture.</div><ol id="tree"></ol></section>
    <section><h2>Values</h2><div id="values"></div></section>
    <section><h2>Source</h2><ol id="source" tabindex="0"></ol></section>
  </aside>
</main>
<footer>
  <button id="live" aria-pressed="true">Now</button>
  <label for="day">Day</label> <input type="date" id="day">
  <div id="slider"><input type="range" id="minute" min="0" max="1439" step="1" aria-label="Time of day"><div id="marks"></div></div>
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
figure { margin: 0; }
figcaption { color: var(--soft); font-size: 12px; margin-top: 4px; }
.frame { position: relative; display: block; padding: 0; border: 0; background: none; border-radius: 0; line-height: 0; cursor: crosshair; }
.frame img { display: block; }
.frame .outline { position: absolute; pointer-events: none; outline: 1.5px solid var(--mark); outline-offset: 0; background: color-mix(in srgb, var(--mark) 14%, transparent); }
.eyes-grey img { filter: grayscale(1); }
.eyes-weak img { filter: contrast(0.55); }
.eyes-protan img { filter: url(#protan); }
.eyes-deutan img { filter: url(#deutan); }
.eyes-tritan img { filter: url(#tritan); }
aside { border-left: 1px solid var(--line); background: var(--panel); overflow: auto; padding: 12px 14px; display: grid;
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
#source { font: 12px/1.5 "Noto Sans Mono", monospace; max-height: 40vh; overflow: auto; counter-reset: line; border: 1px solid var(--line); border-radius: 6px; }
#source li { white-space: pre; padding: 0 6px 0 0; counter-increment: line; }
#source li::before { content: counter(line); display: inline-block; width: 4ch; margin-right: 1ch; text-align: right; color: var(--soft); }
#source li.chosen { background: color-mix(in srgb, var(--mark) 18%, transparent); }
#slider { position: relative; flex: 1; min-width: 120px; padding-bottom: 8px; }
#minute { width: 100%; margin: 0; }
#marks i { position: absolute; bottom: 0; width: 2px; height: 8px; background: var(--mark); }
#clock { font-variant-numeric: tabular-nums; min-width: 16ch; }
@media (max-width: 760px) { main { grid-template-columns: 1fr; grid-template-rows: 1fr 40%; } aside { border-left: 0; border-top: 1px solid var(--line); } }
"""#

  static let js = #"""
// SPDX-License-Identifier: MIT
// The page of `weave preview`: asks for the state of a design, shows its pictures, and asks again when something changes.

const $ = (id) => document.getElementById(id);
const sizes = ["small", "medium", "large", "extraLarge", "accessoryInline", "accessoryCircular", "accessoryRectangular"];
const appearances = ["light", "dark", "tinted", "eink"];
const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility3", "accessibility5"];

// What is asked for. The link carries it, so that a copied address shows the same.
const asked = new URLSearchParams(location.hash.slice(1));
if (!asked.has("sizes")) asked.set("sizes", "small,medium,large");
if (!asked.has("appearances")) asked.set("appearances", "light,dark");

let state = null;
let chosen = null;

// Asking: one question at a time, and of those that wait only the last.

let isAsking = false;
let isAskedAgain = false;

async function refresh() {
  if (isAsking) { isAskedAgain = true; return; }
  isAsking = true;
  try {
    const parameters = new URLSearchParams(query());
    if (state?.sum) parameters.set("known", state.sum);
    // Another design's pictures are nothing to keep.
    if (state?.pictures?.length && state.file === Number(asked.get("file") ?? 0)) parameters.set("shows", 1);
    const answer = await fetch("state?" + parameters);
    if (!answer.ok) throw new Error(await answer.text());
    await show(await answer.json());
    document.body.dataset.version = state.version;
    $("status").textContent = state.error ?? "";
  } catch (error) {
    $("status").textContent = "weave does not answer: " + error.message;
  }
  isAsking = false;
  if (isAskedAgain) { isAskedAgain = false; refresh(); }
}

function query() {
  const parameters = new URLSearchParams(asked);
  parameters.delete("eyes");
  parameters.delete("zoom");
  return parameters.toString();
}

function ask(key, value) {
  if (value === "" || value === null) asked.delete(key); else asked.set(key, value);
  history.replaceState(null, "", "#" + asked);
  return refresh();
}

// Showing

async function show(next) {
  // Pictures are loaded before anything is changed: the old ones stay until then, and nothing flashes.
  const pictures = next.pictures ?? (next.file === state?.file ? state.pictures : []);
  const images = await Promise.all(pictures.map(loaded));
  state = { ...state, ...next, error: next.error, pictures };
  $("name").textContent = (state.name ?? "").split("/").pop();
  document.title = $("name").textContent + " – weave preview";
  showFiles();
  showPictures(images);
  $("pictures").classList.toggle("old", Boolean(next.error));
  askForProblems();
  showValues();
  showSource();
  showTree();
  showTime();
  outline();
}

async function loaded(picture) {
  const image = new Image();
  image.src = "picture/" + picture.key + ".png";
  image.alt = picture.says || picture.name;
  await image.decode().catch(() => {});
  return image;
}

function showFiles() {
  $("files-label").hidden = state.files.length < 2;
  if ($("files").options.length !== state.files.length) {
    $("files").replaceChildren(...state.files.map((name, index) => new Option(name, index)));
  }
  $("files").value = state.file;
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
    else if (old.src !== image.src || old.width !== image.width) old.replaceWith(image);
    frame.setAttribute("aria-label", picture.size + ", " + picture.appearance + ": " + picture.says);
    figure.dataset.size = picture.size;
    figure.querySelector("figcaption").textContent =
      (new Set(state.pictures.map((one) => one.name)).size > 1 ? picture.name + ", " : "")
      + picture.size + ", " + picture.appearance + ", " + Math.round(picture.width) + " × " + Math.round(picture.height);
  });
  while (figures.length > state.pictures.length) figures[figures.length - 1].remove();
}

function newFigure(index) {
  const figure = document.createElement("figure");
  const frame = document.createElement("button");
  frame.className = "frame";
  frame.addEventListener("click", (event) => pick(index, event));
  figure.append(frame, document.createElement("figcaption"));
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

function choose(id, index) {
  chosen = id === null ? null : { id, index };
  showTree();
  outline();
  const node = chosenNode();
  if (node?.from) scrollTo(node.from, node.to);
}

function chosenNode() {
  if (!chosen) return null;
  const picture = state.pictures[chosen.index] ?? state.pictures[0];
  return picture?.nodes.find((node) => node.id === chosen.id) ?? null;
}

function outline() {
  document.querySelectorAll(".outline").forEach((one) => one.remove());
  const node = chosenNode();
  state.pictures.forEach((picture, index) => {
    const same = node && picture.nodes.find((one) => one.id === node.id);
    if (!same) return;
    const frame = $("pictures").children[index].querySelector(".frame");
    const zoom = Number(asked.get("zoom") ?? 1);
    const box = document.createElement("span");
    box.className = "outline";
    Object.assign(box.style, {
      left: same.x * zoom + "px", top: same.y * zoom + "px", width: same.w * zoom + "px", height: same.h * zoom + "px" });
    frame.append(box);
  });
  const length = (number) => Math.round(number * 100) / 100;
  $("node").textContent = node
    ? node.id + (node.text ? " “" + node.text + "”" : "") + ": " + length(node.w) + " × " + length(node.h) + " points at "
      + length(node.x) + ", " + length(node.y) + (node.from ? ", line " + node.from : "")
    : "Click a picture.";
  document.querySelectorAll("#source .chosen").forEach((line) => line.classList.remove("chosen"));
  if (node?.from) for (let line = node.from; line <= node.to; line++) $("source").children[line - 1]?.classList.add("chosen");
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
    const answer = await fetch("problems?" + query()).catch(() => null);
    if (!answer?.ok) return;
    state.diagnostics = await answer.json();
    showProblems();
  }, state.diagnostics ? 120 : 0);
}

function showProblems() {
  const rows = (state.diagnostics ?? []).map((problem) => {
    const button = document.createElement("button");
    button.className = problem.severity;
    button.textContent = problem.severity + ": " + problem.message + (problem.size ? " (" + problem.size + ")" : "");
    const place = document.createElement("small");
    place.textContent = [problem.line ? "line " + problem.line : "", problem.code, ...problem.notes].filter(Boolean).join(" · ");
    button.append(place);
    button.addEventListener("click", () => problem.line && scrollTo(problem.line, problem.line));
    const row = document.createElement("li");
    row.append(button);
    return row;
  });
  if (!rows.length) {
    const row = document.createElement("li");
    row.textContent = "None.";
    rows.push(row);
  }
  $("problems").replaceChildren(...rows);
}

function showSource() {
  if ($("source").dataset.text === state.source) return;
  $("source").dataset.text = state.source;
  $("source").replaceChildren(...(state.source ?? "").split("\n").slice(0, 8000).map((text) => {
    const line = document.createElement("li");
    line.textContent = text;
    return line;
  }));
}

function scrollTo(from, to) {
  document.querySelectorAll("#source .chosen").forEach((line) => line.classList.remove("chosen"));
  for (let line = from; line <= to; line++) $("source").children[line - 1]?.classList.add("chosen");
  const list = $("source");
  const line = list.children[from - 1];
  if (line) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 3;
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
    if (variable.kind === "flag") input.checked = variable.value === "1"; else input.value = variable.value ?? "";
    input.placeholder = variable.value === undefined ? "missing" : "";
  }
}

function newValue(variable) {
  const label = document.createElement("label");
  label.textContent = variable.name;
  label.title = variable.name;
  const input = document.createElement("input");
  input.id = "value-" + variable.name;
  label.htmlFor = input.id;
  input.type = variable.kind === "flag" ? "checkbox" : variable.kind === "number" ? "number" : "text";
  if (variable.kind === "number") input.step = "any";
  input.addEventListener("input", () => ask("var." + variable.name, input.type === "checkbox" ? (input.checked ? "1" : "0") : input.value));
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
}

async function showMarks() {
  const answer = await fetch("changes?" + query());
  const marks = answer.ok ? await answer.json() : [];
  $("marks").replaceChildren(...marks.map((mark) => {
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
$("files").addEventListener("change", () => { chosen = null; ask("file", $("files").value); });
$("eyes").addEventListener("change", () => { ask("eyes", $("eyes").value); showEyes(); });

function showEyes() { document.body.className = asked.get("eyes") ? "eyes-" + asked.get("eyes") : ""; }

showEyes();
await refresh();

// The one connection on which the server tells of changes.
const events = new EventSource("events");
events.addEventListener("message", refresh);
events.addEventListener("open", refresh);
"""#

  static let icon = #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="1" y="1" width="14" height="14" rx="4" fill="#0b57d0"/><path d="M4 5l2 6 2-6 2 6 2-6" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></svg>
"""#
}
