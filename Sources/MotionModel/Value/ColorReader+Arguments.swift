/// One component of a colour function as it is written; `none` is 0 in the unit that its place demands.
struct ColorArgument {
    let value: Double
    /// The text after the number: nothing, `%` or letters.
    let unit: String
    let start: Int
    let end: Int
    let isNone: Bool
}

/// The arguments between the parentheses of a colour function.
struct ColorArguments {
    let first: ColorArgument
    let second: ColorArgument
    let third: ColorArgument
    let alpha: ColorArgument?
    let hasCommas: Bool

    /// Those that are `none`.
    var missing: ColorComponents {
        var missing: ColorComponents = []
        for (index, argument) in [first, second, third, alpha].enumerated() where argument?.isNone == true {
            missing.insert(ColorComponents(index: index))
        }
        return missing
    }
}

extension ColorReader {
    /// The components up to the closing parenthesis: `a b c`, `a b c / d`, or with commas `a, b, c`, `a, b,
    /// c, d`.
    mutating func arguments(allowsCommas: Bool) throws(ColorError) -> ColorArguments {
        let first = try argument()
        skipSpace()
        let comma = position
        let hasCommas = take(UInt8(ascii: ","))
        if hasCommas, !allowsCommas { throw error(.comma, from: comma, to: position) }
        let second = try argument()
        try separator(isComma: hasCommas)
        let third = try argument()
        skipSpace()
        var alpha: ColorArgument?
        if take(UInt8(ascii: hasCommas ? "," : "/")) { alpha = try argument() }
        skipSpace()
        try close(hasAlpha: alpha != nil)
        if hasCommas {
            for argument in [first, second, third] where argument.isNone {
                throw error(.expectedNumber, from: argument.start, to: argument.end)
            }
            if let alpha, alpha.isNone { throw error(.expectedNumber, from: alpha.start, to: alpha.end) }
        }
        return ColorArguments(first: first, second: second, third: third, alpha: alpha, hasCommas: hasCommas)
    }

    private mutating func separator(isComma: Bool) throws(ColorError) {
        skipSpace()
        let start = position
        if isComma, position == bytes.count || bytes[position] == UInt8(ascii: ")") {
            throw error(.expectedNumber, from: start, to: start)
        }
        if take(UInt8(ascii: ",")) != isComma { throw error(.comma, from: start, to: position) }
    }

    private mutating func close(hasAlpha: Bool) throws(ColorError) {
        if take(UInt8(ascii: ")")) { return }
        guard position < bytes.count else { throw error(.unclosed, from: position, to: position) }
        let start = position
        switch bytes[position] {
        case UInt8(ascii: ","), UInt8(ascii: "/"):
            // The other notation's separator before alpha, or a component after it.
            throw error(hasAlpha ? .tooManyComponents : .comma, from: start, to: start + 1)
        default:
            let extra = try argument()
            throw error(.tooManyComponents, from: extra.start, to: extra.end)
        }
    }

    /// The next component: a number with its unit, or `none`.
    private mutating func argument() throws(ColorError) -> ColorArgument {
        skipSpace()
        let start = position
        guard let value = number() else {
            let word = takeWord()
            guard word == "none" else {
                let end = position > start ? position : endOfUnexpected(from: start)
                throw error(.expectedNumber, from: start, to: end)
            }
            return ColorArgument(value: 0, unit: "", start: start, end: position, isNone: true)
        }
        let unitStart = position
        let unit = take(UInt8(ascii: "%")) ? "%" : letters()
        guard value.isFinite else { throw error(.expectedNumber, from: start, to: unitStart) }
        return ColorArgument(value: value, unit: unit, start: start, end: position, isNone: false)
    }

    /// The end of one unexpected character; empty at punctuation that ends a component, because something is missing
    /// then.
    private func endOfUnexpected(from start: Int) -> Int {
        guard start < bytes.count else { return start }
        switch bytes[start] {
        case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "/"): return start
        default: return endOfCharacter(at: start)
        }
    }

    private mutating func letters() -> String {
        guard position < bytes.count, ColorReader.isLetter(bytes[position]) else { return "" }
        return takeWord()
    }

    /// A number in the notation of CSS: an optional sign, digits with an optional fraction, an optional exponent.
    ///
    /// - Returns: `nil`, without a change of the position, if there is none.
    private mutating func number() -> Double? {
        var scanner = TextScanner(bytes, at: position)
        guard let number = scanner.number() else { return nil }
        position = scanner.position
        return number.value
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }
}
