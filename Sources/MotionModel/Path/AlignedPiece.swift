/// A piece of a path, with the places at which it could begin and the points that are compared for each.
struct AlignedPiece {
    /// A place at which a closed piece can begin: a curve and its parameter.
    struct Start: Hashable {
        let curve: Int
        let parameter: Double

        /// Where the piece begins as it is written.
        static let written = Start(curve: 0, parameter: 0)
    }

    /// The number of places, at equal distances, that are compared where curves aren't paired one by one.
    static let placeCount = 64

    /// The largest number of curves that are tried as the first; pieces of more begin where they are written.
    static let mostStarts = 1024

    /// The number of chords that stand for a cubic where lengths are compared.
    private static let chordCount = 8

    private let piece: PathData.Piece
    private let arePaired: Bool
    /// The ends of chords along the piece, and the length up to each; empty where curves are paired.
    private var chords: [(start: Start, point: CurvePoint, length: Double)] = []

    /// - Parameter arePaired: Whether the curves of all pieces are paired one by one, as they are where there are as many in
    ///   each. Otherwise places are, at equal shares of the length.
    init(_ piece: PathData.Piece, arePaired: Bool) {
        self.piece = piece
        self.arePaired = arePaired
        guard !arePaired else { return }
        var length = 0.0
        var last = piece.start
        for (index, curve) in piece.curves.enumerated() {
            let count: Int
            if case .line = curve { count = 1 } else { count = Self.chordCount }
            for chord in 0..<count {
                let parameter = Double(chord) / Double(count)
                let point = curve.point(at: parameter)
                length += (point - last).length
                last = point
                chords.append((Start(curve: index, parameter: parameter), point, length))
            }
        }
        let end = piece.curves.last?.end ?? piece.start
        length += (end - last).length
        chords.append((Start(curve: piece.curves.count, parameter: 0), end, length))
    }

    /// The places at which the piece could begin, but for where it does: the starts of its curves and, where places are
    /// paired, a number of places at equal distances.
    var starts: [Start] {
        guard piece.curves.count <= Self.mostStarts else { return [] }
        let corners = piece.curves.indices.dropFirst().map { Start(curve: $0, parameter: 0) }
        guard !arePaired else { return corners }
        let places = (1..<Self.placeCount).map { start(atShare: Double($0) / Double(Self.placeCount)) }
        return corners + places.filter { $0.parameter > 0 }
    }

    /// The points that are compared if the piece begins at a place.
    func points(from start: Start) -> [CurvePoint] {
        arePaired ? controlPoints(from: start.curve) : places(from: start)
    }

    /// The piece, beginning at a place.
    func beginning(at start: Start) -> PathData.Piece {
        guard start != .written else { return piece }
        let curves = piece.curves
        guard start.parameter > 0 else {
            let turned = Array(curves[start.curve...] + curves[..<start.curve])
            return PathData.Piece(start: turned[0].start, curves: turned, isClosed: piece.isClosed)
        }
        let cut = curves[start.curve]
        let first = cut.part(from: start.parameter, to: 1)
        let last = cut.part(from: 0, to: start.parameter)
        let turned = [first] + curves[(start.curve + 1)...] + curves[..<start.curve] + [last]
        return PathData.Piece(start: first.start, curves: turned, isClosed: piece.isClosed)
    }

    /// The points of all curves as cubics, from a curve on.
    private func controlPoints(from first: Int) -> [CurvePoint] {
        var points: [CurvePoint] = []
        points.reserveCapacity(3 * piece.curves.count + 1)
        for curve in piece.curves[first...] + piece.curves[..<first] {
            guard case .cubic(let start, let control1, let control2, _) = curve.asCubic else { continue }
            points += [start, control1, control2]
        }
        if !piece.isClosed, let end = piece.curves.last?.end { points.append(end) }
        return points
    }

    /// Places at equal distances along the chords, once around from a place.
    private func places(from start: Start) -> [CurvePoint] {
        guard let length = chords.last?.length, length > 0 else {
            return Array(repeating: piece.start, count: Self.placeCount)
        }
        let from = share(of: start)
        let count = Double(piece.isClosed ? Self.placeCount : Self.placeCount - 1)
        return (0..<Self.placeCount).map { index in
            let share = from + Double(index) / count
            let (chord, part) = chord(atShare: share > 1 ? share - 1 : share)
            return chords[chord].point.toward(chords[chord + 1].point, part)
        }
    }

    /// The share of the length of the chords at a place.
    private func share(of start: Start) -> Double {
        guard let length = chords.last?.length, length > 0 else { return 0 }
        var (low, high) = (0, chords.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            let at = chords[middle].start
            let isBefore = (at.curve, at.parameter) <= (start.curve, start.parameter)
            if isBefore { low = middle } else { high = middle }
        }
        let (from, to) = (chords[low], chords[high])
        let end = to.start.curve > from.start.curve ? 1 : to.start.parameter
        let part = (start.parameter - from.start.parameter) / (end - from.start.parameter)
        return (from.length + part * (to.length - from.length)) / length
    }

    /// The place at a share of the length of the chords.
    private func start(atShare share: Double) -> Start {
        let (chord, part) = chord(atShare: share)
        let (from, to) = (chords[chord].start, chords[chord + 1].start)
        let end = to.curve > from.curve ? 1 : to.parameter
        let parameter = from.parameter + part * (end - from.parameter)
        // What is next to an end is the end: nothing is gained by a curve that is too short to be seen.
        if parameter < 1e-6 { return Start(curve: from.curve, parameter: 0) }
        if parameter > 1 - 1e-6 { return Start(curve: (from.curve + 1) % piece.curves.count, parameter: 0) }
        return Start(curve: from.curve, parameter: parameter)
    }

    /// The chord at a share of the length, and the part of it before.
    private func chord(atShare share: Double) -> (chord: Int, part: Double) {
        let way = share * (chords.last?.length ?? 0)
        var (low, high) = (0, chords.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if chords[middle].length <= way { low = middle } else { high = middle }
        }
        let length = chords[high].length - chords[low].length
        return (low, length > 0 ? min(max((way - chords[low].length) / length, 0), 1) : 0)
    }
}

extension PathData.Piece {
    /// The piece drawn the other way; a closed one begins at the same point.
    var reversed: PathData.Piece {
        let curves = curves.reversed().map { curve in
            switch curve {
            case .line(let start, let end): PathCurve.line(end, start)
            case .cubic(let p0, let p1, let p2, let p3): PathCurve.cubic(p3, p2, p1, p0)
            case .arc: preconditionFailure("arcs are made cubics before paths are aligned")
            }
        }
        return PathData.Piece(start: curves.first?.start ?? start, curves: curves, isClosed: isClosed)
    }
}
