import MotionModel

extension Curve {
    /// The curve without what changes no output: a scale of 1, a link of a chain that is a line, limits that it doesn't reach, and the
    /// mass of a spring.
    var meaning: Curve {
        switch self {
        case .scale(1, of: let curve): return curve.meaning
        case .clamp(let range, of: let curve):
            let extrema = curve.extrema()
            let isReached = extrema.lowerBound < range.lowerBound || extrema.upperBound > range.upperBound
            return isReached ? .clamp(range, of: curve.meaning) : curve.meaning
        case .chain(let curves):
            let links = curves.map { $0.meaning }.filter { $0 != .linear }
            return links.count > 1 ? .chain(links) : links.first ?? .linear
        case .spring(let curve):
            let spring = curve.spring
            do throws(SpringError) {
                let own = try Spring(
                    stiffness: spring.stiffness / spring.mass, damping: spring.damping / spring.mass)
                return .spring(
                    try SpringCurve(
                        own, initialVelocity: curve.initialVelocity, tolerance: curve.tolerance,
                        clamp: curve.clamp, stopsAtTarget: curve.stopsAtTarget))
            } catch {
                return self
            }
        case .linear, .instant, .bezier, .bezierPath, .points, .steps, .penner, .exponential, .expression,
            .reverse, .mirror, .interval, .scale, .sum, .product:
            return self
        }
    }
}
