import MotionModel

/// A function of time as straight lines, as many as are needed.
struct StraightLines {
    /// In order, without gaps.
    private(set) var pieces: [PlainPiece] = []
    /// The largest distance at any of many places, as a share of the travel, rounded up to three digits.
    private(set) var maxError = 0.0

    private let value: (Double) -> [Double]
    /// The largest way of a number, from its least to its largest; 0 where it is no more than rounding errors.
    private(set) var travel = 0.0

    /// Lines through a function.
    ///
    /// - Parameters:
    ///   - knots: In order: where the function begins, ends, jumps and turns corners.
    ///   - sampling: A tolerance halves lines until they are that near; a rate puts them where frames are.
    ///   - value: The numbers at a time.
    init(knots: [Double], sampling: BakeOptions.Sampling, value: @escaping (Double) -> [Double]) {
        self.value = value
        travel = StraightLines.travel(knots, value)
        for (start, end) in zip(knots, knots.dropFirst()) {
            switch sampling {
            case .tolerance(let tolerance):
                add(start, end, tolerance: travel > 0 ? tolerance * travel : .infinity)
            case .framesPerSecond(let rate):
                var times = [start]
                var frame = (start * rate).rounded(.down) + 1
                while frame / rate < end {
                    if frame / rate > start { times.append(frame / rate) }
                    frame += 1
                }
                for (one, next) in zip(times, times.dropFirst() + [end]) {
                    add(one, next, tolerance: .infinity)
                }
            }
        }
        maxError = CurveReduction.roundedUp(maxError)
    }

    private static func travel(_ knots: [Double], _ value: (Double) -> [Double]) -> Double {
        var low: [Double] = []
        var high: [Double] = []
        for (start, end) in zip(knots, knots.dropFirst()) {
            for step in 0...32 {
                let numbers = value(start + (end - start) * Double(step) / 32)
                if low.isEmpty { (low, high) = (numbers, numbers) }
                for (index, number) in numbers.enumerated() {
                    low[index] = Swift.min(low[index], number)
                    high[index] = Swift.max(high[index], number)
                }
            }
        }
        return zip(low, high).reduce(0) { longest, ends in
            let size = Swift.max(ends.0.magnitude, ends.1.magnitude)
            let way = ends.1 - ends.0
            return way > 1e-13 * size ? Swift.max(longest, way) : longest
        }
    }

    private mutating func add(_ start: Double, _ end: Double, tolerance: Double) {
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
        let from = near(value(start + inset), [pieces.last?.to, value(start)])
        let to = near(value(end - inset), [value(end)])
        halve(start, from, end, to, tolerance: tolerance, depth: 24)
    }

    private mutating func halve(
        _ start: Double, _ from: [Double], _ end: Double, _ to: [Double], tolerance: Double, depth: Int
    ) {
        let piece = PlainPiece(start: start, end: end, from: from, to: to, easing: nil)
        let inset = (end - start) * 1e-9
        let stray = GoldenSection.largest(
            from: start + inset, to: end - inset, places: 16, above: maxError * travel
        ) { time in
            zip(piece.value(at: time), value(time)).reduce(0) { Swift.max($0, ($1.0 - $1.1).magnitude) }
        }
        let middle = start + (end - start) / 2
        // What lies between the places that were looked at may stray a little more.
        guard stray > 0.9 * tolerance, depth > 0, middle > start, middle < end else {
            pieces.append(piece)
            if travel > 0 { maxError = Swift.max(maxError, stray / travel) }
            return
        }
        let between = value(middle)
        halve(start, from, middle, between, tolerance: tolerance, depth: depth - 1)
        halve(middle, between, end, to, tolerance: tolerance, depth: depth - 1)
    }
}
