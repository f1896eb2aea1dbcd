import MotionModel

/// The motion of a property for programs that know numbers, times and cubic Béziers: without routes, layers and
/// mirrors.
struct PlainTrack: Hashable {
    /// The animated property.
    let property: PropertyPath
    /// The type of its values: canonical.
    let type: ValueType
    /// The numbers before the first piece.
    let initial: [Double]
    /// The pieces, in order, without gaps.
    let pieces: [PlainPiece]
    /// The time at which the last number is reached, in seconds.
    let end: Double
    /// The numbers from then on.
    let final: [Double]
    /// The largest distance to the motion at any instant, as a share of the travel, rounded up to three digits.
    let maxError: Double

    /// The time at which the first piece begins, or of the only jump, in seconds.
    var start: Double { pieces.first?.start ?? end }

    /// Whether the property is the same throughout.
    var isConstant: Bool {
        initial == final && pieces.allSatisfy { $0.isHold && $0.from == initial }
    }

    /// Whether a number of it is beyond those that 32 bits hold.
    var exceedsFloats: Bool {
        all.joined().contains {
            !($0.magnitude <= Double(Float.greatestFiniteMagnitude))
        }
    }

    /// The numbers at a time.
    ///
    /// - Complexity: O(log n) for n pieces.
    func value(at time: Double) -> [Double] {
        if time >= end { return final }
        let next = pieces.partition { $0.start > time }
        guard next > 0 else { return initial }
        let piece = pieces[next - 1]
        return time >= piece.end ? piece.to : piece.value(at: time)
    }

    /// Returns the track with its numbers mapped.
    ///
    /// - Parameter transform: A linear function with an offset, so that interpolated values map to interpolated ones.
    func mapped(_ transform: ([Double]) -> [Double]) -> PlainTrack {
        PlainTrack(
            property: property, type: type, initial: transform(initial),
            pieces: pieces.map { $0.mapped(transform) }, end: end, final: transform(final),
            maxError: maxError)
    }

    /// One of its numbers, without keys where only others change.
    func component(_ index: Int) -> PlainTrack { scalar { $0[index] } }

    /// A linear function of its numbers, without keys where it doesn't change. What changes by less than they are rounded by
    /// when they are worked out stays where it ends: 40 sin(π) is 5e-15, beside 40 cos(π).
    func scalar(_ number: ([Double]) -> Double) -> PlainTrack {
        let own = mapped { [number($0)] }
        let ways = own.all.map { ($0[0] - own.final[0]).magnitude }
        let largest = all.joined().reduce(0) { Swift.max($0, $1.magnitude) }
        guard ways.allSatisfy({ $0 <= largest * 1e-12 }) else { return own.joined }
        return own.mapped { _ in own.final }.joined
    }

    /// The numbers of all places between which it moves.
    private var all: [[Double]] { [initial, final] + pieces.flatMap { [$0.from, $0.to] } }

    /// The track with adjacent holds joined.
    var joined: PlainTrack {
        var joined: [PlainPiece] = []
        for piece in pieces {
            if let last = joined.last, last.isHold, piece.isHold, last.to == piece.from {
                joined[joined.count - 1] = PlainPiece(
                    start: last.start, end: piece.end, from: last.from, to: last.to, easing: nil)
            } else if piece.isHold {
                joined.append(
                    PlainPiece(
                        start: piece.start, end: piece.end, from: piece.from, to: piece.to, easing: nil))
            } else {
                joined.append(piece)
            }
        }
        return PlainTrack(
            property: property, type: type, initial: initial, pieces: joined, end: end, final: final,
            maxError: maxError)
    }
}

extension PlainTrack {
    /// Creates a track from keyframes.
    ///
    /// - Parameters:
    ///   - keyframes: In order of time, at least one; two at one time are a jump.
    ///   - numbers: Gives the numbers of a value.
    init(
        _ property: PropertyPath, _ type: ValueType, keyframes: [BakedKeyframe], maxError: Double,
        numbers: (MotionValue) -> [Double]
    ) {
        var pieces: [PlainPiece] = []
        for (one, next) in zip(keyframes, keyframes.dropFirst()) where one.time < next.time {
            let from = numbers(one.value)
            switch one.easing {
            case .hold:
                pieces.append(
                    PlainPiece(start: one.time, end: next.time, from: from, to: from, easing: nil))
            case .linear:
                pieces.append(
                    PlainPiece(
                        start: one.time, end: next.time, from: from, to: numbers(next.value), easing: nil))
            case .bezier(let bezier):
                pieces.append(
                    PlainPiece(
                        start: one.time, end: next.time, from: from, to: numbers(next.value), easing: bezier))
            }
        }
        self.init(
            property: property, type: type, initial: numbers(keyframes[0].value), pieces: pieces,
            end: keyframes[keyframes.count - 1].time, final: numbers(keyframes[keyframes.count - 1].value),
            maxError: maxError)
    }
}
