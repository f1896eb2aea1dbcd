extension PropertyStore {
    /// Has the machines go on that do so by themselves until a time of the clock, each at its own instant.
    func runMachines(upTo target: Double) {
        var left = StateMachine.mostTurns
        while left > 0, let (machine, deadline) = machines.next(upTo: target) {
            let waits = machine.hasEntered
            if deadline > clock { moveOn(to: deadline) }
            guard machine.hasEntered else { return }
            // What has just entered its state waits there first.
            guard waits else { continue }
            left -= 1
            machine.goOn()
        }
    }

    /// Moves all playbacks to an instant between two frames; what is shown then is computed on demand.
    private func moveOn(to instant: Double) {
        forEachLiveContribution(of: playing) { place in
            let slots = table.contributions[place].slots
            for slot in slots { table.touch(slot) }
            table.markStale(slots)
        }
        time = timeAnchor + (instant - clockAnchor) * timeScale
        clock = instant
        table.channels.closeGroups()
        movePlaybacks()
        sweep()
    }

    /// Moves the playbacks to the clock's time.
    func movePlaybacks() {
        for core in watched where !core.isPaused {
            let unlimited = core.unlimitedTime(at: clock)
            move(core, to: core.limited(unlimited), finishes: core.hasArrived(at: unlimited), isJump: false)
        }
        meetDeadlines()
    }
}
