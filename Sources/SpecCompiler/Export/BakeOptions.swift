/// The options for baking a motion into keyframes.
public struct BakeOptions: Hashable, Sendable {
    /// The placement of keyframes.
    public enum Sampling: Hashable, Sendable {
        /// As few keyframes as follow the motion within a share of the travel, at every instant.
        case tolerance(Double)
        /// A number of keyframes per second, joined by straight lines.
        case framesPerSecond(Double)
    }

    /// The placement of keyframes.
    public let sampling: Sampling
    /// Whether the variants play with their values reversed.
    public let reversesValues: Bool
    /// The generator named in the output.
    public let generator: String

    /// Creates options.
    ///
    /// - Parameters:
    ///   - sampling: Its number is finite and greater than 0; by default a thousandth of the travel.
    ///   - reversesValues: Whether the variants play with their values reversed.
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

/// The version of the compiler.
public enum CompilerVersion {
    /// The version, as released.
    public static var number: String { "0.1.0" }
    /// The generator named in outputs.
    public static var generator: String { "MotionSpec \(number)" }
}
