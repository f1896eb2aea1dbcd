import SpecFormat

/// What a client can, as far as it makes a difference to the server.
struct ClientAbilities {
    /// How places in a line are counted: in bytes where the client can, which is what a text here has.
    private(set) var encoding = PositionEncoding.utf16
    /// Whether it asks for diagnostics: then none are sent by themselves.
    private(set) var pullsDiagnostics = false
    /// Whether it asks again for all diagnostics when it is told to.
    private(set) var refreshesDiagnostics = false
    /// Whether diagnostics may have other places.
    private(set) var hasRelatedInformation = false
    /// Whether diagnostics may have the address of a page about them.
    private(set) var hasCodeDescription = false
    /// What kinds of tags a diagnostic may have.
    private(set) var tags: Set<Int> = []
    /// Whether corrections may come as edits.
    private(set) var hasCodeActions = false
    /// Whether an edit may name the version that it is for.
    private(set) var hasVersionedEdits = false
    /// Whether symbols may contain each other.
    private(set) var hasSymbolTrees = false
    /// Whether folds are whole lines.
    private(set) var foldsLines = false
    /// Whether the server may ask to be told of files that change.
    private(set) var watchesFiles = false
    /// The page of all rules, with an anchor for each; nil where the client names none.
    private(set) var rulesPage: String?

    /// Nothing but what every client can.
    init() {}

    /// What a client says of itself.
    init(_ parameters: JSONValue) {
        let all = parameters["capabilities"] ?? .null
        let document = all["textDocument"] ?? .null
        let workspace = all["workspace"] ?? .null
        let names = all.at("general", "positionEncodings")?.elements.compactMap { $0.string } ?? []
        if names.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
        pullsDiagnostics = document.isObject("diagnostic")
        refreshesDiagnostics = workspace.at("diagnostics", "refreshSupport")?.isTrue ?? false
        // A client that asks has these beside what it asks for, since 3.18, or where it is sent them.
        for part in [document["publishDiagnostics"], document["diagnostic"]].compactMap({ $0 }) {
            if part["relatedInformation"]?.isTrue ?? false { hasRelatedInformation = true }
            if part["codeDescriptionSupport"]?.isTrue ?? false { hasCodeDescription = true }
            for tag in part.at("tagSupport", "valueSet")?.elements ?? [] {
                if let tag = tag.integer { tags.insert(tag) }
            }
        }
        hasCodeActions = document["codeAction"]?.isObject("codeActionLiteralSupport") ?? false
        hasVersionedEdits = workspace.at("workspaceEdit", "documentChanges")?.isTrue ?? false
        hasSymbolTrees = document.at("documentSymbol", "hierarchicalDocumentSymbolSupport")?.isTrue ?? false
        foldsLines = document.at("foldingRange", "lineFoldingOnly")?.isTrue ?? false
        watchesFiles = workspace.at("didChangeWatchedFiles", "dynamicRegistration")?.isTrue ?? false
        rulesPage = parameters.at("initializationOptions", "rulesPage")?.string
    }
}

extension JSONValue {
    /// Whether a member is there, and an object.
    fileprivate func isObject(_ key: String) -> Bool {
        if case .object? = self[key] { return true }
        return false
    }
}
