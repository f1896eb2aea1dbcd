import Foundation
import SpecCompiler
import Testing

@testable import speccli

@Suite("Usage")
struct UsageTests {
    private let speccli = Speccli()

    @Test(
        "wrong usage is one line on standard error, nothing on standard output, and exit code 2",
        arguments: [
            [], ["vlidate"], ["--verbose"], ["-x"], ["validate", "--varient"], ["validate", "-x"], ["bake"],
            ["sample"], ["sample", "a.json", "b.json"], ["curve"], ["curve", "ease", "linear"], ["simulate"],
            ["simulate", "a", "b"], ["help", "vlidate"], ["help", "bake", "curve"], ["bake", ""],
            ["validate", "--quiet=yes"], ["validate", "--quiet", "--quiet"],
            ["bake", "x", "--fps", "1", "--fps", "2"],
            ["bake", "x", "--tolerance", "0.1", "--fps", "60"], ["sample", "x", "--at", "0", "--fps", "60"],
            ["curve", "ease", "--seconds"], ["curve", "ease", "--tolerance", "0.1"],
            ["curve", "ease", "--to", "css", "--at", "0"], ["simulate", "x", "--velocity", "--continuity"],
            ["validate", "-qq"], ["explain", "speed", "range"], ["explain", "sped"], ["schema", "x.json"],
            ["bake", "-o"], ["bake", "x", "--output="], ["--version", "x"], ["--help", "bake"],
            ["diff", "-", "-"], ["validate", "-", "-"], ["fmt", "-", "a.json", "-"],
            ["plot", "-", "--before", "-"],
            ["sample", "x", "--at", "0", "--param", "w=1", "--param", "w=2"],
            ["bake", "x", "--initial", "a.b=1", "--initial=a.b=2"],
        ] as [[String]])
    func wrongUsage(_ arguments: [String]) throws {
        let result = try speccli.run(arguments)
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(result.errorLines.count == 1)
        #expect(result.errors.hasPrefix("speccli: "))
    }

    @Test("every flag refuses what isn't its kind of value", arguments: Command.Name.allCases)
    func misuse(_ name: Command.Name) throws {
        for flag in CommandTable.row(name).flags where flag.name != .help {
            let typed = flag.name.typed
            let wrong: [[String]] =
                switch flag.kind {
                case .none: [["\(typed)=1"], ["\(typed)="], [typed, typed]]
                case .text: [[typed], [typed, "--color"], ["\(typed)="]]
                case .positive(_, let most):
                    [[typed], [typed, "0"], [typed, "-1"], [typed, "x"], [typed, "1e999"], [typed, ""]]
                        + (most < .greatestFiniteMagnitude ? [[typed, "1e300"]] : [])
                case .count: [[typed], [typed, "-1"], [typed, "1.5"], [typed, "x"], [typed, "1e300"]]
                case .time:
                    [
                        [typed], [typed, "0"], [typed, "-1"], [typed, "x"], [typed, "1e999"], [typed, "5m"],
                    ]
                case .times:
                    [[typed], [typed, ""], [typed, "1,"], [typed, "1,,2"], [typed, "x"], [typed, "1;2"]]
                case .choice: [[typed], [typed, ""], [typed, "nothing"], ["\(typed)=nothing"]]
                }
            for arguments in wrong {
                // A flag that needs another one has it, so that nothing else is wrong.
                let needs: [Flag.Name: [String]] = [
                    .at: ["--at", "0"], .to: ["--to", "css"], .output: ["-o", "page.html"],
                ]
                let needed = flag.needs.flatMap { needs[$0] } ?? []
                let result = try speccli.run([name.rawValue, "no-such-file"] + needed + arguments)
                #expect(result.code == 2, "\(arguments)")
                #expect(result.output == "", "\(arguments)")
                #expect(result.errorLines.count == 1, "\(arguments)")
                #expect(result.errors.contains("'\(typed)"), "\(arguments): \(result.errors)")
                #expect(!result.errors.contains("no-such-file"), "\(arguments): \(result.errors)")
            }
        }
    }

    @Test(
        "a name that is nearly right is answered with the right one",
        arguments: [
            (["vaildate"], "validate"), (["bkae"], "bake"), (["Curve"], "curve"), (["hlep"], "help"),
            (["--hepl"], "--help"), (["bake", "--varient", "x"], "--variant"),
            (["bake", "--Format", "x"], "--format"),
            (["validate", "--format", "jsom"], "json"), (["sample", "--velocty"], "--velocity"),
        ])
    func suggestions(_ arguments: [String], _ suggestion: String) throws {
        let result = try speccli.run(arguments)
        #expect(result.code == 2)
        #expect(result.errors.contains("did you mean '\(suggestion)'"))
    }

    @Test("the help of a command shows each of its flags, with an example, on standard output")
    func help() throws {
        for name in Command.Name.allCases {
            let row = CommandTable.row(name)
            let result = try speccli("help", name.rawValue)
            #expect(result.code == 0)
            #expect(result.errors == "")
            for flag in row.flags { #expect(result.output.contains(flag.name.typed)) }
            for example in row.examples { #expect(result.output.contains(example.line)) }
            #expect(!row.examples.isEmpty)
            for flag in ["--help", "-h"] {
                let other = try speccli(name.rawValue, flag)
                #expect(other.output == result.output)
                #expect(other.code == 0)
            }
        }
    }

    @Test("the general help shows every command and the exit codes")
    func generalHelp() throws {
        let result = try speccli("--help")
        #expect(result.code == 0)
        #expect(result.errors == "")
        for name in Command.Name.allCases { #expect(result.output.contains("\n  \(name.rawValue) ")) }
        for code in 0...2 { #expect(result.output.contains("\n  \(code) ")) }
        #expect(try speccli("help").output == result.output)
        #expect(try speccli("-h").output == result.output)
    }

    @Test("no help line is wider than a terminal")
    func helpWidth() {
        for text in [Help.general] + CommandTable.rows.map({ Help.text(of: $0) }) {
            for line in text.split(separator: "\n") { #expect(line.unicodeScalars.count <= 100, "\(line)") }
        }
    }

    @Test("the version is one line")
    func version() throws {
        let result = try speccli("--version")
        #expect(result.code == 0)
        #expect(result.output == "speccli \(CompilerVersion.number)\n")
    }

    @Test("a flag's value stands behind it or after an equals sign; behind two hyphens all are operands")
    func spelling() throws {
        func parse(_ arguments: String...) throws -> Arguments {
            guard case .run(let parsed) = try Invocation(arguments) else { throw Failure("help") }
            return parsed
        }
        #expect(try parse("bake", "--fps", "60", "a").number(.fps) == 60)
        #expect(try parse("bake", "--fps=60", "a").number(.fps) == 60)
        #expect(try parse("bake", "-o", "b", "a").text(.output) == "b")
        #expect(try parse("bake", "-ob", "a").text(.output) == "b")
        #expect(try parse("bake", "--output=a=b", "a").text(.output) == "a=b")
        #expect(try parse("bake", "--variant", "x", "a", "--variant=y").texts(.variant) == ["x", "y"])
        #expect(try parse("sample", "a", "--at", "-0.5,0, 1e1").times(.at) == [-0.5, 0, 10])
        #expect(try parse("bake", "a", "--", "--fps", "-").operands == ["a", "--fps", "-"])
        #expect(try parse("validate", "-", "-q").operands == ["-"])
        #expect(try parse("validate", "--max-errors", "0").count(.maxErrors) == 0)
    }
}
