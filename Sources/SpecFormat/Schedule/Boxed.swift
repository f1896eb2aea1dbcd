/// A value behind a reference: copies of what has it, which go from list to list, are as small as if it were a number.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    init(wrappedValue: Value) { box = Box(wrappedValue) }

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
