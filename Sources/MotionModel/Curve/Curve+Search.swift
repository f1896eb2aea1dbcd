extension Curve {
    /// The inputs in 0…1 at which the output crosses a level, found by sampling and bisection.
    func crossings(of level: Double) -> [Double] {
        var result: [Double] = []
        forEachSpan { low, high in
            let before = oneSidedValue(at: low, from: .above) < level
            guard before != (oneSidedValue(at: high, from: .below) < level) else { return }
            result.append(
                Bisection.boundary(from: low, to: high) { (progress(at: $0) < level) == before })
        }
        return result
    }

    /// The breakpoints that remain of those of the parts: a limit or a factor of zero can hide a jump.
    func visible(_ points: [Breakpoint]) -> [Breakpoint] {
        Breakpoint.merged(points).compactMap { point in
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
        forEachSpan { start, end in
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

    /// Calls the body for consecutive spans that together are 0…1, none with a breakpoint inside.
    private func forEachSpan(_ body: (Double, Double) -> Void) {
        let count = 256
        var start = 0.0
        for knot in breakpoints.map({ $0.x }).filter({ $0 > 0 && $0 < 1 }) + [1] {
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
