import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Baked keyframes")
struct BakedDocumentTests {
    private func check(_ track: Track, _ sampling: BakeOptions.Sampling, _ random: inout SplitMix64) throws {
        let timeline = Timeline(tracks: [track])
        let bound = try timeline.bind()
        let baked = BakedVariant(name: "v", of: bound, sampling: sampling).tracks[0]
        let source = bound.tracks[0]
        let count = track.type.componentCount
        let ends = (Array(source.keyComponents[..<count]), Array(source.keyComponents[count...]))
        let travel = zip(ends.0, ends.1).map { abs($1 - $0) }.max() ?? 0
        if case .tolerance(let tolerance) = sampling { #expect(baked.maxError <= tolerance * (1 + 1e-8)) }
        for (one, next) in zip(baked.keyframes, baked.keyframes.dropFirst()) {
            #expect(one.time <= next.time)
        }
        let end = track.end.isFinite ? track.end : 4
        for _ in 0..<400 {
            let time = random.uniform(-0.2...end + 0.3)
            let expected = source.value(at: time)
            // On a jump, and within rounding of one, either side is right.
            let isJump =
                source.value(at: time - 1e-8).distance(to: source.value(at: time + 1e-8)) > 1e-4 * travel
            if isJump { continue }
            let distance = baked.value(at: time).distance(to: expected)
            #expect(
                distance <= (baked.maxError + 1e-8) * travel + 1e-12,
                "\(track) at \(time): \(baked.keyframes)")
        }
    }

    private func timing(_ seed: Int, _ random: inout SplitMix64) throws -> Timing {
        let curve: Curve =
            switch random.next() % 6 {
            case 0: try RandomCurves.spring(&random)
            case 1: try RandomCurves.bezier(&random)
            case 2: try RandomCurves.penner(&random)
            case 3: .steps(try Steps(3, jump: Steps.Jump.allCases[Int(random.next() % 4)]))
            case 4: .linear
            default: try RandomCurves.combined(&random)
            }
        let ways: [Timing.WayBack] = [
            .none, .none, .mirrored, .along(try RandomCurves.bezier(&random), duration: 0.3),
        ]
        return Timing(
            delay: [0, 0.1, -0.2, 0.35][Int(random.next() % 4)], endDelay: random.next() % 4 == 0 ? 0.2 : 0,
            duration: random.uniform(0.1...1), curve: curve,
            iterations: [1, 1, 2, 2.5, 0.4, .infinity][Int(random.next() % 6)],
            iterationStart: random.next() % 3 == 0 ? 0.3 : 0,
            direction: PlaybackDirection.allCases[Int(random.next() % 4)],
            wayBack: ways[Int(random.next() % 4)])
    }

    @Test(
        "reproduce any track within the error they state, at any tolerance and frame rate",
        arguments: 0..<TestBuild.count(24))
    func anyTrack(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for index in 0..<12 {
            let timing = try timing(seed, &random)
            let type: ValueType = index % 4 == 3 ? .boolean : index % 4 == 2 ? .point : .number
            let (from, to): (MotionValue, MotionValue) =
                switch type {
                case .boolean: (.boolean(false), .boolean(true))
                case .point: (.point(random.uniform(-9...9), 5), .point(random.uniform(-900...900), 5))
                default: (.number(random.uniform(-9...9)), .number(random.uniform(-900...900)))
                }
            var track = Track(
                property: try PropertyPath("box.p"), type: type, isAdditive: false, from: .constant(from),
                to: .constant(to), timing: timing)
            if track.end.isFinite, random.next() % 4 == 0 { track = track.mirrored(in: track.end + 0.1) }
            try check(track, .tolerance([0.001, 0.0001, 0.02][index % 3]), &random)
            try check(track, .framesPerSecond(60), &random)
        }
    }

    private func track(_ timing: Timing, from: MotionValue = .number(0), to: MotionValue = .number(10)) throws
        -> Track
    {
        Track(
            property: try PropertyPath("box.p"), type: from.type, isAdditive: false, from: .constant(from),
            to: .constant(to), timing: timing)
    }

    private func keyframes(_ timing: Timing, from: MotionValue = .number(0), to: MotionValue = .number(10))
        throws
        -> [BakedKeyframe]
    {
        let bound = try Timeline(tracks: [try track(timing, from: from, to: to)]).bind()
        return BakedVariant(name: "v", of: bound, sampling: .tolerance(0.001)).tracks[0].keyframes
    }

    @Test("hold the treads of stairs and jump between them")
    func stairs() throws {
        let held = try keyframes(Timing(delay: 1, duration: 2, curve: .steps(try Steps(2, jump: .end))))
        #expect(held.map { $0.time } == [1, 2, 3])
        #expect(held.map { $0.value } == [.number(0), .number(5), .number(10)])
        #expect(held.map { $0.easing } == [.hold, .hold, .linear])
    }

    @Test("of a jump stand at one time")
    func jump() throws {
        let held = try keyframes(Timing(delay: 1, duration: 0))
        #expect(held.map { $0.time } == [1, 1])
        #expect(held.map { $0.value } == [.number(0), .number(10)])
    }

    @Test("of a play that takes no time and ends where it began are turned round with it")
    func mirroredJump() throws {
        let stairs = Curve.steps(try Steps(2, jump: .start))
        let there = try track(Timing(delay: 1, duration: 0, curve: stairs, wayBack: .mirrored))
        for track in [there, there.mirrored(in: 1.5)] {
            let bound = try Timeline(tracks: [track]).bind()
            for sampling in [BakeOptions.Sampling.tolerance(0.001), .framesPerSecond(60)] {
                let baked = BakedVariant(name: "v", of: bound, sampling: sampling).tracks[0]
                for time in [0, 0.4, 0.6, 0.9, 1.1, 2] {
                    let shown = bound.tracks[0].value(at: time)
                    #expect(baked.value(at: time) == shown, "\(sampling) at \(time)")
                }
            }
        }
    }

    @Test("of a mirrored track hold between two segments what the original holds there")
    func mirroredGaps() throws {
        func segment(_ start: Double, _ from: Int, _ to: Int, _ curve: Curve = .linear) -> Segment {
            Segment(start: start, end: start + 0.5, fromKey: from, toKey: to, curve: curve)
        }
        // One begins elsewhere than the one before has ended, one where that has ended, one on a stair.
        let original = Track(
            property: try PropertyPath("box.p"), type: .number, isAdditive: false,
            keys: [0, 10, 20, 30].map { .constant(.number($0)) },
            segments: [
                segment(0.2, 0, 1), segment(1, 0, 2), segment(2, 2, 3),
                segment(3, 1, 0, .steps(try Steps(2, jump: .start))),
                segment(4, 3, 1),
            ])
        let bound = try Timeline(tracks: [original.mirrored(in: 5)]).bind()
        #expect(bound.tracks[0].track.played.segments.count == 8)
        for sampling in [BakeOptions.Sampling.tolerance(0.001), .framesPerSecond(60)] {
            let baked = BakedVariant(name: "v", of: bound, sampling: sampling).tracks[0]
            for index in 0..<100 {
                let time = Double(index) * 0.0501 + 0.0173
                #expect(
                    baked.follows(bound.tracks[0], at: time, travel: 20 * (baked.maxError == 0 ? 1 : 2)),
                    "\(sampling) at \(time)")
            }
        }
    }

    @Test("of a mirrored value over time hold between two plays what the original holds there")
    func mirroredValueOverTime() throws {
        let motion = CompiledMotion(
            try MotionTreeTests.spec(
                """
                { "motionSpec": 1, "name": "T", "variants": {
                  "go": { "motion": { "group": [
                    { "animate": "a.x", "from": 0, "value": "= exp(-3 * t) * cos(9 * t)", "duration": 0.2 },
                    { "wait": 0.35 } ], "iterations": 2.3 } },
                  "undo": { "extends": "go", "mirror": true } } }
                """))
        let bound = try #require(motion["undo"]).timeline.bind { _ in .number(5) }
        for sampling in [BakeOptions.Sampling.tolerance(0.001), .framesPerSecond(60)] {
            let baked = BakedVariant(name: "undo", of: bound, sampling: sampling).tracks[0]
            for index in 0..<200 {
                let time = Double(index) * 0.00501 + 0.00173
                #expect(baked.follows(bound.tracks[0], at: time, travel: bound.tracks[0].travel), "\(time)")
            }
        }
    }

    @Test(
        "of a loop at a frame rate begin with what goes before it, and stand at its beginning twice where it jumps"
    )
    func framesBeforeLoop() throws {
        let keys = [0.0, 10, 30, 40].map { Operand.constant(.number($0)) }
        let segments = [
            Segment(start: 0.1, end: 0.5, fromKey: 0, toKey: 1, curve: .linear),
            Segment(start: 1.005, end: 1.4, fromKey: 2, toKey: 3, curve: .linear),
        ]
        let track = Track(
            property: try PropertyPath("box.p"), type: .number, isAdditive: false, keys: keys,
            segments: segments,
            loop: Loop(start: 1.005, period: 0.5, count: 3))
        let bound = try Timeline(tracks: [track]).bind().tracks[0]
        let baked = BakedTrack(bound, sampling: .framesPerSecond(10))
        #expect(baked.keyframes.first.map { $0.time } == 0.1)
        #expect(baked.keyframes.filter { $0.time == 1.005 }.map { $0.value } == [.number(10), .number(30)])
        for time in [0, 0.1, 0.3, 0.5, 0.7, 1, 1.01, 1.2, 1.5, 1.7, 2, 2.5, 3] {
            #expect(baked.value(at: time).distance(to: bound.value(at: time)) < 1e-9, "at \(time)")
        }
    }

    @Test(
        "at a frame rate state how far a line across a jump is from both sides, also of a component that rests there"
    )
    func lineAcrossJump() throws {
        let keys = [(0.0, 0.0), (0, 1), (40, 1), (40, 2), (0, 2)].map { x, y in
            Operand.constant(.point(x, y))
        }
        let segments = [
            Segment(start: 0, end: 0.9, fromKey: 0, toKey: 1, curve: .linear),
            Segment(start: 0.9, end: 2, fromKey: 2, toKey: 3, curve: .linear),
            Segment(start: 2, end: 3, fromKey: 3, toKey: 4, curve: .linear),
        ]
        let track = Track(
            property: try PropertyPath("box.p"), type: .point, isAdditive: false, keys: keys,
            segments: segments)
        // Frames are 0.8 s apart: the jump is 0.1 s behind one, and 0.3 s before one when turned round.
        for (track, share) in [(track, 0.875), (track.mirrored(in: 3), 0.625)] {
            let bound = try Timeline(tracks: [track]).bind().tracks[0]
            #expect(BakedTrack(bound, sampling: .framesPerSecond(1.25)).maxError == share)
        }
    }

    @Test("flip a boolean exactly where the curve passes the middle")
    func flips() throws {
        let held = try keyframes(
            Timing(duration: 2, curve: .bezier(.easeIn)), from: .boolean(false), to: .boolean(true))
        #expect(held.map { $0.value } == [.boolean(false), .boolean(true), .boolean(true)])
        let x = held[1].time / 2
        #expect(abs(DenseDistance.bezier(.easeIn, x) - 0.5) < 1e-9)
        #expect(held[0].easing == .hold)
    }

    @Test("of a loop are those of one period, and the loop says how often")
    func loops() throws {
        let bound = try Timeline(tracks: [
            try track(
                Timing(
                    delay: 0.2, duration: 0.6, curve: .bezier(.ease), iterations: .infinity,
                    direction: .alternate))
        ]).bind()
        let variant = BakedVariant(name: "v", of: bound, sampling: .tolerance(0.001))
        #expect(variant.duration == .infinity)
        #expect(variant.tracks[0].loop == Loop(start: 0.2, period: 1.2, count: .infinity))
        #expect(variant.tracks[0].keyframes.map { $0.value } == [.number(0), .number(10), .number(0)])
    }

    @Test("print values in their type's form, and colours as text")
    func values() throws {
        #expect(MotionValue.point(1, 2.5).json.text(pretty: false) == "[1,2.5]")
        #expect(
            MotionValue.insets(top: 1, left: 2, bottom: 3, right: 4).json.text(pretty: false)
                == #"{"top":1,"left":2,"bottom":3,"right":4}"#)
        #expect(MotionValue.boolean(true).json.text(pretty: false) == "true")
        let color = Color(redByte: 0x62, greenByte: 0, blueByte: 0xee)
        #expect(MotionValue.color(color).json.text(pretty: false) == "\"#6200ee\"")
    }

    @Test("are the same text in every build and run")
    func text() throws {
        let motion = CompiledMotion(try CalendarChip.spec())
        let text = try BakedDocument(motion, variants: ["expand"]).jsonText
        #expect(
            text.hasPrefix(
                "{\n  \"timeline\": 1,\n  \"generator\": \"MotionSpec 0.1.0\",\n  \"spec\": \"CalendarChip\","
            ))
        #expect(text.contains("{ \"time\": 0.015, \"value\": 48, \"bezier\": [0.4, 0, 0.2, 1] }"))
        var everything = try BakedDocument(motion).jsonText
        everything += try BakedDocument(motion, options: BakeOptions(sampling: .framesPerSecond(60))).jsonText
        var random = SplitMix64(seed: 1)
        for _ in 0..<20 {
            let bound = try Timeline(tracks: [
                try track(Timing(curve: try RandomCurves.combined(&random), duration: 0.5))
            ]).bind()
            let variant = BakedVariant(name: "v", of: bound, sampling: .tolerance(0.001))
            everything += BakedDocument(generator: "", spec: "S", variants: [variant]).jsonText
        }
        // FNV-1a.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in everything.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        #expect(hash == 13_596_791_395_503_010_067)
    }
}
