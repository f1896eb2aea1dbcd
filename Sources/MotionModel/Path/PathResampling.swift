/// Several paths, cut into cubics at the same shares of their lengths.
struct PathResampling {
    /// The paths, all of one form.
    let paths: [PathData]

    /// The distance of two shares below which they count as one cut.
    static let resolution = 1e-9

    /// Resamples paths without arcs.
    init(_ paths: [PathData]) {
        let pieces = paths.map { path in
            let drawn = path.pieces.filter { !$0.curves.isEmpty }
            return drawn.isEmpty ? Array(path.pieces.prefix(1)) : drawn
        }
        let count = pieces.map { $0.count }.max() ?? 0
        var commands = paths.map { _ in [PathData.Command]() }
        for index in 0..<count {
            let group = pieces.map { own in
                if index < own.count { return MeasuredPiece(own[index]) }
                let start = own.last?.start ?? CurvePoint(x: 0, y: 0)
                return MeasuredPiece(PathData.Piece(start: start, curves: [], isClosed: true))
            }
            let cuts = Self.cuts(of: group)
            let isClosed = group.allSatisfy { $0.isClosed }
            for (path, piece) in group.enumerated() {
                commands[path] += piece.commands(cutAt: cuts)
                if isClosed { commands[path].append(.close) }
            }
        }
        self.paths = commands.map { PathData(unchecked: $0) }
    }

    /// The shares at which any of the pieces has a corner, in order, with 0 and 1; of several that are one cut, the
    /// first.
    private static func cuts(of pieces: [MeasuredPiece]) -> [Double] {
        var cuts = [0.0]
        for share in pieces.flatMap({ $0.ends }).sorted() where share < 1 - resolution {
            if share - cuts[cuts.count - 1] > resolution { cuts.append(share) }
        }
        return cuts + [1]
    }
}

/// A piece of a path, with the shares of its length at which its curves end.
private struct MeasuredPiece {
    let isClosed: Bool
    /// The share at the end of each of the route's curves, in order; empty for a piece without length.
    let ends: [Double]
    private let start: CurvePoint
    private let route: PathRoute

    init(_ piece: PathData.Piece) {
        let all = PathRoute(PathData(unchecked: [.move(piece.start)]), curves: piece.curves, edges: .stop)
        // Curves without length have no share, and no place between two cuts.
        let drawn = Set(all.spans.map { $0.curve })
        let curves = piece.curves.indices.filter { drawn.contains($0) }.map { piece.curves[$0] }
        let route = PathRoute(all.path, curves: curves, edges: .stop)
        isClosed = piece.isClosed
        start = curves.first?.start ?? piece.start
        self.route = route
        var ends: [Double] = []
        for span in route.spans where span.curve > ends.count { ends.append(span.start / route.length) }
        if !curves.isEmpty { ends.append(1) }
        self.ends = ends
    }

    /// A move, and a cubic from each cut to the next.
    func commands(cutAt cuts: [Double]) -> [PathData.Command] {
        var commands: [PathData.Command] = [.move(start)]
        var from = (curve: 0, parameter: 0.0)
        for cut in cuts.dropFirst() {
            guard !ends.isEmpty else {
                commands.append(.cubic(start, start, start))
                continue
            }
            let to = place(at: cut)
            let part = route.curves[to.curve].part(
                from: to.curve == from.curve ? from.parameter : 0, to: to.parameter)
            if case .cubic(_, let control1, let control2, let end) = part.asCubic {
                commands.append(.cubic(control1, control2, end))
            }
            from = to.parameter == 1 ? (to.curve + 1, 0) : to
        }
        return commands
    }

    /// The curve that ends at a cut or contains it, and its parameter there.
    private func place(at cut: Double) -> (curve: Int, parameter: Double) {
        // A corner of its own that counts as the cut is where it is cut.
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= cut + PathResampling.resolution { low = middle + 1 } else { high = middle }
        }
        if low > 0, ends[low - 1] >= cut { return (low - 1, 1) }
        guard let (span, offset) = route.place(at: cut) else { return (ends.count - 1, 1) }
        return (span.curve, route.parameter(in: span, at: offset))
    }
}
