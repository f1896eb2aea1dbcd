import MotionModel

/// The motion of a number as a curve from (0, 0) to (1, 1), for systems whose easings are paths of cubics.
struct UnitPath {
    /// A step of the path.
    enum Step: Hashable {
        /// A straight line to a point; a vertical one is a jump.
        case line(CurvePoint)
        /// A cubic with two control points, to a point.
        case cubic(CurvePoint, CurvePoint, CurvePoint)
    }

    /// The steps, in order.
    let steps: [Step]
    /// Whether some part of it is vertical.
    let hasJump: Bool
    /// The number at (0, 0).
    let from: Double
    /// The number at (1, 1).
    let to: Double

    /// The largest distance by which a curve may leave the unit square: beyond it, the ends are too close to measure
    /// by.
    private static let reach = 32.0

    /// Creates the path of a track that lies between 0 and a duration.
    ///
    /// - Parameters:
    ///   - track: The motion of one number.
    ///   - duration: Seconds, greater than 0 and not before the track's end.
    /// - Returns: nil if it ends with the number it begins with, or nearly so.
    init?(_ track: PlainTrack, duration: Double) {
        let from = track.value(at: 0)[0]
        let to = track.final[0]
        self.from = from
        self.to = to
        let travel = to - from
        guard travel != 0 else { return nil }
        var farthest = 0.0
        for piece in track.pieces {
            for number in [piece.from[0], piece.to[0]] {
                farthest = Swift.max(farthest, (number - from).magnitude)
            }
        }
        guard farthest <= UnitPath.reach * travel.magnitude else { return nil }
        var place = CurvePoint(x: 0, y: 0)
        func point(_ time: Double, _ number: Double) -> CurvePoint {
            let x = time / duration
            // What begins or ends beside an end by rounding does so there: a path that goes to the left isn't taken.
            return CurvePoint(
                x: x >= 1 - 1e-12 ? 1 : x.magnitude <= 1e-12 ? 0 : x,
                y: number == to ? 1 : (number - from) / travel)
        }
        var steps: [Step] = []
        var hasJump = false
        func line(to next: CurvePoint) {
            if next != place {
                steps.append(.line(next))
                hasJump = hasJump || next.x == place.x
            }
            place = next
        }
        for piece in track.pieces where piece.end > 0 {
            let (start, end) = (point(piece.start, piece.from[0]), point(piece.end, piece.to[0]))
            line(to: CurvePoint(x: start.x, y: place.y))
            line(to: start)
            guard let easing = piece.easing, start.y != end.y else {
                line(to: end)
                continue
            }
            func handle(_ x: Double, _ y: Double) -> CurvePoint {
                CurvePoint(x: start.x + (end.x - start.x) * x, y: start.y + (end.y - start.y) * y)
            }
            steps.append(.cubic(handle(easing.x1, easing.y1), handle(easing.x2, easing.y2), end))
            place = end
        }
        line(to: CurvePoint(x: point(track.end, to).x, y: place.y))
        line(to: CurvePoint(x: place.x, y: 1))
        line(to: CurvePoint(x: 1, y: 1))
        self.steps = steps
        self.hasJump = hasJump
    }
}
