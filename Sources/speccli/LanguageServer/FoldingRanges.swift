import SpecFormat

/// The ranges of a text that can be folded: objects and lists over several lines, block comments, and consecutive line
/// comments.
struct FoldingRanges {
    private let text: OpenText
    private let wholeLines: Bool
    private var folds: [JSONValue] = []
    private var comments: [JSONComment] = []
    /// The lines on which folds begin: of two that begin on one line, the outer one is kept if folds are whole lines.
    private var lines: Set<Int> = []

    /// Creates the folds of a text.
    ///
    /// - Parameter wholeLines: Whether the client folds from line end to line end only.
    init(_ text: OpenText, wholeLines: Bool) {
        self.text = text
        self.wholeLines = wholeLines
    }

    /// The folds, outer ones before inner ones; comments come last.
    mutating func json() -> JSONValue {
        var problems = Diagnostics()
        let file = SourceFile(path: text.location, bytes: text.bytes)
        guard let root = JSONSyntax.parse(file, diagnostics: &problems) else { return .array([]) }
        var open = [root]
        while let value = open.popLast() {
            note(value.comments)
            var inner: [JSONSyntax] = []
            switch value.content {
            case .object(let object):
                for member in object.members {
                    note(member.comments)
                    inner.append(member.value)
                }
                comments += object.danglingComments
            case .array(let array):
                inner += array.elements
                comments += array.danglingComments
            default: continue
            }
            fold(value.range)
            open += inner.reversed()
        }
        foldComments()
        return .array(folds)
    }

    private mutating func note(_ found: JSONComments) { comments += found.leading + found.trailing }

    private mutating func fold(_ range: SourceRange) {
        guard range.count > 1 else { return }
        let (start, end) = (
            text.positions.position(at: range.start), text.positions.position(at: range.end - 1)
        )
        // If only whole lines can be folded, the line of the closing bracket stays visible.
        let last = wholeLines ? end.line - 1 : end.line
        guard last > start.line, lines.insert(start.line).inserted || !wholeLines else { return }
        var members: [(String, JSONValue)] = [("startLine", .number(Double(start.line)))]
        if !wholeLines { members.append(("startCharacter", .number(Double(start.character + 1)))) }
        members.append(("endLine", .number(Double(last))))
        if !wholeLines { members.append(("endCharacter", .number(Double(end.character)))) }
        folds.append(.object(members))
    }

    private mutating func foldComments() {
        var block: (first: Int, last: Int)?
        for comment in comments.sorted(by: { $0.range.start < $1.range.start }) {
            let first = text.positions.position(at: comment.range.start).line
            let last = text.positions.position(at: comment.range.end).line
            if let open = block, !comment.isBlock, comment.beginsLine, open.last + 1 == first {
                block?.last = last
                continue
            }
            close(block)
            block = comment.isBlock ? nil : comment.beginsLine ? (first, last) : nil
            if comment.isBlock { close((first, last)) }
        }
        close(block)
    }

    private mutating func close(_ block: (first: Int, last: Int)?) {
        guard let block, block.last > block.first else { return }
        folds.append(
            .object([
                ("startLine", .number(Double(block.first))), ("endLine", .number(Double(block.last))),
                ("kind", "comment"),
            ]))
    }
}
