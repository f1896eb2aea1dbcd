/// Lines of a text that others take the place of.
package struct LineChange: Sendable {
    /// The lines that go, from 0.
    package let oldLines: Range<Int>
    /// What comes there, with line ends.
    package let text: String

    /// The changes from one text to another, in order, as few lines as possible.
    package static func changes(from old: [UInt8], to new: [UInt8]) -> [LineChange] {
        let (before, after) = (lines(old), lines(new))
        var numbers: [[UInt8]: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            let next = numbers.count
            if let known = numbers[Array(line)] { return known }
            numbers[Array(line)] = next
            return next
        }
        let script = LineEdit.script(from: before.map { number($0) }, to: after.map { number($0) })
        var changes: [LineChange] = []
        var (start, end, text): (Int, Int, [UInt8]) = (0, 0, [])
        func flush() {
            if end > start || !text.isEmpty {
                changes.append(
                    LineChange(oldLines: start..<end, text: String(decoding: text, as: UTF8.self)))
            }
        }
        for edit in script {
            switch edit {
            case .keep(let old, _):
                flush()
                (start, end, text) = (old + 1, old + 1, [])
            case .remove(let old): end = old + 1
            case .insert(let new): text += after[new]
            }
        }
        flush()
        return changes
    }

    /// The lines with their ends: LF, CR LF or CR.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() {
            let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            guard byte == 0x0A || byte == 0x0D && !isPair else { continue }
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }
}
