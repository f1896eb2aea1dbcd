import MotionModel

/// Text and numbers in the syntax of Dart.
enum DartText {
    /// A number; a whole one is a `double` where one is asked for, if it has no more digits than a `double` holds.
    static func number(_ value: Double) -> String {
        let text = NumberText.text(value + 0)
        let isWhole = !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
        return isWhole && value.magnitude >= 0x1p53 ? text + ".0" : text
    }

    /// A text as a documentation comment on one line.
    static func comment(_ text: String, indent: String = "") -> String {
        indent + "/" + JavaScriptText.line(text)
    }

    /// A colour of sRGB: by eight bits a component if that is exact.
    static func color(_ numbers: [Double]) -> String {
        let bytes = numbers.map { ($0 * 255).rounded() }
        let isWhole = zip(numbers, bytes).allSatisfy { ($0 * 255 - $1).magnitude <= 1e-6 }
        if isWhole {
            let digits = [bytes[3], bytes[0], bytes[1], bytes[2]].map { Hexadecimal.byte(UInt8($0)) }
            return "Color(0x\(digits.joined()))"
        }
        let names = ["alpha", "red", "green", "blue"]
        let parts = zip(names, [numbers[3], numbers[0], numbers[1], numbers[2]])
        return "Color.from(\(parts.map { "\($0): \(number($1))" }.joined(separator: ", ")))"
    }

    /// The words that can't name a member.
    static let keywords = [
        "abstract", "as", "assert", "async", "await", "base", "break", "case", "catch", "class", "const",
        "continue", "covariant", "default", "deferred", "do", "dynamic", "else", "enum", "export", "extends",
        "extension", "external", "factory", "false", "final", "finally", "for", "get", "if", "implements",
        "import", "in", "interface", "is", "late", "library", "mixin", "new", "null", "on", "operator",
        "part",
        "required", "rethrow", "return", "sealed", "set", "static", "super", "switch", "sync", "this",
        "throw",
        "true", "try", "typedef", "var", "void", "when", "while", "with", "yield", "hashCode", "runtimeType",
        "toString", "noSuchMethod",
    ]
}
