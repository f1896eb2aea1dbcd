/// The units of times.
package enum TimeUnit: String, CaseIterable {
    case milliseconds = "ms"
    case seconds = "s"

    /// What others call it, without capitals.
    var longNames: [String] {
        switch self {
        case .milliseconds: ["ms", "msec", "msecs", "millis", "millisecond", "milliseconds"]
        case .seconds: ["s", "sec", "secs", "second", "seconds"]
        }
    }

    /// A number of the unit in seconds.
    package func seconds(_ value: Double) -> Double {
        switch self {
        case .milliseconds: value / 1000
        case .seconds: value
        }
    }
}
