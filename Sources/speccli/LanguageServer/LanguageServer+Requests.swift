import SpecFormat

extension LanguageServer {
    /// The answer to a request about a text.
    mutating func answer(to method: String, _ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        switch method {
        case "textDocument/diagnostic": return try diagnostics(parameters)
        case "textDocument/codeAction": return try actions(parameters)
        case "textDocument/formatting":
            let text = try text(parameters)
            // A text with syntax errors isn't formatted; its errors are reported anyway.
            return text.isSpec ? text.formatted.map { .array($0) } ?? .null : .null
        case "textDocument/documentSymbol":
            let text = try text(parameters)
            guard text.isSpec else { return .array([]) }
            var symbols = DocumentSymbols(text, isTree: client.hasSymbolTrees)
            return symbols.json()
        case "textDocument/foldingRange":
            let text = try text(parameters)
            guard text.isSpec else { return .array([]) }
            var folds = FoldingRanges(text, wholeLines: client.foldsLines)
            return folds.json()
        case "workspace/symbol":
            return WorkspaceSymbols(allDocuments()).json(parameters["query"]?.string ?? "")
        case "workspace/executeCommand":
            guard parameters["command"]?.string == VariantLenses.preview,
                let address = parameters["arguments"]?.elements.first?.string
            else { throw .invalidParameters("the command is '\(VariantLenses.preview)' of an address") }
            let page = try VariantLenses.writePreview(
                address, variant: parameters["arguments"]?.elements.dropFirst().first?.string)
            if client.showsDocuments {
                ask(
                    "window/showDocument", .object([("uri", .string(page)), ("external", true)]))
            }
            return .string(page)
        case "callHierarchy/incomingCalls": return CallHierarchy(allDocuments()).incoming(parameters)
        case "callHierarchy/outgoingCalls": return CallHierarchy(allDocuments()).outgoing(parameters)
        case "textDocument/selectionRange":
            let text = try text(parameters)
            let ranges = SelectionRanges(text)
            return .array(
                (parameters["positions"]?.elements ?? []).map { position in
                    text.positions.offset(position).map { ranges.json(at: $0) } ?? .null
                })
        default: return try answerAboutNames(to: method, parameters)
        }
    }

    /// The answer to a request about the names or values of a text, which is checked for it.
    private mutating func answerAboutNames(
        to method: String, _ parameters: JSONValue
    ) throws(ResponseError) -> JSONValue {
        guard Self.methods.contains(method) else { throw .unknownMethod(method) }
        let index = try place(parameters)
        if method == "textDocument/completion" {
            if texts.texts[index].bytes.count <= CompletionList.largestFresh { check(index) }
            let text = texts.texts[index]
            let offset = try offset(parameters, in: text)
            return text.isSpec ? CompletionList(texts, text, client).json(at: offset) : .null
        }
        check(index)
        let text = texts.texts[index]
        guard text.isSpec else { return .null }
        switch method {
        case "textDocument/documentLink": return DocumentLinks(text).json()
        case "textDocument/codeLens": return VariantLenses(texts, text).json()
        case "textDocument/documentColor": return DocumentColors(text).json()
        case "textDocument/colorPresentation":
            return DocumentColors(text).presentations(
                of: parameters["color"] ?? .null, at: try range(parameters, in: text))
        case "textDocument/semanticTokens/full": return SemanticTokens(text).json()
        case "textDocument/semanticTokens/range":
            return SemanticTokens(text).json(in: try range(parameters, in: text))
        case "textDocument/inlayHint": return InlayHints(text).json(in: try range(parameters, in: text))
        case "textDocument/rangeFormatting":
            let lines = try range(parameters, in: text)
            return text.formatted(in: lines).map { .array($0) } ?? .null
        default: break
        }
        let offset = try offset(parameters, in: text)
        if method == "textDocument/hover" { return Hovers(texts, text, client).json(at: offset) }
        let isFar = Self.farMethods.contains(method)
        let documents = isFar ? allDocuments() : []
        guard let navigation = Navigation(texts, text, among: documents) else { return .null }
        switch method {
        case "textDocument/definition": return .array(navigation.definitions(at: offset))
        case "textDocument/documentHighlight": return .array(navigation.highlights(at: offset))
        case "textDocument/references":
            let withDefinitions = parameters.at("context", "includeDeclaration")?.isTrue ?? false
            return .array(navigation.references(at: offset, withDefinitions: withDefinitions))
        case "textDocument/prepareRename":
            let (_, use) = try navigation.renamable(at: offset)
            let written = String(decoding: text.bytes[use.range.start..<use.range.end], as: UTF8.self)
            return .object([
                ("range", text.positions.json(use.range)), ("placeholder", .string(written)),
            ])
        case "textDocument/rename":
            guard let name = parameters["newName"]?.string else {
                throw .invalidParameters("'newName' is a text")
            }
            return SpecDocument.workspaceEdit(
                try navigation.edits(renaming: offset, to: name), for: client)
        case "textDocument/prepareCallHierarchy":
            guard let document = texts.document(text) else { return .null }
            return CallHierarchy(documents).items(in: document, at: offset)
        default: throw .unknownMethod(method)
        }
    }

    /// The methods of requests about names and values.
    private static let methods: Set<String> = [
        "textDocument/completion", "textDocument/codeLens", "textDocument/documentLink",
        "textDocument/documentColor",
        "textDocument/colorPresentation", "textDocument/semanticTokens/full",
        "textDocument/semanticTokens/range", "textDocument/inlayHint", "textDocument/rangeFormatting",
        "textDocument/hover", "textDocument/definition", "textDocument/documentHighlight",
        "textDocument/references", "textDocument/prepareRename", "textDocument/rename",
        "textDocument/prepareCallHierarchy",
    ]

    /// Those for which all specs of the workspace are searched.
    private static let farMethods: Set<String> = [
        "textDocument/references", "textDocument/rename", "textDocument/prepareCallHierarchy",
    ]

    /// Every spec of the workspace, those that are open checked.
    private mutating func allDocuments() -> [SpecDocument] {
        checkAll()
        return texts.allDocuments(client.encoding)
    }

    private mutating func checkAll() {
        for index in texts.texts.indices where texts.texts[index].findings == nil { check(index) }
    }

    private func offset(_ parameters: JSONValue, in text: OpenText) throws(ResponseError) -> Int {
        guard let offset = text.positions.offset(parameters["position"]) else {
            throw .invalidParameters("'position' has a line and a character")
        }
        return offset
    }

    private func range(
        _ parameters: JSONValue, in text: OpenText
    ) throws(ResponseError) -> SourceRange {
        guard let range = text.positions.range(parameters["range"]) else {
            throw .invalidParameters("'range' has a start and an end")
        }
        return range
    }

    private func place(_ parameters: JSONValue) throws(ResponseError) -> Int {
        guard let address = parameters.at("textDocument", "uri")?.string else {
            throw .invalidParameters("'textDocument' has an 'uri'")
        }
        guard let index = texts.index(of: address) else {
            throw .invalidParameters("'\(address)' isn't open")
        }
        return index
    }

    private func text(_ parameters: JSONValue) throws(ResponseError) -> OpenText {
        texts.texts[try place(parameters)]
    }

    private mutating func diagnostics(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        guard client.pullsDiagnostics else { throw .unknownMethod("textDocument/diagnostic") }
        let index = try place(parameters)
        let number = String(check(index))
        guard parameters["previousResultId"]?.string != number else {
            return .object([("kind", "unchanged"), ("resultId", .string(number))])
        }
        let items = texts.texts[index].diagnostics(for: client)
        return .object([("kind", "full"), ("resultId", .string(number)), ("items", items)])
    }

    private mutating func actions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let index = try place(parameters)
        guard let range = texts.texts[index].positions.range(parameters["range"]) else {
            throw .invalidParameters("'range' has a start and an end")
        }
        check(index)
        let text = texts.texts[index]
        let only = parameters.at("context", "only").map { $0.elements.compactMap { $0.string } }
        // What is tried out takes its time: only for somebody who asks, not each time the cursor moves.
        let isAsked = parameters.at("context", "triggerKind")?.integer != 2
        let isSmall = text.bytes.count <= CompletionList.largestFresh
        let changes = isAsked && isSmall ? Refactorings(texts, text) : nil
        return CodeActions(text, client, only: only, changes: changes).json(touching: range) {
            texts.repaired(text)
        }
    }
}
