import Foundation
import SpecFormat
import Testing

@Suite("Explanations")
struct ExplanationTests {
    /// Rules whose breach is too large to be shown, or no text.
    static let withoutSample: [DiagnosticID] = [
        .jsonSize, .jsonDepth, .jsonUTF8, .limitImports, .limitTokens,
    ]

    private func ids(_ part: String, _ explanation: Explanation) -> [DiagnosticID] {
        guard let sample = explanation.sample else { return [] }
        let file = SourceFile(path: "sample.json", text: sample.place.spec(part))
        switch sample.place {
        case .tokens, .css:
            let form = sample.place == .css ? SpecImport.Form.css : .init(of: file)
            return SpecImport.spec(from: file, as: form, named: "Sample").diagnostics.map { $0.id }
        case .file, .spec, .end, .head, .timing, .animations, .variants, .moving, .motion: break
        }
        let isStrict = explanation.id == .jsonComment || explanation.id == .jsonTrailingComma
        let found = Importable.read(file, options: .init(strictJSON: isStrict)).diagnostics.map { $0.id }
        // A point that nothing else is to be said of has no known key path.
        return explanation.id == .routeMixed ? found.filter { $0 != .propertyUndeclared } : found
    }

    @Test("Every rule has exactly one explanation")
    func complete() {
        #expect(Explanation.all.count == DiagnosticID.allCases.count)
        #expect(Set(Explanation.all.map { $0.id }) == Set(DiagnosticID.allCases))
    }

    @Test(
        "A bad sample draws exactly its rule, once or more, and the good one nothing",
        arguments: DiagnosticID.allCases)
    func samples(_ id: DiagnosticID) throws {
        let explanation = id.explanation
        guard !Self.withoutSample.contains(id) else {
            #expect(explanation.sample == nil)
            return
        }
        let sample = try #require(explanation.sample)
        let bad = ids(sample.bad, explanation)
        #expect(Set(bad) == [id], "\(bad.map { $0.name }) in \(sample.bad)")
        let good = ids(sample.good, explanation)
        #expect(good == [], "\(good.map { $0.name }) in \(sample.good)")
    }

    @Test(
        "A reason is one to three sentences, a remedy a phrase without a full stop",
        arguments: DiagnosticID.allCases)
    func style(_ id: DiagnosticID) {
        let explanation = id.explanation
        #expect(explanation.why.hasSuffix(".") && explanation.why.first?.isLowercase != true)
        let sentences = explanation.why.components(separatedBy: ". ").count
        #expect((1...3).contains(sentences))
        #expect(!explanation.remedy.hasSuffix(".") && explanation.remedy.first?.isUppercase != true)
        for line in explanation.text.split(separator: "\n") where !line.hasPrefix("    ") {
            #expect(line.unicodeScalars.count <= 110, "\(line)")
        }
        #expect(!explanation.text.contains("\\\n"))
    }

    @Test("No two rules have the same reason or sample")
    func different() {
        #expect(Set(Explanation.all.map { $0.why }).count == Explanation.all.count)
        let bad = Explanation.all.compactMap { $0.sample?.bad }
        #expect(Set(bad).count == bad.count)
    }

    @Test("The page of all rules in docs is the one that the table makes")
    func page() throws { try CheckedIn.compare("docs/diagnostics.md", Explanation.page) }

    @Test("The list has a line for each rule, with its id and title")
    func list() {
        let lines = Explanation.list.split(separator: "\n")
        #expect(lines.count == DiagnosticID.allCases.count)
        for (line, id) in zip(lines, DiagnosticID.allCases) {
            #expect(line.hasPrefix(id.name + " ") && line.hasSuffix(id.title))
        }
    }
}

/// A generated file that is checked in.
enum CheckedIn {
    /// Compares a file with what it is made of; with RECORD_GOLDENS writes it, and fails all the same.
    static func compare(_ path: String, _ text: String) throws {
        let place = Gallery.folder.deletingLastPathComponent().appending(path: path)
        let checkedIn = try? String(contentsOf: place, encoding: .utf8)
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil, checkedIn != text {
            try text.write(to: place, atomically: true, encoding: .utf8)
            Issue.record("recorded \(path), read it")
        } else {
            #expect(checkedIn == text, "\(path) isn't what the tables make")
        }
    }
}
