import MotionModel

/// A named timing of a variant, and the properties that use it.
struct SharedTiming {
    /// The name in the spec; the path of a property with a timing of its own.
    let name: String
    /// The timing, with its duration in seconds.
    let timing: Timing
    /// The properties that use it, in the spec's order.
    let properties: [PropertyPath]
}
