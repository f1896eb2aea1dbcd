import SpecFormat

extension OpenText {
    /// The least change of whole lines that makes other bytes of the text; none where it is the same.
    func edits(to bytes: [UInt8]) -> [JSONValue] {
        let old = self.bytes
        guard old != bytes else { return [] }
        let most = min(old.count, bytes.count)
        var head = 0
        while head < most, old[head] == bytes[head] { head += 1 }
        while head > 0, old[head - 1] != UInt8(ascii: "\n") { head -= 1 }
        var tail = 0
        while tail < most - head, old[old.count - 1 - tail] == bytes[bytes.count - 1 - tail] { tail += 1 }
        while tail > 0, !Self.beginsLine(old, old.count - tail) || !Self.beginsLine(bytes, bytes.count - tail)
        {
            tail -= 1
        }
        let text = String(decoding: bytes[head..<(bytes.count - tail)], as: UTF8.self)
        return [edit(SourceRange(start: head, end: old.count - tail), text)]
    }

    private static func beginsLine(_ bytes: [UInt8], _ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
    }

    /// A piece of the text, and what comes in its place.
    func edit(_ range: SourceRange, _ text: String) -> JSONValue {
        .object([("range", positions.json(range)), ("newText", .string(text))])
    }

    /// Edits of this text alone, for the version that it has.
    func workspaceEdit(_ edits: [JSONValue], for client: ClientAbilities) -> JSONValue {
        guard client.hasVersionedEdits else {
            return .object([("changes", .object([(address, .array(edits))]))])
        }
        let document = JSONValue.object([
            ("uri", .string(address)), ("version", .number(Double(version))),
        ])
        return .object([
            ("documentChanges", [.object([("textDocument", document), ("edits", .array(edits))])])
        ])
    }

    /// The text in the canonical layout, as edits; nil where syntax errors are in the way.
    var formatted: [JSONValue]? {
        var problems = Diagnostics()
        return SourceFile(path: location, bytes: bytes).formatted(diagnostics: &problems).map {
            edits(to: $0)
        }
    }
}
