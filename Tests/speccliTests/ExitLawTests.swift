import Foundation
import TestSupport
import Testing

@testable import speccli

/// What every command owes to whoever runs it: an exit code of the contract, and with 1 or 2 a line on standard error that says
/// why.
@Suite("The law of exits")
struct ExitLawTests {
    /// What a spec can be, with whether it is one that plays; nil for what no command may take for a spec at all.
    static let inputs: [(name: String, text: String, isValid: Bool)] = {
        func spec(_ rest: String) -> String { #"{"motionSpec":1,"name":"A",\#(rest)}"# }
        func tree(_ node: String) -> String { spec(#""variants":{"v":{"motion":{\#(node)}}}"#) }
        var rows: [(name: String, text: String, isValid: Bool)] = [
            ("empty", "", false), ("space", " \n", false), ("word", "motion", false), ("null", "null", false),
            ("list", "[]", false), ("object", "{}", false), ("open", #"{"motionSpec":1,"#, false),
            ("version", #"{"motionSpec":2,"name":"A","variants":{}}"#, false),
            ("no variants", spec(#""variants":{}"#), false),
            ("unknown key", spec(#""variantz":{"v":{}}"#), false),
            (
                "a missing import",
                spec(#""imports":{"b":"gone.json"},"variants":{"v":{"motion":{"wait":1}}}"#), false
            ),
            (
                "an import of a folder",
                spec(#""imports":{"b":"folder.d"},"variants":{"v":{"motion":{"wait":1}}}"#), false
            ),
            ("itself", spec(#""imports":{"b":"spec.json"},"variants":{"v":{"motion":{"wait":1}}}"#), false),
            ("plain", tree(#""animate":"box.opacity","from":0,"to":1,"duration":1"#), true),
            (
                "animations",
                spec(
                    ##"""
                    "animations":{"box.opacity":{"values":[0,1],"timing":"t"}},"variants":{"v":{"timings":{"t":{"duration":1}}}}
                    """##), true
            ),
        ]
        let many = "[" + Array(repeating: "1", count: 65).joined(separator: ",") + "]"
        let odd = [
            "null", "[]", "[1]", "[[1]]", "[null]", #"{"width":1}"#, #"{"dx":1,"dy":2}"#, "{}", #"{"x":1}"#,
            many,
            "true", #""""#, #""word""#, "1e999",
        ]
        for value in TestBuild.some(of: odd) {
            // A property that the table doesn't know has the type of its values.
            for pair in [#""from":\#(value),"to":\#(value)"#, #""to":\#(value)"#, #""value":\#(value)"#] {
                rows.append(("\(pair)", tree(#""animate":"box.anything",\#(pair),"duration":1"#), false))
            }
            rows.append(
                (
                    "keyframes of \(value)",
                    tree(
                        #""animate":"box.anything","keyframes":[{"at":"0%","value":\#(value)},{"at":"100%","value":\#(value)}],"duration":1"#
                    ),
                    false
                ))
            rows.append(
                (
                    "values of \(value)",
                    spec(
                        #""animations":{"box.anything":{"values":[\#(value),\#(value)],"timing":"t"}},"variants":{"v":{"timings":{"t":{"duration":1}}}}"#
                    ),
                    false
                ))
        }
        return rows
    }()

    /// Commands that read a spec, each so that a spec with one variant 'v' is all it needs.
    private static func lines(_ name: Command.Name) -> [[String]] {
        switch name {
        case .validate: [["spec.json"], ["--format", "json", "spec.json"], ["."]]
        case .bake: [["spec.json"], ["spec.json", "--format", "swift"], ["spec.json", "-o", "out.json"]]
        case .sample: [["spec.json", "--at", "0"]]
        case .simulate: [["script.json"], ["script.json", "--continuity"]]
        case .play: [["spec.json", "--frames", "1"]]
        case .preview: [["spec.json"]]
        case .plot: [["spec.json"], ["spec.json", "--terminal"]]
        case .diff: [["spec.json", "spec.json"]]
        case .stats: [["spec.json"]]
        case .fmt, .importing, .curve, .explain, .schema, .completions, .initialize, .lsp: []
        }
    }

    private static func check(_ result: Speccli.Result, _ line: String) {
        #expect((0...2).contains(result.code), "\(line): \(result.code)")
        #expect(
            result.code == 0 || result.errors.hasSuffix("\n"), "\(line) ends with \(result.code) and no word")
    }

    @Test("all commands that read a spec agree about whether it is one", arguments: inputs.indices)
    func agreement(_ index: Int) throws {
        let input = Self.inputs[index]
        let scratch = try Scratch()
        try scratch.write("spec.json", input.text)
        try FileManager.default.createDirectory(
            at: scratch.url("folder.d"), withIntermediateDirectories: false)
        let script =
            #"{ "spec": "spec.json", "fps": 10, "until": 0.1, "initial": {}, "events": [{ "at": 0, "play": "v" }] }"#
        let speccli = Speccli(folder: scratch.folder)
        let verdict = try speccli("validate", "spec.json").code
        if input.isValid { #expect(verdict == 0) }
        for name in Command.Name.allCases {
            for words in Self.lines(name) {
                if name == .simulate { try scratch.write("script.json", script) }
                let line = "\(input.name): speccli \(name.rawValue) \(words.joined(separator: " "))"
                let result = try speccli.run([name.rawValue] + words)
                Self.check(result, line)
                if words == ["."] {
                    // A folder without a spec is a wrong use.
                    #expect(result.code == verdict || result.errors.contains("no specs in"), "\(line)")
                } else if verdict == 1 {
                    #expect(result.code == 1, "\(line): \(result.code), \(result.errors)")
                } else {
                    // Valid, and still not to be played without a value that nobody gave.
                    let isUnbound = result.errors.contains("has no value to start from")
                    #expect(result.code == (isUnbound ? 2 : 0), "\(line): \(result.errors)")
                }
                if name == .simulate { try FileManager.default.removeItem(at: scratch.url("script.json")) }
            }
        }
    }

    /// Arguments that can't work, for every command.
    private static func wrongLines(_ name: Command.Name) -> [[String]] {
        var lines: [[String]] = [
            ["--no-such-flag"], ["-\u{E9}"], [""], ["-o"], ["--format"], ["--format", "word"],
        ]
        switch name {
        case .validate, .stats, .fmt:
            lines += [
                ["gone"], ["folder.d"], ["latin.json"], ["broken.json"], ["gone*.json"], ["--root", "gone"],
                ["."],
            ]
        case .bake, .sample, .play, .preview, .plot, .simulate, .importing:
            lines += ["gone", "folder.d", "latin.json", "broken.json", "empty.json", "gone*.json"].map {
                [$0]
            }
            lines += [
                ["good.json", "--root", "gone"], ["good.json", "--variant", "w"],
                ["good.json", "--param", "x=1"],
            ]
            lines += [
                ["good.json", "-o", "folder.d/none/x"], ["good.json", "-o", "good.json"],
                ["good.json", "-o", "/proc/x"],
            ]
            lines += [["good.json", "--max-error", "1e-9", "--tolerance", "1"], ["damaged.bin"], []]
        case .diff:
            lines += [
                ["gone", "gone"], ["good.json"], ["good.json", "broken.json"], ["good.json", "other.json"],
                ["good.json", "other.json", "--format", "json"],
                ["good.json", "other.json", "--format", "markdown"],
                ["--against", "nowhere", "good.json"], ["broken.json", "good.json"],
                ["latin.json", "folder.d"],
            ]
        case .curve:
            lines += [
                ["nothing"], ["[1]"], ["fit", "gone"], ["fit", "[1]"], ["fit", "folder.d"],
                ["ease", "--at", "x"],
                ["ease", "--seconds", "--at", "1"], [#"{"spring":{}}"#], ["-"],
            ]
        case .explain, .schema: lines += [["nothing"], ["a", "b"]]
        case .lsp: lines += [["--stdio"], ["more"], []]
        case .completions: lines += [["nothing"], []]
        case .initialize: lines += [["a/b"], ["good"], ["--from", "none"]]
        }
        return lines
    }

    @Test("what can't be done is said on standard error, by every command", arguments: Command.Name.allCases)
    func failures(_ name: Command.Name) throws {
        let scratch = try Scratch()
        try scratch.write("folder.d/readme.txt", "")
        try scratch.write("good.json", Self.inputs.first { $0.name == "plain" }!.text)
        try scratch.write(
            "other.json",
            Self.inputs.first { $0.name == "plain" }!.text.replacing("\"to\":1", with: "\"to\":0.5"))
        try scratch.write("broken.json", #"{"motionSpec":1,"name":"A","#)
        try scratch.write("empty.json", "")
        try scratch.write("good.motion.json", "{}")
        try Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]).write(to: scratch.url("latin.json"))
        let binary = try Speccli.shell(
            "speccli bake good.json --format binary | head -c 40 > damaged.bin", in: scratch.folder)
        #expect(binary.code == 0)
        let speccli = Speccli(folder: scratch.folder)
        for words in Self.wrongLines(name) {
            Self.check(
                try speccli.run([name.rawValue] + words, input: "?"), "speccli \(name.rawValue) \(words)")
        }
        for words in [[name.rawValue + "x"], ["--nothing"], []] {
            Self.check(try speccli.run(words), "speccli \(words)")
        }
    }
}
