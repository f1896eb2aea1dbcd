import Foundation
import MotionModel
import TestSupport
import Testing

@Suite("Reading a decimal")
struct NumberReadingTests {
    /// The C library's reading, correctly rounded in glibc.
    private static func oracle(_ text: String) -> Double { unsafe strtod(text, nil) }

    private static func agrees(_ text: String) -> Bool {
        NumberText.value(of: text)?.bitPattern == oracle(text).bitPattern
    }

    @Test("random decimals are the nearest doubles")
    func randomDecimals() {
        var random = SplitMix64(seed: 3)
        var wrong: [String] = []
        for round in 0..<TestBuild.count(200_000) {
            var text = random.next() % 2 == 0 ? "-" : ""
            let count = round % 100 == 0 ? Int(random.next() % 900) + 1 : Int(random.next() % 25) + 1
            let point = Int(random.next() % UInt64(count + 1))
            for index in 0..<count {
                if index == point && index > 0 { text += "." }
                text += String(random.next() % 10)
            }
            switch random.next() % 3 {
            case 0: text += "e\(Int(random.next() % 700) - 370)"
            case 1: text += "E+\(random.next() % 40)"
            default: break
            }
            if !Self.agrees(text) { wrong.append(text) }
        }
        #expect(wrong == [])
    }

    @Test("the exact midpoint of two doubles goes to the even one, a hair beyond it to the nearer")
    func midpoints() {
        var random = SplitMix64(seed: 4)
        var texts = [
            "9007199254740993", "9007199254740992.99999999999999999999",
            "9007199254740993.00000000000000000001",
            "2.2250738585072011e-308", "2.2250738585072012e-308", "4.9406564584124654e-324",
            "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623157e308",
            "1.7976931348623158e308", "1.7976931348623159e308", "1e22", "1e23", "123456789012345e22",
            "1e-400",
            "-1e-400", "1e400", "-1e400", "0e999999999999", "1e999999999999999999999",
            "1e-999999999999999999999",
        ]
        for _ in 0..<TestBuild.count(500) {
            // Midpoints of neighbours, exact: glibc's printf gives all digits of a value with one more bit.
            let value = Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF)
            guard value.isFinite, value.nextUp.isFinite else { continue }
            let middle = Float80(value) / 2 + Float80(value.nextUp) / 2
            let text = Self.exactDecimal(middle)
            texts.append(text)
            texts.append(text + "0000001")
            texts.append(String(text.dropLast()) + "4")
        }
        #expect(texts.filter { !Self.agrees($0) } == [])
    }

    /// All decimal digits of a binary number, by doubling and halving digit strings.
    private static func exactDecimal(_ value: Float80) -> String {
        var exponent = Int(value.exponent) - 63
        var digits: [Int] = String(value.significandBitPattern).compactMap { $0.wholeNumberValue }
        if value == 0 { return "0.0" }
        if value.exponent < -16382 { exponent = -16382 - 63 }
        var point = digits.count
        while exponent > 0 {
            var carry = 0
            for index in digits.indices.reversed() {
                let doubled = digits[index] * 2 + carry
                digits[index] = doubled % 10
                carry = doubled / 10
            }
            if carry > 0 {
                digits.insert(carry, at: 0)
                point += 1
            }
            exponent -= 1
        }
        while exponent < 0 {
            var rest = 0
            for index in digits.indices {
                let part = rest * 10 + digits[index]
                digits[index] = part / 2
                rest = part % 2
            }
            if rest > 0 { digits.append(5) }
            exponent += 1
        }
        var text = digits.map(String.init).joined()
        text.insert(".", at: text.index(text.startIndex, offsetBy: point))
        if text.last == "." { text += "0" }
        return text
    }

    @Test("text that is no decimal number is refused")
    func refusals() {
        for text in [
            "", "-", "+", ".", "e5", "1e", "1e+", "--1", "1 ", " 1", "1.2.3", "0x10", "inf", "nan", "1e5.0",
            "1,5",
        ] {
            #expect(NumberText.value(of: text) == nil, "\(text)")
        }
        for (text, value) in [(".5", 0.5), ("5.", 5), ("+1", 1), ("-.5e1", -5), ("007", 7)] {
            #expect(NumberText.value(of: text) == value)
        }
    }
}
