import MotionModel

extension CubicBezier {
    func jet(over x: Enclosure) -> Jet {
        PlaneCubic(self).jet(over: x)
    }
}

extension BezierPath {
    func jet(over x: Enclosure) -> Jet {
        var found: Jet?
        for piece in PlaneCubic.pieces(of: self) {
            let width = piece.x3 - piece.x0
            // A piece of zero width is a jump: both of its ends belong to its neighbours.
            guard piece.x3 > x.lower || x.width == 0, piece.x0 < x.upper || x.width == 0, width > 0,
                piece.x3 >= x.lower, piece.x0 <= x.upper
            else { continue }
            let part = piece.jet(over: Enclosure(max(x.lower, piece.x0), min(x.upper, piece.x3)))
            found = found.map { .ranging($0.c0.hull(part.c0)) } ?? part
        }
        return found ?? .ranging(.whole)
    }
}

extension PlaneCubic {
    /// The jet of y as a function of x: the series of x(t) is inverted and substituted into that of y(t).
    func jet(over x: Enclosure) -> Jet {
        let time = Enclosure(parameter(at: x.lower), parameter(at: x.upper))
        let across = Jet.cubic(x0, x1, x2, x3, over: time)
        let along = Jet.cubic(y0, y1, y2, y3, over: time)
        let (a1, a2, a3) = (across.c1, across.c2, across.c3)
        guard a1.lower > 0 else { return .ranging(along.c0) }
        let b1 = a1.reciprocal
        let cube = b1.squared * b1
        let fifth = cube * b1.squared
        let b2 = -(a2 * cube)
        let b3 = (2 * a2.squared - a1 * a3) * fifth
        let b4 = 5 * ((a1 * a2 * a3 - a2.squared * a2) * (fifth * b1.squared))
        return along.of(Jet(time, b1, b2, b3, b4))
    }
}
