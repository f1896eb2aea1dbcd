/// Reads messages from a stream in the framing of the base protocol: header lines, an empty line, and as many bytes as
/// `Content-Length` gives.
///
/// An invalid frame is reported once and skipped: the next header is found wherever it is.
struct MessageReader {
    /// The next item of the stream.
    enum Item {
        case content([UInt8])
        /// Malformed data, with its error in one phrase.
        case malformed(String)
    }

    private var bytes: [UInt8] = []
    private var start = 0
    /// The number of bytes of the next message; nil in the headers.
    private var length: Int?
    /// The number of bytes still to be skipped.
    private var skipped = 0
    // The content of the headers so far.
    private var contentLength: Int?
    private var hasHeader = false
    /// Whether malformed headers have been reported.
    private var isTold = false
    /// The largest number of bytes of a message: all of the largest text, with its escapes.
    private static let mostBytes = 512 << 20
    /// The longest header line.
    private static let longestLine = 1 << 12
    private static let name = Array("content-length:".utf8)

    /// Appends received bytes.
    mutating func add(_ more: [UInt8]) {
        if start > 0, start == bytes.count || start > 1 << 20 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// The next message or error; nil until more has been received.
    mutating func next() -> Item? {
        while true {
            if skipped > 0 {
                let count = min(skipped, bytes.count - start)
                start += count
                skipped -= count
                if skipped > 0 { return nil }
            }
            if let length {
                guard bytes.count - start >= length else { return nil }
                let content = Array(bytes[start..<(start + length)])
                start += length
                self.length = nil
                return .content(content)
            }
            guard let line = line() else { return nil }
            if let item = read(line) { return item }
        }
    }

    /// The next line without its end; nil until it is complete.
    private mutating func line() -> ArraySlice<UInt8>? {
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
            if bytes.count - start > Self.longestLine {
                // Only the last bytes may still begin a header.
                start = bytes.count - Self.name.count
                hasHeader = true
            }
            return nil
        }
        var line = bytes[start..<end]
        start = end + 1
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
    }

    private mutating func read(_ line: ArraySlice<UInt8>) -> Item? {
        guard line.isEmpty else {
            hasHeader = true
            return readHeader(line)
        }
        defer {
            contentLength = nil
            isTold = false
            hasHeader = false
        }
        guard let contentLength else {
            return hasHeader && !isTold ? .malformed("a message without 'Content-Length'") : nil
        }
        if contentLength > Self.mostBytes {
            skipped = contentLength
            return .malformed("a message has at most \(Self.mostBytes) bytes")
        }
        length = contentLength
        return nil
    }

    private mutating func readHeader(_ line: ArraySlice<UInt8>) -> Item? {
        guard let value = Self.value(in: line) else { return nil }
        let isNumber = value.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard isNumber, (1...12).contains(value.count) else {
            isTold = true
            return .malformed("'Content-Length' is a number of bytes")
        }
        contentLength = value.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return nil
    }

    /// The text after `Content-Length:`, wherever that begins.
    private static func value(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.count >= name.count else { return nil }
        for index in line.startIndex...(line.endIndex - name.count)
        where zip(line[index...], name).allSatisfy({ ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }) {
            var value = line[(index + name.count)...]
            while let byte = value.first, byte == 0x20 || byte == 0x09 { value.removeFirst() }
            while let byte = value.last, byte == 0x20 || byte == 0x09 { value.removeLast() }
            return value
        }
        return nil
    }
}
