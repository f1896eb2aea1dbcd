import MotionModel
import SpecFormat

/// The calls of events.
extension ScriptReader {
    /// The call of an event, from its head and the keys beside it.
    mutating func call(
        _ head: EventField, _ value: JSONSyntax, _ members: ObjectReader<EventField>
    ) -> Script.Call? {
        let what = head.quoted
        switch head {
        case .play:
            let name = members[.as].flatMap { decoder.text($0, "'as'") }
            let reversed = members[.reversed].flatMap { decoder.bool($0, "'reversed'") } ?? false
            let pauses = members[.pausesOnCompletion].flatMap { decoder.bool($0, "'pausesOnCompletion'") }
            return decoder.text(value, what).map {
                .play(variant: $0, name: name, reversed: reversed, pausesOnCompletion: pauses ?? false)
            }
        case .send: return decoder.text(value, what).map { .send($0) }
        case .go: return decoder.text(value, what).map { .go(to: $0) }
        case .spring:
            let name = members[.as].flatMap { decoder.text($0, "'as'") }
            return springRelease(value).map { .spring($0, name: name) }
        case .decay:
            let name = members[.as].flatMap { decoder.text($0, "'as'") }
            return propertyThrow(value).map { .decay($0, name: name) }
        case .grab: return decoder.text(value, what).map { .grab($0) }
        case .seek:
            guard let parts = decoder.object(value, of: SeekField.self) else { return nil }
            let time = parts[.to].flatMap { decoder.number($0, SeekField.to) }
            guard let playback = playback(parts[.playback]), let time else { return nil }
            return .seek(playback, to: time)
        case .scrub:
            guard let parts = decoder.object(value, of: ScrubField.self) else { return nil }
            let share = parts[.to].flatMap { decoder.number($0, ScrubField.to) }
            guard let playback = playback(parts[.playback]), let share else { return nil }
            return .scrub(playback, to: share)
        case .speed:
            guard let parts = decoder.object(value, of: SpeedField.self) else { return nil }
            let speed = parts[.to].flatMap { decoder.number($0, SpeedField.to) }
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
        case .set: return decoder.entries(value, "'set'").map { .set($0) }
        case .expect:
            // Far below what anybody sees, and far above the last digits of a sum.
            guard let within = decoder.number(members, .within, default: 1e-6) else { return nil }
            guard let members = decoder.entries(value, "'expect'") else { return nil }
            guard !members.isEmpty else {
                decoder.diagnostics.report(
                    .emptyValue, "'expect' needs at least one property", at: value.range)
                return nil
            }
            return .expect(members, within: within)
        case .expectState: return decoder.text(value, what).map { .expectState($0) }
        case .at, .as, .reversed, .pausesOnCompletion, .within:
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

    /// Refuses keys that shape a spring's curve: a live spring has only its constants.
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

    private mutating func propertyThrow(_ syntax: JSONSyntax) -> Script.Throw? {
        guard let parts = decoder.object(syntax, of: ThrowField.self) else { return nil }
        let property = parts[.property].flatMap { decoder.text($0, "'property'") }
        let stopVelocity = parts[.stopVelocity].map { decoder.number($0, ThrowField.stopVelocity) }
        let decay = decay(parts)
        guard let aim = aim(parts), let property, let decay else { return nil }
        if let stopVelocity, stopVelocity == nil { return nil }
        return Script.Throw(property: property, aim: aim, decay: decay, stopVelocity: stopVelocity ?? nil)
    }

    private mutating func aim(_ parts: ObjectReader<ThrowField>) -> Script.Throw.Aim? {
        switch (parts[.velocity], parts[.to]) {
        case (let velocity?, nil): return .velocity(velocity)
        case (nil, let destination?): return .destination(destination)
        case (_?, _?):
            decoder.diagnostics.report(
                .conflictingKeys, "'to' excludes 'velocity': the destination says how fast it must start",
                at: parts.keyRange(.to))
        case (nil, nil):
            if parts.isComplete {
                decoder.diagnostics.report(
                    .missingKey, "'decay' needs 'velocity' or 'to'", at: parts.opening)
            }
        }
        return nil
    }

    private mutating func decay(_ parts: ObjectReader<ThrowField>) -> Decay? {
        if parts[.rate] != nil, parts[.friction] != nil {
            decoder.diagnostics.report(
                .conflictingKeys, "'friction' excludes 'rate': both say how fast it slows down",
                at: parts.keyRange(.friction))
            return nil
        }
        // The rate of a scroll view.
        guard let rate = decoder.number(parts, .rate, default: 0.998),
            let friction = decoder.number(parts, .friction, default: 0)
        else { return nil }
        do throws(DecayError) {
            return friction > 0 ? try Decay(friction: friction) : try Decay(rate: rate)
        } catch {
            preconditionFailure("what a decay takes was checked")
        }
    }

    private mutating func isTrue(_ syntax: JSONSyntax, _ what: Phrase) -> Bool {
        guard let value = decoder.bool(syntax, what) else { return false }
        if !value {
            decoder.diagnostics.report(.unknownValue, "\(what) is true or left out", at: syntax.range)
        }
        return value
    }
}
