import Foundation
import Testing

/// What the pages of the libraries show: the package's snippets, which are built with it, and what they print.
@Suite("Snippets")
struct SnippetTests {
    private static let root = Speccli.specs.deletingLastPathComponent()

    private static let modules = ["MotionModel", "SpecFormat", "SpecCompiler", "Animator"]

    /// The snippets of a module's page: the name of each, and the text behind it.
    private static func snippets(_ module: String) throws -> [(name: String, text: String)] {
        let page = try String(
            contentsOf: root.appendingPathComponent("Sources/\(module)/Documentation.docc/\(module).md"),
            encoding: .utf8)
        return try page.components(separatedBy: "<!-- snippet: ").dropFirst().map { part in
            (try #require(part.components(separatedBy: " -->").first), part)
        }
    }

    @Test("a page shows its snippets as they are, and what they print", arguments: modules)
    func page(_ module: String) throws {
        let snippets = try Self.snippets(module)
        try #require(!snippets.isEmpty)
        for (name, text) in snippets {
            let source = try String(
                contentsOf: Self.root.appendingPathComponent("Snippets/\(name).swift"), encoding: .utf8)
            #expect(Self.block("swift", in: text) == source)
            let program = Speccli.program.deletingLastPathComponent().appendingPathComponent(name).path
            let result = try Speccli.shell("'\(program)'")
            #expect(result.code == 0 && result.errors == "")
            #expect(Self.block("text", in: text) == result.output)
        }
    }

    @Test("every snippet is on a page")
    func all() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appendingPathComponent("Snippets").path)
        let names = try Self.modules.flatMap { try Self.snippets($0).map { "\($0.name).swift" } }
        #expect(names.sorted() == files.sorted())
    }

    /// The first block of code in a language.
    private static func block(_ language: String, in text: String) -> String? {
        let parts = text.components(separatedBy: "```\(language)\n")
        return parts.count > 1 ? parts[1].components(separatedBy: "```").first : nil
    }
}
