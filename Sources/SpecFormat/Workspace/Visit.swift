/// The chain of documents from a spec to the import that is being read. It is a stack of its own, so that no chain of
/// imports can exhaust the machine's stack.
struct Visit {
    /// The documents of the chain, the spec first.
    private var open: [OpenDocument]
    /// The locations of all imports of the spec so far.
    private var seen: Set<String> = []
    private var byteCount = 0

    /// Creates a visit that starts at a spec.
    init(_ spec: OpenDocument) { open = [spec] }

    /// Whether all documents were read.
    var isOver: Bool { open.isEmpty }

    /// The document whose imports are being read.
    ///
    /// - Precondition: The visit isn't over.
    var top: OpenDocument { open[open.count - 1] }

    /// Continues with an import of the last document.
    mutating func open(_ document: OpenDocument) { open.append(document) }

    /// Finishes the last document.
    mutating func close() -> OpenDocument { open.removeLast() }

    /// Records the result of the import that is being read.
    mutating func settle(_ outcome: ImportScope.Outcome) { open[open.count - 1].settle(outcome) }

    /// Whether an import leads back to a document of the chain. Each document of the cycle then records it at its own
    /// import.
    mutating func closeCircle(at location: String) -> Bool {
        guard let start = open.firstIndex(where: { $0.location == location }) else { return false }
        let paths = open[start...].map { $0.file.path }
        for index in start..<open.count {
            let turn = index - start
            open[index].noteCircle(Array(paths[turn...] + paths[..<turn]) + [paths[turn]])
        }
        settle(.skipped)
        return true
    }

    // MARK: Limits

    /// Whether the spec imports more than the limits allow.
    var isBeyondLimit: Bool { seen.count > Limits.imports || byteCount > Limits.importedBytes }

    /// Counts a file.
    mutating func count(_ location: String, _ file: SourceFile) {
        guard seen.insert(location).inserted else { return }
        byteCount += file.bytes.count
    }

    /// Counts a file that was read before, and everything it imports.
    mutating func count(everythingFrom location: String, in documents: [String: ImportedDocument]) {
        var next = [location]
        while let location = next.popLast(), !isBeyondLimit {
            guard !seen.contains(location), let document = documents[location] else { continue }
            count(location, document.file)
            next += document.imports.names.compactMap { document.imports[$0] }
        }
    }

    /// Returns to the spec, because one of its imports exceeds a limit.
    mutating func giveUp() {
        open.removeLast(open.count - 1)
        settle(.beyondLimit)
        open[0].skipRest()
    }
}
