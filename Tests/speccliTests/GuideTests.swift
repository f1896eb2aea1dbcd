import Foundation
import Testing

/// The README and the guide, followed from their first line to their last.
@Suite("README and guide")
struct GuideTests {
    @Test(
        "every command prints what the page says, in its order; with RECORD_GOLDEN the page says what is printed",
        arguments: [("README.md", 3), ("docs/guide.md", 22)])
    func commands(_ path: String, _ expectedCount: Int) throws {
        let page = Speccli.specs.deletingLastPathComponent().appendingPathComponent(path)
        let scratch = try Scratch()
        let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
        var written: [String] = []
        var (index, commandCount) = (0, 0)
        while index < lines.count {
            let line = lines[index]
            written.append(line)
            index += 1
            if let name = Self.file(line) {
                let block = Self.block(lines, from: index + 1)
                try scratch.write(name, block.joined(separator: "\n") + "\n")
                let check = try Speccli.shell("speccli fmt --check '\(name)'", in: scratch.folder)
                #expect(check.code == 0, "\(name) isn't in the canonical layout")
            }
            guard line == "```text", index < lines.count, lines[index].hasPrefix("$ ") else { continue }
            let block = Self.block(lines, from: index)
            index += block.count
            for (command, output) in Self.commands(in: block) {
                commandCount += 1
                let result = try Speccli.shell("\(command) 2>&1", in: scratch.folder)
                let printed = result.output.split(separator: "\n", omittingEmptySubsequences: false)
                    .dropLast().map { String($0) }
                let isSame = Self.matches(output[...], printed[...])
                #expect(isSame, "\(command) printed:\n\(result.output)")
                written.append("$ \(command)")
                written += isSame ? output : printed
            }
        }
        #expect(commandCount == expectedCount)
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try written.joined(separator: "\n").write(to: page, atomically: true, encoding: .utf8)
        }
    }

    /// The name in `<!-- file: card.json -->`.
    private static func file(_ line: String) -> String? {
        guard line.hasPrefix("<!-- file: "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst("<!-- file: ".count).dropLast(" -->".count))
    }

    /// The lines up to the end of a block of code.
    private static func block(_ lines: [String], from start: Int) -> [String] {
        Array(lines[start...].prefix { $0 != "```" })
    }

    private static func commands(in block: [String]) -> [(command: String, output: [String])] {
        var commands: [(command: String, output: [String])] = []
        for line in block {
            if line.hasPrefix("$ ") {
                commands.append((String(line.dropFirst(2)), []))
            } else if !commands.isEmpty {
                commands[commands.count - 1].output.append(line)
            }
        }
        return commands
    }

    /// Whether lines are those that are shown, where `…` stands for any number of them.
    private static func matches(_ shown: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
        guard let first = shown.first else { return printed.isEmpty }
        if first == "…" {
            return (printed.startIndex...printed.endIndex).contains {
                matches(shown.dropFirst(), printed[$0...])
            }
        }
        return first == printed.first && matches(shown.dropFirst(), printed.dropFirst())
    }
}
