extension LinearPoints {
    /// The output as `x` is approached from one side; from above, this is also the output at `x`.
    func limit(at x: Double, from side: CurveSide) -> Double {
        guard points.count > 1 else { return points[0].y }
        let (a, b) = piece(at: x, from: side)
        switch side {
        case .above:
            if x == b.x { return b.y }
            if x == a.x { return a.y }
        case .below:
            if x == a.x { return a.y }
            if x == b.x { return b.y }
        }
        if a.x == b.x { return x < a.x ? a.y : b.y }
        return a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x))
    }

    func velocity(at x: Double, from side: CurveSide) -> Double {
        guard points.count > 1 else { return 0 }
        // At the two ends of the curve the slope is the one inside.
        let inner: CurveSide = x == 0 ? .above : x == 1 ? .below : side
        let (a, b) = piece(at: x, from: inner)
        return a.x == b.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }

    func extrema() -> ClosedRange<Double> {
        let ends = [limit(at: 0, from: .above), progress(at: 0), limit(at: 1, from: .below), progress(at: 1)]
        var low = ends[0]
        var high = ends[0]
        for y in ends + points.filter({ $0.x > 0 && $0.x < 1 }).map({ $0.y }) {
            low = min(low, y)
            high = max(high, y)
        }
        return low...high
    }

    var breakpoints: [Breakpoint] {
        var result: [Breakpoint] = []
        for point in points where point.x >= 0 && point.x <= 1 {
            if limit(at: point.x, from: .below) != limit(at: point.x, from: .above) {
                result.append(Breakpoint(at: point.x, kind: .jump))
            } else if point.x > 0, point.x < 1,
                velocity(at: point.x, from: .below) != velocity(at: point.x, from: .above)
            {
                result.append(Breakpoint(at: point.x, kind: .kink))
            }
        }
        return Breakpoint.merged(result)
    }

    /// The two neighbouring points whose line gives the output.
    private func piece(at x: Double, from side: CurveSide) -> (Point, Point) {
        // The number of points at or before x, or only before it.
        var low = 0
        var high = points.count
        while low < high {
            let middle = (low + high) / 2
            let isBefore = side == .above ? points[middle].x <= x : points[middle].x < x
            if isBefore { low = middle + 1 } else { high = middle }
        }
        let first = min(max(low - 1, 0), points.count - 2)
        return (points[first], points[first + 1])
    }
}
