package import MotionModel

/// When two times or two curves are so near to each other that nobody tells them apart.
package enum Likeness {
    /// How far two are apart.
    package struct Distance: Hashable, Sendable {
        /// The largest difference of two curves, in shares of the travel; 0 for times.
        package let travel: Double
        /// The difference of two times, or of the lengths of two curves that last by themselves.
        package let seconds: Double

        package static let zero = Distance(travel: 0, seconds: 0)
    }

    /// A frame at 60 Hz, in seconds: what `speccli diff` calls a visible shift is longer.
    private static let frame = Limits.exitSlack
    /// Of longer times, the share by which they may differ.
    private static let share = 0.05
    /// The largest difference of two curves: what `speccli diff` calls visible is more.
    private static let travel = 0.02
    /// Outputs of a first look, which tells most curves apart, and of a comparison.
    private static let glances = 16
    static let looks = 256

    /// How far two times are apart, if it is a frame or a twentieth at most; a jump is like nothing else.
    package static func distance(_ first: Double, _ second: Double) -> Distance? {
        guard first > 0, second > 0 else { return nil }
        let apart = (first - second).magnitude
        guard apart <= Swift.max(frame, share * Swift.max(first, second)) + 1e-9 else { return nil }
        return Distance(travel: 0, seconds: apart)
    }

    /// How far two curves are apart, if that is 2 % of the travel at most, and their lengths are alike where they have any.
    ///
    /// Springs are compared swing by swing: each in its own perceptual duration, which is its length here.
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

    /// The largest difference of two shapes, in shares of the travel; once it is `enough`, what was found so far.
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
