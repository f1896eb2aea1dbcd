/// A piecewise cubic easing from (0, 0) to (1, 1) in which x never goes back.
///
/// - SeeAlso: Android's `pathInterpolator`, Material 3's emphasized easing.
public struct BezierPath: Sendable, Hashable {
    /// A point in the unit square; y may leave it.
    public typealias Point = CurvePoint

    /// One cubic piece; it begins where the piece before it ends.
    public struct Segment: Sendable, Hashable {
        /// The control point next to the start.
        public let control1: Point
        /// The control point next to the end.
        public let control2: Point
        /// The end.
        public let end: Point

        /// Creates a piece with two control points and an end.
        public init(control1: Point, control2: Point, end: Point) {
            self.control1 = control1
            self.control2 = control2
            self.end = end
        }
    }

    /// A piece with its start.
    struct Piece: Sendable, Hashable {
        let start: Point
        let control1: Point
        let control2: Point
        let end: Point
    }

    /// The cubic pieces, in order of x. A piece of no width is a jump.
    public var segments: [Segment] {
        pieces.map { Segment(control1: $0.control1, control2: $0.control2, end: $0.end) }
    }

    let pieces: [Piece]

    /// Creates a curve that begins at (0, 0) and goes through the given pieces to (1, 1).
    ///
    /// - Throws: The first of ``BezierPathError``'s rules about curves that is broken; the index is the segment's.
    public init(segments: [Segment]) throws(BezierPathError) {
        var pieces: [Piece] = []
        var start = Point(x: 0, y: 0)
        for (index, segment) in segments.enumerated() {
            let piece = Piece(
                start: start, control1: segment.control1, control2: segment.control2, end: segment.end)
            guard piece.isFinite else { throw .notFinite(segment: index) }
            guard piece.isMonotone else { throw .goesBack(segment: index) }
            pieces.append(piece)
            start = segment.end
        }
        guard !pieces.isEmpty else { throw .empty }
        guard start == Point(x: 1, y: 1) else { throw .endsElsewhere(start) }
        self.pieces = pieces
    }
}

/// The reason why a piecewise cubic easing was refused.
public enum BezierPathError: Error, Sendable, Hashable {
    /// There is no segment.
    case empty
    /// The path does not begin with a move to (0, 0).
    case startsElsewhere(BezierPath.Point)
    /// The path does not end at (1, 1).
    case endsElsewhere(BezierPath.Point)
    /// x goes back inside the segment with this index.
    case goesBack(segment: Int)
    /// A coordinate of the segment with this index is not finite.
    case notFinite(segment: Int)
    /// The path data does not begin with `M` or `m`; the offset is in UTF-8 bytes.
    case missingMove(offset: Int)
    /// A command that an easing can't have (`Z`, `A`, a second `M`) or an unknown one.
    case commandNotAllowed(Unicode.Scalar, offset: Int)
    /// A number is missing or malformed.
    case numberExpected(offset: Int)
}

extension BezierPath.Piece {
    var isFinite: Bool {
        control1.x.isFinite && control1.y.isFinite && control2.x.isFinite && control2.y.isFinite
            && end.x.isFinite && end.y.isFinite
    }

    var width: Double { end.x - start.x }

    var isMonotone: Bool {
        if width == 0 { return control1.x == start.x && control2.x == start.x }
        return width > 0 && UnitCubic.isMonotone(unit(control1.x), unit(control2.x))
    }

    func parameter(at x: Double) -> Double {
        UnitCubic.parameter(unit(control1.x), unit(control2.x), at: unit(x))
    }

    func value(at x: Double) -> Double {
        if x <= start.x { return start.y }
        if x >= end.x { return end.y }
        return UnitCubic.value(start.y, control1.y, control2.y, end.y, at: parameter(at: x))
    }

    func slope(at x: Double) -> Double {
        UnitCubic.slope(
            dx: (control1.x - start.x, control2.x - control1.x, end.x - control2.x),
            dy: (control1.y - start.y, control2.y - control1.y, end.y - control2.y),
            at: parameter(at: x))
    }

    private func unit(_ x: Double) -> Double { (x - start.x) / width }
}
