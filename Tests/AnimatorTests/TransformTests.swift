import Animator
import MotionModel
import TestSupport
import Testing

@Suite("Whole transforms")
struct TransformTests {
    private let path = "card.transform"

    private func makeStore(_ initial: TransformMatrix = .identity) throws -> PropertyStore {
        let store = PropertyStore()
        try store.register(
            PropertyDeclaration(path: PropertyPath(path), initial: .transform(initial)))
        return store
    }

    private func shown(_ store: PropertyStore) throws -> [Double] {
        try store.presentation(path).components.array
    }

    private func random(_ random: inout SplitMix64) -> MotionValue {
        .transform([
            .translate(random.uniform(-90...90), random.uniform(-90...90)),
            .rotate(degrees: random.uniform(-200...200)),
            .scale(random.uniform(0.3...3), random.uniform(0.3...3)),
            .skewX(degrees: random.uniform(-40...40)),
        ])
    }

    @Test("one additive play is the track, to the last bit, and its velocity the track's")
    func single() throws {
        var random = SplitMix64(seed: 1)
        let (from, to) = (self.random(&random), self.random(&random))
        let store = try makeStore()
        let timing = Timing(delay: 0.1, duration: 0.5, curve: try ease())
        let track = Track(
            property: try PropertyPath(path), type: from.type, isAdditive: true, from: .constant(from),
            to: .constant(to), timing: timing)
        let bound = try #require(try Timeline(tracks: [track]).bind().tracks.first)
        let playback = try Animator(store).play(Timeline(tracks: [track]))
        #expect(try store.model(path) == to.canonical)
        let id = try store.id(of: path)
        for step in 0..<60 {
            try store.advance(to: Double(step) / 100)
            #expect(try shown(store) == bound.value(at: Double(step) / 100).components.array)
            let (speed, expected) = (store.velocity(id), bound.velocity(at: Double(step) / 100))
            let scale = expected.reduce(1) { max($0, abs($1)) }
            #expect(largestJump(speed, expected) <= 1e-12 * scale)
        }
        try store.advance(to: 1)
        #expect(playback.state == .finished)
        #expect(showsModel(store))
        #expect(store.contributionCount == 0)
        #expect(try store.presentation(PropertyKey<TransformMatrix>(path)) == to.matrix)
    }

    @Test("a transform that is taken to a flat one and back, again and again, goes on from what is shown")
    func flatAndBack() throws {
        let store = try makeStore()
        func size() throws -> Double { try shown(store)[0] }
        let timing = Timing(duration: 1, curve: .linear)
        let there = Track(
            property: try PropertyPath(path), type: .transform(.functions([.scale])), isAdditive: true,
            keys: [.constant(.transform([.scale(1, 1)])), .constant(.transform([.scale(0, 0)]))],
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)],
            startsAsWritten: false)
        for (step, isThere) in [true, false, true, false].enumerated() {
            let before = try size()
            let timeline = Timeline(tracks: [there])
            try Animator(store).play(isThere ? timeline : timeline.withReversedValues)
            #expect((try size() - before).magnitude < 1e-12, "play \(step)")
            try store.advance(to: Double(step + 1) * 0.3)
        }
        for end in [0.0, 1.5, 0, 2] {
            let before = try size()
            try Animator(store).animate(timing) { $0.set(path, to: .transform([.scale(end, end)])) }
            #expect((try size() - before).magnitude < 1e-12, "block to \(end)")
            try store.advance(to: store.time + 0.3)
            let next = try size()
            try Animator(store).animate(timing, path, to: .transform([.scale(2 - end, 2 - end)]))
            #expect((try size() - next).magnitude < 1e-12, "call to \(2 - end)")
            try store.advance(to: store.time + 0.3)
        }
    }

    @Test("position and velocity are continuous at any interruption", arguments: 0..<TestBuild.count(20))
    func continuity(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try makeStore()
        let animator = Animator(store)
        let id = try store.id(of: path)
        var now = 0.0
        for _ in 0..<40 {
            let (before, speed) = (try shown(store), store.velocity(id))
            let timing = Timing(
                delay: random.next() % 3 == 0 ? 0.1 : 0, duration: random.uniform(0.05...0.6),
                curve: try ease())
            try animator.animate(timing, path, to: self.random(&random))
            let scale = before.reduce(1) { max($0, abs($1)) }
            #expect(largestJump(before, try shown(store)) <= 1e-10 * scale)
            let fastest = speed.reduce(1) { max($0, abs($1)) }
            #expect(largestJump(speed, store.velocity(id)) <= 1e-9 * fastest)
            now += random.uniform(0...0.3)
            try store.advance(to: now)
        }
        try store.advance(to: now + 2)
        #expect(showsModel(store))
        #expect(store.contributionCount == 0)
    }

    @Test("velocity is the derivative of what is shown, also of a sum and of a share", arguments: [1.0, 0.5])
    func velocity(_ weight: Double) throws {
        var random = SplitMix64(seed: 31)
        let store = try makeStore()
        let animator = Animator(store)
        let id = try store.id(of: path)
        try animator.animate(
            Timing(duration: 1, curve: try ease()), path, to: self.random(&random), weight: weight)
        try store.advance(to: 0.2)
        try animator.animate(Timing(duration: 1, curve: try ease()), path, to: self.random(&random))
        for time in [0.3, 0.5, 0.7, 0.9] {
            try store.advance(to: time - 1e-5)
            let before = try shown(store)
            try store.advance(to: time + 1e-5)
            let after = try shown(store)
            try store.advance(to: time)
            let speed = store.velocity(id)
            let scale = speed.reduce(1) { max($0, abs($1)) }
            let change = zip(after, before).map { ($0 - $1) / 2e-5 }
            #expect(largestJump(change, speed) <= 1e-6 * scale)
        }
    }

    @Test("playing back at the end returns to the start exactly")
    func reversedPlay() throws {
        var random = SplitMix64(seed: 3)
        for _ in 0..<20 {
            let (from, to) = (self.random(&random), self.random(&random))
            let store = try makeStore(try #require(from.matrix))
            let timeline = Timeline(tracks: [
                Track(
                    property: try PropertyPath(path), type: .transform(.matrix), isAdditive: true,
                    from: .constant(from), to: .constant(to),
                    timing: Timing(duration: 0.5, curve: try ease()))
            ])
            let animator = Animator(store)
            let before = try bits(store)
            try animator.play(timeline)
            try store.advance(to: 0.5)
            #expect(try store.presentation(path) == to.canonical)
            let back = try animator.play(timeline, reversed: true)
            try store.advance(to: 1)
            #expect(try bits(store) == before)
            #expect(back.state == .finished)
            // The same by turning round in flight.
            let playback = try animator.play(timeline)
            try store.advance(to: 1.2)
            let shown = try self.shown(store)
            playback.reverse()
            #expect(try self.shown(store) == shown)
            try store.advance(to: 3)
            #expect(try bits(store) == before)
        }
    }

    @Test("stopping and turning round keep what is shown, whatever else plays")
    func stopping() throws {
        for seed in 0..<20 {
            for stopsOlder in [true, false] {
                var random = SplitMix64(seed: UInt64(seed))
                let store = try makeStore()
                let animator = Animator(store)
                let timing = Timing(duration: 1, curve: try ease())
                let older = try animator.animate(timing, path, to: self.random(&random))
                try store.advance(to: 0.3)
                let newer = try animator.animate(timing, path, to: self.random(&random))
                try store.advance(to: 0.6)
                let before = try shown(store)
                let scale = before.reduce(1) { max($0, abs($1)) }
                (stopsOlder ? older : newer).reverse()
                #expect(largestJump(before, try shown(store)) <= 1e-10 * scale)
                (stopsOlder ? older : newer).stop()
                #expect(largestJump(before, try shown(store)) <= 1e-10 * scale)
                try store.advance(to: 0.6)
                #expect(largestJump(before, try shown(store)) <= 1e-10 * scale)
                try store.advance(to: 4)
                #expect(showsModel(store))
                #expect(store.contributionCount == 0)
            }
        }
    }

    @Test("a transform that flattens replaces where it would rest")
    func flat() throws {
        let store = try makeStore()
        let animator = Animator(store, beginsFromCurrentState: false)
        var log: [String] = []
        try animator.animate(Timing(duration: 1), path, to: .transform([.rotate(degrees: 90)]))
        try store.advance(to: 0.5)
        let flat = MotionValue.transform([.scale(0, 1)])
        try animator.animate(
            Timing(duration: 1), path, from: .transform([.scale(1, 1)]), to: flat,
            completion: { log.append($0.rawValue) })
        #expect(store.contributionCount == 1)
        try store.advance(to: 1)
        #expect(try store.presentation(path) == .transform(TransformMatrix(0.5, 0, 0, 1, 0, 0)))
        // Nothing can be added over what rests flat.
        try animator.animate(Timing(duration: 1), path, to: .transform([.scale(2, 2)]))
        #expect(log == ["replaced"])
        try store.advance(to: 3)
        #expect(try store.presentation(path) == .transform(TransformMatrix(2, 0, 0, 2, 0, 0)))
        #expect(showsModel(store))
    }

    @Test("an additive play over a replacing one goes on from what is shown")
    func overReplacing() throws {
        var random = SplitMix64(seed: 12)
        let store = try makeStore()
        var animator = Animator(store)
        animator.additive = false
        try animator.animate(Timing(duration: 1, curve: try ease()), path, to: self.random(&random))
        try store.advance(to: 0.4)
        let before = try shown(store)
        animator = Animator(store)
        try animator.animate(Timing(duration: 1, curve: try ease()), path, to: self.random(&random))
        #expect(largestJump(before, try shown(store)) <= 1e-11)
        try store.advance(to: 3)
        #expect(showsModel(store))
    }

    @Test("a share of a transform is that share of the way")
    func weight() throws {
        let store = try makeStore()
        try Animator(store).animate(
            Timing(duration: 1), path, to: .transform([.rotate(degrees: 80)]), weight: 0.5)
        #expect(try store.presentation(path).matrix == .identity)
        try store.advance(to: 1)
        let end = try #require(try store.presentation(path).matrix)
        let expected = TransformFunction.rotate(degrees: 40).matrix
        for index in 0..<16 { #expect(abs(end[index] - expected[index]) <= 1e-15) }
        #expect(showsModel(store))
    }

    @Test("blocks move transforms, and a live spring is refused")
    func blocksAndSprings() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.animate(Timing(duration: 1)) { block in
            block.set(path, to: .transform([.rotate(degrees: 90)]))
        }
        try store.advance(to: 0.5)
        let half = TransformFunction.rotate(degrees: 45).matrix
        #expect(largestJump(try shown(store), half.numbers) <= 1e-15)
        #expect(
            throws: AnimatorError.wrongType(
                property: path, expected: .transform(.matrix), found: "transform")
        ) {
            try animator.spring(
                path, to: .transform(.identity), spring: try Spring(duration: 0.5, bounce: 0))
        }
    }
}

@Suite("Other forms in a store")
struct FormStoreTests {
    @Test("a colour plays in its track's space, and rests at its own numbers")
    func colors() throws {
        let store = PropertyStore()
        try store.register(PropertyDeclaration(path: PropertyPath("chip.backgroundColor")))
        let type = ValueType.colorIn(.srgb)
        let values = try ["#f00", "#00f"].map {
            try #require(MotionValue.color(try Color(css: $0)).converted(to: type))
        }
        let track = Track(
            property: try PropertyPath("chip.backgroundColor"), type: type, isAdditive: false,
            from: .constant(values[0]), to: .constant(values[1]), timing: Timing(duration: 1))
        try Animator(store).play(Timeline(tracks: [track]))
        #expect(try store.model("chip.backgroundColor") == values[1].canonical)
        try store.advance(to: 0.5)
        let (red, green, blue) = try #require(try store.presentation("chip.backgroundColor").color).srgb
        #expect(abs(red - 0.5) <= 1e-12 && abs(green) <= 1e-12 && abs(blue - 0.5) <= 1e-12)
        try store.advance(to: 1)
        #expect(showsModel(store))
    }

    @Test("a text of its set can be set and played, another one is refused")
    func strings() throws {
        let store = PropertyStore()
        let set = StringSet(["idle", "busy"])
        try store.register(
            PropertyDeclaration(
                path: PropertyPath("chip.state"), initial: MotionValue.string("idle", in: set)))
        try store.set("chip.state", to: .string("busy"))
        #expect(try store.model("chip.state").string == "busy")
        #expect(throws: AnimatorError.self) { try store.set("chip.state", to: .string("lost")) }
        try Animator(store).animate(Timing(duration: 1), "chip.state", to: .string("idle"))
        #expect(try store.presentation("chip.state").string == "busy")
        try store.advance(to: 0.5)
        #expect(try store.presentation("chip.state").string == "idle")
    }
}
