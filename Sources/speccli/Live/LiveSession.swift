import Animator
import MotionModel
import SpecFormat

/// A motion on the real animator, driven by keys and by time.
struct LiveSession {
    /// The speeds at which it can be played, as factors.
    static let speeds = [1.0 / 32, 1.0 / 16, 0.125, 0.25, 0.5, 1, 2, 4]
    /// The largest number of events that are kept.
    private static let rememberedEvents = 8

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

    private let inputs: PlayInputs
    private let first: Int
    private let animator: Animator
    private let log = LiveLog()

    /// Creates a motion at rest in the state that a variant starts from.
    ///
    /// - Parameter first: The variant that is played first; nil for the spec's first.
    /// - Throws: When its values can't be shown.
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
    }

    /// The latest playback.
    var playback: Playback? { playbacks.last }
    /// The latest events, the newest at the end.
    var events: [String] { log.events }
    /// Whether the next frame may differ without a key.
    var isMoving: Bool { playbacks.contains { !$0.state.isEnded && $0.state != .paused } }

    /// Advances the time to an instant, at the current speed.
    ///
    /// - Throws: Never, for a finite time.
    mutating func advance(to seconds: Double) throws(Failure) {
        do throws(AnimatorError) {
            try store.advance(to: seconds)
        } catch {
            throw Failure(playing: motion, error)
        }
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
        case .variant(let index):
            if index < variants.count { try play(index, reversed: false) }
        case .pauseOrResume: pauseOrResume()
        case .reverse: playback?.reverse()
        case .scrub(let share): try scrub(by: share)
        case .faster: try setSpeed(LiveSession.speeds.first { $0 > speed })
        case .slower: try setSpeed(LiveSession.speeds.last { $0 < speed })
        case .stop: playback?.stop()
        case .cancel: playback?.cancel()
        case .finish: playback?.finish()
        case .restart: try restart()
        case .scroll, .quit, .suspend, .redraw: break
        }
    }

    /// Plays the variant that continues from the end of the last playback: the first that starts in that state, else
    /// the last one with its values reversed, unless that starts where it ends.
    private mutating func playNext() throws(AnimatorError) {
        guard let current else { return try play(first, reversed: false) }
        let last = variants[current.variant]
        let reached = current.reversed ? last.startState : last.endState
        let onward = variants.indices.first {
            $0 != current.variant && variants[$0].startState == reached && variants[$0].endState != reached
        }
        if let onward { return try play(onward, reversed: false) }
        let isLoop = last.startState == last.endState
        try play(current.variant, reversed: isLoop ? current.reversed : !current.reversed)
    }

    private mutating func play(_ index: Int, reversed: Bool) throws(AnimatorError) {
        let name = variants[index].name
        current = (index, reversed)
        let (log, title) = (log, reversed ? "\(name), values reversed" : name)
        playbacks.removeAll { $0.state.isEnded }
        playbacks.append(
            try animator.play(
                motion, name, parameters: inputs.values, reversed: reversed,
                events: { _, event in log.add(event, of: title, limit: LiveSession.rememberedEvents) }))
    }

    /// Pauses everything, or resumes it.
    private func pauseOrResume() {
        let isPaused = playback?.state == .paused
        for playback in playbacks where !playback.state.isEnded {
            if isPaused { playback.resume() } else { playback.pause() }
        }
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
        for playback in playbacks where playback.state != .paused { playback.pause() }
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
        log.events = []
        try rest()
    }

    /// Sets every property to the start of the first variant.
    private func rest() throws(AnimatorError) {
        try store.set(state: variants[first].startState, of: motion, parameters: inputs.values)
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

/// The latest events; shared with the handlers of playbacks.
private final class LiveLog {
    var events: [String] = []

    /// Adds an event, except `updated`, which every frame shows by its values.
    func add(_ event: PlaybackEvent, of playback: String, limit: Int) {
        let what: String
        switch event {
        case .updated: return
        case .started: what = "started"
        case .reversed: what = "reversed"
        case .repeated: what = "repeated"
        case .paused: what = "paused"
        case .resumed: what = "resumed"
        case .stopped: what = "stopped"
        case .marker(let name, _): what = "emits \(name)"
        case .completed(let reason): what = reason.rawValue
        }
        events.append("\(playback) \(what)")
        events.removeFirst(max(0, events.count - limit))
    }
}
