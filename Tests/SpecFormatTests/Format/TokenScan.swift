import Foundation

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
        var text = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        if text.first == "\u{FEFF}" { text.removeFirst() }
        while let first = text.first {
            var piece = ""
            if first == "\"" {
                repeat {
                    let scalar = text.removeFirst()
                    piece.unicodeScalars.append(scalar)
                    if scalar == "\\" { piece.unicodeScalars.append(text.removeFirst()) }
                } while text.first != "\""
                piece.unicodeScalars.append(text.removeFirst())
                let value = try JSONSerialization.jsonObject(
                    with: Data(piece.utf8), options: .fragmentsAllowed)
                let scalars = (value as? String ?? "?").unicodeScalars.map { String($0.value, radix: 16) }
                add("string " + scalars.joined(separator: " "), piece)
            } else if text.starts(with: "//".unicodeScalars) {
                while let next = text.first, next != "\n", next != "\r" {
                    piece.unicodeScalars.append(text.removeFirst())
                }
                add(comment: piece)
            } else if text.starts(with: "/*".unicodeScalars) {
                while !text.starts(with: "*/".unicodeScalars) {
                    piece.unicodeScalars.append(text.removeFirst())
                }
                text.removeFirst(2)
                add(comment: piece + "*/")
            } else if "{}[],:".unicodeScalars.contains(first) {
                text.removeFirst()
                if first == "}" || first == "]", tokens.last == "," {
                    tokens.removeLast()
                    written.removeLast()
                }
                add(String(first), String(first))
            } else if " \t\r\n".unicodeScalars.contains(first) {
                text.removeFirst()
            } else {
                while let next = text.first, !"{}[],:/ \t\r\n\"".unicodeScalars.contains(next) {
                    piece.unicodeScalars.append(text.removeFirst())
                }
                add(Double(piece).map { "number \($0.bitPattern)" } ?? piece, piece)
            }
        }
    }

    private mutating func add(_ token: String, _ piece: String) {
        tokens.append(token)
        written.append(piece)
    }

    private mutating func add(comment: String) {
        let lines = comment.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false)
        comments.append(lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"))
    }
}
