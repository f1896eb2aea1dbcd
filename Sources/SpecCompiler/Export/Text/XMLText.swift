/// Text in the syntax of XML.
package enum XMLText {
    /// A text between tags or inside double quotes, without the characters that XML lacks.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    /// A comment, in which two hyphens can't follow each other: a space stands between them, which is said.
    static func comment(_ text: String, indent: String = "") -> String {
        var result = ""
        var (followsHyphen, isSpaced) = (false, false)
        for scalar in text.unicodeScalars {
            if scalar == "-", followsHyphen {
                result += " "
                isSpaced = true
            }
            followsHyphen = scalar == "-"
            if isAllowed(scalar) {
                result.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
            }
        }
        return "\(indent)<!-- \(result)\(isSpaced ? " (without the space in '- -')" : "") -->\n"
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
