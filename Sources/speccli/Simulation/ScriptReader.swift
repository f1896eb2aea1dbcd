import MotionModel
import SpecFormat

/// Reads a script, collecting every problem on the way.
struct ScriptReader {
    /// The problems so far.
    var diagnostics = Diagnostics()
    /// The most frames a second: beyond, a frame is shorter than a microsecond.
    private static let mostFramesPerSecond = 1e6
    /// The most frames of a trace.
    static let mostFrames = 1e7

    /// The script of a text; nil when something that matters is wrong, which was reported.
    mutating func read(_ file: SourceFile) -> Script? {
        guard let syntax = JSONSyntax.parse(file, diagnostics: &diagnostics),
            let members = object(syntax, of: ScriptKey.self, named: "a script")
        else { return nil }
        let spec = required(.spec, in: members, of: syntax, named: "a script").flatMap {
            text($0.value, "'spec'")
        }
        let fps =
            members[.fps].flatMap { number($0.value, "'fps'", 0...Self.mostFramesPerSecond, above: 0) } ?? 60
        let until = members[.until].flatMap { number($0.value, "'until'", 0...1e9) }
        if let until, let member = members[.until], until * fps > Self.mostFrames {
            diagnostics.report(
                .range, "'until' makes more than \(Int(Self.mostFrames)) frames", at: member.value.range)
        }
        let parameters = members[.parameters].flatMap { entries($0.value, "'parameters'") } ?? []
        let initial = members[.initial].flatMap { entries($0.value, "'initial'") } ?? []
        let settings = members[.animator].map { self.settings($0.value) } ?? Script.Settings()
        let events = required(.events, in: members, of: syntax, named: "a script")
            .map { self.events($0.value, until: until) }
        guard let spec, let events, !diagnostics.hasErrors else { return nil }
        return Script(
            spec: spec, fps: fps, until: until, parameters: parameters, initial: initial, settings: settings,
            events: events)
    }

    private mutating func settings(_ syntax: JSONSyntax) -> Script.Settings {
        var settings = Script.Settings()
        guard let members = object(syntax, of: SettingKey.self, named: "'animator'") else { return settings }
        for key in SettingKey.allCases {
            guard let value = members[key]?.value else { continue }
            let name = "'\(key.rawValue)'"
            switch key {
            case .additive: settings.additive = bool(value, name) ?? true
            case .beginsFromCurrentState: settings.beginsFromCurrentState = bool(value, name) ?? false
            case .shouldReverseValues: settings.shouldReverseValues = bool(value, name) ?? false
            case .reducedMotion: settings.reducedMotion = bool(value, name) ?? false
            case .timeScaleFactor: settings.timeScaleFactor = number(value, name, 0...1e6) ?? 1
            }
        }
        if settings.timeScaleFactor > 0, settings.timeScaleFactor < 1e-6,
            let member = members[.timeScaleFactor]
        {
            diagnostics.report(.range, "'timeScaleFactor' is 0 or at least 1e-6", at: member.value.range)
        }
        return settings
    }

    private mutating func events(_ syntax: JSONSyntax, until: Double?) -> [Script.Event] {
        guard case .array(let array) = syntax.content else {
            reportType(syntax, "'events' is a list")
            return []
        }
        var events: [Script.Event] = []
        for element in array.elements {
            guard let event = event(element) else { continue }
            if let until, event.time > until {
                diagnostics.report(.range, "an event after 'until'", at: element.range)
            }
            events.append(event)
        }
        // Only a stable sort leaves events of one time as they are written.
        let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
        return order.map { events[$0] }
    }

    private mutating func event(_ syntax: JSONSyntax) -> Script.Event? {
        guard let members = object(syntax, of: EventKey.self, named: "an event") else { return nil }
        let time = required(.at, in: members, of: syntax, named: "an event")
            .flatMap { number($0.value, "'at'", 0...1e9) }
        let heads = EventKey.allCases.filter { $0.isHead && members[$0] != nil }
        guard let head = heads.first, let member = members[head] else {
            let known = EventKey.allCases.filter { $0.isHead }.map { "'\($0.rawValue)'" }
            diagnostics.report(
                .missingKey, "an event says what to do: \(known.joined(separator: ", "))",
                at: opening(of: syntax))
            return nil
        }
        for other in heads.dropFirst() {
            guard let second = members[other] else { continue }
            diagnostics.report(
                .conflictingKeys, "'\(other.rawValue)' excludes '\(head.rawValue)': an event does one thing",
                at: second.key.range)
        }
        if head != .play, head != .spring, let stray = members[.as] {
            diagnostics.report(
                .conflictingKeys, "'as' stands with 'play' and 'spring' only", at: stray.key.range)
        }
        if head != .play, let stray = members[.reversed] {
            diagnostics.report(.conflictingKeys, "'reversed' stands with 'play' only", at: stray.key.range)
        }
        guard let call = call(head, member, members), let time else { return nil }
        return Script.Event(time: time, call: call, syntax: syntax)
    }

    private mutating func call(
        _ head: EventKey, _ member: JSONMember, _ members: [EventKey: JSONMember]
    ) -> Script.Call? {
        let value = member.value
        let what = "'\(head.rawValue)'"
        switch head {
        case .play:
            let name = members[.as].flatMap { text($0.value, "'as'") }
            let reversed = members[.reversed].flatMap { bool($0.value, "'reversed'") } ?? false
            return text(value, what).map { .play(variant: $0, name: name, reversed: reversed) }
        case .seek:
            guard let parts = object(value, of: SeekKey.self, named: "'seek'") else { return nil }
            let playback = required(.playback, in: parts, of: value, named: "'seek'")
                .flatMap { text($0.value, "'playback'") }
            let time = required(.to, in: parts, of: value, named: "'seek'")
                .flatMap { number($0.value, "'to'", -1e9...1e9) }
            guard let playback, let time else { return nil }
            return .seek(playback, to: time)
        case .pause: return text(value, what).map { .control(.pause, $0) }
        case .resume: return text(value, what).map { .control(.resume, $0) }
        case .reverse: return text(value, what).map { .control(.reverse, $0) }
        case .stop: return text(value, what).map { .control(.stop, $0) }
        case .cancel: return text(value, what).map { .control(.cancel, $0) }
        case .finish: return text(value, what).map { .control(.finish, $0) }
        case .stopAll: return isTrue(value, what) ? .stopAll : nil
        case .cancelAll: return isTrue(value, what) ? .cancelAll : nil
        case .set: return entries(value, what).map { .set($0) }
        case .spring:
            let name = members[.as].flatMap { text($0.value, "'as'") }
            return springRelease(value).map { .spring($0, name: name) }
        case .at, .as, .reversed:
            preconditionFailure("'\(head.rawValue)' says nothing of what to do")
        }
    }

    private mutating func springRelease(_ syntax: JSONSyntax) -> Script.SpringRelease? {
        guard let parts = object(syntax, of: SpringKey.self, named: "'spring'") else { return nil }
        let property = required(.property, in: parts, of: syntax, named: "'spring'")
            .flatMap { text($0.value, "'property'") }
        let target = required(.to, in: parts, of: syntax, named: "'spring'")
        let member = required(.spring, in: parts, of: syntax, named: "'spring'")
        let curve = member.flatMap { FragmentReader.spring($0.value, diagnostics: &diagnostics) }
        guard let property, let target, let member, let curve else { return nil }
        let hasMore =
            curve.initialVelocity != 0 || curve.clamp != nil || curve.stopsAtTarget
            || curve.tolerance != SpringCurve.defaultTolerance
        if hasMore {
            diagnostics.report(
                .notSupportedYet, "a live spring with more than its constants is not supported yet",
                at: member.value.range)
            return nil
        }
        return Script.SpringRelease(
            property: property, target: target.value, spring: curve.spring,
            velocity: parts[.velocity]?.value)
    }

    private mutating func isTrue(_ syntax: JSONSyntax, _ what: String) -> Bool {
        guard let value = bool(syntax, what) else { return false }
        if !value { diagnostics.report(.unknownValue, "\(what) is true or left out", at: syntax.range) }
        return value
    }
}
