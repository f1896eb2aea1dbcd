import MotionModel

/// Keyframes as CSS and Motion write them.
extension SpecDecoder {
    /// Whether keyframes are an object by share, or bare values; reports them.
    mutating func isForeignKeyframes(_ form: NodeField, _ syntax: JSONSyntax, _ reader: NodeReader) -> Bool {
        guard form == .keyframes else { return false }
        switch syntax.content {
        case .object(let object):
            reportType(syntax, wanted: "\(form.quoted) is a list", fixes: listed(object, at: syntax.range))
            return true
        case .array(let array):
            // A list is a point, an object may be one too.
            let areBare = array.elements.allSatisfy { element in
                switch element.content {
                case .number, .string, .array, .bool: true
                case .object, .null, .invalid: false
                }
            }
            guard areBare, !array.elements.isEmpty, let member = reader.member(.keyframes) else {
                return false
            }
            reportType(
                syntax,
                wanted: "\(form.quoted) are objects with \(KeyframeField.at.quoted) and "
                    + "\(KeyframeField.value.quoted)", fixes: passing(array, member, reader))
            return true
        default: return false
        }
    }

    /// The correction of an object by share: a list.
    private func listed(_ object: JSONObject, at range: SourceRange) -> [FixIt] {
        var texts: [String] = []
        for member in object.members {
            let name = ["from": "0%", "to": "100%"][member.key.value] ?? member.key.value
            guard Quantity(name)?.unit == "%", let value = text(in: member.value.range) else { return [] }
            texts.append(Self.keyframe(at: name, value))
        }
        guard !texts.isEmpty else { return [] }
        return [
            FixIt(
                "write them as a list", range: range, replacement: "[\(texts.joined(separator: ", "))]",
                isSafe: true)
        ]
    }

    /// The correction of bare values with a list of their times as shares.
    private func timed(
        _ values: [String], _ member: JSONMember, _ times: JSONMember, _ reader: NodeReader
    ) -> [FixIt] {
        guard case .array(let array) = times.value.content, array.elements.count == values.count else {
            return []
        }
        var texts: [String] = []
        for (time, value) in zip(array.elements, values) {
            guard case .number(let share) = time.content, (0...1).contains(share) else { return [] }
            let percent = NumberText.text((share * 1e8).rounded() / 1e6)
            texts.append(Self.keyframe(at: "\(percent)%", value))
        }
        let list = "\(JSONValue.quoted(NodeField.keyframes.rawValue)): [\(texts.joined(separator: ", "))]"
        let members = [member, times].sorted { $0.range.start < $1.range.start }
        return rewriting(members, of: reader.object, as: [list], "give each its time").map { [$0] } ?? []
    }

    private static func keyframe(at place: String, _ value: String) -> String {
        "{ \(JSONValue.quoted(KeyframeField.at.rawValue)): \(JSONValue.quoted(place)), "
            + "\(JSONValue.quoted(KeyframeField.value.rawValue)): \(value) }"
    }

    /// The correction of bare values: where it starts, and what it passes in equal shares of the time.
    private func passing(_ array: JSONArray, _ member: JSONMember, _ reader: NodeReader) -> [FixIt] {
        let values = array.elements.compactMap { text(in: $0.range) }
        guard values.count == array.elements.count, values.count > 1, reader[.from] == nil else { return [] }
        if let times = reader.object["times"] ?? reader.object["keyTimes"] {
            return timed(values, member, times, reader)
        }
        let texts = [
            "\(JSONValue.quoted(NodeField.from.rawValue)): \(values[0])",
            "\(JSONValue.quoted(NodeField.through.rawValue)): [\(values[1...].joined(separator: ", "))]",
        ]
        return rewriting([member], of: reader.object, as: texts, "write 'through', in equal shares").map {
            [$0]
        }
            ?? []
    }
}
