import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// What the libraries this language descends from can do, each capability by its number and name, said in a spec.
@Suite("Every capability of the ancestors that belongs in a spec")
struct CapabilityTests {
    /// A capability, the spec that has it, and what its properties are at some times.
    struct Row: Sendable, CustomTestStringConvertible {
        let number: Int
        let name: String
        /// A motion tree, or a whole spec without its head.
        let text: String
        let checks: [(property: String, time: Double, value: [Double])]
        var accuracy = 1e-9
        var testDescription: String { "\(number). \(name)" }

        init(
            _ number: Int, _ name: String, _ text: String, _ checks: [(String, Double, [Double])],
            accuracy: Double = 1e-9
        ) {
            self.number = number
            self.name = name
            self.text = text
            self.checks = checks.map { (property: $0.0, time: $0.1, value: $0.2) }
            self.accuracy = accuracy
        }
    }

    /// A spec of one animation from 0 to 100 with one timing.
    private static func timed(_ timing: String, more: String = "") -> String {
        "\"animations\": { \"a.x\": { \"values\": [0, 100]\(more), \"timing\": \(timing) } }, \"variants\": { \"go\": {} }"
    }

    private static func x(_ time: Double, _ value: Double) -> (String, Double, [Double]) {
        ("a.x", time, [value])
    }

    /// A critically damped spring from 0 to 100, by its formula.
    private static func critical(_ rate: Double, _ time: Double) -> Double {
        100 * (1 - (1 + rate * time) * exp(-rate * time))
    }

    private static let rows1: [Row] = {
        var rows: [Row] = []
        rows.append(
            Row(
                1, "a timing record for each property",
                timed(#"{ "delay": "100ms", "duration": 0.2, "curve": "linear" }"#),
                [x(0.05, 0), x(0.2, 50), x(0.3, 100)]))
        rows.append(
            Row(
                2, "named variants that choose timings",
                #""animations": { "a.x": [0, 100] }, "variants": { "go": { "timings": { "a.x": { "duration": 1, "curve": "linear" } } }, "other": { "timings": { "*": { "duration": 2 } } } }"#,
                [x(0.5, 50)]))
        rows.append(
            Row(
                3, "values reversed apart from the timing",
                #""animations": { "a.x": [0, 100] }, "variants": { "go": { "reverseValues": true, "timings": { "a.x": { "delay": 1, "duration": 1, "curve": "linear" } } } }"#,
                [x(0.5, 100), x(1.25, 75)]))
        rows.append(
            Row(
                4, "explicit ends",
                #"{ "animate": "a.x", "from": 2, "to": 4, "duration": 1, "curve": "linear" }"#, [x(0.5, 3)]))
        rows.append(
            Row(
                5, "a start that is the current value",
                #"{ "animate": "a.x", "to": 15, "duration": 1, "curve": "linear" }"#,
                [x(0, 5), x(0.5, 10)]))
        rows.append(
            Row(
                6, "an end relative to the start",
                #"{ "sequence": [{ "animate": "a.x", "by": 5, "duration": 1, "curve": "linear" }, { "animate": "a.x", "to": "= from * 3", "duration": 1, "curve": "linear" }] }"#,
                [x(1, 10), x(2, 30)]))
        rows.append(
            Row(
                7, "a fixed start whatever the current value", #"{ "animate": "a.x", "from": 50, "by": 1 }"#,
                [x(0, 50), x(1, 51)]))
        rows.append(
            Row(
                8, "several values at even spacing",
                #"{ "animate": "a.x", "through": [10, 0], "duration": 1, "curve": "linear" }"#,
                [x(0.25, 7.5), x(0.5, 10), x(0.75, 5)]))
        rows.append(
            Row(
                9, "discrete steps", #"{ "animate": "a.x", "steps": [6, 7, 8], "duration": 0.4 }"#,
                [x(0.05, 5), x(0.15, 6), x(0.35, 8)]))
        rows.append(
            Row(
                10, "a delay before", #"{ "animate": "a.x", "to": 6, "delay": 0.5, "duration": 0.1 }"#,
                [x(0.5, 5), x(0.6, 6)]))
        rows.append(
            Row(
                11, "a delay after",
                #"{ "sequence": [{ "animate": "a.x", "to": 6, "duration": 0.1, "endDelay": 0.4 }, { "set": { "a.x": 9 } }] }"#,
                [x(0.49, 6), x(0.51, 9)]))
        rows.append(
            Row(
                12, "no duration: a jump", timed(#"{ "delay": 0.1, "duration": 0 }"#),
                [x(0.09, 0), x(0.1, 100)]))
        rows.append(
            Row(13, "instant by its curve", timed(#"{ "duration": 1, "curve": "instant" }"#), [x(0, 100)]))
        rows.append(
            Row(
                14, "a default duration", #"{ "animate": "a.x", "to": 6, "curve": "linear" }"#,
                [x(0.125, 5.5), x(0.25, 6)]))
        return rows
    }()

    private static let rows2: [Row] = {
        var rows: [Row] = []
        rows.append(
            Row(15, "a default curve", timed(#"{ "duration": 1 }"#), [x(0.25, 12.91619310473198)]))
        rows.append(
            Row(
                16, "cubic Béziers", timed(#"{ "duration": 1, "curve": { "bezier": [0.4, 0, 0.2, 1] } }"#),
                [x(0.5, 77.55613111161976)]))
        rows.append(
            Row(17, "named Béziers", timed(#"{ "duration": 1, "curve": "ease-in-out" }"#), [x(0.5, 50)]))
        rows.append(
            Row(
                18, "Penner's polynomial families", timed(#"{ "duration": 1, "curve": "quint.in" }"#),
                [x(0.5, 3.125)]))
        rows.append(
            Row(
                19, "back, elastic, bounce",
                #""animations": { "a.x": { "values": [0, 1], "timing": "a" }, "b.x": { "values": [0, 1], "timing": "b" }, "c.x": { "values": [0, 1], "timing": "c" } }, "variants": { "go": { "timings": { "a": { "duration": 1, "curve": "back.in" }, "b": { "duration": 1, "curve": "elastic.out" }, "c": { "duration": 1, "curve": "bounce.out" } } } }"#,
                [("a.x", 0.5, [-0.0876975]), ("b.x", 0.5, [1.015625]), ("c.x", 0.5, [0.765625])]))
        rows.append(
            Row(
                20, "a curve reversed", timed(#"{ "duration": 1, "curve": { "reverse": "quad.in" } }"#),
                [x(0.25, 43.75)]))
        rows.append(
            Row(
                21, "curves in an interval, clamped, scaled, added, multiplied",
                timed(
                    #"{ "duration": 1, "curve": { "clamp": [0, 0.9], "of": { "sum": [{ "scale": 0.5, "of": "linear" }, { "product": ["linear", { "interval": [0.2, 0.8], "of": "linear" }] }] } } }"#
                ),
                [x(0.5, 50), x(0.9, 90)]))
        rows.append(
            Row(
                22, "any function as a curve",
                timed(#"{ "duration": 1, "curve": { "expression": "= 1 - (1 - p) ^ 3" } }"#), [x(0.5, 87.5)]))
        rows.append(
            Row(
                23, "springs by stiffness and damping",
                timed(#"{ "curve": { "spring": { "mass": 1, "stiffness": 100, "damping": 20 } } }"#),
                [x(0.2, critical(10, 0.2))]))
        rows.append(
            Row(
                24, "springs by response and damping ratio",
                timed(#"{ "curve": { "spring": { "response": 0.5, "dampingRatio": 1 } } }"#),
                [x(0.1, critical(12.566370614359172, 0.1))]))
        rows.append(
            Row(
                25, "springs by settling duration and damping ratio",
                timed(#"{ "curve": { "spring": { "settles": 0.5, "dampingRatio": 1 } } }"#),
                [x(0.5, 100), x(0.2, critical(18.466826952903173, 0.2))], accuracy: 1e-7))
        rows.append(
            Row(
                26, "springs by duration and bounce",
                timed(#"{ "curve": { "spring": { "duration": 0.5, "bounce": 0 } } }"#),
                [x(0.1, critical(12.566370614359172, 0.1))]))
        rows.append(
            Row(
                27, "a velocity in the property's unit",
                timed(
                    #"{ "curve": { "spring": { "stiffness": 100, "damping": 20 } } }"#,
                    more: #", "velocity": 500"#),
                [x(0.1, 44.81808382428365)]))
        rows.append(
            Row(
                28, "a velocity in travels per second",
                timed(
                    #"{ "curve": { "spring": { "stiffness": 100, "damping": 20, "initialVelocity": 5 } } }"#),
                [x(0.1, 44.81808382428365)]))
        return rows
    }()

    private static let rows3: [Row] = {
        var rows: [Row] = []
        rows.append(
            Row(
                29, "springs that are clamped or stop at their target",
                timed(
                    #"{ "curve": { "spring": { "stiffness": 100, "damping": 2, "stopAtTarget": true } } }"#),
                [x(0.5, 100), x(0.3, 100)]))
        rows.append(
            Row(
                30, "the settling duration",
                timed(#"{ "curve": { "spring": { "response": 0.5, "dampingRatio": 1 } } }"#),
                [x(0.7347716, 99.9), x(0.7348, 100)], accuracy: 1e-4))
        rows.append(
            Row(
                31, "decay to rest", #"{ "decay": "a.x", "from": 0, "velocity": 100, "friction": 2 }"#,
                [x(1, 43.233235838169364), x(20, 50)]))
        rows.append(
            Row(
                32, "decay to a chosen place",
                #"{ "decay": "a.x", "from": 0, "velocity": 100, "friction": 2, "snap": [0, 60] }"#,
                [x(1, 51.87988300580324), x(20, 60)]))
        rows.append(
            Row(
                33, "walls and restitution",
                #"{ "physics": "a.x", "from": 0, "velocity": 100, "friction": 0, "restitution": 0.5, "bounds": [0, 50] }"#,
                [x(0.5, 50), x(1, 25), x(1.5, 0), x(2.5, 25)]))
        rows.append(
            Row(
                35, "motion along a part of a path",
                #"{ "path": "M0 0 H100", "moves": "a.position", "start": 0.1, "end": 0.8, "duration": 1, "curve": "linear" }"#,
                [("a.position", 0, [10, 0]), ("a.position", 1, [80, 0])]))
        rows.append(
            Row(
                36, "paths that stop or wrap at their edges",
                #"{ "path": "M0 0 H100 V100 H0 Z", "moves": "a.position", "edges": "wrap", "duration": 1, "curve": { "scale": 1.25, "of": "linear" } }"#,
                [("a.position", 1, [100, 0])]))
        rows.append(
            Row(
                37, "physics along a path",
                #"{ "path": "M0 0 H100", "moves": "a.position", "velocity": 50, "friction": 0 }"#,
                [("a.position", 1, [50, 0]), ("a.position", 9, [100, 0])]))
        // Arc lengths by Simpson's rule with 20,000 intervals, in Python.
        rows.append(
            Row(
                38, "places along a curved path by its length, without a table of one's own",
                #"{ "path": "M0 0 C0 100 100 100 100 0", "moves": "a.position", "duration": 1, "curve": "linear" }"#,
                [
                    ("a.position", 0.1, [1.4621885963535026, 19.926770131868732]),
                    ("a.position", 0.25, [10.589254302501875, 48.3523951793912]),
                    ("a.position", 0.5, [50, 75]),
                ]))
        rows.append(
            Row(
                39, "things together",
                #"{ "group": [{ "animate": "a.x", "to": 6, "duration": 1 }, { "animate": "b.x", "to": 7, "duration": 2 }] }"#,
                [x(1, 6), ("b.x", 2, [7])]))
        rows.append(
            Row(
                40, "things one after another",
                #"{ "sequence": [{ "animate": "a.x", "to": 6, "duration": 1 }, { "animate": "b.x", "to": 7, "duration": 1 }] }"#,
                [x(1, 6), ("b.x", 1, [5]), ("b.x", 2, [7])]))
        rows.append(
            Row(
                41, "nesting without limit",
                #"{ "sequence": [{ "group": [{ "sequence": [{ "group": [{ "sequence": [{ "wait": 1 }, { "set": { "a.x": 9 } }] }] }] }] }] }"#,
                [x(0.9, 5), x(1, 9)]))
        rows.append(
            Row(
                42, "shares of a sequence",
                #"{ "sequence": [{ "wait": "25%" }, { "set": { "a.x": 9 } }, { "wait": null }], "duration": 4 }"#,
                [x(0.9, 5), x(1.1, 9)]))
        rows.append(
            Row(
                43, "what is left, shared",
                #"{ "sequence": [{ "wait": 1 }, { "wait": null }, { "set": { "a.x": 9 } }, { "wait": null }], "duration": 3 }"#,
                [x(1.9, 5), x(2.1, 9)]))
        rows.append(
            Row(
                44, "one motion for each of many",
                #"{ "each": ["r0", "r1"], "stagger": 0.1, "motion": { "animate": "$.x", "to": "= index + 10", "duration": 0.1 } }"#,
                [("r0.x", 0.1, [10]), ("r1.x", 0.1, [5]), ("r1.x", 0.2, [11])]))
        return rows
    }()

    private static let rows4: [Row] = {
        var rows: [Row] = []
        rows.append(
            Row(
                45, "repeats, for ever too",
                timed(#"{ "duration": 1, "curve": "linear", "iterations": "infinite" }"#), [x(1234.25, 25)]))
        rows.append(
            Row(
                46, "a fraction of a repeat, and repeats for a time",
                #""animations": { "a.x": { "values": [0, 100], "timing": { "duration": 1, "curve": "linear", "iterations": 2.5 } }, "b.x": { "values": [0, 100], "timing": { "duration": 1, "curve": "linear", "repeatFor": 1.7 } } }, "variants": { "go": {} }"#,
                [x(2.1, 10), x(9, 50), ("b.x", 9, [70])]))
        rows.append(
            Row(
                47, "a way back on a curve of its own",
                timed(
                    #"{ "duration": 1, "curve": "linear", "autoreverse": true, "reverseCurve": "quad.in" }"#),
                [x(1, 100), x(1.5, 75), x(2, 0)]))
        rows.append(
            Row(
                48, "a way back that is the mirror",
                timed(#"{ "duration": 1, "curve": "quad.in", "autoreverse": true }"#),
                [x(0.5, 25), x(1.5, 25)]))
        rows.append(
            Row(
                49, "sequences that rewind, or play their steps backwards",
                #"{ "sequence": [{ "sequence": [{ "animate": "a.x", "from": 0, "to": 10, "duration": 1, "curve": "linear" }, { "wait": 1 }], "autoreverse": true, "reversing": "sequential" }, { "sequence": [{ "animate": "b.x", "from": 0, "to": 10, "duration": 1, "curve": "linear" }, { "wait": 1 }], "autoreverse": true }] }"#,
                [x(3.25, 2.5), ("b.x", 7.25, [7.5])]))
        rows.append(
            Row(
                50, "groups that turn together",
                #"{ "group": [{ "animate": "a.x", "from": 0, "to": 10, "duration": 1, "curve": "linear" }, { "wait": 2 }], "autoreverse": true, "reversing": "synchronized" }"#,
                [x(1.5, 10), x(2.5, 5), x(3, 0)]))
        rows.append(
            Row(
                51, "each repeat from the same start",
                #"{ "animate": "a.x", "by": 10, "duration": 1, "curve": "linear", "iterations": 3 }"#,
                [x(0.5, 10), x(1.5, 10), x(2.5, 10)]))
        rows.append(
            Row(
                53, "additive motion with a weight",
                #"{ "group": [{ "animate": "a.x", "from": 0, "to": 10, "duration": 1, "curve": "linear" }, { "animate": "a.x", "by": 10, "duration": 1, "curve": "linear", "additive": true, "weight": 0.5 }] }"#,
                [x(0.5, 7.5), x(1, 15)]))
        rows.append(
            Row(
                72, "numbers, whole numbers, vectors, rectangles, insets",
                #""animations": { "a.frame": [[0, 0, 10, 10], [10, 20, 30, 40]], "a.list": [[1, 2, 3], [3, 4, 5]], "a.edges": [{ "top": 0, "left": 0, "bottom": 0, "right": 0 }, { "top": 2, "left": 4, "bottom": 6, "right": 8 }] }, "timings": { "*": { "duration": 1, "curve": "linear" } }, "variants": { "go": {} }"#,
                [
                    ("a.frame", 0.5, [5, 10, 20, 25]), ("a.list", 0.5, [2, 3, 4]),
                    ("a.edges", 0.5, [1, 2, 3, 4]),
                ]))
        rows.append(
            Row(
                74, "transforms taken apart",
                #""animations": { "a.transform": [[{ "rotate": "0deg" }], [{ "rotate": "180deg" }, { "scale": 3 }]] }, "timings": { "*": { "duration": 1, "curve": "linear" } }, "variants": { "go": {} }"#,
                [("a.transform", 0.5, [0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])]))
        rows.append(
            Row(
                77, "angles the short way and the long way",
                #""animations": { "a.turn": { "values": ["10deg", "300deg"], "turn": "shortest" }, "b.turn": { "values": ["10deg", "300deg"], "turn": "longest" } }, "timings": { "*": { "duration": 1, "curve": "linear" } }, "variants": { "go": {} }"#,
                [("a.turn", 0.5, [335]), ("b.turn", 0.5, [155])]))
        rows.append(
            Row(
                80, "only the parts that move",
                #"{ "animate": "a.bounds.size.width", "from": 10, "to": 20, "duration": 1, "curve": "linear" }"#,
                [("a.bounds.size.width", 0.5, [15])]))
        return rows
    }()

    static let rows: [Row] = rows1 + rows2 + rows3 + rows4

    @Test("works as it is written", arguments: rows)
    func capability(_ row: Row) throws {
        let isTree = row.text.hasPrefix("{")
        let parts = isTree ? "\"variants\": { \"go\": { \"motion\": \(row.text) } }" : row.text
        let spec = try MotionTreeTests.spec("{ \"motionSpec\": 1, \"name\": \"Row\", \(parts) }")
        let motion = CompiledMotion(spec)
        let bound = try #require(motion["go"]).timeline.bind { _ in .number(5) }
        for check in row.checks {
            let property = try #require(bound.properties.first { $0.property.text == check.property })
            let value = property.value(at: check.time).components
            #expect(value.count == check.value.count)
            for (number, expected) in zip(value, check.value) {
                #expect(
                    abs(number - expected) <= row.accuracy * max(1, abs(expected)),
                    "\(check.property) at \(check.time): \(number), not \(expected)")
            }
        }
    }

    private func value(_ parts: String, _ property: String, at time: Double) throws -> MotionValue {
        let spec = try MotionTreeTests.spec("{ \"motionSpec\": 1, \"name\": \"Row\", \(parts) }")
        let bound = try #require(CompiledMotion(spec)["go"]).timeline.bind { _ in nil }
        return try #require(bound.properties.first { $0.property.text == property }).value(at: time)
    }

    @Test("75, 76. mixes colours in sRGB and in perceptual spaces")
    func colors() throws {
        func middle(_ space: String) throws -> Color {
            let parts =
                "\"animations\": { \"a.tint\": { \"values\": [\"#ff0000\", \"#0000ff\"], \"space\": \"\(space)\" } }, "
                + "\"timings\": { \"*\": { \"duration\": 1, \"curve\": \"linear\" } }, \"variants\": { \"go\": {} }"
            return try #require(try value(parts, "a.tint", at: 0.5).color)
        }
        let plain = try middle("srgb").srgb
        #expect(abs(plain.red - 0.5) < 1e-9 && abs(plain.green) < 1e-9 && abs(plain.blue - 0.5) < 1e-9)
        // CSS Color 4: red and blue in OKLab give oklab(0.53998 0.09636 -0.09284).
        let mixed = try middle("oklab")
        #expect(abs(mixed.lightness - 0.5399845410479299) < 1e-4)
        #expect(abs(mixed.a - 0.0962030) < 1e-3 && abs(mixed.b + 0.0928409) < 1e-3)
    }

    @Test("78. morphs paths point by point where their commands match")
    func paths() throws {
        let parts =
            "\"animations\": { \"a.path\": [\"M0 0 L10 0\", \"M0 10 L20 30\"] }, "
            + "\"timings\": { \"*\": { \"duration\": 1, \"curve\": \"linear\" } }, \"variants\": { \"go\": {} }"
        let value = try value(parts, "a.path", at: 0.5)
        #expect(value.path?.svg == "M0 5L15 15")
    }

    @Test("65. tells the app of instants, and 69. bakes at a frame rate with the first and the last instant")
    func events() throws {
        let spec = try MotionTreeTests.spec(
            motion:
                #"{ "sequence": [{ "animate": "a.x", "from": 0, "to": 1, "duration": 0.1 }, { "emit": "done" }] }"#
        )
        let motion = CompiledMotion(spec)
        #expect(motion["go"]?.timeline.markers == [Marker(time: 0.1, name: "done")])
        let baked = try BakedDocument(motion, options: BakeOptions(sampling: .framesPerSecond(60)))
        let times = baked.variants[0].tracks[0].keyframes.map { $0.time }
        #expect(times.first == 0 && times.last == 0.1)
    }

    @Test("84. has forms for reduced motion")
    func reducedMotion() throws {
        let spec = try MotionTreeTests.spec(
            """
            { "motionSpec": 1, "name": "Row", "animations": { "a.position.x": [0, 9] },
              "variants": { "go": { "timings": { "*": { "duration": 0.3 } }, "reducedMotion": "instant" } } }
            """)
        let motion = CompiledMotion(spec)
        let variant = try #require(motion["go"])
        #expect(motion.reducedForm(of: variant).timeline.duration == 0)
    }
}
