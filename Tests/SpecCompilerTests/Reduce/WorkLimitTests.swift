import Foundation
import MotionModel
import TestSupport
import Testing

@testable import SpecCompiler

/// Curves whose work no text shows: what is reached within the limits is said with an error that it really has.
@Suite("Work behind a limit", .timeLimit(.minutes(5)))
struct WorkLimitTests {
    private static func expression(_ formula: MotionModel.Expression) throws -> Curve {
        .expression(try ExpressionCurve(formula))
    }

    /// p + 0.01·sin(frequency·π·p).
    private static func ripple(_ frequency: Double) throws -> Curve {
        try expression(
            .binary(
                .add, .progress,
                .binary(
                    .multiply, .constant(0.01),
                    .call(.sin, [.binary(.multiply, .constant(frequency * .pi), .progress)]))))
    }

    private static func penner(_ name: String) throws -> Curve {
        try #require(NamedCurve.curve(named: name))
    }

    /// A stair behind eases that are flat at their ends, so that rounding reaches its last step long before the end.
    private static func stair() throws -> Curve {
        .chain([try penner("cubic.inOut"), try penner("quart.out"), .steps(try Steps(5))])
    }

    @Test(
        "pieces are as many as a limit says, and stray no farther than they say",
        arguments: TestBuild.isOptimized ? [100.0, 1000, 1e5, 1e6] : [100, 1e5])
    func pieces(_ frequency: Double) throws {
        let curve = try Self.ripple(frequency)
        for kind in [PieceKind.cubic, .straight] {
            let reduced = curve.reduced(as: kind)
            #expect(reduced.pieces.count <= WorkLimit.pieces)
            #expect(frequency > 100 || reduced.maxError <= Curve.defaultReductionTolerance)
            var farthest = 0.0
            var place = 0
            for step in 1..<20_011 {
                let x = Double(step) / 20_011
                while reduced.pieces[place].end < x { place += 1 }
                let exact = x + 0.01 * sin(frequency * .pi * x)
                farthest = max(farthest, abs(reduced.pieces[place].output(at: x) - exact))
            }
            #expect(farthest <= reduced.maxError + 1e-8, "\(kind) \(frequency)")
            #expect(reduced.maxError < 0.2)
        }
    }

    @Test("a stair behind flat eases crosses each level once")
    func stairCrossings() throws {
        let stair = try Self.stair()
        for level in [0.2, 0.4, 0.6, 0.8, 1] {
            let crossings = stair.levelCrossings(of: [level], from: 0, to: 1)
            #expect(crossings.count <= 1, "\(level): \(crossings)")
            if let crossing = crossings.first {
                #expect(stair.progress(at: crossing) >= level && stair.progress(at: crossing - 1e-6) < level)
            }
        }
        #expect(stair.levelCrossings(of: [0.4], from: 0, to: 1).count == 1)
    }

    @Test(
        "a colour along its hue has no more pieces than a limit says, and the error that it has",
        arguments: TestBuild.isOptimized ? [40.0, 4000] : [400])
    func hue(_ frequency: Double) throws {
        let space = ColorSpace.hsl
        let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0.5)].map {
            MotionValue.color($0)
        }
        let track = Track(
            property: try PropertyPath("a.backgroundColor"), type: .colorIn(space), isAdditive: false,
            keys: colors.map { .constant($0) },
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: try Self.ripple(frequency))])
        let bound = try Timeline(tracks: [track]).bind().tracks[0]
        let baked = BakedTrack(bound, sampling: .tolerance(0.001))
        #expect(baked.keyframes.count <= WorkLimit.pieces + 2 * WorkLimit.mixedPieces)
        let straight = StraightKeyframes(bound: bound, tolerance: 0.001).straightened(baked)
        #expect(straight.keyframes.count <= WorkLimit.straightLines + 2 * baked.keyframes.count)
        var (farthest, way) = (0.0, 0.0)
        for (one, next) in zip(straight.keyframes, straight.keyframes.dropFirst()) where one.time < next.time
        {
            way = max(way, bound.value(at: 0).distance(to: one.value))
            for part in 1..<4 {
                let share = Double(part) / 4
                let shown = one.value.interpolated(to: next.value, progress: share)
                let exact = bound.value(at: one.time + (next.time - one.time) * share)
                farthest = max(farthest, shown.distance(to: exact))
            }
        }
        #expect(farthest <= 2 * way * straight.maxError + 1e-9)
    }

    /// A property that goes from 0 to 1 by a curve within a second, over and over.
    private static func repeated(_ curve: Curve, _ count: Double) throws -> BoundProperty {
        let track = Track(
            property: try PropertyPath("a.x"), type: .number, isAdditive: false,
            keys: [.constant(.number(0)), .constant(.number(1))],
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: curve)],
            loop: Loop(start: 0, period: 1, count: count))
        return try Timeline(tracks: [track]).bind().properties[0]
    }

    @Test("what can't be written out whole is right until it is cut, says so, and ends where it ends")
    func cut() throws {
        let property = try Self.repeated(.steps(try Steps(1000)), 3000.5)
        let plain = PlainTrack(property, until: 3001, sampling: .tolerance(0.001))
        #expect(plain.pieces.count <= WorkLimit.keyframes + 1000)
        #expect(plain.maxError == 1)
        #expect(plain.end == 3000.5 && plain.final == property.value(at: 3001).components.array)
        let rounds = WorkLimit.keyframes / 1000 - 2
        for time in [
            0.0005, 0.7125, Double(rounds / 3) + 0.0315, Double(rounds) - 0.0005, Double(rounds) + 0.3335,
        ] {
            #expect(plain.value(at: time) == property.value(at: time).components.array, "\(time)")
        }
        let short = PlainTrack(
            try Self.repeated(.steps(try Steps(1000)), 30.5), until: 31, sampling: .tolerance(0.001))
        #expect(short.maxError == 0)
    }

    @Test("each round of what is written out has the keyframes of the first, and its error")
    func rounds() throws {
        let curve = try Self.ripple(100)
        let once = curve.reduced(as: .cubic)
        let property = try Self.repeated(curve, 40.5)
        let plain = PlainTrack(property, until: 41, sampling: .tolerance(Curve.defaultReductionTolerance))
        #expect(plain.maxError == once.maxError)
        let whole = 40 * once.pieces.count
        #expect(plain.pieces.count > whole)
        for (index, piece) in plain.pieces[..<whole].enumerated() {
            let first = once.pieces[index % once.pieces.count]
            #expect(piece.from == [first.from] && piece.to == [first.to])
        }
    }

    @Test("tracks share a limit: behind it each is less exact, says so, and has what is its own")
    func shared() throws {
        let bounds = try (0..<12).map { index in
            try Self.repeated(try Self.ripple(300 + 10 * Double(index)), 1).base
        }
        var work = KeyframeWork(pool: 100_000, keyframes: 3000)
        let tracks = bounds.map { BakedTrack($0, sampling: .tolerance(0.001), &work) }
        let alone = bounds.map { BakedTrack($0, sampling: .tolerance(0.001)) }
        // Those that come first are as they are by themselves.
        #expect(tracks[0] == alone[0])
        #expect(tracks[11] != alone[11] && tracks[11].maxError >= alone[11].maxError)
        let keyframes = tracks.reduce(0) { $0 + $1.keyframes.count }
        #expect(keyframes <= 3000 + 12 * WorkLimit.ownKeyframes)
        for (bound, track) in zip(bounds, tracks) {
            var place = 0
            for step in 1..<5000 {
                let time = Double(step) / 5000
                while track.keyframes[place + 1].time <= time { place += 1 }
                let (one, next) = (track.keyframes[place], track.keyframes[place + 1])
                let shown = one.value.interpolated(
                    to: next.value,
                    progress: one.easing.progress(at: (time - one.time) / (next.time - one.time)))
                #expect(shown.distance(to: bound.value(at: time)) <= track.maxError + 1e-9)
            }
        }
        // What is simple is exact behind them too.
        let spring = try Self.repeated(try Self.penner("bounce.out"), 1).base
        #expect(BakedTrack(spring, sampling: .tolerance(0.001), &work).maxError <= 0.001)
    }

    @Test("tracks share their keyframes: what has no more is held to its end, and says so")
    func sharedKeyframes() throws {
        let bounds = try (0..<8).map { index in
            try Self.repeated(.steps(try Steps(450 + index)), 1).base
        }
        var work = KeyframeWork(keyframes: 1500)
        let tracks = bounds.map { BakedTrack($0, sampling: .tolerance(0.001), &work) }
        let whole = 3
        for (index, track) in tracks.enumerated() {
            #expect(track.maxError == (index < whole ? 0 : 1), "\(index)")
            #expect(track.keyframes.last?.value == bounds[index].value(at: 1))
        }
        #expect(
            tracks.reduce(0) { $0 + $1.keyframes.count }
                <= 1500 + 8 * WorkLimit.ownKeyframes)
    }

    @Test("what several tracks have in common is reduced once")
    func known() throws {
        let bound = try Self.repeated(try Self.ripple(300), 1).base
        var work = KeyframeWork(pool: 30_000)
        let first = BakedTrack(bound, sampling: .tolerance(0.001), &work)
        for _ in 0..<8 { #expect(BakedTrack(bound, sampling: .tolerance(0.001), &work) == first) }
    }
}

/// Tracks that share their limits of work with nothing.
extension BakedTrack {
    init(_ bound: BoundTrack, sampling: BakeOptions.Sampling, inBrowsers: Bool = false) {
        var work = KeyframeWork()
        self.init(bound, sampling: sampling, inBrowsers: inBrowsers, &work)
    }
}

extension PlainTrack {
    init(_ property: BoundProperty, until end: Double, sampling: BakeOptions.Sampling) {
        var work = KeyframeWork()
        self.init(property, until: end, sampling: sampling, &work)
    }
}

extension StraightLines {
    init(knots: [Double], sampling: BakeOptions.Sampling, value: @escaping (Double) -> [Double]) {
        var work = KeyframeWork()
        self.init(knots: knots, sampling: sampling, cost: 1, &work, value: value)
    }
}

extension StraightKeyframes {
    func straightened(_ track: BakedTrack) -> BakedTrack {
        var work = KeyframeWork()
        return straightened(track, &work)
    }
}

extension BakedVariant {
    init(name: String, of timeline: BoundTimeline, sampling: BakeOptions.Sampling) {
        var work = KeyframeWork()
        self.init(name: name, of: timeline, sampling: sampling, &work)
    }
}
