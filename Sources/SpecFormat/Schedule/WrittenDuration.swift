import MotionModel

/// The duration of one direction, as it is written.
package enum WrittenDuration: Hashable, Sendable {
    /// A number of seconds.
    case seconds(Double)
    /// `minimum + perUnit · travel`, at most `maximum`, in seconds.
    case travel(minimum: Double, maximum: Double, perUnit: Double)

    /// The duration in seconds between two values.
    func seconds(from start: MotionValue, to end: MotionValue) -> Double {
        switch self {
        case .seconds(let seconds): seconds
        case .travel(let minimum, let maximum, let perUnit):
            Swift.min(minimum + perUnit * Self.travel(from: start, to: end), maximum)
        }
    }

    /// The distance of two values, whatever forms they are written in. A text is one unit from any other, as `true` is from `false`.
    private static func travel(from start: MotionValue, to end: MotionValue) -> Double {
        if let text = start.string { return text == end.string ? 0 : 1 }
        let ends = MotionValue.inOneForm([start, end])
        return ends[0].distance(to: ends[1])
    }
}
