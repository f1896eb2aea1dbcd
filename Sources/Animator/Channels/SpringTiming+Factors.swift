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

    /// Whether it is the timing of a key.
    @inline(__always)
    func isTiming(of key: SpringKey) -> Bool {
        begin == key.begin && rate == key.rate && spring == key.spring
    }

    /// Whether the exponent and the angle are above 0 and at most `largest`.
    @inline(__always)
    func isQuick(_ elapsed: Double, upTo largest: Double) -> Bool {
        frequency > 0 && elapsed > 0 && decay * elapsed <= largest && frequency * elapsed <= largest
    }

    /// The factors of displacement and velocity, from e^(−γτ), sin ωτ and cos ωτ: the same bits as those of `Spring.basis(at:)`.
    @inline(__always)
    func factors(_ envelope: Double, _ sine: Double, _ cosine: Double) -> (first: Double, second: Double) {
        let ofVelocity = envelope * (sine / frequency)
        return (envelope * cosine + decay * ofVelocity, ofVelocity)
    }

    /// The factors of displacement and velocity after some seconds of the spring's time.
    func factors(after elapsed: Double) -> (first: Double, second: Double) {
        let basis = spring.basis(at: elapsed)
        return (basis.positionOfDisplacement, basis.positionOfVelocity)
    }

    /// The factors of displacement and velocity at a time of the clock.
    func factors(at clock: Double) -> (first: Double, second: Double) {
        factors(after: (clock - begin) * rate)
    }
}
