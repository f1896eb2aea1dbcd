import MotionModel
import TestSupport
import Testing

@Suite("Timelines")
struct TimelineTests {
    private func randomTimeline(_ random: inout SplitMix64) throws -> Timeline {
        var tracks: [Track] = []
        for index in 0..<5 {
            let timing = Timing(
                delay: index == 3 ? -0.1 : random.uniform(0...0.3), duration: random.uniform(0.01...0.7),
                curve: [.linear, .bezier(.ease), .bezier(.easeInOut)][index % 3],
                iterations: index == 4 ? 3 : random.uniform(0.3...4),
                direction: PlaybackDirection.allCases[index % 4], wayBack: index == 2 ? .mirrored : .none)
            tracks.append(
                Track(
                    property: try PropertyPath("box.p\(index)"), type: .point, isAdditive: true,
                    from: .constant(.point(random.uniform(-100...100), 3)),
                    to: .constant(.point(random.uniform(-100...100), 3)), timing: timing))
        }
        return Timeline(tracks: tracks)
    }

    @Test("are pure functions of time: any order gives the same bits", arguments: 0..<10)
    func orderDoesNotMatter(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let bound = try randomTimeline(&random).bind()
        let times = (0..<1000).map { _ in random.uniform(-0.5...4) }
        let inOrder = Dictionary(uniqueKeysWithValues: times.sorted().map { ($0, bound.sample(at: $0)) })
        for time in times.shuffled(using: &random) {
            #expect(bound.sample(at: time) == inOrder[time])
        }
    }

    @Test("sampled into an array have the numbers of each property with its layers, bit for bit")
    func sampledIntoAnArray() throws {
        var random = SplitMix64(seed: 5)
        func track(_ path: String, _ start: MotionValue, _ end: MotionValue, weight: Double = 1) throws
            -> Track
        {
            let isLayer = weight < 1
            return Track(
                property: try PropertyPath(path), type: end.type, isAdditive: true, weight: weight,
                keys: [.constant(start), .constant(end)],
                segments: [
                    Segment(
                        start: random.uniform(0...0.5), end: 1.3, fromKey: 0, toKey: 1,
                        curve: .bezier(.easeInOut))
                ], isLayer: isLayer)
        }
        let turned = MotionValue.transform([.rotate(degrees: 90), .scale(2, 3)])
        let bound = try Timeline(tracks: [
            track("box.position", .point(1, 2), .point(30, -40)),
            track("box.x", .number(7), .number(-70)),
            track("box.transform", .transform([.rotate(degrees: 0), .scale(1, 1)]), turned),
            track("box.position", .point(0, 5), .point(11, 0), weight: 0.3),
            track("box.x", .number(3), .number(4), weight: 0.7),
            track("box.position", .point(9, 5), .point(1, 0), weight: 0.9),
            track("lone.x", .number(3), .number(4), weight: 0.5),
        ]).bind()
        #expect(bound.componentCount == 2 + 1 + 16 + 1)
        var components = [Double](repeating: .nan, count: bound.componentCount + 1)
        for _ in 0..<200 {
            let time = random.uniform(-0.2...1.5)
            bound.sample(at: time, into: &components)
            let expected = bound.properties.flatMap { $0.value(at: time).components }
            #expect(components.dropLast().map(\.bitPattern) == expected.map(\.bitPattern))
            #expect(bound.tracks[1].component(0, at: time) == bound.tracks[1].value(at: time).components[0])
        }
        #expect(components.last?.isNaN == true)
    }

    @Test(
        "sampled whole have the values and velocities of each property by itself, bit for bit",
        arguments: 0..<20)
    func sampledWhole(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        func track(_ index: Int) throws -> (track: Track, instants: [Double]) {
            var segments: [Segment] = []
            var time = random.uniform(-0.3...0.3)
            for key in 0..<4 {
                let start = time
                time += index % 3 == 1 && key == 2 ? 0 : random.uniform(0.05...0.4)
                let curve = try CubicBezier(
                    x1: random.uniform(0...1), y1: random.uniform(-1...2), x2: random.uniform(0...1),
                    y2: random.uniform(-1...2))
                let isBack = index % 4 == 3 && key == 1
                segments.append(
                    Segment(
                        start: start, end: time, fromKey: key, toKey: key + 1,
                        curve: [.bezier(curve), .linear, .bezier(.easeOut), .reverse(.bezier(curve))][
                            index == 6 ? key : key % 3], inputStart: isBack ? 1 : 0, inputEnd: isBack ? 0 : 1)
                )
                if key % 2 == 0 { time += random.uniform(0...0.2) }
            }
            let keys: [Operand] = (0..<5).map { _ in
                let (x, y) = (random.uniform(-9...9), random.uniform(-9...9))
                return .constant(index % 2 == 0 ? .number(x) : .point(x, y))
            }
            let track = Track(
                property: try PropertyPath("box.p\(index)"), type: index % 2 == 0 ? .number : .point,
                isAdditive: true, keys: keys, segments: segments,
                loop: index == 8 ? Loop(start: segments[0].start, period: 2, count: 2.5) : nil)
            return (track, segments.flatMap { [$0.start, $0.end] })
        }
        let alone = try (0..<10).map { try track($0) }
        // Tracks that follow each other have the same times, or all but one of them.
        let made = try alone.enumerated().flatMap { index, made in
            try (0...(index % 3)).map { copy in
                var segments = made.track.segments
                if copy == 2, let last = segments.last {
                    segments[segments.count - 1] = last.moved(start: last.start, end: last.end + 0.1)
                }
                let track = Track(
                    property: try PropertyPath("box.p\(index).\(copy)"), type: made.track.type,
                    isAdditive: true, keys: made.track.keys.reversed(), segments: segments,
                    loop: made.track.loop)
                return (track: track, instants: copy == 0 ? made.instants : [track.end])
            }
        }
        let bound = try Timeline(tracks: made.map(\.track)).bind()
        var components = [Double](repeating: .nan, count: bound.componentCount)
        var velocities = components
        let times = made.flatMap(\.instants) + (0..<100).map { _ in random.uniform(-0.5...2.5) }
        for time in times + [-.infinity, .infinity] {
            let values = bound.properties.flatMap { $0.value(at: time).components }
            let rates = bound.properties.flatMap { $0.velocity(at: time) }
            bound.sample(at: time, into: &components)
            #expect(components.map(\.bitPattern) == values.map(\.bitPattern), "\(time)")
            bound.sample(at: time, into: &components, velocities: &velocities)
            #expect(components.map(\.bitPattern) == values.map(\.bitPattern), "\(time)")
            #expect(velocities.map(\.bitPattern) == rates.map(\.bitPattern), "\(time)")
            let samples = bound.sample(at: time)
            #expect(samples == bound.properties.map { $0.sample(at: time) })
            let numbers = samples.flatMap { sample in
                (0..<sample.componentCount).map { (sample.component($0), sample.velocity(ofComponent: $0)) }
            }
            #expect(numbers.map(\.0) == values && numbers.map(\.1) == rates)
        }
    }

    @Test("mirrored equal their original at duration − t, bit for bit", arguments: 0..<10)
    func mirrorIsExact(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let timeline = try randomTimeline(&random)
        let original = try timeline.bind()
        let mirrored = try timeline.mirrored.bind()
        for _ in 0..<1000 {
            let time = random.uniform(-0.5...4)
            for (there, back) in zip(original.sample(at: timeline.duration - time), mirrored.sample(at: time))
            {
                #expect(there.value == back.value)
                #expect(there.velocity == back.velocity.map { -$0 })
            }
        }
    }

    @Test("played segments of a track and of its mirror show the same values as sampling", arguments: 0..<10)
    func playedSegments(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let timeline = try randomTimeline(&random)
        for source in [timeline, timeline.mirrored] {
            for (index, track) in source.tracks.enumerated() {
                let (segments, loop) = track.played
                let replayed = Track(
                    property: track.property, type: track.type, isAdditive: true, keys: track.keys,
                    segments: segments, loop: loop)
                let (one, other) = (
                    try source.bind().tracks[index], try Timeline(tracks: [replayed]).bind().tracks[0]
                )
                for _ in 0..<200 {
                    let time = random.uniform(-0.2...4)
                    let difference = one.value(at: time).distance(to: other.value(at: time))
                    // A jump at the end of an iteration may fall on either side of a rounded boundary.
                    let isAtJump =
                        one.value(at: time - 1e-9).distance(to: one.value(at: time + 1e-9)) > 1e-3
                    #expect(difference < 1e-6 || isAtJump, "\(track) at \(time)")
                }
            }
        }
    }

    @Test(
        "played segments keep what goes before a loop, and end a fraction of it where the motion does",
        arguments: 0..<40)
    func playedLoops(_ seed: Int) throws {
        var random = SplitMix64(seed: 90 + UInt64(seed))
        let path = try PropertyPath("box.x")
        for count in [1.0, 3, 0.5, 1.5, 2.25, 2.75] {
            var segments: [Segment] = []
            if seed % 2 == 1 {
                segments.append(Segment(start: 0.1, end: 0.3, fromKey: 3, toKey: 4, curve: .linear))
            }
            for quarter in 0..<4 {
                // A period begins with a segment, and may have gaps behind it.
                if seed >= 10, quarter > 0, random.below(4) == 0 { continue }
                // What follows begins elsewhere than where this ends.
                let start = 0.5 + Double(quarter) * 0.25
                let curve: Curve = random.next() % 4 == 0 ? .instant : .linear
                let (from, to) = random.next() % 2 == 0 ? (quarter, quarter + 1) : (4, quarter)
                segments.append(
                    Segment(start: start, end: start + 0.25, fromKey: from, toKey: to, curve: curve))
            }
            if seed % 3 == 0, count == count.rounded() {
                segments.append(Segment(start: 1.5, end: 1.5, fromKey: 4, toKey: 2, curve: .instant))
            }
            let track = Track(
                property: path, type: .number, isAdditive: false,
                keys: (0...4).map { .constant(.number(Double($0 * $0))) }, segments: segments,
                loop: Loop(start: 0.5, period: 1, count: count))
            for track in [track, track.mirrored(in: 5)] {
                let (segments, loop) = track.played
                let replayed = Track(
                    property: path, type: .number, isAdditive: false, keys: track.keys, segments: segments,
                    loop: loop)
                let (one, other) = (
                    try Timeline(tracks: [track]).bind().tracks[0],
                    try Timeline(tracks: [replayed]).bind().tracks[0]
                )
                for step in 0..<200 {
                    let time = -0.11 + 0.0313 * Double(step)
                    let difference = one.value(at: time).distance(to: other.value(at: time))
                    #expect(
                        difference < 1e-6,
                        "\(count) at \(time): \(one.value(at: time)), \(other.value(at: time))")
                }
            }
        }
    }

    @Test(
        "a mirrored loop is written out only where something is before it, and then not without a limit",
        arguments: [3, 1e9])
    func mirroredLoopLength(_ count: Double) throws {
        for (rest, lead) in [(0, false), (0.5, false), (0, true), (0.5, true)] {
            let period = Segment(start: 1, end: 2, fromKey: 0, toKey: 1, curve: .linear)
            let track = Track(
                property: try PropertyPath("box.x"), type: .number, isAdditive: false,
                keys: [.constant(.number(1)), .constant(.number(2))],
                segments: (lead ? [period.shifted(by: -1)] : []) + [period],
                loop: Loop(start: 1, period: 1, count: count + rest)
            ).mirrored(in: 2e9)
            let (segments, loop) = track.played
            #expect(loop?.count == (lead ? nil : count))
            #expect(segments.count <= (lead ? 100_000 : 2))
            // In place of what isn't written out something is held.
            let all = count + (rest > 0 ? 1 : 0) + (track.unwrittenPeriods > 0 ? 1 : 0)
            #expect(Double(segments.count) + track.unwrittenPeriods == (lead ? all + 1 : rest > 0 ? 2 : 1))
            #expect((track.unwrittenPeriods > 0) == (lead && count > 10))
            // The part that is played first is there.
            #expect(segments.first?.start == 2e9 - (1 + count + rest))
        }
    }

    @Test("a loop ends with what takes no time at the end of its period")
    func jumpAtLoopEnd() throws {
        let track = Track(
            property: try PropertyPath("box.x"), type: .number, isAdditive: false,
            keys: [.constant(.number(1)), .constant(.number(2))],
            segments: [
                Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear),
                Segment(start: 1, end: 1, fromKey: 1, toKey: 0, curve: .instant),
            ], loop: Loop(start: 0, period: 1, count: 3))
        let bound = try Timeline(tracks: [track]).bind().tracks[0]
        #expect(bound.value(at: 2.5) == .number(1.5))
        #expect(bound.value(at: 3) == .number(1))
        #expect(bound.value(at: 9) == .number(1))
        #expect(bound.restValue == .number(1))
    }

    @Test("with reversed values go the other way at the same times")
    func reversedValues() throws {
        var random = SplitMix64(seed: 3)
        for track in try randomTimeline(&random).tracks {
            let forward = try Timeline(tracks: [track]).bind().tracks[0]
            let backward = try Timeline(tracks: [track.withReversedValues]).bind().tracks[0]
            for _ in 0..<100 {
                let time = random.uniform(0...3)
                let sum = forward.value(at: time) + backward.value(at: time)
                let ends = forward.keyComponents[0] + forward.keyComponents[2]
                #expect(abs(sum.components[0] - ends) < 1e-9)
            }
        }
    }

    @Test("take what isn't known until they are bound from the caller, and refuse what doesn't fit")
    func bindingReadsCurrentValues() throws {
        let path = try PropertyPath("box.opacity")
        let timeline = Timeline(tracks: [
            Track(
                property: path, type: .number, isAdditive: false, from: .current, to: .constant(.number(1)),
                timing: Timing(duration: 1))
        ])
        let bound = try timeline.bind { $0 == path ? .number(0.25) : nil }
        #expect(bound.sample(at: 0)[0].value == .number(0.25))
        #expect(bound.sample(at: 1)[0].value == .number(1))
        #expect(throws: BindingError.missingValue(path)) { try timeline.bind() }
        #expect(throws: BindingError.wrongType(path, expected: .number, found: .point)) {
            try timeline.bind { _ in .point(0, 0) }
        }
    }

    @Test("hold exact end values, whatever the rounding between them")
    func exactEnds() throws {
        let path = try PropertyPath("box.cornerRadius")
        var random = SplitMix64(seed: 11)
        for _ in 0..<1000 {
            let (from, to) = (random.uniform(-1e6...1e6), random.uniform(-1e-6...1e-6))
            let bound = try Timeline(tracks: [
                Track(
                    property: path, type: .number, isAdditive: true, from: .constant(.number(from)),
                    to: .constant(.number(to)),
                    timing: Timing(delay: random.uniform(0...1), duration: random.uniform(0.001...3)))
            ]).bind()
            #expect(bound.sample(at: 0)[0].value == .number(from))
            #expect(bound.sample(at: bound.duration)[0].value == .number(to))
        }
    }
    @Test("has taken the step at which it ends, wherever rounding puts it", arguments: 0..<40)
    func lastStep(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<20 {
            let lower = (random.uniform(0...0.4) * 20).rounded() / 20
            let upper = (random.uniform(0.6...1) * 20).rounded() / 20
            let count = Int(random.next() % 5) + 2
            let step = Int(random.next() % UInt64(count - 1)) + 1
            let curve = Curve.interval(lower...upper, of: .steps(try Steps(count)))
            let place = lower + (upper - lower) * Double(step) / Double(count)
            for direction in [PlaybackDirection.normal, .reverse] {
                // Backwards it ends when the step has been taken back.
                let track = Track(
                    property: try PropertyPath("a.b"), type: .number, isAdditive: false,
                    from: .constant(.number(0)), to: .constant(.number(1)),
                    timing: Timing(
                        duration: 1, curve: curve, iterations: direction == .normal ? place : 1 - place,
                        direction: direction))
                let rest = try #require(try Timeline(tracks: [track]).bind().properties.first).base.restValue
                let taken = Double(direction == .normal ? step : step - 1) / Double(count)
                #expect(
                    (rest.components[0] - taken).magnitude < 1e-9,
                    "\(lower)...\(upper), step \(step) of \(count), \(direction): \(rest)")
            }
        }
    }
}
