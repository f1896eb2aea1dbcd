import MotionModel

extension BoundProperty {
    /// The largest distance of a colour's lightness or alpha from 0…1, in which a browser keeps them, as a share of its
    /// travel: measured at many instants.
    var lightnessExcess: Double {
        let travel = travel
        guard travel > 0 else { return 0 }
        let excess = instants.reduce(0) { excess, time in
            let value = value(at: time).canonical
            let color = Color(premultiplied: value.components.array)
            let shown = Color(
                lightness: min(max(color.lightness, 0), 1), a: color.a, b: color.b,
                alpha: min(max(color.alpha, 0), 1))
            return max(excess, MotionValue.color(shown).distance(to: value))
        }
        return excess > 1e-6 ? CurveReduction.roundedUp(excess / travel) : 0
    }

    /// The time at which it begins, 0 if that is later, and the one at which it ends, or the first period of its loop does.
    var span: (start: Double, end: Double) {
        ([base] + layers).reduce((0, 0)) { span, bound in
            let (segments, loop) = bound.track.played
            let end = loop.map { $0.start + $0.period } ?? bound.track.end
            return (min(span.0, segments[0].start), max(span.1, end))
        }
    }

    /// Many instants of the motion, of a loop those of its first period.
    private var instants: [Double] {
        let (start, end) = span
        return (0...1024).map { start + (end - start) * Double($0) / 1024 }
    }

    /// How far it goes in the component that goes farthest.
    var travel: Double { Self.travel(over: reach) }

    /// Whether a component moves of which nothing is shown.
    ///
    /// - Parameter shown: The components that are shown.
    func moves(beside shown: Set<Int>) -> Bool {
        guard shown.count < base.form.canonical.componentCount else { return false }
        let (low, high) = reach
        return low.indices.contains { !shown.contains($0) && low[$0] < high[$0] }
    }

    private static func travel(over reach: (low: [Double], high: [Double])) -> Double {
        zip(reach.low, reach.high).reduce(0) { max($0, $1.1 - $1.0) }
    }

    /// The largest distance of a component outside its range, as a share of the travel: measured at many instants.
    ///
    /// - Parameter range: The range of a component; nil without one.
    func excess(_ range: (_ component: Int) -> ClosedRange<Double>?) -> Double {
        let (low, high) = reach
        let travel = Self.travel(over: (low, high))
        var excess = 0.0
        for component in low.indices {
            guard let range = range(component) else { continue }
            excess = max(excess, range.lowerBound - low[component], high[component] - range.upperBound)
        }
        return travel > 0 ? CurveReduction.roundedUp(excess / travel) : 0
    }

    /// The least and the largest of each component before the motion, at many instants of it, and behind it: what
    /// changes at once has another value before.
    var reach: (low: [Double], high: [Double]) {
        var (low, high) = (before, before)
        func take(_ number: Double, at component: Int) {
            low[component] = min(low[component], number)
            high[component] = max(high[component], number)
        }
        for (component, number) in zip(low.indices, after) { take(number, at: component) }
        for time in instants {
            let value = value(at: time).canonical.components
            for component in low.indices { take(value[component], at: component) }
        }
        return (low, high)
    }
}
