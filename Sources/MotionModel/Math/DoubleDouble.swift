/// An unevaluated sum of two doubles, about 106 significant bits: the working precision before the last rounding.
///
/// The algorithms are Knuth's two-sum, Dekker's split product and long division with an exact remainder; none needs a
/// fused multiply-add. Magnitudes must stay clear of overflow (2⁹⁹⁰) and, for an exact product, of underflow (2⁻⁹⁰⁰).
///
/// T. J. Dekker, *A floating-point technique for extending the available precision*, 1971.
@usableFromInline
struct DoubleDouble: Sendable {
    /// The value rounded to a double, or nearly so.
    @usableFromInline let high: Double
    /// The part of the value that `high` lacks.
    @usableFromInline let low: Double

    /// The sum `high` + `low`, taken as it is.
    @inlinable init(_ high: Double, _ low: Double = 0) {
        self.high = high
        self.low = low
    }

    /// `a` + `b` exactly, for |a| ≥ |b| or a = 0.
    @inlinable init(ordered a: Double, plus b: Double) {
        high = a + b
        low = b - (high - a)
    }

    /// `a` + `b` exactly.
    @inlinable init(_ a: Double, plus b: Double) {
        high = a + b
        let other = high - a
        low = (a - (high - other)) + (b - other)
    }

    /// `a` × `b` exactly.
    ///
    /// The operands are cut in two by rounding their bit patterns, which is faster than Dekker's multiplication by
    /// 2²⁷ + 1 and leaves the same 26 bits in each part.
    @inlinable init(_ a: Double, times b: Double) {
        let aHead = DoubleDouble.head(a)
        let aTail = a - aHead
        let bHead = DoubleDouble.head(b)
        let bTail = b - bHead
        high = a * b
        low = ((aHead * bHead - high) + aHead * bTail + aTail * bHead) + aTail * bTail
    }

    /// `value` rounded to 26 significant bits: its square is exact, and the rest has at most 26 bits too.
    @inlinable static func head(_ value: Double) -> Double {
        Double(bitPattern: (value.bitPattern &+ 0x0400_0000) & 0xFFFF_FFFF_F800_0000)
    }

    /// The value rounded to a double.
    @inlinable var rounded: Double { high + low }

    /// The same value with `low` within half a unit in the last place of `high`; for |high| ≥ |low|.
    @inlinable var normalized: DoubleDouble { DoubleDouble(ordered: high, plus: low) }

    /// The value with the opposite sign.
    @inlinable var negated: DoubleDouble { DoubleDouble(-high, -low) }

    /// The value times a power of two.
    @inlinable func scaled(by powerOfTwo: Double) -> DoubleDouble {
        DoubleDouble(high * powerOfTwo, low * powerOfTwo)
    }

    /// The sum, to about 2⁻¹⁰⁵ of the larger operand.
    @inlinable static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let sum = DoubleDouble(a.high, plus: b.high)
        return DoubleDouble(ordered: sum.high, plus: sum.low + (a.low + b.low))
    }

    /// The difference, to about 2⁻¹⁰⁵ of the larger operand.
    @inlinable static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        a + b.negated
    }

    /// The product, to a relative 2⁻¹⁰².
    @inlinable static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let product = DoubleDouble(a.high, times: b.high)
        return DoubleDouble(ordered: product.high, plus: product.low + (a.high * b.low + a.low * b.high))
    }

    /// The quotient, to a relative 2⁻¹⁰⁰.
    @inlinable static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        // Not needed before the remainder, so the two divisions overlap.
        let reciprocal = 1 / b.high
        let quotient = a.high / b.high
        let product = DoubleDouble(quotient, times: b.high)
        let remainder = ((a.high - product.high) - product.low) + (a.low - quotient * b.low)
        return DoubleDouble(ordered: quotient, plus: remainder * reciprocal)
    }

    /// The square root of a positive value, to a relative 2⁻¹⁰⁰; zero for zero.
    func squareRoot() -> DoubleDouble {
        guard high > 0 else { return DoubleDouble(0) }
        let root = Elementary.squareRoot(high)
        let square = DoubleDouble(root, times: root)
        let remainder = ((high - square.high) - square.low) + low
        return DoubleDouble(ordered: root, plus: remainder / (2 * root))
    }
}
