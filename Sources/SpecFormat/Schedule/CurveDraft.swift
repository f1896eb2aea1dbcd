import MotionModel

/// A curve that was read, and its size.
struct CurveDraft {
    let curve: Curve
    /// The number of pieces, steps and points, including those of the curves it refers to.
    let size: Int
    /// The nesting depth of its combinators.
    let depth: Int

    /// Creates a curve that isn't made of others.
    init(_ curve: Curve, size: Int = 1) {
        self.init(curve, size: size, depth: 0)
    }

    /// Creates a curve made of others.
    init(_ curve: Curve, of parts: [CurveDraft]) {
        var size = 1
        var depth = 0
        for part in parts {
            size = Swift.min(size + part.size, Limits.segments + 1)
            depth = Swift.max(depth, part.depth)
        }
        self.init(curve, size: size, depth: depth + 1)
    }

    private init(_ curve: Curve, size: Int, depth: Int) {
        self.curve = curve
        self.size = size
        self.depth = depth
    }
}
