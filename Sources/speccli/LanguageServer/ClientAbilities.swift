import SpecFormat

/// The client's capabilities that make a difference to the server.
struct ClientAbilities {
    /// The unit of columns: bytes if the client supports them, as texts here do.
    private(set) var encoding = PositionEncoding.utf16
    /// Whether it pulls diagnostics: then none are pushed.
    private(set) var pullsDiagnostics = false
    /// Whether it can be told to pull all diagnostics again.
    private(set) var refreshesDiagnostics = false
    /// Whether diagnostics may have related locations.
    private(set) var hasRelatedInformation = false
    /// Whether diagnostics may have the address of a page about them.
    private(set) var hasCodeDescription = false
    /// The tags that a diagnostic may have.
    private(set) var tags: Set<Int> = []
    /// Whether code actions may contain edits.
    private(set) var hasCodeActions = false
    /// Whether an edit may include the version of its text.
    private(set) var hasVersionedEdits = false
    /// Whether symbols may be nested.
    private(set) var hasSymbolTrees = false
    /// Whether it folds whole lines only.
    private(set) var foldsLines = false
    /// Whether the server may register for notifications about changed files.
    private(set) var watchesFiles = false
    /// Whether completions may have stops.
    private(set) var hasSnippets = false
    /// Whether hovers and completions may be Markdown.
    private(set) var hasMarkdown = false
    /// Whether it shows pages when it is asked to.
    private(set) var showsDocuments = false
    /// The page of all rules, with an anchor for each; nil if the client gives none.
    private(set) var rulesPage: String?

    /// Whether Markdown may have pictures as data addresses; no capability of the protocol says so.
    private(set) var takesPictures = false

    /// Creates the capabilities that every client has.
    init() {}

    /// Reads the capabilities of a client.
    init(_ parameters: JSONValue) {
        let all = parameters["capabilities"] ?? .null
        let document = all["textDocument"] ?? .null
        let workspace = all["workspace"] ?? .null
        let names = all.at("general", "positionEncodings")?.elements.compactMap { $0.string } ?? []
        if names.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
        pullsDiagnostics = document.isObject("diagnostic")
        refreshesDiagnostics = workspace.at("diagnostics", "refreshSupport")?.isTrue ?? false
        // A client that pulls has these beside its pull capability, since 3.18, or beside that for pushing.
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
        hasSnippets = document.at("completion", "completionItem", "snippetSupport")?.isTrue ?? false
        let formats = document.at("hover", "contentFormat")?.elements ?? []
        hasMarkdown = formats.contains { $0.string == "markdown" }
        showsDocuments = all.at("window", "showDocument", "support")?.isTrue ?? false
        foldsLines = document.at("foldingRange", "lineFoldingOnly")?.isTrue ?? false
        watchesFiles = workspace.at("didChangeWatchedFiles", "dynamicRegistration")?.isTrue ?? false
        takesPictures = hasMarkdown && parameters.at("initializationOptions", "pictures")?.isTrue ?? false
        rulesPage = parameters.at("initializationOptions", "rulesPage")?.string
    }
}

extension JSONValue {
    /// Whether a member exists and is an object.
    fileprivate func isObject(_ key: String) -> Bool {
        if case .object? = self[key] { return true }
        return false
    }
}
