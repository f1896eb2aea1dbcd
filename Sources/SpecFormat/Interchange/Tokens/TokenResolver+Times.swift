import MotionModel

extension TokenResolver {
    /// A time of a token.
    struct Time {
        /// The value in the spec: a name, or the time with its unit.
        let value: JSONValue
        /// The number and its unit as separate members.
        let members: [(String, JSONValue)]
        /// The time in seconds.
        let seconds: Double
    }

    /// A time in a member of a transition, given directly or by a reference.
    mutating func linkedTime(_ syntax: JSONSyntax, _ what: Phrase, allowsNegative: Bool) -> Time? {
        guard case .token(let index)? = link(syntax) else {
            return settled(syntax).flatMap { time($0, what, allowsNegative: allowsNegative) }
        }
        guard let meaning = meaning(of: index) else {
            leaveOut(with: index, at: syntax.range)
            return nil
        }
        guard let seconds = meaning.seconds else {
            reportKind(index, meaning.type, wanted: .duration, what, at: syntax.range)
            return nil
        }
        return Time(value: .string(names[index]), members: meaning.members, seconds: seconds)
    }

    /// Reports that a reference leads to a token of another type.
    mutating func reportKind(
        _ index: Int, _ type: TokenType, wanted: TokenType, _ what: Phrase, at range: SourceRange
    ) {
        diagnostics.report(
            .tokenValue,
            "\(what) is a \(wanted.rawValue), and '\(table.rows[index].path.text)' is a \(type.rawValue)",
            at: range)
    }

    /// A time as the format writes it, `{ "value": 75, "unit": "ms" }`, or as others do: text, or bare milliseconds.
    mutating func time(_ syntax: JSONSyntax, _ what: Phrase, allowsNegative: Bool) -> Time? {
        switch syntax.content {
        case .object(let object): return timeWithUnit(object, syntax, what, allowsNegative: allowsNegative)
        case .number(let number):
            return dialectTime(number, "ms", syntax, what, allowsNegative: allowsNegative)
        case .string(let string):
            guard let quantity = Quantity(string.value), quantity.value.isFinite,
                quantity.unit.isEmpty || TimeUnit(rawValue: quantity.unit) != nil
            else {
                if leaveOut(calculation: string) { return nil }
                break
            }
            let unit = quantity.unit.isEmpty ? "ms" : quantity.unit
            return dialectTime(quantity.value, unit, syntax, what, allowsNegative: allowsNegative)
        case .invalid: return nil
        case .null, .bool, .array: break
        }
        diagnostics.report(
            .tokenValue, "\(what) is an object with 'value' and 'unit', not \(syntax.typeName)",
            at: syntax.range)
        return nil
    }

    private mutating func timeWithUnit(
        _ object: JSONObject, _ syntax: JSONSyntax, _ what: Phrase, allowsNegative: Bool
    ) -> Time? {
        for member in object.members where TimeField(rawValue: member.key.value) == nil {
            diagnostics.report(
                .tokenDialect, "a duration has 'value' and 'unit', no '\(member.key.value)'",
                at: member.key.range)
        }
        guard let value = object[TimeField.value.rawValue]?.value,
            let unit = object[TimeField.unit.rawValue]?.value
        else {
            if object.isComplete {
                diagnostics.report(.tokenValue, "\(what) needs 'value' and 'unit'", at: syntax.range)
            }
            return nil
        }
        guard let number = settled(value), let word = settled(unit) else { return nil }
        guard case .number(let amount) = number.content else {
            reportMember(number, "'value' is a number")
            return nil
        }
        guard let text = word.string?.value, TimeUnit(rawValue: text) != nil else {
            reportMember(word, "'unit' is \"ms\" or \"s\"")
            return nil
        }
        return checked(amount, text, at: syntax.range, what, allowsNegative: allowsNegative)
    }

    private mutating func reportMember(_ syntax: JSONSyntax, _ rule: String) {
        if case .invalid = syntax.content { return }
        diagnostics.report(.tokenValue, rule, at: syntax.range)
    }

    private mutating func dialectTime(
        _ amount: Double, _ unit: String, _ syntax: JSONSyntax, _ what: Phrase, allowsNegative: Bool
    ) -> Time? {
        let text = JSONValue.object(Self.timeMembers(amount, unit)).text(pretty: true)
        let found: String
        switch syntax.content {
        case .number: found = "a bare number, read as milliseconds"
        default: found = "a text"
        }
        diagnostics.report(
            .tokenDialect, "\(what) is an object with 'value' and 'unit', this is \(found)", at: syntax.range,
            fixes: [FixIt("write \(text)", range: syntax.range, replacement: text)])
        return checked(amount, unit, at: syntax.range, what, allowsNegative: allowsNegative)
    }

    private static func timeMembers(_ amount: Double, _ unit: String) -> [(String, JSONValue)] {
        [(TimeField.value.rawValue, .number(amount)), (TimeField.unit.rawValue, .string(unit))]
    }

    private mutating func checked(
        _ amount: Double, _ unit: String, at range: SourceRange, _ what: Phrase, allowsNegative: Bool
    ) -> Time? {
        guard let unit = TimeUnit(rawValue: unit) else { return nil }
        let seconds = unit.seconds(amount)
        guard seconds.magnitude <= Limits.time, allowsNegative || amount >= 0 else {
            diagnostics.report(
                .tokenValue,
                amount < 0 ? "\(what) can't be negative" : "\(what) is at most 1e9 s", at: range)
            return nil
        }
        let text = NumberText.text(amount) + unit.rawValue
        return Time(
            value: .string(text), members: Self.timeMembers(amount, unit.rawValue), seconds: seconds)
    }
}
