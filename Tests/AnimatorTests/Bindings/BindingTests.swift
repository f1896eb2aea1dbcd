import Animator
import MotionModel
import Testing

@Suite struct BindingTests {
    private final class View {
        var alpha = 1.0 { didSet { writes += 1 } }
        var center = Point(x: 0, y: 0)
        var label: String?
        var writes = 0
    }

    private final class Canary {
        let onDeath: () -> Void
        init(_ onDeath: @escaping () -> Void) { self.onDeath = onDeath }
        deinit { onDeath() }
    }

    @Test func `a binding writes what is shown at once, and then once after each advance that changed it`()
        throws
    {
        let store = try makeStore()
        let animator = Animator(store)
        let view = View()
        try store.set("thing.opacity", to: .number(0.5))
        try store.bind("thing.opacity", to: view, \.alpha)
        #expect(view.alpha == 0.5 && view.writes == 1)
        try store.advance(to: 0)
        // The first advance reports every new property.
        #expect(view.alpha == 0.5 && view.writes == 2)
        try animator.animate(Timing(duration: 1, curve: .linear), "thing.opacity", to: .number(1))
        #expect(view.writes == 2)
        for step in 1...10 {
            try store.advance(to: Double(step) / 10)
            #expect(view.writes == 2 + step)
            #expect(try view.alpha == number(store, "thing.opacity"))
        }
        #expect(view.alpha == 1)
        try store.advance(to: 2)
        #expect(view.writes == 12)
    }

    @Test(arguments: [true, false])
    func `what a removed function held may use the store as it goes`(whileDelivering: Bool) throws {
        let store = try makeStore()
        let x = PropertyKey<Double>("thing.x")
        var gone = 0
        // Whatever the last to let go of a binding, a handler or a tracer does in its `deinit`.
        func canary() throws -> Canary {
            let other = try store.bind(x) { _ in }
            let (handler, tracer) = (store.addFrameHandler { _, _ in }, store.addTracer { _ in })
            return Canary {
                gone += 1
                store.unbind(other)
                store.removeFrameHandler(handler)
                store.removeTracer(tracer)
                #expect(throws: Never.self) {
                    try store.bind(x) { _ in }
                    try store.set(x, to: Double(gone))
                }
            }
        }
        func held(_ canary: Canary) throws -> () -> Void {
            let read = { () -> Double in withExtendedLifetime(canary) { 1 } }
            let binding = try store.bind(x, read: read) { _ in withExtendedLifetime(canary) {} }
            return { store.unbind(binding) }
        }
        func handled(_ canary: Canary) -> () -> Void {
            let number = store.addFrameHandler { _, _ in withExtendedLifetime(canary) {} }
            return { store.removeFrameHandler(number) }
        }
        func traced(_ canary: Canary) -> () -> Void {
            let number = store.addTracer { _ in withExtendedLifetime(canary) {} }
            return { store.removeTracer(number) }
        }
        let removals = [try held(canary()), handled(try canary()), traced(try canary())]
        if whileDelivering {
            store.addFrameHandler { _, _ in for remove in removals { remove() } }
            try store.set(x, to: 7)
            try store.advance(to: 1)
        } else {
            for remove in removals { remove() }
        }
        #expect(gone == 3)
    }

    @Test func `nothing is written of what didn't change`() throws {
        let store = try makeStore()
        let view = View()
        try store.bind("thing.opacity", to: view, \.alpha)
        try store.advance(to: 0)
        let before = view.writes
        try Animator(store).animate(Timing(duration: 1, curve: .linear), "thing.x", to: .number(1))
        for step in 1...20 { try store.advance(to: Double(step) / 10) }
        #expect(view.writes == before)
    }

    @Test func `a whole value is written when a component of it changes, and the other way round`() throws {
        let store = try makeStore()
        var wholes: [Point] = []
        var heights: [Double] = []
        try store.bind(PropertyKey<Point>("thing.position")) { wholes.append($0) }
        try store.bind(PropertyKey<Double>("thing.position.y")) { heights.append($0) }
        try store.advance(to: 0)
        try store.set("thing.position.y", to: .number(7))
        try store.advance(to: 1)
        #expect(wholes.last == Point(x: 0, y: 7) && heights.last == 7)
        try store.set(PropertyKey<Point>("thing.position"), to: Point(x: 1, y: 2))
        try store.advance(to: 2)
        #expect(wholes.last == Point(x: 1, y: 2) && heights.last == 2)
    }

    @Test
    func `bindings are written before any handler hears of the advance, in the order of ids and of binding`()
        throws
    {
        let store = try makeStore()
        var log: [String] = []
        try store.bind("thing.y") { _ in log.append("y") }
        try store.bind("thing.x") { _ in log.append("first x") }
        try store.bind("thing.x") { _ in log.append("second x") }
        store.addFrameHandler { store, changed in
            log.append("frame \(changed.map { store[$0].path.keyPath })")
        }
        try store.advance(to: 0)
        let animator = Animator(store)
        for path in ["thing.y", "thing.x"] {
            try animator.animate(
                Timing(duration: 1, curve: .linear), path, to: .number(1),
                completion: { _ in log.append("completed \(path)") })
        }
        log = []
        try store.advance(to: 1)
        #expect(
            log == [
                "first x", "second x", "y", "frame [\"x\", \"y\"]", "completed thing.y", "completed thing.x",
            ])
    }

    @Test func `an advance inside a handler is written before the next handler is called`() throws {
        let store = try makeStore()
        var log: [String] = []
        try store.bind(PropertyKey<Double>("thing.x")) { log.append("x \($0)") }
        try store.advance(to: 0)
        let animator = Animator(store)
        for (index, path) in ["thing.y", "thing.turn"].enumerated() {
            let end: MotionValue = index == 0 ? .number(1) : .angle(degrees: 1)
            try animator.animate(
                Timing(duration: 1, curve: .linear), path, to: end,
                completion: { _ in
                    log.append("completed \(path)")
                    #expect(throws: Never.self) {
                        try store.set("thing.x", to: .number(Double(index + 1)))
                        try store.advance(to: Double(index + 2))
                    }
                    log.append("advanced")
                })
        }
        log = []
        try store.advance(to: 1)
        #expect(
            log == [
                "completed thing.y", "advanced", "x 1.0", "completed thing.turn", "advanced", "x 2.0",
            ])
    }

    @Test func `a writer may bind, unbind, set and advance`() throws {
        let store = try makeStore()
        var log: [String] = []
        var second: PropertyBinding?
        var hasBound = false
        try store.bind("thing.x") { _ in
            log.append("first")
            if let second { store.unbind(second) }
            guard hasBound else { return }
            hasBound = false
            #expect(throws: Never.self) {
                try store.bind("thing.x") { _ in log.append("third") }
                try store.set("thing.y", to: .number(3))
                try store.advance(to: 9)
            }
        }
        second = try store.bind("thing.x") { _ in log.append("second") }
        let y = try store.bind("thing.y") { _ in log.append("y") }
        hasBound = true
        log = []
        try store.advance(to: 0)
        // The third is written when it is made; y for the first advance, and for the one inside.
        #expect(log == ["first", "third", "y", "y"])
        #expect(second.map(store.isBound) == false && store.isBound(y))
        log = []
        try store.set("thing.x", to: .number(1))
        try store.advance(to: 10)
        #expect(log == ["first", "third"])
    }

    @Test func `an object is held weakly, and its binding goes with it`() throws {
        let store = try makeStore()
        var view: View? = View()
        weak let observer = view
        let binding = try store.bind("thing.opacity", to: try #require(view), \.alpha)
        try store.advance(to: 0)
        #expect(store.isBound(binding))
        view = nil
        #expect(observer == nil)
        try store.set("thing.opacity", to: .number(0.25))
        try store.advance(to: 1)
        #expect(!store.isBound(binding))
        #expect(try store.read(binding) == false)
    }

    @Test func `an object that owns its store and is bound to it is freed, and so is what a closure holds`()
        throws
    {
        final class Owner {
            let store: PropertyStore
            var alpha = 0.0
            let canary: Canary
            init(_ store: PropertyStore, _ onDeath: @escaping () -> Void) {
                self.store = store
                canary = Canary(onDeath)
            }
        }
        var deaths: [String] = []
        do {
            let owner = Owner(try makeStore()) { deaths.append("owner") }
            try owner.store.bind("thing.opacity", to: owner, \.alpha)
            try owner.store.advance(to: 0)
        }
        #expect(deaths == ["owner"])
        let store = try makeStore()
        var canary: Canary? = Canary { deaths.append("closure") }
        let binding = try store.bind("thing.x") { [canary] _ in _ = canary }
        canary = nil
        #expect(deaths == ["owner"])
        store.unbind(binding)
        #expect(deaths == ["owner", "closure"])
        store.unbind(binding)
    }

    @Test func `a key path of another type is written through a conversion`() throws {
        let store = try makeStore()
        let view = View()
        try store.bind(PropertyKey<Double>("thing.x"), to: view, \.label) { "\($0) points" }
        #expect(view.label == "0.0 points")
        try store.set("thing.x", to: .number(4))
        try store.advance(to: 0)
        #expect(view.label == "4.0 points")
    }

    @Test func `a start by reading sets the model, and reading again does too`() throws {
        let store = try makeStore()
        let view = View()
        view.center = Point(x: 3, y: 4)
        let binding = try store.bind("thing.position", to: view, \.center, by: .reading)
        #expect(try store.model(PropertyKey<Point>("thing.position")) == Point(x: 3, y: 4))
        view.center = Point(x: 5, y: 6)
        #expect(try store.read(binding))
        #expect(try store.presentation(PropertyKey<Point>("thing.position")) == Point(x: 5, y: 6))

        var stored = 9.0
        let custom = try store.bind(
            "thing.x", by: .reading, read: { .number(stored) }, write: { stored = $0.components[0] })
        #expect(try number(store, "thing.x") == 9)
        stored = 11
        #expect(try store.read(custom))
        #expect(try number(store, "thing.x") == 11)
        #expect(try store.read(store.bind("thing.y") { _ in }) == false)
    }

    @Test func `what can't be bound is refused by name, and then nothing is bound`() throws {
        let store = try makeStore()
        let view = View()
        #expect(throws: AnimatorError.unknownProperty("thing.opacty", nearest: "thing.opacity")) {
            try store.bind("thing.opacty", to: view, \.alpha)
        }
        #expect(
            throws: AnimatorError.wrongType(property: "thing.position", expected: .point, found: "Double")
        ) { try store.bind("thing.position", to: view, \.alpha) }
        view.alpha = .nan
        view.writes = 0
        #expect(throws: AnimatorError.self) {
            try store.bind("thing.opacity", to: view, \.alpha, by: .reading)
        }
        #expect(throws: AnimatorError.self) {
            try store.bind("thing.x", by: .reading, read: { .point(1, 2) }, write: { _ in })
        }
        try store.advance(to: 0)
        #expect(view.writes == 0)
    }

    @Test func `a binding of another store is none of this one's`() throws {
        let (store, other) = (try makeStore(), try makeStore())
        let path = "thing.x"
        let own = try store.bind(PropertyKey<Double>(path)) { _ in }
        let foreign = try other.bind(PropertyKey<Double>(path)) { _ in }
        #expect(!store.isBound(foreign))
        store.unbind(foreign)
        #expect(store.isBound(own) && other.isBound(foreign))
    }

    @Test func `a type of the app's own is bound by how it maps to numbers`() throws {
        struct Polar: PropertyValue {
            var radius: Double
            var degrees: Double
            static let typeName = "Polar"
            static func accepts(_ type: ValueType) -> Bool { type == .point }
            init(components: (Int) -> Double) { (radius, degrees) = (components(0), components(1)) }
            func component(_ index: Int) -> Double { index == 0 ? radius : degrees }
        }
        let store = try makeStore()
        var shown: Polar?
        try store.bind(PropertyKey<Polar>("thing.position")) { shown = $0 }
        try store.set("thing.position", to: .point(2, 90))
        try store.advance(to: 0)
        #expect(shown?.radius == 2 && shown?.degrees == 90)
    }

    @Test func `frame handlers are called until they are removed, also by themselves`() throws {
        let store = try makeStore()
        var calls = 0
        var number: Int?
        number = store.addFrameHandler { store, changed in
            calls += 1
            #expect(changed == store.changed)
            if calls == 2, let number { store.removeFrameHandler(number) }
        }
        for step in 0..<5 {
            try store.set("thing.x", to: .number(Double(step + 1)))
            try store.advance(to: Double(step))
        }
        #expect(calls == 2)
    }
}
