import MotionModel

/// The state of a playback, shared by the store and every handle.
///
/// It doesn't refer to the store, so that releasing a store frees everything even while something plays.
final class PlaybackCore {
    /// The playback's number: 0, 1, 2 … in the store's order of starting.
    let id: Int
    /// The duration of the timeline, or the least, if it settles late.
    private var leastDuration: Double
    /// The start of the part that is played, in seconds of the timeline; and its end, or a time before that if it settles late.
    let first: Double
    private(set) var leastEnd: Double
    private var settling: LateSettling
    /// The start of the first track, in seconds of the timeline, but not before the part that is played.
    let start: Double
    /// The factor of delays and durations; greater than 0.
    let timeScaleFactor: Double
    private let lead: LeadTrack?
    private let extras: PlaybackExtras?
    private var knownCycles: Cycles?
    /// What an app hears of it; `nil` when it has ended.
    var callbacks: PlaybackCallbacks?

    var speed = 1.0
    /// The clock and the playback's own time at the last change of its rate.
    var clockAnchor: Double
    var localAnchor: Double
    /// The playback's own time at the last move, within ``range``.
    var local: Double
    /// The clock when it ended.
    var endedAt = 0.0

    /// The number of the animator that started it.
    let owner: Int32
    /// The number of its contributions with a live component.
    var liveContributions: Int32 = 0
    /// The first and the last of its contributions; −1 for none.
    var firstContribution: Int32 = -1
    var lastContribution: Int32 = -1
    /// Its place among all playbacks; −1 for an instantaneous one.
    var place: Int32 = -1
    /// A stamp that changes with its rate.
    var stamp: Int32 = 0

    /// Whether it pauses at its end.
    let pausesOnCompletion: Bool
    /// Whether its events are handled, or were until it ended.
    let isWatched: Bool
    var isBackward = false
    var isPaused = false
    /// Whether it is paused because it has reached its end.
    var isHeldAtEnd = false
    /// Whether nothing has been crossed yet, not even time 0.
    var isFresh = true
    var hasStarted = false
    var outcome: CompletionReason?

    /// Creates a playback that starts now, at the beginning of the part that it plays.
    ///
    /// - Parameters:
    ///   - begin: The time at which the first of its tracks begins, in seconds; infinite if it has none.
    ///   - lead: The first of the tracks that end last.
    init(
        id: Int, _ plan: borrowing PlannedPlayback, begin: Double, lead: consuming LeadTrack?, clock: Double
    ) {
        self.id = id
        owner = Int32(plan.owner)
        leastDuration = plan.duration
        // It jumps to its end, or is held there.
        timeScaleFactor = plan.isInstant ? 1 : plan.timeScaleFactor
        pausesOnCompletion = plan.pausesOnCompletion
        clockAnchor = clock
        (first, leastEnd) = (plan.first, plan.last)
        // Most are known: then there is no spring, and the reference to it isn't counted, which takes 30 instructions.
        settling = plan.settling.isKnown ? LateSettling() : plan.settling
        extras = plan.hasExtras ? plan.extras : nil
        callbacks = plan.callbacks
        start = Swift.max(first, lead == nil ? 0 : Swift.min(Swift.max(0, begin), leastDuration))
        localAnchor = first
        local = first
        self.lead = lead
        isWatched = callbacks?.handler != nil
    }

    /// The duration of the timeline in seconds; may be infinite.
    var duration: Double {
        settle()
        return leastDuration
    }
    /// The part that is played, in seconds of the timeline; by default all of it.
    var range: ClosedRange<Double> {
        settle()
        return first...leastEnd
    }

    /// Works out when it ends, if that isn't known.
    func settle() { if !settling.isKnown { workOutEnd() } }

    @inline(never)
    private func workOutEnd() {
        guard let duration = settling.duration else { return }
        (leastDuration, leastEnd) = (duration, duration)
        settling = LateSettling()
    }

    /// A sum of numbers from all parts of it, for reading ahead.
    var touched: Int {
        id &+ Int(start.bitPattern & 1) &+ Int(clockAnchor.bitPattern & 1) &+ Int(firstContribution)
    }

    /// Called for every event.
    var handler: PlaybackHandler? { callbacks?.handler }

    var markers: [Marker] { extras?.markers ?? [] }
    /// The transition of a state machine that it is; `nil` for any other playback.
    var turn: MachineTurn? { extras?.turn }
    /// Whether it has what few playbacks have.
    var hasExtras: Bool { extras != nil }
    /// What it does to the presence of targets; empty for most.
    var presenceWays: [PresenceWay] { extras?.presenceWays ?? [] }

    /// Its repeats and turns.
    var cycles: Cycles {
        if let knownCycles { return knownCycles }
        let cycles = Cycles(lead: lead?.bound, clock: extras?.clock, duration: duration)
        knownCycles = cycles
        return cycles
    }

    /// Seconds of the timeline per second of the clock; negative backwards, 0 while paused.
    var rate: Double {
        guard !isPaused else { return 0 }
        return isBackward ? -speed / timeScaleFactor : speed / timeScaleFactor
    }

    /// The playback's own time, not limited to ``range``.
    ///
    /// Computed from the anchors, never from the previous time, so that the number of steps makes no difference.
    func unlimitedTime(at clock: Double) -> Double {
        let rate = rate
        return rate == 0 ? localAnchor : localAnchor + (clock - clockAnchor) * rate
    }

    /// The playback's own time at a time of the clock, within ``range``; at its end, if it has ended.
    func time(at clock: Double) -> Double { outcome == nil ? limited(unlimitedTime(at: clock)) : local }

    /// The clock at which the playback's own time is, or was, `local`.
    func clock(atLocal local: Double, now: Double) -> Double {
        let rate = rate
        return rate == 0 ? now : clockAnchor + (local - localAnchor) / rate
    }

    /// A time clamped to the part that is played.
    func limited(_ time: Double) -> Double {
        if time > leastEnd { settle() }
        return Swift.max(first, Swift.min(time, leastEnd))
    }

    /// The time at which it ends in its direction.
    var destination: Double { isBackward ? first : range.upperBound }

    /// Whether a time is at its end or beyond it.
    func hasArrived(at time: Double) -> Bool {
        isBackward ? time <= first : time >= leastEnd && time >= range.upperBound
    }

    /// Anchors its time here, so that the rate can be changed.
    func anchor(at clock: Double) {
        localAnchor = unlimitedTime(at: clock)
        clockAnchor = clock
        stamp &+= 1
    }

    /// The state of the playback.
    var state: PlaybackState {
        if let outcome { return PlaybackState(outcome) }
        if isPaused { return .paused }
        return hasStarted ? .playing : .waiting
    }
}
