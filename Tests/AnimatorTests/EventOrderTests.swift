import Animator
import MotionModel
import Testing

@Suite("Events")
struct EventOrderTests {
    private func timeline(_ timing: Timing, markers: [Marker] = []) throws -> Timeline {
        Timeline(
            tracks: [try track("thing.x", .number(0), .number(1), timing)], markers: markers,
            duration: timing.end)
    }

    private func run(_ timeline: Timeline, _ times: [Double]) throws -> [[String]] {
        let store = try makeStore()
        let log = Log()
        try Animator(store).play(
            timeline, completion: { log.lines.append("done \($0.rawValue)") }, events: log.handler)
        var steps = [log.take()]
        for time in times {
            try store.advance(to: time)
            steps.append(log.take())
        }
        return steps
    }

    @Test("64. a large step reports everything it crosses, once and in order")
    func largeStep() throws {
        let timing = Timing(delay: 0.5, duration: 1, iterations: 2, wayBack: .mirrored)
        let timeline = try timeline(
            timing,
            markers: [
                Marker(time: 0, name: "zero"), Marker(time: 0.5, name: "begin"), Marker(time: 2, name: "mid"),
                Marker(time: 4.5, name: "end"),
            ])
        let expected = [
            "started", "marker begin", "reversed", "marker mid", "reversed", "repeated", "reversed",
            "marker end", "updated", "completed finished", "done finished",
        ]
        #expect(try run(timeline, [100]) == [["marker zero"], expected])
        let small = try run(timeline, (1...500).map { Double($0) * 0.01 }).flatMap { $0 }
        #expect(small.filter { $0 != "updated" } == ["marker zero"] + expected.filter { $0 != "updated" })
        #expect(small.filter { $0 == "updated" }.count == 401)
    }

    @Test("without a delay it starts at once")
    func noDelay() throws {
        let timeline = try timeline(Timing(duration: 1))
        #expect(
            try run(timeline, [0, 0.5, 1, 2]) == [
                ["started"], [], ["updated"], ["updated", "completed finished", "done finished"], [],
            ])
    }

    @Test(
        "12. nothing to wait for: started, updated, completed, at once",
        arguments: [0, 1, 2])
    func instant(_ kind: Int) throws {
        let store = try makeStore()
        let animator = Animator(store)
        let log = Log()
        if kind == 0 { try animator.setTimeScaleFactor(0) }
        let timing = Timing(
            delay: kind == 0 ? 3 : 0, duration: kind == 0 ? 4 : 0, iterations: kind == 2 ? 9 : 1)
        let playback = try animator.animate(
            timing, "thing.x", from: .number(2), to: .number(5),
            completion: { log.lines.append("done \($0.rawValue)") }, events: log.handler)
        #expect(log.take() == ["started", "updated", "completed finished", "done finished"])
        #expect(playback.state == .finished)
        #expect(try number(store, "thing.x") == 5)
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test("a playback that never ends is over at once at a time scale of 0")
    func instantLoop() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.setTimeScaleFactor(0)
        let playback = try animator.animate(
            Timing(duration: 1, iterations: .infinity), "thing.x", from: .number(2), to: .number(5))
        #expect(playback.state == .finished)
        #expect(try number(store, "thing.x") == 5)
    }

    @Test("65. markers are crossed once in either direction")
    func markers() throws {
        let timeline = try timeline(
            Timing(duration: 1), markers: [Marker(time: 0.3, name: "a"), Marker(time: 0.6, name: "b")])
        let steps = try run(timeline, [0.7, 0.2, 0.3, 0.5, 0.3, 0.9])
        #expect(
            steps.map { $0.filter { $0.utf8.starts(with: "marker".utf8) } }
                == [
                    [], ["marker a", "marker b"], ["marker b", "marker a"], ["marker a"], [], ["marker a"],
                    ["marker a", "marker b"],
                ].enumerated().map { index, names in
                    // Stepping back to 0.3 arrives at a marker again; leaving it forwards doesn't cross it.
                    index == 5 ? ["marker a"] : index == 6 ? ["marker b"] : names
                })
    }

    @Test("every other iteration turns; a cycle is there and back", arguments: [2.0, 2.5, 4, 5])
    func alternate(_ iterations: Double) throws {
        let timeline = try timeline(Timing(duration: 1, iterations: iterations, direction: .alternate))
        let events = try run(timeline, [100]).flatMap { $0 }
        let turns = Int(iterations.rounded(.up)) - 1
        #expect(events.filter { $0 == "reversed" }.count == turns)
        #expect(events.filter { $0 == "repeated" }.count == turns / 2)
    }

    @Test("a plain loop repeats and never turns")
    func loop() throws {
        let timeline = try timeline(Timing(duration: 0.5, iterations: 4))
        #expect(
            try run(timeline, [0.5, 1.75, 9]) == [
                ["started"], ["repeated", "updated"], ["repeated", "repeated", "updated"],
                ["updated", "completed finished", "done finished"],
            ])
    }

    @Test("a mirrored timeline turns and repeats at the mirrored times")
    func mirrored() throws {
        let timeline = try timeline(
            Timing(delay: 0.25, duration: 1, iterations: 2, wayBack: .mirrored),
            markers: [Marker(time: 4.25, name: "last")]
        ).mirrored
        let small = try run(timeline, (1...500).map { Double($0) * 0.01 }).flatMap { $0 }
        let large = try run(timeline, [100]).flatMap { $0 }
        let expected = [
            "started", "marker last", "reversed", "reversed", "repeated", "reversed", "completed finished",
            "done finished",
        ]
        #expect(small.filter { $0 != "updated" } == expected)
        #expect(large.filter { $0 != "updated" } == expected)
    }

    @Test("one step reports several playbacks in the order of time")
    func severalPlaybacks() throws {
        let store = try makeStore()
        let log = Log()
        let animator = Animator(store)
        try animator.animate(
            Timing(delay: 0.1, duration: 1), "thing.x", to: .number(1), events: log.handler("a"))
        try animator.animate(
            Timing(delay: 0.2, duration: 0.5), "thing.y", to: .number(1), events: log.handler("b"))
        try store.advance(to: 3)
        #expect(
            log.lines == [
                "a started", "b started", "b updated", "b completed finished", "a updated",
                "a completed finished",
            ])
    }

    @Test("a loop that a huge step crosses reports a bounded number of repeats")
    func hugeStep() throws {
        let steps = try run(try timeline(Timing(duration: 1e-3, iterations: .infinity)), [1e6])
        #expect(steps[1].filter { $0 == "repeated" }.count <= 1002)
        #expect(steps[1].filter { $0 == "repeated" }.count >= 999)
    }

    @Test("a handler sees a consistent store and may start, stop and retarget")
    func reentrancy() throws {
        let store = try makeStore()
        let animator = Animator(store)
        var lines: [String] = []
        var inner: Playback?
        try animator.animate(
            Timing(duration: 1), "thing.x", to: .number(10),
            events: { playback, event in
                lines.append("outer \(describe(event)) \((try? number(store, "thing.y")) ?? .nan)")
                guard event == .updated, inner == nil, playback.time < 1 else { return }
                inner = try? animator.animate(
                    Timing(duration: 0), "thing.y", to: .number(7),
                    events: { _, event in lines.append("inner \(describe(event))") })
                playback.stop()
                lines.append("after")
            })
        try store.advance(to: 0.5)
        #expect(
            lines == [
                "outer started 0.0", "outer updated 0.0", "after", "inner started", "inner updated",
                "inner completed finished", "outer stopped 7.0", "outer completed stopped 7.0",
            ])
        #expect(try number(store, "thing.x") == 5)
        #expect(inner?.state == .finished)
    }

    @Test("a completion can start the next animation, for ever")
    func chain() throws {
        let store = try makeStore()
        let animator = Animator(store)
        var count = 0
        func next(_ reason: CompletionReason) {
            count += 1
            _ = try? animator.animate(
                Timing(duration: 0.1), "thing.x", to: .number(Double(count)), completion: next)
        }
        next(.finished)
        for step in 1...100 { try store.advance(to: Double(step)) }
        #expect(count == 101)
        #expect(store.contributionCount == 1)
    }

    @Test("64. a tracer sees every contribution come and go")
    func tracing() throws {
        let store = try makeStore()
        var lines: [String] = []
        let tracer = store.addTracer { lines.append("\($0.change.rawValue) \($0.property) \($0.playback)") }
        let animator = Animator(store)
        try animator.animate(Timing(duration: 1), "thing.opacity", to: .number(0))
        try animator.animate(Timing(duration: 1), "thing.opacity", to: .number(1))
        try animator.animate(Timing(duration: 0), "thing.x", to: .number(1))
        try store.advance(to: 2)
        #expect(
            lines == [
                "added thing.opacity 0", "removed thing.opacity 0", "added thing.opacity 1",
                "removed thing.opacity 1",
            ])
        store.removeTracer(tracer)
        try animator.animate(Timing(duration: 1), "thing.x", to: .number(3))
        #expect(lines.count == 4)
    }
}
