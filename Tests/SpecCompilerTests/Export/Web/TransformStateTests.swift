import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Transforms between the states of a style sheet")
struct TransformStateTests {
    private func losses(_ values: String, curve: String = "linear") throws -> [ExportLoss] {
        let spec = try WebSpec.read(
            """
            "states": ["a", "b"], "animations": { "card.transform": \(values) },
            "variants": {
              "go": { "from": "a", "to": "b", "timings": { "*": { "duration": 1, "curve": "\(curve)" } } },
              "back": { "from": "b", "to": "a", "timings": { "*": { "duration": 1, "curve": "\(curve)" } } } },
            "transitions": [{ "from": "a", "to": "b", "on": "tap" }, { "from": "b", "to": "a", "on": "tap" }]
            """)
        return try Export(.css, of: ExportSource(spec)).losses
    }

    @Test(
        "what a browser mixes of two matrices and the motion of functions is a loss, as large as it is",
        arguments: [
            // Back by a quarter turn instead of on by three.
            (#"[[{ "rotate": 0 }], [{ "rotate": 270 }]]"#, 0.7),
            // Not at all.
            (#"[[{ "rotate": 0 }], [{ "rotate": 360 }]]"#, 1.0),
            // Straight, where the functions lead round: at half the time half of (100, 100) instead of (71, 71).
            (
                #"[[{ "rotate": 0 }, { "translate": [100, 0] }], [{ "rotate": 90 }, { "translate": [100, 0] }]]"#,
                0.2
            ),
        ])
    func mixed(_ values: String, _ least: Double) throws {
        let mixed = try losses(values).filter { $0.phrase.contains("mixes the matrices of its states") }
        #expect(mixed.map { $0.variant } == ["go", "back"])
        #expect(mixed.allSatisfy { ($0.size ?? 0) >= least && $0.kind == .replacement }, "\(mixed)")
    }

    @Test(
        "nothing is said where both are the same, nor of a perspective that goes beyond none",
        arguments: [
            #"[[{ "rotate": 0 }], [{ "rotate": 90 }]]"#,
            #"[[{ "translate": [0, 10] }, { "scale": 1 }], [{ "translate": [50, 10] }, { "scale": 2 }]]"#,
            #"[[{ "perspective": 400 }, { "rotateY": 0 }], [{ "perspective": "none" }, { "rotateY": 40 }]]"#,
            #"[[{ "perspective": 400 }], [{ "perspective": 200 }]]"#,
        ], ["linear", "back.out"])
    func same(_ values: String, _ curve: String) throws {
        let said = try losses(values, curve: curve).filter { !$0.phrase.contains("interrupted") }
        #expect(said.isEmpty, "\(said)")
    }

    @Test("what an interruption loses is said, as of anything else")
    func interruption() throws {
        for (values, phrase) in [
            (#"[[{ "rotate": 0 }], [{ "rotate": 90 }]]"#, "loses its speed"),
            (
                #"{ "values": [[{ "rotate": 0 }], [{ "rotate": 90 }]], "additive": false }"#,
                "may take less time"
            ),
        ] {
            let said = try losses(values)
            #expect(said.contains { $0.phrase.contains(phrase) && ($0.size ?? 0) > 0.01 }, "\(said)")
        }
    }
}
