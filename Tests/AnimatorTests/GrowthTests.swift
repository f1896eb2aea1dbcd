import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Work that grows no faster than what causes it")
struct GrowthTests {
    /// How many contributions are gone through by something done so often.
    private func visits(_ count: Int, _ body: (PropertyStore, Animator, Int) throws -> Void) throws -> Int {
        let store = try makeStore()
        let animator = Animator(store)
        for index in 0..<count { try body(store, animator, index) }
        return store.table.visits
    }

    @Test("additive starts on one property look at no other, by call, block and timeline")
    func starts() throws {
        let timeline = Timeline(tracks: [
            try track("thing.x", .number(0), .number(1), Timing(duration: 1))
        ])
        let visited = try visits(2000) { store, animator, index in
            let timing = Timing(duration: 1 + Double(index))
            try animator.animate(timing, "thing.x", to: .number(Double(index)))
            try animator.animate(timing) { $0.set("thing.x", to: .number(Double(-index))) }
            try animator.play(timeline)
            try animator.animate(timing, "thing.x", to: .number(3), weight: 0.5)
        }
        #expect(visited == 0)
    }

    @Test("replacing starts at one instant look at none of the groups that are gone", arguments: [500, 4000])
    func replacements(_ count: Int) throws {
        let store = try makeStore()
        let animator = Animator(store)
        for index in 0..<count {
            try animator.animate(Timing(duration: 1), "thing.opacity", to: .number(Double(index % 2)))
        }
        // Each group that is gone once, and once more for every time that the table grows.
        #expect(store.table.channels.visits <= 4 * count)
    }

    @Test("live springs and decays look through what is on their property only where there is something live")
    func releases() throws {
        let spring = try Spring(response: 0.5, dampingRatio: 0.7)
        for count in [500, 1000] {
            let visited = try visits(count) { store, animator, index in
                if index % 2 == 0 {
                    try animator.spring("thing.x", to: .number(Double(index)), spring: spring)
                } else {
                    try animator.decay("thing.x", velocity: .number(Double(index)), decay: .scrollFast)
                }
                try animator.spring("thing.y", to: .number(Double(index)), spring: spring, adding: true)
            }
            // Each takes the last one over: looked at to go on from it, and to take it.
            #expect(visited <= 2 * count)
        }
    }

    @Test("what ends is let go of without looking at what goes on")
    func ends() throws {
        let visited = try visits(1) { store, animator, _ in
            for index in 0..<2000 {
                try animator.animate(
                    Timing(duration: 1 + Double(index) / 1000), "thing.x", to: .number(Double(index)))
            }
            for step in 0...40 { try store.advance(to: Double(step) / 10) }
            #expect(store.contributionCount == 0)
        }
        #expect(visited == 0)
    }

    @Test("handlers that have had enough go one by one, and those that stay are told in order")
    func handlers() throws {
        var random = SplitMix64(seed: 5)
        let store = try makeStore()
        var told: [Int] = []
        var numbers: [Int] = []
        var leaving: Set<Int> = []
        func add(_ name: Int) {
            numbers.append(
                store.audience.add { _, _ in
                    told.append(name)
                    return !leaving.contains(name)
                })
        }
        var present: [Int] = []
        for name in 0..<300 {
            add(name)
            present.append(name)
        }
        for round in 1...40 {
            leaving = Set(present.filter { _ in random.next() % 9 == 0 })
            // Some are removed between frames, twice.
            for name in present.filter({ _ in random.next() % 20 == 0 }) {
                for _ in 0..<2 { store.removeFrameHandler(numbers[name]) }
                present.removeAll { $0 == name }
            }
            told = []
            try store.set("thing.x", to: .number(Double(round)))
            try store.advance(to: Double(round))
            #expect(told == present)
            present.removeAll { leaving.contains($0) }
            #expect(store.audience.isListening == !present.isEmpty)
            #expect(store.audience.handlers.count <= 2 * present.count + 1)
        }
    }

    @Test("the nearest name is that of a plain search", arguments: 0..<TestBuild.count(20))
    func names(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        func word(_ longest: Int) -> String {
            let letters: [Character] = ["a", "b", "c", "A", "é", "."]
            var word = ""
            for _ in 0..<Int(random.next() % UInt64(longest)) {
                word.append(letters[Int(random.next() % 6)])
            }
            return word
        }
        for _ in 0..<200 {
            let wanted = word(random.next() % 10 == 0 ? 90 : 14)
            var known = (0..<12).map { _ in word(14) }
            if random.next() % 8 == 0 { known.insert(wanted.lowercased(), at: Int(random.next() % 12)) }
            #expect(NearestName.nearest(to: wanted, among: known) == Self.plain(wanted, known))
        }
    }

    /// The same by the definition: all distances by recursion with a memory, then the smallest.
    private static func plain(_ name: String, _ known: [String]) -> String? {
        // Only A is folded: no other capital is among the letters.
        func folded(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0 == "A" ? 97 : $0.value } }
        let wanted = folded(name)
        if let same = known.first(where: { folded($0) == wanted }) { return same }
        let most = max(wanted.count, 3) / 3
        var best: (distance: Int, name: String)?
        for candidate in known where wanted.count <= 64 && folded(candidate).count <= 64 {
            let other = folded(candidate)
            var memory: [Int: Int] = [:]
            func distance(_ i: Int, _ j: Int) -> Int {
                if i == 0 || j == 0 { return i + j }
                if let known = memory[i * 100 + j] { return known }
                let removed: Int = distance(i - 1, j) + 1
                let added: Int = distance(i, j - 1) + 1
                let replaced: Int = distance(i - 1, j - 1) + (wanted[i - 1] == other[j - 1] ? 0 : 1)
                var cost: Int = min(removed, added, replaced)
                if i > 1, j > 1, wanted[i - 1] == other[j - 2], wanted[i - 2] == other[j - 1] {
                    let swapped: Int = distance(i - 2, j - 2) + 1
                    cost = min(cost, swapped)
                }
                memory[i * 100 + j] = cost
                return cost
            }
            let found = distance(wanted.count, other.count)
            if found <= most, found < best?.distance ?? .max { best = (found, candidate) }
        }
        return best?.name
    }
}
