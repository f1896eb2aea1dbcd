import Animator
import MotionModel
import SpecFormat

/// Variants that are played one after another on the real animator, each interrupting what still plays.
///
/// Properties start in the state that the first one starts in. Whatever replaces begins from what is shown, so nothing jumps.
struct Performance {
    private struct Play {
        let time: Double
        /// The variant's name, as the request has it.
        let name: String
        let variant: CompiledVariant
        let isReversed: Bool

        /// Whether an event asks for it.
        func isPlay(of event: Request) -> Bool {
            guard case .number(let time)? = event["at"] else { return false }
            return time == self.time && event.text("play") == name && event.flag("reversed") == isReversed
        }
    }

    private let loaded: LoadedMotion
    private var plays: [Play]
    /// How many of them have begun.
    private var begun = 0
    private let store = PropertyStore()
    private let animator: Animator
    private var properties: [(path: String, id: PropertyID, type: ValueType)] = []
    /// Those of them that something moves.
    private var moving: [(path: String, id: PropertyID, type: ValueType)] = []

    /// A performance that a request describes: `events` of `at`, `play` and `reversed` in order of time, `reduced`, and `only`
    /// for one property.
    init(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) {
        let plays = try Self.plays(request, of: loaded)
        guard let first = plays.first else { throw Engine.Refusal("nothing is played") }
        self.loaded = loaded
        self.plays = plays
        animator = Animator(store, beginsFromCurrentState: true)
        let only = request.text("only")
        let resting = try Self.values(
            of: first.isReversed ? first.variant.endState : first.variant.startState, in: loaded)
        let asked = zip(loaded.motion.properties, resting).filter { only == nil || $0.0.path.text == only }
        do throws(AnimatorError) {
            for (property, _) in asked {
                let id = try store.register(property)
                properties.append((property.path.text, id, property.type))
            }
            for ((_, value), property) in zip(asked, properties) {
                if let value { try store.set(property.id, to: value) }
            }
            for ((declaration, _), property) in zip(asked, properties) {
                if let value = loaded.initial[declaration.path] { try store.set(property.id, to: value) }
            }
        } catch {
            throw Engine.Refusal(error.phrase)
        }
    }

    /// The values of a state, for each property of the motion.
    private static func values(
        of name: String, in loaded: LoadedMotion
    ) throws(Engine.Refusal) -> [MotionValue?] {
        guard let state = loaded.motion.state(named: name) else {
            return loaded.motion.properties.map { _ in nil }
        }
        do throws(BindingError) {
            return try loaded.motion.values(of: state, parameters: loaded.components)
        } catch {
            throw Engine.Refusal(error.phrase)
        }
    }

    private static func plays(
        _ request: Request, of loaded: LoadedMotion
    ) throws(Engine.Refusal) -> [Play] {
        var plays: [Play] = []
        for event in request.objects("events") {
            let play = Play(
                time: try event.number("at"), name: try event.string("play"),
                variant: try loaded.variant(event, in: request, key: "play"),
                isReversed: event.flag("reversed"))
            guard play.time >= plays.last?.time ?? 0 else {
                throw Engine.Refusal("events are in order of time")
            }
            plays.append(play)
        }
        return plays
    }

    /// Begins what is played until a time, and goes there.
    private mutating func advance(to time: Double) throws(AnimatorError) {
        while begun < plays.count, plays[begun].time <= time {
            let play = plays[begun]
            begun += 1
            try store.advance(to: play.time)
            try animator.play(play.variant, parameters: loaded.components, reversed: play.isReversed)
        }
        try store.advance(to: time)
    }

    /// What `speccli simulate --velocity` prints of values and velocities, in lists over the requested times; for rows, the
    /// numbers of the properties that move.
    ///
    /// An instant at which something is played shows what is there just after it.
    mutating func answer(_ request: Request) throws(Engine.Refusal) -> Engine.Answer {
        let times = try request.times()
        let isRows = request.flag("rows")
        if isRows { keepMoving() }
        let asked = isRows ? moving : properties
        var values: [[MotionValue]] = asked.map { _ in [] }
        var velocities: [[[Double]]] = asked.map { _ in [] }
        do throws(AnimatorError) {
            for time in times {
                try advance(to: time)
                for (index, property) in asked.enumerated() {
                    values[index].append(store.presentation(property.id))
                    velocities[index].append(store.velocity(property.id))
                }
            }
        } catch {
            throw Engine.Refusal(error.phrase)
        }
        return isRows ? rows(values, velocities) : text(times, values, velocities)
    }

    // MARK: Frames

    /// Whether it can go on to what a request asks: what has begun is what the request begins with, and time doesn't go back.
    func leads(to request: Request) -> Bool {
        let events = request.objects("events")
        guard case .number(let time)? = request["at"], time >= store.time, events.count >= begun else {
            return false
        }
        for (index, event) in events.enumerated() {
            if index < begun {
                if !plays[index].isPlay(of: event) { return false }
            } else {
                guard case .number(let start)? = event["at"], start >= store.time else { return false }
            }
        }
        return true
    }

    /// Everything at one instant, not before the last one.
    mutating func frame(_ request: Request) throws(Engine.Refusal) -> Engine.Answer {
        let events = request.objects("events")
        if events.count != plays.count || zip(plays, events).contains(where: { !$0.isPlay(of: $1) }) {
            plays = try Self.plays(request, of: loaded)
        }
        let isNamed = request.flag("named")
        if isNamed { keepMoving() }
        let time = try request.number("at")
        do throws(AnimatorError) { try advance(to: time) } catch { throw Engine.Refusal(error.phrase) }
        let watched = request.text("watch")
        var numbers: [Double] = []
        for property in moving { numbers += store.presentation(property.id).components }
        var frame = Frame(isNamed: isNamed, numbers: numbers)
        for property in moving {
            frame.add(property.path, property.type) { store.presentation(property.id) }
            if property.path == watched { frame.velocity = store.velocity(property.id) }
        }
        return frame.answer
    }

    /// Finds out which properties move.
    private mutating func keepMoving() {
        var paths: Set<String> = []
        for play in plays {
            for track in play.variant.timeline.tracks { paths.insert(track.property.text) }
        }
        moving = properties.filter { paths.contains($0.path) }
    }

    // MARK: Answers

    private func rows(_ values: [[MotionValue]], _ velocities: [[[Double]]]) -> Engine.Answer {
        var rows = Rows()
        for (index, property) in moving.enumerated() {
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
        case .noWay(let start, let end): "nothing leads from '\(start)' to '\(end)' now"
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
