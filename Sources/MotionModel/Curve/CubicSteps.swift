/// Eight cubics on the way to their parameters: as `UnitCubic.quickParameter(_:_:at:)`, to the same bits, a step at a time.
struct CubicSteps {
    /// The number of steps.
    static var count: Int { 3 }

    private let x, linear, square, cubic: CubicLanes.Lanes
    private var t: CubicLanes.Lanes
    private var step = CubicLanes.Lanes()

    /// Begins with Newton's step from t = x, if the slope there were 1.
    ///
    /// - Parameters:
    ///   - x1: The x of the first control points.
    ///   - x2: The x of the second ones.
    ///   - x: The x that is looked for.
    @inline(__always)
    init(_ x1: CubicLanes.Lanes, _ x2: CubicLanes.Lanes, at x: CubicLanes.Lanes) {
        self.x = x
        linear = 3 * x1
        square = 3 * (x2 - x1) - linear
        cubic = 1 - linear - square
        t = x + (x - ((cubic * x + square) * x + linear) * x)
    }

    /// Takes one of Halley's steps.
    @inline(__always)
    mutating func advance() {
        let halfBend = 3 * cubic * t + square
        let slope = (halfBend + square) * t + linear
        let distance = ((cubic * t + square) * t + linear) * t - x
        step = distance * slope / (slope * slope - distance * halfBend)
        t -= step
    }

    /// The parameters after all steps; NaN where they may be inaccurate.
    @inline(__always)
    var parameter: CubicLanes.Lanes {
        let slope = (3 * cubic * t + 2 * square) * t + linear
        let largest = 3e-6 * slope
        let isNear = (step .<= largest) .& (step .>= -largest) .& (slope .> 1e-3)
        return CubicLanes.Lanes(repeating: .nan).replacing(with: t, where: isNear)
    }
}
