import SpecFormat

extension ScriptReader {
    /// The members of an object, by the keys it may have.
    mutating func object<Key: RawRepresentable & CaseIterable & Hashable>(
        _ syntax: JSONSyntax, of table: Key.Type, named what: String
    ) -> [Key: JSONMember]? where Key.RawValue == String {
        guard case .object(let object) = syntax.content else {
            reportType(syntax, "\(what) is an object")
            return nil
        }
        let known = Key.allCases.map { $0.rawValue }
        var members: [Key: JSONMember] = [:]
        for member in object.members {
            let name = member.key.value
            if let key = Key(rawValue: name) {
                if members[key] == nil { members[key] = member }
            } else if name != "description" && name != "$comment" && name != "$schema" {
                let hint = Suggestion.hint(for: name, among: known).map { ", \($0)" } ?? ""
                let fix = Suggestion.nearest(to: name, among: known).map {
                    FixIt("write '\($0)'", range: member.key.range, replacement: JSONValue.quoted($0))
                }
                diagnostics.report(
                    .unknownKey, "\(what) has no key '\(name)'\(hint)", at: member.key.range,
                    fixes: fix.map { [$0] } ?? [])
            }
        }
        return members
    }

    /// A member that has to be there.
    mutating func required<Key: RawRepresentable & Hashable>(
        _ key: Key, in members: [Key: JSONMember], of syntax: JSONSyntax, named what: String
    ) -> JSONMember? where Key.RawValue == String {
        if let member = members[key] { return member }
        diagnostics.report(.missingKey, "\(what) needs '\(key.rawValue)'", at: opening(of: syntax))
        return nil
    }

    /// The members of an object whose keys are the author's.
    mutating func entries(_ syntax: JSONSyntax, _ what: String) -> [JSONMember]? {
        guard case .object(let object) = syntax.content else {
            reportType(syntax, "\(what) is an object")
            return nil
        }
        return object.members
    }

    /// A text.
    mutating func text(_ syntax: JSONSyntax, _ what: String) -> JSONString? {
        if case .string(let string) = syntax.content { return string }
        reportType(syntax, "\(what) is a text")
        return nil
    }

    /// True or false.
    mutating func bool(_ syntax: JSONSyntax, _ what: String) -> Bool? {
        if case .bool(let value) = syntax.content { return value }
        reportType(syntax, "\(what) is true or false")
        return nil
    }

    /// A number in a range; `above` leaves out its lower end.
    mutating func number(
        _ syntax: JSONSyntax, _ what: String, _ range: ClosedRange<Double>, above: Double? = nil
    ) -> Double? {
        guard case .number(let value) = syntax.content else {
            reportType(syntax, "\(what) is a number")
            return nil
        }
        guard range.contains(value), value != above else {
            let low = JSONValue.number(range.lowerBound).text(pretty: false)
            let high = JSONValue.number(range.upperBound).text(pretty: false)
            let rule = above == nil ? "lies within \(low) to \(high)" : "is above \(low) and at most \(high)"
            diagnostics.report(.range, "\(what) \(rule)", at: syntax.range)
            return nil
        }
        return value
    }

    /// Reports a value of another JSON type; nothing about what couldn't be read.
    mutating func reportType(_ syntax: JSONSyntax, _ rule: String) {
        if case .invalid = syntax.content { return }
        diagnostics.report(.wrongType, "\(rule), not \(syntax.typeName)", at: syntax.range)
    }

    /// Where the complaint about something missing stands.
    func opening(of syntax: JSONSyntax) -> SourceRange {
        SourceRange(start: syntax.range.start, end: min(syntax.range.start + 1, syntax.range.end))
    }
}
