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
