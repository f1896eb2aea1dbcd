import MotionModel

/// Times, and numbers that decide them, that are only known when a motion plays.
extension SpecDecoder {
    /// Reads a number in an expression of parameters and values of properties.
    ///
    /// - Parameters:
    ///   - what: The name of the number in messages: `'delay'`.
    ///   - kind: What it is a number of: `a number of seconds`.
    ///   - environment: The meanings of names; nil for the spec's parameters.
    /// - Returns: The expression, a constant if it is a plain number; nil if something was reported.
    private mutating func lateExpression(
        _ string: JSONString, _ what: Phrase, _ kind: String, _ environment: ExpressionEnvironment?
    ) -> Expression? {
        guard let result = expression(string, environment: environment) else { return nil }
        guard result.kind == .number else {
            diagnostics.report(
                .expressionType, "\(what) is \(kind), not \(result.kind.phrase)", at: string.contentRange)
            return nil
        }
        let number = result.components[0].folded
        if let known = number.constant, !known.isFinite {
            diagnostics.report(.expressionValue, "this is no number", at: string.contentRange)
            return nil
        }
        return number
    }

    /// Reads a number of a component's unit that may be such an expression: a velocity.
    mutating func lateNumber<Key: FieldTable>(
        _ syntax: JSONSyntax, _ key: Key, _ environment: ExpressionEnvironment? = nil
    ) -> LateNumber? {
        guard case .string(let string) = syntax.content, looksLikeExpression(syntax) else {
            return number(syntax, key).flatMap { LateNumber(.constant($0)) }
        }
        guard let number = lateExpression(string, key.quoted, "a number", environment) else { return nil }
        if let known = number.constant {
            return inRange(known, key.quoted, as: Key.rows[key], at: syntax) == nil ? nil : LateNumber(number)
        }
        guard let late = LateNumber(number) else {
            diagnostics.report(
                .unboundedTime, "\(key.quoted) may be no number when it plays", at: string.contentRange)
            return nil
        }
        return late
    }

    /// Reads a time that may be an expression of parameters and values of properties: a number of seconds.
    ///
    /// - Parameters:
    ///   - what: The name of the time in messages: `'delay'`.
    ///   - environment: The meanings of names; nil for the spec's parameters.
    ///   - computed: Its name where only what is worked out can't be negative.
    /// - Returns: The time, known if the expression is a plain number; nil if something was reported.
    mutating func lateTime(
        _ string: JSONString, _ what: Phrase, _ environment: ExpressionEnvironment?, computed: Phrase? = nil
    ) -> NodeTime? {
        guard let seconds = lateExpression(string, what, "a number of seconds", environment) else {
            return nil
        }
        if let known = seconds.constant {
            guard checkTime(known, computed ?? what, at: string.range, allowsNegative: false) else {
                return nil
            }
            checkUnit(known, string)
            return .seconds(known)
        }
        guard let late = LateNumber(seconds, atLeast: 0), late.largest <= Limits.time else {
            reportRange(of: seconds, what, string)
            return nil
        }
        checkUnit(late.largest, string)
        return .late(late)
    }

    /// Reports an expression that gives so many seconds that milliseconds may be meant.
    private mutating func checkUnit(_ seconds: Double, _ string: JSONString) {
        guard seconds >= Limits.suspiciousSeconds else { return }
        let text = "= (\(Self.formula(of: string))) / 1000"
        diagnostics.report(
            .millisecondsSuspected, "an expression gives seconds: did you mean milliseconds?",
            at: string.contentRange,
            fixes: [FixIt("write '\(text)'", range: string.range, replacement: JSONValue.quoted(text))])
    }

    /// An expression without what marks it as one.
    private static func formula(of string: JSONString) -> String {
        let formula = string.value.utf8.dropFirst().drop { $0 == UInt8(ascii: " ") }
        return String(decoding: formula, as: UTF8.self)
    }

    /// Reports a time that could lie anywhere when it plays.
    private mutating func reportRange(of seconds: Expression, _ what: Phrase, _ string: JSONString) {
        let range = LateNumber.range(of: seconds)
        let isNegative = range.lower < 0 && range.lower > -Limits.time && range.upper <= Limits.time
        // What may be no number is none in a range either.
        let inRange = LateNumber(.call(.clamp, [seconds, .constant(0), .constant(0.5)])) != nil
        let formula = Self.formula(of: string)
        // As many seconds as an app is likely to give, if only parameters decide it.
        let usual =
            seconds.usesReadings ? 0 : seconds.value(Expression.Inputs(parameters: environment.defaults))
        let inside = usual >= Limits.suspiciousSeconds ? "(\(formula)) / 1000" : formula
        let text = "= clamp(\(inside), 0, 0.5)"
        diagnostics.report(
            .unboundedTime,
            isNegative
                ? "\(what) can't be negative, and this could be \(NumberText.seconds(range.lower)) when it plays"
                : "nothing says how long \(what) can be when it plays, it needs a range: 'clamp(x, 0, 0.5)'",
            at: string.contentRange,
            fixes: inRange
                ? [FixIt("write '\(text)'", range: string.range, replacement: JSONValue.quoted(text))] : [])
    }

    /// An imported timing; one that depends on the parameters of its own file is reported.
    mutating func imported(_ timing: Boxed<TimingDraft>, _ name: JSONString) -> Boxed<TimingDraft>? {
        guard timing.wrappedValue.delay.late != nil else {
            return Boxed(timing.wrappedValue.referred(at: name.range))
        }
        diagnostics.report(
            .expressionPlace,
            "'\(name.value)' has a delay that depends on what its own file knows: write the timing here",
            at: name.range)
        return nil
    }
}
