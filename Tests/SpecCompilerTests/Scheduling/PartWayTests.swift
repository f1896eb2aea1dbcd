import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// What a container does to the time of what repeats or jumps inside, against the same played by itself.
@Suite("Time inside a container")
struct PartWayTests {
    private static let loops = [
        #"{ "animate": "a.x", "from": 0, "to": 8, "duration": 0.3, "iterations": "infinite" }"#,
        #"{ "animate": "a.x", "from": 0, "to": 8, "duration": 0.3, "iterations": 3 }"#,
        #"{ "animate": "a.x", "from": 0, "to": 8, "duration": 0.3, "iterations": 2.5, "autoreverse": true }"#,
        #"{ "animate": "a.x", "from": 0, "to": 8, "duration": 0.3, "iterations": "infinite", "autoreverse": true }"#,
        """
        { "sequence": [ { "animate": "a.x", "from": 3, "to": 0, "duration": 0.2 },
                        { "animate": "a.x", "from": 0, "to": 8, "duration": 0.3, "iterations": "infinite" } ] }
        """,
        """
        { "sequence": [ { "animate": "a.x", "from": 3, "to": 0, "duration": 0.2 },
                        { "animate": "a.x", "from": 0, "to": 8, "duration": 0.3, "iterations": 4 },
                        { "animate": "a.x", "to": 2, "duration": 0.1 } ] }
        """,
        """
        { "sequence": [ { "animate": "a.x", "from": 0, "to": 8, "duration": 0.1 }, { "wait": 0.05 },
                        { "set": { "a.x": -4 } }, { "wait": 0.05 } ], "iterations": "infinite" }
        """,
    ]

    @Test("what ends at a jump ends before it, whatever follows", arguments: ["1.5", "2.5"])
    func endsBeforeJump(_ count: String) throws {
        let loop = """
            { "sequence": [ { "animate": "a.x", "from": 0, "to": 8, "duration": 0.5 },
                            { "set": { "a.x": -4 } }, { "wait": 0.5 } ], "iterations": \(count) }
            """
        let alone = try MotionTreeTests.timeline(loop)
        let followed = try MotionTreeTests.timeline(
            "{ \"sequence\": [ \(loop), { \"wait\": 1 }, { \"animate\": \"b.x\", \"to\": 1, \"duration\": 1 } ] }"
        )
        let moved = try MotionTreeTests.timeline(
            "{ \"sequence\": [ \(loop), { \"wait\": 1 }, { \"animate\": \"a.x\", \"to\": 1, \"duration\": 1 } ] }"
        )
        let end = alone.duration
        for timeline in [alone, followed, moved] {
            #expect(try value(timeline, at: end) == 8)
            #expect(try value(timeline, at: end + 0.5) == 8)
        }
    }

    @Test("what began before 0 is where it would be by then", arguments: loops)
    func beforeZero(_ loop: String) throws {
        let whole = try MotionTreeTests.timeline("{ \"group\": [ \(loop) ] }")
        for delay in [0.07, 0.2, 0.31, 0.5, 0.93, 1.7, 3] {
            // Twice, since what was cut once is cut again, and beside something that begins at 0.
            for group in [
                "{ \"group\": [ \(loop) ], \"delay\": -\(delay) }",
                "{ \"group\": [ { \"group\": [ \(loop) ], \"delay\": -\(delay / 2) } ], \"delay\": -\(delay / 2) }",
            ] {
                let later = try MotionTreeTests.timeline(
                    "{ \"group\": [ \(group), { \"animate\": \"b.x\", \"from\": 0, \"to\": 1, \"duration\": 5 } ] }"
                )
                for step in 0..<400 {
                    let time = 0.00313 + Double(step) * 0.0101
                    let found = try value(later, at: time)
                    let expected = try value(whole, at: time + delay)
                    #expect(abs(found - expected) <= 1e-9, "\(time) after \(delay) of \(loop)")
                }
            }
        }
    }

    @Test(
        "a curve over parts that jump shows what they show at the time it gives",
        arguments: [#""easeInOut""#, #""back.inOut""#, #"{ "elastic": "out" }"#, #"{ "steps": 4 }"#])
    func warped(_ curve: String) throws {
        let parts = """
            { "sequence": [
              { "set": { "a.x": 1 } }, { "wait": 0.25 }, { "set": { "a.x": 4 } }, { "wait": 0.25 },
              { "animate": "a.x", "from": -2, "to": 6, "duration": 0.5, "curve": { "steps": 3 } },
              { "wait": 0.2 }, { "set": { "a.x": 9 } }, { "animate": "a.x", "to": 5, "duration": 0.3 },
              { "set": { "a.x": -7 } } ]
            """
        let plain = try MotionTreeTests.timeline("\(parts) }")
        let warped = try MotionTreeTests.timeline("\(parts), \"curve\": \(curve) }")
        let length = plain.duration
        #expect(length == 1.5 && warped.duration == length)
        let shape = try self.shape(curve)
        for step in 0..<1000 {
            let time = (Double(step) + 0.5) / 1000 * length
            let inner = shape.progress(at: time / length) * length
            // A jump may lie a rounding error before or after the instant; what takes place at an end of the parts has taken
            // place beyond it.
            let near = try [inner - 1e-7, inner, inner + 1e-7].map {
                try value(plain, at: min(max($0, 0), length))
            }
            let found = try value(warped, at: time)
            let isNear = near.contains { abs($0 - found) <= 1e-5 }
            #expect(isNear, "\(curve) at \(time): \(found), not \(near[1])")
        }
        #expect(try value(warped, at: length + 1) == -7)
    }

    private func value(_ timeline: BoundTimeline, at time: Double) throws -> Double {
        try #require(timeline.properties.first { $0.property.text == "a.x" }).value(at: time).components[0]
    }

    /// A curve by its text.
    private func shape(_ text: String) throws -> Curve {
        let spec = try MotionTreeTests.spec(
            motion: "{ \"animate\": \"c.x\", \"from\": 0, \"to\": 1, \"duration\": 1, \"curve\": \(text) }")
        return try #require(CompiledMotion(spec)["go"]).timeline.tracks[0].segments[0].curve
    }
}
