import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("The order of what is called in a block")
struct BlockOrderTests {
    private let second = Timing(duration: 1, curve: .linear)
    private let half = Timing(duration: 0.5, curve: .linear)

    /// A store with the position (10, 20) and the opacity 0.
    private func store() throws -> PropertyStore {
        let store = try makeStore()
        try store.set("thing.position", to: .point(10, 20))
        try store.set("thing.opacity", to: .number(0))
        _ = try store.id(of: "thing.position.x")
        return store
    }

    /// What a property shows now and after each quarter of a second.
    private func course(_ store: PropertyStore, _ path: String) throws -> [Double] {
        try (0...4).map { quarter in
            try store.advance(to: Double(quarter) / 4)
            return try number(store, path)
        }
    }

    @Test("what an inner block changes between two sets counts once")
    func innerBetween() throws {
        let store = try store()
        let animator = Animator(store)
        try animator.animate(second) { block in
            block.set("thing.position.x", to: .number(50))
            block.animate(half) { $0.set("thing.position.x", to: .number(100)) }
            block.set("thing.position.x", to: .number(150))
        }
        // From 10 by 90 in a second, and by 50 in a half.
        let expected = [10, 57.5, 105, 127.5, 150]
        #expect(largestJump(try course(store, "thing.position.x"), expected) <= 1e-12)
    }

    @Test("a part between two wholes and a whole between two parts lead from where the property was")
    func partBetween() throws {
        for isWholeOutside in [true, false] {
            let store = try store()
            try Animator(store).animate(second) { block in
                let part = { block.set("thing.position.x", to: .number($0)) }
                let whole = { block.set("thing.position", to: .point($0, 0)) }
                isWholeOutside ? whole(0) : part(0)
                isWholeOutside ? part(50) : whole(50)
                isWholeOutside ? whole(100) : part(100)
            }
            let expected = [10, 32.5, 55, 77.5, 100]
            #expect(largestJump(try course(store, "thing.position.x"), expected) <= 1e-12)
        }
    }

    @Test("motion started after a set of what it replaces has the number", arguments: [true, false])
    func replacing(_ beginsFromCurrentState: Bool) throws {
        let store = try store()
        let animator = Animator(store, beginsFromCurrentState: beginsFromCurrentState)
        var log: [String] = []
        try animator.animate(second, completion: { log.append("block \($0)") }) { block in
            block.set("thing.opacity", to: .number(0.5))
            _ = try? animator.animate(second, "thing.opacity", to: .number(1)) { log.append("own \($0)") }
        }
        #expect(try course(store, "thing.opacity") == [0, 0.25, 0.5, 0.75, 1])
        #expect(log == ["block finished", "own finished"] && showsModel(store))
    }

    @Test("what would add to what its block replaces replaces too", arguments: [true, false])
    func addingToReplacing(_ isSpring: Bool) throws {
        let store = try store()
        let animator = Animator(store)
        try Animator(store, additive: false).animate(second) { block in
            block.set("thing.position.x", to: .number(50))
            if isSpring {
                _ = try? animator.spring(
                    "thing.position.x", to: .number(100), spring: Spring(duration: 0.5))
            } else {
                _ = try? animator.animate(second, "thing.position.x", to: .number(100))
            }
        }
        let course = try course(store, "thing.position.x")
        #expect(course[0] == 10 && (isSpring || course == [10, 32.5, 55, 77.5, 100]))
        try store.advance(to: 9)
        #expect(try number(store, "thing.position.x") == 100)
    }

    @Test("a machine that is sent an event in a block that is refused rests where its state says")
    func machine() throws {
        let motion = try MachineTests.motion(MachineTests.circle)
        let store = PropertyStore()
        let animator = Animator(store)
        let machine = try animator.machine(motion)
        #expect(throws: AnimatorError.self) {
            try animator.animate(second) { block in
                block.set("box.x", to: .number(300))
                block.set("box.shade", to: .number(300))
                _ = try? machine.send("tap")
                block.set("nope.opacity", to: .number(1))
            }
        }
        #expect(try number(store, "box.x") == 0 && number(store, "box.shade") == 0)
        #expect(try resting(store, "box.x") == 100 && resting(store, "box.shade") == 100)
    }

    @Test("a grab leaves nothing of what its block has set before, and a later set begins there")
    func grab() throws {
        let store = try store()
        try Animator(store).animate(second) { block in
            block.set("thing.position.x", to: .number(50))
            _ = try? store.grab("thing.position.x")
        }
        #expect(try number(store, "thing.position.x") == 10 && showsModel(store))
        try Animator(store).animate(second) { block in
            block.set("thing.position.x", to: .number(50))
            _ = try? store.grab("thing.position.x")
            block.set("thing.position.x", to: .number(110))
        }
        #expect(try course(store, "thing.position.x") == [10, 35, 60, 85, 110])
    }

    @Test("motion started in a block that is refused goes on to its end", arguments: [true, false])
    func refused(_ isAdditive: Bool) throws {
        let store = try store()
        let animator = Animator(store, additive: isAdditive)
        var log: [String] = []
        #expect(throws: AnimatorError.self) {
            try animator.animate(second, completion: { _ in log.append("block") }) { block in
                block.set("thing.position.y", to: .number(50))
                block.set("thing.position.x", to: .number(50))
                _ = try? animator.animate(second, "thing.position.y", to: .number(100)) {
                    log.append("own \($0)")
                }
                block.set("thing.position.y", to: .number(70))
                block.set("nope.opacity", to: .number(1))
            }
        }
        #expect(try resting(store, "thing.position.y") == 100)
        let expected: [Double] = [20, 40, 60, 80, 100]
        #expect(largestJump(try course(store, "thing.position.y"), expected) <= 1e-12)
        #expect(try number(store, "thing.position.x") == 10)
        #expect(log == ["own finished"] && showsModel(store))
    }
}
