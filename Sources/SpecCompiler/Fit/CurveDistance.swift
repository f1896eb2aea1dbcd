import MotionModel

/// The distance of two curves.
struct CurveDistance {
    /// The largest distance over the whole time; at jumps, both sides count.
    let largest: Double
    /// The root of the mean squared distance.
    let rms: Double

    /// The number of instants that the whole time is divided into.
    private static let count = 512

    /// Compares two curves at evenly spaced instants, at every place where one isn't smooth, and then, by golden
    /// section, around the largest distance found.
    ///
    /// - Accuracy: 1e-6 for curves that turn fewer than 100 times.
    init(_ one: Curve, _ other: Curve) {
        func distance(_ x: Double) -> Double { (one.progress(at: x) - other.progress(at: x)).magnitude }
        var places = (0...Self.count).map { Double($0) / Double(Self.count) }
        var squares = 0.0
        for (low, high) in zip(places, places.dropFirst()) {
            let middle = distance((low + high) / 2)
            squares += middle * middle
        }
        let breaks = (one.breakpoints + other.breakpoints).map { $0.x }
        places = (places + breaks + zip(places, places.dropFirst()).map { ($0 + $1) / 2 }).sorted()
        var most = 0.0
        for x in breaks {
            for side in [CurveSide.below, .above] {
                most = max(most, (one.limit(at: x, from: side) - other.limit(at: x, from: side)).magnitude)
            }
        }
        let found = places.map(distance)
        // A peak may lie between two instants beside any that is nearly the highest.
        let near = (found.max() ?? 0) * 0.995
        for index in places.indices where found[index] >= near {
            let before = places[max(index - 1, 0)]
            let after = places[min(index + 1, places.count - 1)]
            let peak = GoldenSection.peak(from: before, to: after, steps: 14, distance)
            most = max(most, found[index], peak.value)
        }
        largest = most
        rms = (squares / Double(Self.count)).squareRoot()
    }

    /// The largest distance at a hundred instants, which is enough to rank candidates.
    static func rough(_ one: Curve, _ other: Curve) -> Double {
        (1..<100).reduce(0) { most, index in
            let x = Double(index) / 100
            return max(most, (one.progress(at: x) - other.progress(at: x)).magnitude)
        }
    }
}
