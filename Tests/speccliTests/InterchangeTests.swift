import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("speccli import, curve fit and design tokens")
struct InterchangeTests {
    private let tokens = #"{ "fast": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } } }"#
    private let css = "@keyframes fade { from { opacity: 0 } to { opacity: 1 } }"

    @Test("tokens and style sheets become specs that are named after their files and are valid")
    func specs() throws {
        let scratch = try Scratch()
        try scratch.write("brand-motion.tokens.json", tokens)
        try scratch.write("card.css", css)
        let speccli = Speccli(folder: scratch.folder)
        for (source, name) in [("brand-motion.tokens.json", "BrandMotion"), ("card.css", "Card")] {
            let result = try speccli("import", source)
            #expect(result.code == 0)
            #expect(result.errors == "")
            #expect(result.output.contains("\"name\": \"\(name)\""))
            try scratch.write("made.json", result.output)
            #expect(try speccli("validate", "made.json").code == 0)
            #expect(try speccli("fmt", "--check", "made.json").code == 0)
            #expect(try speccli("import", source, "-o", "\(name).json").output == "")
            #expect(try scratch.read("\(name).json") == result.output)
        }
    }

    @Test("standard input is read, and told apart by what it begins with")
    func standardInput() throws {
        #expect(try Speccli()("import", "-", input: tokens).output.contains("\"fast\": \"100ms\""))
        #expect(try Speccli()("import", "-", input: css).output.contains("\"animate\": \"element.opacity\""))
        let forced = try Speccli()("import", "-", "--format", "css", input: tokens)
        #expect(forced.code == 1)
    }

    @Test("a file with errors writes nothing, and neither does one that would go over itself")
    func refusals() throws {
        let scratch = try Scratch()
        try scratch.write("bad.tokens.json", tokens.replacing("100", with: "-1"))
        try scratch.write("good.tokens.json", tokens)
        try scratch.write("old.json", "old")
        let speccli = Speccli(folder: scratch.folder)
        let bad = try speccli("import", "bad.tokens.json", "-o", "old.json")
        #expect(bad.code == 1)
        #expect(bad.output == "")
        #expect(
            bad.errors.contains("bad.tokens.json:1:44: error: a duration can't be negative (token-value)"))
        #expect(try scratch.read("old.json") == "old")
        let itself = try speccli("import", "good.tokens.json", "-o", "./good.tokens.json")
        #expect(itself.code == 2)
        #expect(try scratch.read("good.tokens.json") == tokens)
        #expect(try speccli("import", "lost.css").code == 2)
    }

    @Test("warnings go to standard error and keep nothing from being written")
    func warnings() throws {
        let dialect = #"{ "fast": { "$type": "duration", "$value": "100ms" } }"#
        let result = try Speccli()("import", "-", input: dialect)
        #expect(result.code == 0)
        #expect(result.output.contains("\"fast\": \"100ms\""))
        #expect(result.errors.contains("warning") && result.errors.contains("(token-dialect)"))
    }

    @Test("what is baked as tokens comes back as the spec")
    func roundTrip() throws {
        let scratch = try Scratch()
        let spec = try String(
            contentsOf: Speccli.specs.appendingPathComponent("calendar-chip.json"), encoding: .utf8)
        try scratch.write("chip.json", spec)
        let speccli = Speccli(folder: scratch.folder)
        try FileManager.default.createDirectory(at: scratch.url("out"), withIntermediateDirectories: false)
        #expect(try speccli("bake", "chip.json", "--format", "dtcg", "-o", "out/").code == 0)
        let back = try speccli("import", "out/chip.tokens.json")
        #expect(back.output == spec)
        #expect(back.errors == "")
    }

    @Test("curve fit names the spring behind stops, from an argument or a file")
    func fit() throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        let stops = try speccli("curve", "bouncy", "--to", "css", "--format", "text").output
        try scratch.write("stops.txt", stops)
        let json = try JSON(speccli("curve", "fit", "stops.txt", "--duration", "0.8192").output)
        let best = json["fits"].list[0]
        let duration = best["curve"]["spring"]["duration"].number
        let bounce = best["curve"]["spring"]["bounce"].number
        #expect((duration - 0.5).magnitude < 0.005)
        #expect((bounce - 0.3).magnitude < 0.01)
        #expect(best["maxResidual"].number < 0.003)
        #expect(json["fits"].list[1]["curve"]["bezier"].list.count == 4)
        let text = try speccli("curve", "fit", stops, "--format", "text")
        #expect(text.output.hasPrefix("{\"spring\":{"))
        #expect(text.output.contains("damping ratio 0.7"))
    }

    @Test("curve fit reads pairs in any unit of time, and refuses what is no curve")
    func stops() throws {
        let pairs = try JSON(Speccli()("curve", "fit", "[[100, 0], [150, 0.5], [200, 1]]").output)
        #expect(pairs["fits"].list[0]["curve"]["bezier"].list.count == 4)
        for wrong in ["[1]", "[[0, 0], 1]", "[[1, 0], [0, 1]]", "nothing", "[\"a\", 1]"] {
            let result = try Speccli()("curve", "fit", wrong)
            #expect(result.code == 1, "\(wrong)")
            #expect(result.output == "")
        }
        #expect(try Speccli()("curve", "fit", "ease", "--plot").code == 2)
        #expect(try Speccli()("curve", "ease", "more").code == 2)
        #expect(try Speccli()("curve", "ease", "--duration", "2").code == 2)
    }
}
