import MotionModel

extension PlaneCubic {
    /// The curve as an easing from its own start to its own end; nil if it is a straight line, or constant.
    var easing: CubicBezier? {
        let (width, height) = (x3 - x0, y3 - y0)
        guard width > 0, height != 0, !isStraight else { return nil }
        func share(_ x: Double) -> Double { Self.met(Swift.min(Swift.max((x - x0) / width, 0), 1)) }
        do throws(CubicBezier.Failure) {
            return try CubicBezier(
                x1: share(x1), y1: Self.met((y1 - y0) / height), x2: share(x2),
                y2: Self.met((y2 - y0) / height))
        } catch {
            // A handle so far outside the travel that its share isn't finite: the travel is negligible.
            return nil
        }
    }

    /// What is 0 or 1 but for rounding is that.
    private static func met(_ share: Double) -> Double {
        [0, 1].first { (share - $0).magnitude <= 1e-12 } ?? share
    }
}
