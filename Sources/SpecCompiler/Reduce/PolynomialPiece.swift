/// A cubic polynomial over an interval: a cubic Bézier whose handles are at the thirds of the time.
struct PolynomialPiece: Sendable {
    let start, end: Double
    /// The ordinates in Bernstein form: start, two handles, end.
    let y0, y1, y2, y3: Double

    init(start: Double, end: Double, _ y0: Double, _ y1: Double, _ y2: Double, _ y3: Double) {
        self.start = start
        self.end = end
        self.y0 = y0
        self.y1 = y1
        self.y2 = y2
        self.y3 = y3
    }

    /// Creates a straight line.
    init(lineFrom start: Double, _ y0: Double, to end: Double, _ y3: Double) {
        let third = (y3 - y0) / 3
        self.init(start: start, end: end, y0, y0 + third, y3 - third, y3)
    }

    func sample(at x: Double) -> (value: Double, slope: Double) {
        let width = end - start
        let t = (x - start) / width
        let u = 1 - t
        let value = u * u * (u * y0 + 3 * t * y1) + t * t * (3 * u * y2 + t * y3)
        let slope = 3 * (u * u * (y1 - y0) + 2 * t * u * (y2 - y1) + t * t * (y3 - y2)) / width
        return (value, slope)
    }

    /// The same curve with explicit handles.
    var planeCubic: PlaneCubic {
        let width = end - start
        return PlaneCubic(
            x: (start, start + width / 3, start + 2 * width / 3, end), y: (y0, y1, y2, y3))
    }
}
