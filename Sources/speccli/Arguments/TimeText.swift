import MotionModel
import SpecFormat

/// A time as it is typed: `100ms`, `0.1s`, or a bare number of seconds.
struct TimeText {
    /// The time in seconds, finite.
    let seconds: Double
    /// Whether a unit stands behind the number.
    let hasUnit: Bool

    /// Reads a time; nil if the text is none. Spaces around it come from quoting a list.
    init?(_ text: String) {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        // 'ms' comes before 's', which ends it.
        let unit = TimeUnit.allCases.first { text.hasSuffix($0.rawValue) }
        if let unit { text.removeLast(unit.rawValue.count) }
        guard let number = NumberText.value(of: String(text)) else { return nil }
        let seconds = unit?.seconds(number) ?? number
        guard seconds.isFinite else { return nil }
        self.seconds = seconds
        hasUnit = unit != nil
    }
}
