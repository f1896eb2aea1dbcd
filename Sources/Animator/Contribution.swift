import MotionModel

/// What one track of a playback does to one property.
struct Contribution {
    /// The playback; it has the time.
    let core: PlaybackCore
    let track: BoundTrack
    let property: PropertyID
    let firstSlot: Int
    let componentCount: Int
    /// The share of an additive contribution.
    let weight: Double
    /// Whether it was added as an additive one.
    let isAdditive: Bool
    /// The components where it rests, in the direction it plays.
    var rest: [Double]
    /// The components, one bit each, that no newer replacing contribution has taken.
    var live: UInt64
    /// The components, one bit each, that replace the model value; the others add to it.
    var replacing: UInt64

    var slots: Range<Int> { firstSlot..<(firstSlot + componentCount) }

    func isLive(_ component: Int) -> Bool { live & (1 << UInt64(component)) != 0 }

    func replaces(_ component: Int) -> Bool { replacing & (1 << UInt64(component)) != 0 }

    /// One component of what is shown, given what the model and older contributions make it.
    func shown(_ component: Int, at position: TrackPosition, over base: Double) -> Double {
        let value = track.component(component, at: position)
        // Exactly the base where the value is where it rests.
        return replaces(component) ? value : base + weight * (value - rest[component])
    }

    /// The rest components for a direction of playing.
    ///
    /// Backwards a track rests at what it held before it started, or, if it began part-way in, at what it began with.
    func rest(backwards: Bool) -> [Double] {
        let track = track.track
        let position =
            if !backwards { track.restPosition } else if track.start >= 0 { track.startPosition } else {
                track.position(at: 0)
            }
        return (0..<componentCount).map { self.track.component($0, at: position) }
    }

    /// Adds, or sets where it replaces, the velocity of its components, in units per second of the store's clock.
    func addVelocity(to velocity: inout [Double], ofSlots slots: Range<Int>) {
        guard slots.overlaps(self.slots) else { return }
        let position = track.track.position(at: core.local)
        for component in 0..<componentCount where isLive(component) {
            let slot = firstSlot + component
            guard slots.contains(slot) else { continue }
            let speed = track.velocity(ofComponent: component, at: position) * core.rate
            if replaces(component) {
                velocity[slot - slots.lowerBound] = speed
            } else {
                velocity[slot - slots.lowerBound] += weight * speed
            }
        }
    }
}
