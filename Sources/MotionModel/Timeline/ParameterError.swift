/// Why a value isn't taken for a parameter.
public enum ParameterError: Error, Hashable, Sendable {
    /// The motion has no parameter of that name; the name that is spelled most like it, if one is close.
    case unknownParameter(String, nearest: String?)
    /// The parameter has another type than the value.
    case wrongType(String, expected: ValueType, found: ValueType)
    /// The motion's properties have no such text; see ``CompiledMotion/accepting(texts:)``.
    case unknownText(String, String)
    /// A component that is no number, or one beyond ``MotionValue/largestMagnitude``.
    case unusableNumber(String, Double)
}
