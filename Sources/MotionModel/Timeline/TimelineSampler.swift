/// The plain tracks of a timeline in flat arrays: without loops, and with nothing but lines and Béziers between their keys.
///
/// All of them are sampled in one pass that looks nothing up and counts no references.
struct TimelineSampler: Hashable, Sendable {
    /// A segment, and the places of the first numbers of its two keys.
    private struct Piece: Hashable {
        let start: Double
        let end: Double
        /// A straight line if both control points are on it.
        let curve: CubicBezier
        let isLinear: Bool
        let from: Int32
        let to: Int32
    }

    private struct PlainTrack: Hashable {
        let firstPiece: Int32
        let pieceCount: Int32
        let componentCount: Int32
        /// The place of its first component in what is written.
        let place: Int32
    }

    private var tracks: [PlainTrack] = []
    private var pieces: [Piece] = []
    private var numbers: [Double] = []
    /// The indices of the other properties, and the places of their first components.
    private(set) var others: [Other] = []

    /// A property that is sampled by itself.
    struct Other: Hashable {
        let property: Int
        let place: Int
    }

    /// Sorts out the properties.
    init(_ properties: [BoundProperty]) {
        var place = 0
        for (index, property) in properties.enumerated() {
            if !property.layers.isEmpty || !append(property.base, at: place) {
                others.append(Other(property: index, place: place))
            }
            place += property.base.componentCount
        }
    }

    /// Adds a track, if it is plain.
    private mutating func append(_ bound: BoundTrack, at place: Int) -> Bool {
        let track = bound.track
        guard bound.isPlain, !bound.beginsElsewhere, bound.preparedEnds.isEmpty, track.loop == nil,
            track.mirrorTime == nil
        else { return false }
        let (first, firstNumber) = (pieces.count, numbers.count)
        for segment in track.segments {
            let curve: CubicBezier? =
                switch segment.curve {
                case .linear: CubicBezier(unchecked: 0, 0, 1, 1)
                case .bezier(let bezier): bezier
                default: nil
                }
            guard let curve, segment.start < segment.end, segment.inputStart == 0, segment.inputEnd == 1
            else {
                pieces.removeLast(pieces.count - first)
                return false
            }
            pieces.append(
                Piece(
                    start: segment.start, end: segment.end, curve: curve,
                    isLinear: curve.x1 == curve.y1 && curve.x2 == curve.y2,
                    from: Int32(firstNumber + segment.fromKey * bound.componentCount),
                    to: Int32(firstNumber + segment.toKey * bound.componentCount)))
        }
        numbers += bound.keyComponents
        tracks.append(
            PlainTrack(
                firstPiece: Int32(first), pieceCount: Int32(pieces.count - first),
                componentCount: Int32(bound.componentCount), place: Int32(place)))
        return true
    }

    /// Writes the components of the plain tracks at a time.
    func sample(at time: Double, into components: inout [Double]) {
        var components = components.mutableSpan
        let (pieces, numbers) = (pieces.span, numbers.span)
        for track in tracks {
            let piece = pieces[Self.piece(of: track, at: time, pieces)]
            let progress = Self.progress(of: piece, at: time)
            for component in 0..<Int(track.componentCount) {
                components[Int(track.place) + component] = MotionValue.interpolated(
                    numbers[Int(piece.from) + component], numbers[Int(piece.to) + component],
                    progress: progress)
            }
        }
    }

    /// Writes the components of the plain tracks at a time, and their velocities per second.
    func sample(at time: Double, into components: inout [Double], velocities: inout [Double]) {
        var components = components.mutableSpan
        var velocities = velocities.mutableSpan
        let (pieces, numbers) = (pieces.span, numbers.span)
        for track in tracks {
            let piece = pieces[Self.piece(of: track, at: time, pieces)]
            let place = Self.progressAndVelocity(of: piece, at: time)
            for component in 0..<Int(track.componentCount) {
                let from = numbers[Int(piece.from) + component]
                let to = numbers[Int(piece.to) + component]
                components[Int(track.place) + component] = MotionValue.interpolated(
                    from, to, progress: place.progress)
                velocities[Int(track.place) + component] = BoundTrack.velocity(to - from, place.velocity)
            }
        }
    }

    /// The last piece that starts by a time, or the first one.
    @inline(__always)
    private static func piece(of track: PlainTrack, at time: Double, _ pieces: Span<Piece>) -> Int {
        let first = Int(track.firstPiece)
        var (lower, upper) = (first, first + Int(track.pieceCount))
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if pieces[middle].start <= time { lower = middle + 1 } else { upper = middle }
        }
        return Swift.max(first, lower - 1)
    }

    @inline(__always)
    private static func progress(of piece: Piece, at time: Double) -> Double {
        if time >= piece.end { return 1 }
        // Not a number compares false.
        guard time > piece.start else { return 0 }
        let input = (time - piece.start) / (piece.end - piece.start)
        return piece.isLinear ? input : piece.curve.progress(at: input)
    }

    @inline(__always)
    private static func progressAndVelocity(
        of piece: Piece, at time: Double
    ) -> (progress: Double, velocity: Double) {
        if time >= piece.end { return (1, 0) }
        guard time >= piece.start else { return (0, 0) }
        let span = piece.end - piece.start
        let place = piece.curve.progressAndVelocity(at: (time - piece.start) / span)
        return (place.progress, place.velocity * (1 / span))
    }
}
