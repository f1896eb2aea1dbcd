// The MotionSpec extension: what 'speccli lsp' says, in the editor's terms.
"use strict";
const vscode = require("vscode");
const convert = require("./convert");
const { Connection } = require("./connection");

// Untitled texts too; of JSON that is no spec the server says nothing.
const SELECTOR = [{ language: "json" }, { language: "jsonc" }, { pattern: "**/*.motion.json" }];

const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  window: { showDocument: { support: true } },
  workspace: {
    workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceFolders: true,
  },
  textDocument: {
    publishDiagnostics: {
      relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] },
    },
    completion: { completionItem: { snippetSupport: true } },
    hover: { contentFormat: ["markdown"] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor", "source"] } } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  },
};

let connection;

const document = (text) => ({ textDocument: { uri: text.uri.toString() } });
const at = (text, place) => ({ ...document(text), position: convert.plainPosition(place) });
const isOurs = (text) => vscode.languages.match(SELECTOR, text) > 0;

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("motionspec");
  const diagnostics = vscode.languages.createDiagnosticCollection("motionspec");
  connection = new Connection(settings.get("server") || "speccli", ["lsp"], {
    message(method, params) {
      if (method === "textDocument/publishDiagnostics") {
        diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
      } else if (method === "window/showDocument") {
        vscode.env.openExternal(vscode.Uri.parse(params.uri));
        return { success: true };
      } else if (method === "window/showMessage") {
        vscode.window.showWarningMessage(params.message);
      }
      return null;
    },
    ended(error) {
      vscode.window.showErrorMessage(`MotionSpec: ${error.message}. Is 'motionspec.server' the path of speccli?`);
    },
  });
  context.subscriptions.push(diagnostics, { dispose: deactivate });
  const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) => ({
    uri: folder.uri.toString(), name: folder.name,
  }));
  const answer = await connection.ask("initialize", {
    processId: process.pid, rootUri: null, workspaceFolders: folders, capabilities: CAPABILITIES,
    initializationOptions: { rulesPage: settings.get("rulesPage") || undefined, pictures: true },
  });
  connection.tell("initialized", {});
  follow(context, diagnostics);
  offer(context, answer.capabilities);
}

// Keeps the server's texts equal to the editor's.
function follow(context, diagnostics) {
  const open = (text) => {
    if (!isOurs(text)) return;
    connection.tell("textDocument/didOpen", {
      textDocument: {
        uri: text.uri.toString(), languageId: text.languageId, version: text.version, text: text.getText(),
      },
    });
  };
  const workspace = vscode.workspace;
  const watcher = workspace.createFileSystemWatcher("**/*.json");
  const changed = (type) => (uri) =>
    connection.tell("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  context.subscriptions.push(
    workspace.onDidOpenTextDocument(open),
    workspace.onDidCloseTextDocument((text) => {
      if (!isOurs(text)) return;
      connection.tell("textDocument/didClose", document(text));
      diagnostics.delete(text.uri);
    }),
    workspace.onDidChangeTextDocument((event) => {
      if (!isOurs(event.document) || event.contentChanges.length === 0) return;
      connection.tell("textDocument/didChange", {
        textDocument: { uri: event.document.uri.toString(), version: event.document.version },
        contentChanges: event.contentChanges.map((change) => ({
          range: convert.plainRange(change.range), text: change.text,
        })),
      });
    }),
    workspace.onDidSaveTextDocument((text) => {
      if (isOurs(text)) connection.tell("textDocument/didSave", document(text));
    }),
    workspace.onDidChangeWorkspaceFolders((event) => {
      const plain = (folder) => ({ uri: folder.uri.toString(), name: folder.name });
      connection.tell("workspace/didChangeWorkspaceFolders", {
        event: { added: event.added.map(plain), removed: event.removed.map(plain) },
      });
    }),
    watcher, watcher.onDidCreate(changed(1)), watcher.onDidChange(changed(2)), watcher.onDidDelete(changed(3)));
  workspace.textDocuments.forEach(open);
}

// Registers everything that the server can do.
function offer(context, abilities) {
  const ask = (method, params, token) => connection.ask(`textDocument/${method}`, params, token);
  const all = async (method, params, token, each) => ((await ask(method, params, token)) ?? []).map(each);
  const calls = async (side, { plain }, token, each) =>
    ((await connection.ask(`callHierarchy/${side}Calls`, { item: plain }, token)) ?? []).map(each);
  const format = { tabSize: 2, insertSpaces: true };
  const languages = vscode.languages;
  const legend = new vscode.SemanticTokensLegend(
    abilities.semanticTokensProvider.legend.tokenTypes, abilities.semanticTokensProvider.legend.tokenModifiers);
  const triggers = abilities.completionProvider.triggerCharacters;
  context.subscriptions.push(
    languages.registerCompletionItemProvider(SELECTOR, {
      async provideCompletionItems(text, place, token) {
        const list = await ask("completion", at(text, place), token);
        return list && new vscode.CompletionList(list.items.map(convert.completion), list.isIncomplete);
      },
    }, ...triggers),
    languages.registerHoverProvider(SELECTOR, {
      async provideHover(text, place, token) {
        const hover = await ask("hover", at(text, place), token);
        return hover && new vscode.Hover(convert.markdown(hover.contents), convert.range(hover.range));
      },
    }),
    languages.registerDefinitionProvider(SELECTOR, {
      provideDefinition: (text, place, token) => all("definition", at(text, place), token, convert.place),
    }),
    languages.registerReferenceProvider(SELECTOR, {
      provideReferences: (text, place, context, token) =>
        all("references", { ...at(text, place), context }, token, convert.place),
    }),
    languages.registerDocumentHighlightProvider(SELECTOR, {
      provideDocumentHighlights: (text, place, token) =>
        all("documentHighlight", at(text, place), token, (one) =>
          new vscode.DocumentHighlight(convert.range(one.range), one.kind - 1)),
    }),
    languages.registerRenameProvider(SELECTOR, {
      async prepareRename(text, place, token) {
        const found = await ask("prepareRename", at(text, place), token);
        return found && { range: convert.range(found.range), placeholder: found.placeholder };
      },
      async provideRenameEdits(text, place, newName, token) {
        return convert.workspaceEdit(await ask("rename", { ...at(text, place), newName }, token));
      },
    }),
    languages.registerCodeActionsProvider(SELECTOR, {
      async provideCodeActions(text, range, context, token) {
        const only = context.only && [context.only.value];
        const params = {
          ...document(text), range: convert.plainRange(range),
          context: { diagnostics: [], only, triggerKind: context.triggerKind },
        };
        return all("codeAction", params, token, (one) => {
          const action = new vscode.CodeAction(one.title, vscode.CodeActionKind.Empty.append(one.kind));
          action.edit = convert.workspaceEdit(one.edit);
          action.isPreferred = one.isPreferred;
          action.diagnostics = one.diagnostics?.map(convert.diagnostic);
          return action;
        });
      },
    }),
    languages.registerDocumentFormattingEditProvider(SELECTOR, {
      provideDocumentFormattingEdits: (text, options, token) =>
        all("formatting", { ...document(text), options: format }, token, convert.textEdit),
    }),
    languages.registerDocumentRangeFormattingEditProvider(SELECTOR, {
      provideDocumentRangeFormattingEdits: (text, range, options, token) =>
        all("rangeFormatting", { ...document(text), range: convert.plainRange(range), options: format }, token,
          convert.textEdit),
    }),
    languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: (text, token) => all("documentSymbol", document(text), token, convert.symbol),
    }),
    languages.registerWorkspaceSymbolProvider({
      async provideWorkspaceSymbols(query, token) {
        const found = (await connection.ask("workspace/symbol", { query }, token)) ?? [];
        return found.map((one) =>
          new vscode.SymbolInformation(one.name, one.kind - 1, "", convert.place(one.location)));
      },
    }),
    languages.registerCallHierarchyProvider(SELECTOR, {
      prepareCallHierarchy: (text, place, token) =>
        all("prepareCallHierarchy", at(text, place), token, convert.called),
      provideCallHierarchyIncomingCalls: (item, token) =>
        calls("incoming", item, token, (one) =>
          new vscode.CallHierarchyIncomingCall(convert.called(one.from), one.fromRanges.map(convert.range))),
      provideCallHierarchyOutgoingCalls: (item, token) =>
        calls("outgoing", item, token, (one) =>
          new vscode.CallHierarchyOutgoingCall(convert.called(one.to), one.fromRanges.map(convert.range))),
    }),
    languages.registerFoldingRangeProvider(SELECTOR, {
      provideFoldingRanges: (text, context, token) =>
        all("foldingRange", document(text), token, (one) =>
          new vscode.FoldingRange(one.startLine, one.endLine, one.kind === "comment" ? 1 : undefined)),
    }),
    languages.registerSelectionRangeProvider(SELECTOR, {
      provideSelectionRanges: (text, places, token) =>
        all("selectionRange", { ...document(text), positions: places.map(convert.plainPosition) }, token,
          convert.selection),
    }),
    languages.registerDocumentLinkProvider(SELECTOR, {
      provideDocumentLinks: (text, token) =>
        all("documentLink", document(text), token, (one) =>
          new vscode.DocumentLink(convert.range(one.range), vscode.Uri.parse(one.target))),
    }),
    languages.registerColorProvider(SELECTOR, {
      provideDocumentColors: (text, token) =>
        all("documentColor", document(text), token, ({ range, color }) =>
          new vscode.ColorInformation(
            convert.range(range), new vscode.Color(color.red, color.green, color.blue, color.alpha))),
      provideColorPresentations: (color, context, token) => {
        const { red, green, blue, alpha } = color;
        const params = {
          ...document(context.document), color: { red, green, blue, alpha },
          range: convert.plainRange(context.range),
        };
        return all("colorPresentation", params, token, (one) => {
          const presentation = new vscode.ColorPresentation(one.label);
          presentation.textEdit = convert.textEdit(one.textEdit);
          return presentation;
        });
      },
    }),
    languages.registerDocumentSemanticTokensProvider(SELECTOR, {
      async provideDocumentSemanticTokens(text, token) {
        const found = await ask("semanticTokens/full", document(text), token);
        return found && new vscode.SemanticTokens(Uint32Array.from(found.data));
      },
    }, legend),
    languages.registerInlayHintsProvider(SELECTOR, {
      provideInlayHints: (text, range, token) =>
        all("inlayHint", { ...document(text), range: convert.plainRange(range) }, token, (one) => {
          const hint = new vscode.InlayHint(convert.position(one.position), one.label, one.kind);
          hint.paddingLeft = one.paddingLeft;
          return hint;
        }),
    }),
    languages.registerCodeLensProvider(SELECTOR, {
      provideCodeLenses: (text, token) =>
        all("codeLens", document(text), token, (one) => {
          const { title, command, arguments: args } = one.command;
          const name = command === "motionspec.preview" ? "motionspec.openPreview" : "";
          return new vscode.CodeLens(convert.range(one.range), { title, command: name, arguments: args });
        }),
    }),
    vscode.commands.registerCommand("motionspec.openPreview", async (address, variant) => {
      const uri = address ?? vscode.window.activeTextEditor?.document.uri.toString();
      if (!uri) return null;
      try {
        const params = { command: "motionspec.preview", arguments: variant ? [uri, variant] : [uri] };
        return await connection.ask("workspace/executeCommand", params);
      } catch (error) {
        vscode.window.showErrorMessage(`MotionSpec: ${error.message}`);
        return null;
      }
    }));
}

async function deactivate() {
  const ending = connection;
  connection = undefined;
  if (!ending || ending.isOver) return;
  ending.handlers.ended = undefined;
  await ending.ask("shutdown", null);
  ending.tell("exit");
}

module.exports = { activate, deactivate };
