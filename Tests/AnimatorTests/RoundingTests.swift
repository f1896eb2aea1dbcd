import MotionModel
import Testing

@testable import Animator

@Suite("Integers are read as whole numbers")
struct RoundingTests {
    /// Collects what a binding writes.
    private final class Screen { var values: [Double] = [] }

    @Test("wherever they are read: values, keys, bindings, frames, grabs")
    func everywhere() async throws {
        let store = PropertyStore()
        let key = PropertyKey<Double>("label.count")
        let id = try store.register(PropertyDeclaration(path: try PropertyPath(key.path), type: .integer))
        let screen = Screen()
        try store.bind(key) { screen.values.append($0) }
        try store.bind(key.path) { screen.values += $0.components }
        var read: [Double] = []
        store.addFrameHandler { store, changed in
            let frame = Frame(of: changed, in: store)
            read += frame[id]?.components ?? []
            if let value = frame[key] { read.append(value) }
        }
        try Animator(store).animate(Timing(duration: 1), key, to: 7)
        for step in 1...40 {
            let time = Double(step) / 40
            try store.advance(to: time)
            // Half away from zero.
            let expected = Double(Int(7 * time + 0.5))
            #expect(store.presentation(id).components == [expected])
            #expect(try store.presentation(key) == expected)
            read += screen.values
            screen.values = []
            #expect(read.allSatisfy { $0 == expected } && !read.isEmpty)
            read = []
        }
        try Animator(store).animate(Timing(duration: 1), key, to: -20)
        try store.advance(to: 1.3)
        let shown = try store.presentation(key)
        #expect(shown == -1)
        #expect(store.grab(id).value.components == [shown])
        #expect(try store.presentation(key) == shown && store.model(key) == shown)
        try store.set(key, to: 2.5)
        #expect(try store.model(key) == 3 && store.model(id).components == [3])
    }

    @Test("what starts from one on its way goes on from where it is, not from the nearest whole number")
    func unrounded() throws {
        let store = PropertyStore()
        let id = try store.register(
            PropertyDeclaration(path: try PropertyPath("label.count"), type: .integer))
        let animator = Animator(store, additive: false, beginsFromCurrentState: true)
        try animator.animate(Timing(duration: 1), id, to: .integer(100))
        try store.advance(to: 0.123)
        try animator.animate(Timing(duration: 1), id, to: .integer(0))
        #expect(abs(store.shownValue(id).components[0] - 12.3) < 1e-12)
    }
}
