import SpecFormat

/// The open texts, and the folders of the workspace.
struct OpenTexts {
    /// The texts, in the order in which they were opened.
    private(set) var texts: [OpenText] = []
    /// The folders of the workspace, with links resolved, and their addresses.
    private var folders: [(address: String, location: String)] = []

    /// What is known of specs that aren't open, and the number of changes then.
    var closed: [String: (document: SpecDocument, changeCount: Int)] = [:]
    /// The number of changes of texts and files so far.
    private(set) var changeCount = 0

    /// The index of the text with an address.
    func index(of address: String) -> Int? { texts.firstIndex { $0.address == address } }

    /// Opens a text, replacing one with the same address.
    mutating func open(_ text: OpenText) {
        close(text.address)
        texts.append(text)
        noteChange(at: text.location)
    }

    /// Closes a text; nil if it isn't open.
    @discardableResult
    mutating func close(_ address: String) -> OpenText? {
        guard let index = index(of: address) else { return nil }
        let text = texts.remove(at: index)
        noteChange(at: text.location)
        return text
    }

    /// Applies changes to a text; false if they are invalid.
    mutating func change(_ index: Int, _ changes: [JSONValue], version: Int?) -> Bool {
        guard texts[index].change(changes, version: version) else { return false }
        noteChange(at: texts[index].location)
        return true
    }

    /// Whether another open text imports it.
    func isImported(_ index: Int) -> Bool {
        texts.contains { $0.findings?.imports.contains(texts[index].location) ?? false }
    }

    /// Records that a location has changed: texts that import it are checked again.
    mutating func noteChange(at location: String) {
        changeCount += 1
        for index in texts.indices where texts[index].findings?.imports.contains(location) ?? false {
            texts[index].findings = nil
        }
    }

    /// Records that anything may have changed.
    mutating func noteChanges() {
        changeCount += 1
        for index in texts.indices { texts[index].findings = nil }
    }

    /// The index of a text that isn't checked yet.
    var unchecked: Int? { texts.firstIndex { $0.findings == nil } }

    /// Makes room for the results of a check.
    mutating func beginCheck(_ index: Int) { texts[index].forgetLastFindings() }

    /// Keeps the results of a check.
    mutating func settle(_ index: Int, _ findings: OpenText.Findings) { texts[index].findings = findings }

    // MARK: Folders

    /// The folders of the workspace, with links resolved.
    var folderLocations: [String] { folders.map { $0.location } }

    /// Adds a folder of the workspace; addresses of other schemes are ignored.
    mutating func add(folder address: String) {
        guard let path = FileAddress.path(address), !folders.contains(where: { $0.address == address }) else {
            return
        }
        folders.append((address, FileAddress.location(path)))
        noteChanges()
    }

    /// Removes a folder.
    mutating func remove(folder address: String) {
        folders.removeAll { $0.address == address }
        noteChanges()
    }

    /// The location of a text: its path, or, if it has none yet, one in the first folder.
    func location(of address: String) -> String {
        if let path = FileAddress.path(address) { return FileAddress.location(path) }
        let name = String(
            decoding: address.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
        return Files.join(folders.first?.location ?? "/", name)
    }

    /// The folder in which imports of a text may lie: the nearest of the workspace, or its own.
    func root(of location: String) -> String {
        let around = folders.map { $0.location }.filter { Files.path(location, isIn: $0) }
        if let nearest = around.max(by: { $0.utf8.count < $1.utf8.count }) { return nearest }
        return Files.folder(of: location)
    }
}
