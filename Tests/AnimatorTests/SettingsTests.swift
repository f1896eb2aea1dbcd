import Animator
import MotionModel
import Testing

@Suite("Animator settings, explicit and implicit animations")
struct SettingsTests {
    @Test("54. a replacing animation takes the property; the old one completes as replaced")
    func replaces() throws {
        let store = try makeStore()
        let animator = Animator(store, beginsFromCurrentState: false)
        var reasons: [CompletionReason] = []
        let first = try animator.animate(
            Timing(duration: 1), "thing.opacity", from: .number(1), to: .number(0)
        ) {
            reasons.append($0)
        }
        try store.advance(to: 0.25)
        try animator.animate(Timing(duration: 1), "thing.opacity", from: .number(0.2), to: .number(1)) {
            reasons.append($0)
        }
        #expect(first.state == .replaced)
        #expect(reasons == [.replaced])
        #expect(try number(store, "thing.opacity") == 0.2)
        try store.advance(to: 5)
        #expect(reasons == [.replaced, .finished])
        #expect(try number(store, "thing.opacity") == 1)
    }

    @Test("a playback with several tracks is replaced when the last of them is")
    func replacedTrackByTrack() throws {
        let store = try makeStore()
        let animator = Animator(store, additive: false)
        let timing = Timing(duration: 1)
        let playback = try animator.play(
            Timeline(tracks: [
                try track("thing.x", .number(0), .number(1), timing),
                try track("thing.bounds", .rect(0, 0, 0, 0), .rect(1, 1, 1, 1), timing),
            ]))
        try animator.animate(timing, "thing.x", to: .number(3))
        #expect(playback.state == .playing)
        // The four numbers of the rectangle go one after the other.
        for part in ["origin.x", "origin.y", "size.width", "size.height"] {
            #expect(playback.state == .playing)
            try animator.animate(timing, "thing.bounds.\(part)", to: .number(3))
        }
        #expect(playback.state == .replaced)
        #expect(store.contributionCount == 5)
        try store.advance(to: 1)
        #expect(try store.presentation("thing.bounds") == .rect(3, 3, 3, 3))
    }

    @Test("an additive animation that starts over a replacing one jumps nowhere")
    func mixed() throws {
        let store = try makeStore()
        try Animator(store, additive: false).animate(Timing(duration: 1), "thing.x", to: .number(10))
        try store.advance(to: 0.5)
        try Animator(store).animate(Timing(duration: 1), "thing.x", to: .number(-3))
        #expect(try number(store, "thing.x") == 5)
        try store.advance(to: 0.75)
        #expect(try number(store, "thing.x") == 7.5 - 13 * 0.25)
        // And the other way round: a replacing one takes everything.
        try Animator(store, additive: false, beginsFromCurrentState: true).animate(
            Timing(duration: 1), "thing.x", to: .number(0))
        #expect(try number(store, "thing.x") == 4.25)
        #expect(store.contributionCount == 1)
        try store.advance(to: 5)
        #expect(showsModel(store))
    }

    @Test(
        "55. beginsFromCurrentState: while it moves, additive from the model value, replacing from what is shown"
    )
    func beginsFromCurrentState() throws {
        let store = try makeStore()
        let animator = Animator(store, beginsFromCurrentState: true)
        for path in ["thing.x", "thing.opacity"] {
            try animator.animate(Timing(duration: 1), path, from: .number(99), to: .number(0.5))
        }
        // At rest a given start holds.
        #expect(try number(store, "thing.x") == 99)
        #expect(try number(store, "thing.opacity") == 99)
        try store.advance(to: 0.5)
        for path in ["thing.x", "thing.opacity"] {
            let before = try number(store, path)
            try animator.animate(Timing(delay: 0.1, duration: 1), path, from: .number(99), to: .number(0))
            #expect(try number(store, path) == before)
        }
        try store.advance(to: 9)
        #expect(try number(store, "thing.opacity") == 0)
    }

    @Test("without beginsFromCurrentState a delayed replacing animation shows its start at once")
    func fillsBackwards() throws {
        let store = try makeStore()
        try Animator(store).animate(
            Timing(delay: 1, duration: 1), "thing.opacity", from: .number(0.25), to: .number(0))
        #expect(try number(store, "thing.opacity") == 0.25)
        #expect(try resting(store, "thing.opacity") == 0)
    }

    @Test("63. a time scale factor multiplies delays and durations")
    func timeScaleFactor() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.setTimeScaleFactor(2)
        let playback = try animator.animate(Timing(delay: 1, duration: 1), "thing.x", to: .number(1))
        try store.advance(to: 3)
        #expect(try number(store, "thing.x") == 0.5)
        #expect(playback.time == 1.5)
        try store.advance(to: 4)
        #expect(playback.state == .finished)
    }

    @Test("discrete values flip and are replaced")
    func discrete() throws {
        let store = try makeStore()
        let isOn = PropertyKey<Bool>("thing.isOn")
        try Animator(store).animate(Timing(duration: 1), isOn, to: true)
        #expect(try store.model(isOn))
        try store.advance(to: 0.49)
        #expect(try !store.presentation(isOn))
        try store.advance(to: 0.5)
        #expect(try store.presentation(isOn))
    }

    @Test("70. what a block sets moves, as one playback")
    func implicit() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try store.set("thing.opacity", to: .number(0.5))
        var completed = 0
        let playback = try animator.animate(
            Timing(duration: 1), completion: { _ in completed += 1 }
        ) { change in
            change.set("thing.x", to: .number(10))
            change.set("thing.opacity", to: .number(1))
            change.set("thing.y", to: .number(0))
            change.set("thing.x", to: .number(20))
        }
        #expect(store.contributionCount == 2)
        #expect(try number(store, "thing.x") == 0)
        #expect(try resting(store, "thing.x") == 20)
        try store.advance(to: 0.5)
        #expect(try number(store, "thing.x") == 10)
        #expect(try number(store, "thing.opacity") == 0.75)
        #expect(completed == 0)
        try store.advance(to: 1)
        #expect(completed == 1 && playback.state == .finished)
    }

    @Test("an empty block, and one that changes nothing, complete at once")
    func emptyBlock() throws {
        let store = try makeStore()
        let log = Log()
        let playback = try Animator(store).animate(
            Timing(duration: 1), completion: { log.lines.append("done \($0.rawValue)") }, events: log.handler
        ) { change in
            change.set("thing.x", to: .number(0))
        }
        #expect(log.lines == ["started", "updated", "completed finished", "done finished"])
        #expect(playback.state == .finished)
        #expect(store.contributionCount == 0)
    }

    @Test("70. an inner block's timing counts for what it sets", arguments: ["thing.x", "thing.opacity"])
    func nestedBlocks(path: String) throws {
        let store = try makeStore()
        let animator = Animator(store, beginsFromCurrentState: true)
        try store.set(path, to: .number(0))
        try animator.animate(Timing(duration: 1)) { change in
            change.set("thing.y", to: .number(8))
            change.set(path, to: .number(2))
            change.animate(Timing(duration: 4)) { inner in inner.set(path, to: .number(10)) }
        }
        #expect(try number(store, path) == 0)
        #expect(try resting(store, path) == 10)
        try store.advance(to: 0.5)
        #expect(try number(store, "thing.y") == 4)
        // Additive: 2 in one second and 8 in four. Replacing: all of it in four.
        #expect(try number(store, path) == (path == "thing.x" ? 2.0 : 1.25))
        try store.advance(to: 4)
        #expect(try number(store, path) == 10)
        #expect(showsModel(store))
    }

    @Test("a block that fails sets back what it set")
    func failingBlock() throws {
        let store = try makeStore()
        let animator = Animator(store)
        #expect(throws: AnimatorError.self) {
            try animator.animate(Timing(duration: 1)) { change in
                change.set("thing.x", to: .number(4))
                change.set("nothing.there", to: .number(4))
            }
        }
        #expect(try number(store, "thing.x") == 0)
        #expect(try resting(store, "thing.x") == 0)
        #expect(store.contributionCount == 0)
        try store.set("thing.x", to: .number(3))
        #expect(try number(store, "thing.x") == 3)
    }

    @Test("shouldReverseValues swaps explicit values, not what a block sets")
    func reversedExplicit() throws {
        let store = try makeStore()
        let animator = Animator(store, shouldReverseValues: true)
        try animator.animate(Timing(duration: 1), "thing.x", from: .number(1), to: .number(2))
        #expect(try resting(store, "thing.x") == 1)
        try animator.animate(Timing(duration: 1)) { change in change.set("thing.y", to: .number(5)) }
        #expect(try resting(store, "thing.y") == 5)
    }

    @Test("an autoreversed animation rests where it began")
    func autoreverse() throws {
        let store = try makeStore()
        let timing = Timing(duration: 1, wayBack: .mirrored)
        try Animator(store).animate(timing, "thing.x", to: .number(5))
        try Animator(store).animate(timing) { change in change.set("thing.y", to: .number(5)) }
        #expect(try number(store, "thing.y") == 0)
        try store.advance(to: 1)
        #expect(try number(store, "thing.x") == 5)
        #expect(try number(store, "thing.y") == 5)
        try store.advance(to: 2)
        #expect(try number(store, "thing.x") == 0)
        #expect(showsModel(store))
    }

    @Test("71. a model value that is set in flight moves additive properties and waits behind replacing ones")
    func settingInFlight() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.animate(Timing(duration: 1), "thing.x", to: .number(10))
        try animator.animate(Timing(duration: 1), "thing.opacity", to: .number(0))
        try store.advance(to: 0.5)
        try store.set("thing.x", to: .number(100))
        try store.set("thing.opacity", to: .number(0.75))
        #expect(try number(store, "thing.x") == 95)
        #expect(try number(store, "thing.opacity") == 0.5)
        try store.advance(to: 1)
        #expect(try number(store, "thing.x") == 100)
        #expect(try number(store, "thing.opacity") == 0.75)
    }

    @Test("5. a timeline's current value is the model value, or what is shown where it replaces")
    func currentOperand() throws {
        let store = try makeStore()
        let timing = Timing(duration: 1)
        func toward(_ value: Double) throws -> Timeline {
            Timeline(
                tracks: try [("thing.x", true), ("thing.opacity", false)].map { path, additive in
                    Track(
                        property: try PropertyPath(path), type: .number, isAdditive: additive, from: .current,
                        to: .constant(.number(value)), timing: timing)
                })
        }
        let animator = Animator(store)
        try animator.play(toward(0.25))
        try store.advance(to: 0.5)
        let before = try bits(store)
        try animator.play(toward(1))
        #expect(try bits(store) == before)
    }

    @Test("rectangles, insets and vectors add up component by component")
    func componentwise() throws {
        let store = PropertyStore()
        try store.register(PropertyDeclaration(path: PropertyPath("a.bounds")))
        try store.register(PropertyDeclaration(path: PropertyPath("a.margins"), type: .insets))
        try store.register(PropertyDeclaration(path: PropertyPath("a.list"), type: .vector(3)))
        let animator = Animator(store)
        func numbers(_ start: Double, like path: String) throws -> MotionValue {
            let type = store[try store.id(of: path)].type
            let components = (0..<type.componentCount).map { start + Double($0 * $0) }
            return try #require(MotionValue(type: type, components: components))
        }
        for path in ["a.bounds", "a.margins", "a.list"] {
            try animator.animate(Timing(duration: 1), path, to: numbers(8, like: path))
        }
        try store.advance(to: 0.5)
        for path in ["a.bounds", "a.margins", "a.list"] {
            try animator.animate(Timing(duration: 1), path, to: numbers(-4, like: path))
        }
        #expect(store.contributionCount == 6)
        try store.advance(to: 0.75)
        for path in ["a.bounds", "a.margins", "a.list"] {
            // The destination, a quarter of the way from 0 to 8 … and three quarters of the 12 from there.
            for (index, shown) in try store.presentation(path).components.enumerated() {
                let square = Double(index * index)
                #expect(abs(shown - (square - 4 - (8 + square) / 4 + 12 * 0.75)) < 1e-12)
            }
        }
        try store.advance(to: 2)
        #expect(try store.presentation("a.bounds") == .rect(-4, -3, 0, 5))
        #expect(showsModel(store))
    }

    @Test("an animator can be made for each tap: what it started goes on without it, and only it can end it")
    func lightAnimators() throws {
        let store = try makeStore()
        try Animator(store).animate(Timing(duration: 1), "thing.x", to: .number(8))
        try store.advance(to: 0.25)
        Animator(store).stopAll()
        Animator(store).cancelAll()
        try Animator(store).animate(Timing(duration: 1), "thing.x", to: .number(0))
        #expect(store.contributionCount == 2)
        try store.advance(to: 0.75)
        #expect(try number(store, "thing.x") == 8 * 0.5 - 8 * 0.25)
    }
}
