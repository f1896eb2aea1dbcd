import MotionModel

/// Tracks of numbers as one track with common keyframes, for a player that moves them together: a place along two axes,
/// each with its own timing, as one `translate`.
///
/// Between two keyframes there is one easing for all numbers: that of the track which the others follow most nearly.
/// Where tracks share their keyframes and easings, the merged track is exactly them; elsewhere there are as few
/// keyframes as keep each track within the tolerance.
struct MergedTrack {
    /// The track: its values are the numbers of all tracks, one after the other.
    let track: BakedTrack

    private let tracks: [BakedTrack]
    /// How far each number of all tracks moves, at most; infinite for one that rests.
    private let travels: [Double]
    /// The largest distance allowed, as a share of the travel.
    private let tolerance: Double

    /// The factors of the tolerance by which a follower may stray to one side, tried in this order.
    ///
    /// The ends of pieces move half-way towards what lies between them, so up to twice the tolerance can be met.
    private static let factors = [2, 1.8, 1.65, 1.5, 1.25, 1, 0.7, 0.4]
    /// How often the values between pieces are moved.
    private static let rounds = 24
    /// The number of parts at whose ends a piece is measured.
    private static let parts = 20
    /// The largest number of pieces between two keyframes of the tracks, and of their halvings.
    private static let mostPieces = 1000

    /// - Parameters:
    ///   - tracks: At least one, with numbers that are interpolated by component, and the same loop.
    ///   - tolerance: The largest distance allowed from these tracks, as a share of the travel; infinite for any.
    init(_ tracks: [BakedTrack], tolerance: Double) {
        self.tracks = tracks
        self.tolerance = tolerance
        travels = tracks.flatMap { track -> [Double] in
            let first = track.keyframes[0].value.components
            return first.indices.map { component in
                let numbers = track.keyframes.map { $0.value.components[component] }
                let travel =
                    numbers.reduce(-.infinity) { max($0, $1) } - numbers.reduce(.infinity) { min($0, $1) }
                return travel > 0 ? travel : .infinity
            }
        }
        var result = Self.keyframes(tracks, travels, allowance: Self.factors[0] * tolerance)
        for factor in Self.factors.dropFirst() where result.error > tolerance {
            result = Self.keyframes(tracks, travels, allowance: factor * tolerance)
        }
        track = tracks[0].with(
            keyframes: result.keyframes, in: tracks[0].loop, type: .vector(max(travels.count, 2)),
            maxError: CurveReduction.roundedUp(
                tracks.reduce(0) { max($0, $1.maxError) } + (result.error > 1e-9 ? result.error : 0)))
    }

    /// Bakes tracks so that together they are within the tolerance of a sampling.
    ///
    /// - Parameters:
    ///   - bounds: At least one, with numbers that are interpolated by component, and the same loop.
    ///   - work: What the tracks may cost; it is taken from it.
    init(_ bounds: [BoundTrack], sampling: BakeOptions.Sampling, _ work: inout KeyframeWork) {
        func baked(_ sampling: BakeOptions.Sampling) -> [BakedTrack] {
            bounds.map { bound in
                BakedTrack(bound, sampling: sampling, inBrowsers: true, &work).mapped { $0.canonical }
            }
        }
        guard case .tolerance(let tolerance) = sampling else {
            self.init(baked(sampling), tolerance: .infinity)
            return
        }
        let tracks = baked(sampling)
        let error = tracks.reduce(0) { max($0, $1.maxError) }
        // Followers that may hardly stray need as many pieces as there is little left.
        if error <= tolerance * 0.75 {
            let merged = MergedTrack(tracks, tolerance: tolerance - error)
            if merged.track.maxError <= tolerance {
                self = merged
                return
            }
        }
        // Half of it for the curves, and half for what they have in common.
        self.init(baked(.tolerance(tolerance / 2)), tolerance: tolerance / 2)
    }

    /// The numbers of one of the tracks in a value of the merged one.
    func part(_ index: Int, of value: MotionValue) -> [Double] {
        let first = tracks[..<index].reduce(0) { $0 + $1.keyframes[0].value.components.count }
        return Array(value.components[first..<(first + tracks[index].keyframes[0].value.components.count)])
    }
}

extension MergedTrack {
    /// A piece with one easing for all numbers.
    private struct Piece {
        let start: Double
        let end: Double
        var from: [Double]
        var to: [Double]
        let easing: BakedKeyframe.Easing
        /// The progress at some instants inside, and how far each number strays from the piece there.
        let samples: [(progress: Double, strays: [Double])]

        func progress(at time: Double) -> Double {
            easing.progress(at: (time - start) / (end - start))
        }
    }

    private static func keyframes(
        _ tracks: [BakedTrack], _ travels: [Double], allowance: Double
    ) -> (keyframes: [BakedKeyframe], error: Double) {
        var pieces: [Piece] = []
        let knots = knots(of: tracks)
        for (start, end) in zip(knots, knots.dropFirst()) {
            var begin = start
            var halvings = mostPieces
            for count in 1...mostPieces where begin < end {
                let piece =
                    count == mostPieces
                    ? self.piece(tracks, travels, from: begin, to: end).piece
                    : longest(tracks, travels, from: begin, to: end, allowance: allowance)
                begin = piece.end
                pieces += halved(piece, tracks, travels, allowance: allowance, times: 24, &halvings)
            }
        }
        settle(&pieces)
        let error = pieces.reduce(0) { max($0, stray($1, from: tracks, travels)) }
        let least = travels.reduce(.infinity) { min($0, $1) }
        var list = KeyframeList(nearness: least.isFinite ? least * 1e-9 : 0)
        // What is shown before and afterwards may differ from where the pieces begin and end.
        list.add(tracks.flatMap { $0.keyframes[0].value.components }.asVector, at: knots[0])
        for piece in pieces {
            list.add(piece.from.asVector, at: piece.start)
            list.run(to: piece.to.asVector, at: piece.end, easing: piece.easing)
        }
        let last = tracks.flatMap { $0.keyframes[$0.keyframes.count - 1].value.components }
        list.add(last.asVector, at: knots[knots.count - 1])
        return (list.keyframes, error)
    }

    /// A piece, halved where it strays farther between its samples than allowed, as often as may still be.
    private static func halved(
        _ piece: Piece, _ tracks: [BakedTrack], _ travels: [Double], allowance: Double, times: Int,
        _ halvings: inout Int
    ) -> [Piece] {
        let middle = piece.start + (piece.end - piece.start) / 2
        guard times > 0, halvings > 0, middle > piece.start, middle < piece.end,
            stray(piece, from: tracks, travels) > allowance * (1 + 1e-9)
        else { return [piece] }
        halvings -= 1
        var pieces: [Piece] = []
        for (start, end) in [(piece.start, middle), (middle, piece.end)] {
            pieces += halved(
                self.piece(tracks, travels, from: start, to: end).piece, tracks, travels,
                allowance: allowance, times: times - 1, &halvings)
        }
        return pieces
    }

    /// The times of all keyframes, each once, and those about which no part of an easing is an easing.
    private static func knots(of tracks: [BakedTrack]) -> [Double] {
        var result: [Double] = []
        for time in tracks.flatMap({ $0.keyframes.map { $0.time } + $0.slowTimes }).sorted()
        where result.last.map({ time - $0 > 1e-9 }) ?? true {
            result.append(time)
        }
        return result
    }

    /// The longest piece from a time on that strays no farther than allowed, to one side.
    ///
    /// How far a piece strays grows as the square of its length, which makes the next guess.
    private static func longest(
        _ tracks: [BakedTrack], _ travels: [Double], from start: Double, to end: Double, allowance: Double
    ) -> Piece {
        var (piece, stray) = piece(tracks, travels, from: start, to: end)
        if stray <= allowance { return piece }
        var (low, high) = (start, end)
        var best: Piece?
        for _ in 0..<12 {
            let guess = start + (piece.end - start) * min((0.97 * allowance / stray).squareRoot(), 4)
            let margin = (high - low) * 0.05
            let middle = min(max(guess, low + margin), high - margin)
            (piece, stray) = self.piece(tracks, travels, from: start, to: middle)
            if stray <= allowance {
                (low, best) = (middle, piece)
                if stray > 0.96 * allowance { break }
            } else {
                high = middle
            }
        }
        return best ?? self.piece(tracks, travels, from: start, to: high).piece
    }

    /// The piece between two times without a keyframe between them: led by the track that the others follow best, or
    /// between all of them.
    private static func piece(
        _ tracks: [BakedTrack], _ travels: [Double], from start: Double, to end: Double
    ) -> (piece: Piece, stray: Double) {
        let parts = tracks.map { $0.part(from: start, to: end) }
        let from = parts.flatMap { $0.from }
        let to = parts.flatMap { $0.to }
        var easings: [BakedKeyframe.Easing] = []
        for part in parts where part.from != part.to && !easings.contains(part.easing) {
            easings.append(part.easing)
        }
        if easings.count > 1, let mean = mean(parts, travels) { easings.append(mean) }
        var best: (piece: Piece, stray: Double)?
        for easing in easings.isEmpty ? [.linear] : easings {
            let candidate = strayed(
                Piece(start: start, end: end, from: from, to: to, easing: easing, samples: []), parts,
                travels)
            if candidate.stray < best?.stray ?? .infinity { best = candidate }
        }
        guard let best else { preconditionFailure("some easing is the best") }
        return best
    }

    /// An easing that begins and ends at the mean speed of the parts, each as important as it goes far.
    private static func mean(_ parts: [TrackPart], _ travels: [Double]) -> BakedKeyframe.Easing? {
        var (begin, end, total) = (0.0, 0.0, 0.0)
        var index = 0
        for part in parts {
            var way = 0.0
            for (one, other) in zip(part.from, part.to) {
                way += (other - one).magnitude / travels[index]
                index += 1
            }
            guard way > 0 else { continue }
            let (first, last) = part.easing.endSpeeds
            begin += way * first
            end += way * last
            total += way
        }
        do throws(CubicBezier.Failure) {
            return .bezier(
                try CubicBezier(x1: 1 / 3, y1: begin / total / 3, x2: 2 / 3, y2: 1 - end / total / 3))
        } catch {
            // A tangent is vertical.
            return nil
        }
    }

    /// A piece with its measured distances, and the longest of them as a share of the travel.
    private static func strayed(
        _ piece: Piece, _ parts: [TrackPart], _ travels: [Double]
    ) -> (piece: Piece, stray: Double) {
        var samples: [(progress: Double, strays: [Double])] = []
        var stray = 0.0
        if parts.contains(where: { !$0.isMet(by: piece.easing) }) {
            for step in 1..<Self.parts {
                let share = Double(step) / Double(Self.parts)
                let progress = piece.easing.progress(at: share)
                let strays = parts.flatMap { $0.strays(at: share, progress: progress) }
                for (distance, travel) in zip(strays, travels) {
                    stray = max(stray, distance.magnitude / travel)
                }
                samples.append((progress, strays))
            }
        }
        return (
            Piece(
                start: piece.start, end: piece.end, from: piece.from, to: piece.to, easing: piece.easing,
                samples: samples), stray
        )
    }

    /// Moves the values between pieces until the numbers stray as far to one side as to the other; those at jumps, and
    /// the first and the last, stay.
    private static func settle(_ pieces: inout [Piece]) {
        let joints = pieces.indices.dropLast().filter { index in
            pieces[index].to == pieces[index + 1].from
                && !(pieces[index].samples.isEmpty && pieces[index + 1].samples.isEmpty)
        }
        guard !joints.isEmpty else { return }
        for place in pieces[0].from.indices {
            // How far the value at the end of each piece has been moved; that before the first piece hasn't.
            var moved = [Double](repeating: 0, count: pieces.count + 1)
            for _ in 0..<rounds {
                for joint in joints {
                    var (low, high) = (0.0, 0.0)
                    for index in [joint, joint + 1] {
                        for (progress, strays) in pieces[index].samples {
                            let left =
                                strays[place] - moved[index] * (1 - progress) - moved[index + 1] * progress
                            (low, high) = (min(low, left), max(high, left))
                        }
                    }
                    moved[joint + 1] += (low + high) / 2
                }
            }
            for joint in joints {
                pieces[joint].to[place] += moved[joint + 1]
                pieces[joint + 1].from[place] = pieces[joint].to[place]
            }
        }
    }

    /// The largest distance of a piece from the tracks, as a share of the travel.
    private static func stray(_ piece: Piece, from tracks: [BakedTrack], _ travels: [Double]) -> Double {
        let parts = tracks.map { $0.part(from: piece.start, to: piece.end) }
        func distance(_ share: Double) -> Double {
            let progress = piece.easing.progress(at: share)
            var index = 0
            var largest = 0.0
            for part in parts {
                for exact in part.numbers(at: share) {
                    let shown = piece.from[index] + (piece.to[index] - piece.from[index]) * progress
                    largest = max(largest, (exact - shown).magnitude / travels[index])
                    index += 1
                }
            }
            return largest
        }
        return GoldenSection.largest(from: 0, to: 1, places: 32, above: 0, distance)
    }
}

extension BakedTrack {
    /// The times at which an easing's own time passes most slowly, nearly standing.
    fileprivate var slowTimes: [Double] {
        zip(keyframes, keyframes.dropFirst()).compactMap { one, next in
            guard case .bezier(let bezier) = one.easing, one.value != next.value else { return nil }
            let cubic = PlaneCubic(bezier)
            return cubic.slowPoint.map { one.time + (next.time - one.time) * cubic.split(at: $0).0.x3 }
        }
    }
}

extension [Double] {
    /// The numbers as a value; a single one beside a 0.
    fileprivate var asVector: MotionValue { .vector(count > 1 ? self : self + [0]) }
}
