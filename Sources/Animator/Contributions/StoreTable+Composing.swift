import MotionModel

/// The composition of presentation values.
extension StoreTable {
    /// Computes the presentation value of every slot at the clock's time.
    ///
    /// - Parameter previous: The clock of the previous frame.
    mutating func compose(after previous: Double) {
        composeChannels(ChannelFrame(clock: clock, previous: previous))
        for index in solos.indices where !contributions[solos[index].place].isTransform { composeSolo(index) }
        for index in solos.indices {
            let place = solos[index].place
            if contributions[place].isTransform, contributions[place].next < 0 {
                composeTransforms(from: place)
            }
        }
    }

    /// The phase of a contribution at the clock's time.
    mutating func phase(of place: Int32) -> MotionSource.Phase {
        contributions[place].source.phase(at: contributions[place].core.time(at: clock))
    }

    private mutating func composeSolo(_ index: Int) {
        let place = solos[index].place
        let phase = phase(of: place)
        let (first, count) = (contributions[place].firstSlot, contributions[place].componentCount)
        if solos[index].moves(to: phase) { moved.append(Int32(first), Int32(count)) }
        for component in 0..<count where contributions[place].isLive(component) {
            shownSlots[first + component] = contributions[place].shown(
                component, in: phase, over: shownSlots[first + component], numbers)
        }
    }

    /// Computes the presentation values of a slot's family, if they are stale: the same bits as in a frame.
    mutating func refresh(_ slot: Int) {
        let family = Int(familyOfSlot[slot])
        guard families[family].isStale else { return }
        families[family].isStale = false
        for slot in families[family].slots where contributionCounts[slot] > 0 {
            shownSlots[slot] = settledModel(slot)
        }
        for place in placesInFrameOrder(of: family) where !contributions[place].isTransform {
            for component in 0..<contributions[place].componentCount
            where contributions[place].isLive(component) {
                let slot = contributions[place].firstSlot + component
                shownSlots[slot] = shown(place, component, over: shownSlots[slot])
            }
        }
        let newest = families[family].newest
        if newest >= 0, contributions[newest].isTransform { composeTransforms(from: newest) }
    }

    /// One component of the presentation value, given the value of the model and the contributions before.
    mutating func shown(_ place: Int32, _ component: Int, over base: Double) -> Double {
        let group = contributions[place].group
        guard group >= 0 else {
            return contributions[place].shown(component, in: phase(of: place), over: base, numbers)
        }
        let part =
            contributions[place].mode == .base
            ? channels.base.part(contributions[place].firstSlot + component, at: clock, channels.solver)
            : channels.value(
                ofGroup: group, channel: contributions[place].channel + Int32(component), at: clock)
        return contributions[place].replaces(component) ? part : base + part
    }

    /// The presentation value of slots, computed contribution by contribution, each by its own curve or spring: the
    /// reference for checking the flat arrays.
    mutating func shownBySumming(_ slots: Range<Int>) -> [Double] {
        var components = slots.map { modelSlots[$0] }
        var place = families[Int(familyOfSlot[slots.lowerBound])].oldest
        while place >= 0 {
            let phase = phase(of: place)
            for component in 0..<contributions[place].componentCount
            where contributions[place].isLive(component) {
                let index = contributions[place].firstSlot + component - slots.lowerBound
                guard components.indices.contains(index) else { continue }
                components[index] = contributions[place].shown(
                    component, in: phase, over: components[index], numbers)
            }
            place = contributions[place].next
        }
        return components
    }

    /// The velocity of slots, in units per second of the store's clock.
    mutating func velocity(_ slots: Range<Int>) -> [Double] {
        var velocity = [Double](repeating: 0, count: slots.count)
        var place = families[Int(familyOfSlot[slots.lowerBound])].oldest
        while place >= 0 {
            addVelocity(of: place, to: &velocity, of: slots)
            place = contributions[place].next
        }
        return velocity
    }

    /// Adds the velocity of a contribution's components, or sets it if it replaces.
    private mutating func addVelocity(of place: Int32, to velocity: inout [Double], of slots: Range<Int>) {
        guard contributions[place].slots.overlaps(slots) else { return }
        let phase = phase(of: place)
        let weight = contributions[place].weight
        for component in 0..<contributions[place].componentCount where contributions[place].isLive(component)
        {
            let slot = contributions[place].firstSlot + component
            guard slots.contains(slot) else { continue }
            let speed = contributions[place].speed(ofComponent: component, in: phase, numbers)
            if contributions[place].replaces(component) {
                velocity[slot - slots.lowerBound] = speed
            } else if weight != 0 {
                // Opposing infinite velocities have no defined sum.
                let sum = velocity[slot - slots.lowerBound] + weight * speed
                velocity[slot - slots.lowerBound] = sum.isNaN ? 0 : sum
            }
        }
    }

    /// The contributions of a family in the order in which a frame adds them.
    private mutating func placesInFrameOrder(of family: Int) -> [Int32] {
        var ordered: [(rank: (Int, Int, Int32), place: Int32)] = []
        var place = families[family].oldest
        while place >= 0 {
            visits += 1
            ordered.append((rank(of: place), place))
            place = contributions[place].next
        }
        if ordered.count > 1 { ordered.sort { $0.rank < $1.rank } }
        return ordered.map { $0.place }
    }

    private mutating func rank(of place: Int32) -> (Int, Int, Int32) {
        let group = contributions[place].group
        guard group >= 0 else { return (3, 0, contributions[place].soloIndex) }
        guard contributions[place].mode != .base else { return (0, 0, 0) }
        let position = channels.place(of: group)
        return (Int(position.mode.rawValue), Int(position.kind.rawValue), position.index)
    }
}
