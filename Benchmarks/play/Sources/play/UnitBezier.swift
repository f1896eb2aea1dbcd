/// A cubic Bézier easing as apps have it: Newton's method, and halving where that fails.
struct UnitBezier {
    private let ax, bx, cx, ay, by, cy: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }
    private func y(_ t: Double) -> Double { ((ay * t + by) * t + cy) * t }
    private func slope(_ t: Double) -> Double { (3 * ax * t + 2 * bx) * t + cx }

    /// The output for an input of 0…1.
    ///
    /// - Parameter tolerance: How far the input that is solved for may be off.
    func progress(_ input: Double, tolerance: Double = 1e-6) -> Double {
        if input <= 0 { return 0 }
        if input >= 1 { return 1 }
        var t = input
        for _ in 0..<8 {
            let distance = x(t) - input
            if abs(distance) < tolerance { return y(t) }
            let slope = slope(t)
            if abs(slope) < 1e-6 { break }
            t -= distance / slope
        }
        var low = 0.0
        var high = 1.0
        t = input
        for _ in 0..<60 {
            let distance = x(t) - input
            if abs(distance) < tolerance { break }
            if distance < 0 { low = t } else { high = t }
            t = (low + high) / 2
        }
        return y(t)
    }
}
