extension MotionReader {
    /// The tracks, markers and length of a timeline.
    mutating func timeline() throws(BakedTimelineError) -> Timeline {
        var tracks: [Track] = []
        var (end, earliest, isLate) = (0.0, 0.0, false)
        let count = try input.count(ofAtLeast: 1)
        // In a file that is sound a timeline plays a track once.
        tracks.reserveCapacity(Swift.min(count, self.tracks.count))
        for _ in 0..<count {
            let place = input.offset
            let index = try input.index(below: self.tracks.count)
            let track = self.tracks[index]
            try play(index, at: place)
            end = Swift.max(end, track.end)
            earliest = Swift.max(earliest, track.earliestEnd)
            isLate = isLate || track.late != nil
            tracks.append(track)
        }
        var markers: [Marker] = []
        for _ in 0..<(try input.count(ofAtLeast: 10)) {
            let place = input.offset
            let marker = try marker()
            try input.require(markers.last.map { $0.time <= marker.time } ?? true, .order, at: place)
            markers.append(marker)
        }
        let place = input.offset
        let duration = try input.anyNumber()
        try input.require(duration >= end, .range, at: place)
        let flags =
            version > 1 ? try input.flags(version < 4 ? 1 : version < 7 ? 2 : 3) : BinaryFlags(unset: 1)
        let clock = flags[0] ? try self.clock() : nil
        let shortestPlace = input.offset
        let shortest = flags.count > 1 && flags[1] ? try input.number() : duration
        let late = flags.count > 2 && flags[2] ? try lateInstants(of: markers) : nil
        isLate = isLate || late != nil
        try input.require(
            shortest == duration || (isLate && shortest >= earliest && shortest < duration), .range,
            at: shortestPlace)
        return Timeline(
            distinct: tracks, markers: markers, duration: duration, clock: clock, shortest: shortest,
            late: late)
    }

    /// Notes that the timeline that is read plays a track: one that isn't a layer at most of each property, and all of one type.
    private mutating func play(_ index: Int, at place: Int) throws(BakedTimelineError) {
        let (path, isLayer) = (trackPaths[index], tracks[index].isLayer)
        if let played = played[path], played.timeline == timelines.count {
            try input.require(isLayer || !played.hasOwn, .duplicate, at: place)
            try input.require(
                tracks[index].type.canonical == tracks[played.track].type.canonical, .type, at: place)
            self.played[path]?.hasOwn = played.hasOwn || !isLayer
        } else {
            played[path] = PlayedProperty(timeline: timelines.count, track: index, hasOwn: !isLayer)
        }
    }

    private mutating func clock() throws(BakedTimelineError) -> IterationClock {
        let start = try input.number()
        let (there, back) = (try notNegative(), try notNegative())
        let place = input.offset
        let iterations = try input.anyNumber()
        try input.require(iterations >= 0, .range, at: place)
        let iterationStart = try notNegative()
        let direction: PlaybackDirection = try input.coded()
        let mirrorTime = try input.flags(1)[0] ? try input.number() : nil
        return IterationClock(
            start: start, there: there, back: back, iterations: iterations, iterationStart: iterationStart,
            direction: direction, mirrorTime: mirrorTime)
    }

    /// A number that isn't below 0.
    private mutating func notNegative() throws(BakedTimelineError) -> Double {
        let place = input.offset
        let number = try input.number()
        try input.require(number >= 0, .range, at: place)
        return number
    }

    private mutating func marker() throws(BakedTimelineError) -> Marker {
        let time = try input.number()
        let name = try string()
        let flags = try input.flags(2)
        let payload = flags[0] ? try string() : nil
        let period = flags[1] ? try positive() : nil
        return Marker(time: time, name: name, payload: payload, period: period)
    }

    /// A track: its property, its loop, its keys and its segments.
    mutating func track() throws(BakedTimelineError) -> Track {
        let (path, property) = try propertyPath()
        trackPaths.append(path)
        // Bytes that are read alike are the same, and neighbours often differ only in their property.
        if let last = tracks.last, input.skip(another: lastTrack) { return last.with(property) }
        let start = input.offset
        let track = try track(of: property)
        lastTrack = start..<input.offset
        return track
    }

    private mutating func track(of property: PropertyPath) throws(BakedTimelineError) -> Track {
        let type = try reference(to: types)
        let flags = try input.flags(version < 4 ? 7 : 8)
        let morePlace = input.offset
        let more = version >= 4 && flags[7] ? try input.flags(version < 7 ? 2 : 3) : nil
        try input.require(more?.contains(true) ?? true, .code, at: morePlace)
        let weightPlace = input.offset
        let weight = flags[3] ? try input.number() : 1
        try input.require(weight >= 0 && weight <= 1, .range, at: weightPlace)
        let loop = flags[4] ? try self.loop() : nil
        let mirrorPlace = input.offset
        let mirrorTime = flags[5] ? try input.number() : nil
        try input.require(
            mirrorTime == nil || (loop?.count ?? 1).isFinite, .range, at: mirrorPlace)
        let phasePlace = input.offset
        let phase = flags[6] ? try input.number() : 0
        try input.require(phase >= 0, .range, at: phasePlace)
        let keys = try self.keys(of: type)
        let segments = try self.segments(between: keys.count)
        let latePlace = input.offset
        var late: LateTimes?
        if more?[1] == true { late = try lateEnds(of: segments) }
        if let more, more.count > 2, more[2] {
            try input.require(late == nil, .code, at: latePlace)
            late = try lateTimes(of: segments, between: keys, in: loop)
        }
        try input.require(late == nil || mirrorTime == nil, .range, at: latePlace)
        return Track(
            property: property, type: type, isAdditive: flags[0], weight: weight, keys: keys,
            segments: segments, loop: loop, mirrorTime: mirrorTime, isLayer: flags[1],
            isSynchronized: flags[2], startsAsWritten: more?[0] ?? false, late: late, phase: phase)
    }

    private mutating func loop() throws(BakedTimelineError) -> Loop {
        let start = try input.number()
        let period = try positive()
        let place = input.offset
        let count = try input.anyNumber()
        try input.require(count > 0, .range, at: place)
        return Loop(start: start, period: period, count: count)
    }

    private mutating func segments(between keyCount: Int) throws(BakedTimelineError) -> [Segment] {
        let countPlace = input.offset
        let count = try input.count(ofAtLeast: 20)
        try input.require(count > 0, .count, at: countPlace)
        var segments: [Segment] = []
        segments.reserveCapacity(count)
        var reached = -Double.infinity
        for _ in 0..<count {
            let place = input.offset
            let segment = try segment(between: keyCount)
            try input.require(segment.start >= reached, .order, at: place)
            reached = segment.end
            segments.append(segment)
        }
        return segments
    }

    private mutating func segment(between keyCount: Int) throws(BakedTimelineError) -> Segment {
        let place = input.offset
        let (start, end) = (try input.number(), try input.number())
        try input.require(start <= end, .order, at: place)
        let from = try input.index(below: keyCount)
        let to = try input.index(below: keyCount)
        let curve = try reference(to: curves)
        let code: InputCode = try input.coded()
        let ends: (start: Double, end: Double) =
            switch code {
            case .forwards: (0, 1)
            case .backwards: (1, 0)
            case .between: (try input.number(), try input.number())
            }
        return Segment(
            start: start, end: end, fromKey: from, toKey: to, curve: curve, inputStart: ends.start,
            inputEnd: ends.end)
    }

    /// A number above 0.
    mutating func positive() throws(BakedTimelineError) -> Double {
        let place = input.offset
        let number = try input.number()
        try input.require(number > 0, .range, at: place)
        return number
    }
}
