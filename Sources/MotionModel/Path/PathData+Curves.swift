extension PathData {
    /// A part of the path that is drawn without lifting the pen.
    struct Piece: Sendable, Hashable {
        /// The first point.
        let start: Point
        /// The curves, each beginning where the one before it ends, including the closing line if it has a length.
        var curves: [PathCurve]
        /// Whether its ends are joined.
        var isClosed: Bool
    }

    /// The pieces of the path, as lines, cubics and elliptical arcs, including moves that draw nothing.
    var pieces: [Piece] {
        var pieces: [Piece] = []
        var current = Point(x: 0, y: 0)
        for command in commands {
            if case .move(let point) = command {
                pieces.append(Piece(start: point, curves: [], isClosed: false))
                current = point
                continue
            }
            // Taken out and put back, so that the curves aren't copied for each command.
            guard var piece = pieces.popLast() else { continue }
            switch command {
            case .move: break
            case .line(let end):
                piece.curves.append(.line(current, end))
                current = end
            case .quadratic(let control, let end):
                piece.curves.append(
                    .cubic(current, current.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end))
                current = end
            case .cubic(let control1, let control2, let end):
                piece.curves.append(.cubic(current, control1, control2, end))
                current = end
            case .arc(let arc):
                piece.curves.append(
                    EllipticalArc(from: current, arc).map { .arc($0) } ?? .line(current, arc.end))
                current = arc.end
            case .close:
                if current != piece.start { piece.curves.append(.line(current, piece.start)) }
                piece.isClosed = true
                current = piece.start
            }
            pieces.append(piece)
        }
        return pieces
    }
}
