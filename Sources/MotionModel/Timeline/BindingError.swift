/// Why a timeline can't be bound.
public enum BindingError: Error, Hashable, Sendable {
    /// A track starts from the current value of a property that has none.
    case missingValue(PropertyPath)
    /// The current value of a property has another type than its track.
    case wrongType(PropertyPath, expected: ValueType, found: ValueType)
    /// A component that a formula of a track gives, with these parameters and this start value, is no number or one
    /// beyond ``MotionValue/largestMagnitude``.
    case unusableResult(PropertyPath, Double)
    /// A formula of a track names parameters beyond those that are given.
    case missingParameters(PropertyPath)
}
