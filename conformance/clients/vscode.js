// The VS Code extension in Node, against a stand-in for the editor's module: node vscode.js SPECCLI FOLDER
"use strict";
const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const url = require("url");

const [, , speccli, folder] = process.argv;

// A stand-in for a class: it keeps what it is made with.
const kept = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};
const providers = {};
const commands = {};
const listeners = {};
const published = new Map();
const opened = [];
const on = (name) => (listener) => { listeners[name] = listener; return { dispose() {} }; };
const register = (name) => (...all) => {
  providers[name] = name === "workspaceSymbol" ? all[0] : all[1];
  return { dispose() {} };
};
const Uri = { parse: (text) => ({ toString: () => text, text }) };
class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri: uri.toString(), range, text }); }
}
const stand = {
  Uri, WorkspaceEdit,
  Position: kept("line", "character"), Range: kept("start", "end"), Location: kept("uri", "range"),
  TextEdit: { replace: (range, text) => ({ range, text }) },
  Diagnostic: kept("range", "message", "severity"), DiagnosticRelatedInformation: kept("location", "message"),
  CompletionItem: kept("label", "kind"), CompletionList: kept("items", "isIncomplete"),
  SnippetString: kept("value"), MarkdownString: kept("value"), Hover: kept("contents", "range"),
  DocumentHighlight: kept("range", "kind"), CodeAction: kept("title", "kind"),
  CodeActionKind: { Empty: { append: (value) => ({ value }) } },
  DocumentSymbol: kept("name", "detail", "kind", "range", "selectionRange"),
  SymbolInformation: kept("name", "kind", "container", "location"),
  FoldingRange: kept("start", "end", "kind"), SelectionRange: kept("range", "parent"),
  DocumentLink: kept("range", "target"), Color: kept("red", "green", "blue", "alpha"),
  ColorInformation: kept("range", "color"), ColorPresentation: kept("label"),
  SemanticTokens: kept("data"), SemanticTokensLegend: kept("types", "modifiers"),
  CallHierarchyItem: kept("kind", "name", "detail", "uri", "range", "selectionRange"),
  CallHierarchyIncomingCall: kept("from", "fromRanges"), CallHierarchyOutgoingCall: kept("to", "fromRanges"),
  InlayHint: kept("position", "label", "kind"), CodeLens: kept("range", "command"),
  env: { openExternal: (uri) => opened.push(uri.toString()) },
  window: {
    showErrorMessage(text) { throw new Error(text); }, showWarningMessage(text) { throw new Error(text); },
  },
  commands: { registerCommand(name, run) { commands[name] = run; return { dispose() {} }; } },
  workspace: {
    textDocuments: [], workspaceFolders: [{ uri: Uri.parse(url.pathToFileURL(folder).href), name: "folder" }],
    getConfiguration: () => ({ get: (name) => (name === "server" ? speccli : "") }),
    createFileSystemWatcher: () => ({
      onDidCreate: on("create"), onDidChange: on("fileChange"), onDidDelete: on("delete"), dispose() {},
    }),
    onDidOpenTextDocument: on("open"), onDidCloseTextDocument: on("close"), onDidChangeTextDocument: on("change"),
    onDidSaveTextDocument: on("save"), onDidChangeWorkspaceFolders: on("folders"),
  },
  languages: {
    match: (selector, text) => (["json", "jsonc"].includes(text.languageId) ? 10 : 0),
    createDiagnosticCollection: () => ({
      set: (uri, list) => published.set(uri.toString(), list), delete: (uri) => published.delete(uri.toString()),
      dispose() {},
    }),
  },
};
for (const [method, name] of [
  ["registerCompletionItemProvider", "completion"], ["registerHoverProvider", "hover"],
  ["registerDefinitionProvider", "definition"], ["registerReferenceProvider", "reference"],
  ["registerDocumentHighlightProvider", "highlight"], ["registerRenameProvider", "rename"],
  ["registerCodeActionsProvider", "action"], ["registerDocumentFormattingEditProvider", "format"],
  ["registerDocumentRangeFormattingEditProvider", "rangeFormat"], ["registerDocumentSymbolProvider", "symbol"],
  ["registerWorkspaceSymbolProvider", "workspaceSymbol"], ["registerFoldingRangeProvider", "folding"],
  ["registerSelectionRangeProvider", "selection"], ["registerDocumentLinkProvider", "link"],
  ["registerColorProvider", "color"], ["registerDocumentSemanticTokensProvider", "tokens"],
  ["registerInlayHintsProvider", "hints"], ["registerCodeLensProvider", "lens"],
  ["registerCallHierarchyProvider", "calls"],
]) stand.languages[method] = register(name);

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? stand : load(name, ...rest));
const extension = require(path.join(__dirname, "..", "..", "Editors", "vscode", "extension.js"));

const file = path.join(folder, "main.motion.json");
const document = (text, version = 1) => ({
  uri: Uri.parse(url.pathToFileURL(file).href), languageId: "jsonc", version, getText: () => text,
});
// The place behind a piece of a text, in UTF-16.
function place(text, piece, delta = 0) {
  const offset = text.indexOf(piece) + delta;
  assert(offset >= delta, piece);
  const lines = text.slice(0, offset).split("\r\n");
  return new stand.Position(lines.length - 1, lines[lines.length - 1].length);
}
async function settled(condition) {
  for (let count = 0; count < 500; count++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("nothing came");
}

async function main() {
  const text = fs.readFileSync(file, "utf8");
  const context = { subscriptions: [] };
  stand.workspace.textDocuments.push(document(text));
  await extension.activate(context);
  const uri = document(text).uri.toString();
  await settled(() => published.get(uri));
  const [mistake] = published.get(uri);
  assert.strictEqual(mistake.code, "unknown-key");
  assert.deepStrictEqual({ ...mistake.range.start }, { ...place(text, '"curv"') });
  const actions = await providers.action.provideCodeActions(
    document(text), mistake.range, { triggerKind: 1 });
  const fix = actions.find((action) => action.title === "write 'curve'");
  assert(fix && fix.isPreferred && fix.edit.edits.length === 1);
  const mended = text.replace('"curv"', '"curve"');
  listeners.change({
    document: document(mended, 2),
    contentChanges: [{ range: fix.edit.edits[0].range, text: fix.edit.edits[0].text }],
  });
  await settled(() => published.get(uri).length === 0);
  const open = document(mended, 2);
  const list = await providers.completion.provideCompletionItems(open, place(mended, '"lib.soft"', 1));
  assert(list.items.some((item) => item.label === "lib.soft" && item.detail.includes("Bézier")));
  const hover = await providers.hover.provideHover(open, place(mended, '"curve"', 2));
  assert(hover.contents.value.includes("Bézier"));
  const rename = await providers.rename.provideRenameEdits(open, place(mended, "lib.soft", 5), "gentle");
  assert.deepStrictEqual([...new Set(rename.edits.map((edit) => path.basename(edit.uri)))].sort(),
    ["lib.motion.json", "main.motion.json"]);
  const [definition] = await providers.definition.provideDefinition(open, place(mended, "lib.soft", 5));
  assert(definition.uri.toString().endsWith("lib.motion.json"));
  assert((await providers.reference.provideReferences(
    open, place(mended, "lib.soft", 5), { includeDeclaration: true })).length === 2);
  assert((await providers.format.provideDocumentFormattingEdits(open)).length > 0);
  const whole = new stand.Range(new stand.Position(0, 0), new stand.Position(99, 0));
  assert((await providers.hints.provideInlayHints(open, whole)) !== null);
  assert((await providers.tokens.provideDocumentSemanticTokens(open)).data.length % 5 === 0);
  assert((await providers.symbol.provideDocumentSymbols(open)).length > 0);
  assert((await providers.workspaceSymbol.provideWorkspaceSymbols("soft")).length === 1);
  assert((await providers.link.provideDocumentLinks(open)).length === 1);
  assert((await providers.folding.provideFoldingRanges(open)).length > 0);
  assert((await providers.selection.provideSelectionRanges(open, [place(mended, "300ms")])).length === 1);
  const [item] = await providers.calls.prepareCallHierarchy(open, place(mended, '"show"', 2));
  assert.strictEqual(item.name, "show");
  assert.deepStrictEqual(await providers.calls.provideCallHierarchyOutgoingCalls(item), []);
  const back = mended.replace(/\r\n  }\r\n}/, ',\r\n    "back": { "extends": "show", "reverseValues": true }\r\n  }\r\n}');
  assert.notStrictEqual(back, mended);
  listeners.change({ document: document(back, 3), contentChanges: [{ range: whole, text: back }] });
  const [call] = await providers.calls.provideCallHierarchyIncomingCalls(item);
  assert.deepStrictEqual([call.from.name, call.fromRanges.length], ["back", 1]);
  assert.deepStrictEqual({ ...call.fromRanges[0].start }, { ...place(back, '"extends": "show"', 12) });
  listeners.change({ document: document(mended, 4), contentChanges: [{ range: whole, text: mended }] });
  const lenses = await providers.lens.provideCodeLenses(open);
  assert.strictEqual(lenses[0].command.command, "motionspec.openPreview");
  fs.writeFileSync(file, mended);
  await commands["motionspec.openPreview"](...lenses[0].command.arguments);
  assert(opened.length === 1 && opened[0].endsWith("#variant=show"));
  fs.writeFileSync(file, text);
  await extension.deactivate();
  console.log("the VS Code extension, in Node");
}

main().catch((error) => { console.error(error); process.exit(1); });
