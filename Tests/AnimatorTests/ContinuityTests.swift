import Animator
import MotionModel
import Testing

@Suite("no jump by default")
struct ContinuityTests {
    private static func track(
        _ path: String, from start: Double, to end: Double, isAdditive: Bool = false, isWritten: Bool = true,
        isLayer: Bool = false, weight: Double = 1, loop: Loop? = nil
    ) throws -> Track {
        Track(
            property: try PropertyPath(path), type: .number, isAdditive: isAdditive || isLayer,
            weight: weight,
            keys: [.constant(.number(start)), .constant(.number(end))],
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)], loop: loop,
            isLayer: isLayer, startsAsWritten: isWritten)
    }

    private static func store() throws -> PropertyStore {
        let store = PropertyStore()
        for path in ["box.x", "box.shade"] {
            try store.register(
                PropertyDeclaration(path: try PropertyPath(path), type: .number, isAdditive: path == "box.x"))
            try store.set(path, to: .number(7))
        }
        return store
    }

    @Test("at rest a state's value gives way to the present one; what is written or repeats doesn't")
    func atRest() throws {
        for isAdditive in [false, true] {
            let path = isAdditive ? "box.x" : "box.shade"
            func shown(
                isWritten: Bool, _ loop: Loop? = nil, begins: Bool = true
            ) throws -> MotionValue {
                let store = try Self.store()
                try Animator(store, beginsFromCurrentState: begins).play(
                    Timeline(tracks: [
                        try Self.track(
                            path, from: 0, to: 10, isAdditive: isAdditive, isWritten: isWritten, loop: loop)
                    ]))
                return try store.presentation(path)
            }
            #expect(try shown(isWritten: false) == .number(7))
            #expect(try shown(isWritten: true) == .number(0))
            #expect(try shown(isWritten: false, Loop(start: 0, period: 1, count: 2)) == .number(0))
            #expect(try shown(isWritten: false, begins: false) == .number(0))
        }
    }

    @Test("while something moves a property, everything starts from what is shown")
    func moving() throws {
        for isAdditive in [false, true] {
            let path = isAdditive ? "box.x" : "box.shade"
            let loop = Loop(start: 0, period: 1, count: 2)
            for next in [
                try Self.track(path, from: 50, to: 10, isAdditive: isAdditive),
                try Self.track(path, from: 50, to: 10, isAdditive: isAdditive, loop: loop),
                try Self.track(path, from: 50, to: 10, isAdditive: isAdditive, weight: isAdditive ? 0.5 : 1),
            ] {
                let store = try Self.store()
                let animator = Animator(store)
                try animator.animate(Timing(duration: 1, curve: .linear), path, to: .number(17))
                try store.advance(to: 0.3)
                #expect(try store.presentation(path) == .number(10))
                try animator.play(Timeline(tracks: [next]))
                #expect((try store.presentation(path).components[0] - 10).magnitude < 1e-12)
                try animator.animate(Timing(duration: 1), path, from: .number(-40), to: .number(3))
                #expect((try store.presentation(path).components[0] - 10).magnitude < 1e-12)
            }
        }
    }

    @Test("layers that start elsewhere than at their origin take nothing from the place")
    func layers() throws {
        let store = try Self.store()
        let animator = Animator(store)
        let there = Timeline(tracks: [
            try Self.track("box.x", from: 0, to: 10, isAdditive: true),
            try Self.track("box.x", from: 0, to: 40, isLayer: true, weight: 0.5),
        ])
        try animator.play(there)
        try store.advance(to: 1)
        #expect(try store.presentation("box.x") == .number(30))
        try animator.play(there.mirrored)
        #expect(try store.presentation("box.x") == .number(30))
        try store.advance(to: 1.5)
        let middle = try store.presentation("box.x").components[0]
        try animator.play(there)
        #expect((try store.presentation("box.x").components[0] - middle).magnitude < 1e-12)
        try store.advance(to: 9)
        #expect(try store.presentation("box.x") == .number(30))
    }
}
