extension PropertyStore {
    /// Whether another advance would change nothing: nothing plays or is paused, and the last advance has reported
    /// every value that was set.
    ///
    /// A driver may stop at rest; it has to continue when something is started or set.
    public var isAtRest: Bool { table.cores.isEmpty && table.touchedSlots.isEmpty }
}
