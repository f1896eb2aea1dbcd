/// A seeded source of random bits, so that a failing test fails again.
///
/// G. Steele, D. Lea and C. Flood, *Fast splittable pseudorandom number generators*, 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A sequence that depends on nothing but `seed`.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension RandomNumberGenerator {
    /// A number in `range`, one of 2⁵³ equally likely and equally spaced ones; the same bits on every platform.
    public mutating func uniform(_ range: ClosedRange<Double>) -> Double {
        let fraction = Double(next() >> 11) * 0x1p-53
        let value = range.lowerBound * (1 - fraction) + range.upperBound * fraction
        return min(max(value, range.lowerBound), range.upperBound)
    }

    /// A whole number from 0 up to below `count`.
    public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
