/// An exponential approach: fast at first, then ever slower; the speed falls by the same share in equal times.
///
/// It is the shape of any motion under friction, whatever moves and however far: all of the motion, or its part between
/// two collisions.
public struct ExponentialCurve: Sendable, Hashable {
    /// The way in which the curve ends.
    public enum Ending: Sendable, Hashable {
        /// 1 − e^(−k·x), which only approaches 1 and is set to 1 at the end: a motion that comes to rest.
        case settling
        /// (1 − e^(−k·x)) ∕ (1 − e^(−k)), which arrives at 1 with some speed: a motion that is cut short.
        case arriving
    }

    /// The reason why a rate was refused.
    public enum Failure: Error, Sendable, Hashable {
        /// The rate is not finite, is negative, or is zero for a curve that settles.
        case rateOutOfRange(Double)
    }

    /// k, the natural logarithm of the ratio of the speeds at the start and at the end; unitless.
    public let rate: Double

    /// The way in which the curve ends.
    public let ending: Ending

    /// Creates an approach whose speed falls by e^(−rate) from its start to its end.
    ///
    /// - Parameters:
    ///   - rate: Friction per second times the length in seconds. Finite and greater than 0; for ``Ending/arriving`` it
    ///     may be 0, which gives a straight line.
    ///   - ending: The way in which the curve ends.
    /// - Throws: ``Failure/rateOutOfRange(_:)``.
    public init(rate: Double, ending: Ending) throws(Failure) {
        guard rate.isFinite, rate > 0 || (rate == 0 && ending == .arriving) else {
            throw .rateOutOfRange(rate)
        }
        self.init(unchecked: rate, ending)
    }

    init(unchecked rate: Double, _ ending: Ending) {
        self.rate = rate
        self.ending = ending
    }

    /// The eased progress of a linear progress `x`.
    ///
    /// - Returns: Exactly 0 at and before 0, exactly 1 at and after 1; never outside 0…1.
    /// - Accuracy: Within 1e-15 for every rate, however small.
    public func progress(at x: Double) -> Double {
        if x >= 1 { return 1 }
        return x <= 0 ? 0 : value(at: x)
    }

    /// dy/dx at `x`: 0 before the start and after the end, and at the end of a curve that settles.
    public func velocity(at x: Double) -> Double { velocity(at: x, from: .above) }
}

extension ExponentialCurve {
    /// The formula, for `x` in 0…1; at 1, its limit from inside.
    package func value(at x: Double) -> Double {
        switch ending {
        case .settling: return -Elementary.expm1(-rate * x)
        case .arriving:
            if x == 1 || isStraight { return x }
            return min(Elementary.expm1(-rate * x) / Elementary.expm1(-rate), 1)
        }
    }

    /// The slope at the start, from inside: k, or k ∕ (1 − e^(−k)).
    package var startSlope: Double {
        switch ending {
        case .settling: rate
        case .arriving: isStraight ? 1 : rate / -Elementary.expm1(-rate)
        }
    }

    /// Whether the curve is a straight line to the last bit: its deviation is below k ∕ 8.
    package var isStraight: Bool { ending == .arriving && rate < 0x1p-53 }

    func limit(at x: Double, from side: CurveSide) -> Double {
        x == 1 && side == .below ? value(at: 1) : progress(at: x)
    }

    func velocity(at x: Double, from side: CurveSide) -> Double {
        let isInside = x >= 0 && (x < 1 || (x == 1 && (ending == .arriving || side == .below)))
        return isInside ? startSlope * Elementary.exp(-rate * x) : 0
    }

    /// A settling curve jumps at its end over the distance that friction has left.
    var breakpoints: [Breakpoint] {
        value(at: 1) == 1 ? [] : [Breakpoint(at: 1, kind: .jump)]
    }
}
