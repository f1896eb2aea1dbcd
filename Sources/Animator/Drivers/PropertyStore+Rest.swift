extension PropertyStore {
    /// Whether another advance would change nothing: nothing plays or is paused, no state machine waits to go on by itself, and
    /// the last advance has reported every value that was set.
    ///
    /// A driver may stop at rest; it has to continue when something is started or set.
    ///
    /// - Complexity: O(1), and O(machines) if nothing plays.
    public var isAtRest: Bool {
        table.cores.isEmpty && table.touchedSlots.isEmpty && machines.next(upTo: .infinity) == nil
    }
}
