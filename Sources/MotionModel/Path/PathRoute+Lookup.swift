extension PathRoute {
    /// The share brought into 0…1, the number of laps before it, and whether it is held at an end.
    func located(_ share: Double) -> (share: Double, lap: Double, isHeld: Bool) {
        if share >= 0, share <= 1 { return (share, 0, false) }
        switch edges {
        case .stop: return (share > 1 ? 1 : 0, 0, true)
        case .wrap:
            guard share.isFinite else { return (0, 0, true) }
            let lap = share.rounded(.down)
            // A whole number of times ends at the end, as once does.
            return share == lap && share > 0 ? (1, lap - 1, false) : (share - lap, lap, false)
        }
    }

    /// The span that contains a share of the length, the later one if two meet there, and the offset in it; nil without
    /// length.
    func place(at share: Double) -> (span: Span, offset: Double)? {
        guard let last = spans.last else { return nil }
        guard share < 1 else { return (last, last.length) }
        let way = share * length
        var (low, high) = (0, spans.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if spans[middle].start <= way { low = middle } else { high = middle - 1 }
        }
        return (spans[low], way - spans[low].start)
    }

    /// The curve's parameter at a distance along a span.
    func parameter(in span: Span, at offset: Double) -> Double {
        if offset <= 0 { return span.from }
        if offset >= span.length { return span.to }
        let curve = curves[span.curve]
        var t = span.from + (span.to - span.from) * (offset / span.length)
        if curve.isUniform { return t }
        var (low, high) = (span.from, span.to)
        for _ in 0..<60 {
            let excess =
                GaussLegendre.integral(from: span.from, to: t) { curve.derivative(at: $0).length } - offset
            if excess == 0 { break }
            if excess > 0 { high = t } else { low = t }
            let next = t - excess / curve.derivative(at: t).length
            // The next error is of the order of this step's square, also next to a cusp, where the speed goes to 0.
            if (next - t).magnitude <= 1e-9 * (span.to - span.from) { return min(max(next, low), high) }
            t = next > low && next < high ? next : low + 0.5 * (high - low)
        }
        return t
    }
}
