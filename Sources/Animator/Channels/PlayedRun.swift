/// The single run of a timing as one playback plays it, and its group of base channels: found once for consecutive
/// contributions with that timing, which all live meanwhile.
struct PlayedRun {
    private var plan: ObjectIdentifier?
    /// The key of the run; `nil` if the timing isn't a single run, or isn't played forwards and in full.
    private(set) var key: CubicKey?
    /// The base group that a contribution with that timing has joined, −1 for none, and its serial then.
    var group: Int32 = -1
    var serial: Int32 = 0

    /// Finds the run of a tween.
    ///
    /// - Parameter core: The same playback, at the same rate, each time.
    /// - Returns: Whether there is one.
    @inline(__always)
    mutating func find(_ source: borrowing MotionSource, in core: PlaybackCore) -> Bool {
        switch source {
        case .tween(let plan):
            if ObjectIdentifier(plan) != self.plan { replace(plan, in: core) }
            return key != nil
        case .track: return false
        case .spring: return false
        }
    }

    private mutating func replace(_ plan: TimingPlan, in core: PlaybackCore) {
        self.plan = ObjectIdentifier(plan)
        key = if let run = plan.run { CubicKey(run, in: core) } else { nil }
        group = -1
    }
}
