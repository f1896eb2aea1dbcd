/// Why a timeline can't be bound.
public enum BindingError: Error, Hashable, Sendable {
    /// A track starts from the current value of a property that has none.
    case missingValue(PropertyPath)
    /// The current value of a property has another type than its track.
    case wrongType(PropertyPath, expected: ValueType, found: ValueType)
}
