import MotionModel
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Pieces that are cut")
struct PlainPieceTests {
    /// A piece along any Bézier, often one whose time nearly stands in the middle.
    private func piece(_ random: inout SplitMix64, from: Double, to: Double) -> PlainPiece {
        let isSlow = random.next() % 2 == 0
        let easing = CubicBezier(
            unchecked: isSlow ? random.uniform(0.8...1) : random.uniform(0...1), random.uniform(-0.5...1.5),
            isSlow ? random.uniform(0...0.3) : random.uniform(0...1), random.uniform(-0.5...1.5))
        return PlainPiece(start: 1, end: 3, from: [from], to: [to], easing: easing)
    }

    private func value(_ pieces: [PlainPiece], at time: Double) -> Double {
        let piece = pieces.last { $0.start <= time } ?? pieces[0]
        return (time < piece.end ? piece.value(at: time) : piece.to)[0]
    }

    @Test(
        "are the same motion where their progress turns, and before any time",
        arguments: 0..<TestBuild.count(300))
    func same(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let whole = piece(&random, from: 5, to: 45)
        let end = random.uniform(1.01...2.99)
        let (turned, cut) = (whole.monotone, whole.cut(at: end))
        #expect(cut.last?.end == end && turned.last?.end == 3)
        for step in 0..<200 {
            let time = 1 + 2 * Double(step) / 200
            // A steep curve is known to its own parameter only.
            let slope = abs(whole.value(at: time + 1e-9)[0] - whole.value(at: time)[0])
            #expect(abs(value(turned, at: time) - whole.value(at: time)[0]) <= 1e-6 + slope, "at \(time)")
            guard time < end else { continue }
            #expect(abs(value(cut, at: time) - whole.value(at: time)[0]) <= 1e-6 + slope, "cut, at \(time)")
        }
    }

    @Test(
        "are the same within a range, and its end beyond it", arguments: 0..<TestBuild.count(300))
    func limited(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 1000)
        let whole = piece(&random, from: random.uniform(-20...20), to: random.uniform(-20...20))
        let range = 0...(seed.isMultiple(of: 2) ? .infinity : random.uniform(1...12))
        let track = PlainTrack(
            property: try PropertyPath("a.b"), type: .number, initial: whole.from, pieces: [whole], end: 3,
            final: whole.to, maxError: 0
        ).limited(to: range)
        for step in 0..<200 {
            let time = 1 + 2 * Double(step) / 200
            let right = min(max(range.lowerBound, whole.value(at: time)[0]), range.upperBound)
            let slope = abs(whole.value(at: time + 1e-9)[0] - whole.value(at: time)[0])
            #expect(abs(track.value(at: time)[0] - right) <= 1e-6 + slope, "at \(time)")
        }
    }

    @Test(
        "have common keys with others within the error they state",
        arguments: 0..<(TestBuild.isOptimized ? 300 : 12))
    func merged(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 2000)
        let whole = piece(&random, from: 5, to: 45)
        let times = [1.0, random.uniform(1.1...2), random.uniform(2...2.9), 3]
        let other = zip(times, times.dropFirst()).map {
            PlainPiece(start: $0, end: $1, from: [$0], to: [$1], easing: nil)
        }
        let tracks = try [[whole], other].map { pieces in
            PlainTrack(
                property: try PropertyPath("a.b"), type: .number, initial: pieces[0].from, pieces: pieces,
                end: 3, final: pieces[pieces.count - 1].to, maxError: 0)
        }
        let merged = MergedPieces(tracks, tolerance: 1e-4)
        #expect(merged.maxError <= 1e-4)
        let pieces = merged.pieces.map {
            PlainPiece(start: $0.start, end: $0.end, from: [$0.from[0]], to: [$0.to[0]], easing: $0.easing)
        }
        let numbers: [Double] = pieces.flatMap { $0.from + $0.to }
        let travel: Double = (numbers.max() ?? 0) - (numbers.min() ?? 0)
        for step in 0..<200 {
            let time = 1 + 2 * Double(step) / 200
            let slope = abs(whole.value(at: time + 1e-9)[0] - whole.value(at: time)[0])
            let allowed = 1e-6 + slope + merged.maxError * travel * 1.01
            #expect(abs(value(pieces, at: time) - whole.value(at: time)[0]) <= allowed, "at \(time)")
        }
    }
}
