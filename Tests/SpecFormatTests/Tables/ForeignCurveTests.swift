import Foundation
import MotionModel
import SpecFormat
import Testing

@Suite("Curves of GSAP")
struct ForeignCurveTests {
    /// What GSAP 3 plays by the way out of a curve, from which it makes the others.
    private static func made(_ direction: String, of out: @escaping (Double) -> Double) -> (Double) -> Double
    {
        switch direction {
        case "out": out
        case "in": { 1 - out(1 - $0) }
        default: { $0 < 0.5 ? (1 - out(1 - 2 * $0)) / 2 : 0.5 + out(2 * $0 - 1) / 2 }
        }
    }

    private static func back(_ direction: String, _ overshoot: Double) -> (Double) -> Double {
        made(direction) { ($0 - 1) * ($0 - 1) * ((overshoot + 1) * ($0 - 1) + overshoot) + 1 }
    }

    private static func elastic(
        _ direction: String, _ amplitude: Double, _ period: Double? = nil
    ) -> (Double) -> Double {
        let usual = direction == "inOut" ? 0.45 : 0.3
        let period = (period ?? usual) / min(amplitude, 1)
        let shift = period / (2 * .pi) * asin(1 / max(amplitude, 1))
        return made(direction) {
            max(amplitude, 1) * pow(2, -10 * $0) * sin(($0 - shift) * 2 * .pi / period) + 1
        }
    }

    /// The corrections of the only curve of a spec, and whether each is safe.
    private static func corrections(_ curve: String) -> [(json: String, isSafe: Bool)] {
        let text = """
            { "motionSpec": 1, "name": "A", "variants": { "v": { "motion": {
              "animate": "box.opacity", "to": 1, "curve": "\(curve)" } } } }
            """
        return SpecReader.read(SourceFile(path: "a.json", text: text)).diagnostics
            .filter { $0.id == .unknownCurve }.flatMap { $0.fixes }.map { ($0.replacement, $0.isSafe) }
    }

    @Test("what a safe correction writes is what GSAP plays", arguments: ["in", "out", "inOut"])
    func isSame(_ direction: String) throws {
        var rows: [(text: String, progress: (Double) -> Double)] = []
        for overshoot in [0, 0.5, 1.7, 2, 4] {
            rows.append(("back.\(direction)(\(overshoot))", Self.back(direction, overshoot)))
        }
        for amplitude in [0.25, 0.5, 1, 1.5, 3] {
            rows.append(("elastic.\(direction)(\(amplitude))", Self.elastic(direction, amplitude)))
            for period in [0.2, 0.4, 1] {
                rows.append(
                    (
                        "elastic.\(direction)(\(amplitude), \(period))",
                        Self.elastic(direction, amplitude, period)
                    ))
            }
        }
        for row in rows {
            let safe = Self.corrections(row.text).filter { $0.isSafe }
            #expect(safe.count == 1, "\(row.text)")
            for correction in safe {
                let read = FragmentReader.curve(SourceFile(path: "c.json", text: correction.json))
                let curve = try #require(read.curve, "\(correction.json)")
                for step in 1..<40 {
                    let x = Double(step) / 40
                    let distance = abs(curve.progress(at: x) - row.progress(x))
                    #expect(distance < 1e-9, "\(row.text) at \(x), \(correction.json)")
                }
            }
        }
    }

    @Test(
        "what tools mean otherwise by one name is no safe correction",
        arguments: [
            "easeInOutBack(2)", "inOutBack(2)", "backInOut(2)", "easeOutElastic(0.5, 0.3)",
            "elasticIn(2, 0.3)", "inOutElastic(2, 0.4)",
        ])
    func isInDoubt(_ text: String) {
        let corrections = Self.corrections(text)
        #expect(!corrections.isEmpty)
        #expect(corrections.allSatisfy { !$0.isSafe })
    }
}
