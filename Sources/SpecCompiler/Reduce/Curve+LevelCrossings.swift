import MotionModel

extension Curve {
    /// The inputs strictly between two at which the output passes from one side of a level to the other, in order.
    ///
    /// An interval is left alone when the curve's enclosure excludes every level, searched by bisection when that
    /// of its slope excludes 0, and halved otherwise, so no crossing is overlooked however the curve turns, up to
    /// ``WorkLimit/enclosures(of:parts:)``: then an interval has a crossing exactly if its ends are on different sides.
    ///
    /// - Parameter levels: The levels, in any order.
    /// - Returns: For each crossing the first number past it, equal ones once.
    /// - Complexity: O(b + c log l) for b breakpoints and turns, and c crossings of l levels.
    func levelCrossings(of levels: [Double], from start: Double, to end: Double) -> [Double] {
        var work = KeyframeWork()
        return levelCrossings(of: levels, from: start, to: end, &work)
    }

    /// The same within a limit of work, from which it is taken.
    func levelCrossings(
        of levels: [Double], from start: Double, to end: Double, _ work: inout KeyframeWork
    ) -> [Double] {
        let search = LevelSearch(curve: self, levels: levels.sorted())
        var result: [Double] = []
        var knots = [start]
        for point in breakpoints where point.x > start && point.x < end { knots.append(point.x) }
        knots.append(end)
        var open: [LevelSearch.Part] = []
        for (index, (low, high)) in zip(knots, knots.dropFirst()).enumerated() {
            let rank = search.rank(of: limit(at: low, from: .above))
            if index > 0, search.rank(of: limit(at: low, from: .below)) != rank { result.append(low) }
            open.append(
                LevelSearch.Part(
                    low: low, rankLow: rank, high: high,
                    rankHigh: search.rank(of: limit(at: high, from: .below))))
        }
        let most = WorkLimit.enclosures(of: self, parts: 4, work: work.left)
        var left = most
        defer { work.take((most - left) * cost) }
        while !open.isEmpty {
            var halves: [LevelSearch.Part] = []
            for part in open {
                left -= 1
                switch search.verdict(on: part, isLast: left <= 0) {
                case .crossings(let inputs): result += inputs
                case .undecided(let middle):
                    let rank = search.rank(of: progress(at: middle))
                    halves.append(
                        LevelSearch.Part(
                            low: part.low, rankLow: part.rankLow, high: middle, rankHigh: rank))
                    halves.append(
                        LevelSearch.Part(
                            low: middle, rankLow: rank, high: part.high, rankHigh: part.rankHigh))
                }
            }
            open = halves
        }
        var distinct: [Double] = []
        for input in result.sorted() where input != distinct.last { distinct.append(input) }
        return distinct
    }
}

/// A search for the inputs at which a curve crosses levels.
private struct LevelSearch {
    let curve: Curve
    /// The levels, in order.
    let levels: [Double]

    /// An interval of the curve's input that may hold crossings, and the ranks of the outputs at its ends.
    struct Part {
        let low: Double
        let rankLow: Int
        let high: Double
        let rankHigh: Int
    }

    enum Verdict {
        case crossings([Double])
        case undecided(Double)
    }

    /// The number of levels that an output has reached.
    func rank(of output: Double) -> Int {
        var (low, high) = (0, levels.count)
        while low < high {
            let middle = low + (high - low) / 2
            if levels[middle] <= output { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func verdict(on part: Part, isLast: Bool) -> Verdict {
        let middle = part.low + (part.high - part.low) / 2
        let crossed = min(part.rankLow, part.rankHigh)..<max(part.rankLow, part.rankHigh)
        guard middle > part.low, middle < part.high else {
            return .crossings(crossed.isEmpty ? [] : [part.high])
        }
        if !isLast {
            let jet = curve.jet(over: Enclosure(part.low, part.high))
            if rank(of: jet.c0.lower) == rank(of: jet.c0.upper) { return .crossings([]) }
            let isMonotone = jet.c1.lower >= 0 || jet.c1.upper <= 0
            // Below this width a curve that touches a level and turns can't be told from one that doesn't.
            guard isMonotone || part.high - part.low < 1e-9 else { return .undecided(middle) }
        }
        return .crossings(
            crossed.map { index in
                Bisection.boundary(from: part.low, to: part.high) {
                    (curve.progress(at: $0) >= levels[index]) == (part.rankLow > index)
                }
            })
    }
}
