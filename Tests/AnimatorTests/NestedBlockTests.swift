import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Blocks inside blocks, and parts of what they set")
struct NestedBlockTests {
    @Test(
        "an inner block that fails is undone, and the outer one goes on as if it hadn't been",
        arguments: [true, false])
    func innerFails(_ additive: Bool) throws {
        func run(failing: Bool) throws -> [Double] {
            let store = try makeStore()
            // What is asked for is registered by that.
            _ = try store.id(of: "thing.position.y")
            let animator = Animator(store, additive: additive)
            var log: [String] = []
            let outer = try animator.animate(Timing(duration: 1), completion: { log.append($0.rawValue) }) {
                block in
                block.set("thing.x", to: .number(10))
                block.set("thing.position", to: .point(4, 8))
                if failing {
                    #expect(throws: AnimatorError.self) {
                        try animator.animate(Timing(duration: 0.2)) { inner in
                            inner.set("thing.x", to: .number(50))
                            inner.set("thing.position.y", to: .number(50))
                            inner.set("thing.y", to: .number(3))
                            inner.set("thing.nothing", to: .number(3))
                        }
                    }
                    #expect((try? resting(store, "thing.x")) == 10)
                }
                block.set("thing.turn", to: .angle(degrees: 30))
            }
            #expect(outer.duration == 1 && log == [])
            var shown: [Double] = []
            for step in 0...12 {
                try store.advance(to: Double(step) / 10)
                shown += try store.properties.flatMap { try store.presentation($0.path.text).components }
            }
            #expect(log == ["finished"] && showsModel(store))
            return shown
        }
        #expect(try run(failing: true) == run(failing: false))
    }

    @Test(
        "an outer block that fails undoes what inner blocks have set and started", arguments: [true, false])
    func outerFails(_ additive: Bool) throws {
        let store = try makeStore()
        let animator = Animator(store, additive: additive)
        _ = try store.id(of: "thing.bounds.size.width")
        let before = try bits(store)
        var inner: Playback?
        #expect(throws: AnimatorError.self) {
            try animator.animate(Timing(duration: 1)) { block in
                block.set("thing.x", to: .number(10))
                inner = try? animator.animate(Timing(duration: 0.2)) { inner in
                    inner.set("thing.x", to: .number(50))
                    inner.set("thing.bounds", to: .rect(1, 2, 3, 4))
                }
                block.set("thing.bounds.size.width", to: .number(9))
                block.set("thing.nothing", to: .number(3))
            }
        }
        #expect(inner?.state == .cancelled)
        #expect(store.contributionCount == 0 && showsModel(store))
        #expect(try bits(store) == before)
    }

    @Test(
        "a block all of whose moving parts an inner one has set again has nothing to move, and completes at once"
    )
    func nothingLeft() throws {
        let store = try makeStore()
        let animator = Animator(store, additive: false)
        var (inner, log): (Playback?, [String]) = (nil, [])
        let outer = try animator.animate(Timing(duration: 1), completion: { log.append($0.rawValue) }) {
            block in
            block.set("thing.position", to: .point(4, 0))
            inner = try? animator.animate(Timing(duration: 0.2)) {
                $0.set("thing.position.x", to: .number(5))
            }
        }
        #expect(outer.duration == 0 && log == ["finished"])
        #expect(inner?.duration == 0.2 && inner?.state == .playing)
        #expect(store.contributionCount == 1)
    }

    /// Where a number is on a straight way.
    private func along(_ from: Double, _ to: Double, _ time: Double, _ duration: Double) -> Double {
        from + (to - from) * min(1, time / duration)
    }

    @Test(
        "the innermost timing counts for a part, whichever of part and whole the outer block sets",
        arguments: [true, false])
    func parts(_ setsWholeOutside: Bool) throws {
        let store = try makeStore()
        let animator = Animator(store, additive: false)
        try store.set("thing.bounds", to: .rect(0, 10, 20, 30))
        try animator.animate(Timing(duration: 1)) { block in
            if setsWholeOutside {
                block.set("thing.bounds", to: .rect(100, 10, 120, 130))
                block.animate(Timing(duration: 0.25)) { $0.set("thing.bounds.size.width", to: .number(220)) }
            } else {
                block.set("thing.bounds.size.width", to: .number(220))
                block.animate(Timing(duration: 0.25)) { $0.set("thing.bounds", to: .rect(100, 10, 120, 130)) }
            }
        }
        for step in 0...10 {
            let time = Double(step) / 10
            try store.advance(to: time)
            let shown = try store.presentation("thing.bounds").components.array
            let (rest, quick) = setsWholeOutside ? (1.0, 0.25) : (0.25, 0.25)
            let width = setsWholeOutside ? 220.0 : 120
            let expected = [
                along(0, 100, time, rest), 10, along(20, width, time, quick), along(30, 130, time, rest),
            ]
            #expect(largestJump(shown, expected) <= 1e-12, "at \(time)")
        }
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test("a part set after its whole in one block starts where the whole did, and the other way round")
    func partsInOneBlock() throws {
        for wholeFirst in [true, false] {
            let store = try makeStore()
            let animator = Animator(store, additive: false)
            try store.set("thing.position", to: .point(1, 2))
            try animator.animate(Timing(duration: 1)) { block in
                if !wholeFirst { block.set("thing.position.x", to: .number(70)) }
                block.set("thing.position", to: .point(11, 22))
                if wholeFirst { block.set("thing.position.x", to: .number(70)) }
            }
            #expect(try store.presentation("thing.position") == .point(1, 2))
            try store.advance(to: 0.5)
            let half = [wholeFirst ? 35.5 : 6, 12]
            #expect(largestJump(try store.presentation("thing.position").components, half) <= 1e-12)
            try store.advance(to: 1)
            #expect(showsModel(store))
        }
    }

    @Test(
        "what of a value doesn't change goes on as it was, when an animation replaces",
        arguments: [true, false])
    func unchanged(_ isBlock: Bool) throws {
        let store = try makeStore()
        let animator = Animator(store, additive: false)
        try store.set("thing.bounds", to: .rect(0, 0, 10, 10))
        let slide = try animator.animate(Timing(duration: 1), "thing.bounds.origin.x", to: .number(100))
        try store.advance(to: 0.25)
        let target = MotionValue.rect(100, 0, 50, 10)
        if isBlock {
            try animator.animate(Timing(duration: 0.5)) { $0.set("thing.bounds", to: target) }
        } else {
            try animator.animate(Timing(duration: 0.5), "thing.bounds", to: target)
        }
        #expect(slide.state == .playing)
        for step in 0...10 {
            let time = Double(step) / 10
            try store.advance(to: 0.25 + time)
            let shown = try store.presentation("thing.bounds").components.array
            let expected = [along(0, 100, 0.25 + time, 1), 0, along(10, 50, time, 0.5), 10]
            #expect(largestJump(shown, expected) <= 1e-12)
        }
        #expect(slide.state == .finished && showsModel(store))
    }
}
