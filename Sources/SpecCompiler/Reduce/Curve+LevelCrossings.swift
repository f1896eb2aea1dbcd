import MotionModel

extension Curve {
    /// The inputs strictly between two at which the output passes from one side of a level to the other, in order.
    ///
    /// An interval is left alone when the curve's enclosure excludes the level, searched by bisection when that
    /// of its slope excludes 0, and halved otherwise, so no crossing is overlooked however the curve turns, up to
    /// ``WorkLimit/enclosures(of:parts:)``: then an interval has a crossing exactly if its ends are on different sides.
    ///
    /// - Returns: For each crossing the first number past it.
    func levelCrossings(of level: Double, from start: Double, to end: Double) -> [Double] {
        var result: [Double] = []
        var knots = [start]
        for point in breakpoints where point.x > start && point.x < end { knots.append(point.x) }
        knots.append(end)
        var open: [CrossingSearch] = []
        for (index, (low, high)) in zip(knots, knots.dropFirst()).enumerated() {
            let isAbove = limit(at: low, from: .above) >= level
            if index > 0, (limit(at: low, from: .below) >= level) != isAbove { result.append(low) }
            open.append(
                CrossingSearch(
                    low: low, isAboveLow: isAbove, high: high,
                    isAboveHigh: limit(at: high, from: .below) >= level))
        }
        var left = WorkLimit.enclosures(of: self, parts: 4)
        while !open.isEmpty {
            var halves: [CrossingSearch] = []
            for part in open {
                left -= 1
                switch verdict(on: part, level, isLast: left <= 0) {
                case .none: break
                case .crossing(let input): result.append(input)
                case .undecided(let middle):
                    let isAbove = progress(at: middle) >= level
                    halves.append(
                        CrossingSearch(
                            low: part.low, isAboveLow: part.isAboveLow, high: middle, isAboveHigh: isAbove))
                    halves.append(
                        CrossingSearch(
                            low: middle, isAboveLow: isAbove, high: part.high, isAboveHigh: part.isAboveHigh))
                }
            }
            open = halves
        }
        return result.sorted()
    }

    private func verdict(on part: CrossingSearch, _ level: Double, isLast: Bool) -> CrossingSearch.Verdict {
        let middle = part.low + (part.high - part.low) / 2
        let crosses = part.isAboveLow != part.isAboveHigh
        guard middle > part.low, middle < part.high else { return crosses ? .crossing(part.high) : .none }
        if !isLast {
            let jet = jet(over: Enclosure(part.low, part.high))
            if jet.c0.lower >= level || jet.c0.upper < level { return .none }
            let isMonotone = jet.c1.lower >= 0 || jet.c1.upper <= 0
            // Below this width a curve that touches the level and turns can't be told from one that doesn't.
            guard isMonotone || part.high - part.low < 1e-9 else { return .undecided(middle) }
        }
        guard crosses else { return .none }
        return .crossing(
            Bisection.boundary(from: part.low, to: part.high) {
                (progress(at: $0) >= level) == part.isAboveLow
            })
    }
}

/// An interval of a curve's input that may hold crossings of a level.
private struct CrossingSearch {
    let low: Double
    let isAboveLow: Bool
    let high: Double
    let isAboveHigh: Bool

    enum Verdict {
        case none
        case crossing(Double)
        case undecided(Double)
    }
}
