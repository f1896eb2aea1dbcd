import MotionModel

/// Leaves that name a target and give its properties in objects, as GSAP, anime.js and Motion have them.
extension SpecDecoder {
    /// Whether a leaf has a target without a key path beside objects of properties; reports it.
    mutating func isWholeTarget(_ reader: NodeReader) -> Bool {
        let fields = [NodeField.from, .to, .by]
        guard fields.contains(where: { reader[$0]?.isContainer ?? false }),
            case .string(let target) = reader[.animate]?.content,
            !target.value.utf8.contains(UInt8(ascii: ".")), !target.value.isEmpty
        else { return false }
        let ends = fields.compactMap { reader.member($0) }
        let objects = ends.compactMap { member -> JSONObject? in
            if case .object(let object) = member.value.content, object.isComplete { return object }
            return nil
        }
        guard !ends.isEmpty, objects.count == ends.count else { return false }
        diagnostics.report(
            .propertyPathInvalid,
            "'\(target.value)' lacks a key path behind it: each property is a leaf of its own",
            at: target.range,
            fixes: leaves(of: target.value, ends, objects, reader).map { [$0] } ?? [])
        return true
    }

    /// The correction: a leaf for each property with the same timing, several in a group.
    private func leaves(
        of target: String, _ ends: [JSONMember], _ objects: [JSONObject], _ reader: NodeReader
    ) -> FixIt? {
        var names: [String] = []
        for member in objects.flatMap({ Array($0.members) }) where !names.contains(member.key.value) {
            names.append(member.key.value)
        }
        let taken = ends.map { $0.key.value } + [NodeField.animate.rawValue]
        let rest = reader.object.members.filter { !taken.contains($0.key.value) }
        var leaves: [String] = []
        for name in names {
            guard let keyPath = keyPath(name) else { return nil }
            var texts = [
                "\(JSONValue.quoted(NodeField.animate.rawValue)): \(JSONValue.quoted("\(target).\(keyPath)"))"
            ]
            for (end, object) in zip(ends, objects) {
                guard let value = object[name]?.value else { continue }
                guard let text = text(in: value.range) else { return nil }
                texts.append("\(JSONValue.quoted(end.key.value)): \(text)")
            }
            texts += rest.compactMap { text(in: $0.range) }
            leaves.append("{ \(texts.joined(separator: ", ")) }")
        }
        guard let first = leaves.first else { return nil }
        let group = "{ \(JSONValue.quoted(NodeHead.group.rawValue)): [\(leaves.joined(separator: ", "))] }"
        return FixIt(
            "write a leaf for each property", range: reader.members.range,
            replacement: leaves.count == 1 ? first : group, isSafe: true)
    }

    /// The key path of a name in such an object, where a place is one that is moved to from its own.
    private func keyPath(_ name: String) -> String? {
        if KnownKeyPath.row(for: name) != nil { return name }
        if ["x", "y", "z"].contains(name) { return "transform.translation.\(name)" }
        return ForeignKeyPath.meaning(of: name).flatMap { $0.isSame ? $0.keyPath : nil }
    }
}
