import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Keyframes of Compose")
struct ComposeKeyframeTests {
    /// The keyframes, and the losses.
    private func made(_ motion: String) throws -> (keys: [String], text: String, losses: [ExportLoss]) {
        let export = try Export(.compose, of: ExportSource(try MotionTreeTests.spec(motion: motion)))
        let text = String(decoding: export.bytes, as: UTF8.self)
        let keys = text.split(separator: "\n").filter { $0.contains("f at ") }.map {
            String($0.drop { $0 == " " })
        }
        return (keys, text, export.losses)
    }

    @Test("what jumps stays until then, after a wait too")
    func jumps() throws {
        let (keys, text, losses) = try made(
            """
            { "sequence": [{ "wait": "200ms" }, { "set": { "a.borderWidth": 3 } }, { "wait": "200ms" },
                           { "set": { "a.borderWidth": 1 } }] }
            """)
        #expect(keys == ["0f at 0 using Hold", "3f at 200 using Hold", "1f at 400"])
        // That it has no first value is told, and costs nothing.
        #expect(losses.allSatisfy { $0.size == nil })
        #expect(text.hasSuffix("private val Hold = Easing { fraction -> if (fraction < 1f) 0f else 1f }\n"))
        #expect(text.contains("import androidx.compose.animation.core.Easing\n"))
    }

    @Test("a staircase is its steps, without a loss")
    func steps() throws {
        let (keys, _, losses) = try made(
            """
            { "animate": "a.transform.rotation", "from": 0, "to": 60, "duration": "400ms", "delay": "100ms",
              "curve": { "steps": 4 } }
            """)
        #expect(
            keys == [
                "0f at 0 using Hold", "15f at 200 using Hold", "30f at 300 using Hold",
                "45f at 400 using Hold",
                "60f at 500",
            ])
        #expect(losses.isEmpty)
    }

    @Test("what moves does so until the millisecond before it jumps")
    func ramp() throws {
        let (keys, _, losses) = try made(
            """
            { "sequence": [
                { "animate": "a.opacity", "from": 0, "to": 1, "duration": "100ms", "curve": "linear" },
                { "animate": "a.opacity", "from": 0, "to": 0.5, "duration": "100ms", "curve": "linear" }] }
            """)
        #expect(keys == ["0f at 0", "0.99f at 99 using Hold", "0f at 100", "0.5f at 200"])
        #expect(losses.isEmpty)
    }

    @Test("a motion that is repeated some times in whole milliseconds is a repetition")
    func repetition() throws {
        let (keys, text, losses) = try made(
            """
            { "animate": "a.opacity", "from": 0.2, "to": 1, "duration": "700ms", "delay": "50ms", "iterations": 3,
              "curve": "ease-in" }
            """)
        #expect(keys.isEmpty && losses.isEmpty)
        #expect(text.contains("repeatable(\n") && text.contains("iterations = 3,"))
        #expect(text.contains("initialStartOffset = StartOffset(50),"))
        let (written, other, _) = try made(
            """
            { "animate": "a.opacity", "from": 0.2, "to": 1, "duration": "700.5ms", "iterations": 3, "curve": "ease-in" }
            """)
        #expect(!written.isEmpty && !other.contains("repeatable"))
    }

    @Test("the name of what holds is taken")
    func hold() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "Hold", "animations": { "a.opacity": [0, 1] },
              "variants": { "hold": { "reducedMotion": "instant", "timings": { "*": {
                "duration": "400ms", "curve": { "steps": 4 } } } } } }
            """)
        let text = String(decoding: try Export(.compose, of: ExportSource(spec)).bytes, as: UTF8.self)
        #expect(text.contains("object Hold_2 {") && !text.contains("object Hold {"))
    }
}
