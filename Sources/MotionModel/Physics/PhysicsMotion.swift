/// The motion of a pushed value, phase by phase until it has stopped.
public struct PhysicsMotion: Sendable, Hashable {
    /// The place at the start, one number for each component.
    public let start: [Double]
    /// The phases between collisions, in order, each beginning when and where the one before it ended; empty if nothing
    /// moves.
    public let phases: [Phase]

    /// A part of the motion without collisions inside.
    public struct Phase: Sendable, Hashable {
        /// The start in seconds from that of the motion.
        public let start: Double
        /// The end in seconds from the start of the motion, after ``start``.
        public let end: Double
        /// The place of each component at the start; exactly the wall if it has just met one.
        public let from: [Double]
        /// The place of each component at the end.
        public let to: [Double]
        /// The velocity of each component at the start, in units per second: after a collision exactly −restitution
        /// times the one before.
        public let startVelocity: [Double]
        /// The velocity of each component at the end, in units per second, before it meets a wall.
        public let endVelocity: [Double]
        /// λ, per second.
        let decayRate: Double

        /// The curve from ``from`` to ``to``, the same for all components.
        public var curve: Curve {
            let rate = decayRate * (end - start)
            return rate > 0 ? .exponential(ExponentialCurve(unchecked: rate, .arriving)) : .linear
        }
    }

    /// The time in seconds until it has stopped.
    public var duration: Double { phases.last?.end ?? 0 }

    /// The place at which it stops, one number for each component.
    public var destination: [Double] { phases.last?.to ?? start }

    /// The place after some seconds, one number for each component; never outside the walls.
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

    /// The velocity of each component after some seconds, in units per second; at a collision, the velocity after it.
    public func velocity(at time: Double) -> [Double] {
        guard let phase = phase(at: time) else { return start.map { _ in 0 } }
        let slowdown = Elementary.exp(-phase.decayRate * (time - phase.start))
        return phase.startVelocity.map { $0 * slowdown }
    }

    /// The phase that contains a time, the later one at a collision; nil before the start and from the end on.
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
