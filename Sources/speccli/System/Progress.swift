/// How far long work is, told only where it takes so long that somebody wonders.
struct Progress {
    private let start: Double
    private var lastTold: Double?
    /// For how many seconds nobody wonders.
    private static let patience = 0.5
    /// The seconds between two times that it is told, at least.
    private static let rhythm = 0.1

    /// Of work that begins now.
    init(at now: Double = steadySeconds) { start = now }

    /// What to tell, if it is time to; `checking 12 of 300`.
    mutating func line(
        _ verb: String, _ done: Int, of total: Int, at now: Double = steadySeconds
    ) -> String? {
        guard total > 1, now - start >= Self.patience else { return nil }
        if let lastTold, now - lastTold < Self.rhythm { return nil }
        lastTold = now
        return "\(verb) \(done + 1) of \(total)"
    }
}
