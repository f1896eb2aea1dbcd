import MotionModel

/// A keyframe of SwiftUI, as a Swift expression.
struct SwiftUIMoment {
    /// The expression.
    let text: String

    private init(_ text: String) { self.text = text }

    /// The keyframes of a number that moves along pieces.
    ///
    /// - Parameters:
    ///   - track: The motion of one number.
    ///   - end: The time in seconds until which the last value is held.
    static func moments(of track: PlainTrack, until end: Double) -> [SwiftUIMoment] {
        var moments: [SwiftUIMoment] = []
        var (time, shown) = (0.0, track.value(at: 0)[0])
        func hold(until next: Double) {
            if next > time { moments.append(linear(shown, next - time, nil)) }
            time = Swift.max(time, next)
        }
        func jump(to number: Double) {
            if number != shown { moments.append(SwiftUIMoment("MoveKeyframe(\(SwiftText.number(number)))")) }
            shown = number
        }
        for whole in track.pieces where whole.end > 0 {
            hold(until: whole.start)
            jump(to: whole.from[0])
            // A unit curve runs from 0 to 1 and not beyond.
            for piece in whole.monotone where piece.end - piece.start > 1e-12 {
                moments.append(linear(piece.to[0], piece.end - piece.start, piece.easing))
                shown = piece.to[0]
            }
            time = whole.end
        }
        hold(until: track.end)
        jump(to: track.final[0])
        hold(until: end)
        if moments.isEmpty { moments.append(SwiftUIMoment("MoveKeyframe(\(SwiftText.number(shown)))")) }
        return moments
    }

    /// The keyframes of a number on a spring.
    static func moments(of spring: PlainSpring, component: Int) -> [SwiftUIMoment] {
        let (from, to) = (spring.from[component], spring.to[component])
        let travel = to - from
        let constants = spring.curve.spring
        var moments: [SwiftUIMoment] = []
        if spring.start > 0 { moments.append(linear(from, spring.start, nil)) }
        let numbers = [constants.mass, constants.stiffness, constants.damping].map(SwiftText.number)
        moments.append(
            SwiftUIMoment(
                "SpringKeyframe(\(SwiftText.number(to)), duration: \(SwiftText.number(spring.duration)), "
                    + "spring: Spring(mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]), "
                    + "allowOverDamping: true), "
                    + "startVelocity: \(SwiftText.number(spring.curve.initialVelocity * travel + 0)))"))
        // The spring settles exactly at its target.
        moments.append(SwiftUIMoment("MoveKeyframe(\(SwiftText.number(to)))"))
        return moments
    }

    private static func linear(_ to: Double, _ duration: Double, _ easing: CubicBezier?) -> SwiftUIMoment {
        let curve = easing.map { "\(SwiftUIMoment.curve($0))" } ?? ".linear"
        return SwiftUIMoment(
            "LinearKeyframe(\(SwiftText.number(to)), duration: \(SwiftText.number(duration)), timingCurve: \(curve))"
        )
    }

    private static func curve(_ easing: CubicBezier) -> String {
        func point(_ x: Double, _ y: Double) -> String {
            "UnitPoint(x: \(SwiftText.number(x)), y: \(SwiftText.number(y)))"
        }
        return ".bezier(startControlPoint: \(point(easing.x1, easing.y1)), "
            + "endControlPoint: \(point(easing.x2, easing.y2)))"
    }
}
