import Foundation
import SpecFormat
import TestSupport
import Testing

@Suite("Design tokens become a library")
struct TokenImportTests {
    private func read(_ text: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        SpecImport.spec(
            from: SourceFile(path: "a.tokens.json", text: text), as: .tokens, named: "Tokens")
    }

    /// The members of the spec behind its name, without layout.
    private func body(_ text: String) throws -> String {
        let (bytes, diagnostics) = read(text)
        let problems = Report(file: SourceFile(path: "a", text: text), diagnostics: diagnostics).short()
        let spec = try #require(bytes, "\(problems)")
        let value = try #require(JSONValue(text: String(decoding: spec, as: UTF8.self)))
        guard case .object(let members) = value else { return "" }
        #expect(members.prefix(2).map { $0.0 } == ["motionSpec", "name"])
        return JSONValue.object(Array(members.dropFirst(2))).text(pretty: false)
    }

    /// One feature of the format: tokens, and the members of the spec they mean.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let tokens: String
        let spec: String
        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row(
            name: "a duration keeps its unit and its digits",
            tokens: ##"{ "a": { "$type": "duration", "$value": { "value": 0.075, "unit": "s" } } }"##,
            spec: ##"{"durations":{"a":"0.075s"}}"##),
        Row(
            name: "a curve is a Bézier",
            tokens: ##"{ "a": { "$type": "cubicBezier", "$value": [0.4, -1, 0.2, 2.5] } }"##,
            spec: ##"{"curves":{"a":{"bezier":[0.4,-1,0.2,2.5]}}}"##),
        Row(
            name: "a type is inherited from the nearest group that has one",
            tokens: ##"""
                { "$type": "cubicBezier", "x": { "$type": "duration", "y": { "z": { "$value": { "value": 1, "unit": "s" } } } },
                  "c": { "$value": [0, 0, 1, 1] } }
                """##,
            spec: ##"{"durations":{"x.y.z":"1s"},"curves":{"c":{"bezier":[0,0,1,1]}}}"##),
        Row(
            name: "an alias stays a reference, and has the type of what it names",
            tokens: ##"""
                { "a": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
                  "$type": "cubicBezier", "b": { "$value": "{a}" }, "c": { "$value": "{b}" } }
                """##,
            spec: ##"{"durations":{"a":"1s","b":"a","c":"b"}}"##),
        Row(
            name: "a pointer to a whole value is an alias, one into a value is its part",
            tokens: ##"""
                { "x y": { "a/b": { "$type": "cubicBezier", "$value": [0.1, 0.2, 0.3, 0.4] } },
                  "whole": { "$type": "cubicBezier", "$ref": "#/x%20y/a~1b/$value" },
                  "part": { "$type": "cubicBezier", "$value": [0, { "$ref": "#/x y/a~1b/$value/1" }, 1, { "$ref": "#/whole/$value/3" }] } }
                """##,
            spec:
                ##"{"curves":{"x y.a/b":{"bezier":[0.1,0.2,0.3,0.4]},"whole":"x y.a/b","part":{"bezier":[0,0.2,1,0.4]}}}"##
        ),
        Row(
            name: "a root token has the name of its group",
            tokens: ##"""
                { "$type": "duration", "fast": { "$root": { "$value": { "value": 90, "unit": "ms" } },
                  "er": { "$value": "{fast.$root}" } } }
                """##,
            spec: ##"{"durations":{"fast":"90ms","fast.er":"fast"}}"##),
        Row(
            name: "a transition is a timing; a delay of nothing is none",
            tokens: ##"""
                { "d": { "$type": "duration", "$value": { "value": 90, "unit": "ms" } },
                  "t": { "$type": "transition", "$value": { "duration": "{d}", "delay": { "value": 0, "unit": "ms" },
                    "timingFunction": [0, 0, 1, 1] } },
                  "u": { "$type": "transition", "$value": { "duration": { "$ref": "#/t/$value/duration" },
                    "delay": { "value": -5, "unit": "ms" }, "timingFunction": { "$ref": "#/t/$value/timingFunction" } } } }
                """##,
            spec: ##"""
                {"durations":{"d":"90ms"},"timings":{"t":{"duration":"d","curve":{"bezier":[0,0,1,1]}},"u":{"delay":"-5ms","duration":"d","curve":{"bezier":[0,0,1,1]}}}}
                """##),
        Row(
            name: "a group that extends another has its tokens, and its own over them",
            tokens: ##"""
                { "base": { "$type": "duration", "a": { "$value": { "value": 1, "unit": "ms" } },
                    "in": { "b": { "$value": { "value": 2, "unit": "ms" } } } },
                  "more": { "$extends": "{base}", "a": { "$value": { "value": 3, "unit": "ms" } },
                    "in": { "c": { "$value": { "value": 4, "unit": "ms" } } } },
                  "most": { "$extends": "#/more" } }
                """##,
            spec: ##"""
                {"durations":{"base.a":"1ms","base.in.b":"2ms","more.a":"3ms","more.in.b":"2ms","more.in.c":"4ms","most.a":"3ms","most.in.b":"2ms","most.in.c":"4ms"}}
                """##),
        Row(
            name: "a group that refers to another extends it, also through a third one",
            tokens: ##"""
                { "base": { "$type": "duration", "a": { "$value": { "value": 1, "unit": "ms" } } },
                  "more": { "$ref": "#/base", "b": { "$value": { "value": 2, "unit": "ms" } } },
                  "most": { "$ref": "#/more" }, "use": { "$value": "{most.b}" } }
                """##,
            spec:
                ##"{"durations":{"base.a":"1ms","more.a":"1ms","more.b":"2ms","most.a":"1ms","most.b":"2ms","use":"most.b"}}"##
        ),
        Row(
            name: "what is said about a token stays with it, aliases of it without it",
            tokens: ##"""
                { "a": { "$type": "duration", "$value": { "value": 1, "unit": "s" }, "$description": "d", "$deprecated": "use b" },
                  "b": { "$type": "duration", "$value": { "value": 2, "unit": "s" }, "$deprecated": true } }
                """##,
            spec: ##"""
                {"durations":{"a":{"value":1,"unit":"s","description":"d","$extensions":{"org.motionspec.tokens":{"deprecated":"use b"}}},"b":{"value":2,"unit":"s","$extensions":{"org.motionspec.tokens":{"deprecated":true}}}}}
                """##),
        Row(
            name: "what is said about a group stays, by its path",
            tokens: ##"""
                { "$description": "all", "g": { "$type": "duration", "$description": "some", "$deprecated": "old",
                  "a": { "$value": { "value": 1, "unit": "s" } } } }
                """##,
            spec: ##"""
                {"description":"all","$extensions":{"org.motionspec.tokens":{"groups":{"g":{"$description":"some","$deprecated":"old"}}}},"durations":{"g.a":"1s"}}
                """##),
        Row(
            name: "a name that would be read as a value gets an underscore",
            tokens: ##"{ "$type": "duration", "100": { "$value": { "value": 1, "unit": "s" } } }"##,
            spec: ##"{"durations":{"_100":"1s"}}"##),
        Row(
            name: "the exact curve beside the four numbers counts, and a spring takes its own time",
            tokens: ##"""
                { "c": { "$type": "cubicBezier", "$value": [0, 0, 0, 1], "$extensions": { "org.motionspec":
                    { "curve": { "spring": { "duration": 0.5 } }, "standIn": [0, 0, 0, 1] } } },
                  "t": { "$type": "transition", "$value": { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 0, "unit": "s" },
                    "timingFunction": "{c}" }, "$extensions": { "org.motionspec": { "curve": "smooth",
                    "standIn": { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 0, "unit": "s" }, "timingFunction": "{c}" } } } } }
                """##,
            spec: ##"""
                {"curves":{"c":{"spring":{"duration":0.5}}},"timings":{"t":{"curve":"smooth"}}}
                """##),
    ]

    @Test("Every part of the format means what it says, and draws no remark", arguments: rows)
    func feature(_ row: Row) throws {
        #expect(try body(row.tokens) == row.spec)
        #expect(read(row.tokens).diagnostics == [])
    }

    @Test("A token with the name of CSS's easing isn't that easing")
    func easingNames() throws {
        let text =
            #"{ "ease-out": { "$type": "cubicBezier", "$value": [1, 0, 0, 1] }, "t": { "$type": "transition", "$value": "1s ease-out" } }"#
        #expect(try body(text).contains(#""t":{"duration":"1s","curve":{"css":"ease-out"}}"#))
    }

    @Test("What other tools keep in '$extensions' survives byte for byte, on the file, groups and tokens")
    func foreignExtensions() throws {
        let foreign = [
            #"{ "b":1,   "a" : [ 1.50, 2e0 ], "é\u00e9": "\/" }"#, "{\n\t\"deep\" : { \"x\":[ ] }\n}",
            "[1,  2]",
        ]
        let text = """
            { "$extensions": { "com.example.file": \(foreign[0]) },
              "g": { "$type": "duration", "$extensions": {"com.example.group":\(foreign[1])},
                "a": { "$value": { "value": 1, "unit": "s" }, "$extensions": { "com.example.token" :  \(foreign[2]) } },
                "b": { "$value": { "value": 2, "unit": "s" }, "$deprecated": true,
                  "$extensions": { "com.example.token" :  \(foreign[2]) } } } }
            """
        let spec = String(decoding: try #require(read(text).bytes), as: UTF8.self)
        #expect(spec.contains("\"com.example.file\":\(foreign[0])"))
        #expect(spec.contains("\"com.example.group\":\(foreign[1])"))
        // Where nothing of ours is added, not even the space around it changes.
        #expect(spec.contains("{ \"com.example.token\" :  \(foreign[2]) }"))
        #expect(spec.contains("{\"com.example.token\":\(foreign[2]),\"org.motionspec.tokens\""))
    }

    @Test("A dialect means what the format means once its corrections are applied")
    func dialects() throws {
        let url = InterchangeProblemTests.folder.appending(path: "token-dialect.tokens.json")
        var text = try String(contentsOf: url, encoding: .utf8)
        let before = read(text)
        #expect(before.diagnostics.allSatisfy { $0.id == .tokenDialect })
        let fixable = before.diagnostics.filter { !$0.fixes.isEmpty }
        #expect(fixable.count >= 9)
        for _ in 0..<4 {
            let fixes = read(text).diagnostics.compactMap { $0.fixes.first }
            text = String(decoding: FixIt.apply(fixes, to: [UInt8](text.utf8)), as: UTF8.self)
        }
        let after = read(text)
        #expect(after.bytes == before.bytes)
        #expect(after.diagnostics.allSatisfy { $0.fixes.isEmpty })
        #expect(after.diagnostics.count < before.diagnostics.count / 2)
    }

    @Test(
        "A spec that comes out is valid, in its final layout, and the input is never too strange to be read")
    func mutations() throws {
        var random = SplitMix64(seed: 5)
        let texts = Self.rows.map { $0.tokens } + TokenSourceTests.tables.map { $0.text }
        let sources = texts.map { [UInt8]($0.utf8) }
        let words = [
            "\"$value\"", "\"$type\"", "\"$ref\"", "\"#/a\"", "\"{a}\"", "\"{b}\"", "{", "}", "[", "]",
            "\"duration\"",
            "\"cubicBezier\"", "\"transition\"", "\"$extends\"", "\"$root\"", "1e400", "-1", "\"\"",
            "\"$extensions\"",
            "\"org.motionspec\"", "\"spec\"", "null", ":", ",", "\"{a.b.c}\"", "\"#/\"", "\"100ms\"", "1e300",
        ]
        var made = 0
        for round in 0..<1200 {
            var bytes = sources[round % sources.count]
            for _ in 0...random.below(3) {
                let place = random.below(bytes.count)
                switch random.below(3) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(contentsOf: words[random.below(words.count)].utf8, at: place)
                default:
                    let other = sources[random.below(sources.count)]
                    let start = random.below(other.count)
                    let piece = other[start..<min(other.count, start + 1 + random.below(40))]
                    bytes.replaceSubrange(place..<min(bytes.count, place + random.below(10)), with: piece)
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            let file = SourceFile(path: "m.tokens.json", bytes: bytes)
            let (spec, diagnostics) = SpecImport.spec(from: file, as: .tokens, named: "Mutant")
            #expect((spec == nil) == diagnostics.contains { $0.severity == .error })
            for diagnostic in diagnostics { #expect(file.range.contains(diagnostic.range)) }
            guard let spec else { continue }
            made += 1
            let output = SourceFile(path: "m.json", bytes: spec)
            #expect(!SpecReader.read(output).diagnostics.contains { $0.severity == .error })
            var none = Diagnostics()
            #expect(output.formatted(diagnostics: &none) == spec)
        }
        #expect(made > 40)
    }
}
