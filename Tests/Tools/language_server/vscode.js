// SPDX-License-Identifier: MIT
"use strict";
// The extension for Visual Studio Code with an editor that is only its interface: activates it, opens card.json of the
// folder that it runs in, and asks every provider. Prints a line for each thing that worked. WEAVE names the program, and
// EXTENSION the folder of the extension.

const assert = require("node:assert/strict");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { pathToFileURL, fileURLToPath } = require("node:url");

const folder = process.cwd();

// The values of the editor's interface

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range {
  constructor(a, b, c, d) { this.start = a instanceof Position ? a : new Position(a, b); this.end = a instanceof Position ? b : new Position(c, d); }
}
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  toString() { return this.text; }
  get fsPath() { return fileURLToPath(this.text); }
}
const value = (...names) => class { constructor(...given) { names.forEach((name, index) => { this[name] = given[index]; }); } };
class WorkspaceEdit {
  constructor() { this.files = new Map(); }
  set(uri, edits) { this.files.set(uri.toString(), edits); }
}
class Kind {
  constructor(text) { this.value = text; }
  append(text) { return new Kind(this.value ? `${this.value}.${text}` : text); }
}
class Collection {
  constructor() { this.lists = new Map(); this.waiting = []; }
  set(uri, list) {
    this.lists.set(uri.toString(), list);
    this.waiting = this.waiting.filter((one) => !one(list));
  }
  clear() { this.lists.clear(); }
  /** The first list of a file that a test accepts. */
  next(test) { return new Promise((resolve) => { this.waiting.push((list) => test(list) && (resolve(list), true)); }); }
}

const problems = new Collection();
const providers = {};
const events = {};
const shown = [];
const commands = {};
const disposable = { dispose() {} };
const register = (name) => (...given) => {
  providers[name] = given.find((one) => one && typeof one === "object" && Object.values(one).some((member) => typeof member === "function"));
  return disposable;
};
const event = (name) => (callback) => { events[name] = callback; return disposable; };
const documents = [];

const vscode = {
  Position, Range, Uri, WorkspaceEdit, SemanticTokens: value("data"), SemanticTokensLegend: value("types"), MarkdownString: value("value"),
  TextEdit: value("range", "newText"), Location: value("uri", "range"), Diagnostic: value("range", "message", "severity"),
  DiagnosticRelatedInformation: value("location", "message"), CompletionItem: value("label", "kind"), CompletionList: value("items", "isIncomplete"),
  SnippetString: value("value"), DocumentSymbol: value("name", "detail", "kind", "range", "selectionRange"), SelectionRange: value("range", "parent"),
  Hover: value("contents", "range"), CodeAction: value("title", "kind"), CodeActionKind: { Empty: new Kind("") }, DocumentHighlight: value("range"),
  FoldingRange: value("start", "end"), DocumentLink: value("range", "target"), Color: value("red", "green", "blue", "alpha"),
  ColorInformation: value("range", "color"), ColorPresentation: value("label"), InlayHint: value("position", "label"), CodeLens: value("range", "command"),
  SignatureHelp: value(), SignatureInformation: value("label", "documentation"), ParameterInformation: value("label"),
  SymbolInformation: value("name", "kind", "containerName", "location"),
  languages: new Proxy({
    createDiagnosticCollection: () => problems,
    match: (selector, document) => selector.some((one) => one.language === document.languageId) ? 10 : 0,
  }, { get: (own, name) => own[name] ?? register(name.replace(/^register|Provider$/g, "")) }),
  workspace: {
    workspaceFolders: [{ uri: new Uri(pathToFileURL(folder).toString()), name: "designs" }],
    textDocuments: documents,
    getConfiguration: () => ({ get: (name) => ({ path: process.env.WEAVE, arguments: ["--now", "2026-03-28T14:05:00Z"] })[name] }),
    ...Object.fromEntries(["onDidOpenTextDocument", "onDidCloseTextDocument", "onDidChangeTextDocument", "onDidSaveTextDocument",
      "onWillRenameFiles", "onDidRenameFiles", "onDidChangeWorkspaceFolders"].map((name) => [name, event(name)])),
    openTextDocument: async (uri) => documents.find((one) => one.uri.toString() === uri.toString()),
  },
  window: {
    onDidChangeTextEditorSelection: event("onDidChangeTextEditorSelection"), visibleTextEditors: [],
    showErrorMessage: (text) => shown.push(text), showWarningMessage: (text) => shown.push(text),
    showTextDocument: async () => {}, createTerminal: () => ({ show() {} }),
  },
  commands: { registerCommand: (name, callback) => { commands[name] = callback; return disposable; } },
  env: { openExternal: async () => true },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

// An open document

function open(name, languageId = "json") {
  const file = path.join(folder, name);
  const document = {
    uri: new Uri(pathToFileURL(file).toString()), fileName: file, languageId, version: 1, text: fs.readFileSync(file, "utf8"),
    getText() { return this.text; },
    offset(where) { return this.text.split("\n").slice(0, where.line).reduce((sum, line) => sum + line.length + 1, 0) + where.character; },
    find(word, inside = 0) {
      const offset = this.text.indexOf(word) + inside;
      const before = this.text.slice(0, offset).split("\n");
      return new Position(before.length - 1, before.at(-1).length);
    },
    /** The text after edits. */
    after(edits) {
      return [...edits].sort((a, b) => this.offset(b.range.start) - this.offset(a.range.start))
        .reduce((text, { range, newText }) => text.slice(0, this.offset(range.start)) + newText + text.slice(this.offset(range.end)), this.text);
    },
  };
  documents.push(document);
  return document;
}

const step = (text) => process.stdout.write(`${text}\n`);
const labels = (list) => list.items.map((one) => one.label);

async function main() {
  const card = open("card.json");
  const extension = require(path.join(process.env.EXTENSION, "extension.js"));
  const first = problems.next((list) => list.length > 0);
  await extension.activate({ subscriptions: [] });
  step("activated");
  const [problem] = await first;
  assert.match(problem.message, /did you mean `layout`/);
  assert.deepEqual([problem.range.start.line, problem.range.start.character], [3, 2]);
  step("diagnostics");

  const name = card.find("count", 3);
  const list = await providers.CompletionItem.provideCompletionItems(card, name);
  assert.ok(labels(list).includes("count"));
  const fact = (await providers.CompletionItem.provideCompletionItems(card, card.find("count"))).items.find((one) => one.label === "__weather_temp");
  assert.match((await providers.CompletionItem.resolveCompletionItem(fact)).documentation.value, /Missing now/);
  step("completion");
  assert.match((await providers.Hover.provideHover(card, name)).contents.value, /Now `12`/);
  step("hover");

  const help = await providers.SignatureHelp.provideSignatureHelp(card, card.find("clamp(", 13));
  assert.equal(help.signatures[0].label, "clamp(x, low, high)");
  assert.equal(help.activeParameter, 1);
  assert.deepEqual(help.signatures[0].parameters[1].label, [9, 12]);
  step("signature help");

  const actions = await providers.CodeActions.provideCodeActions(card, problem.range, {});
  const fix = actions.find((one) => one.title === "Replace with `layout`");
  assert.equal(fix.kind.value, "quickfix");
  assert.match(card.after(fix.edit.files.get(card.uri.toString())), /"layout": \{ "template": "custom" \}/);
  step("fix");
  const node = card.find('"shape"', 2);
  const offered = await providers.CodeActions.provideCodeActions(card, new Range(node, node), { only: new Kind("refactor") });
  assert.deepEqual(offered.map((one) => one.title), ["Extract component `shapePart`", "Extract style `shapeStyle` from `padding`"]);
  step("refactorings");

  const edit = await providers.Rename.provideRenameEdits(card, card.find('"brand"', 2), "house");
  assert.deepEqual([...edit.files.keys()].map((uri) => path.relative(folder, fileURLToPath(uri))).sort(), ["card.json", "other.json", "parts/kit.json"]);
  step("renamed in closed files");
  let moved;
  events.onWillRenameFiles({
    files: [{ oldUri: new Uri(pathToFileURL(`${folder}/parts/kit.json`).toString()), newUri: new Uri(pathToFileURL(`${folder}/parts/base.json`).toString()) }],
    waitUntil: (promise) => { moved = promise; },
  });
  assert.match(card.after((await moved).files.get(card.uri.toString())), /"include": "parts\/base.json"/);
  step("renamed files");

  const symbols = await providers.WorkspaceSymbol.provideWorkspaceSymbols("bra");
  assert.deepEqual(symbols.map((one) => [one.name, one.containerName]), [["brand", "kit.json"]]);
  step("workspace symbols");
  assert.ok((await providers.DocumentSymbol.provideDocumentSymbols(card)).some((one) => one.name === "vstack"));
  assert.ok((await providers.FoldingRange.provideFoldingRanges(card)).length > 0);
  assert.ok((await providers.SelectionRange.provideSelectionRanges(card, [name]))[0].parent);
  assert.ok((await providers.DocumentLink.provideDocumentLinks(card)).some((one) => one.target.toString().endsWith("parts/kit.json")));
  const [place] = await providers.Definition.provideDefinition(card, card.find('"brand"', 2));
  assert.ok(place.uri.toString().endsWith("parts/kit.json"));
  assert.equal((await providers.Reference.provideReferences(card, card.find('"brand"', 2), { includeDeclaration: false })).length, 2);
  assert.ok((await providers.DocumentHighlight.provideDocumentHighlights(card, name)).length > 0);
  step("outline and places");

  const colors = await providers.Color.provideDocumentColors(card);
  assert.equal(colors.length, 1);
  assert.equal((await providers.Color.provideColorPresentations(new vscode.Color(1, 0, 0, 1), { document: card, range: colors[0].range }))[0].label, "#FF0000");
  assert.ok((await providers.InlayHints.provideInlayHints(card, new Range(0, 0, 40, 0))).length > 0);
  assert.ok((await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(card)).data.length > 0);
  assert.equal((await providers.CodeLens.provideCodeLenses(card))[0].command.command, "weave.render");
  step("marks");

  const options = { tabSize: 4, insertSpaces: false };
  assert.match(card.after(await providers.DocumentFormattingEdit.provideDocumentFormattingEdits(card, options)), /^\{\n\t"name": "Card"/);
  step("laid out with tabs");
  const where = card.find('"variables"');
  const change = { range: new Range(where, where), text: '"style": {} ' };
  card.text = card.after([{ range: change.range, newText: change.text }]);
  card.version = 2;
  const again = problems.next((found) => found.some((one) => one.code === "W0003"));
  events.onDidChangeTextDocument({ document: card, contentChanges: [change] });
  await again;
  const comma = await providers.OnTypeFormattingEdit.provideOnTypeFormattingEdits(card, card.find('"style": {}', 11), "}", options);
  assert.match(card.after(comma), /"style": \{\}, "variables"/);
  step("a comma as one types");

  await extension.deactivate();
  assert.deepEqual(shown, []);
  step("deactivated");
}

main().catch((error) => { process.stdout.write(`failed: ${error.stack}\n`); process.exit(1); });
