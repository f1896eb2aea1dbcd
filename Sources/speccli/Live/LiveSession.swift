import Animator
import MotionModel
import SpecFormat

/// A motion on the real animator, driven by keys and by time.
struct LiveSession {
    /// The speeds at which it can be played, as factors.
    static let speeds = [1.0 / 32, 1.0 / 16, 0.125, 0.25, 0.5, 1, 2, 4]
    /// The largest number of variants that keys play.
    static let mostVariants = 9

    /// The motion.
    let motion: CompiledMotion
    /// The store that it is played in.
    let store: PropertyStore
    /// The variants that keys play, in the spec's order: all except those that replace others.
    let variants: [CompiledVariant]
    /// The motion's properties, in its order.
    private(set) var properties: [PropertyID] = []
    /// The ends of the bars, by property and component.
    private(set) var scales: [[ValueScale]] = []
    /// The playbacks, the latest at the end.
    private var playbacks: [Playback] = []
    /// The variant that was played last.
    private(set) var current: (variant: Int, reversed: Bool)?
    /// The speed of time.
    private(set) var speed = 1.0
    /// What goes from state to state; nil without transitions.
    private(set) var machine: LiveMachine?
    /// Whether the clock is held, so that the machine doesn't go on by itself.
    private(set) var isHeld = false

    private let inputs: PlayInputs
    private let first: Int
    /// The variant that is asked for as the first.
    private let chosen: CompiledVariant?
    private let animator: Animator
    private let log = LiveLog()

    /// Creates a motion at rest in the state that a variant starts from; with transitions, in the first state if no
    /// variant is named.
    ///
    /// - Parameter first: The variant that is played first; nil for the spec's first.
    /// - Throws: When its values can't be shown, or no transition plays the variant.
    init(
        _ motion: CompiledMotion, _ inputs: PlayInputs, first: CompiledVariant? = nil,
        reducedMotion: Bool = false
    ) throws(Failure) {
        self.motion = motion
        self.inputs = inputs
        let standIns = Set(motion.variants.compactMap { $0.reducedForm })
        let main = motion.variants.filter { !standIns.contains($0.name) || $0.name == first?.name }
        variants = main.isEmpty ? motion.variants : main
        self.first = variants.firstIndex { $0.name == first?.name } ?? 0
        chosen = first
        store = PropertyStore()
        animator = Animator(store, reducedMotion: reducedMotion)
        do throws(AnimatorError) {
            try store.register(motion)
            var properties: [PropertyID] = []
            for property in motion.properties { properties.append(try store.id(of: property.path.text)) }
            self.properties = properties
            try rest()
        } catch {
            throw Failure(playing: motion, error)
        }
        let resting = properties.map { store.presentation($0) }
        scales = ValueScales.all(
            of: motion, parameters: inputs.parameters, initial: inputs.initial, resting: resting)
        if let machine, let first, !machine.canBegin(first) {
            throw Failure(
                "no transition of '\(motion.name)' from '\(first.startState)' to '\(first.endState)' "
                    + "plays '\(first.name)' now, so it can't be the first")
        }
    }

    /// The latest playback.
    var playback: Playback? { playbacks.last }
    /// The latest events, the newest at the end.
    var events: [String] { log.events }
    /// Whether the next frame may differ without a key.
    var isMoving: Bool {
        guard !isHeld else { return false }
        return machine?.machine.isWaiting ?? false
            || playbacks.contains { !$0.state.isEnded && $0.state != .paused }
    }

    /// Advances the time to an instant, at the current speed; with transitions, a pause holds the time.
    ///
    /// - Throws: Never, for a finite time.
    mutating func advance(to seconds: Double) throws(Failure) {
        guard !isHeld else { return }
        do throws(AnimatorError) {
            try store.advance(to: seconds)
        } catch {
            throw Failure(playing: motion, error)
        }
        follow()
        for (index, id) in properties.enumerated() {
            for (component, value) in store.presentation(id).components.enumerated() {
                scales[index][component].include(value)
            }
        }
    }

    /// Performs the action of a key, if it concerns the motion.
    ///
    /// - Throws: When a variant can't be played, such as for a formula that gives no number.
    mutating func press(_ key: LiveKey) throws(Failure) {
        do throws(AnimatorError) {
            try act(on: key)
        } catch {
            throw Failure(playing: motion, error)
        }
    }

    private mutating func act(on key: LiveKey) throws(AnimatorError) {
        switch key {
        case .next: try playNext()
        case .choice(let index): try choose(index)
        case .pauseOrResume: pauseOrResume()
        case .reverse:
            // What leads back from a state is an event.
            if machine == nil { playback?.reverse() }
        case .scrub(let share): try scrub(by: share)
        case .faster: try setSpeed(LiveSession.speeds.first { $0 > speed })
        case .slower: try setSpeed(LiveSession.speeds.last { $0 < speed })
        case .stop: for playback in playbacks { playback.stop() }
        case .cancel: for playback in playbacks { playback.cancel() }
        case .finish: for playback in playbacks { playback.finish() }
        case .restart: try restart()
        case .scroll, .quit, .suspend, .redraw: break
        }
    }

    /// Sends the event at an index, or plays the variant there.
    private mutating func choose(_ index: Int) throws(AnimatorError) {
        if let machine {
            guard machine.choices.contains(where: { $0.index == index }) else { return }
            resume()
            try machine.send(index)
            follow()
        } else if index < min(variants.count, LiveSession.mostVariants) {
            try play(index, reversed: false)
        }
    }

    /// Sends the first event that can be sent; without transitions, plays the variant that continues from the end of the
    /// last playback: the first that starts in that state, else the last one with its values reversed, unless that
    /// starts where it ends.
    private mutating func playNext() throws(AnimatorError) {
        if let machine {
            guard !machine.choices.isEmpty || (current == nil && chosen != nil) else { return }
            resume()
            if current == nil, let chosen { try machine.begin(chosen) } else { try machine.sendFirst() }
            return follow()
        }
        guard let current else { return try play(first, reversed: false) }
        let last = variants[current.variant]
        let goesBack = current.reversed != (playback?.direction == .backward)
        let reached = goesBack ? last.startState : last.endState
        let onward = variants.indices.first {
            $0 != current.variant && variants[$0].startState == reached && variants[$0].endState != reached
        }
        if let onward { return try play(onward, reversed: false) }
        let isLoop = last.startState == last.endState
        try play(current.variant, reversed: isLoop ? current.reversed : !goesBack)
    }

    private mutating func play(_ index: Int, reversed: Bool) throws(AnimatorError) {
        let name = variants[index].name
        current = (index, reversed)
        let (log, title) = (log, LiveLog.title(name, isReversed: reversed))
        playbacks.removeAll { $0.state.isEnded }
        playbacks.append(
            try animator.play(
                motion, name, parameters: inputs.values, reversed: reversed,
                events: { _, event in log.add(event, of: title) }))
    }

    /// Takes over what the machine plays, perhaps by itself.
    private mutating func follow() {
        guard let playback = machine?.takeNewPlayback(), let played = machine?.machine.played,
            let index = variants.firstIndex(where: { $0.name == played.variant })
        else { return }
        current = (index, played.isReversed)
        playbacks.removeAll { $0.state.isEnded }
        playbacks.append(playback)
    }

    /// Pauses everything, or resumes it.
    private mutating func pauseOrResume() {
        if machine == nil ? playback?.state == .paused : isHeld { resume() } else { pause() }
    }

    private mutating func pause() {
        isHeld = machine != nil
        for playback in playbacks where !playback.state.isEnded { playback.pause() }
    }

    private mutating func resume() {
        isHeld = false
        for playback in playbacks where !playback.state.isEnded { playback.resume() }
    }

    /// Pauses everything and moves the last playback by a share of the whole; if it has ended, it is played again for
    /// this.
    private mutating func scrub(by share: Double) throws(AnimatorError) {
        guard let current, let last = playback else { return }
        let progress = last.totalProgress.time
        if last.state.isEnded {
            // From its own start, not from where it has ended.
            animator.beginsFromCurrentState = false
            defer { animator.beginsFromCurrentState = true }
            try play(current.variant, reversed: current.reversed)
        }
        pause()
        try playback?.scrub(progress: max(0, min(progress + share, 1)))
    }

    private mutating func setSpeed(_ speed: Double?) throws(AnimatorError) {
        guard let speed else { return }
        try store.setTimeScale(1 / speed)
        self.speed = speed
    }

    private mutating func restart() throws(AnimatorError) {
        animator.cancelAll()
        playbacks = []
        current = nil
        isHeld = false
        (machine, log.machine) = (nil, nil)
        try rest()
        log.events = []
    }

    /// Sets every property to the start of the first variant, or to the state in which a machine begins.
    private mutating func rest() throws(AnimatorError) {
        if motion.transitions.isEmpty {
            try store.set(state: variants[first].startState, of: motion, parameters: inputs.values)
        } else {
            let log = log
            let machine = try animator.machine(
                motion, state: chosen?.startState, parameters: inputs.values,
                events: { log.add($1) }, playbackEvents: { log.add($1, of: $0) })
            log.machine = machine
            self.machine = LiveMachine(machine)
        }
        for property in motion.properties {
            if let value = inputs.initial[property.path] { try store.set(property.path.text, to: value) }
        }
    }
}

extension Failure {
    /// The reason why a motion can't be played.
    fileprivate init(playing motion: CompiledMotion, _ error: AnimatorError) {
        self.init("'\(motion.name)' can't be played: \(error.phrase)")
    }
}
