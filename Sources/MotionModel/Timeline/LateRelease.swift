/// A spring that is released at a velocity in its property's unit, if the velocity or the way is only known when a track is
/// bound: in whole travels per second, in which a spring moves, it is the quotient of both.
public struct LateRelease: Hashable, Sendable {
    /// The largest speed, in whole travels per second, at which a spring is released: a way may be as short as one likes.
    package static let fastest = 1e6

    /// The spring; as it is, it is released where there is no way to go.
    public let spring: SpringCurve
    /// The velocity in the property's unit per second.
    public let velocity: LateNumber
    /// The way, if it isn't measured between the values of the two keys: that of an offset is the same from any start.
    public let way: LateNumber?
    /// The smallest way, which is negative if it may lead down; may be infinite.
    public let leastWay: Double
    /// The largest way; may be infinite.
    public let greatestWay: Double
    /// The shortest duration in seconds.
    public let shortest: Double
    /// The longest duration in seconds.
    public let longest: Double

    /// Creates a release; nil if the spring doesn't settle from some velocity.
    ///
    /// - Parameter ways: The interval in which the way lies.
    package init?(_ spring: SpringCurve, at velocity: LateNumber, over way: LateNumber?, in ways: Enclosure) {
        let speeds = Self.speeds(velocity, in: ways)
        guard let slow = spring.released(at: speeds.lower), let fast = spring.released(at: speeds.upper)
        else {
            return nil
        }
        var range = Self.durations(slow, fast)
        if ways.lower <= 0, ways.upper >= 0 { range = range.hull(Enclosure(spring.naturalDuration)) }
        self.init(
            spring, at: velocity, over: way, leastWay: ways.lower, greatestWay: ways.upper,
            shortest: range.lower, longest: range.upper)
    }

    /// Creates a release with the durations that were found.
    init(
        _ spring: SpringCurve, at velocity: LateNumber, over way: LateNumber?, leastWay: Double,
        greatestWay: Double, shortest: Double, longest: Double
    ) {
        self.spring = spring
        self.velocity = velocity
        self.way = way
        self.leastWay = leastWay
        self.greatestWay = greatestWay
        self.shortest = shortest
        self.longest = longest
    }

    /// The same velocity on the way back; nil if the spring doesn't settle from some velocity.
    package var reversed: LateRelease? {
        LateRelease(spring, at: velocity, over: way?.negated, in: -ways)
    }

    /// The release with its numbers mapped, none of which is in a wider range than before.
    func mapped<Failure: Error>(
        _ transform: (LateNumber) throws(Failure) -> LateNumber
    ) throws(Failure) -> LateRelease {
        let velocity = try transform(velocity)
        var way: LateNumber?
        if let own = self.way { way = try transform(own) }
        let isNarrower = velocity.range != self.velocity.range || way?.range != self.way?.range
        if isNarrower, let mapped = LateRelease(spring, at: velocity, over: way, in: way?.range ?? ways) {
            return mapped
        }
        return LateRelease(
            spring, at: velocity, over: way, leastWay: leastWay, greatestWay: greatestWay, shortest: shortest,
            longest: longest)
    }

    /// The spring as it is released between two values.
    ///
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    package func released(_ parameters: [Double], from start: MotionValue, to end: MotionValue) -> SpringCurve
    {
        let travel =
            way.map { $0.value(parameters: parameters) }
            ?? Self.travel(from: start.components, to: end.components)
        guard travel != 0 else { return spring }
        let speeds = Self.speeds(velocity, in: ways)
        let speed = velocity.value(parameters: parameters) / travel
        return spring.released(at: Swift.min(Swift.max(speed, speeds.lower), speeds.upper)) ?? spring
    }

    /// The way of the component that goes farthest; of several, the first.
    package static func travel(from start: some Sequence<Double>, to end: some Sequence<Double>) -> Double {
        var farthest = 0.0
        for (start, end) in zip(start, end) where (end - start).magnitude > farthest.magnitude {
            farthest = end - start
        }
        return farthest
    }

    private var ways: Enclosure { Enclosure(leastWay, greatestWay) }

    /// The range of its velocity in whole travels per second.
    private static func speeds(_ velocity: LateNumber, in ways: Enclosure) -> Enclosure {
        let quotient = velocity.range * ways.reciprocal
        return Enclosure(
            Swift.min(Swift.max(quotient.lower, -fastest), fastest),
            Swift.max(Swift.min(quotient.upper, fastest), -fastest))
    }

    /// The range of the durations between two velocities.
    ///
    /// At any instant the displacement depends linearly on the velocity: where it is within the tolerance for both, it is
    /// for all between, and where it is outside on one side for both, too. An arrival comes the sooner the faster it goes, if it
    /// comes from both.
    private static func durations(_ slow: SpringCurve, _ fast: SpringCurve) -> Enclosure {
        let ends = Enclosure(slow.naturalDuration, fast.naturalDuration)
        guard slow.initialVelocity != fast.initialVelocity else { return ends }
        var longest = ends.upper
        if slow.stopsAtTarget {
            func later(_ time: (SpringCurve) -> Double?) -> Double {
                Swift.max(time(slow) ?? .infinity, time(fast) ?? .infinity)
            }
            longest = Swift.min(
                later { $0.settlingDuration },
                later { $0.motion.regime.firstArrival(initialVelocity: $0.initialVelocity) })
        }
        let steps = 64
        for step in (1..<steps).reversed() {
            let time = ends.lower * Double(step) / Double(steps)
            let displacements = [slow, fast].map { $0.motion.displacement(at: time) }
            if displacements.allSatisfy({ $0 < -slow.tolerance })
                || (!slow.stopsAtTarget && displacements.allSatisfy { $0 > slow.tolerance })
            {
                return Enclosure(time, longest)
            }
        }
        return Enclosure(0, longest)
    }
}

extension SpringCurve {
    /// The spring released at another velocity, in whole travels per second; nil if it never settles.
    package func released(at velocity: Double) -> SpringCurve? {
        do throws(SpringError) {
            return try SpringCurve(
                spring, initialVelocity: velocity, tolerance: tolerance, clamp: clamp,
                stopsAtTarget: stopsAtTarget)
        } catch {
            return nil
        }
    }
}
