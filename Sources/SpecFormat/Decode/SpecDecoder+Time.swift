import MotionModel

/// A time that was read.
struct TimeDraft {
    let seconds: Double
    let range: SourceRange
    /// Whether it is a bare number so large that milliseconds may be meant.
    let isSuspicious: Bool
}

extension SpecDecoder {
    /// Reads a time in seconds: a number, a text with a unit, an object with a value and a unit, or a name.
    ///
    /// - Parameters:
    ///   - what: The name of the time in messages: `'delay'`.
    ///   - allowsNegative: Whether it may be less than 0.
    ///   - warns: Whether a bare number that looks like milliseconds is reported here.
    mutating func time(
        _ syntax: JSONSyntax, _ what: Phrase, allowsNegative: Bool, warns: Bool = true
    ) -> TimeDraft? {
        guard let seconds = syntax.plainTime ?? writtenTime(syntax, what) else { return nil }
        let isSuspicious = seconds.magnitude >= Limits.suspiciousSeconds && syntax.number != nil
        guard checkTime(seconds, what, at: syntax.range, allowsNegative: allowsNegative) else { return nil }
        if isSuspicious, warns, !acceptsSeconds(seconds, what, at: syntax.range) { return nil }
        note(.duration(.seconds(seconds)), at: syntax.range)
        return TimeDraft(seconds: seconds, range: syntax.range, isSuspicious: isSuspicious)
    }

    /// Reads a time of a key of a script: a number of seconds in its range, below 100, or a text with a unit.
    package mutating func seconds<Key: FieldTable>(_ syntax: JSONSyntax, _ key: Key) -> Double? {
        guard syntax.isString else {
            let seconds = number(syntax, key)
            guard let seconds, seconds >= Limits.milliseconds else { return seconds }
            return acceptsSeconds(seconds, key.quoted, at: syntax.range) ? seconds : nil
        }
        return time(syntax, key.quoted, allowsNegative: false)?.seconds
    }

    private mutating func writtenTime(_ syntax: JSONSyntax, _ what: Phrase) -> Double? {
        switch syntax.content {
        case .number(let value): return value
        case .string(let string): return time(string, what)
        case .object: return timeWithUnit(syntax)
        case .null, .bool, .array, .invalid:
            reportType(syntax, wanted: "\(what) is a time: seconds, \"285ms\", or a duration's name")
            return nil
        }
    }

    /// Whether a bare number that looks like milliseconds may be seconds; reports a warning, or an error if it can't.
    mutating func acceptsSeconds(_ seconds: Double, _ what: Phrase, at range: SourceRange) -> Bool {
        let text = NumberText.text(seconds)
        let fixes = [
            Self.millisecondsFix(seconds, at: range, isSafe: seconds.magnitude >= Limits.milliseconds)
        ]
        guard seconds.magnitude >= Limits.milliseconds else {
            diagnostics.report(
                .millisecondsSuspected, "\(text) s: did you mean milliseconds?", at: range, fixes: fixes)
            return true
        }
        diagnostics.report(
            .millisecondsMeant, "\(what) needs a unit from 100 on: \(text) would be seconds", at: range,
            fixes: fixes)
        return false
    }

    /// The correction of a bare number to milliseconds.
    static func millisecondsFix(_ seconds: Double, at range: SourceRange, isSafe: Bool = false) -> FixIt {
        let text = "\"\(NumberText.text(seconds))ms\""
        return FixIt("write \(text)", range: range, replacement: text, isSafe: isSafe)
    }

    /// Whether a time lies in the range of its kind; reports it.
    mutating func checkTime(
        _ seconds: Double, _ what: Phrase, at range: SourceRange, allowsNegative: Bool
    ) -> Bool {
        if !allowsNegative, seconds < 0 {
            diagnostics.report(
                .durationNegative, "\(what) can't be negative, \(NumberText.seconds(seconds))", at: range)
            return false
        }
        guard seconds.magnitude <= Limits.time else {
            diagnostics.report(.range, "\(what) is at most 1e9 s", at: range)
            return false
        }
        return true
    }

    private mutating func timeWithUnit(_ syntax: JSONSyntax) -> Double? {
        if case .object(let object) = syntax.content,
            object.members.contains(where: { TravelField(rawValue: $0.key.value) != nil })
        {
            diagnostics.report(
                .wrongType, "only a duration can depend on the travel, this is another time", at: syntax.range
            )
            return nil
        }
        guard let reader = object(syntax, of: TimeField.self) else { return nil }
        let value = reader[.value].flatMap { number($0, TimeField.value) }
        let unit: TimeUnit? = reader[.unit].flatMap { choice($0, TimeField.unit) }
        guard let value, let unit, reader.isComplete else { return nil }
        return unit.seconds(value)
    }

    private mutating func time(_ string: JSONString, _ what: Phrase) -> Double? {
        if isExpression(string, what) { return nil }
        guard Quantity.beginsNumber(string.value) else { return namedTime(string, what) }
        guard let quantity = Quantity(string.value) else {
            diagnostics.report(.invalidTime, "'\(string.value)' is no time", at: string.range)
            return nil
        }
        let written = quantity.unit
        guard written.utf8.first != UInt8(ascii: ",") else {
            reportComma(quantity, string)
            return nil
        }
        guard let unit = TimeUnit(rawValue: written) else {
            reportTimeUnit(quantity, string)
            return nil
        }
        guard quantity.value.isFinite else {
            diagnostics.report(.nonFinite, "'\(string.value)' is too large for a number", at: string.range)
            return nil
        }
        guard quantity.isTight else {
            let text = "\"\(quantity.number)\(unit.rawValue)\""
            diagnostics.report(
                .invalidTime, "a time has no space in it", at: string.range,
                fixes: [FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)])
            return nil
        }
        return unit == .milliseconds ? quantity.divided(byTenTo: 3) : quantity.value
    }

    private mutating func reportTimeUnit(_ quantity: Quantity, _ string: JSONString) {
        let unitRange = string.sourceRange(ofDecoded: quantity.unitRange)
        switch quantity.unit {
        case "":
            // So few milliseconds are no useful time.
            let unit: TimeUnit =
                quantity.value.magnitude < Limits.suspiciousSeconds ? .seconds : .milliseconds
            let text = "\"\(quantity.number)\(unit.rawValue)\""
            let isSafe = quantity.value.magnitude >= Limits.milliseconds
            diagnostics.report(
                .invalidTime, "a time in quotes has the unit 'ms' or 's'", at: string.range,
                fixes: [FixIt("write \(text)", range: string.range, replacement: text, isSafe: isSafe)])
        case "%":
            diagnostics.report(
                .invalidTime, "a share of the parent makes sense in a motion tree only", at: string.range)
        default:
            // Beside a '%' or another sign any unit is in doubt.
            let isWord = quantity.unit.utf8.allSatisfy { JSONLexer.isLetter($0) || $0 == UInt8(ascii: ".") }
            let unit =
                isWord ? TimeUnit.allCases.first { $0.longNames.contains(quantity.unit.folded) } : nil
            let fixes = unit.map { unit in
                let text = "\"\(quantity.number)\(unit.rawValue)\""
                return [FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)]
            }
            diagnostics.report(
                .invalidTime, "a time has the unit 'ms' or 's', not '\(quantity.unit)'", at: unitRange,
                fixes: fixes ?? [])
        }
    }

    /// Reports a comma in a number. Behind one to three digits and in front of three others it may stand between thousands, which are
    /// likelier for milliseconds than for seconds.
    private mutating func reportComma(_ quantity: Quantity, _ string: JSONString) {
        let decimals = quantity.unit.dropFirst()
        let range = string.sourceRange(ofDecoded: quantity.unitRange)
        let texts = [quantity.number + "." + decimals, quantity.number + decimals]
        let unit = Quantity(texts[0]).flatMap { $0.isTight ? TimeUnit(rawValue: $0.unit) : nil }
        func fix(_ text: String, isSafe: Bool) -> FixIt {
            let written = JSONValue.quoted(text)
            return FixIt("write \(written)", range: string.range, replacement: written, isSafe: isSafe)
        }
        guard mayBeThousands(quantity.number, decimals) else {
            diagnostics.report(
                .invalidTime, "'\(string.value)' is no time, a full stop stands before the decimals",
                at: range,
                fixes: unit == nil ? [] : [fix(texts[0], isSafe: true)])
            return
        }
        let likely = unit == .milliseconds ? texts.reversed() : texts
        diagnostics.report(
            .invalidTime,
            "'\(string.value)' is no time: a full stop stands before decimals, and nothing between thousands",
            at: range, fixes: unit == nil ? [] : likely.map { fix($0, isSafe: false) })
    }

    /// Whether a comma between two texts may stand between thousands.
    private func mayBeThousands(_ front: String, _ back: Substring) -> Bool {
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        let digits = front.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        return (1...3).contains(digits.count) && digits.allSatisfy(isDigit)
            && digits.first != UInt8(ascii: "0") && back.utf8.prefix(while: isDigit).count == 3
    }

    private mutating func namedTime(_ string: JSONString, _ what: Phrase) -> Double? {
        switch duration(named: string, what) {
        case nil: return nil
        case .seconds(let seconds): return seconds
        case .travel:
            diagnostics.report(
                .wrongType, "'\(string.value)' depends on the travel, which only a duration can",
                at: string.range)
            return nil
        }
    }

    // MARK: Durations

    /// Reads a duration: a time, or a function of the travel.
    mutating func duration(
        _ syntax: JSONSyntax, _ what: Phrase
    ) -> (duration: WrittenDuration, isSuspicious: Bool)? {
        if syntax.beginsNumber {
            return time(syntax, what, allowsNegative: false).map { (.seconds($0.seconds), $0.isSuspicious) }
        }
        switch syntax.content {
        case .object(let object)
        where object.members.contains(where: { TravelField(rawValue: $0.key.value) != nil }):
            return travel(syntax).map { ($0, false) }
        case .string(let string) where !Quantity.beginsNumber(string.value):
            guard !isExpression(string, what) else { return nil }
            return duration(named: string, what).map { ($0, false) }
        default:
            return time(syntax, what, allowsNegative: false).map { (.seconds($0.seconds), $0.isSuspicious) }
        }
    }

    private mutating func travel(_ syntax: JSONSyntax) -> WrittenDuration? {
        guard let reader = object(syntax, of: TravelField.self) else { return nil }
        func what(_ key: TravelField) -> Phrase { key.quoted }
        let minimum = reader[.min].flatMap { time($0, what(.min), allowsNegative: false) }
        let maximum = reader[.max].flatMap { time($0, what(.max), allowsNegative: false) }
        let isMeant = [TravelField.min, .max].contains { (reader[$0]?.number ?? 0) >= Limits.milliseconds }
        let perUnit = reader[.perUnit].flatMap { syntax in
            if isMeant, let seconds = syntax.number, seconds > 0 {
                diagnostics.report(
                    .millisecondsMeant, "\(what(.perUnit)) needs a unit, as the times beside it do",
                    at: syntax.range, fixes: [Self.millisecondsFix(seconds, at: syntax.range, isSafe: true)])
                return nil as TimeDraft?
            }
            return time(syntax, what(.perUnit), allowsNegative: true)
        }
        guard let minimum, let maximum, let perUnit, reader.isComplete else { return nil }
        guard perUnit.seconds >= 0 else {
            diagnostics.report(
                .durationTravel, "a longer travel can't take less time", at: perUnit.range)
            return nil
        }
        guard minimum.seconds <= maximum.seconds else {
            diagnostics.report(
                .durationTravel,
                "the longest duration, \(NumberText.seconds(maximum.seconds)), lies below the shortest",
                at: maximum.range, notes: [Diagnostic.Note("the shortest is here", at: minimum.range)])
            return nil
        }
        if let syntax = reader[.perUnit], syntax.number != nil, perUnit.seconds >= 1,
            perUnit.seconds > maximum.seconds - minimum.seconds
        {
            diagnostics.report(
                .millisecondsSuspected,
                "\(NumberText.text(perUnit.seconds)) s for each unit: did you mean milliseconds?",
                at: syntax.range, fixes: [Self.millisecondsFix(perUnit.seconds, at: syntax.range)])
        }
        return .travel(minimum: minimum.seconds, maximum: maximum.seconds, perUnit: perUnit.seconds)
    }

    /// The duration of a name.
    mutating func duration(named string: JSONString, _ what: Phrase) -> WrittenDuration? {
        guard !string.value.isEmpty else {
            diagnostics.report(.emptyValue, "\(what) must not be empty", at: string.range)
            return nil
        }
        let name = string.value
        note(.duration, named: string, isOwn: durations[name] != nil)
        switch durations.follow(name, at: string.range, &diagnostics) {
        case .value(let value): return value
        case .read(let member):
            let value = chosenDuration(member.value, "the duration '\(name)'", defining: name)
            durations.end(name, value?.duration)
            return value?.duration
        case .unknown: return importedDuration(string)
        }
    }

    private mutating func importedDuration(_ string: JSONString) -> WrittenDuration? {
        switch imports.find(string.value, among: { $0.durations }) {
        case .value(let duration): return duration
        case .broken: return nil
        case .unknown:
            if isCopied(string) {
                diagnostics.report(
                    .expressionPlace,
                    "a time is no formula: what comes later in each copy has a 'stagger' around it",
                    at: string.range)
                return nil
            }
            reportUnknownName(
                string, kind: durations.kind, id: durations.unknown,
                known: !diagnostics.suggestions.areSpent ? durations.free : [], among: { $0.durations })
            return nil
        }
    }

    /// Whether a text is a product with the number of a copy, as other tools write it: `i * 50ms`.
    private func isCopied(_ string: JSONString) -> Bool {
        let factors = ForeignCall.split(string.value, at: UInt8(ascii: "*"))
        return factors.count == 2 && factors.contains { ["i", "index", "idx"].contains($0) }
    }

    /// Reports an undefined name, with the nearest known one.
    mutating func reportUnknownName(
        _ string: JSONString, kind: String, id: DiagnosticID, known: [String], fixes: [FixIt] = []
    ) {
        var message = "no \(kind) is called '\(string.value)'"
        var fixes = fixes
        if fixes.isEmpty {
            let hint = diagnostics.suggestions.hint(for: string.value, among: known)
            if let phrase = hint.phrase { message += ", \(phrase)" }
            if let nearest = hint.nearest {
                fixes = [
                    FixIt(
                        "write '\(nearest)'", range: string.range, replacement: JSONValue.quoted(nearest),
                        isSafe: hint.isSlip)
                ]
            }
        }
        diagnostics.report(id, message, at: string.range, fixes: fixes)
    }
}
