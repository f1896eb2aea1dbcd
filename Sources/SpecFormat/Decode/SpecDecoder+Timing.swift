import MotionModel

extension SpecDecoder {
    /// Reads a timing: an object, or the name of a shared one.
    ///
    /// - Parameter entry: The name under which a variant lists it.
    mutating func timing(
        _ syntax: JSONSyntax, _ what: @autoclosure () -> Phrase, entry: SourceRange? = nil
    ) -> Boxed<TimingDraft>? {
        guard syntax.isString else { return timingObject(syntax, entry) }
        guard var timing = word(syntax, what()).flatMap({ sharedTiming($0) }) else { return nil }
        if let curve = timing.wrappedValue.curve?.curve, let duration = timing.wrappedValue.duration {
            note(
                .timing(TimingFacts(timing.wrappedValue, curve: curve, duration: duration)), at: syntax.range)
        }
        if let entry { timing.wrappedValue.places.entry = entry }
        return timing
    }

    /// The shared timing of a name.
    mutating func sharedTiming(_ string: JSONString) -> Boxed<TimingDraft>? {
        let name = string.value
        note(.timing, named: string, isOwn: timings[name] != nil)
        switch timings.follow(name, at: string.range, &diagnostics) {
        case .value(let timing): return timing
        case .read(let member):
            let timing = timing(member.value, "the timing '\(name)'")
            timings.end(name, timing)
            return timing
        case .unknown: break
        }
        switch imports.find(name, among: { $0.timings }) {
        case .value(let timing): return imported(timing, string)
        case .broken: return nil
        case .unknown:
            guard !isForeignTiming(string) else { return nil }
            reportUnknownName(
                string, kind: timings.kind, id: timings.unknown,
                known: !diagnostics.suggestions.areSpent ? timings.free : [], among: { $0.timings })
            return nil
        }
    }

    /// Whether a text is a whole timing as another tool writes it; reports it.
    mutating func isForeignTiming(_ string: JSONString) -> Bool {
        guard let json = ForeignTiming.json(string.value) else { return false }
        diagnostics.report(
            timings.unknown, "no \(timings.kind) is called '\(string.value)', here it is { \(json) }",
            at: string.range,
            fixes: [
                FixIt("write { \(json) }", range: string.range, replacement: "{ \(json) }", isSafe: true)
            ])
        return true
    }

    /// Whether a curve is a text with a duration in it; reports it.
    private mutating func isWholeTiming(_ curve: JSONMember, _ duration: JSONMember?) -> Bool {
        guard case .string(let string) = curve.value.content, curves[string.value] == nil,
            let members = ForeignTiming.members(string.value),
            members.contains(where: { $0.key == .duration }),
            let json = ForeignTiming.json(string.value)
        else { return false }
        let fixes =
            duration == nil && members.contains { $0.key == .curve }
            ? [FixIt("write \(json)", range: curve.range, replacement: json, isSafe: true)] : []
        diagnostics.report(
            curves.unknown, "no \(curves.kind) is called '\(string.value)', here it is \(json)",
            at: string.range,
            fixes: fixes)
        return true
    }

    private mutating func timingObject(
        _ syntax: JSONSyntax, _ entry: SourceRange?
    ) -> Boxed<TimingDraft>? {
        guard let reader = object(syntax, of: TimingField.self, namedElsewhere: true) else { return nil }
        var isSound = reader.isComplete
        var timing = timingKeys(of: nil, at: syntax.range, &isSound, { reader[$0] }, { reader.member($0) })
        if !checkWayBack(for: reader.member(.reverseCurve), reader.member(.autoreverse), timing) {
            isSound = false
        }
        guard isSound else { return nil }
        if case .object(let object) = syntax.content {
            checkIgnoredDuration(reader.member(.duration), timing, object)
        }
        noteOpen(duration: timing.duration, curve: timing.curve?.curve, at: syntax.range)
        let (curve, duration) = (
            timing.curve?.curve ?? defaultCurve(for: timing.duration), timing.duration ?? defaultDuration
        )
        note(.timing(TimingFacts(timing, curve: curve, duration: duration)), at: syntax.range)
        // The open parts of a timing are filled with the defaults of the file that contains it.
        if timing.curve == nil { timing.curve = CurveDraft(curve) }
        timing.duration = duration
        timing.places.entry = entry
        return Boxed(timing)
    }

    /// The default curve; a duration of 0 without a curve is a jump, whatever length the default has.
    func defaultCurve(for duration: WrittenDuration?) -> Curve {
        if duration == .seconds(0), defaultCurve.naturalDuration != nil { return .instant }
        return defaultCurve
    }

    // MARK: Keys

    /// Reads the keys that timings and nodes share; the two tables have the same names for them.
    ///
    /// - Parameters:
    ///   - head: The kind of node; nil for a timing, which has no parent.
    ///   - place: The range of the timing, or of the node's head key.
    ///   - environment: The meanings of names in a delay that is an expression; nil for the spec's parameters.
    ///   - value: The value of a key, if there is one.
    ///   - member: The same with the key, which is asked for where something is reported.
    mutating func timingKeys(
        of head: NodeHead?, at place: SourceRange, _ isSound: inout Bool,
        in environment: ExpressionEnvironment? = nil,
        _ value: (TimingField) -> JSONSyntax?, _ member: (TimingField) -> JSONMember?
    ) -> TimingDraft {
        func read<Value>(
            _ key: TimingField, _ read: (inout SpecDecoder, JSONSyntax, TimingField) -> Value?
        ) -> Value? { optional(key, value(key), &isSound, read) }
        var timing = TimingDraft(at: place)
        readTimes(of: head, &timing, &isSound, environment, value)
        let curve = value(.curve)
        if curve?.isString ?? false, let curve = member(.curve), isWholeTiming(curve, member(.duration)) {
            isSound = false
        } else {
            timing.curve = optional(TimingField.curve, curve, &isSound) { $0.chosenCurve($1, $2.quoted) }
        }
        timing.reverseCurve = read(.reverseCurve) { $0.chosenCurve($1, $2.quoted) }
        timing.iterations = read(.iterations) { $0.iterations($1, $2) } ?? 1
        timing.repeatFor = read(.repeatFor) { $0.time($1, $2.quoted, allowsNegative: false)?.seconds }
        if let first = member(.iterations), let second = member(.repeatFor) {
            reportConflict(first, second)
            isSound = false
        }
        timing.direction = read(.direction) { $0.choice($1, $2) } ?? .normal
        timing.autoreverses = read(.autoreverse) { $0.bool($1, $2) } ?? false
        timing.iterationStart = read(.iterationStart) { $0.number($1, $2, id: .iterations) } ?? 0
        timing.speed = read(.speed) { $0.number($1, $2, id: .speed) } ?? 1
        timing.places.curve = curve?.range
        timing.places.reverseCurve = value(.reverseCurve)?.range
        timing.places.repetition = (value(.iterations) ?? value(.repeatFor))?.range
        return timing
    }

    /// Reads the delays and the duration.
    private mutating func readTimes(
        of head: NodeHead?, _ timing: inout TimingDraft, _ isSound: inout Bool,
        _ environment: ExpressionEnvironment?, _ value: (TimingField) -> JSONSyntax?
    ) {
        func time(_ key: TimingField, _ value: JSONSyntax?) -> NodeTime {
            optional(key, value, &isSound) { decoder, syntax, key in
                if key == .delay, decoder.looksLikeExpression(syntax),
                    case .string(let string) = syntax.content
                {
                    return decoder.lateTime(
                        string, key.quoted, environment, computed: "a \(key.quoted) that is worked out")
                }
                return head == nil
                    ? decoder.time(syntax, key.quoted, allowsNegative: true).map { .seconds($0.seconds) }
                    : decoder.nodeTime(syntax, key.quoted, allowsNegative: true)
            } ?? .zero
        }
        let delay = value(.delay)
        timing.delay = time(.delay, delay)
        timing.places.delay = delay?.range
        timing.endDelay = time(.endDelay, value(.endDelay))
        if let delay, case .seconds(let seconds) = timing.delay { count(delay: seconds, at: delay) }
        guard let duration = value(.duration) else { return }
        timing.places.duration = duration.range
        if head != nil, share(duration) != nil {
            let time = optional(TimingField.duration, duration, &isSound) {
                $0.nodeTime($1, $2.quoted, allowsNegative: false)
            }
            timing.share = time?.share
            return
        }
        let isChosen = head?.hasChosenDuration ?? true
        let read = optional(TimingField.duration, duration, &isSound) {
            isChosen ? $0.chosenDuration($1, $2.quoted) : $0.duration($1, $2.quoted)
        }
        timing.duration = read?.duration
        timing.places.isSuspicious = read?.isSuspicious ?? false
    }

    private mutating func iterations(_ syntax: JSONSyntax, _ key: TimingField) -> Double? {
        if case .string(let string) = syntax.content {
            if string.value == "infinite" { return .infinity }
            guard !looksLikeExpression(syntax), !Quantity.beginsNumber(string.value) else {
                return number(syntax, key)
            }
            let known = ["infinite", "infinity", "forever", "indefinite"]
            let hint = diagnostics.suggestions.hint(for: string.value, among: known, listing: 0)
            let folded = string.value.folded
            let isSaid = folded == "inf" || known.contains { folded.hasSuffix($0) }
            let fix = FixIt(
                "write 'infinite'", range: syntax.range, replacement: "\"infinite\"",
                isSafe: isSaid || hint.isSlip)
            diagnostics.report(
                .unknownValue, "\(key.quoted) is a number or 'infinite', not '\(string.value)'",
                at: syntax.range, fixes: isSaid || hint.nearest != nil ? [fix] : [])
            return isSaid ? .infinity : nil
        }
        return number(syntax, key, id: .iterations)
    }

    /// Whether a key that concerns the way back, if it is there, has one; reports it.
    ///
    /// - Parameter mends: Whether there can be one.
    mutating func checkWayBack(
        for member: JSONMember?, _ autoreverse: JSONMember?, _ timing: TimingDraft, mends: Bool = true
    ) -> Bool {
        guard let member, !timing.autoreverses else { return true }
        if let autoreverse {
            // An invalid value has been reported.
            if case .bool = autoreverse.value.content {
                reportConflict(autoreverse, member, because: "there is no way back")
            }
            return false
        }
        let key = TimingField.autoreverse
        diagnostics.report(
            .missingKey, "'\(member.key.value)' needs \(key.quoted): without it there is no way back",
            at: member.key.range,
            fixes: mends
                ? [
                    FixIt(
                        "add \(key.quoted)", range: SourceRange(at: member.range.start),
                        replacement: "\(JSONValue.quoted(key.rawValue)): true, ")
                ] : [])
        return false
    }

    /// Reports a duration that is ignored because the curve has a length of its own, or takes no time.
    mutating func checkIgnoredDuration(
        _ duration: @autoclosure () -> JSONMember?, _ timing: TimingDraft, _ object: JSONObject
    ) {
        let curve = timing.curve?.curve ?? defaultCurve(for: timing.duration)
        guard let length = curve.naturalDuration, length > 0 || timing.duration != .seconds(0),
            let member = duration()
        else { return }
        let seconds = NumberText.text((length * 1000).rounded() / 1000)
        let reason =
            curve == .instant ? "'instant' takes no time" : "the spring settles in \(seconds) s by itself"
        diagnostics.report(
            .springDurationIgnored, "\(reason), this duration is ignored",
            at: member.value.range, fixes: [removal(of: member, from: object)])
    }
}
