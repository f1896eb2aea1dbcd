import Foundation
import Testing

/// What the pages of the libraries show: the package's snippets, which are built with it, and what they print.
@Suite("Snippets")
struct SnippetTests {
    private static let root = Speccli.specs.deletingLastPathComponent()

    @Test(
        "a page shows a snippet as it is, and what it prints",
        arguments: ["MotionModel", "SpecFormat", "SpecCompiler", "Animator"])
    func page(_ module: String) throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("Sources/\(module)/Documentation.docc/\(module).md"),
            encoding: .utf8)
        let parts = page.components(separatedBy: "<!-- snippet: ")
        try #require(parts.count == 2)
        let name = try #require(parts[1].components(separatedBy: " -->").first)
        let source = try String(
            contentsOf: Self.root.appendingPathComponent("Snippets/\(name).swift"), encoding: .utf8)
        #expect(Self.block("swift", in: parts[1]) == source)
        let program = Speccli.program.deletingLastPathComponent().appendingPathComponent(name).path
        let result = try Speccli.shell("'\(program)'")
        #expect(result.code == 0 && result.errors == "")
        #expect(Self.block("text", in: parts[1]) == result.output)
    }

    @Test("every snippet is on a page")
    func all() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appendingPathComponent("Snippets").path)
        #expect(names.count == 4)
    }

    /// The first block of code in a language.
    private static func block(_ language: String, in text: String) -> String? {
        let parts = text.components(separatedBy: "```\(language)\n")
        return parts.count > 1 ? parts[1].components(separatedBy: "```").first : nil
    }
}
