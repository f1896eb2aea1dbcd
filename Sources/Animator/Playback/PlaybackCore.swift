import MotionModel

/// The state of a playback, which the store and every handle share.
///
/// It doesn't refer to the store, so that a store that is let go of frees everything although something plays.
final class PlaybackCore {
    /// 0, 1, 2 … in the store's order of starting.
    let id: Int
    /// The number of the animator that started it.
    let owner: Int
    /// Seconds of the timeline; may be infinite.
    let duration: Double
    /// The part that is played, in seconds of the timeline: all of it, unless asked for.
    let range: ClosedRange<Double>
    /// When the first track starts, in seconds of the timeline, but not before the part that is played.
    let start: Double
    let markers: [Marker]
    /// The first of the tracks that end last.
    private let lead: LeadTrack?
    private let clock: IterationClock?
    private var knownCycles: Cycles?
    /// What delays and durations are multiplied with; greater than 0.
    let timeScaleFactor: Double
    /// Whether it stays, paused, at the end that it runs to.
    let pausesOnCompletion: Bool

    var speed = 1.0
    var isBackward = false
    var isPaused = false
    /// Whether it is paused because it has arrived.
    var isHeldAtEnd = false
    /// The clock and the playback's own time at the last change of its rate.
    var clockAnchor: Double
    var localAnchor: Double

    /// The playback's own time at the last move, within ``range``.
    var local: Double
    /// Whether nothing was crossed yet, not even time 0.
    var isFresh = true
    var hasStarted = false
    var outcome: CompletionReason?
    /// The clock when it ended.
    var endedAt = 0.0
    /// How many of its contributions have a live component.
    var liveContributions = 0
    /// The first and the last of its contributions; −1 for none.
    var firstContribution: Int32 = -1
    var lastContribution: Int32 = -1
    /// Its place among all playbacks; −1 for one that takes no time.
    var place: Int32 = -1
    /// Changed whenever its time goes differently from then on.
    var stamp: Int32 = 0
    /// Whether somebody handles its events, or did until it ended.
    private(set) var isWatched = false

    var handler: PlaybackHandler? {
        didSet { isWatched = isWatched || handler != nil }
    }
    var completion: ((CompletionReason) -> Void)?

    /// A playback that starts now, at the beginning of the part that it plays.
    init(
        id: Int, _ plan: PlannedPlayback, _ contributions: some Collection<PlannedContribution>,
        timeScaleFactor: Double, clock: Double
    ) {
        self.id = id
        self.owner = plan.owner
        self.duration = plan.duration
        self.markers = plan.markers
        self.clock = plan.clock
        self.timeScaleFactor = timeScaleFactor
        self.pausesOnCompletion = plan.pausesOnCompletion
        self.clockAnchor = clock
        var first = Double.infinity
        var last = -Double.infinity
        var lead: MotionSource?
        for planned in contributions {
            guard let times = planned.source.times else { continue }
            first = Swift.min(first, Swift.max(0, times.start))
            guard times.end > last else { continue }
            last = times.end
            lead = planned.source
        }
        if lead == nil { first = 0 }
        self.range = plan.range ?? 0...duration
        self.start = Swift.max(self.range.lowerBound, Swift.min(first, duration))
        self.localAnchor = self.range.lowerBound
        self.local = self.range.lowerBound
        self.lead = lead.flatMap { LeadTrack($0) }
    }

    /// When it turns round and repeats.
    var cycles: Cycles {
        if let knownCycles { return knownCycles }
        let cycles = Cycles(lead: lead?.bound, clock: clock, duration: duration)
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
    /// From the anchors, never from the time before: how many steps led to an instant makes no difference.
    func unlimitedTime(at clock: Double) -> Double {
        let rate = rate
        return rate == 0 ? localAnchor : localAnchor + (clock - clockAnchor) * rate
    }

    /// The playback's own time at a time of the clock, within ``range``; at its end, if it has ended.
    func time(at clock: Double) -> Double { outcome == nil ? limited(unlimitedTime(at: clock)) : local }

    /// The clock when the playback's own time is, or was, `local`.
    func clock(atLocal local: Double, now: Double) -> Double {
        let rate = rate
        return rate == 0 ? now : clockAnchor + (local - localAnchor) / rate
    }

    /// A time within the part that is played.
    func limited(_ time: Double) -> Double {
        Swift.max(range.lowerBound, Swift.min(time, range.upperBound))
    }

    /// The time it runs to.
    var destination: Double { isBackward ? range.lowerBound : range.upperBound }

    /// Whether a time is where it runs to.
    func hasArrived(at time: Double) -> Bool {
        isBackward ? time <= range.lowerBound : time >= range.upperBound
    }

    /// Starts counting from here, so that the rate can be changed.
    func anchor(at clock: Double) {
        localAnchor = unlimitedTime(at: clock)
        clockAnchor = clock
        stamp &+= 1
    }

    /// Where it is in its life.
    var state: PlaybackState {
        if let outcome { return PlaybackState(outcome) }
        if isPaused { return .paused }
        return hasStarted ? .playing : .waiting
    }
}
