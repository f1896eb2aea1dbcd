/// Text for people, without tables of Unicode: what is broken and raised here is ASCII.
extension String {
    /// The text on one line, whatever stands in it: names of files and of a spec are what somebody else wrote, and neither a line
    /// end nor an escape sequence of theirs may reach a terminal.
    package var printable: String { LayoutText.line(self) }

    /// The text with an ASCII letter in front made a capital.
    var capitalizedFirst: String {
        var bytes = [UInt8](utf8)
        if let first = bytes.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") {
            bytes[0] = first & 0xDF
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text in lines of at most 90 columns, broken at spaces, each with its end; a longer word stays whole.
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

    /// The lines that aren't empty, each four columns further in.
    var indented: String {
        utf8.split(separator: UInt8(ascii: "\n")).map { "    " + String(decoding: $0, as: UTF8.self) + "\n" }
            .joined()
    }

    /// The text with what stands in single quotes as code of Markdown; an apostrophe inside a word stays.
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
