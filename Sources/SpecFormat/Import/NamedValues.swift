import MotionModel

/// Values of one kind by name, in the order of the text.
struct NamedValues<Value> {
    /// The names.
    private(set) var names: [String] = []
    private var values: [Value] = []
    /// The index of each name.
    private var places: [String: Int] = [:]

    /// Adds a value; of two with the same name, the first one counts.
    mutating func add(_ name: String, _ value: Value) {
        guard places.value(of: name, orAdd: names.count) == names.count else { return }
        names.append(name)
        values.append(value)
    }

    subscript(name: String) -> Value? { places[name].map { values[$0] } }

    /// Changes an existing value.
    mutating func change(_ name: String, _ change: (inout Value) -> Void) {
        if let place = places[name] { change(&values[place]) }
    }
}

extension NamedValues: Sendable where Value: Sendable {}
