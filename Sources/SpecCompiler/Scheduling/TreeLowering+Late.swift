import MotionModel
import SpecFormat

/// The times of a segment on the clock of a node that starts at a time which is only known when it plays.
struct LatePart {
    let start: Double
    let end: LateSegment.End
    /// The steps from that clock to the tree's, innermost first.
    let steps: [ClockStep]
    /// The start of the loop that the segment is in, or precedes.
    var loopStart: LateTime?
}

/// Nodes whose start is only known when they play.
///
/// Their segments are placed at the latest start, so that all else is done as ever; each remembers its times on the node's own
/// clock by a key that no other segment leads from.
extension TreeLowering {
    /// The lists of a node in its active time; if it starts late, with their times on that clock remembered.
    ///
    /// - Parameter startsLate: Whether its offset in a group is only known when it plays.
    mutating func waitingLists(_ node: Spec.Node, startsLate: Bool = false) -> [SegmentList] {
        let lists = activeLists(node)
        guard startsLate || node.timing.lateDelay != nil else { return lists }
        let own = ClockStep(delay: node.timing.delay, late: node.timing.lateDelay)
        let steps = ([own] + self.steps.reversed()).filter { !$0.isIdentity }
        return lists.map { waiting($0, steps) }
    }

    private mutating func waiting(_ list: SegmentList, _ steps: [ClockStep]) -> SegmentList {
        var list = list.cutAtZero
        // A loop is written out before anything else of its channel.
        if isShared(list.channel), !list.isEndless { list = list.unrolled }
        let loopStart = list.loop.map { LateTime($0.start, steps) }
        for index in list.segments.indices {
            let segment = list.segments[index]
            guard list.channel != .events else {
                guard lateEvents[segment.fromKey] == nil else { continue }
                events.append(events[segment.fromKey])
                lateEvents[events.count - 1] = LateTime(segment.start, steps)
                list.segments[index] = segment.leading(from: events.count - 1, to: events.count - 1)
                continue
            }
            guard lateParts[segment.fromKey] == nil else { continue }
            list.segments[index] = remembered(
                segment,
                LatePart(start: segment.start, end: .at(segment.end), steps: steps, loopStart: loopStart))
        }
        return list
    }

    /// A segment from a key of its own, by which its late times are found.
    mutating func remembered(_ segment: Segment, _ part: LatePart) -> Segment {
        let key = keys.add(.same(as: segment.fromKey))
        lateParts[key] = part
        return segment.leading(from: key, to: segment.toKey == segment.fromKey ? key : segment.toKey)
    }

    /// The late times of a list's segments; nil if all are known.
    func lateTimes(of list: SegmentList) -> LateTimes? {
        guard !lateParts.isEmpty else { return nil }
        var segments: [LateSegment] = []
        var loopStart: LateTime?
        for (index, segment) in list.segments.enumerated() {
            guard let part = lateParts[segment.fromKey] else { continue }
            segments.append(
                LateSegment(segment: index, start: part.start, end: part.end, steps: part.steps))
            if list.loop != nil { loopStart = loopStart ?? part.loopStart }
        }
        return segments.isEmpty ? nil : LateTimes(segments: segments, loopStart: loopStart)
    }

    /// The instants of a tree that are only known when it plays, besides those of its tracks; nil if there are none.
    ///
    /// - Parameter markers: The tree's markers, in order, with their late times.
    func lateInstants(
        of root: Spec.Node, _ markers: [(marker: Marker, late: LateTime?)]
    ) -> LateInstants? {
        var late: [LateInstants.LateMarker] = []
        for (index, entry) in markers.enumerated() {
            if let time = entry.late { late.append(LateInstants.LateMarker(marker: index, time: time)) }
        }
        let ends = root.lateEnds(in: [], isMoved: false)
        return late.isEmpty && ends.isEmpty ? nil : LateInstants(markers: late, ends: ends)
    }
}

extension Spec.Node {
    /// The ends of what starts late inside, and may end after everything that moves there.
    ///
    /// - Parameters:
    ///   - steps: The steps from the clock of the node's parent to the tree's, innermost first.
    ///   - isMoved: Whether one of them is only known when it plays.
    fileprivate func lateEnds(in steps: [ClockStep], isMoved: Bool) -> [LateTime] {
        let isMoved = isMoved || timing.lateDelay != nil
        guard isLate else {
            // A leaf ends when its track does, but for the rounding of iterations.
            if case .animate = body, timing.playsOnce, timing.endDelay == 0 { return [] }
            guard isMoved, activeLength.isFinite else { return [] }
            let own = [
                ClockStep(delay: timing.delay, late: timing.lateDelay), ClockStep(delay: timing.endDelay),
            ]
            return [LateTime(activeLength, (own + steps).filter { !$0.isIdentity })]
        }
        let own = ClockStep(speed: timing.speed, delay: timing.delay, late: timing.lateDelay)
        let inner = own.isIdentity ? steps : [own] + steps
        switch body {
        case .wait, .animate, .emit: return []
        case .sequence(let nodes):
            var offset = 0.0
            return nodes.flatMap { node in
                defer { offset += node.total }
                let place = ClockStep(delay: offset)
                return node.lateEnds(in: place.isIdentity ? inner : [place] + inner, isMoved: isMoved)
            }
        case .group(let members):
            return members.flatMap { member in
                let place = ClockStep(delay: member.offset, late: member.lateOffset)
                return member.node.lateEnds(
                    in: place.isIdentity ? inner : [place] + inner,
                    isMoved: isMoved || member.lateOffset != nil)
            }
        }
    }
}
