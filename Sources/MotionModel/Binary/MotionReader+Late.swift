extension MotionReader {
    /// The late ends of a track.
    mutating func lateEnds(of segments: [Segment]) throws(BakedTimelineError) -> [LateEnd] {
        let countPlace = input.offset
        let count = try input.count(ofAtLeast: 26)
        try input.require(count > 0, .count, at: countPlace)
        var lateEnds: [LateEnd] = []
        var next = 0
        for _ in 0..<count {
            let place = input.offset
            let late = try lateEnd(of: segments.count)
            try input.require(late.segment >= next, .order, at: place)
            let segment = segments[late.segment]
            try input.require(
                late.earliest >= segment.start && late.latest <= segment.end, .range, at: place)
            next = late.segment + 1
            lateEnds.append(late)
        }
        return lateEnds
    }

    private mutating func lateEnd(of count: Int) throws(BakedTimelineError) -> LateEnd {
        let segment = try input.index(below: count)
        let place = input.offset
        let (minimum, maximum, perUnit) = (try input.number(), try input.number(), try input.number())
        try input.require(minimum >= 0 && minimum <= maximum && perUnit >= 0, .range, at: place)
        var steps: [LateEnd.Step] = []
        for _ in 0..<(try input.count(ofAtLeast: 16)) {
            let speed = try positive()
            let place = input.offset
            let delay = try input.number()
            try input.require(delay >= 0, .range, at: place)
            steps.append(LateEnd.Step(speed: speed, delay: delay))
        }
        return LateEnd(
            segment: segment, duration: TravelDuration(minimum: minimum, maximum: maximum, perUnit: perUnit),
            steps: steps)
    }
}
