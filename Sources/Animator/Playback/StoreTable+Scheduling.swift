import MotionModel

/// The scheduling of playbacks that start or end.
extension StoreTable {
    /// Schedules the start or end of an unobserved playback.
    mutating func schedule(_ core: PlaybackCore) {
        guard core.outcome == nil, !core.isWatched, !core.isPaused else { return }
        insertDeadline(of: core, at: nextInstant(of: core))
    }

    /// The clock at which a playback starts or ends, or a little before; infinite if it never does.
    private mutating func nextInstant(of core: PlaybackCore) -> Double {
        let target = core.isBackward ? core.first : core.hasStarted ? core.leastEnd : core.start
        guard target.isFinite else { return .infinity }
        let then = core.clock(atLocal: target, now: clock)
        // The quotient is rounded; the playback itself decides whether it is due.
        return then - then.magnitude * 1e-15
    }

    /// Moves the playbacks whose deadline has come.
    mutating func meetDeadlines() {
        var ahead = 0
        while let deadline = deadlines.removeFirst(upTo: clock) {
            if ahead == 0 { ahead = 1 + readDueAhead() }
            ahead -= 1
            guard let core = cores[deadline.place], core.id == deadline.id, core.stamp == deadline.stamp,
                core.outcome == nil
            else { continue }
            // Only now is it looked for when it settles, if it settles late.
            if !core.isBackward { core.settle() }
            let instant = nextInstant(of: core)
            if instant > deadline.clock {
                insertDeadline(of: core, at: instant)
                continue
            }
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
        guard clock < .infinity else { return }
        deadlines.insert(
            Deadlines.Deadline(clock: clock, id: core.id, place: core.place, stamp: core.stamp))
    }
}
