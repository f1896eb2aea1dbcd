extension MotionReader {
    /// A spring with its length as it was written.
    mutating func spring(at place: Int) throws(BakedTimelineError) -> SpringCurve {
        let flags = try input.flags(2)
        let (mass, stiffness, damping) = (try input.number(), try input.number(), try input.number())
        let spring: Spring
        do throws(SpringError) {
            spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
        } catch {
            throw .invalid(.curve, offset: place)
        }
        let initialVelocity = try input.number()
        let tolerance = try positive()
        let durationPlace = input.offset
        let duration = try input.number()
        try input.require(duration >= 0, .range, at: durationPlace)
        let clampPlace = input.offset
        let clamp = flags[1] ? try input.range() : nil
        if let clamp {
            try input.require(clamp.contains(0) && clamp.contains(1), .range, at: clampPlace)
        }
        return SpringCurve(
            restored: spring, initialVelocity: initialVelocity, tolerance: tolerance, clamp: clamp,
            stopsAtTarget: flags[0], naturalDuration: duration)
    }
}

extension SpringCurve {
    /// Creates a curve with its length as it was written.
    fileprivate init(
        restored spring: Spring, initialVelocity: Double, tolerance: Double, clamp: ClosedRange<Double>?,
        stopsAtTarget: Bool, naturalDuration: Double
    ) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        self.tolerance = tolerance
        self.clamp = clamp
        self.stopsAtTarget = stopsAtTarget
        self.naturalDuration = naturalDuration
        motion = ReleasedSpring(regime: SpringRegime(spring), initialVelocity: initialVelocity)
    }
}
