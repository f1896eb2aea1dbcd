import MotionModel

/// The timing of an animator, in the whole milliseconds that Android has.
struct AndroidTiming: Hashable {
    /// The delay in milliseconds.
    let offset: Int
    /// How much later it begins than it should, in seconds: less than half a millisecond either way.
    let offsetError: Double
    /// The duration of one iteration in milliseconds, at least 1.
    let duration: Int
    /// The duration in seconds that a share of 1 stands for in the path.
    let span: Double
    /// How often it is played; infinite for ever.
    let count: Double
    /// How many periods of a repetition make one iteration.
    let periods: Int
    /// What was rounded to whole milliseconds in the period of what never ends, in a phrase; nil if nothing was.
    let rounding: String?

    /// Whether it repeats for ever.
    var isEndless: Bool { !count.isFinite }

    /// The largest number of milliseconds, of 32 bits.
    private static let most = Double(Int32.max)
    /// The largest numbers of periods and of their pieces that are written out for the sake of whole milliseconds.
    private static let (mostPeriods, mostPieces) = (16, 256)

    /// The timing of what is played once: rounded up.
    ///
    /// - Parameter duration: In seconds.
    /// - Returns: nil if it is too long.
    init?(duration: Double) {
        let milliseconds = duration * 1000
        // A rounding error above a whole number is that number.
        let whole = (milliseconds - Swift.min(1e-9 * milliseconds, 1e-3)).rounded(.up)
        guard whole <= Self.most else { return nil }
        self.duration = Swift.max(1, Int(whole))
        span = Swift.max(Double(self.duration) / 1000, duration)
        (offset, offsetError, count, periods, rounding) = (0, 0, 1, 1, nil)
    }

    /// The timing of what is repeated: as few periods as are whole milliseconds are one iteration, unless these are too many.
    ///
    /// - Parameters:
    ///   - offset: The delay in seconds.
    ///   - period: In seconds.
    ///   - pieces: How many pieces a period has.
    ///   - count: How often.
    /// - Returns: nil if it is too long.
    init?(offset: Double, period: Double, pieces: Int, count: Double = .infinity) {
        let milliseconds = period * 1000
        let most = Swift.max(1, Swift.min(Self.mostPeriods, Self.mostPieces / Swift.max(pieces, 1)))
        let whole = (1...most).first { Self.isWhole(milliseconds * Double($0)) }
        periods = whole ?? 1
        span = period * Double(periods)
        let start = (offset * 1000).rounded()
        let length = Swift.max(1, (span * 1000).rounded())
        guard start + length <= Self.most else { return nil }
        self.offset = Int(start)
        offsetError = Self.isWhole(offset * 1000) ? 0 : start / 1000 - offset
        duration = Int(length)
        self.count = count
        guard whole == nil else {
            rounding = nil
            return
        }
        func text(_ number: Double) -> String { NumberText.text(number.rounded(digits: 4)) }
        let drift = (length - milliseconds) * (60_000 / milliseconds)
        rounding =
            "its period of \(text(milliseconds)) ms is rounded to \(duration) ms: after a minute it is "
            + "\(text(drift.magnitude)) ms \(drift < 0 ? "early" : "late")"
    }

    /// Whether a number of milliseconds is whole, but for rounding, and not 0.
    static func isWhole(_ milliseconds: Double) -> Bool {
        let whole = milliseconds.rounded()
        return whole >= 1 && (milliseconds - whole).magnitude <= 1e-9 * milliseconds
    }
}
