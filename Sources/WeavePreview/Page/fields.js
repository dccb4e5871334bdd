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
