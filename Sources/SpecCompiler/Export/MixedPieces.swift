import MotionModel

/// Pieces between values that aren't mixed number by number: short enough that what lies between two of them, mixed in their form,
/// is what lies there between the ends of the segment.
///
/// It isn't by itself: a hue or a rotation takes the shorter way, which beyond the ends may be another, a matrix whose scale went through
/// 0 is taken apart as one that is turned, and one with a perspective is taken apart in units of its last number.
struct MixedPieces {
    let source: SegmentValues
    let segment: Segment
    /// The distance that is allowed, as a share of the travel.
    let tolerance: Double

    /// What is nearer counts as the same.
    private static let least = 1e-9

    /// The pieces, halved where they must be, and the error of the mixing with their own, as a share of the travel.
    func following(_ curve: PiecewiseCurve) -> PiecewiseCurve {
        let travel = source.value(of: segment, at: 0).distance(to: source.value(of: segment, at: 1))
        guard travel > 0 else { return curve }
        var pieces: [CurvePiece] = []
        var stray = 0.0
        for piece in curve.pieces {
            let distance = distance(piece) / travel
            guard distance > tolerance else {
                pieces.append(piece)
                stray = max(stray, distance)
                continue
            }
            halve(plane(piece), travel, depth: 0, to: &pieces, &stray)
        }
        let error = stray > Self.least ? CurveReduction.roundedUp(curve.maxError + stray) : curve.maxError
        return PiecewiseCurve(pieces: pieces, maxError: error)
    }

    private func halve(
        _ cubic: PlaneCubic, _ travel: Double, depth: Int, to pieces: inout [CurvePiece],
        _ stray: inout Double
    ) {
        let (first, second) = cubic.split(at: 0.5)
        for half in [first, second] {
            var parts: [CurvePiece] = []
            CurvePiece.append(half, window: (0, 1), to: &parts)
            let distance = parts.reduce(0) { max($0, self.distance($1)) } / travel
            if distance > tolerance, depth < 12 {
                halve(half, travel, depth: depth + 1, to: &pieces, &stray)
            } else {
                CurvePiece.append(half, window: (0, 1), to: &pieces)
                stray = max(stray, distance)
            }
        }
    }

    /// How far a piece's mixture strays from the segment's, at any of some places.
    private func distance(_ piece: CurvePiece) -> Double {
        let (from, to) = (source.value(of: segment, at: piece.from), source.value(of: segment, at: piece.to))
        var longest = 0.0
        for step in 1..<16 {
            let inside = Double(step) / 16
            let progress = piece.easing?.progress(at: inside) ?? inside
            let exact = source.value(of: segment, at: piece.from + (piece.to - piece.from) * progress)
            let mixed = from.interpolated(to: to, progress: progress).canonical
            longest = max(longest, mixed.distance(to: exact.canonical))
        }
        return longest
    }

    /// A piece in the plane of the share of the time and the output.
    private func plane(_ piece: CurvePiece) -> PlaneCubic {
        guard let easing = piece.easing else {
            return PlaneCubic(lineFrom: piece.start, piece.from, to: piece.end, piece.to)
        }
        return PlaneCubic(easing).mapped(
            x: (piece.end - piece.start, piece.start), y: (piece.to - piece.from, piece.from))
    }
}
