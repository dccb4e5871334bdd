// SPDX-License-Identifier: MIT
// The text editor of the page: a plain text area with undo, completion and marked lines. The server knows the language.

const lineHeight = 18;
const most = 2000;

/** The one replacement that turns a text into another. */
export function difference(before, after) {
  const short = Math.min(before.length, after.length);
  let start = 0;
  while (start < short && before[start] === after[start]) start++;
  let end = 0;
  while (end < short - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { at: start, removed: before.slice(start, before.length - end), added: after.slice(start, after.length - end) };
}

/** A snippet without its stops, and what is selected in it: `$1`, `${1:8}`. */
export function plain(snippet) {
  let text = "";
  let selection = null;
  for (let at = 0; at < snippet.length; at++) {
    if (snippet[at] === "\\") { text += snippet[++at] ?? ""; continue; }
    const stop = snippet[at] === "$" && /^\$(?:(\d+)|\{(\d+):?([^}]*)\})/.exec(snippet.slice(at));
    if (!stop) { text += snippet[at]; continue; }
    selection ??= [text.length, text.length + (stop[3] ?? "").length];
    text += stop[3] ?? "";
    at += stop[0].length - 1;
  }
  return { text, selection: selection ?? [text.length, text.length] };
}

export class Editor {
  /** `changed` is called after each change, `ask` asks the server for completions or a description at a place. */
  constructor(parts, { changed, ask, told }) {
    Object.assign(this, parts, { changed, ask, told });
    this.last = "";
    this.past = [];
    this.future = [];
    this.items = [];
    this.chosen = 0;
    this.question = 0;
    const area = this.area;
    area.addEventListener("input", (event) => this.typed(event));
    area.addEventListener("keydown", (event) => this.pressed(event));
    area.addEventListener("beforeinput", (event) => {
      if (event.inputType === "historyUndo") { event.preventDefault(); this.undo(); }
      if (event.inputType === "historyRedo") { event.preventDefault(); this.redo(); }
    });
    area.addEventListener("scroll", () => this.place());
    area.addEventListener("blur", () => setTimeout(() => this.close(), 150));
    area.addEventListener("click", () => { this.close(); this.tell(); });
    new ResizeObserver(() => this.place()).observe(area);
  }

  get value() { return this.area.value; }

  /** Shows a different text without a history; the cursor keeps its place. */
  load(text) {
    if (text === this.value) return;
    const { selectionStart, selectionEnd, scrollTop, scrollLeft } = this.area;
    this.area.value = text;
    this.last = this.area.value;
    this.past = [];
    this.future = [];
    this.area.setSelectionRange(selectionStart, selectionEnd);
    Object.assign(this.area, { scrollTop, scrollLeft });
    this.number();
    this.close();
  }

  /** Replaces parts of the text, to be taken back as one; places are those of the text before. */
  apply(edits, selection) {
    if (!edits.length) return;
    let text = this.value;
    for (const edit of [...edits].sort((a, b) => b.range[0] - a.range[0])) {
      text = text.slice(0, edit.range[0]) + edit.text + text.slice(edit.range[1]);
    }
    this.replace(text, selection ?? null);
    this.record(false);
  }

  replace(text, selection) {
    const { scrollTop, scrollLeft, selectionStart } = this.area;
    this.area.value = text;
    const [from, to] = selection ?? [Math.min(selectionStart, text.length), Math.min(selectionStart, text.length)];
    this.area.setSelectionRange(from, to);
    Object.assign(this.area, { scrollTop, scrollLeft });
  }

  /** Notes what has changed since, so that it can be taken back. */
  record(isTyping) {
    const now = this.value;
    if (now === this.last) return;
    const change = { ...difference(this.last, now), time: Date.now(), isTyping };
    const before = this.past.at(-1);
    if (isTyping && before?.isTyping && change.time - before.time < 600 && !change.removed && !before.removed
      && before.at + before.added.length === change.at && !/\s/.test(change.added)) {
      before.added += change.added;
      before.time = change.time;
    } else {
      this.past.push(change);
      if (this.past.length > most) this.past.shift();
    }
    this.future = [];
    this.last = now;
    this.number();
    this.changed();
  }

  undo() { this.step(this.past, this.future, "added", "removed"); }
  redo() { this.step(this.future, this.past, "removed", "added"); }

  step(from, to, old, young) {
    const change = from.pop();
    if (!change) return;
    to.push(change);
    const text = this.value;
    const end = change.at + change[young].length;
    this.replace(text.slice(0, change.at) + change[young] + text.slice(change.at + change[old].length), [end, end]);
    this.last = this.value;
    change.isTyping = false;
    this.number();
    this.close();
    this.changed();
  }

  // Lines

  number() {
    const count = this.value.split("\n").length;
    if (count === this.lineCount) return;
    this.lineCount = count;
    this.gutter.textContent = Array.from({ length: Math.min(count, 40000) }, (_, index) => index + 1).join("\n");
    this.place();
  }

  /** Marks lines, counted from 1, and shows the first of them; none without a number. */
  markLines(from, to, isShown) {
    this.marked = from ? [from, to] : null;
    if (from && isShown) this.area.scrollTop = Math.max(0, (from - 1) * lineHeight - this.area.clientHeight / 3);
    this.place();
  }

  place() {
    this.gutter.style.marginTop = -this.area.scrollTop + "px";
    this.mark.hidden = !this.marked;
    if (!this.marked) return;
    this.mark.style.top = 4 + (this.marked[0] - 1) * lineHeight - this.area.scrollTop + "px";
    this.mark.style.height = (this.marked[1] - this.marked[0] + 1) * lineHeight + "px";
  }

  select(from, to) { this.area.setSelectionRange(from, to); }

  // Typing

  typed(event) {
    this.record(event.inputType === "insertText" && (event.data ?? "").length === 1);
    const letter = event.data ?? "";
    const isDeleting = (event.inputType ?? "").startsWith("delete") && !this.list.hidden;
    if (/^[\w"{=|.(:#-]$/.test(letter) || isDeleting) this.complete(); else this.close();
  }

  pressed(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === " ") { event.preventDefault(); return this.complete(); }
    if (isCommand && event.key.toLowerCase() === "z") { event.preventDefault(); return event.shiftKey ? this.redo() : this.undo(); }
    if (isCommand && event.key.toLowerCase() === "y") { event.preventDefault(); return this.redo(); }
    if (this.list.hidden) {
      if (event.key === "Enter" && !isCommand) this.breakLine(event);
      if (event.key === "F1") { event.preventDefault(); this.tell(); }
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step) { event.preventDefault(); this.choose(this.chosen + step); }
    else if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); this.take(this.items[this.chosen]); }
    else if (event.key === "Escape") { event.preventDefault(); this.close(); }
  }

  /** A new line begins where the one before does. */
  breakLine(event) {
    const at = this.area.selectionStart;
    const line = this.value.slice(this.value.lastIndexOf("\n", at - 1) + 1, at);
    const space = /^[ \t]*/.exec(line)[0] + (/[{[]\s*$/.test(line) ? "  " : "");
    event.preventDefault();
    this.apply([{ range: [at, this.area.selectionEnd], text: "\n" + space }], [at + 1 + space.length, at + 1 + space.length]);
  }

  // Completion

  async complete() {
    const question = ++this.question;
    const at = this.area.selectionStart;
    const answer = await this.ask("complete", at);
    // Only the answer to the last letter counts.
    if (question !== this.question || at !== this.area.selectionStart || !answer) return;
    const word = (range) => this.value.slice(range[0], at).replace(/^"/, "").toLowerCase();
    this.items = answer.items.filter((item) => {
      let from = 0;
      const label = item.label.toLowerCase();
      for (const letter of word(item.range)) {
        from = label.indexOf(letter, from) + 1;
        if (!from) return false;
      }
      return true;
    });
    this.items.sort((a, b) => b.label.toLowerCase().startsWith(word(b.range)) - a.label.toLowerCase().startsWith(word(a.range)));
    if (!this.items.length) return this.close();
    this.show();
  }

  show() {
    this.list.replaceChildren(...this.items.map((item, index) => {
      const row = document.createElement("li");
      row.id = "completion-" + index;
      row.setAttribute("role", "option");
      row.textContent = item.label;
      const detail = document.createElement("small");
      detail.textContent = item.detail;
      row.append(detail);
      row.addEventListener("mousedown", (event) => { event.preventDefault(); this.take(item); });
      return row;
    }));
    this.list.hidden = false;
    this.area.setAttribute("aria-expanded", true);
    const before = this.value.slice(0, this.area.selectionStart);
    const line = before.split("\n").length;
    const top = 4 + line * lineHeight - this.area.scrollTop;
    const below = this.area.clientHeight - top;
    this.list.style.top = (below > 120 ? top : Math.max(0, top - lineHeight - Math.min(190, 22 * this.items.length + 6))) + "px";
    const column = before.length - before.lastIndexOf("\n") - 1;
    const left = this.gutter.offsetWidth + column * 7.2 - this.area.scrollLeft;
    this.list.style.left = Math.max(0, Math.min(left, this.list.parentElement.clientWidth - this.list.offsetWidth - 4)) + "px";
    this.choose(0);
  }

  choose(index) {
    this.chosen = Math.max(0, Math.min(this.items.length - 1, index));
    [...this.list.children].forEach((row, place) => row.setAttribute("aria-selected", place === this.chosen));
    this.list.children[this.chosen]?.scrollIntoView({ block: "nearest" });
    this.area.setAttribute("aria-activedescendant", "completion-" + this.chosen);
    this.told(this.items[this.chosen]?.says ?? "");
  }

  take(item) {
    const { text, selection } = item.isSnippet ? plain(item.text) : { text: item.text, selection: [item.text.length, item.text.length] };
    const shift = item.others.reduce((sum, one) => one.range[0] <= item.range[0] ? sum + one.text.length - (one.range[1] - one.range[0]) : sum, 0);
    const start = item.range[0] + shift;
    this.close();
    this.apply([{ range: item.range, text }, ...item.others], [start + selection[0], start + selection[1]]);
    this.area.focus();
  }

  close() {
    this.question++;
    this.list.hidden = true;
    this.area.setAttribute("aria-expanded", false);
    this.area.removeAttribute("aria-activedescendant");
  }

  /** What there is to tell of the place of the cursor. */
  async tell() {
    const at = this.area.selectionStart;
    const answer = await this.ask("hover", at);
    if (at === this.area.selectionStart) this.told(answer?.says ?? "");
  }
}
