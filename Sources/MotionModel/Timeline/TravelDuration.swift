/// A duration that depends on how far something travels: `minimum + perUnit · travel`, at most `maximum`.
///
/// Whatever the travel is, it lies in `minimum`…`maximum`.
public struct TravelDuration: Hashable, Sendable {
    /// The duration of no travel at all, in seconds, 0 or more.
    public let minimum: Double
    /// The longest duration in seconds, not below the minimum.
    public let maximum: Double
    /// The seconds that each unit of travel adds, 0 or more.
    public let perUnit: Double

    /// Creates a duration by travel.
    ///
    /// - Precondition: `0 ≤ minimum ≤ maximum`, `perUnit ≥ 0`, all finite.
    public init(minimum: Double, maximum: Double, perUnit: Double) {
        precondition(
            minimum >= 0 && minimum <= maximum && maximum.isFinite && perUnit >= 0 && perUnit.isFinite,
            "a duration by travel has a range, and grows with the travel")
        self.minimum = minimum
        self.maximum = maximum
        self.perUnit = perUnit
    }

    /// The duration in seconds between two values.
    ///
    /// - Parameter areAligned: Whether paths are aligned before they morph, which shortens their ways.
    /// - Precondition: The values have one canonical type.
    public func seconds(from start: MotionValue, to end: MotionValue, areAligned: Bool = true) -> Double {
        Swift.min(minimum + perUnit * Self.travel(from: start, to: end, areAligned), maximum)
    }

    /// The distance of two values, whatever forms they are written in. A text is one unit from any other, as `true` is from `false`.
    private static func travel(
        from start: MotionValue, to end: MotionValue, _ areAligned: Bool
    ) -> Double {
        if let text = start.string { return text == end.string ? 0 : 1 }
        let ends = MotionValue.inOneForm([start, end], areAligned: areAligned)
        return ends[0].distance(to: ends[1])
    }
}
