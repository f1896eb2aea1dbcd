import MotionModel

/// Enclosures of a function's Taylor coefficients f, f′, f″/2, f‴/6 and f⁗/24, each over a whole interval.
///
/// The last one bounds the distance of the function from the cubic that meets it at the interval's ends.
/// Arithmetic is that of truncated power series.
///
/// - SeeAlso: R. E. Moore, *Methods and Applications of Interval Analysis*, 1979, chapter 3
struct Jet: Sendable {
    let c0: Enclosure
    let c1: Enclosure
    let c2: Enclosure
    let c3: Enclosure
    let c4: Enclosure

    init(_ c0: Enclosure, _ c1: Enclosure, _ c2: Enclosure, _ c3: Enclosure, _ c4: Enclosure) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
    }

    /// A constant.
    static func constant(_ value: Enclosure) -> Jet { Jet(value, .zero, .zero, .zero, .zero) }

    /// A straight line.
    static func line(_ range: Enclosure, slope: Double) -> Jet {
        Jet(range, Enclosure(slope), .zero, .zero, .zero)
    }

    /// A function of which only the range is known.
    static func ranging(_ range: Enclosure) -> Jet { Jet(range, .whole, .whole, .whole, .whole) }

    /// A function that may have corners: its slope is known, wherever it has one.
    static func bent(_ range: Enclosure, slope: Enclosure) -> Jet {
        Jet(range, slope, .whole, .whole, .whole)
    }

    static func + (a: Jet, b: Jet) -> Jet {
        Jet(a.c0 + b.c0, a.c1 + b.c1, a.c2 + b.c2, a.c3 + b.c3, a.c4 + b.c4)
    }

    static func * (a: Double, b: Jet) -> Jet {
        Jet(a * b.c0, a * b.c1, a * b.c2, a * b.c3, a * b.c4)
    }

    static func + (a: Double, b: Jet) -> Jet { Jet(Enclosure(a) + b.c0, b.c1, b.c2, b.c3, b.c4) }

    static func * (a: Jet, b: Jet) -> Jet {
        let c4 = a.c0 * b.c4 + a.c1 * b.c3 + a.c2 * b.c2 + a.c3 * b.c1 + a.c4 * b.c0
        return Jet(
            a.c0 * b.c0, a.c0 * b.c1 + a.c1 * b.c0, a.c0 * b.c2 + a.c1 * b.c1 + a.c2 * b.c0,
            a.c0 * b.c3 + a.c1 * b.c2 + a.c2 * b.c1 + a.c3 * b.c0, c4)
    }

    /// The function of an input multiplied by `factor`, if this jet is over the products.
    func withInput(scaledBy factor: Double) -> Jet {
        let square = factor * factor
        return Jet(c0, factor * c1, square * c2, (square * factor) * c3, (square * square) * c4)
    }

    /// The composition of this function with another, if this jet is over the other's range.
    func of(_ inner: Jet) -> Jet {
        let (d1, d2, d3, d4) = (inner.c1, inner.c2, inner.c3, inner.c4)
        let square = d1.squared
        return Jet(
            c0, c1 * d1, c1 * d2 + c2 * square, c1 * d3 + 2 * (c2 * (d1 * d2)) + c3 * (square * d1),
            c1 * d4 + c2 * (2 * (d1 * d3) + d2.squared) + 3 * (c3 * (square * d2)) + c4 * square.squared)
    }
}

extension Jet {
    /// e^(rate·x), given its values at the two ends of the interval.
    static func exponential(rate: Double, _ start: Double, _ end: Double) -> Jet {
        let range = Enclosure(start, end)
        let square = rate * rate
        return Jet(
            range, rate * range, (square / 2) * range, (square * rate / 6) * range,
            (square * square / 24) * range)
    }

    /// A sine with a frequency, given itself and its derivative by the angle at one end of an interval.
    ///
    /// Every derivative is again a sine, which changes no faster than its amplitude.
    static func sinusoid(frequency: Double, sine: Double, cosine: Double, width: Double) -> Jet {
        let reach = min(2, frequency.magnitude * width)
        let unit = Enclosure(-1, 1)
        let s = Enclosure(center: sine, radius: reach).intersection(unit)
        let c = Enclosure(center: cosine, radius: reach).intersection(unit)
        let square = frequency * frequency
        return Jet(
            s, frequency * c, (-square / 2) * s, (-square * frequency / 6) * c, (square * square / 24) * s)
    }

    /// The cubic of four ordinates over an interval of its parameter.
    ///
    /// A polynomial lies in the hull of its ordinates on the interval itself, which is as tight as the interval is
    /// short, even if the cubic or its slope is 0; a sum of powers of the parameter isn't.
    static func cubic(_ y0: Double, _ y1: Double, _ y2: Double, _ y3: Double, over t: Enclosure) -> Jet {
        func mixed(_ one: Double, _ other: Double, _ t: Double) -> Double { (1 - t) * one + t * other }
        func quadratic(_ y0: Double, _ y1: Double, _ y2: Double, _ s: Double, _ t: Double) -> Double {
            mixed(mixed(y0, y1, s), mixed(y1, y2, s), t)
        }
        let (low, high) = (t.lower, t.upper)
        func cubic(_ r: Double, _ s: Double, _ t: Double) -> Double {
            quadratic(mixed(y0, y1, r), mixed(y1, y2, r), mixed(y2, y3, r), s, t)
        }
        let (d0, d1, d2) = (3 * (y1 - y0), 3 * (y2 - y1), 3 * (y3 - y2))
        func slope(_ s: Double, _ t: Double) -> Double { quadratic(d0, d1, d2, s, t) }
        let (e0, e1) = (d1 - d0, d2 - d1)
        return Jet(
            Enclosure(cubic(low, low, low)).hull(Enclosure(cubic(low, low, high)))
                .hull(Enclosure(cubic(low, high, high))).hull(Enclosure(cubic(high, high, high))),
            Enclosure(slope(low, low)).hull(Enclosure(slope(low, high))).hull(Enclosure(slope(high, high))),
            Enclosure(mixed(e0, e1, low)).hull(Enclosure(mixed(e0, e1, high))), Enclosure((e1 - e0) / 3),
            .zero)
    }
}
