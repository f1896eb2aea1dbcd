import Foundation
import Testing

@testable import speccli

/// What holds for every command, whatever it does: a row of the table without a line here doesn't compile.
@Suite("Manners")
struct MannersTests {
    private static let chip = "'\(Speccli.specs.path)/calendar-chip.json'"

    /// A command line that works and prints something.
    private static func line(_ name: Command.Name) -> String {
        let words =
            switch name {
            case .validate: "--format json \(chip)"
            case .bake, .preview, .plot, .stats, .importing: chip
            case .sample: "\(chip) --variant expand --fps 2000"
            case .curve: "bouncy --to css"
            case .simulate: "'\(Speccli.specs.path)/scripts/calendar-chip-interrupted.json'"
            case .play: "\(chip) --frames 200"
            case .diff: "\(chip) '\(Speccli.specs.path)/loader.json' --format json --fail-on breaking"
            case .fmt: "- < \(chip)"
            case .lsp: "--stdio < /dev/null"
            case .initialize: "panel"
            case .explain, .schema: "--format markdown"
            case .completions: "zsh"
            }
        return "speccli \(name.rawValue) \(words)"
    }

    @Test("a reader that is gone is no failure and no signal", arguments: Command.Name.allCases)
    func closedPipe(_ name: Command.Name) throws {
        let scratch = try Scratch()
        // What a name, a style sheet and a change are found to be is their exit code, with and without a reader.
        let open = try Speccli.shell("\(Self.line(name)) > /dev/null", in: scratch.folder)
        #expect(open.code <= 1, "\(open.errors)")
        try FileManager.default.removeItem(at: scratch.folder)
        try FileManager.default.createDirectory(at: scratch.folder, withIntermediateDirectories: true)
        let closed = try Speccli.shell(
            "(sleep 0.1; \(Self.line(name)); echo \"code $?\" >&2) | true", in: scratch.folder)
        #expect(closed.errors == open.errors + "code \(open.code)\n")
    }

    @Test("a result that can't be written is one line and exit code 2", arguments: Command.Name.allCases)
    func unwritable(_ name: Command.Name) throws {
        let scratch = try Scratch()
        var lines: [String] = []
        if CommandTable.row(name).flag(.output) != nil {
            try scratch.write("card.css", "@keyframes fade { from { opacity: 0 } to { opacity: 1 } }")
            let line = name == .importing ? "speccli import card.css" : Self.line(name)
            lines = ["\(line) -o /proc/speccli.out", "\(line) -o gone/speccli.out"]
            if CommandTable.row(name).flag(.watch) != nil { lines.append("\(line) -o /proc/x --watch") }
        }
        if name == .initialize { lines = ["cd /proc && speccli init panel"] }
        if name == .diff {
            lines = ["speccli diff \(Self.chip) \(Self.chip) --format markdown --pictures /proc/pictures"]
        }
        let before = try scratch.names()
        for line in lines {
            let result = try Speccli.shell(line, in: scratch.folder)
            #expect(result.code == 2, "\(line): \(result.errors)")
            #expect(result.output == "")
            #expect(result.errors.hasPrefix("speccli: can't "), "\(line): \(result.errors)")
            #expect(result.errorLines.count == 1)
        }
        #expect(try scratch.names() == before)
    }

    @Test(
        "an empty folder, a pattern for nothing, and nothing at all are one line and exit code 2",
        arguments: Command.Name.allCases)
    func emptyFolder(_ name: Command.Name) throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            at: scratch.url("empty"), withIntermediateDirectories: false)
        let speccli = Speccli(folder: scratch.folder)
        let lines: [[String]] =
            switch name {
            case .validate, .fmt, .stats: [["empty"], ["gone"], ["empty/*.json"], []]
            case .bake: [["empty"], ["gone"], ["empty/*.json"], ["empty/**/*.json", "-o", "empty"], []]
            case .sample, .simulate, .preview, .plot, .importing: [["empty"], ["gone"], ["empty/*.json"], []]
            case .play: ["empty", "gone", "empty/*.json"].map { [$0, "--frames", "1"] } + [[]]
            case .diff: [["empty", "empty"], ["gone", "gone"], ["empty/*.json", "empty/*.json"], []]
            case .curve: [["fit", "empty"], []]
            case .explain: [["empty"]]
            case .completions: [["empty"], []]
            case .schema, .lsp: [["empty"]]
            case .initialize: []
            }
        for words in lines {
            let result = try speccli.run([name.rawValue] + words)
            #expect(result.code == 2, "\(words): \(result.errors)")
            #expect(result.output == "")
            #expect(result.errorLines.count == 1 && result.errors.hasPrefix("speccli: "))
        }
        #expect(try scratch.names(in: "empty") == [])
    }
}
