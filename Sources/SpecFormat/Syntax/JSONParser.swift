import MotionModel

/// Builds the syntax tree, on a stack of its own so that no text can exhaust the machine's.
struct JSONParser {
    /// One open bracket, or the document itself.
    struct Frame {
        enum Kind: Hashable {
            case document
            case container(JSONToken.Bracket)
        }

        enum State: Hashable {
            /// After the opening bracket.
            case start
            /// After a comma.
            case item
            /// After a key.
            case colon
            /// After a colon.
            case value
            /// After a value.
            case separator
        }

        let kind: Kind
        /// The offset of the opening bracket.
        let open: Int
        var state = State.start
        var elements: [JSONSyntax] = []
        var members: [JSONMember] = []
        /// The positions of the keys in `members`, once there are many.
        var places: [String: Int] = [:]
        /// The comments before the next element or member.
        var leading: [JSONComment] = []
        var key: JSONString?
        /// Whether the next value has no place in the tree.
        var discardsValue = false
        /// Whether the absence of the next token was already reported in other words.
        var isForgiven = false
        /// Whether none of the content was lost.
        var isComplete = true

        init(_ kind: Kind, open: Int) {
            self.kind = kind
            self.open = open
        }

        var isObject: Bool { kind == .container(.brace) }
    }

    /// The source of tokens, which also collects the problems.
    var lexer: JSONLexer
    /// The bounds of the text.
    let limits: JSONSyntax.Limits
    /// The document and the open brackets in it, the innermost last.
    var frames = [Frame(.document, open: 0)]
    /// The document's value, after it has been read.
    var root: JSONSyntax?
    /// The offset after the last token.
    var lastEnd = 0
    /// Whether mismatched brackets or the early end of the text have been reported.
    var structureIsReported = false
    /// The number of times that the rest of the text was searched for brackets.
    var searches = 0

    /// Creates a parser at the start of the text.
    init(bytes: [UInt8], strictJSON: Bool, limits: JSONSyntax.Limits, diagnostics: Diagnostics) {
        lexer = JSONLexer(bytes: bytes, strictJSON: strictJSON, diagnostics: diagnostics)
        self.limits = limits
    }

    /// The frame of the innermost open bracket.
    var top: Int { frames.count - 1 }

    /// Reads the whole text.
    mutating func parse() -> JSONSyntax? {
        guard acceptText() else { return nil }
        lexer.skipByteOrderMark()
        guard !lexer.refusesYAML() else { return nil }
        lexer.skipAssignment()
        lastEnd = lexer.offset
        while true {
            let state = frames[top].state
            let isObject = frames[top].isObject
            let isKey = isObject && state != .value && state != .colon
            let isValue = isObject ? state == .value : state != .separator
            let token = lexer.next(isKey: isKey, isValue: isValue)
            attachComments(before: token)
            if case .end = token.kind {
                finishText()
                return root
            }
            guard accept(token) else { return root }
            lastEnd = max(lastEnd, token.range.end)
        }
    }

    /// Whether the text may be read at all.
    private mutating func acceptText() -> Bool {
        let bytes = lexer.bytes
        if bytes.count > limits.size {
            lexer.diagnostics.report(
                .jsonSize, "a text must not exceed \(limits.size) bytes, this one has \(bytes.count)",
                at: SourceRange(at: 0))
            return false
        }
        if BakedTimeline.isBegun(by: bytes) {
            lexer.diagnostics.report(
                .jsonUnexpected, "this is a baked motion and no spec: 'sample', 'plot' and 'diff' read it",
                at: SourceRange(at: 0))
            return false
        }
        let isWide =
            bytes.count >= 2
            && (bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF
                || (bytes[0] == 0) != (bytes[1] == 0))
        if isWide {
            lexer.diagnostics.report(
                .jsonUTF8, "text must be UTF-8, this is UTF-16 or UTF-32", at: SourceRange(start: 0, end: 2))
            return false
        }
        return true
    }

    /// Handles one token; false ends the reading.
    private mutating func accept(_ token: JSONToken) -> Bool {
        if frames[top].kind == .document { return acceptInDocument(token) }
        switch token.kind {
        case .open(let bracket):
            prepareValue(at: token)
            push(bracket, at: token.range)
        case .close(let bracket):
            close(bracket, at: token.range)
        case .comma:
            acceptComma(at: token.range)
        case .colon:
            acceptColon(at: token.range)
        case .string(let string):
            acceptString(string, at: token, isQuoted: true)
        case .word(let word):
            acceptString(word, at: token, isQuoted: false)
        case .scalar(let content):
            prepareValue(at: token)
            finishValue(JSONSyntax(range: token.range, content: content))
        case .stray(let isReported):
            acceptStray(at: token.range, isReported: isReported)
        case .end:
            return false
        }
        return true
    }

    /// Opens a bracket, or skips all of it if it is nested too deeply.
    mutating func push(_ bracket: JSONToken.Bracket, at range: SourceRange) {
        guard frames.count <= limits.depth else {
            lexer.diagnostics.report(
                .jsonDepth, "brackets must not nest deeper than \(limits.depth)", at: range)
            let isClosed = lexer.skipBrackets()
            if !isClosed { structureIsReported = true }
            lastEnd = lexer.offset
            finishValue(
                JSONSyntax(range: SourceRange(start: range.start, end: lexer.offset), content: .invalid))
            return
        }
        frames.append(Frame(.container(bracket), open: range.start))
    }

    /// Adds a value to the innermost frame.
    mutating func finishValue(_ value: JSONSyntax) {
        let index = top
        if frames[index].discardsValue {
            frames[index].isComplete = false
        } else {
            let comments = JSONComments(leading: frames[index].leading)
            switch frames[index].kind {
            case .document: root = comments.isEmpty ? value : value.with(comments)
            case .container(.square):
                frames[index].elements.append(comments.isEmpty ? value : value.with(comments))
            case .container(.brace):
                if let key = frames[index].key { append(key, value, comments) }
            }
        }
        frames[index].leading = []
        frames[index].key = nil
        frames[index].discardsValue = false
        frames[index].isForgiven = false
        frames[index].state = .separator
    }

    private mutating func append(_ key: JSONString, _ value: JSONSyntax, _ comments: JSONComments) {
        let index = top
        reportDuplicate(of: key)
        if !frames[index].places.isEmpty && frames[index].places[key.value] == nil {
            frames[index].places[key.value] = frames[index].members.count
        }
        frames[index].members.append(JSONMember(key: key, value: value, comments: comments))
    }

    /// Keys are compared as `String` compares, so canonically equivalent spellings are the same key.
    private mutating func reportDuplicate(of key: JSONString) {
        let index = top
        let members = frames[index].members
        var first: Int?
        if members.count < 16 {
            first = members.firstIndex { $0.key.value == key.value }
        } else {
            if frames[index].places.isEmpty {
                for (place, member) in members.enumerated().reversed() {
                    frames[index].places[member.key.value] = place
                }
            }
            first = frames[index].places[key.value]
        }
        guard let first else { return }
        lexer.diagnostics.report(
            .duplicateKey, "the key '\(key.value)' stands twice in this object", at: key.range,
            notes: [Diagnostic.Note("first here", at: members[first].key.range)])
    }

    /// Closes the innermost bracket; `end` is the offset after it.
    mutating func pop(end: Int, isComplete: Bool = true) {
        let frame = frames.removeLast()
        let complete = frame.isComplete && isComplete
        let content: JSONSyntax.Content =
            frame.isObject
            ? .object(
                JSONObject(members: frame.members, danglingComments: frame.leading, isComplete: complete))
            : .array(
                JSONArray(elements: frame.elements, danglingComments: frame.leading, isComplete: complete))
        finishValue(JSONSyntax(range: SourceRange(start: frame.open, end: end), content: content))
    }

    /// Attaches the comments before a token to the value or member that they belong to.
    private mutating func attachComments(before token: JSONToken) {
        guard !lexer.comments.isEmpty else { return }
        let comments = lexer.takeComments()
        let index = top
        let isBehindItem = frames[index].state == .separator || frames[index].state == .item
        var trailing = 0
        // After a comment that belongs to the next item or ended on a later line, none belongs to the previous item.
        if isBehindItem && frames[index].leading.isEmpty && !endedOnLaterLine(frames[index]) {
            while trailing < comments.count && !comments[trailing].beginsLine { trailing += 1 }
            // Only a line end shows that a comment after a comma belongs to the item before it.
            if trailing == comments.count && frames[index].state == .item && !token.beginsLine {
                switch token.kind {
                case .close, .end: break
                default: trailing = 0
                }
            }
        }
        if trailing > 0 { attachTrailing(comments[..<trailing]) }
        frames[index].leading.append(contentsOf: comments[trailing...])
    }

    /// Whether a line ends within or after the comments before the comma just read.
    private func endedOnLaterLine(_ frame: Frame) -> Bool {
        guard frame.state == .item,
            let last = frame.members.last?.comments.trailing.last
                ?? frame.elements.last?.comments.trailing.last
        else { return false }
        let text = lexer.bytes[last.range.start..<last.range.end]
        return !last.isBlock || text.contains { $0 == 0x0A || $0 == 0x0D }
    }

    private mutating func attachTrailing(_ comments: ArraySlice<JSONComment>) {
        let index = top
        if frames[index].kind == .document {
            root = root.map { $0.with($0.comments.followed(by: comments)) }
        } else if let last = frames[index].members.indices.last {
            let own = frames[index].members[last].comments
            frames[index].members[last].comments = own.followed(by: comments)
        } else if let last = frames[index].elements.indices.last {
            let element = frames[index].elements[last]
            frames[index].elements[last] = element.with(element.comments.followed(by: comments))
        } else {
            frames[index].leading.append(contentsOf: comments)
        }
    }
}
