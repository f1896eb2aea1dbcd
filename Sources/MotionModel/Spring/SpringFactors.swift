/// The exponential, the sine and the cosine of an underdamped spring, for one or for many at once.
///
/// Each is within 2 ulp for arguments up to ``largestArgument``, and free of branches, so that the compiler evaluates two
/// springs at a time; larger arguments need `Elementary`.
package enum SpringFactors {
    /// The largest exponent and angle that the functions take.
    package static let largestArgument = 500.0

    /// 1.5 · 2⁵²: adding it rounds to a whole number, whose low bits are then those of the sum.
    private static let shift = 0x1.8p52

    /// e to the power of −`x`, for 0 ≤ x ≤ ``largestArgument``.
    @inline(__always)
    package static func decayed(_ x: Double) -> Double {
        let shifted = x * -0x1.71547652b82fep+0 + shift
        let k = shifted - shift
        let r = (-x - k * 0x1.62e42fefap-1) - k * 0x1.cf79abc9e3b3ap-40
        // Taylor's series: the first term left out is below 2⁻⁵⁶ for |r| ≤ 0.347.
        var sum = 1 / 6_227_020_800.0
        sum = sum * r + 1 / 479_001_600.0
        sum = sum * r + 1 / 39_916_800.0
        sum = sum * r + 1 / 3_628_800.0
        sum = sum * r + 1 / 362_880.0
        sum = sum * r + 1 / 40_320.0
        sum = sum * r + 1 / 5_040.0
        sum = sum * r + 1 / 720.0
        sum = sum * r + 1 / 120.0
        sum = sum * r + 1 / 24.0
        sum = sum * r + 1 / 6.0
        sum = sum * r + 0.5
        let exponential = 1 + (r + r * r * sum)
        let scale = Double(bitPattern: (shifted.bitPattern &+ 1023) << 52)
        return exponential * scale
    }

    /// The sine and the cosine of an angle in radians, for 0 ≤ x ≤ ``largestArgument``.
    @inline(__always)
    package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        let shifted = x * 0x1.45f306dc9c883p-1 + shift
        let k = shifted - shift
        let r = ((x - k * 0x1.921fb544p+0) - k * 0x1.0b4611a6p-34) - k * 0x1.3198a2e037073p-69
        let z = r * r
        var sine = -1 / 1_307_674_368_000.0
        sine = sine * z + 1 / 6_227_020_800.0
        sine = sine * z - 1 / 39_916_800.0
        sine = sine * z + 1 / 362_880.0
        sine = sine * z - 1 / 5_040.0
        sine = sine * z + 1 / 120.0
        sine = sine * z - 1 / 6.0
        sine = r + r * z * sine
        var cosine = 1 / 20_922_789_888_000.0
        cosine = cosine * z - 1 / 87_178_291_200.0
        cosine = cosine * z + 1 / 479_001_600.0
        cosine = cosine * z - 1 / 3_628_800.0
        cosine = cosine * z + 1 / 40_320.0
        cosine = cosine * z - 1 / 720.0
        cosine = cosine * z + 1 / 24.0
        let half = 0.5 * z
        let top = 1 - half
        cosine = top + (((1 - top) - half) + z * z * cosine)
        // The quadrant, by its two lowest bits: an odd one swaps the two, the second bit turns the sign.
        let quadrant = shifted.bitPattern
        let swap = 0 &- (quadrant & 1)
        let sineBits = sine.bitPattern
        let cosineBits = cosine.bitPattern
        let mixed = (sineBits ^ cosineBits) & swap
        let sineSign = (quadrant & 2) << 62
        let cosineSign = ((quadrant &+ 1) & 2) << 62
        return (
            Double(bitPattern: (sineBits ^ mixed) ^ sineSign),
            Double(bitPattern: (cosineBits ^ mixed) ^ cosineSign)
        )
    }

    /// Replaces arguments by ``decayed(_:)`` of them.
    package static func decay(_ arguments: inout ContiguousArray<Double>) {
        var values = arguments.mutableSpan
        for index in 0..<values.count { values[index] = decayed(values[index]) }
    }

    /// Replaces angles by their cosines, and writes their sines.
    package static func turn(_ angles: inout ContiguousArray<Double>, _ sines: inout ContiguousArray<Double>)
    {
        var angles = angles.mutableSpan
        var sines = sines.mutableSpan
        let count = angles.count
        precondition(sines.count == count, "a sine for each angle")
        for index in 0..<count {
            (sines[index], angles[index]) = sincos(angles[index])
        }
    }
}
