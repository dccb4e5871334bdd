// SPDX-License-Identifier: MIT
"use strict";
// Puts `weave lsp` to Visual Studio Code, by the editor's own interface and nothing else, so that it needs no build.

const vscode = require("vscode");
const { Connection } = require("./connection.js");

const selector = [{ language: "json", scheme: "file" }, { language: "weave" }];
const isOurs = (document) => vscode.languages.match(selector, document) > 0;

let connection = null;
let registrations = [];
const problems = vscode.languages.createDiagnosticCollection("weave");

// Values of the protocol and of the editor

const position = (value) => ({ line: value.line, character: value.character });
const range = (value) => ({ start: position(value.start), end: position(value.end) });
const place = (value) => new vscode.Range(value.start.line, value.start.character, value.end.line, value.end.character);
const named = (document) => ({ textDocument: { uri: document.uri.toString() } });
const at = (document, where) => ({ ...named(document), position: position(where) });
const words = (text) => new vscode.MarkdownString(text.value ?? text);
const folder = (value) => ({ uri: value.uri.toString(), name: value.name });
const edit = (value) => new vscode.TextEdit(place(value.range), value.newText);
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), place(value.range));

function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit();
  for (const file of value.documentChanges ?? []) result.set(vscode.Uri.parse(file.textDocument.uri), file.edits.map(edit));
  for (const [uri, edits] of Object.entries(value.changes ?? {})) result.set(vscode.Uri.parse(uri), edits.map(edit));
  return result;
}

function diagnostic(value) {
  // The editor counts severities from 0.
  const result = new vscode.Diagnostic(place(value.range), value.message, value.severity - 1);
  result.code = value.code;
  result.source = value.source;
  result.tags = value.tags;
  result.relatedInformation = value.relatedInformation?.map(
    (one) => new vscode.DiagnosticRelatedInformation(location(one.location), one.message));
  return result;
}

function item(value) {
  const result = new vscode.CompletionItem(value.label, value.kind - 1);
  Object.assign(result, {
    detail: value.detail, sortText: value.sortText, filterText: value.filterText, tags: value.tags, data: value.data,
    documentation: value.documentation && (typeof value.documentation === "string" ? value.documentation : words(value.documentation)),
    insertText: value.insertTextFormat === 2 ? new vscode.SnippetString(value.textEdit.newText) : value.textEdit.newText,
    range: place(value.textEdit.range), additionalTextEdits: value.additionalTextEdits?.map(edit),
  });
  result.original = value;
  return result;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, value.detail ?? "", value.kind - 1, place(value.range), place(value.selectionRange));
  result.children = (value.children ?? []).map(symbol);
  return result;
}

function selection(value) { return new vscode.SelectionRange(place(value.range), value.parent && selection(value.parent)); }

// What the editor asks

function register(abilities) {
  const ask = (method, params, token) => connection.request(method, params, token).catch((error) => {
    if (error.code === -32803) throw error;
    return null;
  });
  const { languages } = vscode;
  const legend = new vscode.SemanticTokensLegend(abilities.semanticTokensProvider.legend.tokenTypes, []);
  registrations = [
    languages.registerCompletionItemProvider(selector, {
      provideCompletionItems: async (document, where, token) => {
        const list = await ask("textDocument/completion", at(document, where), token);
        return list && new vscode.CompletionList(list.items.map(item), list.isIncomplete);
      },
      resolveCompletionItem: async (one, token) => {
        const full = one.data && await ask("completionItem/resolve", one.original, token);
        if (full?.documentation) one.documentation = words(full.documentation);
        return one;
      },
    }, ...abilities.completionProvider.triggerCharacters),
    languages.registerHoverProvider(selector, {
      provideHover: async (document, where, token) => {
        const hover = await ask("textDocument/hover", at(document, where), token);
        return hover && new vscode.Hover(words(hover.contents), place(hover.range));
      },
    }),
    languages.registerSignatureHelpProvider(selector, {
      provideSignatureHelp: async (document, where, token) => {
        const help = await ask("textDocument/signatureHelp", at(document, where), token);
        if (!help) return null;
        const result = new vscode.SignatureHelp();
        result.signatures = help.signatures.map((value) => {
          const signature = new vscode.SignatureInformation(value.label, words(value.documentation));
          signature.parameters = value.parameters.map((one) => new vscode.ParameterInformation(one.label));
          return signature;
        });
        result.activeSignature = help.activeSignature;
        result.activeParameter = help.activeParameter ?? 0;
        return result;
      },
    }, {
      triggerCharacters: abilities.signatureHelpProvider.triggerCharacters,
      retriggerCharacters: abilities.signatureHelpProvider.retriggerCharacters,
    }),
    languages.registerCodeActionsProvider(selector, {
      provideCodeActions: async (document, where, context, token) => {
        const only = context.only && [context.only.value];
        const list = await ask("textDocument/codeAction", { ...named(document), range: range(where), context: { diagnostics: [], only } }, token);
        return list?.map((value) => {
          const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind));
          action.edit = workspaceEdit(value.edit);
          action.diagnostics = value.diagnostics?.map(diagnostic);
          action.isPreferred = value.isPreferred;
          return action;
        });
      },
    }, { providedCodeActionKinds: abilities.codeActionProvider.codeActionKinds.map((kind) => vscode.CodeActionKind.Empty.append(kind)) }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, where, token) => (await ask("textDocument/definition", at(document, where), token))?.map(location),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, where, context, token) =>
        (await ask("textDocument/references", { ...at(document, where), context }, token))?.map(location),
    }),
    languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: async (document, where, token) =>
        (await ask("textDocument/documentHighlight", at(document, where), token))?.map((one) => new vscode.DocumentHighlight(place(one.range))),
    }),
    languages.registerRenameProvider(selector, {
      prepareRename: async (document, where, token) => {
        const found = await ask("textDocument/prepareRename", at(document, where), token);
        if (!found) throw new Error("There is no name here.");
        return { range: place(found.range), placeholder: found.placeholder };
      },
      provideRenameEdits: async (document, where, newName, token) =>
        workspaceEdit(await ask("textDocument/rename", { ...at(document, where), newName }, token)),
    }),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: async (document, token) => (await ask("textDocument/documentSymbol", named(document), token))?.map(symbol),
    }),
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query, token) =>
        (await ask("workspace/symbol", { query }, token))?.map((value) =>
          new vscode.SymbolInformation(value.name, value.kind - 1, value.containerName ?? "", location(value.location))),
    }),
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: async (document, context, token) =>
        (await ask("textDocument/foldingRange", named(document), token))?.map((one) => new vscode.FoldingRange(one.startLine, one.endLine)),
    }),
    languages.registerSelectionRangeProvider(selector, {
      provideSelectionRanges: async (document, positions, token) =>
        (await ask("textDocument/selectionRange", { ...named(document), positions: positions.map(position) }, token))?.map(selection),
    }),
    languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: async (document, token) =>
        (await ask("textDocument/documentLink", named(document), token))?.map((one) => new vscode.DocumentLink(place(one.range), vscode.Uri.parse(one.target))),
    }),
    languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: async (document, options, token) =>
        (await ask("textDocument/formatting", { ...named(document), options }, token))?.map(edit),
    }),
    languages.registerDocumentRangeFormattingEditProvider(selector, {
      provideDocumentRangeFormattingEdits: async (document, where, options, token) =>
        (await ask("textDocument/rangeFormatting", { ...named(document), range: range(where), options }, token))?.map(edit),
    }),
    languages.registerOnTypeFormattingEditProvider(selector, {
      provideOnTypeFormattingEdits: async (document, where, ch, options, token) =>
        (await ask("textDocument/onTypeFormatting", { ...at(document, where), ch, options }, token))?.map(edit),
    }, abilities.documentOnTypeFormattingProvider.firstTriggerCharacter,
    ...abilities.documentOnTypeFormattingProvider.moreTriggerCharacter),
    languages.registerColorProvider(selector, {
      provideDocumentColors: async (document, token) =>
        (await ask("textDocument/documentColor", named(document), token))?.map(({ range: where, color: { red, green, blue, alpha } }) =>
          new vscode.ColorInformation(place(where), new vscode.Color(red, green, blue, alpha))),
      provideColorPresentations: async ({ red, green, blue, alpha }, { document, range: where }, token) =>
        (await ask("textDocument/colorPresentation", { ...named(document), range: range(where), color: { red, green, blue, alpha } }, token))?.map((one) => {
          const result = new vscode.ColorPresentation(one.label);
          result.textEdit = edit(one.textEdit);
          return result;
        }),
    }),
    languages.registerInlayHintsProvider(selector, {
      provideInlayHints: async (document, where, token) =>
        (await ask("textDocument/inlayHint", { ...named(document), range: range(where) }, token))?.map((one) => {
          const hint = new vscode.InlayHint(new vscode.Position(one.position.line, one.position.character), one.label);
          hint.paddingLeft = one.paddingLeft;
          return hint;
        }),
    }),
    languages.registerDocumentSemanticTokensProvider(selector, {
      provideDocumentSemanticTokens: async (document, token) => {
        const tokens = await ask("textDocument/semanticTokens/full", named(document), token);
        return tokens && new vscode.SemanticTokens(new Uint32Array(tokens.data));
      },
    }, legend),
    languages.registerCodeLensProvider(selector, {
      provideCodeLenses: async (document, token) =>
        (await ask("textDocument/codeLens", named(document), token))?.map((one) => new vscode.CodeLens(place(one.range), one.command)),
    }),
    // Designs follow files of parts and photos to their new names.
    vscode.workspace.onWillRenameFiles((event) => {
      const files = event.files.map(({ oldUri, newUri }) => ({ oldUri: oldUri.toString(), newUri: newUri.toString() }));
      event.waitUntil(ask("workspace/willRenameFiles", { files }).then((value) => value ? workspaceEdit(value) : undefined));
    }),
    vscode.workspace.onDidRenameFiles(() => connection.notify("workspace/didRenameFiles", { files: [] })),
    vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => connection.notify("workspace/didChangeWorkspaceFolders", {
      event: { added: added.map(folder), removed: removed.map(folder) },
    })),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) connection.notify("textDocument/didClose", named(document));
    }),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || !contentChanges.length) return;
      connection.notify("textDocument/didChange", {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: contentChanges.map((one) => ({ range: range(one.range), text: one.text })),
      });
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
      if (isOurs(textEditor.document)) connection.notify("weave/cursor", at(textEditor.document, selections[0].active));
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) connection.notify("textDocument/didSave", named(document));
    }),
  ];
}

function open(document) {
  if (!isOurs(document)) return;
  connection.notify("textDocument/didOpen", {
    textDocument: { uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText() },
  });
}

/** What was clicked in the preview, or its page. */
async function show({ uri, external, selection, takeFocus }) {
  if (external) return vscode.env.openExternal(vscode.Uri.parse(uri));
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  const options = { preserveFocus: !takeFocus, selection: selection && place(selection) };
  const shown = vscode.window.visibleTextEditors.find((one) => one.document === document);
  await vscode.window.showTextDocument(document, { ...options, viewColumn: shown?.viewColumn });
}

// The program

async function start() {
  const settings = vscode.workspace.getConfiguration("weave");
  const server = new Connection(
    settings.get("path"), ["lsp", "--stdio", ...settings.get("arguments")],
    (method, params) => {
      if (method === "textDocument/publishDiagnostics") problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
      if (method === "window/showMessage") vscode.window.showWarningMessage(params.message);
      if (method === "window/showDocument") show(params);
    },
    (reason) => {
      problems.clear();
      if (reason) vscode.window.showErrorMessage(`weave lsp: ${reason}`);
    });
  connection = server;
  const { capabilities } = await server.request("initialize", {
    processId: process.pid, rootUri: vscode.workspace.workspaceFolders?.[0]?.uri.toString() ?? null,
    workspaceFolders: vscode.workspace.workspaceFolders?.map(folder) ?? null,
    initializationOptions: { codeLens: true, pictures: true },
    capabilities: {
      general: { positionEncodings: ["utf-16"] }, window: { showDocument: { support: true } },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } }, publishDiagnostics: { relatedInformation: true },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true }, hover: { contentFormat: ["markdown"] },
        signatureHelp: { signatureInformation: { parameterInformation: { labelOffsetSupport: true } } },
      },
    },
  });
  server.notify("initialized", {});
  register(capabilities);
  vscode.workspace.textDocuments.forEach(open);
}

async function stop() {
  registrations.forEach((one) => one.dispose());
  registrations = [];
  await connection?.end();
}

function inTerminal(command, path) {
  const file = path ?? vscode.window.activeTextEditor?.document.fileName;
  if (!file) return;
  const program = vscode.workspace.getConfiguration("weave").get("path");
  const terminal = vscode.window.createTerminal({ name: `weave ${command}`, shellPath: program, shellArgs: [command, file] });
  terminal.show();
}

async function activate(context) {
  context.subscriptions.push(
    problems,
    vscode.commands.registerCommand("weave.render", (path) => inTerminal("render", path)),
    // Beside the editor where the server can; else as a program of its own.
    vscode.commands.registerCommand("weave.preview", (path) => {
      const file = path ?? vscode.window.activeTextEditor?.document.fileName;
      return connection.request("workspace/executeCommand", { command: "weave.showPreview", arguments: [file] })
        .catch(() => inTerminal("preview", file));
    }),
    vscode.commands.registerCommand("weave.restart", async () => { await stop(); await start(); }));
  await start().catch((error) => vscode.window.showErrorMessage(`weave lsp: ${error.message}`));
}

module.exports = { activate, deactivate: stop };
