import MotionModel

/// A playback that is about to start, apart from its contributions.
struct PlannedPlayback: ~Copyable {
    /// Its duration in seconds, or the least, if it settles late; all of it is played, unless a part is set behind it.
    var duration = 0.0 { didSet { (first, last) = (0, duration) } }
    var settling = LateSettling()
    private(set) var first = 0.0
    private(set) var last = 0.0
    let timeScaleFactor: Double
    /// The number of its animator.
    let owner: Int
    /// Whether it pauses at its end.
    var pausesOnCompletion = false
    /// What few playbacks have, and whether this one has it: asking for it takes longer.
    var extras: PlaybackExtras? { didSet { hasExtras = extras != nil } }
    private(set) var hasExtras = false
    var callbacks: PlaybackCallbacks?

    /// Creates a playback of an animator that takes no time.
    init(timeScaleFactor: Double, owner: Int) {
        self.timeScaleFactor = timeScaleFactor
        self.owner = owner
    }

    /// Whether it takes no time.
    var isInstant: Bool {
        timeScaleFactor == 0 || duration == 0 || first == last
    }

    /// Has a part of it played.
    mutating func play(only range: ClosedRange<Double>) {
        (first, last) = (range.lowerBound, range.upperBound)
    }
}
