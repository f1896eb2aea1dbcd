extension PropertyStore {
    /// Has the machines go on that do so by themselves until a time of the clock, each at its own instant.
    func runMachines(upTo target: Double) {
        var left = StateMachine.mostTurns
        while left > 0, let (machine, deadline) = machines.next(upTo: target) {
            let waits = machine.hasEntered
            if deadline > clock { table.moveOn(to: deadline) }
            guard machine.hasEntered else { return }
            // What has just entered its state waits there first.
            guard waits else { continue }
            left -= 1
            machine.goOn()
        }
    }
}
