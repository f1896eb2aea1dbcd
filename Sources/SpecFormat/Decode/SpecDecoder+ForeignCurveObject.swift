import MotionModel

/// Objects for curves as other tools have them.
extension SpecDecoder {
    /// Whether an object is a curve of another tool, or has a curve in a key of its own; reports it.
    mutating func isForeignObject(_ object: JSONObject, _ syntax: JSONSyntax) -> Bool {
        guard object.isComplete, !object.members.isEmpty,
            object.members.row(at: 0, among: CurveField.rows.names) == nil
        else { return false }
        let member = object.members[0]
        if let text = handles(of: object) {
            reportForeign(member, "handles are the points of a curve", syntax, text)
            return true
        }
        let names = ["curve", "name", "type", "ease", "easing", "timingfunction", "interpolator"]
        guard object.members.count == 1, names.contains(member.key.value.folded),
            let text = text(in: member.value.range)
        else { return false }
        switch member.value.content {
        case .string, .object: break
        case .null, .bool, .number, .array, .invalid: return false
        }
        reportForeign(member, "a curve stands where it is meant", syntax, text)
        return true
    }

    private mutating func reportForeign(
        _ member: JSONMember, _ phrase: String, _ syntax: JSONSyntax, _ text: String
    ) {
        diagnostics.report(
            .unknownKey, "\(CurveField.object) has no key '\(member.key.value)': \(phrase)",
            at: member.key.range,
            fixes: [FixIt("write \(text)", range: syntax.range, replacement: text, isSafe: true)])
    }

    /// Lottie's handles `o` and `i` as a Bézier curve.
    private func handles(of object: JSONObject) -> String? {
        guard object.members.count == 2, let out = object["o"], let into = object["i"] else { return nil }
        let numbers = [out, into].flatMap { handle in ["x", "y"].map { coordinate($0, of: handle.value) } }
        let known = numbers.compactMap { $0 }
        guard known.count == 4 else { return nil }
        let list = known.map { NumberText.text($0) }.joined(separator: ", ")
        return "{ \(JSONValue.quoted(CurveField.bezier.rawValue)): [\(list)] }"
    }

    /// A number, or the only one of a list.
    private func coordinate(_ key: String, of handle: JSONSyntax) -> Double? {
        guard case .object(let object) = handle.content, var value = object[key]?.value else { return nil }
        if case .array(let array) = value.content, array.elements.count == 1 { value = array.elements[0] }
        guard case .number(let number) = value.content else { return nil }
        return number
    }
}
