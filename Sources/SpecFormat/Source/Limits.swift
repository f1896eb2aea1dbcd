import MotionModel

/// The bounds that keep numbers finite and hostile texts harmless.
enum Limits {
    /// The newest version of the language that is understood.
    static let newestVersion = 1
    /// The longest time, in seconds: about 32 years.
    static let time = 1e9
    /// The largest number of iterations that isn't infinite.
    static let iterations = 1e9
    /// The least and the greatest speed.
    static let speed = 1e-6...1e6
    /// The largest component of a value.
    static let value = MotionValue.largestMagnitude
    /// The largest output of a curve that is written down.
    static let output = 1e6
    /// The most pieces, steps or points of one curve, with everything it refers to.
    static let segments = 100_000
    /// The most parts into which an expression of the progress is cut to see how often it changes.
    static let swings = 16_384
    /// How deep names may refer to each other.
    static let depth = 256
    /// The most imports of one file, and the most files that a spec imports, those of its imports included.
    static let imports = 1_000
    /// How deep combinators may be nested, through names too.
    static let combinators = 8
    /// The longest settling duration of a spring, in seconds.
    static let settling = 10.0
    /// From this bare number of seconds on, milliseconds are suspected.
    static let suspiciousSeconds = 10.0
    /// The longest motion that draws no remark, in seconds.
    static let comfortableSeconds = 0.5
    /// The shortest motion that draws no remark, in seconds: a frame at 60 Hz, rounded up.
    static let frameSeconds = 0.017
    /// How much longer a way back may take than the way there, in seconds: a frame at 60 Hz.
    static let exitSlack = 1.0 / 60
    /// The longest repeated motion that draws no remark, in seconds.
    ///
    /// Source: WCAG 2.2, success criterion 2.2.2 Pause, Stop, Hide.
    static let repeatedSeconds = 5.0
    /// Two curves whose outputs and lengths differ by less look the same, as a share.
    static let sameShare = 0.01
    /// The least change of opacity or relative luminance that is a swing.
    ///
    /// Source: WCAG 2.2, "general flash and red flash thresholds".
    static let swing = 0.1
    /// The most flashes in a second that draw no remark; a flash is a pair of opposing swings.
    ///
    /// Source: WCAG 2.2, success criterion 2.3.1 Three Flashes or Below Threshold.
    static let flashes = 3
}
