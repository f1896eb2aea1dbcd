/// The options for baking a motion into keyframes.
public struct BakeOptions: Hashable, Sendable {
    /// The placement of keyframes.
    public enum Sampling: Hashable, Sendable {
        /// As few keyframes as follow the motion within a share of the travel, at every instant.
        case tolerance(Double)
        /// A number of keyframes per second, joined by straight lines.
        case framesPerSecond(Double)
    }

    /// What additive motion is for a player that can add it to whatever else plays.
    public enum Composite: String, Hashable, Sendable, CaseIterable {
        /// The values themselves, in place of what plays already: what browsers move without their main thread.
        case replace
        /// Offsets that fade out, added to what plays already: an interruption goes on from where it is.
        case add
    }

    /// The rules by which a style sheet moves things.
    public enum Rules: String, Hashable, Sendable, CaseIterable {
        /// Animations, which play whatever was before.
        case animations
        /// Transitions where a motion goes from one value to another along one curve, which go on from where it is; and
        /// every timing that has a name, for the page's own transitions.
        case transitions
    }

    /// The tolerance where none is given: a thousandth of the travel.
    public static let defaultTolerance = 0.001

    /// The placement of keyframes.
    public let sampling: Sampling
    /// Whether the variants play with their values reversed.
    public internal(set) var reversesValues: Bool
    /// What additive motion is for browsers; nil for what the format has where nothing else is asked for: `add` in a
    /// form for `element.animate` that goes from state to state, else `replace`.
    public internal(set) var composite: Composite?
    /// The rules of a style sheet.
    public let rules: Rules
    /// The generator named in the output.
    public let generator: String

    /// Creates options.
    ///
    /// - Parameters:
    ///   - sampling: Its number is finite and greater than 0; by default a thousandth of the travel.
    ///   - reversesValues: Whether the variants play with their values reversed.
    ///   - composite: What additive motion is for browsers; nil for what the format has otherwise.
    ///   - rules: The rules of a style sheet.
    ///   - generator: A name and a version.
    public init(
        sampling: Sampling = .tolerance(defaultTolerance), reversesValues: Bool = false,
        composite: Composite? = nil,
        rules: Rules = .animations,
        generator: String = CompilerVersion.generator
    ) {
        switch sampling {
        case .tolerance(let number), .framesPerSecond(let number):
            precondition(number.isFinite && number > 0, "a tolerance or frame rate is greater than 0")
        }
        self.sampling = sampling
        self.reversesValues = reversesValues
        self.composite = composite
        self.rules = rules
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
