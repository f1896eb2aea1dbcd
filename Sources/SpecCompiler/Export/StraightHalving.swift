import MotionModel

/// Straight lines that follow a function of time: a smooth interval is halved until each line is within the tolerance.
///
/// All lines of one length are judged before any shorter one is made, so that running into the limit of work leaves
/// lines of even length.
struct StraightHalving<Value> {
    /// A line from one value to another.
    struct Line {
        /// The start in seconds.
        let start: Double
        let from: Value
        /// The end in seconds, after `start`.
        let end: Double
        let to: Value
        /// The largest distance from the function found.
        let stray: Double
    }

    /// The largest distance of a line allowed.
    let tolerance: Double
    /// The value at a time.
    let value: (Double) -> Value
    /// The distance of a line from a value at a share of its time: from, to, share, value.
    let distance: (Value, Value, Double, Value) -> Double
    /// The number of lines that may still be made, over all intervals.
    private var linesLeft: Int
    private let most: Int
    private let price: Int
    /// The largest distance of the lines made.
    private(set) var largest = 0.0

    /// The largest number of times that an interval is halved.
    private static var mostHalvings: Int { 40 }
    /// The share of the tolerance that samples may use: values between them may lie a little farther off.
    private static var safety: Double { 0.9 }

    /// The work of the halvings so far.
    var taken: Int { (most - linesLeft) * price }

    /// - Parameters:
    ///   - cost: The cost of the curves by which values move.
    ///   - work: What the halvings may cost; ``taken`` is to be taken from it.
    init(
        tolerance: Double, cost: Int, _ work: KeyframeWork, value: @escaping (Double) -> Value,
        distance: @escaping (Value, Value, Double, Value) -> Double
    ) {
        price = WorkLimit.halving(along: cost)
        most = work.steps(most: WorkLimit.straightLines, price: price)
        linesLeft = most
        self.tolerance = tolerance
        self.value = value
        self.distance = distance
    }

    /// The lines of an interval without corners inside, in order and without gaps.
    ///
    /// - Parameters:
    ///   - from: The value from its start on.
    ///   - to: The value until its end.
    /// - Complexity: O(n) for n lines; forty values for each.
    mutating func lines(
        from start: Double, _ from: Value, to end: Double, _ to: Value
    ) -> [Line] {
        var done: [Line] = []
        var open = [line(start, from, end, to)]
        var halvings = 0
        while !open.isEmpty {
            var next: [Line] = []
            for line in open {
                let middle = line.start + (line.end - line.start) / 2
                guard line.stray > Self.safety * tolerance, halvings < Self.mostHalvings, linesLeft > 0,
                    middle > line.start, middle < line.end
                else {
                    done.append(line)
                    largest = Swift.max(largest, line.stray)
                    continue
                }
                linesLeft -= 1
                let between = value(middle)
                next.append(self.line(line.start, line.from, middle, between))
                next.append(self.line(middle, between, line.end, line.to))
            }
            open = next
            halvings += 1
        }
        return done.ordered { $0.start < $1.start }
    }

    private func line(_ start: Double, _ from: Value, _ end: Double, _ to: Value) -> Line {
        // Just inside, because at the ends themselves the value may change at once.
        let inset = (end - start) * 1e-9
        let stray = GoldenSection.largest(
            from: start + inset, to: end - inset, places: 16, above: largest
        ) { time in
            distance(from, to, (time - start) / (end - start), value(time))
        }
        return Line(start: start, from: from, end: end, to: to, stray: Swift.max(stray, 0))
    }
}

extension StraightHalving<MotionValue> {
    /// Creates lines between values of the bound track's property, interpolated as they are stored.
    init(_ bound: BoundTrack, tolerance: Double, _ work: KeyframeWork) {
        self.init(
            tolerance: tolerance, cost: bound.track.largestCost, work, value: { bound.value(at: $0) }
        ) { from, to, share, value in
            from.interpolated(to: to, progress: share).distance(to: value)
        }
    }
}

extension Track {
    /// The cost of its most expensive curve.
    var largestCost: Int { segments.reduce(1) { max($0, $1.curve.cost) } }
}
