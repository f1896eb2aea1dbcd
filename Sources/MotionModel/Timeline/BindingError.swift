/// The reason why a timeline can't be bound.
public enum BindingError: Error, Hashable, Sendable {
    /// A track starts from the current value of a property that has none.
    case missingValue(PropertyPath)
    /// The current value of a property has another type than its track.
    case wrongType(PropertyPath, expected: ValueType, found: ValueType)
    /// A component from a formula of a track, with these parameters and this start value, is not a number or is beyond
    /// ``MotionValue/largestMagnitude``.
    case unusableResult(PropertyPath, Double)
    /// A formula of a track uses parameters beyond those that are given.
    case missingParameters(PropertyPath)
}
