/// A path: straight lines, Béziers and elliptical arcs, in one or several pieces.
///
/// It is SVG path data with everything relative, abbreviated or implied written out: all coordinates are absolute, `H`
/// and `V` are lines, `S` and `T` have their first control point, and a piece that continues after a `Z` begins with a
/// move.
///
/// - SeeAlso: SVG 2, Paths.
public struct PathData: Sendable, Hashable {
    /// A place, in the path's own unit.
    public typealias Point = CurvePoint

    /// The largest number of commands.
    public static let commandLimit = 100_000

    /// The largest absolute coordinate.
    public static let coordinateLimit = 1e12

    /// A step of the path; it begins where the one before it ends.
    public enum Command: Sendable, Hashable {
        /// Begins a piece at a point, without a line to it.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A quadratic Bézier: its control point and its end.
        case quadratic(Point, Point)
        /// A cubic Bézier: its two control points and its end.
        case cubic(Point, Point, Point)
        /// A part of an ellipse.
        case arc(Arc)
        /// A straight line to the start of the piece, which joins its ends.
        case close
    }

    /// A part of an ellipse between the point before it and ``end``.
    public struct Arc: Sendable, Hashable {
        /// The ellipse's radius along its own x axis; its sign does not count, and 0 makes the arc a line.
        public let radiusX: Double
        /// The ellipse's radius along its own y axis; its sign does not count, and 0 makes the arc a line.
        public let radiusY: Double
        /// The angle by which the ellipse's x axis is turned, in degrees.
        public let rotation: Double
        /// Whether it is the longer one of the two arcs in its direction.
        public let isLarge: Bool
        /// Whether the angle grows along the arc (clockwise on a screen, where y points down).
        public let isSweep: Bool
        /// The end point.
        public let end: Point

        /// Creates an arc in the terms of SVG; radii that are too small to reach the end are scaled up.
        public init(
            radiusX: Double, radiusY: Double, rotation: Double = 0, isLarge: Bool, isSweep: Bool, end: Point
        ) {
            self.radiusX = radiusX
            self.radiusY = radiusY
            self.rotation = rotation
            self.isLarge = isLarge
            self.isSweep = isSweep
            self.end = end
        }
    }

    /// The commands; the first is a move, and so is each one after a close.
    public let commands: [Command]

    /// Creates a path from SVG path data: all commands, absolute or relative, in SVG 2's grammar with its compact
    /// forms.
    ///
    /// - Throws: The first place at which the text leaves the grammar, or breaks a limit.
    /// - SeeAlso: SVG 2, 9.3.9 The grammar for path data.
    public init(svg: String) throws(PathDataError) {
        var reader = PathDataReader(svg)
        var commands: [Command] = []
        while let step = try reader.next() {
            guard commands.count < Self.commandLimit else {
                throw .tooManyCommands(limit: Self.commandLimit, offset: step.offset)
            }
            if commands.last == .close {
                if case .move = step.command {} else { commands.append(.move(reader.pieceStart)) }
            }
            commands.append(step.command)
        }
        self.commands = commands
    }

    /// Creates a path of commands that were checked or computed.
    ///
    /// - Precondition: The first is a move, and so is each one after a close.
    init(unchecked commands: [Command]) {
        self.commands = commands
    }
}
