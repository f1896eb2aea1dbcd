import SpecFormat

/// The ranges around a position, from the word to the whole text.
struct SelectionRanges {
    private let text: OpenText
    private let tree: JSONSyntax?

    /// Creates the ranges of a text.
    init(_ text: OpenText) {
        self.text = text
        tree = text.tree
    }

    /// The ranges around an offset, each with the one around it.
    func json(at offset: Int) -> JSONValue {
        var ranges = [SourceRange(start: 0, end: text.bytes.count)]
        var next = tree
        while let value = next {
            next = nil
            guard value.range.start <= offset, offset <= value.range.end else { break }
            ranges.append(value.range)
            switch value.content {
            case .object(let object):
                ranges.append(SourceRange(start: value.range.start + 1, end: value.range.end - 1))
                for member in object.members
                where member.range.start <= offset && offset <= member.range.end {
                    ranges.append(member.range)
                    if member.key.range.start <= offset, offset <= member.key.range.end {
                        ranges += [member.key.range, member.key.contentRange]
                    } else {
                        next = member.value
                    }
                    break
                }
            case .array(let array):
                ranges.append(SourceRange(start: value.range.start + 1, end: value.range.end - 1))
                next = array.elements.first { $0.range.start <= offset && offset <= $0.range.end }
            case .string(let string): ranges.append(string.contentRange)
            case .null, .bool, .number, .invalid: break
            }
        }
        var json = JSONValue.null
        var last: SourceRange?
        for range in ranges where range.start <= offset && offset <= range.end {
            // Each lies in the one before; brackets may be missing.
            guard range != last, last.map({ $0.contains(range) }) ?? true else { continue }
            last = range
            var members: [(String, JSONValue)] = [("range", text.positions.json(range))]
            if case .object = json { members.append(("parent", json)) }
            json = .object(members)
        }
        return json
    }
}
