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

    @Test("several files of tokens are one, and a resolver document names its files, for a context")
    func severalFiles() throws {
        let scratch = try Scratch()
        let calm = tokens.replacing("100", with: "300")
        try scratch.write("tokens/fast.json", tokens)
        try scratch.write("tokens/calm.json", calm)
        try scratch.write(
            "tokens/all.resolver.json",
            ##"""
            { "version": "2025.10", "sets": { "core": { "sources": [{ "$ref": "fast.json" }] } },
              "modifiers": { "speed": { "default": "usual", "contexts": {
                "usual": [], "calm": [{ "$ref": "calm.json" }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/modifiers/speed" }] }
            """##)
        let speccli = Speccli(folder: scratch.folder)
        let both = try speccli("import", "tokens/fast.json", "tokens/calm.json")
        #expect(both.code == 0 && both.output.contains("\"fast\": \"300ms\""))
        let usual = try speccli("import", "tokens/all.resolver.json")
        #expect(usual.code == 0 && usual.errors == "" && usual.output.contains("\"fast\": \"100ms\""))
        let chosen = try speccli(
            "import", "tokens/all.resolver.json", "--context", "speed=calm", "-o", "out.json")
        #expect(chosen.code == 0 && chosen.output == "")
        #expect(try scratch.read("out.json").contains("\"fast\": \"300ms\""))
        // Nothing that was read is written over, also what only the document names.
        for target in ["tokens/all.resolver.json", "tokens/fast.json"] {
            let old = try scratch.read(target)
            let refused = try speccli("import", "tokens/all.resolver.json", "-o", target)
            #expect(refused.code == 2 && refused.errors.contains("'\(target)' is"), "\(refused.errors)")
            #expect(try scratch.read(target) == old)
        }
        try scratch.write("card.css", css)
        let mixed = try speccli("import", "card.css", "tokens/fast.json")
        #expect(
            mixed.code == 2
                && mixed.errors.contains("'card.css' and 'tokens/fast.json' aren't of one format"))
        try scratch.write("fast.json", tokens)
        try scratch.write(
            "tokens/out.resolver.json",
            ##"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [{ "$ref": "../fast.json" }] }] }"##
        )
        let inner = Speccli(folder: scratch.folder.appending(path: "tokens"))
        #expect(try inner("import", "out.resolver.json").errors.contains("'--root'"))
        #expect(try inner("import", "out.resolver.json", "--root", "..").code == 0)
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

    @Test("a spec that 'validate' will refuse is written, and the exit code and a line say so")
    func judged() throws {
        let scratch = try Scratch()
        try scratch.write(
            "blink.css",
            ".a { animation: blink 100ms infinite } @keyframes blink { 50% { opacity: 0 } 0%, 100% { opacity: 1 } }"
        )
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("import", "blink.css", "-o", "blink.json")
        #expect(result.code == 1)
        #expect(
            result.errorLines.last
                == "speccli: the spec that 'blink.css' makes has an error, which 'speccli validate' shows")
        #expect(try speccli("validate", "blink.json").code == 1)
        #expect(try speccli("import", "blink.css").output == (try scratch.read("blink.json")))
        #expect(try speccli("import", "blink.css").code == 1)
    }

    @Test("colours of a style sheet go through the same colours as in a browser")
    func colours() throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        // What is half-way, by the sentence of CSS Color 4, section 12: legacy colours in sRGB, premultiplied, others in OKLab.
        let rows: [(String, String, [Double])] = [
            ("red", "blue", [0.5, 0, 0.5, 1]), ("#f00", "rgb(0 0 255)", [0.5, 0, 0.5, 1]),
            ("rgba(255, 0, 0, 0.5)", "#00f8", [15.0 / 31, 0, 16.0 / 31, 31.0 / 60]),
            ("hsl(0 100% 50%)", "transparent", [1, 0, 0, 0.5]),
        ]
        for (from, to, middle) in rows {
            try scratch.write(
                "a.css",
                "@keyframes k { from { color: \(from) } to { color: \(to) } } p { animation: k 1s linear }")
            let made = try speccli("import", "a.css", "-o", "a.json")
            #expect(made.code == 0, "\(made.errors)")
            let sample = try speccli("sample", "a.json", "--at", "0.5")
            #expect(sample.code == 0, "\(sample.errors)")
            let numbers = try Self.srgb(sample.output)
            for (number, expected) in zip(numbers, middle) {
                #expect((number - expected).magnitude < 1e-5, "\(from) to \(to): \(numbers)")
            }
        }
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

    /// The components of the one colour in a sample, in sRGB and from 0 to 1, by the published matrices.
    private static func srgb(_ sample: String) throws -> [Double] {
        let values = try JSON(sample)["values"]
        let text = try #require(values[values.keys[0]].list.first?.text)
        guard text.hasPrefix("oklab(") else {
            Issue.record("'\(text)' is in another space")
            return []
        }
        let words = text.dropFirst("oklab(".count).dropLast().replacing("/", with: "").split(separator: " ")
        let numbers: [Double] = words.compactMap { Double(String($0)) }
        let (lightness, a, b) = (numbers[0], numbers[1], numbers[2])
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        let linear: [Double] = [
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
        ]
        let encoded = linear.map { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
        return encoded + [numbers.count > 3 ? numbers[3] : 1]
    }
}
