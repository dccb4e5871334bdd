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
  const mark = page.chosen.pointer + page.editor.value.slice(node.from, node.to);
  if (mark === shown && !isForced) return;
  shown = mark;
  const focus = box.contains(document.activeElement) ? document.activeElement.id : null;
  box.dataset.pointer = page.chosen.pointer;
  const kind = child(node, "type")?.value;
  const top = box.scrollTop;
  box.replaceChildren(...(isNode(node) ? nodeGroups(node, kind) : designGroups(node)));
  box.scrollTop = top;
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
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

function row(fields, node, field, kind) {
  return fieldRow(fields, field, child(node, field.key), page.chosen.pointer + "/" + field.key, "field-" + field.key);
}

function group(title, rows, isOpen, says = "") {
  const box = make("details", { className: "group", open: open.get(title) ?? isOpen });
  const count = rows.filter((one) => one.classList.contains("set")).length;
  box.append(make("summary", { title: says }, title, count ? make("small", { textContent: count }) : ""), make("div", { className: "rows" }, ...rows));
  box.addEventListener("toggle", () => open.set(title, box.open));
  return box;
}

function nodeGroups(node, kind) {
  const type = tables.nodes[kind];
  const fields = context(kind);
  const own = (type?.fields ?? []).filter((field) => field.key !== "children");
  const found = [];
  if (own.length) found.push(group(words(kind), own.map((field) => row(fields, node, field)), true, type.says.replace(/[*`]/g, "")));
  const rest = new Map(tables.modifiers.filter((field) => field.key !== "type").map((field) => [field.key, field]));
  const isWritten = kind === "text" || kind === "label" || kind === "symbol";
  for (const [title, keys] of groups) {
    const rows = keys.filter((key) => rest.has(key)).map((key) => { const field = rest.get(key); rest.delete(key); return row(fields, node, field); });
    const isSet = keys.some((key) => child(node, key));
    found.push(group(title, rows, isSet || title === "Size and place" || isWritten && title === "Text and colour"));
  }
  if (rest.size) found.push(group("More", [...rest.values()].map((field) => row(fields, node, field)), false));
  return found;
}

function designGroups(node) {
  const table = tables.objects.WidgetSpec;
  const isDesign = table.fields.some((field) => designKeys.has(field.key) && child(node, field.key));
  if (!isDesign) return [];
  const rows = table.fields.filter((field) => !["$schema", "content", "id", "createdAt", "updatedAt"].includes(field.key) && field.forms.some((form) => !["list", "map"].includes(form.kind)));
  return [group("Design", rows.map((field) => row(context("design"), node, field)), true)];
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
    : page.chosen && object ? "not in these pictures" : "Click a picture or a layer.";
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
