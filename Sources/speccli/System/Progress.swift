/// The progress of long work, shown only if it takes so long that people may wonder.
struct Progress {
    private let start: Double
    private var lastTold: Double?
    /// The seconds before progress is shown.
    private static let patience = 0.5
    /// The smallest number of seconds between two updates.
    private static let rhythm = 0.1

    /// The progress of work that begins now.
    init(at now: Double = steadySeconds) { start = now }

    /// The text to show if an update is due: `checking 12 of 300`.
    mutating func line(
        _ verb: String, _ done: Int, of total: Int, at now: Double = steadySeconds
    ) -> String? {
        guard total > 1, now - start >= Self.patience else { return nil }
        if let lastTold, now - lastTold < Self.rhythm { return nil }
        lastTold = now
        return "\(verb) \(done + 1) of \(total)"
    }
}
