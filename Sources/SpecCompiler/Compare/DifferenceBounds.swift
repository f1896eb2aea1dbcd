import MotionModel

/// The largest difference of two motions, with a proof that there is no larger one: branch and bound.
///
/// Between two times, three bounds hold for the difference of a component: the difference at the ends plus the largest
/// distance of a curve of its bend from the chord; the difference in the middle plus the change that its slope allows;
/// and its range. Interval arithmetic encloses all three. An interval that can't hold a larger difference is dropped,
/// any other is halved.
struct DifferenceBounds {
    /// The largest distance for which no proof is attempted, as a share of the travel.
    static let resolution = 1e-5
    /// Intervals shorter than this, in seconds, count as instants: rounding moves events by no more.
    private static let instant = 1e-9
    /// The largest share by which the proved bound may exceed the distance that was found.
    private static let slack = 1e-3
    /// The largest number of intervals that are examined; the bounds of the remaining ones are taken as they are.
    private static let mostStretches = 200_000

    /// The largest difference that was found.
    private(set) var distance = 0.0
    /// The time at which it was found.
    private(set) var time = 0.0
    /// The bound that the difference never exceeds.
    private(set) var bound = 0.0

    private let parts: DifferenceParts
    private let knots: [Double]
    private let floor: Double

    private struct Stretch {
        let start: Double
        let end: Double
        let startValue: [Double]
        let endValue: [Double]
        let spans: [MotionSpan]
    }

    /// - Parameters:
    ///   - knots: The times, in order; between two neighbours no part jumps or turns a corner.
    ///   - floor: The largest distance for which no proof is attempted.
    init(_ parts: DifferenceParts, knots: [Double], floor: Double) {
        self.parts = parts
        self.knots = knots
        self.floor = floor
    }

    /// Runs the search.
    mutating func run() {
        var open: [Stretch] = []
        for (start, end) in zip(knots, knots.dropFirst()) where end - start > Self.instant {
            let spans = parts.spans(at: start + (end - start) / 2)
            let stretch = Stretch(
                start: start, end: end,
                startValue: parts.difference(at: start, in: spans, from: .above),
                endValue: parts.difference(at: end, in: spans, from: .below), spans: spans)
            note(stretch.startValue, start)
            note(stretch.endValue, end)
            open.append(stretch)
        }
        // The last value is shown for ever.
        if let last = knots.last {
            note(parts.difference(at: last, in: parts.spans(at: last), from: .below), last)
        }
        // The first interval is examined first, so that of equal differences the first is found.
        open.reverse()
        var count = 0
        while let stretch = open.popLast() {
            let middle = stretch.start + (stretch.end - stretch.start) / 2
            let middleValue = parts.difference(at: middle, in: stretch.spans)
            note(middleValue, middle)
            let limit = limit(of: stretch, middleValue)
            count += 1
            let isDone = limit <= max(distance * (1 + Self.slack), floor)
            if isDone || stretch.end - stretch.start <= Self.instant || count > Self.mostStretches {
                // A jump that rounding has put inside an instant is no difference of its own.
                if !(limit <= bound) {
                    bound = isDone || count > Self.mostStretches ? limit : max(bound, distance)
                }
                continue
            }
            open.append(
                Stretch(
                    start: middle, end: stretch.end, startValue: middleValue, endValue: stretch.endValue,
                    spans: stretch.spans))
            open.append(
                Stretch(
                    start: stretch.start, end: middle, startValue: stretch.startValue, endValue: middleValue,
                    spans: stretch.spans))
        }
        bound = max(bound, distance)
    }

    private mutating func note(_ differences: [Double], _ time: Double) {
        for difference in differences where !(difference.magnitude <= distance) {
            distance = difference.magnitude
            self.time = time
        }
    }

    /// A bound of all components of the difference in an interval.
    private func limit(of stretch: Stretch, _ middleValue: [Double]) -> Double {
        let width = stretch.end - stretch.start
        let enclosures = parts.enclosures(from: stretch.start, to: stretch.end, in: stretch.spans)
        var largest = 0.0
        for (component, enclosure) in enclosures.enumerated() {
            let ends = max(stretch.startValue[component].magnitude, stretch.endValue[component].magnitude)
            var limit = enclosure.value.magnitude
            limit = min(limit, ends + width * width / 4 * enclosure.bend.magnitude)
            limit = min(limit, middleValue[component].magnitude + width / 2 * enclosure.slope.magnitude)
            if !(limit <= largest) { largest = limit }
        }
        return largest
    }
}
