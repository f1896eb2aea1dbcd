/// The zeros of a function of one variable, found inside an interval that the search never leaves.
///
/// Both solvers keep a bracket, two points with values of opposite signs, and shrink it until it is no wider than twice
/// the tolerance, so a continuous function's root is found to the tolerance whatever its shape. They stop after a
/// bounded number of evaluations and depend on nothing but the function's values.
package enum Bracketing {
    /// The largest number of evaluations that either solver makes inside the interval.
    ///
    /// Halving takes any finite interval to the spacing of doubles at its ends in 55; a Newton step may waste one for each.
    @inlinable package static var maximumIterations: Int { 120 }

    /// A root of `function` between `lower` and `upper`, without derivatives.
    ///
    /// Interpolate, truncate, project (Oliveira and Takahashi, *An enhancement of the bisection method average performance
    /// preserving minmax optimality*, 2020): never more than one step more than bisection, and superlinear for a smooth function.
    ///
    /// - Parameters:
    ///   - lower: the interval's lower end, finite.
    ///   - upper: its upper end, finite and not below `lower`.
    ///   - tolerance: the acceptable distance to the root, in the unit of x; at least half the spacing of doubles at
    ///     the larger end is used.
    ///   - maximumIterations: the number of evaluations inside the interval after which the best point so far is returned.
    ///   - function: continuous over the interval.
    /// - Returns: a point within `tolerance` of a sign change; an end exactly if the function is 0 there; if both ends
    ///   have the same sign, the end with the smaller magnitude of the function.
    /// - Complexity: at most ⌈log₂((upper − lower) ∕ tolerance)⌉ + 3 evaluations.
    @inlinable
    package static func root(
        lower: Double, upper: Double, tolerance: Double, maximumIterations: Int = maximumIterations,
        of function: (Double) -> Double
    ) -> Double {
        var bracket = Bracket(lower: lower, function(lower), upper: upper, function(upper))
        if let end = bracket.decidedEnd { return end }
        let enough = resolution(tolerance, lower, upper)
        let curvature = 0.2 / bracket.width
        // The width that the bracket may have: that of bisection alone, one step behind.
        var allowance = enough
        while allowance < bracket.width { allowance *= 2 }
        for _ in 0..<maximumIterations {
            let width = bracket.width
            guard width > 2 * enough else { break }
            let middle = bracket.middle
            let interpolated = bracket.falsePosition
            let side: Double = interpolated < middle ? 1 : -1
            let truncation = curvature * width * width
            let truncated =
                truncation <= (middle - interpolated).magnitude ? interpolated + side * truncation : middle
            let radius = allowance - 0.5 * width
            let projected = (truncated - middle).magnitude <= radius ? truncated : middle - side * radius
            // Rounding, or a useless interpolation (NaN, an end), falls back to halving.
            let next = bracket.contains(projected) ? projected : middle
            guard bracket.contains(next) else { break }
            let value = function(next)
            if value == 0 { return next }
            bracket.narrow(at: next, value)
            allowance *= 0.5
        }
        return bracket.middle
    }

    /// A root of `function` between `lower` and `upper`, by Newton's method if it converges, else by halving.
    ///
    /// A step that leaves the bracket, is not finite, or does not at least halve the step before is replaced by halving, so
    /// a vanishing slope costs time, not the root. A slope that is far too steep does stop the search early: it has to be
    /// the function's own.
    ///
    /// - Parameters:
    ///   - lower: the interval's lower end, finite.
    ///   - upper: its upper end, finite and not below `lower`.
    ///   - start: the first point; the middle if this isn't inside the interval.
    ///   - tolerance: the acceptable size of the last step, in the unit of x; at least half the spacing of
    ///     doubles at the larger end is used.
    ///   - maximumIterations: the number of evaluations inside the interval after which the best point so far is returned.
    ///   - function: the value and the slope at a point; the value continuous over the interval.
    /// - Returns: as `root(lower:upper:tolerance:maximumIterations:of:)`; the distance to a simple root is of the order
    ///   of the last step's square, to a root of multiplicity m at most m − 1 last steps.
    /// - Complexity: at most about twice the evaluations of bisection; 3 to 6 for a smooth simple root.
    @inlinable
    package static func newtonRoot(
        lower: Double, upper: Double, start: Double, tolerance: Double,
        maximumIterations: Int = maximumIterations,
        of function: (Double) -> (value: Double, slope: Double)
    ) -> Double {
        var bracket = Bracket(lower: lower, function(lower).value, upper: upper, function(upper).value)
        if let end = bracket.decidedEnd { return end }
        let enough = resolution(tolerance, lower, upper)
        var point = bracket.contains(start) ? start : bracket.middle
        var lastStep = bracket.width
        for _ in 0..<maximumIterations {
            let (value, slope) = function(point)
            if value == 0 { return point }
            bracket.narrow(at: point, value)
            var next = point - value / slope
            if !(bracket.contains(next) && (next - point).magnitude <= 0.5 * lastStep) {
                next = bracket.middle
            }
            let step = (next - point).magnitude
            guard bracket.contains(next), step > enough else { return next }
            lastStep = step
            point = next
        }
        return point
    }

    /// `tolerance`, or half the spacing of doubles at the interval's larger end if that is more.
    @inlinable static func resolution(_ tolerance: Double, _ lower: Double, _ upper: Double) -> Double {
        let spacing = 0.5 * (lower.magnitude > upper.magnitude ? lower : upper).ulp
        return tolerance > spacing ? tolerance : spacing
    }
}
