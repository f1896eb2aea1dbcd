/// The names of a motion on a page, as a style sheet writes them: in lower case with hyphens, each used once.
struct WebNames: Hashable, Sendable {
    private let spec: String
    private var owners: [String: String] = [:]

    /// - Parameter spec: The spec's name, with which each of them begins.
    init(spec: String) {
        self.spec = spec
    }

    /// A name of words, with a number behind it if something else has it: the same for the same owner.
    ///
    /// - Parameters:
    ///   - words: Names and paths of the spec.
    ///   - owner: What has the name.
    ///   - prefix: What stands before the words: two hyphens for a custom property.
    mutating func name(_ words: [String], of owner: String, prefix: String = "") -> String {
        let first = prefix + Self.kebab(([spec] + words).joined(separator: "-"))
        var candidate = first
        var number = 2
        while let other = owners[candidate], other != owner {
            candidate = "\(first)-\(number)"
            number += 1
        }
        owners[candidate] = owner
        return candidate
    }

    /// A name in lower case with hyphens: `calendar-chip` for `CalendarChip`, `bounds-size-height` for
    /// `bounds.size.height`, `svg-path` for `SVGPath`.
    static func kebab(_ text: String) -> String {
        let bytes = Array(text.utf8)
        func isUpper(_ index: Int) -> Bool {
            bytes.indices.contains(index) && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index])
        }
        func isLower(_ index: Int) -> Bool {
            bytes.indices.contains(index) && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index])
        }
        func isDigit(_ index: Int) -> Bool {
            bytes.indices.contains(index) && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
        }
        var result: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let isSeparator = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
            // The names of timings may have anything: what no name of CSS has in it is one hyphen.
            let isLetter = isUpper(index) || isLower(index) || isDigit(index) || byte >= 0x80
            if !(isLetter || isSeparator || byte == UInt8(ascii: "-")) {
                if result.last != UInt8(ascii: "-") { result.append(UInt8(ascii: "-")) }
                continue
            }
            // A word begins behind a small letter or a digit, and with the last capital before a small letter.
            let begins =
                isUpper(index)
                && (isLower(index - 1) || isDigit(index - 1) || (isUpper(index - 1) && isLower(index + 1)))
            if begins { result.append(UInt8(ascii: "-")) }
            result.append(isSeparator ? UInt8(ascii: "-") : isUpper(index) ? byte + 0x20 : byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
