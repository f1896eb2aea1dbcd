import MotionModel

/// A timing as a Swift expression that evaluates to it.
struct SwiftTiming {
    /// The expression, with `try!` in front if it calls a throwing initialiser: the compiler has shown that it doesn't
    /// throw.
    let text: String

    /// The expression of a timing.
    ///
    /// - Parameter place: Gives the expression of a curve that isn't written out; nil if there is none.
    /// - Returns: nil when a curve is neither written out nor in the motion.
    init?(_ timing: Timing, place: (Curve) -> String?) {
        var canThrow = false
        func expression(_ curve: Curve) -> String? {
            guard let written = SwiftCurve(curve) else { return place(curve) }
            canThrow = canThrow || written.canThrow
            return written.text
        }
        var arguments: [String] = []
        func add(_ label: String, _ value: Double, unless ordinary: Double? = nil) {
            if value != ordinary { arguments.append("\(label): \(SwiftText.number(value))") }
        }
        add("delay", timing.delay, unless: 0)
        add("endDelay", timing.endDelay, unless: 0)
        add("duration", timing.duration)
        guard let curve = expression(timing.curve) else { return nil }
        if timing.curve != .linear { arguments.append("curve: \(curve)") }
        add("iterations", timing.iterations, unless: 1)
        add("iterationStart", timing.iterationStart, unless: 0)
        if timing.direction != .normal {
            arguments.append("direction: .\(SwiftTiming.name(of: timing.direction))")
        }
        switch timing.wayBack {
        case .none: break
        case .mirrored: arguments.append("wayBack: .mirrored")
        case .along(let curve, let duration):
            guard let curve = expression(curve) else { return nil }
            arguments.append("wayBack: .along(\(curve), duration: \(SwiftText.number(duration)))")
        }
        add("speed", timing.speed, unless: 1)
        // Named in full: the initialiser of a curve with a length of its own has the same labels in another order.
        text = "\(canThrow ? "try! " : "")Timing(\(arguments.joined(separator: ", ")))"
    }

    private static func name(of direction: PlaybackDirection) -> String {
        switch direction {
        case .normal: "normal"
        case .reverse: "reverse"
        case .alternate: "alternate"
        case .alternateReverse: "alternateReverse"
        }
    }
}
