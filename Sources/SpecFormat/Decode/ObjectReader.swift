/// The members of one object, found by the keys of its table.
package struct ObjectReader<Key: FieldTable> {
    /// The range of the object.
    package let range: SourceRange
    /// All known keys in the order of the text, each once. They are few: a linear search is cheaper than hashing.
    package let keys: [Key]
    /// The members of the keys.
    private let members: [JSONMember]
    /// False when a key was reported that may stand for a missing one.
    package let isComplete: Bool

    init(range: SourceRange, keys: [Key], members: [JSONMember], isComplete: Bool) {
        self.range = range
        self.keys = keys
        self.members = members
        self.isComplete = isComplete
    }

    /// The value of a key.
    package subscript(key: Key) -> JSONSyntax? { position(of: key).map { members[$0].value } }

    /// A key with its value.
    package func member(_ key: Key) -> JSONMember? { position(of: key).map { members[$0] } }

    /// The range of a key; the object's opening bracket if it is missing.
    package func keyRange(_ key: Key) -> SourceRange {
        position(of: key).map { members[$0].key.range } ?? opening
    }

    /// Whether the object has a key.
    package func has(_ key: Key) -> Bool { position(of: key) != nil }

    private func position(of key: Key) -> Int? { keys.firstIndex { FieldRows<Key>.isSame($0, key) } }

    /// The opening bracket: the place of a missing key.
    package var opening: SourceRange { SourceRange(start: range.start, end: range.start + 1) }
}

extension SpecDecoder {
    /// The members of an object of a known kind; reports other values, and unknown keys.
    package mutating func object<Key: FieldTable>(
        _ syntax: JSONSyntax, of table: Key.Type, namedElsewhere: Bool = false, excused: [Key] = []
    ) -> ObjectReader<Key>? {
        let rows = Key.rows
        guard let read = members(syntax, named: rows.names, of: Key.object, namedElsewhere: namedElsewhere)
        else {
            return nil
        }
        let reader = ObjectReader<Key>(
            range: syntax.range, keys: read.rows.map { rows.keys[$0] }, members: read.members,
            isComplete: read.isComplete)
        if read.isComplete {
            let missing = rows.required.filter { !reader.has($0) && !excused.contains($0) }
            report(missing: missing.map { $0.rawValue }, of: Key.object, at: reader.opening)
        }
        return reader
    }

    /// The part that is the same for every table: the members and the rows of their keys, in the order of the text,
    /// each once.
    private mutating func members(
        _ syntax: JSONSyntax, named names: [String], of what: String, namedElsewhere: Bool
    ) -> (rows: [Int], members: [JSONMember], isComplete: Bool)? {
        guard case .object(let object) = syntax.content else {
            reportType(
                syntax, wanted: namedElsewhere ? "\(what) is an object or a name" : "\(what) is an object",
                fixes: joined(syntax))
            return nil
        }
        var rows: [Int] = []
        var members: [JSONMember] = []
        func take(_ member: JSONMember, as row: Int) {
            guard !rows.contains(row) else { return }
            rows.append(row)
            members.append(member)
        }
        var isComplete = object.isComplete
        var advised: Set<String> = []
        for member in object.members {
            if let row = names.firstIndex(of: member.key.value) {
                take(member, as: row)
                if case .null = member.value.content, TimingField(rawValue: member.key.value) != nil,
                    names.contains(TimingField.curve.rawValue)
                {
                    needless[member.value.range] = removal(of: member, from: object, isSafe: true)
                }
            } else if !readCommon(member) {
                isComplete = false
                // Read as if it were spelled right, so that one slip is reported once.
                let meant = reportUnknownKey(member, in: object, known: names, object: what, &advised)
                if let row = meant.flatMap(names.firstIndex(of:)) { take(member, as: row) }
            }
        }
        return (rows, members, isComplete)
    }

    private mutating func report(missing names: [String], of what: String, at place: SourceRange) {
        guard !names.isEmpty else { return }
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        diagnostics.report(.missingKey, "\(what) needs \(list)", at: place)
    }

    /// The members of an object with keys of the author's choice, without those that every object may have.
    package mutating func entries(_ syntax: JSONSyntax, _ what: String) -> [JSONMember]? {
        guard case .object(let object) = syntax.content else {
            reportType(syntax, wanted: "\(what) are an object", fixes: joined(syntax))
            return nil
        }
        var seen: Set<String> = []
        return object.members.filter { !readCommon($0) && seen.insert($0.key.value).inserted }
    }

    /// Whether a member is one that every object may have; checks and reads it.
    mutating func readCommon(_ member: JSONMember) -> Bool {
        guard let key = CommonField(rawValue: member.key.value) else { return false }
        switch key {
        case .description, .comment: _ = text(member.value, "'\(key.rawValue)'")
        case .extensions:
            if case .object = member.value.content { return true }
            reportType(member.value, wanted: "'\(key.rawValue)' is an object")
        // Read before everything else, see `readLint`.
        case .lint: break
        }
        return true
    }

    /// Reports a value of another JSON type than the wanted one; nothing if the value itself was reported.
    package mutating func reportType(_ syntax: JSONSyntax, wanted: String, fixes: [FixIt] = []) {
        if case .invalid = syntax.content { return }
        let fixes = needless[syntax.range].map { [$0] } ?? fixes
        diagnostics.report(.wrongType, "\(wanted), not \(syntax.typeName)", at: syntax.range, fixes: fixes)
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

    /// Reports two keys that exclude each other, at the second.
    mutating func reportConflict(
        _ first: JSONMember, _ second: JSONMember, because reason: String? = nil, fixes: [FixIt] = []
    ) {
        let (first, second) = first.range.start < second.range.start ? (first, second) : (second, first)
        let because = reason.map { ": \($0)" } ?? ""
        diagnostics.report(
            .conflictingKeys, "'\(second.key.value)' excludes '\(first.key.value)'\(because)",
            at: second.key.range,
            notes: [Diagnostic.Note("'\(first.key.value)' is here", at: first.key.range)], fixes: fixes)
    }

    /// A correction that removes a member with its comma.
    func removal(of member: JSONMember, from object: JSONObject, isSafe: Bool = false) -> FixIt {
        let message = "remove '\(member.key.value)'"
        guard let index = object.members.position(at: member.range.start) else {
            return FixIt(message, range: member.range, replacement: "", isSafe: isSafe)
        }
        if index + 1 < object.members.count {
            let next = object.members[index + 1]
            return FixIt(
                message, range: SourceRange(start: member.range.start, end: next.range.start),
                replacement: "", isSafe: isSafe)
        }
        let start = index > 0 ? object.members[index - 1].range.end : member.range.start
        return FixIt(
            message, range: SourceRange(start: start, end: member.range.end), replacement: "",
            isSafe: isSafe)
    }
}
