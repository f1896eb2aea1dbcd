import MotionModel

/// The duration of one direction, as it is written.
package enum WrittenDuration: Hashable, Sendable {
    /// A number of seconds.
    case seconds(Double)
    /// `minimum + perUnit · travel`, at most `maximum`, in seconds.
    case travel(minimum: Double, maximum: Double, perUnit: Double)

    /// The duration in seconds between two values.
    ///
    /// - Parameter areAligned: Whether paths are aligned before they morph, which shortens their ways.
    func seconds(from start: MotionValue, to end: MotionValue, areAligned: Bool) -> Double {
        switch self {
        case .seconds(let seconds): seconds
        case .travel(let minimum, let maximum, let perUnit):
            Swift.min(minimum + perUnit * Self.travel(from: start, to: end, areAligned), maximum)
        }
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
