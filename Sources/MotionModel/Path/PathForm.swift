/// The shape of a path without its coordinates: its commands, in order.
///
/// Paths of one form differ only in their points, so they are interpolated point by point. Arcs have no place in a
/// form; each is replaced by eight cubics.
public struct PathForm: Sendable, Hashable {
    /// A command, which determines the number of points.
    public enum Step: Sendable, Hashable {
        /// Begins a piece: one point.
        case move
        /// A straight line: one point.
        case line
        /// A quadratic Bézier: two points.
        case quadratic
        /// A cubic Bézier: three points.
        case cubic
        /// Joins a piece's ends: no point.
        case close

        /// The number of points of the command.
        public var pointCount: Int {
            switch self {
            case .close: 0
            case .move, .line: 1
            case .quadratic: 2
            case .cubic: 3
            }
        }
    }

    /// The number of cubics for an arc, whatever its angle, so that arcs match arcs. They stray by at most 4.3e-6 of
    /// the larger radius.
    public static let cubicsPerArc = 8

    /// The commands; the first is a move, and so is each one after a close.
    public let steps: [Step]

    /// The number of points of a path in this form; each point is two numbers.
    public let pointCount: Int

    /// The form of these commands, the first of which is a move; empty for a path that isn't known yet.
    package init(_ steps: [Step]) {
        self.steps = steps
        var count = 0
        for step in steps { count += step.pointCount }
        pointCount = count
    }

    /// The form of a path by itself.
    public init(of path: PathData) {
        self.init(path.withoutArcs.commands.map { Step($0) })
    }

    /// The coordinates of a path's points, x before y, in order; nil for a path of another form.
    public func numbers(of path: PathData) -> [Double]? {
        let path = path.withoutArcs
        guard path.commands.count == steps.count else { return nil }
        var numbers: [Double] = []
        numbers.reserveCapacity(2 * pointCount)
        for (step, command) in zip(steps, path.commands) {
            guard Step(command) == step else { return nil }
            for point in command.points { numbers += [point.x, point.y] }
        }
        return numbers
    }

    /// The path with these coordinates.
    ///
    /// - Precondition: There are two numbers for each point.
    public func path(of numbers: [Double]) -> PathData {
        precondition(numbers.count == 2 * pointCount, "a path has two numbers for each point of its form")
        var index = 0
        func point() -> PathData.Point {
            defer { index += 2 }
            return CurvePoint(x: numbers[index], y: numbers[index + 1])
        }
        return PathData(
            unchecked: steps.map { step in
                switch step {
                case .move: return .move(point())
                case .line: return .line(point())
                case .quadratic:
                    let control = point()
                    return .quadratic(control, point())
                case .cubic:
                    let (first, second) = (point(), point())
                    return .cubic(first, second, point())
                case .close: return .close
                }
            })
    }
}

extension PathForm.Step {
    /// The step of a command; an arc has none.
    init(_ command: PathData.Command) {
        switch command {
        case .move: self = .move
        case .line: self = .line
        case .quadratic: self = .quadratic
        case .cubic: self = .cubic
        case .arc: preconditionFailure("arcs are cubics in a form")
        case .close: self = .close
        }
    }
}

extension PathData.Command {
    /// The points of the command, in order.
    var points: [PathData.Point] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .arc(let arc): [arc.end]
        case .close: []
        }
    }
}

extension PathData {
    /// The path with eight cubics in place of each arc, even for an arc that is no more than a line.
    var withoutArcs: PathData {
        guard commands.contains(where: { if case .arc = $0 { true } else { false } }) else { return self }
        var result: [Command] = []
        var (current, start) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        for command in commands {
            if case .arc(let arc) = command {
                for curve in Self.cubics(from: current, arc) {
                    guard case .cubic(_, let control1, let control2, let end) = curve else { continue }
                    result.append(.cubic(control1, control2, end))
                }
            } else {
                result.append(command)
            }
            if case .move(let point) = command { start = point }
            current = command == .close ? start : command.points.last ?? current
        }
        return PathData(unchecked: result)
    }

    private static func cubics(from start: Point, _ arc: Arc) -> [PathCurve] {
        let count = PathForm.cubicsPerArc
        if let ellipse = EllipticalArc(from: start, arc) { return ellipse.cubics(count) }
        let line = PathCurve.line(start, arc.end)
        return (0..<count).map { index in
            line.part(from: Double(index) / Double(count), to: Double(index + 1) / Double(count)).asCubic
        }
    }
}
