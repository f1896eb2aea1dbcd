/// The tokens of a JSON text with comments, read without the parser under test: white space, comments and trailing
/// commas aside, strings by their scalars and numbers by their bits.
struct TokenScan {
    /// What says something.
    private(set) var tokens: [String] = []
    /// The tokens as they are written.
    private(set) var written: [String] = []
    /// The comments, each line without white space at its ends.
    private(set) var comments: [String] = []

    init(_ bytes: [UInt8]) throws {
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func byte(_ place: Int) -> Character {
            place < bytes.count ? Character(Unicode.Scalar(bytes[place])) : "\0"
        }
        func text(_ start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }
        while index < bytes.count {
            let start = index
            let first = byte(index)
            index += 1
            switch first {
            case "\"":
                while byte(index) != "\"" { index += byte(index) == "\\" ? 2 : 1 }
                index += 1
                let scalars = Self.decoded(text(start)).map { String($0, radix: 16) }
                add("string " + scalars.joined(separator: " "), text(start))
            case "/" where byte(index) == "/":
                while index < bytes.count, byte(index) != "\n", byte(index) != "\r" { index += 1 }
                add(comment: text(start))
            case "/":
                index += 1
                while byte(index) != "*" || byte(index + 1) != "/" { index += 1 }
                index += 2
                add(comment: text(start))
            case "{", "}", "[", "]", ",", ":":
                if first == "}" || first == "]", tokens.last == "," {
                    tokens.removeLast()
                    written.removeLast()
                }
                add(String(first), String(first))
            case " ", "\t", "\r", "\n": break
            default:
                while index < bytes.count, !"{}[],:/ \t\r\n\"".utf8.contains(bytes[index]) { index += 1 }
                let piece = text(start)
                add(Double(piece).map { "number \($0.bitPattern)" } ?? piece, piece)
            }
        }
    }

    /// The UTF-16 units that a string stands for.
    private static func decoded(_ literal: String) -> [UInt16] {
        var units: [UInt16] = []
        var rest = Array(literal.utf16.dropFirst().dropLast())[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C, let escape = rest.popFirst() else {
                units.append(unit)
                continue
            }
            switch escape {
            case 0x62: units.append(8)
            case 0x66: units.append(12)
            case 0x6E: units.append(10)
            case 0x72: units.append(13)
            case 0x74: units.append(9)
            case 0x75:
                units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
                rest = rest.dropFirst(4)
            default: units.append(escape)
            }
        }
        return units
    }

    private mutating func add(_ token: String, _ piece: String) {
        tokens.append(token)
        written.append(piece)
    }

    private mutating func add(comment: String) {
        var lines: [String] = []
        for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let content = line.drop { $0 == " " || $0 == "\t" }
            let trailing = content.reversed().prefix { $0 == " " || $0 == "\t" }.count
            lines.append(String(content.dropLast(trailing)))
        }
        comments.append(lines.joined(separator: "\n"))
    }
}
