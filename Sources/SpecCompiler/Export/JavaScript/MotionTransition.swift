import MotionModel

/// The keyframes of one value and the transition between them, as Motion takes them.
struct MotionTransition {
    /// The value, or a list of the keyframes.
    let keyframes: String
    /// The members of the transition.
    let members: [String]
    /// The error that rounding adds, as a share of the travel.
    let rounding: Double

    /// The keyframes of a number that is the same throughout.
    init(constant text: String) {
        keyframes = text
        members = ["duration: 0"]
        rounding = 0
    }

    /// Creates a spring, which stays one.
    ///
    /// Motion ends a spring within half a pixel, or a two-hundredth of what travels less than 5; a tighter end is said.
    init(_ spring: PlainSpring, component: Int) {
        let (from, to) = (spring.from[component], spring.to[component])
        let constants = spring.curve.spring
        let travel = (to - from).magnitude
        var members = [
            "type: \"spring\"", "stiffness: \(NumberText.text(constants.stiffness))",
            "damping: \(NumberText.text(constants.damping))",
        ]
        if constants.mass != 1 { members.append("mass: \(NumberText.text(constants.mass))") }
        let velocity = spring.curve.initialVelocity * (to - from)
        if velocity != 0 { members.append("velocity: \(NumberText.text(velocity))") }
        let rest = travel * spring.curve.tolerance
        if rest < (travel < 5 ? 0.005 : 0.5) {
            let speed = rest * (constants.stiffness / constants.mass).squareRoot()
            members.append("restDelta: \(Self.short(rest))")
            members.append("restSpeed: \(Self.short(speed))")
        }
        if spring.start > 0 { members.append("delay: \(NumberText.text(spring.start))") }
        keyframes = "[\(NumberText.text(from + 0)), \(NumberText.text(to + 0))]"
        self.members = members
        rounding = 0
    }

    /// Creates keyframes.
    ///
    /// - Parameters:
    ///   - track: One play of the value.
    ///   - repeated: When it starts, and how often it is repeated.
    ///   - text: The text of a value.
    init(_ track: PlainTrack, _ repeated: RepeatedTrack, text: ([Double]) -> String) {
        let short = ShortPieces(track.pieces, isExact: track.maxError == 0)
        rounding = short.error
        var values = [short.pieces.first?.from ?? track.initial]
        var times = [0.0]
        var easings: [String] = []
        func add(_ value: [Double], at time: Double, _ easing: String) {
            values.append(value)
            times.append(time)
            easings.append(easing)
        }
        func share(_ time: Double) -> Double {
            let share = (time - repeated.start) / repeated.duration
            return share > 1 - 1e-12 ? 1 : ShortPieces.rounded(share, to: 1e-9)
        }
        for piece in short.pieces {
            if values[values.count - 1] != piece.from {
                add(piece.from, at: share(piece.start), "\"linear\"")
            }
            add(piece.to, at: share(piece.end), Self.easing(piece.easing))
        }
        if values[values.count - 1] != track.final { add(track.final, at: 1, "\"linear\"") }
        var members = ["duration: \(NumberText.text(ShortPieces.rounded(repeated.duration, to: 1e-9)))"]
        if repeated.duration > 0 {
            if values.count > 2 {
                members.append("times: [\(times.map { NumberText.text($0) }.joined(separator: ", "))]")
            }
            let isOne = easings.allSatisfy { $0 == easings[0] }
            members.append("ease: \(isOne ? easings[0] : "[\(easings.joined(separator: ", "))]")")
        }
        if repeated.start > 0 { members.append("delay: \(NumberText.text(repeated.start))") }
        if repeated.count != 1 {
            let count = repeated.count.isFinite ? NumberText.text(repeated.count - 1) : "Infinity"
            members.append("repeat: \(count)")
        }
        keyframes = "[\(values.map(text).joined(separator: ", "))]"
        self.members = members
    }

    private static func easing(_ easing: CubicBezier?) -> String {
        guard let easing else { return "\"linear\"" }
        let numbers = [easing.x1, easing.y1, easing.x2, easing.y2].map { NumberText.text($0 + 0) }
        return "[\(numbers.joined(separator: ", "))]"
    }

    /// A number with one or two digits that count, not above it.
    private static func short(_ number: Double) -> String {
        guard number > 0 else { return "0" }
        var scale = 1.0
        while number * scale < 10 && scale < 1e15 { scale *= 10 }
        return NumberText.text((number * scale).rounded(.down) / scale)
    }
}
