import Animator
import TestSupport
import Testing

/// When a live spring settles is worked out when it matters.
@Suite("Springs that are asked when they settle")
struct LateSettlingTests {
    /// Releases springs, asks each for its duration after a share of it or never, and moves on in steps.
    ///
    /// - Returns: Which ended in which step, in the order of their completions; and the durations.
    private func ends(asking share: Double?, step: Double) throws -> (ends: [[Int]], durations: [Double]) {
        var random = SplitMix64(seed: 0x5E771E)
        let store = PropertyStore()
        let animator = Animator(store)
        var ends: [[Int]] = []
        var playbacks: [Playback] = []
        for index in 0..<40 {
            let path = "p\(index).x"
            try store.register(PropertyDeclaration(path: try PropertyPath(path), initial: .number(0)))
            let spring = try Spring(
                response: Double.random(in: 0.2...0.6, using: &random),
                dampingRatio: Double.random(in: 0.3...1.6, using: &random))
            playbacks.append(
                try animator.spring(
                    path, to: .number(index % 7 == 0 ? 1e-12 : 100), spring: spring,
                    velocity: .number(Double.random(in: -2000...2000, using: &random))
                ) { _ in ends[ends.count - 1].append(index) })
        }
        var time = 0.0
        while store.contributionCount > 0, time < 60 {
            time += step
            ends.append([])
            try store.advance(to: time)
            if let share, time >= share { for playback in playbacks { _ = playback.duration } }
        }
        for index in playbacks.indices where index % 5 == 0 { playbacks[index].finish() }
        return (ends, playbacks.map(\.duration))
    }

    @Test(
        "End in the same frames and in the same order, whenever they are asked",
        arguments: [0.004, 0.05, 0.7, 30])
    func order(_ step: Double) throws {
        let never = try ends(asking: nil, step: step)
        #expect(never.ends.joined().count == 40)
        for share in [0, 0.2, 0.5] {
            let asked = try ends(asking: share, step: step)
            #expect(asked.ends == never.ends)
            #expect(asked.durations.map(\.bitPattern) == never.durations.map(\.bitPattern))
        }
        let durations = never.durations
        let order = never.ends.joined()
        for (index, next) in zip(order, order.dropFirst()) { #expect(durations[index] <= durations[next]) }
    }

    @Test("One that has been taken over still has its duration")
    func takenOver() throws {
        let spring = try Spring(response: 0.4, dampingRatio: 0.8)
        func duration(interrupted: Bool) throws -> Double {
            let store = PropertyStore()
            try store.register(PropertyDeclaration(path: try PropertyPath("a.x"), initial: .number(0)))
            let animator = Animator(store)
            let playback = try animator.spring("a.x", to: .number(50), spring: spring, velocity: .number(300))
            guard interrupted else { return playback.duration }
            try store.advance(to: 0.1)
            try animator.spring("a.x", to: .number(0), spring: spring)
            #expect(playback.state == .replaced && playback.time == 0.1)
            return playback.duration
        }
        #expect(try duration(interrupted: true) == duration(interrupted: false))
    }

    @Test("One that is reversed, sought or slowed down ends when its time has come")
    func controlled() throws {
        let spring = try Spring(response: 0.4, dampingRatio: 0.8)
        for isAsked in [false, true] {
            let store = PropertyStore()
            try store.register(PropertyDeclaration(path: try PropertyPath("a.x"), initial: .number(0)))
            var reason: CompletionReason?
            let playback = try Animator(store).spring("a.x", to: .number(50), spring: spring) { reason = $0 }
            let duration = isAsked ? playback.duration : 0
            try store.advance(to: 0.1)
            try playback.setSpeed(0.5)
            playback.reverse()
            try store.advance(to: 0.2)
            playback.reverse()
            try playback.seek(to: 1000)
            #expect(playback.time == playback.duration && reason == nil)
            #expect(!isAsked || playback.duration == duration)
            try playback.seek(to: playback.duration - 0.25)
            try store.advance(to: 0.6)
            #expect(reason == nil)
            try store.advance(to: 0.71)
            #expect(reason == .finished)
        }
    }
}
