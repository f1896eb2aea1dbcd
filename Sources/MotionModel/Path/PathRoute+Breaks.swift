extension PathRoute {
    /// The shares strictly between two at which the place or the direction jumps, in order: corners, cusps, jumps,
    /// and the ends of the path.
    package func breaks(from low: Double, to high: Double) -> [Double] {
        guard low < high else { return [] }
        var own: [Double] = [0]
        for (span, next) in zip(spans, spans.dropFirst()) where !isSmooth(from: span, to: next) {
            own.append(next.start / length)
        }
        own.append(1)
        let laps: [Double] =
            switch edges {
            case .stop: [0]
            // Far more laps than are visible; the bound keeps an extreme share finite.
            case .wrap:
                (0...Int(min((high - low).rounded(.up), 1000))).map { low.rounded(.down) + Double($0) }
            }
        var breaks: [Double] = []
        for lap in laps {
            for share in own where lap + share > low && lap + share < high {
                if breaks.last != lap + share { breaks.append(lap + share) }
            }
        }
        return breaks
    }

    /// Whether neither the place nor the direction jumps between two neighbours.
    private func isSmooth(from span: Span, to next: Span) -> Bool {
        if span.curve == next.curve, span.to == next.from {
            let curve = curves[span.curve]
            return curve.direction(at: span.to, from: .below).turn(to: next.direction).magnitude < 1e-6
        }
        let end = curves[span.curve].direction(at: span.to, from: .below)
        return curves[span.curve].end == curves[next.curve].start
            && end.turn(to: next.direction).magnitude < 1e-6
    }
}
