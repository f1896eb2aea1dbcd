import MotionModel

/// A timing as it was read: an entry of `timings`, or the timing keys of a node.
struct TimingDraft: Sendable {
    var delay = NodeTime.zero
    var endDelay = NodeTime.zero
    /// How long one way takes; nil where it isn't said.
    var duration: WrittenDuration?
    /// The share of its parent's length that one way takes, instead.
    var share: Double?
    var curve: CurveDraft?
    var reverseCurve: CurveDraft?
    var iterations = 1.0
    /// Seconds at speed 1 to repeat for, instead of a number of iterations.
    var repeatFor: Double?
    var iterationStart = 0.0
    var direction = PlaybackDirection.normal
    var autoreverses = false
    var speed = 1.0
    var isSynchronized = false
    var places: Places

    /// Where the parts of a timing are written.
    struct Places: Sendable {
        /// The whole timing; of a node its head key.
        var whole: SourceRange
        /// The name under which a variant lists it.
        var entry: SourceRange?
        var duration: SourceRange?
        var curve: SourceRange?
        var reverseCurve: SourceRange?
        /// How often or how long it plays.
        var repetition: SourceRange?
        /// Whether the duration was reported to look like milliseconds.
        var isSuspicious = false

        /// Where the animation is written that the timing is judged for, where that is another place.
        func subject(at place: SourceRange) -> [Diagnostic.Note] {
            place == whole ? [] : [Diagnostic.Note("it is animated here", at: place)]
        }
    }

    /// A timing of which nothing is said.
    init(at place: SourceRange) { places = Places(whole: place) }

    /// How one way back is made up for, where the timing itself says.
    var wayBack: NodeDraft.WayBack {
        guard autoreverses else { return .none }
        return reverseCurve.map { .along($0.curve) } ?? .mirrored
    }

    /// The timing as one that stands where it is referred to, for one whose own places are in another file.
    func referred(at range: SourceRange) -> TimingDraft {
        var timing = self
        timing.places = Places(
            whole: range, duration: places.duration.map { _ in range },
            curve: places.curve.map { _ in range },
            reverseCurve: places.reverseCurve.map { _ in range },
            repetition: places.repetition.map { _ in range }, isSuspicious: places.isSuspicious)
        return timing
    }
}
