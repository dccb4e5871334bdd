// SPDX-License-Identifier: MIT
// A reader of JSON that keeps the places of values in the text, in UTF-16 units.

/** The value of a text with `from`, `to` and `kind` of each part; null if the text has a syntax error. */
export function read(text) {
  let at = 0;
  const space = /[ \t\r\n]*/y;
  const string = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
  const scalar = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
  const skip = () => { space.lastIndex = at; space.test(text); at = space.lastIndex; };
  const match = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) throw new SyntaxError("at " + at);
    at = pattern.lastIndex;
    return found[0];
  };
  const value = (depth) => {
    if (depth > 200) throw new SyntaxError("too deep");
    skip();
    const node = { from: at };
    const first = text[at];
    if (first === "{") {
      Object.assign(node, { kind: "object", members: [] });
      list("}", () => {
        const keyFrom = at;
        const key = JSON.parse(match(string));
        const keyTo = at;
        skip();
        if (text[at++] !== ":") throw new SyntaxError("colon");
        node.members.push({ key, keyFrom, keyTo, value: value(depth + 1) });
      });
    } else if (first === "[") {
      Object.assign(node, { kind: "list", entries: [] });
      list("]", () => node.entries.push(value(depth + 1)));
    } else if (first === "\"") {
      Object.assign(node, { kind: "string", value: JSON.parse(match(string)) });
    } else {
      const word = JSON.parse(match(scalar));
      Object.assign(node, { kind: word === null ? "null" : typeof word, value: word });
    }
    node.to = at;
    return node;
  };
  const list = (end, entry) => {
    at++;
    skip();
    if (text[at] === end) { at++; return; }
    for (;;) {
      skip();
      entry();
      skip();
      if (text[at] === end) { at++; return; }
      if (text[at++] !== ",") throw new SyntaxError("comma");
    }
  };
  try {
    const root = value(0);
    skip();
    return at === text.length ? root : null;
  } catch { return null; }
}

/** The member of an object, or the entry of a list. */
export function child(node, key) {
  if (node?.kind === "object") return node.members.findLast((member) => member.key === key)?.value ?? null;
  if (node?.kind === "list") return node.entries[Number(key)] ?? null;
  return null;
}

/** The plain value of a node. */
export function plain(node) {
  if (!node) return undefined;
  if (node.kind === "object") return Object.fromEntries(node.members.map((member) => [member.key, plain(member.value)]));
  if (node.kind === "list") return node.entries.map(plain);
  return node.value;
}

/** The parts of a pointer, and back. */
export const steps = (pointer) => pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
export const pointerOf = (parts) => parts.map((part) => "/" + String(part).replaceAll("~", "~0").replaceAll("/", "~1")).join("");

/** The node at a pointer; null if there is none. */
export function find(root, pointer) {
  return pointer === null ? null : steps(pointer).reduce((node, step) => child(node, step), root);
}

/** The pointer of the innermost object around a place that a test accepts. */
export function pointerAt(root, unit, isWanted) {
  let found = null;
  const walk = (node, parts) => {
    if (!node || unit < node.from || unit > node.to) return;
    if (isWanted(node, parts)) found = pointerOf(parts);
    for (const member of node.members ?? []) walk(member.value, [...parts, member.key]);
    (node.entries ?? []).forEach((entry, index) => walk(entry, [...parts, index]));
  };
  walk(root, []);
  return found;
}
