import MotionModel

/// The bounds that keep numbers finite and hostile texts harmless.
package enum Limits {
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
    /// The largest output of a curve in a text.
    static let output = 1e6
    /// The largest number of pieces, steps or points of one curve, including those of the curves it refers to.
    static let segments = 100_000
    /// The largest number of parts into which an expression of the progress is divided to count its turning points.
    static let swings = 16_384
    /// The largest depth of references between names.
    static let depth = 256
    /// The largest number of imports of one file, and of files that a spec imports, those of its imports included.
    static let imports = 1_000
    /// The largest scene of a preview, in bytes of the text.
    static let preview = 262_144
    /// The largest number of transitions, each written out for every state that it leaves.
    static let transitions = 10_000
    /// The largest nesting depth of combinators, through names too.
    static let combinators = 8
    /// The longest settling duration of a spring, in seconds.
    static let settling = 60.0
    /// The settling duration in seconds from which on a spring draws a remark.
    static let slowSettling = 10.0
    /// The bare number of seconds from which on milliseconds are suspected.
    static let suspiciousSeconds = 10.0
    /// The bare number of seconds from which on a unit is required.
    package static let milliseconds = 100.0
    /// The longest motion that isn't reported, in seconds.
    static let comfortableSeconds = 0.5
    /// The longest variant that isn't reported, in seconds.
    ///
    /// Source: Nielsen, Usability Engineering (1993), chapter 5: one second, up to which a flow of thought isn't interrupted.
    static let comfortableWhole = 1.0
    /// The scale from which on a percentage is suspected.
    static let suspiciousScale = 20.0
    /// The initial velocity of a spring from which points a second may be meant, in whole travels a second.
    static let suspiciousVelocity = 100.0
    /// The shortest motion that isn't reported, in seconds: a frame at 60 Hz, rounded up.
    static let frameSeconds = 0.017
    /// The time by which a way back may be longer than the way there, in seconds: a frame at 60 Hz.
    static let exitSlack = 1.0 / 60
    /// The longest repeated motion that isn't reported, in seconds.
    ///
    /// Source: WCAG 2.2, success criterion 2.2.2 Pause, Stop, Hide.
    static let repeatedSeconds = 5.0
    /// The share up to which differences of two curves' outputs and lengths are invisible.
    static let sameShare = 0.01
    /// The least change of opacity or relative luminance that is a swing.
    ///
    /// Source: WCAG 2.2, "general flash and red flash thresholds".
    static let swing = 0.1
    /// The largest number of flashes in a second that isn't reported; a flash is a pair of opposing swings.
    ///
    /// Source: WCAG 2.2, success criterion 2.3.1 Three Flashes or Below Threshold.
    static let flashes = 3
}
