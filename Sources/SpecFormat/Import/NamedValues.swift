/// Values of one kind that have a name, in the order of the text.
struct NamedValues<Value: Sendable>: Sendable {
    /// The names.
    private(set) var names: [String] = []
    private var values: [Value] = []
    /// Where each name stands among them.
    private var places: [String: Int] = [:]

    /// Adds a value; the first of two with one name counts.
    mutating func add(_ name: String, _ value: Value) {
        guard places[name] == nil else { return }
        places[name] = names.count
        names.append(name)
        values.append(value)
    }

    subscript(name: String) -> Value? { places[name].map { values[$0] } }
}
