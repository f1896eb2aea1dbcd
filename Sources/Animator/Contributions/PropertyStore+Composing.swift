import MotionModel

/// The composition of presentation values.
extension PropertyStore {
    /// Computes the presentation value of every slot at the clock's time.
    ///
    /// - Parameter previous: The clock of the previous frame.
    func compose(after previous: Double) {
        table.composeChannels(ChannelFrame(clock: clock, previous: previous))
        for place in table.solos where !table.contributions[place].isTransform { composeSolo(place) }
        for place in table.solos
        where table.contributions[place].isTransform && table.contributions[place].next < 0 {
            composeTransforms(from: place)
        }
    }

    private func composeSolo(_ place: Int32) {
        let local = table.contributions[place].core.time(at: clock)
        let phase = table.contributions[place].source.phase(at: local)
        if table.contributions[place].moves(to: phase) {
            table.moved.append(
                Int32(table.contributions[place].firstSlot), Int32(table.contributions[place].componentCount))
        }
        let first = table.contributions[place].firstSlot
        for component in 0..<table.contributions[place].componentCount
        where table.contributions[place].isLive(component) {
            table.shownSlots[first + component] = table.contributions[place].shown(
                component, in: phase, over: table.shownSlots[first + component])
        }
    }

    /// Computes the presentation values of a family's slots, if they are stale: the same bits as in a frame.
    func refresh(_ id: PropertyID) {
        let family = Int(table.familyOfSlot[layouts[id.index].firstSlot])
        guard table.families[family].isStale else { return }
        table.families[family].isStale = false
        for slot in table.families[family].slots where table.contributionCounts[slot] > 0 {
            table.shownSlots[slot] = table.modelSlots[slot]
        }
        for place in placesInFrameOrder(of: family) where !table.contributions[place].isTransform {
            for component in 0..<table.contributions[place].componentCount
            where table.contributions[place].isLive(component) {
                let slot = table.contributions[place].firstSlot + component
                table.shownSlots[slot] = shown(place, component, over: table.shownSlots[slot])
            }
        }
        let newest = table.families[family].newest
        if newest >= 0, table.contributions[newest].isTransform { composeTransforms(from: newest) }
    }

    /// One component of the presentation value, given the value of the model and the contributions before.
    func shown(_ place: Int32, _ component: Int, over base: Double) -> Double {
        let group = table.contributions[place].group
        guard group >= 0 else {
            let phase = table.contributions[place].source.phase(
                at: table.contributions[place].core.time(at: clock))
            return table.contributions[place].shown(component, in: phase, over: base)
        }
        let part =
            table.contributions[place].mode == .base
            ? table.channels.base.part(
                table.contributions[place].firstSlot + component, at: clock, table.channels.solver)
            : table.channels.value(
                ofGroup: group, channel: table.contributions[place].channel + Int32(component), at: clock)
        return table.contributions[place].replaces(component) ? part : base + part
    }

    /// The contributions of a family in the order in which a frame adds them.
    private func placesInFrameOrder(of family: Int) -> [Int32] {
        var ordered: [(rank: (Int, Int, Int32), place: Int32)] = []
        var place = table.families[family].oldest
        while place >= 0 {
            table.visits += 1
            ordered.append((rank(of: place), place))
            place = table.contributions[place].next
        }
        if ordered.count > 1 { ordered.sort { $0.rank < $1.rank } }
        return ordered.map { $0.place }
    }

    private func rank(of place: Int32) -> (Int, Int, Int32) {
        let group = table.contributions[place].group
        guard group >= 0 else { return (3, 0, table.contributions[place].soloIndex) }
        guard table.contributions[place].mode != .base else { return (0, 0, 0) }
        let position = table.channels.place(of: group)
        return (Int(position.mode.rawValue), Int(position.kind.rawValue), position.index)
    }
}
