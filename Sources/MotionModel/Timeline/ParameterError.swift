/// The reason why a value was refused for a parameter.
public enum ParameterError: Error, Hashable, Sendable {
    /// The motion has no parameter of that name; the name with the nearest spelling, if there is one.
    case unknownParameter(String, nearest: String?)
    /// The parameter has another type than the value.
    case wrongType(String, expected: ValueType, found: ValueType)
    /// The motion's properties have no such text; see ``CompiledMotion/accepting(texts:)``.
    case unknownText(String, String)
    /// A component is not a number, or is beyond ``MotionValue/largestMagnitude``.
    case unusableNumber(String, Double)
}
