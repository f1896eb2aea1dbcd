import MotionModel

extension SpringCurve {
    /// Enclosures over a part of 0…1.
    ///
    /// Every derivative of the motion obeys the spring's own equation. Its energy, v² + ω₀²·x², never grows, so
    /// the state at the interval's start bounds each derivative over all that follows; the mean value theorem
    /// then pins each derivative to where it starts.
    func jet(over x: Enclosure) -> Jet {
        let length = naturalDuration
        // At the very end the curve jumps to its target; that belongs to the end, not to the interval.
        let basis = spring.basis(at: x.lower * length)
        let square = spring.stiffness / spring.mass
        let decay = spring.damping / spring.mass
        let root = square.squareRoot()
        let width = x.width * length
        let x0 = basis.displacement(from: -1, velocity: initialVelocity)
        let x1 = basis.velocity(from: -1, velocity: initialVelocity)
        let x2 = -decay * x1 - square * x0
        let x3 = -decay * x2 - square * x1
        let x4 = -decay * x3 - square * x2
        let x5 = -decay * x4 - square * x3
        let x6 = -decay * x5 - square * x4
        // A derivative is bounded by its own energy, which bounds the change of the one before it.
        func enclosure(_ derivative: Double, _ next: Double, _ following: Double) -> Enclosure {
            let reach = (next * next + (following / root) * (following / root)).squareRoot()
            return Enclosure(center: derivative, radius: reach * width)
        }
        let (second, fourth) = (length * length, length * length * length * length)
        let free = Jet(
            Enclosure(1) + enclosure(x0, x1, x2), length * enclosure(x1, x2, x3),
            (second / 2) * enclosure(x2, x3, x4), (second * length / 6) * enclosure(x3, x4, x5),
            (fourth / 24) * enclosure(x4, x5, x6))
        guard let clamp else { return free }
        if free.c0.lower >= clamp.lowerBound, free.c0.upper <= clamp.upperBound { return free }
        if free.c0.upper <= clamp.lowerBound { return .constant(Enclosure(clamp.lowerBound)) }
        if free.c0.lower >= clamp.upperBound { return .constant(Enclosure(clamp.upperBound)) }
        return .ranging(
            Enclosure(
                min(max(free.c0.lower, clamp.lowerBound), clamp.upperBound),
                min(max(free.c0.upper, clamp.lowerBound), clamp.upperBound)))
    }
}
