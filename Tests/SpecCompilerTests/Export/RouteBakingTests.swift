import MotionModel
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Baked routes")
struct RouteBakingTests {
    static let paths = [
        "M0 0C40 -80 60 120 100 0", "M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0Z", "M0 0H50V30",
        "M0 0C100 100 0 100 100 0", "M0 0h10M50 50q20 0 20 20t9 9",
    ]

    @Test(
        "follow places and directions within their tolerance, corners and jumps included",
        arguments: 0..<TestBuild.count(20))
    func tolerance(_ seed: Int) throws {
        let edges = PathRoute.Edges.allCases[seed / 5 % 2]
        let route = PathRoute(try PathData(svg: Self.paths[seed % 5]), edges: edges)
        let curve: Curve =
            seed / 10 == 0
            ? .bezier(.easeInOut) : .bezier(try CubicBezier(x1: 0.4, y1: -0.4, x2: 0.5, y2: 1.5))
        for turns in [false, true] {
            func key(_ share: Double) -> MotionValue {
                turns ? .tangent(of: route, atShare: share) : .position(on: route, atShare: share)
            }
            let track = Track(
                property: try PropertyPath("ball.way"), type: key(0).type, isAdditive: true,
                from: .constant(key(seed % 2 == 0 ? 0 : 0.9)), to: .constant(key(seed % 2 == 0 ? 1 : 0.15)),
                timing: Timing(duration: 1, curve: curve))
            let bound = try #require(try Timeline(tracks: [track]).bind().tracks.first)
            for tolerance in [0.01, 0.001] {
                let baked = BakedTrack(bound, sampling: .tolerance(tolerance))
                #expect(baked.type == (turns ? .angle : .point))
                #expect(baked.keyframes.allSatisfy { $0.value.type == baked.type })
                let times = baked.keyframes.map { $0.time }
                #expect(times == times.sorted() && times.count < 900)
                let size = turns ? route.turningRange : route.length
                let travel = seed % 2 == 0 ? 1 : 0.75
                let count = TestBuild.count(3000)
                for index in 0...count {
                    let time = Double(index) / Double(count)
                    // At the very instant of a jump either side will do.
                    guard !times.contains(where: { abs($0 - time) < 1e-9 }) else { continue }
                    let distance = baked.value(at: time).distance(to: bound.value(at: time))
                    #expect(distance <= tolerance * size * travel * 1.02 + 1e-9, "\(turns) at \(time)")
                }
                #expect(baked.maxError <= tolerance * 1.02)
            }
            let frames = BakedTrack(bound, sampling: .framesPerSecond(60))
            for keyframe in frames.keyframes {
                #expect(keyframe.value.distance(to: bound.value(at: keyframe.time)) <= 1e-9)
            }
            let travel = bound.travel
            for index in 0...3000 {
                let time = Double(index) / 3000
                #expect(frames.follows(bound, at: time, travel: travel), "\(turns) at \(time)")
            }
        }
    }
}
