import MotionModel
import SpecFormat

/// Text in the syntax of JavaScript.
enum JavaScriptText {
    /// The key of an object: in quotes unless it is an identifier. Of an object, `__proto__` is what it inherits from.
    static func key(_ name: String) -> String {
        if name == "__proto__" { return "[\(JSONValue.quoted(name))]" }
        var isWord = true
        for (index, byte) in name.utf8.enumerated() {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            isWord = isWord && (isLetter || byte == UInt8(ascii: "_") || (isDigit && index > 0))
        }
        return isWord && !name.isEmpty ? name : JSONValue.quoted(name)
    }

    /// The name of a constant for something with a name: it begins with a small letter.
    static func constant(_ name: String, taken: [String]) -> String {
        var names = CodeNames(taken: taken)
        return names.constantIdentifier(for: name)
    }

    /// A text as a comment on one line, which it can't end.
    static func comment(_ text: String, indent: String = "") -> String {
        KotlinText.comment(text, indent: indent)
    }

    /// A number; what a sine leaves where it should be nothing is 0.
    static func number(_ number: Double) -> String {
        NumberText.text(number.magnitude < 1e-12 ? 0 : number)
    }

    /// A text behind `//`, on one line.
    static func line(_ text: String) -> String {
        var result = "// "
        for scalar in text.unicodeScalars {
            let ends =
                scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028
                || scalar.value == 0x2029
            result.unicodeScalars.append(ends ? " " : scalar)
        }
        return result + "\n"
    }

    /// The words that can't name a constant of a module.
    static let keywords = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default",
        "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function",
        "if", "implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package",
        "private", "protected", "public", "return", "static", "super", "switch", "this", "throw", "true",
        "try", "typeof", "var", "void", "while", "with", "yield",
    ]
}
