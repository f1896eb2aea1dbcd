/// An end point of a segment: what is known of it when the timeline is made.
///
/// Times and curves are fixed when a timeline is compiled; end points become numbers when it is bound.
public enum Operand: Hashable, Sendable {
    /// A value known at compile time.
    case constant(MotionValue)
    /// What the property's value is when the timeline is bound.
    case current
}
