import MotionModel

/// The timing of an animator, in the whole milliseconds that Android has.
struct AndroidTiming {
    /// The delay in milliseconds.
    let offset: Int
    /// The duration of one iteration in milliseconds, at least 1.
    let duration: Int
    /// The duration in seconds that a share of 1 stands for in the path.
    let span: Double
    /// Whether it repeats for ever.
    let isEndless: Bool
    /// The exact period as text, if it was rounded to whole milliseconds.
    let rounding: String?

    /// - Parameters:
    ///   - offset: The delay in seconds.
    ///   - duration: The duration of one iteration in seconds.
    ///   - isEndless: Whether it repeats for ever; then the period is rounded. Otherwise the duration is rounded up.
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
            rounding = isWhole ? nil : "\(NumberText.text((milliseconds * 1e3).rounded() / 1e3)) ms"
        } else {
            // A rounding error above a whole number is that number.
            self.duration = Swift.max(1, Int((milliseconds - 1e-9 * milliseconds).rounded(.up)))
            span = Swift.max(Double(self.duration) / 1000, duration)
            rounding = nil
        }
    }
}
