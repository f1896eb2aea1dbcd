package import MotionModel

/// The distances of times and of curves up to which two look the same.
package enum Likeness {
    /// The distance of two times or curves.
    package struct Distance: Hashable, Sendable {
        /// The largest difference of two curves, in shares of the travel; 0 for times.
        package let travel: Double
        /// The difference of two times, or of the lengths of two curves with lengths of their own.
        package let seconds: Double

        package static let zero = Distance(travel: 0, seconds: 0)
    }

    /// A frame at 60 Hz, in seconds; `speccli diff` calls any longer shift visible.
    private static let frame = Limits.exitSlack
    /// The share by which longer times may differ.
    private static let share = 0.05
    /// The largest difference of two curves; `speccli diff` calls any larger one visible.
    private static let travel = 0.02
    /// The numbers of outputs in a first comparison, which tells most curves apart, and in a full one.
    private static let glances = 16
    static let looks = 256

    /// The distance of two times; nil if it is above a frame and above a twentieth of the longer time. No time is near
    /// a jump.
    package static func distance(_ first: Double, _ second: Double) -> Distance? {
        guard first > 0, second > 0 else { return nil }
        let apart = (first - second).magnitude
        guard apart <= Swift.max(frame, share * Swift.max(first, second)) + 1e-9 else { return nil }
        return Distance(travel: 0, seconds: apart)
    }

    /// The distance of two curves; nil if it is 2 % of the travel or more, or if their lengths are too far apart.
    ///
    /// Springs are compared swing by swing: each over its own perceptual duration, which counts as its length.
    package static func distance(_ first: Curve, _ second: Curve) -> Distance? {
        var seconds = 0.0
        switch (length(of: first), length(of: second)) {
        case (nil, nil): break
        case (let one?, let other?):
            guard let apart = distance(one, other) else { return nil }
            seconds = apart.seconds
        case (nil, _), (_, nil): return nil
        }
        guard shapeDistance(first, second, looks: glances, enough: travel) < travel else { return nil }
        let apart = shapeDistance(first, second, looks: looks)
        return apart < travel ? Distance(travel: apart, seconds: seconds) : nil
    }

    /// The largest difference of two shapes, in shares of the travel; the search ends once it has found `enough`.
    static func shapeDistance(
        _ first: Curve, _ second: Curve, looks: Int, enough: Double = .infinity
    ) -> Double {
        guard case .spring(let one) = first, case .spring(let other) = second else {
            return first.largestDistance(to: second, looks: looks, enough: enough)
        }
        let ends = [one, other].map { $0.naturalDuration / $0.spring.perceptualDuration }
        let end = Swift.max(ends[0], ends[1])
        var largest = 0.0
        for look in 0...looks {
            let swing = end * Double(look) / Double(looks)
            let values = zip([one, other], ends).map { $1 > 0 ? $0.progress(at: swing / $1) : 1 }
            largest = Swift.max(largest, (values[0] - values[1]).magnitude)
            if largest >= enough { return largest }
        }
        return largest
    }

    private static func length(of curve: Curve) -> Double? {
        if case .spring(let spring) = curve { return spring.spring.perceptualDuration }
        return curve.naturalDuration
    }
}
