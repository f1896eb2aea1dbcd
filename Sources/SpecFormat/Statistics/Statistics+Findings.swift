package import MotionModel

extension Statistics {
    /// A value and another, more common one that could take its place.
    package struct Neighbour<Value: Hashable & Sendable>: Sendable {
        /// The value that is used less.
        package let row: StatisticsTally<Value>.Row
        /// The value that is used more.
        package let other: StatisticsTally<Value>.Row
        /// The distance of the two.
        package let distance: Likeness.Distance
    }

    /// The findings about the values of one kind.
    package struct Findings<Value: Hashable & Sendable>: Sendable {
        /// Values that look the same as a value that is used more, each with the nearest such value.
        package var nearDuplicates: [Neighbour<Value>] = []
        /// Values that are used once, beside a scale of values that are used often, each with the nearest value of the
        /// scale.
        package var offScale: [Neighbour<Value>] = []
        /// The number of different values that were compared: the most used ones.
        package var comparedCount = 0
    }

    /// The largest number of different values that are compared with each other, and of outputs of curves.
    private static let mostDurations = 1000
    private static let mostCurves = 256
    private static let mostOutputs = 20_000_000
    /// The number of uses that makes a value a part of the scale.
    private static let often = 3

    /// The findings about the durations.
    package var durationFindings: Findings<Double> {
        let rows = durations.used.filter { $0.value > 0 }
        return findings(rows, most: Self.mostDurations, total: durations.useCount) { first, second in
            Likeness.distance(first.value, second.value)
        } apart: { first, second in
            Likeness.Distance(travel: 0, seconds: (first.value - second.value).magnitude)
        }
    }

    /// The findings about the curves.
    package var curveFindings: Findings<Curve> {
        // Curves that are too large to be compared with all the others are left out.
        let affordable = Self.mostOutputs / (Self.mostCurves * Self.mostCurves)
        let rows = curves.used.filter { $0.size <= affordable }
        return findings(rows, most: Self.mostCurves, total: curves.useCount) { first, second in
            Likeness.distance(first.value, second.value)
        } apart: { first, second in
            Likeness.Distance(
                travel: Likeness.shapeDistance(first.value, second.value, looks: Likeness.looks), seconds: 0)
        }
    }

    /// - Parameter rows: The values, the most used first.
    /// - Complexity: O(n²) comparisons of n values.
    private func findings<Value>(
        _ rows: [StatisticsTally<Value>.Row], most: Int, total: Int,
        alike: (StatisticsTally<Value>.Row, StatisticsTally<Value>.Row) -> Likeness.Distance?,
        apart: (StatisticsTally<Value>.Row, StatisticsTally<Value>.Row) -> Likeness.Distance
    ) -> Findings<Value> {
        let rows = Array(rows.prefix(most))
        var result = Findings<Value>(comparedCount: rows.count)
        let scale = rows.prefix { $0.uses >= Self.often }
        var scaleUses = 0
        for row in scale { scaleUses += row.uses }
        let hasScale = scaleUses * 2 >= total && scale.count > 1
        for (index, row) in rows.enumerated() {
            if let near = Self.nearest(to: row, among: rows[..<index], alike) {
                result.nearDuplicates.append(near)
            } else if hasScale, row.uses == 1, let near = Self.nearest(to: row, among: scale, apart) {
                result.offScale.append(near)
            }
        }
        return result
    }

    /// The first of the nearest values.
    private static func nearest<Value>(
        to row: StatisticsTally<Value>.Row, among others: ArraySlice<StatisticsTally<Value>.Row>,
        _ distance: (StatisticsTally<Value>.Row, StatisticsTally<Value>.Row) -> Likeness.Distance?
    ) -> Neighbour<Value>? {
        var nearest: Neighbour<Value>?
        for other in others {
            guard let apart = distance(row, other) else { continue }
            if let known = nearest?.distance, (known.travel, known.seconds) <= (apart.travel, apart.seconds) {
                continue
            }
            nearest = Neighbour(row: row, other: other, distance: apart)
        }
        return nearest
    }
}
