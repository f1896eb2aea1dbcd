import MotionModel
import Testing

@testable import SpecFormat

/// A duration by travel is one for values of every type, however they are written.
@Suite("A duration by travel")
struct TravelDurationTests {
    /// Two values and how far they are apart: of outlines, the points of the form that both have.
    static let ways: [(from: String, to: String, type: String, travel: Double)] = [
        ("4", "-3", "number", 7),
        ("[1, 2, 3]", "[1, 2.5, 3]", "vector", 0.5),
        ("true", "false", "bool", 1),
        (#""save""#, #""saved""#, "string", 1), (#""é""#, #""""#, "string", 1),
        (#""a""#, #""a""#, "string", 0),
        (#""M0 0 L1 1""#, #""M0 0 L4 1""#, "path", 3),
        (#""M0 0 L10 0""#, #""M0 0 C0 5 10 5 10 0 L10 4""#, "path", 5),
        ("\"red\"", "\"red\"", "color", 0), (#"{ "x": 1, "y": 2 }"#, #"{ "x": 1, "y": 6 }"#, "point", 4),
    ]

    @Test("counts what is between two values of any type", arguments: ways)
    func anyType(_ way: (from: String, to: String, type: String, travel: Double)) throws {
        let duration = #""duration": { "min": 0.5, "max": 90, "perUnit": 1 }"#
        let texts = [
            #""animations": { "a.own": { "values": [\#(way.from), \#(way.to)], "timing": "t" } }, "variants": { "v": { "timings": { "t": { \#(duration), "curve": "linear" } } } }"#,
            #""variants": { "v": { "motion": { "animate": "a.own", "from": \#(way.from), "to": \#(way.to), \#(duration), "curve": "linear" } } }"#,
        ]
        for text in texts {
            let file = SourceFile(
                path: "a.json",
                text:
                    #"{ "motionSpec": 1, "name": "A", "properties": { "a.own": { "type": "\#(way.type)" } }, \#(text) }"#
            )
            let result = SpecReader.read(file)
            let spec = try #require(result.spec, "\(text): \(result.diagnostics.map { $0.message })")
            guard case .tree(let root, _) = spec.variants[0].motion else {
                Issue.record("no tree")
                continue
            }
            #expect(root.total == 0.5 + way.travel, "\(text)")
        }
    }
}
