/// Unique identifiers for generated code.
struct CodeNames {
    private var taken: Set<String>
    private let opening: String

    /// Creates a scope.
    ///
    /// - Parameters:
    ///   - taken: The names of its own declarations and of those that they refer to, which no name near them may hide.
    ///   - opening: What stands before an underscore with which a name begins, in a language where such a name is
    ///     seen in its own file only.
    init(taken: [String] = [], opening: String = "") {
        self.taken = Set(taken)
        self.opening = opening
    }

    /// The identifier for a name: `chipBoundsSizeHeight` for `chip.bounds.size.height`.
    ///
    /// ASCII letters, digits and underscores are kept; other characters are dropped, and the next letter becomes a
    /// capital. A taken name gets a number at its end, a reserved one an underscore.
    mutating func identifier(for name: String) -> String {
        var text = CodeNames.joined(name)
        if CodeNames.neverNames.contains(text) { text += "_" }
        if text.utf8.first == UInt8(ascii: "_") { text = opening + text }
        var candidate = text
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(text)\(text.utf8.last == UInt8(ascii: "_") ? "" : "_")\(number)"
            number += 1
        }
        return candidate
    }

    /// The identifier of a type, which begins with a capital: `Expand` for `expand`.
    mutating func typeIdentifier(for name: String) -> String {
        identifier(for: Self.capitalised(Self.joined(name)))
    }

    /// The identifier of a constant, which begins with a small letter: `expand` for `Expand`.
    mutating func constantIdentifier(for name: String) -> String {
        var bytes = Array(Self.joined(name).utf8)
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[0]) { bytes[0] |= 0x20 }
        return identifier(for: String(decoding: bytes, as: UTF8.self))
    }

    /// The identifier with a capital at its start.
    static func capitalised(_ name: String) -> String {
        var bytes = Array(name.utf8)
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0]) { bytes[0] &= 0xDF }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The identifier as it is written by itself: keywords in backticks, and in Kotlin what is nothing but underscores.
    static func written(_ identifier: String, in language: CodeLanguage = .swift) -> String {
        let isReserved =
            switch language {
            case .swift: swiftKeywords.contains(identifier)
            case .kotlin:
                kotlinKeywords.contains(identifier)
                    || identifier.utf8.allSatisfy { $0 == UInt8(ascii: "_") }
            }
        return isReserved ? "`\(identifier)`" : identifier
    }

    private static func joined(_ name: String) -> String {
        var bytes: [UInt8] = []
        var raises = false
        for byte in name.utf8 {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            guard isLetter || isDigit || byte == UInt8(ascii: "_") else {
                raises = !bytes.isEmpty
                continue
            }
            // Two numbers that were separate stay separate.
            let splits = isDigit && (bytes.isEmpty || raises)
            if splits { bytes.append(UInt8(ascii: "_")) }
            bytes.append(raises && isLetter ? byte & 0xDF : byte)
            raises = false
        }
        return bytes.isEmpty ? "_1" : String(decoding: bytes, as: UTF8.self)
    }

    /// The words that can't name a declaration, or not one that can be referred to.
    private static let neverNames: Set<String> = ["_", "self", "Self", "Type", "Protocol", "init"]

    private static let swiftKeywords: Set<String> = [
        "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
        "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]

    private static let kotlinKeywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface",
        "is",
        "null", "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof",
        "val", "var", "when", "while",
    ]
}
