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

