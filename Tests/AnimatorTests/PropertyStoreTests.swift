import Animator
import MotionModel
import Testing
import TestSupport

@Suite("The property store")
struct PropertyStoreTests {
    @Test(
        "components are aliases of the value they are a part of, whichever is registered first",
        arguments: [false, true])
    func aliases(partFirst: Bool) throws {
        let store = PropertyStore()
        let paths = ["a.bounds", "a.bounds.size.width"]
        for path in partFirst ? paths.reversed() : paths {
            try store.register(PropertyDeclaration(path: PropertyPath(path)))
        }
        try store.set("a.bounds", to: .rect(1, 2, 3, 4))
        #expect(try resting(store, "a.bounds.size.width") == 3)
        try store.set(PropertyKey<Double>("a.bounds.size.width"), to: 30)
        #expect(try store.model(PropertyKey<Rect>("a.bounds")) == Rect(x: 1, y: 2, width: 30, height: 4))
        // A part that nobody registered is found by its whole.
        #expect(try store.model(PropertyKey<Size>("a.bounds.size")) == Size(width: 30, height: 4))
        #expect(try resting(store, "a.bounds.origin.y") == 2)
    }

    @Test("holds each declaration as it was registered, whatever it shares with the one before")
    func declarations() throws {
        let store = PropertyStore()
        var declared: [PropertyDeclaration] = []
        for number in 0..<20 {
            declared.append(PropertyDeclaration(path: try PropertyPath("a\(number).opacity")))
            declared.append(
                PropertyDeclaration(
                    path: try PropertyPath("b\(number).own"), initial: .number(Double(number / 4))))
            declared.append(PropertyDeclaration(path: try PropertyPath("c\(number).own"), unit: .points))
        }
        for declaration in declared { try store.register(declaration) }
        #expect(store.properties == declared)
        for number in 0..<20 { #expect(try resting(store, "b\(number).own") == Double(number / 4)) }
    }

    @Test("refuses an initial value out of range, also of a property that it has")
    func unusableInitial() throws {
        let store = PropertyStore()
        let path = try PropertyPath("a.own")
        let unusable = PropertyDeclaration(path: path, initial: .number(.infinity))
        for _ in 0..<2 {
            #expect(throws: AnimatorError.unusableNumber(.infinity, of: "a.own")) {
                try store.register(unusable)
            }
            try store.register(PropertyDeclaration(path: path))
        }
    }

    @Test("registering a whole keeps what its part was set to")
    func keepsValues() throws {
        let store = PropertyStore()
        try store.register(PropertyDeclaration(path: PropertyPath("a.position.y")))
        try store.set("a.position.y", to: .number(7))
        try store.register(PropertyDeclaration(path: PropertyPath("a.position")))
        #expect(try store.model("a.position") == .point(0, 7))
        try store.register(PropertyDeclaration(path: PropertyPath("a.position")))
        #expect(try store.model("a.position") == .point(0, 7))
        #expect(store.properties.count == 2)
    }

    @Test("a property that an app declares with a type of its own has no aliases")
    func ownType() throws {
        let store = PropertyStore()
        try store.register(PropertyDeclaration(path: PropertyPath("a.position"), type: .number))
        #expect(throws: AnimatorError.unknownProperty("a.position.x", nearest: "a.position")) {
            try store.model("a.position.x")
        }
        #expect(
            throws: AnimatorError.conflictingDeclaration(
                property: "a.position", registered: .number, declared: .point)
        ) {
            try store.register(PropertyDeclaration(path: PropertyPath("a.position")))
        }
    }

    @Test("a colour is held whole or by its components, in whichever order", arguments: [false, true])
    func colorsHeldTwice(componentFirst: Bool) throws {
        let store = PropertyStore()
        let (whole, component) = ("a.backgroundColor", "a.backgroundColor.hue")
        let (first, second) = componentFirst ? (component, whole) : (whole, component)
        try store.register(PropertyDeclaration(path: PropertyPath(first)))
        #expect(throws: AnimatorError.colorHeldTwice(property: second, registered: first)) {
            try store.register(PropertyDeclaration(path: PropertyPath(second)))
        }
        try store.register(PropertyDeclaration(path: PropertyPath("a.borderColor.hue")))
        try store.register(PropertyDeclaration(path: PropertyPath("b" + second.dropFirst())))
        #expect(store.properties.count == 3)
    }

    @Test("typed keys read and write what they hold")
    func keys() throws {
        let store = try makeStore()
        try store.set(PropertyKey<Point>("thing.position"), to: Point(x: 1, y: 2))
        try store.set(PropertyKey<Bool>("thing.isOn"), to: true)
        let red = Color(lightness: 0.6, a: 0.2, b: 0.1, alpha: 0.5)
        try store.set(PropertyKey<Color>("thing.backgroundColor"), to: red)
        try store.set(PropertyKey<Double>("thing.turn"), to: 720)
        #expect(try store.presentation(PropertyKey<Point>("thing.position")) == Point(x: 1, y: 2))
        #expect(try store.presentation(PropertyKey<Bool>("thing.isOn")))
        #expect(try store.presentation(PropertyKey<Color>("thing.backgroundColor")) == red)
        #expect(try store.model("thing.turn") == .angle(degrees: 720))
    }

    @Test("81. a wrong path, name or type is an error that says what is near")
    func refusals() throws {
        let store = try makeStore()
        #expect(throws: AnimatorError.unknownProperty("thing.opacty", nearest: "thing.opacity")) {
            try store.presentation("thing.opacty")
        }
        #expect(throws: AnimatorError.unknownProperty("somewhere.else", nearest: nil)) {
            try store.set("somewhere.else", to: .number(1))
        }
        #expect(
            throws: AnimatorError.wrongType(property: "thing.position", expected: .point, found: "Double")
        ) { try number(store, "thing.position") }
        #expect(
            throws: AnimatorError.wrongType(property: "thing.position", expected: .point, found: "size")
        ) { try store.set("thing.position", to: .size(1, 2)) }
        let chip = try CalendarChip()
        #expect(throws: AnimatorError.unknownState("colapsed", nearest: "collapsed")) {
            try PropertyStore(motion: chip.motion, state: "colapsed")
        }
        #expect(throws: AnimatorError.unknownVariant("expnd", nearest: "expand")) {
            try Animator(store).play(chip.motion, "expnd")
        }
        #expect(throws: AnimatorError.self) { try Animator(store).play(chip.motion, "expand") }
        #expect(store.contributionCount == 0)
    }

    @Test(
        "a number that isn't finite, or is enormous, is refused at the call and changes nothing",
        arguments: [Double.nan, .infinity, -.infinity, 1e151, .greatestFiniteMagnitude])
    func nonFinite(_ bad: Double) throws {
        let store = try makeStore()
        let animator = Animator(store)
        let playback = try animator.animate(Timing(duration: 1), "thing.x", to: .number(3))
        try store.advance(to: 0.5)
        let before = try bits(store)
        func refuses(_ body: () throws -> Void) {
            #expect(throws: AnimatorError.self, performing: body)
        }
        refuses { try store.set("thing.x", to: .number(bad)) }
        refuses { try store.set(PropertyKey<Point>("thing.position"), to: Point(x: 0, y: bad)) }
        refuses { try store.advance(to: bad) }
        refuses { try store.setTimeScale(bad) }
        refuses { try animator.setTimeScaleFactor(bad) }
        refuses { try playback.seek(to: bad) }
        refuses { try playback.scrub(progress: bad) }
        refuses { try playback.setSpeed(bad) }
        refuses { try animator.animate(Timing(duration: 1), "thing.y", from: .number(bad), to: .number(1)) }
        refuses { try animator.animate(Timing(duration: 1), "thing.y", to: .number(bad)) }
        refuses { try animator.animate(Timing(duration: 1), "thing.y", to: .number(1), weight: bad) }
        refuses {
            try animator.play(
                Timeline(tracks: [track("thing.y", .number(0), .number(bad), Timing(duration: 1))]))
        }
        refuses {
            let huge = Timing(duration: 1, curve: .scale(1e200, of: .linear))
            try animator.animate(huge, "thing.y", to: .number(1e149))
        }
        #expect(try bits(store) == before)
        #expect(store.contributionCount == 1)
        #expect(store.time == 0.5)
    }

    @Test("the change set has what shows something else, once, aliases included")
    func changes() throws {
        let store = try makeStore()
        func changed() -> [String] { store.changed.map { store[$0].path.text } }
        try store.advance(to: 0)
        #expect(changed() == store.properties.map(\.path.text))
        _ = try store.id(of: "thing.bounds.size.width")
        _ = try store.id(of: "thing.bounds.size.height")
        try store.advance(to: 0.1)
        #expect(changed() == [])
        let animator = Animator(store)
        try animator.animate(Timing(duration: 1), "thing.bounds.size.width", to: .number(8))
        try animator.animate(Timing(delay: 1, duration: 1), "thing.y", to: .number(8))
        try store.advance(to: 0.6)
        #expect(changed() == ["thing.bounds", "thing.bounds.size.width"])
        try store.set("thing.x", to: .number(1))
        try store.set("thing.y", to: .number(8))
        try store.advance(to: 0.6)
        #expect(changed() == ["thing.x"])
        try store.advance(to: 5)
        #expect(changed() == ["thing.y", "thing.bounds", "thing.bounds.size.width"])
        try store.advance(to: 6)
        #expect(changed() == [])
    }

    @Test("letting go of a store frees it although something plays for ever")
    func noLeak() throws {
        final class Token {
            nonisolated(unsafe) static var alive = 0; init() { unsafe Token.alive += 1 };
            deinit { unsafe Token.alive -= 1 }
        }
        do {
            let store = try makeStore()
            let token = Token()
            try Animator(store).animate(
                Timing(duration: 1, iterations: .infinity), "thing.x", to: .number(1),
                completion: { _ in _ = token }, events: { _, _ in _ = token })
            try store.advance(to: 7)
            #expect(unsafe Token.alive == 1)
        }
        #expect(unsafe Token.alive == 0)
    }

    @Test("63. slow motion multiplies everything from now on, and jumps nowhere")
    func timeScale() throws {
        let store = try makeStore()
        try Animator(store).animate(Timing(duration: 1), "thing.x", to: .number(10))
        try store.advance(to: 0.5)
        try store.setTimeScale(10)
        #expect(try number(store, "thing.x") == 5)
        #expect(abs(store.velocity(try store.id(of: "thing.x"))[0] - 1) < 1e-12)
        try store.advance(to: 1.5)
        #expect(abs(try number(store, "thing.x") - 6) < 1e-12)
        try store.setTimeScale(1)
        try store.advance(to: 1.6)
        #expect(abs(try number(store, "thing.x") - 7) < 1e-12)
        try store.advance(to: 2)
        #expect(showsModel(store))
    }
}
