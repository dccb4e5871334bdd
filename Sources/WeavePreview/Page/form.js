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

