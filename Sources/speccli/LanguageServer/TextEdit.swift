import SpecFormat

/// A piece of a text that is replaced.
struct TextEdit {
    let range: SourceRange
    let text: String

    /// A text with edits that don't overlap.
    static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
            result += bytes[position..<edit.range.start]
            result += edit.text.utf8
            position = edit.range.end
        }
        return result + bytes[position...]
    }
}

extension SpecDocument {
    /// Edits in the client's format.
    func json(_ edits: [TextEdit]) -> JSONValue {
        .array(
            edits.map { .object([("range", positions.json($0.range)), ("newText", .string($0.text))]) })
    }

    /// A workspace edit of several texts, each for its version.
    static func workspaceEdit(
        _ changes: [(SpecDocument, [TextEdit])], for client: ClientAbilities
    ) -> JSONValue {
        guard client.hasVersionedEdits else {
            return .object([("changes", .object(changes.map { ($0.0.address, $0.0.json($0.1)) }))])
        }
        let edits = changes.map { document, edits in
            JSONValue.object([
                (
                    "textDocument",
                    .object([
                        ("uri", .string(document.address)),
                        ("version", document.version.map { .number(Double($0)) } ?? .null),
                    ])
                ), ("edits", document.json(edits)),
            ])
        }
        return .object([("documentChanges", .array(edits))])
    }
}
