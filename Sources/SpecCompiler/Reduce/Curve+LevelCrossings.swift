import MotionModel

extension Curve {
    /// The inputs strictly between two at which the output passes from one side of a level to the other, in order.
    ///
    /// An interval is left alone when the curve's enclosure excludes the level, searched by bisection when that
    /// of its slope excludes 0, and halved otherwise, so no crossing is overlooked however the curve turns.
    ///
    /// - Returns: For each crossing the first number past it.
    func levelCrossings(of level: Double, from start: Double, to end: Double) -> [Double] {
        var result: [Double] = []
        var knots = [start]
        for point in breakpoints where point.x > start && point.x < end { knots.append(point.x) }
        knots.append(end)
        for (index, (low, high)) in zip(knots, knots.dropFirst()).enumerated() {
            let isAbove = limit(at: low, from: .above) >= level
            if index > 0, (limit(at: low, from: .below) >= level) != isAbove { result.append(low) }
            search(level, low, isAbove, high, limit(at: high, from: .below) >= level, into: &result)
        }
        return result
    }

    private func search(
        _ level: Double, _ low: Double, _ isAboveLow: Bool, _ high: Double, _ isAboveHigh: Bool,
        into result: inout [Double]
    ) {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else {
            if isAboveLow != isAboveHigh { result.append(high) }
            return
        }
        let jet = jet(over: Enclosure(low, high))
        if jet.c0.lower >= level || jet.c0.upper < level { return }
        let isMonotone = jet.c1.lower >= 0 || jet.c1.upper <= 0
        // Below this width a curve that touches the level and turns can't be told from one that doesn't.
        if isMonotone || high - low < 1e-9 {
            guard isAboveLow != isAboveHigh else { return }
            result.append(
                Bisection.boundary(from: low, to: high) { (progress(at: $0) >= level) == isAboveLow })
            return
        }
        let isAbove = progress(at: middle) >= level
        search(level, low, isAboveLow, middle, isAbove, into: &result)
        search(level, middle, isAbove, high, isAboveHigh, into: &result)
    }
}
