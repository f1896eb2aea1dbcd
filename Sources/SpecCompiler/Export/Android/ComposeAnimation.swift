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
        let numbers = [
            ("dampingRatio = ", constants.dampingRatio),
            ("stiffness = ", constants.stiffness / constants.mass),
            ("visibilityThreshold = ", travel > 0 ? travel * spring.curve.tolerance : 1),
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
        if track.pieces.allSatisfy({ $0.isHold && $0.from == track.initial }), isStill || !timing.isEndless {
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
            let (statements, error) = ComposeAnimation.keyframes(track, timing)
            animation = .block("keyframes<Float>", statements.lines.map { .text($0) })
            imports = ["keyframes"] + statements.imports
            rounding = error
        }
        guard timing.isEndless else {
            node = animation
            return
        }
        imports += ["infiniteRepeatable", "RepeatMode"] + (timing.offset == 0 ? [] : ["StartOffset"])
        let offset: [(String, CodeNode)] = [("initialStartOffset = ", .text("StartOffset(\(timing.offset))"))]
        node = .call(
            "infiniteRepeatable",
            [("animation = ", animation), ("repeatMode = ", .text("RepeatMode.Restart"))]
                + (timing.offset == 0 ? [] : offset))
    }

    /// What stands still at first, if that is a whole number of milliseconds, and what moves from then on.
    private static func delayed(
        _ track: PlainTrack, _ timing: AndroidTiming
    ) -> (milliseconds: Int, track: PlainTrack, timing: AndroidTiming) {
        let start = track.pieces.first { !$0.isHold || $0.from != track.initial }?.start ?? 0
        let milliseconds = (start * 1000).rounded()
        guard !timing.isEndless, milliseconds > 0, (start * 1000 - milliseconds).magnitude < 1e-6,
            track.value(at: start) == track.initial
        else { return (0, track, timing) }
        let moving = PlainTrack(
            property: track.property, type: track.type, initial: track.initial,
            pieces: track.pieces.filter { $0.start >= start }, end: track.end, final: track.final,
            maxError: track.maxError
        ).shifted(by: -milliseconds / 1000)
        let own = AndroidTiming(offset: 0, duration: moving.end, isEndless: false)
        return (Int(milliseconds), moving, own)
    }

    private static func easing(_ path: UnitPath) -> (CodeNode, imports: [String]) {
        if case .cubic(let first, let second, _)? = path.steps.first, path.steps.count == 1 {
            let text = curve([first.x, first.y, second.x, second.y])
            return (.text(text.text), [text.name])
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

    /// A Bézier by its name, else by its numbers.
    private static func curve(_ numbers: [Double]) -> (text: String, name: String) {
        if let found = named.first(where: { $0.numbers == numbers }) { return (found.name, found.name) }
        let list = numbers.map(KotlinText.float).joined(separator: ", ")
        return ("CubicBezierEasing(\(list))", "CubicBezierEasing")
    }

    /// A keyframe at a whole millisecond, with the easing to the next one.
    private struct Key {
        let milliseconds: Int
        let value: Double
        let easing: CubicBezier?
    }

    /// Keyframes at whole milliseconds, at most one each: a jump takes a millisecond.
    private static func keyframes(
        _ track: PlainTrack, _ timing: AndroidTiming
    ) -> (statements: (lines: [String], imports: [String]), rounding: Double) {
        let scale = timing.span / Double(timing.duration)
        var keys = [Key(milliseconds: 0, value: track.value(at: 0)[0], easing: nil)]
        func add(_ value: Double, at milliseconds: Int, _ easing: CubicBezier?) {
            let last = keys[keys.count - 1]
            if last.milliseconds == milliseconds { keys.removeLast() }
            let before = keys.last?.milliseconds ?? -1
            if last.milliseconds == milliseconds, last.value != value, milliseconds - 1 > before {
                keys.append(Key(milliseconds: milliseconds - 1, value: last.value, easing: nil))
            }
            keys.append(Key(milliseconds: milliseconds, value: value, easing: easing))
        }
        for piece in track.pieces where piece.end > 0 {
            let start = Int((piece.start / scale).rounded())
            let end = Int((piece.end / scale).rounded())
            // A piece shorter than a millisecond has no place.
            guard end > start, start >= keys[keys.count - 1].milliseconds else { continue }
            add(piece.from[0], at: start, piece.easing)
            add(piece.to[0], at: end, nil)
        }
        let end = Int((track.end / scale).rounded())
        if end >= keys[keys.count - 1].milliseconds { add(track.final[0], at: end, nil) }
        if end < timing.duration { add(track.final[0], at: timing.duration, nil) }
        var lines = ["durationMillis = \(timing.duration)"]
        var imports: [String] = []
        for key in keys {
            let line = "\(KotlinText.float(key.value)) at \(key.milliseconds)"
            let easing = key.easing.map { curve([$0.x1, $0.y1, $0.x2, $0.y2]) }
            // Without one, a keyframe has a straight line to the next.
            lines.append(easing.map { "\(line) using \($0.text)" } ?? line)
            if let easing { imports.append(easing.name) }
        }
        let pieces = zip(keys, keys.dropFirst()).map { one, next in
            PlainPiece(
                start: Double(one.milliseconds) * scale, end: Double(next.milliseconds) * scale,
                from: [one.value], to: [next.value], easing: one.easing)
        }
        let shown = PlainTrack(
            property: track.property, type: track.type, initial: [keys[0].value], pieces: pieces,
            end: timing.span, final: track.final, maxError: 0)
        return (
            (lines, imports), track.distance(to: shown, until: timing.span)
        )
    }
}

extension PlainTrack {
    /// The largest distance to another track, as a share of the travel, for the first number: measured at 32 instants of
    /// each piece of both, and at a thousand of them together.
    ///
    /// Within a millisecond of a jump, which takes one there, either side is right.
    ///
    /// - Complexity: O(n log n) for n pieces.
    fileprivate func distance(to other: PlainTrack, until end: Double) -> Double {
        var (low, high, largest) = (Double.infinity, -Double.infinity, 0.0)
        let jumps =
            zip(pieces, pieces.dropFirst()).filter { $0.to != $1.from }.map { $1.start }
            + (pieces.last?.to == final ? [] : [self.end])
        var times = (0...1000).map { end * Double($0) / 1000 }
        for piece in pieces + other.pieces {
            let step = (piece.end - piece.start) / 32
            times += (0..<32).map { piece.start + step * (Double($0) + 0.5) }
        }
        times.sort()
        var next = 0
        for time in times where time >= 0 && time <= end {
            let number = value(at: time)[0]
            (low, high) = (Swift.min(low, number), Swift.max(high, number))
            while next < jumps.count, jumps[next] < time - 0.0015 { next += 1 }
            if next < jumps.count, jumps[next] <= time + 0.0015 { continue }
            largest = Swift.max(largest, (number - other.value(at: time)[0]).magnitude)
        }
        return high > low ? largest / (high - low) : 0
    }
}
