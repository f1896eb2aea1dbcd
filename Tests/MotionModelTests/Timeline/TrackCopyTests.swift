import Testing

@testable import MotionModel

/// What a changed copy of a track keeps: looked up field by field, so that one that is added later is held to it too.
@Suite("A copy of a track")
struct TrackCopyTests {
    /// A track of which no field has the value that it has by itself.
    private func track() throws -> Track {
        try Track(
            property: PropertyPath("box.x"), type: .number, isAdditive: true, weight: 0.25,
            keys: [
                .constant(.number(3)),
                .formula(Formula(type: .number, components: [.parameter(slot: 1)]), from: nil),
            ],
            segments: [Segment(start: 0.5, end: 1, fromKey: 0, toKey: 1, curve: .linear)],
            loop: Loop(start: 0.5, period: 1, count: .infinity), mirrorTime: nil, isLayer: true,
            isSynchronized: true, startsAsWritten: true,
            late: LateTimes(segments: [
                LateSegment(
                    segment: 0, end: .after(.travel(TravelDuration(minimum: 0.1, maximum: 0.5, perUnit: 1))),
                    steps: [ClockStep(delay: 0.5)])
            ]), phase: 0.125)
    }

    /// The fields of a track that a change has altered, by their names.
    private func altered(_ change: (Track) -> Track) throws -> Set<String> {
        let track = try track()
        func fields(_ track: Track) throws -> [String: String] {
            let contents = try #require(Mirror(reflecting: track).descendant("contents", "value"))
            return Dictionary(
                uniqueKeysWithValues: Mirror(reflecting: contents).children.map {
                    ($0.label ?? "", "\($0.value)")
                })
        }
        let (before, after) = (try fields(track), try fields(change(track)))
        #expect(before.count >= 13 && before.keys == after.keys)
        return Set(before.keys.filter { before[$0] != after[$0] })
    }

    @Test("keeps all that isn't changed")
    func keepsTheRest() throws {
        let jump = Segment(start: 0, end: 0, fromKey: 1, toKey: 0, curve: .linear)
        #expect(try altered { $0 } == [])
        #expect(
            try altered {
                $0.with(type: .angle, keys: [.constant(.angle(degrees: 1)), .constant(.angle(degrees: 2))])
            }
                == ["type", "keys", "parameterCount"])
        #expect(
            try altered { $0.with(segments: [jump], loop: nil, mirrorTime: 2, phase: 0) }
                == ["segments", "loop", "mirrorTime", "phase", "late"])
        #expect(
            try altered { $0.playing([jump]) } == ["segments", "loop", "phase", "isSynchronized", "late"])
        #expect(try altered { $0.withReversedValues } == ["segments"])
        #expect(try altered { $0.slowed(by: 2) } == ["segments", "loop", "phase", "late"])
        #expect(try altered { $0.started(at: 0.75) } == ["phase"])
    }

    @Test("begun from a value in another form keeps its phase and stays a layer")
    func begunInAnotherForm() throws {
        let turned = MotionValue.transform([.rotate(degrees: 90), .scale(2, 3)])
        let track = Track(
            property: try PropertyPath("box.transform"), type: turned.type, isAdditive: true, weight: 0.5,
            keys: [.constant(.transform([.rotate(degrees: 0), .scale(1, 1)])), .constant(turned)],
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)],
            loop: Loop(start: 0, period: 1, count: .infinity), isLayer: true, isSynchronized: true
        ).started(at: 0.25)
        let bound = try Timeline(tracks: [track]).bind().tracks[0]
        let begun = bound.beginning(at: .transform([.translate(5, 7)]))
        #expect(begun.form != bound.form)
        #expect(begun.track.isLayer && begun.track.isSynchronized && begun.track.phase == 0.25)
        #expect(begun.track.weight == 0.5)
    }
}
