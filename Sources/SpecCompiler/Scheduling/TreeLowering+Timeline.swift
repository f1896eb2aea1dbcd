import MotionModel
import SpecFormat

/// The step from the lists of the whole tree to tracks and markers.
extension TreeLowering {
    mutating func timeline(_ piece: Piece, _ root: Spec.Node) -> Timeline {
        var tracks: [Track] = []
        var markers: [(marker: Marker, late: LateTime?)] = []
        var length = piece.length
        var shortest = root.shortestTotal
        let ranks = piece.lists.map { $0.channel.rank(layers) }
        for index in Order.places(ranks.count, { ranks[$0] < ranks[$1] }) {
            let list = piece.lists[index]
            switch list.channel {
            case .events: markers += self.markers(list.cutAtZero)
            case .property(let number):
                tracks.append(
                    track(list, number, forms[number], weight: weights[number] ?? 1, isLayer: false))
            case .layer(let number):
                let layer = layers[number]
                tracks.append(
                    track(list, layer.property, layer.form, weight: layer.weight, isLayer: true))
            }
        }
        markers = markers.ordered { $0.marker.time < $1.marker.time }
        // A track may reach its end a rounding error after the sum of its parts.
        for track in tracks {
            length = Swift.max(length, track.end)
            shortest = Swift.max(shortest, track.earliestEnd)
        }
        for (marker, late) in markers where marker.period == nil {
            length = Swift.max(length, marker.time)
            shortest = Swift.max(shortest, Swift.min(late?.earliest ?? marker.time, marker.time))
        }
        guard root.holdsLate else {
            return Timeline(
                distinct: tracks, markers: markers.map { $0.marker }, duration: length, clock: root.clock)
        }
        // Which of its children ends last is only known when it plays.
        return Timeline(
            distinct: tracks, markers: markers.map { $0.marker }, duration: length, shortest: shortest,
            late: lateInstants(of: root, markers))
    }

    mutating func track(_ list: SegmentList, _ number: Int, _ form: ValueType, weight: Double, isLayer: Bool)
        -> Track
    {
        // A weighted contribution starts from the current value, even if it begins part-way in.
        let startsAsWritten = list.startsAsWritten
        let list = withoutEmptyHolds(weight == 1 ? list : list.cutAtZero)
        // In order of their visits, so that reversed values are visited in the opposite order.
        wanted.removeAll(keepingCapacity: true)
        for segment in list.segments {
            wanted.append(segment.fromKey)
            wanted.append(segment.toKey)
        }
        let operands = keys.operands(of: &wanted)
        let property = properties[number]
        return Track(
            property: property.path, type: form,
            isAdditive: isLayer || property.isAdditive, weight: weight, keys: operands,
            segments: list.segments.indices.map {
                list.segments[$0].leading(from: wanted[2 * $0], to: wanted[2 * $0 + 1])
            },
            loop: list.loop, isLayer: isLayer, isSynchronized: list.isSynchronized,
            startsAsWritten: startsAsWritten,
            late: lateTimes(of: list))
    }

    /// The list without jumps to the value already shown, and without holds of that from which its first motion leads: a wait
    /// before it leaves the property alone.
    func withoutEmptyHolds(_ list: SegmentList) -> SegmentList {
        guard list.segments.contains(where: { $0.start == $0.end && $0.isHold }) else { return list }
        func beginsPeriod(_ segment: Segment) -> Bool { list.loop.map { segment.start <= $0.start } ?? false }
        var result = list
        result.segments = []
        for segment in list.segments {
            if segment.start == segment.end, segment.isHold, !beginsPeriod(segment),
                let last = result.segments.last,
                shown(last.heldAtEnd(from: 0)) == shown(segment.heldAtEnd(from: 0))
            {
                continue
            }
            result.segments.append(segment)
        }
        if result.segments.count > 1, result.segments[0].isHold, !result.segments[1].isHold,
            !beginsPeriod(result.segments[0]),
            shown(result.segments[0].heldAtEnd(from: 0)) == shown(result.segments[1].heldAtStart(from: 0))
        {
            result.segments.removeFirst()
        }
        return result
    }

    /// The value of a hold: a value between two keys.
    func shown(_ hold: Segment) -> (from: Int, to: Int, progress: Double) {
        let (from, to) = (keys.representative(hold.fromKey), keys.representative(hold.toKey))
        let progress = hold.inputEnd
        // A formula has its key's value at the end, and another one before.
        if from == to {
            return keys.isMoving(to) ? (to, to, Swift.min(Swift.max(progress, 0), 1)) : (to, to, 1)
        }
        if progress == 1 { return (to, to, 1) }
        return progress == 0 ? (from, from, 1) : (from, to, progress)
    }

    /// The markers of events; those of loops that end one by one.
    func markers(_ list: SegmentList) -> [(marker: Marker, late: LateTime?)] {
        let period = list.isEndless ? list.loop?.period : nil
        return (list.isEndless ? list : list.unrolled).segments.map { segment in
            let event = events[segment.fromKey]
            let marker = Marker(
                time: segment.start, name: event.name, payload: event.payload, period: period)
            return (marker, lateEvents[segment.fromKey])
        }
    }
}

extension SegmentList.Channel {
    /// The rank of the channel's track: layers follow their property's own.
    fileprivate func rank(_ layers: [(property: Int, form: ValueType, weight: Double)]) -> Int {
        switch self {
        case .property(let number): 2 * number
        case .layer(let number): 2 * layers[number].property + 1
        case .events: -1
        }
    }
}
