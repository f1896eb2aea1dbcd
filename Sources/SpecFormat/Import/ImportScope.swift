/// The namespaces of a document, and the documents that they stand for.
struct ImportScope {
    /// The result of an import.
    enum Outcome {
        /// The document was read.
        case document(location: String)
        /// It can't be read.
        case failure(ImportFailure)
        /// The files import each other; their paths in order, with the first one again at the end.
        case circle([String])
        /// The import, or one of its own, exceeds the limit.
        case beyondLimit
        /// The import was skipped, because of an earlier result.
        case skipped
    }

    /// A namespace.
    private struct Entry {
        let member: JSONMember
        /// The location; nil when the import was reported.
        let location: String?
        var isUsed = false
    }

    /// The meaning of a name with a namespace.
    enum Lookup<Value> {
        case value(Value)
        /// The import was reported.
        case broken
        case unknown
    }

    /// The largest number of names that are compared with an unknown one.
    private static let mostNames = 2000

    /// The namespaces, in the order of the text.
    private(set) var order: [String] = []
    private var entries: [String: Entry] = [:]
    private let outcomes: [String: Outcome]
    private let documents: [String: ImportedDocument]

    /// The results of a document's imports, by namespace, and the documents that were read, by location.
    init(_ outcomes: [String: Outcome] = [:], _ documents: [String: ImportedDocument] = [:]) {
        self.outcomes = outcomes
        self.documents = documents
    }

    /// The result of an import.
    func outcome(_ namespace: String) -> Outcome? { outcomes[namespace] }

    /// The document at a location.
    func document(at location: String) -> ImportedDocument? { documents[location] }

    /// Adds a namespace; the first of two counts. `location` is nil when the import was reported.
    mutating func define(_ member: JSONMember, location: String?) {
        guard entries[member.key.value] == nil else { return }
        order.append(member.key.value)
        entries[member.key.value] = Entry(member: member, location: location)
    }

    /// Whether a namespace has that name.
    func contains(_ namespace: String) -> Bool { entries[namespace] != nil }

    /// Counts a namespace as used.
    mutating func use(_ namespace: String) { entries[namespace]?.isUsed = true }

    /// The place where a namespace is defined.
    func key(of namespace: String) -> JSONString? { entries[namespace]?.member.key }

    /// The location of a namespace's document.
    func location(of namespace: String) -> String? { entries[namespace]?.location }

    /// The document of a namespace; nil when there is none, or its import was reported.
    subscript(namespace: String) -> ImportedDocument? {
        entries[namespace]?.location.flatMap { documents[$0] }
    }

    /// The namespaces that nothing refers to.
    var unused: [JSONMember] {
        order.compactMap { name in
            guard let entry = entries[name], !entry.isUsed else { return nil }
            return entry.member
        }
    }

    /// The meaning of a name of the form `namespace.name`, also through imports of imports. Its namespace counts as
    /// used.
    ///
    /// A document's own name takes precedence over one of its imports.
    ///
    /// - Complexity: O(n) for a name of n bytes.
    mutating func find<Value>(
        _ name: String, among values: (ImportedDocument) -> NamedValues<Value>
    ) -> Lookup<Value> {
        guard let first = Self.split(name), let entry = entries[first.namespace] else { return .unknown }
        entries[first.namespace]?.isUsed = true
        guard let location = entry.location, var document = documents[location] else { return .broken }
        var rest = first.name
        while true {
            if let value = values(document)[rest] { return .value(value) }
            guard let parts = Self.split(rest), let location = document.imports[parts.namespace],
                let next = documents[location]
            else { return .unknown }
            rest = parts.name
            document = next
        }
    }

    /// The names of one kind that imports offer, in the form used in this document; those of direct imports first.
    func names<Value>(_ values: (ImportedDocument) -> NamedValues<Value>) -> [String] {
        var names: [String] = []
        var open: [(prefix: String, location: String)] = []
        var seen: Set<String> = []
        for name in order {
            if let location = entries[name]?.location { open.append((name, location)) }
        }
        var next = 0
        while next < open.count, names.count < Self.mostNames, next < Self.mostNames {
            let (prefix, location) = open[next]
            next += 1
            guard let document = documents[location] else { continue }
            for name in values(document).names { names.append("\(prefix).\(name)") }
            // Once is enough, however many paths lead there.
            guard seen.insert(location).inserted else { continue }
            for name in document.imports.names {
                if let location = document.imports[name] { open.append(("\(prefix).\(name)", location)) }
            }
        }
        return names
    }

    /// The namespace of a name, and the rest after its dot.
    static func split(_ name: String) -> (namespace: String, name: String)? {
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        return (String(name[..<dot]), String(name[name.utf8.index(after: dot)...]))
    }
}
