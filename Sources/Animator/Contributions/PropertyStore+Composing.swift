import MotionModel

/// The composition of presentation values.
extension PropertyStore {
    /// Computes the presentation value of every slot at the clock's time.
    ///
    /// - Parameter previous: The clock of the previous frame.
    func compose(after previous: Double) {
        for family in staleFamilies { families[Int(family)].isStale = false }
        staleFamilies.removeAll(keepingCapacity: true)
        moved.removeAll()
        var shown = shownSlots.mutableSpan
        channels.compose(
            ChannelFrame(clock: clock, previous: previous), model: modelSlots.span,
            replacers: replacers.span, shown: &shown, moved: &moved)
        for place in solos where !contributions[place].isTransform { composeSolo(place) }
        for place in solos where contributions[place].isTransform && contributions[place].next < 0 {
            composeTransforms(from: place)
        }
    }

    private func composeSolo(_ place: Int32) {
        let local = contributions[place].core.time(at: clock)
        let phase = contributions[place].source.phase(at: local)
        if contributions[place].moves(to: phase) {
            moved.append(Int32(contributions[place].firstSlot), Int32(contributions[place].componentCount))
        }
        let first = contributions[place].firstSlot
        for component in 0..<contributions[place].componentCount
        where contributions[place].isLive(component) {
            shownSlots[first + component] = contributions[place].shown(
                component, in: phase, over: shownSlots[first + component])
        }
    }

    /// Computes the presentation values of a family's slots, if they are stale: the same bits as in a frame.
    func refresh(_ id: PropertyID) {
        let family = Int(familyOfSlot[layouts[id.index].firstSlot])
        guard families[family].isStale else { return }
        families[family].isStale = false
        for slot in families[family].slots where contributionCounts[slot] > 0 {
            shownSlots[slot] = modelSlots[slot]
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
    func shown(_ place: Int32, _ component: Int, over base: Double) -> Double {
        let group = contributions[place].group
        guard group >= 0 else {
            let phase = contributions[place].source.phase(at: contributions[place].core.time(at: clock))
            return contributions[place].shown(component, in: phase, over: base)
        }
        let part =
            contributions[place].mode == .base
            ? channels.base.part(
                contributions[place].firstSlot + component, at: clock, channels.solver)
            : channels.value(
                ofGroup: group, channel: contributions[place].channel + Int32(component), at: clock)
        return contributions[place].replaces(component) ? part : base + part
    }

    /// Marks the family of slots as stale, so that its values are computed on demand.
    func markStale(_ slots: Range<Int>) {
        guard let first = slots.first else { return }
        let family = familyOfSlot[first]
        if families[Int(family)].becomesStale() { staleFamilies.append(family) }
    }

    /// The contributions of a family in the order in which a frame adds them.
    private func placesInFrameOrder(of family: Int) -> [Int32] {
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

    private func rank(of place: Int32) -> (Int, Int, Int32) {
        let group = contributions[place].group
        guard group >= 0 else { return (3, 0, contributions[place].soloIndex) }
        guard contributions[place].mode != .base else { return (0, 0, 0) }
        let position = channels.place(of: group)
        return (Int(position.mode.rawValue), Int(position.kind.rawValue), position.index)
    }
}
