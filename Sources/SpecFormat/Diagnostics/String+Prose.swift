/// Text for people, without Unicode tables: only ASCII is wrapped and capitalized here.
extension String {
    /// The text on one line, whatever it contains. File names and names in specs are untrusted; none of their line ends
    /// or escape sequences may reach a terminal.
    package var printable: String { LayoutText.line(self) }

    /// The text with its first letter as a capital, if it is ASCII.
    var capitalizedFirst: String {
        var bytes = [UInt8](utf8)
        if let first = bytes.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") {
            bytes[0] = first & 0xDF
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text in lines of at most 90 columns, broken at spaces, each with its line end; a longer word isn't broken.
    var wrapped: String {
        var text = ""
        var column = 0
        for word in utf8.split(separator: UInt8(ascii: " ")) {
            let word = String(decoding: word, as: UTF8.self)
            let width = word.unicodeScalars.count
            if column > 0 {
                let fits = column + 1 + width <= 90
                text += fits ? " " : "\n"
                column = fits ? column + 1 : 0
            }
            text += word
            column += width
        }
        return text + "\n"
    }

    /// The text with four more spaces in front of every line that isn't empty.
    var indented: String {
        utf8.split(separator: UInt8(ascii: "\n")).map { "    " + String(decoding: $0, as: UTF8.self) + "\n" }
            .joined()
    }

    /// The text with everything in single quotes as Markdown code; an apostrophe inside a word stays.
    var withCode: String {
        func isWord(_ byte: UInt8) -> Bool {
            (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte >= 0x80
        }
        let bytes = [UInt8](utf8)
        var result: [UInt8] = []
        var isCode = false
        for (index, byte) in bytes.enumerated() {
            let before = index > 0 ? bytes[index - 1] : 0x20
            let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
            guard byte == UInt8(ascii: "'"), !isWord(isCode ? after : before) else {
                result.append(byte)
                continue
            }
            isCode.toggle()
            result.append(UInt8(ascii: "`"))
        }
        return String(decoding: result, as: UTF8.self)
    }
}
