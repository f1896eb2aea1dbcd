/// The bounds that keep numbers finite and hostile texts harmless.
enum Limits {
    /// The longest time, in seconds: about 32 years.
    static let time = 1e9
    /// The largest number of iterations that isn't infinite.
    static let iterations = 1e9
    /// The least and the greatest speed.
    static let speed = 1e-6...1e6
    /// The largest component of a value.
    static let value = 1e100
    /// The largest output of a curve that is written down.
    static let output = 1e6
    /// The most pieces, steps or points of one curve, with everything it refers to.
    static let segments = 100_000
    /// How deep names may refer to each other.
    static let depth = 256
    /// How deep combinators may be nested, through names too.
    static let combinators = 8
    /// The longest settling duration of a spring, in seconds.
    static let settling = 10.0
    /// From this bare number of seconds on, milliseconds are suspected.
    static let suspiciousSeconds = 10.0
    /// The longest motion that draws no remark, in seconds.
    static let comfortableSeconds = 0.5
}
