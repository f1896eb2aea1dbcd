import MotionModel

extension SpecDecoder {
    /// Reads the transitions, as far as that is possible without the variants' ends.
    mutating func readTransitions(_ syntax: JSONSyntax?, _ draft: inout Draft, _ states: [String]?) {
        guard let syntax else { return }
        let what = SpecField.transitions.quoted
        guard let array = list(syntax, what) else { return }
        if array.elements.isEmpty, array.isComplete {
            diagnostics.report(.emptyValue, "\(what) needs at least one transition", at: syntax.range)
        }
        for element in array.elements {
            if let node = transition(element, states) {
                draft.transitions.append(node)
            } else {
                draft.transitionsAreSound = false
            }
        }
    }

    private mutating func transition(_ syntax: JSONSyntax, _ states: [String]?) -> TransitionDraft? {
        guard let reader = object(syntax, of: TransitionField.self) else { return nil }
        var isSound = reader.isComplete
        let end = reader[.to].flatMap { word($0, TransitionField.to.quoted) }
        // Without a variant to play, no transition leads from a state to itself.
        let others = states?.filter { reader.has(.play) || $0 != end?.value } ?? []
        let starts = startStates(reader[.from], states, guessing: others, &isSound)
        let endState = end.flatMap { state($0, states) }
        var events: [JSONString] = []
        if let on = reader[.on] {
            events = names(on, TransitionField.on.quoted, of: "an event's name") ?? []
            if events.isEmpty { isSound = false }
            for event in events { note(.event, defining: event) }
        }
        let after = optional(TransitionField.after, reader[.after], &isSound) { decoder, syntax, key in
            decoder.after(syntax, key.quoted)
        }
        if let first = reader.member(.on), let second = reader.member(.after) {
            reportConflict(first, second, because: "an event or a time takes a transition")
            isSound = false
        } else if isSound, reader[.on] == nil, reader[.after] == nil {
            diagnostics.report(
                .missingKey,
                "a transition needs \(TransitionField.on.quoted) or \(TransitionField.after.quoted)",
                at: reader.opening)
            isSound = false
        }
        let condition = optional(TransitionField.when, reader[.when], &isSound) { decoder, syntax, key in
            decoder.condition(syntax, key.quoted)
        }
        let play = optional(TransitionField.play, reader[.play], &isSound) { decoder, syntax, key in
            decoder.word(syntax, key.quoted)
        }
        if let play { plays.append(play) }
        guard isSound, let end, let endState else { return nil }
        return TransitionDraft(
            opening: reader.opening, startStates: starts, endState: endState, end: end, events: events,
            after: after, condition: condition, play: play)
    }

    /// The states of `from`; nil for all but one, and for those that were reported.
    ///
    /// - Parameter guesses: The states of which an unknown one may be a misspelling.
    private mutating func startStates(
        _ syntax: JSONSyntax?, _ states: [String]?, guessing guesses: [String], _ isSound: inout Bool
    ) -> [Int]? {
        guard let syntax else {
            isSound = false
            return nil
        }
        guard syntax.word != TransitionField.any else { return nil }
        let names = names(syntax, TransitionField.from.quoted, of: "a state's name") ?? []
        // Nothing stands in a list twice.
        let others =
            names.count > 1 ? guesses.filter { guess in !names.contains { $0.value == guess } } : guesses
        let indices = names.compactMap { state($0, states, guessing: others) }
        if names.isEmpty || indices.count < names.count { isSound = false }
        return indices
    }

    /// Reads a name, or a list of names without repetitions; nil where something was reported.
    mutating func names(_ syntax: JSONSyntax, _ what: Phrase, of element: Phrase) -> [JSONString]? {
        guard case .array(let array) = syntax.content else { return word(syntax, what).map { [$0] } }
        if array.elements.isEmpty, array.isComplete {
            diagnostics.report(.emptyValue, "\(what) needs at least one name", at: syntax.range)
        }
        var names: [JSONString] = []
        var isSound = array.isComplete
        for syntax in array.elements {
            guard let name = word(syntax, element) else {
                isSound = false
                continue
            }
            if let first = names.first(where: { $0.value == name.value }) {
                diagnostics.report(
                    .duplicateName, "'\(name.value)' stands in this list twice", at: name.range,
                    notes: [Diagnostic.Note("it is here already", at: first.range)])
                isSound = false
            } else {
                names.append(name)
            }
        }
        return isSound ? names : nil
    }

    /// The index of a state; nil for an unknown one, which is reported.
    ///
    /// - Parameter guesses: The states of which an unknown one may be a misspelling; by default all.
    mutating func state(
        _ name: JSONString, _ states: [String]?, guessing guesses: [String]? = nil
    ) -> Int? {
        guard let states else { return nil }
        guard let index = states.firstIndex(of: name.value) else {
            reportUnknownName(name, kind: "state", id: .unknownState, known: guesses ?? states)
            return nil
        }
        if statesAreGiven { note(.state, named: name, isOwn: true) }
        return index
    }

    /// ★ What others call the end of what is played, without capitals.
    private static let completions = [
        "completed", "completion", "finished", "done", "end", "ended", "animationend", "transitionend",
        "oncomplete",
    ]

    private mutating func after(
        _ syntax: JSONSyntax, _ what: Phrase
    ) -> (seconds: Double, range: SourceRange)? {
        if syntax.word == TransitionField.complete { return (0, syntax.range) }
        if let word = syntax.word?.folded, Self.completions.contains(word) {
            let text = JSONValue.quoted(TransitionField.complete)
            diagnostics.report(
                .unknownValue, "what is played to its end is \(text)", at: syntax.range,
                fixes: [FixIt("write \(text)", range: syntax.range, replacement: text, isSafe: true)])
            return (0, syntax.range)
        }
        return time(syntax, what, allowsNegative: false).map { ($0.seconds, syntax.range) }
    }

    private mutating func condition(_ syntax: JSONSyntax, _ what: Phrase) -> Expression? {
        guard let string = text(syntax, what) else { return nil }
        guard looksLikeExpression(syntax) else {
            let meant = JSONString(
                value: "= " + string.value, range: string.range, contentRange: string.contentRange,
                escapes: [])
            let text = JSONValue.quoted(meant.value)
            let fixes =
                kind(of: meant) == .truth
                ? [FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)] : []
            diagnostics.report(
                .expressionSyntax, "an expression begins with '='", at: string.range, fixes: fixes)
            return nil
        }
        var environment = self.environment
        environment.defineUnreadable("a condition depends on parameters alone")
        guard let read = expression(string, environment: environment) else { return nil }
        guard read.kind == .truth else {
            diagnostics.report(
                .expressionType, "\(what) takes true or false, not \(read.kind.phrase)",
                at: string.contentRange)
            return nil
        }
        return read.components[0]
    }
}
