extension Curve {
    /// The largest number of inputs that are found to cross levels, which a chain multiplies; fewer of a curve of many parts.
    private var mostCrossings: Int { min(16_384, max(64, 1 << 20 / cost)) }
    /// The approximate number of samples in a search of a curve; fewer of a curve of many parts.
    private var mostSamples: Int { min(65_536, max(1024, 1 << 24 / cost)) }

    /// The inputs in 0…1 at which the output crosses levels, found by sampling and bisection.
    ///
    /// - Parameters:
    ///   - levels: The outputs, in any order.
    ///   - knots: The inputs of the curve's own breakpoints.
    ///   - part: The inputs that are searched.
    /// - Returns: The inputs, each with the index of the level that is crossed.
    /// - Complexity: O(n log n) for n samples, of which there are 256 between two knots, and fewer if there are many
    ///   knots.
    func crossings(
        of levels: [Double], between knots: [Double], in part: ClosedRange<Double>
    ) -> [(x: Double, level: Int)] {
        let order = levels.indices.sorted { levels[$0] < levels[$1] }
        var result: [(x: Double, level: Int)] = []
        guard !order.isEmpty else { return result }
        /// The number of levels that are not above an output.
        func rank(_ output: Double) -> Int {
            var (lower, upper) = (0, order.count)
            while lower < upper {
                let middle = lower + (upper - lower) / 2
                if levels[order[middle]] <= output { lower = middle + 1 } else { upper = middle }
            }
            return lower
        }
        let most = mostCrossings
        forEachSpan(between: knots, in: part) { low, high in
            let before = rank(oneSidedValue(at: low, from: .above))
            let after = rank(oneSidedValue(at: high, from: .below))
            for index in Swift.min(before, after)..<Swift.max(before, after)
            where result.count < most {
                let level = levels[order[index]]
                let x = Bisection.boundary(from: low, to: high) {
                    (progress(at: $0) < level) == (before < after)
                }
                result.append((x, order[index]))
            }
        }
        return result
    }

    /// The least and the greatest output at the ends of the spans in which ``crossings(of:between:in:)`` looks for levels, within
    /// 0…1.
    func outputs(between knots: [Double], in part: ClosedRange<Double>) -> ClosedRange<Double> {
        var (low, high) = (1.0, 0.0)
        forEachSpan(between: knots, in: part) { start, end in
            let (first, last) = (oneSidedValue(at: start, from: .above), oneSidedValue(at: end, from: .below))
            low = Swift.min(low, first, last)
            high = Swift.max(high, first, last)
        }
        low = Swift.min(Swift.max(low, 0), 1)
        return low...Swift.max(Swift.min(high, 1), low)
    }

    /// The breakpoints in a part that remain of those of what the curve is made of: a limit or a factor of zero can hide a jump.
    func visible(_ points: [Breakpoint], in part: ClosedRange<Double>) -> [Breakpoint] {
        Breakpoint.merged(points.filter { part.contains($0.x) }).compactMap { point in
            guard point.kind == .jump else { return point }
            let below = point.x == 0 ? progress(at: 0, before: true) : limit(at: point.x, from: .below)
            let above = point.x == 1 ? progress(at: 1) : limit(at: point.x, from: .above)
            if below != above { return point }
            return point.x > 0 && point.x < 1 ? Breakpoint(at: point.x, kind: .kink) : nil
        }
    }

    /// The least and greatest output, found by sampling and golden section.
    func searchedExtrema() -> ClosedRange<Double> {
        var low = min(progress(at: 0), progress(at: 1))
        var high = max(progress(at: 0), progress(at: 1))
        var samples: [(x: Double, y: Double)] = []
        func peak(_ start: Double, _ end: Double, sign: Double) -> Double {
            GoldenSection.peak(from: start, to: end, steps: 50) { sign * progress(at: $0) }.value
        }
        func refine() {
            guard samples.count == 3 else { return }
            let (a, b, c) = (samples[0], samples[1], samples[2])
            if b.y >= a.y, b.y >= c.y { high = max(high, peak(a.x, c.x, sign: 1)) }
            if b.y <= a.y, b.y <= c.y { low = min(low, -peak(a.x, c.x, sign: -1)) }
        }
        forEachSpan(between: breakpoints.map { $0.x }, in: 0...1) { start, end in
            let first = limit(at: start, from: .above)
            let last = limit(at: end, from: .below)
            low = min(low, first, last)
            high = max(high, first, last)
            // Neighbours across a jump say nothing about a peak.
            if samples.last?.x != start || samples.last?.y != first { samples = [(start, first)] }
            samples.append((end, last))
            if samples.count > 3 { samples.removeFirst() }
            refine()
        }
        return low...high
    }

    /// Calls the body for consecutive spans that together are a part of 0…1, none with a breakpoint inside.
    private func forEachSpan(
        between knots: [Double], in part: ClosedRange<Double>, _ body: (Double, Double) -> Void
    ) {
        let inner = knots.filter { $0 > part.lowerBound && $0 < part.upperBound }
        // In so short a part there is nothing between a few inputs.
        let isShort = part.upperBound - part.lowerBound < 1e-6
        let count = isShort ? 4 : max(4, min(256, mostSamples / (inner.count + 1)))
        var start = part.lowerBound
        for knot in inner + [part.upperBound] {
            let width = knot - start
            var low = start
            for index in 1...count {
                let high = index == count ? knot : start + width * Double(index) / Double(count)
                if high > low { body(low, high) }
                low = high
            }
            start = knot
        }
    }
}
