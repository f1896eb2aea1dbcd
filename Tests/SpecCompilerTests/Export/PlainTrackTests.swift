import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Tracks in the form of other programs")
struct PlainTrackTests {
    private func properties(_ text: String) throws -> [BoundProperty] {
        let source = ExportSource(try GalleryTests.read(text))
        let timeline = try #require(try source.timelines().last).1
        return timeline.properties
    }

    /// Durations whose sums and differences are rounded in many ways.
    @Test("a last step at the very end is taken, however the end is rounded", arguments: 1...60)
    func lastStep(_ index: Int) throws {
        let duration = 0.995 + Double(index) * 0.0137
        let properties = try properties(
            """
            { "motionSpec": 1, "name": "S", "variants": {
                "go": { "motion": { "autoreverse": true, "group": [
                    { "decay": "a.contentOffset.y", "from": -44.142, "velocity": 1816.744, "friction": \(duration * 6) },
                    { "path": "M-47 31L32 5L44 -49z", "moves": "b.position", "duration": \(duration),
                      "curve": { "steps": 6, "jump": "both" } }] } },
                "undo": { "extends": "go", "mirror": true } } }
            """)
        let moved = try #require(properties.first { $0.property.text == "b.position" })
        var work = KeyframeWork()
        let track = PlainTrack(moved, until: moved.end, sampling: .tolerance(0.001), &work)
        #expect(track.final == moved.value(at: moved.end + 1).canonical.components.array)
        #expect(track.final != track.pieces.last?.to, "the way ends with a step")
    }

    @Test(
        "what jumps where it begins is where it was until then, whatever moves",
        arguments: [
            #""animate": "a.opacity", "from": 0.2, "to": 1"#,
            #""animate": "a.backgroundColor", "from": "red", "to": "blue""#,
            #""animate": "a.backgroundColor", "from": "rgb(255 0 0 / 0.2)", "to": "red""#,
            #""animate": "a.backgroundColor", "from": "rgb(255 0 0 / 0)", "to": "red""#,
            #""animate": "a.backgroundColor", "from": "red", "to": "blue", "space": "oklch""#,
            #""animate": "a.transform", "from": [{ "rotate": "0deg" }], "to": [{ "rotate": "90deg" }]"#,
            #""animate": "a.transform.rotation", "from": "10deg", "to": "300deg", "turn": "shortest""#,
            #""moves": "a.position", "path": "M0 0L30 40""#,
        ], [#""curve": { "steps": 2, "jump": "start" }"#, #""curve": { "steps": 3, "jump": "both" }"#])
    func jumpsAtStart(_ leaf: String, _ curve: String) throws {
        let properties = try properties(
            """
            { "motionSpec": 1, "name": "S", "variants": {
                "go": { "motion": { \(leaf), "delay": 0.3, "duration": 0.4, \(curve) } } } }
            """)
        let property = try #require(properties.first)
        for mixing in [PlainTrack.Mixing.components, .srgb, .extendedSRGB] {
            var work = KeyframeWork()
            let track = PlainTrack(
                property, until: property.end, sampling: .tolerance(0.001), mixing: mixing, &work)
            for time in [0, 0.1, 0.299, 0.31, 0.45, 0.65, 0.71] {
                let exact = mixing.numbers(property.value(at: time), track.type)
                let shown = track.value(at: time)
                // The red, green and blue of what is invisible are nothing that one sees.
                let isUnseen = track.type == .color && mixing != .components && exact[3] == 0
                for (one, other) in zip(shown, exact).dropFirst(isUnseen ? 3 : 0) {
                    #expect((one - other).magnitude < 1e-8, "\(time) s: \(shown), not \(exact)")
                }
            }
        }
    }

    @Test("a colour outside of sRGB is said where a form can, if it doesn't move, too, or is stepped to")
    func colors() throws {
        for values in [
            #"["oklch(0.295 0.351 87.7 / 0.5)", "oklch(0.295 0.351 87.7 / 0.5)"]"#,
            #"["red", "oklch(0.295 0.351 87.7 / 0.5)"]"#,
        ] {
            let properties = try properties(
                """
                { "motionSpec": 1, "name": "S", "animations": { "a.backgroundColor": \(values) },
                  "variants": { "go": { "reducedMotion": "instant",
                    "timings": { "*": { "duration": 0.3, "curve": "instant" } } } } }
                """)
            var work = KeyframeWork()
            let track = PlainTrack(
                properties[0], until: properties[0].end, sampling: .tolerance(0.001), mixing: .extendedSRGB,
                &work)
            #expect(track.final == properties[0].value(at: 1).extendedSRGBNumbers)
            #expect(track.final.contains { $0 < -0.1 }, "\(track.final)")
        }
    }
}
