import Testing

@testable import MotionModel

/// Players start a track that is only a run without binding it: the track has to know it, also after a change.
@Suite("A track that is only a run")
struct OnlyRunTests {
    private func track(
        type: ValueType = .number, weight: Double = 1,
        keys: [Operand] = [.constant(.number(3)), .constant(.number(5))],
        _ segments: [Segment] = [Segment(start: 0.5, end: 1, fromKey: 0, toKey: 1, curve: .linear)],
        loop: Loop? = nil, mirrorTime: Double? = nil, isLayer: Bool = false
    ) throws -> Track {
        try Track(
            property: PropertyPath("box.x"), type: type, isAdditive: true, weight: weight, keys: keys,
            segments: segments, loop: loop, mirrorTime: mirrorTime, isLayer: isLayer)
    }

    private let loop = Loop(start: 0.5, period: 1, count: 2)

    @Test("is one run between two constants, and has nothing else")
    func nothingElse() throws {
        let run = try track()
        #expect(run.isOnlyRun(of: .number))
        #expect(!run.isOnlyRun(of: .angle) && !run.isOnlyRun(of: .other))
        #expect(run.constant(0) == [3] && run.constant(1) == [5])
        #expect(run.beginsWith(start: 0.5, end: 1, .linear))
        #expect(!run.beginsWith(start: 0.25, end: 1, .linear))
        #expect(!run.beginsWith(start: 0.5, end: 2, .linear))
        #expect(!run.beginsWith(start: 0.5, end: 1, .instant))

        let back = Segment(start: 0, end: 1, fromKey: 1, toKey: 0, curve: .linear)
        let half = Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear, inputEnd: 0.5)
        let late = Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear, inputStart: 0.5)
        let after = Segment(start: 1, end: 2, fromKey: 0, toKey: 1, curve: .linear)
        let others = try [
            track([back]), track([half]), track([late]), track([back, after]),
            track(weight: 0.5), track(loop: loop), track(mirrorTime: 2), track(isLayer: true),
            track(keys: [.constant(.number(3)), .current]), track(keys: [.current, .constant(.number(3))]),
            track(keys: [.constant(.number(3)), .constant(.number(5)), .constant(.number(7))]),
        ]
        for other in others { #expect(!other.isOnlyRun(of: .number), "\(other)") }
        #expect(try track(keys: [.current, .constant(.number(3))]).constant(0) == nil)
    }

    @Test("is one after a change exactly if it would be, made anew")
    func madeAnew() throws {
        let changes: [(Track) -> Track] = [
            { $0 }, { $0.withReversedValues }, { $0.mirrored(in: 2) }, { $0.slowed(by: 2) }, { $0.whole },
            { $0.starting(asWritten: false) }, { $0.started(at: 3) }, { $0.playing([$0.segments[0]]) },
            { $0.with(type: $0.type, weight: 0.5, keys: $0.keys) },
            { $0.with(type: .angle, keys: [.constant(.angle(degrees: 1)), .constant(.angle(degrees: 2))]) },
            { $0.with(keys: $0.keys + $0.keys, segments: $0.segments, loop: nil) },
            {
                $0.with(
                    segments: $0.segments, loop: Loop(start: 0.5, period: 1, count: 2), mirrorTime: nil,
                    phase: 0)
            },
            { $0.with(segments: $0.segments, loop: nil, mirrorTime: 2, phase: 0) },
        ]
        let tracks = try [track(), track(weight: 0.5), track(loop: loop), track(isLayer: true)]
        for track in tracks {
            for (index, change) in changes.enumerated() {
                let changed = change(track)
                let anew = Track(
                    property: changed.property, type: changed.type, isAdditive: changed.isAdditive,
                    weight: changed.weight, keys: changed.keys, segments: changed.segments,
                    loop: changed.loop,
                    mirrorTime: changed.mirrorTime, isLayer: changed.isLayer)
                for type in [PlainType.number, .angle, .other] {
                    #expect(changed.isOnlyRun(of: type) == anew.isOnlyRun(of: type), "change \(index)")
                }
            }
        }
    }
}
