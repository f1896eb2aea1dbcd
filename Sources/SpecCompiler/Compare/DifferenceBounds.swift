import MotionModel

/// The largest difference of two motions, with a proof that there is no larger one: branch and bound.
///
/// Between two times the difference of a component is at most that at the ends and what a curve with its bend can stray from
/// a chord, at most that in the middle and what its slope allows, and at most its range. Enclosures of all three come from
/// interval arithmetic; a stretch that can't hold anything larger is dropped, others are halved.
struct DifferenceBounds {
    /// The distance that is not worth a proof, as a share of the travel.
    static let resolution = 1e-5
    /// Stretches shorter than this, in seconds, count as instants: rounding moves what happens by no more.
    private static let instant = 1e-9
    /// How much larger than what was found something may be that isn't looked for, as a share of it.
    private static let slack = 1e-3
    /// The most stretches that are looked at; what is left then is as large as its bound.
    private static let mostStretches = 200_000

    /// The largest difference that was found.
    private(set) var distance = 0.0
    /// When it was found.
    private(set) var time = 0.0
    /// Nowhere is it larger.
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
    ///   - knots: In order; between two neighbours no part jumps or turns a corner.
    ///   - floor: The distance that is not worth a proof.
    init(_ parts: DifferenceParts, knots: [Double], floor: Double) {
        self.parts = parts
        self.knots = knots
        self.floor = floor
    }

    /// Searches.
    mutating func run() {
        var open: [Stretch] = []
        // What nothing follows is shown for ever.
        if let last = knots.last {
            note(parts.difference(at: last, in: parts.spans(at: last), from: .below), last)
        }
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
        // The first stretch is looked at first, so that of equal differences the first is found.
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

    /// What no component of the difference exceeds in a stretch.
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
