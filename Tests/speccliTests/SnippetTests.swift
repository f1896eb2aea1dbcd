import Foundation
import Testing

/// The package's snippets, which are built with it: each is on a page, as it is, with what it prints.
@Suite("Snippets")
struct SnippetTests {
    private static let root = Speccli.specs.deletingLastPathComponent()
    private static let pages =
        ["README.md", "docs/guide.md"]
        + ["MotionModel", "SpecFormat", "SpecCompiler", "Animator"].map {
            "Sources/\($0)/Documentation.docc/\($0).md"
        }

    @Test("a page shows its snippets as they are, and what they print", arguments: pages)
    func page(_ path: String) throws {
        let parts = try Self.text(path).components(separatedBy: "<!-- snippet: ").dropFirst()
        try #require(!parts.isEmpty)
        for part in parts {
            let name = try #require(part.components(separatedBy: " -->").first)
            #expect(Self.block("swift", in: part) == (try Self.text("Snippets/\(name).swift")))
            let program = Speccli.program.deletingLastPathComponent().appendingPathComponent(name).path
            let result = try Speccli.shell("'\(program)'")
            #expect(result.code == 0 && result.errors == "")
            #expect(Self.block("text", in: part) == result.output)
        }
    }

    @Test("every snippet is on exactly one page")
    func all() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appendingPathComponent("Snippets").path)
        let shown = try Self.pages.flatMap { page in
            try Self.text(page).components(separatedBy: "<!-- snippet: ").dropFirst()
                .map { $0.components(separatedBy: " -->")[0] + ".swift" }
        }
        #expect(shown.sorted() == files.sorted())
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The first block of code in a language.
    private static func block(_ language: String, in text: String) -> String? {
        let parts = text.components(separatedBy: "```\(language)\n")
        return parts.count > 1 ? parts[1].components(separatedBy: "```").first : nil
    }
}
