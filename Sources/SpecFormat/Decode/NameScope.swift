/// The named values of one kind in a spec, resolved when they are first used.
struct NameScope<Value> {
    /// The state of a name.
    enum State {
        case unread
        case reading
        /// The value; nil when it was reported.
        case read(Value?)
    }

    /// A named value.
    struct Entry {
        let member: JSONMember
        var state = State.unread
        var isUsed = false
    }

    /// The kind in one word, for messages.
    let kind: String
    /// The id of an undefined name.
    let unknown: DiagnosticID
    private var entries = NamedValues<Entry>()
    /// The references being followed, the outermost first.
    private(set) var path: [(name: String, range: SourceRange)] = []

    init(kind: String, unknown: DiagnosticID) {
        self.kind = kind
        self.unknown = unknown
    }

    /// Defines a name; the first of two definitions counts.
    mutating func define(_ member: JSONMember) {
        entries.add(member.key.value, Entry(member: member))
    }

    /// Defines a name whose value is known.
    mutating func define(_ member: JSONMember, as value: Value?) {
        define(member)
        setState(of: member.key.value, .read(value))
    }

    /// The names, in the order of the text.
    var order: [String] { entries.names }

    /// The names that can be referred to where the present ones are read, without a circle.
    var free: [String] {
        path.isEmpty ? order : order.filter { name in !path.contains { $0.name == name } }
    }

    subscript(name: String) -> Entry? { entries[name] }

    /// Counts a use of a name.
    mutating func use(_ name: String) {
        entries.change(name) { $0.isUsed = true }
    }

    /// The result of looking up a name.
    enum Lookup {
        /// The value; nil if it was reported.
        case value(Value?)
        /// The value must be read from this member, followed by a call of ``end(_:_:)``.
        case read(JSONMember)
        /// The name isn't defined here.
        case unknown
    }

    /// Follows a reference; a cycle is reported once, with all of its places.
    mutating func follow(
        _ name: String, at range: SourceRange, _ diagnostics: inout Diagnostics
    ) -> Lookup {
        guard let entry = entries[name] else { return .unknown }
        use(name)
        switch entry.state {
        case .read(let value): return .value(value)
        case .reading:
            reportCircle(through: name, at: range, &diagnostics)
            return .value(nil)
        case .unread:
            guard path.count < Limits.depth else {
                diagnostics.report(
                    .limitDepth, "names must not refer to each other more than \(Limits.depth) deep",
                    at: range)
                return .value(nil)
            }
            setState(of: name, .reading)
            path.append((name, range))
            return .read(entry.member)
        }
    }

    /// The member of a name that hasn't been read yet; ``end(_:_:)`` must be called after reading it.
    mutating func start(_ name: String) -> JSONMember? {
        guard let entry = entries[name], case .unread = entry.state else { return nil }
        setState(of: name, .reading)
        path.append((name, entry.member.key.range))
        return entry.member
    }

    /// The value of a name, once everything was read.
    func value(_ name: String) -> Value? {
        if case .read(let value) = self[name]?.state { return value }
        return nil
    }

    /// Stores the value of a name.
    mutating func end(_ name: String, _ value: Value?) {
        path.removeLast()
        // A cycle through the name was reported while it was read.
        if case .reading = self[name]?.state { setState(of: name, .read(value)) }
    }

    private mutating func setState(of name: String, _ state: State) {
        entries.change(name) { $0.state = state }
    }

    private mutating func reportCircle(
        through name: String, at range: SourceRange, _ diagnostics: inout Diagnostics
    ) {
        guard let start = path.firstIndex(where: { $0.name == name }) else { return }
        let circle = path[start...]
        var loop = ""
        for link in circle { loop += "'\(link.name)' → " }
        let notes = circle.dropFirst().map {
            Diagnostic.Note("'\($0.name)' is referred to here", at: $0.range)
        }
        diagnostics.report(
            .nameCycle, "\(kind) names refer to each other in a circle: \(loop)'\(name)'", at: range,
            notes: notes)
        for link in circle { setState(of: link.name, .read(nil)) }
    }
}
