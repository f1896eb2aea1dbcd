extension Elementary {
    /// The sine of an angle in radians, for every finite angle; NaN for ±∞.
    ///
    /// Odd in every bit; ±0 gives itself.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.82.
    @inlinable package static func sin(_ x: Double) -> Double {
        if x.magnitude < 0x1p-27 { return x }
        let (quadrant, r) = quarterTurns(x)
        let value = quadrant & 1 == 0 ? sine(r).rounded : cosine(r).rounded
        return quadrant & 2 == 0 ? value : -value
    }

    /// The cosine of an angle in radians, for every finite angle; NaN for ±∞.
    ///
    /// Even in every bit; exactly 1 at ±0.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.84.
    @inlinable package static func cos(_ x: Double) -> Double {
        let (quadrant, r) = quarterTurns(x)
        let value = quadrant & 1 == 0 ? cosine(r).rounded : sine(r).rounded
        return (quadrant &+ 1) & 2 == 0 ? value : -value
    }

    /// The sine and the cosine of an angle in radians, the same bits as `sin` and `cos`, with one reduction.
    @inlinable package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        if x.magnitude < 0x1p-27 { return (x, 1) }
        let (quadrant, r) = quarterTurns(x)
        let s = sine(r).rounded
        let c = cosine(r).rounded
        let swapped = quadrant & 1 != 0
        let sineMagnitude = swapped ? c : s
        let cosineMagnitude = swapped ? s : c
        return (
            quadrant & 2 == 0 ? sineMagnitude : -sineMagnitude,
            (quadrant &+ 1) & 2 == 0 ? cosineMagnitude : -cosineMagnitude
        )
    }

    /// The tangent of an angle in radians, for every finite angle; NaN for ±∞.
    ///
    /// Odd in every bit; ±0 gives itself; never infinite, since no double is an odd multiple of π∕2.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.96.
    package static func tan(_ x: Double) -> Double {
        if x.magnitude < 0x1p-27 { return x }
        let (quadrant, r) = quarterTurns(x)
        // Long division needs the leading parts to carry a whole double's worth.
        let s = sine(r).normalized
        let c = cosine(r).normalized
        let ratio = quadrant & 1 == 0 ? s / c : (c / s).negated
        return ratio.rounded
    }
}

extension Elementary {
    /// `x` less a whole number of quarter turns: within ±π∕4 and a hair, with that number's lowest bits.
    ///
    /// Up to 2²⁰ the multiple of π∕2 is subtracted in three parts of 33, 33 and 53 bits (Cody and Waite); beyond, and
    /// where so much cancels that these bits could fall short, by an exact product with the digits of 2∕π.
    @inlinable static func quarterTurns(_ x: Double) -> (quadrant: UInt64, remainder: DoubleDouble) {
        if x.magnitude <= 0x1.921fb54442d18p-1 { return (0, DoubleDouble(x)) }
        guard x.magnitude < 0x1p+20 else { return quarterTurnsOfAnyAngle(x) }
        let shifted = x * 0x1.45f306dc9c883p-1 + roundingShift
        let k = shifted - roundingShift
        let first = x - k * 0x1.921fb544p+0
        let second = DoubleDouble(first, plus: k * -0x1.0b4611a6p-34)
        guard second.high.magnitude > 0x1p-26 else { return quarterTurnsOfAnyAngle(x) }
        let low = second.low - k * 0x1.3198a2e037073p-69
        return (shifted.bitPattern, DoubleDouble(ordered: second.high, plus: low))
    }

    /// sin(r) for |r| ≤ 0.7855: the leading term and the rest.
    ///
    /// The rest is a Chebyshev fit of (sin r − r) ∕ r³ in r², off by less than 2⁻⁶².
    @inlinable static func sine(_ remainder: DoubleDouble) -> DoubleDouble {
        let r = remainder.high
        let z = r * r
        let z2 = z * z
        let lowTerms = -0x1.5555555555555p-3 + z * 0x1.1111111111110p-7
        let middleTerms = -0x1.a01a01a01992fp-13 + z * 0x1.71de3a545f835p-19
        let highTerms = -0x1.ae645410e9193p-26 + z * 0x1.61217d923a998p-33 + z2 * -0x1.ab16f5bc68a29p-41
        let cubic = lowTerms + z2 * (middleTerms + z2 * highTerms)
        return DoubleDouble(r, r * z * cubic + remainder.low * (1 - 0.5 * z))
    }

    /// cos(r) for |r| ≤ 0.7855: the leading term and the rest.
    ///
    /// 1 − r²∕2 is carried exactly; the rest is a Chebyshev fit of (cos r − 1 + r²∕2) ∕ r⁴ in r², off by less than
    /// 2⁻⁵⁹.
    @inlinable static func cosine(_ remainder: DoubleDouble) -> DoubleDouble {
        let r = remainder.high
        let z = r * r
        let z2 = z * z
        let lowTerms = 0x1.5555555555555p-5 + z * -0x1.6c16c16c16963p-10
        let middleTerms = 0x1.a01a019f4ddfdp-16 + z * -0x1.27e4fa16cc1bcp-22
        let highTerms = 0x1.1eeb67d014ecep-29 + z * -0x1.907cd8f26aa3fp-37
        let quartic = lowTerms + z2 * (middleTerms + z2 * highTerms)
        let rHead = DoubleDouble.head(r)
        let halfSquare = 0.5 * rHead * rHead
        let halfSquareRest = 0.5 * (r + rHead) * (r - rHead)
        let sum = 1 - halfSquare
        let rest = ((1 - sum) - halfSquare) - halfSquareRest
        return DoubleDouble(sum, rest + (z2 * quartic - r * remainder.low))
    }
}
