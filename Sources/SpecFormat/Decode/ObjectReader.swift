/// The members of one object, found by the keys of its table.
package struct ObjectReader<Key: FieldTable> {
    /// The range of the object.
    package let range: SourceRange
    private let found: FoundMembers

    fileprivate init(range: SourceRange, _ found: FoundMembers) {
        self.range = range
        self.found = found
    }

    /// All known keys in the order of the text, each once.
    package var keys: [Key] {
        let all = Key.rows.keys
        var keys: [Key] = []
        found.forEachRow { keys.append(all[$0]) }
        return keys
    }

    /// False when a key was reported, or the object isn't whole.
    package var isComplete: Bool { found.isComplete }

    /// Whether something in the object may stand for a key that is missing.
    var mayHide: Bool { found.mayHide }

    /// The known keys that aren't among some, given by the bits of their rows: nearly always none.
    func keys(besides rows: UInt64) -> [Key] {
        found.rows & ~rows == 0 ? [] : keys.filter { rows & FieldRows<Key>.bit(of: $0) == 0 }
    }

    /// The value of a key.
    package subscript(key: Key) -> JSONSyntax? { position(of: key).map { found.members.value(at: $0) } }

    /// A key with its value.
    package func member(_ key: Key) -> JSONMember? {
        position(of: key).map { found.members[$0] }
    }

    /// The range of a key; the object's opening bracket if it is missing.
    package func keyRange(_ key: Key) -> SourceRange {
        position(of: key).map { found.members.keyRange(at: $0) } ?? opening
    }

    /// Whether the object has a key.
    package func has(_ key: Key) -> Bool { found.has(FieldRows<Key>.number(of: key)) }

    private func position(of key: Key) -> Int? { found.position(of: FieldRows<Key>.number(of: key)) }

    /// The opening bracket: the place of a missing key.
    package var opening: SourceRange { SourceRange(start: range.start, end: range.start + 1) }
}

/// The members of an object that have keys of a table; the same for every table.
private struct FoundMembers {
    /// All members of the object, from which those are made that are asked for.
    let members: JSONMembers
    /// A bit for each row that has a member: most keys that are asked for aren't there.
    private(set) var rows: UInt64 = 0
    /// The rows of the first eight members, a byte for each, the first as the lowest; 255 for one without a row.
    private var firstRows = UInt64.max
    /// The rows of others, with their positions.
    private var otherRows: [(row: Int, position: Int)] = []
    var isComplete: Bool
    /// Whether something in the object may stand for a missing key.
    var mayHide: Bool

    init(_ object: JSONObject) {
        members = object.members
        isComplete = object.isComplete
        mayHide = !isComplete
    }

    /// Takes a member as that of a row, unless there is one before.
    mutating func take(_ position: Int, as row: Int) {
        if has(row) { return }
        rows |= 1 << UInt64(row)
        if position < 8 {
            firstRows ^= UInt64(row ^ 0xFF) << UInt64(8 * position)
        } else {
            otherRows.append((row, position))
        }
    }

    /// Whether there is a member of a row.
    func has(_ row: Int) -> Bool { rows & 1 << UInt64(row) != 0 }

    /// The position of a row's member; nil without one.
    func position(of row: Int) -> Int? {
        guard has(row) else { return nil }
        let found = firstRows.bytes(equalTo: UInt8(row))
        return found != 0
            ? found.trailingZeroBitCount / 8 : otherRows.first { $0.row == row }.map { $0.position }
    }

    /// Calls a function with each row that has a member, in the order of the text.
    func forEachRow(_ body: (Int) -> Void) {
        for position in 0..<8 {
            let row = Int(firstRows >> UInt64(8 * position) & 0xFF)
            if row < 0xFF { body(row) }
        }
        for other in otherRows { body(other.row) }
    }
}

extension SpecDecoder {
    /// The members of an object of a known kind; reports other values, and unknown keys.
    package mutating func object<Key: FieldTable>(
        _ syntax: JSONSyntax, of table: Key.Type, namedElsewhere: Bool = false, excused: [Key] = []
    ) -> ObjectReader<Key>? {
        var said: [String] = []
        guard
            let found = members(
                syntax, named: Key.rows.names, of: Phrase(Key.object), namedElsewhere: namedElsewhere, &said)
        else {
            return nil
        }
        let reader = ObjectReader<Key>(range: syntax.range, found)
        if !found.mayHide, !Key.rows.required.isEmpty {
            let missing = Key.rows.required.filter {
                !reader.has($0) && !excused.contains($0) && !said.contains($0.rawValue)
            }
            report(missing: missing.map { $0.rawValue }, of: Phrase(Key.object), at: reader.opening)
        }
        return reader
    }

    /// The part that is the same for every table.
    ///
    /// - Parameter said: Receives the keys that are said otherwise by members with unknown ones.
    private mutating func members(
        _ syntax: JSONSyntax, named names: JSONKeys, of what: Phrase, namedElsewhere: Bool,
        _ said: inout [String]
    ) -> FoundMembers? {
        guard case .object(let object) = syntax.content else {
            reportType(
                syntax, wanted: namedElsewhere ? "\(what) is an object or a name" : "\(what) is an object",
                fixes: joined(syntax))
            return nil
        }
        var found = FoundMembers(object)
        var advised: Set<String> = []
        for position in object.members.indices {
            if let row = object.members.row(at: position, among: names) {
                found.take(position, as: row)
                noteNeedless(position, in: object, named: names)
                continue
            }
            let member = object.members[position]
            guard !readCommon(member) else { continue }
            found.isComplete = false
            // Read as if it were spelled right, so that one slip is reported once.
            let known = names.all.map { $0.name }
            switch reportUnknownKey(member, in: object, known: known, object: what, &advised) {
            case .key(let key, let isSure):
                if let row = known.firstIndex(of: key) { found.take(position, as: row) }
                if !isSure {
                    found.mayHide = true
                    diagnostics.doubt(member.value.range)
                }
            case .members(let keys): said += keys
            case .unknown: found.mayHide = true
            }
        }
        return found
    }

    /// Records a key of a timing that has no value, and the correction that removes it.
    private mutating func noteNeedless(_ position: Int, in object: JSONObject, named names: JSONKeys) {
        guard object.members.isNull(at: position),
            names.all.contains(where: { $0.name == TimingField.curve.rawValue })
        else { return }
        let member = object.members[position]
        guard TimingField(rawValue: member.key.value) != nil else { return }
        needless[member.value.range] = removal(of: member, from: object, isSafe: true)
    }

    private mutating func report(missing names: [String], of what: Phrase, at place: SourceRange) {
        guard !names.isEmpty else { return }
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        diagnostics.report(.missingKey, "\(what) needs \(list)", at: place)
    }

    /// The members of an object with keys of the author's choice, without those that every object may have.
    ///
    /// - Parameter areObjects: Whether their values are objects too.
    package mutating func entries(
        _ syntax: JSONSyntax, _ what: Phrase, areObjects: Bool = false
    ) -> [JSONMember]? {
        guard case .object(let object) = syntax.content else {
            reportType(
                syntax, wanted: "\(what) is an object",
                fixes: named(syntax, areObjects: areObjects) ?? joined(syntax))
            return nil
        }
        var own: [JSONMember] = []
        own.reserveCapacity(object.members.count)
        for member in object.members where !readCommon(member) { own.append(member) }
        guard object.members.mayRepeat else { return own }
        var seen: Set<String> = []
        return own.filter { seen.insert($0.key.value).inserted }
    }

    /// Whether a member is one that every object may have; checks and reads it.
    mutating func readCommon(_ member: JSONMember) -> Bool {
        guard let key = CommonField.rows.key(named: member.key.value) else { return false }
        switch key {
        case .description, .comment: _ = text(member.value, key.quoted)
        case .extensions:
            if case .object = member.value.content { return true }
            reportType(member.value, wanted: "'\(key.rawValue)' is an object")
        // Read before everything else, see `readLint`.
        case .lint: break
        }
        return true
    }

    /// Reports a value of another JSON type than the wanted one; nothing if the value itself was reported.
    ///
    /// - Parameter words: The words of which a text would be one.
    package mutating func reportType(
        _ syntax: JSONSyntax, wanted: String, among words: [String] = [], fixes: [FixIt] = []
    ) {
        if case .invalid = syntax.content { return }
        let fixes = needless[syntax.range].map { [$0] } ?? fixes
        let list = Suggestion.list(of: words).map { ", \($0)" } ?? ""
        diagnostics.report(
            .wrongType, "\(wanted), not \(syntax.typeName)\(list)", at: syntax.range, fixes: fixes)
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
