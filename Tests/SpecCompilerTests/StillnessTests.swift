import MotionModel
import SpecCompiler
import TestSupport
import Testing

@testable import SpecFormat

/// What is judged to be still is what shows one value throughout, judged by playing it.
@Suite("Motion that is still")
struct StillnessTests {
    /// A property with some values that are equal to the eye and others that aren't, and what may stand beside them.
    struct Case: Sendable, CustomTestStringConvertible {
        let property: String
        let values: [String]
        var extras: [String] = [""]

        var testDescription: String { property }
    }

    static let cases = [
        Case(property: "a.zPosition", values: ["0", "1"]),
        Case(
            property: "a.transform.rotation", values: ["0", "90", "360", "720"],
            extras: ["", "\"turn\": \"shortest\",", "\"turn\": \"longest\","]),
        Case(
            property: "a.transform",
            values: [
                "[]", "[{ \"rotate\": 0 }]", "[{ \"rotate\": 360 }]", "[{ \"translate\": [0, 0] }]",
                "[{ \"translateX\": 5 }]", "[{ \"rotateY\": 360 }]",
                "[{ \"rotate\": 360 }, { \"translateX\": 5 }]",
                "[{ \"scale\": 1 }]", "[{ \"matrix\": [1, 0, 0, 1, 0, 0] }]",
            ]),
        Case(
            property: "a.backgroundColor",
            values: ["\"red\"", "\"#f00\"", "\"hsl(360 100% 50%)\"", "\"hsl(0 100% 50%)\"", "\"blue\""],
            extras: ["", "\"space\": \"hsl\",", "\"space\": \"oklab\",", "\"space\": \"srgb\","]),
        Case(property: "a.position", values: ["[0, 0]", "[1, 0]"]),
        Case(property: "a.path", values: ["\"M0 0 L1 1\"", "\"M0 0 L1 1 Z\"", "\"M0 0 L1 2\""]),
    ]

    @Test("is known by its values, in whatever form they are interpolated", arguments: cases)
    func values(_ one: Case) throws {
        for extra in one.extras {
            for from in one.values {
                for to in one.values {
                    try check(
                        "{ \"animate\": \"\(one.property)\", \(extra) \"from\": \(from), \"to\": \(to), \"curve\": \"linear\" }"
                    )
                }
            }
        }
    }

    @Test(
        "is known by what lies between its ends",
        arguments: [
            "{ \"path\": \"M0 0 H100 V100 H0 Z\", \"moves\": \"a.position\" }",
            "{ \"path\": \"M0 0\", \"moves\": \"a.position\" }",
            "{ \"animate\": \"a.zPosition\", \"from\": 0, \"through\": [1, 0] }",
            "{ \"animate\": \"a.zPosition\", \"from\": 0, \"through\": [0, 0] }",
            "{ \"animate\": \"a.zPosition\", \"from\": 0, \"value\": \"= sin(p * 360)\" }",
            "{ \"animate\": \"a.transform\", \"from\": [{ \"rotate\": 0 }], \"through\": [[{ \"rotate\": 360 }], [{ \"rotate\": 720 }]] }",
        ])
    func ways(_ motion: String) throws { try check(motion) }

    private func check(_ motion: String) throws {
        let text = """
            { "motionSpec": 1, "name": "A", "variants": { "v": { "motion": \(motion), "reducedMotion": "fade" } } }
            """
        let (found, diagnostics) = SpecReader.read(SourceFile(path: "a.json", text: text))
        guard let spec = found else {
            // Values that can't be mixed are reported, and nothing else is.
            #expect(
                diagnostics.contains { $0.id == .valueInvalid },
                "\(motion): \(diagnostics.map { $0.message })")
            return
        }
        let compiled = CompiledMotion(spec)
        let timeline = try compiled.bind(compiled.variants[0])
        let track = try #require(timeline.tracks.first)
        let start = track.value(at: 0).canonical
        let places = [0.1, 0.17, 0.29, 0.381966, 0.5, 0.618034, 0.77, 0.93, 1]
        let moves = places.contains { place in
            start.distance(to: track.value(at: place * timeline.duration).canonical) > 1e-9
        }
        guard case .tree(let node, _) = spec.variants[0].motion else { return }
        let leaf = try #require(node.leaves.first)
        #expect(leaf.isStill(parameters: []) == !moves, "\(motion)")
    }
}
