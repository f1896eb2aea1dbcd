extension Curve {
    /// The CSS easing that is exactly this curve, or nil where CSS has none.
    ///
    /// Reading it back gives an equal curve, except that ``instant`` comes back as a step at the start, and a cubic
    /// polynomial of Penner's as its Bézier.
    public var cssText: String? {
        switch self {
        case .linear: "linear"
        case .instant: "steps(1, jump-start)"
        case .bezier(let bezier): bezier.cssText
        case .points(let points): points.cssText
        case .steps(let steps): steps.cssText
        case .penner, .reverse, .chain: exactBezier?.cssText
        case .bezierPath, .spring, .mirror, .interval, .scale, .clamp, .sum, .product: nil
        }
    }
}

extension CubicBezier {
    /// The keyword where there is one, else `cubic-bezier()`.
    public var cssText: String {
        if self == .ease { return "ease" }
        if self == .easeIn { return "ease-in" }
        if self == .easeOut { return "ease-out" }
        if self == .easeInOut { return "ease-in-out" }
        let numbers = [x1, y1, x2, y2].map { ShortNumber.text($0) }
        return "cubic-bezier(" + numbers.joined(separator: ", ") + ")"
    }
}

extension Steps {
    /// `steps()`, in its shortest form.
    public var cssText: String {
        let position =
            switch jump {
            case .start: ", jump-start"
            case .end: ""
            case .none: ", jump-none"
            case .both: ", jump-both"
            }
        return "steps(" + count.description + position + ")"
    }
}

extension LinearPoints {
    /// `linear()`, with a percentage for every point that is not the first at 0 or the last at 1.
    public var cssText: String {
        var parts: [String] = []
        for (index, point) in points.enumerated() {
            let isImplied = (index == 0 && point.x == 0) || (index == points.count - 1 && point.x == 1)
            let text = ShortNumber.text(point.y)
            parts.append(isImplied ? text : text + " " + ShortNumber.text(point.x, shiftedBy: 2) + "%")
        }
        return "linear(" + parts.joined(separator: ", ") + ")"
    }
}

/// The shortest decimal text that reads back as the same double, without exponent where that is short.
enum ShortNumber {
    /// - Parameters:
    ///   - value: A finite number.
    ///   - places: How many places to move the decimal point to the right: 2 for a percentage, without rounding.
    static func text(_ value: Double, shiftedBy places: Int = 0) -> String {
        var digits: [UInt8] = []
        var point = 0
        var exponent = 0
        var isFraction = false
        var scanner = TextScanner(abs(value).description)
        while !scanner.isAtEnd {
            let byte = scanner.current
            scanner.position += 1
            if TextScanner.isDigit(byte) {
                digits.append(byte)
                if !isFraction { point += 1 }
            } else if byte == UInt8(ascii: ".") {
                isFraction = true
            } else {
                exponent = exponentOf(scanner.bytes[scanner.position...])
                break
            }
        }
        point += exponent + places
        while let last = digits.last, last == 0x30 { digits.removeLast() }
        while let first = digits.first, first == 0x30 {
            digits.removeFirst()
            point -= 1
        }
        guard !digits.isEmpty else { return "0" }
        return (value < 0 ? "-" : "") + String(decoding: placed(digits, point), as: UTF8.self)
    }

    private static func exponentOf(_ bytes: ArraySlice<UInt8>) -> Int {
        var value = 0
        for byte in bytes where TextScanner.isDigit(byte) { value = value * 10 + Int(byte - 0x30) }
        return bytes.first == UInt8(ascii: "-") ? -value : value
    }

    /// The digits with the decimal point behind the first `point` of them.
    private static func placed(_ digits: [UInt8], _ point: Int) -> [UInt8] {
        if point > 21 || point < -6 {
            let rest = digits.dropFirst()
            let fraction = rest.isEmpty ? [] : [UInt8(ascii: ".")] + rest
            return [digits[0]] + fraction + Array("e".utf8) + Array((point - 1).description.utf8)
        }
        let zero = UInt8(ascii: "0")
        if point <= 0 {
            return [zero, UInt8(ascii: ".")] + [UInt8](repeating: zero, count: -point) + digits
        }
        if point >= digits.count { return digits + [UInt8](repeating: zero, count: point - digits.count) }
        return digits[..<point] + [UInt8(ascii: ".")] + digits[point...]
    }
}
