/// Values of one kind that have a name, in the order of the text.
struct NamedValues<Value: Sendable>: Sendable {
    /// The names.
    private(set) var names: [String] = []
    private var values: [String: Value] = [:]

    /// Adds a value; the first of two with one name counts.
    mutating func add(_ name: String, _ value: Value) {
        guard values[name] == nil else { return }
        names.append(name)
        values[name] = value
    }

    subscript(name: String) -> Value? { values[name] }
}
