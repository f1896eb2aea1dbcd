import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Tracks that are moved as one")
struct MergedTrackTests {
    /// A track of one number with a few keys, eased, held or jumping between them.
    private static func track(
        _ random: inout SplitMix64, handles: ClosedRange<Double> = 0...1, times: [Double]? = nil,
        easings: [BakedKeyframe.Easing]? = nil
    ) throws -> BakedTrack {
        var time = random.uniform(0...0.3)
        let count = Int(random.next() % 4) + 2
        var keyframes: [BakedKeyframe] = []
        for index in 0..<(times?.count ?? count) {
            var easing = BakedKeyframe.Easing.linear
            switch random.next() % 4 {
            case 0: easing = .hold
            case 1: break
            default:
                easing = .bezier(
                    try CubicBezier(
                        x1: random.uniform(handles), y1: random.uniform(-0.3...1.3),
                        x2: random.uniform(handles), y2: random.uniform(-0.3...1.3)))
            }
            keyframes.append(
                BakedKeyframe(
                    time: times?[index] ?? time, value: .number(random.uniform(-100...100)),
                    easing: easings?[index] ?? easing))
            time += random.uniform(0.05...0.4)
        }
        return BakedTrack(
            property: try PropertyPath("a.b"), type: .number, isAdditive: false, weight: 1, isLayer: false,
            maxError: 0, loop: nil, keyframes: keyframes)
    }

    private static func travel(_ track: BakedTrack) -> Double {
        let numbers = track.keyframes.map { $0.value.components[0] }
        return (numbers.max() ?? 0) - (numbers.min() ?? 0)
    }

    @Test(
        "show each of them within the stated error, and within the tolerance even where a speed is infinite",
        arguments: 0..<TestBuild.count(60))
    func within(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let isFinite = seed < 40
        let tracks = try (0..<(2 + seed % 2)).map { _ in
            try Self.track(&random, handles: isFinite ? 0.1...0.9 : 0...1)
        }
        let tolerance = seed % 3 == 0 ? 0.02 : 0.005
        let merged = MergedTrack(tracks, tolerance: tolerance)
        #expect(merged.track.maxError <= tolerance)
        for _ in 0..<400 {
            let time = random.uniform(-0.1...3)
            let shown = merged.track.value(at: time)
            for (index, track) in tracks.enumerated() {
                let jumps = track.keyframes.contains { abs($0.time - time) < 1e-6 }
                let right = track.value(at: time).components[0]
                let bound = merged.track.maxError * 1.02 * Self.travel(track) + 1e-6
                let number = merged.part(index, of: shown)[0]
                #expect(jumps || abs(number - right) <= bound, "at \(time): \(number) instead of \(right)")
            }
        }
    }

    @Test("are exactly them where their keyframes and easings are the same", arguments: 0..<20)
    func exact(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 1000)
        let first = try Self.track(&random)
        let second = try Self.track(
            &random, times: first.keyframes.map { $0.time }, easings: first.keyframes.map { $0.easing })
        let merged = MergedTrack([first, second], tolerance: 1e-6)
        #expect(merged.track.maxError == 0)
        for step in 0...200 {
            let time = Double(step) / 100
            guard !first.keyframes.contains(where: { abs($0.time - time) < 1e-9 }) else { continue }
            let shown = merged.track.value(at: time).components
            for (number, track) in zip(shown, [first, second]) {
                #expect(abs(number - track.value(at: time).components[0]) <= 1e-9)
            }
        }
    }

    @Test(
        "show a turn between two keyframes of another track, even if it begins and ends with the same number")
    func bend() throws {
        let bezier = try CubicBezier(x1: 0.3, y1: 1.4, x2: 0.6, y2: 1)
        let shares = (0...1000).map { Double($0) / 1000 }
        let top = try #require(shares.max { bezier.progress(at: $0) < bezier.progress(at: $1) })
        let level = (1 + bezier.progress(at: top)) / 2
        func time(_ from: Double, _ to: Double) -> Double {
            var (low, high) = (from, to)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if bezier.progress(at: middle) < level { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }
        func track(_ keys: [(Double, Double, BakedKeyframe.Easing)]) throws -> BakedTrack {
            BakedTrack(
                property: try PropertyPath("a.b"), type: .number, isAdditive: false, weight: 1,
                isLayer: false,
                maxError: 0, loop: nil,
                keyframes: keys.map { BakedKeyframe(time: $0.0, value: .number($0.1), easing: $0.2) })
        }
        let tracks = [
            try track([(0, 0, .bezier(bezier)), (1, 100, .linear)]),
            try track([
                (0, 0, .linear), (time(0, top), 50, .hold), (time(1, top), 50, .linear), (1, 100, .linear),
            ]),
        ]
        let merged = MergedTrack(tracks, tolerance: 0.001)
        for step in 1..<500 {
            let shown = merged.track.value(at: Double(step) / 500).components
            for (number, track) in zip(shown, tracks) {
                #expect(abs(number - track.value(at: Double(step) / 500).components[0]) <= 0.11, "at \(step)")
            }
        }
    }

    @Test("show what is shown before and after a change that takes no time")
    func instant() throws {
        func change(_ from: Double, _ to: Double, at time: Double) throws -> BakedTrack {
            let values = [from, to].map { BakedKeyframe(time: time, value: .number($0), easing: .linear) }
            return BakedTrack(
                property: try PropertyPath("a.b"), type: .number, isAdditive: false, weight: 1,
                isLayer: false, maxError: 0, loop: nil, keyframes: values)
        }
        let same = MergedTrack([try change(1, 2, at: 0), try change(5, 9, at: 0)], tolerance: 0.001)
        #expect(same.track.value(at: -1).components == [1, 5])
        #expect(same.track.value(at: 0.5).components == [2, 9])
        let apart = MergedTrack([try change(1, 2, at: 0), try change(5, 9, at: 1)], tolerance: 0.001)
        #expect(apart.track.value(at: -1).components == [1, 5])
        #expect(apart.track.value(at: 0.5).components == [2, 5])
        #expect(apart.track.value(at: 1.5).components == [2, 9])
    }
    @Test("take few keyframes where little is left to stray, and never more than they may")
    func budget() throws {
        var random = SplitMix64(seed: 12)
        let tracks = try (0..<2).map { _ in try Self.track(&random, handles: 0.1...0.9, times: [0, 0.3]) }
        // Nothing but the curves themselves keeps within 0.
        let merged = MergedTrack(tracks, tolerance: 0)
        #expect(merged.track.keyframes.count < 4100)
        let motion = try MotionTreeTests.spec(
            """
            { "motionSpec": 1, "name": "T",
              "animations": { "box.position.x": { "values": [0, 40], "timing": "t" },
                "box.position.y": { "values": [0, 40], "timing": "u" } },
              "variants": { "go": { "timings": {
                "t": { "duration": 0.3, "curve": { "elastic": "in", "amplitude": 1.2, "period": 0.4 } },
                "u": { "duration": 0.3, "curve": "ease-in-out" } } } } }
            """)
        #expect(try Export(.css, of: ExportSource(motion)).bytes.count < 10_000)
    }
}
