public import MotionModel

/// The reason for which the store or an animator refused a call. A refused call has changed nothing, but for a block inside of
/// which another one had replaced something by then: that isn't brought back.
public enum AnimatorError: Error, Hashable, Sendable {
    /// No property has that path, or id (`#7`); the registered path that is spelled most like it, if one is close.
    case unknownProperty(String, nearest: String?)
    /// The motion has no variant of that name; the name that is spelled most like it, if one is close.
    case unknownVariant(String, nearest: String?)
    /// The motion has no state of that name; the name that is spelled most like it, if one is close.
    case unknownState(String, nearest: String?)
    /// Neither a transition whose condition holds nor a single variant leads from the one state to the other.
    case noWay(from: String, to: String)
    /// The property has another type than the value or the key.
    case wrongType(property: String, expected: ValueType, found: String)
    /// The property is registered already, with another type.
    case conflictingDeclaration(property: String, registered: ValueType, declared: ValueType)
    /// A colour and one of its components, one of them registered: a store holds a colour as a whole or by components,
    /// not both.
    case colorHeldTwice(property: String, registered: String)
    /// A value that the motion refuses for a parameter.
    case parameter(ParameterError)
    /// The motion depends on parameters, and fewer values are given than it needs. Playing a motion by name has a
    /// default for each.
    case missingParameters(property: String)
    /// A number that is invalid for the quantity named: not finite, outside the documented range, or, for a value,
    /// larger than ``PropertyStore/largestMagnitude``.
    case unusableNumber(Double, of: String)
}
