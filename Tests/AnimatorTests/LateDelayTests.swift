import Animator
import Testing

/// Motions that begin at a time which depends on a parameter and on the model.
@Suite("Starts that are known when it plays")
struct LateDelayTests {
    /// Half of the parameter plus what the probe shows, from 0 to 0.6 s.
    private func delay() throws -> LateNumber {
        let probe = PropertyReading(try PropertyPath("probe.own"), type: .number, component: 0)
        let sum = Expression.binary(
            .add, .binary(.multiply, .parameter(slot: 0), .constant(0.5)), .reading(probe))
        return try #require(LateNumber(.call(.clamp, [sum, .constant(0), .constant(0.6)])))
    }

    /// Goes from 0 to 100 in 0.4 s, twice, after the delay at half speed; an event comes with it, and a wait ends 0.1 s later.
    private func timeline(isAdditive: Bool = false) throws -> Timeline {
        let steps = [ClockStep(delay: 0.6, late: try delay()), ClockStep(speed: 0.5)]
        let track = Track(
            property: try PropertyPath("a.x"), type: .number, isAdditive: isAdditive,
            keys: [.constant(.number(0)), .constant(.number(100))],
            segments: [Segment(start: 1.2, end: 2, fromKey: 0, toKey: 1, curve: .linear)],
            loop: Loop(start: 1.2, period: 0.8, count: 2),
            late: LateTimes(
                segments: [LateSegment(segment: 0, end: .at(0.4), steps: steps)],
                loopStart: LateTime(0, steps)))
        return Timeline(
            tracks: [track], markers: [Marker(time: 1.2, name: "go")], duration: 3,
            late: LateInstants(
                markers: [.init(marker: 0, time: LateTime(0, steps))], ends: [LateTime(0.9, steps)]))
    }

    private func store(probe: Double) throws -> (PropertyStore, PropertyID) {
        let store = PropertyStore()
        for (path, value) in [("a.x", 7.0), ("probe.own", probe)] {
            try store.register(PropertyDeclaration(path: try PropertyPath(path), initial: .number(value)))
        }
        return (store, try store.id(of: "a.x"))
    }

    @Test(
        "What is played is what is sampled; events and the end come at the bound times",
        arguments: [(0.2, 0.1), (0, 0), (-9, 3), (0.4, 0.3), (9, 9)])
    func played(_ parameter: Double, _ probe: Double) throws {
        let (store, id) = try store(probe: probe)
        let timeline = try timeline()
        let bound = try timeline.bind(parameters: [parameter]) { _ in .number(probe) }
        let start = min(max(parameter * 0.5 + probe, 0), 0.6) / 0.5
        #expect(timeline.shortest == 1.6 && (bound.duration - start - 1.8).magnitude < 1e-12)
        #expect((bound.markers[0].time - start).magnitude < 1e-12)
        var told: [Double] = []
        var reasons: [CompletionReason] = []
        let playback = try Animator(store).play(
            timeline, parameters: [parameter], completion: { reasons.append($0) },
            events: { _, event in if case .marker = event { told.append(store.time) } })
        #expect(playback.duration == bound.duration)
        // What the model holds later makes no difference.
        try store.set("probe.own", to: .number(50))
        for step in 1..<60 {
            let time = bound.duration * Double(step) / 60
            try store.advance(to: time)
            #expect(store.presentation(id) == bound.tracks[0].value(at: time), "\(time)")
            #expect(told.isEmpty == (time < bound.markers[0].time) && reasons.isEmpty)
        }
        try store.advance(to: bound.duration)
        #expect(reasons == [.finished] && store.presentation(id) == .number(100))
    }

    @Test("With reversed values it waits as long, and so does what adds up")
    func reversed() throws {
        let (store, id) = try store(probe: 0.1)
        try Animator(store).play(try timeline(isAdditive: true), parameters: [0.2], reversed: true)
        var shown: [Double] = []
        for time in [0.3, 0.4, 0.6, 2.2] {
            try store.advance(to: time)
            shown.append(store.presentation(id).components[0])
        }
        // From 100 to 0, twice, from 0.4 s on.
        for (value, offset) in zip(shown, [100.0, 100, 75, 0]) {
            #expect((value - shown[3] - offset).magnitude < 1e-9)
        }
    }

    @Test("Without the parameters that a time needs nothing plays")
    func missing() throws {
        let (store, _) = try store(probe: 0.1)
        #expect(throws: AnimatorError.missingParameters(property: "a.x")) {
            try Animator(store).play(try timeline())
        }
        #expect(throws: BindingError.self) { try timeline().bind { _ in .number(0) } }
    }
}
