/// The single run of a timing as one playback plays it, and its group of base channels: found once for consecutive
/// contributions with that timing, which all live meanwhile.
struct PlayedRun {
    private var plan: ObjectIdentifier?
    private var key: CubicKey?
    /// The base group that was joined last, −1 for none, and its serial.
    private var group: Int32 = -1
    private var serial: Int32 = 0

    /// The key of a timing's run; `nil` if it isn't a single run, or isn't played forwards and in full.
    ///
    /// - Parameter core: The same playback, at the same rate, each time.
    mutating func key(of plan: TimingPlan, in core: PlaybackCore) -> CubicKey? {
        if ObjectIdentifier(plan) != self.plan {
            self.plan = ObjectIdentifier(plan)
            key = if let run = plan.run { CubicKey(run, in: core) } else { nil }
            group = -1
        }
        return key
    }

    /// The base group of a contribution with the same timing as the one before, and its serial then; `nil` if that one was
    /// elsewhere.
    func group(of contribution: borrowing Contribution) -> (id: Int32, serial: Int32)? {
        group >= 0 && isRun(of: contribution) ? (group, serial) : nil
    }

    /// Remembers the base group that a contribution has joined, and its serial.
    mutating func joined(_ group: Int32, _ serial: Int32, by contribution: borrowing Contribution) {
        guard isRun(of: contribution) else { return }
        (self.group, self.serial) = (group, serial)
    }

    private func isRun(of contribution: borrowing Contribution) -> Bool {
        guard case .tween(let plan) = contribution.source else { return false }
        return ObjectIdentifier(plan) == self.plan
    }
}
