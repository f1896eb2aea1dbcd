extension JSONLexer {
    /// Skips everything up to the bracket that closes the one just read.
    ///
    /// - Returns: False when the text ends first.
    mutating func skipBrackets() -> Bool {
        let start = offset
        var depth = 1
        var index = offset
        while index < bytes.count, depth > 0 { Self.step(bytes, &index, &depth) }
        offset = index
        steps += index - start
        return depth == 0
    }

    /// The number of closing brackets from `start` to the end without an opening one there.
    mutating func closersLeft(from start: Int) -> Int {
        var surplus = 0
        var depth = 0
        var index = start
        while index < bytes.count {
            Self.step(bytes, &index, &depth)
            if depth < 0 {
                surplus += 1
                depth = 0
            }
        }
        steps += bytes.count - start
        return surplus
    }

    /// Skips one byte, string or comment and counts brackets of any kind.
    private static func step(_ bytes: [UInt8], _ index: inout Int, _ depth: inout Int) {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "\""):
            while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
                if bytes[index] == UInt8(ascii: "\"") {
                    index += 1
                    return
                }
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index = min(index, bytes.count)
        case UInt8(ascii: "/"):
            guard index < bytes.count else { return }
            if bytes[index] == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            } else if bytes[index] == UInt8(ascii: "*") {
                index += 1
                while index < bytes.count {
                    if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
                        index += 1
                        return
                    }
                    index += 1
                }
            }
        default: break
        }
    }
}
