/// The movement of all playbacks.
extension StoreTable {
    /// Moves all playbacks to an instant between two frames; what is shown then is computed on demand.
    mutating func moveOn(to instant: Double) {
        for core in playing {
            for place in liveContributions(of: core) {
                let slots = contributions[place].slots
                for slot in slots { touch(slot) }
                markStale(slots)
            }
        }
        time = timeAnchor + (instant - clockAnchor) * timeScale
        clock = instant
        channels.closeGroups()
        movePlaybacks()
        sweep()
    }

    /// Advances all playbacks to a time, and composes what they show then.
    ///
    /// - Parameters:
    ///   - target: The clock at that time.
    ///   - previous: The clock before.
    ///   - forwards: Whether the time isn't before the last.
    ///   - firstEvent: The index of the first event of this advance.
    mutating func advance(
        to seconds: Double, _ target: Double, after previous: Double, forwards: Bool, firstEvent: Int
    ) {
        time = seconds
        clock = target
        if clock != previous { channels.closeGroups() }
        movePlaybacks()
        queue.sort(from: firstEvent, forwards: forwards)
        sweep()
        compose(after: previous)
        for index in touchedSlots.all.indices {
            let touched = touchedSlots.all[index]
            if shownSlots[touched.slot] != touched.shown { moved.append(Int32(touched.slot), 1) }
        }
        touchedSlots.removeAll()
        moved.finish()
    }

    /// Moves the playbacks to the clock's time.
    private mutating func movePlaybacks() {
        for core in watched where !core.isPaused {
            let unlimited = core.unlimitedTime(at: clock)
            move(core, to: core.limited(unlimited), finishes: core.hasArrived(at: unlimited), isJump: false)
        }
        meetDeadlines()
    }
}
