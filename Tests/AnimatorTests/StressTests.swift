import Animator
import MotionModel
import Testing
import TestSupport

@Suite("Random operations")
struct StressTests {
    /// What every step of the stress test acts on.
    private struct Bench {
        let store: PropertyStore
        let animators: [Animator]
        var random: SplitMix64
        var playbacks: [Playback] = []
        var now = 0.0
        var started = 0
        var ended = 0

        mutating func pick<Element>(_ list: [Element]) -> Element {
            list[Int(random.next() % UInt64(list.count))]
        }

        mutating func timing() -> Timing {
            let curve = pick(smoothCurves).curve
            let endless = random.next() % 16 == 0
            return Timing(
                delay: random.next() % 2 == 0 ? 0 : random.uniform(0...0.2),
                duration: random.next() % 16 == 0 ? 0 : random.uniform(0.01...0.5), curve: curve,
                iterations: endless ? .infinity : random.next() % 4 == 0 ? random.uniform(0.2...4) : 1,
                direction: random.next() % 8 == 0 ? .alternate : .normal,
                wayBack: random.next() % 8 == 0 ? .mirrored : .none)
        }
    }

    /// Additive scalars, one that replaces, one that is a part of a larger value.
    private static let paths = [
        "thing.x", "thing.y", "thing.turn", "thing.opacity", "thing.bounds.size.width",
    ]

    @Test("60,000 random operations: no trap, nothing non-finite, nothing left", arguments: 0..<6)
    func stress(_ seed: Int) throws {
        let store = try makeStore()
        _ = try store.id(of: "thing.bounds.size.width")
        var bench = Bench(
            store: store,
            animators: [
                Animator(store), Animator(store, beginsFromCurrentState: true),
                Animator(store, additive: false, beginsFromCurrentState: true),
                Animator(store, shouldReverseValues: true),
            ], random: SplitMix64(seed: UInt64(seed)))
        var alive = 0
        store.addTracer { alive += $0.change == .added ? 1 : -1 }
        var ended: [Int: Int] = [:]
        for _ in 0..<10_000 {
            try step(&bench) { playback, event in
                if case .completed = event { ended[playback.number, default: 0] += 1 }
                #expect(playback.state.isEnded || ended[playback.number] == nil)
            }
            #expect(alive == store.contributionCount)
            // Bounded, so that the test stays linear.
            if store.contributionCount > 40 { bench.pick(bench.animators).stopAll() }
            if bench.playbacks.count > 60 { bench.playbacks.removeFirst(30) }
            for property in store.properties {
                let value = store.presentation(try store.id(of: property.path.text))
                if !value.isFinite { Issue.record("\(property.path) is \(value)") }
                let sum =
                    store.presentationBySumming(try store.id(of: property.path.text)) ?? value.components
                for (shown, one) in zip(value.components, sum) where abs(shown - one) > 1e-9 * (1 + abs(one))
                {
                    Issue.record("\(property.path) shows \(shown), its contributions sum to \(one)")
                    return
                }
            }
        }
        bench.animators[0].cancelAll()
        store.stopAll()
        try store.advance(to: bench.now + 100)
        #expect(showsModel(store))
        #expect(store.contributionCount == 0 && alive == 0)
        #expect(ended.values.allSatisfy { $0 == 1 })
        #expect(ended.count == bench.started)
    }

    private func step(_ bench: inout Bench, _ events: @escaping (Playback, PlaybackEvent) -> Void) throws {
        let path = bench.pick(Self.paths)
        let type = try bench.store.model(path).type
        func value(_ number: Double) -> MotionValue {
            MotionValue(type: type, components: [number]) ?? .number(0)
        }
        let animator = bench.pick(bench.animators)
        let target = value(bench.random.uniform(-100...100))
        let playback = bench.playbacks.isEmpty ? nil : bench.pick(bench.playbacks)
        switch bench.random.next() % 22 {
        case 0...5:
            bench.now +=
                bench.random.next() % 10 == 0 ? bench.random.uniform(0...2) : bench.random.uniform(0...0.05)
            try bench.store.advance(to: bench.now)
        case 6:
            try bench.store.advance(to: bench.now - bench.random.uniform(0...0.3))
            try bench.store.advance(to: bench.now)
        case 7...9:
            // A play from what is there, at rest until its first instant is over, is continuous.
            var timing = bench.timing()
            let isContinuous =
                timing.activeDuration > 0 && !animator.shouldReverseValues && timing.iterations >= 1
                && (animator.additive || animator.beginsFromCurrentState)
            if !isContinuous { timing = Timing(duration: 0) }
            let before = try number(bench.store, path)
            bench.playbacks.append(try animator.animate(timing, path, to: target, events: events))
            bench.started += 1
            let isReplacing = path == "thing.opacity" && !animator.beginsFromCurrentState
            if isContinuous && !isReplacing {
                let jump = try abs(number(bench.store, path) - before)
                #expect(jump <= 1e-9 * (1 + abs(before)), "\(path) jumps by \(jump)")
            }
        case 10:
            let timing = bench.timing()
            bench.started += 1
            bench.playbacks.append(
                try animator.animate(timing, events: events) { change in
                    change.set(path, to: target)
                    change.set("thing.position", to: .point(1, 2))
                })
        case 11: try bench.store.set(path, to: target)
        case 12: playback?.pause()
        case 13: playback?.resume()
        case 14: try playback?.seek(to: bench.random.uniform(-1...2))
        case 15: playback?.reverse()
        case 16: try playback?.setSpeed(bench.random.uniform(0.1...5))
        case 17: bench.random.next() % 2 == 0 ? playback?.stop() : playback?.cancel()
        case 18: playback?.finish()
        case 19, 20:
            let before = try number(bench.store, path)
            let spring = try Spring(
                response: bench.pick([0.2, 0.5]), dampingRatio: bench.pick([0, 0.4, 1, 3]))
            let velocity = bench.random.next() % 2 == 0 ? nil : value(bench.random.uniform(-500...500))
            bench.playbacks.append(
                try animator.spring(path, to: target, spring: spring, velocity: velocity, events: events))
            bench.started += 1
            let jump = try abs(number(bench.store, path) - before)
            #expect(jump <= 1e-9 * (1 + abs(before)), "a spring on \(path) jumps by \(jump)")
        default:
            switch bench.random.next() % 4 {
            case 0: animator.stopAll()
            case 1: animator.cancelAll()
            case 2: try bench.store.setTimeScale(bench.random.uniform(0.2...5))
            default: try playback?.scrub(progress: bench.random.uniform(0...1))
            }
        }
    }
}
