import MotionModel
import SpecFormat

/// What an event does.
extension ScriptReader {
    /// The call that an event's head and what stands beside it make.
    mutating func call(
        _ head: EventField, _ value: JSONSyntax, _ members: ObjectReader<EventField>
    ) -> Script.Call? {
        let what = "'\(head.rawValue)'"
        switch head {
        case .play:
            let name = members[.as].flatMap { decoder.text($0, "'as'") }
            let reversed = members[.reversed].flatMap { decoder.bool($0, "'reversed'") } ?? false
            return decoder.text(value, what).map { .play(variant: $0, name: name, reversed: reversed) }
        case .spring:
            let name = members[.as].flatMap { decoder.text($0, "'as'") }
            return springRelease(value).map { .spring($0, name: name) }
        case .seek:
            guard let parts = decoder.object(value, of: SeekField.self) else { return nil }
            let time = parts[.to].flatMap {
                decoder.number($0, "'to'", in: -1e9...1e9, "lies within -1e9 to 1e9 seconds")
            }
            guard let playback = playback(parts[.playback]), let time else { return nil }
            return .seek(playback, to: time)
        case .scrub:
            guard let parts = decoder.object(value, of: ScrubField.self) else { return nil }
            let share = parts[.to].flatMap { decoder.number($0, "'to'", in: 0...1, "lies within 0 to 1") }
            guard let playback = playback(parts[.playback]), let share else { return nil }
            return .scrub(playback, to: share)
        case .speed:
            guard let parts = decoder.object(value, of: SpeedField.self) else { return nil }
            let speed = parts[.to].flatMap {
                decoder.number($0, "'to'", in: 1e-6...1e6, "lies within 1e-6 to 1e6")
            }
            guard let playback = playback(parts[.playback]), let speed else { return nil }
            return .speed(playback, to: speed)
        case .pause: return decoder.text(value, what).map { .control(.pause, $0) }
        case .resume: return decoder.text(value, what).map { .control(.resume, $0) }
        case .reverse: return decoder.text(value, what).map { .control(.reverse, $0) }
        case .stop: return decoder.text(value, what).map { .control(.stop, $0) }
        case .cancel: return decoder.text(value, what).map { .control(.cancel, $0) }
        case .finish: return decoder.text(value, what).map { .control(.finish, $0) }
        case .stopAll: return isTrue(value, what) ? .stopAll : nil
        case .cancelAll: return isTrue(value, what) ? .cancelAll : nil
        case .set: return decoder.entries(value, "the values of 'set'").map { .set($0) }
        case .at, .as, .reversed:
            preconditionFailure("'\(head.rawValue)' says nothing of what to do")
        }
    }

    private mutating func playback(_ syntax: JSONSyntax?) -> JSONString? {
        syntax.flatMap { decoder.text($0, "'playback'") }
    }

    private mutating func springRelease(_ syntax: JSONSyntax) -> Script.SpringRelease? {
        guard let parts = decoder.object(syntax, of: ReleaseField.self) else { return nil }
        let property = parts[.property].flatMap { decoder.text($0, "'property'") }
        let curve = parts[.spring].flatMap {
            FragmentReader.spring($0, diagnostics: &decoder.diagnostics)
        }
        if let spring = parts[.spring] { refuseShapes(of: spring) }
        guard let property, let target = parts[.to], let curve else { return nil }
        return Script.SpringRelease(
            property: property, target: target, spring: curve.spring, velocity: parts[.velocity],
            initialVelocity: curve.initialVelocity)
    }

    /// Refuses what makes a curve of a spring: a live one is its constants.
    private mutating func refuseShapes(of spring: JSONSyntax) {
        guard case .object(let object) = spring.content else { return }
        for member in object.members {
            switch SpringField(rawValue: member.key.value) {
            case .tolerance, .clamp, .stopAtTarget:
                decoder.diagnostics.report(
                    .unknownKey, "a live spring has no '\(member.key.value)', which is for curves",
                    at: member.key.range)
            case .mass, .stiffness, .damping, .tension, .friction, .response, .dampingRatio,
                .dampingFraction, .duration, .bounce, .settles, .initialVelocity, nil:
                break
            }
        }
    }

    private mutating func isTrue(_ syntax: JSONSyntax, _ what: String) -> Bool {
        guard let value = decoder.bool(syntax, what) else { return false }
        if !value {
            decoder.diagnostics.report(.unknownValue, "\(what) is true or left out", at: syntax.range)
        }
        return value
    }
}
