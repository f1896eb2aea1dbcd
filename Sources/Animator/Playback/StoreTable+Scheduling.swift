import MotionModel

/// The scheduling of playbacks that start or end.
extension StoreTable {
    /// Schedules the start or end of an unobserved playback.
    mutating func schedule(_ core: PlaybackCore) {
        guard core.outcome == nil, !core.isWatched, !core.isPaused else { return }
        let target = core.isBackward || core.hasStarted ? core.destination : core.start
        guard target.isFinite else { return }
        let then = core.clock(atLocal: target, now: clock)
        // The quotient is rounded; the playback itself decides whether it is due.
        insertDeadline(of: core, at: then - then.magnitude * 1e-15)
    }

    /// Moves the playbacks whose deadline has come.
    mutating func meetDeadlines() {
        while let deadline = deadlines.removeFirst(upTo: clock) {
            guard let core = cores[deadline.place], core.id == deadline.id, core.stamp == deadline.stamp,
                core.outcome == nil
            else { continue }
            let unlimited = core.unlimitedTime(at: clock)
            if core.hasArrived(at: unlimited) {
                move(core, to: core.limited(unlimited), finishes: true, isJump: false)
            } else if !core.hasStarted, !core.isBackward, unlimited >= core.start {
                // There is no handler.
                core.hasStarted = true
                core.isFresh = false
                core.local = core.limited(unlimited)
                schedule(core)
            } else {
                insertDeadline(of: core, at: clock.nextUp)
            }
        }
    }

    private mutating func insertDeadline(of core: PlaybackCore, at clock: Double) {
        deadlines.insert(
            Deadlines.Deadline(clock: clock, id: core.id, place: core.place, stamp: core.stamp))
    }
}
