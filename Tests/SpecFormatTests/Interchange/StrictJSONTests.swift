import SpecFormat
import Testing

@Suite("Strict JSON")
struct StrictJSONTests {
    private func value(_ file: SourceFile, strict: Bool) -> String? {
        var diagnostics = Diagnostics()
        let syntax = JSONSyntax.parse(file, strictJSON: strict, diagnostics: &diagnostics)
        return diagnostics.hasErrors ? nil : syntax?.value.text(pretty: false)
    }

    @Test("A text without its comments and trailing commas is strict JSON and has the same value")
    func law() throws {
        var changed = 0
        for seed in 0..<400 {
            let text = RandomDocument(seed: UInt64(seed), hasComments: true).text
            let file = SourceFile(path: "a.json", text: text)
            guard let meant = value(file, strict: false) else { continue }
            let strict = SourceFile(path: "b.json", bytes: file.strictJSON)
            #expect(value(strict, strict: true) == meant, "\(text)")
            if strict.bytes != file.bytes { changed += 1 }
        }
        #expect(changed > 100)
    }

    @Test("A text that is strict JSON already stays as it is")
    func untouched() {
        for seed in 0..<100 {
            let text = RandomDocument(seed: UInt64(seed), hasComments: false).text
            let file = SourceFile(path: "a.json", text: text)
            guard value(file, strict: true) != nil else { continue }
            #expect(file.strictJSON == file.bytes)
        }
    }
}
