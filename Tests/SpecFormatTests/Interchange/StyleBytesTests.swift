import SpecFormat
import TestSupport
import Testing

/// Style sheets of any bytes: what is no UTF-8 is read as the characters that stand in for it, as browsers do.
@Suite("Style sheets of any bytes")
struct StyleBytesTests {
    private func read(_ bytes: [UInt8]) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        SpecImport.spec(from: SourceFile(path: "a.css", bytes: bytes), as: .css, named: "Sheet")
    }

    @Test("bytes that are no UTF-8 are read as the characters that stand in for them, wherever they are")
    func replacesWhatIsNoText() {
        var random = SplitMix64(seed: 3)
        let sheets =
            StyleCascadeTests.readable.map { $0.css } + StyleCascadeTests.named.map { $0.css }
            + StyleStateTests.readable.map { $0.css } + StyleStateTests.unreadable.map { $0.css }
        for sheet in sheets {
            for _ in 0..<TestBuild.count(8) {
                var bytes = Array(sheet.utf8)
                for _ in 0...random.below(4) {
                    // Continuations and beginnings without each other, and bytes that no text has.
                    let stray = UInt8(0x80 + random.below(0x80))
                    let place = random.below(bytes.count + 1)
                    bytes.insert(contentsOf: Array(repeating: stray, count: 1 + random.below(40)), at: place)
                }
                let text = String(decoding: bytes, as: UTF8.self)
                let (spec, diagnostics) = read(bytes)
                let (expected, said) = read(Array(text.utf8))
                #expect(spec == expected, "\(text)")
                #expect(diagnostics.map { $0.message } == said.map { $0.message }, "\(text)")
                #expect(diagnostics.allSatisfy { $0.range.end <= bytes.count }, "\(text)")
            }
        }
    }
}
