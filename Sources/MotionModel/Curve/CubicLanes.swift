/// Eight cubic Béziers, evaluated together: the steps of one don't wait for those of another.
package struct CubicLanes {
    /// A number of each curve.
    package typealias Lanes = SIMD8<Double>

    /// The number of curves.
    static var count: Int { Lanes.scalarCount }

    private let x1, y1, x2, y2: Lanes

    /// Creates the lanes from the coordinates of the control points.
    package init(_ x1: Lanes, _ y1: Lanes, _ x2: Lanes, _ y2: Lanes) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// Creates the lanes of some curves.
    @inline(__always)
    init(_ curves: Eight<CubicBezier>) {
        x1 = curves.vector { $0.x1 }
        y1 = curves.vector { $0.y1 }
        x2 = curves.vector { $0.x2 }
        y2 = curves.vector { $0.y2 }
    }

    /// The eased progress of each curve at an input: the bits of `CubicBezier.progress(at:)`, or NaN for a curve that has to be
    /// evaluated by itself.
    ///
    /// - Parameter x: Above 0 and below 1 where the result is used, which must not be that of a straight line.
    package func progress(at x: Lanes) -> Lanes { value(at: parameter(at: x)) }

    /// The same with dy/dx, the bits of `CubicBezier.progressAndVelocity(at:)`.
    @inline(__always)
    func progressAndVelocity(at x: Lanes) -> (progress: Lanes, velocity: Lanes) {
        let t = parameter(at: x)
        let rise = quadratic(y1, y2 - y1, 1 - y2, at: t)
        return (value(at: t), rise / quadratic(x1, x2 - x1, 1 - x2, at: t))
    }

    /// As `UnitCubic.quickParameter(_:_:at:)`.
    @inline(__always)
    private func parameter(at x: Lanes) -> Lanes {
        let linear = 3 * x1
        let square = 3 * (x2 - x1) - linear
        let cubic = 1 - linear - square
        var t = x + (x - ((cubic * x + square) * x + linear) * x)
        var step = Lanes()
        for _ in 0..<3 {
            let halfBend = 3 * cubic * t + square
            let slope = (halfBend + square) * t + linear
            let distance = ((cubic * t + square) * t + linear) * t - x
            step = distance * slope / (slope * slope - distance * halfBend)
            t -= step
        }
        let slope = (3 * cubic * t + 2 * square) * t + linear
        let largest = 3e-6 * slope
        let isNear = (step .<= largest) .& (step .>= -largest) .& (slope .> 1e-3)
        return Lanes(repeating: .nan).replacing(with: t, where: isNear)
    }

    /// As `UnitCubic.value(_:_:_:_:at:)`.
    @inline(__always)
    private func value(at t: Lanes) -> Lanes {
        let u = 1 - t
        let early = 3 * t * y1
        let late = 3 * u * y2 + t
        return u * u * early + t * t * late
    }

    /// As in `UnitCubic.slope(dx:dy:at:)`.
    @inline(__always)
    private func quadratic(_ first: Lanes, _ second: Lanes, _ third: Lanes, at t: Lanes) -> Lanes {
        let u = 1 - t
        let (start, middle, end) = (first * u * u, 2 * second * t * u, third * t * t)
        return start + middle + end
    }
}
