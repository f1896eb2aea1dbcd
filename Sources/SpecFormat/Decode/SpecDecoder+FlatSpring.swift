import MotionModel

/// Springs that stand where a curve stands, or by their names where their keys do.
extension SpecDecoder {
    /// Whether a curve is the keys of a spring without the 'spring' around them; reports it.
    mutating func isFlatSpring(_ syntax: JSONSyntax) -> Bool {
        guard case .object(let object) = syntax.content, object.isComplete, object.members.count > 1 else {
            return false
        }
        var keys: [SpringField] = []
        var texts: [String] = []
        for member in object.members {
            if member.key.value == "type", member.value.word?.folded == "spring" { continue }
            guard let key = SpringField(rawValue: member.key.value), let text = text(in: member.range) else {
                return false
            }
            keys.append(key)
            texts.append(text)
        }
        guard SpringDialect.allCases.contains(where: { $0.matches(keys.filter { $0.namesDialect }) }) else {
            return false
        }
        let text = "{ \(JSONValue.quoted(CurveField.spring.rawValue)): { \(texts.joined(separator: ", ")) } }"
        diagnostics.report(
            .curveUnknownKind, "these are the keys of a spring, which stand in 'spring'",
            at: object.members[0].key.range,
            fixes: [FixIt("put them into 'spring'", range: syntax.range, replacement: text, isSafe: true)])
        return true
    }

    /// Whether a spring is the name of a curve that is one; reports it.
    mutating func isSpringByName(_ value: JSONSyntax, _ curve: SourceRange) -> Bool {
        guard let name = value.word, NamedCurve.curve(named: name)?.naturalDuration != nil else {
            return false
        }
        let text = JSONValue.quoted(name)
        reportType(
            value, wanted: "a spring is an object, and the curve \(text) one by name",
            fixes: [FixIt("write \(text)", range: curve, replacement: text, isSafe: true)])
        return true
    }
}
