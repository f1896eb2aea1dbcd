/// An end point of a segment, as far as it is known when the timeline is compiled.
///
/// Curves and times are fixed when a timeline is compiled, but for ``LateTimes``; end points become numbers when it is bound.
public enum Operand: Hashable, Sendable {
    /// A value known at compile time.
    case constant(MotionValue)
    /// The value of the property when the timeline is bound.
    case current
    /// A value computed from parameters and, if the formula uses the start value, from an earlier key of the same
    /// track, given by its index.
    ///
    /// A formula that depends on progress is a *moving* key: a segment from the key to itself shows the result of the
    /// formula for its curve's output, clamped to 0…1. For every other purpose the key is the result for 1.
    indirect case formula(Formula, from: Int?)
    /// A value between two earlier keys of the same track: the first at progress 0, the second at 1.
    indirect case mixed(Int, Int, progress: Double)
    /// The place at which what is thrown from an earlier key of the same track, given by its index, comes to rest.
    indirect case resting(LateThrow, from: Int)

    /// Whether it is a moving key.
    public var isMoving: Bool {
        if case .formula(let formula, _) = self { return formula.usesProgress }
        return false
    }

    /// Whether it is the end of a throw.
    package var isResting: Bool { if case .resting = self { true } else { false } }

    /// The value, if it is known without binding.
    public var constant: MotionValue? {
        switch self {
        case .constant(let value): value
        case .formula(let formula, _): formula.constant
        case .current, .mixed, .resting: nil
        }
    }
}
