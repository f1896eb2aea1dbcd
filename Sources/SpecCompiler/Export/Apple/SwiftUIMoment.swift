import MotionModel

/// A keyframe of SwiftUI, as a Swift expression.
struct SwiftUIMoment {
    /// The expression.
    let node: CodeNode
    /// Whether it jumps.
    private let isMove: Bool

    private init(_ function: String, _ arguments: [(String, CodeNode)]) {
        isMove = function == "MoveKeyframe"
        node = .call(function, arguments)
    }

    /// The keyframes of a number that moves along pieces, from its first value on: what plays again would else begin where it ended.
    ///
    /// - Parameters:
    ///   - track: The motion of one number.
    ///   - end: The time in seconds until which the last value is held.
    ///   - curves: The curves of the file, to which those of the track are added.
    static func moments(
        of track: PlainTrack, until end: Double, _ curves: inout SwiftUICurves
    ) -> [SwiftUIMoment] {
        var (time, shown) = (0.0, track.value(at: 0)[0])
        var moments = [move(shown)]
        func hold(until next: Double) {
            if next - time > PlainTrack.instant { moments.append(linear(shown, next - time, nil)) }
            time = Swift.max(time, next)
        }
        func jump(to number: Double) {
            guard number != shown else { return }
            // Of two jumps at once the last is seen.
            if moments.last?.isMove == true { moments.removeLast() }
            moments.append(move(number))
            shown = number
        }
        for whole in track.pieces where whole.end > 0 {
            hold(until: whole.start)
            jump(to: whole.from[0])
            // A unit curve runs from 0 to 1 and not beyond.
            for piece in whole.monotone where piece.end - piece.start > 1e-12 {
                let curve = piece.easing.map { curves.name(of: $0) }
                moments.append(linear(piece.to[0], piece.end - piece.start, curve))
                shown = piece.to[0]
            }
            time = whole.end
        }
        hold(until: track.end)
        jump(to: track.final[0])
        hold(until: end)
        return moments
    }

    /// The keyframes of a number on a spring, from its release on.
    static func moments(of spring: PlainSpring, component: Int) -> [SwiftUIMoment] {
        let (from, to) = (spring.from[component], spring.to[component])
        let travel = to - from
        let constants = spring.curve.spring
        var moments = [move(from)]
        if spring.start > 0 { moments.append(linear(from, spring.start, nil)) }
        let numbers = [
            ("mass: ", constants.mass), ("stiffness: ", constants.stiffness),
            ("damping: ", constants.damping),
        ]
        var own: [(String, CodeNode)] = numbers.map { ($0.0, number($0.1)) }
        // That it may be overdamped says nothing of others.
        let critical = 4 * constants.mass * constants.stiffness
        if constants.damping * constants.damping > critical {
            own.append(("allowOverDamping: ", .text("true")))
        }
        moments.append(
            SwiftUIMoment(
                "SpringKeyframe",
                [
                    ("", number(to)), ("duration: ", number(spring.duration)),
                    ("spring: ", .call("Spring", own)),
                    ("startVelocity: ", number(spring.curve.initialVelocity * travel + 0)),
                ]))
        // The spring settles exactly at its target.
        moments.append(move(to))
        return moments
    }

    private static func number(_ value: Double) -> CodeNode { .text(SwiftText.plain(value)) }

    private static func move(_ to: Double) -> SwiftUIMoment {
        SwiftUIMoment("MoveKeyframe", [("", number(to))])
    }

    /// - Parameter curve: The name of a curve; nil for constant speed, which a keyframe has by itself.
    private static func linear(_ to: Double, _ duration: Double, _ curve: String?) -> SwiftUIMoment {
        let own: [(String, CodeNode)] = curve.map { [("timingCurve: ", .text($0))] } ?? []
        return SwiftUIMoment("LinearKeyframe", [("", number(to)), ("duration: ", number(duration))] + own)
    }
}
