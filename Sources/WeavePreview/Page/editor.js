// SPDX-License-Identifier: MIT
// The text editor of the page: CodeMirror, with the language that the server knows.

import { make } from "./page.js";

const { CodeMirror } = globalThis;

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

// JSON, with the texts and expressions in its strings.
CodeMirror.defineMode("weave", () => ({
  startState: () => ({ isIn: false, isKey: false, isToken: false }),
  token(stream, state) {
    if (state.isIn) {
      if (state.isToken) {
        if (stream.match("}}")) { state.isToken = false; return "variable-2"; }
        if (stream.peek() === "\"") state.isToken = false;
        else { stream.next(); stream.eatWhile((letter) => letter !== "}" && letter !== "\""); return "variable-2"; }
      }
      if (stream.sol() && stream.eol()) { state.isIn = false; return null; }
      if (stream.match("{{")) { state.isToken = true; return "variable-2"; }
      if (stream.match(/^\\./)) return "string-2";
      if (stream.next() === "\"") { state.isIn = false; return state.isKey ? "property" : "string"; }
      stream.eatWhile((letter) => letter !== "\"" && letter !== "\\" && letter !== "{");
      if (stream.eol()) state.isIn = false;
      return state.isKey ? "property" : state.isFormula ? "variable-2" : "string";
    }
    if (stream.eatSpace()) return null;
    if (stream.match("\"")) {
      state.isIn = !stream.eol();
      state.isKey = /^(?:[^"\\]|\\.)*"\s*:/.test(stream.string.slice(stream.pos));
      state.isFormula = !state.isKey && stream.peek() === "=";
      return state.isKey ? "property" : "string";
    }
    if (stream.match(/^-?\d+(\.\d+)?([eE][+-]?\d+)?/)) return "number";
    if (stream.match(/^(true|false|null)\b/)) return "atom";
    stream.next();
    return null;
  },
  fold: "brace",
  closeBrackets: "[]{}\"\"",
}));

export class Editor {
  /**
   * `changed` is called after each change, `moved` when the cursor is moved by its author; `ask` asks the server for
   * completions or a description at a place, and `fix` mends a problem.
   */
  constructor(host, { changed, moved, ask, fix }) {
    Object.assign(this, { changed, moved, ask, fix });
    this.problems = [];
    this.isLoading = false;
    this.code = CodeMirror(host, {
      mode: "weave", keyMap: "sublime", lineNumbers: true, indentUnit: 2, tabSize: 2, autoCloseBrackets: true, matchBrackets: true,
      foldGutter: true, gutters: ["CodeMirror-linenumbers", "problem-gutter", "CodeMirror-foldgutter"], styleActiveLine: true,
      undoDepth: 2000, historyEventDelay: 600, inputStyle: "contenteditable", spellcheck: false, cursorScrollMargin: 40,
      screenReaderLabel: "The design’s text", extraKeys: {
        "Ctrl-Space": () => this.complete(), F1: () => this.tellAtCursor(), "Ctrl-Y": "redo",
        Enter: () => this.breakLine(), Tab: (code) => this.indent(code), "Ctrl-.": () => this.fixAtCursor(), Esc: () => (this.tip.hidden ? CodeMirror.Pass : this.hideTip()),
      },
    });
    this.tip = make("div", { id: "tip", role: "tooltip", hidden: true });
    document.body.append(this.tip);
    this.code.on("change", (_, change) => { if (!this.isLoading && change.origin !== "setValue") this.noteChange(); });
    this.code.on("inputRead", (code, change) => this.typed(change));
    this.code.on("cursorActivity", (code) => { if (code.hasFocus()) this.moved(); });
    this.code.on("scroll", () => this.hideTip());
    const area = this.code.getWrapperElement();
    area.addEventListener("mousemove", (event) => this.hover(event));
    area.addEventListener("mouseleave", (event) => { if (!this.tip.contains(event.relatedTarget)) this.hideTip(true); });
    this.tip.addEventListener("mouseleave", () => this.hideTip());
  }

  /** The text, with one kind of line break. */
  get value() { return this.text ??= this.code.getValue("\n"); }
  get isFocused() { return this.code.hasFocus(); }
  get canUndo() { return this.code.historySize().undo > 0; }
  get canRedo() { return this.code.historySize().redo > 0; }

  /** Tells of a change before the editor draws it, and once for all parts of it: the server draws meanwhile. */
  noteChange() {
    const before = this.noted;
    this.text = undefined;
    this.noted = this.value;
    if (this.noted !== before) this.changed();
  }

  /** Shows a different text without a history; the cursor keeps its place. */
  load(text) {
    if (text.replaceAll("\r\n", "\n") === this.value) return;
    const { left, top } = this.code.getScrollInfo();
    const cursor = this.code.getCursor();
    this.isLoading = true;
    this.code.operation(() => {
      this.code.setValue(text);
      this.code.clearHistory();
      this.code.setCursor(cursor, null, { scroll: false });
    });
    this.isLoading = false;
    this.text = undefined;
    this.noted = this.value;
    this.code.scrollTo(left, top);
  }

  /** Replaces parts of the text, to be taken back as one; places are those of the text before. */
  apply(edits, selection = null, label = null) {
    if (!edits?.length) return;
    const places = edits.map((edit) => ({ from: this.place(edit.range[0]), to: this.place(edit.range[1]), text: edit.text }));
    const { left, top } = this.code.getScrollInfo();
    this.code.operation(() => {
      for (const edit of places.sort((a, b) => CodeMirror.cmpPos(b.from, a.from))) {
        this.code.replaceRange(edit.text, edit.from, edit.to, label ? "*" + label : "apply");
      }
    });
    if (selection) this.select(...selection, true); else this.code.scrollTo(left, top);
  }

  undo() { this.code.undo(); }
  redo() { this.code.redo(); }
  refresh() { this.code.refresh(); }
  place(unit) { return this.code.posFromIndex(unit); }
  get cursor() { return this.code.indexFromPos(this.code.getCursor()); }

  select(from, to, isShown = false) {
    const [start, end] = [this.place(from), this.place(to)];
    this.code.setSelection(start, end, { scroll: false });
    if (isShown) this.show(from, to);
  }

  /** Shows a part of the text; what is in sight stays where it is. */
  show(from, to) {
    const view = this.code.getScrollInfo();
    const start = this.code.charCoords(this.place(from), "local");
    const end = this.code.charCoords(this.place(to), "local");
    if (start.top >= view.top && Math.min(end.bottom, start.bottom + 40) <= view.top + view.clientHeight) return;
    this.code.scrollTo(null, Math.max(0, start.top - view.clientHeight / 3));
  }

  /** Marks the text of the chosen node; nothing if `range` is missing. */
  mark(range, isShown) {
    this.chosen?.clear();
    this.chosen = range ? this.code.markText(this.place(range[0]), this.place(range[1]), { className: "cm-chosen" }) : null;
    if (range && isShown) this.show(...range);
  }

  // Problems

  /** Underlines problems and marks their lines. */
  setProblems(problems) {
    this.code.operation(() => {
      for (const one of this.problems) one.mark.clear();
      this.code.clearGutter("problem-gutter");
      this.problems = problems.filter((problem) => problem.units).map((problem) => {
        let [from, to] = problem.units;
        if (from === to) to = Math.min(from + 1, this.value.length);
        // A problem of a whole node is shown on its first line.
        const [start, end] = [this.place(from), this.place(to)];
        const last = end.line > start.line ? { line: start.line, ch: this.code.getLine(start.line).length } : end;
        const mark = this.code.markText(start, last, { className: "cm-problem " + problem.severity });
        const dot = make("span", { className: "dot " + problem.severity, title: problem.message });
        this.code.setGutterMarker(start.line, "problem-gutter", dot);
        return { problem, mark };
      });
    });
  }

  problemsAt(place) {
    return this.problems.filter(({ mark }) => {
      const found = mark.find();
      return found && CodeMirror.cmpPos(found.from, place) <= 0 && CodeMirror.cmpPos(place, found.to) <= 0;
    }).map(({ problem }) => problem);
  }

  async fixAtCursor() {
    const problem = this.problemsAt(this.code.getCursor()).find((one) => one.hasFix);
    if (problem) this.fix(problem);
  }

  // What is under the pointer

  hover(event) {
    clearTimeout(this.hoverTimer);
    if (event.buttons) return;
    const { clientX: x, clientY: y } = event;
    this.hoverTimer = setTimeout(() => {
      const place = this.code.coordsChar({ left: x, top: y }, "window");
      const box = this.code.charCoords(place, "window");
      if (Math.abs(x - box.left) > 14 || y < box.top - 2 || y > box.bottom + 2) return this.hideTip();
      this.tell(place);
    }, 280);
  }

  tellAtCursor() { return this.tell(this.code.getCursor(), true); }

  async tell(place, isKept = false) {
    const unit = this.code.indexFromPos(place);
    const text = this.value;
    const problems = this.problemsAt(place);
    const answer = await this.ask("hover", unit);
    if (text !== this.value) return;
    const rows = problems.map((problem) => {
      const row = make("p", { className: problem.severity }, problem.message);
      for (const note of problem.notes) row.append(make("small", {}, note));
      if (problem.hasFix) row.append(make("button", { textContent: "Fix", onclick: () => { this.hideTip(); this.fix(problem); } }));
      return row;
    });
    for (const part of (answer?.says ?? "").split("\n\n").filter(Boolean)) rows.push(make("p", {}, part.replace(/[*`]/g, "")));
    if (!rows.length) return this.hideTip();
    this.tip.replaceChildren(...rows);
    this.tip.hidden = false;
    const box = this.code.charCoords(place, "window");
    const { offsetWidth: width, offsetHeight: height } = this.tip;
    this.tip.style.left = Math.max(4, Math.min(box.left, innerWidth - width - 8)) + "px";
    this.tip.style.top = (box.top - height - 4 > 0 ? box.top - height - 4 : box.bottom + 4) + "px";
    this.isKept = isKept;
  }

  hideTip(isLeaving = false) {
    clearTimeout(this.hoverTimer);
    if (!isLeaving || !this.isKept) this.tip.hidden = true;
  }

  // Typing

  /** A new line begins where the one before does; between brackets, they come apart. */
  breakLine() {
    this.code.operation(() => {
      const cursor = this.code.getCursor();
      const line = this.code.getLine(cursor.line);
      const indent = /^[ \t]*/.exec(line.slice(0, cursor.ch))[0];
      const isInside = /[{[]\s*$/.test(line.slice(0, cursor.ch));
      const isPair = isInside && /^\s*[}\]]/.test(line.slice(cursor.ch));
      this.code.replaceSelection("\n" + indent + (isInside ? "  " : ""), "end", "+input");
      if (!isPair) return;
      const place = this.code.getCursor();
      this.code.replaceRange("\n" + indent, place, place, "+input");
      this.code.setCursor(place);
    });
  }

  indent(code) {
    if (code.somethingSelected()) code.indentSelection("add"); else code.replaceSelection("  ", "end", "+input");
  }

  typed(change) {
    const letter = change.text.join("\n");
    // The pictures are asked for first.
    if (/^[\w"{=|.(:#-]$/.test(letter) || letter === "\"\"") setTimeout(() => this.complete(), 0);
  }

  async complete() {
    const question = this.question = (this.question ?? 0) + 1;
    const at = this.cursor;
    const answer = await this.ask("complete", at);
    // Only the answer to the last letter counts.
    if (question !== this.question || at !== this.cursor || !answer?.items.length) return;
    const word = (range) => this.value.slice(range[0], at).replace(/^"/, "").toLowerCase();
    const items = answer.items.filter((item) => {
      let from = 0;
      const label = item.label.toLowerCase();
      for (const letter of word(item.range)) {
        from = label.indexOf(letter, from) + 1;
        if (!from) return false;
      }
      return true;
    });
    items.sort((a, b) => b.label.toLowerCase().startsWith(word(b.range)) - a.label.toLowerCase().startsWith(word(a.range)));
    if (!items.length) return this.code.closeHint();
    const from = this.place(Math.min(...items.map((item) => item.range[0])));
    const list = { from, to: this.code.getCursor(), list: items.slice(0, 60).map((item) => this.hint(item)) };
    CodeMirror.on(list, "select", (hint) => this.showSays(hint));
    CodeMirror.on(list, "close", () => this.hideTip());
    this.code.showHint({ hint: () => list, completeSingle: false, closeCharacters: /[\s{}[\],:]/, updateOnCursorActivity: false });
  }

  hint(item) {
    return {
      text: item.text, says: item.says, displayText: item.label,
      render: (row) => row.append(make("span", { className: "kind " + item.kind, textContent: item.kind.slice(0, 1) }), item.label, " ",
        make("small", {}, item.detail)),
      hint: () => this.take(item),
    };
  }

  /** What a completion means, beside the list. */
  showSays(hint) {
    const box = document.querySelector(".CodeMirror-hints")?.getBoundingClientRect();
    this.tip.hidden = !hint.says || !box;
    if (this.tip.hidden) return;
    this.tip.replaceChildren(make("p", {}, hint.says.replace(/[*`]/g, "")));
    const isRight = box.right + 300 < innerWidth;
    this.tip.style.left = (isRight ? box.right + 4 : Math.max(4, box.left - this.tip.offsetWidth - 4)) + "px";
    this.tip.style.top = Math.min(box.top, innerHeight - this.tip.offsetHeight - 4) + "px";
  }

  take(item) {
    const { text, selection } = item.isSnippet ? plain(item.text) : { text: item.text, selection: [item.text.length, item.text.length] };
    const shift = item.others.reduce((sum, one) => one.range[0] <= item.range[0] ? sum + one.text.length - (one.range[1] - one.range[0]) : sum, 0);
    // A closing quote that the editor has added belongs to the value.
    const range = [item.range[0], Math.max(item.range[1], this.cursor)];
    if (/^"/.test(text) && /"$/.test(text) && this.value[range[1]] === "\"" && this.value[range[1] - 1] !== "\"") range[1]++;
    const start = item.range[0] + shift;
    this.apply([{ range, text }, ...item.others], [start + selection[0], start + selection[1]]);
    this.code.focus();
  }
}
