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
        default: throw .unknownMethod(method)
        }
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
        return CodeActions(text, client, only: only).json(touching: range) { texts.repaired(text) }
    }
}
