/// The names that can be used in a text: its own, and those of what it imports.
package struct KnownNames: Sendable {
    /// A name, and what it stands for.
    package struct Entry: Sendable {
        /// The name as it is written there, with its namespaces.
        package let name: String
        package let kind: NameKind
        /// What it comes to; nil if it has no value of its own, or one with an error.
        let meaning: Fact.Meaning?
        /// The same in a few words, made when it is asked for.
        package var detail: String? { meaning?.phrase }
    }

    /// The text and its imports, directly and not, with the namespaces that lead there.
    private var documents: [(prefix: String, annotations: Annotations, bytes: [UInt8])]
    /// The number of states.
    package let stateCount: Int

    /// The most documents that are looked through.
    private static let mostDocuments = 64

    /// The names of a text.
    ///
    /// - Parameter document: The text and annotations of a document, by its location.
    package init(
        _ annotations: Annotations, _ bytes: [UInt8], document: (String) -> (Annotations, [UInt8])?
    ) {
        stateCount = annotations.states.count
        documents = [("", annotations, bytes)]
        var next = annotations.imports.map { ($0.namespace + ".", $0.location) }
        var visited: Set<String> = []
        var index = 0
        while index < next.count, index < Self.mostDocuments {
            let (prefix, location) = next[index]
            index += 1
            guard visited.insert(location).inserted, let (annotations, bytes) = document(location) else {
                continue
            }
            documents.append((prefix, annotations, bytes))
            next += annotations.imports.map { (prefix + $0.namespace + ".", $0.location) }
        }
    }

    /// The names of a kind, those of the text first, each once.
    ///
    /// - Complexity: O(n log n) for n names of all kinds.
    package func names(_ kind: NameKind) -> [Entry] {
        var entries: [Entry] = []
        var seen: Set<String> = []
        for (prefix, annotations, bytes) in documents {
            guard prefix.isEmpty || kind.isImportable else { break }
            for use in annotations.names where use.kind == kind && use.location == nil {
                guard use.isDefinition || kind == .event else { continue }
                let name = prefix + use.name
                guard seen.insert(name).inserted else { continue }
                let fact = annotations.facts(of: use, in: bytes).first
                entries.append(Entry(name: name, kind: kind, meaning: fact?.meaning))
            }
            guard prefix.isEmpty, kind == .timing else { continue }
            for name in annotations.timingNames where seen.insert(name).inserted {
                entries.append(Entry(name: name, kind: .timing, meaning: nil))
            }
        }
        return entries
    }
}

extension NameKind {
    /// Whether other documents can use the name, with a namespace.
    fileprivate var isImportable: Bool {
        switch self {
        case .duration, .curve, .timing, .variant: true
        case .namespace, .parameter, .state, .target, .property, .event, .file: false
        }
    }
}

extension Annotations {
    /// The names of timings that are used but given nowhere yet.
    fileprivate var timingNames: [String] {
        names.filter { $0.kind == .timing && $0.location == nil && !$0.isDefinition }.map { $0.name }
    }

    /// What a name that is given stands for: the facts about the value behind its key.
    package func facts(of definition: NameUse, in bytes: [UInt8]) -> [Fact] {
        // The closing quote is in between.
        var low = 0
        var high = facts.count
        while low < high {
            let middle = (low + high) / 2
            if facts[middle].range.start <= definition.range.end { low = middle + 1 } else { high = middle }
        }
        guard low < facts.count, facts[low].range.start <= bytes.count else { return [] }
        let start = facts[low].range.start
        let gap = Gap(bytes, from: min(definition.range.end + 1, start), to: start, stopsAtText: true)
        guard gap.hasColon, !gap.hasComma, !gap.hasText else { return [] }
        return facts[low...].prefix { $0.range == facts[low].range }.map { $0 }
    }
}
