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
