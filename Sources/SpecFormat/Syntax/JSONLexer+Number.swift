import MotionModel

extension JSONLexer {
    /// Reads a run that begins like a number.
    mutating func readNumber() -> JSONToken.Kind {
        let start = offset
        while let byte = current, isWord(at: offset),
            byte < 0x80 || UTF8Scalar(in: bytes, at: offset).value != nil
        {
            offset += byte < 0x80 ? 1 : UTF8Scalar(in: bytes, at: offset).count
        }
        let range = SourceRange(start: start, end: offset)
        let text = bytes[start..<offset]
        if Self.isJSONNumber(text), let value = NumberText.value(of: text) {
            guard value.isFinite else {
                diagnostics.report(
                    .jsonNumberRange, "a number must not exceed 1.7976931348623157e308", at: range)
                return .scalar(.invalid)
            }
            return .scalar(.number(value))
        }
        return malformedNumber(text, at: range)
    }

    private mutating func malformedNumber(_ text: ArraySlice<UInt8>, at range: SourceRange) -> JSONToken.Kind
    {
        let isSigned = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
        let unsigned = isSigned ? text.dropFirst() : text
        let written = String(decoding: text, as: UTF8.self)
        if let first = unsigned.first, Self.isLetter(first) {
            diagnostics.report(.jsonLiteral, "'\(written)' is no JSON number", at: range)
            return .scalar(.invalid)
        }
        if let repaired = Self.repaired(text), let value = NumberText.value(of: repaired) {
            guard value.isFinite else {
                diagnostics.report(
                    .jsonNumberRange, "a number must not exceed 1.7976931348623157e308", at: range)
                return .scalar(.invalid)
            }
            diagnostics.report(
                .jsonNumber, "'\(written)' is not how JSON writes a number", at: range,
                fixes: [FixIt("write '\(repaired)'", range: range, replacement: repaired, isSafe: true)])
            return .scalar(.number(value))
        }
        let hasUnit = unsigned.contains { Self.isLetter($0) || $0 == UInt8(ascii: "%") || $0 >= 0x80 }
        guard hasUnit, let last = text.last, Self.isLetter(last) || last == UInt8(ascii: "%") || last >= 0x80,
            !Self.endsInExponent(unsigned)
        else {
            diagnostics.report(.jsonNumber, "'\(written)' is no number", at: range)
            return .scalar(.invalid)
        }
        let quoted = JSONValue.quoted(written)
        diagnostics.report(
            .jsonNumber, "a number with a unit must be a string", at: range,
            fixes: [FixIt("write '\(quoted)'", range: range, replacement: quoted, isSafe: true)])
        return .string(JSONString(value: written, range: range, contentRange: range, escapes: []))
    }

    /// RFC 8259, section 6.
    static func isJSONNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var index = text.startIndex
        func digits(_ index: inout Int) -> Int {
            let start = index
            while index < text.endIndex && isDigit(text[index]) { index += 1 }
            return index - start
        }
        if index < text.endIndex && text[index] == UInt8(ascii: "-") { index += 1 }
        let first = index
        let whole = digits(&index)
        if whole == 0 || whole > 1 && text[first] == UInt8(ascii: "0") { return false }
        if index < text.endIndex && text[index] == UInt8(ascii: ".") {
            index += 1
            if digits(&index) == 0 { return false }
        }
        if index < text.endIndex && (text[index] == UInt8(ascii: "e") || text[index] == UInt8(ascii: "E")) {
            index += 1
            if index < text.endIndex && (text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+"))
            {
                index += 1
            }
            if digits(&index) == 0 { return false }
        }
        return index == text.endIndex
    }

    /// The JSON form of a number written as in another language: `+1`, `01`, `.5`, `5.`, `1_000`, `0x10`, `0.5f`.
    private static func repaired(_ text: ArraySlice<UInt8>) -> String? {
        var rest = text.filter { $0 != UInt8(ascii: "_") }
        var result: [UInt8] = []
        if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            if sign == UInt8(ascii: "-") { result.append(sign) }
            rest.removeFirst()
        }
        if rest.count > 2 && rest[0] == UInt8(ascii: "0") && rest[1] | 0x20 == UInt8(ascii: "x") {
            guard rest.count <= 15 else { return nil }
            var value: Int64 = 0
            for byte in rest[2...] {
                guard let digit = hexValue(byte) else { return nil }
                value = value * 16 + Int64(digit)
            }
            result.append(contentsOf: String(value).utf8)
            return String(decoding: result, as: UTF8.self)
        }
        if rest.count > 1, let last = rest.last, last | 0x20 == UInt8(ascii: "f") { rest.removeLast() }
        var whole = rest.prefix { isDigit($0) }
        var tail = rest[whole.count...]
        while whole.count > 1 && whole.first == UInt8(ascii: "0") { whole.removeFirst() }
        result.append(contentsOf: whole.isEmpty ? [UInt8(ascii: "0")] : whole)
        if tail.first == UInt8(ascii: ".") {
            let fraction = tail.dropFirst().prefix { isDigit($0) }
            if fraction.isEmpty && whole.isEmpty { return nil }
            tail = tail.dropFirst(fraction.count + 1)
            if !fraction.isEmpty {
                result.append(UInt8(ascii: "."))
                result.append(contentsOf: fraction)
            }
        } else if whole.isEmpty {
            return nil
        }
        result.append(contentsOf: tail)
        return isJSONNumber(result[...]) ? String(decoding: result, as: UTF8.self) : nil
    }

    /// Whether a number is cut off after its exponent sign (`1e`, `1e+`), which is no unit.
    private static func endsInExponent(_ text: ArraySlice<UInt8>) -> Bool {
        guard let last = text.last, last | 0x20 == UInt8(ascii: "e") else { return false }
        return text.dropLast().allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
    }

    /// a–z and A–Z.
    static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    /// The value of a hexadecimal digit.
    static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
