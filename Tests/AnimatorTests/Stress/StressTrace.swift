import Animator

/// What a stress run saw, as numbers that depend on every bit of it and on their order.
///
/// Handlers refer to the trace and not to the run, so that the store doesn't keep itself alive.
package final class StressTrace {
    /// Of every event that was handled and every contribution that came or went.
    package private(set) var events: UInt64 = 0xCBF2_9CE4_8422_2325
    /// Of every value that was looked at.
    package private(set) var values: UInt64 = 0xCBF2_9CE4_8422_2325
    /// How many events there were.
    package private(set) var eventCount: UInt64 = 0
    /// How many contributions came and haven't gone.
    package private(set) var contributions = 0
    /// How many playbacks were started.
    package var started: UInt64 = 0
    /// How many have completed.
    package private(set) var completed: UInt64 = 0
    /// How many playbacks have a handler that something still refers to.
    package var handlers = 0
    /// Whether a playback heard anything after its completion.
    package private(set) var isLate = false

    /// The state that the machine last told that it is in, and whether it told of nothing since.
    package private(set) var state = ""
    package private(set) var isInState = true
    /// Whether it left another state than that, or entered one twice.
    package private(set) var isStateLost = false

    /// Of everything.
    package var checksum: UInt64 { mixed(mixed(events, values), eventCount) }

    /// Takes a value into account; all that is not a number counts alike.
    package func add(_ value: Double) {
        values = mixed(values, value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern)
    }

    /// Takes a contribution that came or went into account.
    func add(_ event: ContributionEvent) {
        contributions += event.change == .added ? 1 : -1
        add(event.change == .added ? 101 : 102, event.playback)
        events = mixed(events, event.isAdditive ? 1 : 0)
        events = mixed(events, event.time.bitPattern)
        add(event.property.text)
    }

    /// Takes a state that was left or entered into account.
    func add(_ event: StateMachineEvent) {
        eventCount += 1
        switch event {
        case .left(let name):
            // Where it leads is told when it is there: until then it may be left too.
            if isInState, !state.isEmpty, name != state { isStateLost = true }
            isInState = false
            add(name)
        case .entered(let name):
            if isInState { isStateLost = true }
            (state, isInState) = (name, true)
            add(name)
        case .refused(let name, _), .appeared(let name), .disappeared(let name):
            add(name)
        }
    }

    /// Takes what happened to a playback into account.
    func add(_ event: PlaybackEvent, of playback: Playback, _ life: StressLife) {
        if life.isOver { isLate = true }
        add(number(event), playback.number)
        events = mixed(events, playback.time.bitPattern)
        switch event {
        case .started, .updated, .reversed, .repeated, .paused, .resumed, .stopped: break
        case .appeared(let target), .disappeared(let target): add(target)
        case .marker(let name, let payload):
            add(name)
            if let payload { add(payload) }
        case .completed:
            life.isOver = true
            completed += 1
        }
    }

    private func add(_ kind: UInt64, _ playback: Int) {
        eventCount += 1
        events = mixed(mixed(events, kind), UInt64(playback))
    }

    private func add(_ text: String) {
        for byte in text.utf8 { events = mixed(events, UInt64(byte)) }
    }

    private func number(_ event: PlaybackEvent) -> UInt64 {
        switch event {
        case .started: 1
        case .updated: 2
        case .reversed: 3
        case .repeated: 4
        case .paused: 5
        case .resumed: 6
        case .stopped: 7
        case .marker: 8
        case .completed(.finished): 9
        case .completed(.stopped): 10
        case .completed(.cancelled): 11
        case .completed(.replaced): 12
        case .appeared: 13
        case .disappeared: 14
        }
    }

    private func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
        var state = (state ^ word) &* 0xFF51_AFD7_ED55_8CCD
        state ^= state >> 32
        return state &* 0xC4CE_B9FE_1A85_EC53
    }
}

/// What a playback's handler knows of it; as long as one is alive, something refers to the handler.
final class StressLife {
    /// What the handler does to its playback when it starts or repeats.
    enum Reaction {
        case none, pause, resume, reverse, slowDown, stop, cancel, finish
    }

    let reaction: Reaction
    let trace: StressTrace
    var isOver = false
    private var reactions = 0

    init(_ reaction: Reaction, _ trace: StressTrace) {
        self.reaction = reaction
        self.trace = trace
        trace.handlers += 1
    }

    deinit { trace.handlers -= 1 }

    /// The handler.
    func hear(_ event: PlaybackEvent, of playback: Playback) {
        trace.add(event, of: playback, self)
        // A few times: a handler that turns round at every turn would never be done.
        guard reactions < 3 else { return }
        switch event {
        case .started, .repeated, .marker: react(playback)
        case .updated, .reversed, .paused, .resumed, .stopped, .completed, .appeared, .disappeared: break
        }
    }

    private func react(_ playback: Playback) {
        reactions += 1
        switch reaction {
        case .none: break
        case .pause: playback.pause()
        case .resume: playback.resume()
        case .reverse: playback.reverse()
        case .slowDown: do throws(AnimatorError) { try playback.setSpeed(0.5) } catch { return }
        case .stop: playback.stop()
        case .cancel: playback.cancel()
        case .finish: playback.finish()
        }
    }
}
