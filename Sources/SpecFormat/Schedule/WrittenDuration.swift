import MotionModel

/// The duration of one direction, as it is written.
package enum WrittenDuration: Hashable, Sendable {
    /// A number of seconds.
    case seconds(Double)
    /// `minimum + perUnit · travel`, at most `maximum`, in seconds.
    case travel(minimum: Double, maximum: Double, perUnit: Double)

    /// The function of the travel; nil for a number of seconds.
    var travel: TravelDuration? {
        guard case .travel(let minimum, let maximum, let perUnit) = self else { return nil }
        return TravelDuration(minimum: minimum, maximum: maximum, perUnit: perUnit)
    }
}
