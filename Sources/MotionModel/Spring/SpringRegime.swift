/// The characteristic numbers of a spring's motion, computed once.
///
/// The roots of r² + 2γ·r + ω₀² = 0 decide the motion: a pair of complex roots −γ ± iω, or two negative real ones. The
/// double root of critical damping is the second case with no gap between the roots, and needs no formula of its own.
enum SpringRegime: Sendable, Hashable {
    /// Underdamped: the envelope's decay γ, the oscillation's frequency ω, and ω₀².
    case oscillating(decay: Double, frequency: Double, square: Double)

    /// Critically damped or overdamped: the root nearer to zero, the farther one, and the gap between them (not
    /// negative).
    case creeping(slow: Double, fast: Double, gap: Double)

    init(_ spring: Spring) {
        let square = spring.stiffness / spring.mass
        let decay = spring.decay
        let discriminant = decay * decay - square
        if discriminant < 0 {
            self = .oscillating(decay: decay, frequency: (-discriminant).squareRoot(), square: square)
        } else {
            let half = discriminant.squareRoot()
            let fast = -(decay + half)
            // The product of the roots is ω₀²; −γ + half would cancel for a heavily damped spring.
            self = .creeping(slow: square / fast, fast: fast, gap: 2 * half)
        }
    }

    func basis(at t: Double) -> SpringBasis {
        guard t > 0 else { return .start }
        switch self {
        case .oscillating(let decay, let frequency, let square):
            let (exponent, phase) = (decay * t, frequency * t)
            let most = SpringFactors.largestArgument
            let isQuick = exponent <= most && phase <= most
            let envelope = isQuick ? SpringFactors.decayed(exponent) : Elementary.exp(-exponent)
            let turn = isQuick ? SpringFactors.sincos(phase) : Elementary.sincos(phase)
            let cosine = envelope * turn.cos
            let sine = envelope * (phase == 0 ? t : turn.sin / frequency)
            return SpringBasis(
                positionOfDisplacement: cosine + decay * sine, positionOfVelocity: sine,
                velocityOfDisplacement: -square * sine, velocityOfVelocity: cosine - decay * sine)
        case .creeping(let slow, let fast, let gap):
            let slowPart = Elementary.exp(slow * t)
            let fastPart = Elementary.exp(fast * t)
            // (e^slow·t − e^fast·t) / gap, written so that nothing cancels as the gap closes.
            let spread = gap * t
            let difference = slowPart * (spread == 0 ? t : -Elementary.expm1(-spread) / gap)
            return SpringBasis(
                positionOfDisplacement: slowPart - slow * difference, positionOfVelocity: difference,
                velocityOfDisplacement: -slow * fast * difference,
                velocityOfVelocity: fastPart + slow * difference)
        }
    }

    /// The displacement from the target of a spring released one unit short of it.
    func displacement(at t: Double, initialVelocity: Double) -> Double {
        basis(at: t).displacement(from: -1, velocity: initialVelocity)
    }

    /// The first instant, zero or later, at which a spring released one unit short of the target stands still; nil if
    /// it never does.
    func firstExtremum(initialVelocity: Double) -> Double? {
        guard initialVelocity != 0 else { return 0 }
        switch self {
        case .oscillating(let decay, let frequency, let square):
            // Of the two opposite directions the one between 0 and π.
            let sign: Double = initialVelocity < 0 ? -1 : 1
            let angle = Elementary.atan2(
                y: sign * initialVelocity * frequency, x: sign * (decay * initialVelocity - square))
            return angle / frequency
        case .creeping(let slow, let fast, let gap):
            let delay = -initialVelocity / (slow * (initialVelocity + fast))
            guard delay > 0, delay.isFinite else { return nil }
            let spread = gap * delay
            return spread == 0 ? delay : Elementary.log1p(spread) / gap
        }
    }

    /// The time from one extremum to the next, and the logarithm of the factor by which the next is smaller; nil for a
    /// spring that has at most one.
    var swing: (duration: Double, decrement: Double)? {
        switch self {
        case .oscillating(let decay, let frequency, _):
            let duration = Double.pi / frequency
            return (duration, decay * duration)
        case .creeping: return nil
        }
    }

    /// The first instant after the release at which a spring released one unit short of the target is on it; nil if it
    /// only approaches it.
    func firstArrival(initialVelocity: Double) -> Double? {
        switch self {
        case .oscillating(let decay, let frequency, _):
            return Elementary.atan2(y: frequency, x: initialVelocity - decay) / frequency
        case .creeping(let slow, _, let gap):
            let excess = initialVelocity + slow
            guard excess > gap else { return nil }
            return gap == 0 ? 1 / excess : -Elementary.log1p(-gap / excess) / gap
        }
    }

    /// How the distance from the target shrinks `t` seconds after a release one unit short of it; nil from the first
    /// arrival on.
    func fall(at t: Double, initialVelocity: Double) -> SpringFall? {
        switch self {
        case .oscillating(let decay, let frequency, let square):
            // At most half a turn; none at the release, where every search begins.
            let turned = t == 0 ? (sin: 0, cos: 1) : SpringFactors.sincos(frequency * t)
            let sine = turned.sin / frequency
            // The distance without the envelope.
            let left = turned.cos + (decay - initialVelocity) * sine
            guard left > 0 else { return nil }
            let rate = (initialVelocity * turned.cos + (square - decay * initialVelocity) * sine) / left
            let excess = rate - decay
            return SpringFall(
                depth: t == 0 ? 0 : decay * t - Elementary.log(left), rate: rate, excess: excess,
                change: frequency * frequency + excess * excess)
        case .creeping(let slow, let fast, let gap):
            let spread = gap * t
            let lost = -Elementary.expm1(-spread)
            let pull = slow + initialVelocity
            // The distance relative to the slow exponential.
            let left = 1 - pull * (spread == 0 ? t : lost / gap)
            guard left > 0 else { return nil }
            let beyond = pull * (spread > 1 ? Elementary.exp(-spread) : 1 - lost) / left
            let rate = beyond - slow
            return SpringFall(
                depth: -slow * t - Elementary.log(left), rate: rate, excess: rate + (slow + fast) / 2,
                change: beyond * (rate + fast))
        }
    }
}
