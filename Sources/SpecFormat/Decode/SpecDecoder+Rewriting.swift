/// Corrections that need the text as it is written.
extension SpecDecoder {
    /// The text of a range; nil where it isn't known.
    func text(in range: SourceRange) -> String? {
        guard range.end <= source.count else { return nil }
        return String(decoding: source[range.start..<range.end], as: UTF8.self)
    }

    /// Whether no letter, digit or quote touches a range, with which a number in its place would run together.
    func standsApart(_ range: SourceRange) -> Bool {
        [range.start - 1, range.end].allSatisfy { place in
            guard source.indices.contains(place) else { return true }
            return !JSONLexer.isWord(source[place]) && source[place] != UInt8(ascii: "\"")
        }
    }

    /// A correction that puts other members in the place of some of an object's, at the first of them.
    ///
    /// - Parameters:
    ///   - members: Some of the object's members.
    ///   - texts: The other members; none to remove those.
    /// - Returns: nil if the text between them has comments, or isn't known.
    func rewriting(
        _ members: [JSONMember], of object: JSONObject, as texts: [String], _ message: String,
        isSafe: Bool = true
    ) -> FixIt? {
        let all = object.members
        let places = members.compactMap { all.position(at: $0.range.start) }.sorted()
        guard let first = places.first, let last = places.last, places.count == members.count else {
            return nil
        }
        var parts = texts
        var separator = ", "
        for place in first...last {
            if !places.contains(place) {
                guard let kept = text(in: all[place].range) else { return nil }
                parts.append(kept)
            }
            guard place < last else { break }
            let gap = SourceRange(start: all[place].range.end, end: all[place + 1].range.start)
            guard let between = text(in: gap), !between.utf8.contains(UInt8(ascii: "/")) else { return nil }
            if place == first { separator = between }
        }
        guard parts.isEmpty else {
            let range = SourceRange(start: all[first].range.start, end: all[last].range.end)
            return FixIt(
                message, range: range, replacement: parts.joined(separator: separator), isSafe: isSafe)
        }
        var range = SourceRange(start: all[first].range.start, end: all[last].range.end)
        if last + 1 < all.count {
            range = SourceRange(start: range.start, end: all[last + 1].range.start)
        } else if first > 0 {
            range = SourceRange(start: all[first - 1].range.end, end: range.end)
        }
        return FixIt(message, range: range, replacement: "", isSafe: isSafe)
    }

    /// The correction of a list of objects that stands for one object with all their members; empty if they aren't such.
    func joined(_ syntax: JSONSyntax) -> [FixIt] {
        guard case .array(let array) = syntax.content, array.isComplete else { return [] }
        var keys: Set<String> = []
        var texts: [String] = []
        for element in array.elements {
            guard case .object(let object) = element.content, object.isComplete,
                object.members.allSatisfy({ keys.insert($0.key.value).inserted }),
                let text = text(in: element.range)
            else { return [] }
            texts.append(text)
        }
        // A comment to the end of its line would take what follows.
        guard let first = texts.first,
            texts.count == 1 || !texts.contains(where: { $0.utf8.contains(UInt8(ascii: "/")) })
        else {
            return []
        }
        let inner = texts.map { $0.dropFirst().dropLast() }.joined(separator: ",")
        return [
            FixIt(
                "write one object", range: syntax.range, replacement: texts.count == 1 ? first : "{\(inner)}",
                isSafe: true)
        ]
    }

    /// The correction of a list of things that have their names in them; nil if none of them has one.
    ///
    /// - Parameter areObjects: Whether what has the name here is an object, or a single value.
    func named(_ syntax: JSONSyntax, areObjects: Bool) -> [FixIt]? {
        guard case .array(let array) = syntax.content else { return nil }
        var names: Set<String> = []
        var texts: [String] = []
        let namings = ["name", "id", "key", "property", "keyPath"]
        for element in array.elements {
            guard case .object(let object) = element.content,
                let naming = object.members.first(where: { namings.contains($0.key.value) }),
                let name = naming.value.word
            else { continue }
            let rest = object.members.filter { $0.range != naming.range }
            let parts = rest.compactMap { text(in: areObjects ? $0.range : $0.value.range) }
            let isClear =
                areObjects || rest.count == 1 && ["value", "default"].contains(rest[0].key.value)
            // Another name stands in front of it, or it can't be told what is left out.
            guard array.isComplete, object.isComplete, object["target"] == nil, isClear,
                parts.count == rest.count, names.insert(name).inserted,
                text(in: element.range)?.utf8.contains(UInt8(ascii: "/")) == false
            else { return [] }
            let members = parts.joined(separator: ", ")
            let value = areObjects ? parts.isEmpty ? "{}" : "{ \(members) }" : members
            texts.append("\(JSONValue.quoted(name)): \(value)")
        }
        guard !texts.isEmpty else { return nil }
        guard texts.count == array.elements.count else { return [] }
        return [
            FixIt(
                "write one object", range: syntax.range,
                replacement: "{ \(texts.joined(separator: ", ")) }", isSafe: true)
        ]
    }
}
