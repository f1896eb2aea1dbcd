import MotionModel

/// When an animator runs, in the whole milliseconds that Android has.
struct AndroidTiming {
    /// Milliseconds before it begins.
    let offset: Int
    /// Milliseconds that one play takes, at least 1.
    let duration: Int
    /// Seconds that one play has in the path: what a share of 1 is.
    let span: Double
    /// Whether it repeats for ever.
    let isEndless: Bool
    /// The period, as text, where it isn't one of whole milliseconds.
    let rounding: String?

    /// - Parameters:
    ///   - offset: Seconds.
    ///   - duration: Seconds.
    ///   - isEndless: A period is rounded; what ends has room behind its end.
    init(offset: Double, duration: Double, isEndless: Bool) {
        let milliseconds = duration * 1000
        self.offset = Int((offset * 1000).rounded())
        self.isEndless = isEndless
        if isEndless {
            self.duration = Swift.max(1, Int(milliseconds.rounded()))
            span = duration
            let isWhole =
                (milliseconds - milliseconds.rounded()).magnitude <= 1e-9 * milliseconds
                && (offset * 1000 - (offset * 1000).rounded()).magnitude <= 1e-6
            rounding = isWhole ? nil : "\(NumberText.text(milliseconds)) ms"
        } else {
            // A rounding error above a whole number is that number.
            self.duration = Swift.max(1, Int((milliseconds - 1e-9 * milliseconds).rounded(.up)))
            span = Swift.max(Double(self.duration) / 1000, duration)
            rounding = nil
        }
    }
}
