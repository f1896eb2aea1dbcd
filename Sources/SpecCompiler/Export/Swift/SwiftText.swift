import MotionModel

/// Text and numbers in the syntax of Swift.
enum SwiftText {
    /// A number that reads back to the same `Double`.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value > 0 ? ".infinity" : value < 0 ? "-.infinity" : ".nan" }
        // The compiler warns of literals that are smaller than a number with all its digits can be.
        if value.isSubnormal { return "Double(bitPattern: \(value.bitPattern))" }
        // A whole number is no negative zero.
        if value == 0, value.sign == .minus { return "-0.0" }
        return NumberText.text(value)
    }

    /// A number without the noise that sums of decimals end in: twelve digits.
    static func plain(_ value: Double) -> String {
        value.isFinite && value != 0 ? number(value.rounded(digits: 12)) : number(value + 0)
    }

    /// A number as a literal that is a `Double` wherever it stands.
    static func double(_ value: Double) -> String {
        let text = plain(value)
        return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") } ? text : text + ".0"
    }

    /// A text in quotes, on one line.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    result += "\\u{\(Hexadecimal.byte(UInt8(scalar.value)))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// A text as a documentation comment in lines that aren't too wide.
    static func filledComment(_ text: String, indent: String = "") -> String {
        comment(text).split(separator: "\n").flatMap {
            CodeNode.filled(String($0.dropFirst(4)), margin: "\(indent)/// ")
        }
        .map { "\($0)\n" }.joined()
    }

    /// A text as a documentation comment, however many lines it has.
    static func comment(_ text: String, indent: String = "") -> String {
        var line = ""
        var lines: [String] = []
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\r" {
                if !line.isEmpty { lines.append(line) }
                line = ""
            } else if scalar.value >= 0x20, scalar.value != 0x7F {
                line.unicodeScalars.append(scalar)
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map { "\(indent)/// \($0)\n" }.joined()
    }
}
