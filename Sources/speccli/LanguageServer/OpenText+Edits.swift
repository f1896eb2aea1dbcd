import SpecFormat

extension OpenText {
    /// The smallest change of whole lines that turns the text into other bytes; empty if they are the same.
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

    /// The edits as they are, or those that keep the canonical layout where the text has it.
    func edits(keepingLayout edits: [TextEdit]) -> [JSONValue] {
        guard layout(of: bytes) == bytes, let laid = layout(of: TextEdit.apply(edits, to: bytes)) else {
            return edits.map { edit($0.range, $0.text) }
        }
        return self.edits(to: laid)
    }

    /// Other bytes of this text in the canonical layout; nil if they have syntax errors.
    private func layout(of bytes: [UInt8]) -> [UInt8]? {
        var problems = Diagnostics()
        return SourceFile(path: location, bytes: bytes).formatted(diagnostics: &problems)
    }

    private static func beginsLine(_ bytes: [UInt8], _ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
    }

    /// An edit that replaces a range by a text.
    func edit(_ range: SourceRange, _ text: String) -> JSONValue {
        .object([("range", positions.json(range)), ("newText", .string(text))])
    }

    /// A workspace edit of this text alone, for its version.
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

    /// The edits that give some lines the canonical layout; nil if the text has syntax errors.
    ///
    /// Only changes that begin and end in these lines are made.
    func formatted(in part: SourceRange) -> [JSONValue]? {
        var problems = Diagnostics()
        guard let bytes = file.formatted(diagnostics: &problems) else { return nil }
        let first = positions.position(at: part.start).line
        let last = positions.position(at: part.end)
        let end = last.character == 0 && last.line > first ? last.line - 1 : last.line
        return LineChange.changes(from: self.bytes, to: bytes).filter {
            first <= $0.oldLines.lowerBound && $0.oldLines.upperBound <= end + 1 && first <= end
        }.map { change in
            func start(ofLine line: Int) -> JSONValue {
                .object([("line", .number(Double(line))), ("character", 0)])
            }
            let range = JSONValue.object([
                ("start", start(ofLine: change.oldLines.lowerBound)),
                ("end", start(ofLine: change.oldLines.upperBound)),
            ])
            return .object([("range", range), ("newText", .string(change.text))])
        }
    }

    /// The edits that give the text the canonical layout; nil if it has syntax errors.
    var formatted: [JSONValue]? {
        layout(of: bytes).map { edits(to: $0) }
    }
}
