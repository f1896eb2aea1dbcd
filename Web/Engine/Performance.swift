import Animator
import MotionModel
import SpecFormat

/// Variants that are played one after another on the real animator, each interrupting what still plays.
///
/// Properties start in the state that the first one starts in. Whatever replaces begins from what is shown, so nothing jumps.
struct Performance {
    private struct Play {
        let time: Double
        let variant: CompiledVariant
        let isReversed: Bool
    }

    private let loaded: LoadedMotion
    private let plays: [Play]
    private let store = PropertyStore()
    private let animator: Animator
    private var properties: [(path: String, id: PropertyID)] = []

    /// A performance that a request describes: `events` of `at`, `play` and `reversed` in order of time, and `reduced`.
    init(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) {
        var plays: [Play] = []
        for event in request.objects("events") {
            let variant = try loaded.variant(event.string("play"), reduced: request.flag("reduced"))
            let play = Play(
                time: try event.number("at"), variant: variant, isReversed: event.flag("reversed"))
            guard play.time >= plays.last?.time ?? 0 else {
                throw Engine.Refusal("events are in order of time")
            }
            plays.append(play)
        }
        guard let first = plays.first else { throw Engine.Refusal("nothing is played") }
        self.loaded = loaded
        self.plays = plays
        animator = Animator(store, beginsFromCurrentState: true)
        do throws(AnimatorError) {
            try store.register(loaded.motion)
            try store.set(
                state: first.isReversed ? first.variant.endState : first.variant.startState,
                of: loaded.motion,
                parameters: loaded.parameters)
            for property in loaded.motion.properties {
                let id = try store.id(of: property.path.text)
                if let value = loaded.initial[property.path] { try store.set(id, to: value) }
                properties.append((property.path.text, id))
            }
        } catch {
            throw Engine.Refusal(error.phrase)
        }
    }

    /// What `speccli simulate --velocity` prints of values and velocities, in lists over the requested times; for rows, the
    /// numbers of the properties that move.
    ///
    /// An instant at which something is played shows what is there just after it.
    func answer(_ request: Request) throws(Engine.Refusal) -> Engine.Answer {
        let times = try request.times()
        var values: [[MotionValue]] = properties.map { _ in [] }
        var velocities: [[[Double]]] = properties.map { _ in [] }
        var pending = plays[...]
        do throws(AnimatorError) {
            for time in times {
                while let play = pending.first, play.time <= time {
                    try store.advance(to: play.time)
                    try animator.play(play.variant, parameters: loaded.components, reversed: play.isReversed)
                    pending.removeFirst()
                }
                try store.advance(to: time)
                for (index, property) in properties.enumerated() {
                    values[index].append(store.presentation(property.id))
                    velocities[index].append(store.velocity(property.id))
                }
            }
        } catch {
            throw Engine.Refusal(error.phrase)
        }
        return request.flag("rows") ? rows(values, velocities) : text(times, values, velocities)
    }

    private func rows(_ values: [[MotionValue]], _ velocities: [[[Double]]]) -> Engine.Answer {
        var moving: Set<String> = []
        for play in plays {
            for track in play.variant.timeline.tracks { moving.insert(track.property.text) }
        }
        var rows = Rows()
        for (index, property) in properties.enumerated() where moving.contains(property.path) {
            rows.add(property.path, values[index].map { $0.components }, velocities[index])
        }
        return rows.answer
    }

    private func text(
        _ times: [Double], _ values: [[MotionValue]], _ velocities: [[[Double]]]
    ) -> Engine.Answer {
        var shown: [(String, JSONValue)] = []
        var speeds: [(String, JSONValue)] = []
        for (index, property) in properties.enumerated() {
            shown.append((property.path, .array(values[index].map { $0.asRead.json })))
            let list = velocities[index].map { speed -> JSONValue in
                speed.count == 1 ? .number(speed[0]) : .array(speed.map { .number($0) })
            }
            speeds.append((property.path, .array(list)))
        }
        return Engine.Answer(
            .object([
                ("times", .array(times.map { .number($0) })), ("values", .object(shown)),
                ("velocities", .object(speeds)),
            ]))
    }
}

extension AnimatorError {
    /// What is wrong, in one phrase.
    fileprivate var phrase: String {
        switch self {
        case .unknownProperty(let name, _): "no property is called '\(name)'"
        case .unknownVariant(let name, _): "no variant is called '\(name)'"
        case .unknownState(let name, _): "no state is called '\(name)'"
        case .wrongType(let property, let expected, let found):
            "'\(property)' is \(expected.name), not \(found)"
        case .conflictingDeclaration(let property, let registered, let declared):
            "'\(property)' is \(registered.name) already, not \(declared.name)"
        case .colorHeldTwice(let property, let registered):
            "'\(property)' can't be held beside '\(registered)': a colour is held whole or by components"
        case .missingParameters(let property): "'\(property)' depends on parameters that have no value"
        case .parameter: "a parameter has a value that doesn't fit it"
        case .unusableNumber(_, let what): "a number can't be used for \(what)"
        }
    }
}
