// Values of the protocol as values of the editor, and back. Both count columns in UTF-16.
"use strict";
const vscode = require("vscode");

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const place = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const textEdit = (value) => vscode.TextEdit.replace(range(value.range), value.newText);
const plainPosition = (value) => ({ line: value.line, character: value.character });
const plainRange = (value) => ({ start: plainPosition(value.start), end: plainPosition(value.end) });
const markdown = (value) => new vscode.MarkdownString(value.value);

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  for (const change of value.documentChanges ?? []) {
    for (const one of change.edits) {
      edit.replace(vscode.Uri.parse(change.textDocument.uri), range(one.range), one.newText);
    }
  }
  for (const [uri, edits] of Object.entries(value.changes ?? {})) {
    for (const one of edits) edit.replace(vscode.Uri.parse(uri), range(one.range), one.newText);
  }
  return edit;
}

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  result.source = value.source;
  result.code = value.codeDescription
    ? { value: value.code, target: vscode.Uri.parse(value.codeDescription.href) }
    : value.code;
  result.tags = value.tags;
  result.relatedInformation = value.relatedInformation?.map(
    (other) => new vscode.DiagnosticRelatedInformation(place(other.location), other.message));
  return result;
}

function completion(value) {
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  item.detail = value.detail;
  item.sortText = value.sortText;
  item.filterText = value.filterText;
  item.documentation = value.documentation && markdown(value.documentation);
  item.range = range(value.textEdit.range);
  item.insertText =
    value.insertTextFormat === 2 ? new vscode.SnippetString(value.textEdit.newText) : value.textEdit.newText;
  return item;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, "", value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = (value.children ?? []).map(symbol);
  return result;
}

function selection(value) {
  return new vscode.SelectionRange(range(value.range), value.parent && selection(value.parent));
}

// The item as the server gave it goes with it, because the server is asked about that.
function called(value) {
  const item = new vscode.CallHierarchyItem(
    value.kind - 1, value.name, "", vscode.Uri.parse(value.uri), range(value.range), range(value.selectionRange));
  item.plain = value;
  return item;
}

module.exports = {
  position, range, place, textEdit, plainPosition, plainRange, markdown, workspaceEdit, diagnostic, completion, symbol,
  selection, called,
};
