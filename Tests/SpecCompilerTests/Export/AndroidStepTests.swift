import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Lengths and colours as resources keep them")
struct AndroidStepTests {
    private func losses(_ path: String, _ values: String, _ curve: String = "\"linear\"") throws
        -> [ExportLoss]
    {
        let spec = try MotionTreeTests.spec(
            motion: "{ \"animate\": \"\(path)\", \(values), \"duration\": 0.3, \"curve\": \(curve) }")
        return try Export(.android, of: ExportSource(spec)).losses
    }

    // As aapt2 dumps what it has made of them.
    @Test(
        "a length loses the bits behind its last one",
        arguments: [
            (0.3, 0.3), (-0.3, -0.3), (300.7, 300.6953125), (-300.7, -300.6953125), (70000.5, 70000),
            (70000.7, 70000), (8_388_607, 8_388_607), (0.00000007, 0), (65535.996, 65535.9921875),
            (40000, 40000),
            (9_000_000, 8_388_607), (-9_000_000, -8_388_607),
        ])
    func lengths(_ length: Double, _ kept: Double) {
        #expect(abs(AndroidLength.kept(length) - kept) < 2e-7)
    }

    @Test("a length beyond the largest one is that, which is told with its size")
    func largest() throws {
        let far = try losses("a.transform.translation.x", #""from": 0, "to": 9000000"#)
        #expect(far.count == 1 && far[0].kind == .replacement && far[0].phrase.contains("8388607 dp"))
        #expect(abs(try #require(far.first?.size) - 0.068) < 1e-3)
        #expect(try losses("a.transform.translation.x", #""from": 0, "to": 8388607"#).isEmpty)
        let steps = try losses("a.transform.translation.x", #""from": 70000, "to": 70001.5"#)
        #expect(abs(try #require(steps.first?.size) - 1.0 / 3) < 1e-2)
    }

    @Test("a colour of eight bits loses nothing, and another one does")
    func colors() throws {
        let exact = try losses(
            "a.backgroundColor", ##""from": "#000000", "to": "#4080ff80""##, #"{ "steps": 1 }"#)
        #expect(exact.isEmpty, "\(exact)")
        let other = try losses(
            "a.backgroundColor", ##""from": "#000000", "to": "color(srgb 0.5 0.5 0.5)""##, #"{ "steps": 1 }"#)
        #expect(other.count == 1 && other[0].size ?? 0 > 0.001 && other[0].size ?? 0 < 0.01)
    }
}
