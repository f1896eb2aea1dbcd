import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Swift constants")
struct SwiftExportTests {
    @Test(
        "a name becomes an identifier, whatever stands in it",
        arguments: [
            ("chip.bounds.size.height", "chipBoundsSizeHeight"), ("row.0.opacity", "row_0Opacity"),
            ("2nd", "_2nd"), ("m3.standard-out", "m3StandardOut"), ("größe", "grE"), ("ß", "_1"), ("", "_1"),
            ("class", "`class`"), ("Type", "Type_"), ("self", "self_"), ("init", "init_"), ("_", "__"),
            ("Timing", "Timing_2"), ("motion", "motion_2"),
        ])
    func identifier(_ name: String, _ expected: String) {
        var names = CodeNames(taken: SwiftExport.used + ["motion"])
        #expect(CodeNames.written(names.identifier(for: name)) == expected)
    }

    @Test("names that become the same identifier stay apart")
    func collisions() {
        var names = CodeNames(taken: SwiftExport.used)
        let given = ["a.b", "aB", "a-b", "a.b_2", "aB_2"].map { names.identifier(for: $0) }
        #expect(given == ["aB", "aB_2", "aB_3", "aB_2_2", "aB_2_3"])
    }

    @Test("a text is one literal on one line")
    func text() {
        #expect(SwiftText.quoted("a\"b\\c\n\r\t\u{1}\u{7F}é\\(x)") == #""a\"b\\c\n\r\t\u{01}\u{7f}é\\(x)""#)
        #expect(SwiftText.comment("one\r\ntwo\n\nthree*/") == "/// one\n/// two\n/// three*/\n")
    }

    @Test(
        "a number reads back to the same bits",
        arguments: [
            0, -0.0, 1, -1, 0.1, 1e-7, 1e21, .leastNormalMagnitude, .greatestFiniteMagnitude, 123_456_789.125,
        ])
    func number(_ value: Double) throws {
        let text = SwiftText.number(value)
        #expect(try #require(Double(text)).bitPattern == value.bitPattern)
        // A literal without a full stop is a whole number, which has no sign where it is zero.
        #expect(value != 0 || value.sign == .plus || text.contains("."))
    }

    @Test("a number too small for a literal is written by its bits")
    func subnormal() {
        #expect(SwiftText.number(.leastNonzeroMagnitude) == "Double(bitPattern: 1)")
        #expect(SwiftText.number(.infinity) == ".infinity")
    }

    @Test("timings that differ under one name are constants of their own")
    func sharedNames() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": {
                "a.position.x": { "values": [0, 10], "timing": "move" },
                "a.position.y": { "values": [0, 20], "timing": "move" },
                "a.opacity": { "values": [0, 1], "timing": "fade" } },
              "variants": { "go": { "reducedMotion": "instant", "timings": {
                "move": { "duration": { "min": 0.1, "max": 1, "perUnit": 0.01 } }, "fade": { "duration": 0.2 } } } } }
            """)
        let timings = spec.sharedTimings(ofVariant: "go")
        #expect(timings.map { $0.name } == ["a.position.x", "a.position.y", "fade"])
        #expect(timings.map { $0.timing.duration } == [0.2, 0.1 + 0.01 * 20, 0.2])
        let text = try #require(
            String(validating: try Export(.swift, of: ExportSource(spec)).bytes, as: UTF8.self))
        #expect(text.contains("static let aPositionX = "))
        #expect(text.contains("static let fade = "))
        #expect(!text.contains("static let move = "))
    }

    @Test(
        "the data is the whole motion, on lines of a hundred letters",
        arguments: TestBuild.some(of: GalleryTests.names))
    func data(_ name: String) throws {
        let motion = try GalleryTests.motion(name)
        let lines = Base64.text(of: motion.binary)
        #expect(try CompiledMotion(base64: lines) == motion)
        #expect(throws: BakedTimelineError.notBaked(offset: 0)) { try CompiledMotion(base64: lines + "\n") }
    }
}
