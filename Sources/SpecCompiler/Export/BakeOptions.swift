/// How keyframes are made of a motion.
public struct BakeOptions: Hashable, Sendable {
    /// Where keyframes stand.
    public enum Sampling: Hashable, Sendable {
        /// Where they are needed: as few as follow the motion within a share of the travel, at every instant.
        case tolerance(Double)
        /// So many a second, joined by straight lines.
        case framesPerSecond(Double)
    }

    /// Where keyframes stand.
    public let sampling: Sampling
    /// Whether the variants play with their values in the opposite order.
    public let reversesValues: Bool
    /// What the document says made it.
    public let generator: String

    /// Options.
    ///
    /// - Parameters:
    ///   - sampling: Its number is finite and greater than 0; by default a thousandth of the travel.
    ///   - reversesValues: Whether the values go in the opposite order.
    ///   - generator: A name and a version.
    public init(
        sampling: Sampling = .tolerance(0.001), reversesValues: Bool = false,
        generator: String = CompilerVersion.generator
    ) {
        switch sampling {
        case .tolerance(let number), .framesPerSecond(let number):
            precondition(number.isFinite && number > 0, "a tolerance or frame rate is greater than 0")
        }
        self.sampling = sampling
        self.reversesValues = reversesValues
        self.generator = generator
    }
}

/// Which compiler this is.
public enum CompilerVersion {
    /// The version, as released.
    public static var number: String { "0.1.0" }
    /// What outputs name as their maker.
    public static var generator: String { "MotionSpec \(number)" }
}
