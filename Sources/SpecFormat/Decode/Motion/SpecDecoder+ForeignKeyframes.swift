import MotionModel

/// Keyframes as CSS and Motion write them.
extension SpecDecoder {
    /// Whether keyframes are an object by share, or bare values; reports them.
    mutating func isForeignKeyframes(_ form: NodeField, _ syntax: JSONSyntax, _ reader: NodeReader) -> Bool {
        // Values by time were reported at their times.
        if form == .values { return Self.times.contains { reader.object[$0] != nil } }
        guard form == .keyframes else { return false }
        switch syntax.content {
        case .object(let object):
            reportType(syntax, wanted: "\(form.quoted) is a list", fixes: listed(object, at: syntax.range))
            return true
        case .array(let array):
            guard Self.areBare(array), let member = reader.member(.keyframes) else {
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

    /// The keys of other tools for the times of keyframes.
    private static let times = ["times", "keyTimes", "offsets"]

    /// Whether keyframes are values without their times. A list is a point, an object may be one too.
    private static func areBare(_ array: JSONArray) -> Bool {
        !array.elements.isEmpty
            && array.elements.allSatisfy { element in
                switch element.content {
                case .number, .string, .array, .bool: true
                case .object, .null, .invalid: false
                }
            }
    }

    /// Whether an object has bare keyframes, which are reported with their times.
    func hasBareKeyframes(_ object: JSONObject) -> Bool {
        guard case .array(let array)? = object[NodeField.keyframes.rawValue]?.value.content else {
            return false
        }
        return Self.areBare(array)
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
        _ values: [String], _ member: JSONMember, _ times: JSONMember, _ object: JSONObject
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
        return rewriting(members, of: object, as: [list], "give each its time").map { [$0] } ?? []
    }

    /// The correction of values beside a list of their times.
    func gatherKeyframes(from object: JSONObject, at times: JSONMember) -> FixIt? {
        guard let member = object[NodeField.values.rawValue] ?? object[NodeField.keyframes.rawValue],
            object[NodeField.from.rawValue] == nil, case .array(let array) = member.value.content
        else { return nil }
        let values = array.elements.compactMap { text(in: $0.range) }
        guard values.count == array.elements.count else { return nil }
        return timed(values, member, times, object).first
    }

    private static func keyframe(at place: String, _ value: String) -> String {
        "{ \(JSONValue.quoted(KeyframeField.at.rawValue)): \(JSONValue.quoted(place)), "
            + "\(JSONValue.quoted(KeyframeField.value.rawValue)): \(value) }"
    }

    /// Whether a leaf moves one number, of which a list is none.
    private func isOneNumber(_ reader: NodeReader) -> Bool {
        guard let text = reader[.animate]?.word, let type = SpecDecoder.path(text)?.known?.type else {
            return false
        }
        return type.componentCount == 1
    }

    /// The correction of a number's keyframes that are pairs of a share of the time and a value.
    private func paired(_ array: JSONArray, _ member: JSONMember) -> [FixIt] {
        var texts: [String] = []
        for element in array.elements {
            guard case .array(let pair) = element.content, pair.elements.count == 2,
                case .number(let share) = pair.elements[0].content, (0...1).contains(share),
                let value = text(in: pair.elements[1].range)
            else { return [] }
            texts.append(Self.keyframe(at: "\(NumberText.text((share * 1e8).rounded() / 1e6))%", value))
        }
        return [
            FixIt(
                "give each its time", range: member.value.range,
                replacement: "[\(texts.joined(separator: ", "))]",
                isSafe: true)
        ]
    }

    /// The correction of bare values: where it starts, and what it passes in equal shares of the time.
    private func passing(_ array: JSONArray, _ member: JSONMember, _ reader: NodeReader) -> [FixIt] {
        let values = array.elements.compactMap { text(in: $0.range) }
        guard values.count == array.elements.count, values.count > 1, reader[.from] == nil else { return [] }
        if let times = Self.times.lazy.compactMap({ reader.object[$0] }).first {
            return timed(values, member, times, reader.object)
        }
        if isOneNumber(reader), array.elements.contains(where: { $0.word == nil && $0.number == nil }) {
            return paired(array, member)
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
