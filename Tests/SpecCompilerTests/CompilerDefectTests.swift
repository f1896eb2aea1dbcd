import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

/// Defects of the libraries this language descends from, by their number in `docs/coverage.md`, as far as they would be the
/// compiler's; those of players stand in `Tests/AnimatorTests/DefectTests.swift`.
@Suite("Defects of the ancestors that would be the compiler's")
struct CompilerDefectTests {
    /// Shows properties of a motion tree at times, those without a start at 5.
    private struct Shown {
        let timeline: BoundTimeline

        init(_ motion: String) throws {
            timeline = try MotionTreeTests.timeline(motion)
        }

        func callAsFunction(_ path: String, _ time: Double) throws -> [Double] {
            try #require(timeline.properties.first { $0.property.text == path }).value(at: time).components
                .array
        }
    }

    @Test(
        "defect 3: every cycle of a sequence plays all of its steps (MotionMachine: skips the first from the second on)"
    )
    func sequentialRepeat() throws {
        func step(_ name: String) -> String {
            #"{ "animate": "\#(name).x", "from": 0, "to": 10, "duration": 1, "curve": "linear" }"#
        }
        let shown = try Shown(
            #"{ "sequence": [\#(step("a")), \#(step("b")), \#(step("c"))], "autoreverse": true, "reversing": "sequential", "iterations": 3 }"#
        )
        // A B C, C B A in each cycle of 6 seconds, each step forwards.
        for cycle in [0.0, 6, 12] {
            for (name, times) in [("a", [0.0, 5]), ("b", [1, 4]), ("c", [2, 3])] {
                for time in times {
                    for share in [0.25, 0.5, 0.75] {
                        #expect(try abs(shown("\(name).x", cycle + time + share)[0] - 10 * share) < 1e-9)
                    }
                }
            }
        }
        #expect(shown.timeline.duration == 18)
        // One step alone is repeated too.
        let single = try Shown(
            #"{ "sequence": [\#(step("a"))], "autoreverse": true, "reversing": "sequential", "iterations": 3 }"#
        )
        #expect(single.timeline.duration == 6)
        for leg in 0..<6 { #expect(try abs(single("a.x", Double(leg) + 0.5)[0] - 5) < 1e-9) }
    }

    @Test(
        "defect 5: physics is the same at any frame rate, each component by itself (MotionMachine: neither)")
    func physics() throws {
        let shown = try Shown(
            #"{ "physics": "a.position", "from": [0, 0], "velocity": [600, 300], "friction": 0.8 }"#)
        // v₀((1 − f)^t − 1)/ln(1 − f), in Python; MotionMachine at 120 Hz is at 295.36 after a second.
        for (time, x) in [(0.25, 123.4939325578271), (1, 298.24076858861366), (2, 357.88892230633644)] {
            let place = try shown("a.position", time)
            #expect(abs(place[0] - x) < 1e-9)
            #expect(abs(place[1] - x / 2) < 1e-9)
        }
        // However it is stepped through.
        for rate in [24.0, 60, 120, 144] {
            for frame in 0..<Int(rate) { _ = try shown("a.position", Double(frame) / rate) }
            #expect(try abs(shown("a.position", 1)[0] - 298.24076858861366) < 1e-9)
        }
    }

    @Test("defect 6: a path wraps as often as it is gone round (MotionMachine: at most once)")
    func wrapping() throws {
        func shown(_ laps: Double) throws -> [Double] {
            try Shown(
                #"{ "path": "M0 0 H100 V100 H0 Z", "moves": "a.position", "edges": "wrap", "duration": 1, "curve": { "scale": \#(laps), "of": "linear" } }"#
            )("a.position", 1)
        }
        for (laps, place) in [
            (1.25, [100.0, 0]), (2.5, [100, 100]), (3.75, [0, 100]), (-1.5, [100, 100]), (-2.75, [100, 0]),
        ] {
            let found = try shown(laps)
            #expect(abs(found[0] - place[0]) < 1e-9 && abs(found[1] - place[1]) < 1e-9, "\(laps) laps")
        }
    }

    @Test("defect 7: along a curved path the speed is even (MotionMachine: that of the curve's parameter)")
    func evenSpeed() throws {
        let shown = try Shown(
            #"{ "path": "M0 0 C0 200 10 200 200 0", "moves": "a.position", "duration": 1, "curve": "linear" }"#
        )
        // The chords of a thousandth of the time each; by the parameter the longest would be 3 times the shortest.
        var chords: [Double] = []
        var last = try shown("a.position", 0)
        for step in 1...1000 {
            let next = try shown("a.position", Double(step) / 1000)
            let (dx, dy) = (next[0] - last[0], next[1] - last[1])
            chords.append((dx * dx + dy * dy).squareRoot())
            last = next
        }
        let (shortest, longest) = try (#require(chords.min()), #require(chords.max()))
        #expect(longest / shortest < 1.0001)
    }

    @Test(
        "defect 10: baked frames begin at 0, end exactly at the end, and end also for a jump (b3ll's Motion: none of it)"
    )
    func bakedFrames() throws {
        func frames(_ timing: String) throws -> [BakedKeyframe] {
            let spec = try MotionTreeTests.spec(
                """
                { "motionSpec": 1, "name": "T", "animations": { "a.x": { "values": [0, 320], "timing": \(timing) } },
                  "variants": { "go": {} } }
                """)
            let baked = try BakedDocument(
                CompiledMotion(spec), options: BakeOptions(sampling: .framesPerSecond(60)))
            return baked.variants[0].tracks[0].keyframes
        }
        let spring = try frames(
            #"{ "curve": { "spring": { "mass": 1, "stiffness": 100, "damping": 20 } } }"#)
        // It settles when (1 + 10t)e^(−10t) = 0.001: mpmath.
        let end = 0.923341347645158573
        #expect(spring.first?.time == 0 && spring.first?.value == .number(0))
        #expect(abs((spring.last?.time ?? 0) - end) < 1e-9 && spring.last?.value == .number(320))
        // Frames 0…55, and the end.
        #expect(spring.count == 57)
        for (index, frame) in spring.dropLast().enumerated() {
            #expect(abs(frame.time - Double(index) / 60) < 1e-12)
        }
        let jump = try frames(#"{ "duration": 0 }"#)
        #expect(jump.last?.value == .number(320) && jump.allSatisfy { $0.time == 0 } && jump.count <= 2)
    }

    @Test(
        "defect 12: a decay rests at the nearest multiple, however small (b3ll's Motion: a neighbour of it)")
    func roundedDecay() throws {
        for (step, rest) in [(0.01, 499.5), (0.1, 499.5), (0.3, 499.5), (7, 497), (0.125, 499.5)] {
            let shown = try Shown(
                #"{ "decay": "a.x", "from": 0, "velocity": 1000, "rate": 0.998, "roundTo": \#(step) }"#)
            // It heads for 1000/2.0020026706730774 = 499.4998332…
            let multiple = (499.4998332 / step).rounded() * step
            #expect(abs(multiple - rest) < 1e-9)
            #expect(try abs(shown("a.x", 1000)[0] - rest) < 1e-9)
            // Just before its end it isn't farther away than what friction leaves at the speed that counts as rest.
            let end = shown.timeline.duration
            #expect(try abs(shown("a.x", end - 1e-9)[0] - rest) <= 0.5 / 2.002 + 1e-6)
        }
    }

    @Test("defect 17: lengths, shares and what is left fill their parent exactly (VDAnimation: 0.917 of it)")
    func shares() throws {
        let shown = try Shown(
            #"{ "sequence": [{ "wait": 1 }, { "wait": "25%" }, { "set": { "a.x": 9 } }, { "wait": null }, { "set": { "b.x": 9 } }], "duration": 4 }"#
        )
        #expect(try shown("a.x", 1.999) == [5] && shown("a.x", 2.001) == [9])
        #expect(try shown("b.x", 3.999) == [5] && shown("b.x", 4) == [9])
        #expect(shown.timeline.duration == 4)
        // A share never becomes negative: what doesn't fit is an error.
        let file = SourceFile(
            path: "t.json",
            text: """
                { "motionSpec": 1, "name": "T", "variants": { "go": { "motion":
                  { "sequence": [{ "wait": 3 }, { "wait": null }, { "set": { "a.x": 9 } }], "duration": 2 } } } }
                """)
        let (spec, diagnostics) = SpecReader.read(file)
        #expect(spec == nil)
        #expect(diagnostics.contains { $0.message.contains("needs 3 s") })
    }

    @Test("defect 18: what says no length moves behind a delay too (VDAnimation: never)")
    func unspecified() throws {
        let shown = try Shown(
            #"{ "sequence": [{ "animate": "a.x", "to": 6, "delay": 0.2, "curve": "linear" }, { "animate": "b.x", "to": 6, "curve": "linear" }] }"#
        )
        // The default length is a quarter of a second.
        #expect(try shown("a.x", 0.2) == [5])
        #expect(try abs(shown("a.x", 0.325)[0] - 5.5) < 1e-9)
        #expect(try shown("a.x", 0.45) == [6])
        #expect(try abs(shown("b.x", 0.575)[0] - 5.5) < 1e-9)
        #expect(try shown("b.x", 0.7) == [6])
    }
}
