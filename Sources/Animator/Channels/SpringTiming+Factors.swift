import MotionModel

extension SpringTiming {
    /// Creates the timing of a spring released at a time of the clock.
    init(begin: Double, rate: Double, spring: Spring) {
        let decay = spring.decay
        let square = spring.stiffness / spring.mass
        let discriminant = decay * decay - square
        self.init(
            begin: begin, rate: rate, decay: decay,
            frequency: discriminant < 0 ? (-discriminant).squareRoot() : 0, spring: spring)
    }

    /// The timing of a key.
    init(_ key: SpringKey) { self.init(begin: key.begin, rate: key.rate, spring: key.spring) }

    /// Whether the arguments are in the range of the fast functions.
    @inline(__always)
    func isFast(_ elapsed: Double) -> Bool {
        frequency > 0 && elapsed > 0 && decay * elapsed <= SpringFactors.largestArgument
            && frequency * elapsed <= SpringFactors.largestArgument
    }

    /// The factors of displacement and velocity, from e^(−γτ), sin ωτ and cos ωτ.
    @inline(__always)
    func factors(_ envelope: Double, _ sine: Double, _ cosine: Double) -> (first: Double, second: Double) {
        let ofVelocity = envelope * sine / frequency
        return (envelope * cosine + decay * ofVelocity, ofVelocity)
    }

    /// The factors of any spring at any time.
    func carefulFactors(_ elapsed: Double) -> (first: Double, second: Double) {
        let basis = spring.basis(at: elapsed)
        return (basis.positionOfDisplacement, basis.positionOfVelocity)
    }

    /// The factors of displacement and velocity at a time of the clock.
    func factors(at clock: Double) -> (first: Double, second: Double) {
        let elapsed = (clock - begin) * rate
        guard isFast(elapsed) else { return carefulFactors(elapsed) }
        let turn = SpringFactors.sineAndCosine(frequency * elapsed)
        return factors(SpringFactors.decayed(decay * elapsed), turn.sine, turn.cosine)
    }
}
