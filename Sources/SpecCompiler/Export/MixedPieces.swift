import MotionModel

/// Pieces between values that aren't mixed number by number: short enough that what lies between two of them, mixed in their form,
/// is what lies there between the ends of the segment.
struct MixedPieces {
    let source: SegmentValues
    let segment: Segment
    /// The distance that is allowed, as a share of the way.
    let tolerance: Double

    private var pieces: [CurvePiece] = []
    /// The longest distance that is left, as a share of the way.
    private var stray = 0.0
    private let way: Double

    /// What is nearer counts as the same.
    private static let least = 1e-9
    /// How often a piece may be halved.
    private static let most = 13

    init(source: SegmentValues, segment: Segment, tolerance: Double) {
        (self.source, self.segment, self.tolerance) = (source, segment, tolerance)
        way = source.way(of: segment)
    }

    /// The pieces, halved where they must be, and the error of the mixing with their own, as a share of the travel.
    consuming func following(_ curve: PiecewiseCurve) -> PiecewiseCurve {
        guard way > 0 else { return curve }
        for piece in curve.pieces { add([piece], of: Self.plane(piece), depth: 0) }
        let error = stray > Self.least ? CurveReduction.roundedUp(curve.maxError + stray) : curve.maxError
        return PiecewiseCurve(pieces: pieces, maxError: error)
    }

    /// Adds the pieces that a cubic is made of, or those of its halves.
    private mutating func add(_ parts: [CurvePiece], of cubic: PlaneCubic, depth: Int) {
        let distance = parts.reduce(0) { max($0, source.mixingDistance(of: $1, in: segment)) } / way
        guard distance > tolerance, depth < Self.most else {
            pieces += parts
            stray = max(stray, distance)
            return
        }
        let (first, second) = cubic.split(at: 0.5)
        for half in [first, second] {
            // A piece begins where the last one ends.
            let count = pieces.count
            CurvePiece.append(half, window: (0, 1), to: &pieces)
            let parts = Array(pieces[count...])
            pieces.removeSubrange(count...)
            add(parts, of: half, depth: depth + 1)
        }
    }

    /// A piece in the plane of the share of the time and the output.
    private static func plane(_ piece: CurvePiece) -> PlaneCubic {
        guard let easing = piece.easing else {
            return PlaneCubic(lineFrom: piece.start, piece.from, to: piece.end, piece.to)
        }
        return PlaneCubic(easing).mapped(
            x: (piece.end - piece.start, piece.start), y: (piece.to - piece.from, piece.from))
    }
}
