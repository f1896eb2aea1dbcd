import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Whole milliseconds and 32 bits, on Android and in Compose")
struct WholeMillisecondTests {
    private static let forms: [ExportFormat] = [.android, .compose]

    private func export(_ motion: String, _ format: ExportFormat) throws -> (
        text: String, losses: [ExportLoss]
    ) {
        let export = try Export(format, of: ExportSource(try MotionTreeTests.spec(motion: motion)))
        return (String(decoding: export.bytes, as: UTF8.self), export.losses)
    }

    private func loop(_ timing: String, _ format: ExportFormat) throws -> (text: String, losses: [ExportLoss])
    {
        try export(
            #"{ "animate": "a.transform.rotation", "from": 0, "to": 360, "curve": "linear", "iterations": "infinite", \#(timing) }"#,
            format)
    }

    @Test(
        "an endless repetition has as many periods as are whole milliseconds", arguments: forms,
        [("666.5ms", 1333), ("16.6ms", 83), ("0.4ms", 2), ("300ms", 300)])
    func periods(_ format: ExportFormat, _ timing: (period: String, whole: Int)) throws {
        let (text, losses) = try loop("\"duration\": \"\(timing.period)\"", format)
        #expect(
            text.contains("android:duration=\"\(timing.whole)\"")
                || text.contains("durationMillis = \(timing.whole)\n")
                || text.contains("durationMillis = \(timing.whole),"), "\(text)")
        #expect(!losses.contains { $0.phrase.contains("period") })
    }

    @Test("a period that none of them makes whole drifts, which is a loss of 1", arguments: forms)
    func drift(_ format: ExportFormat) throws {
        let (_, losses) = try loop("\"duration\": 0.6667071", format)
        let loss = try #require(losses.first { $0.phrase.contains("period") })
        #expect(
            loss.phrase == "its period of 666.7 ms is rounded to 667 ms: after a minute it is 26.36 ms late")
        #expect(loss.size == 1)
    }

    @Test("what jumps more often than Compose has times for isn't shown, which is told")
    func tooShort() throws {
        #expect(try loop("\"duration\": \"0.4ms\"", .compose).losses.contains { $0.size == 1 })
        #expect(try loop("\"duration\": \"0.4ms\"", .android).losses.isEmpty)
    }

    @Test("the start of a repetition is rounded, which is told with what it costs", arguments: forms)
    func start(_ format: ExportFormat) throws {
        let (_, losses) = try export(
            #"""
            { "animate": "a.transform.scale", "from": 1, "to": 2, "duration": "20ms", "delay": "100.5ms", "curve": "linear",
              "autoreverse": true, "iterations": "infinite" }
            """#, format)
        let loss = try #require(losses.first { $0.phrase == "a start at 100.5 ms is one at 101 ms" })
        // Half of 20 milliseconds' fortieth.
        #expect(abs((loss.size ?? 0) - 0.025) < 1e-6)
        #expect(try loop("\"duration\": 1, \"delay\": \"101ms\"", format).losses.isEmpty)
    }

    @Test(
        "what waits before it repeats shows its first value until then",
        arguments: ["a.opacity", "a.backgroundColor"])
    func waiting(_ path: String) throws {
        let values = path == "a.opacity" ? (#""from": 0.2, "to": 1"#) : ##""from": "#f00", "to": "#00f""##
        let (text, _) = try export(
            "{ \"animate\": \"\(path)\", \(values), \"duration\": 0.5, \"delay\": 0.3, \"iterations\": \"infinite\" }",
            .android)
        let animators = try XMLElementNode.root(of: Array(text.utf8)).all("objectAnimator")
        try #require(animators.count == 2)
        let (first, second) = (animators[0].attributes, animators[1].attributes)
        #expect(first["android:propertyName"] == second["android:propertyName"])
        #expect(first["android:duration"] == "300" && second["android:startOffset"] == "300")
        #expect(first["android:valueFrom"] == (path == "a.opacity" ? "0.2" : "#ffff0000"))
        #expect(first["android:valueFrom"] == first["android:valueTo"])
        #expect((first["android:valueType"] == "colorType") == (path == "a.backgroundColor"))
    }

    @Test("what 32 bits of milliseconds can't count is left out, and said", arguments: forms)
    func long(_ format: ExportFormat) throws {
        func made(_ time: String) throws -> (String, [ExportLoss]) {
            try export(
                #"{ "animate": "a.opacity", "from": 0, "to": 1, "duration": "\#(time)", "curve": "linear" }"#,
                format)
        }
        let (text, losses) = try made("3000000s")
        #expect(losses.contains { $0.phrase == AndroidMotion.tooLong && $0.size == 1 })
        #expect(!text.contains("300000"))
        let (whole, none) = try made("2000000s")
        #expect(whole.contains("2000000000") && none.isEmpty)
    }

    @Test("a number that 32 bits can't hold is told with its size", arguments: forms)
    func floats(_ format: ExportFormat) throws {
        func losses(_ from: String, _ to: String) throws -> [ExportLoss] {
            try export(
                #"{ "animate": "a.transform.rotation", "from": \#(from), "to": \#(to), "duration": 1, "curve": "linear" }"#,
                format
            ).losses
        }
        #expect(try losses("0", "1e-50").map { $0.size } == [1])
        #expect(try losses("1000000", "1000000.1").contains { $0.size ?? 0 > 0.1 })
        #expect(try losses("9000000", "9000001").map { $0.size } == [0.5])
        #expect(try losses("0", "1.1").isEmpty)
    }
}
