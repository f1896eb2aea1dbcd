import Animator
import MotionModel
import Testing

/// A store with a few properties of every kind, `thing.…`, at their initial values.
func makeStore() throws -> PropertyStore {
    let store = PropertyStore()
    for (keyPath, type) in [
        ("x", ValueType.number), ("y", .number), ("position", .point), ("opacity", .number),
        ("bounds", .rect), ("isOn", .boolean), ("backgroundColor", .color), ("turn", .angle),
        ("offsets", .vector(64)),
    ] {
        try store.register(PropertyDeclaration(path: PropertyPath("thing.\(keyPath)"), type: type))
    }
    return store
}

func number(_ store: PropertyStore, _ path: String) throws -> Double {
    try store.presentation(PropertyKey<Double>(path))
}

func resting(_ store: PropertyStore, _ path: String) throws -> Double {
    try store.model(PropertyKey<Double>(path))
}

func ease() throws -> Curve { .bezier(try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)) }

/// Curves that start at exactly 0, without a jump.
let smoothCurves: [NamedCurve] = NamedCurve.all.filter { row in
    row.curve.progress(at: 0) == 0 && row.curve.progress(at: 1) == 1
}

func track(
    _ path: String, _ from: MotionValue, _ to: MotionValue, _ timing: Timing, additive: Bool = true,
    weight: Double = 1
) throws -> Track {
    Track(
        property: try PropertyPath(path), type: from.type, isAdditive: additive, weight: weight,
        from: .constant(from), to: .constant(to), timing: timing)
}

/// Whether what is shown of every property is bitwise its model value.
func showsModel(_ store: PropertyStore) -> Bool {
    store.properties.allSatisfy { property in
        guard let id = try? store.id(of: property.path.text) else { return false }
        let shown = store.presentation(id).components.map(\.bitPattern)
        return shown == store.model(id).components.map(\.bitPattern)
    }
}

/// The bits of everything that is shown.
func bits(_ store: PropertyStore) throws -> [UInt64] {
    try store.properties.flatMap { property in
        store.presentation(try store.id(of: property.path.text)).components.map(\.bitPattern)
    }
}

/// The largest difference of two lists of values.
func largestJump(_ first: some Sequence<Double>, _ second: some Sequence<Double>) -> Double {
    zip(first, second).map { ($0 - $1).magnitude }.max() ?? 0
}

/// Collects events as short texts.
final class Log {
    var lines: [String] = []

    var handler: (Playback, PlaybackEvent) -> Void {
        { [self] _, event in lines.append(describe(event)) }
    }

    func handler(_ name: String) -> (Playback, PlaybackEvent) -> Void {
        { [self] _, event in lines.append("\(name) \(describe(event))") }
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

func describe(_ event: PlaybackEvent) -> String {
    switch event {
    case .started: "started"
    case .updated: "updated"
    case .reversed: "reversed"
    case .repeated: "repeated"
    case .paused: "paused"
    case .resumed: "resumed"
    case .stopped: "stopped"
    case .appeared(let target): "appeared \(target)"
    case .disappeared(let target): "disappeared \(target)"
    case .marker(let name, _): "marker \(name)"
    case .completed(let reason): "completed \(reason.rawValue)"
    }
}

/// The calendar chip: the numbers of the published sample, at a width of 375.
struct CalendarChip {
    let motion: CompiledMotion

    private static let rows:
        [(String, MotionValue, MotionValue, Bool, (Double, Double), (Double, Double), Bool)] = [
            ("chip.bounds.size.height", .number(48), .number(160), true, (0.015, 0.36), (0, 0.33), false),
            ("chip.bounds.size.width", .number(215), .number(375), true, (0, 0.285), (0.045, 0.33), false),
            ("chip.position.x", .number(235.5), .number(187.5), true, (0, 0.285), (0.045, 0.33), false),
            ("chip.position.y", .number(216), .number(80), true, (0.015, 0.36), (0.015, 0.33), false),
            ("chip.cornerRadius", .number(2), .number(0), true, (0.015, 0.36), (0, 0.33), false),
            ("collapsed.opacity", .number(1), .number(0), false, (0, 0.075), (0.15, 0.15), true),
            ("expanded.opacity", .number(0), .number(1), false, (0.075, 0.15), (0, 0.075), true),
            ("shape.position", .point(199, 40), .point(359, 152), true, (0, 0.285), (0.045, 0.33), false),
        ]

    init() throws {
        let standard = try ease()
        func timeline(expanding: Bool, reversed: Bool) throws -> Timeline {
            Timeline(
                tracks: try Self.rows.map { row in
                    let times = expanding ? row.4 : row.5
                    let timing = Timing(
                        delay: times.0, duration: times.1, curve: row.6 ? .linear : standard)
                    // Both variants are written from collapsed to expanded; collapsing reverses the values.
                    let fromCollapsed = expanding != reversed
                    return try track(
                        row.0, fromCollapsed ? row.1 : row.2, fromCollapsed ? row.2 : row.1, timing,
                        additive: row.3)
                })
        }
        motion = CompiledMotion(
            name: "calendar-chip",
            properties: try Self.rows.map {
                PropertyDeclaration(path: try PropertyPath($0.0), type: $0.1.type)
            },
            states: [
                MotionState(name: "collapsed", values: Self.rows.map { $0.1 }),
                MotionState(name: "expanded", values: Self.rows.map { $0.2 }),
            ],
            variants: [
                CompiledVariant(
                    name: "expand", timeline: try timeline(expanding: true, reversed: false),
                    reversedTimeline: try timeline(expanding: true, reversed: true),
                    startState: "collapsed", endState: "expanded"),
                CompiledVariant(
                    name: "collapse", timeline: try timeline(expanding: false, reversed: false),
                    reversedTimeline: try timeline(expanding: false, reversed: true),
                    startState: "expanded", endState: "collapsed"),
            ])
    }

    func values(_ store: PropertyStore) throws -> [Double] {
        try motion.properties.flatMap { try store.presentation($0.path.text).components }
    }

    func values(inState name: String) -> [Double] {
        (motion.state(named: name)?.operands ?? []).flatMap { $0?.constant?.components ?? [] }
    }
}
