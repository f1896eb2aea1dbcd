import MotionModel

/// A playback that is about to start, apart from its contributions.
struct PlannedPlayback: ~Copyable {
    var duration = 0.0
    /// The part that is played, in seconds; `nil` for all of it.
    var range: ClosedRange<Double>?
    let timeScaleFactor: Double
    /// The number of its animator.
    let owner: Int
    /// Whether it pauses at its end.
    var pausesOnCompletion = false
    /// What few playbacks have.
    var extras: PlaybackExtras?
    var callbacks: PlaybackCallbacks?

    /// Creates a playback of an animator that takes no time.
    init(timeScaleFactor: Double, owner: Int) {
        self.timeScaleFactor = timeScaleFactor
        self.owner = owner
    }

    /// Whether it takes no time.
    var isInstant: Bool {
        timeScaleFactor == 0 || duration == 0 || range.map { $0.lowerBound == $0.upperBound } ?? false
    }
}
