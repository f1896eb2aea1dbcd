/// One of Robert Penner's easing functions: a family, a direction and, for two families, parameters.
///
/// Outside 0…1 a curve continues straight along its end tangent, as CSS extends its Béziers; the families that have
/// none (exponential and elastic begin with a jump, circular with a vertical tangent) hold their end values.
///
/// - SeeAlso: Robert Penner, *Programming Macromedia Flash MX*, chapter 7 (2002).
public struct Penner: Sendable, Hashable {
    /// The shape.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        /// u²
        case quad
        /// u³
        case cubic
        /// u⁴
        case quart
        /// u⁵
        case quint
        /// 1 − cos(π·u/2)
        case sine
        /// 2^(10·(u − 1))
        case expo
        /// 1 − √(1 − u²)
        case circ
        /// u²·((s + 1)·u − s), with the overshoot s
        case back
        /// An exponentially growing sine, with an amplitude and a period
        case elastic
        /// Four parabolas
        case bounce
    }

    /// The place of the shape's slow or lively end.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        /// At the start.
        case `in`
        /// At the end.
        case out
        /// At both: `in` at half scale, then `out` at half scale.
        case inOut
    }

    /// The reason why parameters were refused.
    public enum Failure: Error, Sendable, Hashable {
        /// The overshoot is not finite.
        case overshoot(Double)
        /// The amplitude is not finite or negative.
        case amplitude(Double)
        /// The period is not finite, or not greater than zero.
        case period(Double)
    }

    /// The default overshoot of `back`, which is 10 % of the travel.
    public static let defaultOvershoot = 1.70158

    /// The shape.
    public let family: Family

    /// The place of the shape's lively end.
    public let direction: Direction

    /// The overshoot of `back` (unitless, 1.70158 is 10 % of the travel); `inOut` multiplies it by 1.525.
    public let overshoot: Double

    /// The amplitude of `elastic`, as a share of the travel; less than 1 counts as 1, because the curve must reach its
    /// end.
    public let amplitude: Double

    /// The period of `elastic`, as a share of the duration: 0.3 by default, 0.45 for `inOut`.
    public let period: Double

    let shift: Double

    /// Creates a function with its default parameters.
    public init(_ family: Family, _ direction: Direction) {
        self.init(
            unchecked: family, direction, overshoot: Self.defaultOvershoot, amplitude: 1,
            period: Self.defaultPeriod(direction))
    }

    /// `back` with an overshoot.
    ///
    /// - Throws: ``Failure/overshoot(_:)``.
    public static func back(_ direction: Direction, overshoot: Double) throws(Failure) -> Penner {
        guard overshoot.isFinite else { throw .overshoot(overshoot) }
        return Penner(
            unchecked: .back, direction, overshoot: overshoot, amplitude: 1,
            period: defaultPeriod(direction))
    }

    /// `elastic` with an amplitude and a period.
    ///
    /// - Parameters:
    ///   - direction: The end at which it oscillates.
    ///   - amplitude: A share of the travel, zero or more; less than 1 counts as 1.
    ///   - period: A share of the duration, greater than zero; nil is 0.3, or 0.45 for `inOut`.
    /// - Throws: ``Failure/amplitude(_:)`` or ``Failure/period(_:)``.
    public static func elastic(
        _ direction: Direction, amplitude: Double = 1, period: Double? = nil
    ) throws(Failure) -> Penner {
        guard amplitude.isFinite, amplitude >= 0 else { throw .amplitude(amplitude) }
        let period = period ?? defaultPeriod(direction)
        guard period.isFinite, period > 0 else { throw .period(period) }
        return Penner(
            unchecked: .elastic, direction, overshoot: defaultOvershoot, amplitude: amplitude,
            period: period)
    }

    private init(
        unchecked family: Family, _ direction: Direction, overshoot: Double, amplitude: Double,
        period: Double
    ) {
        self.family = family
        self.direction = direction
        self.overshoot = overshoot
        self.amplitude = amplitude
        self.period = period
        // asin(1/a), in radians; exactly a quarter turn for the usual amplitude.
        let a = max(amplitude, 1)
        shift = a == 1 ? Double.pi / 2 : Elementary.atan2(y: 1, x: ((a - 1) * (a + 1)).squareRoot())
    }

    private static func defaultPeriod(_ direction: Direction) -> Double {
        direction == .inOut ? 0.45 : 0.3
    }
}
