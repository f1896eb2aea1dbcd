import MotionModel
import TestSupport
import Testing

@Suite("A number's text")
struct NumberTextTests {
    @Test(
        "is what JavaScript prints, but for the plus sign of exponents and the minus sign of zero",
        arguments: [
            (0.0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (10, "10"), (0.1, "0.1"), (-0.25, "-0.25"),
            (123.456, "123.456"), (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (1e-7, "1e-7"),
            (-1.25e-7, "-1.25e-7"),
            (0.0001, "0.0001"), (0.00012, "0.00012"), (1e15, "1000000000000000"), (1e16, "10000000000000000"),
            (123_456_789_012_345_683_968, "123456789012345680000"), (1e21, "1e21"), (1.2e21, "1.2e21"),
            (1e100, "1e100"), (Double.leastNonzeroMagnitude, "5e-324"),
            (1.7976931348623157e308, "1.7976931348623157e308"),
            (9_007_199_254_740_992, "9007199254740992"), (100, "100"), (0.285, "0.285"),
            (4e20, "400000000000000000000"),
        ])
    func texts(_ value: Double, _ text: String) {
        #expect(NumberText.text(value) == text)
    }

    @Test("reads back to the same bits, by the C library's reader and by its own")
    func roundTrip() {
        var generator = SplitMix64(seed: 7)
        for index in 0..<100_000 {
            var value = Double(bitPattern: generator.next())
            if !index.isMultiple(of: 4) { value = Double.random(in: -1000...1000, using: &generator) }
            guard value.isFinite else { continue }
            let text = NumberText.text(value)
            #expect(Double(text)?.bitPattern == value.bitPattern)
            #expect(read(text).bitPattern == value.bitPattern)
        }
    }

    @Test(
        "is read to the nearest double, ties to even, also where it takes hundreds of digits to tell",
        arguments: [
            "9007199254740993", "9007199254740991", "9007199254740992.9999999999999999999999999999999999",
            "9007199254740993.0000000000000000000000000000000001", "2.2250738585072011e-308",
            "2.2250738585072014e-308", "4.9406564584124654e-324", "2.4703282292062327e-324",
            "2.4703282292062328e-324", "2.4703282292062329e-324", "1e-400", "0e99999", "000.000", "1e22",
            "1e23",
            "1.7976931348623158e308", "1.7976931348623159e308", "1e309", "8.5e-320", "0.000001e-318",
            "123456789012345678901234567890", "1e-22", "1e-23", "179769313486231580793e289",
            "6.631236846766476e-316",
        ])
    func reading(_ text: String) {
        // The C library's reader is correctly rounded.
        #expect(read(text) == Double(text))
    }

    @Test("is read right beside every halfway point, however long")
    func halfway() {
        // The smallest number's half has 1,075 places; one digit more at its end decides.
        var half: [UInt8] = [1]
        for _ in 0..<1075 {
            var carry: UInt8 = 0
            for index in half.indices.reversed() {
                let product = half[index] * 5 + carry
                half[index] = product % 10
                carry = product / 10
            }
            if carry > 0 { half.insert(carry, at: 0) }
        }
        #expect(read(digits: half, exponent: -1075) == 0)
        #expect(
            read(digits: half + [0, 0, 1], exponent: -1078)
                == Double.leastNonzeroMagnitude)
        let longer = half + [UInt8](repeating: 0, count: 900) + [1]
        #expect(read(digits: longer, exponent: -1976) == Double.leastNonzeroMagnitude)
        var below = half
        below[below.count - 1] -= 1
        #expect(read(digits: below, exponent: -1075) == 0)
    }

    private func read(_ text: String) -> Double { NumberText.value(of: text) ?? .nan }

    private func read(digits: [UInt8], exponent: Int) -> Double {
        read(digits.map { String($0) }.joined() + "e\(exponent)")
    }
}
