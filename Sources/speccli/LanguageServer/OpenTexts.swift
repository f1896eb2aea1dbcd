import SpecFormat

/// The texts that are open, and the folders that are worked in.
struct OpenTexts {
    /// In the order in which they were opened.
    private(set) var texts: [OpenText] = []
    /// The folders of the workspace, without links, with their addresses.
    private var folders: [(address: String, location: String)] = []

    /// The place of the text with an address.
    func index(of address: String) -> Int? { texts.firstIndex { $0.address == address } }

    /// Opens a text, in the place of one with the same address.
    mutating func open(_ text: OpenText) {
        close(text.address)
        texts.append(text)
        noteChange(at: text.location)
    }

    /// Closes a text; nil where it isn't open.
    @discardableResult
    mutating func close(_ address: String) -> OpenText? {
        guard let index = index(of: address) else { return nil }
        let text = texts.remove(at: index)
        noteChange(at: text.location)
        return text
    }

    /// Takes over changes of a text; false where they can't be understood.
    mutating func change(_ index: Int, _ changes: [JSONValue], version: Int?) -> Bool {
        guard texts[index].change(changes, version: version) else { return false }
        noteChange(at: texts[index].location)
        return true
    }

    /// Whether another text that is open imports it.
    func isImported(_ index: Int) -> Bool {
        texts.contains { $0.findings?.imports.contains(texts[index].location) ?? false }
    }

    /// Notes that something else is at a place: who imports it is to be checked again.
    mutating func noteChange(at location: String) {
        for index in texts.indices where texts[index].findings?.imports.contains(location) ?? false {
            texts[index].findings = nil
        }
    }

    /// Notes that anything may have changed.
    mutating func noteChanges() {
        for index in texts.indices { texts[index].findings = nil }
    }

    /// The place of a text that is to be checked.
    var unchecked: Int? { texts.firstIndex { $0.findings == nil } }

    /// Notes what was found in a text.
    mutating func settle(_ index: Int, _ findings: OpenText.Findings) { texts[index].findings = findings }

    // MARK: Folders

    /// Adds a folder of the workspace; what is no file has none.
    mutating func add(folder address: String) {
        guard let path = FileAddress.path(address), !folders.contains(where: { $0.address == address }) else {
            return
        }
        folders.append((address, FileAddress.location(path)))
        noteChanges()
    }

    /// Takes a folder away.
    mutating func remove(folder address: String) {
        folders.removeAll { $0.address == address }
        noteChanges()
    }

    /// Where a text stands: at its path, or, where it has none yet, in the first folder.
    func location(of address: String) -> String {
        if let path = FileAddress.path(address) { return FileAddress.location(path) }
        let name = String(
            decoding: address.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
        return Files.join(folders.first?.location ?? "/", name)
    }

    /// The folder that imports of a text may lie in: the nearest of the workspace, else its own.
    func root(of location: String) -> String {
        let around = folders.map { $0.location }.filter { Files.path(location, isIn: $0) }
        if let nearest = around.max(by: { $0.utf8.count < $1.utf8.count }) { return nearest }
        return Files.folder(of: location)
    }
}
