import MotionModel

/// The sums of a style sheet, `calc(…)`, as far as their units can be reckoned with: `calc(1s * 0.8)` is `0.8s`.
///
/// - SeeAlso: CSS Values and Units Module Level 4, section 10
struct StyleCalculation {
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var depth = 0

    /// The most brackets in each other.
    private static let most = 32
    /// Billionths are kept: sums of decimals end in none of their own digits.
    private static let precision = 1e9

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// A text in which every `calc(…)` that can be reckoned is its result. Others are kept. Linear in the length.
    static func reckoned(_ text: String) -> String {
        let source = Array(text.utf8)
        let word = Array("calc(".utf8)
        var result: [UInt8] = []
        var index = 0
        while index < source.count {
            var isWhole: Bool { result.last.map { !isLetter($0) && $0 != UInt8(ascii: "-") } ?? true }
            guard source[index] == word[0], isWhole, source[index...].starts(with: word) else {
                result.append(source[index])
                index += 1
                continue
            }
            guard let end = end(of: source, from: index + word.count) else {
                return String(decoding: result + source[index...], as: UTF8.self)
            }
            var calculation = StyleCalculation(source[(index + word.count)..<(end - 1)])
            if let found = calculation.all() {
                result += found.utf8
            } else {
                result += source[index..<end]
            }
            index = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The offset behind the bracket that closes an open one; nil if none does.
    private static func end(of source: [UInt8], from start: Int) -> Int? {
        var open = 1
        for index in start..<source.count {
            if source[index] == UInt8(ascii: "(") { open += 1 }
            if source[index] == UInt8(ascii: ")") { open -= 1 }
            if open == 0 { return index + 1 }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    // MARK: Sums

    /// A number with its unit in lower case, seconds for times.
    private struct Value {
        var number: Double
        let unit: String
    }

    private mutating func all() -> String? {
        guard let value = sum(), index == bytes.endIndex else { return nil }
        let rounded = (value.number * Self.precision).rounded() / Self.precision
        guard rounded.isFinite else { return nil }
        return NumberText.text(rounded) + value.unit
    }

    private mutating func sum() -> Value? {
        guard var left = product() else { return nil }
        while let sign = sign([UInt8(ascii: "+"), UInt8(ascii: "-")]) {
            guard let right = product(), right.unit == left.unit else { return nil }
            left.number += sign == UInt8(ascii: "+") ? right.number : -right.number
        }
        return left
    }

    private mutating func product() -> Value? {
        guard var left = operand() else { return nil }
        while let sign = sign([UInt8(ascii: "*"), UInt8(ascii: "/")]) {
            guard let right = operand() else { return nil }
            if sign == UInt8(ascii: "/") {
                guard right.unit.isEmpty, right.number != 0 else { return nil }
                left.number /= right.number
            } else {
                guard left.unit.isEmpty || right.unit.isEmpty else { return nil }
                left = Value(number: left.number * right.number, unit: left.unit + right.unit)
            }
        }
        return left
    }

    /// The next byte behind white space, if it is one of those.
    private mutating func sign(_ signs: [UInt8]) -> UInt8? {
        skipSpace()
        guard index < bytes.endIndex, signs.contains(bytes[index]) else { return nil }
        index += 1
        return bytes[index - 1]
    }

    private mutating func operand() -> Value? {
        skipSpace()
        if bytes[index...].starts(with: "calc(".utf8) { index += 4 }
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: "(") {
            index += 1
            depth += 1
            guard depth <= Self.most, let value = sum(), index < bytes.endIndex,
                bytes[index] == UInt8(ascii: ")")
            else { return nil }
            depth -= 1
            index += 1
            skipSpace()
            return value
        }
        let start = index
        while index < bytes.endIndex, !StyleText.isSpace(bytes[index]), !"*/()".utf8.contains(bytes[index]) {
            index += 1
        }
        let text = StyleText.lowercase(String(decoding: bytes[start..<index], as: UTF8.self))
        skipSpace()
        guard let quantity = Quantity(text), quantity.isTight else { return nil }
        guard let unit = TimeUnit(rawValue: quantity.unit) else {
            return Value(number: quantity.value, unit: quantity.unit)
        }
        return Value(number: unit.seconds(quantity.value), unit: "s")
    }

    private mutating func skipSpace() {
        while index < bytes.endIndex, StyleText.isSpace(bytes[index]) { index += 1 }
    }
}
