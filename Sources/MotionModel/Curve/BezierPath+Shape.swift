extension BezierPath {
    /// The eased progress of a linear progress `x`.
    ///
    /// - Parameter x: Unitless; outside 0…1 the curve continues straight along its end tangents (flat where they are
    ///   vertical).
    /// - Returns: Exactly 0 at 0 and 1 at 1, the later output at a jump. Overshoot is kept.
    /// - Accuracy: Within 1e-9 of the exact curve if the control points of each piece lie between its ends in x.
    /// - Complexity: O(log n) and at most 64 iterations, no allocation.
    public func progress(at x: Double) -> Double {
        if x < 0 { return x * finite(velocity(at: 0, from: .above)) }
        if x > 1 { return 1 + (x - 1) * finite(velocity(at: 1, from: .below)) }
        return limit(at: x, from: .above)
    }

    func limit(at x: Double, from side: CurveSide) -> Double {
        if x < 0 || x > 1 { return progress(at: x) }
        if x == 0, side == .below { return 0 }
        if x == 1, side == .above { return 1 }
        return piece(at: x, from: side).value(at: x)
    }

    func velocity(at x: Double, from side: CurveSide) -> Double {
        if x < 0 { return finite(velocity(at: 0, from: .above)) }
        if x > 1 { return finite(velocity(at: 1, from: .below)) }
        let inner: CurveSide = x == 0 ? .above : x == 1 ? .below : side
        return piece(at: x, from: inner).slope(at: x)
    }

    func extrema() -> ClosedRange<Double> {
        var low = 0.0
        var high = 1.0
        for piece in pieces {
            low = min(low, piece.end.y)
            high = max(high, piece.end.y)
            // A piece of zero width is a jump: its control points have no effect.
            guard piece.width > 0 else { continue }
            let (y0, y1, y2, y3) = (piece.start.y, piece.control1.y, piece.control2.y, piece.end.y)
            for t in UnitCubic.extrema(y0, y1, y2, y3) {
                let y = UnitCubic.value(y0, y1, y2, y3, at: t)
                low = min(low, y)
                high = max(high, y)
            }
        }
        return low...high
    }

    var breakpoints: [Breakpoint] {
        var result: [Breakpoint] = []
        for piece in pieces {
            if piece.width == 0 {
                if piece.start.y != piece.end.y { result.append(Breakpoint(at: piece.end.x, kind: .jump)) }
            } else if piece.start.x > 0,
                velocity(at: piece.start.x, from: .below) != velocity(at: piece.start.x, from: .above)
            {
                result.append(Breakpoint(at: piece.start.x, kind: .kink))
            }
        }
        return Breakpoint.merged(result)
    }

    /// The piece with some width that holds `x`, from 0 to 1; at a joint, the one on the given side.
    private func piece(at x: Double, from side: CurveSide) -> Piece {
        var low = 0
        var high = pieces.count - 1
        while low < high {
            let middle = (low + high) / 2
            let isPast = side == .above ? pieces[middle].end.x <= x : pieces[middle].end.x < x
            if isPast { low = middle + 1 } else { high = middle }
        }
        // At the ends of the path the search can stop on a jump, which has no inside.
        while pieces[low].width == 0, side == .below, low > 0 { low -= 1 }
        while pieces[low].width == 0, low < pieces.count - 1 { low += 1 }
        return pieces[low]
    }

    private func finite(_ slope: Double) -> Double { slope.isFinite ? slope : 0 }
}
