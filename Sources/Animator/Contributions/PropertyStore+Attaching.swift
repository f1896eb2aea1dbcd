/// The contributions of playbacks and of families.
extension PropertyStore {
    /// Attaches a playback's contributions anew: its rate has changed, or it rests elsewhere.
    func reattachAll(of core: PlaybackCore) {
        var place = core.firstContribution
        while place >= 0 {
            if table.contributions[place].live != 0 {
                table.detach(place)
                table.attach(place)
            }
            place = table.contributions[place].nextOfCore
        }
    }

    /// Calls a function with every contribution that overlaps slots, the oldest first.
    ///
    /// The function may remove the contribution it is called with.
    func forEachContribution(to slots: Range<Int>, _ body: (Int32) -> Void) {
        guard let first = slots.first else { return }
        var place = table.families[Int(table.familyOfSlot[first])].oldest
        while place >= 0 {
            table.visits += 1
            let next = table.contributions[place].next
            if table.contributions[place].slots.overlaps(slots) { body(place) }
            place = next
        }
    }
}
