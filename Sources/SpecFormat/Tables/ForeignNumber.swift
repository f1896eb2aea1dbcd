import MotionModel

/// ★ Numbers as other tools write them.
enum ForeignNumber {
    /// The number that is meant by a text; nil if it means none for certain.
    ///
    /// Read are numbers in quotes, a minus of typography, the lengths of CSS, Android and iOS that are points here, the suffixes of
    /// Swift's, Kotlin's and C's literals, and percentages of what is a share.
    static func meaning(of text: String, in unit: PropertyUnit) -> Double? {
        let minus: Unicode.Scalar = "\u{2212}"
        var plain = text
        if text.unicodeScalars.first == minus {
            plain = "-" + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
        }
        if let row = constants.first(where: { plain.folded == $0.name || plain.folded == "spring" + $0.name })
        {
            return row.value
        }
        if unit == .degrees, let degrees = ForeignAngle.degrees(plain) { return degrees }
        guard let quantity = Quantity(plain), quantity.value.isFinite else { return nil }
        // `12.dp`: the full stop belongs to the unit.
        switch quantity.unit.folded {
        case "" where quantity.unit.isEmpty, "f", "d", "cgfloat": return quantity.value
        case "px", "pt", "dp", "dip", "sp", "points": return unit == .points ? quantity.value : nil
        case "" where quantity.unit == "%" && unit == .share:
            return quantity.divided(byTenTo: 2)
        default: return nil
        }
    }

    /// What to write for a text that stands for a value elsewhere; nil for another text.
    static func advice(for text: String) -> String? {
        let begins = { (prefix: String) in text.utf8.starts(with: prefix.utf8) }
        if placeholder(text) != nil || begins("{") && isName(text.dropFirst()) || begins("$") {
            return "a value that the app supplies is one of 'parameters', \"= name\""
        }
        if begins("+=") || begins("-=") {
            return "what is added to the start is written 'by' in a motion tree"
        }
        if begins("calc(") { return "what is worked out begins with '='" }
        let isShare = Quantity(text)?.unit == "%"
        return isShare ? "a share of a size that the app knows is one of 'parameters', \"= size / 2\"" : nil
    }

    /// The name in a text that stands for a value of that name: `var(--dim)`, `${dim}`, `{dim}`, `$dim`; nil for another text.
    static func placeholder(_ text: String) -> String? {
        for (opening, closing) in [("var(--", ")"), ("${", "}"), ("{", "}"), ("--", ""), ("$", "")]
        where text.hasPrefix(opening) && text.hasSuffix(closing) {
            let name = text.dropFirst(opening.utf8.count).dropLast(closing.utf8.count)
            return isName(name) ? String(name).nearestIdentifier : nil
        }
        return nil
    }

    /// Whether a text begins as a name does, and not as a number.
    private static func isName(_ text: Substring) -> Bool {
        text.utf8.first.map { $0 == UInt8(ascii: "_") || $0 | 0x20 >= UInt8(ascii: "a") } ?? false
    }

    /// The CSS notation of a colour that Android and Flutter write as a number, alpha first, or that lacks its '#'; nil for another
    /// text. What has letters only may be a word.
    static func color(_ text: String) -> String? {
        let isBare =
            text.utf8.allSatisfy { JSONLexer.hexValue($0) != nil } && text.utf8.contains { $0 <= 0x39 }
        if isBare, text.utf8.count == 6 || text.utf8.count == 8 { return "#" + text }
        let digits = text.utf8.dropFirst(2)
        let isHex = digits.allSatisfy { JSONLexer.hexValue($0) != nil }
        guard text.utf8.starts(with: "0x".utf8), isHex, digits.count == 6 || digits.count == 8 else {
            return nil
        }
        let rest = digits.dropFirst(digits.count - 6)
        return "#" + String(Substring(rest)) + String(Substring(digits.dropLast(6)))
    }

    /// Swift's zero, and the constants of Compose's springs.
    private static let constants: [(name: String, value: Double)] = [
        ("zero", 0), ("dampingratiohighbouncy", 0.2), ("dampingratiomediumbouncy", 0.5),
        ("dampingratiolowbouncy", 0.75),
        ("dampingrationobouncy", 1), ("stiffnesshigh", 10_000), ("stiffnessmedium", 1500),
        ("stiffnessmediumlow", 400), ("stiffnesslow", 200), ("stiffnessverylow", 50),
    ]
}
