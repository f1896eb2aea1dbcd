/// The state machines of a store, each as long as somebody else keeps it.
///
/// A class, because a machine may be released, and take itself out, at any moment.
final class MachineRegistry {
    /// A machine, which removes itself when it is released.
    private struct Entry {
        let number: Int
        unowned(unsafe) let machine: StateMachine
    }

    private var entries: [Entry] = []
    private var made = 0

    /// Whether there is none.
    var isEmpty: Bool { entries.isEmpty }

    /// Adds a machine, and returns its number.
    func insert(_ machine: StateMachine) -> Int {
        entries.append(Entry(number: made, machine: machine))
        made += 1
        return made - 1
    }

    /// Removes the machine of a number.
    func remove(_ number: Int) { entries.removeAll { $0.number == number } }

    /// The machine of a number; `nil` if it is gone.
    ///
    /// - Complexity: O(machines), as of ``next(upTo:)``.
    subscript(number: Int) -> StateMachine? {
        for entry in entries where entry.number == number { return unsafe entry.machine }
        return nil
    }

    /// The machine that goes on by itself first, by a time of the clock; of several the one that was made first.
    func next(upTo clock: Double) -> (machine: StateMachine, deadline: Double)? {
        var next: (machine: StateMachine, deadline: Double)?
        for entry in entries {
            let machine = unsafe entry.machine
            guard let deadline = machine.deadline, deadline <= clock, deadline < next?.deadline ?? .infinity
            else { continue }
            next = (machine, deadline)
        }
        return next
    }
}
