import Animator
import MotionModel

/// What a stress run moves, and what it moves it with.
struct StressScene {
    /// A property that is moved.
    struct Subject {
        let path: String
        let type: ValueType
        let id: PropertyID
        /// Whether animations of it add up, when the animator lets them.
        let isAdditive: Bool
        /// Whether springs and friction move it.
        let isReleasable: Bool
    }

    let store: PropertyStore
    /// Whole values and their parts, additive ones and ones that are replaced.
    let subjects: [Subject]
    /// A property that is only moved there and back.
    let lone: Subject
    /// Curves that begin at exactly 0 and end at exactly 1.
    let curves: [Curve]
    let springs: [Spring]
    let decays: [Decay]
    let timelines: [Timeline]

    private static let rows: [(path: String, type: ValueType)] = [
        ("thing.x", .number), ("thing.y", .number), ("thing.turn", .angle), ("thing.position", .point),
        ("thing.position.x", .number), ("thing.bounds", .rect), ("thing.bounds.size", .size),
        ("thing.bounds.size.width", .number), ("thing.opacity", .number), ("thing.backgroundColor", .color),
        ("thing.transform", .transform(.matrix)), ("thing.offsets", .vector(5)), ("thing.isOn", .boolean),
        ("other.transform", .transform(.matrix)), ("other.position", .point),
        ("other.shadowOpacity", .number), ("panel.x", .number), ("panel.opacity", .number),
    ]

    init() {
        let store = PropertyStore()
        self.store = store
        func subject(_ path: String, _ type: ValueType) -> Subject {
            let declaration = usable { () throws(PropertyPathError) in
                PropertyDeclaration(path: try PropertyPath(path), type: type)
            }
            let id = usable { () throws(AnimatorError) in try store.register(declaration) }
            return Subject(
                path: path, type: type, id: id, isAdditive: declaration.isAdditive && !type.isDiscrete,
                isReleasable: !type.isDiscrete && type != .transform(.matrix))
        }
        subjects = Self.rows.map { subject($0.path, $0.type) }
        lone = subject("lone.position", .point)
        curves = NamedCurve.all.map { $0.curve }.filter {
            $0.progress(at: 0) == 0 && $0.progress(at: 1) == 1
        }
        springs = [(0.2, 0.0), (0.5, 0.4), (0.5, 1), (0.3, 3)].map { constants in
            usable { () throws(SpringError) in
                try Spring(response: constants.0, dampingRatio: constants.1)
            }
        }
        decays = [2.0, 5, 20].map { friction in
            usable { () throws(DecayError) in try Decay(friction: friction) }
        }
        timelines = Self.timelines(curves)
    }

    // MARK: Timelines

    private static func timelines(_ curves: [Curve]) -> [Timeline] {
        let (first, second, third) = (curves[1], curves[curves.count / 2], curves[curves.count - 1])
        let chip = Timeline(
            tracks: [
                track(
                    "thing.x", .number, [.current, .constant(.number(50)), .constant(.number(-20))],
                    [(0.05, 0.3, first), (0.3, 0.45, second)]),
                track(
                    "thing.opacity", .number, [.constant(.number(0.1)), .constant(.number(0.9))],
                    [(0, 0.3, third)], isAdditive: false),
                track(
                    "thing.position", .point,
                    [.current, .constant(.point(3, -70)), .constant(.point(-40, 8))],
                    [(0, 0.1, second), (0.1, 0.2, first)], loop: Loop(start: 0, period: 0.2, count: 2.5)),
            ],
            markers: [
                Marker(time: 0, name: "begin"), Marker(time: 0.2, name: "middle", payload: "{\"at\":1}"),
                Marker(time: 0.5, name: "end"),
            ])
        let endless = Timeline(
            tracks: [
                track(
                    "thing.y", .number, [.current, .constant(.number(30))],
                    [(0.1, 0.3, first), (0.3, 0.5, .linear)],
                    loop: Loop(start: 0.1, period: 0.4, count: .infinity)),
                track(
                    "thing.backgroundColor", .colorIn(.oklch),
                    [
                        .constant(.color(Color(lightness: 0.6, a: 0.1, b: 0.1))),
                        .constant(.color(Color(lightness: 0.4, a: -0.1, b: 0.05, alpha: 0.5))),
                    ], [(0, 0.25, second)], isAdditive: false,
                    loop: Loop(start: 0, period: 0.25, count: .infinity)),
            ], markers: [Marker(time: 0.05, name: "tick", period: 0.4)], duration: .infinity)
        let turned = MotionValue.transform([.translate(10, -30), .rotate(degrees: 100), .scale(1.5, 0.8)])
        let formula = Formula(
            type: .number,
            components: [
                .binary(.multiply, .progress, .binary(.subtract, .constant(40), .progress))
            ])
        let shaped = Timeline(tracks: [
            track(
                "thing.transform", turned.type,
                [
                    .constant(.transform([.translate(0, 0), .rotate(degrees: 0), .scale(1, 1)])),
                    .constant(turned),
                ], [(0, 0.4, first)], weight: 0.5),
            track("thing.turn", .angle, [.current, .constant(.angle(degrees: 270))], [(0.1, 0.4, third)]),
            track(
                "thing.bounds.size.width", .number,
                [.constant(.number(0)), .constant(.number(12))], [(0, 0.35, second)], weight: 0.25),
            track("other.shadowOpacity", .number, [.formula(formula, from: nil)], [(0, 0.3, .linear)]),
            track(
                "thing.offsets", .vector(5),
                [.current, .constant(.vector([1, -2, 3, -4, 5]))], [(0, 0.4, first)]),
        ])
        let layered = Timeline(tracks: [
            track(
                "thing.x", .number, [.constant(.number(5)), .constant(.number(90))], [(0.05, 0.3, second)],
                startsAsWritten: false),
            track(
                "thing.x", .number, [.constant(.number(0)), .constant(.number(40))], [(0, 0.4, first)],
                weight: 0.5, isLayer: true),
            track(
                "thing.opacity", .number, [.constant(.number(0.2)), .constant(.number(1))],
                [(0.1, 0.3, first)], isAdditive: false, startsAsWritten: false),
        ])
        // Begin and end between their keys, as fractional counts of iterations have it.
        func part(_ path: String, _ inputStart: Double, _ inputEnd: Double, isAdditive: Bool) -> Track {
            Track(
                property: usable { () throws(PropertyPathError) in try PropertyPath(path) }, type: .number,
                isAdditive: isAdditive, keys: [.constant(.number(0.1)), .constant(.number(0.9))],
                segments: [
                    Segment(
                        start: 0.05, end: 0.3, fromKey: 0, toKey: 1, curve: first, inputStart: inputStart,
                        inputEnd: inputEnd)
                ])
        }
        let parts = Timeline(tracks: [
            part("thing.x", 0.2, 0.8, isAdditive: true), part("thing.opacity", 0.7, 0.3, isAdditive: false),
        ])
        return [chip, endless, shaped, shaped.mirrored, layered, layered.mirrored, parts, parts.mirrored]
    }

    /// A track that leads from key to key in turn, or from its only key to itself.
    private static func track(
        _ path: String, _ type: ValueType, _ keys: [Operand],
        _ segments: [(start: Double, end: Double, curve: Curve)], isAdditive: Bool = true,
        weight: Double = 1, loop: Loop? = nil, isLayer: Bool = false, startsAsWritten: Bool = true
    ) -> Track {
        let last = keys.count - 1
        return Track(
            property: usable { () throws(PropertyPathError) in try PropertyPath(path) }, type: type,
            isAdditive: isAdditive, weight: weight, keys: keys,
            segments: segments.indices.map { index in
                Segment(
                    start: segments[index].start, end: segments[index].end, fromKey: min(index, last),
                    toKey: min(index + 1, last), curve: segments[index].curve)
            }, loop: loop, isLayer: isLayer, startsAsWritten: startsAsWritten)
    }
}

/// The result of something that can't fail with what it is given.
func usable<Value, Failure: Error>(_ body: () throws(Failure) -> Value) -> Value {
    do throws(Failure) { return try body() } catch { preconditionFailure("a stress scene is well formed") }
}
