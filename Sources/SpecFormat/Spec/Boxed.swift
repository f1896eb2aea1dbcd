/// A value behind a reference: copies of what has it, which go from list to list, are as small as if it were a number.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: consuming Value) { self.value = value }
    }

    private var box: Box

    init(wrappedValue: consuming Value) { box = Box(wrappedValue) }

    init(_ value: consuming Value) { box = Box(value) }

    /// The value; a change makes a new box, so that copies keep theirs.
    var wrappedValue: Value {
        _read { yield box.value }
        _modify {
            var value = box.value
            yield &value
            box = Box(value)
        }
    }
}

extension Boxed: Equatable where Value: Equatable {
    static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.box.value == right.box.value
    }
}

extension Boxed: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
