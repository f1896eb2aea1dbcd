import Foundation
import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("What changed besides values")
struct MotionAlterationTests {
    private static let base = """
        { "motionSpec": 1, "name": "Box",
          "parameters": { "width": 100 },
          "states": ["closed", "open"],
          "properties": { "box.glow": { "type": "number", "unit": "points" } },
          "animations": {
            "box.position.x": { "values": [0, 100], "timing": "t" },
            "box.glow": { "values": [0, 1], "timing": "t" } },
          "variants": {
            "open": { "reducedMotion": "instant", "timings": { "t": { "duration": 0.2, "curve": "linear" } } },
            "close": { "reverseValues": true, "reducedMotion": "instant",
              "timings": { "t": { "duration": 0.2, "curve": "linear" } } } } }
        """

    /// An edit of the spec, the class it has, and a phrase that tells it.
    struct Row: Sendable, CustomTestStringConvertible {
        let find: String
        let replacement: String
        let difference: DifferenceClass
        let phrase: String
        var testDescription: String { "\(phrase): \(difference.rawValue)" }
    }

    static let rows = [
        Row(
            find: #""name": "Box""#, replacement: #""name": "Case""#, difference: .breaking,
            phrase: "renamed from 'Box' to 'Case'"),
        Row(
            find: #""width": 100"#, replacement: #""height": 100"#, difference: .breaking,
            phrase: "parameter 'width' removed"),
        Row(
            find: #""width": 100"#, replacement: #""width": [1, 2]"#, difference: .breaking,
            phrase: "parameter 'width' was number and is"),
        Row(
            find: #""width": 100"#, replacement: #""width": 100, "height": 1"#, difference: .invisible,
            phrase: "parameter 'height' added"),
        Row(
            find: #""closed", "open""#, replacement: #""shut", "open""#, difference: .breaking,
            phrase: "state 'closed' removed"),
        Row(
            find: #""close": {"#, replacement: #""shut": {"#, difference: .breaking, phrase: "variant removed"
        ),
        Row(
            find: #""unit": "points""#, replacement: #""unit": "share""#, difference: .breaking,
            phrase: "was in the unit 'points' and is in 'share'"),
        Row(
            find: #""open": { "reducedMotion": "instant", "#, replacement: #""open": { "#,
            difference: .breaking, phrase: "form for reduced motion removed"),
        Row(
            find: #""box.glow": { "values": [0, 1], "timing": "t" } },"#,
            replacement: #""box.shine": { "values": [0, 1], "timing": "t" } },"#, difference: .breaking,
            phrase: "moves no longer"),
        Row(
            find: #""unit": "points" } }"#, replacement: #""unit": "points", "additive": false } }"#,
            difference: .visible, phrase: "replaces what plays instead of adding to it"),
        Row(
            find: #""open": { "reducedMotion": "instant", "timings": { "t": { "duration": 0.2,"#,
            replacement: #""open": { "reducedMotion": "instant", "timings": { "t": { "duration": 0.20001,"#,
            difference: .invisible, phrase: "takes 0.2 s, less than 0.1 ms off"),
    ]

    @Test("has the class of its rule, and is told", arguments: rows)
    func alteration(_ row: Row) throws {
        let text = Self.base.replacingOccurrences(of: row.find, with: row.replacement)
        #expect(text != Self.base)
        let (old, new) = (
            try MotionDifferenceTests.compiled(Self.base), try MotionDifferenceTests.compiled(text)
        )
        let difference = try MotionDifferenceTests.difference(old, new)
        #expect(difference.difference == row.difference, "\(difference.text)")
        #expect(difference.text.contains(row.phrase), "\(difference.text)")
        #expect(difference.json.text(pretty: true).contains(row.phrase))
    }

    @Test("what is added breaks nothing, what is taken away again does")
    func direction() throws {
        let new = try MotionDifferenceTests.compiled(
            Self.base.replacingOccurrences(
                of: #""variants": {"#,
                with:
                    #""variants": { "more": { "reducedMotion": "instant", "timings": { "t": { "duration": 0.1 } } },"#
            ))
        let old = try MotionDifferenceTests.compiled(Self.base)
        #expect(try MotionDifferenceTests.difference(old, new).difference == .invisible)
        #expect(try MotionDifferenceTests.difference(new, old).difference == .breaking)
    }

    @Test(
        "an endless loop in the phase of the clock isn't one that begins anew", arguments: ["linear", "ease"])
    func synchronization(_ curve: String) throws {
        func spec(_ member: String, _ count: String) throws -> CompiledMotion {
            try MotionDifferenceTests.compiled(
                """
                { "motionSpec": 1, "name": "A", "variants": { "go": { "motion": { "animate": "a.opacity", "from": 0.5, "to": 1,
                "duration": "400ms", "curve": "\(curve)", "direction": "alternate", \(member) "iterations": \(count) } } } }
                """)
        }
        let (own, shared) = (try spec("", "\"infinite\""), try spec("\"sync\": true,", "\"infinite\""))
        let there = try MotionDifferenceTests.difference(own, shared)
        #expect(
            there.difference == .visible && there.text.contains("keeps the phase of the clock"),
            "\(there.text)")
        let back = try MotionDifferenceTests.difference(shared, own)
        #expect(back.difference == .visible && back.text.contains("begins anew"), "\(back.text)")
        #expect(try MotionDifferenceTests.difference(own, own).isEmpty)
    }
}
