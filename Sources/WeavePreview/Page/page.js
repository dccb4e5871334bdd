// SPDX-License-Identifier: MIT
// What all parts of the page share: what is shown, what is chosen, and how the server is asked.

import { find, read } from "./json.js";

export const $ = (id) => document.getElementById(id);
export const sizes = ["small", "medium", "large", "extraLarge", "accessoryInline", "accessoryCircular", "accessoryRectangular"];
export const appearances = ["light", "dark", "tinted", "clear", "accented", "eink"];
export const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility3", "accessibility5"];

// What is asked for. The link carries it, so that a copied address shows the same.
export const asked = new URLSearchParams(location.hash.slice(1));
if (!asked.has("sizes")) asked.set("sizes", "small,medium,large");
if (!asked.has("appearances")) asked.set("appearances", "light,dark");

/** The keys of the address that only the page reads. */
const ownKeys = ["eyes", "zoom", "tab", "ground", "frames"];

export const page = {
  /** The last answer about the shown design. */
  state: null,
  /** The chosen node: `pointer` in the text, and `id` and `index` of what was clicked in a picture. */
  chosen: null,
  /** The text and the tree that the pictures are of. */
  drawn: { text: "", root: null },
  /** The pictures that later ones are compared with. */
  kept: null,
  /** The hash of the text that the file had when the page took it. */
  base: null,
  saved: "",
  editor: null,
  /** Called by other parts; set by preview.js. */
  refresh: () => {}, choose: () => {},
};

/** An element with its properties and children; `data`, `aria` and `role` are attributes. */
export function make(name, { data = {}, aria = {}, role, ...properties } = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  Object.assign(element.dataset, data);
  for (const [key, value] of Object.entries(aria)) element.setAttribute("aria-" + key, value);
  if (role) element.setAttribute("role", role);
  element.append(...children);
  return element;
}

export const isChanged = () => page.base !== null && page.editor.value !== page.saved;

export const zoom = () => Number(asked.get("zoom") ?? 1) || 1;

/** Pictures are drawn for the pixels of this screen; those that are compared, as the ones before. */
export function scale() { return page.kept?.scale ?? Math.max(1, Math.min(3, devicePixelRatio * zoom())); }

export function query() {
  const parameters = new URLSearchParams(asked);
  for (const key of ownKeys) parameters.delete(key);
  parameters.set("scale", scale());
  return parameters.toString();
}

/** Asks the server; with a text, about that instead of the file. */
export function send(path, body) { return body === null ? fetch(path) : fetch(path, { method: "POST", body }); }

/** The same about the text that is shown. */
export async function askText(path, extra = {}) {
  const parameters = new URLSearchParams(query());
  for (const [key, value] of Object.entries(extra)) parameters.set(key, value);
  const answer = await fetch(path + "?" + parameters, { method: "POST", body: page.editor.value }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/** A list that the server has and that stays as it is. */
const lists = new Map();
export function listed(path) {
  if (!lists.has(path)) lists.set(path, fetch(path).then((answer) => answer.json()));
  return lists.get(path);
}

export function ask(key, value) {
  if (value === "" || value === null) asked.delete(key); else asked.set(key, value);
  showAddress();
  return page.refresh();
}

let addressTimer = 0;

/** The address follows when a slider rests: browsers take no more than some changes of it a second. */
export function showAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, "", "#" + asked), 150);
}

export function say(text) { $("status").textContent = text; }

// The tree of the text

let treeOf = { text: null, root: null };

/** The tree of the text as it is now; null while it has syntax errors. */
export function tree() {
  const text = page.editor.value;
  if (treeOf.text !== text) treeOf = { text, root: read(text) };
  return treeOf.root;
}

/** The chosen node in the tree of the text. */
export const chosenObject = () => (page.chosen ? find(tree(), page.chosen.pointer) : null);

/** The chosen node in a picture: the one that was clicked, or the first that its object draws. */
export function chosenNode(index = page.chosen?.index ?? 0) {
  if (!page.chosen) return null;
  const picture = page.state?.pictures?.[index] ?? page.state?.pictures?.[0];
  const object = find(page.drawn.root, page.chosen.pointer);
  const isSame = (node) => object && node.object?.[0] === object.from;
  return picture?.nodes.find((node) => node.id === page.chosen.id && (!object || isSame(node))) ?? picture?.nodes.find(isSame)
    ?? (object ? null : picture?.nodes.find((node) => node.id === page.chosen.id)) ?? null;
}

// Changes: each becomes the smallest edit of the text, which can be taken back.

/**
 * Changes the text at JSON pointers, one after the other: `{pointer, set | insert}` with a JSON literal, or neither to
 * remove what is there. A `label` merges changes that follow each other, such as those of a slider.
 */
export async function change(changes, label = null) {
  return sendChange({ steps: changes }, label);
}

export async function sendChange(wanted, label = null) {
  const text = page.editor.value;
  const answer = await fetch("change?" + query(), { method: "POST", body: JSON.stringify({ text, ...wanted }) }).catch(() => null);
  if (!answer?.ok || text !== page.editor.value) return false;
  const found = await answer.json();
  if (found.refused) { say(found.refused); return false; }
  page.editor.apply(found.edits, null, label);
  return true;
}
