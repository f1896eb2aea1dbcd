import MotionModel

/// The pieces of numbers with few digits, for programs that take keyframes as text.
struct ShortPieces {
    /// The pieces: times in whole microseconds, values to a hundred-thousandth of the travel, handles to five decimals;
    /// those of an exact track as they are. The first and the last value keep their digits.
    let pieces: [PlainPiece]
    /// The largest distance that the rounding adds at 33 instants of each piece, as a share of the travel.
    let error: Double

    /// - Parameters:
    ///   - pieces: The pieces, in order, without gaps.
    ///   - isExact: Whether they are the motion itself.
    init(_ pieces: [PlainPiece], isExact: Bool) {
        guard !isExact, let first = pieces.first, let last = pieces.last else {
            self.pieces = pieces
            error = 0
            return
        }
        let travels = first.from.indices.map { index in
            let numbers = pieces.flatMap { [$0.from[index], $0.to[index]] }
            return numbers.reduce(numbers[0], Swift.max) - numbers.reduce(numbers[0], Swift.min)
        }
        let travel = travels.reduce(0, Swift.max)
        func value(_ numbers: [Double]) -> [Double] {
            if numbers == first.from || numbers == last.to { return numbers }
            return numbers.map { Self.rounded($0, to: travel * 1e-5) }
        }
        var written: [PlainPiece] = []
        var error = 0.0
        for piece in pieces {
            let easing = piece.easing.map {
                CubicBezier(
                    unchecked: Self.rounded($0.x1, to: 1e-5), Self.rounded($0.y1, to: 1e-5),
                    Self.rounded($0.x2, to: 1e-5), Self.rounded($0.y2, to: 1e-5))
            }
            let end = piece == last ? piece.end : Self.rounded(piece.end, to: 1e-6)
            let start = written.last?.end ?? piece.start
            guard end > start else { continue }
            let short = PlainPiece(
                start: start, end: end, from: value(piece.from), to: value(piece.to),
                easing: piece.isHold ? nil : easing)
            for step in 0...32 where travel > 0 {
                let time = piece.start + (piece.end - piece.start) * Double(step) / 32
                let shown = short.value(at: Swift.min(Swift.max(time, start), end))
                for (one, other) in zip(shown, piece.value(at: time)) {
                    error = Swift.max(error, (one - other).magnitude / travel)
                }
            }
            written.append(short)
        }
        self.pieces = written
        self.error = error
    }

    /// A number with as many decimals as the greatest power of ten that isn't above a step has, at most 15.
    static func rounded(_ number: Double, to step: Double) -> Double {
        guard step > 0 else { return number }
        var scale = 1.0
        while scale * step < 1 && scale < 1e15 { scale *= 10 }
        return (number * scale).rounded() / scale
    }
}
