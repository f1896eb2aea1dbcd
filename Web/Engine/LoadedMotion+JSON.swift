import MotionModel
import SpecCompiler
import SpecFormat

/// What there is to know about a motion before it is played, for a page that draws it.
extension LoadedMotion {
    /// `{ "name", "parameters", "properties", "states", "transitions", "variants" }`
    var json: JSONValue {
        .object([
            ("name", .string(motion.name)), ("parameters", .array(motion.parameters.map(parameterJSON))),
            ("properties", .array(motion.properties.map { $0.json })),
            ("states", .array(motion.states.map(stateJSON))),
            ("transitions", .array(motion.transitions.map(transitionJSON))),
            ("variants", .array(motion.variants.map(variantJSON))),
        ])
    }

    private func parameterJSON(_ parameter: MotionParameter) -> JSONValue {
        let value = parameters[parameter.name] ?? parameter.defaultValue
        return .object([
            ("name", .string(parameter.name)), ("type", .string(value.type.name)),
            ("value", value.asRead.json),
        ])
    }

    private func stateJSON(_ state: MotionState) -> JSONValue {
        var members: [(String, JSONValue)] = []
        var values: [MotionValue?] = []
        do throws(BindingError) { values = try motion.values(of: state, parameters: components) { initial[$0] } } catch {}
        for (property, value) in zip(motion.properties, values) {
            if let value { members.append((property.path.text, value.asRead.json)) }
        }
        return .object([("name", .string(state.name)), ("values", .object(members))])
    }

    /// `{ "from", "to", "on" | "after", "holds" }`
    private func transitionJSON(_ row: MotionTransition) -> JSONValue {
        let trigger: (String, JSONValue) =
            switch row.trigger {
            case .events(let names): ("on", .array(names.map { .string($0) }))
            case .after(let seconds): ("after", .number(seconds))
            }
        return .object([
            ("from", .string(row.startState)), ("to", .string(row.endState)), trigger,
            ("holds", .bool(row.holds(components))),
        ])
    }

    private func variantJSON(_ variant: CompiledVariant) -> JSONValue {
        let timeline = variant.timeline
        let standsInFor = motion.variants.filter { $0.reducedForm == variant.name }
        return .object([
            ("name", .string(variant.name)), ("from", .string(variant.startState)),
            ("to", .string(variant.endState)), ("duration", JSONValue(seconds: timeline.duration)),
            ("shown", .number(timeline.shown)),
            ("reducedForm", variant.reducedForm.map { .string($0) } ?? .null),
            ("standsInFor", .array(standsInFor.map { .string($0.name) })),
            (
                "onward",
                .array([onward(from: variant, reversed: false), onward(from: variant, reversed: true)])
            ),
            (
                "markers",
                .array(
                    timeline.markers.map { marker in
                        .object([
                            ("time", .number(marker.time)), ("name", .string(marker.name)),
                            ("period", marker.period.map { .number($0) } ?? .null),
                        ])
                    })
            ), ("tracks", .array(timeline.tracks.map { $0.json })),
        ])
    }

    /// What leads on from where a variant ends: the first other one that starts there, else itself the other way, unless it
    /// starts where it ends.
    private func onward(from variant: CompiledVariant, reversed: Bool) -> JSONValue {
        let reached = reversed ? variant.startState : variant.endState
        let next = motion.variants.first { other in
            other.name != variant.name && other.startState == reached && other.endState != reached
                && !motion.variants.contains { $0.reducedForm == other.name }
        }
        let isLoop = variant.startState == variant.endState
        return .object([
            ("variant", .string(next?.name ?? variant.name)),
            ("reversed", .bool(next == nil && (isLoop ? reversed : !reversed))),
        ])
    }
}

extension JSONValue {
    /// A number of seconds; null for no end.
    init(seconds: Double) { self = seconds.isFinite ? .number(seconds) : .null }
}

extension PropertyDeclaration {
    fileprivate var json: JSONValue {
        .object([
            ("path", .string(path.text)), ("target", .string(path.target)),
            ("keyPath", .string(path.keyPath)), ("type", .string(type.name)),
            ("unit", .string(unit.name)), ("additive", .bool(isAdditive)),
            ("spatial", .bool(isSpatial)), ("components", .number(Double(type.componentCount))),
            ("names", .array(type.componentNames.map { .string($0) })),
            ("initial", initial?.asRead.json ?? .null),
        ])
    }
}

extension Timeline {
    /// Seconds to show of it: all, or two periods of what never ends.
    fileprivate var shown: Double {
        var seconds = duration.isFinite ? duration : 0
        guard !duration.isFinite else { return seconds }
        for track in tracks {
            if let loop = track.loop, !loop.count.isFinite {
                seconds = max(seconds, loop.start + 2 * loop.period)
            } else {
                seconds = max(seconds, track.end)
            }
        }
        return seconds
    }
}

extension Track {
    fileprivate var json: JSONValue {
        .object([
            ("property", .string(property.text)), ("layer", .bool(isLayer)), ("start", .number(start)),
            ("end", JSONValue(seconds: end)),
            (
                "loop",
                loop.map { loop in
                    .object([
                        ("start", .number(mirrorTime.map { $0 - loop.end } ?? loop.start)),
                        ("period", .number(loop.period)), ("count", JSONValue(seconds: loop.count)),
                    ])
                } ?? .null
            ), ("segments", .array(segments.map { $0.json(mirrorTime: mirrorTime) })),
        ])
    }
}

extension Segment {
    fileprivate func json(mirrorTime: Double?) -> JSONValue {
        let begin = mirrorTime.map { $0 - end } ?? start
        let isForward = (inputStart < inputEnd) != (mirrorTime != nil)
        var members: [(String, JSONValue)] = [
            ("start", .number(begin)), ("end", .number(mirrorTime.map { $0 - start } ?? end)),
            ("kind", .string(start == end ? "instant" : curve.kindName)),
        ]
        if let css = curve.cssText { members.append(("css", .string(css))) }
        // A spring looks as if it had arrived long before it has settled.
        if case .spring(let spring) = curve, inputStart == 0, inputEnd == 1, isForward,
            spring.naturalDuration > 0
        {
            let share = min(1, spring.spring.perceptualDuration / spring.naturalDuration)
            members.append(("arrives", .number(begin + (end - start) * share)))
        }
        return .object(members)
    }
}
