import MotionModel
import TestSupport
import Testing

@Suite struct ElementaryDeterminismTests {
    /// FNV-1a over the bytes of the results, least significant first; every NaN counts as the same one.
    private struct Fingerprint {
        private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

        mutating func add(_ value: Double) {
            var bits = value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern
            for _ in 0..<8 {
                hash = (hash ^ (bits & 0xFF)) &* 0x100_0000_01B3
                bits >>= 8
            }
        }
    }

    @Test("a hundred thousand results have the bits they always had, whatever the platform and the build")
    func fingerprint() {
        var random = SplitMix64(seed: 2026)
        var fingerprint = Fingerprint()
        for _ in 0..<4_000 {
            let x = random.uniform(-20...20)
            let y = random.uniform(-3...3)
            let wide = Double(bitPattern: random.next())
            for value in [x, wide] {
                fingerprint.add(Elementary.exp(value))
                fingerprint.add(Elementary.sin(value))
                fingerprint.add(Elementary.cos(value))
            }
            fingerprint.add(Elementary.exp2(x))
            fingerprint.add(Elementary.expm1(x))
            fingerprint.add(Elementary.log(wide))
            fingerprint.add(Elementary.log(x))
            fingerprint.add(Elementary.log1p(x))
            fingerprint.add(Elementary.pow(x.magnitude, y))
            fingerprint.add(Elementary.pow(wide, y))
            fingerprint.add(Elementary.tan(wide))
            fingerprint.add(Elementary.atan2(y: x, x: y))
            fingerprint.add(Elementary.cbrt(wide))
            fingerprint.add(Elementary.hypot(x, y))
        }
        #expect(fingerprint.hash == 0xD875_0E56_DA8C_5452)
    }
}
