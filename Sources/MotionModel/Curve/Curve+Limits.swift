extension Curve {
    /// The output as `x` is approached from one side.
    ///
    /// Differs from `progress(at:)` only at a jump: see ``breakpoints``.
    ///
    /// - Accuracy: That of `progress(at:)`. Right at a jump inside a combinator, a jump of less than 2e-5 may be
    ///   missed.
    public func limit(at x: Double, from side: CurveSide) -> Double {
        let value = oneSidedValue(at: x, from: side)
        guard let nearby = Self.nudged(x, to: side) else { return value }
        let beside = oneSidedValue(at: nearby, from: side)
        // More than any curve rises over so short a distance, vertical tangents included.
        return abs(beside - value) > 2e-5 ? beside : value
    }

    /// dy/dx on one side of `x`; see ``velocity(at:)``.
    public func velocity(at x: Double, from side: CurveSide) -> Double {
        let slope = oneSidedSlope(at: x, from: side)
        guard let nearby = Self.nudged(x, to: side), slope.isFinite else { return slope }
        let beside = oneSidedSlope(at: nearby, from: side)
        return abs(beside - slope) > 1e-6 * max(1, abs(slope)) && beside.isFinite ? beside : slope
    }

    /// An input just far enough to one side that rounding can't put a combinator's inner input on the other side of a
    /// breakpoint; nil at and outside the ends, where inputs are exact.
    private static func nudged(_ x: Double, to side: CurveSide) -> Double? {
        let nearby = side == .above ? x + 0x1p-50 : x - 0x1p-50
        return x > 0 && x < 1 && nearby > 0 && nearby < 1 ? nearby : nil
    }
}
