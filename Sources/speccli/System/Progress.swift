/// How far long work is, told only where it takes so long that somebody wonders.
struct Progress {
    private let start: ContinuousClock.Instant
    private var lastTold: ContinuousClock.Instant?
    /// How long nobody wonders.
    private static let patience = Duration.milliseconds(500)
    /// How often it is told at most.
    private static let rhythm = Duration.milliseconds(100)

    /// Of work that begins now.
    init(at now: ContinuousClock.Instant = .now) { start = now }

    /// What to tell, if it is time to; `checking 12 of 300`.
    mutating func line(
        _ verb: String, _ done: Int, of total: Int, at now: ContinuousClock.Instant = .now
    ) -> String? {
        guard total > 1, now - start >= Self.patience else { return nil }
        if let lastTold, now - lastTold < Self.rhythm { return nil }
        lastTold = now
        return "\(verb) \(done + 1) of \(total)"
    }
}
