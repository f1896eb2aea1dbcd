extension SpecCursor {
    /// Finds what is at an offset.
    ///
    /// - Returns: nil in a comment, outside of the text's value, and between values where nothing can stand.
    /// - Complexity: O(depth · width): every object and list around the offset is looked through once.
    package init?(_ root: JSONSyntax, _ bytes: [UInt8], at offset: Int) {
        var search = CursorSearch(bytes: bytes, offset: offset)
        guard let found = search.find(in: root) else { return nil }
        self = found
    }
}

/// The way down to an offset.
private struct CursorSearch {
    let bytes: [UInt8]
    let offset: Int
    private let walk = SchemaWalk.spec
    private var around: [JSONSyntax] = []
    private var path: [String] = []

    init(bytes: [UInt8], offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func find(in root: JSONSyntax) -> SpecCursor? {
        var (value, schemas) = (root, walk.root)
        var (member, outer): (JSONMember?, [JSONValue]) = (nil, [])
        while true {
            guard isInside(value) else { return found(.value, value, member, schemas, outer) }
            around.append(value)
            switch value.content {
            case .object(let object):
                let others = object.members.filter { !($0.key.range.touches(offset) && !isKeyOf($0)) }
                let fitting = walk.objects(
                    schemas.flatMap { walk.flattened($0) }, having: others.map { $0.key.value })
                guard let next = object.members.first(where: { holds($0) }) else {
                    return newKey(in: value, object, fitting)
                }
                guard !next.key.range.touches(offset) else {
                    return found(.key, nil, next, fitting, fitting, at: next.key.range)
                }
                path.append(next.key.value)
                let said = fitting.flatMap { walk.member(next.key.value, of: $0) }
                guard isPresent(next.value), next.value.range.touches(offset) else {
                    return found(.value, nil, next, said, fitting, at: SourceRange(at: offset))
                }
                (value, schemas, member, outer) = (next.value, said, next, fitting)
            case .array(let array):
                schemas = walk.elements(schemas.flatMap { walk.flattened($0) })
                (member, outer) = (nil, [])
                let index = array.elements.firstIndex { $0.range.touches(offset) && isPresent($0) }
                guard let index else {
                    let before = array.elements.last { $0.range.end <= offset && isPresent($0) }
                    let after = array.elements.first { $0.range.start >= offset && isPresent($0) }
                    return place(.value, in: value, before?.range, after?.range, schemas)
                }
                path.append(String(index))
                value = array.elements[index]
            case .null, .bool, .number, .string, .invalid: return nil
            }
        }
    }

    /// Whether the offset lies between the brackets of an object or a list.
    private func isInside(_ value: JSONSyntax) -> Bool {
        let close: UInt8
        switch value.content {
        case .object: close = UInt8(ascii: "}")
        case .array: close = UInt8(ascii: "]")
        case .null, .bool, .number, .string, .invalid: return false
        }
        let (start, end) = (value.range.start, value.range.end)
        let isClosed = end > start + 1 && bytes[end - 1] == close
        return start < offset && (isClosed ? offset < end : offset <= max(end, bytes.count))
    }

    /// Whether anything stands where the tree has a value.
    private func isPresent(_ value: JSONSyntax) -> Bool {
        if case .invalid = value.content { return !value.range.isEmpty }
        return true
    }

    /// Whether the key has a value behind it.
    private func isKeyOf(_ member: JSONMember) -> Bool { isPresent(member.value) }

    /// Whether the offset is in a member, or behind its colon where the value is missing.
    private func holds(_ member: JSONMember) -> Bool {
        if member.key.range.touches(offset) { return true }
        guard member.key.range.end < offset else { return false }
        if isPresent(member.value) { return member.value.range.touches(offset) }
        let between = Gap(bytes, from: member.key.range.end, to: offset)
        return between.hasColon && !between.hasComma && !between.hasText && !between.endsInComment
    }

    private func newKey(in value: JSONSyntax, _ object: JSONObject, _ schemas: [JSONValue]) -> SpecCursor? {
        let before = object.members.last { $0.key.range.start < offset }
        let after = object.members.first { $0.key.range.start >= offset }
        // Between a key and its value nothing can stand.
        if let before, isPresent(before.value), before.value.range.start >= offset { return nil }
        return place(.key, in: value, before?.range, after?.range, schemas)
    }

    /// A place for something new between two neighbours.
    private func place(
        _ role: SpecCursor.Role, in value: JSONSyntax, _ before: SourceRange?, _ after: SourceRange?,
        _ schemas: [JSONValue]
    ) -> SpecCursor? {
        let start = Gap(bytes, from: before?.end ?? value.range.start + 1, to: offset)
        guard !start.endsInComment, !start.hasText, !start.hasColon else { return nil }
        let end = after.map { Gap(bytes, from: offset, to: $0.start) }
        return found(
            role, nil, nil, schemas, role == .key ? schemas : [], at: SourceRange(at: offset),
            (before != nil && !start.hasComma, end.map { !$0.hasComma } ?? false))
    }

    private func found(
        _ role: SpecCursor.Role, _ value: JSONSyntax?, _ member: JSONMember?, _ schemas: [JSONValue],
        _ outer: [JSONValue], at range: SourceRange? = nil, _ commas: (Bool, Bool) = (false, false)
    ) -> SpecCursor? {
        guard let range = range ?? value?.range else { return nil }
        if let value, !value.range.touches(offset) { return nil }
        return SpecCursor(
            around: around, path: path, role: role, range: range, value: value, member: member,
            schemas: schemas, needsComma: commas, outer: outer)
    }
}

extension SourceRange {
    /// Whether an offset is in the range, or at its end.
    fileprivate func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }
}
