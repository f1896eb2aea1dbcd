import MotionModel

/// An animation spec of Compose as a Kotlin expression, without what is so by default.
struct ComposeAnimation {
    /// The expression, at the place where `val spec = ` stands before it.
    var text: String { node.written(indent: 12, column: 23, trailingComma: true) }
    /// What it refers to.
    private(set) var imports: [String]
    /// The largest error from rounding to whole milliseconds, as a share of the travel: measured at many instants.
    let rounding: Double
    private let node: CodeNode

    /// Creates the animation of a number on a spring released at once. Its velocity is passed to `animateTo`.
    init(_ spring: PlainSpring, component: Int) {
        let constants = spring.curve.spring
        let travel = (spring.to[component] - spring.from[component]).magnitude
        let threshold = travel * spring.curve.tolerance
        let numbers = [
            ("dampingRatio = ", constants.dampingRatio),
            ("stiffness = ", constants.stiffness / constants.mass),
            ("visibilityThreshold = ", Float(threshold) > 0 ? threshold : 1),
        ]
        node = .call("spring", numbers.map { ($0.0, .text(KotlinText.float($0.1))) })
        imports = ["spring"]
        rounding = 0
    }

    /// Creates the animation of a number that moves along pieces.
    ///
    /// - Parameters:
    ///   - track: The motion, from 0 on.
    ///   - timing: The timing in milliseconds.
    init(_ track: PlainTrack, _ timing: AndroidTiming) {
        func milliseconds(_ label: String, _ number: Int) -> (String, CodeNode) {
            (label, .text("\(number)"))
        }
        let isStill = track.initial == track.final
        if track.pieces.allSatisfy({ $0.isHold && $0.from == track.initial }), isStill || timing.count == 1 {
            // There is nothing between the two numbers. What takes no time can't be repeated: Compose divides by the
            // time.
            let moment = isStill ? 0 : track.end
            let delay = Int((moment / timing.span * Double(timing.duration)).rounded())
            node = .call("snap<Float>", delay == 0 ? [] : [milliseconds("delayMillis = ", delay)])
            imports = ["snap"]
            rounding = 0
            return
        }
        let animation: CodeNode
        let (delay, moving, span) = Self.delayed(track, timing)
        if let path = UnitPath(moving, duration: span.span), !path.hasJump {
            let (easing, names) = ComposeAnimation.easing(path)
            animation = .call(
                "tween<Float>",
                [milliseconds("durationMillis = ", span.duration)]
                    + (delay == 0 ? [] : [milliseconds("delayMillis = ", delay)]) + [("easing = ", easing)])
            imports = ["tween"] + names
            rounding = 0
        } else {
            let keyframes = ComposeKeyframes(track, timing)
            animation = .block("keyframes<Float>", keyframes.statements)
            imports = ["keyframes"] + keyframes.imports
            rounding = track.distance(to: keyframes.shown, until: timing.span)
        }
        guard timing.count != 1 else {
            node = animation
            return
        }
        let function = timing.isEndless ? "infiniteRepeatable" : "repeatable"
        imports += [function, "RepeatMode"] + (timing.offset == 0 ? [] : ["StartOffset"])
        let count = timing.isEndless ? [] : [milliseconds("iterations = ", Int(timing.count))]
        let offset: [(String, CodeNode)] = [("initialStartOffset = ", .text("StartOffset(\(timing.offset))"))]
        node = .call(
            function,
            count + [("animation = ", animation), ("repeatMode = ", .text("RepeatMode.Restart"))]
                + (timing.offset == 0 ? [] : offset))
    }

    /// What stands still at first, if that is a whole number of milliseconds, and what moves from then on.
    private static func delayed(
        _ track: PlainTrack, _ timing: AndroidTiming
    ) -> (milliseconds: Int, track: PlainTrack, timing: AndroidTiming) {
        let start = track.pieces.first { !$0.isHold || $0.from != track.initial }?.start ?? 0
        let milliseconds = (start * 1000).rounded()
        guard timing.count == 1, milliseconds > 0, (start * 1000 - milliseconds).magnitude < 1e-6,
            milliseconds < Double(timing.duration), track.value(at: start) == track.initial
        else { return (0, track, timing) }
        let moving = PlainTrack(
            property: track.property, type: track.type, initial: track.initial,
            pieces: track.pieces.filter { $0.start >= start }, end: track.end, final: track.final,
            maxError: track.maxError
        ).shifted(by: -milliseconds / 1000)
        let own = AndroidTiming(duration: moving.end) ?? timing
        return (Int(milliseconds), moving, own)
    }

    private static func easing(_ path: UnitPath) -> (CodeNode, imports: [String]) {
        if case .cubic(let first, let second, _)? = path.steps.first, path.steps.count == 1 {
            let curve = curve([first.x, first.y, second.x, second.y])
            return (curve.node, [curve.name])
        }
        if path.steps == [.line(CurvePoint(x: 1, y: 1))] { return (.text("LinearEasing"), ["LinearEasing"]) }
        func call(_ function: String, _ points: [CurvePoint]) -> CodeNode {
            .call(function, points.flatMap { [$0.x, $0.y] }.map { ("", .text(KotlinText.float($0))) })
        }
        let steps = path.steps.map { step in
            switch step {
            case .line(let end): call("lineTo", [end])
            case .cubic(let first, let second, let end): call("cubicTo", [first, second, end])
            }
        }
        let outline = CodeNode.block("Path().apply", [call("moveTo", [CurvePoint(x: 0, y: 0)])] + steps)
        return (.call("PathEasing", [("", outline)]), ["PathEasing", "Path"])
    }

    /// ★ The curves of Material Design that have a name in Compose.
    private static let named: [(name: String, numbers: [Double])] = [
        ("FastOutSlowInEasing", [0.4, 0, 0.2, 1]), ("LinearOutSlowInEasing", [0, 0, 0.2, 1]),
        ("FastOutLinearInEasing", [0.4, 0, 1, 1]),
    ]

    /// A Bézier by its name, else by its numbers, behind a text.
    static func curve(_ numbers: [Double], behind text: String = "") -> (node: CodeNode, name: String) {
        if let found = named.first(where: { $0.numbers == numbers }) {
            return (.text(text + found.name), found.name)
        }
        let name = "CubicBezierEasing"
        return (.call(text + name, numbers.map { ("", .text(KotlinText.float($0))) }), name)
    }
}
