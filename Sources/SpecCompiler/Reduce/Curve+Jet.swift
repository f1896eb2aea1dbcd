import MotionModel

extension Curve {
    /// Enclosures of the curve and of its first derivatives over a whole interval of its input.
    ///
    /// If the interval contains a corner or a jump, only the range is enclosed.
    ///
    /// - Accuracy: Rigorous up to rounding: every value of the curve and of its derivatives inside the interval
    ///   lies in the enclosures. They tighten as the interval narrows.
    func jet(over x: Enclosure) -> Jet {
        switch self {
        case .linear:
            return .line(x, slope: 1)
        case .instant, .steps:
            return .stair(self, over: x)
        case .bezier(let bezier):
            return extended(over: x, { bezier.jet(over: $0) })
        case .bezierPath(let path):
            return extended(over: x, { path.jet(over: $0) })
        case .points(let points):
            return points.jet(over: x)
        case .penner(let penner):
            return extended(over: x, { penner.jet(over: $0) })
        case .spring(let spring):
            return extended(over: x, { spring.jet(over: $0) })
        case .exponential(let exponential):
            return extended(over: x, { exponential.jet(over: $0) })
        case .expression(let expression):
            return extended(over: x, { expression.jet(over: $0) })
        case .reverse(let curve):
            return Self.turned(curve.jet(over: Enclosure(1 - x.upper, 1 - x.lower)))
        case .mirror(let curve):
            return split(x, at: 0.5) { half, isFirst in
                if isFirst { return 0.5 * curve.jet(over: 2 * half).withInput(scaledBy: 2) }
                let back = curve.jet(over: Enclosure(2 - 2 * half.upper, 2 - 2 * half.lower))
                return Self.turned(0.5 * back.withInput(scaledBy: 2))
            }
        case .interval(let window, let curve):
            return Self.windowed(curve, window, over: x)
        case .scale(let factor, let curve):
            return factor * curve.jet(over: x)
        case .clamp(let limits, let curve):
            let inner = curve.jet(over: x)
            if inner.c0.lower >= limits.lowerBound, inner.c0.upper <= limits.upperBound { return inner }
            if inner.c0.upper <= limits.lowerBound { return .constant(Enclosure(limits.lowerBound)) }
            if inner.c0.lower >= limits.upperBound { return .constant(Enclosure(limits.upperBound)) }
            return .ranging(
                Enclosure(
                    min(max(inner.c0.lower, limits.lowerBound), limits.upperBound),
                    min(max(inner.c0.upper, limits.lowerBound), limits.upperBound)))
        case .sum(let curves):
            var sum = Jet.constant(.zero)
            for curve in curves { sum = sum + curve.jet(over: x) }
            return sum
        case .product(let curves):
            var product = Jet.constant(Enclosure(1))
            for curve in curves { product = product * curve.jet(over: x) }
            return product
        case .chain(let curves):
            var result = Jet.line(x, slope: 1)
            for (index, curve) in curves.enumerated() {
                let inner =
                    index == 0 ? result : result.narrowed(as: .chain(Array(curves[..<index])), over: x)
                result = curve.jet(over: inner.c0).of(inner)
            }
            return result
        }
    }

    /// 1 − C(1 − x), given the jet of C.
    static func turned(_ jet: Jet) -> Jet {
        Jet(Enclosure(1) - jet.c0, jet.c1, -jet.c2, jet.c3, -jet.c4)
    }

    /// A curve that continues straight outside 0…1.
    private func extended(over x: Enclosure, _ inside: (Enclosure) -> Jet) -> Jet {
        if x.lower >= 0, x.upper <= 1 { return inside(x) }
        if x.upper <= 0 || x.lower >= 1 { return straight(x) }
        guard x.lower.isFinite, x.upper.isFinite else { return .ranging(.whole) }
        var range = inside(Enclosure(max(x.lower, 0), min(x.upper, 1))).c0
        if x.lower < 0 {
            range = range.hull(straight(Enclosure(x.lower, 0)).c0).hull(Enclosure(progress(at: 0)))
        }
        if x.upper > 1 {
            range = range.hull(straight(Enclosure(1, x.upper)).c0).hull(Enclosure(progress(at: 1)))
        }
        return .ranging(range)
    }

    private func straight(_ x: Enclosure) -> Jet {
        guard x.lower.isFinite, x.upper.isFinite else { return .ranging(.whole) }
        let range = Enclosure(progress(at: x.lower), progress(at: x.upper))
        let slope = x.width > 0 ? (progress(at: x.upper) - progress(at: x.lower)) / x.width : 0
        return .line(range, slope: slope)
    }

    private func split(_ x: Enclosure, at point: Double, _ part: (Enclosure, Bool) -> Jet) -> Jet {
        if x.upper <= point { return part(x, true) }
        if x.lower >= point { return part(x, false) }
        return .ranging(
            part(Enclosure(x.lower, point), true).c0.hull(part(Enclosure(point, x.upper), false).c0))
    }

    private static func windowed(_ curve: Curve, _ window: ClosedRange<Double>, over x: Enclosure) -> Jet {
        let (low, high) = (window.lowerBound, window.upperBound)
        let before = Jet.constant(
            Enclosure(curve.progress(at: 0, before: true), curve.progress(at: 0)))
        let after = Jet.constant(Enclosure(curve.progress(at: 1, before: true), curve.progress(at: 1)))
        if x.upper <= low, x.lower < low || low == high { return before }
        if x.lower >= high { return after }
        let length = high - low
        if x.lower >= low, x.upper <= high, length > 0 {
            let inner = Enclosure(
                max((x.lower - low) / length, 0), min((x.upper - low) / length, 1))
            return curve.jet(over: inner).withInput(scaledBy: 1 / length)
        }
        var range = x.lower < low ? before.c0 : after.c0
        if x.upper > high { range = range.hull(after.c0) }
        if length > 0 {
            let (start, end) = (max(x.lower, low), min(x.upper, high))
            range = range.hull(
                curve.jet(over: Enclosure(max((start - low) / length, 0), min((end - low) / length, 1))).c0)
        }
        return .ranging(range)
    }
}

extension Jet {
    /// The jet with its range narrowed by the slope.
    ///
    /// For a flat curve, the function applied to its output would otherwise be enclosed over far more than the curve
    /// reaches, such as inputs beyond its end.
    fileprivate func narrowed(as curve: Curve, over x: Enclosure) -> Jet {
        guard c1.lower.isFinite, c1.upper.isFinite, x.width > 0, x.width.isFinite else { return self }
        let ends = Enclosure(curve.limit(at: x.lower, from: .above)).hull(
            Enclosure(curve.limit(at: x.upper, from: .below)))
        let isMonotone = c1.lower >= 0 || c1.upper <= 0
        // Beyond its ends it goes at most as far as the steepest slope allows, there and back.
        let reach = isMonotone ? 0 : x.width * c1.width / 4
        let range = Enclosure(ends.lower - reach, ends.upper + reach)
        return Jet(c0.intersection(range), c1, c2, c3, c4)
    }

    /// The jet of a monotone curve that rises in steps.
    fileprivate static func stair(_ curve: Curve, over x: Enclosure) -> Jet {
        guard x.lower.isFinite, x.upper.isFinite else { return .ranging(.whole) }
        let low = curve.progress(at: x.lower, before: true)
        let high = curve.progress(at: x.upper)
        // On the interval of a step, its edges belong to the neighbours.
        if x.width > 0, curve.progress(at: x.lower) == curve.progress(at: x.upper, before: true) {
            return .constant(Enclosure(curve.progress(at: x.lower)))
        }
        return .ranging(Enclosure(low, high))
    }
}

extension LinearPoints {
    func jet(over x: Enclosure) -> Jet {
        guard x.lower.isFinite, x.upper.isFinite else { return .ranging(.whole) }
        var range = Enclosure(limit(x.lower, .above), limit(x.upper, .below))
        var isStraight = true
        for point in points where point.x > x.lower && point.x < x.upper {
            isStraight = false
            range = range.hull(Enclosure(point.y))
        }
        guard isStraight, x.width > 0 else { return .ranging(range) }
        return .line(range, slope: (limit(x.upper, .below) - limit(x.lower, .above)) / x.width)
    }

    private func limit(_ x: Double, _ side: CurveSide) -> Double {
        Curve.points(self).limit(at: x, from: side)
    }
}
