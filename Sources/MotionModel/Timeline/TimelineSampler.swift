/// The plain tracks of a timeline in flat arrays: without loops, and with nothing but lines and Béziers between their keys.
///
/// All of them are sampled in one pass that counts no references, eight at a time. Tracks that follow each other with the same
/// times look these up once.
struct TimelineSampler: Hashable, Sendable {
    /// The times of a segment.
    private struct Interval: Hashable {
        let start: Double
        let end: Double
    }

    /// The way from one key to another.
    private struct Piece: Hashable {
        /// A straight line if both control points are on it.
        let curve: CubicBezier
        let isLinear: Bool
        /// The places of the first numbers of its two keys.
        let from: Int32
        let to: Int32
    }

    private struct PlainTrack: Hashable {
        let firstInterval: Int32
        let firstPiece: Int32
        let pieceCount: Int32
        let componentCount: Int32
        /// The place of its first component in what is written.
        let place: Int32
    }

    /// Where a track is at an instant.
    private struct Position {
        /// The index of its piece, counted from the track's first one.
        var piece: Int32 = 0
        /// The linear progress, from 0 to 1, and its rate per second; 0 where a value is held.
        var input = 0.0
        var rate = 0.0
        /// The linear progress of which the eased one has to be found; NaN if there is nothing to solve.
        var unsolved = Double.nan
    }

    private var tracks: ContiguousArray<PlainTrack> = []
    private var intervals: ContiguousArray<Interval> = []
    private var pieces: ContiguousArray<Piece> = []
    private var numbers: ContiguousArray<Double> = []
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
        guard bound.isPlain, bound.componentCount > 0, !bound.beginsElsewhere, bound.preparedEnds.isEmpty,
            track.loop == nil, track.mirrorTime == nil
        else { return false }
        let (segments, count) = (track.segments, bound.componentCount)
        let (firstPiece, firstNumber) = (pieces.count, numbers.count)
        for segment in segments {
            let curve: CubicBezier? =
                switch segment.curve {
                case .linear: CubicBezier(unchecked: 0, 0, 1, 1)
                case .bezier(let bezier): bezier
                default: nil
                }
            guard let curve, segment.start < segment.end, segment.inputStart == 0, segment.inputEnd == 1
            else {
                pieces.removeLast(pieces.count - firstPiece)
                return false
            }
            pieces.append(
                Piece(
                    curve: curve, isLinear: curve.x1 == curve.y1 && curve.x2 == curve.y2,
                    from: Int32(firstNumber + segment.fromKey * count),
                    to: Int32(firstNumber + segment.toKey * count)))
        }
        var firstInterval = intervals.count - segments.count
        if tracks.last?.pieceCount != Int32(segments.count)
            || !zip(segments, intervals[firstInterval...]).allSatisfy({
                $0.start == $1.start && $0.end == $1.end
            })
        {
            firstInterval = intervals.count
            for segment in segments { intervals.append(Interval(start: segment.start, end: segment.end)) }
        }
        numbers += bound.keyComponents
        tracks.append(
            PlainTrack(
                firstInterval: Int32(firstInterval), firstPiece: Int32(firstPiece),
                pieceCount: Int32(segments.count), componentCount: Int32(count), place: Int32(place)))
        return true
    }

    /// Writes the components of the plain tracks at a time.
    func sample(at time: Double, into components: inout [Double]) {
        // An array's own span needs newer systems of Apple's.
        unsafe components.withUnsafeMutableBufferPointer {
            var components = unsafe $0.mutableSpan
            var none = MutableSpan<Double>()
            sample(at: time, into: &components, velocities: &none, writesVelocities: false)
        }
    }

    /// Writes the components of the plain tracks at a time, and their velocities per second.
    func sample(at time: Double, into components: inout [Double], velocities: inout [Double]) {
        unsafe components.withUnsafeMutableBufferPointer { components in
            unsafe velocities.withUnsafeMutableBufferPointer { velocities in
                var components = unsafe components.mutableSpan
                var velocities = unsafe velocities.mutableSpan
                sample(at: time, into: &components, velocities: &velocities, writesVelocities: true)
            }
        }
    }

    @inline(__always)
    private func sample(
        at time: Double, into components: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>,
        writesVelocities: Bool
    ) {
        let tracks = tracks.span
        let pieces = pieces.span
        let numbers = numbers.span
        var (known, position) = (Int32(-1), Position())
        for first in stride(from: 0, to: tracks.count, by: CubicLanes.count) {
            let last = Swift.min(CubicLanes.count, tracks.count - first) - 1
            let found = Eight { lane in
                let track = tracks[first + Swift.min(lane, last)]
                if track.firstInterval != known {
                    position = self.position(of: track, at: time)
                    known = track.firstInterval
                }
                var own = position
                own.piece += track.firstPiece
                if pieces[Int(own.piece)].isLinear { own.unsolved = .nan }
                return own
            }
            let (piece, unsolved) = (found.vector { $0.piece }, found.vector { $0.unsolved })
            let (input, rate) = (found.vector { $0.input }, found.vector { $0.rate })
            var (progress, velocity) = (unsolved, CubicLanes.Lanes())
            if any(unsolved .== unsolved) {
                let lanes = CubicLanes(Eight { pieces[Int(piece[$0])].curve })
                if writesVelocities {
                    (progress, velocity) = lanes.progressAndVelocity(at: unsolved)
                } else {
                    progress = lanes.progress(at: unsolved)
                }
            }
            // Not in a loop, in which vectors would be written to memory to be read one element at a time.
            _ = Eight { lane in
                guard lane <= last else { return }
                let (track, piece) = (tracks[first + lane], pieces[Int(piece[lane])])
                var (progress, speed) = (progress[lane], velocity[lane])
                if progress.isNaN {
                    let input = input[lane]
                    (progress, speed) =
                        rate[lane] == 0 || piece.isLinear
                        ? (input, 1) : piece.curve.progressAndVelocity(at: input)
                }
                var component = 0
                repeat {
                    let from = numbers[Int(piece.from) + component]
                    let to = numbers[Int(piece.to) + component]
                    components[Int(track.place) + component] = MotionValue.interpolated(
                        from, to, progress: progress)
                    if writesVelocities {
                        velocities[Int(track.place) + component] = BoundTrack.velocity(
                            to - from, speed * rate[lane])
                    }
                    component += 1
                } while component < track.componentCount
            }
        }
    }

    /// The position in the last piece that starts by a time, or in the first one.
    private func position(of track: PlainTrack, at time: Double) -> Position {
        let intervals = intervals.span
        let first = Int(track.firstInterval)
        var (lower, upper) = (first, first + Int(track.pieceCount))
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if intervals[middle].start <= time { lower = middle + 1 } else { upper = middle }
        }
        let index = Swift.max(first, lower - 1)
        let interval = intervals[index]
        var position = Position(piece: Int32(index - first))
        if time >= interval.end {
            position.input = 1
        } else if time >= interval.start {
            let span = interval.end - interval.start
            position.input = (time - interval.start) / span
            position.rate = 1 / span
            if position.input > 0, position.input < 1 { position.unsolved = position.input }
        }
        return position
    }
}
