/// A path to travel along: the place and the direction at any share of its length.
///
/// A share is a number from 0 at the start of the path to 1 at its end; equal steps of it are equal distances. The
/// jumps between the pieces of a path have no length, and neither do commands that draw nothing. On a path without any
/// length every place is its start.
public struct PathRoute: Sendable {
    /// The treatment of shares outside 0…1.
    public enum Edges: String, Sendable, Hashable, CaseIterable {
        /// The share is held at the end where it left the path.
        case stop
        /// The path begins again, as if its ends were joined.
        case wrap
    }

    /// The path.
    public let path: PathData
    /// The treatment of shares outside 0…1.
    public let edges: Edges
    /// The length of everything that is drawn, in the path's unit.
    ///
    /// - Accuracy: 1e-9 of itself, for coordinates between 1e-150 and the limit.
    public let length: Double

    let curves: [PathCurve]
    let spans: [Span]
    /// The change of the direction over one way around, in degrees.
    let turning: Double

    /// A part of a curve that is short enough to be measured by one integral, and turns by less than 180°.
    struct Span: Sendable {
        /// The index of the curve.
        let curve: Int
        /// Its parameters.
        let from: Double
        let to: Double
        /// The length of the path before it.
        let start: Double
        let length: Double
        /// The direction at its start, as a vector, and in degrees without a jump along the path.
        let direction: CurvePoint
        let angle: Double
    }

    /// Measures a path.
    ///
    /// - Complexity: O(commands); about a microsecond for a curve.
    public init(_ path: PathData, edges: Edges = .stop) {
        self.init(path, curves: path.pieces.flatMap { $0.curves }, edges: edges)
    }

    init(_ path: PathData, curves: [PathCurve], edges: Edges) {
        var table = PathTable()
        for (index, curve) in curves.enumerated() { table.append(curve, at: index) }
        self.path = path
        self.edges = edges
        self.curves = curves
        length = table.length
        spans = table.spans
        turning = table.turning
    }

    /// The place at a share of the length.
    ///
    /// - Returns: Exactly an end of the path for 0 and 1; where the pen jumps, the place after the jump.
    /// - Accuracy: Equal steps of the share are equal distances, within 1e-9 of the length.
    /// - Complexity: O(log n), and a few integrals on a curve.
    public func position(atShare share: Double) -> PathData.Point {
        guard let (span, offset) = place(at: located(share).share) else { return start }
        return curves[span.curve].point(at: parameter(in: span, at: offset))
    }

    /// The direction of the path at a share of its length, in degrees from the x axis towards the y axis.
    ///
    /// It has no jump of a full turn: along a circle it grows to 360°, and further with ``Edges/wrap``. At a corner it
    /// turns the shorter way; exactly at the corner it is the direction after it. It is the path's direction even for
    /// an object that travels backwards. 0 on a path without length.
    public func tangentAngle(atShare share: Double) -> Double {
        let (share, lap, _) = located(share)
        guard let (span, offset) = place(at: share) else { return 0 }
        let t = parameter(in: span, at: offset)
        // The end of a span belongs to the next, but for the last.
        let direction = curves[span.curve].direction(at: t, from: t == span.to ? .below : .above)
        return span.angle + span.direction.turn(to: direction) + (lap == 0 ? 0 : lap * turning)
    }

    /// The change of the place with the share; its length is that of the path everywhere. Zero beyond a stop.
    public func velocity(atShare share: Double) -> PathData.Point {
        let (share, _, isHeld) = located(share)
        guard !isHeld, let (span, offset) = place(at: share) else { return CurvePoint(x: 0, y: 0) }
        let t = parameter(in: span, at: offset)
        return length * curves[span.curve].direction(at: t, from: t == span.to ? .below : .above).unit
    }

    /// The change of the direction with the share, in degrees: the curvature. Zero beyond a stop, and in a cusp.
    public func angularVelocity(atShare share: Double) -> Double {
        let (share, _, isHeld) = located(share)
        guard !isHeld, let (span, offset) = place(at: share) else { return 0 }
        let t = parameter(in: span, at: offset)
        let first = curves[span.curve].derivative(at: t)
        let speed = first.length
        let turn = first.cross(curves[span.curve].secondDerivative(at: t)) / (speed * speed * speed)
        return turn.isFinite ? turn * length * (180 / Double.pi) : 0
    }

    /// The difference in degrees between the least and the greatest direction along the path.
    package var turningRange: Double {
        guard let first = spans.first else { return 0 }
        var (least, greatest) = (first.angle, first.angle)
        for span in spans {
            let curve = curves[span.curve]
            func note(_ t: Double) {
                let angle =
                    span.angle
                    + span.direction.turn(to: curve.direction(at: t, from: t == span.from ? .above : .below))
                (least, greatest) = (min(least, angle), max(greatest, angle))
            }
            func turnsLeft(_ t: Double) -> Bool {
                curve.derivative(at: t).cross(curve.secondDerivative(at: t)) > 0
            }
            note(span.from)
            note(span.to)
            // Between its ends a direction is extreme where the path bends the other way from there on.
            let bend = turnsLeft(span.from)
            if bend != turnsLeft(span.to) {
                note(Bisection.boundary(from: span.from, to: span.to) { turnsLeft($0) == bend })
            }
        }
        return greatest - least
    }

    /// The start of the path: its first point, or that of the first curve with a length.
    private var start: PathData.Point {
        if case .move(let point)? = path.commands.first { return point }
        return curves.first?.start ?? CurvePoint(x: 0, y: 0)
    }
}

extension PathRoute: Hashable {
    /// Whether both travel the same path in the same way.
    public static func == (a: PathRoute, b: PathRoute) -> Bool { a.edges == b.edges && a.path == b.path }

    /// Hashes the path, from which everything else follows.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(edges)
    }
}
