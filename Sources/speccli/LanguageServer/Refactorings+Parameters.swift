import SpecFormat

/// Values that become parameters, and parameters that become values again.
extension Refactorings {
    /// The changes for the number or colour at the cursor, or for the parameter that stands alone there.
    func parameters(_ cursor: SpecCursor) -> [Candidate] {
        guard cursor.role == .value, let value = cursor.value else { return [] }
        switch value.content {
        case .number: return [named(value)]
        case .string(let string):
            let isColor = annotations.facts(at: value.range.start).contains { fact in
                if case .color = fact.meaning { fact.range == value.range } else { false }
            }
            return isColor ? [named(value)] : written(string.value, at: value.range)
        default: return []
        }
    }

    private func named(_ value: JSONSyntax) -> Candidate {
        let taken = annotations.names.filter { $0.kind == .parameter && $0.location == nil }.map { $0.name }
        var name = "value"
        var number = 1
        while taken.contains(name) {
            number += 1
            name = "value\(number)"
        }
        return Candidate(
            title: "take the value out as the parameter '\(name)'", kind: Self.kinds[0],
            edits: [
                adding(name, text.file.text(in: value.range), to: .parameters),
                TextEdit(range: value.range, text: JSONValue.quoted("= \(name)")),
            ], isAboutParameter: true)
    }

    /// The default of a parameter in place of an expression that is nothing but its name.
    private func written(_ expression: String, at range: SourceRange) -> [Candidate] {
        guard expression.utf8.first == UInt8(ascii: "="),
            case .object(let parameters)? = root[SpecField.parameters.rawValue]?.value.content,
            let parameter = parameters.members.first(where: { "= \($0.key.value)" == expression })
        else { return [] }
        return [
            Candidate(
                title: "write out the default of '\(parameter.key.value)'", kind: Self.kinds[1],
                edits: [TextEdit(range: range, text: text.file.text(in: parameter.value.range))],
                isAboutParameter: true)
        ]
    }
}
