import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Transforms of expressions")
struct TransformExpressionTests {
    private static func bound(_ values: String, _ parameters: [String: MotionValue]) throws -> BoundTimeline {
        let file = SourceFile(
            path: "a.json",
            text: """
                { "motionSpec": 1, "name": "A", "parameters": { "a": 1, "b": 2, "c": 3 },
                  "animations": { "box.glow": \(values) },
                  "variants": { "go": { "timings": { "*": { "duration": 1, "curve": "linear" } } } } }
                """)
        let (spec, diagnostics) = SpecReader.read(file)
        let errors = diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(Report(file: file, diagnostics: errors).short())")
        let motion = CompiledMotion(try #require(spec))
        return try motion.bind(
            motion.variants[0], parameters: motion.parameterComponents(parameters))
    }

    @Test(
        "What parameters make of a transform moves, to the last bit, as the same numbers written down",
        arguments: [
            (
                ##"[["= a", "= b", 0.5, "= c", 7, "= a + c"], [1, 0, 0, 2, "= b", 0]]"##,
                "[[0.75, 5, 0.5, -2, 7, -1.25], [1, 0, 0, 2, 5, 0]]"
            ),
            (
                ##"[[{ "matrix": ["= a", 0, 0, 0, 0, 1, "= b", 0, 0, 0, 1, 0, "= c", 8, 9, 1] }], [{ "matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }]]"##,
                ##"[[{ "matrix": [0.75, 0, 0, 0, 0, 1, 5, 0, 0, 0, 1, 0, -2, 8, 9, 1] }], [{ "matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }]]"##
            ),
            (
                ##"[[{ "translate": 4 }, { "matrix": [1, 0, "= c", 1, 0, 0] }, { "rotate": "= b * 9" }], [{ "translate": 4 }, { "matrix": [2, 1, 0, 1, 0, 3] }, { "rotate": 0 }]]"##,
                ##"[[{ "translate": 4 }, { "matrix": [1, 0, -2, 1, 0, 0] }, { "rotate": 45 }], [{ "translate": 4 }, { "matrix": [2, 1, 0, 1, 0, 3] }, { "rotate": 0 }]]"##
            ),
            (
                ##"[[{ "rotate3d": { "axis": ["= a", "= b", 0], "angle": "= 10 * b" } }], [{ "rotate3d": { "axis": [0.75, 5, 0], "angle": "= c" } }]]"##,
                ##"[[{ "rotate3d": { "axis": [0.75, 5, 0], "angle": 50 } }], [{ "rotate3d": { "axis": [0.75, 5, 0], "angle": -2 } }]]"##
            ),
            (
                ##"[[{ "rotate3d": { "axis": [0, "= b", 0], "angle": 90 } }], [{ "rotate3d": { "axis": ["= a", 0, 0], "angle": 9 } }]]"##,
                ##"[[{ "rotate3d": { "axis": [0, 5, 0], "angle": 90 } }], [{ "rotate3d": { "axis": [0.75, 0, 0], "angle": 9 } }]]"##
            ),
            (
                ##"[[{ "perspective": "= 100 * b" }, { "rotateY": 30 }], [{ "perspective": "none" }, { "rotateY": 0 }]]"##,
                ##"[[{ "perspective": 500 }, { "rotateY": 30 }], [{ "perspective": "none" }, { "rotateY": 0 }]]"##
            ),
            // A distance below 1 counts as 1.
            (
                ##"[[{ "perspective": "= a" }], [{ "perspective": "= c" }]]"##,
                ##"[[{ "perspective": 1 }], [{ "perspective": 1 }]]"##
            ),
        ])
    func parameters(_ values: String, _ written: String) throws {
        let given: [String: MotionValue] = ["a": .number(0.75), "b": .number(5), "c": .number(-2)]
        let (one, other) = (try Self.bound(values, given), try Self.bound(written, [:]))
        for step in 0...20 {
            let time = Double(step) / 20
            #expect(one.tracks[0].value(at: time) == other.tracks[0].value(at: time), "at \(time)")
            #expect(one.tracks[0].velocity(at: time) == other.tracks[0].velocity(at: time), "at \(time)")
        }
    }

    @Test("An axis that turns out to have no length turns nothing")
    func noAxis() throws {
        let values = ##"[[{ "rotate3d": { "axis": ["= a", 0, 0], "angle": 90 } }], [{ "scale": 1 }]]"##
        let track = try Self.bound(values, ["a": .number(0)]).tracks[0]
        #expect(track.value(at: 0) == .transform(.identity))
        #expect(track.value(at: 0) != (try Self.bound(values, [:])).tracks[0].value(at: 0))
    }
}
