import MotionModel

/// A timing as it was read: an entry of `timings`, or the timing keys of a node.
struct TimingDraft: Sendable {
    var delay = NodeTime.zero
    var endDelay = NodeTime.zero
    /// The duration of one direction; nil if it isn't written.
    var duration: WrittenDuration?
    /// The duration of one direction as a share of the parent's length, instead.
    var share: Double?
    var curve: CurveDraft?
    var reverseCurve: CurveDraft?
    var iterations = 1.0
    /// The time in seconds at speed 1 for which it repeats, instead of a number of iterations.
    var repeatFor: Double?
    var iterationStart = 0.0
    var direction = PlaybackDirection.normal
    var autoreverses = false
    var speed = 1.0
    var isSynchronized = false
    var places: Places

    /// The source ranges of a timing's parts.
    struct Places: Sendable {
        /// The whole timing; for a node its head key.
        var whole: SourceRange
        /// The name under which a variant lists it.
        var entry: SourceRange?
        var delay: SourceRange?
        var duration: SourceRange?
        var curve: SourceRange?
        var reverseCurve: SourceRange?
        /// The number of iterations, or the time for which it repeats.
        var repetition: SourceRange?
        /// Whether the duration was reported to look like milliseconds.
        var isSuspicious = false

        /// A note with the place of the animation about which the timing is judged, if it is another place.
        func subject(at place: SourceRange) -> [Diagnostic.Note] {
            place == whole ? [] : [Diagnostic.Note("it is animated here", at: place)]
        }
    }

    /// Creates an empty timing.
    init(at place: SourceRange) { places = Places(whole: place) }

    /// The way back, as far as the timing itself determines it.
    var wayBack: NodeDraft.WayBack {
        guard autoreverses else { return .none }
        return reverseCurve.map { .along($0.curve) } ?? .mirrored
    }

    /// The timing with the source range of a reference to it, for one whose own ranges are in another file.
    func referred(at range: SourceRange) -> TimingDraft {
        var timing = self
        timing.places = Places(
            whole: range, delay: places.delay.map { _ in range },
            duration: places.duration.map { _ in range },
            curve: places.curve.map { _ in range },
            reverseCurve: places.reverseCurve.map { _ in range },
            repetition: places.repetition.map { _ in range }, isSuspicious: places.isSuspicious)
        return timing
    }
}
