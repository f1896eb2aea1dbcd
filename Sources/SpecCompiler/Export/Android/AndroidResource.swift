/// The name of a resource, which Java has a constant for.
enum AndroidResource {
    /// A name in small letters, digits and underscores: `calendar_chip` for `calendar-chip`.
    static func name(for text: String) -> String {
        var name = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
            case "A"..."Z": name.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
            default: name += "_"
            }
        }
        let startsWithDigit = name.utf8.first.map { $0 <= UInt8(ascii: "9") } ?? true
        name = startsWithDigit ? "_" + name : name
        return keywords.contains(name) ? name + "_" : name
    }

    /// The words of Java that are no name, which the resources of an app refuse.
    private static let keywords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
        "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for",
        "goto", "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new",
        "null",
        "package", "private", "protected", "public", "return", "short", "static", "strictfp", "super",
        "switch",
        "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]
}
