import SpecFormat
import TestSupport
import Testing

@Suite struct LineIndexTests {
    /// Line and column by counting scalar by scalar.
    private static func counted(_ text: String, to offset: Int) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        var place = 0
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if place >= offset { break }
            place += String(scalar).utf8.count
            let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if scalar == "\n" || (scalar == "\r" && !isPair) {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        return (line, column)
    }

    @Test("a position is what counting gives, whatever ends the lines")
    func counting() {
        var random = SplitMix64(seed: 6)
        let pieces = ["a", "é", "中", "😀", "\n", "\r", "\r\n", "\t", " ", "abcdefgh"]
        for _ in 0..<40 {
            var text = ""
            for _ in 0..<(random.next() % 400) { text += pieces[Int(random.next() % UInt64(pieces.count))] }
            let index = LineIndex([UInt8](text.utf8))
            var offset = 0
            for scalar in text.unicodeScalars {
                let position = index.position(at: offset)
                let expected = Self.counted(text, to: offset)
                #expect(
                    position == SourcePosition(line: expected.line, column: expected.column, offset: offset))
                offset += String(scalar).utf8.count
            }
            #expect(index.position(at: offset).line == index.lineCount)
        }
    }

    @Test("lines are the pieces between line ends")
    func lines() {
        let text = "one\r\ntwo\n\nthree\rfour\n"
        let file = SourceFile(path: "a", text: text)
        let index = LineIndex(file.bytes)
        let lines = (1...index.lineCount).map { file.text(in: index.range(ofLine: $0)) }
        #expect(lines == ["one", "two", "", "three", "four", ""])
    }

    @Test("a byte order mark takes no column")
    func byteOrderMark() {
        let index = LineIndex([UInt8]("\u{FEFF}ab\nc".utf8))
        #expect(index.position(at: 0).column == 1)
        #expect(index.position(at: 3).column == 1)
        #expect(index.position(at: 4).column == 2)
        #expect(index.position(at: 6) == SourcePosition(line: 2, column: 1, offset: 6))
    }
}
