import MotionModel

extension Curve {
    /// The largest distance to another curve, at evenly spread inputs and on both sides of each corner and jump; once
    /// it is `enough`, the largest found so far.
    func largestDistance(to other: Curve, looks: Int, enough: Double = .infinity) -> Double {
        var largest = 0.0
        for look in 0...looks {
            let x = Double(look) / Double(looks)
            largest = Swift.max(largest, (progress(at: x) - other.progress(at: x)).magnitude)
            guard largest < enough else { return largest }
        }
        for point in breakpoints + other.breakpoints {
            for side in [CurveSide.below, .above] {
                let apart = limit(at: point.x, from: side) - other.limit(at: point.x, from: side)
                largest = Swift.max(largest, apart.magnitude)
            }
        }
        return largest
    }
}
