/// The opacity or lightness of something at an instant, from 0 to 1.
struct LevelPoint {
    /// The time in seconds.
    var time: Double
    let value: Double

    /// The start times of changes by 10 % or more, each opposite to the one before.
    private static func swings(_ points: [LevelPoint]) -> [Double] {
        guard let first = points.first else { return [] }
        let least = Limits.swing - 1e-9
        var starts: [Double] = []
        var low = first
        var high = first
        var isRising: Bool?
        for point in points.dropFirst() {
            if isRising != false {
                if point.value >= high.value {
                    high = point
                } else if high.value - point.value >= least {
                    starts.append(high.time)
                    isRising = false
                    low = point
                    continue
                }
            }
            if isRising != true {
                if point.value <= low.value {
                    low = point
                } else if point.value - low.value >= least {
                    starts.append(low.time)
                    isRising = true
                    high = point
                }
            }
        }
        return starts
    }

    /// Whether more than three flashes begin within a second; the points are in order of time, with monotone changes
    /// between them.
    static func flash(_ points: [LevelPoint]) -> Bool {
        let most = 2 * Limits.flashes
        // Each swing needs a point to begin at.
        guard points.count > most else { return false }
        let starts = swings(points)
        return starts.indices.contains { index in
            index + most < starts.count && starts[index + most] - starts[index] < 1 - 1e-9
        }
    }
}
