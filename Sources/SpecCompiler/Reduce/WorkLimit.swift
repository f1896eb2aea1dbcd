import MotionModel

/// Limits of the work that a motion may cause without its text showing it: at a limit the result so far is kept, with
/// its error.
///
/// Limits count steps, not seconds, so that a motion has the same keyframes on every machine. With them, one track
/// takes at most two seconds in a release build, whatever its curve; ordinary motions stay far below.
enum WorkLimit {
    /// The largest number of intervals that are enclosed to find the cells of a simple curve; a curve of many parts has
    /// fewer, since each takes longer.
    private static var enclosures: Int { 1_600_000 }
    /// The smallest number, however large a curve is.
    private static var leastEnclosures: Int { 512 }

    /// The largest number of intervals of a curve that are enclosed in one search.
    ///
    /// - Parameter parts: The number of searches that share the limit.
    static func enclosures(of curve: Curve, parts: Int = 1) -> Int {
        max(leastEnclosures / parts, 64, enclosures / (curve.cost * parts))
    }

    /// The largest number of pieces for a smooth interval of a curve; the tolerance is raised until they suffice.
    static var pieces: Int { 4096 }
    /// The largest number of pieces that are examined to follow values which aren't interpolated as they are played.
    static var mixedPieces: Int { 8192 }
    /// The largest number of straight lines for one track whose values aren't interpolated by component.
    static var straightLines: Int { 8192 }
}

extension Curve {
    /// The cost of one evaluation, as a number of simple curves.
    fileprivate var cost: Int {
        switch self {
        case .linear, .instant, .bezier, .bezierPath, .points, .steps, .penner, .spring, .exponential: 4
        case .expression(let expression): 4 + expression.expression.nodeCount
        case .reverse(let curve), .mirror(let curve), .interval(_, let curve), .scale(_, let curve),
            .clamp(_, let curve):
            1 + curve.cost
        case .sum(let curves), .product(let curves): curves.reduce(1) { $0 + $1.cost }
        case .chain(let curves):
            // Each evaluates all that precede it.
            curves.reduce((whole: 1, before: 0)) { sum, curve in
                let before = sum.before + curve.cost
                return (sum.whole + before + curve.cost, before)
            }.whole
        }
    }
}
