// SPDX-License-Identifier: MIT
// Dialogs: a new design, and the choice of a symbol, a photo, and a fact or variable.

import { $, page, make, listed, query, say, isChanged, ask, asked, tree } from "./page.js";
import { child, plain } from "./json.js";

let answer = () => {};

function openDialog(title, ...content) {
  $("dialog-title").textContent = title;
  $("dialog-body").replaceChildren(...content);
  if (!$("dialog").open) $("dialog").showModal();
  $("dialog-body").querySelector("input")?.focus();
  return new Promise((done) => { answer = done; });
}

function close(value) { answer(value ?? null); answer = () => {}; if ($("dialog").open) $("dialog").close(); }

export function startDialogs() {
  $("dialog").addEventListener("close", () => close(null));
  $("dialog-close").addEventListener("click", () => close(null));
  $("dialog").addEventListener("click", (event) => { if (event.target === $("dialog")) close(null); });
  $("new").addEventListener("click", newDesign);
}

/** A field to search in, and what was found below; arrows walk through it. */
function searching(placeholder, show, className) {
  const list = make("div", { className, role: "listbox", aria: { label: placeholder } });
  const field = make("input", { type: "search", placeholder, aria: { label: placeholder }, autocomplete: "off", spellcheck: false });
  field.addEventListener("input", () => show(field.value.trim().toLowerCase(), list));
  const walk = (event) => {
    const all = [...list.querySelectorAll("button")];
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.target === field && ["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    if (event.key === "Enter" && event.target === field) { event.preventDefault(); all[0]?.click(); }
    if (!step) return;
    event.preventDefault();
    (all[all.indexOf(document.activeElement) + step] ?? field).focus();
  };
  field.addEventListener("keydown", walk);
  list.addEventListener("keydown", walk);
  show("", list);
  return [field, list];
}

/** The name of a symbol, chosen by its picture; null if none was chosen. */
export function pickSymbol() {
  let last = 0;
  const show = async (word, list) => {
    const mine = ++last;
    const names = await fetch("symbols?word=" + encodeURIComponent(word.replace(/ /g, "."))).then((found) => found.json());
    if (mine !== last) return;
    list.replaceChildren(...names.map((name) => make("button", { title: name, role: "option", aria: { label: name }, onclick: () => close(name) },
      make("img", { src: "symbol/" + encodeURIComponent(name) + ".png?scale=2&appearances=" + (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
        loading: "lazy", width: 32, height: 32, alt: "" }), make("small", {}, name))));
  };
  return openDialog("Symbol", ...searching("Search symbols, such as “sun”", show, "symbols"));
}

/** The name of a fact or variable; null if none was chosen. Numbers stand first where a number is wanted. */
export async function pickValue({ isFormula = false, isNumber = false }) {
  const facts = await listed("facts");
  const variables = Object.entries(plain(child(tree(), "variables")) ?? {}).map(([name, value]) => ({ name, kind: Array.isArray(value) ? "list" : typeof value, says: "Variable of this design: " + JSON.stringify(value).slice(0, 60) }));
  const all = [...variables, ...facts.flatMap((fact) => fact.kind === "record"
    ? (fact.members ?? []).map(([member, kind]) => ({ name: fact.name + "." + member, kind, says: fact.says })) : [fact])];
  const show = (word, list) => {
    const parts = word.split(/\s+/).filter(Boolean);
    const found = all.filter((one) => parts.every((part) => (one.name + " " + one.says).toLowerCase().includes(part)));
    // What is called so goes before what is only described so.
    const rank = (one) => (isNumber && !["integer", "number"].includes(one.kind) ? 2 : 0) + (parts.every((part) => one.name.toLowerCase().includes(part)) ? 0 : 1);
    found.sort((a, b) => rank(a) - rank(b));
    list.replaceChildren(...found.slice(0, 120).map((one) => make("button", { role: "option", data: { name: one.name }, onclick: () => close(one.name) },
      make("b", {}, one.name), make("small", {}, one.says.replace(/`/g, "") + (one.unit ? " (" + one.unit + ")" : "")), make("i", {}, one.kind))));
    if (found.length > 120) list.append(make("p", { className: "quiet" }, "And " + (found.length - 120) + " more; type to find them."));
    if (!found.length) list.append(make("p", { className: "quiet" }, "Nothing matches."));
  };
  return openDialog(isFormula ? "Bind to a fact or a variable" : "Insert a fact or a variable", ...searching("Search, such as “temperature”", show, "values-list"));
}

/** Writes a photo of the author's beside the design; null if none was chosen. */
export function addPhoto() {
  const input = $("photo-file");
  input.value = "";
  return new Promise((done) => {
    input.onchange = async () => done(input.files[0] ? await writePhoto(input.files[0]) : null);
    input.click();
  });
}

async function writePhoto(file) {
  const found = await fetch("photo?" + query() + "&word=" + encodeURIComponent(file.name), { method: "POST", body: file }).catch(() => null);
  if (!found?.ok) { say(found ? (await found.text()).trim() : "The photo cannot be sent."); return null; }
  const { file: name } = await found.json();
  showPhotos();
  return name;
}

/** The photos beside the design, for the fields that name one. */
export async function showPhotos() {
  const found = await fetch("photos?" + query()).catch(() => null);
  if (found?.ok) $("photos").replaceChildren(...(await found.json()).map((name) => new Option(name)));
}

// A new design

async function newDesign() {
  const all = await listed("catalogue");
  let chosen = "blank";
  const name = make("input", { id: "new-name", placeholder: "Such as Morning run", required: true, autocomplete: "off" });
  const error = make("p", { className: "error", role: "alert" });
  const look = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const show = (word, list) => {
    const parts = word.split(/\s+/).filter(Boolean);
    const entries = [{ name: "blank", kind: "empty", says: "An empty design with one text.", facts: [] }, ...all]
      .filter((one) => parts.every((part) => (one.name + " " + one.says + " " + one.facts.join(" ") + (one.hasPhoto ? " photo" : "")).toLowerCase().includes(part)));
    list.replaceChildren(...entries.map((one) => {
      const choose = () => { chosen = one.name; for (const other of list.children) other.setAttribute("aria-selected", other.dataset.name === chosen); if (!name.value) name.focus(); };
      return make("button", { type: "button", role: "option", title: one.says, data: { name: one.name }, aria: { selected: one.name === chosen }, onclick: choose, ondblclick: create },
        make("img", { src: "sample/" + encodeURIComponent(one.name) + ".png?scale=1.5&appearances=" + look, loading: "lazy", width: 118, height: 118, alt: "" }),
        make("b", {}, one.name), make("small", {}, one.kind === "design" ? "ready design" : one.kind === "layout" ? "layout" : "start from nothing"));
    }));
  };
  const create = async () => {
    if (!name.value.trim()) { name.focus(); error.textContent = "Give the design a name first."; return; }
    const found = await fetch("new", { method: "POST", body: JSON.stringify({ name: name.value.trim(), template: chosen }) }).catch(() => null);
    if (!found?.ok) { error.textContent = found ? (await found.text()).trim() : "weave cannot be reached."; return; }
    const { file, path } = await found.json();
    close(null);
    if (!file) { say("Written: " + path + ". Preview its folder to see it here."); return; }
    if (isChanged() && !confirm("You will lose unsaved changes. Show the new design?")) return;
    page.switchTo(file);
  };
  const [search, list] = searching("Search layouts and designs", show, "beginnings");
  const button = make("button", { id: "new-create", className: "main", textContent: "Create", onclick: create });
  name.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); create(); } });
  openDialog("New design", make("div", { className: "line" }, make("label", { textContent: "Name", htmlFor: "new-name" }), name, button), error, search, list);
  name.focus();
}
