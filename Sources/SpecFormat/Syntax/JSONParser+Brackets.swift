extension JSONParser {
    /// The largest number of searches of the rest of the text; after that the parser guesses without one.
    private static let mostSearches = 8

    /// Handles a closing bracket inside brackets.
    mutating func close(_ bracket: JSONToken.Bracket, at range: SourceRange) {
        settleMember()
        if frames[top].kind == .container(bracket) {
            closeTop(at: range)
            return
        }
        let opener = openerRange(frames[top])
        let expected = closing(frames[top])
        if !structureIsReported || searches < Self.mostSearches {
            lexer.diagnostics.report(
                .jsonMismatchedBracket,
                "'\(opening(frames[top]))' must be closed by '\(expected)', not by '\(bracket.closing)'",
                at: range,
                notes: [Diagnostic.Note("opened here", at: opener)],
                fixes: [FixIt("write '\(expected)'", range: range, replacement: expected)])
        }
        structureIsReported = true
        switch meaning(of: bracket, at: range.end) {
        case .wrongKind:
            closeTop(at: range)
        case .closesOuter(let index):
            while top > index { pop(end: lastEnd, isComplete: false) }
            closeTop(at: range)
        case .stray:
            frames[top].isForgiven = true
        }
    }

    private enum Meaning {
        /// It was meant for the innermost bracket.
        case wrongKind
        /// It is right for this frame; the brackets inside it were not closed.
        case closesOuter(Int)
        /// It closes nothing.
        case stray
    }

    /// The reading that balances the brackets in the rest of the text.
    private mutating func meaning(of bracket: JSONToken.Bracket, at offset: Int) -> Meaning {
        let depth = frames.count - 1
        let outer = frames.lastIndex { $0.kind == .container(bracket) }
        guard searches < Self.mostSearches else {
            if let outer { return .closesOuter(outer) }
            return .wrongKind
        }
        searches += 1
        let surplus = lexer.closersLeft(from: offset)
        if surplus == depth - 1 { return .wrongKind }
        if let outer, surplus == outer - 1 { return .closesOuter(outer) }
        if surplus >= depth { return .stray }
        if let outer { return .closesOuter(outer) }
        return .wrongKind
    }

    private mutating func closeTop(at range: SourceRange) {
        let index = top
        if frames[index].state == .item && lexer.strictJSON && !frames[index].isForgiven {
            reportTrailingComma(before: range)
        }
        pop(end: range.end)
    }

    private mutating func reportTrailingComma(before range: SourceRange) {
        // In this state the last token is the comma.
        let comma = SourceRange(start: lastEnd - 1, end: lastEnd)
        lexer.diagnostics.report(
            .jsonTrailingComma, "strict JSON has no comma before '\(lexerText(range))'", at: comma,
            fixes: [FixIt("remove the comma", range: comma, replacement: "", isSafe: true)])
    }

    /// Handles a token outside all brackets; false ends the reading.
    mutating func acceptInDocument(_ token: JSONToken) -> Bool {
        if root == nil && frames[0].state != .separator {
            switch token.kind {
            case .open(let bracket):
                push(bracket, at: token.range)
            case .string(let string), .word(let string):
                finishValue(JSONSyntax(range: token.range, content: .string(string)))
            case .scalar(let content):
                finishValue(JSONSyntax(range: token.range, content: content))
            case .stray(let isReported):
                if !isReported && !frames[0].isForgiven { reportNoPlace(token.range) }
                frames[0].isForgiven = true
            case .close, .comma, .colon:
                if !frames[0].isForgiven { reportNoPlace(token.range) }
                frames[0].isForgiven = true
            case .end:
                return false
            }
            return true
        }
        if structureIsReported { return false }
        switch token.kind {
        case .close(let bracket):
            lexer.diagnostics.report(
                .jsonUnexpected, "'\(bracket.closing)' closes nothing", at: token.range,
                fixes: [FixIt("remove it", range: token.range, replacement: "")])
        case .stray(isReported: true):
            break
        case .stray where lexerText(token.range) == ";":
            lexer.diagnostics.report(
                .jsonUnexpected, "no ';' stands behind a value", at: token.range,
                fixes: [FixIt("remove it", range: token.range, replacement: "", isSafe: true)])
            return true
        default:
            lexer.diagnostics.report(
                .jsonTrailingContent, "a file holds one value, and it has ended", at: token.range,
                notes: root.map { [Diagnostic.Note("the value", at: $0.range)] } ?? [])
        }
        return false
    }

    private mutating func reportNoPlace(_ range: SourceRange) {
        reportUnexpected("'\(lexerText(range))' begins no value", at: range)
    }

    /// Closes all brackets that are open at the end of the text.
    mutating func finishText() {
        if top > 0 && !structureIsReported && !lexer.isCutShort { reportUnclosed() }
        while top > 0 {
            // A missing value here was reported with the bracket.
            frames[top].isForgiven = true
            settleMember()
            pop(end: max(lastEnd, frames[top].open + 1), isComplete: false)
        }
        if root == nil && !frames[0].isForgiven && !lexer.isCutShort {
            lexer.diagnostics.report(
                .jsonEmpty, "a file must hold a JSON value", at: SourceRange(at: lexer.bytes.count))
        }
        let rest = frames[0].leading[...]
        if !rest.isEmpty { root = root.map { $0.with($0.comments.followed(by: rest)) } }
    }

    private mutating func reportUnclosed() {
        let innermost = frames[top]
        let end = SourceRange(at: lexer.bytes.count)
        var notes = [Diagnostic.Note("the file ends here", at: end)]
        if top > 1 {
            notes.append(
                Diagnostic.Note(
                    top == 2
                        ? "this bracket is open too"
                        : "\(top - 1) more brackets are open, the outermost is this",
                    at: openerRange(frames[1])))
        }
        var fixes: [FixIt] = []
        let canClose = innermost.state == .separator || innermost.state == .start
        if canClose && frames[1..<top].allSatisfy({ !$0.isObject || $0.state == .value }) {
            var closers = ""
            for frame in frames[1...].reversed() { closers += closing(frame) }
            let isBehindComment =
                (innermost.leading.last ?? lastComment(of: innermost)).map { !$0.isBlock } ?? false
            fixes = [
                FixIt(
                    "close with '\(closers)'", range: end,
                    replacement: isBehindComment ? "\n" + closers : closers)
            ]
        }
        lexer.diagnostics.report(
            .jsonUnclosedBracket, "'\(opening(innermost))' is never closed", at: openerRange(innermost),
            notes: notes, fixes: fixes)
    }

    private func lastComment(of frame: Frame) -> JSONComment? {
        frame.members.last?.comments.trailing.last ?? frame.elements.last?.comments.trailing.last
    }

    private func openerRange(_ frame: Frame) -> SourceRange {
        SourceRange(start: frame.open, end: frame.open + 1)
    }

    private func opening(_ frame: Frame) -> String {
        frame.isObject ? JSONToken.Bracket.brace.opening : JSONToken.Bracket.square.opening
    }

    private func closing(_ frame: Frame) -> String {
        frame.isObject ? JSONToken.Bracket.brace.closing : JSONToken.Bracket.square.closing
    }

    private func lexerText(_ range: SourceRange) -> String {
        String(decoding: lexer.bytes[range.start..<range.end], as: UTF8.self)
    }
}
