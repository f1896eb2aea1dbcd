extension StyleSelector {
    /// How many ids, classes and types it has, which says how much its declarations count.
    ///
    /// - SeeAlso: Selectors Level 4, "Calculating a selector's specificity"
    var specificity: [Int] { Self.specificity(of: written) }

    private static func specificity(of compounds: [String]) -> [Int] {
        var sum = [0, 0, 0]
        for compound in compounds {
            for (place, count) in specificity(of: Array(compound.utf8)).enumerated() { sum[place] += count }
        }
        return sum
    }

    private static func specificity(of bytes: [UInt8]) -> [Int] {
        var counts = [0, 0, 0]
        var index = 0
        /// The bytes of a name from here on.
        func name() -> String {
            var name: [UInt8] = []
            while index < bytes.count, !marks.contains(bytes[index]) {
                if bytes[index] == UInt8(ascii: "\\") { index += 1 }
                if index < bytes.count { name.append(bytes[index]) }
                index += 1
            }
            return StyleText.lowercase(String(decoding: name, as: UTF8.self))
        }
        /// The bytes between the brackets that open here, if there are any.
        func bracket() -> ArraySlice<UInt8> {
            guard index < bytes.count, bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: "[")
            else { return [] }
            let start = index + 1
            var depth = 0
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: "[") { depth += 1 }
                if bytes[index] == UInt8(ascii: ")") || bytes[index] == UInt8(ascii: "]") { depth -= 1 }
                index += 1
                if depth == 0 { return bytes[start..<(index - 1)] }
            }
            return bytes[min(start, index)..<index]
        }
        while index < bytes.count {
            let mark = bytes[index]
            switch mark {
            case UInt8(ascii: "#"), UInt8(ascii: "."):
                index += 1
                _ = name()
                counts[mark == UInt8(ascii: "#") ? 0 : 1] += 1
            case UInt8(ascii: "["):
                _ = bracket()
                counts[1] += 1
            case UInt8(ascii: ":"):
                index += 1
                let isElement = index < bytes.count && bytes[index] == mark
                if isElement { index += 1 }
                let pseudo = name()
                let inside = String(decoding: bracket(), as: UTF8.self)
                switch pseudo {
                case "where": break
                case "is", "not", "has", "matches", "-webkit-any":
                    let most = complex(inside).map { specificity(of: $0) }
                        .max { $0.lexicographicallyPrecedes($1) }
                    for (place, count) in (most ?? []).enumerated() { counts[place] += count }
                default: counts[isElement || pseudo == "before" || pseudo == "after" ? 2 : 1] += 1
                }
            case UInt8(ascii: "("): _ = bracket()
            case _ where marks.contains(mark): index += 1
            default:
                _ = name()
                counts[2] += 1
            }
        }
        return counts
    }

    /// ★ The characters that end a name in a compound selector.
    private static let marks = Array("#.:[](){}*&|,>+~".utf8)
}
