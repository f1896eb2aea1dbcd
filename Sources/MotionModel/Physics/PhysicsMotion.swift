/// A value that was pushed, phase by phase until it has stopped.
public struct PhysicsMotion: Sendable, Hashable {
    /// Where it began, one number for each component.
    public let start: [Double]
    /// What happens between two collisions, in order, each beginning where and when the one before ended; empty if nothing moves.
    public let phases: [Phase]

    /// A stretch of the motion without collisions inside.
    public struct Phase: Sendable, Hashable {
        /// Seconds from the start of the motion.
        public let start: Double
        /// Seconds from the start of the motion, after ``start``.
        public let end: Double
        /// Where each component is at the start; exactly the wall if it has just met one.
        public let from: [Double]
        /// Where each component is at the end.
        public let to: [Double]
        /// How fast each component moves at the start, in units per second: after a collision exactly −restitution times
        /// what it was before.
        public let startVelocity: [Double]
        /// How fast each component moves at the end, in units per second, before it meets a wall.
        public let endVelocity: [Double]
        /// λ, per second.
        let decayRate: Double

        /// How each component gets from ``from`` to ``to``: one curve for all.
        public var curve: Curve {
            let rate = decayRate * (end - start)
            return rate > 0 ? .exponential(ExponentialCurve(unchecked: rate, .arriving)) : .linear
        }
    }

    /// Seconds until it has stopped.
    public var duration: Double { phases.last?.end ?? 0 }

    /// Where it stops, one number for each component.
    public var destination: [Double] { phases.last?.to ?? start }

    /// Where it is after some seconds, one number for each component; never outside its walls.
    ///
    /// - Complexity: O(log n) in the number of phases.
    public func position(at time: Double) -> [Double] {
        guard let phase = phase(at: time) else { return time > 0 ? destination : start }
        let progress = phase.curve.progress(at: (time - phase.start) / (phase.end - phase.start))
        return phase.from.indices.map { component in
            let (from, to) = (phase.from[component], phase.to[component])
            let value = MotionValue.interpolated(from, to, progress: progress)
            return min(max(value, min(from, to)), max(from, to))
        }
    }

    /// How fast each component moves after some seconds, in units per second; at a collision the velocity after it.
    public func velocity(at time: Double) -> [Double] {
        guard let phase = phase(at: time) else { return start.map { _ in 0 } }
        let slowdown = Elementary.exp(-phase.decayRate * (time - phase.start))
        return phase.startVelocity.map { $0 * slowdown }
    }

    /// The phase that holds a time, the later one at a collision; nil before the start and from the end on.
    private func phase(at time: Double) -> Phase? {
        guard time >= 0, time < duration else { return nil }
        var (low, high) = (0, phases.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if phases[middle].end <= time { low = middle + 1 } else { high = middle }
        }
        return phases[low]
    }
}
