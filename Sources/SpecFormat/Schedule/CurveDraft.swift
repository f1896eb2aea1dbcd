import MotionModel

/// A curve that was read, and what it costs.
struct CurveDraft {
    let curve: Curve
    /// Pieces, steps and points, with everything the curve refers to.
    let size: Int
    /// How deep combinators are nested in it.
    let depth: Int

    /// A curve that isn't made of others.
    init(_ curve: Curve, size: Int = 1) {
        self.init(curve, size: size, depth: 0)
    }

    /// A curve made of others.
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
