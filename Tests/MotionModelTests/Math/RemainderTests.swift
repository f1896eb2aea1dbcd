import TestSupport
import Testing

@testable import MotionModel

@Suite("Remainders and rounding")
struct RemainderTests {
    @Test("the remainder is the C library's fmod, bit for bit, for numbers of all sizes")
    func remainder() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<20_000 {
            let x = Double(bitPattern: random.next())
            let y = Double(bitPattern: random.next())
            let near = x * random.uniform(-2...2)
            for divisor in [y, near, 1, 0.1, -3, .infinity, 0, .leastNonzeroMagnitude] {
                let expected = x.truncatingRemainder(dividingBy: divisor)
                let found = Elementary.remainder(x, dividedBy: divisor)
                #expect(
                    found.bitPattern == expected.bitPattern || (found.isNaN && expected.isNaN),
                    "\(x) % \(divisor)")
            }
        }
    }

    @Test(
        "rounding is half away from zero",
        arguments: [
            (0.5, 1.0), (-0.5, -1), (1.5, 2), (2.5, 3), (-2.5, -3), (0.49999999999999994, 0),
            (4503599627370495.5, 4503599627370496), (1e300, 1e300),
        ])
    func rounding(_ value: Double, _ expected: Double) {
        #expect(Elementary.roundedHalfAway(value) == expected)
    }
}
