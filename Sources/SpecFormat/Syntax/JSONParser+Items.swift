extension JSONParser {
    /// Handles a string, or a bare word where a key is expected.
    mutating func acceptString(_ string: JSONString, at token: JSONToken, isQuoted: Bool) {
        let index = top
        guard frames[index].isObject else {
            prepareValue(at: token)
            finishValue(JSONSyntax(range: string.range, content: .string(string)))
            return
        }
        switch frames[index].state {
        case .start, .item:
            beginMember(string, isQuoted: isQuoted)
        case .separator:
            // On a line of its own a string is more likely a key without its colon than a second value.
            let isMember = token.beginsLine ? lexer.memberFollows() : lexer.colonFollows()
            guard frames[index].isForgiven || isMember else {
                reportUnexpected(
                    "expected ',' or '}' behind the value", at: string.range)
                frames[index].isComplete = false
                return
            }
            if !frames[index].isForgiven { reportMissingComma() }
            beginMember(string, isQuoted: isQuoted)
        case .colon:
            if lexer.colonFollows() {
                finishMissingValue()
                beginMember(string, isQuoted: isQuoted)
            } else {
                prepareValue(at: token)
                finishValue(JSONSyntax(range: string.range, content: .string(string)))
            }
        case .value:
            finishValue(JSONSyntax(range: string.range, content: .string(string)))
        }
    }

    private mutating func beginMember(_ key: JSONString, isQuoted: Bool) {
        let index = top
        if !isQuoted {
            let quoted = JSONValue.quoted(key.value)
            lexer.diagnostics.report(
                .jsonUnquotedKey, "a key must be in double quotes", at: key.range,
                fixes: [FixIt("write '\(quoted)'", range: key.range, replacement: quoted, isSafe: true)])
        }
        frames[index].isForgiven = !isQuoted
        frames[index].key = key
        frames[index].state = .colon
    }

    /// Brings the innermost frame to the point where a value may come, and reports missing tokens before `token`.
    mutating func prepareValue(at token: JSONToken) {
        let index = top
        if frames[index].isObject {
            switch frames[index].state {
            case .start, .item:
                lexer.diagnostics.report(
                    .jsonMissingKey, "a value in an object must have a key", at: token.range)
                frames[index].discardsValue = true
            case .separator:
                if !frames[index].isForgiven {
                    reportUnexpected("expected ',' or '}' behind the value", at: token.range)
                }
                frames[index].discardsValue = true
            case .colon:
                lexer.diagnostics.report(
                    .jsonMissingColon, "a key and its value must be separated by ':'",
                    at: SourceRange(at: lastEnd),
                    fixes: [
                        FixIt("insert ':'", range: SourceRange(at: lastEnd), replacement: ":", isSafe: true)
                    ])
            case .value:
                break
            }
        } else if frames[index].state == .separator && !frames[index].isForgiven {
            reportMissingComma()
        }
    }

    /// Handles a comma inside brackets.
    mutating func acceptComma(at range: SourceRange) {
        let index = top
        settleMember()
        if frames[index].state == .separator {
            frames[index].isForgiven = false
            frames[index].state = .item
        } else if frames[index].isForgiven {
            frames[index].isForgiven = false
        } else {
            lexer.diagnostics.report(
                .jsonExtraComma, "nothing stands before this comma", at: range,
                fixes: [FixIt("remove the comma", range: range, replacement: "", isSafe: true)])
        }
    }

    /// Handles a colon inside brackets.
    mutating func acceptColon(at range: SourceRange) {
        let index = top
        guard frames[index].isObject else {
            reportUnexpected("an array has no keys", at: range)
            frames[index].isComplete = false
            if frames[index].state == .separator {
                frames[index].discardsValue = true
                frames[index].state = .value
            }
            return
        }
        switch frames[index].state {
        case .start, .item:
            lexer.diagnostics.report(.jsonMissingKey, "a value in an object must have a key", at: range)
            frames[index].discardsValue = true
            frames[index].state = .value
            frames[index].isForgiven = true
        case .colon:
            frames[index].state = .value
            frames[index].isForgiven = false
        case .value:
            lexer.diagnostics.report(
                .jsonUnexpected, "one ':' separates a key and its value", at: range,
                fixes: [FixIt("remove the ':'", range: range, replacement: "", isSafe: true)])
        case .separator:
            reportUnexpected("expected ',' or '}' behind the value", at: range)
            frames[index].discardsValue = true
            frames[index].state = .value
            frames[index].isForgiven = true
        }
    }

    /// Handles bytes that begin no token as the token that was most likely meant.
    mutating func acceptStray(at range: SourceRange, isReported: Bool) {
        let index = top
        let text = String(decoding: lexer.bytes[range.start..<range.end], as: UTF8.self)
        let state = frames[index].state
        let isObject = frames[index].isObject
        if isReported {
            // Reported already.
        } else if isObject && state == .colon && (text == "=" || text == "=>") {
            lexer.diagnostics.report(
                .jsonMissingColon, "a key and its value must be separated by ':'", at: range,
                fixes: [FixIt("write ':'", range: range, replacement: ":", isSafe: true)])
        } else if state == .separator && text == ";" {
            lexer.diagnostics.report(
                .jsonMissingComma, "values must be separated by ','", at: range,
                fixes: [FixIt("write ','", range: range, replacement: ",", isSafe: true)])
        } else if !frames[index].isForgiven {
            reportUnexpected("'\(text)' has no place here", at: range)
        }
        switch state {
        case .separator:
            frames[index].isForgiven = true
        case .colon:
            frames[index].state = .value
            frames[index].isForgiven = true
        case .value:
            finishValue(JSONSyntax(range: range, content: .invalid))
            frames[top].isForgiven = true
        case .start, .item:
            if isObject {
                frames[index].state = .colon
                frames[index].isForgiven = true
                frames[index].isComplete = false
            } else {
                finishValue(JSONSyntax(range: range, content: .invalid))
                frames[top].isForgiven = true
            }
        }
    }

    /// Ends a member that has no value.
    mutating func settleMember() {
        let index = top
        guard frames[index].isObject else { return }
        if frames[index].state == .colon || frames[index].state == .value { finishMissingValue() }
    }

    private mutating func finishMissingValue() {
        let index = top
        let place = SourceRange(at: lastEnd)
        if !frames[index].isForgiven, !frames[index].discardsValue, let key = frames[index].key {
            lexer.diagnostics.report(
                .jsonMissingValue, "the key '\(key.value)' has no value", at: place,
                notes: [Diagnostic.Note("the key", at: key.range)])
        }
        if frames[index].key == nil { frames[index].isComplete = false }
        finishValue(JSONSyntax(range: place, content: .invalid))
    }

    private mutating func reportMissingComma() {
        lexer.diagnostics.report(
            .jsonMissingComma, "values must be separated by ','", at: SourceRange(at: lastEnd),
            fixes: [FixIt("insert ','", range: SourceRange(at: lastEnd), replacement: ",", isSafe: true)])
    }

    /// Reports a token that is out of place, and that no correction can mend.
    mutating func reportUnexpected(_ message: String, at range: SourceRange) {
        lexer.diagnostics.report(.jsonUnexpected, message, at: range)
    }
}
