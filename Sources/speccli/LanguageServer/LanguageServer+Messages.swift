import SpecCompiler
import SpecFormat

extension LanguageServer {
    /// Handles a message.
    mutating func handle(_ message: Message) {
        switch message {
        case .response: break
        case .malformed(let id, let error): refuse(id, error)
        case .notification(let method, let parameters): note(method, parameters)
        case .request(let id, let method, let parameters):
            if !putOff(id, method, parameters) { respond(id, method, parameters) }
        }
    }

    /// Answers a request.
    mutating func respond(_ id: MessageID, _ method: String, _ parameters: JSONValue) {
        do throws(ResponseError) {
            answer(id, try result(of: method, parameters))
        } catch {
            refuse(id.json, error)
        }
    }

    private mutating func result(
        of method: String, _ parameters: JSONValue
    ) throws(ResponseError) -> JSONValue {
        switch (phase, method) {
        case (.waiting, "initialize"): return initialize(parameters)
        case (.waiting, _): throw .notInitialized
        case (.running, "initialize"): throw .invalidRequest("'initialize' comes once")
        case (.running, "shutdown"):
            cancelAll()
            phase = .ending
            return .null
        case (.running, _): return try answer(to: method, parameters)
        case (.ending, _), (.over, _): throw .invalidRequest("nothing but 'exit' follows 'shutdown'")
        }
    }

    private mutating func note(_ method: String, _ parameters: JSONValue) {
        if method == "exit" {
            phase = .over(isInOrder: phase == .ending)
            return
        }
        // Unknown notifications are ignored, and so are those at the wrong time.
        guard phase == .running else { return }
        switch method {
        case "initialized": watchFiles()
        case "$/cancelRequest": cancel(parameters)
        case "textDocument/didOpen": open(parameters)
        case "textDocument/didChange": change(parameters)
        case "textDocument/didClose": close(parameters)
        case "workspace/didChangeWorkspaceFolders": changeFolders(parameters)
        case "workspace/didChangeWatchedFiles", "textDocument/didSave":
            texts.noteChanges()
            refreshDiagnostics()
        default: break
        }
    }

    // MARK: The start

    private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
        phase = .running
        client = ClientAbilities(parameters)
        let folders = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
        for folder in folders { texts.add(folder: folder) }
        if folders.isEmpty, let root = parameters["rootUri"]?.string { texts.add(folder: root) }
        let progress = ("workDoneProgress", JSONValue.bool(true))
        var all: [(String, JSONValue)] = [
            ("positionEncoding", .string(client.encoding.rawValue)),
            (
                "textDocumentSync",
                .object([("openClose", true), ("change", 2), ("save", .object([("includeText", false)]))])
            ),
            (
                "codeActionProvider",
                .object([
                    (
                        "codeActionKinds",
                        .array(
                            ([CodeActions.quickFix, CodeActions.fixAll] + Refactorings.kinds).map {
                                .string($0)
                            })
                    )
                ])
            ),
            ("documentFormattingProvider", true), ("documentSymbolProvider", true),
            ("foldingRangeProvider", true), ("documentRangeFormattingProvider", true),
            ("hoverProvider", true), ("definitionProvider", true),
            ("referencesProvider", .object([progress])),
            ("documentHighlightProvider", true), ("workspaceSymbolProvider", .object([progress])),
            ("renameProvider", .object([("prepareProvider", true), progress])),
            ("selectionRangeProvider", true),
            ("documentLinkProvider", .object([("resolveProvider", false)])), ("colorProvider", true),
            ("inlayHintProvider", true), ("callHierarchyProvider", .object([progress])),
            ("codeLensProvider", .object([("resolveProvider", false)])),
            ("executeCommandProvider", .object([("commands", [.string(VariantLenses.preview)])])),
            (
                "completionProvider",
                .object([
                    ("triggerCharacters", .array(["\"", ":", ".", "=", "(", " "])),
                    ("resolveProvider", false),
                ])
            ),
            (
                "semanticTokensProvider",
                .object([
                    (
                        "legend",
                        .object([
                            ("tokenTypes", .array(SemanticTokens.types.map { .string($0) })),
                            ("tokenModifiers", .array(SemanticTokens.modifiers.map { .string($0) })),
                        ])
                    ), ("full", true), ("range", true),
                ])
            ),
            (
                "workspace",
                .object([
                    ("workspaceFolders", .object([("supported", true), ("changeNotifications", true)]))
                ])
            ),
        ]
        if client.pullsDiagnostics {
            all.append(
                (
                    "diagnosticProvider",
                    .object([
                        ("identifier", "motionspec"), ("interFileDependencies", true),
                        ("workspaceDiagnostics", false),
                    ])
                ))
        }
        let server = JSONValue.object([("name", "speccli"), ("version", .string(CompilerVersion.number))])
        return .object([("capabilities", .object(all)), ("serverInfo", server)])
    }

    /// Registers for notifications about files that change outside of the client.
    private mutating func watchFiles() {
        guard client.watchesFiles else { return }
        let options = JSONValue.object([("watchers", [.object([("globPattern", "**/*.json")])])])
        ask(
            "client/registerCapability",
            .object([
                (
                    "registrations",
                    [
                        .object([
                            ("id", "files"), ("method", "workspace/didChangeWatchedFiles"),
                            ("registerOptions", options),
                        ])
                    ]
                )
            ]))
    }

    // MARK: Texts

    private mutating func open(_ parameters: JSONValue) {
        guard let document = parameters["textDocument"], let address = document["uri"]?.string,
            let text = document["text"]?.string
        else { return }
        forget(address)
        texts.open(
            OpenText(
                address: address, location: texts.location(of: address),
                language: document["languageId"]?.string ?? "", version: document["version"]?.integer ?? 0,
                TextPositions(Array(text.utf8), client.encoding)))
        refreshDiagnostics()
    }

    private mutating func change(_ parameters: JSONValue) {
        guard let index = index(parameters), case .array(let changes)? = parameters["contentChanges"] else {
            return
        }
        let isImported = texts.isImported(index)
        guard texts.change(index, changes, version: parameters.at("textDocument", "version")?.integer) else {
            // From here on the client's text and the server's would differ.
            let message = JSONValue.string("a change of '\(texts.texts[index].address)' can't be understood")
            notify("window/showMessage", .object([("type", 1), ("message", message)]))
            return
        }
        if isImported { refreshDiagnostics() }
    }

    private mutating func close(_ parameters: JSONValue) {
        guard let address = parameters.at("textDocument", "uri")?.string, texts.close(address) != nil else {
            return
        }
        forget(address)
        if client.pullsDiagnostics {
            refreshDiagnostics()
        } else {
            publish(address, version: nil, .array([]))
        }
    }

    /// The index of the text that a message is about; nil if it isn't open.
    func index(_ parameters: JSONValue) -> Int? {
        parameters.at("textDocument", "uri")?.string.flatMap { texts.index(of: $0) }
    }

    private mutating func changeFolders(_ parameters: JSONValue) {
        for folder in parameters.at("event", "removed")?.elements ?? [] {
            if let address = folder["uri"]?.string { texts.remove(folder: address) }
        }
        for folder in parameters.at("event", "added")?.elements ?? [] {
            if let address = folder["uri"]?.string { texts.add(folder: address) }
        }
        refreshDiagnostics()
    }
}
