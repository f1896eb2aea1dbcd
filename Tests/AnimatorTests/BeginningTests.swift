import Animator
import MotionModel
import Testing

@Suite("A bound track that begins from another value")
struct BeginningTests {
    private func bound(_ timing: Timing, mirrored: Bool = false) throws -> BoundTrack {
        let timeline = Timeline(tracks: [try track("a.x", .number(0), .number(10), timing)])
        return try (mirrored ? timeline.mirrored : timeline).bind().tracks[0]
    }

    private func values(_ track: BoundTrack, _ times: [Double]) -> [Double] {
        times.map { track.value(at: $0).components[0] }
    }

    @Test("starts there and ends where it did")
    func plain() throws {
        let track = try bound(Timing(delay: 1, duration: 1)).beginning(at: .number(4))
        #expect(values(track, [0, 1, 1.5, 2, 9]) == [4, 4, 7, 10, 10])
        #expect(track.restValue == .number(10))
        #expect(track.velocity(at: 1.5) == [6])
    }

    @Test("played backwards it starts at the other key")
    func backwards() throws {
        let track = try bound(Timing(duration: 1, direction: .reverse)).beginning(at: .number(4))
        #expect(values(track, [0, 0.5, 1]) == [4, 2, 0])
        let mirrored = try bound(Timing(duration: 1), mirrored: true).beginning(at: .number(4))
        #expect(values(mirrored, [0, 0.5, 1]) == [4, 2, 0])
        #expect(mirrored.restValue == .number(0))
    }

    @Test("the way back and later periods are as declared")
    func loops() throws {
        let back = try bound(Timing(duration: 1, wayBack: .mirrored)).beginning(at: .number(4))
        #expect(values(back, [0, 0.5, 1, 1.5, 2]) == [4, 7, 10, 5, 0])
        let loop = try bound(Timing(duration: 1, iterations: 3)).beginning(at: .number(4))
        #expect(values(loop, [0, 0.5, 1, 1.5, 2.5, 3]) == [4, 7, 0, 5, 5, 10])
        let endless = try bound(Timing(duration: 1, iterations: .infinity, wayBack: .mirrored))
            .beginning(at: .number(4))
        #expect(values(endless, [0, 1, 2, 2.5, 4]) == [4, 10, 0, 5, 0])
    }

    @Test("a jump leaves from there too")
    func jump() throws {
        let track = try bound(Timing(delay: 1, duration: 0)).beginning(at: .number(4))
        #expect(values(track, [0, 0.9, 1, 2]) == [4, 4, 10, 10])
        #expect(track.restValue == .number(10))
    }

    @Test(
        "inside of a segment, it starts there and rests where it did",
        arguments: [(0.0, 0.4), (0.3, 1), (0.6, 1), (0.9, 0.2), (0.4, 0), (1, 0.7)], [false, true])
    func inside(_ inputs: (Double, Double), _ isMirrored: Bool) throws {
        let curve = Curve.bezier(try CubicBezier(x1: 0.3, y1: 0.1, x2: 0.6, y2: 0.9))
        let track = Track(
            property: try PropertyPath("a.x"), type: .number, isAdditive: true,
            keys: [.constant(.number(3)), .constant(.number(10))],
            segments: [
                Segment(
                    start: 0.1, end: 0.6, fromKey: 0, toKey: 1, curve: curve, inputStart: inputs.0,
                    inputEnd: inputs.1)
            ])
        let timeline = Timeline(tracks: [track])
        let bound = try (isMirrored ? timeline.mirrored : timeline).bind().tracks[0]
        for start in [-20.0, 3, 4.5, 10, 300] {
            let begun = bound.beginning(at: .number(start))
            #expect((begun.value(at: 0).components[0] - start).magnitude <= 1e-12 * start.magnitude)
            #expect(
                (begun.restValue.components[0] - bound.restValue.components[0]).magnitude <= 1e-12
                    * start.magnitude)
        }
        let same = bound.beginning(at: bound.value(at: 0))
        for step in 0...14 {
            let time = Double(step) * 0.05
            let difference = same.value(at: time).components[0] - bound.value(at: time).components[0]
            #expect(difference.magnitude < 1e-12)
        }
    }

    @Test("a mirrored track rests exactly at its key, whatever its times round to")
    func mirroredRest() throws {
        for step in 1...300 {
            let delay = Double(step) * 0.1
            let timeline = Timeline(
                tracks: [try track("a.x", .number(3), .number(10), Timing(delay: delay, duration: 0.7))],
                duration: delay + 0.7 + Double(step) / 7)
            let track = try timeline.mirrored.bind().tracks[0]
            #expect(track.restValue == .number(3))
        }
    }
}
