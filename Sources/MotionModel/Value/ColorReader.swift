/// Reads one colour in CSS notation from the bytes of a text.
struct ColorReader {
    let bytes: [UInt8]
    var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The colour of the whole text.
    mutating func color() throws(ColorError) -> WrittenColor {
        skipSpace()
        guard position < bytes.count else { throw ColorError(problem: .empty, offset: position, length: 0) }
        let color: WrittenColor
        if take(UInt8(ascii: "#")) {
            color = WrittenColor(try hexColor())
        } else {
            let start = position
            let word = takeWord()
            if take(UInt8(ascii: "(")) {
                color = try function(word, start: start)
            } else if let row = NamedColor.row(for: word) {
                color = WrittenColor(row.color)
            } else {
                throw error(.unknownName, from: start, to: endOfUnknown(from: start))
            }
        }
        skipSpace()
        if position < bytes.count { throw error(.trailing, from: position, to: endWithoutSpace) }
        return color
    }

    // MARK: Notations

    private mutating func hexColor() throws(ColorError) -> Color {
        let start = position
        var digits: [UInt8] = []
        while position < bytes.count, !ColorReader.isSpace(bytes[position]) {
            guard let digit = ColorReader.hexDigit(bytes[position]) else {
                throw error(.hexDigit, from: position, to: endOfCharacter(at: position))
            }
            digits.append(digit)
            position += 1
        }
        switch digits.count {
        case 3, 4: digits = digits.flatMap { [$0, $0] }
        case 6, 8: break
        default: throw error(.hexCount, from: start - 1, to: position)
        }
        func byte(_ index: Int) -> UInt8 { digits[2 * index] << 4 | digits[2 * index + 1] }
        return Color(
            redByte: byte(0), greenByte: byte(1), blueByte: byte(2),
            alphaByte: digits.count == 8 ? byte(3) : 255)
    }

    private mutating func function(_ name: String, start: Int) throws(ColorError) -> WrittenColor {
        let space: ColorSpace
        let numbers: (Double, Double, Double)
        let part: ColorArguments
        switch name {
        case "rgb", "rgba":
            space = .srgb
            part = try arguments(allowsCommas: true)
            if part.hasCommas { try checkSameUnits(part) }
            numbers = (
                try share(part.first, whole: 255, clamped: true),
                try share(part.second, whole: 255, clamped: true),
                try share(part.third, whole: 255, clamped: true)
            )
        case "hsl", "hsla":
            space = .hsl
            part = try arguments(allowsCommas: true)
            if part.hasCommas {
                for argument in [part.second, part.third] where argument.unit != "%" {
                    throw error(.unit, from: argument.start, to: argument.end)
                }
            }
            numbers = (
                try degrees(part.first), try share(part.second, whole: 100, clamped: true),
                try share(part.third, whole: 100, clamped: true)
            )
        case "oklab":
            space = .oklab
            part = try arguments(allowsCommas: false)
            numbers = (
                try share(part.first, whole: 1), try share(part.second, whole: 1, percentOf: 0.4),
                try share(part.third, whole: 1, percentOf: 0.4)
            )
        case "oklch":
            space = .oklch
            part = try arguments(allowsCommas: false)
            numbers = (
                try share(part.first, whole: 1), max(0, try share(part.second, whole: 1, percentOf: 0.4)),
                try degrees(part.third)
            )
        case "color":
            space = try predefinedSpace()
            part = try arguments(allowsCommas: false)
            numbers = (
                try share(part.first, whole: 1), try share(part.second, whole: 1),
                try share(part.third, whole: 1)
            )
        default:
            throw error(.unknownFunction, from: start, to: position - 1)
        }
        return WrittenColor(
            space, numbers.0, numbers.1, numbers.2, alpha: try alpha(part, clamped: space != .oklab),
            missing: part.missing)
    }

    /// The first word in `color()`.
    private mutating func predefinedSpace() throws(ColorError) -> ColorSpace {
        skipSpace()
        let start = position
        switch takeWord() {
        case "srgb": return .srgb
        case "srgb-linear": return .linearSRGB
        case "display-p3": return .displayP3
        default:
            throw error(.unknownSpace, from: start, to: max(position, endOfCharacter(at: start)))
        }
    }

    // MARK: Components

    /// A component as a number of the space: `value / whole`, or for a percentage that share of `percentOf`.
    private func share(
        _ argument: ColorArgument, whole: Double, percentOf: Double = 1, clamped: Bool = false
    ) throws(ColorError) -> Double {
        let share: Double
        switch argument.unit {
        case "": share = argument.value / whole
        case "%": share = argument.value / 100 * percentOf
        default: throw error(.unit, from: argument.end - argument.unit.utf8.count, to: argument.end)
        }
        return clamped ? min(max(share, 0), 1) : share
    }

    private func alpha(_ part: ColorArguments, clamped: Bool) throws(ColorError) -> Double {
        guard let alpha = part.alpha else { return 1 }
        return try share(alpha, whole: 1, clamped: clamped)
    }

    private func degrees(_ argument: ColorArgument) throws(ColorError) -> Double {
        switch argument.unit {
        case "", "deg": return argument.value
        case "grad": return argument.value * 0.9
        case "rad": return argument.value * (180 / Double.pi)
        case "turn": return argument.value * 360
        default: throw error(.unit, from: argument.end - argument.unit.utf8.count, to: argument.end)
        }
    }

    private func checkSameUnits(_ part: ColorArguments) throws(ColorError) {
        for argument in [part.second, part.third] where argument.unit != part.first.unit {
            throw error(.mixedUnits, from: argument.start, to: argument.end)
        }
    }

    // MARK: Bytes

    /// The error about a part of the text.
    func error(_ problem: ColorError.Problem, from start: Int, to end: Int) -> ColorError {
        ColorError(problem: problem, offset: start, length: max(0, end - start))
    }

    mutating func skipSpace() {
        while position < bytes.count, ColorReader.isSpace(bytes[position]) { position += 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// The letters, digits and hyphens that come next, in lower case.
    mutating func takeWord() -> String {
        var word: [UInt8] = []
        while position < bytes.count, let byte = ColorReader.lowerWordByte(bytes[position]) {
            word.append(byte)
            position += 1
        }
        return String(decoding: word, as: UTF8.self)
    }

    /// The end of the character that starts at an offset, so that a range never splits one.
    func endOfCharacter(at offset: Int) -> Int {
        var end = min(offset + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    private func endOfUnknown(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !ColorReader.isSpace(bytes[end]) { end += 1 }
        return end
    }

    /// The end of the text without the white space there.
    private var endWithoutSpace: Int {
        var end = bytes.count
        while end > position, ColorReader.isSpace(bytes[end - 1]) { end -= 1 }
        return end
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case 9, 10, 12, 13, 32: true
        default: false
        }
    }

    private static func lowerWordByte(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            byte
        default: nil
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
