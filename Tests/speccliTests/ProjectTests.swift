import Foundation
import Testing

@testable import speccli

@Suite("speccli.json")
struct ProjectTests {
    private static let library =
        #"{ "motionSpec": 1, "name": "M", "curves": { "soft": { "bezier": [0.2, 0, 0, 1] } } }"#

    /// A spec that draws 'reduced-missing'.
    private static func spec(_ importing: String? = nil) -> String {
        let imports = importing.map { "\"imports\": { \"m\": \"\($0)\" }," } ?? ""
        let curve = importing == nil ? "linear" : "m.soft"
        return """
            { "motionSpec": 1, "name": "Box", \(imports)
              "animations": { "box.position.x": { "values": [0, 10], "timing": { "duration": "200ms", "curve": "\(curve)" } } },
              "variants": { "show": { "timings": {} } } }
            """
    }

    private func scratch(_ configuration: String) throws -> (Scratch, Speccli) {
        let scratch = try Scratch()
        try scratch.write("speccli.json", configuration)
        try scratch.write("app/specs/box.json", Self.spec())
        try scratch.write("lib/m.json", Self.library)
        return (scratch, Speccli(folder: scratch.url("app")))
    }

    @Test("rules have the severities that the project gives them, from any folder below")
    func rules() throws {
        let (scratch, speccli) = try scratch("{}")
        #expect(try speccli("validate", "specs").errors == "1 spec: 1 warning\n")
        for (severity, code, summary) in [
            ("error", 1, "1 error"), ("note", 0, "1 note"), ("off", 0, "no problems"),
        ] {
            try scratch.write("speccli.json", #"{ "rules": { "reduced-missing": "\#(severity)" } }"#)
            let result = try speccli("validate", "specs")
            #expect(result.code == Int32(code))
            #expect(result.errors == "1 spec: \(summary)\n")
        }
        // One that is nearer counts alone.
        try scratch.write("app/speccli.json", "{}")
        #expect(try speccli("validate", "specs").errors == "1 spec: 1 warning\n")
    }

    @Test("imports may lie in the project, as far as it says, and no further without a word of '--root'")
    func root() throws {
        let (scratch, speccli) = try scratch("{}")
        try scratch.write("app/specs/far.json", Self.spec("../../lib/m.json"))
        #expect(try speccli("validate", "specs/far.json").code == 0)
        try scratch.write("speccli.json", #"{ "root": "app" }"#)
        let refused = try speccli("validate", "specs/far.json")
        #expect(refused.code == 1)
        #expect(refused.output.contains("(import-outside)") && refused.output.contains("'--root'"))
        #expect(try speccli("validate", "specs/far.json", "--root", "..").code == 0)
    }

    @Test("'curve' knows libraries by name, from the project or from --import")
    func libraries() throws {
        let (scratch, speccli) = try scratch(#"{ "libraries": { "m": "lib/m.json" } }"#)
        let expected = try speccli("curve", #"{ "bezier": [0.2, 0, 0, 1] }"#, "--at", "0.3").output
        #expect(try speccli("curve", "m.soft", "--at", "0.3").output == expected)
        let wrong = try speccli("curve", "m.sofd")
        #expect(wrong.code == 2 && wrong.errors.contains("did you mean 'm.soft'"))
        try scratch.write("speccli.json", "{}")
        #expect(try speccli("curve", "m.soft").code == 1)
        #expect(
            try speccli("curve", "n.soft", "--import", "n=../lib/m.json", "--at", "0.3").output == expected)
        #expect(try speccli("curve", "n.soft", "--import", "lib").code == 2)
    }

    @Test("rules in SARIF lead to the page that the project names")
    func rulesPage() throws {
        let (scratch, speccli) = try scratch(#"{ "rulesPage": "https://example.com/rules" }"#)
        let page = "https://example.com/rules#reduced-missing"
        func rule() throws -> JSON {
            let log = try JSON(speccli("validate", "--format", "sarif", "specs").output)
            return log["runs"].list[0]["tool"]["driver"]["rules"].list[0]
        }
        #expect(try rule()["helpUri"].text == page)
        try scratch.write("speccli.json", "{}")
        #expect(try rule()["helpUri"].isNull)
    }

    @Test("'bake' without a spec makes what the project says, in folders that it makes")
    func targets() throws {
        let (scratch, speccli) = try scratch(
            #"{ "bake": [ { "specs": "app/specs/*.json", "output": "out/css/", "format": "css" }, { "specs": ["app/specs/box.json"], "output": "out/box.json", "tolerance": 0.01 } ] }"#
        )
        let result = try speccli("bake")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try scratch.names(in: "out") == ["box.json", "css"])
        #expect(try scratch.names(in: "out/css") == ["box.css"])
        #expect(try scratch.read("out/box.json").contains("\"tolerance\": 0.01"))
        #expect(try speccli("bake", "--format", "css").code == 2)
        try scratch.write("speccli.json", "{}")
        let none = try speccli("bake")
        #expect(none.code == 2 && none.errors.contains("'speccli.json'"))
    }

    @Test(
        "what is wrong in it is said with its place, by every command that reads it",
        arguments: [
            (#"{ "rule": {} }"#, "line 1, column 3: the configuration has no key 'rule'"),
            (#"{ "rules": { "reduced-mising": "off" } }"#, "did you mean 'reduced-missing'"),
            (#"{ "rules": { "unknown-key": "off" } }"#, "'unknown-key' is always an error"),
            (#"{ "rules": { "flash": "off" } }"#, "in '$lint' with a reason"),
            (#"{ "rules": { "too-long": "warn" } }"#, "is one of off, error, warning, note"),
            (#"{ "bake": [ { "specs": "a.json" } ] }"#, "needs 'output'"),
            (#"{ "bake": [ { "specs": "a.json", "output": "b", "fps": 60, "tolerance": 1 } ] }"#, "excludes"),
            (
                #"{ "bake": [ { "specs": "a.json", "output": "b", "format": "csss" } ] }"#,
                "did you mean 'css'"
            ),
            ("[]", "line 1, column 1"), ("{", "line 1, column 1"),
        ])
    func mistakes(_ text: String, _ phrase: String) throws {
        let (scratch, speccli) = try scratch(text)
        for line in [["validate", "specs"], ["bake"], ["sample", "specs/box.json"], ["curve", "ease"]] {
            let result = try speccli.run(line)
            #expect(result.code == 2, "\(line)")
            #expect(result.errorLines.count == 1)
            #expect(result.errors.hasPrefix("speccli: '../speccli.json', line "), "\(result.errors)")
            #expect(result.errors.contains(phrase), "\(result.errors)")
        }
        #expect(try scratch.names().contains("speccli.json"))
    }
}
