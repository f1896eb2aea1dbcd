import MotionModel

/// Times that are only known when a motion plays.
extension SpecDecoder {
    /// Reads a time that may be an expression of parameters and values of properties: a number of seconds.
    ///
    /// - Parameters:
    ///   - what: The name of the time in messages: `'delay'`.
    ///   - environment: The meanings of names; nil for the spec's parameters.
    /// - Returns: The time, known if the expression is a plain number; nil if something was reported.
    mutating func lateTime(
        _ string: JSONString, _ what: String, _ environment: ExpressionEnvironment?
    ) -> NodeTime? {
        guard let result = expression(string, environment: environment) else { return nil }
        guard result.kind == .number else {
            diagnostics.report(
                .expressionType, "\(what) is a number of seconds, not \(result.kind.phrase)",
                at: string.contentRange)
            return nil
        }
        let seconds = result.components[0].folded
        if let known = seconds.constant {
            guard known.isFinite else {
                diagnostics.report(.expressionValue, "this is no number", at: string.contentRange)
                return nil
            }
            return checkTime(known, what, at: string.range, allowsNegative: false) ? .seconds(known) : nil
        }
        guard let late = LateSeconds(seconds), late.longest <= Limits.time else {
            reportRange(of: seconds, what, string)
            return nil
        }
        return .late(late)
    }

    /// Reports a time that could lie anywhere when it plays.
    private mutating func reportRange(of seconds: Expression, _ what: String, _ string: JSONString) {
        let (lower, upper) = LateSeconds.range(of: seconds)
        let isNegative = lower < 0 && lower > -Limits.time && upper <= Limits.time
        // What may be no number is none in a range either.
        let inRange = LateSeconds(.call(.clamp, [seconds, .constant(0), .constant(0.5)])) != nil
        let formula = string.value.utf8.dropFirst().drop { $0 == UInt8(ascii: " ") }
        let text = "= clamp(\(String(decoding: formula, as: UTF8.self)), 0, 0.5)"
        diagnostics.report(
            .unboundedTime,
            isNegative
                ? "\(what) can't be negative, and this could be \(NumberText.seconds(lower)) when it plays"
                : "nothing says how long \(what) can be when it plays, it needs a range: 'clamp(x, 0, 0.5)'",
            at: string.contentRange,
            fixes: inRange
                ? [FixIt("write '\(text)'", range: string.range, replacement: JSONValue.quoted(text))] : [])
    }

    /// An imported timing; one that depends on the parameters of its own file is reported.
    mutating func imported(_ timing: TimingDraft, _ name: JSONString) -> TimingDraft? {
        guard timing.delay.late != nil else { return timing.referred(at: name.range) }
        diagnostics.report(
            .expressionPlace,
            "'\(name.value)' has a delay that depends on what its own file knows: write the timing here",
            at: name.range)
        return nil
    }
}
