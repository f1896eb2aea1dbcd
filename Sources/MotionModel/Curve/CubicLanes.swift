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

    /// The same for these curves and eight others, side by side: a step waits for a division, and sixteen wait less than twice as
    /// long as eight.
    package func progress(at x: Lanes, and others: CubicLanes, at otherX: Lanes) -> (Lanes, Lanes) {
        var (steps, otherSteps) = (CubicSteps(x1, x2, at: x), CubicSteps(others.x1, others.x2, at: otherX))
        for _ in 0..<CubicSteps.count {
            steps.advance()
            otherSteps.advance()
        }
        return (value(at: steps.parameter), others.value(at: otherSteps.parameter))
    }

    /// The same with dy/dx, the bits of `CubicBezier.progressAndVelocity(at:)`.
    @inline(__always)
    func progressAndVelocity(at x: Lanes) -> (progress: Lanes, velocity: Lanes) {
        let t = parameter(at: x)
        let rise = quadratic(y1, y2 - y1, 1 - y2, at: t)
        return (value(at: t), rise / quadratic(x1, x2 - x1, 1 - x2, at: t))
    }

    @inline(__always)
    private func parameter(at x: Lanes) -> Lanes {
        var steps = CubicSteps(x1, x2, at: x)
        for _ in 0..<CubicSteps.count { steps.advance() }
        return steps.parameter
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
