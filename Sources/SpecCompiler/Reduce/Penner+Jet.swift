import MotionModel

extension Penner {
    /// Enclosures over a part of 0…1.
    func jet(over x: Enclosure) -> Jet {
        switch direction {
        case .in:
            return half(.in, over: x)
        case .out:
            return half(.out, over: x)
        case .inOut:
            if x.upper <= 0.5 { return firstHalf(over: x) }
            if x.lower >= 0.5 { return secondHalf(over: x) }
            return .ranging(
                firstHalf(over: Enclosure(x.lower, 0.5)).c0
                    .hull(secondHalf(over: Enclosure(0.5, x.upper)).c0))
        }
    }

    private func firstHalf(over x: Enclosure) -> Jet {
        0.5 * half(.in, over: 2 * x).withInput(scaledBy: 2)
    }

    private func secondHalf(over x: Enclosure) -> Jet {
        0.5 + 0.5 * half(.out, over: 2 * x - Enclosure(1)).withInput(scaledBy: 2)
    }

    /// The jet of `in` or `out`, with this function's parameters.
    private func half(_ direction: Direction, over u: Enclosure) -> Jet {
        switch family {
        case .elastic:
            return elastic(direction, over: u)
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .back, .bounce:
            if direction == .in { return easeIn(over: u) }
            return Curve.turned(easeIn(over: Enclosure(1 - u.upper, 1 - u.lower)))
        }
    }

    private func easeIn(over u: Enclosure) -> Jet {
        switch family {
        case .quad: return .cubic(0, 0, 1.0 / 3, 1, over: u)
        case .cubic: return .cubic(0, 0, 0, 1, over: u)
        case .quart: return power(4, over: u)
        case .quint: return power(5, over: u)
        case .sine:
            let quarter = Double.pi / 2
            let middle = (u.lower + u.upper) / 2
            return 1
                + -1
                * Jet.sinusoid(
                    frequency: quarter, sine: Elementary.cos(middle * quarter),
                    cosine: -Elementary.sin(middle * quarter), width: u.width / 2)
        case .expo:
            return Self.growth(over: u)
        case .circ:
            return circle(over: u)
        case .back:
            let s = direction == .inOut ? overshoot * 1.525 : overshoot
            return .cubic(0, 0, -s / 3, 1, over: u)
        case .bounce:
            return Curve.turned(Self.bounceOut(over: Enclosure(1 - u.upper, 1 - u.lower)))
        case .elastic:
            return elastic(.in, over: u)
        }
    }

    private func power(_ exponent: Double, over u: Enclosure) -> Jet {
        let square = u.squared
        let rest = exponent == 4 ? Enclosure(1) : u
        return Jet(
            square * square * rest, exponent * (square * u * rest),
            (exponent * (exponent - 1) / 2) * (square * rest),
            (exponent * (exponent - 1) * (exponent - 2) / 6) * (u * rest),
            (exponent * (exponent - 1) * (exponent - 2) * (exponent - 3) / 24) * rest)
    }

    /// 2^(10·(u − 1)).
    private static func growth(over u: Enclosure) -> Jet {
        .exponential(
            rate: 10 * Elementary.ln2, Elementary.exp2(10 * (u.lower - 1)),
            Elementary.exp2(10 * (u.upper - 1)))
    }

    /// 1 − √(1 − u²), whose root's derivatives have closed forms in the root.
    private func circle(over u: Enclosure) -> Jet {
        let low = max((1 - u.upper) * (1 + u.upper), 0).squareRoot()
        let high = max((1 - u.lower) * (1 + u.lower), 0).squareRoot()
        let range = Enclosure(1 - high, 1 - low)
        guard low > 0 else { return .ranging(range) }
        let inverse = Enclosure(low, high).reciprocal
        let square = inverse.squared
        let cube = square * inverse
        // With r = √(1 − u²): f′ = u/r, f″ = 1/r³, f‴ = 3u/r⁵, f⁗ = (3 + 12u²)/r⁷.
        return Jet(
            range, u * inverse, 0.5 * cube, 0.5 * (u * (cube * square)),
            (1.0 / 24) * ((Enclosure(3) + 12 * u.squared) * (cube * square.squared)))
    }

    private func elastic(_ direction: Direction, over u: Enclosure) -> Jet {
        let height = max(amplitude, 1)
        let turn = 2 * Double.pi / period
        // sin(shift) = 1/height, as the public amplitude has it.
        let shift =
            height == 1
            ? Double.pi / 2 : Elementary.atan2(y: 1, x: ((height - 1) * (height + 1)).squareRoot())
        let middle = (u.lower + u.upper) / 2
        if direction == .in {
            let angle = (middle - 1) * turn - shift
            let wave = Jet.sinusoid(
                frequency: turn, sine: Elementary.sin(angle), cosine: Elementary.cos(angle),
                width: u.width / 2)
            return (-height) * (Self.growth(over: u) * wave)
        }
        let angle = middle * turn - shift
        let wave = Jet.sinusoid(
            frequency: turn, sine: Elementary.sin(angle), cosine: Elementary.cos(angle), width: u.width / 2)
        let decay = Jet.exponential(
            rate: -10 * Elementary.ln2, Elementary.exp2(-10 * u.lower), Elementary.exp2(-10 * u.upper))
        return 1 + height * (decay * wave)
    }

    /// Four parabolas; over an interval with more than one of them only the range is known.
    private static func bounceOut(over u: Enclosure) -> Jet {
        var found: Jet?
        for parabola in Parabola.bounce {
            guard u.lower < parabola.end || u.width == 0, u.upper > parabola.start || u.width == 0,
                u.lower <= parabola.end, u.upper >= parabola.start
            else { continue }
            let part = parabola.jet(
                over: Enclosure(max(u.lower, parabola.start), min(u.upper, parabola.end)))
            found = found.map { .ranging($0.c0.hull(part.c0)) } ?? part
        }
        return found ?? .ranging(.whole)
    }
}

/// One of the parabolas of Penner's bounce: 7.5625·(u − center)² + height.
struct Parabola {
    let start: Double
    let end: Double
    let center: Double
    let height: Double

    static var bounce: [Parabola] {
        [
            Parabola(start: 0, end: 1 / 2.75, center: 0, height: 0),
            Parabola(start: 1 / 2.75, end: 2 / 2.75, center: 1.5 / 2.75, height: 0.75),
            Parabola(start: 2 / 2.75, end: 2.5 / 2.75, center: 2.25 / 2.75, height: 0.9375),
            Parabola(start: 2.5 / 2.75, end: 1, center: 2.625 / 2.75, height: 0.984375),
        ]
    }

    func jet(over u: Enclosure) -> Jet {
        let v = u - Enclosure(center)
        return Jet(
            7.5625 * v.squared + Enclosure(height), (2 * 7.5625) * v, Enclosure(7.5625), .zero, .zero)
    }
}
