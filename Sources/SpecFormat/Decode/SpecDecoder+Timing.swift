import MotionModel

/// A timing that was read, and where its parts are written.
struct TimingNode {
    let timing: Spec.Timing
    /// The whole timing, as it is written.
    let range: SourceRange
    /// The duration; nil where the timing gives none.
    let durationRange: SourceRange?
    /// The curve; nil where the timing gives none.
    let curveRange: SourceRange?
    /// The curve of the way back, where there is one.
    let reverseCurveRange: SourceRange?
    /// How often or how long it plays; nil where the timing doesn't say.
    let repetitionRange: SourceRange?
    /// Whether the duration was reported to look like milliseconds.
    let isSuspicious: Bool
}

extension SpecDecoder {
    /// A timing: an object, or the name of a shared one.
    mutating func timing(_ syntax: JSONSyntax, _ what: String) -> TimingNode? {
        guard case .string = syntax.content else { return timingObject(syntax) }
        return word(syntax, what).flatMap { sharedTiming($0) }
    }

    /// The shared timing of a name.
    mutating func sharedTiming(_ string: JSONString) -> TimingNode? {
        let name = string.value
        switch timings.follow(name, at: string.range, &diagnostics) {
        case .value(let node): return node
        case .read(let member):
            let node = timing(member.value, "the timing '\(name)'")
            timings.end(name, node)
            return node
        case .unknown: break
        }
        switch imports.find(name, among: { $0.timings }) {
        case .value(let node): return node.referred(at: string.range)
        case .broken: return nil
        case .unknown:
            reportUnknownName(
                string, kind: timings.kind, id: timings.unknown, known: timings.order, among: { $0.timings })
            return nil
        }
    }

    private mutating func timingObject(_ syntax: JSONSyntax) -> TimingNode? {
        guard let reader = object(syntax, of: TimingField.self, namedElsewhere: true) else { return nil }
        var isSound = reader.isComplete
        let delay = optional(TimingField.delay, reader[.delay], &isSound) {
            $0.time($1, $2, allowsNegative: true)
        }
        if let delay, let syntax = reader[.delay] { count(delay: delay.seconds, at: syntax) }
        let endDelay = optional(TimingField.endDelay, reader[.endDelay], &isSound) {
            $0.time($1, $2, allowsNegative: true)
        }
        let duration = optional(TimingField.duration, reader[.duration], &isSound) {
            $0.chosenDuration($1, $2)
        }
        let curve = optional(TimingField.curve, reader[.curve], &isSound) { $0.chosenCurve($1, $2) }
        let reverseCurve = optional(TimingField.reverseCurve, reader[.reverseCurve], &isSound) {
            $0.chosenCurve($1, $2)
        }
        let playback = playbackKeys(&isSound) { reader.member($0) }
        if !checkKeys(reader, autoreverses: playback.autoreverses) { isSound = false }
        guard isSound else { return nil }

        checkNaturalDuration(reader, curve, syntax)
        let length = duration?.duration ?? defaultDuration
        noteOpen(duration: duration?.duration, curve: curve?.curve, at: syntax.range)
        return TimingNode(
            timing: Spec.Timing(
                delay: delay?.seconds ?? 0, endDelay: endDelay?.seconds ?? 0, duration: length,
                curve: curve?.curve ?? defaultCurve(for: duration?.duration),
                repetition: playback.repeatFor.map { .seconds($0) } ?? .iterations(playback.iterations ?? 1),
                iterationStart: playback.iterationStart,
                direction: playback.direction,
                autoreverses: playback.autoreverses ?? false, reverseCurve: reverseCurve?.curve,
                speed: playback.speed),
            range: syntax.range, durationRange: reader[.duration]?.range, curveRange: reader[.curve]?.range,
            reverseCurveRange: reader[.reverseCurve]?.range,
            repetitionRange: (reader[.iterations] ?? reader[.repeatFor])?.range,
            isSuspicious: duration?.isSuspicious ?? false)
    }

    /// The default curve; a duration of 0 without a curve asks for a jump, whatever length the default has.
    private func defaultCurve(for duration: Spec.Timing.Duration?) -> Curve {
        if duration == .seconds(0), defaultCurve.naturalDuration != nil { return .instant }
        return defaultCurve
    }

    mutating func iterations(_ syntax: JSONSyntax, _ what: String) -> Double? {
        if case .string(let string) = syntax.content {
            if string.value == "infinite" { return .infinity }
            var fixes: [FixIt] = []
            let known = ["infinite", "infinity", "forever", "Infinity"]
            if Suggestion.nearest(to: string.value, among: known) != nil {
                fixes = [FixIt("write 'infinite'", range: syntax.range, replacement: "\"infinite\"")]
            } else {
                return number(syntax, what)
            }
            diagnostics.report(
                .unknownValue, "\(what) is a number or 'infinite', not '\(string.value)'", at: syntax.range,
                fixes: fixes)
            return nil
        }
        return number(
            syntax, what, in: 0...Limits.iterations, "lies between 0 and 1e9 or is 'infinite'",
            id: .iterations)
    }

    /// Keys that exclude or need each other.
    private mutating func checkKeys(_ reader: ObjectReader<TimingField>, autoreverses: Bool?) -> Bool {
        var isSound = true
        if let curve = reader.member(.reverseCurve) {
            if reader[.autoreverse] == nil {
                let text = "\(JSONValue.quoted(TimingField.autoreverse.rawValue)): true, "
                diagnostics.report(
                    .missingKey,
                    "'\(TimingField.reverseCurve.rawValue)' needs '\(TimingField.autoreverse.rawValue)': without "
                        + "it there is no way back",
                    at: curve.key.range,
                    fixes: [
                        FixIt(
                            "add '\(TimingField.autoreverse.rawValue)'",
                            range: SourceRange(at: curve.range.start), replacement: text)
                    ])
                isSound = false
            } else if autoreverses == false, let member = reader.member(.autoreverse) {
                reportConflict(member, curve, because: "there is no way back")
                isSound = false
            }
        }
        return isSound
    }

    /// A curve with a length of its own makes a duration pointless.
    private mutating func checkNaturalDuration(
        _ reader: ObjectReader<TimingField>, _ curve: CurveNode?, _ syntax: JSONSyntax
    ) {
        guard let member = reader.member(.duration), case .object(let object) = syntax.content else { return }
        if curve == nil, defaultCurve(for: .seconds(0)) == .instant, isZero(member.value) { return }
        guard let length = (curve?.curve ?? defaultCurve).naturalDuration, length > 0 else { return }
        let seconds = NumberText.text((length * 1000).rounded() / 1000)
        diagnostics.report(
            .springDurationIgnored, "the spring settles in \(seconds) s by itself, this duration is ignored",
            at: member.value.range, fixes: [removal(of: member, from: object)])
    }

    private func isZero(_ syntax: JSONSyntax) -> Bool {
        if case .number(let value) = syntax.content { return value == 0 }
        return false
    }
}
