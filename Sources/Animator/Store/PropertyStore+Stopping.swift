extension PropertyStore {
    /// Stops everything that plays: presentation values become the model values.
    public func stopAll() { change { $0.stopAll() } }

    /// The playbacks of one animator, in the order of starting.
    func cores(of owner: Int) -> [PlaybackCore] { table.playing.filter { $0.owner == Int32(owner) } }
}
