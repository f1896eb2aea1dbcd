extension ChannelBank {
    /// Adds a group.
    ///
    /// - Returns: Its index among those of its kind.
    mutating func append(
        _ group: ChannelGroup, _ record: ChannelGroupRecord, _ timing: ChannelTiming
    ) -> Int32 {
        switch timing {
        case .cubic(let timing): cubics.append(group, record, timing)
        case .spring(let timing): springs.append(group, record, timing)
        case .keyframes(let timing): keyframes.append(group, record, timing)
        }
    }

    /// Whether a group has the timing of a plan, whose curve, if it is along one, has an index.
    func hasTiming(of plan: ChannelPlan, along curve: Int32, at place: ChannelGroupPlace) -> Bool {
        let index = Int(place.index)
        switch plan {
        case .cubic(let key):
            return place.kind == .cubic && cubics.timings[index].isTiming(of: key, along: curve)
        case .spring(let key): return place.kind == .spring && springs.timings[index].isTiming(of: key)
        case .keyframes(let timing):
            return place.kind == .keyframes && keyframes.timings[index].key == timing.key
        }
    }

    /// A group, and the record used when channels join and leave.
    func group(at place: ChannelGroupPlace) -> (group: ChannelGroup, record: ChannelGroupRecord) {
        let index = Int(place.index)
        switch place.kind {
        case .cubic: return (cubics.groups[index], cubics.records[index])
        case .spring: return (springs.groups[index], springs.records[index])
        case .keyframes: return (keyframes.groups[index], keyframes.records[index])
        }
    }

    /// Replaces a group.
    mutating func update(_ group: ChannelGroup, _ record: ChannelGroupRecord, at place: ChannelGroupPlace) {
        let index = Int(place.index)
        switch place.kind {
        case .cubic: (cubics.groups[index], cubics.records[index]) = (group, record)
        case .spring: (springs.groups[index], springs.records[index]) = (group, record)
        case .keyframes: (keyframes.groups[index], keyframes.records[index]) = (group, record)
        }
    }

    /// Removes a group; the last one of its kind takes its index.
    ///
    /// - Returns: The id of the group that has the index now; `nil` if the removed one was the last.
    mutating func remove(at place: ChannelGroupPlace, _ solver: inout CubicSolver) -> Int32? {
        let index = Int(place.index)
        switch place.kind {
        case .cubic:
            let curve = cubics.timings[index].curve
            if curve >= 0 { solver.release(curve) }
            return cubics.remove(at: index)
        case .spring: return springs.remove(at: index)
        case .keyframes: return keyframes.remove(at: index)
        }
    }
}
