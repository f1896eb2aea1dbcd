import MotionModel

/// How much work a motion may make that its text doesn't show: behind a limit there is what was reached, with the error that it has.
///
/// Limits count steps, not seconds, so that the same motion has the same keyframes everywhere. They are set so that one track takes at
/// most two seconds in a release build, whatever its curve; what people write stays far below.
enum WorkLimit {
    /// The most stretches of a curve that are enclosed to find cells for it: a simple curve's; one of many parts has fewer, since
    /// each takes longer.
    private static var enclosures: Int { 1_600_000 }
    /// The fewest, however large a curve is.
    private static var leastEnclosures: Int { 512 }

    /// The most stretches of a curve that are enclosed in one search.
    ///
    /// - Parameter parts: Between how many searches the curve is divided.
    static func enclosures(of curve: Curve, parts: Int = 1) -> Int {
        max(leastEnclosures / parts, 64, enclosures / (curve.cost * parts))
    }

    /// The most pieces that a smooth stretch of a curve is divided into; more tolerance is given until they are enough.
    static var pieces: Int { 4096 }
    /// The most pieces that are looked at to follow values which aren't mixed as they are played.
    static var mixedPieces: Int { 8192 }
    /// The most straight lines that follow one track where values aren't mixed number by number.
    static var straightLines: Int { 8192 }
}

extension Curve {
    /// How much work one look at it is, as a number of simple curves.
    fileprivate var cost: Int {
        switch self {
        case .linear, .instant, .bezier, .bezierPath, .points, .steps, .penner, .spring, .exponential: 4
        case .expression(let expression): 4 + expression.expression.nodeCount
        case .reverse(let curve), .mirror(let curve), .interval(_, let curve), .scale(_, let curve),
            .clamp(_, let curve):
            1 + curve.cost
        case .sum(let curves), .product(let curves): curves.reduce(1) { $0 + $1.cost }
        case .chain(let curves):
            // Each looks at all that goes before it.
            curves.reduce((whole: 1, before: 0)) { sum, curve in
                let before = sum.before + curve.cost
                return (sum.whole + before + curve.cost, before)
            }.whole
        }
    }
}
