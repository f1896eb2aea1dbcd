import Animator
import MotionModel
import SpecFormat

/// Variants that are played one after another on the real animator, each interrupting what still plays; or what a state machine
/// does that is sent events.
///
/// Properties start in the state that the first variant starts in, or the machine. Whatever replaces begins from what is shown,
/// so nothing jumps.
struct Performance {
    private let loaded: LoadedMotion
    private var steps: [Step]
    /// How many of them have begun.
    private var begun = 0
    private let store = PropertyStore()
    private let animator: Animator
    /// The machine, where one is asked for.
    private var machine: MachineRun?
    private var properties: [(path: String, id: PropertyID, type: ValueType)] = []
    /// Those of them that something moves.
    private var moving: [(path: String, id: PropertyID, type: ValueType)] = []

    /// A performance that a request describes: `events` in order of time, `reduced`, and `only` for one property.
    ///
    /// With a `state`, in which a machine begins, the events are sent to it; else each of them plays a variant, and there is one.
    init(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) {
        steps = try Self.steps(request, of: loaded)
        self.loaded = loaded
        let reduced = request.flag("reduced")
        animator = Animator(store, beginsFromCurrentState: true, reducedMotion: reduced)
        let only = request.text("only")
        if let state = request.text("state") {
            do throws(AnimatorError) {
                machine = try MachineRun(loaded, animator, state: state)
                for property in loaded.motion.properties where only == nil || property.path.text == only {
                    let path = property.path.text
                    properties.append((path, try store.id(of: path), property.type))
                }
                for (path, value) in loaded.initial { try store.set(path.text, to: value) }
            } catch {
                throw Engine.Refusal(error.phrase)
            }
        } else {
            try rest(in: steps.first?.start, only: only)
        }
    }

    /// Registers properties, with the values of a state.
    private mutating func rest(in state: String?, only: String?) throws(Engine.Refusal) {
        guard let state else { throw Engine.Refusal("nothing is played") }
        let resting = try Self.values(of: state, in: loaded)
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
            return try loaded.motion.values(of: state, parameters: loaded.components) { loaded.initial[$0] }
        } catch {
            throw Engine.Refusal(error.phrase)
        }
    }

    private static func steps(
        _ request: Request, of loaded: LoadedMotion
    ) throws(Engine.Refusal) -> [Step] {
        var steps: [Step] = []
        for event in request.objects("events") {
            let step = try Step(event, in: request, of: loaded)
            guard step.time >= steps.last?.time ?? 0 else {
                throw Engine.Refusal("events are in order of time")
            }
            steps.append(step)
        }
        return steps
    }

    /// Does what is done until a time, and goes there.
    private mutating func advance(to time: Double) throws(AnimatorError) {
        while begun < steps.count, steps[begun].time <= time {
            let step = steps[begun]
            begun += 1
            try move(to: step.time)
            switch step.action {
            case .play(let variant, let isReversed):
                try animator.play(variant, parameters: loaded.components, reversed: isReversed)
            case .send: try machine?.send(step.name)
            case .go: try machine?.go(to: step.name)
            }
        }
        try move(to: time)
    }

    private mutating func move(to time: Double) throws(AnimatorError) {
        try store.advance(to: time)
        machine?.follow()
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
                if !steps[index].isStep(of: event) { return false }
            } else {
                guard case .number(let start)? = event["at"], start >= store.time else { return false }
            }
        }
        return true
    }

    /// Everything at one instant, not before the last one.
    mutating func frame(_ request: Request) throws(Engine.Refusal) -> Engine.Answer {
        let events = request.objects("events")
        if events.count != steps.count || zip(steps, events).contains(where: { !$0.isStep(of: $1) }) {
            steps = try Self.steps(request, of: loaded)
        }
        let isNamed = request.flag("named")
        // Who has asked for names before has the same, of another performance that went back in time.
        if isNamed || moving.isEmpty { keepMoving() }
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
        if let machine { frame.machine = machine.json }
        return frame.answer
    }

    /// Finds out which properties move; a machine may play any variant.
    private mutating func keepMoving() {
        var paths: Set<String> = []
        let variants = machine == nil ? steps.compactMap { $0.variant } : loaded.motion.variants
        for variant in variants {
            for track in variant.timeline.tracks { paths.insert(track.property.text) }
        }
        moving = properties.filter { paths.contains($0.path) }
    }

    // MARK: Answers

    private func rows(_ values: [[MotionValue]], _ velocities: [[[Double]]]) -> Engine.Answer {
        var rows = Rows()
        for (index, property) in moving.enumerated() {
            rows.add(property.path, values[index].map { $0.components.array }, velocities[index])
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
