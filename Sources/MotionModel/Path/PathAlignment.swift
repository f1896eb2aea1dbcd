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
    /// - Complexity: O(n²) in the number of curves of a piece, up to ``AlignedPiece/mostStarts``, for each path.
    init(_ written: [PathData]) {
        let drawn = written.map { $0.pieces.filter { !$0.curves.isEmpty } }
        let arePaired = Self.areMatching(drawn)
        // What an open line ends at is what it was drawn to: the tip of a hand isn't its pivot.
        let closed = Self.closedPlaces(drawn)
        let areClosed = !closed.contains(false)
        var found: [PathData: Int] = [:]
        var paths: [PathData] = []
        var earlier: [Others] = []
        for (index, path) in written.enumerated() {
            // One path twice is one path, or its own form would change between two of its uses.
            if let same = found[path] {
                paths.append(paths[same])
                continue
            }
            found[path] = index
            let forwards = Self.turned(
                drawn[index], isReversed: false, closed: closed, earlier, arePaired: arePaired)
            let bound = (1 - Self.gain) * forwards.way - 1e-12 * forwards.size
            var (best, isReversed) = (forwards, false)
            if areClosed, bound > 0 {
                let backwards = Self.turned(
                    drawn[index], isReversed: true, closed: closed, earlier, arePaired: arePaired)
                if backwards.way < bound { (best, isReversed) = (backwards, true) }
            }
            let isWritten = !isReversed && best.starts.allSatisfy { $0 == .written }
            paths.append(isWritten ? path : path.redrawn(best.pieces, closingAs: written[0]))
            for (place, points) in best.points.enumerated() {
                if place == earlier.count { earlier.append(Others()) }
                earlier[place].append(points)
            }
        }
        self.paths = paths
    }

    /// For each place among the pieces, whether all that stand there are closed.
    private static func closedPlaces(_ drawn: [[PathData.Piece]]) -> [Bool] {
        var closed: [Bool] = []
        for pieces in drawn {
            for (place, piece) in pieces.enumerated() {
                if place == closed.count { closed.append(true) }
                closed[place] = closed[place] && piece.isClosed
            }
        }
        return closed
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
        _ pieces: [PathData.Piece], isReversed: Bool, closed: [Bool], _ earlier: [Others], arePaired: Bool
    ) -> Turned {
        var turned = Turned()
        for (place, piece) in pieces.enumerated() {
            let piece = AlignedPiece(isReversed ? piece.reversed : piece, arePaired: arePaired)
            let others = place < earlier.count ? earlier[place] : Others()
            var start = AlignedPiece.Start.written
            var points = piece.points(from: start)
            var (way, size) = others.way(to: points)
            let starts = closed[place] && others.count > 0 ? piece.starts : []
            // The written start must be beaten clearly, another one by more than rounding.
            var bound = (1 - Self.gain) * way - 1e-12 * size
            for candidate in starts {
                let other = piece.points(from: candidate)
                let found = others.way(to: other).way
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
}

extension PathAlignment {
    /// The points of one piece in several paths, as far as the ways to all of them need them: the squares of the ways to
    /// many points are those to their mean, once for each, and what they are apart themselves.
    private struct Others {
        private(set) var count = 0.0
        /// The mean of the paths' points, each path moved so that its middle is the origin.
        private var mean: [CurvePoint] = []
        /// The sum of the squares of the distances from the middles.
        private var spread = 0.0

        mutating func append(_ points: [CurvePoint]) {
            let points = PathAlignment.centered(points)
            count += 1
            spread += points.reduce(0) { $0 + $1.dot($1) }
            if mean.isEmpty { mean = points }
            for (index, point) in points.enumerated() {
                mean[index] = mean[index].toward(point, 1 / count)
            }
        }

        /// The sum of the squares of the ways between points and those of all paths, each moved onto the middle of the
        /// other; and the sum of the squares of the distances from the middles.
        func way(to points: [CurvePoint]) -> (way: Double, size: Double) {
            var (own, way, common) = (0.0, 0.0, 0.0)
            for (point, mean) in zip(PathAlignment.centered(points), mean) {
                let step = mean - point
                own += point.dot(point)
                way += step.dot(step)
                common += mean.dot(mean)
            }
            return (count * way + max(spread - count * common, 0), count * own + spread)
        }
    }

    /// The points, moved so that their middle is the origin.
    private static func centered(_ points: [CurvePoint]) -> [CurvePoint] {
        guard let first = points.first else { return [] }
        var sum = CurvePoint(x: 0, y: 0)
        for point in points { sum = sum + (point - first) }
        let share = 1 / Double(points.count)
        let middle = CurvePoint(x: first.x + share * sum.x, y: first.y + share * sum.y)
        return points.map { $0 - middle }
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
