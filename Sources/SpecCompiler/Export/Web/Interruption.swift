import MotionModel

/// A transition of a style sheet that is interrupted by another one, beside the motion that it stands for.
struct Interruption {
    /// The value before both.
    let from: MotionValue
    /// The value to which the first goes.
    let over: MotionValue
    /// The value to which the second goes.
    let to: MotionValue
    /// Whether the motion adds the second to what is left of the first, instead of replacing it.
    let addsUp: Bool
    let first: WebTransition
    /// nil if the second changes the value at once.
    let second: WebTransition?
    /// Whether a browser lets the first go on, because both have the same end.
    var goesOn = false
    /// Whether a browser takes less time, because the second goes back to where the first came from.
    var turnsBack = false

    /// How many instants are tried of a few interruptions, and of many.
    static let instants = (few: 41, many: 9)
    private static let steps = 64

    /// The largest distance from the motion: in the middle of 64 parts of the time after each of some instants.
    ///
    /// - Complexity: O(instants).
    func largest(instants: Int) -> Double {
        let length = first.delay + first.duration
        var largest = 0.0
        for instant in 0..<instants {
            let time = length * (Double(instant) + 0.5) / Double(instants)
            let after = max(length - time, second.map { $0.delay + $0.duration } ?? 0)
            for step in 0..<Self.steps {
                let later = after * (Double(step) + 0.5) / Double(Self.steps)
                largest = max(largest, distance(interruptedAt: time, later: later))
            }
        }
        return largest
    }

    /// The distance at a time after an interruption, of the browser that strays farther: they mix colours in two ways.
    private func distance(interruptedAt time: Double, later: Double) -> Double {
        let reached = first.progress(at: time)
        let exact = exact(from.interpolated(to: over, progress: reached), time, later)
        func stray(_ mixed: (MotionValue, MotionValue, Double) -> MotionValue) -> Double {
            if goesOn { return mixed(from, over, first.progress(at: time + later)).distance(to: exact) }
            let share = turnsBack ? min(reached.magnitude, 1) : 1
            let shown = second?.progress(at: later, shortenedTo: share) ?? 1
            return mixed(mixed(from, over, reached), to, shown).distance(to: exact)
        }
        let plain = stray { $0.interpolated(to: $1, progress: $2) }
        guard from.type == .color else { return plain }
        return max(plain, stray { $0.interpolatedInSRGB(to: $1, progress: $2) ?? $1 })
    }

    /// The value of the motion.
    private func exact(_ place: MotionValue, _ time: Double, _ later: Double) -> MotionValue {
        let progress = second?.progress(at: later) ?? 1
        guard addsUp else { return place.interpolated(to: to, progress: progress) }
        let left = from.interpolated(to: over, progress: first.progress(at: time + later)) - over
        return over.interpolated(to: to, progress: progress) + left
    }
}
