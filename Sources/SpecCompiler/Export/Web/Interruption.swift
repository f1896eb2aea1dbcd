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

    /// The second's own motion, if it replaces the first and has several parts: only the first of them begins elsewhere, the others
    /// are as they are written.
    var parts: BoundTrack?

    /// How many instants are tried of a few interruptions, and of many.
    static let instants = (few: 41, many: 9)
    private static let steps = 64

    /// The largest distance from the motion: in the middle of 64 parts of the time after each of some instants.
    ///
    /// - Complexity: O(instants).
    func largest(instants: Int) -> Double {
        let length = first.delay + first.duration
        var largest = 0.0
        for time in times(instants) {
            let begun = parts.map { $0.beginning(at: place(at: time)) }
            let after = max(length - time, second.map { $0.delay + $0.duration } ?? 0)
            for step in 0..<Self.steps {
                let later = after * (Double(step) + 0.5) / Double(Self.steps)
                largest = max(largest, distance(interruptedAt: time, begun, later: later))
            }
        }
        return largest
    }

    /// How far it jumps at most in Chromium, which takes no time to turn back what is below its start.
    func largestJump(instants: Int) -> Double {
        guard turnsBack, !goesOn, second != nil else { return 0 }
        let lowest = times(instants).reduce(0) { min($0, first.progress(at: $1)) }
        return from.interpolated(to: over, progress: lowest).distance(to: from)
    }

    /// Instants at which the first may be interrupted.
    private func times(_ count: Int) -> [Double] {
        (0..<count).map { (first.delay + first.duration) * (Double($0) + 0.5) / Double(count) }
    }

    /// The value of the first at a time.
    private func place(at time: Double) -> MotionValue {
        from.interpolated(to: over, progress: first.progress(at: time))
    }

    /// The distance at a time after an interruption, of the browser that strays farther: they mix colours in two ways.
    private func distance(interruptedAt time: Double, _ begun: BoundTrack?, later: Double) -> Double {
        let reached = first.progress(at: time)
        let exact = begun?.value(at: later).canonical ?? exact(place(at: time), time, later)
        // Below its start it takes the time of its distance from there or, in Chromium, none.
        let shares = !turnsBack ? [1] : reached < 0 ? [min(-reached, 1), 0] : [min(reached, 1)]
        func stray(_ mixed: (MotionValue, MotionValue, Double) -> MotionValue) -> Double {
            if goesOn { return mixed(from, over, first.progress(at: time + later)).distance(to: exact) }
            return shares.reduce(0) { largest, share in
                let shown = second?.progress(at: later, shortenedTo: share) ?? 1
                return max(largest, mixed(mixed(from, over, reached), to, shown).distance(to: exact))
            }
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

extension BoundProperty {
    /// Its motion, if it replaces others and has several parts, of which only the first begins at what it replaces.
    var replacingParts: BoundTrack? {
        let isOne = base.track.isAdditive || !layers.isEmpty || base.track.played.segments.count < 2
        return isOne ? nil : base
    }
}
