public import MotionModel

/// Goes from state to state of a motion, by events that may come at any moment.
///
/// The current state is the destination, from the instant of the event on: the next event is looked up there. A
/// transition in the middle of another goes from where things are, as every playback of the animator does.
///
/// A state is entered when the playback that leads to it has finished. One that is stopped, cancelled or replaced enters
/// nothing: the machine stays in the state, doesn't go on by itself, and waits to be sent elsewhere. One that is turned
/// round (``Playback/reverse()``) leads back to the state before, which is the current state from then on; at its
/// beginning that state is entered again, unless the transition had interrupted the way there.
///
/// A motion without `transitions` goes by its variants, with ``go(to:)``. What goes on by itself does so at its own
/// instant of the store's clock, however long the frames are; at most ``mostTurns`` times in one advance, so that a
/// circle that takes no time hangs nothing.
///
/// A machine lives as long as its owner keeps it: without it what plays still ends, and nothing goes on by itself.
public final class StateMachine {
    /// The most transitions that the machines of a store make by themselves in one advance; others wait for the next.
    public static let mostTurns = 1000

    /// The motion whose states it goes to.
    public let motion: CompiledMotion
    /// The animator that plays.
    public let animator: Animator
    /// The current state.
    public private(set) var state: String
    /// Whether what led to the state has finished.
    public private(set) var hasEntered = true
    /// The playback of the last transition; `nil` before the first.
    public private(set) var playback: Playback?
    /// The name of the variant that the last transition plays, which reduced motion may replace, and whether its values
    /// are reversed; `nil` before the first.
    public private(set) var played: (variant: String, isReversed: Bool)?

    private var number = -1
    private var serial = 0
    /// The state at the other end of the last transition, and whether it is entered if the transition ends there.
    private var other = ""
    private var entersOther = false
    /// Whether the current state is entered when the last transition ends there.
    private var enters = true
    /// The rows of the current state, and their delays in seconds, each once, in order.
    private var rows: [MotionTransition] = []
    private var delays: [Double] = []
    /// The number of delays that are over.
    private var passed = 0
    /// The store's clock when the state was entered.
    private var enteredAt: Double
    private var values: [String: MotionValue]
    private var parameters: [Double]
    private let handler: ((StateMachine, StateMachineEvent) -> Void)?
    private let playbackHandler: ((Playback, PlaybackEvent) -> Void)?

    /// Creates a machine in a state of a motion that is registered.
    init(
        _ motion: CompiledMotion, _ animator: Animator, state: String, values: [String: MotionValue],
        handler: ((StateMachine, StateMachineEvent) -> Void)?,
        playbackHandler: ((Playback, PlaybackEvent) -> Void)?
    ) throws(AnimatorError) {
        parameters = try PropertyStore.components(of: values, for: motion)
        self.motion = motion
        self.animator = animator
        self.state = state
        self.values = values
        self.handler = handler
        self.playbackHandler = playbackHandler
        enteredAt = animator.store.clock
        number = animator.store.machines.insert(self)
        lookUp()
    }

    deinit { animator.store.machines.remove(number) }

    /// Sends an event: takes the first row of the current state that it triggers, and whose condition holds.
    ///
    /// - Returns: The row; `nil` if there is none, and nothing happens.
    /// - Throws: What playing the row's variant throws. Then the state is the same as before.
    @discardableResult
    public func send(_ event: String) throws(AnimatorError) -> MotionTransition? {
        for row in rows where row.trigger.events.contains(event) && row.holds(parameters) {
            try take(row.variant, isReversed: row.isReversed, to: row.endState)
            return row
        }
        return nil
    }

    /// Goes to a state: by the first row that leads there and whose condition holds, whatever triggers it; else by the
    /// only variant from the current state to that one; else by the only one that leads back, reversed.
    ///
    /// - Returns: Whether it goes; `false` if it is there, or on the way.
    /// - Throws: `unknownState`; `noWay` if nothing leads there, or several variants do; what playing throws. Then the
    ///   state is the same as before.
    @discardableResult
    public func go(to end: String) throws(AnimatorError) -> Bool {
        guard motion.state(named: end) != nil else {
            throw .unknownState(
                end, nearest: NearestName.nearest(to: end, among: motion.states.map { $0.name }))
        }
        guard end != state else { return false }
        for row in rows where row.endState == end && row.holds(parameters) {
            try take(row.variant, isReversed: row.isReversed, to: end)
            return true
        }
        guard let way = motion.way(from: state, to: end) else { throw .noWay(from: state, to: end) }
        try take(way.variant.name, isReversed: way.isReversed, to: end)
        return true
    }

    /// The rows of the current state whose conditions hold, in the order in which they are looked up: what it would do.
    public var candidates: [MotionTransition] { rows.filter { $0.holds(parameters) } }

    /// Whether it goes on by itself from here, perhaps when it has entered its state.
    public var isWaiting: Bool { deadline != nil }

    /// Sets a parameter, from the next lookup and the next transition on.
    ///
    /// - Throws: `parameter`. Then all of them keep their values.
    public func set(parameter name: String, to value: MotionValue) throws(AnimatorError) {
        var changed = values
        changed[name] = value
        parameters = try PropertyStore.components(of: changed, for: motion)
        values = changed
    }

    // MARK: Inside

    /// The store's clock when it may go on by itself, or when it enters a state from which it may.
    var deadline: Double? {
        guard passed < delays.count else { return nil }
        guard !hasEntered else { return enteredAt + delays[passed] * animator.timeScaleFactor }
        guard let core = playback?.core, core.outcome == nil, enters, core.rate != 0,
            core.destination.isFinite
        else { return nil }
        let end = core.clock(atLocal: core.destination, now: animator.store.clock)
        // The quotient is rounded: not before it has ended.
        return end + end.magnitude * 1e-15
    }

    /// Takes the row whose time has come, if its condition holds. What can't be played leaves the state as it is, and is
    /// told of.
    func goOn() {
        guard hasEntered, passed < delays.count else { return }
        let delay = delays[passed]
        passed += 1
        for row in rows where row.trigger == .after(seconds: delay) && row.holds(parameters) {
            do throws(AnimatorError) {
                return try take(row.variant, isReversed: row.isReversed, to: row.endState)
            } catch {
                let store = animator.store
                return store.table.queue.append(
                    .machine(number, .refused(row.endState, error)), at: store.clock)
            }
        }
    }

    /// A transition was turned round: where it came from is the current state now.
    ///
    /// - Returns: The event of it.
    func turnRound(_ turn: MachineTurn) -> StateMachineEvent? {
        guard turn.serial == serial, !hasEntered else { return nil }
        swap(&state, &other)
        swap(&enters, &entersOther)
        lookUp()
        return .left(other)
    }

    /// What leads to the state has finished.
    ///
    /// - Returns: The event of it.
    func arrive(_ turn: MachineTurn, at clock: Double) -> StateMachineEvent? {
        guard turn.serial == serial, !hasEntered, enters else { return nil }
        hasEntered = true
        enteredAt = clock
        return .entered(state)
    }

    /// Delivers an event.
    func tell(_ event: StateMachineEvent) { handler?(self, event) }

    private func take(_ name: String, isReversed: Bool, to end: String) throws(AnimatorError) {
        guard let variant = motion[name] else { preconditionFailure("a transition's variant exists") }
        let store = animator.store
        let (formerState, hadEntered, entered) = (state, hasEntered, enters)
        store.begin()
        let mark = store.table.queue.end
        store.table.queue.append(.machine(number, .left(state)), at: store.clock)
        serial += 1
        (state, hasEntered, enters) = (end, false, true)
        do throws(AnimatorError) {
            playback = try animator.play(
                animator.reducedMotion ? motion.reducedForm(of: variant) : variant, parameters,
                reversed: isReversed, turn: MachineTurn(machine: number, serial: serial),
                presenceWays: motion.presenceWays(from: formerState, to: end),
                events: playbackHandler)
        } catch {
            serial -= 1
            (state, hasEntered, enters) = (formerState, hadEntered, entered)
            _ = store.table.queue.removeAll(from: mark)
            store.end()
            throw error
        }
        played = (name, isReversed)
        (other, entersOther) = (formerState, hadEntered)
        lookUp()
        store.end()
    }

    /// Looks up the rows of the current state.
    private func lookUp() {
        rows = motion.transitions.filter { $0.startState == state }
        var all: [Double] = []
        for row in rows {
            if case .after(let seconds) = row.trigger, !all.contains(seconds) { all.append(seconds) }
        }
        delays = all.sorted()
        passed = 0
    }
}
