import SpecFormat

/// Tells a spec from other JSON, even if it is broken, by the key `motionSpec` at its top.
enum SpecMark {
    private static let key = Array(SpecField.motionSpec.rawValue.utf8)

    /// Whether a text has the key at its top. It only counts brackets, strings and comments, and reads nothing else.
    ///
    /// - Complexity: O(n) for n bytes.
    static func stands(in bytes: [UInt8]) -> Bool { finds(in: bytes) { $0.elementsEqual(key) } }

    /// Whether a text has no such key, and otherwise what specs have at their tops.
    ///
    /// - Complexity: O(n) for n bytes.
    static func isMissing(in bytes: [UInt8]) -> Bool {
        // A spec moves something in variants; other JSON may well have one of these keys.
        var found: Set<SpecField> = []
        let isMisspelt = finds(in: bytes) { content in
            let letters = content.filter {
                ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
            }
            if letters.elementsEqual(key, by: { $0 | 0x20 == $1 | 0x20 }) { return true }
            if let field = telling.first(where: { content.elementsEqual($0.rawValue.utf8) }) {
                found.insert(field)
            }
            return false
        }
        return isMisspelt || found.contains(.variants) && found.count > 1
    }

    /// Keys that are rarely together in anything else.
    private static let telling: [SpecField] = [.variants, .animations, .states, .timings, .curves]

    /// Whether a key at the top is what is looked for.
    private static func finds(in bytes: [UInt8], _ isWanted: (ArraySlice<UInt8>) -> Bool) -> Bool {
        guard firstBracket(in: bytes) == UInt8(ascii: "{") else { return false }
        var depth = 0
        var index = 0
        var previous = UInt8(ascii: " ")
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                let end = endOfString(in: bytes, from: index)
                let content = bytes[(index + 1)..<max(index + 1, end - 1)]
                if depth == 1, previous != UInt8(ascii: ":"), isWanted(content) { return true }
                index = end
            case UInt8(ascii: "/"):
                index = endOfComment(in: bytes, from: index)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                index += 1
                continue
            default:
                index += 1
            }
            previous = byte
        }
        return false
    }

    /// The first byte that isn't white space or part of a comment.
    private static func firstBracket(in bytes: [UInt8]) -> UInt8? {
        var index = ByteOrderMark.count(in: bytes)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
            case UInt8(ascii: "/"): index = endOfComment(in: bytes, from: index)
            default: return bytes[index]
            }
        }
        return nil
    }

    private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            // A string never continues after its line; one without its closing quote ends there.
            if bytes[index] == UInt8(ascii: "\n") { return index }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
        guard start + 1 < bytes.count else { return start + 1 }
        var index = start + 2
        switch bytes[start + 1] {
        case UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            return index
        case UInt8(ascii: "*"):
            while index + 1 < bytes.count {
                if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                    return index + 2
                }
                index += 1
            }
            return bytes.count
        default:
            return start + 1
        }
    }
}
