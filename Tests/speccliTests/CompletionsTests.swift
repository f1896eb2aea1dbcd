import Foundation
import Testing

@testable import speccli

@Suite("speccli completions")
struct CompletionsTests {
    /// What bash would offer for a command line, cut where the cursor is.
    private func offered(_ words: [String]) throws -> [String] {
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let result = try Speccli.shell(
            """
            speccli completions bash > complete.bash && bash -c '. ./complete.bash
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _speccli
            printf "%s\\n" "${COMPREPLY[@]}"' bash \(quoted)
            """, in: scratch.folder)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors == "")
        return result.output.split(separator: "\n").map { String($0) }
    }

    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write("chip.json", "{}")
    }

    @Test("bash is offered every command and nothing else")
    func commands() throws {
        let expected = Command.Name.allCases.map { $0.rawValue } + ["help", "--help", "--version"]
        #expect(try offered(["speccli", ""]).sorted() == expected.sorted())
        #expect(try offered(["speccli", "va"]) == ["validate"])
        #expect(try offered(["speccli", "help", "pl"]).sorted() == ["play", "plot"])
    }

    @Test("bash is offered every flag of every command", arguments: Command.Name.allCases)
    func flags(_ name: Command.Name) throws {
        let expected = CommandTable.row(name).flags.map { $0.name.typed }
        #expect(try offered(["speccli", name.rawValue, "--"]).sorted() == expected.sorted())
    }

    @Test("bash is offered the words that a flag takes, with and without '='")
    func words() throws {
        #expect(try offered(["speccli", "diff", "--fail-on", "s"]) == ["subtle"])
        #expect(try offered(["speccli", "diff", "--format", "=", "m"]) == ["markdown"])
        #expect(try offered(["speccli", "diff", "--format", "="]).sorted() == ["json", "markdown", "text"])
        #expect(try offered(["speccli", "completions", "z"]) == ["zsh"])
        #expect(try offered(["speccli", "plot", "-o", "ch"]).contains("chip.json"))
        #expect(try offered(["speccli", "plot", "ch"]).contains("chip.json"))
    }

    @Test(
        "bash is offered files only where a command takes files",
        arguments: zip(
            [
                ["plot", ""], ["completions", ""], ["init", ""], ["schema", ""], ["help", ""],
                ["curve", "c"],
            ],
            [true, false, false, false, false, false]))
    func files(_ line: [String], _ isOffered: Bool) throws {
        #expect(try offered(["speccli"] + line).contains("chip.json") == isOffered)
    }

    @Test("zsh and fish are told of every command and flag")
    func others() throws {
        for command in CommandTable.rows {
            #expect(Completions.zsh.contains("'\(command.name.rawValue):"))
            #expect(Completions.fish.contains("-a \(command.name.rawValue) -d "))
            for flag in command.flags {
                #expect(Completions.zsh.contains("\(flag.name.typed)"))
                #expect(
                    Completions.fish.contains(
                        "'__fish_seen_subcommand_from \(command.name.rawValue)' -l \(flag.name.rawValue)"))
            }
        }
    }

    @Test("another shell is refused")
    func unknown() throws {
        let result = try Speccli()("completions", "tcsh")
        #expect(result.code == 2)
        #expect(result.errorLines.count == 1)
    }
}
