/// The elementary functions, computed so that every platform gives the same bits.
///
/// The C libraries differ from each other, and from themselves on another processor, by a unit in the last place.
/// These functions use only operations that IEEE 754 defines exactly — addition, subtraction, multiplication, division,
/// square root, comparison and bit patterns; no fused multiply-add — so debug, release, native and WebAssembly agree.
///
/// Accuracy is stated in units in the last place (ulp) of the exact result. The tests hold every result to the
/// correctly rounded double or its neighbour; the worst errors named were measured against 80-bit extended precision on
/// four million random arguments for each of several distributions. Special values follow C17 Annex F; a NaN result has
/// no defined payload or sign.
package enum Elementary {
    /// π, correctly rounded.
    @inlinable package static var pi: Double { 0x1.921fb54442d18p+1 }

    /// 2π, correctly rounded.
    @inlinable package static var tau: Double { 0x1.921fb54442d18p+2 }

    /// The natural logarithm of 2, correctly rounded.
    @inlinable package static var ln2: Double { 0x1.62e42fefa39efp-1 }
}

extension Elementary {
    /// The square root, correctly rounded as IEEE 754 asks; −0 gives itself, NaN below 0.
    ///
    /// `Double.squareRoot()` in an unoptimised build refers to the C library's `sqrt`, which a program that imports
    /// neither Foundation nor Glibc does not link; through the protocol it does not. Optimised, both are one
    /// instruction.
    @inlinable package static func squareRoot(_ x: Double) -> Double { rootByProtocol(x) }

    /// The square root of any floating-point type, dispatched through the protocol unless specialised.
    @inlinable static func rootByProtocol<Number: FloatingPoint>(_ x: Number) -> Number { x.squareRoot() }

    /// A number that pushes the fraction out of a double: adding and subtracting it rounds to an integer, ties to even,
    /// for magnitudes up to 2⁵¹, and the low bits of the sum are that integer in two's complement.
    @inlinable static var roundingShift: Double { 0x1.8p+52 }

    /// `value` × 2^`exponent`, rounded once; exact while the result is a normal number.
    ///
    /// `exponent` is within −1130 … 1100 and `value` within 0.25 … 4, which is all the functions here need.
    @usableFromInline static func scaled(_ value: Double, byPowerOfTwo exponent: Int64) -> Double {
        if exponent > 1000 {
            return value * powerOfTwo(exponent - 100) * 0x1p+100
        }
        if exponent < -1000 {
            // Exact first, so that a subnormal result is rounded only once.
            return value * powerOfTwo(exponent + 150) * 0x1p-150
        }
        return value * powerOfTwo(exponent)
    }

    /// 2^`exponent` for −1022 … 1023, exact.
    @inlinable static func powerOfTwo(_ exponent: Int64) -> Double {
        Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) &<< 52)
    }
}
