extension Curve {
    /// The length in seconds that the curve has by itself; nil if any duration is as good as another.
    ///
    /// A spring has its settling duration, and ``instant`` has zero. A curve in a window of the time has the time in
    /// which the window is as long as the curve, a mirrored curve twice its time, a sum or product its longest part,
    /// and a chain its first part that has a length.
    public var naturalDuration: Double? {
        switch self {
        case .linear, .bezier, .bezierPath, .points, .steps, .penner, .exponential, .expression: return nil
        case .instant: return 0
        case .spring(let spring): return spring.naturalDuration
        case .reverse(let curve), .scale(_, let curve), .clamp(_, let curve): return curve.naturalDuration
        case .mirror(let curve): return curve.naturalDuration.map { 2 * $0 }
        case .interval(let window, let curve):
            let share = window.upperBound - window.lowerBound
            guard let inner = curve.naturalDuration, share > 0 else { return nil }
            return inner / share
        case .sum(let curves), .product(let curves):
            return curves.compactMap { $0.naturalDuration }.max()
        case .chain(let curves):
            return curves.lazy.compactMap { $0.naturalDuration }.first
        }
    }

    /// The least and greatest output over the inputs 0…1, limits at jumps included.
    ///
    /// - Accuracy: Exact to rounding for a single curve and for its reverse, mirror, interval, scale and clamp; for
    ///   sums, products and chains searched, to about 1e-9 of the output's range for curves that turn fewer than 100
    ///   times between two breakpoints.
    public func extrema() -> ClosedRange<Double> {
        switch self {
        case .linear: return 0...1
        case .instant: return 1...1
        case .bezier(let bezier): return bezier.extrema()
        case .bezierPath(let path): return path.extrema()
        case .points(let points): return points.extrema()
        case .steps(let steps):
            return steps.progress(at: 0)...steps.progress(at: 1)
        case .penner(let penner): return penner.extrema()
        case .spring(let spring): return spring.extrema()
        case .exponential: return 0...1
        case .reverse(let curve):
            let inner = curve.extrema()
            return (1 - inner.upperBound)...(1 - inner.lowerBound)
        case .mirror(let curve):
            let inner = curve.extrema()
            let low = min(inner.lowerBound / 2, 1 - inner.upperBound / 2)
            return low...max(inner.upperBound / 2, 1 - inner.lowerBound / 2)
        case .interval(let window, let curve):
            guard window.lowerBound >= 0, window.upperBound <= 1 else { return searchedExtrema() }
            let inner = curve.extrema()
            let (start, end) = (progress(at: 0), progress(at: 1))
            return min(inner.lowerBound, start, end)...max(inner.upperBound, start, end)
        case .scale(let factor, let curve):
            let inner = curve.extrema()
            let (a, b) = (factor * inner.lowerBound, factor * inner.upperBound)
            return min(a, b)...max(a, b)
        case .clamp(let limits, let curve):
            return curve.extrema().clamped(to: limits)
        case .expression, .sum, .product, .chain: return searchedExtrema()
        }
    }

    /// The inputs in 0…1 at which the curve jumps, turns a corner or is vertical inside, in order.
    ///
    /// Between two of them it is smooth. A jump at 0 or 1 is one between the output there and the limit from inside,
    /// or, for stairs, the step that the *before flag* distinguishes.
    ///
    /// - Accuracy: Exact to rounding, except where another curve's output crosses a limit or a breakpoint (`clamp`,
    ///   `chain`): searched, to about 1e-15.
    public var breakpoints: [Breakpoint] { breakpoints(in: 0...1) }

    /// The breakpoints in a part of 0…1, and perhaps some outside: a search is as long as the part.
    package func breakpoints(in part: ClosedRange<Double>) -> [Breakpoint] {
        switch self {
        case .linear: return []
        case .instant: return [Breakpoint(at: 0, kind: .jump)]
        case .bezier(let bezier): return bezier.breakpoints
        case .bezierPath(let path): return path.breakpoints
        case .points(let points): return points.breakpoints
        case .steps(let steps): return steps.breakpoints
        case .penner(let penner): return penner.breakpoints
        case .spring(let spring): return spring.breakpoints
        case .exponential(let exponential): return exponential.breakpoints
        case .expression(let expression): return expression.breakpoints
        case .reverse(let curve):
            return curve.breakpoints(in: 1 - part.upperBound...1 - part.lowerBound).reversed()
                .map { Breakpoint(at: 1 - $0.x, kind: $0.kind) }
        case .mirror(let curve):
            // Halves that meet: a part of them is one of the curve's way there, of the way back, or of both.
            let ends = [part.lowerBound, part.upperBound].map { 2 * min($0, 1 - $0) }
            let (low, high) = (ends.min() ?? 0, part.contains(0.5) ? 1 : ends.max() ?? 1)
            let halves = curve.breakpoints(in: low...max(low, high)).flatMap {
                [Breakpoint(at: $0.x / 2, kind: $0.kind), Breakpoint(at: 1 - $0.x / 2, kind: $0.kind)]
            }
            let meets = limit(at: 0.5, from: .below) == limit(at: 0.5, from: .above)
            return Breakpoint.merged(halves + (meets ? [] : [Breakpoint(at: 0.5, kind: .jump)]))
        case .interval(let window, let curve): return Self.breakpoints(of: curve, in: window)
        case .scale(_, let curve): return visible(curve.breakpoints(in: part), in: part)
        case .clamp(let limits, let curve):
            let own = curve.breakpoints(in: part)
            let crossings = curve.crossings(
                of: [limits.lowerBound, limits.upperBound], between: own.map { $0.x }, in: part)
            return visible(own + crossings.map { Breakpoint(at: $0.x, kind: .kink) }, in: part)
        case .sum(let curves), .product(let curves):
            return visible(curves.flatMap { $0.breakpoints(in: part) }, in: part)
        case .chain(let curves):
            guard let last = curves.last, curves.count > 1 else {
                return curves.last?.breakpoints(in: part) ?? []
            }
            let inner = Curve.chain(Array(curves.dropLast()))
            let own = inner.breakpoints(in: part)
            let knots = own.map { $0.x }
            // Of the whole of a curve all is looked for; of a part only what its outputs come to.
            let points =
                part == 0...1
                ? last.breakpoints : last.breakpoints(in: inner.outputs(between: knots, in: part))
            let mapped = inner.crossings(of: points.map { $0.x }, between: knots, in: part)
                .map { Breakpoint(at: $0.x, kind: points[$0.level].kind) }
            return visible(own + mapped, in: part)
        }
    }

    /// The curve as one cubic Bézier; nil unless it is exactly one: straight, a Bézier, or a polynomial of the third
    /// degree.
    public var exactBezier: CubicBezier? {
        switch self {
        case .linear: return CubicBezier(unchecked: 0, 0, 1, 1)
        case .bezier(let bezier): return bezier
        case .penner(let penner): return penner.exactBezier
        case .exponential(let exponential): return exponential.isStraight ? Curve.linear.exactBezier : nil
        case .reverse(let curve): return curve.exactBezier?.reversed
        case .chain(let curves): return curves.count == 1 ? curves[0].exactBezier : nil
        case .instant, .bezierPath, .points, .steps, .spring, .expression, .mirror, .interval, .scale, .clamp,
            .sum,
            .product:
            return nil
        }
    }

    private static func breakpoints(of curve: Curve, in window: ClosedRange<Double>) -> [Breakpoint] {
        let (low, high) = (window.lowerBound, window.upperBound)
        var points = curve.breakpoints.map { point in
            // The product may miss the upper end by a rounding.
            Breakpoint(at: point.x == 1 ? high : low + point.x * (high - low), kind: point.kind)
        }
        if low == high {
            points.append(Breakpoint(at: low, kind: .jump))
        } else {
            points.append(Breakpoint(at: low, kind: .kink))
            points.append(Breakpoint(at: high, kind: .kink))
        }
        return Breakpoint.merged(
            points.filter { ($0.x > 0 && $0.x < 1) || ($0.kind == .jump && $0.x >= 0 && $0.x <= 1) })
    }
}

extension Penner {
    /// The Bézier of c1·u + c2·u² + c3·u³ with x(t) = t: y1 = c1/3, y2 = (c2 + 2·c1)/3.
    var exactBezier: CubicBezier? {
        let y2: Double
        switch family {
        case .quad: y2 = 1.0 / 3
        case .cubic: y2 = 0
        case .back: y2 = -overshoot / 3
        case .quart, .quint, .sine, .expo, .circ, .elastic, .bounce: return nil
        }
        let easeIn = CubicBezier(unchecked: 1.0 / 3, 0, 2.0 / 3, y2)
        return switch direction {
        case .in: easeIn
        case .out: easeIn.reversed
        case .inOut: nil
        }
    }
}
