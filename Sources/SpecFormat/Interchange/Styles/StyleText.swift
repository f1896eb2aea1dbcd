/// Small pieces of CSS text.
enum StyleText {
    /// A word, a string or a function with its arguments.
    struct Word: Hashable {
        /// The word as it is written.
        let text: String
        /// The word in lower case: keywords and units mean the same in either case.
        var lower: String { StyleText.lowercase(text) }

        /// The name and the text between the parentheses; nil if it isn't a function.
        var function: (name: String, argument: String)? {
            guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
            let inside = text[text.index(after: open)...].dropLast()
            return (StyleText.lowercase(String(text[..<open])), StyleText.trimmed(String(inside)))
        }
    }

    /// Whether the byte is white space.
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    /// The text without white space around it.
    static func trimmed(_ text: String) -> String {
        var bytes = Array(text.utf8)[...]
        while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The words of a value, one list for each part between commas; brackets and quotes keep their content together.
    static func lists(_ value: String) -> [[Word]] {
        var lists: [[Word]] = [[]]
        var word: [UInt8] = []
        var depth = 0
        var quote: UInt8?
        func end() {
            if !word.isEmpty {
                lists[lists.count - 1].append(Word(text: String(decoding: word, as: UTF8.self)))
            }
            word = []
        }
        for byte in value.utf8 {
            if let open = quote {
                word.append(byte)
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                quote = byte
                word.append(byte)
            case UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                word.append(byte)
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                word.append(byte)
                // The text after a function is another word, with or without a space.
                if depth == 0 { end() }
            case UInt8(ascii: ",") where depth == 0:
                end()
                lists.append([])
            case _ where depth == 0 && isSpace(byte): end()
            default: word.append(byte)
            }
        }
        end()
        return lists
    }

    /// The words of a value without commas.
    static func words(_ value: String) -> [Word] { lists(value).flatMap { $0 } }

    /// A name without quotes around it.
    static func unquoted(_ text: String) -> String {
        let isQuoted = text.utf8.count > 1 && (text.hasPrefix("\"") || text.hasPrefix("'"))
        return isQuoted ? String(text.dropFirst().dropLast()) : text
    }

    /// The names in a text: runs of ASCII letters, digits and hyphens.
    static func names(in text: String) -> [String] {
        text.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                false
            default: true
            }
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The text with its ASCII letters in lower case, as CSS compares keywords.
    static func lowercase(_ text: String) -> String {
        String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// A name of a property without a maker's prefix.
    static func withoutPrefix(_ name: String) -> String {
        for prefix in ["-webkit-", "-moz-", "-ms-", "-o-"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }

    /// A name without those beginnings, one after another.
    static func trimmed(_ name: String, of beginnings: [String]) -> String {
        var name = name
        for beginning in beginnings where name.hasPrefix(beginning) {
            name = String(name.dropFirst(beginning.utf8.count))
        }
        return name
    }

    /// The text as an identifier, `my-card` as `myCard`; nil if no part of it can be in one.
    static func identifier(_ text: String) -> String? { text.nearestIdentifier }
}
