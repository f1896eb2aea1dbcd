import MotionModel
import SpecFormat

/// Children on one clock.
extension TreeLowering {
    /// Children on one clock: what has a start that nothing says starts where the property was left.
    mutating func joined(_ children: [Piece], _ offsets: [Double]) -> Piece {
        var result = Piece(length: 0)
        var places: [Strip.Channel: Int] = [:]
        // In order of time, so that what starts later follows what starts earlier.
        var strips: [Strip] = []
        let uses = uses(in: children)
        for (child, offset) in zip(children, offsets) {
            for strip in child.strips {
                // What begins before its piece does can stay whole where nothing is there that it would be in front of.
                let isAlone = offset == 0 && base(of: strip.channel).map { uses[$0] == 1 } ?? false
                strips.append(isAlone ? strip : strip.cutAtZero.shifted(by: offset))
            }
            result.length = Swift.max(result.length, offset + child.length)
        }
        let starts = strips.map { $0.start }
        let order = Order.places(strips.count) { starts[$0] < starts[$1] }
        places.reserveCapacity(strips.count)
        for number in order {
            var strip = strips[number]
            if let open = strip.openStart, let before = base(of: strip.channel).flatMap({ places[$0] }),
                let rest = rest(of: result.strips[before], by: strip.start)
            {
                keys.settle(open, as: rest)
                strip.openStart = nil
            }
            if let place = places[strip.channel] {
                result.strips[place].append(strip)
            } else {
                places[strip.channel] = result.strips.count
                result.strips.append(strip)
            }
        }
        return result
    }

    /// How many strips move each property, layers included.
    private func uses(in children: [Piece]) -> [Strip.Channel: Int] {
        var uses: [Strip.Channel: Int] = [:]
        for child in children {
            for strip in child.strips {
                if let base = base(of: strip.channel) { uses[base, default: 0] += 1 }
            }
        }
        return uses
    }

    /// The channel of the property itself.
    func base(of channel: Strip.Channel) -> Strip.Channel? {
        switch channel {
        case .property: channel
        case .layer(let number): .property(layers[number].property)
        case .events: nil
        }
    }

    /// The key of what a strip shows when it has played what begins before a time.
    mutating func rest(of strip: Strip, by time: Double) -> Int? {
        let strip = strip.loop.map { $0.count.isFinite } ?? true ? strip.unrolled : strip
        guard let segment = strip.segments.last(where: { $0.start <= time }) ?? strip.segments.first else {
            return nil
        }
        let progress = segment.curve.progress(
            at: segment.inputEnd, before: segment.inputStart > segment.inputEnd)
        if segment.fromKey == segment.toKey { return still(segment.toKey, at: progress) }
        if progress == 1 { return segment.toKey }
        if progress == 0 { return segment.fromKey }
        return keys.add(.mixed(segment.fromKey, segment.toKey, progress: progress))
    }

    /// The key of what a key that moves by itself is at a progress; any other key itself.
    mutating func still(_ key: Int, at progress: Double) -> Int {
        guard case .operand(.formula(let formula, _), let from) = keys.keys[keys.representative(key)],
            formula.usesProgress
        else { return key }
        let share = Expression.constant(Swift.min(Swift.max(progress, 0), 1))
        return keys.add(.operand(.formula(formula.substituting(progress: share), from: nil), from: from))
    }
}
