import MotionModel
import SpecFormat

/// The joining of children on one clock.
extension TreeLowering {
    /// Joins children on one clock; an unknown start becomes the value at which the property was left.
    mutating func joined(_ children: [Piece], _ offsets: [Double]) -> Piece {
        var result = Piece(length: 0)
        var places: [Int: Int] = [:]
        // In order of time, so that later motion follows earlier motion.
        var lists: [SegmentList] = []
        var uses: [Int: Int]?
        for (child, offset) in zip(children, offsets) {
            for list in child.lists {
                // Motion from before its piece's start is kept whole if it can't precede anything else.
                if offset == 0, list.start < 0, let base = base(of: list.channel) {
                    let known = uses ?? self.uses(in: children)
                    uses = known
                    if known[base.number] == 1 {
                        lists.append(list)
                        continue
                    }
                }
                lists.append(list.cutAtZero.shifted(by: offset))
            }
            result.length = Swift.max(result.length, offset + child.length)
        }
        let starts = lists.map { $0.start }
        let order = Order.places(lists.count) { starts[$0] < starts[$1] }
        places.reserveCapacity(lists.count)
        for number in order {
            var list = lists[number]
            if let open = list.openStart, let before = base(of: list.channel).flatMap({ places[$0.number] }),
                let rest = rest(of: result.lists[before], by: list.start)
            {
                keys.settle(open, as: rest)
                list.openStart = nil
            }
            // What is told for ever has a loop of its own.
            let standsAlone = list.channel == .events && list.isEndless
            let count = result.lists.count
            let place = standsAlone ? count : places.value(of: list.channel.number, orAdd: count)
            if place < count {
                result.lists[place].append(list)
            } else {
                result.lists.append(list)
            }
        }
        return result
    }

    /// The number of lists that move each property, layers included.
    private func uses(in children: [Piece]) -> [Int: Int] {
        var uses: [Int: Int] = [:]
        for child in children {
            for list in child.lists {
                if let base = base(of: list.channel) { uses[base.number, default: 0] += 1 }
            }
        }
        return uses
    }

    /// The channel of the property itself.
    func base(of channel: SegmentList.Channel) -> SegmentList.Channel? {
        switch channel {
        case .property: channel
        case .layer(let number): .property(layers[number].property)
        case .events: nil
        }
    }

    /// The key of the value at which a list rests after the segments that begin before a time.
    mutating func rest(of list: SegmentList, by time: Double) -> Int? {
        let list = list.isEndless ? list : list.unrolled
        let time = SegmentList.rounded(time)
        guard let segment = list.segments.last(where: { $0.start <= time }) ?? list.segments.first else {
            return nil
        }
        let progress = segment.curve.progress(
            at: segment.inputEnd, before: segment.inputStart > segment.inputEnd)
        if segment.fromKey == segment.toKey { return still(segment.toKey, at: progress) }
        if progress == 1 { return segment.toKey }
        if progress == 0 { return segment.fromKey }
        return keys.add(.mixed(segment.fromKey, segment.toKey, progress: progress))
    }

    /// The key of the value of a formula at a progress; any other key itself.
    mutating func still(_ key: Int, at progress: Double) -> Int {
        guard case .operand(.formula(let formula, _), let from) = keys.keys[keys.representative(key)],
            formula.usesProgress
        else { return key }
        let share = Expression.constant(Swift.min(Swift.max(progress, 0), 1))
        return keys.add(.operand(.formula(formula.substituting(progress: share), from: nil), from: from))
    }
}
