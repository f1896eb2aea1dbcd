import MotionModel
import SpecFormat

/// Reads the value of a flag.
struct FlagReader {
    /// The flag's row.
    let flag: Flag
    /// The text that was given.
    let text: String

    /// The value.
    ///
    /// - Throws: The error, in one line.
    func value() throws(Failure) -> Arguments.Value {
        let typed = flag.name.typed
        switch flag.kind {
        case .none:
            return .none
        case .text:
            guard !text.isEmpty else { throw Failure("'\(typed)' needs a value that isn't empty") }
            return .text(text)
        case .positive(_, let most):
            guard let number = number(text), number > 0, number <= most else {
                let limit =
                    most < .greatestFiniteMagnitude
                    ? " and at most \(JSONValue.number(most).text(pretty: false))" : ""
                throw Failure("'\(typed)' needs a number above 0\(limit), not '\(text)'")
            }
            return .number(number)
        case .count:
            guard let number = number(text), number >= 0, number < 1e9, number.rounded() == number else {
                throw Failure("'\(typed)' needs a whole number, not '\(text)'")
            }
            return .count(Int(number))
        case .time(_, let most):
            guard let time = TimeText(text), time.seconds > 0, time.seconds <= most else {
                let limit = JSONValue.number(most).text(pretty: false)
                throw Failure(
                    "'\(typed)' needs a time above 0 and at most \(limit) s, as 0.5 or 500ms, not '\(text)'")
            }
            try refuseMilliseconds(time)
            return .number(time.seconds)
        case .times:
            var times: [TimeText] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let time = TimeText(String(part)) else {
                    throw Failure(
                        "'\(typed)' needs numbers with commas between them, as 0.1,0.2 or 100ms, not '\(text)'"
                    )
                }
                try refuseMilliseconds(time)
                times.append(time)
            }
            return .times(times.map { $0.seconds }, haveUnits: times.contains { $0.hasUnit })
        case .choice(let words):
            if words.contains(text) { return .text(text) }
            let list = words.joined(separator: ", ")
            if let nearest = Suggestion.nearest(to: text, among: words) {
                throw Failure("'\(typed)' is one of \(list): did you mean '\(nearest)' by '\(text)'?")
            }
            throw Failure("'\(typed)' is one of \(list), not '\(text)'")
        }
    }

    /// Refuses a bare number that is meant in milliseconds, as a spec does.
    private func refuseMilliseconds(_ time: TimeText) throws(Failure) {
        guard !time.hasUnit, time.seconds >= Limits.milliseconds else { return }
        let number = NumberText.text(time.seconds)
        let least = NumberText.text(Limits.milliseconds)
        throw Failure(
            "'\(flag.name.typed)' needs a unit from \(least) on, \(number)ms or \(number)s: \(number) would be seconds"
        )
    }

    private func number(_ text: String) -> Double? {
        // Spaces around a number come from quoting a list: '0, 0.5, 1'.
        let trimmed = text.drop { $0 == " " }
        guard let number = NumberText.value(of: String(trimmed)), number.isFinite else { return nil }
        return number
    }
}
