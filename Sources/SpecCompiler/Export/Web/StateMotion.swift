import MotionModel

/// The states of a motion, and what moves on each way between them, before any of it is written for a page.
struct StateMotion {
    /// The motion's states, in its order.
    let states: [MotionState]
    /// The ways between them.
    let ways: [StateWay]
    /// What each play moves.
    private(set) var moved: [StateWay.Play: [BoundProperty]] = [:]
    /// How long each play takes, in seconds; infinite for what repeats for ever.
    private(set) var durations: [StateWay.Play: Double] = [:]
    /// Each state's own values, in the order of the states: as numbers, and those that follow parameters.
    private let values: [[PropertyPath: MotionValue]]
    private let following: [[PropertyPath: WebValue]]
    /// The targets that aren't present in every state.
    let presences: [TargetPresence]
    /// The largest distance of an easing allowed, as a share of the way.
    let tolerance: Double
    private let parameters: [WebParameter]
    private let motion: CompiledMotion
    private var transitions: [StateWay.Play: [PropertyPath: WebTransition]] = [:]
    private var changed: [StateWay.Play: Set<PropertyPath>] = [:]

    /// - Throws: `BindingError` if the result of an expression isn't usable.
    init(_ source: ExportSource, _ parameters: [WebParameter]) throws(BindingError) {
        motion = source.motion
        self.parameters = parameters
        states = motion.states
        presences = motion.targets
        ways = motion.ways
        let numbers = source.parameters ?? motion.defaultNumbers
        var values: [[PropertyPath: MotionValue]] = []
        for state in states {
            var own: [PropertyPath: MotionValue] = [:]
            for (property, value) in zip(
                motion.properties,
                try motion.values(of: state, parameters: numbers) { source.initial[$0] })
            {
                own[property.path] = value
            }
            values.append(own)
        }
        self.values = values
        let motion = motion
        following = states.map { motion.followingValues(of: $0, parameters) }
        switch source.options.sampling {
        case .tolerance(let asked): tolerance = asked
        case .framesPerSecond: tolerance = BakeOptions.defaultTolerance
        }
        var work = KeyframeWork()
        for play in ways.flatMap({ [$0.play, reduced($0.play)] }) where moved[play] == nil {
            guard let variant = motion[play.variant] else { continue }
            let timeline = try motion.bind(
                variant, reversingValues: play.isReversed, parameters: source.parameters,
                initial: source.initial)
            let bound = timeline.properties
            moved[play] = bound
            durations[play] = timeline.duration
            for property in bound {
                work.beginTrack()
                transitions[play, default: [:]][property.property] = WebTransition(
                    property, tolerance: tolerance, &work)
                if property.moves { changed[play, default: []].insert(property.property) }
            }
        }
    }

    /// What plays instead of something if reduced motion is preferred.
    func reduced(_ play: StateWay.Play) -> StateWay.Play {
        guard let variant = motion[play.variant] else { return play }
        return StateWay.Play(variant: motion.reducedForm(of: variant).name, isReversed: play.isReversed)
    }

    /// Whether a play changes a property at all.
    func changes(_ path: PropertyPath, _ play: StateWay.Play) -> Bool {
        changed[play]?.contains(path) ?? false
    }

    /// What a play makes of a property; nil if it doesn't move it.
    func bound(_ path: PropertyPath, _ play: StateWay.Play) -> BoundProperty? {
        moved[play]?.first { $0.property == path }
    }

    /// The transition of a property in a play; nil where it has no such form, or doesn't move.
    func transition(_ path: PropertyPath, _ play: StateWay.Play) -> WebTransition? {
        transitions[play]?[path]
    }

    /// The transitions of everything that a play moves and has such a form.
    func transitions(in play: StateWay.Play) -> [PropertyPath: WebTransition] { transitions[play] ?? [:] }

    /// What leads into a state, as far as a style sheet can tell: of all ways the first on which the property changes, else
    /// the first that has it, which matters where another is interrupted.
    func leader(_ path: PropertyPath, into state: String, isReduced: Bool = false) -> StateWay.Play? {
        let plays = ways.filter { $0.end == state && $0.start != state }.map {
            isReduced ? reduced($0.play) : $0.play
        }
        return plays.first { changes(path, $0) } ?? plays.first { transition(path, $0) != nil }
    }

    /// How a property goes into a state; nil if it changes at once. Where nothing leads there that moves it, it goes on
    /// as on the first way that does: it may be on its way when the state is set.
    func transition(_ path: PropertyPath, into state: String, isReduced: Bool = false) -> WebTransition? {
        if let play = leader(path, into: state, isReduced: isReduced) { return transition(path, play) }
        for way in ways {
            let play = isReduced ? reduced(way.play) : way.play
            if changes(path, play), let found = transition(path, play) { return found }
        }
        return nil
    }

    /// The value of a property in a state: where the first way that moves it leaves it, else the state's own; nil if it
    /// has none.
    func value(_ path: PropertyPath, in state: String) -> WebValue? {
        if let bound = firstBound(path, into: state) {
            if let kept = ParameterKeyframes(bound, parameters) { return kept.value(kept.shares.restValue) }
            return .number(WebVariantBuilder.restValue(of: bound))
        }
        guard let index = states.firstIndex(where: { $0.name == state }) else { return nil }
        return following[index][path] ?? values[index][path].map { .number($0) }
    }

    /// The numbers of a property in a state; nil if it has no value there.
    func numbers(_ path: PropertyPath, in state: String) -> [Double]? {
        firstBound(path, into: state)?.after
            ?? states.firstIndex { $0.name == state }.flatMap { values[$0][path]?.components.array }
    }

    /// Whether a property has other values in some states than in others, for some values of the parameters.
    func varies(_ path: PropertyPath) -> Bool {
        let all = states.map { value(path, in: $0.name) }
        return all.contains { $0 != all[0] }
    }

    /// The declarations of targets in a state; what moves in none of its ways is as it is before anything plays.
    func declarations(
        of targets: [WebTarget], in state: String, _ standing: WebStanding
    ) -> [[WebDeclaration]] {
        targets.map { target in
            target.declarations { value($0.path, in: state) ?? standing.value(of: $0) }
        }
    }

    /// What the first way into a state that moves a property makes of it.
    private func firstBound(_ path: PropertyPath, into state: String) -> BoundProperty? {
        for way in ways where way.end == state && way.start != state {
            if let bound = bound(path, way.play) { return bound }
        }
        return nil
    }
}
