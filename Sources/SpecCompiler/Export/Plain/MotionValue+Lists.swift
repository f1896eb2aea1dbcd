import MotionModel

extension MotionValue {
    /// The numbers between those of two lists that have as many, each by the rule for one.
    static func interpolated(_ start: [Double], _ end: [Double], progress: Double) -> [Double] {
        // Without a `map` over both, for which unoptimised code takes seven times as long.
        var numbers = start
        for index in numbers.indices {
            numbers[index] = interpolated(start[index], end[index], progress: progress)
        }
        return numbers
    }
}
