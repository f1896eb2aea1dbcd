/// The side from which a position on a curve is approached.
public enum CurveSide: Sendable, Hashable {
    /// From smaller inputs: the left-hand limit.
    case below
    /// From larger inputs: the right-hand limit.
    case above

    var opposite: CurveSide { self == .below ? .above : .below }
}
