/// How long a segment takes, and along which curve, if that depends on the values of its two keys, or on numbers that are known
/// as late as these. Few have one, so that it lies behind a reference.
public indirect enum LateCourse: Hashable, Sendable {
    /// A duration by travel, along the segment's own curve.
    case travel(TravelDuration)
    /// A spring that is released at a velocity in its property's unit.
    case release(LateRelease)
    /// A decay whose way is only known then.
    case glide(LateGlide)
    /// A throw, which comes to rest where the segment leads: a key that is `resting`. Binding puts a segment for each of its
    /// phases in place of this one.
    case bounce(LateThrow)

    /// The shortest duration in seconds.
    package var shortest: Double {
        switch self {
        case .travel(let travel): travel.minimum
        case .release(let release): release.shortest
        case .glide(let glide): glide.shortest
        case .bounce(let bounce): bounce.shortest
        }
    }

    /// The longest duration in seconds.
    package var longest: Double {
        switch self {
        case .travel(let travel): travel.maximum
        case .release(let release): release.longest
        case .glide(let glide): glide.longest
        case .bounce(let bounce): bounce.longest
        }
    }

    /// What it depends on besides the values of the keys.
    package var numbers: [LateNumber] {
        switch self {
        case .travel: []
        case .release(let release): [release.velocity] + (release.way.map { [$0] } ?? [])
        case .glide(let glide): glide.ways
        case .bounce(let bounce): bounce.numbers
        }
    }

    /// The course with its numbers mapped, none of which is in a wider range than before.
    package func mapped<Failure: Error>(
        _ transform: (LateNumber) throws(Failure) -> LateNumber
    ) throws(Failure) -> LateCourse {
        switch self {
        case .travel: self
        case .release(let release): .release(try release.mapped(transform))
        case .glide(let glide): .glide(try glide.mapped(transform))
        case .bounce(let bounce): .bounce(try bounce.mapped(transform))
        }
    }

    /// The duration in seconds and the curve between two values; of a throw, which has more than one curve, the longest.
    ///
    /// - Parameter curve: The segment's own curve.
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    func known(
        _ parameters: [Double], from start: MotionValue, to end: MotionValue, along curve: Curve
    ) -> (seconds: Double, curve: Curve) {
        switch self {
        case .travel(let travel): return (travel.seconds(from: start, to: end), curve)
        case .release(let release):
            let spring = release.released(parameters, from: start, to: end)
            return (spring.naturalDuration, .spring(spring))
        case .glide(let glide):
            let motion = glide.motion(parameters)
            return (motion.duration, motion.curve)
        case .bounce(let bounce): return (bounce.longest, curve)
        }
    }
}
