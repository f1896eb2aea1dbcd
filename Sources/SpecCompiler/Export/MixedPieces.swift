import MotionModel

/// Pieces between values that aren't interpolated by component: short enough that interpolating between the ends of a
/// piece gives the values of the segment.
struct MixedPieces {
    let source: SegmentValues
    let segment: Segment
    /// The largest distance allowed, as a share of the travel.
    let tolerance: Double

    private let way: Double

    /// Distances below this share count as none.
    private static let least = 1e-9
    /// The largest number of times that a piece is halved.
    private static let most = 13

    init(source: SegmentValues, segment: Segment, tolerance: Double) {
        (self.source, self.segment, self.tolerance) = (source, segment, tolerance)
        way = source.way(of: segment)
    }

    /// The pieces, halved where necessary; their error includes that of the interpolation, as a share of the travel.
    ///
    /// - Parameter work: What the examination may cost; it is taken from it.
    consuming func following(_ curve: PiecewiseCurve, _ work: inout KeyframeWork) -> PiecewiseCurve {
        guard way > 0 else { return curve }
        var open = curve.pieces.map { Part(pieces: [$0], cubic: Self.plane($0)) }
        let most = work.steps(most: WorkLimit.mixedPieces, price: WorkLimit.mixedPiece)
        var left = most
        defer { work.take((most - left) * WorkLimit.mixedPiece) }
        var pieces: [CurvePiece] = []
        var stray = 0.0
        var depth = 0
        while !open.isEmpty {
            var halves: [Part] = []
            for part in open {
                left -= part.pieces.count
                let distance =
                    part.pieces.reduce(0) { max($0, source.mixingDistance(of: $1, in: segment)) } / way
                if distance > tolerance, depth < Self.most, left > 0 {
                    halves += Self.halves(of: part)
                } else {
                    pieces += part.pieces
                    stray = max(stray, distance)
                }
            }
            open = halves
            depth += 1
        }
        let error = stray > Self.least ? CurveReduction.roundedUp(curve.maxError + stray) : curve.maxError
        return PiecewiseCurve(pieces: pieces.ordered { $0.start < $1.start }, maxError: error)
    }

    /// A cubic, and the pieces made from it.
    private struct Part {
        let pieces: [CurvePiece]
        let cubic: PlaneCubic
    }

    private static func halves(of part: Part) -> [Part] {
        let (first, second) = part.cubic.split(at: 0.5)
        // A piece begins where the last one ends.
        var pieces: [CurvePiece] = []
        if part.pieces[0].start > 0 {
            let start = part.pieces[0].start
            pieces.append(CurvePiece(start: 0, end: start, from: 0, to: 0, easing: nil))
        }
        return [first, second].map { half in
            let count = pieces.count
            CurvePiece.append(half, window: (0, 1), to: &pieces)
            return Part(pieces: Array(pieces[count...]), cubic: half)
        }
    }

    /// A piece in the plane of time (as a share) and output.
    private static func plane(_ piece: CurvePiece) -> PlaneCubic {
        guard let easing = piece.easing else {
            return PlaneCubic(lineFrom: piece.start, piece.from, to: piece.end, piece.to)
        }
        return PlaneCubic(easing).mapped(
            x: (piece.end - piece.start, piece.start), y: (piece.to - piece.from, piece.from))
    }
}
