import MotionModel

/// A timing of a variant by its name, and what moves by it.
struct SharedTiming {
    /// What the spec calls it; the path of a property with a timing of its own.
    let name: String
    /// The timing, with its duration in seconds.
    let timing: Timing
    /// What moves by it, in the spec's order.
    let properties: [PropertyPath]
}
