import MotionModel

/// Straight lines that follow a function of time: a smooth stretch of it is halved until each line is near enough.
///
/// All lines of one length are judged before any shorter one is made, so that what the limit of work leaves over is as even as it
/// can be.
struct StraightHalving<Value> {
    /// A line from one value to another.
    struct Line {
        /// Seconds.
        let start: Double
        let from: Value
        /// Seconds, after `start`.
        let end: Double
        let to: Value
        /// The largest distance from the function that was found.
        let stray: Double
    }

    /// How far a line may stray.
    let tolerance: Double
    /// The value at a time.
    let value: (Double) -> Value
    /// How far what a line shows at a share of its time lies from the value there: from, to, share, value.
    let distance: (Value, Value, Double, Value) -> Double
    /// How many lines may still be made, over all stretches.
    private var linesLeft = WorkLimit.straightLines
    /// The largest distance of the lines that were made.
    private(set) var largest = 0.0

    /// How often a stretch may be halved.
    private static var mostHalvings: Int { 40 }
    /// What lies between the places that were looked at may stray a little more.
    private static var safety: Double { 0.9 }

    init(
        tolerance: Double, value: @escaping (Double) -> Value,
        distance: @escaping (Value, Value, Double, Value) -> Double
    ) {
        self.tolerance = tolerance
        self.value = value
        self.distance = distance
    }

    /// The lines of a stretch that has no corners inside, in order and without gaps.
    ///
    /// - Parameters:
    ///   - from: What is shown from its start on.
    ///   - to: What is shown until its end.
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
    /// Lines between values of the bound track's property, mixed as they are stored.
    init(_ bound: BoundTrack, tolerance: Double) {
        self.init(tolerance: tolerance, value: { bound.value(at: $0) }) { from, to, share, value in
            from.interpolated(to: to, progress: share).distance(to: value)
        }
    }
}
