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
