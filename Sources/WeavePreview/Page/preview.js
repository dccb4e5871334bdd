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
