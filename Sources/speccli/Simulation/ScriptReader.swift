import SpecFormat

/// Reads a script, and collects all problems.
struct ScriptReader {
    /// The decoder for the parts that scripts share with specs, with the problems so far.
    var decoder = SpecDecoder()
    /// The largest number of frames of a trace.
    static let mostFrames = 1e7

    /// The problems so far.
    var diagnostics: Diagnostics { decoder.diagnostics }

    /// The script of a text; nil when an essential part is wrong, which was reported.
    mutating func read(_ file: SourceFile) -> Script? {
        guard let syntax = JSONSyntax.parse(file, diagnostics: &decoder.diagnostics),
            !isSpec(syntax), let members = decoder.object(syntax, of: ScriptField.self)
        else { return nil }
        if let schema = members[.schema] { _ = decoder.text(schema, "'$schema'") }
        let spec = members[.spec].flatMap { decoder.text($0, "'spec'") }
        let fps = decoder.number(members, .fps, default: 60) ?? 60
        let until = members[.until].flatMap { decoder.seconds($0, ScriptField.until) }
        if let until, let syntax = members[.until], until * fps > Self.mostFrames {
            decoder.diagnostics.report(
                .range, "'until' makes more than \(Int(Self.mostFrames)) frames", at: syntax.range)
        }
        let parameters = members[.parameters].flatMap { decoder.entries($0, "'parameters'") } ?? []
        let state = members[.state].flatMap { decoder.text($0, "'state'") }
        let initial = members[.initial].flatMap { decoder.entries($0, "'initial'") } ?? []
        let settings = members[.animator].map { self.settings($0) } ?? Script.Settings()
        let events = members[.events].map { self.events($0, until: until) }
        guard let spec, let events, !diagnostics.hasErrors else { return nil }
        return Script(
            spec: spec, fps: fps, until: until, parameters: parameters, state: state, initial: initial,
            settings: settings, events: events)
    }

    /// Whether a text is a spec; reports it.
    private mutating func isSpec(_ syntax: JSONSyntax) -> Bool {
        guard case .object(let object) = syntax.content, let member = object["motionSpec"] else {
            return false
        }
        decoder.diagnostics.report(
            .unknownKey,
            "this is a spec, not a script: 'speccli simulate --every-interruption' plays one, and the 'spec' of a script says which one it plays",
            at: member.key.range)
        return true
    }

    private mutating func settings(_ syntax: JSONSyntax) -> Script.Settings {
        var settings = Script.Settings()
        guard let members = decoder.object(syntax, of: SettingField.self) else { return settings }
        for key in members.keys {
            guard let value = members[key] else { continue }
            let name = key.quoted
            switch key {
            case .additive: settings.additive = decoder.bool(value, name) ?? true
            case .beginsFromCurrentState:
                settings.beginsFromCurrentState = decoder.bool(value, name) ?? true
            case .shouldReverseValues: settings.shouldReverseValues = decoder.bool(value, name) ?? false
            case .reducedMotion: settings.reducedMotion = decoder.bool(value, name) ?? false
            case .timeScaleFactor: settings.timeScaleFactor = timeScaleFactor(value)
            }
        }
        return settings
    }

    private mutating func timeScaleFactor(_ syntax: JSONSyntax) -> Double {
        guard let factor = decoder.number(syntax, SettingField.timeScaleFactor) else { return 1 }
        if factor > 0, factor < 1e-6 {
            decoder.diagnostics.report(
                .range, "\(SettingField.timeScaleFactor.quoted) is 0 or at least 1e-6", at: syntax.range)
        }
        return factor
    }

    private mutating func events(_ syntax: JSONSyntax, until: Double?) -> [Script.Event] {
        guard let array = decoder.list(syntax, "'events'") else { return [] }
        var events: [Script.Event] = []
        for element in array.elements {
            guard let event = event(element) else { continue }
            if let until, event.time > until {
                decoder.diagnostics.report(.range, "an event after 'until'", at: element.range)
            }
            events.append(event)
        }
        // Only a stable sort leaves events of one time as they are written.
        let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
        return order.map { events[$0] }
    }

    private mutating func event(_ syntax: JSONSyntax) -> Script.Event? {
        guard let members = decoder.object(syntax, of: EventField.self) else { return nil }
        let time = members[.at].flatMap { decoder.seconds($0, EventField.at) }
        let heads = EventField.allCases.filter { $0.isHead && members[$0] != nil }
        guard let head = heads.first, let value = members[head] else {
            if members.isComplete {
                let known = EventField.allCases.filter { $0.isHead }.map { "'\($0.rawValue)'" }
                decoder.diagnostics.report(
                    .missingKey, "an event says what to do: \(known.joined(separator: ", "))",
                    at: members.opening)
            }
            return nil
        }
        for other in heads.dropFirst() {
            decoder.diagnostics.report(
                .conflictingKeys, "'\(other.rawValue)' excludes '\(head.rawValue)': an event does one thing",
                at: members.keyRange(other))
        }
        if head != .play, head != .spring, head != .decay, members[.as] != nil {
            decoder.diagnostics.report(
                .conflictingKeys, "'as' stands with 'play', 'spring' and 'decay' only",
                at: members.keyRange(.as))
        }
        for key in [EventField.reversed, .pausesOnCompletion] where head != .play && members[key] != nil {
            decoder.diagnostics.report(
                .conflictingKeys, "'\(key.rawValue)' stands with 'play' only", at: members.keyRange(key))
        }
        if head != .expect, members[.within] != nil {
            decoder.diagnostics.report(
                .conflictingKeys, "'within' stands with 'expect' only", at: members.keyRange(.within))
        }
        guard let call = call(head, value, members), let time else { return nil }
        return Script.Event(time: time, call: call, syntax: syntax)
    }
}
