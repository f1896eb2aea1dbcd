/// The units of times.
package enum TimeUnit: String, CaseIterable {
    case milliseconds = "ms"
    case seconds = "s"

    /// A number of the unit in seconds.
    package func seconds(_ value: Double) -> Double {
        switch self {
        case .milliseconds: value / 1000
        case .seconds: value
        }
    }
}
