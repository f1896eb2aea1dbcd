/// What explicit motion and grabs have done in a block, which stays if the block is refused.
extension OpenTransaction {
    /// What explicit motion or a grab has set in this block or one inside it.
    struct Explicit {
        let slot: Int
        let model: Double
        /// The number of playbacks that had been started before it.
        let playbacks: Int
        /// Whether it replaced what was there.
        let replaces: Bool
    }

    /// What a component's change had come to when explicit motion was added over it.
    struct Travel {
        let place: Int
        let component: Int
        let travel: Double
    }

    /// What a component's change in an inner block had come to then, whose playback has started since.
    struct StartedTravel {
        let playback: Int
        let property: Int32
        let component: Int
        let travel: Double
    }

    /// Records what explicit motion has set in an inner block.
    mutating func adoptExplicit(_ inner: borrowing OpenTransaction) {
        for index in inner.explicit.indices { explicit.append(inner.explicit[index]) }
    }

    /// What a change of a component that an inner block's playback leads to had come to when explicit motion was added over it
    /// last; 0 if none was.
    func travel(of core: PlaybackCore, _ property: Int32, _ component: Int) -> Double {
        for index in startedTravels.indices.reversed() {
            let travel = startedTravels[index]
            if travel.playback == core.id, travel.property == property, travel.component == component {
                return travel.travel
            }
        }
        return 0
    }

    /// Records over what of an inner block's changes explicit motion was added.
    mutating func adoptTravels(_ inner: borrowing OpenTransaction, _ core: PlaybackCore) {
        for index in inner.startedTravels.indices { startedTravels.append(inner.startedTravels[index]) }
        for index in inner.travels.indices {
            let travel = inner.travels[index]
            startedTravels.append(
                StartedTravel(
                    playback: core.id, property: inner.changes[travel.place].property,
                    component: travel.component, travel: travel.travel))
        }
    }

    /// Leaves nothing of its changes but that over which explicit motion was added.
    mutating func keepTravels(_ count: (Int32) -> Int) {
        for place in changes.indices {
            for component in 0..<count(changes[place].property) {
                setNumber(.start, component, of: place, to: number(.after, component, of: place))
            }
        }
        for index in travels.indices {
            let (place, component) = (travels[index].place, travels[index].component)
            setNumber(
                .start, component, of: place,
                to: number(.after, component, of: place) - travels[index].travel)
        }
    }
}
