import MotionModel

/// A function of time as straight lines, as many as are needed.
struct StraightLines {
    /// The pieces, in order, without gaps.
    private(set) var pieces: [PlainPiece] = []
    /// The largest sampled distance, as a share of the travel, rounded up to three digits.
    private(set) var maxError = 0.0

    private let value: (Double) -> [Double]
    /// Whether the numbers are red, green, blue and alpha, not premultiplied.
    private let isColor: Bool
    /// The largest range of a number, from its least to its greatest value; 0 if it is no more than rounding errors.
    private(set) var travel = 0.0

    /// Approximates a function by lines.
    ///
    /// - Parameters:
    ///   - knots: The times at which the function begins, ends, jumps and turns corners, in order.
    ///   - sampling: A tolerance halves lines until they meet it; a rate puts their ends at frames.
    ///   - cost: The cost of the curves by which they move.
    ///   - work: What the lines may cost; it is taken from it.
    ///   - isColor: Whether the numbers are red, green, blue and alpha, not premultiplied: of these it counts how much can
    ///     be seen. What can hardly be seen has hardly a colour, and where it is calculated nothing but rounding errors.
    ///   - value: The numbers at a time.
    init(
        knots: [Double], sampling: BakeOptions.Sampling, cost: Int, _ work: inout KeyframeWork,
        isColor: Bool = false, value: @escaping (Double) -> [Double]
    ) {
        let travel = StraightLines.travel(knots, cost: cost, isColor: isColor, value)
        self.value = value
        self.isColor = isColor
        self.travel = travel
        var halving = StraightHalving<[Double]>(
            tolerance: sampling.tolerance.map { travel > 0 ? $0 * travel : .infinity } ?? .infinity,
            cost: cost, work, value: value
        ) { from, to, share, numbers in
            let shown = MotionValue.interpolated(from, to, progress: share)
            var largest = 0.0
            for index in numbers.indices {
                let isHue = isColor && index < 3
                let (one, other) =
                    isHue
                    ? (shown[index] * shown[3], numbers[index] * numbers[3]) : (shown[index], numbers[index])
                largest = Swift.max(largest, (one - other).magnitude)
            }
            return largest
        }
        for (start, end) in zip(knots, knots.dropFirst()) {
            switch sampling {
            case .tolerance:
                add(start, end, &halving)
            case .framesPerSecond(let rate):
                var times = [start]
                var frame = (start * rate).rounded(.down) + 1
                while frame / rate < end {
                    if frame / rate > start { times.append(frame / rate) }
                    frame += 1
                }
                for (one, next) in zip(times, times.dropFirst() + [end]) {
                    add(one, next, &halving)
                }
            }
        }
        maxError = CurveReduction.roundedUp(maxError)
        work.take(halving.taken)
        work.take(keyframes: pieces.count)
    }

    /// The numbers before the first piece: those at which it begins, unless the function jumps there.
    ///
    /// - Parameter before: Those of the function then, which may differ from them by rounding.
    func start(after before: [Double]) -> [Double] {
        guard let first = pieces.first?.from else { return before }
        let jumps = zip(first, before).contains { ($0 - $1).magnitude > 1e-9 * travel }
        return jumps ? before : first
    }

    /// The opacity below which nobody sees a colour.
    private static var faint: Double { 1e-6 }

    /// The largest range of a number; of more pieces than the work of a track allows, only some are looked at.
    private static func travel(
        _ knots: [Double], cost: Int, isColor: Bool, _ value: (Double) -> [Double]
    ) -> Double {
        var low: [Double] = []
        var high: [Double] = []
        let distance = knots.count / max(WorkLimit.whole / (33 * max(cost, 1)), 1) + 1
        for piece in stride(from: 0, to: knots.count - 1, by: distance) {
            let (start, end) = (knots[piece], knots[piece + 1])
            for step in 0...32 {
                let numbers = value(start + (end - start) * Double(step) / 32)
                if low.isEmpty {
                    (low, high) = (
                        numbers.map { _ in .infinity }, numbers.map { _ in -.infinity }
                    )
                }
                for (index, number) in numbers.enumerated() {
                    if isColor, index < 3, numbers[3] < faint { continue }
                    low[index] = Swift.min(low[index], number)
                    high[index] = Swift.max(high[index], number)
                }
            }
        }
        return zip(low, high).reduce(0) { longest, ends in
            guard ends.0 < ends.1 else { return longest }
            let size = Swift.max(ends.0.magnitude, ends.1.magnitude)
            let way = ends.1 - ends.0
            return way > 1e-13 * size ? Swift.max(longest, way) : longest
        }
    }

    private mutating func add(
        _ start: Double, _ end: Double, _ halving: inout StraightHalving<[Double]>
    ) {
        // Just inside, because at the knot itself the value may change at once.
        let inset = (end - start) * 1e-9
        func near(_ numbers: [Double], _ others: [[Double]?]) -> [Double] {
            for other in others {
                if let other, zip(other, numbers).allSatisfy({ ($0 - $1).magnitude <= 1e-7 * travel }) {
                    return other
                }
            }
            return numbers
        }
        let aside = (end - start) / 1024
        let from = near(
            tinted(value(start + inset), as: start + aside), [pieces.last?.to, value(start)])
        let to = near(tinted(value(end - inset), as: end - aside), [value(end)])
        for line in halving.lines(from: start, from, to: end, to) {
            pieces.append(
                PlainPiece(start: line.start, end: line.end, from: line.from, to: line.to, easing: nil))
            if travel > 0 { maxError = Swift.max(maxError, line.stray / travel) }
        }
    }

    /// The numbers, with the colour of another time if nobody sees theirs.
    private func tinted(_ numbers: [Double], as time: Double) -> [Double] {
        guard isColor, numbers[3] < Self.faint else { return numbers }
        let other = value(time)
        return other[3] > numbers[3] ? Array(other[..<3]) + [numbers[3]] : numbers
    }
}

extension BakeOptions.Sampling {
    /// The largest distance of keyframes allowed; nil if they are at a fixed rate.
    fileprivate var tolerance: Double? {
        switch self {
        case .tolerance(let tolerance): tolerance
        case .framesPerSecond: nil
        }
    }
}
