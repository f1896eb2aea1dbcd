import MotionModel

/// Keyframes of Compose, at whole milliseconds: what jumps holds until then.
struct ComposeKeyframes {
    /// How a keyframe leads to the next one.
    private enum Way: Hashable {
        case line
        case curve(CubicBezier)
        /// Nothing moves until the next one.
        case hold
    }

    private struct Key {
        let milliseconds: Int
        let value: Double
        let way: Way
    }

    /// What happens between two whole milliseconds.
    private struct Stretch {
        let start: Int
        let end: Int
        let piece: PlainPiece
    }

    /// What they show.
    let shown: PlainTrack
    private let keys: [Key]
    private let duration: Int

    /// The name of the easing that holds, which is declared at the end of a file.
    static let hold = "Hold"

    /// - Parameters:
    ///   - track: The motion of one number, from 0 on.
    ///   - timing: The timing in milliseconds.
    init(_ track: PlainTrack, _ timing: AndroidTiming) {
        let stretches = Self.stretches(of: track, timing)
        let last = timing.count == 1 ? track.final[0] : stretches.last?.piece.to[0] ?? track.final[0]
        let numbers = stretches.flatMap { [$0.piece.from[0], $0.piece.to[0]] } + [last]
        let travel = numbers.reduce(last, Swift.max) - numbers.reduce(last, Swift.min)
        var keys: [Key] = []
        func add(_ value: Double, at milliseconds: Int, _ way: Way) {
            // What stands still goes on to do so.
            if way == .hold, let last = keys.last, last.value == value, last.way == .hold || last.way == .line
            {
                keys[keys.count - 1] = Key(milliseconds: last.milliseconds, value: value, way: .hold)
            } else {
                keys.append(Key(milliseconds: milliseconds, value: value, way: way))
            }
        }
        for (index, stretch) in stretches.enumerated() {
            let (piece, end) = (stretch.piece, stretch.end)
            let next = index + 1 < stretches.count ? stretches[index + 1].piece.from[0] : last
            let way = piece.easing.map { Way.curve($0) } ?? .line
            // A rounding error is no jump.
            if (piece.to[0] - next).magnitude <= 1e-9 * travel {
                add(piece.from[0], at: stretch.start, way)
            } else if piece.isHold || end - stretch.start == 1 {
                add(piece.from[0], at: stretch.start, .hold)
            } else {
                // What moves does so until the millisecond before it jumps.
                let share = Double(end - 1 - stretch.start) / Double(end - stretch.start)
                let length = piece.end - piece.start
                for part in piece.cut(at: piece.start + length * share) {
                    let begin = Double(end - stretch.start) * (part.start - piece.start) / length
                    add(
                        part.from[0], at: stretch.start + Int(begin.rounded()),
                        part.easing.map { .curve($0) } ?? .line)
                }
                add(piece.value(at: piece.start + length * share)[0], at: end - 1, .hold)
            }
        }
        keys.append(Key(milliseconds: timing.duration, value: last, way: .line))
        self.keys = keys
        duration = timing.duration
        let scale = timing.span / Double(timing.duration)
        let pieces = zip(keys, keys.dropFirst()).map { one, next in
            let easing: CubicBezier? = if case .curve(let curve) = one.way { curve } else { nil }
            return PlainPiece(
                start: Double(one.milliseconds) * scale, end: Double(next.milliseconds) * scale,
                from: [one.value], to: [one.way == .hold ? one.value : next.value], easing: easing)
        }
        shown = PlainTrack(
            property: track.property, type: track.type, initial: [keys[0].value], pieces: pieces,
            end: timing.span, final: [last], maxError: 0)
    }

    /// The pieces of the whole time, without those that are shorter than a millisecond and have no place.
    private static func stretches(of track: PlainTrack, _ timing: AndroidTiming) -> [Stretch] {
        let scale = timing.span / Double(timing.duration)
        var stretches: [Stretch] = []
        for piece in track.pieces(from: 0, until: timing.span).flatMap({ $0.cut(at: timing.span) }) {
            let start = stretches.last?.end ?? 0
            let end = Swift.min(Int((piece.end / scale).rounded()), timing.duration)
            if end > start { stretches.append(Stretch(start: start, end: end, piece: piece)) }
        }
        return stretches
    }

    /// The statements of the block.
    var statements: [CodeNode] { [.text("durationMillis = \(duration)")] + keys.map { written($0).node } }

    /// What they refer to.
    var imports: [String] { keys.compactMap { written($0).name } }

    /// A keyframe, and the name of its easing: without one, it has a straight line to the next.
    private func written(_ key: Key) -> (node: CodeNode, name: String?) {
        let text = "\(KotlinText.float(key.value)) at \(key.milliseconds)"
        switch key.way {
        case .line: return (.text(text), nil)
        case .hold: return (.text("\(text) using \(Self.hold)"), "Easing")
        case .curve(let curve):
            let numbers = [curve.x1, curve.y1, curve.x2, curve.y2]
            return ComposeAnimation.curve(numbers, behind: "\(text) using ")
        }
    }
}
