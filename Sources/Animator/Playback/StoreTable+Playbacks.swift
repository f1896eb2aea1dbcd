/// The playbacks of a store, and their contributions.
extension StoreTable {
    /// The current playbacks, in the order of starting.
    var playing: [PlaybackCore] {
        var playing: [PlaybackCore] = []
        for place in 0..<cores.placeCount {
            if let core = cores[Int32(place)], core.outcome == nil { playing.append(core) }
        }
        return playing.sorted { $0.id < $1.id }
    }

    /// The places of the live contributions of a playback, in the order in which they were added.
    mutating func liveContributions(of core: PlaybackCore) -> [Int32] {
        var places: [Int32] = []
        var place = core.firstContribution
        while place >= 0 {
            if contributions[place].live != 0 { places.append(place) }
            place = contributions[place].nextOfCore
        }
        return places
    }

    /// Attaches a playback's contributions anew: its rate has changed, or it rests elsewhere.
    mutating func reattachAll(of core: PlaybackCore) {
        var place = core.firstContribution
        while place >= 0 {
            if contributions[place].live != 0 {
                detach(place)
                attach(place)
            }
            place = contributions[place].nextOfCore
        }
    }
}
