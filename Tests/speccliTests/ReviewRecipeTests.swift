import Foundation
import Testing

/// The steps for GitHub Actions in docs/review.md, as far as a shell runs them.
@Suite("The recipe for reviews")
struct ReviewRecipeTests {
    private static let page = Speccli.specs.deletingLastPathComponent().appendingPathComponent(
        "docs/review.md")

    /// The commands of the recipe, in order.
    private func commands() throws -> [String] {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let recipe = try #require(
            text.components(separatedBy: "```yaml\n").last?.components(separatedBy: "```").first)
        return recipe.split(separator: "\n").compactMap { line in
            let parts = line.components(separatedBy: " run: ")
            return parts.count == 2 ? parts[1] : nil
        }
    }

    private static func spec(_ duration: String) -> String {
        """
        { "motionSpec": 1, "name": "Box",
          "animations": { "box.opacity": { "values": [0, 1], "timing": "t" } },
          "variants": { "go": { "timings": { "t": { "duration": \(duration), "curve": "linear" } } } } }

        """
    }

    @Test("annotates, summarises and draws a change")
    func run() throws {
        let commands = try commands()
        try #require(commands.count == 3)
        let scratch = try Scratch()
        try scratch.write("specs/box.json", Self.spec("0.2"))
        let git = "git -c user.name=t -c user.email=t@example.org"
        let setup = try Speccli.shell(
            """
            git init -q . && git add . && \(git) commit -q -m first && \
            git update-ref refs/remotes/origin/main HEAD
            """, in: scratch.folder)
        try #require(setup.code == 0, "\(setup.errors)")
        try scratch.write("specs/box.json", Self.spec("0.4"))
        let environment = "GITHUB_BASE_REF=main GITHUB_STEP_SUMMARY=summary.md"
        var outputs: [String] = []
        for command in commands {
            let result = try Speccli.shell("export \(environment); \(command)", in: scratch.folder)
            #expect(result.code == 0, "\(command): \(result.errors)")
            outputs.append(result.output)
        }
        #expect(outputs[0] == "")
        let review = try scratch.read("review.md")
        #expect(review.hasPrefix("### `Box`: visible\n"))
        #expect(review.contains("](pictures/specs-box.svg)"))
        #expect(try scratch.read("pictures/specs-box.svg").contains("<svg"))
        let summary = try scratch.read("summary.md")
        #expect(summary.hasPrefix("### `Box`: visible\n") && !summary.contains("!["))
        try scratch.write("specs/box.json", Self.spec("-1"))
        let wrong = try Speccli.shell(commands[0], in: scratch.folder)
        #expect(wrong.code == 1)
        #expect(wrong.output.hasPrefix("::error file=specs/box.json,line=3,"))
    }
}
