import MotionModel

/// The largest difference of two motions that dense sampling and refinement can find; nothing is proved.
struct DifferenceSampling {
    private(set) var distance = 0.0
    private(set) var time = 0.0
    private(set) var travel = 0.0

    /// The number of samples between two instants at which something happens.
    private static let samples = 64
    /// The number of times that the interval around the largest sample is narrowed.
    private static let refinements = 60

    private let old: BoundProperty
    private let new: BoundProperty

    /// Runs the search.
    ///
    /// - Parameter knots: The times, in order; between two neighbours nothing begins, ends or jumps.
    init(_ old: BoundProperty, _ new: BoundProperty, knots: [Double]) {
        self.old = old
        self.new = new
        var range = ValueRange()
        var step = 0.0
        for (start, end) in zip(knots, knots.dropFirst()) where end > start {
            let width = end - start
            for index in 0...Self.samples {
                // At an end something may jump: near it both sides are seen.
                let share = min(max(Double(index) / Double(Self.samples), 1e-6), 1 - 1e-6)
                let instant = start + width * share
                let before = distance
                range.note(old.value(at: instant), new.value(at: instant))
                note(instant)
                if distance > before { step = width / Double(Self.samples) }
            }
        }
        if let last = knots.last { note(last) }
        refine(step)
        travel = old.base.form.isDiscrete ? 1 : range.largest
    }

    /// The distance of the two values; discrete values have the distance 0 or 1.
    private func distance(at instant: Double) -> Double {
        let (old, new) = (old.value(at: instant), new.value(at: instant))
        guard old.type.isDiscrete else { return old.distance(to: new) }
        return old.boolean == new.boolean && old.string == new.string ? 0 : 1
    }

    private mutating func note(_ instant: Double) {
        let distance = distance(at: instant)
        if !(distance <= self.distance) {
            self.distance = distance
            time = instant
        }
    }

    /// Narrows the interval around the largest sample.
    private mutating func refine(_ step: Double) {
        let (low, high) = (max(time - step, 0), time + step)
        guard low < high else { return }
        note(GoldenSection.peak(from: low, to: high, steps: Self.refinements, distance(at:)).x)
    }
}

/// The least and the greatest value of each component in two motions.
private struct ValueRange {
    private var old: [(low: Double, high: Double)] = []
    private var new: [(low: Double, high: Double)] = []

    mutating func note(_ old: MotionValue, _ new: MotionValue) {
        Self.note(old, in: &self.old)
        Self.note(new, in: &self.new)
    }

    /// The longest travel of a component in either motion.
    var largest: Double { (old + new).reduce(0) { max($0, $1.high - $1.low) } }

    private static func note(_ value: MotionValue, in ranges: inout [(low: Double, high: Double)]) {
        if ranges.isEmpty { ranges = value.components.map { ($0, $0) } }
        for (index, number) in value.components.enumerated() {
            ranges[index] = (min(ranges[index].low, number), max(ranges[index].high, number))
        }
    }
}
