/// Several paths, turned so that what is paired when they morph lies close together.
///
/// The first path stays as it is. Each closed piece of a further one may begin elsewhere and, if all pieces are closed, the
/// whole path may be drawn in the other direction: where the squares of the ways of its points to those of the paths before it are least in
/// total. Ways are measured between pieces moved onto each other, since moving a shape doesn't change which of its points
/// belong together. What is no better than the written order by a thousandth leaves the path as it is written.
struct PathAlignment {
    /// The paths, in order; each draws what it drew.
    let paths: [PathData]

    /// The least share of the squares by which another order must be better.
    private static let gain = 1e-3

    /// Aligns paths without arcs.
    ///
    /// - Complexity: O(n²) in the number of curves of a piece, up to ``AlignedPiece/mostStarts``, for each pair of paths.
    init(_ written: [PathData]) {
        let drawn = written.map { $0.pieces.filter { !$0.curves.isEmpty } }
        let arePaired = Self.areMatching(drawn)
        // What an open line ends at is what it was drawn to: the tip of a hand isn't its pivot.
        let areClosed = drawn.allSatisfy { $0.allSatisfy { $0.isClosed } }
        var found: [PathData: Int] = [:]
        var paths: [PathData] = []
        var earlier: [[[CurvePoint]]] = []
        for (index, path) in written.enumerated() {
            // One path twice is one path, or its own form would change between two of its uses.
            if let same = found[path] {
                paths.append(paths[same])
                continue
            }
            found[path] = index
            let forwards = Self.turned(drawn, index, isReversed: false, earlier, arePaired: arePaired)
            let bound = (1 - Self.gain) * forwards.way - 1e-12 * forwards.size
            var (best, isReversed) = (forwards, false)
            if areClosed, bound > 0 {
                let backwards = Self.turned(drawn, index, isReversed: true, earlier, arePaired: arePaired)
                if backwards.way < bound { (best, isReversed) = (backwards, true) }
            }
            let isWritten = !isReversed && best.starts.allSatisfy { $0 == .written }
            paths.append(isWritten ? path : path.redrawn(best.pieces, closingAs: written[0]))
            earlier.append(best.points)
        }
        self.paths = paths
    }

    /// Whether all paths have as many curves in each piece, so that curves are paired one by one.
    private static func areMatching(_ drawn: [[PathData.Piece]]) -> Bool {
        guard let first = drawn.first else { return true }
        return drawn.allSatisfy { pieces in
            pieces.count == first.count
                && zip(pieces, first).allSatisfy {
                    $0.curves.count == $1.curves.count && $0.isClosed == $1.isClosed
                }
        }
    }

    /// A path in one direction, with the best start of each piece.
    private struct Turned {
        var pieces: [PathData.Piece] = []
        var starts: [AlignedPiece.Start] = []
        /// The points of each piece that are compared.
        var points: [[CurvePoint]] = []
        /// The sum of the squares of all ways.
        var way = 0.0
        /// The sum of the squares of all distances from the middles, against which a way is nothing.
        var size = 0.0
    }

    private static func turned(
        _ drawn: [[PathData.Piece]], _ index: Int, isReversed: Bool, _ earlier: [[[CurvePoint]]],
        arePaired: Bool
    ) -> Turned {
        var turned = Turned()
        for (place, piece) in drawn[index].enumerated() {
            let piece = AlignedPiece(isReversed ? piece.reversed : piece, arePaired: arePaired)
            let others = earlier.compactMap { $0.count > place ? $0[place] : nil }
            let isClosed = drawn.allSatisfy { $0.count <= place || $0[place].isClosed }
            var start = AlignedPiece.Start.written
            var points = piece.points(from: start)
            var (way, size) = Self.way(points, others)
            let starts = isClosed && !others.isEmpty ? piece.starts : []
            // The written start must be beaten clearly, another one by more than rounding.
            var bound = (1 - Self.gain) * way - 1e-12 * size
            for candidate in starts {
                let other = piece.points(from: candidate)
                let found = Self.way(other, others).way
                guard found < bound else { continue }
                (start, points, way) = (candidate, other, found)
                bound = found - 1e-12 * size
            }
            turned.pieces.append(piece.beginning(at: start))
            turned.starts.append(start)
            turned.points.append(points)
            turned.way += way
            turned.size += size
        }
        return turned
    }

    /// The sum of the squares of the ways between points and those of others, each moved onto the middle of the other; and
    /// the sum of the squares of the distances from the middles.
    private static func way(
        _ points: [CurvePoint], _ others: [[CurvePoint]]
    ) -> (way: Double, size: Double) {
        var (way, size) = (0.0, 0.0)
        let own = spread(points)
        for other in others {
            var (sum, squares) = (CurvePoint(x: 0, y: 0), 0.0)
            for (a, b) in zip(points, other) {
                let step = b - a
                sum = sum + step
                squares += step.dot(step)
            }
            way += max(squares - sum.dot(sum) / Double(max(points.count, 1)), 0)
            size += own + spread(other)
        }
        return (way, size)
    }

    private static func spread(_ points: [CurvePoint]) -> Double {
        guard let first = points.first else { return 0 }
        var (sum, squares) = (CurvePoint(x: 0, y: 0), 0.0)
        for point in points {
            let step = point - first
            sum = sum + step
            squares += step.dot(step)
        }
        return max(squares - sum.dot(sum) / Double(points.count), 0)
    }
}

extension PathData {
    /// The path with its drawn pieces replaced, in order.
    ///
    /// - Parameter model: A path whose pieces say whether a last line to the start is written out or left to the close.
    fileprivate func redrawn(_ drawn: [Piece], closingAs model: PathData) -> PathData {
        let writesLast = model.writesLastLines
        var commands: [Command] = []
        var index = 0
        for piece in pieces {
            guard !piece.curves.isEmpty else {
                commands.append(.move(piece.start))
                if piece.isClosed { commands.append(.close) }
                continue
            }
            let piece = drawn[index]
            commands.append(.move(piece.start))
            var curves = piece.curves[...]
            if piece.isClosed, case .line? = curves.last, !(index < writesLast.count && writesLast[index]) {
                curves = curves.dropLast()
            }
            for curve in curves {
                switch curve {
                case .line(_, let end): commands.append(.line(end))
                case .cubic(_, let control1, let control2, let end):
                    commands.append(.cubic(control1, control2, end))
                case .arc: preconditionFailure("arcs are made cubics before paths are aligned")
                }
            }
            if piece.isClosed { commands.append(.close) }
            index += 1
        }
        return PathData(unchecked: commands)
    }

    /// For each drawn piece, whether a command leads back to its start before it is closed.
    private var writesLastLines: [Bool] {
        var result: [Bool] = []
        var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        var isDrawn = false
        for command in commands + [.move(start)] {
            if case .move(let point) = command {
                if isDrawn { result.append(current == start) }
                (start, current, isDrawn) = (point, point, false)
            } else if let end = command.points.last {
                (current, isDrawn) = (end, true)
            }
        }
        return result
    }
}
