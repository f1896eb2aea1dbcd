import MotionModel

/// Text and numbers in the syntax of Kotlin.
enum KotlinText {
    /// The nearest finite 32-bit number, with as few digits as it needs.
    ///
    /// - Precondition: Finite.
    static func float(_ value: Double) -> String {
        let nearest = Float(
            max(-Double(Float.greatestFiniteMagnitude), min(value, Double(Float.greatestFiniteMagnitude))))
        let single = Double(nearest)
        // Nine digits tell any two of them apart.
        let digits = (1..<9).first { Float(single.rounded(digits: $0)) == nearest } ?? 9
        return "\(NumberText.text(single.rounded(digits: digits) + 0))f"
    }

    /// A text in quotes, on one line; in Kotlin a dollar sign begins a template.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$":
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    result += "\\u00\(Hexadecimal.byte(UInt8(scalar.value)))"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// A text as a documentation comment, which it can't end: on one line, if that isn't too wide.
    static func comment(_ text: String, indent: String = "") -> String {
        var result = ""
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 || scalar.value == 0x7F
            if (last == "*" && scalar == "/") || (last == "/" && scalar == "*") { result += " " }
            result.unicodeScalars.append(isControl ? " " : scalar)
            last = scalar
        }
        let line = "\(indent)/** \(result) */\n"
        guard line.utf8.count > CodeNode.width + 1 else { return line }
        let lines = CodeNode.filled(result, margin: "\(indent) * ")
        return "\(indent)/**\n\(lines.joined(separator: "\n"))\n\(indent) */\n"
    }
}
