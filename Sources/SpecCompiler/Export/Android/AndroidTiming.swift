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
    /// What was rounded to whole milliseconds, in a phrase; nil if nothing was.
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
            func text(_ milliseconds: Double) -> String {
                "\(NumberText.text((milliseconds * 1e3).rounded() / 1e3)) ms"
            }
            let isWhole = (milliseconds - milliseconds.rounded()).magnitude <= 1e-9 * milliseconds
            let startsWhole = (offset * 1000 - Double(self.offset)).magnitude <= 1e-6
            let phrases = [
                isWhole ? nil : "a period of \(text(milliseconds)) is one of \(self.duration) ms",
                startsWhole ? nil : "a start at \(text(offset * 1000)) is one at \(self.offset) ms",
            ]
            let rounded = phrases.compactMap { $0 }
            rounding = rounded.isEmpty ? nil : rounded.joined(separator: ", ")
        } else {
            // A rounding error above a whole number is that number.
            self.duration = Swift.max(1, Int((milliseconds - 1e-9 * milliseconds).rounded(.up)))
            span = Swift.max(Double(self.duration) / 1000, duration)
            rounding = nil
        }
    }
}
