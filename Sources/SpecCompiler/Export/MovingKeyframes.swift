import MotionModel

/// Straight pieces that follow several components at once, each with a motion of its own.
///
/// A piece's distance to a component is at most width²/4 times the largest Taylor coefficient of the second order,
/// which a ``Jet`` encloses; pieces that may stray too far are halved, all of one width before any narrower one, up to
/// a limit of work.
struct MovingKeyframes {
    let motions: [SegmentMotion]
    let tolerance: Double

    /// The inputs at which pieces meet, and the proved bound of their distance as a share of the travel.
    ///
    /// - Parameter work: What the search may cost; it is taken from it.
    func inputs(
        from start: Double, to end: Double, _ work: inout KeyframeWork
    ) -> (inputs: [Double], maxError: Double) {
        var knots = [start, end]
        for motion in motions {
            knots += motion.curve.breakpoints.map { $0.x }.filter { $0 > start && $0 < end }
        }
        knots.sort()
        var parts = zip(knots, knots.dropFirst()).filter { $1 - $0 > 1e-12 }
        var ends: [Double] = []
        var maxError = 0.0
        let cost = motions.reduce(1) { max($0, $1.curve.cost) } * motions.count
        let most = motions.reduce(Int.max) {
            min($0, WorkLimit.enclosures(of: $1.curve, parts: motions.count, work: work.left))
        }
        var left = most
        defer { work.take((most - left) * cost) }
        while !parts.isEmpty {
            var halves: [(Double, Double)] = []
            for (low, high) in parts {
                left -= 1
                let bound = bound(from: low, to: high)
                let middle = low + (high - low) / 2
                if bound > tolerance, left > 0, ends.count + halves.count < WorkLimit.pieces, middle > low,
                    middle < high
                {
                    halves += [(low, middle), (middle, high)]
                } else {
                    ends.append(high)
                    maxError = max(maxError, bound)
                }
            }
            parts = halves
        }
        return ([start] + (ends.isEmpty ? [end] : ends.sorted()), CurveReduction.roundedUp(maxError))
    }

    /// A bound of the distance of a line from any component.
    private func bound(from low: Double, to high: Double) -> Double {
        let width = high - low
        var bound = 0.0
        for motion in motions {
            let jet = motion.curve.jet(over: Enclosure(low, high))
            bound = max(bound, min(width * width / 4 * jet.c2.magnitude, jet.c0.width))
        }
        return bound
    }
}
