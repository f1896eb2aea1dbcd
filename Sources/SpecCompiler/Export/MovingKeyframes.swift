import MotionModel

/// Straight pieces that follow several components at once, each of which has its own way.
///
/// A piece's distance to a component is at most width²/4 times the largest Taylor coefficient of the second order,
/// which a ``Jet`` encloses; pieces that may stray too far are halved.
struct MovingKeyframes {
    let motions: [SegmentMotion]
    let tolerance: Double

    /// The inputs at which pieces meet, and the proven bound of their distances as a share of the travel.
    func inputs(from start: Double, to end: Double) -> (inputs: [Double], maxError: Double) {
        var knots = [start, end]
        for motion in motions {
            knots += motion.curve.breakpoints.map { $0.x }.filter { $0 > start && $0 < end }
        }
        knots.sort()
        var inputs = [start]
        var maxError = 0.0
        for (low, high) in zip(knots, knots.dropFirst()) where high - low > 1e-12 {
            add(low, high, depth: 0, to: &inputs, &maxError)
        }
        if inputs.count == 1 { inputs.append(end) }
        return (inputs, CurveReduction.roundedUp(maxError))
    }

    private func add(
        _ low: Double, _ high: Double, depth: Int, to inputs: inout [Double], _ maxError: inout Double
    ) {
        let width = high - low
        var bound = 0.0
        for motion in motions {
            let jet = motion.curve.jet(over: Enclosure(low, high))
            bound = max(bound, min(width * width / 4 * jet.c2.magnitude, jet.c0.width))
        }
        let middle = low + width / 2
        guard bound > tolerance, depth < 40, middle > low, middle < high else {
            inputs.append(high)
            maxError = max(maxError, bound)
            return
        }
        add(low, middle, depth: depth + 1, to: &inputs, &maxError)
        add(middle, high, depth: depth + 1, to: &inputs, &maxError)
    }
}
