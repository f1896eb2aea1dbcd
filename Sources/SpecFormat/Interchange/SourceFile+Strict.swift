extension SourceFile {
    /// The text as strict JSON: without comments, trailing commas and a byte order mark, and otherwise the same byte
    /// for byte.
    ///
    /// - Precondition: The text is JSON, with or without comments.
    /// - Complexity: O(n) for n bytes.
    package var strictJSON: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = ByteOrderMark.count(in: bytes)
        // The offset of the last comma in the result, if only white space has followed it.
        var comma: Int?
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                let end = endOfString(from: index)
                result += bytes[index..<end]
                (index, comma) = (end, nil)
                continue
            case UInt8(ascii: "/"):
                index = endOfComment(from: index)
                continue
            case UInt8(ascii: ","): comma = result.count
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let comma { result.remove(at: comma) }
                comma = nil
            case 0x09, 0x0A, 0x0D, 0x20: break
            default: comma = nil
            }
            result.append(byte)
            index += 1
        }
        return result
    }

    private func endOfString(from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    /// The offset after a comment; the line end of a line comment isn't a part of it.
    private func endOfComment(from start: Int) -> Int {
        let isBlock = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "*")
        var index = start + 2
        while index < bytes.count {
            if isBlock, bytes[index] == UInt8(ascii: "/"), index > start + 2,
                bytes[index - 1] == UInt8(ascii: "*")
            {
                return index + 1
            }
            if !isBlock, bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
            index += 1
        }
        return bytes.count
    }
}
