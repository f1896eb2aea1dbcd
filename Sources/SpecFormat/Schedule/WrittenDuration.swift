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
            Swift.min(minimum + perUnit * start.distance(to: end), maximum)
        }
    }
}
