import MotionModel

/// An animation spec of Compose as a Kotlin expression. Every parameter is written, whatever its default.
struct ComposeAnimation {
    /// The expression.
    let text: String
    /// The largest error from rounding to whole milliseconds, as a share of the travel: measured at a thousand
    /// instants.
    let rounding: Double

    /// Creates the animation of a number on a spring released at once. Its velocity is passed to `animateTo`.
    init(_ spring: PlainSpring, component: Int) {
        let constants = spring.curve.spring
        let travel = (spring.to[component] - spring.from[component]).magnitude
        text =
            "spring(dampingRatio = \(KotlinText.float(constants.dampingRatio)), "
            + "stiffness = \(KotlinText.float(constants.stiffness / constants.mass)), "
            + "visibilityThreshold = \(KotlinText.float(travel > 0 ? travel * spring.curve.tolerance : 1)))"
        rounding = 0
    }

    /// Creates the animation of a number that moves along pieces.
    ///
    /// - Parameters:
    ///   - track: The motion, from 0 on.
    ///   - timing: The timing in milliseconds.
    init(_ track: PlainTrack, _ timing: AndroidTiming) {
        let animation: String
        let isStill = track.initial == track.final
        if track.pieces.allSatisfy({ $0.isHold && $0.from == track.initial }), isStill || !timing.isEndless {
            // There is nothing between the two numbers. What takes no time can't be repeated: Compose divides by the
            // time.
            let moment = isStill ? 0 : track.end
            let milliseconds = Int((moment / timing.span * Double(timing.duration)).rounded())
            text = "snap<Float>(delayMillis = \(milliseconds))"
            rounding = 0
            return
        }
        if let path = UnitPath(track, duration: timing.span), !path.hasJump {
            animation =
                "tween<Float>(durationMillis = \(timing.duration), delayMillis = 0, easing = "
                + "\(ComposeAnimation.easing(path)))"
            rounding = 0
        } else {
            (animation, rounding) = ComposeAnimation.keyframes(track, timing)
        }
        if timing.isEndless {
            text =
                "infiniteRepeatable(animation = \(animation), repeatMode = RepeatMode.Restart, "
                + "initialStartOffset = StartOffset(offsetMillis = \(timing.offset)))"
        } else {
            text = animation
        }
    }

    private static func easing(_ path: UnitPath) -> String {
        if case .cubic(let first, let second, _)? = path.steps.first, path.steps.count == 1 {
            let points = [first.x, first.y, second.x, second.y].map(KotlinText.float)
            return "CubicBezierEasing(\(points.joined(separator: ", ")))"
        }
        if path.steps == [.line(CurvePoint(x: 1, y: 1))] { return "LinearEasing" }
        func point(_ point: CurvePoint) -> String {
            "\(KotlinText.float(point.x)), \(KotlinText.float(point.y))"
        }
        let steps = path.steps.map { step in
            switch step {
            case .line(let end): "lineTo(\(point(end)))"
            case .cubic(let first, let second, let end):
                "cubicTo(\(point(first)), \(point(second)), \(point(end)))"
            }
        }
        return "PathEasing(Path().apply { \((["moveTo(0f, 0f)"] + steps).joined(separator: "; ")) })"
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
    ) -> (text: String, rounding: Double) {
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
        var lines = ["durationMillis = \(timing.duration)", "delayMillis = 0"]
        for key in keys {
            let easing = key.easing.map { easing in
                let points = [easing.x1, easing.y1, easing.x2, easing.y2].map(KotlinText.float)
                return "CubicBezierEasing(\(points.joined(separator: ", ")))"
            }
            lines.append(
                "\(KotlinText.float(key.value)) at \(key.milliseconds) using \(easing ?? "LinearEasing")")
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
            "keyframes<Float> { \(lines.joined(separator: "; ")) }",
            track.distance(to: shown, until: timing.span)
        )
    }
}

extension PlainTrack {
    /// The largest distance to another track at a thousand instants, as a share of the travel, for the first number.
    ///
    /// Within a millisecond of a jump, which takes one there, either side is right.
    fileprivate func distance(to other: PlainTrack, until end: Double) -> Double {
        var (low, high, largest) = (Double.infinity, -Double.infinity, 0.0)
        let jumps =
            zip(pieces, pieces.dropFirst()).filter { $0.to != $1.from }.map { $1.start }
            + (pieces.last?.to == final ? [] : [self.end])
        for step in 0...1000 {
            let time = end * Double(step) / 1000
            let number = value(at: time)[0]
            (low, high) = (Swift.min(low, number), Swift.max(high, number))
            if jumps.contains(where: { ($0 - time).magnitude <= 0.0015 }) { continue }
            largest = Swift.max(largest, (number - other.value(at: time)[0]).magnitude)
        }
        return high > low ? largest / (high - low) : 0
    }
}
